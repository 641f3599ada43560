"""Where a Character can be, and which moves lead from place to place (s. 10, 25).

The map is a hub: everything hangs on Town Square, and the dungeon is a single shaft below it. Replay asks
about the same few places all the time, so answers are remembered; they depend on the names alone.
"""

import re
from functools import lru_cache

from gamemaster.core.people import fold

TOWN_SQUARE = "Town Square"
HEALER = "Healer"
GOLD_EXCHANGER = "Gold Exchanger"

_SHOPS = (HEALER, GOLD_EXCHANGER)
_DUNGEON = "Dungeon Level "
_LEVEL = re.compile(r"[1-9]\d{0,8}")
_RESERVED = re.compile(r"townsquare|healer|goldexchanger|dungeonlevel\d*|dungeon")


def dungeon(level: int) -> str:
    """The name of a dungeon level."""
    return f"{_DUNGEON}{level}"


@lru_cache(maxsize=4096)
def dungeon_level(place: str) -> int:
    """N when `place` is Dungeon Level N, otherwise 0."""
    if not place.startswith(_DUNGEON):
        return 0
    level = place[len(_DUNGEON) :]
    return int(level) if _LEVEL.fullmatch(level) else 0


@lru_cache(maxsize=4096)
def is_fixed(place: str) -> bool:
    """Whether `place` is on the map without any non-Player Character's help."""
    return place == TOWN_SQUARE or place in _SHOPS or dungeon_level(place) > 0


def is_reserved(name: str) -> bool:
    """Whether a non-Player Character of that name would be taken for a place (mechanics R-14)."""
    return _RESERVED.fullmatch(fold(name)) is not None


@lru_cache(maxsize=4096)
def adjacent(start: str, to: str) -> bool:
    """Whether a move from `start` to `to` is defined (s. 25); staying on a dungeon level is one too.

    A place that is not on the fixed map must be a non-Player Character's name, which the caller checks.
    """
    if start == TOWN_SQUARE or to == TOWN_SQUARE:
        other = to if start == TOWN_SQUARE else start
        return other != TOWN_SQUARE and dungeon_level(other) <= 1
    here, there = dungeon_level(start), dungeon_level(to)
    return here > 0 and there > 0 and abs(here - there) <= 1


def first_step(start: str, to: str) -> str:
    """The place to go to first on the way from `start` to `to` (which is elsewhere)."""
    if adjacent(start, to):
        return to
    here, there = dungeon_level(start), dungeon_level(to)
    if here == 0:
        return dungeon(1) if start == TOWN_SQUARE else TOWN_SQUARE
    if there > here:
        return dungeon(here + 1)
    return dungeon(here - 1) if here > 1 else TOWN_SQUARE


def go(place: str) -> str:
    """The sentence that announces a move there."""
    return f"I move to {place}."
