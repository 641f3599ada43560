"""Acts whose words put them in another order than they stand in: `I end my turn. But first I play Goldfish.`

An act comes earlier than those before it where it says so (`but first`, `before that`), or where it counts
back: `Finally I explore. First, though, I heal.`, `2) I move to Healer`, `1) I give Tarn 3 gold`. A list
that began with its first may be followed by another one.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_EARLIER: Final = -1
_LAST: Final = 1_000
_RANKED: Final = {
    **{
        rank: number
        for number, rank in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1)
    },
    **{rank: number for number, rank in enumerate(("firstly", "secondly", "thirdly", "fourthly"), 1)},
    **dict.fromkeys(("finally", "lastly", "last"), _LAST),
}
_POINTING: Final = words_in("that this it all then")
_AHEAD: Final = words_in("before prior previously ahead")
_BEFOREHAND: Final = words_in("beforehand")
_SOFT: Final = words_in(", : -- . ; i though however of all hereby please we so ( and though")
_CONTRARY: Final = words_in("but yet only comes goes")
_REASONS: Final = words_in("so because as since in")
_STOPS: Final = words_in(". ! ; , --")
_MOST: Final = 8
_NEAR: Final = 4
_ITEM: Final = re.compile(
    r"[ \t]*(?:(?:[Ss]tep|[Pp]art|[Aa]ction|[Mm]ove|[Ii]tem) )?[#(]?(\d{1,2})[.):][ \t]"
)


class Order:
    """Where the acts so far stand in the order that their words give them."""

    def __init__(self) -> None:
        self.began = self.last = 0

    def broken(self, scene: Scene, tokens: Tokens, acts: tuple[Act, ...], done: bool) -> bool:
        """Whether an act of a sentence comes before acts that stand in front of it; `done` tells of those
        in other sentences."""
        end = tokens[0].start
        for act in once_each(acts):
            rank = _rank(scene, tokens, end, act)
            end = max(end, act.end)
            early = rank == _EARLIER or _earlier_behind(tokens, act)
            if done and (early or self._begins_late(scene, tokens, rank)):
                return True
            done = True
            if rank <= 0:
                continue
            if rank < self.last and not (rank == self.began == 1):
                return True
            self.began = rank if not self.last or rank < self.last else self.began
            self.last = rank
        return False

    def _begins_late(self, scene: Scene, tokens: Tokens, rank: int) -> bool:
        """`I explore. Sorry, so first I move to Town.`: what is first, behind others in its paragraph."""
        if rank != 1 or self.last or "first" not in [token.low for token in tokens]:
            return False
        start = tokens[0].start
        return scene.text[scene.text.rfind("\n", 0, start) + 1 : start].strip().endswith((".", "!"))


def _rank(scene: Scene, tokens: Tokens, start: int, act: Act) -> int:
    """The number that the words in front of an act give it, `_EARLIER` or 0."""
    front = [token.low for token in tokens if start <= token.start < act.start][-_MOST:]
    for place, low in enumerate(front):
        behind = front[place + 1 : place + 2]
        if low in _AHEAD and _pointed(front[place + 1 :]):
            return _EARLIER
        if low in _BEFOREHAND:
            return _EARLIER
        if low in _RANKED and _SOFT.issuperset(behind):
            contrary = low == "first" and not _CONTRARY.isdisjoint(front[max(0, place - 1) : place])
            return _EARLIER if contrary else _RANKED[low]
    line = scene.text.rfind("\n", 0, act.start) + 1
    item = _ITEM.match(scene.text, line, act.start)
    if (
        item is None
        or int(item[1]) in act.values
        or not {"proposal", "intent"}.isdisjoint(act.action.params())
    ):
        return 0
    return int(item[1])


def _earlier_behind(tokens: Tokens, act: Act) -> bool:
    """`(I end my turn,) but play Goldfish first`, `I take the token before that`: said behind the act."""
    place = next((p for p, token in enumerate(tokens) if token.start >= act.end), len(tokens))
    if place and tokens[place - 1].low == "first" and tokens[place - 1].start > act.start:
        # what an act is said in may end with it
        place -= 1
    lows = [token.low for token in tokens[place : place + _NEAR]]
    if lows[:1] == ["first"]:
        return set(lows[1:2]) <= _STOPS
    return lows[:1] == ["before"] and _pointed(lows[1:])


def _pointed(behind: list[str]) -> bool:
    """Whether nothing but a pronoun stands between `before` and the act."""
    told = behind[1:] if behind[:1] in (["to"], ["of"]) else behind
    return bool(told) and told[0] in _POINTING and (_SOFT.issuperset(told[1:]) or told[1] in _REASONS)
