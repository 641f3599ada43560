"""What somebody chooses for an act in a sentence of its own: `My class will be Mage, because I like books.`

The sentence must say so in the first person or with a label, name one value of the kind, and hold nothing
that could take it back. A sentence that chooses, and is not understood, is a doubt.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.tails.endings import harmless_aside
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene
from gamemaster.language.vocabulary.shorthand import is_closed

_CHOOSING: Final = words_in(
    "choose pick take select want like love prefer become be is being go going opt choice"
)
_PLAINLY: Final = words_in("class role choose pick select choice")
_AROUND: Final = _CHOOSING | words_in(
    "i my me our we will shall 'll 'd would rather am 'm the a an as for with to of it this that and so then "
    "now hereby also class role please obviously naturally well hmm , : -- . ! ( )"
)
_AFTER: Final = words_in("class role please it is my as for then now one thanks the a choice of . ! )")
_HEDGING: Final = words_in("think guess maybe perhaps probably possibly suppose")
_ARTICLES: Final = words_in("the a an please as")
_LONGEST: Final = 40


def choice_in(scene: Scene, tokens: Tokens, kind: str, settled: bool = False) -> Value | None:
    """The value of `kind` that the sentence chooses (a doubt when it is not certain), None if it chooses
    none.

    A mere name chooses nothing where the act has its own (`settled`), nor where it is only spoken of:
    `The middle, I keep it for a surprise`.
    """
    if len(tokens) > _LONGEST:
        return None
    found = [
        (place, value)
        for place in _may_begin(scene, tokens, kind)
        for value in values_at(scene, tokens, place, kind)
        if not value.doubt
    ]
    if not found:
        return None
    place, value = max(found, key=lambda pair: (pair[1].end - pair[0], -pair[0]))
    before = {token.low for token in tokens[:place]}
    certain = _ends(scene, tokens, value.end) and all(other.parts == value.parts for _, other in found)
    if not before - _ARTICLES:
        return value if certain and not (settled or _spoken_of(tokens[value.end :])) else None
    if not before & {"i", "my", "we", "our"} or not before & (_CHOOSING | _HEDGING | _PLAINLY):
        return None
    if not before - _AROUND:
        return value if certain else value._replace(doubt="incomplete")
    return value._replace(doubt="incomplete") if before & (_HEDGING | _PLAINLY) else None


def _may_begin(scene: Scene, tokens: Tokens, kind: str) -> Sequence[int]:
    """Where a value of the kind may begin: at one of its phrases or nouns, or at words that stand in front of
    these; anywhere where it needs no phrase."""
    declared, phrases = scene.lexicon.kinds.get(kind), scene.lexicon.values.get(kind)
    if declared is None or phrases is None or declared.shapes:
        return range(len(tokens))
    if not (declared.number or is_closed(declared)) or not _EVERY.isdisjoint([token.low for token in tokens]):
        return range(len(tokens))
    named = phrases.may_begin(tokens)
    if not named:
        return ()
    called = scene.lexicon.nouns[kind].may_begin(tokens) if declared.called else ()
    return sorted({*named, *called, *(p for p, token in enumerate(tokens) if token.low in _IN_FRONT)})


_EVERY: Final = words_in("each all every")
_IN_FRONT: Final = words_in("the our my both of")


def _spoken_of(behind: Tokens) -> bool:
    """`(The middle), I keep it`: whether the sender goes on about what stands in front, and calls it so."""
    lows = plain_lows(behind)
    return lows[:1] in (["i"], ["we"]) and not _CALLED_SO.isdisjoint(lows)


_CALLED_SO: Final = words_in("it this that him her them one")


def _ends(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether nothing but a reason, or words that change nothing, follows."""
    while place < len(tokens) and tokens[place].low in _AFTER:
        place += 1
    rest = [token.low for token in tokens[place:]]
    if not any(low[0].isalnum() for low in rest):
        return True
    begin = place
    while begin < len(tokens) and tokens[begin].low in {",", ";", "--", "and", "("}:
        begin += 1
    aside = harmless_aside(scene, tokens, begin)
    if aside is not None:
        return aside == len(tokens)
    return begin > place and not set(rest) & (words.TAINT | words.CONDITION | words.UNREAL)
