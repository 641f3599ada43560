"""The board as a picture: each tile in the colour its community is named after, with the community's letter.

The letter alone says whose a tile is, in black or white after the colour under it; so a print in grey, or a
reader who cannot tell the colours apart, loses nothing.
"""

from collections.abc import Iterator

from contracts.commune.board import COLUMNS, ORPHAN_MARK, ROWS, SQUARES, mark
from contracts.commune.colours import HEX
from contracts.commune.state import ORPHAN, Community, State
from gamemaster.core.maps import in_order
from gamemaster.core.people import fold
from gamemaster.core.picture import Box, Picture, Words, ink_on

_SIDE = 40
_LEFT, _TOP = 48, 84
_RIGHT, _BOTTOM = _LEFT + 10 * _SIDE, _TOP + 10 * _SIDE
_KEY = _RIGHT + 48
_WIDTH, _HEIGHT = _KEY + 300, _BOTTOM + 40
_ROW = 30

_PAPER, _INK, _GRID, _GROUND = "#ffffff", "#1a1a1a", "#b8b8b8", "#f4f4f4"
_UNNAMED, _NO_ONES = "#d9d9d9", "#8c8c8c"
# for names that are on no list of colours: far enough apart in lightness to differ in grey, too
_OTHERS = ("#8c510a", "#d8b365", "#5ab4ac", "#01665e", "#c51b7d", "#e9a3c9", "#4d9221", "#a1d76a")
_LONGEST = 30
_FOLDED = {fold(colour): value for colour, value in HEX.items()}


def picture(state: State) -> Picture:
    """The board, with the communities beside it."""
    week = state.calendar.week
    height = max(_HEIGHT, _TOP + len(state.communities) * _ROW + 20)
    boxes = (Box(0, 0, _WIDTH, height, _PAPER, line=0), *_board(state), *_key_boxes(state))
    title = f"Commune, week {week}"
    words = (Words(_LEFT, 24, title, 20, _INK), *_edges(), *_marks(state), *_key_words(state))
    return Picture(_WIDTH, height, title, _alt(state), boxes, words)


def colour_of(community: Community) -> str:
    """The colour a community's tiles are drawn in: its name's, or that of the name's last known word."""
    if community.name is None:
        return _UNNAMED
    known = _FOLDED.get(fold(community.name))
    if known is not None:
        return known
    parts = (_FOLDED.get(fold(word)) for word in reversed(community.name.split()))
    found = next((part for part in parts if part is not None), None)
    return found or _OTHERS[sum(map(ord, community.name)) % len(_OTHERS)]


def _alt(state: State) -> str:
    sizes = ", ".join(f"{c.handle} {c.size}" for _, c in in_order(state.communities))
    return f"The playboard as the report draws it in letters. Tiles: {sizes or 'none'}."


def _corner(square: str) -> tuple[int, int]:
    return _LEFT + COLUMNS.index(square[0]) * _SIDE, _TOP + ROWS.index(square[1]) * _SIDE


def _board(state: State) -> Iterator[Box]:
    board = state.land.board
    # tiles last: their darker edges lie over the grid
    for square in SQUARES:
        if square not in board:
            yield Box(*_corner(square), _SIDE, _SIDE, _GROUND, _GRID)
    for square in SQUARES:
        if square in board:
            yield Box(*_corner(square), _SIDE, _SIDE, _fill(state, board[square]), _INK, 2)


def _fill(state: State, number: int) -> str:
    return _NO_ONES if number == ORPHAN else colour_of(state.communities[number])


def _marks(state: State) -> Iterator[Words]:
    board = state.land.board
    for square in SQUARES:
        if square in board:
            number = board[square]
            letter = ORPHAN_MARK if number == ORPHAN else mark(state.communities[number])
            x, y = _corner(square)
            ink = ink_on(_fill(state, number))
            yield Words(x + _SIDE // 2, y + _SIDE // 2, letter, 22, ink, "middle")


def _edges() -> Iterator[Words]:
    middle = _SIDE // 2
    for place, (column, row) in enumerate(zip(COLUMNS, ROWS, strict=True)):
        for y in (_TOP - 16, _BOTTOM + 16):
            yield Words(_LEFT + place * _SIDE + middle, y, column, 15, _INK, "middle")
        for x in (_LEFT - 16, _RIGHT + 16):
            yield Words(x, _TOP + place * _SIDE + middle, row, 15, _INK, "middle")


def _key_boxes(state: State) -> Iterator[Box]:
    for place, (_, community) in enumerate(in_order(state.communities)):
        yield Box(_KEY, _TOP + place * _ROW, 24, 24, colour_of(community), _INK, 2)


def _key_words(state: State) -> Iterator[Words]:
    for place, (_, community) in enumerate(in_order(state.communities)):
        y = _TOP + place * _ROW + 12
        yield Words(_KEY + 12, y, mark(community), 15, ink_on(colour_of(community)), "middle")
        tiles = "1 tile" if community.size == 1 else f"{community.size} tiles"
        said = f"{community.handle}, {tiles}"
        yield Words(_KEY + 36, y, said if len(said) <= _LONGEST else f"{said[: _LONGEST - 3]}...", 15, _INK)
