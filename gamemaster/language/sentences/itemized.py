"""A clause that leaves its last slot to a list below it: `I play the following cards:` and a card a line."""

from dataclasses import dataclass, field
from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import Hit
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.acts import Actor, build
from gamemaster.language.frames.matching import Filling, fill, missing
from gamemaster.language.values.value import Part, Value
from gamemaster.language.values.values import listed_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Doubt, Finding, Scene

_HEADING: Final = words_in(
    "the following these this below as follows in order with such listed of for all my s ' , that given "
    "shown here turn by after other another from hand"
)
_IN_TURN: Final = (("one", "by", "one"), ("one", "after", "the", "other"), ("one", "after", "another"))


@dataclass(slots=True)
class Itemized:
    """A frame whose slot `number` is filled by the items below; `parts` are those read so far, and `count`
    is how many the heading tells of (0 where it does not)."""

    filling: Filling
    number: int
    actor: Actor
    start: int
    end: int
    count: int = 0
    parts: list[Part] = field(default_factory=list)
    doubt: str = ""

    def read(self, scene: Scene, tokens: Tokens, end: int) -> None:
        """Take one item; one that is no value of the slot makes the whole doubtful."""
        slot = self.filling.ready.frame.slots[self.number]
        words = [
            token for token in tokens if token.low not in {".", ";", ",", "!"} or token is not tokens[-1]
        ]
        while words and words[0].low in {"the", "a", "an", "and", "then"} and len(words) > 1:
            words = words[1:]
        read = [value for value in listed_at(scene, words, 0, slot.kind) if value.end == len(words)]
        if not read or read[-1].doubt or not isinstance(read[-1].parts[0], tuple):
            self.doubt = self.doubt or "incomplete"
        else:
            self.parts += read[-1].parts[0]
        self.end = end

    def findings(self, scene: Scene) -> list[Finding]:
        """The acts of all items, or one question."""
        slot = self.filling.ready.frame.slots[self.number]
        flat = tuple(part for part in self.parts if not isinstance(part, tuple))
        span = (self.start, self.end)
        if not flat and not scene.signed:
            # rows of another matter
            return []
        if self.count and flat and self.count != len(flat):
            return [Doubt("how_many", *span, (), True, self.filling.ready.frame.example)]
        if self.doubt or not flat:
            return [Doubt(self.doubt or "incomplete", *span, (), True, self.filling.ready.frame.example)]
        if slot.many:
            value = Value(0, (flat,), listed=True)
        else:
            value = Value(0, (flat[0],), tuple((part,) for part in flat[1:]), True)
        built = build(scene, self.filling.with_value(self.number, value), self.actor, span)
        if built.doubt or not built.acts:
            return [Doubt(built.doubt or "incomplete", *span, (built.acts,) if built.acts else (), True)]
        return list(built.acts)


def opens_items(scene: Scene, tokens: Tokens, hits: list[Hit[Ready]]) -> tuple[Filling, int, int] | None:
    """The frame whose one empty slot the words leave to a list below, and how many they say there are: the
    clause ends in a colon."""
    colon = len(tokens) - 1
    if colon < 1 or tokens[colon].low != ":":
        return None
    found: list[tuple[Filling, int, int]] = []
    for hit in hits:
        nouns = {word for slot in hit.what.frame.slots for word in called_words(scene, slot.kind)}
        plain = _HEADING | nouns | scene.lexicon.entities
        for filling in fill(scene, tokens, hit.end, hit.what, hit.number):
            lacking = missing(filling)
            count, between = _counted(tokens[filling.end : colon])
            if len(lacking) == 1 and lacking[0].kind != "text" and between <= plain:
                found.append((filling, hit.what.frame.slots.index(lacking[0]), count))
    if not found:
        return None
    most = max(found, key=lambda one: one[0].end)
    return most[0], most[1], max(count for _, _, count in found)


def _counted(between: Tokens) -> tuple[int, set[str]]:
    """How many items the words before the colon tell of, and their other words.

    `one by one` counts nothing, and `one of these` leaves a choice: its number stays among the words.
    """
    lows = tuple(token.low for token in between)
    count, rest, place = 0, set[str](), 0
    while place < len(lows):
        turn = next((said for said in _IN_TURN if lows[place : place + len(said)] == said), ())
        if turn:
            place += len(turn)
            continue
        read = number_at(between, place) if not count else None
        if read is not None and "of" not in lows[read[1] : read[1] + 1]:
            count, place = read
            continue
        rest.add(lows[place])
        place += 1
    return count, rest


def called_words(scene: Scene, kind: str) -> set[str]:
    """The words that values of a kind are called, one or several of them."""
    declared = scene.lexicon.kinds.get(kind)
    nouns = declared.called if declared is not None else ()
    return {word for noun in nouns for word in (*noun.split(), noun + "s")}
