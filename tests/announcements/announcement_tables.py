"""The tables of announcements: folders of games, what each case says, and who is who in it.

A folder bears the name of a game; the tables of `shared` and `foreign` name theirs as `[context] game`, or
case by case.
`context` may hold people, aliases, gm, non_player_characters and names, laid out as in the context file of
`gamemaster parse`.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from gamemaster.core.names import Names
from gamemaster.core.reading import Reading
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader
from gamemaster.service.workspace.registry import find_speech

HERE = Path(__file__).parent
MIXED = frozenset({"shared", "foreign"})

Table = dict[str, Any]
Told = tuple[str, str, str, str | None, str]


@dataclass(frozen=True, eq=False)
class Case:
    """One mail of a table: the game that reads it, who is who, and what is wanted."""

    game: str
    table: str
    names: Names
    told: Table

    @property
    def id(self) -> str:
        return f"{self.game}-{self.table}-{self.told['name']}"


@cache
def cases(heldout: bool) -> tuple[Case, ...]:
    """Every case of the open or of the held-out tables, which are parsed once for all tests."""
    return tuple(_cases(heldout))


def _cases(heldout: bool) -> Iterator[Case]:
    for path in sorted(HERE.glob("*/*.toml")):
        if path.stem.endswith("_heldout") is not heldout:
            continue
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        context = table.get("context", {})
        names = names_of(context)
        for told in table["case"]:
            game = told.get("game") or context.get("game") or path.parent.name
            own = names_of(context | told["context"]) if "context" in told else names
            yield Case(game, path.stem, own, told)


def games() -> list[str]:
    """The folders of games, whether or not anybody can read them."""
    folders = (path.name for path in HERE.iterdir() if path.is_dir() and list(path.glob("*.toml")))
    return sorted(folder for folder in folders if folder not in MIXED)


@cache
def reader(game: str) -> Reader:
    speech = find_speech(game)
    return Reader(speech.phrasebook, speech.vocabulary)


def names_of(context: Table) -> Names:
    things = {
        key: dict(value) if isinstance(value, dict) else {str(name): {} for name in value}
        for key, value in context.get("names", {}).items()
    }
    characters = context.get("non_player_characters")
    if characters is not None or "non_player_characters" not in things:
        things["non_player_characters"] = {name: {} for name in characters or ()}
    people = {name: tuple(aliases) for name, aliases in context.get("people", {}).items()}
    for name, aliases in context.get("aliases", {}).items():
        people[name] = (*people.get(name, ()), *aliases)
    return Names(people, frozenset(context.get("gm", [])), things)


def letter_of(told: Table) -> Letter:
    parents = tuple(
        Letter(f"<parent-{i}>", p.get("sender"), p.get("subject", ""), p["text"], p.get("public", True))
        for i, p in enumerate(told.get("parent", []))
    )
    sender, subject = told.get("sender", "Ondine"), told.get("subject", "")
    return Letter("<case>", sender, subject, told["text"], told.get("public", True), parents)


@cache
def read(case: Case) -> Reading:
    """The reading of a case, once for all tests that look at it."""
    return reader(case.game).read(letter_of(case.told), case.names)


def done(reading: Reading) -> list[Told]:
    found = (attempt.shown() for attempt in reading.attempts)
    return [(a["action"], _params(a["params"]), a["actor"], a.get("by"), _terms(a)) for a in found]


def wanted(case: Case) -> list[Told]:
    sender = case.told.get("sender", "Ondine")
    return [
        (a["action"], _params(a.get("params", {})), a.get("actor", sender), a.get("by"), _terms(a))
        for a in case.told.get("actions", [])
    ]


def _terms(act: Table) -> str:
    """What an act hangs on, or what makes it several."""
    return repr([(key, act[key]) for key in ("if", "times", "until", "each") if key in act])


def _params(params: Table) -> str:
    """The parameters in one text; a table cannot say null and writes `~null~` instead."""
    return repr(sorted((key, "~null~" if value is None else value) for key, value in params.items()))


def lots(lines: Sequence[str]) -> list[Sequence[str]]:
    """The lines of a long list a score at a time: a test of its own for each costs more than reading it."""
    return [lines[first : first + _LOT] for first in range(0, len(lines), _LOT)]


_LOT: Final = 20
