"""What is left as it is beside an act: `and with the other two I do nothing`, `and 31 I leave alone`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.spliced import states_besides
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene


def leaves_be(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """`; the right one I leave alone, it's doing fine`, `and with the other two I do nothing`: what stands
    there, and was not named before, is left as it is."""
    subject = next((p for p in range(start + 1, min(end, start + _NEAR_SUBJECT)) if tokens[p].low == "i"), 0)
    does = [token.low for token in tokens[subject + 1 : subject + 3]] if subject else []
    nothing = does == ["do", "nothing"] and tokens[start].low in {"with", "to", "about"}
    if not (does[:1] == ["leave"] or nothing):
        return False
    what = {token.low for token in tokens[start + nothing : subject]} - _OF_THINGS
    if not what or not what.isdisjoint(token.low for token in tokens[:start]):
        return False
    stop = next((p for p in range(subject + 2, end) if not tokens[p].low[0].isalnum()), end)
    told = " ".join(token.low for token in tokens[subject + 2 : stop])
    behind = tokens[stop + 1 : end]
    besides = not behind or states_besides(scene, tokens, stop + 1, end) or _because(scene, behind)
    told = told.removesuffix(" for now").removesuffix(" this time")
    return besides and (told == "nothing" if nothing else told in _AS_THEY_ARE or _to_others(told))


def _to_others(told: str) -> bool:
    """`to people who own a ruler`: to whom what stands in front is left."""
    lows = told.split()
    others = len(lows) > 1 and lows[0] == "to" and lows[1] in _ANYBODY
    return others and words.CONDITION.isdisjoint(lows)


_ANYBODY: Final = words_in("others people you those whoever anyone anybody somebody someone wiser better")


def _because(scene: Scene, said: Tokens) -> bool:
    """`because I am saving them for best`: why, and nothing of the game."""
    lows = {token.low for token in said}
    plain = said[0].low == "because" and lows.isdisjoint(words.CONDITION | words.TAINT)
    return plain and not names_things(scene, said)


_NEAR_SUBJECT: Final = 8
_OF_THINGS: Final = words_in("the my our a an one ones of it this that them these those and")
_AS_THEY_ARE: Final = frozenset(
    {
        "alone",
        "be",
        "untouched",
        "unchanged",
        "in peace",
        "as it is",
        "as they are",
        "where it is",
        "where they are",
    }
)
