"""Tables of announcements: what a mail says, and what the reader must make of it.

Every case of an open table is a test of its own. Of the tables held out (`*_heldout.toml`) only two
numbers are shown: `read`, the share of mails whose verdict and acts are exactly right, and `wrong acts`,
acts that the sender did not certainly perform.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

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
from gamemaster.core.reading import Reading
from gamemaster.language.letter import Letter
from gamemaster.language.reader import Reader

HERE = Path(__file__).parent
RPG: tuple[type[Action], ...] = (
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
READERS = {"agora_rpg": Reader(PHRASEBOOK, Vocabulary(RPG))}

Case = dict[str, Any]


def cases(heldout: bool) -> Iterator[tuple[str, Names, Case]]:
    """(game, names, case) of every table of that sort."""
    for path in sorted(HERE.glob("*/*.toml")):
        if path.stem.endswith("_heldout") is not heldout or path.parent.name not in READERS:
            continue
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        names = names_of(table.get("context", {}))
        for case in table["case"]:
            yield path.parent.name, names, {**case, "table": path.stem}


def names_of(context: Case) -> Names:
    things = {key: dict(value) for key, value in context.get("names", {}).items()}
    things["non_player_characters"] = {name: {} for name in context.get("non_player_characters", [])}
    people = {name: tuple(aliases) for name, aliases in context.get("people", {}).items()}
    for name, aliases in context.get("aliases", {}).items():
        people[name] = (*people.get(name, ()), *aliases)
    return Names(people, frozenset(context.get("gm", [])), things)


def letter_of(case: Case) -> Letter:
    parents = tuple(
        Letter(f"<parent-{i}>", p.get("sender"), p.get("subject", ""), p["text"], p.get("public", True))
        for i, p in enumerate(case.get("parent", []))
    )
    sender, subject = case.get("sender", "Ondine"), case.get("subject", "")
    return Letter("<case>", sender, subject, case["text"], case.get("public", True), parents)


def read(game: str, names: Names, case: Case) -> Reading:
    return READERS[game].read(letter_of(case), names)


def done(reading: Reading) -> list[tuple[str, str, str, str | None]]:
    return [(a.action.name, repr(sorted(a.action.params().items())), a.actor, a.by) for a in reading.attempts]


def wanted(case: Case) -> list[tuple[str, str, str, str | None]]:
    sender = case.get("sender", "Ondine")
    return [
        (a["action"], repr(sorted(a.get("params", {}).items())), a.get("actor", sender), a.get("by"))
        for a in case.get("actions", [])
    ]


OPEN = list(cases(heldout=False))


@pytest.mark.parametrize(
    ("game", "names", "case"), OPEN, ids=[f"{c['table']}-{c['name']}" for _, _, c in OPEN]
)
def test_announcement(game: str, names: Names, case: Case) -> None:
    reading = read(game, names, case)
    assert (reading.verdict, done(reading)) == (case["verdict"], wanted(case)), reading.to_json()


def test_heldout_announcements(capsys: pytest.CaptureFixture[str]) -> None:
    total = right = wrong = 0
    for game, names, case in cases(heldout=True):
        reading = read(game, names, case)
        acts, expected = done(reading), wanted(case)
        total += 1
        right += (reading.verdict, acts) == (case["verdict"], expected)
        wrong += sum(1 for act in acts if act not in expected)
    assert total
    with capsys.disabled():
        sys.stdout.write(f"\nheld-out announcements: {total}, read {right / total:.3f}, wrong acts {wrong}\n")
    assert wrong == 0
    assert right / total >= 0.85
