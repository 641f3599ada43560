"""What the reader makes of a text about Agora Fluxx, in one line."""

from contracts.agora_fluxx.frames import SPEECH
from gamemaster.core.names import Names
from gamemaster.core.reading import Question
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader

READER = Reader(SPEECH.phrasebook, SPEECH.vocabulary)
CARDS = (
    "Cat",
    "Old Boat",
    "Lantern",
    "The Moon",
    "Cat and Boat",
    "Draw 2",
    "Draw 3",
    "Play 2",
    "Hand Limit 1",
    "Keeper Limit 2",
    "Swap Hands",
    "Borrowed Lamp",
)
NAMES = Names(
    {"Ondine": ("On",), "Brask": (), "Tarn": ("T.",), "Mirelle": (), "D. Voss": (), "Quillon": ()},
    frozenset({"Quillon"}),
    {"cards": {card: {} for card in CARDS}, "intents": {"1": "add the Keeper Owl to the Deck"}},
)


def said(text: str, subject: str = "[Fluxx] moves", sender: str = "Ondine") -> str:
    """The items in one line: `play Cat; end_turn; ?condition`."""
    items = READER.read(Letter("<mail>", sender, subject, text), NAMES).items
    return "; ".join(
        f"?{item.reason}"
        if isinstance(item, Question)
        else " ".join([item.action.name, *(_plain(value) for value in item.action.params().values())])
        for item in items
    )


def _plain(value: object) -> str:
    return "+".join(str(one) for one in value) if isinstance(value, list) else str(value)
