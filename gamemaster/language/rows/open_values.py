"""Rows whose label is the game's and whose value is left open: `Left: C/D`, `Move: anywhere`, `Middle: 10`.

A choice between two of the game's words or things, a word for any of them, a bare yes, or a number that fits
none: somebody fills in a form and does not say with what. What is told of a label in words of everyday
(`Left: nothing in the tin but crumbs`) is none of these.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.describing import names_things, numbered
from gamemaster.language.vocabulary.scene import Scene

_LONGEST_LABEL: Final = 4
_LONGEST_VALUE: Final = 10
_AROUND: Final = words_in("my the our and & your next proposal")
_FORMS: Final = words_in("move moves action actions turn order orders vote votes")
_CHOOSING: Final = words_in("or / -> → vs >")
_ANY: Final = words_in(
    "anywhere anyone anybody somewhere somebody someone something anything whoever whomever whatever "
    "whichever wherever"
)
_POINTING: Final = words_in("same usual opposite reverse contrary mine like as")
_WITH_POINTING: Final = _POINTING | words_in(
    "the of left right middle before last time week turn round always ever again yours his hers in ? ,"
)
_ANSWERS: Final = words_in("yes yep yeah aye ok okay sure please")
_SHORT: Final = 4
_FEW: Final = 2


def left_open(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words are such a row."""
    colon = next((p for p, token in enumerate(tokens[: _LONGEST_LABEL + 1]) if token.low == ":"), 0)
    label, value = tokens[:colon], [token for token in tokens[colon + 1 :] if token.low not in {".", "!"}]
    if not label or not value or len(value) > _LONGEST_VALUE or not _labels(scene, label):
        return False
    lows = [token.low for token in value]
    if not _CHOOSING.isdisjoint(lows):
        pieces = _pieces(value)
        return all(_of_the_game(scene, one) or (_sets(scene, label) and _counts(one)) for one in pieces)
    if lows[0] == "all" and lows[1:2] in (["but"], ["except"]):
        return True
    first = lows[lows[0] in {"the", "a", "an"} and len(lows) > 1]
    if first in _ANY or (first in _POINTING and _WITH_POINTING.issuperset(lows)):
        return True
    if len(lows) <= _FEW and first in _ANSWERS:
        return True
    return _sets(scene, label) and (_counts(value) or (len(lows) == 1 and first in scene.lexicon.label_words))


def _labels(scene: Scene, label: Tokens) -> bool:
    """Whether every word of a label is the game's: what is done, or what it is done with."""
    lexicon = scene.lexicon
    told = [token.low for token in label if token.low not in _AROUND]
    numbered = len(told) == 1 and any(
        told[0] in scene.referents.names.things.get(k.things, {}) for k in lexicon.answered
    )
    known = lexicon.naming_words | lexicon.field_words | lexicon.base_words | _FORMS
    return numbered or (bool(told) and all(low in known or low.removesuffix("s") in known for low in told))


def _sets(scene: Scene, label: Tokens) -> bool:
    """Whether a value is all that a label waits for: `Left`, `Exchange`, unlike `Gold`."""
    plain = [token for token in label if token.low not in _AROUND]
    low = plain[0].low
    return low.isdigit() or low in scene.lexicon.label_words or bool(scene.lexicon.verb_at(plain, 0))


def _counts(value: Tokens) -> bool:
    """Whether nothing but numbers in figures stands there (`12 1/2`)."""
    return bool(value) and all(token.low[0].isdigit() or token.low == "/" for token in value)


def _pieces(value: list[Token]) -> list[list[Token]]:
    """What is chosen between."""
    pieces: list[list[Token]] = [[]]
    for token in value:
        if token.low in _CHOOSING:
            pieces.append([])
        else:
            pieces[-1].append(token)
    return pieces


def _of_the_game(scene: Scene, piece: Tokens) -> bool:
    """Whether one of several that are chosen between is something of the game, or somebody."""
    lexicon = scene.lexicon
    known = lexicon.naming_words | lexicon.label_words | lexicon.base_words
    if not 0 < len(piece) <= _SHORT:
        return False
    return (
        any(token.low in known or token.capital or numbered(scene, token.low) for token in piece)
        or names_things(scene, piece)
        or any(lexicon.sayings.at(piece, place) for place in range(len(piece)))
    )
