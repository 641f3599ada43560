"""Intents told by what they intend (`the intent to end the session`), or all of them (`both intents`)."""

from collections.abc import Mapping
from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.english.verbs import forms
from gamemaster.language.vocabulary.scene import Scene

_ALL: Final = words_in("all both each every any")
_BETWEEN: Final = words_in(
    "of the those these your open pending existing current standing announced other such"
)
_WHERE: Final = (
    ("on", "the", "table"),
    ("currently", "open"),
    ("now", "open"),
    ("so", "far"),
    ("there", "are"),
)
_NOUNS: Final = words_in("intent intents intention intentions")
_OWNING: Final = words_in("the my your this that eir his her their said")
_FEWEST: Final = 2
_END: Final = words_in(". , ! ; : ) ... -- and but because as since for")


def known_intents(scene: Scene) -> dict[int, list[Token]]:
    """What each open intent intends, by its number."""
    found: dict[int, list[Token]] = {}
    for number, facts in scene.referents.names.things.get("intents", {}).items():
        told = facts.get("what", "") if isinstance(facts, Mapping) else facts
        if number.isdigit():
            found[int(number)] = tokenize(str(told))
    return found


def every_intent(scene: Scene, tokens: Tokens, start: int) -> tuple[int, tuple[int, ...]] | None:
    """`all open intents`, `both intents`: where that ends, and which there are; those answered come first."""
    if start >= len(tokens) or tokens[start].low not in _ALL:
        return None
    if not scene.signed:
        # in general business they may be the list's
        return None
    place, count = start + 1, 2 if tokens[start].low == "both" else 0
    while place < len(tokens) and (tokens[place].low in _BETWEEN or number_at(tokens, place) is not None):
        read = number_at(tokens, place)
        count, place = read if read is not None else (count, place + 1)
    if place >= len(tokens) or tokens[place].low not in _NOUNS:
        return None
    numbers = scene.intents or tuple(sorted(known_intents(scene)))
    if not numbers or (count and count != len(numbers)):
        return None
    place += 1
    if number_at(tokens, place) is not None:
        return None
    for where in _WHERE:
        if tuple(token.low for token in tokens[place : place + len(where)]) == where:
            place += len(where)
    # "all intents to register" are some of them
    closed = place >= len(tokens) or tokens[place].low in _END
    return (place, numbers) if closed else None


def described(scene: Scene, tokens: Tokens, start: int) -> tuple[int, int] | None:
    """`the intent to end the session`, `ending the session`: where that ends, and the one intent it is."""
    low = tokens[start].low if start < len(tokens) else ""
    if low not in _OWNING | _NOUNS and not low.endswith("ing"):
        return None
    place, named = start, False
    while place < len(tokens) and tokens[place].low in _OWNING | _NOUNS:
        named = named or tokens[place].low in _NOUNS
        place += 1
    if named and (place >= len(tokens) or tokens[place].low != "to"):
        return None
    place += named
    fits = [
        (end, number)
        for number, what in known_intents(scene).items()
        if (end := _told(tokens, place, what, named))
    ]
    return fits[0] if len(fits) == 1 else None


def _told(tokens: Tokens, place: int, what: list[Token], named: bool) -> int:
    """Where words end that say what is intended, as far as they go on; 0 where they say anything else."""
    same = 0
    while same < len(what) and place + same < len(tokens):
        said, meant = tokens[place + same].low, what[same].low
        if said != (meant if same or named else forms(meant).gerund):
            break
        same += 1
    end = place + same
    closed = end >= len(tokens) or tokens[end].low in _END
    return end if same >= min(_FEWEST, len(what)) and closed and same else 0
