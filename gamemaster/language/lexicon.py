"""A phrasebook, compiled once: verbs in all their forms, phrase tables, and the words that show the game."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from gamemaster.core.action import Vocabulary
from gamemaster.core.frame import Cost, Frame, Kind, Phrasebook, Slot
from gamemaster.language.phrases import Hit, PhraseTable
from gamemaster.language.tokens import Tokens, words_of
from gamemaster.language.verbs import forms

Form = Literal["base", "third", "gerund", "past", "participle"]


@dataclass(frozen=True, eq=False, slots=True)
class Ready:
    """A frame with its tables built: padding, costs, and each slot by the words that may introduce it."""

    frame: Frame
    padding: PhraseTable[None]
    costs: PhraseTable[Cost]
    closings: PhraseTable[None]
    slots: tuple[tuple[Slot, tuple[tuple[str, ...], ...]], ...]
    opened: dict[str, tuple[tuple[int, tuple[str, ...]], ...]]
    bare: tuple[int, ...]
    topic: frozenset[str]


_MOST_SEARCHED = 500
_FIRST_PERSON = re.compile(r"(?<!\w)(?:I|we)\s+(?:\w{1,12}\s+){0,2}$", re.IGNORECASE)


class Lexicon:
    """Everything of a phrasebook that the reader looks up."""

    def __init__(self, book: Phrasebook, vocabulary: Vocabulary) -> None:
        self.book = book
        self.vocabulary = vocabulary
        frames = [frame for frame in book.frames if frame.action in vocabulary.by_name]
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in book.kinds}
        self.values: dict[str, PhraseTable[str]] = {
            kind.name: PhraseTable(kind.phrases.items()) for kind in book.kinds
        }
        self.ready: tuple[Ready, ...] = tuple(_ready(frame) for frame in frames)
        self.verbs: dict[Form, PhraseTable[Ready]] = {
            form: PhraseTable(_inflected(self.ready, form))
            for form in ("base", "third", "gerund", "past", "participle")
        }
        self.sayings: PhraseTable[Ready] = PhraseTable(
            (saying, ready) for ready in self.ready for saying in ready.frame.sayings
        )
        self._signs = re.compile(_any_of(book.signs), re.IGNORECASE) if book.signs else None
        self.vague: PhraseTable[str] = PhraseTable(book.vague.items())
        self.examples: tuple[str, ...] = tuple(dict.fromkeys(f.example for f in frames if f.example))
        self.entities: frozenset[str] = frozenset(book.words)
        self.verb_words: frozenset[str] = frozenset(_first_words(self.ready))
        self.base_words: frozenset[str] = frozenset(
            verb.partition(" ")[0] for frame in frames for verb in frame.verbs
        )
        verbs = "|".join(re.escape(word) for word in sorted(self.base_words))
        self._acting = re.compile(rf"(?<![^\s])(?:{verbs})(?!\w)", re.IGNORECASE)
        self.ways: dict[str, tuple[str, str]] = {
            frame.action: _way(frame) for frame in frames if any(slot.back for slot in frame.slots)
        }
        # without one of these a sentence holds no verb and no saying of the game; of a saying, the longest
        self.telling_words: frozenset[str] = self.verb_words | frozenset(
            _telling(saying) for ready in self.ready for saying in ready.frame.sayings
        )

    def verb_at(self, tokens: Tokens, start: int, form: Form = "base") -> list[Hit[Ready]]:
        """The frames whose verb stands at `start` in that form."""
        return self.verbs[form].at(tokens, start)

    def numbered(self, kind: str) -> bool:
        """Whether values of that kind carry their own introducing words ("for {n} rounds")."""
        return kind in self.kinds and self.kinds[kind].number

    def might_act(self, text: str, start: int) -> bool:
        """Whether a line from `start` on that bears no quote mark says I and a verb of the game."""
        found = islice(self._acting.finditer(text, start), _MOST_SEARCHED)
        return any(
            _FIRST_PERSON.search(text, max(start, match.start() - 40), match.start())
            and text[text.rfind("\n", 0, match.start()) + 1] not in ">|"
            for match in found
        )

    def has_sign(self, text: str) -> bool:
        """Whether one of the game's own phrases stands in the text, wrapped and quoted or not."""
        return self._signs is not None and self._signs.search(text) is not None


def _any_of(phrases: Iterable[str]) -> str:
    """A pattern for any of the phrases as whole words; `{n}` is a figure."""
    alternatives = []
    for phrase in sorted(phrases, key=len, reverse=True):
        words = (r"\d{1,6}" if word == "{n}" else re.escape(word) for word in phrase.split())
        alternatives.append(r"[\s>-]{1,9}".join(words))
    return rf"(?<!\w)(?:{'|'.join(alternatives)})(?!\w)"


def _ready(frame: Frame) -> Ready:
    slots = tuple(
        (slot, tuple(sorted((words_of(word) for word in slot.after), key=len, reverse=True)))
        for slot in frame.slots
    )
    opened: dict[str, tuple[tuple[int, tuple[str, ...]], ...]] = {}
    for number, (_, openers) in enumerate(slots):
        for opener in openers:
            if opener:
                opened[opener[0]] = (*opened.get(opener[0], ()), (number, opener))
    return Ready(
        frame,
        PhraseTable((phrase, None) for phrase in frame.padding),
        PhraseTable((phrase, cost) for cost in frame.costs for phrase in cost.phrases),
        PhraseTable((phrase, None) for phrase in frame.closings),
        slots,
        opened,
        tuple(number for number, (_, openers) in enumerate(slots) if () in openers),
        frozenset(frame.topic),
    )


def _inflected(ready: Iterable[Ready], form: Form) -> Iterable[tuple[str, Ready]]:
    for one in ready:
        for verb in one.frame.verbs:
            first, _, rest = verb.partition(" ")
            word = getattr(forms(first), form)
            if form in {"past", "participle"} and word == first:
                continue
            yield f"{word} {rest}".strip(), one


_TELLS_NOTHING = frozenset(
    {"the", "a", "an", "i", "my", "it", "that", "this", "was", "is", "to", "in", "on", "as"}
)


def _telling(saying: str) -> str:
    """The word of a saying that is met least elsewhere."""
    return max(words_of(saying), key=lambda word: (word not in _TELLS_NOTHING, len(word)))


def _first_words(ready: Iterable[Ready]) -> Iterable[str]:
    for one in ready:
        for verb in one.frame.verbs:
            yield from forms(verb.partition(" ")[0])


def _way(frame: Frame) -> tuple[str, str]:
    """The parameters that say where an action starts and where it leads."""
    goal = next(slot for slot in frame.slots if slot.back)
    origin = next((slot for slot in frame.slots if slot.kind == goal.kind and slot is not goal), goal)
    return origin.params[0], goal.params[0]
