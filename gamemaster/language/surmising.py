"""Openings that suppose something, and such as refer to it: `With a better sword, I`, `In that case, I`."""

from gamemaster.language import words
from gamemaster.language.scene import Scene
from gamemaster.language.tokens import Tokens, tokenize, words_in


def surmised(tokens: Tokens, place: int) -> bool:
    """Whether the sentence opens with what somebody may not have."""
    lows = [token.low for token in tokens[place : place + 3]]
    return len(lows) == 3 and lows[0] == "with" and lows[1] in {"a", "an", "some"} and lows[2] in _BETTER


_BETTER = words_in(
    "better bigger stronger sharper longer faster larger different more luckier heavier higher"
)


def that_case(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`In that case`, after words that suppose nothing and leave nothing open: things being so."""
    if scene.acted or [token.low for token in tokens[place : place + 3]] != ["in", "that", "case"]:
        return False
    end = tokens[place].start
    before = tokenize(scene.text, max(0, end - _NEAR_BEFORE), end)
    lows = {token.low for token in before}
    line = scene.text.rfind("\n", 0, max(0, len(scene.text[:end].rstrip()))) + 1
    return bool(lows) and scene.text[line : line + 1] not in {">", "|"} and not lows & _LEAVING_OPEN


_NEAR_BEFORE = 240
_LEAVING_OPEN = words.CONDITION | words_in("would could might may maybe perhaps or either ? whether > let")
