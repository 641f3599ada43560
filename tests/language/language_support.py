"""The RPG's reader, and one-line access to what it makes of a text."""

from contracts.agora_rpg.actions import (
    Attack,
    Drink,
    Exchange,
    Explore,
    Heal,
    Join,
    Leave,
    Move,
    StateRoll,
    Transfer,
)
from contracts.agora_rpg.frames import PHRASEBOOK
from gamemaster.core.action import Action, Vocabulary
from gamemaster.core.mechanics.intents import INTENT_ACTIONS
from gamemaster.core.names import Names
from gamemaster.core.reading import Question, Reading
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader

ACTIONS: tuple[type[Action], ...] = (
    Join,
    Leave,
    Move,
    Explore,
    Attack,
    Drink,
    Heal,
    Exchange,
    Transfer,
    StateRoll,
    *INTENT_ACTIONS,
)
READER = Reader(PHRASEBOOK, Vocabulary(ACTIONS))
NAMES = Names(
    {
        "Ondine": ("On",),
        "Brask": (),
        "Tarn": ("T.",),
        "Mirelle": (),
        "Quillon": (),
        "D. Voss": (),
        "Oskar Z.": (),
    },
    frozenset({"Sir Hale"}),
    {
        "non_player_characters": {"Old Marn": {}},
        "intents": {"1": "amend the contract by deleting section 8", "2": "change the mailing list"},
    },
)


def parent(text: str, sender: str | None = "Brask", public: bool = True) -> Letter:
    return Letter("<parent>", sender, "", text, public)


def read_text(
    text: str,
    *parents: Letter,
    subject: str = "RPG",
    sender: str | None = "Ondine",
    public: bool = True,
    cap: int = 100,
) -> Reading:
    letter = Letter("<mail>", sender, subject, text, public, parents)
    return READER.read(letter, NAMES, repetition_cap=cap)


def brief(reading: Reading) -> str:
    """The items in one line: `explore; give gold 3 Tarn; ?condition`."""
    return "; ".join(
        f"?{item.reason}"
        if isinstance(item, Question)
        else " ".join([item.action.name, *(str(value) for value in item.action.params().values())])
        + (f" for {item.actor}" if item.by else "")
        for item in reading.items
    )
