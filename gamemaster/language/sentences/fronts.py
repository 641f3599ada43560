"""What stands in front of an act and belongs into its slots: `From here I move`, `To Brask, I offer`.

What names to whom something is done and has come into no slot leaves it open to whom it is done.
"""

from typing import Final

from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import Filling
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = words_in(", ; : -- ( and or but not")
_ENDS: Final = words_in(", ; : -- (")
_SOMEBODY: Final = words_in("nobody none you him her them neither either")
_ALL: Final = words_in("all everyone everybody lot whom whoever")
_MOST: Final = 8


_NOBODY_ELSE: Final = PhraseTable(
    (f"{mark}{joint}{to}{nobody} else", None)
    for mark in (", ", "")
    for joint in ("and ", "but ")
    for to in ("to ", "")
    for nobody in ("nobody", "no one", "no - one", "noone")
)


def without_others(tokens: Tokens, start: int, cut: int) -> int:
    """Where the words from `start` to `cut` end that `, and to nobody else` closes."""
    if [token.low for token in tokens[cut - 1 : cut]] != ["else"]:
        return cut
    hits = ((p, _NOBODY_ELSE.longest(tokens, p)) for p in range(start + 1, cut))
    return next((p for p, hit in hits if hit is not None and hit.end == cut), cut)


def told_to(scene: Scene, tokens: Tokens, filling: Filling, begin: int) -> bool:
    """`To Brask, and to nobody else, I offer ...`: whether words in front of the act that begins at `begin`
    say to whom it is done, and none of its slots holds that."""
    before = [token for token in tokens if token.end <= begin]
    if "to" not in [token.low for token in before]:
        return False
    open_to = any(
        filling.values[number] is None and filling.ready.slots[number][0].kind == "person"
        for number, _ in filling.ready.opened.get("to", ())
    )
    return open_to and any(
        token.low == "to"
        and (place == 0 or before[place - 1].low in _MARKS)
        and _names(scene, before, place + 1)
        for place, token in enumerate(before)
    )


def _names(scene: Scene, before: Tokens, first: int) -> bool:
    """Whether the words from `first` to the next mark name somebody, and not what is eirs (`Brask's joy`)."""
    marks = (p for p in range(first, len(before)) if before[p].low in _ENDS)
    end = next(marks, len(before))
    lows = [token.low for token in before[first:end]]
    if lows[:1] == ["the"] and "of" in lows:
        # "to the annoyance of Brask"
        return False
    if not lows or "'s" in lows or len(lows) > _MOST or not _ALL.isdisjoint(lows):
        return False
    return lows[0] in _SOMEBODY or any(
        token.capital and scene.referents.at(scene.text, before, first + place) is not None
        for place, token in enumerate(before[first:end])
    )


def fronted(filling: Filling, front: Filling) -> Filling:
    """The filling with the slots that stood before its subject."""
    values = tuple(_told_twice(own, other) for own, other in zip(filling.values, front.values, strict=True))
    return filling._replace(values=values, prices=(*front.prices, *filling.prices))


def _told_twice(own: Value | None, front: Value | None) -> Value | None:
    """What a slot holds that may be told before the act and in it; one of them may be wrong where they
    differ."""
    if own is None or front is None:
        return front if own is None else own
    within = {own.parts, *own.others} <= {front.parts, *front.others}
    return own if within or own.doubt else own._replace(doubt="which_one")


def starting(filling: Filling, origin: Value) -> Filling:
    """The filling with the place that stood at the front of the sentence, where its frame takes one."""
    for number, (_, openers) in enumerate(filling.ready.slots):
        if filling.values[number] is None and ("from",) in openers:
            return filling.with_value(number, origin)
    return filling
