"""Wordings of acts and of conditions. `conditions_and_acts.txt` holds them with what is done, act by
act (`?` for what hangs on a condition, `@` for who acts), `unacted.txt` what must not be done.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from announcement_tables import lots, reader

from gamemaster.core.names import Names
from gamemaster.core.reading import Reading
from gamemaster.language.layout.letter import Letter

HERE = Path(__file__).parent
WORDINGS = (HERE / "conditions_and_acts.txt").read_text(encoding="utf-8").splitlines()
UNACTED = (HERE / "unacted.txt").read_text(encoding="utf-8").splitlines()
CARDS = ("Draw 2", "Draw 3", "Play 2", "The Lighthouse", "The Kettle", "Hand Limit 1", "Trash a Rule")
PEOPLE: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("Ondine", "Brask", "Tarn", "Fenwick", "Coralie", "Conrad"), ()),
    "Mirelle": ("Mir",),
}
GAMES: dict[str, tuple[str, dict[str, dict[str, Any]]]] = {
    "agora_rpg": ("[RPG] today", {"non_player_characters": {"Old Marn": {}}}),
    "werewolves": ("[Werewolves] today", {}),
    "agora_fluxx": ("[Fluxx] today", {"cards": {card: {} for card in CARDS}}),
    "commune": (
        "[Commune] today",
        {
            "communities": {name: {} for name in ("Amber", "Crimson", "Jade")},
            "offers": {"7": "Brask: A for 3", "8": "Tarn: 5 for F", "9": "Ondine: C for 1 or 8"},
        },
    ),
    "guild_nomic": (
        "[GuildNomic] today",
        {
            "guilds": {"Adventurer's Guild": {}},
            "parties": {"Lanterns": {}, "Night Herons": {}},
            "quests": {"4": "Bog Troll", "5": "Ash Wyrm"},
            "proposals": {"12": "Shorter phases", "13": "Guild of Bakers"},
        },
    ),
}


def read(line: str) -> Reading:
    game, text = line.split(": ", 1)
    subject, things = GAMES[game]
    names = Names(PEOPLE, frozenset(["Sir Hale"]), things)
    return reader(game).read(Letter("<today>", "Ondine", subject, text.replace("\\n", "\n"), True), names)


def told(act: dict[str, Any]) -> str:
    """One act in one line: `drink level=1 potion=health ?`."""
    params = [
        f"{key}={','.join(map(str, value)) if isinstance(value, list | tuple) else value}"
        for key, value in sorted(act["params"].items())
    ]
    actor = [f"@{act['actor']}"] if act["actor"] != "Ondine" else []
    return " ".join([act["action"], *params, *actor, *(["?"] if "if" in act else [])])


def done(line: str) -> str:
    """The line with what its words do in place of what they are to do."""
    said = line.rsplit(" => ", 1)[0]
    reading = read(said)
    acts = "; ".join(told(act.shown()) for act in reading.attempts)
    return f"{said} => {acts if reading.verdict == 'acts' else reading.verdict}"


@pytest.mark.parametrize("lines", lots(WORDINGS))
def test_what_is_said_is_done(lines: Sequence[str]) -> None:
    assert [done(line) for line in lines] == [*lines]


@pytest.mark.parametrize("lines", lots(UNACTED))
def test_what_is_not_done_does_not_act(lines: Sequence[str]) -> None:
    found = {line: read(line) for line in lines}
    assert not [line for line in lines if found[line].verdict == "acts" or found[line].attempts]
