"""Keyed chance: every draw is a function of the game's secret and of what it is for.

A draw never depends on the draws before it, so inserting, voiding or re-dating a message leaves all
other draws as they were. The generator, in full:

    word(block) = HMAC-SHA256(secret, UTF-8("game\\nentry\\npurpose\\ncounter\\nblock")), cut into four
                  big-endian 64-bit words
    result      = 1 + w mod sides, for the first word w below the largest multiple of `sides` that is
                  at most 2**64, looking through blocks 0, 1, 2 ...

`game`, `entry` and `purpose` hold no line feed. The SHA-256 of the secret is published when the game
starts, the secret when it ends, so that anyone can recompute every draw.
"""

import hashlib
import hmac
import struct
from typing import NamedTuple, Protocol

_WORDS = 1 << 64
_FOUR_WORDS = struct.Struct(">4Q")


class Draw(NamedTuple):
    """One random number: `result` is between 1 and `sides`."""

    entry: str
    purpose: str
    counter: int
    sides: int
    result: int


class Chance(Protocol):
    """Where draws come from. Tests may script them; games in play use `KeyedChance`."""

    def draw(self, entry: str, purpose: str, counter: int, sides: int) -> int:
        """A number from 1 to `sides`, always the same for the same arguments."""
        ...


class KeyedChance:
    """The generator described above, for one game and its secret (32 bytes or more)."""

    __slots__ = ("_keyed", "game")

    def __init__(self, secret: bytes, game: str) -> None:
        self.game = _one_line(game)
        self._keyed = hmac.new(secret, digestmod=hashlib.sha256)

    def draw(self, entry: str, purpose: str, counter: int, sides: int) -> int:
        """A number from 1 to `sides`; raises ValueError unless 1 <= sides <= 2**64."""
        if not 1 <= sides <= _WORDS:
            raise ValueError(f"a draw needs between 1 and 2**64 sides, not {sides}")
        limit = _WORDS - _WORDS % sides
        label = f"{self.game}\n{_one_line(entry)}\n{_one_line(purpose)}\n{counter}\n"
        block = 0
        while True:
            keyed = self._keyed.copy()
            keyed.update(f"{label}{block}".encode())
            for word in _FOUR_WORDS.unpack(keyed.digest()):
                if word < limit:
                    return int(word % sides) + 1
            block += 1


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret in hexadecimal, published before the first draw."""
    return hashlib.sha256(secret).hexdigest()


def _one_line(text: str) -> str:
    if "\n" in text:
        raise ValueError("the name of a draw may not hold a line feed")
    return text
