"""How a character's way is said: exploring, moving from place to place, the move as a thing."""

from contracts.agora_rpg.wording import (
    EXPLORES,
    FROM,
    MOVE_IS,
    MOVE_PADDING,
    RETURNS,
    STEPS,
    TO,
    TOKEN,
)
from gamemaster.core.frame import Frame, Slot, phrases

_EXPLORATIONS = tuple(
    f"{verb} {an} exploration"
    for verb in phrases("do; make; carry out; undertake; perform; conduct; begin; start")
    for an in ("an", "one", "another", "a further", "my")
)
MOVING: tuple[Frame, ...] = (
    Frame(
        action="explore",
        verbs=("explore", "go exploring", "do some exploring", "go explore", *_EXPLORATIONS),
        padding=phrases(
            "the dungeon; dungeon; here; there; this level; the level; this dungeon level; the dungeon here; "
            "dungeon level {n}; level {n}; dl {n}; level {n} of the dungeon; around; further; on; deeper; "
            "the dungeon again; the {nth} level; the {nth} level of the dungeon; in the dungeon; on dungeon "
            "level {n}; on level {n}; the current level; my current level; where i am; some more; the "
            "dungeon level i am on; in dungeon level {n}; of the level i am on; of dungeon level {n}; of "
            "level {n}; of this level; of the dungeon; of the current level; the level i am on; of it; it"
        ),
        costs=(TOKEN,),
        strength="own",
        example="I explore.",
    ),
    Frame(
        action="move",
        verbs=(*STEPS, "make my move", "take my move"),
        repeatable=False,
        slots=(Slot(("to",), "place", TO, back=True), FROM),
        padding=MOVE_PADDING,
        costs=(TOKEN,),
        becomes=EXPLORES,
        example="I move from Town Square to Dungeon Level 1.",
    ),
    # "move town square to DL1", as telegrams have it
    Frame(
        action="move",
        verbs=STEPS,
        repeatable=False,
        slots=(Slot(("from",), "spot", ("",)), Slot(("to",), "place", (*TO, "- >", "->"), back=True)),
        padding=MOVE_PADDING,
        costs=(TOKEN,),
        series=False,
        example="I move from Town Square to Dungeon Level 1.",
    ),
    Frame(
        action="move",
        verbs=RETURNS,
        repeatable=False,
        slots=(Slot(("to",), "place", TO, back=True), FROM),
        padding=MOVE_PADDING,
        costs=(TOKEN,),
        returning=True,
        example="I move to Town Square.",
    ),
    Frame(
        action="move",
        verbs=("enter", "visit"),
        slots=(Slot(("to",), "place", ("",)), FROM),
        costs=(TOKEN,),
        example="I move to Healer.",
    ),
    Frame(
        action="move",
        verbs=("leave", "exit"),
        slots=(
            Slot(("from",), "place", ("",)),
            Slot(
                ("to",),
                "place",
                phrases(
                    "for; to; and go to; and move to; and return to; and go back to; and walk to; and walk "
                    "back to; and head for; and head to; and head back to; and come back to; and come to; "
                    "and step into; and enter; and proceed to; and climb to; and descend to"
                ),
            ),
        ),
        costs=(TOKEN,),
        series=False,
        example="I move from Dungeon Level 1 to Town Square.",
    ),
    Frame(
        action="move",
        verbs=phrases("head; set out; set off; leave; depart; make"),
        slots=(Slot(("to",), "place", ("for",)), FROM),
        costs=(TOKEN,),
        series=False,
        example="I move to Healer.",
    ),
    Frame(
        action="move",
        verbs=phrases(
            "specify the move; specify a move; specify the following move :; make the move; announce the "
            "move; make a move; announce my move"
        ),
        sayings=MOVE_IS,
        slots=(Slot(("to",), "place", ("to",)), Slot(("from",), "place", ("from",))),
        costs=(TOKEN,),
        becomes=EXPLORES,
        example="I move from Town Square to Dungeon Level 1.",
    ),
    Frame(
        action="move",
        verbs=(),
        sayings=MOVE_IS,
        slots=(Slot(("from",), "place", ("",)), Slot(("to",), "place", ("to", "- >", "->"))),
        costs=(TOKEN,),
        series=False,
        example="I move from Town Square to Dungeon Level 1.",
    ),
)
