"""What the sender has behind em when e acts: `After long talks with the porter I submit this proposal`.

What must stay true: a bare span of time, what is still to come, and what is done in the game date the act
(`After three days I explore`, `After the deadline I vote`, `After three rounds with the goblin I heal`).
"""

from typing import Final

from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_MUCH: Final = words_in("long many much several countless endless weeks days hours years months nights")
_ALL: Final = words_in("that those these this")
_WITHIN: Final = words_in("with without of over on in at by under among")
_BARRED: Final = words_in(
    "next tomorrow tonight monday tuesday wednesday thursday friday saturday sunday deadline if unless when "
    "until till once report reset turn turns week weeks round rounds phase phases fight fights battles vote "
    "votes voting you your they he she it who which not never will would shall may might could can should or "
    "else another close end start begin begins resolution"
)
_ONE: Final = words_in("a an one")
_ENDS: Final = words_in(": ,")
_FEWEST: Final = 2
_LONGEST: Final = 11


def past_much(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """Where the act begins behind such words at `place`; None where they are none."""
    if place or tokens[place].low != "after":
        return None
    subject = next((p for p in range(2, min(len(tokens), _LONGEST)) if tokens[p].low == "i"), 0)
    if not subject:
        return None
    lows = [token.low for token in tokens[1 : subject - (tokens[subject - 1].low in _ENDS)]]
    if len(lows) < _FEWEST or not all(low.isalpha() for low in lows):
        return None
    barred = (_BARRED, scene.lexicon.verb_words, scene.lexicon.entities)
    if not all(some.isdisjoint(lows) for some in barred):
        return None
    many = lows[0] in _MUCH or (may_be_number(lows[0]) and lows[0] not in _ONE)
    counted = many and not _WITHIN.isdisjoint(lows[2:])
    return subject if counted or (lows[0] == "all" and lows[1] in _ALL) else None
