"""Wordings of every action: `wordings.txt` holds lines `game | acts | words`, the acts as they are wanted,
`?` where the words must be asked about; `lookalikes.txt` holds lines `game | words` of which none may act.
A `/` between spaces breaks the line. What is said `by night` is private mail.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from announcement_tables import lots, reader

from gamemaster.core.names import Names
from gamemaster.core.reading import Reading
from gamemaster.language.layout.letter import Letter

HERE = Path(__file__).parent
WORDINGS = (HERE / "wordings.txt").read_text(encoding="utf-8").splitlines()
LOOKALIKES = (HERE / "lookalikes.txt").read_text(encoding="utf-8").splitlines()
BY_NIGHT = " by night"
SUBJECTS = {
    "agora_rpg": "[RPG] today",
    "commune": "[Commune] today",
    "agora_fluxx": "[Fluxx] today",
    "guild_nomic": "[GuildNomic] today",
    "werewolves": "[Werewolves] today",
}
NAMED = ("Ondine", "Brask", "Tarn", "Casimir", "Lowri", "Rutger", "Jun")
PEOPLE: dict[str, tuple[str, ...]] = dict.fromkeys(NAMED, ())
THINGS: dict[str, dict[str, dict[str, Any]]] = {
    "commune": {
        "communities": {name: {} for name in ("Rust", "Fawn", "Unnamed 3")},
        "offers": {"21": {"by": "Brask", "token": "5", "wanted": ["A", "H"]}, "22": {}, "24": {}},
        "intents": {"6": {}},
    },
    "agora_rpg": {"non_player_characters": {"Old Hobb": {}}, "intents": {"3": {}}},
    "agora_fluxx": {
        "cards": {name: {} for name in ("Rum", "Parrot", "Anchor", "Draw 2")},
        "intents": {"3": {}},
    },
    "guild_nomic": {
        "guilds": {"Adventurer's Guild": {}},
        "parties": {"Nightjars": {}, "Lanterns": {}},
        "quests": {"2": {"monster": "Cinder Hag"}, "4": {"monster": "Salt Drake"}},
        "proposals": {"31": {}, "32": {}, "33": {}},
    },
    "werewolves": {"intents": {"2": {}}},
}


@cache
def read(game: str, words: str) -> Reading:
    text = words.replace(" / ", "\n")
    public = not game.endswith(BY_NIGHT)
    game = game.removesuffix(BY_NIGHT)
    letter = Letter("<today>", "Ondine", SUBJECTS[game], text, public)
    return reader(game).read(letter, Names(PEOPLE, frozenset(), THINGS[game]))


def told(reading: Reading) -> str:
    """The acts in a word each with their values, `?` for a question."""
    found = []
    for attempt in reading.attempts:
        shown = attempt.shown()
        values = (shown["params"][key] for key in sorted(shown["params"]))
        said = (" ".join(map(str, value)) if isinstance(value, list) else str(value) for value in values)
        found.append(" ".join([shown["action"], *said]))
    return "; ".join([*found, *(["?"] if reading.verdict == "ask" else [])])


@pytest.mark.parametrize("lines", lots(WORDINGS))
def test_wordings_are_read_as_the_acts_they_say(lines: Sequence[str]) -> None:
    split = [line.split(" | ", 2) for line in lines]
    assert [f"{game} | {told(read(game, words))} | {words}" for game, _, words in split] == [*lines]


@pytest.mark.parametrize("lines", lots(LOOKALIKES))
def test_lookalikes_of_acts_let_none_stand(lines: Sequence[str]) -> None:
    assert not [line for line in lines if read(*line.split(" | ", 1)).attempts]


@pytest.mark.parametrize(
    ("words", "actors"),
    [
        ("On behalf of Tarn, who rang me twice, I explore. For myself I explore, too.", ["Tarn", "Ondine"]),
        ("I act on behalf of Tarn, whose proxy I hold, to explore and to heal.", ["Tarn", "Tarn"]),
        ("By proxy for Tarn, who is at sea and, I think, seasick: I explore.", ["Tarn"]),
    ],
)
def test_what_is_told_of_a_principal_leaves_the_act_eirs(words: str, actors: list[str]) -> None:
    assert [attempt.shown()["actor"] for attempt in read("agora_rpg", words).attempts] == actors
