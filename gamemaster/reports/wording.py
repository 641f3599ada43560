"""Small things in words: times, amounts, lists, section references, lettered answers. All pure."""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from shlex import quote
from typing import Any

from gamemaster.core.calendar import parse_time, spoken
from gamemaster.core.wording import counted
from gamemaster.reports.data import Receipt

_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)")


def when(moment: datetime) -> str:
    """`Mon 26 Oct 14:05`, for lines that stand beside others of the same weeks."""
    day, date, month, _, time, _ = spoken(moment).split()
    return f"{day} {date} {month} {time}"


def moment(at: datetime | str | None) -> str:
    """`Mon 26 Oct 2009 14:05 UTC` for a time or its ISO form; "none" for None."""
    if at is None:
        return "none"
    if isinstance(at, str):
        at = parse_time(at)
    return spoken(at)


def cite(section: str) -> str:
    """`s. 26` for section 26, "" where no section is named."""
    section = section.strip()
    return "" if not section else section if section.startswith("s.") else f"s. {section}"


def tally(receipt: Receipt) -> str:
    """`2 done, 1 refused, 1 question`: how many came to what of all that a message said."""
    verdicts = [deed.verdict for deed in receipt.deeds]
    done, refused, asked = verdicts.count("applied"), verdicts.count("refused"), len(receipt.questions)
    told = ((done, "done"), (refused, "refused"), (len(verdicts) - done - refused, "waiting"))
    parts = [f"{number} {word}" for number, word in told if number]
    return ", ".join([*parts, counted(asked, "question")] if asked else parts)


def letters(index: int) -> str:
    """The letter of the answer at `index`, counted from 0: a ... z, aa, ab ..."""
    found = ""
    index += 1
    while index > 0:
        index, place = divmod(index - 1, 26)
        found = chr(ord("a") + place) + found
    return found


def lettered(options: Iterable[str]) -> list[tuple[str, str]]:
    """Every option with its letter."""
    return [(letters(place), option) for place, option in enumerate(options)]


def amounts(held: Mapping[str, int]) -> str:
    """`2 x L1, 1 x L3` for `{"1": 2, "3": 1}`; "" when nothing is held."""
    return ", ".join(f"{held[level]} x L{level}" for level in sorted(held, key=_by_number) if held[level])


def holdings(held: Mapping[str, Any]) -> str:
    """`gold 3; weapons 2 x L1` for labelled counts or counts by level; empty ones are left out."""
    parts = []
    for label, amount in held.items():
        text = amounts(amount) if isinstance(amount, Mapping) else str(amount or "")
        if text:
            parts.append(f"{label} {text}")
    return "; ".join(parts)


def plain(value: Any) -> str:
    """A value as people write it: lists with commas, pairs as `name value`, "-" for nothing."""
    match value:
        case None | "":
            return "-"
        case bool():
            return "yes" if value else "no"
        case datetime():
            return moment(value)
        case str():
            return moment(value) if _INSTANT.fullmatch(value) else value
        case int() | float():
            return str(value)
        case Mapping():
            if _by_level(value):
                return amounts({str(key): n for key, n in value.items()}) or "-"
            return ", ".join(_labelled(str(key), plain(part)) for key, part in value.items()) or "-"
        case Sequence() | frozenset():
            return ", ".join(plain(part) for part in value) or "-"
        case _:
            return str(value)


def changed(old: Any, new: Any) -> str:
    """`3 -> 5`; a value that was not there before is new, one that is there no longer is gone."""
    if (old is None or new is None) and not _is_list_of_things(old or new):
        return f"new: {plain(new)}" if old is None else f"gone (it was {plain(old)})"
    if _is_list_of_things(old) or _is_list_of_things(new):
        return "changed, see above"
    return f"{_or_none(old)} -> {_or_none(new)}"


def _or_none(value: Any) -> str:
    """A value beside an arrow, which would swallow the mark for nothing."""
    text = plain(value)
    return "none" if text == "-" else text


def apart(old: Any, new: Any, name: str = "") -> list[tuple[str, Any, Any]]:
    """What of two values differs: of mappings, and of rows as long as the others, only the parts that do.

    Each with the keys that lead to it and both values.
    """
    pairs: list[tuple[str, Any, Any]] = []
    if isinstance(old, Mapping) and isinstance(new, Mapping) and not _by_level({**old, **new}):
        pairs = [(str(key), old.get(key), new.get(key)) for key in dict.fromkeys((*old, *new))]
    elif _rows(old) and _rows(new) and len(old) == len(new):
        pairs = [(str(place), *both) for place, both in enumerate(zip(old, new, strict=True))]
    if not pairs:
        return [] if old == new else [(name, old, new)]
    return [found for key, a, b in pairs for found in apart(a, b, f"{name} {spaced(key)}".strip())]


def _labelled(name: str, value: str) -> str:
    """`level 2`; what kind of thing it is needs no label, and a `kind monster` would be another one."""
    return value if name == "kind" else f"{spaced(name)} {value}"


def _by_level(value: Mapping[Any, Any]) -> bool:
    """Whether it says how many there are of each level."""
    return bool(value) and all(str(key).isdigit() and isinstance(n, int) for key, n in value.items())


def _rows(value: Any) -> bool:
    """Whether it is the rows of a board: texts of one length."""
    if not isinstance(value, list | tuple) or len(value) < 3:
        return False
    return all(isinstance(row, str) for row in value) and len({len(row) for row in value}) == 1


def differing(old: Any, new: Any) -> str:
    """What of a value differs, in words: `5 -> 3`, or `Ochre size 1 -> 0, Almond size 1 -> 0`."""
    found = apart(old, new) or [("", old, new)]
    return ", ".join(f"{name} {_or_none(a)} -> {_or_none(b)}".strip() for name, a, b in found)


def by_hand(game: str, who: str) -> str:
    """The command by which a game master enters what somebody meant and no answer on offer says."""
    return f"gamemaster rule {game} act-for {quote(who)} ACTION '{{...}}' --because \"...\""


def ready(what: str) -> tuple[str, str]:
    """A duty's text, and apart from it the announcement it holds ready ("" for none)."""
    before, announce, announcement = what.partition("Announce: ")
    return (f"{before}Announce", announcement) if announce else (what, "")


def spaced(name: str) -> str:
    """`health potions` for the value called `health_potions`."""
    return name.replace("_", " ")


def message_key(message_id: str) -> str:
    """A Message-ID in angle brackets, however it was stored."""
    bare = message_id.strip().strip("<>")
    return f"<{bare}>" if bare else ""


def _is_list_of_things(value: Any) -> bool:
    """Whether a report has a section of its own for such a value: intents, points owed ..."""
    return isinstance(value, Sequence) and any(isinstance(part, Mapping) for part in value)


def _by_number(level: str) -> tuple[int, str]:
    return (int(level), "") if str(level).isdigit() else (1 << 30, str(level))
