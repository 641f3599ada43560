"""Rows within one sentence: `I set my machines as follows: left A, right 3`, `two quests: one against ...`.

A heading names the verb and nothing that the verb needs; every row behind it fills the verb by itself. What
must stay true: a number in the heading is the number of rows, and every row is read to its last word.
"""

from typing import Final, NamedTuple

from gamemaster.language.english.numbers import NUMBER_WORDS, number_at
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.matching import Filling, fill_on
from gamemaster.language.sentences.itemized import called_words
from gamemaster.language.sentences.rows import row_at
from gamemaster.language.tails.next_clauses import next_clause
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene
from gamemaster.language.vocabulary.shorthand import is_closed

_PLAIN: Final = words_in(
    "my the our following these as follows new next to on in onto all a up so : now again of"
)
_ONES: Final = words_in("one first second third fourth other another last next")
_CUTS: Final = words_in(", ; / |")
_AND: Final = frozenset({"and", "&"})
_FEWEST: Final = 2
_MOST_IN_HEADING: Final = 10
_MOST_ROWS: Final = 12


class Rows(NamedTuple):
    """The frame of each row, filled; none of them where the number of rows is not the one announced. `end` is
    the token behind the last row."""

    fillings: tuple[Filling, ...]
    ready: Ready
    end: int


def inline_rows(scene: Scene, tokens: Tokens, hits: list[tuple[int, Ready]]) -> Rows | None:
    """The rows behind a verb whose hits end at the given places; None when the words are no such list."""
    start = hits[0][0] if hits else len(tokens)
    # "I set: left A, right B": the mark may stand right behind the verb
    bare = start < len(tokens) and tokens[start].low == ":"
    window = range(start + (not bare), min(len(tokens), start + _MOST_IN_HEADING))
    cuts = [(cut, led) for cut in window if (led := [h for h in hits if _leads_to_rows(tokens, cut, h[1])])]
    said = tokens[: next_clause(scene, tokens, start)] if cuts else tokens
    for cut, led in cuts:
        if cut >= len(said) - 2:
            return None
        counted = _announced(said[start:cut]) > 1
        rows = split_rows(said[cut + 1 :], 1 if counted else 2)
        if said[cut].low == ":" or all(_counts_off(row) for row in rows):
            agreed = {0, len(rows)}
        else:
            # "two quests, the Iron Crow and the Salt Wyrm": only its number shows that a list begins
            agreed = {len(rows)}
        if len(rows) < _FEWEST:
            if said[cut].low in {":", ","}:
                return None
            continue
        for end, ready in led:
            announced = _announced(said[end:cut])
            if not _heading(scene, said[end:cut], ready) or (announced not in agreed and 0 not in agreed):
                continue
            found = [_row(scene, row, ready) for row in rows]
            fillings = tuple(filling for filling in found if filling is not None)
            if len(fillings) == len(rows):
                return Rows(_as_listed(fillings) if announced in agreed else (), ready, len(said))
        if said[cut].low in {":", ","}:
            return None
    return None


def _as_listed(rows: tuple[Filling, ...]) -> tuple[Filling, ...]:
    """The rows as one, where what the verb needs is a list."""
    number = next((n for n, s in enumerate(rows[0].ready.frame.slots) if s.many and not s.optional), None)
    values = [row.values[number] for row in rows] if number is not None else []
    parts = [v.parts[0] for v in values if v is not None and isinstance(v.parts[0], tuple)]
    # "3 for A, 4 for B" are two offers
    more = any(v is not None and s.params[0] for row in rows for s, v in row.pairs if not s.many)
    if number is None or len(parts) != len(rows) or more:
        return rows
    whole = tuple(part for several in parts for part in several)
    return (rows[-1].with_value(number, Value(rows[-1].end, (whole,), listed=True)),)


def _leads_to_rows(tokens: Tokens, cut: int, ready: Ready) -> bool:
    """Whether rows may begin behind a mark, or behind the word that introduces what the verb needs."""
    low = tokens[cut].low
    return low in {":", ","} or any(
        len(opener) == 1 and not ready.slots[number][0].optional and any(ready.slots[number][0].params)
        for number, opener in ready.opened.get(low, ())
    )


def _counts_off(row: list[Token]) -> bool:
    """`one against ...`, `the first with ...`."""
    return row[0].low in _ONES or (row[0].low == "the" and row[1 % len(row)].low in _ONES)


def bare_rows(scene: Scene, tokens: Tokens) -> list[Filling]:
    """`left D, middle 4`: rows of a label and a value without any verb, where only one action fits them."""
    rows = split_rows(tokens)
    if not _FEWEST <= len(rows) <= _MOST_ROWS or any(len(row) > _FEWEST + 2 for row in rows):
        return []
    found: dict[str, list[Filling]] = {}
    for ready in scene.lexicon.ready:
        kinds = [scene.lexicon.kinds.get(slot.kind) for slot, _ in ready.slots]
        named = all(slot.params and all(slot.params) and not slot.optional for slot, _ in ready.slots)
        if len(kinds) < _FEWEST or not named or not all(kind and is_closed(kind) for kind in kinds):
            continue
        read = [row_at(scene, row, ready) for row in rows]
        fillings = [filling for filling in read if filling is not None]
        first = {_first_value(filling) for filling in fillings}
        if len(fillings) == len(rows) == len(first):
            found.setdefault(ready.frame.action, fillings)
    return next(iter(found.values())) if len(found) == 1 else []


def split_rows(tokens: Tokens, shortest: int = 2) -> list[list[Token]]:
    """The words between commas, slashes, ends of lines and connectives; none where a row is too short."""
    found: list[list[Token]] = [[]]
    for token in tokens:
        if token.low in _CUTS | _AND or token.line:
            found.append([])
        if token.low not in _CUTS | _AND | {".", "*"}:
            found[-1].append(token)
    return [row for row in found if row] if all(not row or len(row) >= shortest for row in found) else []


def _first_value(filling: Filling) -> object:
    """The value that opens a row, which labels it."""
    return min((v for v in filling.values if v is not None), key=lambda value: value.end).parts


def _heading(scene: Scene, between: Tokens, ready: Ready) -> bool:
    """Whether the words between a verb and its rows name no more than what the rows are of."""
    plain = scene.lexicon.naming_words.union(_PLAIN, NUMBER_WORDS)
    plain = plain.union(*(called_words(scene, slot.kind) for slot, _ in ready.slots))
    unnamed = (scene.lexicon.kinds.get(slot.kind) for slot in ready.frame.slots if not any(slot.params))
    plain |= {word for kind in unnamed if kind for phrase in kind.phrases for word in phrase.split()}
    return all(token.low in plain or token.low.isdecimal() for token in between)


def _announced(between: Tokens) -> int:
    """The number of rows that the heading names, 0 when it names none."""
    read = (number_at(between, place) for place, token in enumerate(between) if token.low != "a")
    return next((number[0] for number in read if number is not None), 0)


def _row(scene: Scene, row: list[Token], ready: Ready) -> Filling | None:
    """The row as the words after the verb, without those that say which one of the things it is."""
    place = 1 if row[0].low == "the" and _counts_off(row) else 0
    place += row[place].low in _ONES
    said = row[place:]
    if not said:
        return None
    values = tuple(None if any(slot.params) else Value(0, (None,)) for slot in ready.frame.slots)
    filled = fill_on(scene, said, 0, Filling(ready, 0, values))
    whole = [f for f in filled if f.complete and f.filled > sum(v is not None for v in values)]
    ends = [f for f in whole if f.end == len(said)]
    return ends[0] if ends else row_at(scene, said, ready)
