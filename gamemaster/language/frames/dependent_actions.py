"""Dependent actions: the method that an intent names (`without 2 objections`), and why one is resolved.

An intent without a method tables nothing.
"""

import re
from typing import Final, NamedTuple

from gamemaster.core.action import Action
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene


class Method(NamedTuple):
    """A way of dependent action found among the tokens `start` to `end`."""

    start: int
    end: int
    name: str
    n: int


_METHODS: Final = {
    "objection": ("without", "without_objection"),
    "objections": ("without", "without_objection"),
    "support": ("with", "with_support"),
    "supporter": ("with", "with_support"),
    "supporters": ("with", "with_support"),
    "consent": ("with", "with_consent"),
    "notice": ("with", "with_notice"),
}


_WHOSE: Final = words_in("agoran any member members player party parties days day of ' s 's a an")


def method_at(tokens: Tokens, start: int) -> Method | None:
    """The method phrase that begins at `start`: `without 2 objections`, `w/o objection`."""
    if start >= len(tokens) or tokens[start].low not in _OPENING:
        return None
    said, place, n = *_preposition(tokens, start), 1
    read = number_at(tokens, place)
    if read is not None:
        n, place = read
    while place < len(tokens) and tokens[place].low in _WHOSE:
        place += 1
    if place >= len(tokens) or tokens[place].low not in _METHODS:
        return None
    preposition, name = _METHODS[tokens[place].low]
    end = place + 1
    if name == "with_notice" and [token.low for token in tokens[end : end + 1]] == ["of"]:
        # "with notice of 4 days"
        read = number_at(tokens, end + 1)
        n, end = (read[0], min(read[1] + 1, len(tokens))) if read is not None else (n, end)
    return Method(start, end, name, n) if said == preposition and n >= 1 else None


_OPENING: Final = words_in("with without w")


def _preposition(tokens: Tokens, start: int) -> tuple[str, int]:
    """`with`, `without`, `w/` or `w/o` at `start`, and where it ends."""
    if tokens[start].low != "w":
        return tokens[start].low, start + 1
    lows = [token.low for token in tokens[start + 1 : start + 3]]
    if lows[:1] != ["/"]:
        return "", start + 1
    return ("without", start + 3) if lows[1:] == ["o"] else ("with", start + 2)


def vague_method(tokens: Tokens) -> bool:
    """`without a couple of objections`, `with enough support`: a method, and nobody knows how many."""
    for place, token in enumerate(tokens):
        near = [near.low for near in tokens[place + 1 : place + 6]]
        noun = next((n for n, low in enumerate(near) if low in _METHODS), 0)
        if noun and token.low == _METHODS[near[noun]][0] and not _SO_MANY.isdisjoint(near[:noun]):
            return True
    return False


_SO_MANY: Final = words_in("some couple few several enough many number handful sufficient or")


def tabled(scene: Scene, tokens: Tokens, verb: int) -> Action | None:
    """The intent that the clause with `intend` at `verb` tables, None when it names no method or no act."""
    # the method may also stand in front: `With 2 support, I intend to ...`
    found = [m for place in range(len(tokens)) if (m := method_at(tokens, place)) is not None]
    if len(found) != 1 or "intend" not in scene.lexicon.vocabulary.by_name:
        return None
    method = found[0]
    goal = next(
        (
            p
            for p in range(verb + 1, len(tokens))
            if tokens[p].low == "to" and not method.start <= p < method.end
        ),
        None,
    )
    if goal is None or goal + 1 >= len(tokens) or tokens[-1].low in _POINTING:
        return None
    loose = {token.low for token in tokens[method.end : method.end + 2]}
    if loose & {"or", "maybe", "perhaps", "ish"} or _counts_anew(tokens[method.end : goal]):
        return None
    what = _words(scene, tokens, goal + 1, method)
    params = {"method": method.name, "n": method.n, "what": what}
    return scene.lexicon.vocabulary.action("intend", params) if what else None


_POINTING: Final = words_in("following below :")
"""`to do each of the following`: what is intended stands in other lines."""


def _counts_anew(between: Tokens) -> bool:
    """`without 2 objections - no, 3 - (to ...)`: whether another number stands beside the first."""
    return any(token.low == "no" or token.low.isdecimal() for token in between)


def names_method(tokens: Tokens) -> bool:
    """Whether a method phrase stands anywhere among the words."""
    return any(method_at(tokens, place) is not None for place in range(len(tokens)))


_INTENTS: Final = words_in("intent intention intend intending")
_BEFORE_INTENT: Final = words_in("my an a this new tabling table hereby , :")


def says_intent(tokens: Tokens) -> bool:
    """`INTENT (w/o objection): end it`, `My intention is, with 2 support, to ...`: an intent of the
    sender's that names its method, or a row that only says what is intended."""
    for place, token in enumerate(tokens):
        if token.low not in _INTENTS or not (place == 0 or tokens[place - 1].low in _BEFORE_INTENT):
            continue
        row = place == 0 and [after.low for after in tokens[1:2]] == [":"] and len(tokens) > _FEWEST
        if row or names_method(tokens):
            return True
    return False


_FEWEST: Final = 3


def _reason(tokens: Tokens, start: int) -> int:
    """Where the reason begins that an intent gives for itself (`, since ...`)."""
    for place in range(start, len(tokens) - 1):
        if tokens[place].low == "," and tokens[place + 1].low in {"since", "because", "as"}:
            return place
    return len(tokens)


def _words(scene: Scene, tokens: Tokens, start: int, method: Method) -> str:
    text = scene.text
    tokens = tokens[: _reason(tokens, start)]
    last = tokens[-1].end
    if any(a.low == ":" == b.low for a, b in zip(tokens[start:], tokens[start + 2 :], strict=False)):
        # a card is added whose name is told, and what it is in the sentences behind
        fields = _FIELDS.match(text, last)
        last = fields.end() if fields else last
    if text[tokens[start].start : last].count('"') % 2:
        # "... with the text "It counts twice."", whose last mark is no word of the sentence
        last += max(0, text[last : last + 2].find('"') + 1)
    if method.start < start:
        pieces = [text[tokens[start].start : last]]
    else:
        pieces = [
            text[tokens[start].start : tokens[method.start - 1].end],
            text[tokens[method.end - 1].end : last],
        ]
    colon = ":" if method.start > start and pieces[-1].lstrip().startswith(":") else ""
    return " ".join(f"{colon} ".join(piece.strip(" ,.;:\n\t!") for piece in pieces).split())


_FIELDS: Final = re.compile(r"(?:[ \t.;]*\n?[ \t]*[A-Z]\w*(?: \w+)?: [^\n.;]+)*")
"""Fields of a thing that is told of in one paragraph, up to the next sentence that is none."""
_STANDING: Final = words_in("objection objections objectors support supporters consent objected")


def resolving_end(tokens: Tokens, place: int) -> int | None:
    """Where `With only one objection received, I resolve intent 1` gets to its `I`; None if it is no such
    reason."""
    for comma in range(place + 1, min(len(tokens) - 2, place + 12)):
        if tokens[comma].low == "," and tokens[comma + 1].low == "i":
            verb = comma + 2 + (tokens[comma + 2].low == "hereby")
            resolves = verb + 1 < len(tokens) and tokens[verb].low in {"resolve", "carry"}
            counted = any(token.low in _STANDING for token in tokens[place:comma])
            return comma + 1 if resolves and counted else None
    return None
