"""Gifts that say what they are for before they say how much: `I give Tarn his share: 7 gold`.

The words between whom it goes to and the amount are left out, so that it is read as `I give Tarn 7 gold`.
What must stay true: they name a debt, a share, a promise or an agreement, and neither another amount, another
person, another time nor a case.
"""

from collections.abc import Iterator
from typing import Final

from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.frames.matching import fill
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

GIVING: Final = words_in("give pay hand transfer send repay return")
"""Without one of these no gift is explained."""
_MARKS: Final = words_in(": , --")
_LINKING: Final = words_in("namely viz i.e that which is so are makes making")
_EXPLAINING: Final = words_in(
    "what i owe owed him her them em his their the rest remainder of our my bargain deal debt debts share "
    "due dues part promised promise as agreed discussed settled agreement loan wages fee interest still for "
    "back all said would after this week winnings cut payment reward prize you it on from his hers in full"
)
_NAMING: Final = words_in(
    "owe owed rest remainder bargain deal debt debts share due dues part promised promise agreed discussed "
    "settled agreement loan wages fee interest winnings cut payment reward prize said"
)
_LONGEST: Final = 12


def with_amount_alone(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without such an explanation; else as they are."""
    for verb in _verbs(tokens):
        who = person_at(scene, tokens, verb + 1)
        if who is None or who.doubt or who.others:
            continue
        for place in range(who.end + 1, min(len(tokens), who.end + _LONGEST)):
            if not _is_amount(scene, tokens, place):
                continue
            if _explains([token.low for token in tokens[who.end : place]]):
                turned = [*tokens[: who.end], *tokens[place:]]
                return turned if _is_given(scene, turned, verb) else tokens
            break
    return tokens


def _verbs(tokens: list[Token]) -> Iterator[int]:
    """The places of verbs by which the sender gives."""
    for place in range(1, len(tokens) - 2):
        if tokens[place].low in GIVING and tokens[place - 1].low in {"i", "hereby", "and", "then", "also"}:
            yield place


def _is_amount(scene: Scene, tokens: list[Token], place: int) -> bool:
    """Whether so much of something that is owned stands there, told in figures or as a number."""
    kinds = (kind.name for kind in scene.lexicon.kinds.values() if kind.counted)
    number = tokens[place].low[0].isdigit() or tokens[place].low in NUMBER_WORDS
    return number and any(values_at(scene, tokens, place, kind) for kind in kinds)


def _explains(between: list[str]) -> bool:
    """Whether the words between are an explanation with a mark, a linking word or `the` at their end."""
    while between and between[-1] in _LINKING:
        between = between[:-1]
    marked = bool(between) and between[-1] in _MARKS
    said = [low for low in between if low not in _MARKS]
    owned = bool(said) and said[0] in {"the", "his", "her", "their", "back"} and len(said) <= 2
    return (marked or owned) and _EXPLAINING.issuperset(said) and not _NAMING.isdisjoint(said)


def _is_given(scene: Scene, tokens: list[Token], verb: int) -> bool:
    """Whether the verb is whole with what is left behind it."""
    hits = scene.lexicon.verb_at(tokens, verb)
    return any(f.complete and f.filled > 1 for hit in hits for f in fill(scene, tokens, hit.end, hit.what))
