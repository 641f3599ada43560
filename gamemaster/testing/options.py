"""What a game lists as legal, held against its rules and its reader along random games."""

from typing import Any

from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.contract import Contract
from gamemaster.core.names import Names
from gamemaster.core.option import Option
from gamemaster.core.outcome import Refused
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Step
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader
from gamemaster.testing.conformance import random_plays
from gamemaster.testing.invariants import InvariantBroken
from gamemaster.testing.strategies import Hints

_EVERY = 3
_CHANCE = KeyedChance(bytes(32), "options")


def check_options(contract: Contract[Any], hints: Hints, max_examples: int = 40) -> frozenset[str]:
    """Every option listed is applied by the rules, or put to the game master, and its sentence is read as its
    action and nothing else.

    Looks at every third step of random games, with the eyes of everybody of `hints`; the names of the actions
    that were listed. Raises InvariantBroken.
    """
    judge = _Judge(contract, hints)
    for played in random_plays(contract, hints, max_examples):
        for step in played.steps[::_EVERY]:
            judge.look(step)
    return frozenset(judge.listed)


class _Judge:
    def __init__(self, contract: Contract[Any], hints: Hints) -> None:
        self._contract = contract
        self._reader = Reader(contract.phrasebook, contract.vocabulary)
        self._people = dict.fromkeys((*hints.people, hints.gm), ())
        self._gm = frozenset({hints.gm})
        self._read: dict[tuple[str, str, str, bool], Reading] = {}
        self.listed: set[str] = set()

    def look(self, step: Step) -> None:
        state, legal = step.after.state, self._contract.legal
        # random games let people in whose names nobody could write
        if legal is None or not self._people.keys() >= set(self._contract.participants(state)):
            return
        at = step.entry.at if step.after.last is None else max(step.entry.at, step.after.last[0])
        names = Names(self._people, self._gm, self._contract.things(state))
        named = repr({kind: dict(things) for kind, things in names.things.items()})
        for person in self._people:
            for option in legal(state, person, step.after.settings, at):
                self.listed.add(option.action.name)
                self._allowed(step, person, option)
                self._readable(person, option, names, named)

    def _allowed(self, step: Step, person: str, option: Option) -> None:
        at = step.entry.at if step.after.last is None else max(step.entry.at, step.after.last[0])
        ctx = Context(at, "option", step.after.settings, _CHANCE, person, public=not option.private)
        ruling = self._contract.decide(step.after.state, option.action, ctx)
        if isinstance(ruling, Refused):
            raise InvariantBroken(f"after {step.entry.id} {person} is offered {option}, but: {ruling}")

    def _readable(self, person: str, option: Option, names: Names, named: str) -> None:
        """The sentence is read once for all steps at which things have the same names, written as `named`."""
        key = (named, person, option.say, option.private)
        if key not in self._read:
            letter = Letter("<option@all.example>", person, "", option.say, not option.private)
            self._read[key] = self._reader.read(letter, names)
        reading = self._read[key]
        if [attempt.action for attempt in reading.attempts] != [option.action] or reading.questions:
            raise InvariantBroken(f"{person} is offered {option}, but the reader finds {reading.items}")
