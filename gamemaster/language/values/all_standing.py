"""All the things that can be answered just now: `all three proposals`, `everything`, `AGAINST the rest`.

Which they are the game knows. What must stay true: nothing behind narrows them (`all proposals of Brask`,
`everything he says`), no place in front makes it another vote (`In the parish council I vote against
everything`), a number told is theirs, and no other ones were spoken of before to which `all of them` could
point; `the rest` are those that the mail has not answered, where it speaks of no others.
"""

from itertools import pairwise
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.values.choosing import known, parts_of
from gamemaster.language.values.exceptions import without
from gamemaster.language.values.spoken_runs import run_spoken_of
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final = words_in("all every each everything both any the every them these those")
_REST: Final = table_of(
    "everything else; all the rest; all the others; the rest; the others; the other ones; the other two; "
    "the other three; the remaining two; the remaining three; the remaining ones; all others; the rest of "
    "them; the other proposals; the remaining proposals; all other proposals; every other proposal; the "
    "other two proposals; the remaining two proposals; both others; both the others; the rest of the "
    "proposals"
)
_BETWEEN: Final = words_in(
    "of the these those them open standing current pending outstanding single currently ones our such"
)
_POINTING: Final = words_in("these those them")
_BEHIND: Final = table_of(
    "currently open; that is open; that are open; open; on the table; in the queue; so far; up for a vote; "
    "up for vote; up for voting; that we have; we have; there is; there are; that there are; we have now; "
    "open now; open right now; open at the moment; at the moment; currently up; currently on the table; "
    "currently being voted on; being voted on; under vote; now open; now on the table; in play; on the "
    "ballot; alike; of them; this week; this time; today; right now; now; in the pool; on offer; on the list"
)
_END: Final = words_in(". ! , ; -- and but ) then please thanks except excepting bar save because since as")
_NOUNS: Final = words_in("proposals proposal props prop motions motion ones items")
_ANSWERS: Final = words_in("for against yes no aye nay yea yay nope yep yeah pro con + - favour favor")
_COUNTING: Final = words_in("both all each every everything")
_PLACING: Final = words_in("in at on around among back over down up")
_FEWEST: Final = 2


def all_standing(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    """The value that stands for all of them at `start`, if one does."""
    if tokens[start].low not in _OPENING or not scene.signed or kind not in scene.lexicon.answered:
        return []
    names = sorted(known(scene, kind), key=_in_order)
    if len(names) < _FEWEST or not all(name.isdecimal() for name in names):
        return []
    if tokens[0].low in _PLACING and tokens[1 + (tokens[1].low in _NOUNS)].low not in names:
        # what is voted on there is not all that is open here, unlike "On 31 and 32, I vote FOR both"
        return []
    if _ANSWERS.isdisjoint(token.low for token in tokens):
        # what is withdrawn or tabled is the sender's own
        return []
    if (told := _listed_before(scene, tokens, start, kind, names)) is not None:
        return told
    if (rest := _REST.longest(tokens, start)) is not None:
        return _others(scene, tokens, start, rest.end, kind, names)
    return _each(scene, tokens, start, kind, names) if tokens[start].low in _COUNTING else []


def _listed_before(
    scene: Scene, tokens: Tokens, start: int, kind: Kind, names: list[str]
) -> list[Value] | None:
    """`Regarding 31 and 32, I vote FOR both`, `I have read 31 to 33. I vote FOR all three`: those of the one
    list right before; None where there is no such list, or no words for all of it."""
    if tokens[start].low not in _ALL_OF_LIST:
        return None
    run = run_spoken_of(scene, tokens, start)
    if len(run) < _FEWEST or not set(run) <= set(names):
        return None
    place, count, noun = _named(tokens, start, names)
    if tokens[start].low == "all" and place == start + 1:
        # "all" alone may be of more than the list
        return None
    if noun and not count:
        return None
    here = run_spoken_of(scene, tokens, start, near=True) == run
    if not count and not here:
        # "I like 31 and 32. I vote FOR all of them" may be of all there are
        return None
    outside = set(scene.mentioned(kind, tokens[start].start)) - set(run)
    if count not in {0, len(run)} or (outside and not here):
        return None
    end = _told(tokens, place, run)
    return [_value(kind, end, run)] if end is not None and end == place else None


_ALL_OF_LIST: Final = words_in("both all them")


def _each(scene: Scene, tokens: Tokens, start: int, kind: Kind, names: list[str]) -> list[Value]:
    """All of them, or all but those that are excepted."""
    place, count, noun = _named(tokens, start, names)
    if (left := without(scene, tokens, place, kind, names)) is not None:
        return [left]
    hit = _BEHIND.longest(tokens, place) if place < len(tokens) else None
    place = hit.end if hit is not None else place
    if count and count != len(names):
        return []
    pointing = not noun or not _POINTING.isdisjoint(t.low for t in tokens[start:place])
    if pointing and (spoken := _spoken(scene, tokens, start, kind, names)) and spoken != set(names):
        return []
    told = _told(tokens, place, names)
    if told is not None and not (noun or count) and _answered(tokens, place) and place == start + 1:
        # "All for.", which may be of anything
        return []
    return [_value(kind, told, names)] if told is not None else []


def only_spoken_of(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> tuple[str, ...]:
    """`I like 31. I vote FOR it`: the one thing to be answered that the mail has named so far, where this
    sentence or the one before does."""
    if not scene.signed or kind not in scene.lexicon.answered:
        return ()
    spoken = _spoken(scene, tokens, start, kind, list(known(scene, kind)))
    said = [*scene.before, *tokens[:start]]
    near = {a.low for a, b in pairwise([*said, tokens[start]]) if b.low not in _COUNTED}
    return tuple(spoken) if len(spoken) == 1 and not spoken.isdisjoint(near) else ()


_COUNTED: Final = words_in(
    "gold coins coin points point xp hp people players years days weeks minutes hours times percent % cards"
)


def _named(tokens: Tokens, start: int, names: list[str]) -> tuple[int, int, bool]:
    """Where `all three open proposals` ends, how many it says there are (0 if it does not), and whether by a
    noun."""
    place, count = start + 1, 2 if tokens[start].low == "both" else 0
    while place < len(tokens) and tokens[start].low != "everything":
        read = number_at(tokens, place)
        if read is not None and str(read[0]) not in names:
            count, place = read
        elif tokens[place].low in _BETWEEN:
            place += 1
        else:
            noun = tokens[place].low in _NOUNS
            return place + noun, count, noun
    return place, count, False


def _told(tokens: Tokens, place: int, names: list[str]) -> int | None:
    """Where the words end that say which they are (`all three: 31, 32 and 33`); None where they are others,
    or where what stands behind may narrow them."""
    if place >= len(tokens):
        return place
    low = tokens[place].low
    counts_on = low == "," and place + 1 < len(tokens) and tokens[place + 1].low.isdecimal()
    if low in {":", "("} or counts_on:
        end, found = place + 1, list[str]()
        while end < len(tokens) and (tokens[end].low.isdecimal() or tokens[end].low in {",", "and", "&"}):
            if tokens[end].low.isdecimal():
                found.append(tokens[end].low)
            end += 1
        if found:
            end += low == "(" and end < len(tokens) and tokens[end].low == ")"
            return end if sorted(found) == sorted(names) else None
        return place if low == ":" else None
    return place if low in _END or _answered(tokens, place) else None


def _answered(tokens: Tokens, place: int) -> bool:
    """`the rest AGAINST`: an answer behind them, and nothing more of its clause."""
    if place >= len(tokens):
        return False
    place += tokens[place].low == "on"
    behind = tokens[place + 1].low if place + 1 < len(tokens) else "."
    return place < len(tokens) and tokens[place].low in _ANSWERS and not behind[0].isalnum()


def _spoken(scene: Scene, tokens: Tokens, start: int, kind: Kind, names: list[str]) -> set[str]:
    """Which of them the mail has named so far, whatever it has said of them."""
    before = tokenize(scene.text, 0, tokens[start].start)
    found = set(scene.mentioned(kind, tokens[start].start)) & set(names)
    found.update(token.low for token in before if token.low in names)
    titles = (hit for p in range(len(before)) if (hit := scene.referents.thing_at(before, p, kind.things)))
    found.update(who for hit in titles for who in hit.who if who in names)
    return found


def _others(scene: Scene, tokens: Tokens, start: int, end: int, kind: Kind, names: list[str]) -> list[Value]:
    """What the mail has not answered so far, where it speaks of no others."""
    before = {token.low for token in tokens[:start] if token.low in names}
    done = {str(value) for deed in scene.deeds for act in deed for value in act.values if str(value) in names}
    spoken = _spoken(scene, tokens, start, kind, names) - before - done
    left = [name for name in names if name not in before | done]
    count = next((read[0] for p in range(start, end) if (read := number_at(tokens, p)) is not None), 0)
    count = count or (2 if tokens[start].low == "both" else 0)
    closed = end >= len(tokens) or tokens[end].low in _END | {":"} or _answered(tokens, end)
    if spoken or not (before or done) or not left or (count and count != len(left)) or not closed:
        return []
    return [_value(kind, end, left)]


def _value(kind: Kind, end: int, names: list[str]) -> Value:
    first, *others = [parts_of(kind, name) for name in names]
    return Value(end, first, tuple(others), True)


def _in_order(name: str) -> int:
    return int(name) if name.isdecimal() else 0
