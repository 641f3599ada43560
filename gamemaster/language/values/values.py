"""The values of slots, read at a place among the tokens: people, places, numbers, things with their
quantity."""

import re
from collections.abc import Iterator
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.groups import others_at
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.choosing import names_otherwise
from gamemaster.language.values.exceptions import all_but, list_without
from gamemaster.language.values.intents import intents_at
from gamemaster.language.values.people import person_at
from gamemaster.language.values.places import places_at
from gamemaster.language.values.quantities import quantities
from gamemaster.language.values.shapes import shapes_at
from gamemaster.language.values.texts import names_at, new_names, texts_at, words_at
from gamemaster.language.values.things import meant, things_at
from gamemaster.language.values.value import Part, Parts, Value
from gamemaster.language.vocabulary.scene import Scene

_COUNTS: Final = re.compile(r"\d+")
_ARTICLES: Final = words_in("a an another single")
_NO_STOPS: Final = frozenset[str]()


def values_at(
    scene: Scene, tokens: Tokens, start: int, kind: str, stops: frozenset[str] = _NO_STOPS
) -> list[Value]:
    """Every value of that kind that begins at `start`; an empty list when there is none.

    `stops` are the words at which an open name ends.
    """
    if start >= len(tokens):
        return []
    match kind:
        case "person":
            return _people(scene, tokens, start)
        case "gm":
            told = scene.referents.gm_at(tokens, start)
            return [] if told is None else [Value(told, ("",))]
        case "number":
            read = number_at(tokens, start)
            return [] if read is None else [Value(read[1], (read[0],))]
        case "intent":
            return intents_at(scene, tokens, start)
        case "text":
            return texts_at(scene, tokens, start)
        case "name":
            return names_at(scene, tokens, start)
        case "word":
            return words_at(scene, tokens, start)
    declared = scene.lexicon.kinds.get(kind)
    if declared is None:
        return []
    if declared.counted:
        return _counted(scene, tokens, start, declared)
    single = _named(scene, tokens, start, declared, stops)
    alone = declared.only_exit or declared.open or declared.number
    if alone or not (single or tokens[start].low in _OPENING_LISTS):
        return single
    return single + _each(scene, tokens, start, declared, stops, single)


_OPENING_LISTS: Final = words_in("each both of all every")
"""Without one of these a list of values begins with a value."""


def own_values_at(scene: Scene, tokens: Tokens, start: int) -> Iterator[Value]:
    """Every value that begins at `start` of the kinds that the game itself gives names to, kind by kind; a
    number or an open name is none."""
    for kind in scene.lexicon.own_kinds:
        yield from values_at(scene, tokens, start, kind)


def _each(
    scene: Scene, tokens: Tokens, start: int, kind: Kind, stops: frozenset[str], first: list[Value]
) -> list[Value]:
    """`C4, C5 and C6`, `each of them`: one act for each of the values; `first` are those at the start."""
    place = start
    while place < len(tokens) and place < start + 2 and tokens[place].low in {"each", "both", "of"}:
        place += 1
    if kind.called and kind.phrases and (every := _every_one(scene, tokens, start, kind)) is not None:
        return [every]
    plain = not (kind.shapes or kind.things) and place == start
    found: list[Value] = []
    parts: list[Parts] = []
    while place < len(tokens) and len(parts) < _MOST_LISTED:
        named = first if place == start else _named(scene, tokens, place, kind, stops)
        # "for and against" is two answers where there are two questions
        read = [value for value in named if not value.doubt and value.parts != (None,)]
        single = max(read, key=lambda value: value.end, default=None)
        if single is None or single.others:
            break
        if single.parts not in parts or (plain and parts and _in_turn(tokens, place)):
            parts.append(single.parts)
        elif len(parts) == 1:
            # one thing by two of its names
            found.append(Value(single.end, parts[0]))
        if len(parts) > 1:
            each = not plain or tokens[single.end - 1].low.endswith("s")
            found.append(Value(single.end, parts[0], tuple(parts[1:]), each))
        joint = _joint(tokens, single.end)
        if joint is None:
            break
        place = joint
    if len(parts) == _TWO and kind.things and names_otherwise(scene, tokens[start : found[-1].end]):
        found[-1] = Value(found[-1].end, parts[0], doubt="which_one", choice=tuple(parts))

    def one(at: int) -> Value | None:
        return next((v for v in _named(scene, tokens, at, kind, stops) if not v.doubt and not v.others), None)

    less = list_without(tokens, start, found[-1], one) if len(parts) > 1 else None
    return [*found, less] if less is not None else found


_TWO: Final = 2


def _every_one(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> Value | None:
    """`each of my machines`: every value of a kind that has just a few."""
    place = start
    if tokens[place].low not in {"each", "all", "every"}:
        return None
    while place < len(tokens) and tokens[place].low in _EVERY_OF:
        place += 1
    noun = scene.lexicon.nouns[kind.name].longest(tokens, place)
    values = [
        value for value in dict.fromkeys(kind.phrases.values()) if value is not None and "{" not in value
    ]
    if noun is None or not 1 < len(values) <= _FEW:
        return None
    left, end = all_but(scene, tokens, noun.end, kind, values)
    return Value(end, (left[0],), tuple((value,) for value in left[1:]), True) if left else None


_EVERY_OF: Final = words_in("each all every of my the three our")
_FEW: Final = 4
_LISTING: Final = words_in("any either both all one each")


def listed_at(
    scene: Scene,
    tokens: Tokens,
    start: int,
    kind: str,
    stops: frozenset[str] = _NO_STOPS,
    together: bool = False,
) -> list[Value]:
    """Lists of values that are one value (`any of B, C or D`), the shortest first.

    With `together` the verb is done to all of them, and no `both` or `all` leaves anything open.
    """
    place = start
    while place < len(tokens) and place < start + 2 and tokens[place].low in _LISTING | {"of", "the", ":"}:
        place += 1
    both = (
        kind != "person"
        and not together
        and any(token.low in {"both", "all"} for token in tokens[start:place])
    )
    first, found = place, list[Value]()
    parts: list[Part] = []
    doubt, choice = "", tuple[Parts, ...]()
    while place < len(tokens) and len(parts) < _MOST_LISTED:
        single, begun = _single(scene, tokens, place, kind, stops), place
        if single is None:
            break
        if not single.doubt and not parts and single.parts and isinstance(single.parts[0], tuple):
            return [single._replace(listed=True)]
        doubt, choice = doubt or single.doubt, choice or single.choice
        several = (single.parts, *single.others)
        parts += [part[0] for part in several]
        plain = tuple(part for part in parts if not isinstance(part, tuple))
        chosen = together and _offers_choice(tokens[start:first], tokens[single.end :])
        if len(plain) > 1 and first == start and kind != "person" and not together:
            # "for an A and a B": nobody says that one of them will do
            both = both or (tokens[begun - 1].low == "and" and tokens[begun - 2].low not in {"or", "/"})
        doubt = doubt or ("each_or_shared" if chosen or (both and len(plain) > 1) else "")
        found.append(
            Value(single.end, (plain,), doubt=doubt, choice=((plain,),) if doubt else (), listed=True)
        )
        place = _past_joint(tokens, single.end)
        if place == single.end:
            break
    return found


def _offers_choice(before: Tokens, after: Tokens) -> bool:
    """Whether a list of things that a verb is done to leaves open to which (`either the Cat or the Boat`)."""
    listing = {token.low for token in before} & {"either", "any", "one"}
    behind = after[1:] if after[:1] and after[0].low == "," else after
    chosen = len(behind) > 1 and behind[0].low in {"or", "nor", "/"}
    # "or rather" puts right what stands before it
    return bool(listing) or (chosen and (behind is after or behind[1].low not in {"rather", "better"}))


_MOST_LISTED: Final = 60
_JOINTS: Final = words_in(", and or & / + nor then ;")


def _past_joint(tokens: Tokens, place: int) -> int:
    """The place after `,`, `or`, `, and`, `and / or` ..., within a list."""
    end = place
    while end < len(tokens) and end < place + 3 and tokens[end].low in _JOINTS:
        end += 1
    return end


def _single(scene: Scene, tokens: Tokens, place: int, kind: str, stops: frozenset[str]) -> Value | None:
    """One value of a list, the longest that can be read there."""
    if kind == "person":
        return person_at(scene, tokens, place)
    begin = place + (tokens[place].low in _ARTICLES and place + 1 < len(tokens))
    read = values_at(scene, tokens, place, kind, stops)
    read = read or (values_at(scene, tokens, begin, kind, stops) if begin > place else [])
    alone = [value for value in read if not value.others]
    return max(alone or read, key=lambda value: (value.end, not value.doubt), default=None)


def _named(scene: Scene, tokens: Tokens, start: int, kind: Kind, stops: frozenset[str]) -> list[Value]:
    found = []
    low = tokens[start].low
    begin = start + 1 if low in {"the", "our"} or (low == "my" and not kind.only_exit) else start
    hits = scene.lexicon.values[kind.name].at(tokens, begin)
    if begin > start:
        hits = [*scene.lexicon.values[kind.name].at(tokens, start), *hits]
    for hit in hits:
        parts = _parts(kind, hit.what, hit.number)
        if parts is not None:
            found.append(Value(_past_noun(scene, tokens, hit.end, kind), parts))
    if kind.called and (noun := scene.lexicon.nouns[kind.name].longest(tokens, begin)) is not None:
        for hit in scene.lexicon.values[kind.name].at(tokens, noun.end):
            parts = _parts(kind, hit.what, hit.number)
            if parts is not None:
                found.append(Value(hit.end, parts))
    if kind.shapes:
        found += shapes_at(scene, tokens, start, kind)
    if kind.things:
        found += meant(scene, kind, things_at(scene, tokens, start, kind))
    if kind.only_exit or kind.people:
        found += places_at(scene, tokens, start, kind)
    if kind.open and not any(not value.doubt for value in found):
        found += new_names(scene, tokens, start, kind, stops)
    return found


def _past_noun(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> int:
    """After `left machine`, where machines are what such values are called."""
    noun = scene.lexicon.nouns[kind.name].longest(tokens, place) if kind.called else None
    return noun.end if noun is not None else place


def _parts(kind: Kind, value: str | None, number: int | None) -> Parts | None:
    """The value with its number put in; None when the number is out of range."""
    if value is None:
        return (None,)
    if number is not None and not 1 <= number <= kind.limit:
        return None
    if kind.number:
        return (number if number is not None else int(value),)
    filled = value.replace("{n}", str(number)) if number is not None else value
    if kind.split:
        return tuple(int(word) if word.isdecimal() else word for word in filled.split())
    return (filled,)


def _counted(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    lots = scene.lexicon.lots.get(kind.name)
    found = [Value(hit.end, (hit.what, "all")) for hit in lots.at(tokens, start)] if lots is not None else []
    for place, quantity in quantities(tokens, start):
        for hit in scene.lexicon.values[kind.name].at(tokens, place):
            parts = _parts(kind, hit.what, hit.number)
            if parts is None:
                continue
            amount = quantity
            if amount is None:
                plural = any(token.low.endswith("s") for token in tokens[place : hit.end])
                if plural or parts[0] in kind.mass:
                    continue
                amount = 1
            found.append(Value(hit.end, (*parts, amount)))
    found += _shared_noun(scene, tokens, start, kind)
    found += [listed for first in found[:2] if (listed := _more(scene, tokens, first, kind)) is not None]
    if not found and scene.ellipsis and _COUNTS.sub("{n}", scene.ellipsis) in kind.phrases.values():
        read = number_at(tokens, start)
        if read is not None and read[0] > 0:
            found.append(Value(read[1], (scene.ellipsis, read[0])))
    return found


def _shared_noun(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    """`4 and 6 gold`, where something says in which order they go (`respectively`)."""
    if number_at(tokens, start) is None or not _in_turn(tokens, start):
        return []
    numbers, place = list[int](), start
    while (read := number_at(tokens, place)) is not None and len(numbers) < _MOST_LISTED:
        numbers.append(read[0])
        place = read[1]
        if (joint := _joint(tokens, place)) is None:
            break
        place = joint
    if len(numbers) < 2 or min(numbers) < 1:
        return []
    return [
        Value(hit.end, (*parts, numbers[0]), tuple((*parts, n) for n in numbers[1:]), doubt="each_or_shared")
        for hit in scene.lexicon.values[kind.name].at(tokens, place)
        if (parts := _parts(kind, hit.what, hit.number)) is not None
    ]


def _in_turn(tokens: Tokens, start: int) -> bool:
    """Whether words from `start` on say that lists go together in their order."""
    return any(token.low in {"respectively", "order"} for token in tokens[start:])


def _more(scene: Scene, tokens: Tokens, first: Value, kind: Kind) -> Value | None:
    """`a level 1 weapon, two potions and 3 gold`: things in a row, each handed over by itself."""
    others: list[Parts] = []
    end = first.end
    while (joint := _joint(tokens, end)) is not None and joint < len(tokens) and len(others) < 20:
        single = _one_counted(scene, tokens, joint, kind)
        if single is None:
            break
        others.append(single.parts)
        end = single.end
    return Value(end, first.parts, tuple(others), True) if others else None


def _one_counted(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> Value | None:
    for place, quantity in quantities(tokens, start):
        for hit in scene.lexicon.values[kind.name].at(tokens, place):
            parts = _parts(kind, hit.what, hit.number)
            if parts is not None and quantity is not None:
                return Value(hit.end, (*parts, quantity))
            if parts is not None and parts[0] not in kind.mass and not tokens[hit.end - 1].low.endswith("s"):
                return Value(hit.end, (*parts, 1))
    return None


def _people(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    place, each = start, False
    if (everybody := others_at(scene.lexicon.groups, tokens, start)) is not None:
        return [Value(everybody[0], (everybody[1],))]
    word = tokens[start].low
    following = tokens[start + 1].low if start + 1 < len(tokens) else ""
    if word == "each" and following == "of":
        place, each = start + 2, True
    elif word == "both":
        place = start + 1
    first = person_at(scene, tokens, place)
    if first is None:
        return []
    found = [] if each else [first]
    many = [first]
    end = first.end
    while (joint := _joint(tokens, end)) is not None and len(many) < 50:
        more = person_at(scene, tokens, joint)
        if more is None:
            break
        many.append(more)
        end = more.end
        doubts = [person.doubt for person in many if person.doubt]
        others = tuple(person.parts for person in many[1:])
        listed = Value(end, first.parts, others, each, doubts[0] if doubts else "")
        if found and found[-1].others:
            found.pop()
        if each and found:
            found.pop()
        found.append(listed)
    return found


def _joint(tokens: Tokens, place: int) -> int | None:
    """The place after a comma, `and`, or both."""
    begin = place
    if place < len(tokens) and tokens[place].low == ",":
        place += 1
    if place < len(tokens) and tokens[place].low in {"and", "&"}:
        place += 1
    return place if place > begin else None
