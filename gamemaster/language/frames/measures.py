"""Reading what is said of a game's public values: `I have at least 3 gold`, `Brask's health is below 2`."""

from typing import Final, NamedTuple

from gamemaster.core.condition import Compare, Not, Op, Possible, Seen, Some, Test
from gamemaster.core.event import GAME
from gamemaster.core.frame import Measure
from gamemaster.language.english import condition_words as words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import Hit
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.in_hand import in_hand
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene


class Read(NamedTuple):
    """A test read up to the token `end`. `enough` marks `enough gold to heal`, which only the act can tell;
    `purpose` is then the token where its purpose begins (-1: it names none). `about` is the action that the
    words mean without naming it, `later` says that they speak of what earlier acts have led to. `begin` is
    where its words begin behind a mere `if` or `provided that` (-1: with the opener)."""

    end: int
    test: Test
    enough: bool = False
    purpose: int = -1
    about: str = ""
    later: bool = False
    begin: int = -1


class Subject(NamedTuple):
    """Whose value a test is about, and where its words end."""

    end: int
    who: str


COUNTED: Final = "counted"
"""Stands for the acts that use up things which come in numbers."""

_OTHERS: Final = words_in("he she e")
_OBJECTS: Final = words_in("him her em")


class MeasureReader:
    """Reads what is said of the values that a game tracks."""

    def __init__(self, scene: Scene, tokens: Tokens) -> None:
        self.scene = scene
        self.tokens = tokens
        # the kind and the name of the thing whose values are spoken of, while they are
        self.thing: tuple[str, str] | None = None

    def low(self, place: int) -> str:
        """The word at `place`, "" behind the last."""
        return self.tokens[place].low if place < len(self.tokens) else ""

    def subjects(self, place: int, implied: str | None) -> list[Subject]:
        low = self.low(place)
        if low == "i":
            return [Subject(place + 1, self.scene.sender)]
        if low == "there" and self.low(place + 1) in {"is", "are", "'s"}:
            return [Subject(place, self.scene.sender)]
        if low in _OTHERS and (other := self._named_before(place)):
            return [Subject(place + 1, other)]
        found = [Subject(place, implied)] if implied is not None else []
        if (
            low
            and low not in {"me", "myself", "self", "you"}
            and (who := person_at(self.scene, self.tokens, place)) is not None
            and not who.doubt
        ):
            found.append(Subject(who.end, str(who.parts[0])))
        return found

    def _named_before(self, place: int) -> str:
        """The one other person whom the sentence names before `place`, "" for none and for several."""
        capital = (p for p in range(place) if self.tokens[p].capital)
        told = (self.scene.referents.at(self.scene.text, self.tokens, p) for p in capital)
        people = {named.who for named in told if named is not None and named.who != (self.scene.sender,)}
        return people.pop()[0] if len(people) == 1 and all(len(who) == 1 for who in people) else ""

    def values_before(self, place: int, kind: str) -> set[str]:
        """The values of a kind that the sentence has named before `place`."""
        return {text for p in range(place) for _, text in self.named(p, kind)}

    def skip(self, place: int) -> int:
        while self.low(place) in words.STILL:
            place += 1
        return place

    def measures(self, place: int) -> list[Hit[Measure]]:
        """The measures called at `place`: of the thing that is spoken of, else of everybody and the game."""
        start = place + (self.low(place) in {"my", "the"})
        if self.thing is not None:
            return [
                h for h in self.scene.lexicon.parts.at(self.tokens, start) if h.what.each == self.thing[0]
            ]
        return self.scene.lexicon.measures.at(self.tokens, start)

    def seen(self, hit: Hit[Measure], who: str) -> Seen:
        path = _path(hit, "" if self.thing is None else self.thing[1])
        return Seen(path, GAME if hit.what.game else who)

    # -- what somebody has

    def holding(self, subject: Subject) -> list[Read]:
        """`I have at least 3 gold`, `Brask does not own a weapon`, `there is no monster here`."""
        place, negated = self.skip(subject.end), False
        if self.low(place) == "there":
            place += 2
            if self.low(place) in words.NOTS:
                place, negated = place + 1, True
            place = self.skip(place)
            if words.TAIL.at(self.tokens, place + 1) and (
                one := self.one_of_those(place, subject.who, negated)
            ):
                # "if there is still one in my bag"
                return one
            met = any(hit.what.met for hit in self.measures(place + 1))
            counted = self.counted(place, Seen("", subject.who), negated)
            seen = [(read, looked_at(read.test)) for read in counted]
            return [read for read, what in seen if met or (what is not None and what.of == GAME)]
        if self.low(place) in {"do", "does", "don", "doesn", "dont"}:
            negated = self.low(place) == "dont" or self.low(place + 1) in words.NOTS
            if not negated:
                return []
            place = self.skip(place + (1 if self.low(place) == "dont" else 2))
        elif self.low(place) in {"haven", "hasn"}:
            return []
        elif (held := in_hand(self.tokens, place)) is not None:
            place, negated = held
        if self.low(place) not in words.HAVING | words.IN_HAND:
            return []
        place = self.skip(place + 1)
        place += self.low(place) == "got"
        if not negated and subject.who == self.scene.sender:
            # what the act itself needs: "I drink a level 1 health potion if I have one"
            pointing = words.AS_MUCH.longest(self.tokens, place)
            if pointing is not None:
                left = words.TAIL.longest(self.tokens, pointing.end)
                return [Read((left or pointing).end, Possible(), True, about=COUNTED)]
        place = self.skip(place)
        return [
            *self.one_of_those(place, subject.who, negated),
            *self.counted(place, Seen("", subject.who), negated),
        ]

    def one_of_those(self, place: int, who: str, negated: bool) -> list[Read]:
        """`(I take a turn token, if I don't hold) one`: what alone is named before with `a` or `the`."""
        if self.low(place) != "one" or self.thing is not None:
            return []
        begins = (p for p in range(1, place) if self.low(p - 1) in words.SOME | {"the"})
        longest = (self.scene.lexicon.measures.longest(self.tokens, p) for p in begins)
        named = {self.seen(h, who) for h in longest if h is not None and not (h.what.kind or h.what.game)}
        some = Some(named.pop()) if len(named) == 1 else None
        return [] if some is None else [Read(place + 1, Not(some) if negated else some)]

    def counted(self, place: int, whose: Seen, negated: bool) -> list[Read]:
        """A quantity and a measure at `place`."""
        who, found = whose.of, list[Read]()
        low = self.low(place)
        if low in words.NONE or (low in words.SOME and number_at(self.tokens, place) is None):
            for hit in self.measures(place + 1):
                some = Some(self.seen(hit, who))
                found.append(Read(hit.end, Not(some) if (low in words.NONE) is not negated else some))
        if low == "enough" and not negated:
            for hit in self.measures(place + 1):
                left = words.TAIL.longest(self.tokens, hit.end)
                found.append(self._enough(left.end if left is not None else hit.end))
        if low in {"more", "fewer", "less"} and not negated:
            found += self._than(place, who)
        bound = words.BOUNDS.longest(self.tokens, place)
        start, op = (bound.end, bound.what) if bound is not None else (place, None)
        number = number_at(self.tokens, start)
        if number is not None:
            found += self._numbered(number, op, who, negated)
        return found

    def _numbered(self, number: tuple[int, int], op: Op | None, who: str, negated: bool) -> list[Read]:
        amount, end = number
        after = words.AFTERS.longest(self.tokens, end)
        if op is None and after is not None:
            op, end = after.what, after.end
        end += self.low(end) == "of" and self.low(end + 1) == "my"
        end += self.low(end) in {"more", "spare"} and op is None
        found = []
        for hit in self.measures(end):
            if hit.what.kind:
                continue
            if hit.what.most and op is None and words.AFTERS.longest(self.tokens, hit.end) is None:
                # "if I have 1 health" says that no more is left, not that there is enough
                continue
            tail = words.AFTERS.longest(self.tokens, hit.end) if op is None else None
            relation: Op = op or (tail.what if tail else ">=")
            test: Test = Compare(self.seen(hit, who), relation, amount)
            found.append(Read(tail.end if tail else hit.end, Not(test) if negated else test))
        return found

    def _than(self, place: int, who: str) -> list[Read]:
        """`more gold than Brask does`, `(Amber has) fewer tiles than Teal`."""
        op: Op = ">" if self.low(place) == "more" else "<"
        found = []
        for hit in self.measures(place + 1):
            if self.low(hit.end) == "than":
                left = self.seen(hit, who)
                others = self._others(hit)
                found += [Read(end, Compare(left, op, right)) for end, right in others]
        return found

    def _others(self, hit: Hit[Measure]) -> list[tuple[int, Seen]]:
        """Whose or which thing's measure that of the owner is compared with, behind `than`."""
        place = hit.end + 1
        if self.thing is None:
            other = self._other(place)
            return [] if other is None else [(other.end, self.seen(hit, other.who))]
        things = self.named(place + (self.low(place) == "the"), self.thing[0])
        return [
            (end + (self.low(end) in {"has", "does"}), Seen(_path(hit, text), GAME)) for end, text in things
        ]

    def _other(self, place: int) -> Subject | None:
        if self.low(place) in {"i", "me"}:
            end, who = place + 1, self.scene.sender
        else:
            person = person_at(self.scene, self.tokens, place)
            if person is None or person.doubt:
                return None
            end, who = person.end, str(person.parts[0])
        return Subject(end + (self.low(end) in {"has", "have", "does", "do"}), who)

    def _enough(self, end: int) -> Read:
        """`enough gold to heal`: what the act needs is what it would be refused for."""
        if self.low(end) in {"for", "to"}:
            for place in range(end + 1, min(end + 6, len(self.tokens) + 1)):
                if self.low(place) in {"", ",", "i", "then", ".", ":"}:
                    return Read(place, Possible(), True, end)
        return Read(end, Possible(), True)

    # -- how something stands

    def gauge(self, place: int) -> list[Read]:
        """`my health is below 3`, `Brask's gold is at least 5`, `vitality > 2`."""
        found = []
        for start, who in self._owners(place):
            for hit in self.scene.lexicon.measures.at(self.tokens, start):
                if not hit.what.game:
                    found += self._stands(hit, self.seen(hit, who))
        return found

    def _owners(self, place: int) -> list[tuple[int, str]]:
        me = self.scene.sender
        if self.low(place) == "my":
            return [(place + 1, me)]
        found = [(place, me)]
        person = person_at(self.scene, self.tokens, place) if place < len(self.tokens) else None
        if person is not None and not person.doubt and self.low(person.end) == "'s":
            found.append((person.end + 1, str(person.parts[0])))
        return found

    def of_game(self, place: int) -> list[Read]:
        """`the week is at least 3`, `it is week 3`."""
        found = []
        start = place + (self.low(place) == "the")
        for hit in self.scene.lexicon.measures.at(self.tokens, start):
            if hit.what.game:
                found += self._stands(hit, self.seen(hit, GAME))
        if self.low(place) == "it" and self.low(place + 1) in {"is", "'s"}:
            inner = self.skip(place + 2)
            negated = self.low(inner) in words.NOTS
            found += self._whose(inner + negated, negated)
            for hit in self.scene.lexicon.measures.at(self.tokens, inner + negated):
                number = number_at(self.tokens, hit.end) if hit.what.game else None
                if number is not None:
                    test: Test = Compare(self.seen(hit, GAME), "=", number[0])
                    found.append(Read(number[1], Not(test) if negated else test))
        return found

    def _whose(self, place: int, negated: bool) -> list[Read]:
        """`(it is) my turn`, `(it is not) Brask's turn`."""
        found = []
        for start, who in self._owners(place):
            for hit in self.scene.lexicon.measures.at(self.tokens, start) if start > place else ():
                if hit.what.game and hit.what.kind == "person":
                    test: Test = Compare(self.seen(hit, GAME), "=", who)
                    found.append(Read(hit.end, Not(test) if negated else test))
        return found

    def _stands(self, hit: Hit[Measure], left: Seen) -> list[Read]:
        place, copula, negated = self._copula(self.skip(hit.end))
        found: list[Read] = []
        if copula and self.low(place) in {"empty", "nothing"}:
            found = [Read(place + 1, Not(Some(left)))]
        elif hit.what.kind:
            place = self._past_making(place)
            start = place + (self.low(place) in {"a", "an"})
            if copula:
                named = (
                    self.somebody(start) if hit.what.kind == "person" else self.named(start, hit.what.kind)
                )
                found = [Read(end, Compare(left, "=", text)) for end, text in named]
        elif hit.what.most and copula and self.low(place) in {"full", "maximal"}:
            found = [Read(place + 1, Compare(left, ">=", Seen(hit.what.most, left.of)))]
        else:
            found = self._compared(place, left, copula)
            if hit.what.most and copula:
                found += self._to_most(place, Seen(hit.what.most, left.of), left)
        return [read._replace(test=Not(read.test)) if negated else read for read in found]

    def _past_making(self, place: int) -> int:
        """After `(is) set to` or `(is) constructing`, which say what a value is."""
        if self.low(place) in words.MAKING:
            return place + 1
        return place + 2 if (self.low(place), self.low(place + 1)) in words.SET_TO else place

    def _to_most(self, place: int, most: Seen, left: Seen) -> list[Read]:
        """`(my health is) below my maximum`, `at its maximum`."""
        bound = words.BOUNDS.longest(self.tokens, place)
        at = self.low(place) == "at"
        start = bound.end if bound is not None else place + at
        hit = words.MOST.longest(self.tokens, start)
        if hit is None or (bound is None and not at):
            return []
        return [Read(hit.end, Compare(left, bound.what if bound is not None else ">=", most))]

    def _copula(self, place: int) -> tuple[int, bool, bool]:
        """Past `is`, `is not`, `holds` or `does not hold`; whether one is there, and whether it denies."""
        if self.low(place) in {"does", "doesn"} and self.low(place + 1) in words.NOTS:
            holds = self.low(place + 2) in words.HOLDING
            return (place + 3 if holds else place), holds, True
        if self.low(place) == "isn" and self.low(place + 1) in words.NOTS:
            return self.skip(place + 2), True, True
        if self.low(place) in words.HOLDING:
            return place + 1, True, False
        if self.low(place) not in words.COPULAS:
            return place, False, False
        place = self.skip(place + 1)
        denied = self.low(place) in words.NOTS
        return self.skip(place + denied), True, denied

    def _compared(self, place: int, left: Seen, copula: bool) -> list[Read]:
        bound = words.BOUNDS.longest(self.tokens, place)
        start, op = (bound.end, bound.what) if bound is not None else (place, None)
        number = number_at(self.tokens, start)
        if number is not None and (copula or op is not None):
            after = words.AFTERS.longest(self.tokens, number[1]) if op is None else None
            relation: Op = op or (after.what if after else "=")
            return [Read(after.end if after else number[1], Compare(left, relation, number[0]))]
        if op is None or not copula:
            return []
        return [Read(end, Compare(left, op, other)) for end, other in self._value(start, left)]

    def _value(self, place: int, left: Seen) -> list[tuple[int, Seen]]:
        """`my vitality`, `Brask's`, after `is lower than`."""
        found = []
        if self.low(place) == "mine":
            return [(place + 1, Seen(left.path, self.scene.sender))]
        for start, who in self._owners(place):
            if start == place:
                continue
            hits = [hit for hit in self.scene.lexicon.measures.at(self.tokens, start) if not hit.what.kind]
            found += [(hit.end, self.seen(hit, who)) for hit in hits]
            if not hits and who != self.scene.sender:
                found.append((start, Seen(left.path, who)))
        return found

    def somebody(self, place: int) -> list[tuple[int, str]]:
        """Who is named at `place`, perhaps behind a preposition: `(her vote is) on me`."""
        place += self.low(place) in {"for", "on", "against"}
        if self.low(place) in _OBJECTS and (other := self._named_before(place)):
            return [(place + 1, other)]
        return [(place + 1, self.scene.sender)] if self.low(place) == "me" else self.named(place, "person")

    def named(self, place: int, kind: str) -> list[tuple[int, str]]:
        found = values_at(self.scene, self.tokens, place, kind)
        return [(v.end, str(v.parts[0])) for v in found if not v.doubt and not v.others and len(v.parts) == 1]


def looked_at(test: Test) -> Seen | None:
    """The one value that a plain test looks at."""
    match test:
        case Not(inner):
            return looked_at(inner)
        case Some(what) | Compare(what, _, int()):
            return what
    return None


def _path(hit: Hit[Measure], thing: str) -> str:
    """Where a measure stands in the state: of the thing named `thing`, with the number that was said."""
    path = hit.what.path if hit.number is None else hit.what.path.replace("{n}", str(hit.number))
    return path.replace("{value}", thing) if thing else path
