"""The game, or one of its things, named in front of a clause (`In the toy game, I ...`)."""

from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english import words
from gamemaster.language.english.opening_words import HYPOTHESIS_LABELS, TOPICS
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.referents import Named
from gamemaster.language.vocabulary.scene import Scene

LABELLING: Final = words_in("in for on of as regards regarding re about to the my our game")
_LABELLED: Final = words_in(
    "move moves action actions turn turns order orders game contract stuff week round today"
)


def label_end(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """`In the toy game,` or `Toy game moves:` at the front: where the clause begins."""
    begin = place
    while begin < len(tokens) and tokens[begin].low in LABELLING:
        begin += 1
    hit = scene.lexicon.signs.longest(tokens, begin)
    if hit is None:
        return None
    end = hit.end
    while end < len(tokens) and tokens[end].low in _LABELLED:
        end += 1
    if end >= len(tokens) or tokens[end].low not in {",", ":", "--", "i", "]"}:
        return None
    return end


def names_topic(tokens: Tokens) -> bool:
    """`On the matter of the rules:`: words that only tell what the clause behind them is about."""
    about = TOPICS.longest(tokens, 0)
    if about is None:
        return False
    topic = [token.low for token in tokens[about.end :] if token.low != ":"]
    return 0 < len(topic) <= _LONGEST_TOPIC and all(low.isalpha() and low not in _NO_TOPIC for low in topic)


_LONGEST_TOPIC: Final = 6
_NO_TOPIC: Final[frozenset[str]] = (
    words.UNREAL
    | words.SUBJECTS
    | words.CONDITION
    | words.TAINT
    | words.SPEECH
    | words.FINITE
    | words_in("that who whom which whose where when why how following below")
) - words_in("rule rules section proposal proposals report reports")


def thing_named(scene: Scene, tokens: Tokens, place: int) -> tuple[Kind, Named] | None:
    """The thing of the game that stands at `place` by its name, and its kind; `the` may stand before it."""
    place += place < len(tokens) and tokens[place].low == "the"
    for kind in scene.lexicon.kinds.values():
        if kind.things and (named := scene.referents.thing_at(tokens, place, kind.things)) is not None:
            return kind, named
    return None


def hypothesis_label(tokens: Tokens, place: int) -> str:
    """How far a label reaches below which nothing is done (`Draft:`): the `paragraph`, the `sentence`, or ""
    where there is none.

    `Tomorrow, I explore` dates one sentence; what `Tomorrow, I shall ...` tells is of tomorrow by itself.
    """
    label = HYPOTHESIS_LABELS.longest(tokens, place)
    mark = tokens[label.end].low if label is not None and label.end < len(tokens) else ""
    if label is None or mark not in _MARKS:
        return ""
    if mark == ":" or tokens[place].low not in _TIMES:
        return "paragraph"
    return "sentence" if _TO_COME.isdisjoint(token.low for token in tokens[label.end :]) else ""


_MARKS: Final = words_in(": , --")
_TIMES: Final = words_in("tomorrow later next")
_TO_COME: Final = words_in("will shall 'll")


_SKETCHES: Final = words_in("draft proto sketch outline")
_REACH: Final = 30


def sketches(tokens: Tokens, place: int) -> bool:
    """`Draft of a longer move:`: whether a sketch is announced, and its colon comes before anybody speaks."""
    if tokens[place].low not in _SKETCHES:
        return False
    near = (token.low for token in tokens[place + 1 : place + _REACH])
    return next((low for low in near if low in {"i", "we", ".", ":"}), "") == ":"
