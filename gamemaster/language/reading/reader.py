"""The reader: a phrasebook compiled once, and the reading of one mail after the other.

It depends on names, never on state, and is a pure function: same mail, same names, same reading. It acts
only on what is certain; what may be an act is a question, and mail that shows no sign of the game is neither.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from gamemaster.core.action import Vocabulary
from gamemaster.core.frame import Phrasebook
from gamemaster.core.names import Names
from gamemaster.core.reading import Question, Reading
from gamemaster.language.english.emphasis import without_emphasis
from gamemaster.language.layout.inline_items import with_items_on_lines
from gamemaster.language.layout.letter import Letter
from gamemaster.language.layout.plain_rows import plain_rows
from gamemaster.language.layout.second_tries import with_second_tries
from gamemaster.language.layout.tallies import without_tallies
from gamemaster.language.reading.mail import MailReading
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.short_facts import with_short_facts

READER: Final = "1"
"""The version of this reader; readings are pinned with it."""

_KEPT: Final = 8
_LONGEST: Final = 40_000
"""Characters of a mail that are read in full; longer mails ask about the rest where it might act."""
_MOST_LINES: Final = 2_000
_NEAREST: Final = 6
_MOST_SENTENCES: Final = 5
_SHOWN: Final = 200
_WORD: Final = re.compile(r"[^\W\d_]+")


class Reader:
    """Reads mail for one game."""

    def __init__(self, phrasebook: Phrasebook, vocabulary: Vocabulary) -> None:
        self._lexicon = Lexicon(phrasebook, vocabulary)
        self._secret = {name for name, action in vocabulary.by_name.items() if action.secret}
        self._indexes: list[tuple[Names, Referents]] = []
        self._public: Lexicon | None = None

    @property
    def _announced(self) -> Lexicon:
        """The lexicon for public mail in which no game shows: everyday verbs perform no secret actions."""
        if self._public is None:
            self._public = self._without_secrets()
        return self._public

    def _without_secrets(self) -> Lexicon:
        book, vocabulary = self._lexicon.book, self._lexicon.vocabulary
        frames = tuple(f for f in book.frames if f.action not in self._secret or f.strength == "own")
        known = len(frames) == len(book.frames)
        return self._lexicon if known else Lexicon(replace(book, frames=frames), vocabulary)

    def read(self, letter: Letter, names: Names, *, repetition_cap: int = 100) -> Reading:
        """What `letter` announces in this game; never raises.

        A sentence repeated more than `repetition_cap` times becomes a question, and so does a whole mail with
        `_MOST_SENTENCES` times as many acts. Spans count in `letter.text`.
        """
        referents = self._referents(names)
        read, cut = _shortened(letter, names)
        lexicon = self._lexicon if self._may_hold_secrets(read) else self._announced
        reading = MailReading(lexicon, referents, read, repetition_cap).reading(letter, cut, READER)
        return _bounded(reading, letter.text, _MOST_SENTENCES * repetition_cap)

    def _may_hold_secrets(self, letter: Letter) -> bool:
        """Whether what is done in private is looked for: in private mail, or where the game shows."""
        lexicon = self._lexicon
        if not (letter.public and self._secret):
            return True
        texts = (letter.subject, letter.text, *(parent.text for parent in letter.thread[:3]))
        if any(lexicon.has_sign(text) for text in texts):
            return True
        return not lexicon.entities.isdisjoint(_WORD.findall(letter.text.lower()))

    def _referents(self, names: Names) -> Referents:
        """The index of `names`, kept for the next mails as long as the same mappings come with them."""
        for known, index in self._indexes:
            if known.people is names.people and known.things is names.things and known.gm == names.gm:
                return index
        plain = Referents(names)

        def params_of(text: str, author: str) -> Mapping[str, Any] | None:
            told = Letter("", author, "", text)
            reading = MailReading(self._lexicon, plain, told, 1).reading(told, len(text), READER)
            acts = reading.attempts
            return acts[0].action.params() if len(acts) == 1 and reading.verdict == "acts" else None

        spelled = with_short_facts(names, self._lexicon.kinds.values(), params_of)
        made = plain if spelled is names else Referents(spelled)
        self._indexes = [(names, made), *self._indexes[: _KEPT - 1]]
        return made


def _bounded(reading: Reading, text: str, most: int) -> Reading:
    """The reading, or one question in place of everything where there are more than `most` acts.

    What is rejected for its number is rejected whole (CFJ 1775).
    """
    if len(reading.items) <= most:
        return reading
    spans = [item.span for item in reading.items]
    first, last = min(start for start, _ in spans), max(end for _, end in spans)
    say = f"The message announces more than {most} actions."
    question = Question((first, last), text[first : min(last, first + _SHOWN)], "too_many", say)
    return replace(reading, items=(question,))


def _shortened(letter: Letter, names: Names) -> tuple[Letter, int]:
    """The letter as far as it is read in full, as plain letters, and where that ends; its thread is shortened
    alike."""
    text = letter.text
    cut = len(text)
    if cut > _LONGEST:
        line = text.rfind("\n", _LONGEST // 2, _LONGEST)
        cut = line + 1 if line > 0 else _LONGEST
    if text.count("\n", 0, cut) > _MOST_LINES:
        cut = sum(len(line) + 1 for line in text[:cut].split("\n", _MOST_LINES)[:_MOST_LINES])
    text = with_items_on_lines(plain_rows(without_emphasis(text[:cut])))
    text = without_tallies(with_second_tries(text), names.people, letter.sender or "")
    thread = letter.thread[:_NEAREST]
    if any(len(parent.text) > _LONGEST or parent.thread for parent in thread):
        thread = tuple(replace(p, text=p.text[:_LONGEST], thread=p.thread[:1]) for p in thread)
    if text == letter.text and len(thread) == len(letter.thread) and thread is letter.thread:
        return letter, cut
    return replace(letter, text=text, thread=thread), cut
