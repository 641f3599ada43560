"""A phrasebook of a game that does not exist, with one frame for every sort of value a game may declare."""

from typing import ClassVar

from gamemaster.core.action import Action, Vocabulary
from gamemaster.core.frame import Frame, Kind, Phrasebook, Shape, Slot, phrases
from gamemaster.core.mechanics.intents import INTENT_ACTIONS
from gamemaster.core.names import Names
from gamemaster.core.reading import Question
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader
from gamemaster.language.vocabulary.common_frames import INTENT_FRAMES


class Place(Action):
    name: ClassVar[str] = "place"
    square: str


class Set(Action):
    name: ClassVar[str] = "construct"
    slot: str
    symbol: str


class Offer(Action):
    name: ClassVar[str] = "offer"
    token: str
    wanted: tuple[str, ...]
    to: tuple[str, ...] | None = None


class Accept(Action):
    name: ClassVar[str] = "accept"
    offer: str
    token: str | None = None


class Invest(Action):
    name: ClassVar[str] = "invest"
    community: str


class Found(Action):
    name: ClassVar[str] = "found"
    community: str


class Lynch(Action):
    name: ClassVar[str] = "lynch"
    target: str | None


class Vote(Action):
    name: ClassVar[str] = "vote"
    proposal: int
    side: str


class Propose(Action):
    name: ClassVar[str] = "propose"
    text: str
    title: str | None = None


class CreateParty(Action):
    name: ClassVar[str] = "create_party"
    party: str


class Link(Action):
    name: ClassVar[str] = "link"
    lovers: tuple[str, str]


SYMBOL = Kind("symbol", shapes=(Shape(r"[A-J]|[0-9]", "{0}"), Shape(r"([A-J]|[0-9])s", "{0}")))
SQUARE = Kind(
    "square",
    shapes=(Shape(r"\(?([A-J]),?[ ]?-?([0-9])\)?", "{0}{1}"), Shape(r"([0-9])[ ]?-?([A-J])", "{1}{0}")),
)
MACHINE = Kind("machine", {"left": "left", "middle": "middle", "right": "right"}, called=("machine",))
OFFER = Kind("offer", things="offers", called=("offer", "trade offer"))
COMMUNITY = Kind("community", things="communities", called=("community",))
NEW_COMMUNITY = Kind("new community", open=True)
TARGET = Kind("target", {"nobody": None, "no one": None})
PROPOSAL = Kind("proposal", things="proposals", called=("proposal", "prop"), number=True)

FRAMES = (
    Frame(
        "place",
        phrases("place a tile; put a tile; build; buy a tile"),
        (Slot(("square",), "square", ("at", "on", "")),),
        example="I place a tile at C4.",
    ),
    Frame(
        "construct",
        ("set",),
        (
            Slot(("slot",), "machine", ("", "my")),
            Slot(("symbol",), "symbol", ("to", "on")),
        ),
        example="I set left to A.",
    ),
    Frame(
        "offer",
        ("offer",),
        (
            Slot(("token",), "symbol"),
            Slot(("wanted",), "symbol", ("for", "in exchange for"), many=True, alternatives=True),
            Slot(("to",), "person", ("to", "only to"), optional=True, many=True, alternatives=True),
        ),
        padding=("only",),
        example="I offer a 3 for any of A, B or C.",
    ),
    Frame(
        "accept",
        ("accept", "take up"),
        (
            Slot(("offer",), "offer", implied=True),
            Slot(("token",), "symbol", ("giving", "i pay", "paying", "and pay", "with"), optional=True),
        ),
        sayings=("accepted", "i 'll take it"),
        example="I accept offer 1.",
    ),
    Frame("invest", ("invest",), (Slot(("community",), "community", ("in", "into")),)),
    Frame("found", ("found",), (Slot(("community",), "new community"),)),
    Frame(
        "lynch",
        phrases("vote for; vote to lynch; lynch"),
        (Slot(("target",), "person"),),
    ),
    Frame("lynch", phrases("vote for; lynch"), (Slot(("target",), "target"),)),
    Frame(
        "vote",
        ("vote for", "vote in favour of"),
        (Slot(("proposal",), "proposal", ("", "on"), implied=True),),
        fixed={"side": "for"},
        sayings=("for", "aye"),
    ),
    Frame(
        "vote",
        ("vote against",),
        (Slot(("proposal",), "proposal", ("", "on"), implied=True),),
        fixed={"side": "against"},
        sayings=("against", "nay"),
    ),
    Frame(
        "propose",
        phrases("submit a proposal; submit the following proposal; propose"),
        (
            Slot(("title",), "name", ("titled", "called"), optional=True),
            Slot(("text",), "text", ("", "reading")),
        ),
    ),
    Frame(
        "create_party",
        phrases("create a party; form a party"),
        (Slot(("party",), "name", ("called", "named", "")),),
    ),
    Frame(
        "link", ("link",), (Slot(("lovers",), "person", many=True, alternatives=True),), padding=("together",)
    ),
    *INTENT_FRAMES,
)

BOOK = Phrasebook(
    FRAMES,
    (SYMBOL, SQUARE, MACHINE, OFFER, COMMUNITY, NEW_COMMUNITY, TARGET, PROPOSAL),
    signs=phrases("tile; tiles; toy game"),
    words=phrases("tile; tiles; offer; community; lynch; party"),
)
ACTIONS: tuple[type[Action], ...] = (
    Place, Set, Offer, Accept, Invest, Found, Lynch, Vote, Propose, CreateParty, Link, *INTENT_ACTIONS
)  # fmt: skip
READER = Reader(BOOK, Vocabulary(ACTIONS))
NAMES = Names(
    {"Ondine": (), "Brask": (), "Tarn": (), "Mirelle": ()},
    frozenset(),
    {
        "offers": {
            "1": {"by": "Brask", "token": "3", "wanted": ["A", "B"]},
            "2": {"by": "Tarn", "token": "7", "wanted": ["C"]},
            "4": {"by": "Tarn", "token": "E", "wanted": ["D"]},
        },
        "communities": {"Ochre": {}, "Slate Grey": {}},
        "proposals": {"81": {"title": "Harbour"}, "82": {"title": "Lamps"}},
        "intents": {},
    },
)


def toy(text: str, *parents: Letter, names: Names = NAMES, subject: str = "[Toy Game]") -> str:
    """What the toy's reader makes of a text, in one line."""
    reading = READER.read(Letter("<mail>", "Ondine", subject, text, True, parents), names)
    return "; ".join(
        f"?{item.reason}"
        if isinstance(item, Question)
        else " ".join([item.action.name, *(str(value) for value in item.action.params().values())])
        for item in reading.items
    )
