"""The board: its squares, which are next to which, and how a drawing shows them (s. 3).

`A0` is the upper left corner: letters go across, digits down; there is no wrapping round.
"""

from collections.abc import Iterator

from contracts.commune.state import ORPHAN, Community, Land, State
from gamemaster.core.maps import in_order

COLUMNS = "ABCDEFGHIJ"
ROWS = "0123456789"
SQUARES: tuple[str, ...] = tuple(column + row for row in ROWS for column in COLUMNS)
EMPTY_MARK, ORPHAN_MARK = "x", "*"


def _next_to(square: str) -> tuple[str, ...]:
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    around = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple(COLUMNS[c] + ROWS[r] for c, r in around if 0 <= c < 10 and 0 <= r < 10)


NEIGHBOURS: dict[str, tuple[str, ...]] = {square: _next_to(square) for square in SQUARES}
"""The squares with the same coordinate on one axis and the next one on the other."""


def communities_beside(land: Land, square: str) -> tuple[int, ...]:
    """Numbers of the communities that have a tile next to `square`, in order."""
    found = {land.board.get(other, ORPHAN) for other in NEIGHBOURS[square]} - {ORPHAN}
    return tuple(sorted(found))


def orphans_around(land: Land, square: str) -> tuple[str, ...]:
    """The tiles without a community that are joined to `square` by such tiles, sorted."""
    found: set[str] = set()
    waiting = [square]
    while waiting:
        for other in NEIGHBOURS[waiting.pop()]:
            if other != square and other not in found and land.board.get(other) == ORPHAN:
                found.add(other)
                waiting.append(other)
    return tuple(sorted(found))


def distance(one: str, other: str) -> int:
    """How many steps lie between two squares."""
    columns = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    return columns + abs(ROWS.index(one[1]) - ROWS.index(other[1]))


def mark(community: Community) -> str:
    """The one character that stands for a community: its letter, or a digit while it has no name."""
    if community.name is not None:
        # what has no capital of one character (as the German sharp s) stands for itself
        large = community.name[0].upper()
        return large if len(large) == 1 else community.name[0]
    return str(community.number % 10)


def drawn(state: State) -> list[str]:
    """The board as rows of ten characters, the first of row 0."""
    marks = {number: mark(community) for number, community in in_order(state.communities)}
    return ["".join(_characters(state.land, row, marks)) for row in ROWS]


def _characters(land: Land, row: str, marks: dict[int, str]) -> Iterator[str]:
    for column in COLUMNS:
        owner = land.board.get(column + row)
        yield EMPTY_MARK if owner is None else marks.get(owner, ORPHAN_MARK)
