"""Which intents are meant: by number, by what they intend, all of them, or the one that is spoken of."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.english.verbs import forms
from gamemaster.language.values.things import things_at
from gamemaster.language.values.value import Part, Value
from gamemaster.language.vocabulary.lexicon import INTENTS
from gamemaster.language.vocabulary.scene import Scene

_EVERY_ANSWERED: Final = table_of(
    "everything proposed below; everything proposed above; everything quoted below; everything quoted "
    "above; everything below; everything above; all of the above; all of the below; all of these; all "
    "of them; all of these intents; all these intents; both of these; both of them; both intents; "
    "both; all intents below; all intents above; all the intents below; all the intents above; the "
    "intents below; the intents above; the intents quoted below; the intents quoted above; all intents "
    "quoted below; all intents quoted above; these intents; each of these; all the intents quoted "
    "below; all the intents quoted above; each of the intents below; each of the intents above; all of "
    "the intents quoted below"
)
"""All that a mail answers, whatever the game knows of them."""
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
_BEFORE_NUMBER: Final = words_in("the intent intention number no . # nr")
_MOST_BEFORE: Final = 40
_FEWEST: Final = 2
_END: Final = words_in(". , ! ; : ) ... -- and but because as since for")


def intents_at(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    """`intent 3`, `#3`, every intent that the mail quotes, or the one that is spoken of."""
    if (told := _described(scene, tokens, start)) is not None:
        return [Value(told[0], (told[1],))]
    every = _every(scene, tokens, start)
    return ([_all_of(*every)] if every is not None else []) + _answered(scene, tokens, start)


def _answered(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    """Intents by number, all that the mail answers, or the one that is spoken of."""
    things = things_at(scene, tokens, start, INTENTS)
    if any(value.others for value in things):
        return things
    if numbered := [told for value in things if (told := _numbered_behind(tokens, value)) is not None]:
        return numbered
    if scene.intents and (hit := _EVERY_ANSWERED.longest(tokens, start)) is not None:
        return [_all_of(hit.end, scene.intents)]
    if tokens[start].low == "it" and (spoken := _spoken_of(tokens, start)):
        return [Value(start + 1, (spoken,))]
    place = start
    while place < len(tokens) and tokens[place].low in _BEFORE_NUMBER:
        place += 1
    read = number_at(tokens, place) if place > start else None
    return things if read is None or read[0] < 1 else [Value(read[1], (read[0],))]


def _numbered_behind(tokens: Tokens, value: Value) -> Value | None:
    """`Casimir's intent (number 3)`, `the intent above, no. 3`: what is left open before its number."""
    place = value.end
    if not value.doubt or place >= len(tokens) or tokens[place].low not in {"(", ","}:
        return None
    begin = place + 1
    while begin < len(tokens) and tokens[begin].low in _BEFORE_NUMBER:
        begin += 1
    read = number_at(tokens, begin)
    bracket = tokens[place].low == "("
    if read is None or read[0] < 1 or not (bracket or begin > place + 1):
        return None
    closed = read[1] < len(tokens) and tokens[read[1]].low == ")"
    return Value(read[1] + bracket, (read[0],)) if closed or not bracket else None


def _all_of(end: int, numbers: tuple[Part, ...]) -> Value:
    """Each of several intents."""
    first, *others = numbers
    return Value(end, (first,), tuple((other,) for other in others), True)


def _spoken_of(tokens: Tokens, end: int) -> int:
    """The number of the one intent that the sentence names before `end`, 0 where it names none or several."""
    found = {
        read[0]
        for place in range(min(end, _MOST_BEFORE))
        if tokens[place].low == "intent" and (read := number_at(tokens, place + 1)) is not None
    }
    return found.pop() if len(found) == 1 else 0


def _known(scene: Scene) -> dict[int, list[Token]]:
    """What each open intent intends, by its number."""
    found: dict[int, list[Token]] = {}
    for number, facts in scene.referents.names.things.get("intents", {}).items():
        told = facts.get("what", "") if isinstance(facts, Mapping) else facts
        if number.isdigit():
            found[int(number)] = tokenize(str(told))
    return found


def _every(scene: Scene, tokens: Tokens, start: int) -> tuple[int, tuple[int, ...]] | None:
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
    numbers = scene.intents or tuple(sorted(_known(scene)))
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


def _described(scene: Scene, tokens: Tokens, start: int) -> tuple[int, int] | None:
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
        (end, number) for number, what in _known(scene).items() if (end := _told(tokens, place, what, named))
    ]
    return fits[0] if len(fits) == 1 else None


def carried_out(scene: Scene, tokens: Tokens, place: int) -> int:
    """`add a Goal called Harvest Home`: the one intent that says just this, up to the end; 0 for none."""
    said = [token.low for token in tokens[place:] if token.low not in _SLIGHT]
    said = said[: len(said) - as_was_said(said)]
    fits = [
        number
        for number, what in _known(scene).items()
        if [token.low for token in what if token.low not in _SLIGHT] == said
    ]
    return fits[0] if len(fits) == 1 and said else 0


def as_was_said(lows: Sequence[str]) -> int:
    """How many words at the end say that it was announced before: `as intended`, `as I announced`."""
    return next((len(said) for said in _AS_WAS_SAID if [*lows[-len(said) :]] == said), 0)


_SLIGHT: Final = words_in("a an the . ! ,")
_AS_WAS_SAID: Final = (
    ["as", "intended"],
    ["as", "i", "intended"],
    ["as", "announced"],
    ["as", "i", "announced"],
    ["as", "planned"],
    ["as", "tabled"],
)


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


def points_at_one(scene: Scene, tokens: Tokens) -> bool:
    """`I object to the intent.`, in a mail that answers none, where this game has several: one of them."""
    pointing = any(
        one.low in _OWNING and other.low in _NOUNS for one, other in pairwise(tokens) if one.low != "my"
    )
    return pointing and len(_known(scene)) > 1 and not scene.prompts.author(tokens[0].start)
