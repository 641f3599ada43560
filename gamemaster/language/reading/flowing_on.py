"""Sentences whose objects stand on lines of their own: `I place tiles at`, a square a line, `in that order.`

They are read as the one sentence that they are, with commas between the lines, or line by line behind the
same words. What must stay true: every line is part of an act, and nothing in the whole is uncertain; else the
lines are read as they stand.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.layout.clauses import ITEM, Sentence
from gamemaster.language.sentences.alone import certain_acts
from gamemaster.language.sentences.itemized import called_words
from gamemaster.language.vocabulary.scene import Act, Scene

_SUBJECTS: Final = words_in("i we")
_MOST_ROWS: Final = 12
_LONGEST_ROW: Final = 60
_LONGEST_LEAD: Final = 30
_ENDS: Final = re.compile(r"[.!?](?=\s|$)")
# the head of a table and its rule have become lines of blanks
_BREAK: Final = re.compile(r"[ \t]*\n(?P<blank>[ \t]*\n)?(?:[ \t]+\n){0,3}(?=[ \t]*\S)")
_GOING_ON: Final = re.compile(r"\s*(?=[a-z,;(])")
_STOPS: Final = frozenset(".!?")
_MARKS: Final = words_in(". ; , !")
_PARTING: Final = words_in(": |")
_MAKING: Final = words_in("make do perform take")
_POINTING: Final = words_in("these following this")
_JOINING: Final = words_in("and then before while because")
_BEFORE_IT: Final = words_in("the each all both of")
_NOUNS: Final = words_in("people persons ones players squares things two pair names items")
_MANNERS: Final = (
    ("as", "follows"),
    ("like", "this"),
    ("like", "so"),
    ("in", "this", "order"),
    ("thus",),
    ("so",),
)


class Rows(NamedTuple):
    """The lines below a sentence, the words that go on below them, and where all of it ends."""

    rows: list[list[Token]]
    tail: list[Token]
    end: int
    parted: bool


def flows_on(
    scene: Scene, sentence: Sentence, tokens: list[Token], end: int
) -> tuple[list[list[Token]], int] | None:
    """The sentences that a line without end makes with the lines below it, and where those end; None where it
    makes none for certain. `end` is that of the sender's own words."""
    lows = {token.low for token in tokens}
    if (
        _SUBJECTS.isdisjoint(lows)
        or len(tokens) > _LONGEST_LEAD
        or tokens[-1].low in _STOPS
        or scene.lexicon.verb_words.isdisjoint(lows)
    ):
        return None
    below = _below(scene, sentence, end)
    if below is None or _heads_document(scene, below, end) or _acts(scene, tokens, sentence):
        return None
    whole = [
        (told, acts) for told in _wordings(scene, tokens, below) if (acts := _all_act(scene, told, below))
    ]
    if not whole:
        return None
    told, acts = whole[0]
    by_line, singly = whole[-1]
    if len(by_line) == len(singly) == len(acts) == len(below.rows) and _deeds(acts) != _deeds(singly):
        # "3 for A" above "7 for C" wants no 7
        told = by_line
    return told, below.end


def _deeds(acts: list[Act]) -> list[object]:
    """What is done by acts, wherever it is said."""
    return [act.deed for act in acts]


def _below(scene: Scene, sentence: Sentence, end: int) -> Rows | None:
    """The short lines right below a sentence, none of which acts for itself."""
    text = scene.text
    match = _BREAK.match(text, sentence.end, end)
    if match is None:
        return None
    rows: list[list[Token]] = []
    place = match.end()
    while place < end:
        stop = text.find("\n", place, end)
        stop = end if stop < 0 else stop
        if not text[place:stop].strip():
            break
        item = ITEM.match(text, place, stop)
        row = tokenize(text, item.end() if item else place, stop)
        if rows and row and row[0].low in _JOINING and not row[0].capital and stop >= end:
            # "and then go to work." on the last line is no row
            break
        while row and row[-1].low in _MARKS:
            row.pop()
        if not row or len(rows) == _MOST_ROWS or stop - place > _LONGEST_ROW or not _is_row(scene, row):
            return None
        rows.append([token.changed(line=False) for token in row])
        place = stop + 1
    tail, after = _tail(text, place, end)
    return Rows(rows, tail, after, match["blank"] is not None) if rows else None


def _heads_document(scene: Scene, below: Rows, end: int) -> bool:
    """Whether a document follows right below the lines: `Title: Soup` is a field above it, and no text."""
    return end in scene.blocks and not scene.text[below.end : end].strip()


def _is_row(scene: Scene, row: Tokens) -> bool:
    named = scene.referents.at(scene.text, row, 0)
    mine = named is not None and named.who == (scene.sender,)
    return not mine and _SUBJECTS.isdisjoint(token.low for token in row) and row[-1].low not in _STOPS


def _tail(text: str, place: int, end: int) -> tuple[list[Token], int]:
    """What goes on in a small letter below the rows, and where it ends."""
    match = _GOING_ON.match(text, place, end)
    if match is None:
        return [], min(place, end)
    stop = _ENDS.search(text, match.end(), end)
    last = stop.end() if stop is not None else end
    return [token.changed(line=False) for token in tokenize(text, match.end(), last)], last


def _wordings(scene: Scene, tokens: list[Token], below: Rows) -> Iterator[list[list[Token]]]:
    """How the lines may be meant: as one sentence, or as several."""
    lead = tokens[:-1] if tokens[-1].low == ":" else tokens
    rows, tail = below.rows, below.tail
    if tokens[-1].low != ":" and (len(rows) == 1 or not below.parted):
        yield [[*lead, *(token for row in rows for token in row), *tail]]
    bare = [[token for token in row if token.low not in _PARTING] for row in rows]
    labelled = [row for row, plain in zip(rows, bare, strict=True) if len(plain) < len(row)]
    if len(rows) > 1 and (labelled == rows or rows[0][0].low == "from"):
        flat = [token for row in bare for token in row]
        yield [[*(_by_noun(scene, lead) or lead), *flat, *tail]]
    series = _series(rows)
    pointed = _pointing(scene, lead, len(rows))
    if pointed is None:
        return
    first, last = pointed
    if first == last or last == len(lead):
        yield [[*lead[:first], *series, *tail]]
    else:
        # what stands behind the words that point at the lines is said of all of them
        at = series[-1].end
        yield [[*lead[:first], *series, *(token.changed(start=at, end=at) for token in lead[last:]), *tail]]
    if not tail and last == len(lead):
        yield [[*lead[:first], *row] for row in bare]


def _by_noun(scene: Scene, lead: list[Token]) -> list[Token]:
    """`I make this move now`: the words up to the subject, and the verb that the noun is."""
    place = next((p for p, token in enumerate(lead[:-2]) if token.low in _SUBJECTS), -1)
    if place < 0 or lead[place + 1].low not in _MAKING:
        return []
    nouns = [token for token in lead[place + 2 :] if scene.lexicon.verb_at([token], 0)]
    return [*lead[: place + 1], nouns[0]] if len(nouns) == 1 else []


def _series(rows: list[list[Token]]) -> list[Token]:
    """The lines as a series."""
    found: list[Token] = []
    for number, row in enumerate(rows):
        if number:
            word = "and" if number == len(rows) - 1 else ","
            found.append(Token(word, row[0].start, row[0].start))
        found += row
    return found


def _pointing(scene: Scene, lead: list[Token], count: int) -> tuple[int, int] | None:
    """The words that point at the lines (`these two`, `as follows`), an empty stretch at the end where none
    do; None where they tell another number of them."""
    lows = [token.low for token in lead]
    for manner in _MANNERS:
        if tuple(lows[-len(manner) :]) == manner:
            end = len(lows) - len(manner)
            return (end - (lows[end - 1] == ","), len(lows))
    place = next((p for p, low in enumerate(lows) if low in _POINTING), -1)
    if place < 0:
        return len(lead), len(lead)
    first, last = place, place + 1
    while first and lows[first - 1] in _BEFORE_IT:
        first -= 1
    told = number_at(lead, last) if last < len(lead) else None
    if told is not None:
        if told[0] != count:
            return None
        last = told[1]
    called = frozenset[str]().union(*(called_words(scene, kind) for kind in scene.lexicon.kinds))
    while last < len(lead) and (lows[last] in _NOUNS | called or lows[last] in scene.lexicon.entities):
        last += 1
    return first, last


def _all_act(scene: Scene, told: list[list[Token]], below: Rows) -> list[Act]:
    """The acts of the sentences where each of them acts for certain and every line is in an act."""
    acts: list[Act] = []
    for words in told:
        found = _acts(scene, words, None)
        if not found:
            return []
        acts += found
    if any(act.action.name != acts[0].action.name for act in acts):
        return []
    whole = len(acts) in {1, len(below.rows)} and max(act.end for act in acts) >= below.rows[-1][-1].end
    return acts if whole else []


def _acts(scene: Scene, tokens: list[Token], sentence: Sentence | None) -> tuple[Act, ...]:
    """The acts of words by themselves; none where anything is uncertain."""
    span = (tokens[0].start, tokens[-1].end) if sentence is None else (sentence.start, sentence.end)
    return certain_acts(scene, tokens, span)
