"""Conditions that say no more than the rules do: `if C5 is still free, I place a tile at C5`.

The act they govern is refused wherever they do not hold, so that they hold when it goes through. What must
stay true: they speak of just the thing that the act names.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from gamemaster.core.frame import phrases
from gamemaster.language.english.condition_words import NOTS
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

_OPENERS: Final = words_in("if provided assuming unless")
_NOBODY: Final = words_in("nobody noone no-one none")
_SOMEBODY: Final = words_in("somebody someone anybody anyone")
_TAKING: Final = words_in("taken occupied claimed accepted grabbed used filled snatched snapped")
_PLACING: Final = words_in("placed built put settled moved")
_OUTRUN: Final = ["beaten", "me", "to", "it"]
_LATELY: Final = words_in("yet already still since now before me meanwhile first up")
_FREE: Final = words_in(
    "empty free vacant open available unoccupied unclaimed untaken there standing valid up unsold unused idle"
)
_GONE: Final = words_in("taken occupied gone withdrawn claimed accepted used filled closed over")
_LASTING: Final = words_in("stands exists holds")
_STILL: Final = words_in("still now yet already even actually really")
_BETWEEN: Final = _STILL | NOTS | {"been"}
_BEING: Final = words_in("is 's isn")
_HAVING: Final = words_in("has hasn")
_NAMELESS: Final = "token"
"""What `one` is where acts need a thing that is there and bears no name."""
_OVER: Final = words_in("left over spare remaining")
_CLOSING: Final = words_in(", . ! ; : i then")
_POINTING: Final = PhraseTable(
    (f"{the} {noun}", None)
    for the in ("the", "that", "this")
    for noun in phrases("square; spot; space; field; offer; place; one; trade; quest")
)
_VOTING: Final = PhraseTable[None](
    (said, None)
    for said in phrases(
        "voting; voting on it; the voting on it; the vote on it; the vote; the voting; the poll; the voting "
        "period"
    )
)
"""What is open or closed where the action is called a vote."""
_ONE_OF_THEM: Final = PhraseTable(
    (" ".join(f"{the} {nth} {noun}".split()), noun.split()[-1])
    for the in ("the", "a", "one", "that", "any")
    for nth in ("", "first", "second", "last", "other", "remaining", "free", "spare")
    for noun in phrases("turn token; token")
)
"""Things that bear no name, and the word of them that the action's own name holds."""


class Available(NamedTuple):
    """Such a condition up to the token `end`; `what` is the thing it names, "" where it points at it."""

    end: int
    what: str


def available_at(scene: Scene, tokens: Tokens, opener: int) -> list[Available]:
    """The conditions of this sort whose opening word stands at `opener`."""
    if opener >= len(tokens) or tokens[opener].low not in _OPENERS:
        return []
    unless = tokens[opener].low == "unless"
    that = [token.low for token in tokens[opener : opener + 2]][1:] == ["that"]
    place = opener + 1 + (that and tokens[opener].low != "if")
    found = [
        Available(end, what)
        for subject, what in _subjects(scene, tokens, place)
        if (end := _end(tokens, subject, unless))
    ]
    found += _by_others(scene, tokens, place, unless)
    found += [] if unless else _there_is(tokens, place)
    said = [token.low for token in tokens[max(0, opener - 2) : opener] if token.low != ","]
    if said[-1:] != [_NAMELESS]:
        # "from the box if there is one"
        found = [one for one in found if one.what != _NAMELESS or _names_it(tokens, place, one.end)]
    return sorted(found, key=lambda one: -one.end)


def _subjects(scene: Scene, tokens: Tokens, place: int) -> list[tuple[int, str]]:
    """What the condition is about: where its words end, and its name."""
    found = [(place + 1, "")] if place < len(tokens) and tokens[place].low in {"it", "that"} else []
    if place < len(tokens) and tokens[place].low == "one":
        found.append((place + 1, _NAMELESS))
    if (hit := _POINTING.longest(tokens, place)) is not None:
        found.append((hit.end, ""))
    if (voting := _VOTING.longest(tokens, place)) is not None:
        found.append((voting.end, "vote"))
    if (one := _ONE_OF_THEM.longest(tokens, place)) is not None:
        found.append((one.end, one.what))
    for kind in scene.lexicon.kinds.values():
        if not (kind.shapes or kind.things) or kind.open:
            continue
        read = (value for value in values_at(scene, tokens, place, kind.name))
        found += [(v.end, str(v.parts[0])) for v in read if not (v.doubt or v.others)]
    return found


def _there_is(tokens: Tokens, place: int) -> list[Available]:
    """`(if) there is a turn token free`, `there's still one left`: that such a thing is to be had."""
    lows = [token.low for token in tokens[place : place + 3]]
    if lows[:1] != ["there"] or lows[1:2] == [] or lows[1] not in _BEING - {"isn"}:
        return []
    at = place + 2
    while at < len(tokens) and tokens[at].low in _STILL:
        at += 1
    one = _ONE_OF_THEM.longest(tokens, at)
    pointed = at < len(tokens) and tokens[at].low in {"one", "any"}
    end = one.end if one is not None else at + 1 if pointed else 0
    if not end:
        return []
    free = (_FREE - {"there", "standing", "up"}) | _OVER
    while end < len(tokens) and tokens[end].low in free | _STILL:
        end += 1
    # that there is a turn token at all is no such thing
    to_be_had = not free.isdisjoint([token.low for token in tokens[at:end]])
    closed = to_be_had and (end >= len(tokens) or tokens[end].low in _CLOSING)
    return [Available(end, one.what if one is not None else _NAMELESS)] if closed else []


def _names_it(tokens: Tokens, place: int, end: int) -> bool:
    """Whether the condition says itself of what it is: `if there is a turn token`."""
    return _NAMELESS in [token.low for token in tokens[place:end]]


def _by_others(scene: Scene, tokens: Tokens, place: int, unless: bool) -> list[Available]:
    """`(if) nobody has placed at H3 yet`, `(unless) somebody has built there`, `... else has taken it`."""
    lows = [token.low for token in tokens[place : place + 9]]
    who = 2 if lows[:2] == ["no", "one"] else 1
    nobody = who == 2 or (lows[:1] != [] and lows[0] in _NOBODY)
    if not nobody and not (unless and lows[:1] != [] and lows[0] in _SOMEBODY):
        return []
    at = who + (lows[who : who + 1] == ["else"])
    if nobody is unless or lows[at : at + 1] != ["has"]:
        return []
    at += 1
    while at < len(lows) and lows[at] in _STILL:
        at += 1
    if lows[at : at + 4] == _OUTRUN:
        end = place + at + len(_OUTRUN)
        return [Available(end, "")] if end >= len(tokens) or tokens[end].low in _CLOSING else []
    if at >= len(lows) or lows[at] not in _TAKING | _PLACING:
        return []
    placing = lows[at] in _PLACING
    at += 1 + 2 * (lows[at + 1 : at + 3] in (["a", "tile"], ["anything", "there"], ["a", "token"]))
    on = at < len(lows) and lows[at] in {"at", "on", "in"}
    there = placing and lows[at : at + 1] == ["there"]
    if placing is not (on or there):
        return []
    found = []
    subjects = [(place + at + 1, "")] if there else _subjects(scene, tokens, place + at + on)
    for after, what in subjects:
        end = after
        while end < len(tokens) and tokens[end].low in _LATELY:
            end += 1
        if end >= len(tokens) or tokens[end].low in _CLOSING:
            found.append(Available(end, what))
    return found


def _end(tokens: Tokens, place: int, unless: bool) -> int:
    """Where `is still free` ends (`is already taken` behind `unless`), 0 where these are other words."""
    lows = [token.low for token in tokens[place : place + 8]]
    lasts = 1 + (lows[:1] == ["still"])
    if not unless and lows[lasts - 1 : lasts] != [] and lows[lasts - 1] in _LASTING:
        # "offer 21 still stands"
        return place + lasts if lasts >= len(lows) or lows[lasts] in _CLOSING else 0
    if not lows or lows[0] not in _BEING | _HAVING:
        return 0
    been = lows[0] in _HAVING
    denied = lows[0] in {"isn", "hasn"}
    at = 1
    while at < len(lows) and lows[at] in _BETWEEN:
        denied, been = denied or lows[at] in NOTS, been and lows[at] != "been"
        at += 1
    # "it hasn't gone yet"
    been = been and lows[at : at + 1] != ["gone"]
    if at >= len(lows) or been or lows[at] not in (_GONE if denied is not unless else _FREE):
        return 0
    at += 1
    while at < len(lows) and lows[at] in _STILL:
        at += 1
    return place + at if at >= len(lows) or lows[at] in _CLOSING else 0


def named_act(name: str, values: Iterable[object]) -> str:
    """How an act is called in such a condition: its action and what it is done with or to, in one text."""
    return " ".join([name, *sorted(str(value) for value in values if value is not None)])


def names_what(act: Act, what: str, behind: bool) -> bool:
    """Whether an act is about the thing of such a condition, which may stand behind it and point back."""
    told = {str(value) for value in act.action.params().values() if isinstance(value, (str, int))}
    return what in {act.action.name, *(told or act.action.name.split("_"))} if what else behind
