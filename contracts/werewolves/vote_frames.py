"""How a vote by day is said: for whom, moved, and taken back."""

from dataclasses import replace

from contracts.werewolves import wording as w
from contracts.werewolves.named_first import IT_IS, is_whom, that_is, whom_is
from contracts.werewolves.wolf_frames import NO_TARGET, WHOM
from gamemaster.core.frame import Frame, Slot, Strength, joined, phrases

VOTE_WHOM = Slot(("target",), "person", w.VOTED_FOR)
VOTE_NOBODY = Slot(("target",), "nobody", w.VOTED_FOR)

_VOTE_PADDING = (
    *w.DAY,
    *phrases(
        "my vote; vote; off; out; to lynch; be lynched; is lynched; should be lynched; be hanged; "
        "lynched; hanged; # #"
    ),
    *joined(("'s", "'"), phrases("lynching; hanging; execution; death by hanging; lynching today")),
)
_FROM = tuple(f"{lead} {whom}" for lead in ("from", "off") for whom in phrases("nobody; null; no one; none"))
_LEADS = phrases(
    "in today 's lynching; in today 's lynch; in today 's vote; for today 's lynching; in the lynching; "
    "in today 's lynch vote; today; on day {n}; in day {n}; for day {n}; day {n}; as for today 's "
    "lynching; in the vote today; in the day vote; in the lynch vote"
)
_LED = tuple(
    f"{lead}{mark} i {how}"
    for lead in _LEADS
    for mark in ("", " ,", " :")
    for how in phrases(
        "vote for; vote to lynch; vote; cast my vote for; lynch; change my vote to; vote for lynch"
    )
)
_LYNCHING = tuple(verb for verb in w.VOTES if "lynch" in verb or "hang" in verb or "string up" in verb)
_MOVES = frozenset(
    phrases(
        "change; switch; move; shift; transfer; redirect; flip; turn; swap; alter; amend; update; revise; "
        "revote; re; put; bring; throw; swing"
    )
)
"""What a vote can be said to do from somebody; `Vote: Tarn, from Brask` may be Brask's."""
_MOVED = tuple(verb for verb in w.VOTES if verb.split()[0] in _MOVES)
_STILL = tuple(verb for verb in w.VOTES if verb not in _MOVED)
_FROM_WHOM = (Slot(("",), "person", w.VOTED_BEFORE, optional=True),)
_AWAY = (Slot(("",), "person", ("away from",), optional=True),)
_VOTE_VERBS: tuple[tuple[tuple[str, ...], Strength, tuple[Slot, ...]], ...] = (
    (tuple(verb for verb in _STILL if verb not in _LYNCHING), "open", _AWAY),
    (tuple(verb for verb in _MOVED if verb not in _LYNCHING), "open", _FROM_WHOM),
    (tuple(verb for verb in _STILL if verb in _LYNCHING), "own", _AWAY),
    (tuple(verb for verb in _MOVED if verb in _LYNCHING), "own", _FROM_WHOM),
    ((), "own", ()),
)
_AGAINST = phrases("cast; place; put; lay; use; set; give; enter; register; record")
_I_VOTE = phrases(
    "vote for; vote to lynch; vote to hang; vote to have lynched; cast my vote for; lynch; choose to lynch; "
    "vote to see hanged; hereby vote for"
)
_BY_ME = phrases(
    "gets a vote from me; gets one vote from me; has a vote from me; receives a vote from me; gets a lynch "
    "vote from me"
)
_CHOSEN = phrases(
    "for the lynching; for today 's lynching; for the lynch; for today 's lynch; as the one to lynch; as "
    "the one to be lynched; as my lynch target; as my choice for the lynching; as my choice for today 's "
    "lynching; to be lynched; to be lynched today; to be hanged; to be hanged today; for the gallows; for "
    "the noose; to lynch; to lynch today; as the one to hang; for lynching; to hang; as the person to "
    "lynch; as my lynch vote; for my vote"
)
_CHOICE = joined(
    phrases("my choice; my pick; my candidate"),
    phrases(
        "for the lynching; for today 's lynching; for today 's lynch; for the lynch; for the gallows; for "
        "the noose; for lynching; to lynch"
    ),
) + phrases("my lynch choice; my lynch target; my lynch pick; my lynch candidate")
_NAMED = Frame(
    action="vote",
    verbs=(),
    slots=(WHOM,),
    padding=_VOTE_PADDING,
    strength="own",
    repeatable=False,
    series=False,
    example="I vote to lynch Brask.",
)
_LEFT_EMPTY = joined(
    ("and", ", and", ", i"),
    ("leave", "make", "set", "keep", "let"),
    ("it",),
    ("", "be"),
    ("empty", "null", "blank", "void"),
)
_OUT_OF_ORDER = phrases(
    "out of order; out of line; out of turn; out of touch; out of his mind; out of her mind"
)
TO_USE = phrases(
    "to cast; to use; to spend; to keep; to hold; to do; to wield; for the day; for a day; in trust; as a "
    "proxy; as proxy; as e likes; as he likes; as she likes; as they like; for safekeeping; as a gift; as a "
    "present; as a loan; on loan"
)
"""Whoever may use the vote is not the one it is cast for."""
VOTING: tuple[Frame, ...] = (
    replace(
        _NAMED,
        sayings=whom_is(("i",), _I_VOTE),
        tails=(*is_whom(("i",), _I_VOTE), *_BY_ME),
    ),
    replace(_NAMED, sayings=IT_IS, closings=that_is(("i",), _I_VOTE)),
    replace(
        _NAMED,
        sayings=joined(
            ("", "here is", "here 's"),
            ("a", "one", "my one"),
            ("vote", "lynch vote", "vote to lynch"),
            ("", "for", "against"),
        ),
        closings=phrases("from me; from myself; from yours truly; by me; of mine"),
    ),
    replace(
        _NAMED,
        verbs=joined(_AGAINST, ("my lynch vote", "a lynch vote", "my vote to lynch")),
        slots=(Slot(("target",), "person", ("against",)),),
    ),
    replace(_NAMED, verbs=phrases("choose; pick; select; name"), closings=_CHOSEN),
    replace(
        _NAMED,
        verbs=phrases("vote to send; vote; send; vote to bring; vote to see"),
        closings=joined(("to the",), ("gallows", "noose", "rope", "hanging tree", "scaffold")),
    ),
    # a choice that is told may be no vote yet: a question
    replace(
        _NAMED,
        sayings=joined(_CHOICE, ("is", ":", "today is", "is now")),
        tails=joined(("is",), _CHOICE),
        promised=True,
    ),
    # a vote against somebody may be meant for em
    replace(
        _NAMED,
        verbs=joined(_AGAINST, ("my vote", "a vote", "my ballot")),
        slots=(Slot(("target",), "person", ("against",)),),
        strength="open",
        promised=True,
    ),
    replace(
        _NAMED,
        sayings=joined(("my vote",), phrases("is against; goes against; stands against; is cast against")),
        promised=True,
    ),
    replace(
        _NAMED,
        sayings=joined(("i no longer",), phrases("vote for; vote to lynch; vote to hang")),
        slots=(Slot(("",), "person", ("",)),),
        fixed=NO_TARGET,
    ),
    *(
        Frame(
            action="vote",
            verbs=verbs,
            slots=(slot, *before),
            padding=(*_VOTE_PADDING, *_FROM),
            sayings=() if verbs else sayings,
            turned=(*_OUT_OF_ORDER, *TO_USE),
            tails=() if verbs or slot is VOTE_NOBODY else w.TAKES_VOTE,
            strength=strength,
            repeatable=False,
            series=False,
            example=example,
        )
        for verbs, strength, before in _VOTE_VERBS
        for slot, sayings, example in (
            (
                VOTE_WHOM,
                (
                    *_LED,
                    *w.VOTE_IS,
                    *phrases(
                        "vote :; # # vote; # # vote :; # vote; [ vote ]; vote =; vote lynch :; lynch vote :; "
                        "vote to lynch :; new vote :; revised vote :; changed vote :; vote change :; "
                        "vote --; "
                        "vote ->; ! vote; / vote; count my vote for; please count my vote for; "
                        "record my vote "
                        "for; please "
                        "record my vote for; put me down for; please put me down for; put my vote on; mark "
                        "me down as voting for; note my vote for; register my vote for; enter my vote for"
                    ),
                ),
                "I vote to lynch Brask.",
            ),
            (
                VOTE_NOBODY,
                (
                    *w.VOTE_IS,
                    *phrases("vote :; # # vote; # # vote :; # vote; vote =; new vote :; lynch :"),
                ),
                "I change my vote to nobody.",
            ),
        )
    ),
    replace(
        _NAMED,
        sayings=joined(
            ("", "please"),
            phrases(
                "consider this; count this as; take this as; record this as; regard this as; let this be"
            ),
            phrases("my vote for; a vote for; my vote to lynch; a vote to lynch"),
        ),
    ),
    # a vote that is said to stand, or to have been cast, need not be on record: a question
    replace(
        _NAMED,
        verbs=joined(
            phrases(
                "confirm; reconfirm; repeat; reaffirm; affirm; reiterate; maintain; keep; leave; stand by"
            ),
            ("my vote", "my vote today", "my earlier vote", "my previous vote"),
        ),
        slots=(Slot(("target",), "person", ("for", "on", "with", "to lynch", "against", "where it is on")),),
        promised=True,
    ),
    replace(
        _NAMED,
        sayings=joined(
            ("my vote",),
            phrases(
                "belongs to; lies on; lies with; sits on; rests on; stays on; stays with; remains on; "
                "remains "
                "with; remains for; stays for; is still on; is still for; still goes to; has gone to; has "
                "moved to"
            ),
        )
        + phrases(
            "voted; voted for; voted :; have voted for; have voted; i voted; moved my vote to; changed my "
            "vote to; "
            "hammer :; hammer; i hammer; vtl; vtl :; v :; i call for the lynching of; i call for the lynch of"
        ),
        promised=True,
    ),
    replace(
        _NAMED,
        verbs=joined(
            phrases("record; register; enter; note; make; set; state"),
            ("my vote", "my ballot", "my lynch vote"),
        ),
        slots=(Slot(("target",), "person", ("as", "as for", "as one for", "as being for")),),
    ),
    replace(
        _NAMED,
        sayings=joined(
            ("", "please"), ("record", "register", "enter", "note", "count"), ("my vote as", "my vote as for")
        ),
    ),
    replace(
        _NAMED,
        verbs=phrases("place it; put it; move it; cast it; give it; set it; lay it; transfer it; use it"),
        slots=(Slot(("target",), "person", ("on", "onto", "to", "for", "against")),),
        strength="common",
    ),
    # "My vote moves from Tarn to Brask"
    replace(
        _NAMED,
        slots=(
            Slot(("target",), "person", ("to", "over to", "on to", "onto", "now to")),
            Slot(("",), "person", w.VOTED_BEFORE),
        ),
        sayings=phrases(
            "my vote moves; my vote goes; my vote shifts; my vote switches; my vote changes; my vote swings; "
            "my vote passes; my vote wanders; my vote now moves; my vote now goes"
        ),
        strength="open",
    ),
    # told as done, which no vote on record may bear out: a question
    replace(
        _NAMED,
        slots=(Slot(("",), "person", ("",)),),
        sayings=phrases(
            "i have voted for; i 've voted for; i have voted to lynch; i 've voted to lynch; i voted for; i "
            "voted "
            "to lynch; i have now voted for; i 've now voted for; i have cast my vote for; i 've cast my "
            "vote for; "
            "i have changed my vote to; i 've changed my vote to; i changed my vote to; i have already voted "
            "for; i 've already voted for; i already voted for; ive voted for; ive already voted for; i 've "
            "voted; i have voted"
        ),
        padding=("already",),
        strength="open",
    ),
    replace(
        _NAMED,
        verbs=w.LYNCHES,
        sayings=phrases("lynch :; # # lynch; # # lynch :; my lynch :; lynch --; ! lynch"),
    ),
    Frame(
        action="vote",
        verbs=w.UNVOTES,
        slots=(
            Slot(
                ("",),
                "person",
                phrases("for; on; against; from; to lynch; ; off; off of; away from; of"),
                optional=True,
            ),
        ),
        padding=(
            *w.DAY,
            *phrases("entirely; altogether; completely; for nobody; and vote for nobody"),
            # whoever it is, nobody has more than one vote
            *joined(phrases("for; on; from; off"), phrases("her; him; them; em")),
            *_LEFT_EMPTY,
        ),
        fixed=NO_TARGET,
        sayings=phrases(
            "unvote; # # unvote; unvote :; vote : null; # # unvote :; un - vote; vote withdrawn; vote "
            "retracted; i no longer vote for anyone; i no longer vote to lynch anyone; i no longer vote "
            "for anybody; i vote to lynch nobody; ! unvote; / unvote; my vote is withdrawn; my vote is "
            "retracted; no lynch; i vote no lynch; vote : no lynch; # # no lynch"
        ),
        strength="open",
        repeatable=False,
        series=False,
        example="I withdraw my vote.",
    ),
)
