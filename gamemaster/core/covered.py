"""What the sections of a report say: which values each covers, where a claim points, and how to make it true.

A section that is ratified is an assertion at the moment the report speaks of. Where replay comes to another
value, the game's own rulings set it to what was ratified, visibly; what they cannot set is put to the game
master.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from gamemaster.core.action import Action
from gamemaster.core.contract import PUBLIC, Contract, ReportSection
from gamemaster.core.event import GAME
from gamemaster.core.presiding import adjustment

Covered = Mapping[str, Mapping[str, Any]]
"""Subject -> name -> value, as a section of a report says it."""

_MISSING = object()


class Difference(NamedTuple):
    """A value that is not what was ratified. `held` is None where there is no such value."""

    subject: str
    name: str
    stated: Any
    held: Any


def sections(contract: Contract[Any]) -> tuple[ReportSection, ...]:
    """The sections of the game's report that hold values; what no ruling can set is only informative."""
    if contract.reported:
        return contract.reported
    settable = contract.restore is not None or "adjust" in contract.vocabulary.by_name
    return (
        ReportSection("Participants", ("*",), informative=not settable),
        ReportSection("The game", (), ("*",), informative=True),
    )


def covered(contract: Contract[Any], state: Any) -> dict[str, dict[str, dict[str, Any]]]:
    """What each section says of `state`: section -> subject -> name -> value, as the public sees it."""
    view = contract.view(state, PUBLIC)
    subjects = {**view["people"], GAME: view["game_state"]}
    return {
        section.title: {
            subject: found
            for subject, values in subjects.items()
            if (found := {n: v for n, v in values.items() if section.covers(subject, n)})
        }
        for section in sections(contract)
    }


def differing(contract: Contract[Any], state: Any, section: str, stated: Covered) -> tuple[Difference, ...]:
    """Where `state` is not what the section states, also by somebody who is not in its complete list."""
    now = covered(contract, state).get(section, {})
    found = [
        Difference(subject, name, value, now.get(subject, {}).get(name))
        for subject, values in sorted(stated.items())
        for name, value in sorted(values.items())
        if now.get(subject, {}).get(name, _MISSING) != value
    ]
    extra = [
        Difference(subject, "", None, "taking part")
        for subject in sorted(now)
        if subject not in stated and subject != GAME
    ]
    return (*found, *extra)


def restoring(contract: Contract[Any], state: Any, difference: Difference) -> tuple[Action, ...]:
    """The game master's actions that set a value to what was ratified; empty where none can."""
    if not difference.name or difference.subject == GAME:
        return ()
    if contract.restore is not None:
        return contract.restore(state, difference.subject, difference.name, difference.stated)
    action = adjustment(contract.vocabulary, difference.subject, difference.name, difference.stated)
    return () if action is None else (action,)


def pointed_at(contract: Contract[Any], state: Any, what: str) -> tuple[str, ...]:
    """The sections that the words of a claim may speak of, by their titles and the values they cover."""
    text, every = what.casefold(), sections(contract)
    named = [one.title for one in every if _occurs(one.title, text)]
    if named:
        return tuple(named)
    values = covered(contract, state) if any("*" in (*one.people, *one.game) for one in every) else {}
    return tuple(
        one.title for one in every if any(_occurs(w, text) for w in _words(one, values.get(one.title, {})))
    )


def _words(section: ReportSection, values: Covered) -> Iterable[str]:
    """The words by which a section's values are spoken of; `values` are looked through where it tells all."""
    known = {*section.people, *section.game, *(name for found in values.values() for name in found)}
    for name in known:
        yield name.replace("_", " ")
        yield from section.called.get(name, ())


def _occurs(words: str, text: str) -> bool:
    stem = re.escape(words.casefold().removesuffix("s"))
    return words != "*" and re.search(rf"(?<!\w){stem}(?:s|es)?(?!\w)", text) is not None
