"""Conditions that are mere courtesy where one asks to be let in: `if there is a chair free`, `if I may`."""

from itertools import pairwise
from typing import Final

from gamemaster.core.frame import Frame
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
_SPANS: Final = words_in("week month")
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
    if len(lows) < 2 or lows[0] not in _SUBJECTS or _LEAVE.isdisjoint(lows):
        return False
    # "if it is not too late in the month"
    late = lows[0] == "it" and ("too", "late") in pairwise(lows)
    if not (_TELLING - _SPANS if late else _TELLING).isdisjoint(lows):
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


def leaves_act(scene: Scene, frame: Frame, tokens: Tokens, place: int) -> bool:
    """Whether a condition or a time at `place`, behind an act of such a frame, leaves it as it is."""
    if frame.lax and is_courtesy(scene, tokens, place, len(tokens)):
        return True
    return None in frame.fixed.values() and _stays_so(tokens[place:])


def _stays_so(said: Tokens) -> bool:
    """`(I withdraw my vote) until I have slept on it`: until when somebody has done without, which changes
    nothing now. `until Friday` may ask for more, and so may a second condition or clause."""
    lows = [token.low for token in said]
    while lows and not lows[-1][0].isalnum():
        lows.pop()
    if lows[:1] not in (["until"], ["till"]) or not all(low[0].isalpha() or low[0] == "'" for low in lows):
        return False
    whose = lows[1:2] != [] and lows[1] in _WAITED_FOR
    return whose and lows[2:3] != [] and lows[2] in _HAVING_DONE and _FURTHER.isdisjoint(lows[3:])


_WAITED_FOR: Final = words_in("i we somebody someone anybody he she they everybody everyone")
_HAVING_DONE: Final = words_in("have has 've 's know knows hear hears see sees understand")
_FURTHER: Final = words_in("if unless and or but then when which until till once except i we again back")
