"""What happened since the last report, arranged as officers print it: newest message first.

Within one message the acts keep their order. Identical acts in a row are folded into one line with a
count. Message-IDs become numbered keys, given in full below the list.
"""

from collections.abc import Iterable
from datetime import datetime
from itertools import groupby
from typing import NamedTuple, TypeVar

from gamemaster.reports.data import Deed, Report
from gamemaster.reports.wording import cite, message_key

_MARKS = {"applied": "+", "refused": "-", "needs_ruling": "?", "provisional": "~"}
CLOCK = "the clock"


class Line(NamedTuple):
    """One act (or `times` identical ones in a row): how it ended, and in words."""

    mark: str
    text: str


class Happening(NamedTuple):
    """Everything one message did, or the clock at one moment. `key` is the message's number, 0 for none."""

    at: datetime
    who: str
    key: int
    lines: tuple[Line, ...]


class Failure(NamedTuple):
    """A refused attempt (or `times` of the same), with its message's number."""

    deed: Deed
    times: int
    key: int


class History(NamedTuple):
    """All happenings and the refused attempts, as `newest_first`; Message-IDs by number from 1."""

    happenings: tuple[Happening, ...]
    failures: tuple[Failure, ...]
    sources: tuple[str, ...]


def history(report: Report) -> History:
    """Arrange the report's deeds and ticks."""
    keys: dict[str, int] = {}
    found = []
    for at, who, message, deeds, sentences in _newest_first(report):
        key = keys.setdefault(message, len(keys) + 1) if message else 0
        lines = [_line(deed, times, report.office) for deed, times in folded(deeds)]
        lines.extend(Line("*", sentence) for sentence in sentences)
        found.append(Happening(at, who, key, tuple(lines)))
    failures = [
        Failure(deed, times, keys.get(message_key(deed.message_id), 0))
        for deed, times in folded(newest_first(d for d in report.deeds if d.verdict == "refused"))
    ]
    return History(tuple(found), tuple(failures), tuple(keys))


def newest_first(deeds: Iterable[Deed]) -> list[Deed]:
    """Deeds, given oldest first, with the newest message first and the acts of one in their order."""
    return [
        deed for _, found in _turned((found[0].at, found) for found in _messages(deeds)) for deed in found
    ]


_Some = TypeVar("_Some")
_Group = tuple[datetime, str, str, tuple[Deed, ...], tuple[str, ...]]


def _newest_first(report: Report) -> list[_Group]:
    """Messages and ticks by time; at one instant the clock came first."""
    found: list[tuple[datetime, list[_Group]]] = [
        (at, [(at, CLOCK, "", (), told)]) for at, told in report.ticks if told
    ]
    found.extend((deeds[0].at, _by_doer(deeds)) for deeds in _messages(report.deeds))
    return [group for _, groups in _turned(found) for group in groups]


def _messages(deeds: Iterable[Deed]) -> Iterable[list[Deed]]:
    """The deeds message by message; those of no message (rulings) by moment and doer."""
    by_message = groupby(deeds, key=lambda deed: (deed.at, message_key(deed.message_id) or deed.name))
    return (list(found) for _, found in by_message)


def _by_doer(deeds: list[Deed]) -> list[_Group]:
    """One message's deeds: acts for oneself and acts on behalf of others stand under their own names."""
    message = message_key(deeds[0].message_id)
    by_name = groupby(deeds, key=lambda deed: deed.name)
    return [(deeds[0].at, name, message, tuple(found), ()) for name, found in by_name]


def _turned(found: Iterable[tuple[datetime, _Some]]) -> list[tuple[datetime, _Some]]:
    """Newest first; among equals the last to arrive comes first, so the list is turned round whole."""
    return sorted(found, key=lambda one: one[0])[::-1]


def folded(deeds: Iterable[Deed]) -> list[tuple[Deed, int]]:
    """The deeds with identical ones in a row taken together, each with its count."""
    found: list[tuple[Deed, int]] = []
    for _, same in groupby(deeds, key=_identity):
        first, *others = same
        found.append((first, 1 + len(others)))
    return found


def _identity(deed: Deed) -> tuple[object, ...]:
    return (deed.at, deed.name, deed.said, deed.verdict, deed.told, deed.why, deed.draws, deed.message_id)


def _line(deed: Deed, times: int, office: str) -> Line:
    match deed.verdict:
        case "applied":
            result = " ".join(deed.told) or "done."
        case "refused":
            reference = ", ".join(part for part in (cite(deed.section), deed.code) if part)
            result = f"FAILED ({reference})" if reference else "FAILED"
        case "needs_ruling":
            result = f"waits for the {office}'s ruling."
        case _:
            result = "waits for the answer to an open question."
    drawn = f" [{'; '.join(deed.draws)}]" if deed.draws else ""
    count = f" x {times}" if times > 1 else ""
    mark = _MARKS.get(deed.verdict, "*")
    if deed.said.endswith("."):
        # what a ruling says is a sentence, and another one follows it
        more = "" if result == "done." else f" It {result}" if result.startswith("waits") else f" {result}"
        return Line(mark, f"{deed.said}{count}{more}{drawn}")
    return Line(mark, f"{deed.said}{count}: {result}{drawn}")
