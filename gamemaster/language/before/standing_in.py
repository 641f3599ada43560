"""Sentences that say for whom one speaks: what follows them may be another's act, and is asked about."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

FOR_WHOM: Final = words_in(
    "act acting speak speaking stand standing fill filling deputise deputize deputising deputizing "
    "proxy deputy agent substitute representative behalf"
)
_DOING: Final = words_in(
    "act acting speak speaking stand standing fill filling deputise deputize deputising deputizing"
)
_OFFICES: Final = words_in("proxy deputy agent substitute representative")
_WHAT: Final = words_in("following follows this these rest below mail message moves move actions acts act")
_SAYING_IT_IS: Final = words_in("is are 's am 'm")


def stands_in(scene: Scene, tokens: Tokens) -> bool:
    """`I act for Tarn this week`, `I am Tarn's proxy`, `What follows is on behalf of Tarn`."""
    lows = [token.low for token in tokens]
    for place in range(1, len(tokens)):
        if not tokens[place].capital or place > 14:
            continue
        who = person_at(scene, tokens, place)
        if who is None or str(who.parts[0]) == scene.sender:
            continue
        before, after = lows[:place], lows[who.end : who.end + 2]
        mine = "i" in before and "not" not in before and "'t" not in before
        if before[-1:] == ["for"] and mine and not _DOING.isdisjoint(before[-3:-1]):
            return after[:1] != ["to"]
        if after[:1] == ["'s"] and mine and before[-1] in _SAYING_IT_IS and not _OFFICES.isdisjoint(after):
            return True
        said_for = before[-1:] == ["for"] or before[-3:] == ["on", "behalf", "of"]
        is_for = not _SAYING_IT_IS.isdisjoint(before[-6:]) and not _WHAT.isdisjoint(before[:4])
        if said_for and is_for and "i" not in before and after[:1] in ([], ["."], [":"], ["!"], [","]):
            return True
    return False
