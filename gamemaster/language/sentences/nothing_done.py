"""Verbs of a game by which nothing is done: `I explore no more this week`, `I make it look easy`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

COMPARED: Final = words_in("more less fewer other further longer one matter")
_TELLING: Final = words_in("tell ask remind")
_ENDINGS: Final = words_in("that how who , . !")
_ITSELF: Final = words_in("it this that these them")
_SEEMING: Final = words_in("look seem sound feel appear")
_ANSWERED_FOR: Final = words_in("responsibility blame credit")
_STEPS: Final = words_in("action actions move moves step steps part parts turn turns business")
_KEPT_IN_MIND: Final = words_in("remembered known noted recorded understood minuted acknowledged")
_THINGS_FOUND: Final = words_in("a an the that my out it myself nothing him her them your this")
_KEYS: Final = words_in("button key keys send enter return reply keyboard")


def nothing_done(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`I explore no more this week`, `I found the board under a box`: the verb that ends at `place` does
    nothing, or not any longer."""
    lows = [token.low for token in tokens[place : place + 3]]
    if tokens[place - 1].low in {"make", "raise", "lodge"} and lows[:1] == ["no"] and lows[1:2] != []:
        return lows[1] not in COMPARED
    if tokens[place - 1].low in {"want", "wish"} and lows[:1] in (["it"], ["you"]):
        return _is_to_be_known([token.low for token in tokens[place : place + 4]])
    if lows[:1] == ["myself"] and tokens[place - 1].low in _TELLING:
        return True
    if merely_seems([token.low for token in tokens[place - 1 : place + 3]]):
        return True
    if tokens[place - 1].low == "found" and lows[:1] != [] and lows[0] in _THINGS_FOUND:
        ours = scene.lexicon.nouns_of_things | {"community", "communities", "one"}
        plain = lows[0] not in {"a", "an"} or not any(
            (t.capital and t.low != "i") or t.low[0].isdigit() for t in tokens[place:]
        )
        return plain and ours.isdisjoint([token.low for token in tokens[place:]])
    if tokens[place - 1].low == "hit" and not _KEYS.isdisjoint(
        token.low for token in tokens[place : place + 4]
    ):
        # "I hit the wrong reply button"
        return True
    if lows[:2] == ["no", "other"] and lows[2:] and lows[2] in _STEPS:
        return True
    if lows[:1] == ["no"] and tokens[place].capital and not tokens[place - 1].capital:
        # "I vote against No More Quests": so a thing is called
        return False
    return lows[:2] in (["no", "more"], ["no", "longer"], ["no", "further"]) and lows[2:] != ["than"]


def _is_to_be_known(lows: list[str]) -> bool:
    """`I want it remembered that I brought the cheese`, `on record`, `I want you to know that ...`."""
    if lows[0] == "you":
        return lows[1:3] == ["to", "know"]
    if lows[1:3] in (["on", "record"], ["on", "file"]):
        return _ENDINGS.issuperset(lows[3:])
    return lows[1:2] != [] and lows[1] in _KEPT_IN_MIND and _ENDINGS.issuperset(lows[2:3])


def merely_seems(lows: Sequence[str]) -> bool:
    """`I make it look easy`, `I take full blame for the spelling`: what is had of no game."""
    if lows[:1] == ["make"]:
        seems = lows[1:2] != [] and lows[1] in _ITSELF and lows[2:3] != [] and lows[2] in _SEEMING
        return seems and lows[3:4] not in (["like"], ["as"])
    answers = any(a in _ANSWERED_FOR and b == "for" for a, b in pairwise(lows[1:5]))
    return lows[:1] == ["take"] and answers
