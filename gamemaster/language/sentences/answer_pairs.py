"""Ballots told in one breath: `AGAINST 11 FOR 12`, `11 for / 12 against`, `for #11` above `against #12`.

Every word is an answer, a thing that it answers, or nothing (`on`, a mark). What must stay true: answers and
things take turns throughout, each answer goes with the things on the same side of it, and none is left over.
"""

from typing import Final, NamedTuple

from gamemaster.core.frame import Kind
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import Filling
from gamemaster.language.tails.tails import tail_harmless
from gamemaster.language.values.things import things_at
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Act, Scene

_BETWEEN: Final = words_in(", ; / | & + -- : . and but on to then")
_THANKS: Final = words_in("thx thanks thank you ty ta cheers please pls plz all")
_SIDES: Final = words_in("for against")
_FEWEST: Final = 2
_MOST: Final = 40


class Part(NamedTuple):
    """An answer or a thing, and where it stands."""

    what: Ready | Value
    start: int
    end: int


class Pairs(NamedTuple):
    """The answers with their things, each from where it begins; none where they do not go together."""

    fillings: tuple[tuple[int, Filling], ...]
    ready: Ready


def answer_pairs(scene: Scene, tokens: Tokens) -> Pairs | None:
    """The answers to several things, each with its own; None where the sentence holds anything else."""
    if len(tokens) > _MOST:
        return None
    answering = scene.lexicon.answering
    if answering is None:
        begun = len(scene.lexicon.sayings.may_begin(tokens))
    else:
        begun = len([token for token in tokens if token.low in answering])
    if begun < _FEWEST:
        return None
    for kind in scene.lexicon.answered:
        parts, end = _parts(scene, tokens, kind)
        answers = [part.what for part in parts if isinstance(part.what, Ready)]
        if _FEWEST <= len(answers) < len(parts) and _ends_there(scene, tokens, end, answers[-1]):
            pairs = (_filling(kind, answer, thing) for answer, thing in _paired(parts))
            return Pairs(tuple(pair for pair in pairs if pair is not None), answers[0])
    return None


def answers(act: Act) -> bool:
    """Whether an act is an answer to something that is named, as a vote for or against a proposal is."""
    return len(act.values) > 1 and not _SIDES.isdisjoint(act.values)


def _ends_there(scene: Scene, tokens: Tokens, place: int, ready: Ready) -> bool:
    """Whether nothing but thanks or harmless words stand from `place` on."""
    said = [token.low for token in tokens[place:] if token.low[0].isalnum()]
    return _THANKS.issuperset(said) or tail_harmless(scene, tokens, place, len(tokens), ready)


def _parts(scene: Scene, tokens: Tokens, kind: Kind) -> tuple[list[Part], int]:
    """The answers and things that the sentence begins with, and where they end."""
    found: list[Part] = []
    place = end = 0
    while place < len(tokens):
        if tokens[place].low in _BETWEEN:
            place += 1
            continue
        part = _part(scene, tokens, place, kind)
        if part is None:
            break
        found.append(part)
        place = end = part.end
    return found, end


def _part(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> Part | None:
    """The answer or the thing that stands there."""
    hits = [h for h in scene.lexicon.sayings.at(tokens, place) if answered_slot(h.what, kind) is not None]
    said = max((h for h in hits if h.what.frame.fixed), key=lambda hit: hit.end, default=None)
    if said is not None and tokens[place].low.isalpha():
        return Part(said.what, place, said.end)
    things = [value for value in things_at(scene, tokens, place, kind) if not value.doubt]
    thing = max(things, key=lambda value: value.end, default=None)
    return Part(thing, place, thing.end) if thing is not None else None


def _paired(parts: list[Part]) -> list[tuple[Part, Part]]:
    """Each answer with its things, which stand all behind the answers or, one by one, all before them."""
    turns = [isinstance(part.what, Value) for part in parts]
    if turns[0]:
        in_turn = turns == [True, False] * (len(turns) // 2)
        return list(zip(parts[1::2], parts[::2], strict=True)) if in_turn else []
    found: list[tuple[Part, Part]] = []
    answer, answered = parts[0], False
    for part, thing in zip(parts[1:], turns[1:], strict=True):
        if thing:
            found.append((answer, part))
        elif not answered:
            return []
        else:
            answer = part
        answered = thing
    return found if answered else []


def _filling(kind: Kind, answer: Part, thing: Part) -> tuple[int, Filling] | None:
    """The answer's frame with the thing in it, and where the two begin."""
    ready, value = answer.what, thing.what
    if not isinstance(ready, Ready) or not isinstance(value, Value):
        return None
    number = answered_slot(ready, kind)
    blank = Filling(ready, max(answer.end, thing.end), (None,) * len(ready.slots))
    return None if number is None else (min(answer.start, thing.start), blank.with_value(number, value))


def answered_slot(ready: Ready, kind: Kind) -> int | None:
    """The slot of the frame that takes what is answered."""
    slots = enumerate(ready.frame.slots)
    return next((n for n, s in slots if s.kind == kind.name and s.implied), None)
