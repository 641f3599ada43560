"""Dice as people write them: `3d6`, `d20`, `2d10+5`, `4d6-1`."""

import re
from typing import NamedTuple

MOST_DICE = 1_000
MOST_SIDES = 1_000_000

_NOTATION = re.compile(r"(\d{1,6})?\s*[dD]\s*(\d{1,9})(?:\s*([+-])\s*(\d{1,9}))?")


class Dice(NamedTuple):
    """`number` dice with `sides` sides each, and `plus` added to their sum."""

    number: int
    sides: int
    plus: int = 0

    def __str__(self) -> str:
        added = f"{self.plus:+d}" if self.plus else ""
        return f"{self.number}d{self.sides}{added}"

    def total(self, thrown: tuple[int, ...]) -> int:
        """What the dice come to."""
        return sum(thrown) + self.plus

    @property
    def oversize(self) -> str:
        """What is wrong with so many or so large dice, "" for nothing."""
        if not 1 <= self.number <= MOST_DICE:
            return f"there must be 1 to {MOST_DICE} dice, not {self.number}"
        if not 1 <= self.sides <= MOST_SIDES:
            return f"a die must have 1 to {MOST_SIDES} sides, not {self.sides}"
        return ""


def read_dice(text: str) -> Dice | None:
    """The dice that the whole of `text` asks for; None when it is no such thing."""
    found = _NOTATION.fullmatch(text.strip())
    return None if found is None else _dice(found)


def dice_in(text: str) -> list[Dice]:
    """Every notation of dice that stands in `text` as a word of its own."""
    words = re.compile(rf"(?<![\w.+-]){_NOTATION.pattern}(?!\w)")
    return [_dice(found) for found in words.finditer(text)]


def _dice(found: re.Match[str]) -> Dice:
    count, sides, sign, plus = found.groups()
    added = int(plus or 0)
    return Dice(int(count or 1), int(sides), -added if sign == "-" else added)
