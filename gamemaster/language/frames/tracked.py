"""Reading what is said of the single things of a game: `D7 is still empty`, `the Lanterns have four members`.

What becomes of a thing, how many of something it has, and what it or somebody has done so far.
"""

from typing import Final

from gamemaster.core.condition import Compare, Not, Seen, Some, Test
from gamemaster.core.event import GAME
from gamemaster.core.frame import Measure
from gamemaster.language.english import condition_words as words
from gamemaster.language.frames.measures import MeasureReader, Read, Subject, looked_at

_LASTING: Final = {"exist": "in existence", "live": "living", "stand": "standing", "lie": "on the table"}
"""What a thing is called that exists, lives or stands, where the game tracks whether it does."""
_AT: Final = frozenset({"at", "on", "in"})
_PAIR: Final = 2
_BESIDE_HAS: Final = words.NOTS | words.STILL | {"yet"}


class TrackedReader(MeasureReader):
    """Reads what a game keeps of each of its things."""

    def things(self, place: int, kind: str) -> list[tuple[int, str]]:
        """The things of a kind named at `place`, by `it` or `they` the only one named before."""
        named = self.named(place + (self.low(place) == "the"), kind)
        if self.low(place) in {"it", "they"} and len(before := self.values_before(place, kind)) == 1:
            return [(place + 1, before.pop())]
        return named

    def state_of(self, place: int) -> list[Read]:
        """`D7 is still empty`, `the Ogre has not been slain`: how one of many things of the game stands."""
        found = []
        for measure, states in self.scene.lexicon.states:
            for after, text in self.things(place, measure.each):
                if lasts := self._exists(self.skip(after), measure):
                    there: Test = Some(self._of_thing(measure, text))
                    found.append(Read(lasts[0], Not(there) if lasts[1] else there))
                if lacks := self._lacks(self.skip(after), measure):
                    found.append(Read(lacks, Not(Some(self._of_thing(measure, text)))))
                start, negated = self._said_of(self.skip(after))
                hit = states.longest(self.tokens, self.skip(start)) if start else None
                if hit is None:
                    continue
                some: Test = Some(self._of_thing(measure, text))
                end = hit.end if hit.what else self._into_another(hit.end, measure.each)
                found.append(Read(end, some if hit.what is not negated else Not(some)))
        return [*found, *self._nothing_there(place)]

    def _lacks(self, place: int, measure: Measure) -> int:
        """Past `has no name`, of what is without a name where it is called so; 0 where that is not said."""
        place = self.skip(place + 1) if self.low(place) in {"has", "have"} else 0
        without = f"without a {self.low(place + 1)}"
        return place + _PAIR if place and self.low(place) == "no" and without in measure.gone else 0

    def _nothing_there(self, place: int) -> list[Read]:
        """`there is no tile at E5`, of what E5 is called where it has one: `with a tile`."""
        if self.low(place) != "there" or self.low(place + 1) not in {"is", "are", "'s"}:
            return []
        noun = self.skip(place + _PAIR) + 1
        if self.low(noun - 1) != "no" or self.low(noun + 1) not in _AT:
            return []
        with_one = f"with a {self.low(noun)}"
        return [
            Read(self.skip(after), Not(Some(self._of_thing(measure, text))))
            for measure, _ in self.scene.lexicon.states
            if with_one in measure.there
            for after, text in self.things(noun + _PAIR, measure.each)
        ]

    def _into_another(self, place: int, kind: str) -> int:
        """Past `by Amber`: what is gone is so whoever took it."""
        named = self.named(place + 1, kind) if self.low(place) in {"by", "into"} else []
        return named[0][0] if named else place

    def _exists(self, place: int, measure: Measure) -> tuple[int, bool] | None:
        """Past `exists`, `no longer lives`, `does not stand any more`; whether it is denied."""
        negated = False
        if (self.low(place), self.low(place + 1)) == ("no", "longer"):
            place, negated = place + 2, True
        elif self.low(place) in {"does", "doesn"} and self.low(place + 1) in words.NOTS:
            place, negated = self.skip(place + 2), True
        base = self.low(place).removesuffix("s")
        if _LASTING.get(base) not in measure.there:
            return None
        more = (self.low(place + 1), self.low(place + 2)) == ("any", "more")
        return place + 1 + (2 if more else self.low(place + 1) == "anymore"), negated

    def _said_of(self, place: int) -> tuple[int, bool]:
        """Past `is`, `is not`, `has been` or `has not yet been`, 0 where none is there; whether it denies."""
        start, copula, negated = self._copula(place)
        if copula and self.low(place) not in {"has", "have"}:
            return start, negated
        start, negated, _ = self._perfect(place)
        return (start + 1, negated) if start and self.low(start) == "been" else (0, False)

    def _perfect(self, place: int) -> tuple[int, bool, bool]:
        """Past `has`, `has not yet`, 0 where none is there; whether it denies, and whether it says `yet`."""
        if self.low(place) not in words.PERFECT:
            return 0, False, False
        negated, dated, place = self.low(place).endswith("n"), False, place + 1
        while self.low(place) in _BESIDE_HAS:
            negated = negated or self.low(place) in words.NOTS
            dated = dated or self.low(place) in {"yet", "already", "still"}
            place += 1
        return place, negated, dated

    def parts_of(self, place: int) -> list[Read]:
        """`the Lanterns have fewer than four members`: how many of something a thing has."""
        found: list[Read] = []
        kinds = dict.fromkeys(m.each for m in self.scene.lexicon.book.measures if m.each and m.phrases)
        for kind in kinds:
            for end, text in self.things(place, kind):
                self.thing = (kind, text)
                found += self.holding(Subject(end, GAME))
                self.thing = None
        return found

    def of_master(self, place: int) -> list[Read]:
        """`the contestmaster still has a token`: what nobody else has."""
        kept = {measure.path for measure in self.scene.lexicon.book.measures if measure.master}
        end = self._master(place) if kept else None
        held = self.holding(Subject(end, GAME)) if end is not None else []
        return [read for read in held if (seen := looked_at(read.test)) is not None and seen.path in kept]

    def _master(self, place: int) -> int | None:
        the = place + (self.low(place) in {"the", "our"})
        office = words.MASTER.longest(self.tokens, the) if the > place else None
        return office.end if office is not None else self.scene.referents.gm_at(self.tokens, the)

    def deeds_of(self, place: int, subject: Subject | None) -> list[Read]:
        """`I have not invested yet`, `the Lanterns have not attacked this phase`."""
        found: list[Read] = []
        done = [m for m in self.scene.lexicon.book.measures if m.done]
        for measure in done:
            if subject is not None and measure.kind:
                found += self._deeds_to(subject, measure)
            elif subject is not None and not measure.each:
                found += self._deeds(subject.end, measure, Seen(measure.path, subject.who))
            elif subject is None and measure.each:
                for end, text in self.things(place, measure.each):
                    found += self._deeds(end, measure, self._of_thing(measure, text))
        return found

    def _deeds(self, place: int, measure: Measure, what: Seen) -> list[Read]:
        place, negated, dated = self._perfect(self.skip(place))
        some: Test = Some(what)
        return [
            Read(end, Not(some) if negated else some)
            for hit in (self.scene.lexicon.deeds.at(self.tokens, place) if place else ())
            if hit.what is measure
            and (what.of == self.scene.sender or "my" not in map(self.low, range(place, hit.end)))
            and (end := self._dated(hit.end, dated))
        ]

    def _deeds_to(self, subject: Subject, measure: Measure) -> list[Read]:
        """`(I have not) voted on 31`, `(I have) voted on it already`: of things that bear a name, each of
        which stands by itself, so that nobody need say since when."""
        place = self.skip(subject.end)
        already = self.low(place - 1) == "already" and place > subject.end
        start, negated, dated = self._perfect(place)
        found: list[Read] = []
        for hit in self.scene.lexicon.deeds.at(self.tokens, start or place) if start or already else ():
            if hit.what is not measure:
                continue
            # "yet" may come first: "if I haven't voted yet on 31"
            on = hit.end + (self.low(hit.end) in {"yet", "already"})
            for end, thing in self._done_to(on, measure.kind, dated or already or on > hit.end):
                path = measure.path.replace("{value}", thing).replace("{who}", subject.who)
                some: Test = Some(Seen(path, GAME if measure.game else subject.who))
                until = end + (self.low(end) in {"yet", "already", "before"})
                until += 2 if (self.low(until), self.low(until + 1)) == ("so", "far") else 0
                found.append(Read(until, Not(some) if negated else some))
        return found

    def _done_to(self, place: int, kind: str, dated: bool) -> list[tuple[int, str]]:
        """The thing that was done something to: named, or the only one of the sentence, called `it` or not at
        all."""
        on = place + (self.low(place) in _AT)
        if named := self.named(on, kind):
            return named
        told = self.values_before(len(self.tokens), kind)
        pointed = on > place and self.low(on) in {"it", "that", "this"}
        bare = on == place and (dated or self.low(place) in {"yet", "already"})
        if len(told) != 1 or not (pointed or bare):
            return []
        return [(on + (1 + (self.low(on + 1) == "one") if pointed else 0), told.pop())]

    def _dated(self, place: int, dated: bool) -> int:
        """After `yet` and `this phase`, without which nobody knows since when; 0 where neither is said."""
        for _ in range(2):
            if self.low(place) in {"yet", "already"}:
                place, dated = place + 1, True
            elif self.low(place) == "this" and self.low(place + 1) in words.PERIODS:
                place, dated = place + 2, True
        return place if dated else 0

    def belonging(self, place: int, subject: Subject) -> list[Read]:
        """`(I am) in a party`, `a member of the Lanterns`, `without a party`."""
        found: list[Read] = []
        inside = words.INSIDE.longest(self.tokens, place)
        if inside is None:
            return []
        for measure in self.scene.lexicon.book.measures:
            if not measure.member:
                continue
            mine = Seen(measure.path, subject.who)
            any_one = inside.end + (self.low(inside.end) in words.SOME | words.NONE)
            none = self.low(inside.end) in words.NONE
            for hit in self.scene.lexicon.measures.at(self.tokens, any_one):
                if hit.what is measure and any_one > inside.end:
                    some: Test = Some(mine)
                    found.append(Read(hit.end, some if inside.what is not none else Not(some)))
            if self.low(any_one) == "one" and not none and self._spoken_of(measure, place):
                # "I leave my party if I am still in one"
                some = Some(mine)
                found.append(Read(any_one + 1, some if inside.what else Not(some)))
            places = self.named(inside.end + (self.low(inside.end) == "the"), measure.kind)
            same = [Read(end, Compare(mine, "=", text)) for end, text in places]
            found += same if inside.what else []
        return found

    def _spoken_of(self, measure: Measure, place: int) -> bool:
        """Whether the words before name the one thing that somebody can be in."""
        return any(
            hit.what is measure
            for p in range(place)
            for hit in self.scene.lexicon.measures.at(self.tokens, p)
        )

    def _of_thing(self, measure: Measure, text: str) -> Seen:
        return Seen(measure.path.replace("{value}", text), GAME)
