"""The acts of one entry in their order, with those that hang on conditions and those that are several.

An act under a condition that does not hold is refused with CONDITION_FALSE: nothing happened, and that is no
failure of the message (`batch_mode`). The same goes for an act that was to be done only if possible. What
must stay true: each act sees the state left by the one before it, none happens before an earlier one that
needs a ruling, a condition is decided once, at the first act under it, and positions never depend on how many
acts another one became.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from gamemaster.core.action import Action, Attempt
from gamemaster.core.amount import Each, Holder, Repeat, members
from gamemaster.core.attempts import waits
from gamemaster.core.condition import Circumstances, Fate, Finding, Guard, Span, Test, decide
from gamemaster.core.contract import PUBLIC, Contract, Viewer
from gamemaster.core.outcome import Outcome, Position, Refused, Remark, Verdict
from gamemaster.core.reading import Question
from gamemaster.core.settings import Settings
from gamemaster.core.unmade import about_unmade, hangs_on_undecided

S = TypeVar("S")

_STRIDE = 100_000
"""Where several acts answer one question, the further acts that each becomes are numbered apart."""

TERMS = frozenset({"CONDITION_TRUE", "REPEATED", "CAPPED"})
"""Codes of the remarks that say what a condition or repetition came to."""

_APPLIED, _WAITING = Verdict.APPLIED, (Verdict.NEEDS_RULING, Verdict.PROVISIONAL)

Rule = Callable[[S, Position, Attempt], tuple[S, Outcome]]
"""Rules on one attempt: the state after it, and what became of it."""


class Batch(Generic[S]):
    """The acts of one entry being ruled on.

    `places` are all of them with their positions, `items` the words of each item of a message (None: the
    entry is no message).
    """

    __slots__ = (
        "_contract",
        "_decided",
        "_items",
        "_places",
        "_rule",
        "_settings",
        "_waiting",
        "failed",
        "outcomes",
        "state",
    )

    def __init__(
        self,
        contract: Contract[S],
        settings: Settings,
        state: S,
        rule: Rule[S],
        places: Sequence[tuple[Position, Attempt]],
        items: Sequence[Attempt | Question] | None = None,
    ) -> None:
        self.state = state
        self.outcomes: list[Outcome] = []
        self.failed = False
        self._contract = contract
        self._settings = settings
        self._rule = rule
        self._places = places
        self._items = items
        self._decided: dict[tuple[Span, Test], Finding] = {}
        self._waiting = False

    def take(self, place: Position, attempt: Attempt) -> None:
        """Rule on an attempt, in as many positions as it takes."""
        if self._held_back(place, attempt):
            return
        guard = attempt.when
        if guard is None and attempt.spread is None:
            self._one(place, attempt)
            return
        if self._stopped(place, attempt):
            return
        if guard is not None:
            found = self._found(guard)
            if found.waits:
                text = hangs_on_undecided(self._contract.office)
                self.outcomes.append(Outcome(place, attempt, Verdict.PROVISIONAL, text))
                self.failed = True
                return
            if found.holds is None or found.holds is guard.otherwise:
                self.outcomes.append(_refusal(place, attempt, _not_met(guard, found)))
                self.failed = self.failed or found.holds is None
                return
        match attempt.spread:
            case Each():
                self._each(place, attempt, attempt.spread)
            case Repeat():
                self._repeat(place, attempt, attempt.spread)
            case None:
                self._one(place, attempt)

    def _one(self, place: Position, attempt: Attempt) -> Outcome:
        """Rule on one act at one position."""
        if self._held_back(place, attempt) or (self.failed and self._stopped(place, attempt)):
            return self.outcomes[-1]
        meant = about_unmade(self._contract, self.state, place, attempt, self.outcomes)
        if isinstance(meant, Outcome):
            self.outcomes.append(meant)
            self.failed = True
            return meant
        attempt = meant
        self.state, outcome = self._rule(self.state, place, attempt)
        guard = attempt.when
        if outcome.verdict is not _APPLIED:
            self._waiting = outcome.verdict is Verdict.NEEDS_RULING
            self.failed = self.failed or guard is None or not guard.lenient
        elif guard is not None and (remark := self._held(guard)) is not None:
            outcome = outcome._replace(remarks=(*outcome.remarks, remark))
        self.outcomes.append(outcome)
        return outcome

    def _held_back(self, place: Position, attempt: Attempt) -> bool:
        """Whether an earlier act that needs a ruling keeps this one from happening yet."""
        if self._waiting:
            text = waits(self._contract.office)
            self.outcomes.append(Outcome(place, attempt, Verdict.PROVISIONAL, text))
        return self._waiting

    def _stopped(self, place: Position, attempt: Attempt) -> bool:
        """Whether an earlier failure ends the message here."""
        if not (self.failed and self._settings.batch_mode == "stop"):
            return False
        self.outcomes.append(_refusal(place, attempt, _STOPPED))
        return True

    def _each(self, place: Position, attempt: Attempt, each: Each) -> None:
        """One act for each member that the group or lot has now."""
        cap = self._settings.repetition_cap
        try:
            found = members(each, self._contract.phrasebook, self._holder(attempt.actor))
        except KeyError:
            found = ()
        whole = attempt._replace(spread=None)
        if not found or len(found) > cap:
            refused = _too_many(len(found), cap) if found else _NOBODY
            self.outcomes.append(_refusal(place, whole, refused))
            self.failed = True
            return
        for number, member in enumerate(found):
            action = self._filled(attempt.action, each.param, member)
            self._one(self._further(place, number), whole._replace(action=action))

    def _filled(self, pattern: Action, param: str, member: str) -> Action:
        return self._contract.vocabulary.action(pattern.name, {**pattern.params(), param: member})

    def _repeat(self, place: Position, attempt: Attempt, repeat: Repeat) -> None:
        """The same act until it is refused, until its condition holds, or up to the cap."""
        single = attempt._replace(spread=None)
        cap, until = self._settings.repetition_cap, repeat.until
        for number in range(cap):
            at = self._further(place, number)
            if until is not None and (ended := self._ended(until)) is not None:
                if number == 0:
                    self.outcomes.append(_refusal(at, single, ended))
                    self.failed = self.failed or ended.code == _UNKNOWN
                else:
                    self._add_remark("REPEATED", f"Done {_times(number)}: {ended.text}")
                return
            before, failed = self.state, self.failed
            outcome = self._one(at, single)
            if outcome.verdict in _WAITING:
                return
            if outcome.verdict is not _APPLIED:
                if number:
                    # the one that ends it only shows that it has come to its end
                    self.outcomes.pop()
                    self.state, self.failed = before, failed
                    self._add_remark("REPEATED", f"Done {_times(number)}, then no more: {outcome.text}")
                return
        self._add_remark("CAPPED", f"Done {_times(cap)}, which is as often as one sentence may ask for.")

    def _ended(self, until: Guard) -> Refused | None:
        """Why a repetition stops here; None when it goes on."""
        found = decide(until.test, self._circumstances())
        if found.holds is False:
            return None
        return _not_met(until, found) if found.holds is None else _already(until, found)

    def _add_remark(self, code: str, text: str) -> None:
        last = self.outcomes[-1]
        self.outcomes[-1] = last._replace(remarks=(*last.remarks, Remark(code, text)))

    def _further(self, place: Position, number: int) -> Position:
        item, sub = place
        if number == 0:
            return place
        crowded = any(other and index == item for (index, other), _ in self._places)
        return (item, (sub + 1) * _STRIDE + number) if crowded else (item, sub + number)

    def _found(self, guard: Guard) -> Finding:
        known = self._decided.get((guard.span, guard.test))
        if known is None:
            known = decide(guard.test, self._circumstances())
            if not known.waits:
                self._decided[guard.span, guard.test] = known
        return known

    def _held(self, guard: Guard) -> Remark | None:
        found = self._decided.get((guard.span, guard.test))
        if found is None or guard.lenient:
            return None
        seen = f": {found.told}" if found.told else ""
        return Remark("CONDITION_TRUE", f'Done under the condition "{guard.shown}"{seen}.')

    def _circumstances(self) -> Circumstances:
        return Circumstances(self._values, lambda who: who in self._participants(), self._fate)

    def _holder(self, actor: str) -> Holder:
        def values(subject: str) -> Mapping[str, Any]:
            return self._values(subject, Viewer(actor) if subject == actor else PUBLIC)

        return Holder(actor, self._participants, values)

    def _participants(self) -> Sequence[str]:
        return self._contract.participants(self.state)

    def _values(self, subject: str, viewer: Viewer = PUBLIC) -> Mapping[str, Any]:
        try:
            return self._contract.values(self.state, subject, viewer)
        except KeyError:
            return {}

    def _fate(self, span: Span) -> Fate:
        """What became of the acts in a stretch of the entry."""
        start, end = span
        if self._items is None:
            spans = [(index, attempt.span) for (index, _), attempt in self._places]
        else:
            spans = [(index, item.span) for index, item in enumerate(self._items)]
        items = {index for index, (first, last) in spans if first < end and last > start}
        met = [outcome for outcome in self.outcomes if outcome.position[0] in items]
        if any(outcome.verdict in _WAITING for outcome in met):
            return "waits"
        tried = [o for o in met if o.refusal is None or o.refusal.code not in _UNTRIED]
        if any(outcome.verdict is not _APPLIED for outcome in tried):
            return "failed"
        return "done" if tried and len(tried) == len(met) else "untried"


def _refusal(place: Position, attempt: Attempt, refusal: Refused) -> Outcome:
    return Outcome(place, attempt, Verdict.REFUSED, refusal.text, refusal=refusal)


def _not_met(guard: Guard, found: Finding) -> Refused:
    seen = f": {found.told}" if found.told else ""
    if found.holds is None:
        text = f'The condition "{guard.text}" rests on something that is not known here{seen}.'
        return Refused(_UNKNOWN, "", text, dict(found.seen))
    text = f'This was to be done only under the condition "{guard.shown}", which did not hold{seen}.'
    return Refused("CONDITION_FALSE", "", text, dict(found.seen))


def _already(until: Guard, found: Finding) -> Refused:
    text = f'it was to go on until "{until.text}", and that holds: {found.told}.'
    return Refused("CONDITION_FALSE", "", text[0].upper() + text[1:], dict(found.seen))


def _too_many(number: int, cap: int) -> Refused:
    text = f"This would be {number} actions, and one sentence may ask for {cap}."
    return Refused("TOO_MANY", "", text, {"actions": number, "most": cap})


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


_UNKNOWN = "CONDITION_UNKNOWN"
_UNTRIED = frozenset({"CONDITION_FALSE", _UNKNOWN, "BATCH_STOPPED"})
_NOBODY = Refused("NOTHING_MEANT", "", "There is nobody and nothing that this would be done for or with.")
_STOPPED = Refused("BATCH_STOPPED", "", "An earlier action of the message failed, and this game stops there.")
