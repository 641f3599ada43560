"""Keyed chance: every draw is a function of a secret of the game and of what it is for.

A draw never depends on the draws before it, so inserting, voiding or re-dating a message leaves all
other draws as they were. The generator, in full:

    word(block) = HMAC-SHA256(secret, UTF-8("game\\nentry\\npurpose\\ncounter\\nblock")), cut into four
                  big-endian 64-bit words
    result      = 1 + w mod sides, for the first word w below the largest multiple of `sides` that is
                  at most 2**64, looking through blocks 0, 1, 2 ...

A game has one master, which never leaves the database, and any number of named secrets made of it, so that
one can be told without telling the others:

    secret      = HMAC-SHA256(master, UTF-8("gamemaster secret\\ngame\\nname"))
    with beacon = HMAC-SHA256(secret, UTF-8("beacon\\n" + the round's randomness in hexadecimal))

`season N` is the secret of everyday draws: the first until it has been told, then the second, and so on. A
draw that must stay hidden longer (a role, a hand of cards) hangs on a secret of its own; what comes in when
that has been told hangs on the one that takes its place (`following`). The names of game, entry and purpose
hold no line feed. The SHA-256 of each secret is published before it is used, the secret
afterwards, so that anyone can recompute every draw; `docs/chance.md` is the whole specification.
"""

import hashlib
import hmac
import re
import struct
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol, TypeVar

T = TypeVar("T")

_WORDS = 1 << 64
_FOUR_WORDS = struct.Struct(">4Q")
FIRST_SEASON = "season 1"
_RENEWED = re.compile(r"(.+) \((\d+)\)")
_NONE: Mapping[str, str] = {}


class Draw(NamedTuple):
    """One random number: `result` is between 1 and `sides`. `secret` names what it hangs on."""

    entry: str
    purpose: str
    counter: int
    sides: int
    result: int
    secret: str = FIRST_SEASON


class Told(NamedTuple):
    """A secret that has been published: its name, when, and after how many entries had arrived."""

    secret: str
    at: datetime
    seq: int


class Chance(Protocol):
    """Where draws come from. Tests may script them; games in play use `KeyedChance`."""

    def draw(self, entry: str, purpose: str, counter: int, sides: int, secret: str = FIRST_SEASON) -> int:
        """A number from 1 to `sides`, always the same for the same arguments."""
        ...

    def season(self, at: datetime, seq: int) -> str:
        """The secret of everyday draws for an entry that takes effect at `at` and came as number `seq`."""
        ...

    def renewed(self, at: datetime, seq: int) -> Mapping[str, str]:
        """For that entry, what takes the place of each secret of hidden draws that had been told by then."""
        ...


class Generator:
    """The generator described above, for one game and one secret."""

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


class KeyedChance:
    """The chance of one game: its master (32 bytes or more), and what of it has been told.

    `first` is the secret of the first season where that was given from outside. `beacons` gives the
    randomness, in hexadecimal, that is mixed into the secret of a name.
    """

    __slots__ = ("_beacons", "_first", "_generators", "_master", "_seals", "_seasons", "game")

    def __init__(
        self,
        master: bytes,
        game: str,
        told: Iterable[Told] = (),
        beacons: Mapping[str, str] | None = None,
        first: bytes | None = None,
    ) -> None:
        self.game = _one_line(game)
        self._master = master
        self._first = first
        self._beacons = dict(beacons or {})
        self._generators: dict[str, Generator] = {}
        told = tuple(told)
        self._seasons = tuple(one for one in told if is_season(one.secret))
        self._seals = tuple(one for one in told if not is_season(one.secret))

    def draw(self, entry: str, purpose: str, counter: int, sides: int, secret: str = FIRST_SEASON) -> int:
        """A number from 1 to `sides`; raises ValueError unless 1 <= sides <= 2**64."""
        generator = self._generators.get(secret)
        if generator is None:
            generator = self._generators[secret] = Generator(self.secret(secret), self.game)
        return generator.draw(entry, purpose, counter, sides)

    def season(self, at: datetime, seq: int) -> str:
        """The season that was not told when the entry came in; for the clock's own turns (`seq` 0), by then.

        What is dated back to a time whose secret is known by now must not be foreseen by its sender: hence
        the order of arrival.
        """
        if not self._seasons:
            return FIRST_SEASON
        over = sum(_came_before(one, at, seq) for one in self._seasons)
        return f"season {over + 1}"

    def renewed(self, at: datetime, seq: int) -> Mapping[str, str]:
        """What takes the place of the hidden draws' secrets that were told by then; as with seasons, a late
        mail counts by its arrival."""
        if not self._seals:
            return _NONE
        before = (one.secret for one in self._seals if _came_before(one, at, seq))
        return {_first_of(secret): following(secret) for secret in before}

    def secret(self, name: str) -> bytes:
        """The secret called `name`, 32 bytes, with its beacon mixed in. To be published once it is told."""
        made = self.sealed(name)
        beacon = self._beacons.get(name)
        return made if beacon is None else _hmac(made, f"beacon\n{beacon.lower()}")

    def sealed(self, name: str) -> bytes:
        """The secret called `name` before any beacon: what its commitment is made of."""
        if name == FIRST_SEASON and self._first is not None:
            return self._first
        return _hmac(self._master, f"gamemaster secret\n{self.game}\n{_one_line(name)}")

    def commitment(self, name: str) -> str:
        """The SHA-256 of the secret in hexadecimal, published before the first draw that hangs on it."""
        return commitment(self.sealed(name))


def commitment(secret: bytes) -> str:
    """The SHA-256 of a secret in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def following(secret: str) -> str:
    """The secret that takes the place of one of hidden draws once that is told: of `game 1`, `game 1 (2)`."""
    again = _RENEWED.fullmatch(secret)
    return f"{secret} (2)" if again is None else f"{again[1]} ({int(again[2]) + 1})"


def _first_of(secret: str) -> str:
    again = _RENEWED.fullmatch(secret)
    return secret if again is None else again[1]


def _came_before(told: Told, at: datetime, seq: int) -> bool:
    return told.seq < seq if seq else told.at < at


def is_season(secret: str) -> bool:
    """Whether it is a secret of everyday draws, to be followed by the next one."""
    return secret.startswith("season ")


def shuffled(items: Sequence[T], draws: Sequence[int]) -> list[T]:
    """`items` in random order: draw i (of 0, 1, 2 ...) has len(items) - i sides and takes from what is left.

    The item taken is the one with the number drawn, counted from 1 in the order that is left, which keeps its
    order. The last item needs no draw.
    """
    left = list(items)
    taken = [left.pop(number - 1) for number in draws]
    return taken + left


def _hmac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def _one_line(text: str) -> str:
    if "\n" in text:
        raise ValueError("the name of a draw may not hold a line feed")
    return text
