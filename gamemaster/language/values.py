"""The values of slots, read at a place among the tokens: people, places, numbers, things with their
quantity."""

from typing import NamedTuple

from gamemaster.core.frame import Kind, phrases
from gamemaster.language.numbers import number_at
from gamemaster.language.phrases import PhraseTable
from gamemaster.language.scene import Scene
from gamemaster.language.tokens import Tokens, words_in

Parts = tuple[str | int, ...]


class Value(NamedTuple):
    """What was read: where it ends and its parts.

    `others` are further values joined to it by commas and `and`; `each` that the words said each of them.
    `doubt` names what keeps it from being certain.
    """

    end: int
    parts: Parts
    others: tuple[Parts, ...] = ()
    each: bool = False
    doubt: str = ""
    choice: tuple[Parts, ...] = ()


_ARTICLES = frozenset({"a", "an", "another", "single"})
_POSSESSIVES = frozenset({"my", "the", "this", "that", "our"})
_ADJECTIVES = frozenset(
    {
        "last",
        "own",
        "old",
        "trusty",
        "only",
        "precious",
        "remaining",
        "spare",
        "good",
        "shiny",
        "new",
        "rusty",
    }
)
_EPITHETS = frozenset(
    {
        "my",
        "our",
        "good",
        "old",
        "dear",
        "friend",
        "noble",
        "brave",
        "fellow",
        "the",
        "poor",
        "comrade",
        "buddy",
        "pal",
        "honourable",
        "esteemed",
        "colleague",
    }
)
_SELF = frozenset({"me", "myself", "self"})


def values_at(scene: Scene, tokens: Tokens, start: int, kind: str) -> list[Value]:
    """Every value of that kind that begins at `start`; an empty list when there is none."""
    if start >= len(tokens):
        return []
    if kind == "person":
        return _people(scene, tokens, start)
    if kind == "number":
        read = number_at(tokens, start)
        return [] if read is None else [Value(read[1], (read[0],))]
    if kind == "intent":
        return _intents(scene, tokens, start)
    declared = scene.lexicon.kinds.get(kind)
    if declared is None:
        return []
    if declared.counted:
        return _counted(scene, tokens, start, declared)
    return _named(scene, tokens, start, declared)


def _named(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    found = []
    begin = start + 1 if tokens[start].low in {"the", "our"} else start
    for hit in scene.lexicon.values[kind.name].at(tokens, begin):
        parts = _parts(kind, hit.what, hit.number)
        if parts is not None:
            found.append(Value(hit.end, parts))
    if kind.people:
        named = scene.referents.at(scene.text, tokens, start)
        if named is not None and named.who[0] in scene.referents.npcs and len(named.who) == 1:
            found.append(Value(_at_home(tokens, named.end), (named.who[0],)))
    return found


_HOMES = words_in("home house place shop hut tower cave stall camp door cottage den lair tent room")


def _at_home(tokens: Tokens, place: int) -> int:
    """After `Old Marn's home`, when a name is followed so."""
    if place + 1 < len(tokens) and tokens[place].low == "'s" and tokens[place + 1].low in _HOMES:
        return place + 2
    return place


def _parts(kind: Kind, value: str, number: int | None) -> Parts | None:
    """The value with its number put in; None when the number is out of range."""
    if number is not None and not 1 <= number <= kind.limit:
        return None
    if kind.number:
        return (number if number is not None else int(value),)
    filled = value.replace("{n}", str(number)) if number is not None else value
    if kind.split:
        return tuple(int(word) if word.isdecimal() else word for word in filled.split())
    return (filled,)


def _counted(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    found: list[Value] = []
    for place, quantity in _quantities(tokens, start):
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
    found += [listed for first in found[:2] if (listed := _more(scene, tokens, first, kind)) is not None]
    if not found and scene.ellipsis:
        read = number_at(tokens, start)
        if read is not None and read[0] > 0:
            found.append(Value(read[1], (scene.ellipsis, read[0])))
    return found


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
    for place, quantity in _quantities(tokens, start):
        for hit in scene.lexicon.values[kind.name].at(tokens, place):
            parts = _parts(kind, hit.what, hit.number)
            if parts is not None and quantity is not None:
                return Value(hit.end, (*parts, quantity))
            if parts is not None and parts[0] not in kind.mass and not tokens[hit.end - 1].low.endswith("s"):
                return Value(hit.end, (*parts, 1))
    return None


def _quantities(tokens: Tokens, start: int) -> list[tuple[int, int | str | None]]:
    """Where the thing itself may begin, and how many of it are meant (None: the words do not say)."""
    place, owned = start, False
    word = tokens[place].low
    if word == "all":
        end = start + 1
        for opener in (("of", "my"), ("of", "the"), ("my",), ("the",)):
            if tuple(token.low for token in tokens[end : end + len(opener)]) == opener:
                return [(end + len(opener), "all")]
        return []
    if word == "exactly":
        place += 1
    elif word in _POSSESSIVES:
        place, owned = place + 1, True
        while place < len(tokens) and tokens[place].low in _ADJECTIVES:
            place += 1
    if place >= len(tokens):
        return []
    found: list[tuple[int, int | str | None]] = []
    read = number_at(tokens, place)
    if read is not None:
        found.append((_of_mine(tokens, read[1]), read[0]))
        if read[0] < 1:
            return []
    elif tokens[place].low in _ARTICLES and not owned:
        place += 1
        while place < len(tokens) and tokens[place].low in _ADJECTIVES | {"single"}:
            place += 1
        return [(place, 1)]
    found.append((place, None))
    return found


def _of_mine(tokens: Tokens, place: int) -> int:
    if place + 1 < len(tokens) and tokens[place].low == "of" and tokens[place + 1].low in _POSSESSIVES:
        place += 2
    while place < len(tokens) and tokens[place].low in _ADJECTIVES:
        place += 1
    return place


def _people(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    place, each = start, False
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


def person_at(scene: Scene, tokens: Tokens, place: int) -> Value | None:
    """The one person named at `place`, with a doubt when the name fits several."""
    if place >= len(tokens):
        return None
    if tokens[place].low in _SELF:
        return Value(place + 1, (scene.sender,))
    if tokens[place].low == "you" and scene.addressee:
        return Value(place + 1, (scene.addressee,))
    named = scene.referents.at(scene.text, tokens, place)
    skipped = 0
    while named is None and skipped < 4 and place + 1 < len(tokens) and tokens[place].low in _EPITHETS:
        place, skipped = place + 1, skipped + 1
        named = scene.referents.at(scene.text, tokens, place)
    if named is None:
        return None
    choice = tuple((who,) for who in named.who if who)
    return Value(
        named.end, (named.who[0],), doubt="" if len(named.who) == 1 else "ambiguous_name", choice=choice
    )


_EVERY_INTENT = PhraseTable(
    (phrase, None)
    for phrase in phrases(
        "everything proposed below; everything proposed above; everything quoted below; everything quoted "
        "above; everything below; everything above; all of the above; all of the below; all of these; all "
        "of them; all of these intents; all these intents; both of these; both of them; both intents; "
        "both; all intents below; all intents above; all the intents below; all the intents above; the "
        "intents below; the intents above; the intents quoted below; the intents quoted above; all intents "
        "quoted below; all intents quoted above; these intents; each of these; all the intents quoted "
        "below; all the intents quoted above; each of the intents below; each of the intents above; all of "
        "the intents quoted below"
    )
)


def _intents(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    """`intent 3`, `#3`, or every intent that the mail quotes."""
    hit = _EVERY_INTENT.longest(tokens, start)
    if hit is not None and scene.intents:
        first, *others = scene.intents
        return [Value(hit.end, (first,), tuple((other,) for other in others), True)]
    place = start
    while place < len(tokens) and tokens[place].low in {
        "the",
        "intent",
        "intention",
        "number",
        "no",
        ".",
        "#",
    }:
        place += 1
    read = number_at(tokens, place) if place > start else None
    return [] if read is None or read[0] < 1 else [Value(read[1], (read[0],))]
