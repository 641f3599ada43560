"""Conditions that are mere courtesy where one asks to be let in: `if there is a chair free`, `if I may`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_OPENERS: Final = words_in("if provided providing assuming long unless")
_LEAVE: Final = words_in(
    "room chair chairs seat seats place places space slot slots spot spots table free left open vacant "
    "vacancy permitted allowed possible okay ok fine right late welcome object objects objection objections "
    "mind minds bear stand tolerate have take want need may can trouble bother inconvenient convenient suits "
    "agreeable acceptable willing"
)
_TELLING: Final = words_in(
    "find win lose finish get pass survive when once until again tomorrow next week month"
)
_SUBJECTS: Final = words_in(
    "there it that you nobody no none anyone anybody somebody someone the a i we everybody all"
)
_OWN: Final = words_in("may can am 'm could might")
_BEING: Final = (["is"], ["'s"], ["works"], ["suits"])
_LONGEST: Final = 14


_WHO: Final = words_in("who whose with")
_HANGING: Final = words_in("if unless until till once when provided tomorrow next soon later")


def _without_boast(said: Tokens) -> Tokens:
    """`room for a beginner who has never rolled a die`: without what is told of the one there is room for."""
    lows = [token.low for token in said]
    place = next((p for p in range(2, len(lows)) if lows[p] in _WHO), 0)
    told = "for" in lows[max(0, place - _NEAR) : place] and _HANGING.isdisjoint(lows[place:])
    return said[:place] if place and told else said


_NEAR: Final = 6


def is_courtesy(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """Whether the condition from `start` to `end` asks for leave or room, and hangs on nothing else."""
    said = _without_boast(tokens[start:end])
    place = next((p for p, token in enumerate(said[:4]) if token.low in _OPENERS), None)
    if place is None or len(said) > _LONGEST:
        return False
    place += 1
    while place < len(said) and said[place].low in {"that", "as", "only"}:
        if [token.low for token in said[place + 1 : place + 2]] in _BEING:
            # "if that is all right"
            break
        place += 1
    masters = (scene.referents.gm_at(said, p) for p in (place, place + 1))
    gm = next((end for end in masters if end is not None), None)
    if gm is not None and {"have", "take", "accept", "let"} & {token.low for token in said[gm : gm + 3]}:
        # "if the Referee will have me"
        return plain_lows(said)[-1] in {"me", "us", "in"} and len(said) <= gm + 5
    lows = plain_lows(said[place:])
    if len(lows) < 2 or lows[0] not in _SUBJECTS or _LEAVE.isdisjoint(lows) or not _TELLING.isdisjoint(lows):
        return False
    if lows[0] in {"i", "we"} and lows[1] not in _OWN:
        return False
    if any(scene.lexicon.times.at(said, p) for p in range(place, len(said))):
        return False
    return not any(
        token.capital and token.low != "i" and scene.referents.at(scene.text, said, p) is not None
        for p, token in enumerate(said)
    )


def takes_sides(tokens: Tokens, place: int) -> bool:
    """`(Put me down) with the majority`: with whom somebody votes or sides, rather than where e joins."""
    lows = [token.low for token in tokens[place : place + 3]]
    return lows[:2] == ["with", "the"] and lows[2:] != [] and lows[2] in _SIDES


_SIDES: Final = words_in("majority minority others rest crowd ayes noes mob")
