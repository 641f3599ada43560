"""Reading conditions: from `I have at least 3 gold and am at the Healer` to a test over public values.

Only what the game declares as a measure, who takes part, and what became of an earlier act of the same mail
can be tested. What must stay true: a condition is understood to its last word or not at all.
"""

from typing import Final

from gamemaster.core.condition import (
    All,
    Compare,
    Either,
    Failed,
    Guard,
    Not,
    Possible,
    Seen,
    Some,
    Span,
    TakesPart,
    Test,
    Worked,
    atoms,
)
from gamemaster.core.frame import Measure
from gamemaster.language.english import condition_words as words
from gamemaster.language.english.tokens import Tokens
from gamemaster.language.frames.availability import available_at, named_act
from gamemaster.language.frames.completed import completed
from gamemaster.language.frames.done_before import NOT_DONE, done_before
from gamemaster.language.frames.measures import Read, Subject
from gamemaster.language.frames.tracked import TrackedReader
from gamemaster.language.vocabulary.scene import Act, Scene

ONCE: Final = "once"
"""Stands for the actions that come to the same, or are refused, when they are done again."""

FREE: Final = "free"
"""The same, of acts that need a thing which is there: the name of the thing follows."""


class ConditionReader(TrackedReader):
    """Reads the condition that begins at a token. `done` are the acts of the mail so far, by sentence."""

    def __init__(self, scene: Scene, tokens: Tokens, done: list[tuple[Act, ...]], governed: str = "") -> None:
        super().__init__(scene, tokens)
        self.done = done
        self.governed = governed

    def condition(self, opener: int) -> list[Read]:
        """The readings of the condition whose opening word stands at `opener`, longest first."""
        found = [
            Read(hit.end, Possible())
            for hit in words.POSSIBLE.at(self.tokens, opener)
            if self._alone(hit.end)
        ]
        if found:
            return found
        if self.governed == ONCE:
            begin = opener + 1 if self.low(opener) == "if" else -1
            done = [end for end in done_before(self.tokens, opener) if self._alone(end)]
            there = available_at(self.scene, self.tokens, opener)
            what = [*((one.end, one.what) for one in there), *self._not_done(opener)]
            free = [Read(end, Possible(), about=f"{FREE} {one}", begin=begin) for end, one in what]
            very = [
                Read(end, Possible(), about=f"{ONCE} {act}", begin=begin)
                for end, act in self._done_very(opener)
            ]
            return [*(Read(end, Possible(), about=ONCE, begin=begin) for end in done), *very, *free]
        for hit in words.OPENERS.at(self.tokens, opener):
            for read in self.tests(hit.end):
                test = read.test if hit.what else Not(read.test)
                plain = hit.what and self.low(opener) != "should" and not isinstance(test, Possible)
                if not (read.enough and not hit.what):
                    found.append(read._replace(test=test, begin=hit.end if plain else -1))
        return sorted(dict.fromkeys(found), key=lambda read: -read.end)

    def _done_very(self, opener: int) -> list[tuple[int, str]]:
        """`if I have not already taken a turn token`: where it ends, and the act that was not done yet."""
        hit = NOT_DONE.longest(self.tokens, opener)
        if hit is None:
            return []
        already = self.low(hit.end) == "already"
        found = []
        for filling in completed(self.scene, self.tokens, hit.end + already, "participle"):
            end = filling.end
            while self.low(end) in {"already", "yet"}:
                # "yet" alone may speak of all the time there was, in which another week allowed it
                end, already = end + 1, already or self.low(end) == "already"
            one = all(v is None or not (v.others or v.doubt) for v in filling.values)
            if already and one and self._alone(end):
                told = ((slot, value) for slot, value in filling.pairs if value is not None)
                said = [
                    part
                    for slot, value in told
                    for key, part in zip(slot.params, value.parts, strict=False)
                    if key
                ]
                found.append((end, named_act(filling.ready.frame.action, said)))
        return found

    def _not_done(self, opener: int) -> list[tuple[int, str]]:
        """`if I have not already invested in Teal this week`: where it ends, and what was not done to."""
        hit = NOT_DONE.longest(self.tokens, opener)
        if hit is None:
            return []
        already = self.low(hit.end) in {"already", "yet"}
        return [
            (end, what)
            for deed in self.scene.lexicon.deeds.at(self.tokens, hit.end + already)
            if not deed.what.each and self.low(deed.end) in {"in", "on", "for"}
            for kind in self.scene.lexicon.kinds
            for after, what in self.named(deed.end + 1, kind)
            if (end := self._dated(after, False)) and self.low(end - 2) == "this" and self._alone(end)
        ]

    def _alone(self, end: int) -> bool:
        """Whether `if I can` is all of it, not the beginning of `if I can trust Brask`."""
        return self.low(end) in {"", ",", ".", "!", ";", ":", "--", "i", "then", "and", "otherwise"}

    def tests(self, place: int) -> list[Read]:
        """Atoms joined by `and` or by `or`, never by both."""
        first = self.atoms(place, None)
        found = list(first)
        for word in ("and", "or"):
            for read in first:
                found += self._joined(read, word)
        return found

    def _joined(self, first: Read, word: str) -> list[Read]:
        parts, end, found, later = [first.test], first.end, list[Read](), first.later
        about = first.about
        while len(parts) < 6 and not first.enough:
            start = end + (self.low(end) == "," and self.low(end + 1) == word)
            if self.low(start) != word:
                break
            start += 1 + (self.low(start + 1) == "if")
            further = max(self.atoms(start, self.scene.sender), default=None, key=lambda read: read.end)
            if further is None or further.enough:
                break
            parts.append(further.test)
            end, later = further.end, later or further.later
            test: Test = All(tuple(parts)) if word == "and" else Either(tuple(parts))
            about = about or further.about
            found.append(Read(end, test, about=about, later=later))
        return found

    def atoms(self, place: int, implied: str | None) -> list[Read]:
        """Every single test that begins at `place`; `implied` is whom a verb without subject is about."""
        found = [*self._outcome(place), *self.gauge(place), *self.of_game(place), *self.state_of(place)]
        found += [*self.parts_of(place), *self.deeds_of(place, None), *self.of_master(place)]
        for subject in self.subjects(place, implied):
            found += self.holding(subject)
            found += self._being(subject)
            found += self._membership(subject)
            found += self.deeds_of(place, subject)
            found += self._meeting(subject)
        if implied is not None:
            found += self.counted(place, Seen("", implied), False)
        return [self._tailed(read) for read in found]

    def _tailed(self, read: Read) -> Read:
        end = read.end
        for _ in range(3):
            hit = words.TAIL.longest(self.tokens, end)
            if hit is None or read.enough:
                break
            end = hit.end
        after = words.AFTERWARDS.longest(self.tokens, end)
        if after is not None and not any(self.done) and "all" not in map(self.low, range(end, after.end)):
            # "after that" may be said of the act that is to come, "after all this" is not
            after = None
        if after is not None and not read.enough:
            return read._replace(end=after.end, later=True)
        return read._replace(end=end)

    # -- where somebody is, and whether e is there at all

    def _being(self, subject: Subject) -> list[Read]:
        """`I am at the Healer`, `Brask is not in Town Square`, `Brask is here`."""
        place = subject.end
        if self.low(place) not in words.BEING and self.low(place) != "isn":
            return []
        negated = self.low(place) == "isn"
        place = self.skip(place + 1 + negated)
        if self.low(place) in words.NOTS:
            place, negated = self.skip(place + 1), True
        elif self.low(place) == "no" and self.low(place + 1) == "longer":
            place, negated = place + 2, True
        found: list[Read] = []
        for measure in self._located():
            here = Seen(measure.path, subject.who)
            if self.low(place) in {"at", "in", "on"}:
                places = self.named(place + 1, measure.kind)
                found += [Read(end, Compare(here, "=", text)) for end, text in places]
            found += self._there(place, measure.kind, here)
            together = words.TOGETHER.longest(self.tokens, place)
            if together is not None and subject.who != self.scene.sender:
                mine = Seen(measure.path, self.scene.sender)
                found.append(Read(together.end, Compare(here, "=", mine)))
        found += [*self._voted(place, subject, "voting"), *self.belonging(place, subject)]
        for table in (words.PARTIES, words.PLAYING):
            if (party := table.longest(self.tokens, place)) is not None:
                found.append(Read(party.end, TakesPart(subject.who)))
        for hit in self.scene.lexicon.measures.at(self.tokens, place):
            if hit.what.trait and not hit.what.game:
                trait: Test = Compare(self.seen(hit, subject.who), "=", hit.what.trait.removeprefix("!"))
                found.append(Read(hit.end, Not(trait) if hit.what.trait[0] == "!" else trait))
        if self.low(place) == "already" or (negated and self.low(place - 1) == "already"):
            found += self._already(place, subject)
        return [read._replace(test=Not(read.test)) if negated else read for read in found]

    def _there(self, place: int, kind: str, here: Seen) -> list[Read]:
        """`I move to the Healer unless I am already there`: at the one place that is named before, or else at
        all."""
        named = set[str]()
        if self.low(place) == "there":
            named = self.values_before(place, kind) or self.values_before(len(self.tokens), kind)
        return [Read(place + 1, Compare(here, "=", text)) for text in named if len(named) == 1]

    def _voted(self, place: int, subject: Subject, verb: str) -> list[Read]:
        """`(is) voting for Tarn`, `(has) voted for Tarn`, of what stands on record."""
        if self.low(place) != verb or self.low(place + 1) != "for":
            return []
        hits = [m for m in self.scene.lexicon.book.measures if "voted" in m.phrases and m.kind == "person"]
        return [
            Read(end, Compare(Seen(m.path, subject.who), "=", text))
            for m in hits
            for end, text in self.somebody(place + 1)
        ]

    def _located(self) -> list[Measure]:
        measures = self.scene.lexicon.book.measures
        return [m for m in measures if "location" in m.phrases and m.kind and not m.game]

    def _membership(self, subject: Subject) -> list[Read]:
        """`I have not joined`, `I have not already`, `I already have`."""
        place, negated = self.skip(subject.end), False
        if self.low(place) in {"have", "has", "'ve", "haven", "hasn"}:
            negated = self.low(place) in {"haven", "hasn"}
            place += 1 + negated
        else:
            return []
        already = self.low(place - 2) == "already"
        while self.low(place) in words.NOTS | words.STILL | {"yet"}:
            negated = negated or self.low(place) in words.NOTS
            already = already or self.low(place) in {"already", "yet"}
            place += 1
        if record := self._voted(place, subject, "voted"):
            return [read._replace(test=Not(read.test)) if negated else read for read in record]
        for voted in self.scene.lexicon.measures.at(self.tokens, place):
            if negated and self.low(place).endswith("ed") and voted.what.kind:
                # "I have not voted"
                return [Read(voted.end, Not(Some(self.seen(voted, subject.who))))]
        hit = words.JOINED.longest(self.tokens, place)
        if hit is not None:
            joined: Test = TakesPart(subject.who)
            return [Read(hit.end, Not(joined) if negated else joined)]
        if (gone := words.LEFT.longest(self.tokens, place)) is not None:
            part = self._taking_part(subject.who)
            return [Read(gone.end, part if negated else Not(part))]
        found = self._already(place, subject) if already else []
        return [read._replace(test=Not(read.test)) if negated else read for read in found]

    def _taking_part(self, who: str) -> Test:
        """That somebody takes part; in a game whose dead stay in it, that e is one of the contestants."""
        measures = self.scene.lexicon.book.measures
        own = next((m for m in measures if "contestant" in m.phrases and m.trait), None)
        return TakesPart(who) if own is None else Compare(Seen(own.path, who), "=", own.trait)

    def _already(self, place: int, subject: Subject) -> list[Read]:
        """`(I have) already (done so)`: whether what the act brings about is there already."""
        if subject.who != self.scene.sender or self.governed not in {"join", "leave"}:
            return []
        if self.low(place) == "done" and self.low(place + 1) in {"so", "this", "that", "it"}:
            place += 2
        there: Test = TakesPart(subject.who)
        return [Read(place, there if self.governed == "join" else Not(there), about=self.governed)]

    def _meeting(self, subject: Subject) -> list[Read]:
        """`I meet a monster`, said of what earlier acts of the mail lead to."""
        if not any(self.done):
            return []
        place, negated = self.skip(subject.end), False
        if self.low(place) in {"do", "did", "don", "didn", "have", "haven", "'ve", "dont"}:
            negated = self.low(place) == "dont" or self.low(place + 1) in words.NOTS
            place = self.skip(place + 1 + (negated and self.low(place) != "dont"))
        if self.low(place) not in words.MEETING or self.low(place + 1) not in words.SOME | words.NONE:
            return []
        if not any(hit.what.met for hit in self.measures(place + 2)):
            return []
        return self.counted(place + 1, Seen("", subject.who), negated)

    # -- what became of earlier acts

    def _outcome(self, place: int) -> list[Read]:
        """`that worked`, `the above failed`, `the move succeeded`, `successful`."""
        bare = words.BARE_OUTCOMES.longest(self.tokens, place)
        acts = self.done[-1] if self.done else ()
        hinted = [(place, _single(acts))] if bare is not None else self._pointed_at(place, acts)
        found = []
        for named, spoken in ((False, hinted), (True, self._called(place, acts))):
            for end, span in spoken:
                hit = bare or words.OUTCOMES.longest(self.tokens, end)
                if hit is not None and span is not None and (named or not _contrary(acts, hit.what)):
                    found.append(Read(hit.end, Worked(span) if hit.what else Failed(span)))
        return found

    def _pointed_at(self, place: int, acts: tuple[Act, ...]) -> list[tuple[int, Span | None]]:
        """The acts that `that` or `the above` stands for."""
        hit = words.EARLIER.longest(self.tokens, place)
        if hit is None or not acts:
            return []
        everything = [act for sentence in self.done for act in sentence]
        return [(hit.end, _whole(everything) if hit.what else _single(acts))]

    def _called(self, place: int, acts: tuple[Act, ...]) -> list[tuple[int, Span | None]]:
        """The act that is called by its verb: `the move`, `my healing`."""
        if self.low(place) not in {"the", "my", "that", "this"}:
            return []
        start = place + 1 + (self.low(place + 1) in {"previous", "last"})
        lexicon = self.scene.lexicon
        verbs = [*lexicon.verb_at(self.tokens, start), *lexicon.verb_at(self.tokens, start, "gerund")]
        names = [(verb.end, verb.what.frame.action) for verb in verbs]
        names.append((start + 1, self.low(start)))
        return [(end, _single(tuple(a for a in acts if a.action.name == name))) for end, name in names]


def _contrary(acts: tuple[Act, ...], worked: bool) -> bool:
    """Whether the acts themselves hang on the contrary.

    `If that worked, ... If that failed, ...` may mean the same act twice, or then the one just done.
    """
    tests = [act.when.test for act in acts if act.when is not None]
    return any(isinstance(test, Failed if worked else Worked) for test in tests)


def _single(acts: tuple[Act, ...]) -> Span | None:
    """The words of the acts, if all stand in the same ones."""
    spans = {(act.start, act.end) for act in acts}
    return spans.pop() if len(spans) == 1 else None


def _whole(acts: list[Act]) -> Span | None:
    return (min(act.start for act in acts), max(act.end for act in acts)) if acts else None


def guard_of(tokens: Tokens, text: str, place: int, read: Read) -> Guard:
    """The condition at `place`; of its words, a mere `if` or `provided that` is left to the key's name."""
    told, span = words_from(tokens, text, place, read.end)
    if read.begin >= 0:
        told, _ = words_from(tokens, text, read.begin, read.end)
    return Guard(told, span, read.test)


def words_from(tokens: Tokens, text: str, start: int, end: int) -> tuple[str, tuple[int, int]]:
    """The words of the tokens `start` to `end` as they stand in the text, and where."""
    first, last = tokens[start], tokens[end - 1]
    return " ".join(text[first.start : last.end].split()), (first.start, last.end)


def of_acts(test: Test) -> bool:
    """Whether a test looks at nothing but what became of acts."""
    return all(isinstance(one, Possible | Worked | Failed) for one in atoms(test))


def of_earlier(test: Test) -> bool:
    """Whether a test looks at what became of an earlier act."""
    return any(isinstance(one, Worked | Failed) for one in atoms(test))
