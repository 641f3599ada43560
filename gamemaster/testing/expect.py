"""Whether a script's expectations hold, and how to say it when they do not."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from gamemaster.core.contract import GAME_MASTER, PUBLIC, Contract
from gamemaster.core.event import GAME, Event
from gamemaster.core.ledger import InForce, MessageBody
from gamemaster.core.outcome import Outcome, Position, Verdict
from gamemaster.core.reading import Question
from gamemaster.core.replay import Step
from gamemaster.testing.script import Happened, Outcomes, Value


class Actual(NamedTuple):
    """What became of one attempt or question, in the words of a script."""

    word: str
    action: str
    code: str
    section: str
    text: str

    def __str__(self) -> str:
        section = f"s.{self.section}" if self.section else ""
        line = " ".join(part for part in (self.word, self.action, self.code, section) if part)
        return f"{line}    # {self.text}" if self.text else line


_WORDS = {
    Verdict.APPLIED: "applied",
    Verdict.REFUSED: "refused",
    Verdict.NEEDS_RULING: "ask",
    Verdict.PROVISIONAL: "waits",
}


def became(item: InForce | None, step: Step | None) -> list[Actual]:
    """What became of an entry's attempts and open questions, in their order; [] for one not in force."""
    found: list[tuple[Position, Actual]] = []
    if item is not None and isinstance(item.entry.body, MessageBody):
        for index, asked in enumerate(item.entry.body.reading.items):
            if isinstance(asked, Question) and index not in item.answers:
                found.append(
                    ((index, 0), Actual("ask?", asked.reason, "", "", f"{asked.say} {asked.text!r}"))
                )
    if step is not None:
        found += [(outcome.position, _actual(outcome)) for outcome in step.outcomes if outcome.attempt]
    return [actual for _, actual in sorted(found, key=lambda pair: pair[0])]


def wrong_outcomes(expected: Sequence[Outcomes], got: Sequence[Actual]) -> str | None:
    """None when `got` is what is expected, else a description of both."""
    if len(expected) == len(got) and all(_fits(want, is_) for want, is_ in zip(expected, got, strict=True)):
        return None
    return "\n".join(
        [
            "the outcomes are others than expected",
            "  expected:",
            *(f"    {_written(want)}" for want in expected or ()),
            *([] if expected else ["    nothing"]),
            "  got:",
            *(f"    {is_}" for is_ in got),
            *([] if got else ["    nothing"]),
        ]
    )


def wrong_event(expected: Happened, contract: Contract[Any], events: Iterable[Event]) -> str | None:
    """None when the event happened, else what did."""
    happened = [json.loads(json.dumps(contract.dump_event(event))) for event in events]
    for event in happened:
        if event["event"] == expected.name and expected.fields.items() <= event.items():
            return None
    lines = [f"    {event.pop('event')} {json.dumps(event)}" for event in happened]
    told = "\n".join(lines) or "    nothing"
    return f"expected the event {expected.name} {json.dumps(expected.fields)}; what happened:\n{told}"


def wrong_value(expected: Value, contract: Contract[Any], state: Any, people: Iterable[str]) -> str | None:
    """None when the value is as expected, else what it is."""
    names = {GAME, *people, *contract.participants(state)}
    names |= {name for things in contract.things(state).values() for name in things}
    subject = max((name for name in names if expected.path.startswith(f"{name}.")), key=len, default=None)
    if subject is None:
        return f"{expected.path} names nobody of: {', '.join(sorted(names))}"
    viewer = PUBLIC if expected.public else GAME_MASTER
    value: Any = json.loads(json.dumps(dict(contract.values(state, subject, viewer))))
    path = expected.path[len(subject) + 1 :].split(".")
    for depth, name in enumerate(path):
        found, inner = _inside(value, name)
        if not found:
            if expected.absent:
                return None
            where = ".".join([subject, *path[:depth]])
            known = ", ".join(value) if isinstance(value, Mapping) and value else json.dumps(value)
            return f"there is no {expected.path}; {where} has: {known}"
        value = inner
    if expected.absent:
        return f"{expected.path} should be absent and is {json.dumps(value)}"
    if type(value) is type(expected.value) and value == expected.value:
        return None
    return f"{expected.path}: expected {json.dumps(expected.value)}, got {json.dumps(value)}"


def _inside(value: Any, name: str) -> tuple[bool, Any]:
    if isinstance(value, dict) and name in value:
        return True, value[name]
    if isinstance(value, list) and name.isdigit() and int(name) < len(value):
        return True, value[int(name)]
    return False, None


def _actual(outcome: Outcome) -> Actual:
    assert outcome.attempt is not None  # noqa: S101 - narrows the type; ticks are left out before
    reason = outcome.refusal or outcome.question
    code, section = (reason.code, reason.section) if reason is not None else ("", "")
    return Actual(_WORDS[outcome.verdict], outcome.attempt.action.name, code, section, outcome.text)


def _fits(want: Outcomes, got: Actual) -> bool:
    return (
        (want.word, want.action) == (got.word, got.action)
        and want.code in ("", got.code)
        and want.section in ("", got.section)
    )


def _written(want: Outcomes) -> str:
    section = f"s.{want.section}" if want.section else ""
    return " ".join(part for part in (want.word, want.action, want.code, section) if part)
