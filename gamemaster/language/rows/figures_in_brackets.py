"""Brackets that count, list or doubt what stands before them: `3 [4] gold`, `A, (B), C`, `F6 (?)`.

`(of which 1 for Joss)` parts what is given, and `(pref. F7)` names another value of the same kind. A number
that is a note (`F2 [1], and ...`) is left to the ordinary reading.
"""

from typing import Final

from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

_PARTING: Final = words_in("whereof thereof including incl minus")
_PREFERRING: Final = words_in("pref preferably prefer preferred else alt alternatively or")
_DOUBTS: Final = words_in("? ?? ???")
_FEW: Final = 4
_MOST: Final = 8


def unsettled_in_brackets(scene: Scene, before: Tokens, inner: list[Token], behind: str) -> bool:
    """Whether a bracket, with the sentence `before` it and the text `behind` it, is one of those."""
    lows = [token.low for token in inner]
    if not lows or not before:
        return False
    if _DOUBTS.issuperset(lows):
        return True
    numbers = [low for low in lows if low != "one" and may_be_number(low)]
    parts = not _PARTING.isdisjoint(lows) or lows[:2] == ["of", "which"]
    if numbers and parts and len(lows) <= _MOST:
        return True
    last = before[-1]
    alone = len(lows) == 1 and lows[0].isdigit() and last.low.isdigit()
    if (
        alone
        and behind[:1] == " "
        and behind[1:2].isalpha()
        and "\n" not in scene.text[last.end : inner[0].start]
    ):
        return True
    listed = last.low == "," and behind.lstrip()[:1] in {",", ""}
    named = len(lows) <= _FEW and (listed or not _PREFERRING.isdisjoint(lows))
    return named and _names_shaped(scene, inner)


def _names_shaped(scene: Scene, inner: list[Token]) -> bool:
    """Whether a symbol or a square stands among the words."""
    shaped = [kind.name for kind in scene.lexicon.kinds.values() if kind.shapes]
    return any(
        not value.doubt
        for place in range(len(inner))
        for kind in shaped
        for value in values_at(scene, inner, place, kind)
    )
