"""Frames that every game with dependent actions shares: supporting, objecting, taking either back,
resolving."""

from dataclasses import replace
from typing import Final

from gamemaster.core.frame import Frame, Phrasebook, Slot, phrases

_INTENT: Final = Slot(
    ("intent",), "intent", ("", "to", "for", "of", "from", "against", "on", "behind"), implied=True
)
_REFERENCES: Final = phrases(
    "it; that; this; to it; to that; to this; this intent; that intent; the intent; to this intent; to "
    "that intent; to the intent; to your intent; your intent; the intent below; the intent above; to the "
    "intent below; to the intent above; to the above intent; the above intent; for it; for this; for that; "
    "for the intent; for this intent; the above; to the above; the following; to the below; to the quoted "
    "intent; the quoted intent; to the following; to the intents quoted below; to the intent quoted below; "
    "to the intent quoted above"
)
_TOPIC: Final = ("rpg",)

_GIVING: Final = phrases(
    "give; lend; offer; declare; add; register; record; note; voice; state; announce; enter; file; put "
    "in; express"
)
_OBJECTING: Final = (*_GIVING, "raise", "lodge", "make", "submit")
_HAS: Final = phrases("has; gets; has now; now has; receives; hereby has; hereby gets; meets with; earns")
_TAKING_BACK: Final = phrases(
    "withdraw; retract; take back; remove; rescind; revoke; drop; cancel; lift; recall; pull; call off; undo"
)
_MADE_TO: Final = tuple(
    f"{that}i {made}"
    for that in ("", "that ", "which ")
    for made in phrases("made to; raised to; raised against; gave to; gave; entered against; lodged against")
)
# with these an intent has to be named
_CARRYING_OUT: Final = phrases(
    "carry out; execute; enact; complete; act on; act upon; go through with; make good on; follow "
    "through on; "
    "fulfil; fulfill; implement; effect; perform; do as announced in; do as i announced in; do as "
    "intended in; "
    "do as i intended in; do as stated in; do what i announced in"
)

_BACK: Final = (
    ("withdraw_support", "my support", "I withdraw my support for intent 1."),
    ("withdraw_objection", "my objection", "I withdraw my objection to intent 1."),
)
INTENT_FRAMES: Final[tuple[Frame, ...]] = (
    # "I take my objection back"
    *(
        Frame(
            action=action,
            verbs=(f"take {what}", f"call {what}"),
            slots=(replace(_INTENT, after=("", "to", "for", "from", *_MADE_TO)),),
            closings=("back", "off"),
            topic=_TOPIC,
            strength="common",
            repeatable=False,
            example=example,
        )
        for action, what, example in _BACK
    ),
    Frame(
        action="support",
        verbs=(
            "support",
            "second",
            "am in support of",
            "stand in support of",
            *(f"{verb} my support" for verb in _GIVING),
        ),
        slots=(_INTENT,),
        padding=_REFERENCES,
        sayings=phrases(
            "i am in support of; i 'm in support of; im in support of; support; seconded; supported; + 1 "
            "support; my support goes to; my support is with; my support "
            "is hereby given to"
        ),
        tails=tuple(f"{has} my {full}support" for has in _HAS for full in ("", "full ")),
        topic=_TOPIC,
        strength="common",
        repeatable=False,
        example="I support intent 1.",
    ),
    Frame(
        action="object",
        verbs=("object", *(f"{verb} {an} objection" for verb in _OBJECTING for an in ("my", "an"))),
        slots=(_INTENT,),
        padding=_REFERENCES,
        sayings=("objection", "objected", "object", "my objection goes to", "my objection is to"),
        tails=tuple(f"{has} my objection" for has in _HAS),
        topic=_TOPIC,
        strength="common",
        repeatable=False,
        example="I object to intent 1.",
    ),
    Frame(
        action="withdraw_support",
        verbs=tuple(f"{verb} {my} support" for verb in _TAKING_BACK for my in ("my", "the")),
        slots=(replace(_INTENT, after=(*_INTENT.after, *_MADE_TO)),),
        padding=_REFERENCES,
        sayings=phrases("i no longer support"),
        topic=_TOPIC,
        strength="common",
        repeatable=False,
        example="I withdraw my support for intent 1.",
    ),
    Frame(
        action="withdraw_objection",
        verbs=tuple(f"{verb} {my} objection" for verb in _TAKING_BACK for my in ("my", "the")),
        slots=(replace(_INTENT, after=(*_INTENT.after, *_MADE_TO)),),
        padding=_REFERENCES,
        sayings=phrases("i no longer object; i no longer object to"),
        topic=_TOPIC,
        strength="common",
        repeatable=False,
        example="I withdraw my objection to intent 1.",
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
    Frame(
        action="resolve",
        verbs=_CARRYING_OUT,
        slots=(replace(_INTENT, after=("", "my", "the"), implied=False),),
        padding=("as intended", "as announced"),
        topic=_TOPIC,
        strength="common",
        example="I resolve intent 1.",
    ),
    Frame(
        action="retract",
        # not the verb alone: what else is taken back is none of these
        verbs=tuple(
            f"{verb} {intent}"
            for verb in phrases(
                "retract; withdraw; take back; rescind; cancel; drop; abandon; call off; revoke"
            )
            for intent in phrases("intent; my intent; the intent; my own intent; my intention; this intent")
        ),
        slots=(Slot(("ref",), "intent", ("", "number"), implied=True),),
        padding=phrases("above; below; quoted above; quoted below; of mine"),
        fixed={"of": "intent"},
        topic=_TOPIC,
        strength="common",
        repeatable=False,
        example="I retract intent 1.",
    ),
)

LEAVE_TAKING: Final = phrases(
    "take my leave of; take leave of; take my leave from; part from; walk away from"
)
"""Verbs by which one leaves any game that is named behind them."""
AT_ONCE: Final = phrases(
    "effective with this message; effective now; effective today; effective immediately; effective at once; "
    "with effect from now; with immediate effect; as of now; as of today; from now on; for good; forever; "
    "as of this moment; at once; hereby"
)
"""When one leaves, said so that it is now."""

JOINING_VERBS: Final = phrases(
    "be admitted; be let in; be added; be counted in; be dealt in; be registered; be enrolled; be included; "
    "apply for membership; apply to join; apply for admission; request admission; ask for admission; beg "
    "admission; rejoin; re join; come back; re enter"
)
"""Verbs by which one joins any game, which `I ask to` or `I would like to` may lead up to."""
JOINING_SAYINGS: Final = phrases(
    "put me down; put me on the list; put my name down; put my name on the list; put me down as a player; "
    "consider me a player; consider me in; write me down; write me in; add my name; add my name to the list; "
    "please put me down; please put me on the list; please put my name down; please put my name on the list; "
    "please consider me a player; please consider me in; please write me in; please add my name; please add "
    "my name to the list; please enrol me; please enroll me; please register me; please deal me in; please "
    "let me in"
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
        verbs=phrases(
            "claim an error; claim that there is an error; coe; submit a claim of error; make a claim of "
            "error; lodge a claim of error; file a claim of error; enter a claim of "
            "error; submit a coe; make a coe; raise a claim of error; publish a claim of error; "
            "issue a claim of error"
        ),
        slots=(_REPORT, Slot(("what",), "text")),
        padding=phrases(
            "in it; in this; in that; in this report; in that report; in the report; in the last report; "
            "against this report; against the report; against the last report; on this report; in last week "
            "'s report; against last week 's report; on last week 's report; in the weekly report; in the "
            "latest report; against the latest report; on the last report; in your last report; in the "
            "current report; on the report; this report; the report; the last report; in your report; in the "
            "above; as follows"
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
