"""`In that case` beside an act: whether it is no condition, but the facts that stand before it.

`I bow to the ruling. In that case I invest`: things being so. Behind what supposes something, asks or leaves
something open, and with nothing before it, it may be a condition.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

_NEAR_BEFORE: Final = 240
_LEAVING_OPEN: Final = words.CONDITION | words_in(
    "would 'd could might may maybe perhaps or either ? whether > let"
)


def that_case(scene: Scene, tokens: Tokens, place: int, behind: bool = False) -> bool:
    """`In that case`, after words that suppose nothing and leave nothing open: things being so.

    `behind` tells that it stands behind the act, so that the facts are in the sentences before it.
    """
    if [token.low for token in tokens[place : place + 3]] != ["in", "that", "case"] or scene.acted:
        return False
    end = tokens[0 if behind else place].start
    first = max(0, end - _NEAR_BEFORE)
    # what others have said before it, of which the case may be one, is cut off
    quoted = max(scene.text.rfind(mark, first, end) for mark in ("\n>", "\n|"))
    if quoted < 0 and scene.text.startswith((">", "|")):
        quoted = 0
    before = tokenize(scene.text, first if quoted < 0 else scene.text.find("\n", quoted + 1), end)
    return bool(before) and not any(
        token.low in _LEAVING_OPEN and not _leaves_nothing_open(before, p) for p, token in enumerate(before)
    )


def _leaves_nothing_open(before: Tokens, place: int) -> bool:
    """The `would` of `I had hoped nobody would remember`, the `'d` of `I'd seen it`, and the question of
    `I'm not even in, am I?`"""
    near = [token.low for token in before[max(0, place - _NEAR) : place]]
    if before[place].low == "?":
        return "," in near[-_TAG:] and near[-1] in words.PRONOUNS | {"i"}
    if before[place].low == "'d" and before[place + 1 :]:
        return is_past(before[place + 1].low)
    return before[place].low in _BACKSHIFTED and "i" in near and not _HAD_THOUGHT.isdisjoint(near)


_NEAR: Final = 5
_TAG: Final = 4
_BACKSHIFTED: Final = words_in("would could might")
_HAD_THOUGHT: Final = words_in("hoped feared thought expected believed assumed knew guessed wished prayed")
