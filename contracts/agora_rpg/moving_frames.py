"""How a character's way is said: exploring, moving from place to place, the move as a thing."""

from dataclasses import replace

from contracts.agora_rpg.exploring_frames import EXPLORING
from contracts.agora_rpg.wording import (
    EXPLORES,
    FROM,
    MOVE_IS,
    MOVE_PADDING,
    MOVED,
    RETURNS,
    STEPS,
    TO,
    TOKEN,
)
from gamemaster.core.frame import Frame, Slot, joined, phrases

TOKEN_WORDS = phrases(
    "a movement token; one movement token; a token; one token; one of my movement tokens; one of my tokens; "
    "my last movement token; my last token; another movement token; another token; another"
)
_GETTING = phrases(
    "to get; to get myself; to reach; on getting; to bring myself; to take myself; on a move; for a move; "
    "on one move; on the way; for the way; on the walk; for the walk; on my move; for my move; on a trip; "
    "on going; in moving; in going"
)
_MOVES = joined(
    phrases(
        "make; do; perform; carry out; undertake; take; specify; announce; declare; execute; effect; go on; "
        "go for; use my token for; use a movement token for"
    ),
    ("a", "the", "my", "one", "a single", "one single", "my one", "my next", "another"),
    phrases(
        "move; trip; journey; walk; stroll; trek; hike; short walk; little walk; visit; short trip; movement"
    ),
)
_MOVE_TO = Slot(
    ("to",),
    "place",
    phrases("to; , to; : to; : ; into; back to; down to; up to; over to; from here to; , back to"),
)
_DUNGEON_FLOOR = Slot(("to",), "spot", phrases("at; on; , at; :"))
_EXTRA_STEPS = phrases(
    "set course; take myself off; nip; nip over; nip across; shuffle; shuffle off; shuffle over; get "
    "myself; repair; wend my way; direct my steps; bend my steps; turn my steps; transfer myself; bring "
    "myself; take my character; move my character; send my character; bring my character; walk my "
    "character; set foot; delve; plunge; dive; press on; go on; carry on; continue; "
    "continue on; swing over; convey "
    "myself; remove myself; transport myself; find myself a way; work my way; fight my way; pick my way; "
    "feel my way; inch my way; tiptoe; tip - toe; stride; strut; stomp; stump; lumber; shamble; hobble; "
    "jog; hasten; scurry; scuttle; scamper; dart; jump; leap; ramble; roam; rove; stray; scramble; "
    "clamber; mosey; mosey over; slink; slither; stumble; swagger; tramp; traipse; waddle; wade; ply my "
    "way; descend the stairs; descend the stairway; ascend the stairs; ascend the stairway; descend "
    "again; descend further; climb out of the dungeon; climb out; come out of the dungeon; go out of the "
    "dungeon; walk out of the dungeon; leave the dungeon; climb one level up; climb one level; go one level "
    "down; go one level up; go down one level; go up one level; go a level down; go a level up; go down a "
    "level; go up a level; go one level down ,; go one level up ,; move one level down; move one level up; "
    "take the stairs one level down; walk down the stairs; walk up the stairs; run up the stairs; run down "
    "the stairs; climb up the stairs; climb the stairway; climb up the stairway; head up the stairs; head "
    "down the stairs; step out of the dungeon; change my "
    "location; change location; set my location; change my place; shift; shift my location; switch my "
    "location; change my position; shift myself; move my location; fall back; pull back; take a walk; take "
    "a stroll; go for a walk; go for a stroll; make a trip; take a trip; go on a trip; make the journey; "
    "make the trip; make a journey; take the road; take the path; take the way; follow the stairs down; "
    "follow the stairs up; travel on; walk on; wander on; wander over; move over; move along; hop over; hop "
    "along; head straight; head on; scoot; scoot over; zip; zip over; trundle; tootle; potter; lope; "
    "gallop; canter; flee; escape; hie me; hie myself; get me; get back; make tracks; make a dash; bustle"
)
_WAYS = joined(
    phrases("move; go; walk; head; travel; hurry; stroll; march; trot; wander; climb"),
    phrases("up; down; over; across; back"),
)
_CALLS_ON = phrases(
    "enter; visit; drop by; drop in on; drop in at; call in at; stop by; stop by at; stop at; stop off at; "
    "swing by; pay a visit to; go see; go to see; go and see; come to see; seek out; look in on; look in "
    "at; go visit; go to visit; pay my respects to; pop in on; pop in at; pop into; set foot in; set foot "
    "on; make a visit to; pay a present myself at; show up at; turn up at; show my face at; brave; "
    "approach; betake me to; go over to see; walk over to see; walk to see; drop in to; report to; attend; "
    "frequent; pop by; pass by; go in to see; come and see; take a trip to see; step inside; go inside; go "
    "into"
)
_ONE_MOVE = Frame(
    action="move",
    verbs=(),
    costs=(TOKEN,),
    repeatable=False,
    example="I move from Town Square to Dungeon Level 1.",
)

MOVING: tuple[Frame, ...] = (
    *EXPLORING,
    replace(
        _ONE_MOVE,
        verbs=tuple(dict.fromkeys((*STEPS, *_EXTRA_STEPS, *_WAYS, "make my move", "take my move"))),
        slots=(Slot(("to",), "place", TO, back=True), FROM),
        padding=MOVE_PADDING,
        becomes=EXPLORES,
    ),
    # "move town square to DL1", as telegrams have it
    replace(
        _ONE_MOVE,
        verbs=STEPS,
        slots=(Slot(("from",), "spot", ("",)), Slot(("to",), "place", (*TO, "- >", "->"), back=True)),
        padding=MOVE_PADDING,
        series=False,
    ),
    replace(
        _ONE_MOVE,
        verbs=RETURNS,
        slots=(Slot(("to",), "place", TO, back=True), FROM),
        padding=MOVE_PADDING,
        returning=True,
        example="I move to Town Square.",
    ),
    replace(
        _ONE_MOVE,
        verbs=_CALLS_ON,
        slots=(Slot(("to",), "place", ("",)), FROM),
        padding=phrases("'s house; 's shop; 's place; 's hut; in person; first; in his house; in her house"),
        example="I move to Healer.",
    ),
    replace(
        _ONE_MOVE,
        verbs=("pay",),
        slots=(Slot(("to",), "place", ("",)),),
        closings=phrases("a visit; a call; a short visit; a quick visit; a little visit"),
        topic=("visit", "call"),
        example="I move to Healer.",
    ),
    replace(
        _ONE_MOVE,
        verbs=phrases(
            "enter the dungeon; go into the dungeon; go down into the dungeon; step into the dungeon"
        ),
        slots=(_DUNGEON_FLOOR,),
        example="I move to Dungeon Level 1.",
    ),
    # "I pay a movement token to get to the Healer"
    Frame(
        action="move",
        verbs=joined(("pay", "spend", "use", "expend", "burn", "use up"), TOKEN_WORDS, _GETTING),
        slots=(Slot(("to",), "place", TO), FROM),
        repeatable=False,
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
    replace(
        _ONE_MOVE,
        verbs=(*_MOVES, "specify the following move :", "make the following move :"),
        slots=(_MOVE_TO, FROM),
        padding=MOVE_PADDING,
        becomes=EXPLORES,
    ),
    Frame(
        action="move",
        verbs=(),
        sayings=MOVED,
        slots=(Slot(("to",), "place", ("to", "to the")), FROM),
        costs=(TOKEN,),
        becomes=EXPLORES,
        example="I move from Town Square to Dungeon Level 1.",
    ),
    Frame(
        action="move",
        verbs=(),
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
