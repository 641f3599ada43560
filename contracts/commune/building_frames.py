"""How constructors and tiles are spoken of: building tokens, taking them, placing tiles."""

from dataclasses import replace

from contracts.commune.wording import FOUNDS, ITS_TOKEN, PAID, PAYING, SQUARE, TILE_PADDING
from gamemaster.core.frame import Frame, Slot, joined, phrases

_IN_CONSTRUCTOR = Slot(
    ("slot",),
    "constructor",
    phrases(
        "in; in my; with; with my; using; using my; from; from my; on; on my; by; at; for; for my; into; "
        "via; via my; through; to; within; inside; by using my; : "
    ),
)
_MAKES = phrases(
    "to; to construct; to constructing; to begin constructing; to start constructing; to build; to "
    "building; to make; to making; to produce; to producing; on; for; as; at; begin constructing; start "
    "constructing; construct; constructing; making; building; producing; = ; : ; to be constructing; to "
    "work on; to be; working on; over to; over to making; off on; onto; to the symbol; to making a; "
    "build; make; produce; work on; begin building; start building; begin making; start making; to begin "
    "to construct; to begin building; to begin making; to start making; to start building"
)
_SYMBOL = Slot(
    ("symbol",),
    "symbol",
    (
        "",
        *phrases(
            "a token with symbol; a token with the symbol; a token of symbol; tokens with symbol; tokens "
            "with the symbol; tokens of symbol; the symbol; on; of; token; tokens; a token of type; a "
            "token with; of a; of an; a token marked; tokens marked; a token : ; the token"
        ),
    ),
)
_CONSTRUCTION_PADDING = phrases(
    "tokens; token; a token; under construction; into production; in production; 's symbol; 's setting; "
    "again; instead; now; this week; from now on; for this week; for now; next"
)

_TAKES = phrases(
    "grant myself; grant to myself; grant me; give myself; award myself; take; collect; claim; receive; "
    "obtain; retrieve; harvest; pick up; withdraw; gather; grab; fetch; cash; pull; acquire; gain; get; "
    "grant; reap; extract; pick; grant emself; draw; empty; reap from; collect on; help myself to; "
    "pocket; bag; scoop; snag; pluck; secure; redeem; unload; take possession of; take delivery of; take "
    "receipt of; avail myself of; grant unto myself; make a withdrawal"
)
_FROM = Slot(
    ("slot",),
    "constructor",
    phrases(
        "; from; of; in; out of; by; from my; in my; that; which; being constructed in; being constructed "
        "by; being made by; being made in; made by; made in; constructed by; constructed in; produced by; "
        "produced in; that is in; waiting in; sitting in; set in; held by; on; with; using; via; "
        "currently in"
    ),
)
_NAMED_TOKEN = Slot(("",), "symbol", ("", "a token with symbol", "the token with symbol", "token", "its"))
"""The token said to be taken; what a constructor makes is known, so it goes nowhere."""

_RECALLED = Slot(("slot",), "constructor", ("~",), optional=True, recalled=True)
"""The constructor that the words in front of the act have named."""

_CONSTRUCTOR_TOPIC = phrases("constructor; constructors; token; tokens; left; middle; right")
_CONSTRUCT = Frame(
    action="construct",
    verbs=(),
    slots=(_SYMBOL, _IN_CONSTRUCTOR),
    padding=_CONSTRUCTION_PADDING,
    repeatable=False,
    example="I begin constructing a D in my left constructor.",
)
_GRANT = Frame(
    action="grant",
    verbs=_TAKES,
    topic=_CONSTRUCTOR_TOPIC,
    repeatable=False,
    example="I grant myself the token from my left constructor.",
)

CONSTRUCTION = (
    replace(
        _CONSTRUCT,
        verbs=phrases(
            "begin constructing; start constructing; begin construction; start construction; begin "
            "construction of; start construction of; begin the construction of; start the construction "
            "of; begin to construct; start to construct; construct; begin building; start building; begin "
            "making; start making; begin producing; start producing; commence constructing; commence "
            "construction of; commence building; commence making; initiate construction of; begin a "
            "construction of; start work on; begin work on; begin working on; start working on; resume "
            "constructing; switch to constructing; change to constructing; switch construction to; be "
            "constructing; commence the construction of; initiate the production of; initiate production "
            "of; start production of; begin production of; start the production of; set about "
            "constructing; set about making; undertake the construction of; get going on; get to work on; "
            "set to work on"
        ),
        strength="own",
        joint=True,
    ),
    replace(
        _CONSTRUCT,
        verbs=phrases(
            "start; begin; build; make; produce; put; load; enter; queue; queue up; set up; manufacture; "
            "fabricate; commence; install; craft; forge; assemble; crank out; dial; key; choose; select; "
            "pick; assign"
        ),
        topic=phrases("constructor; constructors; token; tokens; symbol"),
    ),
    replace(
        _CONSTRUCT,
        verbs=phrases(
            "set; switch; change; reset; flip; configure; program; programme; assign; point; turn; tell; "
            "direct; have; use; instruct; order; cause; adjust; retool; put; tune; reconfigure; command; "
            "let; make; dedicate; repurpose; task; get; devote; shift; convert; reprogram; dial; start"
        )
        + joined(
            ("set", "change", "switch", "reset", "adjust"),
            phrases("the symbol of; the symbol in; the setting of; the letter in; the token in"),
        ),
        slots=(
            Slot(("slot",), "constructor"),
            Slot(("symbol",), "symbol", _MAKES),
        ),
        topic=phrases("constructor; constructors; token; tokens; symbol; left; middle; right"),
        example="I set left to A, middle to 3 and right to B.",
    ),
    replace(_GRANT, slots=(_FROM, _NAMED_TOKEN), padding=ITS_TOKEN, strength="own"),
    replace(_GRANT, slots=(_FROM,), padding=ITS_TOKEN),
    # "if my left constructor holds a 4, I take it"
    replace(
        _GRANT,
        verbs=tuple(
            f"{verb} {it}" for verb in _TAKES for it in phrases("it; that; that token; the token; its token")
        ),
        slots=(_RECALLED,),
        series=False,
    ),
    replace(
        _GRANT,
        # "for my left constructor I pick a 9" is no taking
        verbs=tuple(verb for verb in _TAKES if verb != "pick"),
        slots=(Slot(("",), "symbol", ("", "token")), _RECALLED),
        series=False,
    ),
)

_SIDES = ("left", "middle", "right")
_ITS_NAMES = phrases("constructor; one; token constructor")
_GETS = (
    "gets",
    "now gets",
    *(
        f"hereby {verb}"
        for verb in phrases(
            "gets; begins; begins constructing; starts; starts constructing; constructs; makes; starts "
            "on; begins on; begins to construct; switches to; turns to; builds"
        )
    ),
)
# "My left constructor gets an E", "An E goes into my left constructor"
CONSTRUCTION_OF_SIDES = tuple(
    replace(
        _CONSTRUCT,
        slots=(_SYMBOL,),
        fixed={"slot": side},
        sayings=tuple(f"my {side} {name} {gets}" for name in _ITS_NAMES for gets in _GETS),
        tails=tuple(
            f"{goes} {into} my {side} {name}"
            for goes in ("goes", "now goes")
            for into in ("into", "in", "to")
            for name in _ITS_NAMES
        ),
        topic=_CONSTRUCTOR_TOPIC,
        joint=True,
    )
    for side in _SIDES
)

_TILE_TOPIC = phrases("tile; tiles; place; square; board; playboard")
_PAYS = phrases(
    "pay; spend; use; expend; destroy; burn; use up; give up; exchange; trade in; part with; "
    "sacrifice; convert; turn"
)
_ON = phrases("at; on; in; onto; to; upon; at square; on square; at location; on the square; at the square")
_PURPOSES = tuple(
    f"{to} {verb}{tile}"
    for to, verbs in (
        ("to", phrases("place; put; lay; play; buy; add; drop; build; set; lay down; put down; set down")),
        ("and", phrases("place; put; lay; play; buy; add; drop; set")),
        ("and i", ("place", "put", "lay")),
        ("in order to", ("place", "put", "lay")),
    )
    for verb in verbs
    for tile in (" a tile", " tile", " my tile", " the tile", " another tile")
) + phrases(
    "for a tile; for the tile; for my tile; to place; to put; to lay; to tile; and place; placing a tile; "
    "for placing a tile; to place one; to found a community; to found a new community; on a tile; on a "
    "new tile; into a tile; in exchange for a tile"
)

_ONE_MORE = tuple(
    f"{verb} {one}"
    for verb in phrases("place; lay; play; put")
    for one in phrases("another; one more; another one; a second; a third; a second one; a third one")
)
_LAYS = phrases(
    "place; put; put down; lay; lay down; set; set down; play; add; drop; position; build; buy; purchase; "
    "pay for; deploy; plop; create; stick; plant; plonk; slap; pop; throw; throw down; install; erect; "
    "establish"
)
_LAYS_DOWN = phrases("put; lay; set; plonk; slap; throw; plop")
_A_TILE = phrases(
    "a tile; tile; tiles; my tile; the tile; one tile; another tile; a new tile; a community tile; one of my "
    "tiles; a pair of tiles"
)
_MY_TILE = phrases("my tile; a tile of mine; my next tile; my new tile; my first tile; one of my tiles")
_PLACE = Frame(
    action="place",
    verbs=(),
    slots=(SQUARE, PAID),
    padding=(*TILE_PADDING, *FOUNDS),
    strength="own",
    repeatable=False,
    example="I place a tile at D7.",
)
_PAY = Frame(
    action="place",
    verbs=_PAYS,
    padding=FOUNDS,
    topic=_TILE_TOPIC,
    repeatable=False,
    example="I pay a D and a 7 to place a tile at D7.",
)
PLACING = (
    # "My tile goes on F4", "F4 gets a tile from me"
    replace(
        _PLACE,
        sayings=tuple(f"{tile} goes{now}" for tile in _MY_TILE for now in ("", " down")),
        tails=phrases(
            "gets a tile from me; gets my tile; gets a tile of mine; gets one of my tiles; receives my "
            "tile; receives a tile from me; receives a tile of mine"
        ),
        topic=phrases("tile; tiles"),
    ),
    # "if F4 is empty, I place a tile there"
    replace(
        _PLACE,
        verbs=phrases(
            "place a tile there; put a tile there; lay a tile there; place one there; place my tile there"
        ),
        slots=(Slot(("square",), "square", ("~",), optional=True, recalled=True), PAID),
    ),
    replace(
        _PLACE,
        verbs=tuple(f"{lays} {tile}" for lays in _LAYS for tile in _A_TILE)
        + tuple(f"{lays} {tile} down" for lays in _LAYS_DOWN for tile in ("a tile", "my tile", "the tile"))
        + phrases(
            "tile; build on; build at; found a community; found a new community; found my community; do a "
            "tile placement; make a tile placement; do a placement; make a placement; establish a "
            "community; start a community; start a new community; set up a community"
        ),
    ),
    replace(
        _PLACE,
        verbs=phrases("place; lay; play; put") + _ONE_MORE,
        topic=phrases("tile; tiles; square; board; playboard; token; tokens; community"),
    ),
    # "I cover F4 with a tile"
    Frame(
        action="place",
        verbs=phrases("cover; fill; mark; occupy"),
        slots=(SQUARE,),
        closings=phrases("with a tile; with my tile; with one of my tiles; with a tile of mine"),
        topic=_TILE_TOPIC,
        repeatable=False,
        example="I place a tile at D7.",
    ),
    replace(
        _PAY,
        slots=(
            Slot(("paid",), "payment", ("", "the tokens")),
            Slot(
                ("square",),
                "square",
                tuple(f"{purpose} {on}".strip() for purpose in _PURPOSES for on in ("", *_ON)),
            ),
        ),
    ),
    replace(
        _PAY,
        slots=(Slot(("square",), "payment", ("", "the tokens")),),
        closings=(
            *(f"{purpose}{there}" for purpose in _PURPOSES for there in ("", " there")),
            *phrases(
                "to place a tile on that square; to place a tile on the corresponding square; to place a "
                "tile at the corresponding location; to place a tile at that location; to place a tile on "
                "that location; to place a tile at the corresponding coordinates; to place a tile on the "
                "corresponding location"
            ),
        ),
    ),
    # "found" is also the past of "find": only with the price does it say for certain what is done
    replace(
        _PLACE,
        also="name",
        verbs=("found",),
        slots=(
            Slot(("square",), "square", ("", *_ON)),
            Slot(("colour",), "known colour"),
            Slot(("paid",), "payment", PAYING),
        ),
        padding=FOUNDS,
        topic=(*_TILE_TOPIC, "community"),
    ),
)
