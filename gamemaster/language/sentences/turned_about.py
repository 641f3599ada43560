"""Acts told from their object, which no frame reads: `My vote on Tarn I withdraw`, `Rum is what I play`.

Somebody who says what it is that e plays, moves to or votes for may well be doing it, and is asked; `You know
how I vote` and `The rule I vote on is silly` tell nothing of the kind.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, asks_at_end, words_in
from gamemaster.language.values.describing import refers
from gamemaster.language.vocabulary.scene import Scene

_NOW: Final = words_in("now hereby herewith therefore thus then also")
_LEADING_ON: Final = words_in(
    "what where how who whom that which if when because since as than like while until "
    "unless before after though and "
    "but or so why whatever whoever wherever the time times way once whether way reason"
)
_IS: Final = words_in("is 's are be")
_RELATIVES: Final = words_in("what where who whom")
_EVERYDAY: Final = words_in(
    "stand am live sit stop end keep believe think make have get say see go come do be mean call know "
    "put want need hope read write ask like love"
)
_ARTICLES: Final = words_in("the what")
_PAST: Final = words_in("was were had")
_NEAR: Final = 3
_ENDING: Final = words_in(", . ! ; : -- ) ...")
_BARRED: Final[frozenset[str]] = (
    words.CONDITION
    | words.UNREAL
    | words_in(
        "n't 't never nobody nothing always usually often every each would could "
        "should might may must will 'll shall did used yesterday last tomorrow later want "
        "wish hope week most many"
    )
)


def turned_about(scene: Scene, tokens: Tokens, lows: frozenset[str]) -> bool:
    """Whether a sentence with `I`, of which `lows` are the words, may do what it tells from its object."""
    if not _BARRED.isdisjoint(lows) or scene.lexicon.times.anywhere(tokens) or asks_at_end(tokens):
        return False
    places = (p for p in range(1, len(tokens) - 1) if tokens[p].low == "i")
    return any(_does(scene, tokens, place) for place in places)


def _does(scene: Scene, tokens: Tokens, subject: int) -> bool:
    """Whether the clause of a subject does something with what stands in front of it, or is named by it."""
    verb = subject + 1
    while verb < len(tokens) - 1 and tokens[verb].low in _NOW | words.ADVERBS:
        verb += 1
    if tokens[verb].low not in scene.lexicon.base_words - _EVERYDAY:
        return False
    before, behind = tokens[subject - 1].low, tokens[verb + 1 :]
    if before in _RELATIVES:
        # "Parrot is what I play", "That's where I move"
        return subject > 1 and tokens[subject - 2].low in _IS
    named = next((p for p, token in enumerate(behind) if token.low in _IS), 0)
    if named and before not in _LEADING_ON and subject <= _NEAR and tokens[0].low in _ARTICLES:
        # "The man I vote to lynch is Tarn"
        return refers(scene, behind[named:])
    ends = all(token.low in _ENDING | _NOW for token in behind[:1])
    fronted = before not in _LEADING_ON and (before[0].isalnum() or before == ",")
    return ends and fronted and _PAST.isdisjoint(t.low for t in behind) and refers(scene, tokens[:subject])
