"""Values known by their look: squares, symbols, coordinates."""

from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english import set_phrases
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_BEFORE: Final = words_in("a an another one my your the this that any single our")
_AFTER_A_LETTER: Final = words_in("and or in for at from to on with token tokens symbol tile by then using")
_LETTERS: Final = words_in("a i")
_TO_A_LETTER: Final = words_in("to an on")


def shapes_at(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    """Every value of `kind` that begins at `start` by its look, an article before it or not."""
    found = _shaped(scene, tokens, start, kind)
    if tokens[start].low in _BEFORE and start + 1 < len(tokens) and _leads(scene, tokens, start):
        found += _shaped(scene, tokens, start + 1, kind)
    return found


def _leads(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a word is the article of the next: `A-D` is no D, nor is an A that ends a line."""
    between = scene.text[tokens[place].end : tokens[place + 1].start]
    letter = tokens[place].low == "a" and tokens[place].capital
    return not between.strip() and not (letter and "\n" in between)


def _shaped(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    text, token = scene.text, tokens[start]
    before = text[token.start - 1] if token.start else " "
    if before.isalnum() and (start == 0 or tokens[start - 1].end == token.start):
        return []
    found: list[Value] = []
    for pattern, shape in scene.lexicon.shapes[kind.name]:
        match = pattern.match(text, token.start, tokens[-1].end)
        if match is None or text[match.end() : match.end() + 1].isalnum():
            continue
        if token.low == "a" and token.capital and "\n" in match.group():
            continue
        end = next((p + 1 for p in range(start, len(tokens)) if tokens[p].end >= match.end()), None)
        if end is None or tokens[end - 1].end != match.end():
            continue
        if end == start + 1 and token.low in _LETTERS and _is_word(scene, tokens, start):
            continue
        made = shape.value.format(*(group or "" for group in match.groups() or (match.group(),)))
        found.append(Value(end, (made.upper() if shape.upper else made,)))
    return found


def _is_word(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a lone A or I is the article or the pronoun and no letter."""
    following = tokens[place + 1] if place + 1 < len(tokens) else None
    adjoins = (
        following is not None and following.low[0].isalnum() and following.low not in {"and", "or", "in"}
    )
    if tokens[place].low == "i":
        goes_on = following is not None and following.low.isalpha() and following.low not in _AFTER_A_LETTER
        if goes_on and place and tokens[place - 1].low in _TO_A_LETTER:
            # "I set it to I again."
            filler = set_phrases.FILLERS.longest(tokens, place + 1)
            goes_on = filler is None or any(t.low.isalpha() for t in tokens[filler.end : filler.end + 1])
        return scene.text[tokens[place].start] == "i" or goes_on
    return adjoins and scene.text[tokens[place].start] == "a"
