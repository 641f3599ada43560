"""Frames that every game with dependent actions shares: supporting, objecting, taking either back,
resolving."""

from dataclasses import replace
from typing import Final

from gamemaster.core.frame import Frame, Phrasebook, Slot, joined, phrases

_INTENT: Final = Slot(("intent",), "intent", ("", "to", "for", "of", "against", "on", "behind"), implied=True)
_NAMED: Final = replace(_INTENT, after=("", "my", "the", "number"), implied=False)
"""An intent that has to be named: the words around it say other things, too."""
_REFERENCES: Final = phrases(
    "it; that; this; to it; to that; to this; this intent; that intent; the intent; to this intent; to that "
    "intent; to the intent; to your intent; your intent; to my intent; to my own intent; my own intent; to "
    "eir intent; to his intent; to her intent; the intent below; the intent above; to the intent below; to "
    "the intent above; to the above intent; the above intent; for it; for this; for that; for the intent; "
    "for this intent; the above; to the above; the following; to the below; to the quoted intent; the quoted "
    "intent; to the following; to the intents quoted below; to the intent quoted below; to the intent quoted "
    "above"
)
_SOMETHING_ELSE: Final = phrases("being; having; getting; becoming; going; this being; that being; it being")
"""`I object to this being called late`: what is objected to is no intent."""
_TOPIC: Final = ("rpg",)

_GIVING: Final = phrases(
    "give; lend; offer; declare; add; register; record; note; voice; state; announce; enter; file; put "
    "in; express; grant; pledge; cast; throw; place; extend; send; proclaim; bestow; put; submit; throw in"
)
_OBJECTING: Final = (*_GIVING, *phrases("raise; lodge; make; interpose; put down; put forward"))
_HAS: Final = phrases("has; gets; has now; now has; receives; hereby has; hereby gets; meets with; earns")
_TAKING_BACK: Final = phrases(
    "withdraw; retract; take back; remove; rescind; revoke; drop; cancel; lift; recall; pull; call off; "
    "undo; "
    "pull back; take away; give up; abandon; terminate; annul; void; nullify; waive; strike; renounce; "
    "cease; discontinue; make a withdrawal of; make a retraction of"
)
_MADE_TO: Final = tuple(
    f"{that}i {made}"
    for that in ("", "that ", "which ")
    for made in phrases(
        "made to; raised to; raised against; gave to; gave; entered against; lodged against; filed "
        "against; filed to; lodged to"
    )
)
# with these an intent has to be named
_CARRYING_OUT: Final = phrases(
    "carry out; execute; enact; complete; act on; act upon; go through with; make good on; follow through "
    "on; fulfil; fulfill; implement; effect; perform; do as announced in; do as i announced in; do as "
    "intended in; do as i intended in; do as stated in; do what i announced in; do what i intended in; do "
    "what was announced in; do what was intended in; give effect to; proceed with; follow up on; "
    "finalize; finalise; accomplish; carry through; announce the resolution of"
) + joined(
    ("take", "perform", "do"),
    ("the action", "the act"),
    phrases("of; in; announced in; i announced in; intended in; i intended in; described in; named in"),
)
_SUPPORTING: Final = phrases(
    "become a supporter of; make myself a supporter of; count myself a supporter of; "
    "count myself among the supporters of; put myself down as a supporter of; add my name to the supporters "
    "of; put my weight behind; throw my weight behind; stand behind; sign on as a supporter of; "
    "register as a supporter of; put my name behind; put my support behind"
)
_COUNTING: Final = phrases(
    "count me as; count me among; put me down as; put me down among; consider me; register me as; "
    "record me as"
)
_I_AM: Final = ("i am", "i 'm", "im")
# such words give an opinion, and may be meant as more
_FAVOURING: Final = phrases(
    "endorse; approve of; approve; favour; favor; consent to; subscribe to; give my consent to; give my "
    "blessing to"
)
_OPPOSING: Final = phrases(
    "oppose; stand against; stand opposed to; veto; block; "
    "take exception to; deny my consent to; refuse my consent to; decline my consent to; "
    "declare my opposition to; state my opposition to; vote against; vote no on"
)

_BACK: Final = (
    ("withdraw_support", "support", "I withdraw my support for intent 1."),
    ("withdraw_objection", "objection", "I withdraw my objection to intent 1."),
)
_GONE: Final = joined(
    ("", ":", "is", "is now"), phrases("withdrawn; retracted; rescinded; revoked; cancelled; dropped; lifted")
)


def _of_intent(action: str, verbs: tuple[str, ...], example: str, **more: object) -> Frame:
    """A frame in which an intent is named."""
    return replace(
        Frame(
            action=action,
            verbs=verbs,
            slots=(_NAMED,),
            topic=_TOPIC,
            strength="common",
            repeatable=False,
            example=example,
        ),
        **more,  # type: ignore[arg-type]
    )


def _intents_by(*verbs: str) -> tuple[str, ...]:
    """Each verb with `intent` behind it: by themselves such verbs are of everyday talk."""
    return joined(verbs, phrases("intent; my intent; the intent"))


def _taking_back(action: str, noun: str, example: str) -> tuple[Frame, ...]:
    """`I take my objection to intent 1 back`, `intent 1 no longer has my support`."""
    said = replace(_INTENT, after=("", "to", "for", "of", "from", "against", *_MADE_TO))
    ending = ("support", "supporting") if noun == "support" else ("object to", "objecting to")
    return (
        _of_intent(
            action,
            tuple(f"{verb} my {noun}" for verb in ("take", "call", "pull")),
            example,
            slots=(said,),
            closings=("back", "off", "away"),
        ),
        _of_intent(
            action,
            (
                *(f"{verb} {my}{noun}" for verb in _TAKING_BACK for my in ("my ", "the ", "")),
                *(f"take my {noun} {away}" for away in ("away", "back", "off")),
            ),
            example,
            slots=(replace(_INTENT, after=(*_INTENT.after, "from", *_MADE_TO)),),
            padding=_REFERENCES,
            sayings=(f"i no longer {ending[0]}", *(("i no longer object",) if noun == "objection" else ())),
        ),
        _of_intent(
            action,
            (f"cease to {ending[0]}", f"stop {ending[1]}", f"cease {ending[1]}", f"un{ending[0]}"),
            example,
            sayings=joined(
                _I_AM,
                ("no longer",),
                ("a supporter of", "in support of") if noun == "support" else ("an objector to",),
            ),
            tails=(f"no longer has my {noun}", f"hereby loses my {noun}"),
        ),
        _of_intent(action, _intents_by("deprive", "strip"), example, closings=(f"of my {noun}",)),
        # as `Objection to intent 1: withdrawn` tells
        _of_intent(
            action,
            (),
            example,
            slots=(replace(_INTENT, implied=False),),
            sayings=(noun, f"my {noun}"),
            closings=(*_GONE, "no longer stands", "is no more"),
        ),
    )


INTENT_FRAMES: Final[tuple[Frame, ...]] = (
    *(frame for told in _BACK for frame in _taking_back(*told)),
    Frame(
        action="support",
        verbs=(
            "support",
            "second",
            "am in support of",
            "stand in support of",
            *joined(
                _GIVING,
                phrases(
                    "my support; my full support; support; full support; my backing; my wholehearted support"
                ),
            ),
        ),
        slots=(_INTENT,),
        padding=_REFERENCES,
        turned=_SOMETHING_ELSE,
        sayings=phrases(
            "i am in support of; i 'm in support of; im in support of; support; seconded; supported; + 1 "
            "support; my support goes to; my support is with; my support is hereby given to; support from "
            "me for; support from me; my support :; my support for; my support to; my full support for; "
            "my full support to; my wholehearted support to; my wholehearted support for; count me in "
            "support of"
        ),
        tails=(
            *joined(_HAS, phrases("my support; my full support; my backing; my vote of support")),
            "gets support from me",
            "has support from me",
        ),
        topic=_TOPIC,
        strength="common",
        repeatable=False,
        example="I support intent 1.",
    ),
    _of_intent(
        "support",
        _SUPPORTING,
        "I support intent 1.",
        sayings=(
            *joined(_COUNTING, ("a supporter of", "the supporters of")),
            *joined(_I_AM, ("a supporter of", "hereby a supporter of")),
        ),
    ),
    # "I lend intent 1 my support"
    _of_intent(
        "support",
        _intents_by("give", "lend", "grant", "pledge"),
        "I support intent 1.",
        closings=phrases("my support; my full support; my backing"),
    ),
    _of_intent(
        "support",
        _FAVOURING,
        "I support intent 1.",
        sayings=joined(_I_AM, phrases("for; all for; in favour of; in favor of; behind; with")),
        promised=True,
    ),
    Frame(
        action="object",
        verbs=("object", *joined(_OBJECTING, ("my", "an", "one"), ("objection",))),
        slots=(_INTENT,),
        padding=_REFERENCES,
        turned=_SOMETHING_ELSE,
        sayings=phrases(
            "objection; objected; object; my objection goes to; my objection is to; objection from me; "
            "objection from me to; objection from me against; an objection from me to"
        ),
        tails=(
            *(f"{has} my objection" for has in _HAS),
            "gets an objection from me",
            "meets with an objection from me",
        ),
        topic=_TOPIC,
        strength="common",
        repeatable=False,
        example="I object to intent 1.",
    ),
    _of_intent(
        "object",
        phrases("become an objector to; put myself down as an objector to; register as an objector to"),
        "I object to intent 1.",
        sayings=joined(_COUNTING, ("an objector to", "the objectors to")),
    ),
    _of_intent(
        "object",
        _OPPOSING,
        "I object to intent 1.",
        sayings=(
            *joined(_I_AM, ("opposed to", "against")),
            "i have an objection to",
            "i have objections to",
        ),
        promised=True,
    ),
    Frame(
        action="resolve",
        verbs=phrases("resolve; do so; do as intended; carry out; resolve my intent; do it as intended"),
        slots=(_INTENT,),
        padding=(*_REFERENCES, "my intent", "as intended", "the intent"),
        topic=_TOPIC,
        strength="common",
        repeatable=False,
        example="I resolve intent 1.",
    ),
    _of_intent(
        "resolve",
        _CARRYING_OUT,
        "I resolve intent 1.",
        padding=("as intended", "as announced"),
        tails=phrases(": resolved; : carried out"),
        repeatable=True,
    ),
    # "I put intent 1 into effect"
    _of_intent(
        "resolve",
        _intents_by("put", "carry", "bring"),
        "I resolve intent 1.",
        closings=phrases(
            "into effect; in effect; into action; into practice; into force; into operation; to effect; "
            "out; through; to completion; to pass; to its conclusion; to fruition"
        ),
    ),
    # as of these nobody can say whether the sender does it
    _of_intent(
        "resolve",
        phrases("realise; realize; discharge; trigger; invoke"),
        "I resolve intent 1.",
        tails=phrases("takes effect; takes effect now; is resolved; is carried out; goes into effect"),
        promised=True,
    ),
    Frame(
        action="retract",
        # not the verb alone: what else is taken back is none of these
        verbs=joined(
            phrases(
                "retract; withdraw; take back; rescind; cancel; drop; abandon; call off; revoke; scrap; "
                "give up; undo; annul; void; nullify; pull; pull back; remove; renounce; back out of; let "
                "go of; make a retraction of"
            ),
            phrases("intent; my intent; the intent; my own intent; my intention; this intent"),
        ),
        slots=(Slot(("ref",), "intent", ("", "number"), implied=True),),
        padding=phrases("above; below; quoted above; quoted below; of mine"),
        fixed={"of": "intent"},
        tails=phrases(": retracted; : withdrawn; : cancelled; : revoked"),
        topic=_TOPIC,
        strength="common",
        repeatable=False,
        example="I retract intent 1.",
    ),
    # "I call intent 1 off"
    _of_intent(
        "retract",
        _intents_by("take", "call", "pull"),
        "I retract intent 1.",
        slots=(Slot(("ref",), "intent", ("", "number")),),
        fixed={"of": "intent"},
        closings=("back", "off"),
    ),
)

LEAVE_TAKING: Final = phrases(
    "take my leave of; take leave of; take my leave from; part from; walk away from"
)
"""Verbs by which one leaves any game that is named behind them."""
AT_ONCE: Final = phrases(
    "effective with this message; effective now; effective today; effective immediately; effective at "
    "once; with effect from now; with immediate effect; as of now; as of today; from now on; for good; "
    "forever; as of this moment; at once; hereby; from today; from today on; starting today"
)
"""When one leaves, said so that it is now."""
NOT_LEFT: Final = phrases(
    "to you; to you all; to others; to the others; to them; to it; to that; to themselves; to itself; to me; "
    "to do; to its own devices; to the experts; as it is; as they are; in peace; alone; be; open; on; "
    "running; for now; for a moment; for a while; for a bit; for a minute; for the moment; for the time "
    "being; for later; for another day; in your hands; in good hands; in their hands"
)
"""What makes of leaving a letting be, or an absence: `(I leave the game) to you`."""
NOT_JOINED: Final = phrases(
    "forces; hands; in the fun; in the laughter; in the chorus; in the applause; in the singing; in the "
    "discussion; in the complaint; in thanking; in wishing; in congratulating; in mourning; in protest"
)
"""What makes of joining a doing as others do: `(I join) in the fun`."""

JOINING_VERBS: Final = phrases(
    "be admitted; be let in; be added; be counted in; be dealt in; be registered; be enrolled; be "
    "included; apply for membership; apply to join; apply for admission; request admission; ask for "
    "admission; beg admission; rejoin; re join; come back; re enter; join this one; join in this one"
)
"""Verbs by which one joins any game, which `I ask to` or `I would like to` may lead up to."""
JOINING_SAYINGS: Final = phrases(
    "put me down; put me on the list; put my name down; put my name on the list; put me down as a player; "
    "consider me a player; consider me in; write me down; write me in; add my name; add my name to the "
    "list; please put me down; please put me on the list; please put my name down; please put my name on "
    "the list; please consider me a player; please consider me in; please write me in; please add my "
    "name; please add my name to the list; please enrol me; please enroll me; please register me; please "
    "deal me in; please let me in"
) + joined(
    phrases("add me; put me; please add me; please put me"),
    phrases("to the list; to the list of players; on the list of players; to the roster"),
)
"""Orders by which one asks to be let into any game."""

_REPORT: Final = Slot(
    ("report",),
    "number",
    phrases("in report; on report; against report; about report; in report number; against report number"),
    optional=True,
)
CLAIM_FRAMES: Final[tuple[Frame, ...]] = (
    Frame(
        action="claim_error",
        verbs=(
            *phrases("claim an error; claim error; claim errors; claim that there is an error; coe"),
            *joined(
                phrases(
                    "submit; make; lodge; file; enter; raise; publish; issue; put in; place; post; register"
                ),
                ("a", "my", "this", "another"),
                ("claim of error", "coe"),
            ),
        ),
        slots=(_REPORT, Slot(("what",), "text")),
        padding=phrases(
            "in it; in this; in that; in this report; in that report; in the report; in the last report; "
            "against this report; against the report; against the last report; on this report; in last "
            "week 's report; against last week 's report; on last week 's report; in the weekly report; "
            "in the latest report; against the latest report; on the last report; in your last report; in "
            "the current report; on the report; this report; the report; the last report; in your report; "
            "in the above; as follows"
        ),
        strength="common",
        example="I claim an error in report 3: my gold is 4.",
        repeatable=False,
        series=False,
    ),
)
"""How a claim of error is announced; `layout.claims` finds those that are only headed CoE."""


def with_claims(phrasebook: Phrasebook) -> Phrasebook:
    """The phrasebook of a game, with what can be announced in every game; its shown examples stay its own."""
    return replace(phrasebook, frames=(*phrasebook.frames, *CLAIM_FRAMES), shown=phrasebook.examples)
