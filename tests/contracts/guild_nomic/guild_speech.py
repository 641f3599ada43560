"""What the reader makes of a text about GuildNomic, in one line."""

from contracts.guild_nomic.contract import CONTRACT
from gamemaster.core.names import Names
from gamemaster.core.reading import Question
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader

READER = Reader(CONTRACT.phrasebook, CONTRACT.vocabulary)
NAMES = Names(
    {"Ondine": ("On",), "Brask": (), "Tarn": ("T.",), "Mirelle": (), "D. Voss": (), "Quillon": ()},
    frozenset({"Quillon"}),
    {
        "parties": {"Lanterns": {}, "Owls": {}, "Night Watch": {}},
        "quests": {"1": {"monster": "Marsh Wight"}, "2": {"monster": "Bog Troll"}},
        "proposals": {
            "3": {"title": "Better Rest", "by": "Brask"},
            "4": {"title": "More Quests", "by": "Tarn"},
            "5": {"title": "Fewer Trolls", "by": "Ondine"},
        },
    },
)
BALLOT = Letter(
    "<ballot>",
    "Brask",
    "[GuildNomic] Proposal 3",
    "I submit proposal 3, Better Rest: { Rest heals the dead. }",
)


def said(
    text: str, subject: str = "[GuildNomic] moves", answers: Letter | None = None, names: Names = NAMES
) -> str:
    """The items in one line: `attack Marsh Wight Fire; ?condition`."""
    thread = (answers,) if answers is not None else ()
    letter = Letter("<mail>", "Ondine", subject, text, thread=thread)
    return "; ".join(
        f"?{item.reason}"
        if isinstance(item, Question)
        else " ".join([item.action.name, *(_plain(value) for value in item.action.params().values())])
        for item in READER.read(letter, names).items
    )


def _plain(value: object) -> str:
    return "+".join(str(one) for one in value) if isinstance(value, list) else str(value)
