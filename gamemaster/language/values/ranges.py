"""Numbers by which things are told: the signs before them, and ranges of them (`61 through 63`)."""

from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = ("#", "no", "nos", "number", "numbers", "nr", "num")
_SHORT_NOUNS: Final = words_in("prop props")
LONGEST_RANGE: Final = 30
"""A range of more numbers than this is none."""
_UP_TO: Final = words_in("through thru to --")


def range_end(scene: Scene, tokens: Tokens, place: int) -> tuple[int, int] | None:
    """The last number of a range (`61 through 63`, `61-63`) whose first ends at `place`, and its end."""
    if not 0 < place < len(tokens):
        return None
    joined = scene.text[tokens[place - 1].end : tokens[place].start] == "-"
    begin = past_number_sign(tokens, place if joined else place + 1)
    if begin >= len(tokens) or not (joined or tokens[place].low in _UP_TO):
        return None
    read = number_at(tokens, begin) if tokens[begin].low[0].isdigit() else None
    dash = not joined and tokens[place].low == "--"
    if read is not None and dash and read[1] < len(tokens) and tokens[read[1]].low[0].isalnum():
        # "proposal 61 -- 63 I leave alone"
        return None
    if dash and not _ARROWS.isdisjoint(scene.text[tokens[place - 1].end : tokens[begin].start]):
        # "FOR 51 -> 52" puts one in the place of the other
        return None
    return read


_ARROWS: Final = frozenset(">→⇒")


def past_number_sign(tokens: Tokens, place: int) -> int:
    """Past `#`, `no.` or `number`, which stand before the number of a thing, and the stop of a short noun."""
    if 0 < place < len(tokens) and tokens[place].low == "." and tokens[place - 1].low in _SHORT_NOUNS:
        place += 1
    while place < len(tokens) and tokens[place].low in _MARKS:
        place += 1
        if place < len(tokens) and tokens[place].low == "." and tokens[place - 1].low != "#":
            place += 1
    return place
