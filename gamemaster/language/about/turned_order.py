"""Words behind acts that put one of them, or something that is no act here, in front of the others.

`(I invest in Mauve. I place a tile at C4.) Tile first, please.`, `Leaving goes first.`, `Walk first, then
swap.`, `in whichever order pays more`, `having first moved to the Healer`. What must stay true: the words
say `first`, `before` or `order` of an act or of a thing of the game, and not of their sender or a reader.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.names_of_acts import named_by
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_SIGNS: Final = words_in("first before order then having after back end")
_COMING: Final = (
    r"(?:comes|goes|is|s|happens|should (?:go|come|be)|must (?:go|come|be)|has to (?:go|come|be)|ought to "
    r"(?:go|"
    r"come|be)|gets done|takes precedence)"
)
_NOT_OF_ORDER: Final = (
    r"(?! (?:thing|things|time|place|of all|class|come|served|aid|rate|name|love|vote|one)\b)"
)
_PUT_FIRST: Final = re.compile(
    rf"(?:.*\border matters )?(?:so |but |and )?(?:please )?(?:do |take |carry out |process )?(?:the |my |"
    rf"that )?"
    rf"(\w+)(?: (?:part|bit|move|act))?(?: (?:{_COMING} )?first|, first)\b{_NOT_OF_ORDER}(?P<rest>.*)"
)
_IN_FRONT_OF: Final = re.compile(rf"(?:the |my )?(\w+) {_COMING} (?:before|ahead of) (?:the |my )?(\w+)\b.*")
_ONE_THEN_OTHER: Final = re.compile(
    r"(?:first )?(?:the |my )?(\w+)(?: first)?(?: and)? then (?:the |my )?(\w+)"
)
_FIRST_THEN: Final = re.compile(r"(?:do )?(?:the )?\w+ first (?:and )?then (?:the )?\w+")
_OPEN_ORDER: Final = re.compile(
    r"\b(?:(?:in )?(?:whichever|whatever|any) order(?: (?:that|which))?(?: (?:is |works |pays |scores |"
    r"seems |you |"
    r"they |wins |best|fits|suits)|$)|choice of order|in the order (?:that|which) (?!(?:i|they|stands|"
    r"it)\b)\w+s\b|"
    r"in the (?:best|better|cheapest|cleverest|right|correct|proper) order$)"
)
_TO_DO: Final = re.compile(
    r"(?:please )?(?:do|count|process|apply|execute|take|carry out) (?:that|this|it|them|these|both)(?: "
    r"one)? "
    r"(?:before|after|ahead of) (?:the|my|that|any|all|everything)\b.*"
)
_FROM_BACK: Final = re.compile(
    r"(?:please |to be )?read (?:it |this |that |them |these |my mail )?(?:from )?(?:the )?(?:back|end|"
    r"bottom|right|"
    r"rear)(?: to (?:the )?(?:front|start|top|left|beginning))?(?: please)?"
)
_LONGEST: Final = 16


def turns_order(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind acts carries them out in another order, or something else before them."""
    if len(tokens) > _LONGEST or _SIGNS.isdisjoint([token.low for token in tokens]):
        return False
    said = as_said(plain_lows(tokens))
    done = once_each(tuple(acts))
    if _TO_DO.fullmatch(said) or _FROM_BACK.fullmatch(said) or _OPEN_ORDER.search(said):
        return True
    if _FIRST_THEN.fullmatch(said) and len(done) > 1 and "i" not in said.split():
        return _not_as_said(scene, done, said)
    first = _PUT_FIRST.fullmatch(said)
    if first is not None:
        return _is_put_first(scene, done, tokens, first[1])
    pair = _IN_FRONT_OF.fullmatch(said) or _ONE_THEN_OTHER.fullmatch(said)
    if pair is None or len(done) == 1:
        return False
    ahead, behind = (named_by(scene, done, pair[place]) for place in (1, 2))
    return 0 <= behind < ahead


def _is_put_first(scene: Scene, acts: Sequence[Act], tokens: Tokens, word: str) -> bool:
    """Whether what is first is an act that stands behind others, or a thing that no act is done to."""
    place = named_by(scene, acts, word)
    if place >= 0:
        return place > 0
    before = [token for token in tokens[:6] if token.low == word]
    return bool(before) and before[0].capital and names_things(scene, before, shaped=False)


def _not_as_said(scene: Scene, acts: Sequence[Act], said: str) -> bool:
    """`Walk first, then swap.`: unless the first word names the first of the acts."""
    words = [word for word in said.split() if word not in {"do", "the"}]
    return named_by(scene, acts, words[0]) != 0


def hides_earlier(scene: Scene, after: Sequence[Token]) -> bool:
    """`(I heal,) having first moved to the Healer`: an act that is told to have come before, in a tail."""
    lows = [token.low for token in after]
    if _OPENING.isdisjoint(lows[:3]):
        return bool(lows) and "order" in lows and _OPEN_ORDER.search(as_said(plain_lows(after))) is not None
    place = next(p for p, low in enumerate(lows) if low in _OPENING)
    form: Form = "participle" if lows[place] == "having" else "gerund"
    told = next((p for p in range(place + 1, len(lows)) if lows[p] != "first"), len(lows))
    return bool(scene.lexicon.verb_at(after, told, form)) and ("first" in lows or names_things(scene, after))


_OPENING: Final = words_in("having after")
