"""Rows below a heading that names the verb: `I begin constructing:`, and `left: A` on a line of its own.

A row acts only if it holds a value for every slot the verb needs, and nothing else but marks and the words
that introduce them.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.matching import Filling, fill, past_opener, stands
from gamemaster.language.layout.lines import BULLETS
from gamemaster.language.sentences.itemized import called_words
from gamemaster.language.values.values import listed_at, values_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = words_in(": -- = , . ; | ! ( ) * a an the my in for with")
_NAMING: Final = words_in("following these this below as follows next new like so")
_MOST_ROWS: Final = 20


def rows_of_acts(text: str, start: int) -> int:
    """How many items stand below the place `start`, if each begins with a first person; else none."""
    count = 0
    for line in text[start : start + _MOST_BELOW].split("\n")[1:]:
        row = _ITEM.match(line)
        if row is not None:
            count += 1
            if row[1] is None:
                return 0
        elif line[:1].strip():
            break
    return count


_MOST_BELOW: Final = 2_000
_ITEM: Final = re.compile(rf"[ \t]*(?:[{BULLETS}]|\(?\w{{1,3}}[.)])[ \t]+(I[ \t])?", re.ASCII)


def heading_at(scene: Scene, tokens: Tokens, begin: int, end: int) -> tuple[Ready, ...]:
    """The frames of the one action whose verb, or its plural as a noun, stands between `begin` and `end`."""
    found: list[Ready] = []
    for place in range(begin, end):
        hits = scene.lexicon.verb_at(tokens, place)
        if not hits and tokens[place].low.endswith("s"):
            singular = tokens[place].changed(low=tokens[place].low[:-1])
            hits = scene.lexicon.verb_at([singular], 0)
        found += [hit.what for hit in hits]
    return alike(scene, found)


def alike(scene: Scene, found: list[Ready]) -> tuple[Ready, ...]:
    """Every frame of the action that all of `found` perform; none where they differ.

    What a frame fixes by words of its own (`aye`: a vote for) counts only where these were said.
    """
    actions = {ready.frame.action for ready in found}
    if len(actions) != 1:
        return ()
    action = actions.pop()
    same = (r for r in scene.lexicon.ready if r.frame.action == action and not r.frame.closings)
    return tuple(ready for ready in same if not ready.frame.fixed or ready in found)


def opens_rows(scene: Scene, tokens: Tokens, fillings: list[Filling]) -> tuple[Ready, ...]:
    """The frames that rows below fill, where a clause has just its verb before its last colon."""
    if not tokens or tokens[-1].low != ":" or not fillings:
        return ()
    # a number in the verb says how many rows there are, which is for the reading of items to check
    bare = [f for f in fillings if not f.filled and f.number is None and f.ready.frame.slots]
    plain = scene.lexicon.naming_words.union(_NAMING, (":", "the"))
    open_below = [
        f
        for f in bare
        if not any(slot.kind == "text" or (slot.many and not slot.optional) for slot in f.ready.frame.slots)
        and {token.low for token in tokens[past_opener(tokens, f) :]}
        <= plain.union(*(called_words(scene, slot.kind) for slot, _ in f.ready.slots))
    ]
    if not open_below or _takes_lists([f.ready for f in bare], {f.ready.frame.action for f in open_below}):
        return ()
    return alike(scene, [f.ready for f in open_below])


def _takes_lists(bare: list[Ready], actions: set[str]) -> bool:
    """Whether the verb also does another act that takes all rows at once (`I discard:`), which may be
    meant."""
    listing = [r for r in bare if any(slot.many and not slot.optional for slot in r.frame.slots)]
    return any(ready.frame.action not in actions for ready in listing)


def rows_of(scene: Scene, tokens: Tokens, heading: tuple[Ready, ...]) -> list[Filling | None]:
    """A filling for every row of `tokens`, by the frame that reads most of them; None for what is no row."""
    best: list[Filling | None] = []
    for ready in heading:
        found = [row_at(scene, row, ready) for row in _rows(tokens)]
        if sum(f is not None for f in found) > sum(f is not None for f in best):
            best = found
    return best


def _rows(tokens: Tokens) -> list[list[Token]]:
    """The tokens line by line."""
    rows: list[list[Token]] = []
    for token in tokens:
        if token.line or not rows:
            rows.append([])
        rows[-1].append(token)
    return rows[:_MOST_ROWS]


def row_at(scene: Scene, row: list[Token], ready: Ready) -> Filling | None:
    """The one reading of a row: as the words after the verb, or its values in any order."""
    said = [f for f in fill(scene, row, 0, ready) if f.complete and f.filled]
    whole = [f for f in said if all(token.low in {".", ",", ";"} for token in row[f.end :])]
    if whole:
        return max(whole, key=lambda f: f.end)
    filling = Filling(ready, 0, (None,) * len(ready.slots))
    while filling.end < len(row):
        further = _step(scene, row, filling)
        if further is None:
            return None
        filling = further
    return filling if filling.complete else None


def _step(scene: Scene, row: list[Token], at: Filling) -> Filling | None:
    """The row one value or mark further; None where neither stands there, or values fit two slots."""
    found: list[Filling] = []
    for number, (slot, openers) in enumerate(at.ready.slots):
        if at.values[number] is not None:
            continue
        begins = [at.end, *(at.end + len(o) for o in openers if o and stands(row, at.end, o))]
        for begin in begins:
            read = listed_at if slot.many else values_at
            values = read(scene, row, begin, slot.kind)
            found += [at.with_value(number, value)._replace(end=value.end) for value in values]
    if found:
        far = max(filling.end for filling in found)
        longest = [filling for filling in found if filling.end == far]
        return longest[0] if len({filling.values for filling in longest}) == 1 else None
    return at._replace(end=at.end + 1) if row[at.end].low in _MARKS else None
