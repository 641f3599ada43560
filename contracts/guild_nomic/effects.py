"""What of a proposal a program can carry out: lines of one form under `Effects:`, and what it says of itself.

A line is one of these (the names are those that the report shows); whatever else stands in a proposal is
prose, which the game master carries out (G-13):

    Effects:
      set hit_above = 12
      Ondine.level = 3
      The Old Ferryman.item Lantern = 1
      remove quest 2

How many rules a proposal changes, its author says in a line of it (G-12):

    Rules: 1 created, 0 repealed, 3 amended
"""

import json
import re
from typing import Any, NamedTuple

from contracts.guild_nomic.actions import URGENT
from contracts.guild_nomic.settings import GuildSettings
from gamemaster.core.settings import Settings

AMENDABLE = frozenset(GuildSettings.model_fields) - frozenset(Settings.model_fields)
"""The settings that a proposal can change: the game's own."""


class SetSetting(NamedTuple):
    """A setting becomes `value`."""

    line: str
    key: str
    value: Any


class SetValue(NamedTuple):
    """A value of a player, monster or party becomes `to`."""

    line: str
    whose: str
    value: str
    to: int | str


class TakeOff(NamedTuple):
    """A quest goes off the board."""

    line: str
    quest: int


Effect = SetSetting | SetValue | TakeOff


class Effects(NamedTuple):
    """What a text comes to: prose, effects in their order, and lines under `Effects:` that are none."""

    prose: str
    effects: tuple[Effect, ...]
    unreadable: tuple[str, ...]

    @property
    def by_hand(self) -> str:
        """What the game master has to carry out, "" where nothing is left to em."""
        return "\n".join(part for part in (self.prose, *self.unreadable) if part)


_BLOCK = re.compile(r"(?im)^[ \t]*(?:urgent\b[ \t]*[:.,-]?[ \t]*)?effects?[ \t]*:")
_SET = re.compile(r"set\s+(?P<key>[a-z_]+)\s*=\s*(?P<value>.+)", re.IGNORECASE)
_VALUE = re.compile(
    r"(?P<whose>.+)\.(?P<value>level|hp|class|(?:strength|item|title)\s+[^=]+?)\s*=\s*(?P<to>.+)",
    re.IGNORECASE,
)
_QUEST = re.compile(r"(?:remove|take off)\s+quest\s+(?P<quest>\d{1,9})", re.IGNORECASE)
_RULES = re.compile(r"(?im)^[ \t]*rules[ \t]*:(?P<counts>.*)$")
_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBERS = {word: number for number, word in enumerate(_WORDS)}
_COUNT = re.compile(
    rf"\b(?P<count>\d{{1,6}}|{'|'.join(_NUMBERS)})\s+(?:(?:more|new|old|further)\s+)?(?:rules?\s+)?"
    r"(?:(?:is|are|will be|gets?)\s+)?(?P<what>created|repealed|amended)\b",
    re.IGNORECASE,
)
_COUNTING = re.compile(r"\d|created|repealed|amended", re.IGNORECASE)


def effects_of(text: str) -> Effects:
    """What a proposal's text comes to."""
    found = _BLOCK.search(text)
    before = text if found is None else text[: found.start()]
    prose = _RULES.sub("", before).strip()
    if prose.rstrip(":.! \t").upper() == URGENT:
        prose = ""
    lines = [] if found is None else [line.strip() for line in re.split(r"[\n;]", text[found.end() :])]
    read = [(line, _effect(line.rstrip("."))) for line in lines if line and not _RULES.match(line)]
    return Effects(
        prose,
        tuple(effect for _, effect in read if effect is not None),
        tuple(line for line, effect in read if effect is None),
    )


def _effect(line: str) -> Effect | None:
    if (setting := _SET.fullmatch(line)) is not None:
        key = setting["key"].lower()
        return SetSetting(line, key, _plain(setting["value"])) if key in AMENDABLE else None
    if (quest := _QUEST.fullmatch(line)) is not None:
        return TakeOff(line, int(quest["quest"]))
    if (value := _VALUE.fullmatch(line)) is None:
        return None
    what, _, of = " ".join(value["value"].split()).partition(" ")
    named = f"{what.lower()} {of}" if of else what.lower()
    to = _plain(value["to"])
    known = isinstance(to, int | str) and not isinstance(to, bool)
    return SetValue(line, value["whose"].strip(), named, to) if known else None


def _plain(words: str) -> Any:
    """A value as JSON; words that are none, or far too nested, stand for themselves."""
    try:
        return json.loads(words)
    except (ValueError, RecursionError):
        return words.strip()


def _number(word: str) -> int:
    return int(word) if word.isdecimal() else _NUMBERS[word.lower()]


def uncounted(text: str) -> str:
    """What its author says of rules without a count that could be read, "" where there is none (G-12)."""
    found = _RULES.search(text)
    if found is None:
        return ""
    left = _COUNT.sub("", found["counts"])
    return found[0].strip() if _COUNTING.search(left) or not _COUNT.search(found["counts"]) else ""


def beyond_limits(text: str, settings: GuildSettings) -> str:
    """Why the proposal changes too many rules by what its author says of it, "" if it does not (G-12)."""
    found = _RULES.search(text)
    if found is None:
        return ""
    counts = {"created": 0, "repealed": 0, "amended": 0}
    for one in _COUNT.finditer(found["counts"]):
        counts[one["what"].lower()] += _number(one["count"])
    made, amends = counts["created"] + counts["repealed"], counts["amended"]
    if made <= settings.rules_made and amends <= settings.rules_amended:
        return ""
    return (
        f"It creates or repeals {made} rules and amends {amends}, and {settings.rules_made} and "
        f"{settings.rules_amended} are the limits"
    )
