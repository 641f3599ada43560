"""How players of Agora Fluxx take a Turn Token."""

from dataclasses import replace

from contracts.agora_fluxx.wording import FROM_MASTER, IN_GAME, TO_MYSELF
from gamemaster.core.frame import Frame, Slot, joined, phrases

_TAKEN_TOPIC = phrases("tt; tts; turntoken; turntokens")
_TOKEN = Slot(("",), "token", ("",))
_FROM_GM = Slot(
    ("",), "gm", ("from", "of", "held by", "owned by", "off", "out of the hands of"), optional=True
)
_TAKE = Frame(
    action="take_turn_token",
    verbs=(),
    topic=_TAKEN_TOPIC,
    strength="own",
    repeatable=False,
    example="I take a TT.",
)

TOKEN_FRAMES: tuple[Frame, ...] = (
    replace(
        _TAKE,
        verbs=phrases(
            "take; grab; claim; pick up; pick; fetch; collect; snatch; acquire; obtain; seize; help myself "
            "to; nab; snag; pocket; take up; take hold of; lay hands on; take possession of; appropriate; "
            "give myself; get myself; grant myself; transfer myself; transfer to myself; transfer to me; "
            "hand myself; assign myself; award myself; take for myself; swipe; nick; bag; secure; procure; "
            "take and hold; take charge of; take custody of; lay claim to; avail myself of; make off with; "
            "take away; take over; take into my possession; take into my hands; take into my keeping; lay my "
            "hands on; lay hold of; come by; treat myself to; relieve the contestmaster of; relieve you of; "
            "relieve the cm of; reach for; reach out for; scoop up; lift; pinch; whisk away; take unto "
            "myself; take to myself; arm myself with; equip myself with; possess myself of; gather; gather "
            "up; commandeer; requisition; exercise my right to; make use of my right to; withdraw; buy; "
            "allot myself; allocate myself; issue myself; pluck; take on; take receipt of; assume; assume "
            "possession of; gain; check out; borrow; accept; take delivery of"
        ),
        slots=(_TOKEN, _FROM_GM),
        padding=(
            *FROM_MASTER,
            *TO_MYSELF,
            *IN_GAME,
            "up",
            "too",
            "and hold it",
            "and keep it",
            "and not two",
        ),
    ),
    # one may get one by the rules, too
    replace(
        _TAKE,
        verbs=phrases("get; receive"),
        slots=(_TOKEN, _FROM_GM),
        padding=(*FROM_MASTER, *IN_GAME),
        closings=phrases(
            "for myself; transferred to me; transferred to myself; handed to me; given to me; moved to me"
        ),
    ),
    replace(
        _TAKE,
        verbs=phrases(
            "take; grab; claim; pick up; fetch; collect; snatch; acquire; obtain; seize; help myself to; "
            "pocket; lay claim to; swipe; secure"
        ),
        slots=(Slot(("*",), "two tokens", ("",)), _FROM_GM),
        padding=(
            *FROM_MASTER,
            *TO_MYSELF,
            *IN_GAME,
            *phrases("up; one for each hand; one in each hand; one in either hand; one for either hand"),
        ),
    ),
    # cards are drawn, too
    replace(
        _TAKE,
        verbs=joined(("draw",), ("a", "one", "my", "the"), ("turn token", "tt", "turntoken")),
        slots=(_FROM_GM,),
        padding=(*FROM_MASTER, *TO_MYSELF, *IN_GAME),
    ),
    # other games have tokens too: it acts where the mail shows this one
    replace(
        _TAKE,
        verbs=phrases("take; grab; pick up; claim; collect; pocket; snatch; fetch; help myself to"),
        slots=(Slot(("",), "plain token", ("",)), _FROM_GM),
        padding=(*FROM_MASTER, *TO_MYSELF, *IN_GAME, "up"),
        strength="common",
    ),
    replace(
        _TAKE,
        padding=(*FROM_MASTER, *TO_MYSELF),
        sayings=phrases(
            "taking a turn token; taking a tt; taking the turn token; taking one turn token; taking one tt; "
            "taking the tt; with a turn token taken; having taken a turn token; having taken a tt; take tt; "
            "take a tt; take turn token; take a turn token; tt taken; it is a turn token that i take; it is "
            "a tt that i take; what i take is a turn token; what i take is a tt; a turn token i take; a tt i "
            "take; taking tt; grabbing a tt; grabbing a turn token; claiming a tt; claiming a turn token; "
            "turn token : taken; tt : taken; a turn token i hereby take; a tt i hereby take; a turn token is "
            "hereby mine; a tt is hereby mine; one of the tts is hereby mine; the free tt is hereby mine; "
            "the turn token is hereby mine; a turn token hereby passes to me; a tt hereby passes to me; a "
            "turn token hereby goes to me; a turn token is hereby in my possession"
        ),
    ),
    replace(
        _TAKE,
        verbs=phrases("transfer; move; give; hand; assign; pass; deal; allot"),
        slots=(_TOKEN, _FROM_GM),
        padding=FROM_MASTER,
        closings=(*TO_MYSELF, *joined(TO_MYSELF[:9], FROM_MASTER[:12])),
        example="I transfer a TT to myself.",
    ),
)
