"""Openings that suppose something, refer to it, or tell of another time: `With a better sword, I`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.vocabulary.scene import Scene


def surmised(tokens: Tokens, place: int) -> bool:
    """Whether the sentence opens with what somebody may not have."""
    lows = [token.low for token in tokens[place : place + 3]]
    return len(lows) == 3 and lows[0] == "with" and lows[1] in {"a", "an", "some"} and lows[2] in _BETTER


_BETTER: Final = words_in(
    "better bigger stronger sharper longer faster larger different more luckier heavier higher"
)


def said_of_later(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """The end of `On Friday`, `Effective next week`, `As of Monday`: of when what follows is said."""
    times = scene.lexicon.times
    if times.at(tokens, place):
        hit = times.longest(tokens, place) if tokens[place].low != "later" else None
        return None if hit is None else hit.end
    lows = [token.low for token in tokens[place : place + 2]]
    if not lows or lows[0] not in _SINCE_WHEN or (lows[0] == "as" and lows[1:] not in (["of"], ["from"])):
        return None
    begin = place + 1
    while begin < len(tokens) and tokens[begin].low in _FROM:
        begin += 1
    hit = times.longest(tokens, begin)
    if hit is None or tokens[begin].low in _NO_LATER:
        return None
    return next((p for p in range(hit.end, min(len(tokens), hit.end + 3)) if tokens[p].low == ","), hit.end)


_SINCE_WHEN: Final = words_in("effective starting beginning as come")
_FROM: Final = words_in("of from as on the this coming")
_NO_LATER: Final = words_in("always often usually never sometimes yesterday last")


def that_case(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`In that case`, after words that suppose nothing and leave nothing open: things being so."""
    if scene.acted or [token.low for token in tokens[place : place + 3]] != ["in", "that", "case"]:
        return False
    end = tokens[place].start
    before = tokenize(scene.text, max(0, end - _NEAR_BEFORE), end)
    lows = {token.low for token in before}
    line = scene.text.rfind("\n", 0, max(0, len(scene.text[:end].rstrip()))) + 1
    return bool(lows) and scene.text[line : line + 1] not in {">", "|"} and not lows & _LEAVING_OPEN


_NEAR_BEFORE: Final = 240
_LEAVING_OPEN: Final = words.CONDITION | words_in(
    "would could might may maybe perhaps or either ? whether > let"
)
