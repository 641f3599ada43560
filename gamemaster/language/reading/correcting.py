"""Corrections of one value: `I place a tile at E5. Correction: at E6, not E5.` does the corrected act alone.

The correction must say so plainly and name one new value that fits one parameter of the one act before it;
the old value may stand in it only as what is not meant. Everything else stays a question.
"""

from dataclasses import replace
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

_SAYING_SO: Final = (("correction",), ("erratum",), ("make", "that"), ("make", "it"), ("i", "mean"))
_DENYING: Final = words_in("not of than")
_OPEN: Final = words.CONDITION | words_in("or maybe perhaps ? both all either and also too never n't")
_AROUND: Final = words_in(
    "not of instead rather than at on in to for the a an it is should be read that no that 's with make"
)
_SUBJECTS: Final = words_in("i we he she they you who e")
_MOST: Final = 16
_MOST_BESIDE: Final = 4


def put_right(scene: Scene, old: Act, tokens: Tokens, place: int) -> Act | None:
    """The act with the one value that the words from `place` on put in the place of its own; None where they
    say anything else."""
    rest = tokens[place:]
    said_before = [token.low for token in tokens[:place]]
    told_so = said_before[-2:] in (["make", "that"], ["make", "it"], ["i", "mean"])
    lows = [token.low for token in rest]
    plain = any(tuple(t.low for t in tokens[:place][-len(said) :]) == said for said in _SAYING_SO)
    if not plain or len(rest) > _MOST or not _OPEN.isdisjoint(lows) or old.spread is not None:
        return None
    if not all(_says_little(scene, old, part) for part in _parts(rest)):
        return None
    params = old.action.params()
    found: list[tuple[str, object]] = []
    for param, kind in _kinds(scene, old).items():
        told = _values(scene, rest, kind)
        others = {value for value, _ in told if str(value) != str(params.get(param))}
        named = [before for value, before in told if str(value) == str(params.get(param))]
        spoken_to = kind == "person" and not named and not told_so
        if any(before not in _DENYING for before in named) or (
            spoken_to and any(before != "for" for _, before in told)
        ):
            # "Correction: Tarn." may be said to Tarn
            return None
        if any(before in _DENYING for value, before in told if value in others):
            return None
        found += [(param, value) for value in others]
    if len(found) != 1:
        return None
    param, value = found[0]
    action = scene.lexicon.vocabulary.action(old.action.name, {**params, param: value})
    return replace(old, action=action)


def _parts(tokens: Tokens) -> list[Tokens]:
    """The words between commas and other marks."""
    cuts = [p for p, token in enumerate(tokens) if not token.low[0].isalnum()]
    parts = [tokens[a + 1 : b] for a, b in pairwise([-1, *cuts, len(tokens)])]
    return [part for part in parts if part]


def _says_little(scene: Scene, old: Act, part: Tokens) -> bool:
    """Whether words with a value in them hold nothing but it, and words without one no act or person."""
    read = [
        v
        for kind in set(_kinds(scene, old).values())
        for p in range(len(part))
        for v in _at(scene, part, p, kind)
    ]
    lows = {token.low for token in part}
    if not read:
        return len(part) <= _MOST_BESIDE and lows.isdisjoint(scene.lexicon.base_words | _SUBJECTS)
    if part[0].low == "i":
        # "I place it at F7": the same once more
        again = [
            hit.end for hit in scene.lexicon.verb_at(part, 1) if hit.what.frame.action == old.action.name
        ]
        covered = set(range(max(again, default=0)))
    else:
        covered = set()
    known = scene.lexicon.naming_words
    covered |= {p for first, value in read for p in range(first, value.end)}
    return all(p in covered or t.low in _AROUND or t.low in known for p, t in enumerate(part))


def _at(scene: Scene, part: Tokens, place: int, kind: str) -> list[tuple[int, Value]]:
    return [(place, v) for v in values_at(scene, part, place, kind) if not v.doubt and not v.others]


def _kinds(scene: Scene, old: Act) -> dict[str, str]:
    """The kinds of values that the single parameters of an act take, by parameter."""
    params = old.action.params()
    return {
        slot.params[0]: slot.kind
        for ready in scene.lexicon.ready
        if ready.frame.action == old.action.name
        for slot in ready.frame.slots
        if len(slot.params) == 1 and not slot.many and slot.kind not in {"text", "name", "word"}
        if isinstance(params.get(slot.params[0]), (str, int))
    }


def _values(scene: Scene, tokens: Tokens, kind: str) -> list[tuple[object, str]]:
    """Every value of the kind among the words, with the word before it."""
    found: list[tuple[object, str]] = []
    place = 0
    while place < len(tokens):
        read = [v for v in values_at(scene, tokens, place, kind) if not v.doubt and not v.others]
        value = max(read, key=lambda one: one.end, default=None)
        if value is None or len(value.parts) != 1 or value.parts[0] is None:
            place += 1
            continue
        found.append((value.parts[0], tokens[place - 1].low if place else ""))
        place = value.end
    return found
