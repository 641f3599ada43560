"""How players of Agora Fluxx play cards."""

from dataclasses import replace

from contracts.agora_fluxx.play_wording import (
    AND_PLAYED,
    IS_PLAYED,
    LAYING,
    MADE_PLAYS,
    MANY_PLAYS,
    NAMELY,
    ONE_PLAYS,
    PLAYING,
)
from contracts.agora_fluxx.wording import (
    AROUND_PLAY,
    CARDPLAY,
    CHOSEN_CARDS,
    CHOSEN_WORDS,
    ONTO_TABLE,
    TARGETS,
)
from gamemaster.core.frame import Frame, Slot, phrases

_TOPIC = phrases("card; cards; keeper; keepers; cardplay; cardplays")
_COUNTED_TOPIC = (*_TOPIC, "plays")
_CARD = Slot(("card",), "card", ("",))
_NAMED = Slot(("card",), "card", NAMELY)
_REPLACED = Slot(
    ("",), "card", phrases("replacing; which replaces; to replace; ousting; displacing"), optional=True
)
_EXAMPLE = "I play Draw 3."
_PLAY = Frame(
    action="play",
    verbs=(),
    slots=(_CARD,),
    padding=AROUND_PLAY,
    topic=_TOPIC,
    strength="own",
    repeatable=False,
    example=_EXAMPLE,
)

PLAY_FRAMES: tuple[Frame, ...] = (
    replace(
        _PLAY,
        verbs=PLAYING,
        slots=(_CARD, TARGETS, CHOSEN_CARDS, CHOSEN_WORDS, _REPLACED),
        turned=phrases(
            "as my witness; as witness; as a witness; as our witness; as my friend; as my ally; for something"
        ),
        costs=(CARDPLAY,),
        topic=_COUNTED_TOPIC,
    ),
    # what somebody plays down, e may only make little of
    replace(_PLAY, verbs=LAYING, closings=("down",)),
    # so many of them, and then their names
    replace(_PLAY, verbs=MANY_PLAYS, topic=_COUNTED_TOPIC),
    # a card so called, and then by its name: "I play a Keeper: the Cat"
    replace(
        _PLAY,
        verbs=LAYING,
        slots=(Slot(("",), "some card", ("",)), _NAMED, TARGETS, CHOSEN_CARDS),
        costs=(CARDPLAY,),
        series=False,
    ),
    replace(
        _PLAY,
        verbs=phrases(
            "make; perform; take; carry out; undertake; execute; complete; announce; declare; proclaim"
        ),
        slots=(
            Slot(("",), "one play", ("",)),
            Slot(
                ("card",),
                "card",
                (
                    *NAMELY,
                    *phrases(
                        "with; using; of; out of; by playing; , playing; by laying down; by putting down; to "
                        "play; and play; and it is; , and it is; , which is; in the form of; in the shape "
                        "of; and that is; as; : it is; : i play; and lay down; , laying down"
                    ),
                ),
            ),
            TARGETS,
            CHOSEN_CARDS,
        ),
        series=False,
    ),
    replace(
        _PLAY,
        verbs=phrases(
            "use; spend; use up; expend; burn; employ; make use of; invest; apply; blow; give; devote; "
            "dedicate; commit; assign; allot; pay; put; exercise; waste; take"
        ),
        slots=(
            Slot(("",), "paid cardplay", ("",)),
            Slot(
                ("card",),
                "card",
                phrases(
                    "on; for; to play; and play; in order to play; playing; by playing; in playing; to; to "
                    "the; for playing; into; towards; on playing; to put down; to lay down; and put down; to "
                    "bring out; :; in favour of; , playing; , and play; , namely; , on; to put into play; to "
                    "bring into play; and lay down"
                ),
            ),
            TARGETS,
            CHOSEN_CARDS,
        ),
    ),
    replace(
        _PLAY,
        verbs=phrases(
            "put; place; lay; set; bring; drop; use; throw; move; set down; add; deposit; plant; park; "
            "smack; slap; plonk; plop; plunk; fling; toss; slam; bang; introduce; enter; stick; "
            "pop; position; install; slide; push; shove; send; transfer; show and lay; make; "
            "present; spread; stand; chuck; sling"
        ),
        costs=(CARDPLAY,),
        closings=ONTO_TABLE,
        strength="common",
        example="I put the Cat in front of me.",
    ),
    # first it is taken up
    replace(
        _PLAY,
        verbs=phrases(
            "take; pull; pick; fetch; pull out; show; reveal; bring out; pick out; lift; get out; "
            "choose; take up; select; whip out; produce; hold up; flip; slide; slip; "
            "present"
        ),
        padding=phrases(
            "from my hand; out of my hand; from among my cards; up; out; from my cards; to everybody; face up"
        ),
        closings=AND_PLAYED,
    ),
    replace(
        _PLAY,
        verbs=phrases("play; put down; lay down; place"),
        slots=(
            _CARD,
            Slot(
                ("words",),
                "text",
                phrases("with; with the choices; with my choices; with choices as follows"),
            ),
        ),
        series=False,
    ),
    replace(
        _PLAY, slots=(_CARD, TARGETS, CHOSEN_CARDS), sayings=ONE_PLAYS, tails=IS_PLAYED, topic=_COUNTED_TOPIC
    ),
    # it may be told of another time
    Frame(
        action="play",
        verbs=(),
        slots=(_CARD,),
        sayings=phrases("played :; card :; i have played; just played :; has been played :"),
        tails=phrases(
            "is played; is being played; gets played; goes down; comes into play; goes into play; hits the "
            "table"
        ),
        topic=_TOPIC,
        promised=True,
        repeatable=False,
        example=_EXAMPLE,
    ),
    replace(
        _PLAY,
        verbs=phrases(
            "make; choose; pick; name; select; opt for; settle on; settle for; decide on; go for; nominate; "
            "elect; take; use; pick out; put forward; declare"
        ),
        closings=MADE_PLAYS,
        padding=(),
    ),
    replace(
        _PLAY,
        verbs=phrases("lay; slap; plonk; throw; set; smack; bang; plop; plunk; slam; fling; toss"),
        closings=phrases("down; down on the table; down in front of me; down before me; down face up"),
    ),
    replace(
        _PLAY,
        verbs=phrases("bring; trot; whip; lay; set"),
        closings=phrases("out; forth; out on the table; out in front of me; out onto the table"),
    ),
)
