"""Clauses that a reason or a condition leads to: where they begin, and what `it` means there."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.set_phrases import IN_ANY_EVENT
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.next_clauses import acts_there
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Scene

_BEFORE_SUBJECT: Final = words_in(
    "if that what who whom which when whether because as how than and or but should shall may might can "
    "could would will must do did have had am was"
)
_MODALS: Final = words_in("can must may should might could")
_CUTS: Final = words_in(
    "that which who whom whose whether think thinks know believe says said hope wish time day days last"
)
_AFTER_AS: Final = words_in("a an soon far long much well many if though of from for to per usual always")
_POINTING: Final = words_in("it this that these those them")
_SHORTEST: Final = 3


_ANYWAY: Final = table_of(
    IN_ANY_EVENT
    + "; in any case; regardless; no matter; either way; anyway; anyhow; whether or not; all the "
    "same; come what may"
)


def done_anyway(tokens: Tokens) -> bool:
    """`If that is so, I heal, and either way I explore`: whether some of the acts hang on no condition."""
    subject = next((place for place, token in enumerate(tokens) if token.low == "i"), len(tokens))
    return any(_ANYWAY.at(tokens, place) for place in range(subject, len(tokens)))


def unparted(scene: Scene, tokens: Tokens, place: int, shortest: int = _SHORTEST) -> int | None:
    """`as nobody else moves i play the Lamp`: the clause that a reason at `place` leads to without a mark.

    At least `shortest` words stand between.
    """
    if tokens[place].low == "as" and any(token.low in _AFTER_AS for token in tokens[place + 1 : place + 2]):
        return None
    for first in range(place + shortest, len(tokens)):
        if tokens[first].low != "i":
            continue
        before = {token.low for token in tokens[place + 1 : first]}
        told_short = tokens[first - 2].low in {"i", "we"} and tokens[first - 1].low in _MODALS
        if not before.isdisjoint(_CUTS) or (tokens[first - 1].low in _BEFORE_SUBJECT and not told_short):
            return None
        told = head(scene, tokens, first)
        if told.mood is Mood.PERFORM and acts_there(scene, tokens, told.verb):
            return first
        if "i" not in before and told.mood is Mood.PERFORM:
            # the first thing that is done is no act of the game
            return None
    return None


def unparted_condition(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """`After lunch I explore`, `If Tarn agrees I move`: the clause that such words lead to without a mark."""
    hit = words.CONDITION_PHRASES.longest(tokens, place)
    if hit is not None and hit.end > place + 1 and hit.end < len(tokens) and tokens[hit.end - 1].low != "i":
        # "as soon as", which is no ground
        place = hit.end - 1
    place += [token.low for token in tokens[place + 1 : place + 2]] == ["that"]
    own = [token.low for token in tokens[place + 1 : place + 2]] == ["i"]
    later = unparted(scene, tokens, place + own, 1)
    parted = later is not None and any(token.low == "," for token in tokens[place:later])
    return None if parted and tokens[place].low != "after" else later


def of_other_clause(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`(I vote FOR 31), tomorrow I am away`: whether a time at `place`, behind a mark, opens other words."""
    hit = scene.lexicon.times.longest(tokens, place) if place else None
    if hit is None or tokens[place - 1].low[0].isalnum() or hit.end + 1 >= len(tokens):
        return False
    return tokens[hit.end].capital or tokens[hit.end].low in _SUBJECTS


_SUBJECTS: Final = words_in("i we it they he she there you e the my our for")


@contextmanager
def speaking_of(scene: Scene, tokens: Tokens, understood: bool = False) -> Iterator[None]:
    """While the clause under a condition is read, the one thing that the condition names is `it`.

    Where the condition is not `understood`, only what people answer may be meant.
    """
    kinds = scene.lexicon.kinds.values() if understood else scene.lexicon.answered
    before = {key: list(names) for key, names in scene.spoken.items()}
    for things in dict.fromkeys(kind.things for kind in kinds if kind.things):
        values = [
            value
            for kind in kinds
            if kind.things == things
            for place, token in enumerate(tokens)
            if token.low not in _POINTING
            for value in things_at(scene, tokens, place, kind)
        ]
        named = {str(value.parts[0]) for value in values if not value.doubt and not value.others}
        if len(named) == 1:
            scene.spoken.setdefault(things, []).extend(named)
    yield
    scene.spoken.clear()
    scene.spoken.update(before)
