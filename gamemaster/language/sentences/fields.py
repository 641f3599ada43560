"""Fields below an act: `I start a new game.`, and then `Play order: Ondine, Brask` on lines of their own.

A label names an empty slot of the act by its parameter, its kind, or the words that introduce it. What stands
behind it must be just a value of that slot; else the whole is asked about.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from gamemaster.core.frame import Slot
from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number, number_at
from gamemaster.language.english.tokens import DOCUMENT, OPAQUE, Token, Tokens, tokenize, words_in
from gamemaster.language.frames.acts import Actor, build
from gamemaster.language.frames.matching import Filling, fill_on, stands
from gamemaster.language.sentences.choices import choice_in
from gamemaster.language.sentences.field_labels import label_of, names_plainly, slot_named
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.values.describing import names_things
from gamemaster.language.values.texts import document_text, undecided
from gamemaster.language.values.value import Part, Value
from gamemaster.language.values.values import listed_at, values_at
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene


@dataclass(slots=True)
class Fields:
    """The readings of an act that fields may complete, who acts, and where its words begin and end.

    `said` is where the sentence above the fields begins and ends.
    """

    fillings: tuple[Filling, ...]
    actor: Actor
    start: int
    end: int
    paragraph: int
    given: dict[str, Value] = field(default_factory=dict)
    open_label: str = ""
    spoilt: bool = False
    read_any: bool = False
    records: list[dict[str, Value]] = field(default_factory=list)
    lingers: bool = False
    settled: frozenset[str] = frozenset()
    said: tuple[int, int] = (0, 0)

    @property
    def several(self) -> bool:
        """Whether the words announce several of the act."""
        return any(filling.ready.frame.several and filling.values[0] is not None for filling in self.fillings)

    def take(self, scene: Scene, tokens: Tokens, paragraph: int, end: int, item: bool) -> bool:
        """Whether the sentence is a field, or an item below a label, and belongs to the act."""
        if self.lingers:
            return self.chooses_later(scene, tokens, end)
        if paragraph > self.paragraph + 1:
            return False
        label = label_of(tokens)
        marked = label is not None and tokens[label[0] - 1].low == ":"
        said = None if marked else self.says_more(scene, tokens)
        if said is not None:
            self.spoilt = self.spoilt or not said
            self.paragraph, self.end, self.read_any = paragraph, end, True
            return True
        if label is not None:
            place, name = label
            if (slot := self.slot(name)) is None:
                return False
            # as "Words and music: Brask" does
            self.spoilt = self.spoilt or (marked and not names_plainly(scene.lexicon, slot, name))
            rest = [token for token in tokens[place:] if token.low not in {".", ";", "!", DOCUMENT}]
            if tokens[place - 1].low != ":" and not self.tells(scene, name, rest):
                return False
            self.next_record(name)
            # "Second card: ..." is of one more act
            self.spoilt = self.spoilt or (tokens[0].low in _FURTHER and not self.several)
            self.open_label = "" if rest else name
            if rest:
                self.fill(scene, name, rest)
        elif self.open_label and (item or self.lists(scene, tokens)):
            self.fill(scene, self.open_label, _unmarked(tokens))
        elif self.titled(scene, tokens):
            pass
        elif self.read_any and tokens and tokens[0].low == DOCUMENT:
            return self.document(scene, tokens[0], end)
        else:
            return False
        if tokens[-1].low == DOCUMENT:
            self.document(scene, tokens[-1], end)
        self.paragraph, self.end, self.read_any = paragraph, end, True
        return True

    def says_more(self, scene: Scene, tokens: Tokens) -> bool | None:
        """Whether a sentence without label fills an empty slot (False: it may), None if it is about none."""
        said = self.goes_on(scene, tokens)
        if said:
            return said
        chosen = self.chooses(scene, tokens)
        return said if chosen is None else chosen

    def goes_on(self, scene: Scene, tokens: Tokens) -> bool | None:
        """`I play it. I choose Brask.`: whether a sentence opens an empty slot and fills it to its end.

        None if it opens none.
        """
        begin = 0
        while begin < len(tokens) and tokens[begin].low in {"and", "also", "then", ",", "(", "with"}:
            begin += 1
        end = _end_of_clause(scene, tokens)
        while end > begin and tokens[end - 1].low in {".", "!", ";", ",", ")"}:
            end -= 1
        told = tokens[begin:end]
        opened = False
        for filling in self.fillings:
            ready = filling.ready
            opens = any(
                len(opener) > 1
                and filling.values[number] is None
                and any(ready.frame.slots[number].params)
                and stands(told, 0, opener)
                for number, opener in (ready.opened.get(told[0].low, ()) if told else ())
            )
            opened = opened or opens
            if not opens:
                continue
            first = filling._replace(end=0)
            whole = [f for f in fill_on(scene, told, 0, first) if f.end == len(told) and f.complete]
            best = max(whole, key=lambda f: f.filled, default=None)
            if best is not None and not any(value and value.doubt for value in best.values):
                named = zip(ready.frame.slots, filling.values, best.values, strict=True)
                self.given |= {
                    s.params[0]: new for s, old, new in named if new is not None and new is not old
                }
                return True
        if not opened:
            return None
        named_any = any(
            scene.referents.at(scene.text, told, p) for p, t in enumerate(told) if t.capital and t.low != "i"
        )
        return False if named_any or names_things(scene, told) else None

    def chooses(self, scene: Scene, tokens: Tokens) -> bool | None:
        """`My class will be Mage, because I like books`: whether a sentence of its own names what fills an
        empty slot, and nothing else; None where it speaks of other things.
        """
        idle: set[str] = set()
        for filling in self.fillings:
            for slot, value in filling.pairs:
                given = value is not None or slot.params[0] in self.given
                if given or slot.kind in idle or not _is_choice(scene, slot):
                    continue
                choice = choice_in(scene, tokens, slot.kind, slot.params[0] in self.settled)
                if choice is None:
                    # nor does it for another reading
                    idle.add(slot.kind)
                    continue
                if choice.doubt or (self.counts(scene, slot) and _tells_two(tokens)):
                    return False
                self.given[slot.params[0]] = choice
                return True
        return None

    def counts(self, scene: Scene, slot: Slot) -> bool:
        """Whether what a slot takes is a number."""
        kind = scene.lexicon.kinds.get(slot.kind)
        return kind is not None and kind.number

    def chooses_later(self, scene: Scene, tokens: Tokens, end: int) -> bool:
        """Whether a sentence further down chooses what the act left open."""
        chosen = self.chooses(scene, tokens)
        if chosen is not None:
            self.spoilt = self.spoilt or not chosen
            self.end, self.read_any = end, True
        return chosen is not None

    def may_choose(self, scene: Scene, slot: Slot) -> bool:
        """Whether a slot takes one of a few words, and the act as it stands says nothing of it."""
        return slot.params[0] not in self.settled and _is_choice(scene, slot)

    def may_linger(self, scene: Scene) -> bool:
        """Whether the act leaves open what may still be chosen in any sentence below it."""
        return any(
            value is None and self.may_choose(scene, slot)
            for filling in self.fillings
            for slot, value in filling.pairs
        )

    def lists(self, scene: Scene, tokens: Tokens) -> bool:
        """Whether a line below a label is just one more value of its list, without a mark in front."""
        slot = self.slot(self.open_label)
        said = _unmarked(tokens)
        if slot is None or not slot.many or not tokens[0].line:
            return False
        return any(v.end == len(said) and not v.doubt for v in listed_at(scene, said, 0, slot.kind))

    def titled(self, scene: Scene, tokens: Tokens) -> bool:
        """Whether the words are a name in quotation marks right above a document: its title."""
        slot = next((s for f in self.fillings for s in f.ready.frame.slots if s.kind == "name"), None)
        if slot is None or len(tokens) < 2 or tokens[-1].low != DOCUMENT:
            return False
        quoted = tokens[0].low == OPAQUE or scene.text[tokens[0].start - 1 : tokens[0].start] in {'"', "“"}
        whole = [v for v in values_at(scene, tokens, 0, "name") if v.end >= len(tokens) - 1]
        if not quoted or not whole:
            return False
        self.next_record("title")
        self.given[slot.params[0]] = Value(0, whole[0].parts)
        return True

    def next_record(self, label: str) -> None:
        """Begin another act of the same words at a label that has been there before (`two proposals:`)."""
        known = slot_named((s for f in self.fillings for s in f.ready.frame.slots), label)
        if self.several and known is not None and known.params[0] in self.given:
            self.records.append(self.given)
            self.given = {}

    def document(self, scene: Scene, token: Token, end: int) -> bool:
        """A block below the fields is the text, where the act takes one."""
        text = next((s for f in self.fillings for s in f.ready.frame.slots if s.kind == "text"), None)
        if text is None:
            return False
        self.given[text.params[0]] = document_text(scene, token)
        self.end = max(end, token.end)
        return True

    def slot(self, label: str) -> Slot | None:
        """The slot that a label names."""
        empty = (slot for filling in self.fillings for slot, value in filling.pairs if value is None)
        return slot_named(empty, label)

    def tells(self, scene: Scene, label: str, tokens: list[Token]) -> bool:
        """Whether a sentence (`My choice is Cleric`) gives just a value of the slot it names."""
        slot = self.slot(label)
        if slot is None or slot.kind == "text":
            return False
        tokens[:1] = [] if tokens and tokens[0].low in {"a", "an", "the"} and len(tokens) > 1 else tokens[:1]
        found = (listed_at if slot.many else values_at)(scene, tokens, 0, slot.kind)
        return any(v.end == len(tokens) and not v.doubt for v in found)

    def fill(self, scene: Scene, label: str, tokens: list[Token]) -> None:
        """Take the words behind a label; items below it add to a list."""
        slot = self.slot(label)
        tokens = [token for token in tokens if token.low != DOCUMENT]
        if slot is None or not tokens or (slot.kind == "name" and undecided(tokens)):
            self.spoilt = True
            return
        if slot.kind in {"text", "name"} and not slot.many:
            raw = _raw(scene, tokens)
            self.put(slot, Value(0, (raw.rstrip(".") if slot.kind == "name" else raw,)))
            return
        reading = listed_at if slot.many else values_at
        found = [value for value in reading(scene, tokens, 0, slot.kind) if value.end == len(tokens)]
        if not found or found[-1].doubt:
            self.spoilt = True
            return
        self.add(slot, found[-1])

    def put(self, slot: Slot, value: Value) -> None:
        """Keep the value of a slot that takes one; a second that differs leaves open which is meant."""
        before = self.given.setdefault(slot.params[0], value)
        self.spoilt = self.spoilt or before.parts != value.parts

    def add(self, slot: Slot, value: Value) -> None:
        """Keep a value; several of a list come together."""
        before = self.given.get(slot.params[0])
        if before is None or not slot.many:
            self.put(slot, value)
            return
        parts: list[Part] = [*_members(before), *_members(value)]
        plain = tuple(part for part in parts if not isinstance(part, tuple))
        self.given[slot.params[0]] = Value(0, (plain,), listed=True)

    def belies(self, scene: Scene, slot: Slot, value: Value | None) -> bool:
        """Whether a field says other than the words of the act: `this urgent proposal`, `Class: standard`."""
        given = self.given.get(slot.params[0])
        return (
            given is not None
            and value is not None
            and value.parts != given.parts
            and str(value.parts[0]) in {token.low for token in tokenize(scene.text, *self.said)}
        )

    def findings(self, scene: Scene) -> list[Finding]:
        """The acts with their fields, or a question."""
        if not self.records and not self.several:
            return self.one_act(scene)
        found: list[Finding] = []
        for given in [*self.records, self.given]:
            self.given = given
            one = self.one_act(scene)
            if len(one) != 1 or not isinstance(one[0], Act):
                return [Doubt("incomplete", self.start, self.end, (), True)]
            found += one
        alone = self.several and len(found) < 2
        return [Doubt("incomplete", self.start, self.end, (), True)] if alone else found

    def one_act(self, scene: Scene) -> list[Finding]:
        """The act of one set of fields, or a question."""
        readings: list[tuple[Act, ...]] = []
        for filling in self.fillings:
            slots = filling.ready.frame.slots
            if not {slot.params[0] for slot in slots} >= set(self.given):
                continue
            values = tuple(
                self.given.get(slot.params[0], value)
                for slot, value in zip(slots, filling.values, strict=True)
            )
            whole = filling._replace(values=values)
            if any(self.belies(scene, slot, value) for slot, value in filling.pairs):
                return [Doubt("incomplete", self.start, self.end, (), True)]
            if not whole.complete:
                continue
            built = build(scene, whole, self.actor, (self.start, self.end))
            known = [[act.action for act in acts] for acts in readings]
            if built.acts and not built.doubt and [act.action for act in built.acts] not in known:
                readings.append(built.acts)
        slot = self.slot(self.open_label) if self.open_label else None
        empty = slot is not None and slot.params[0] not in self.given
        if len(readings) == 1 and not (self.spoilt or empty):
            return list(readings[0])
        return [Doubt("incomplete", self.start, self.end, tuple(readings), True)]


def _is_choice(scene: Scene, slot: Slot) -> bool:
    """Whether a slot takes one of a few words, which cannot be met by chance."""
    kind = scene.lexicon.kinds.get(slot.kind)
    if kind is None or slot.many or not slot.params[0] or not kind.phrases:
        return False
    if kind.number and "" not in slot.after:
        # "My health is 4" is no order to stop there
        return False
    return not (kind.things or kind.open or kind.counted or kind.only_exit or kind.people)


def open_fields(said: Said, findings: Iterable[Finding], scene: Scene, end: int, paragraph: int) -> Fields:
    """The fields that may follow a sentence: of the act that it did, else of any that it may do."""
    done = [f.action for f in findings if isinstance(f, Act) and f.start == said.open_from]
    names = {action.name for action in done}
    settled = frozenset(key for action in done for key, value in action.params().items() if value is not None)
    same = tuple(filling for filling in said.open if filling.ready.frame.action in names)
    fields = Fields(same or said.open, said.actor or Actor(scene.sender), said.open_from, end, paragraph)
    fields.settled = settled
    fields.said = (said.open_from, end)
    return fields


def _end_of_clause(scene: Scene, tokens: Tokens) -> int:
    """The place of a semicolon or dash behind which nothing and nobody of the game is named, else the end."""
    parted = next((p for p, token in enumerate(tokens) if token.low in {";", "--"}), len(tokens))
    rest = tokens[parted:]
    named = any(scene.referents.at(scene.text, rest, p) for p, t in enumerate(rest) if t.capital)
    tells = not named and not names_things(scene, rest) and _HANGING.isdisjoint(token.low for token in rest)
    return parted if tells else len(tokens)


_FURTHER: Final = words_in("second third next another further")
_HANGING: Final = words.CONDITION | words_in("i we not n't but except or")


def _tells_two(tokens: Tokens) -> bool:
    """`Three rounds, stop at 5 health`: whether more than one number stands there."""
    return sum(may_be_number(t.low) and number_at(tokens, p) is not None for p, t in enumerate(tokens)) > 1


def _unmarked(tokens: Tokens) -> list[Token]:
    return [token for token in tokens if token.low not in {".", ";", ","}]


def _members(value: Value) -> tuple[Part, ...]:
    first = value.parts[0]
    return first if isinstance(first, tuple) else (first,)


def _raw(scene: Scene, tokens: list[Token]) -> str:
    """The words as they stand, quotation marks and the stop at their end among them; marks around all of
    them are left out."""
    text, start, end = scene.text, tokens[0].start, tokens[-1].end
    start -= text[start - 1 : start] in {'"', "“"}
    for marks in (".!", '"”', ".!"):
        end += end < len(text) and text[end] in marks
    said = " ".join(text[start:end].split())
    bare = said.removesuffix(".")
    quoted = len(bare) > 2 and bare[0] in '"“' and bare[-1] in '"”' and not set(bare[1:-1]) & set('"“”')
    return bare[1:-1] if quoted else said
