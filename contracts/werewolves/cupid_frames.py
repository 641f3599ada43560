"""How Cupid names the two Lovers."""

from dataclasses import replace

from contracts.werewolves import wording as w
from gamemaster.core.frame import Frame, Slot, joined, phrases

_TWO = phrases(
    "these two; these; the following; the following two; the pair; this pair; this couple; these people"
)
_PAIR = Slot(("lovers",), "person", ("", ":", "at", "with", "between", *joined(_TWO, ("", ":"))), many=True)
_LOVER = Slot(("lover",), "person", ("",))
_BELOVED = Slot(("beloved",), "person", ("with", "to"))
NO_LOVERS = joined(
    ("as",),
    phrases(
        "wolves; werewolves; the wolves; the werewolves; suspects; enemies; friends; killers; partners in "
        "crime; his partner in crime; her partner in crime; my suspects; my candidates; my picks; a team; "
        "seers; rivals; allies; neighbours; neighbors; villagers; victims; targets"
    ),
)
_LOVERS = (
    *w.AS_LOVERS,
    *(phrase for phrase in w.NIGHT if phrase not in NO_LOVERS),
    *phrases("both; with; with each other; to each other; as cupid"),
)
_CHOOSES_LOVERS = tuple(
    f"{verb} {lovers}"
    for verb in phrases("choose; pick; name; select; announce; declare; proclaim; make; appoint")
    for lovers in phrases("the lovers; my lovers; our lovers; the two lovers; as lovers; as the lovers")
) + joined(
    phrases("choose; pick; name; select; declare; designate; appoint"),
    _TWO,
    ("as lovers", "as the lovers", "as my lovers", "for lovers"),
)
_LINK = Frame(
    action="link",
    verbs=(),
    slots=(_PAIR,),
    padding=_LOVERS,
    turned=NO_LOVERS,
    strength="open",
    repeatable=False,
    series=False,
    example="I link Tarn and Mirelle as lovers.",
)
CUPID: tuple[Frame, ...] = (
    replace(
        _LINK,
        verbs=(*w.LINKS, *_CHOOSES_LOVERS),
        sayings=phrases(
            "for lovers i choose; for lovers , i choose; for the lovers i choose; for lovers i pick; for "
            "lovers i name; cupid :; lovers :; the lovers :; my lovers are; my lovers :; the lovers "
            "shall be; the lovers "
            "will be; link :; # # link; # # lovers; pair :; couple :; the lovers are to be; lovers =; cupid "
            "'s choice :; as cupid , i choose; as cupid i choose; as cupid , i pick; as cupid i pick; "
            "as cupid , i name"
        )
        + joined(
            ("my", "my two", "both my", "cupid 's", "cupid 's two", "the"),
            ("arrow", "arrows", "love arrows"),
            phrases("hit; strike; go to; fly at; fly to; go at; :; are for; hits; strikes; goes to; --"),
        )
        + joined(("my choice", "my pair", "my two lovers", "my couple"), ("as cupid",), ("is", "are", ":")),
        tails=joined(
            ("are", "shall be", "will be", "are hereby"),
            phrases("my lovers; my choice as cupid; my choice as the cupid; my two lovers"),
        )
        + joined(
            ("are",),
            phrases("the ones; the two; the pair; the couple; the lovers; the two lovers; who; whom"),
            ("i", "i as cupid", "i , cupid ,", "as cupid i"),
            phrases("link; choose; pick; pair; name; join; couple; match; unite; choose as lovers"),
        )
        + joined(("are", "shall be", "are hereby"), ("our lovers",))
        + joined(("shall be", "shall be hereby"), ("the lovers", "lovers", "the two lovers")),
    ),
    replace(
        _LINK,
        verbs=phrases(
            "link; pair; pair up; match; join; unite; tie; bind; couple; wed; marry; pair off; hitch; team; "
            "connect; betroth; join together; tie together; bind together"
        ),
        slots=(_LOVER, _BELOVED),
    ),
    replace(
        _LINK,
        verbs=phrases("make; let; cause"),
        slots=(
            _LOVER,
            Slot(
                ("beloved",),
                "person",
                phrases(
                    "fall in love with; to fall in love with; the lover of; fall for; to fall for; "
                    "lovers with; be the lover of"
                ),
            ),
        ),
        padding=w.NIGHT,
        turned=(),
    ),
    # what anybody may tell or guess: a question
    replace(
        _LINK,
        sayings=phrases("the lovers are; the two lovers are; cupid chooses; cupid links; cupid pairs"),
        promised=True,
    ),
    replace(_LINK, verbs=w.PAIRS, closings=w.AS_LOVERS, sayings=("i choose",)),
)
