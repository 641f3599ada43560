"""A phrasebook, compiled once: verbs in all their forms, phrase tables, and the words that show the game."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, islice
from typing import Final

from gamemaster.core.action import Vocabulary
from gamemaster.core.frame import Frame, Kind, Measure, Phrasebook, Shape, Slot
from gamemaster.language.english.groups import group_phrases
from gamemaster.language.english.phrases import Hit, PhraseTable, grouped
from gamemaster.language.english.times import TIMES, TIMES_BUT_TONIGHT
from gamemaster.language.english.tokens import Tokens, holds_any, words_of
from gamemaster.language.english.verbs import forms
from gamemaster.language.vocabulary.inflections import (
    FORMS,
    Form,
    first_words,
    following_words,
    inflected,
    with_royal,
)
from gamemaster.language.vocabulary.ready import Ready, Tables
from gamemaster.language.vocabulary.shorthand import is_closed, shorthand
from gamemaster.language.vocabulary.telling_words import rarest, telling_word

INTENTS: Final = Kind("intent", things="intents", called=("intent", "intention"), number=True)
"""The one kind of thing that every game has."""

_EVERYDAY: Final = frozenset(
    {"proposal", "prop", "of", "the", "a", "intent", "player", "contract", "vote", "offer"}
)
"""Nouns that are at home in a nomic's other business, too."""

_CHOSEN: Final = ("kill", "victim", "target", "dinner", "lovers", "werewolf", "poison", "heal")
_ANY_GAME: Final = frozenset(
    {"contest", "contestant", "session", "game", "player", "contract", "role", "character", "characters"}
)
"""What many games are called, and those who play them."""
_ANY_FIELD: Final = frozenset(
    {"a", "an", "the", "one", "some", "of", "number", "text", "word", "named", "my", "this", "by"}
)
_FIRST_PERSONS: Final = frozenset({"i", "we", "im", "ive"})
_MOST_SEARCHED: Final = 500
_ONCE_ANYWHERE: Final = ("support", "object", "withdraw_support", "withdraw_objection", "resolve", "retract")
# at least two letters, as verbs have
_WORDS: Final = re.compile(r"(?<!\S)\w{2,}")
_FIRST_PERSON: Final = re.compile(r"(?<!\w)(?:I|we)\s+(?:\w{1,12}\s+){0,2}$", re.IGNORECASE)


class Lexicon:
    """Everything of a phrasebook that the reader looks up."""

    def __init__(self, book: Phrasebook, vocabulary: Vocabulary) -> None:
        self.book = book
        self.vocabulary = vocabulary
        self._frames = [frame for frame in book.frames if frame.action in vocabulary.by_name]
        self._learn_kinds()
        self._learn_verbs()
        self._learn_answers()
        self._learn_slots()
        self._learn_quantities()
        self._learn_signs()
        self._learn_actions()
        self._learn_secrets()
        self._learn_openings()
        self._learn_labels()
        # made when first asked for; a cached property would be made at every look by the compiled reader
        self._telling: frozenset[str] | None = None
        self._counting: dict[str, frozenset[tuple[str, str]]] | None = None
        self._bases: dict[tuple[Form, str], tuple[str, ...]] | None = None
        self._signs: re.Pattern[str] | None = None
        self._terse: Lexicon | None = None

    def _learn_kinds(self) -> None:
        """The kinds of values: what theirs are called, and how they look."""
        book = self.book
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in (INTENTS, *book.kinds)}
        # the kinds that the game itself gives names to, which no number is and nobody makes up
        self.own_kinds = tuple(k.name for k in self.kinds.values() if not (k.open or k.number))
        self.values: dict[str, PhraseTable[str | None]] = {
            kind.name: PhraseTable(kind.phrases.items()) for kind in book.kinds
        }
        self.shapes: dict[str, tuple[tuple[re.Pattern[str], Shape], ...]] = {
            kind.name: tuple((re.compile(shape.pattern, re.IGNORECASE), shape) for shape in kind.shapes)
            for kind in book.kinds
        }
        self.nouns: dict[str, PhraseTable[None]] = {
            kind.name: PhraseTable((noun, None) for noun in _nouns(kind)) for kind in self.kinds.values()
        }
        things = (kind for kind in book.kinds if kind.things)
        self.nouns_of_things: frozenset[str] = (
            frozenset(word for kind in things for noun in kind.called for word in noun.split()) - _EVERYDAY
        )
        self.entities: frozenset[str] = frozenset(book.words)
        self.naming_words: frozenset[str] = self.entities | self.nouns_of_things

    def _learn_verbs(self) -> None:
        """The verbs and sayings of the frames, in all forms."""
        tables = Tables()
        self.ready: tuple[Ready, ...] = tuple(Ready(frame, tables) for frame in self._frames)
        self._groups = grouped(
            (verb, ready) for ready in self.ready for verb in with_royal(ready.frame.verbs)
        )
        self.verbs: dict[Form, PhraseTable[Ready]] = {
            form: PhraseTable.of_groups(inflected(self._groups, form)) for form in FORMS
        }
        self.sayings: PhraseTable[Ready] = PhraseTable(
            (saying, ready) for ready in self.ready for saying in ready.frame.sayings
        )
        self.tails: PhraseTable[Ready] = PhraseTable(
            (tail, ready) for ready in self.ready for tail in ready.frame.tails
        )
        self.verb_words: frozenset[str] = frozenset(first_words(self._groups))
        self.base_words: frozenset[str] = frozenset(self._groups)

    def _learn_answers(self) -> None:
        """What is answered, and by which words."""
        implied = [(ready, slot) for ready in self.ready for slot in ready.frame.slots if slot.implied]
        kinds = {slot.kind for ready, slot in implied if ready.frame.sayings}
        self.answered: tuple[Kind, ...] = tuple(
            k for k in self.kinds.values() if k.things and k.name in kinds
        )
        # the first words of answers, without which no thing can have one; None where one begins with a number
        self.answering = _closed(
            words_of(saying)[0] for ready, _ in implied for saying in ready.frame.sayings
        )
        # what is done by saying a value of a kind, where more is needed
        led = (ready for ready in self.ready if len(ready.needed) > 1 and ready.needed[0].params == ("",))
        self.led_by_values = tuple(
            (ready.needed[0].kind, ready.frame) for ready in led if ready.needed[0].kind in self.values
        )

    def _learn_slots(self) -> None:
        """What all frames of an action take, together."""
        self._slots: dict[str, list[Slot]] = {}
        for frame in self._frames:
            self._slots.setdefault(frame.action, []).extend(frame.slots)
        taken = {name: [s.kind for s in slots if any(s.params)] for name, slots in self._slots.items()}
        self.kinds_taken = {name: tuple(dict.fromkeys(kinds)) for name, kinds in taken.items()}
        # the parameters of each action that takes a text which hold it
        texts = {name: [s.params for s in slots if s.kind == "text"] for name, slots in self._slots.items()}
        self.takes_texts = {name: frozenset(chain(*params)) for name, params in texts.items() if params}
        # the parameters of actions that have few values, with their kinds, and what these are called
        self.narrow = self._narrow()
        # by action, the parameters that take one value each, with its kind; no texts
        self.single = self._single()

    def _learn_quantities(self) -> None:
        """What is counted and measured, alone, in parts and in lots."""
        book = self.book
        self.measures = PhraseTable((p, m) for m in book.measures for p in m.phrases if not m.each)
        self.parts: PhraseTable[Measure] = PhraseTable(
            (p, m) for m in book.measures for p in m.phrases if m.each
        )
        self.states: tuple[tuple[Measure, PhraseTable[bool]], ...] = tuple(
            (m, PhraseTable([*((p, True) for p in m.there), *((p, False) for p in m.gone)]))
            for m in book.measures
            if m.each and (m.there or m.gone)
        )
        self.deeds: PhraseTable[Measure] = PhraseTable((p, m) for m in book.measures for p in m.done)
        self.groups = group_phrases({group.name: group.phrases for group in book.groups})
        self.lots = {
            kind: PhraseTable((p, lot.name) for lot in book.lots if lot.kind == kind for p in lot.phrases)
            for kind in {lot.kind for lot in book.lots}
        }
        self.lot_names: frozenset[str] = frozenset(lot.name for lot in book.lots)

    def _learn_signs(self) -> None:
        """What shows that a mail is of this game, and of another."""
        book = self.book
        # signs are looked for in everything that a mail quotes, and finding one word is faster than a pattern
        self._sign_words = tuple({rarest(sign.lower()) for sign in book.signs})
        self.signs: PhraseTable[None] = PhraseTable((sign, None) for sign in book.signs)
        by_night = "night" in book.words or any("night" in sign.split() for sign in book.signs)
        # where the nights are played, tonight is now
        self.times: PhraseTable[None] = TIMES_BUT_TONIGHT if by_night else TIMES
        self.vague: PhraseTable[str] = PhraseTable(book.vague.items())
        self.asking: PhraseTable[str] = PhraseTable(book.asking.items())
        self.subjects: frozenset[str] = frozenset(book.subjects)
        self.loosely: frozenset[str] = frozenset(book.loosely)
        self.elsewhere: frozenset[str] = frozenset(book.elsewhere)
        taking_part = ((f.action, f.topic) for f in self._frames if f.action in {"join", "leave"})
        # what those who take part are called, and what they take part in, by the action that joins or leaves
        self.members = {action: frozenset(topic) - _ANY_GAME for action, topic in taking_part}
        signs = {word for sign in book.signs for word in sign.split()}
        # what the game is joined by out of longer signs, by which a tag may call it (`[Guild]`)
        self.short_names: frozenset[str] = self.entities & signs & self.members.get("join", frozenset())

    def _learn_actions(self) -> None:
        """What holds of actions as such: done once, taken back, joint, going and coming back."""
        frames = self._frames
        self.any_joint: bool = any(frame.joint for frame in frames)
        self.once: frozenset[str] = frozenset((*self.book.once, *_ONCE_ANYWHERE))
        self.settings: dict[str, str] = dict(self.book.settings)
        self.lax: frozenset[str] = frozenset(frame.action for frame in frames if frame.lax)
        # what can be taken back by a later one of its own
        self.changeable: frozenset[str] = frozenset(f.action for f in frames if None in f.fixed.values())
        self.examples: tuple[str, ...] = tuple(dict.fromkeys(f.example for f in frames if f.example))
        self.ways: dict[str, tuple[str, str]] = {
            frame.action: _way(frame) for frame in frames if any(slot.back for slot in frame.slots)
        }

    def _learn_secrets(self) -> None:
        """What is done in private, and the words of it."""
        frames = self._frames
        secret = {name for name, action in self.vocabulary.by_name.items() if action.secret}
        self.secret: frozenset[str] = frozenset(secret)
        # saying what is not done in private is nothing beside what is done there
        self.declining: frozenset[str] = frozenset(
            f.action for f in frames if f.action in secret and f.fixed and f.action not in self.changeable
        )
        # verbs of what is done in private, and what is chosen there
        self.secret_words: frozenset[str] = frozenset(
            word
            for frame in frames
            if frame.action in secret and self.changeable
            for word in (*(verb.partition(" ")[0] for verb in frame.verbs), *_CHOSEN)
        )

    def _learn_openings(self) -> None:
        """Words without which no sentence holds an act."""
        following = following_words(self._groups)
        alone = {word for word, seconds in following.items() if "" in seconds}
        sure = alone | self.entities | _FIRST_PERSONS | self.asking.firsts
        # a saying with one of those needs no other word to be read
        plain = {word for word in sure if word.isalpha()}
        others = (words_of(saying) for saying in self._said() if plain.isdisjoint(saying.split()))
        self._opening: frozenset[str] = frozenset(sure | {telling_word(words) for words in others})
        self._phrasal = {word: frozenset(following[word]) for word in following.keys() - self._opening}
        self._acting = frozenset(following)

    def _learn_labels(self) -> None:
        """Words that label rows and fields."""
        # of values that may stand in a row without a verb: of kinds that are called something
        self.label_words: frozenset[str] = self._label_words()
        kinds = {slot.kind for ready in self.ready for slot in ready.frame.slots}
        # the words that label the fields of a form: what slots take, and the values that label rows
        self.field_words = self.label_words | {word for kind in kinds for word in kind.split()} - _ANY_FIELD

    def _said(self) -> set[str]:
        return {said for ready in self.ready for said in (*ready.frame.sayings, *ready.frame.tails)}

    @property
    def telling_words(self) -> frozenset[str]:
        """Without one of these words a sentence holds no verb and no saying of the game."""
        if self._telling is None:
            self._telling = self._acting | {telling_word(words_of(saying)) for saying in self._said()}
        return self._telling

    def may_act(self, lows: frozenset[str]) -> bool:
        """Whether a sentence of these words may hold an act, and is to be read in full.

        Of a verb that the game has in phrases only (`report to`, `part ways with`) one of the words that
        follow it must be there as well.
        """
        if not lows.isdisjoint(self._opening):
            return True
        return any(not lows.isdisjoint(self._phrasal[low]) for low in self._phrasal.keys() & lows)

    def _label_words(self) -> frozenset[str]:
        labels = (kind for kind in self.kinds.values() if kind.called and kind.phrases and is_closed(kind))
        return frozenset(word for kind in labels for phrase in kind.phrases for word in phrase.split())

    def _narrow(self) -> dict[str, dict[tuple[str, str], str]]:
        found: dict[str, dict[tuple[str, str], str]] = {}
        for frame in (ready.frame for ready in self.ready):
            for slot in frame.slots:
                kind = self.kinds.get(slot.kind)
                if kind is not None and is_closed(kind) and len(slot.params) == 1 and slot.params[0]:
                    noun = kind.name.rsplit(" ", 1)[-1]
                    found.setdefault(frame.action, {})[slot.params[0], kind.name] = noun
        return found

    @property
    def counting(self) -> dict[str, frozenset[tuple[str, str]]]:
        """By action, the parameters that numbers may fill, each with a noun behind these (`rounds`)."""
        if self._counting is None:
            self._counting = self._counted()
        return self._counting

    def _counted(self) -> dict[str, frozenset[tuple[str, str]]]:
        found: dict[str, frozenset[tuple[str, str]]] = {}
        for action, slots in self._slots.items():
            kinds = ((slot.params[0], self.kinds.get(slot.kind)) for slot in slots if slot.optional)
            pairs = ((param, kind) for param, kind in kinds if kind is not None and kind.number)
            nouns = ((param, _behind_number(phrase)) for param, kind in pairs for phrase in kind.phrases)
            found[action] = frozenset((param, noun) for param, noun in nouns if noun)
        return found

    def _single(self) -> dict[str, tuple[tuple[str, str], ...]]:
        """Where frames differ, what most of them take comes last."""
        single = {
            action: Counter(
                (slot.params[0], slot.kind)
                for slot in slots
                if len(slot.params) == 1 and not slot.many and slot.kind not in {"text", "name", "word"}
            )
            for action, slots in self._slots.items()
        }
        return {name: tuple(p for p, _ in reversed(c.most_common())) for name, c in single.items()}

    @property
    def terse(self) -> "Lexicon":
        """The lexicon of the same game for mail that is nothing but terse verb phrases."""
        if self._terse is None:
            self._terse = Lexicon(shorthand(self.book), self.vocabulary)
        return self._terse

    def verb_at(self, tokens: Tokens, start: int, form: Form = "base") -> list[Hit[Ready]]:
        """The frames whose verb stands at `start` in that form."""
        return self.verbs[form].at(tokens, start)

    def bases(self, word: str, form: Form) -> tuple[str, ...]:
        """The game's verbs of which `word` is that form (`withdrawn`, the participle: withdraw)."""
        if self._bases is None:
            self._bases = self._inflected_bases()
        return self._bases.get((form, word), ())

    def _inflected_bases(self) -> dict[tuple[Form, str], tuple[str, ...]]:
        found: dict[tuple[Form, str], tuple[str, ...]] = {}
        for base in sorted(self.base_words):
            told = forms(base)
            pairs: tuple[tuple[Form, str], ...] = (
                ("participle", told.participle),
                ("third", told.third),
                ("gerund", told.gerund),
            )
            for key in pairs:
                found[key] = (*found.get(key, ()), base)
        return found

    def slots_of(self, action: str) -> Sequence[Slot]:
        """What the frames of an action take, all together."""
        return self._slots.get(action, ())

    def numbered(self, kind: str) -> bool:
        """Whether values of that kind carry their own introducing words ("for {n} rounds")."""
        return kind in self.kinds and self.kinds[kind].number

    def might_act(self, text: str, start: int) -> bool:
        """Whether a line from `start` on that bears no quote mark says I and a verb of the game."""
        words = (match for match in _WORDS.finditer(text, start) if match.group().lower() in self.base_words)
        return any(
            _FIRST_PERSON.search(text, max(start, match.start() - 40), match.start())
            and text[text.rfind("\n", 0, match.start()) + 1] not in ">|"
            for match in islice(words, _MOST_SEARCHED)
        )

    def has_sign(self, text: str) -> bool:
        """Whether one of the game's own phrases stands in the text, wrapped and quoted or not."""
        if not self._sign_words:
            return False
        if text.isascii() and not holds_any(text.lower(), self._sign_words):
            return False
        if self._signs is None:
            self._signs = re.compile(_any_of(self.book.signs), re.IGNORECASE)
        return self._signs.search(text) is not None


def _closed(firsts: Iterable[str]) -> frozenset[str] | None:
    found = frozenset(firsts)
    return None if {"{n}", "{nth}"} & found else found


def _nouns(kind: Kind) -> Iterable[str]:
    """What things of a kind are called, one or several of them."""
    for noun in kind.called:
        yield noun
        yield noun[:-1] + "ies" if noun.endswith("y") else noun + "s"


def _any_of(phrases: Iterable[str]) -> str:
    """A pattern for any of the phrases as whole words; `{n}` is a figure."""
    alternatives = []
    for phrase in sorted(phrases, key=len, reverse=True):
        words = (r"\d{1,6}" if word == "{n}" else re.escape(word) for word in phrase.split())
        alternatives.append(r"[\s>-]{1,9}".join(words))
    return rf"(?<!\w)(?:{'|'.join(alternatives)})(?!\w)"


def _way(frame: Frame) -> tuple[str, str]:
    """The parameters that say where an action starts and where it leads."""
    goal = next(slot for slot in frame.slots if slot.back)
    origin = next((slot for slot in frame.slots if slot.kind == goal.kind and slot is not goal), goal)
    return origin.params[0], goal.params[0]


def _behind_number(phrase: str) -> str:
    """`up to {n} rounds` -> `rounds`."""
    return phrase.partition("{n} ")[2].partition(" ")[0]
