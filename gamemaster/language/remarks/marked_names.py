"""A sentence behind acts with signs in place of the names in it, as patterns are held against it.

`nn` is another player, `oo` one that the acts name, `gm` a game master; `vv` is a thing or a value of the
game, `vo` one that the acts name, `nr` a number. Of `Teal if it's Brask` (behind `I invest in Mauve`) the
signs make `vv if it s nn`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from gamemaster.language.after.remark_words import PLAIN_OPENERS
from gamemaster.language.english.joined import parts_said
from gamemaster.language.english.numbers import NUMBER_WORDS, OPENING, number_at
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

_LONGEST: Final = 30
_LEADING: Final = words_in(
    "for against vote ballot move turn the my our your his her their its it this that these those them "
    "they he she we you"
)
_KEPT: Final = words_in("one a i no not none nothing nobody all any")
"""Words that patterns are about, even where they are values, too."""


def marked_parts(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> list[str]:
    """The words of a sentence between its marks with the signs; none of a long sentence."""
    if len(tokens) > _LONGEST:
        return []
    openers = PLAIN_OPENERS - _ABOUT
    return [part for part in parts_said(_marked(scene, acts, tokens), openers) if part]


_ABOUT: Final = words_in("no yes only still then otherwise now just")


def _marked(scene: Scene, acts: Iterable[Act], tokens: Tokens) -> list[Token]:
    naming = scene.lexicon.naming_words
    own: set[str] | None = None
    found: list[Token] = []
    behind = 0
    for place, token in enumerate(tokens):
        if place < behind:
            continue
        low = token.low
        plain = not token.capital and low not in naming and low not in NUMBER_WORDS and low not in OPENING
        if plain and low.isalpha():
            # nearly every word
            found.append(token)
            continue
        if own is None:
            own = {str(value).lower() for act in acts for value in act.values}
        sign, behind = _sign(scene, own, tokens, place)
        found.append(token.changed(low=sign) if sign else token)
    return found


def _sign(scene: Scene, own: set[str], tokens: Tokens, place: int) -> tuple[str, int]:
    """The sign for what begins at `place`, "" for a word as it stands, and where that ends."""
    token = tokens[place]
    if token.low == "i" or not token.low[0].isalnum():
        return "", place + 1
    if token.capital:
        named = scene.referents.at(scene.text, tokens, place)
        if named is not None and scene.sender not in named.who:
            return "nn" if own.isdisjoint(map(str.lower, named.who)) else "oo", named.end
        told = scene.referents.gm_at(tokens, place)
        if told is not None:
            return "gm", told
    if token.low in _LEADING or (token.low in _KEPT and not (token.capital and place)):
        return "", place + 1
    plain = token.low.isalpha() and not token.capital and token.low not in scene.lexicon.naming_words
    # nearly every word
    kinds_named = () if plain and token.low not in NUMBER_WORDS else scene.lexicon.own_kinds
    read = [
        value
        for kind in kinds_named
        for value in values_at(scene, tokens, place, kind)
        if not value.doubt and value.parts[:1] != (None,)
    ]
    value = max(read, key=lambda one: one.end, default=None)
    if value is not None and (token.capital or token.low[0].isdigit() or value.end > place + 1):
        return "vo" if str(value.parts[0]).lower() in own else "vv", value.end
    kinds = (kind.things for kind in scene.lexicon.kinds.values() if kind.things)
    if place and any(scene.referents.things_with(tokens, place, key) for key in kinds):
        # "the Kettles", for the Copper Kettles
        return "vv", place + 1
    number = number_at(tokens, place)
    if number is not None:
        return ("vo" if str(number[0]) in own else "nr"), number[1]
    return "", place + 1
