"""Filling a frame: from the word after the verb, its slots in any order, with everything harmless between
them.

A filling only counts when every required slot is filled; what makes it uncertain (an ambiguous name, a
wrong price) is kept as its doubt. The search is bounded, so that no text can make it slow.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from gamemaster.core.frame import Cost, Slot
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.numbers import OPENING, compares, may_be_number, number_at
from gamemaster.language.english.tokens import OPAQUE, Tokens, words_in
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import listed_at, values_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

_STEPS: Final = 600
BACK: Final = "back"

# a named tuple made by its own class, or out of another, goes through functions in Python
_make = tuple.__new__


class Filling(NamedTuple):
    """One way to fill a frame up to the token `end`. `values` holds slot number -> value, in order of
    slots."""

    ready: Ready
    end: int
    values: tuple[Value | None, ...]
    times: int | None = None
    each: bool = False
    prices: tuple[tuple[Cost, int], ...] = ()
    back: bool = False
    closed: bool = False
    number: int | None = None
    respective: str = ""

    @property
    def complete(self) -> bool:
        """Whether every required slot is filled (or may be understood)."""
        frame = self.ready.frame
        if frame.closings and not self.closed:
            return False
        for slot, value in zip(frame.slots, self.values, strict=True):
            if value is None and not (slot.optional or slot.implied or (slot.back and self.back)):
                return False
        return True

    @property
    def pairs_off(self) -> bool:
        """Whether two lists go together, the first with the first and so on."""
        lists = [len(value.others) for value in self.values if value is not None and value.others]
        return bool(self.respective) and len(lists) > 1 and len(set(lists)) == 1

    @property
    def filled(self) -> int:
        """How many slots hold a value."""
        return len(self.values) - self.values.count(None)

    @property
    def pairs(self) -> Iterator[tuple[Slot, Value | None]]:
        """Every slot with its value."""
        return zip(self.ready.frame.slots, self.values, strict=True)

    def with_value(self, number: int, value: Value) -> "Filling":
        """The filling with this value in the slot of this number."""
        return self._replace(values=(*self.values[:number], value, *self.values[number + 1 :]))

    def ending(self, end: int) -> "Filling":
        """The filling with nothing more in it, up to the token `end`."""
        return _make(Filling, (self.ready, end, *self[2:]))


def fill(scene: Scene, tokens: Tokens, start: int, ready: Ready, number: int | None = None) -> list[Filling]:
    """Every way to fill the frame from `start` on, complete or not; `number` is one met in its verb or
    saying."""
    empty = (None,) * len(ready.slots)
    first = Filling(ready, start, empty, back=ready.frame.returning, number=number)
    return fill_on(scene, tokens, start, first)


def fill_on(scene: Scene, tokens: Tokens, start: int, first: Filling) -> list[Filling]:
    """Every way to go on filling a frame from `start`."""
    if _at_end(tokens, start):
        return [first]
    # in the order found, whatever the hashes of this process are
    waiting, seen, steps = [first], {first: None}, 0
    while waiting and steps < _STEPS:
        steps += 1
        for further in _further(scene, tokens, waiting.pop()):
            if further not in seen:
                seen[further] = None
                waiting.append(further)
    return list(seen)


def to_the_end(tokens: Tokens, fillings: list[Filling]) -> list[Filling]:
    """The fillings that take in all of a sentence, which leave nothing to the others; all where none does."""
    return [filling for filling in fillings if _at_end(tokens, filling.end)] or fillings


def _at_end(tokens: Tokens, place: int) -> bool:
    """Whether nothing stands at `place` but the full stop that ends a sentence."""
    return place >= len(tokens) or (place + 1 == len(tokens) and tokens[place].low in {".", "!"})


def _further(scene: Scene, tokens: Tokens, at: Filling) -> list[Filling]:
    place = at.end
    if at.closed or _at_end(tokens, place):
        return []
    low = tokens[place].low
    found = _plain_steps(scene, tokens, at)
    if low == ":" and not at.complete:
        found.append(at.ending(place + 1))
    if at.ready.frame.closings:
        found += [at._replace(end=hit.end, closed=True) for hit in at.ready.closings.at(tokens, place)]
    if low == "(":
        found += _bracketed(scene, tokens, at)
    goes_on = low == ";" and bool(at.ready.frame.sayings) and not at.complete
    if goes_on or low in {",", "but"} or (low == "and" and at.ready.frame.closings):
        inner = at.ending(place + 1)
        if low == "," and place + 1 < len(tokens) and tokens[place + 1].low in {"but", "and"}:
            inner = at.ending(place + 2)
        found += [
            inner.ending(hit.end)
            for hit in at.ready.padding.at(tokens, inner.end)
            if hit.number is None or hit.number > 0
        ]
        found += [inner._replace(end=hit.end, closed=True) for hit in at.ready.closings.at(tokens, inner.end)]
        found += _introduced(scene, tokens, inner) + _introduced(scene, tokens, at)
        if (end := respective_end(tokens, inner.end)) is not None:
            found.append(at._replace(end=end, respective=tokens[end - 1].low))
        if low == "," and (_is_quoted(scene, tokens, inner.end) or _is_new_name(scene, tokens, at)):
            found += _slots(scene, tokens, inner, bare=True)
        return found + (_described(scene, tokens, at) if low == "," else [])
    return found + _introduced(scene, tokens, at) + _slots(scene, tokens, at, bare=True)


def _described(scene: Scene, tokens: Tokens, at: Filling) -> list[Filling]:
    """`I give Yaw, my oldest enemy, 3 gold`: a description between commas, right behind a value."""
    if at.complete and at.filled == len(at.values):
        return []
    if not any(value is not None and value.end == at.end for value in at.values):
        return []
    begin = at.end + 1
    last = min(len(tokens), begin + _MOST_OF_DESCRIPTION)
    end = next((p for p in range(begin, last) if tokens[p].low == ","), 0)
    inner = tokens[begin:end]
    if not inner or inner[0].low not in _DESCRIBING or end + 1 >= len(tokens):
        return []
    spoilt = words.TAINT | words.CONDITION | scene.lexicon.entities | {"i", "we", "and"}
    if any(t.low in spoilt or t.capital or (may_be_number(t.low) and t.low not in _NO_COUNT) for t in inner):
        return []
    return [at._replace(end=end + 1)]


_MOST_OF_DESCRIPTION: Final = 10
_DESCRIBING: Final = words_in("who whom whose which my our that the a an bless")
_NO_COUNT: Final = words_in("one a an")


def _bracketed(scene: Scene, tokens: Tokens, at: Filling) -> list[Filling]:
    """Slots whose value stands in parentheses by itself: `as a new member (Ranger)`."""
    found: list[Filling] = []
    for number, (slot, _) in enumerate(at.ready.slots):
        if at.values[number] is not None:
            continue
        values = _values(scene, tokens, at.end + 1, slot, at.ready)
        closed = (v for v in values if v.end < len(tokens) and tokens[v.end].low == ")")
        found += [_with(at, number, value)._replace(end=value.end + 1) for value in closed]
    introduced = _slots(scene, tokens, at._replace(end=at.end + 1), bare=False)
    closing = (f for f in introduced if f.end < len(tokens) and tokens[f.end].low == ")")
    return found + [filling._replace(end=filling.end + 1) for filling in closing]


def _is_quoted(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether words in quotation marks begin at `place`."""
    if place >= len(tokens):
        return False
    start = tokens[place].start
    if tokens[place].low == OPAQUE:
        return True
    return scene.text[start - 1 : start] in {'"', "“", "«"} and tokens[place].low[0].isalnum()


def _is_new_name(scene: Scene, tokens: Tokens, at: Filling) -> bool:
    """`a new party, Dawn Patrol`: behind the comma stands a name, and nobody who is spoken to."""
    place = at.end + 1
    wanted = any(slot.kind == "name" and value is None for slot, value in at.pairs)
    apposed = any(value is not None and value.end == at.end for value in at.values)
    if not wanted or not apposed or place >= len(tokens) or not tokens[place].capital:
        return False
    addressed = (
        tokens[place].low in _SPOKEN_TO
        or scene.referents.at(scene.text, tokens, place) is not None
        or scene.referents.gm_at(tokens, place) is not None
        or scene.lexicon.times.at(tokens, place)
    )
    return not addressed


_SPOKEN_TO: Final = words_in(
    "i sir madam ladies gentlemen friends all everyone everybody folks dear captain steward master lord god "
    "heaven thanks cheers hurrah hooray ok okay yes no please sorry alas well gm contestmaster"
)


def _plain_steps(scene: Scene, tokens: Tokens, at: Filling) -> list[Filling]:
    place = at.end
    hits = (*at.ready.padding.at(tokens, place), *set_phrases.fillers_at(tokens, place))
    found = [at.ending(hit.end) for hit in hits if hit.number is None or hit.number > 0] if hits else []
    word = tokens[place].low
    if word in words.ADVERBS:
        found.append(at.ending(place + 1))
    if word == "next" and [t.low for t in tokens[place + 1 : place + 2]] == ["to"]:
        # "I place a tile next to G2" places none there
        return [one for one in found if one.end > place + 1]
    if (end := respective_end(tokens, place)) is not None:
        found.append(at._replace(end=end, respective=tokens[end - 1].low))
    if word in {"each", "apiece"} and not at.each:
        found.append(at._replace(end=place + 1, each=True))
    if word in {"in", "for", "of", "within"}:
        begin = place + 1
        begin += begin < len(tokens) and tokens[begin].low in {"the", "our", "this"}
        sign = scene.lexicon.signs.longest(tokens, begin)
        if sign is not None:
            # "in the toy game"
            found.append(at.ending(sign.end))
    if word == BACK and any(slot.back for slot in at.ready.frame.slots) and not at.back:
        found.append(at._replace(end=place + 1, back=True))
    return found


def respective_end(tokens: Tokens, place: int) -> int | None:
    """The end of `respectively` or `in that order` at `place`, which pair two lists off."""
    low = tokens[place].low if place < len(tokens) else ""
    if low != "in":
        return place + 1 if low == "respectively" else None
    lows = [token.low for token in tokens[place : place + 3]]
    return place + 3 if lows in (["in", "that", "order"], ["in", "this", "order"]) else None


def _introduced(scene: Scene, tokens: Tokens, at: Filling) -> list[Filling]:
    """Steps that their own first word makes plain, so that they may even follow a comma."""
    found = _slots(scene, tokens, at, bare=False)
    if at.times is None:
        times = times_at(tokens, at.end)
        if times is not None and not compares(tokens, times[1]):
            found.append(at._replace(end=times[1], times=times[0]))
    if at.ready.costs:
        begin = after_price_word(tokens, at.end)
        if begin is not None:
            found += [
                at._replace(end=end, prices=(*at.prices, price))
                for end, price in price_at(tokens, begin, at.ready)
            ]
    return found


def _slots(scene: Scene, tokens: Tokens, at: Filling, bare: bool) -> list[Filling]:
    """Fill one more slot: bare ones, or those whose first words introduce them."""
    ready, place = at.ready, at.end
    if place >= len(tokens):
        return []
    found: list[Filling] = []
    for number in ready.bare:
        slot = ready.slots[number][0]
        if at.values[number] is None and scene.lexicon.numbered(slot.kind) is not bare:
            found += [_with(at, number, value) for value in _values(scene, tokens, place, slot, ready)]
    if not bare and (opened := ready.opened.get(tokens[place].low)) is not None:
        following = tokens[place + 1].low if place + 1 < len(tokens) else ""
        for number, opener in opened:
            if at.values[number] is None and (
                len(opener) == 1 or (opener[1] == following and stands(tokens, place, opener))
            ):
                slot = ready.slots[number][0]
                begin = place + len(opener)
                found += [_with(at, number, v) for v in _values(scene, tokens, begin, slot, ready)]
    return found


def _values(scene: Scene, tokens: Tokens, place: int, slot: Slot, ready: Ready) -> list[Value]:
    if slot.many:
        return listed_at(scene, tokens, place, slot.kind, ready.stops, not slot.alternatives)
    return values_at(scene, tokens, place, slot.kind, ready.stops)


def _with(at: Filling, number: int, value: Value) -> Filling:
    values = (*at.values[:number], value, *at.values[number + 1 :])
    return _make(Filling, (at.ready, value.end, values, *at[3:]))


def stands(tokens: Tokens, place: int, opener: tuple[str, ...]) -> bool:
    """Whether the words of `opener` stand at `place`."""
    if place + len(opener) > len(tokens):
        return False
    for word in opener:
        if tokens[place].low != word:
            return False
        place += 1
    return True


def past_opener(tokens: Tokens, filling: Filling) -> int:
    """After the words at the end of a filling that would introduce one of its empty slots."""
    end = filling.end
    low = tokens[end].low if end < len(tokens) else ""
    for number, opener in filling.ready.opened.get(low, ()):
        if filling.values[number] is None and stands(tokens, filling.end, opener):
            end = max(end, filling.end + len(opener))
    return end


_TIMES_WORDS: Final = {"once": 1, "twice": 2, "thrice": 3}
_TIMES_SIGNS: Final = frozenset("x×*")
_TIMES_OPENING: Final = _TIMES_SIGNS.union(_TIMES_WORDS, OPENING)


_ONLY_ONCE: Final = (["and", "only", "once"], ["and", "once", "only"], ["and", "just", "once"])


def times_at(tokens: Tokens, place: int) -> tuple[int, int] | None:
    """A number of repetitions (`three times`, `twice`, `x3`, `3 x`) and where it ends."""
    if place >= len(tokens):
        return None
    word = tokens[place].low
    if word not in _TIMES_OPENING and not word[0].isdigit():
        return None
    if word in _TIMES_WORDS:
        begin = place + 1 + (place + 1 < len(tokens) and tokens[place + 1].low == ",")
        once = word == "once" and [token.low for token in tokens[begin : begin + 3]] in _ONLY_ONCE
        return _TIMES_WORDS[word], begin + 3 if once else place + 1
    following = tokens[place + 1].low if place + 1 < len(tokens) else ""
    if word in _TIMES_SIGNS:
        return number_at(tokens, place + 1)
    if word == "a" and following == "total":
        return times_at(tokens, place + 3)
    if word == "for" and following == "a":
        return None
    read = number_at(tokens, place)
    if read is not None and read[1] < len(tokens):
        more = read[1] + (tokens[read[1]].low in {"more", "further"})
        after = tokens[more].low if more < len(tokens) else ""
        if after in {"times", "x", "×"} or (after == "time" and read[0] == 1):
            return read[0], more + 1
    return None


PAYING: Final = words_in("spending paying destroying using expending burning")
"""What one does with a price."""
_THE_PRICE: Final = ["the", "price", "of"]
_THE_COST: Final = ["the", "cost", "of"]
_BEFORE_PRICE: Final = PAYING | {"for", "with", "costing"}


def after_price_word(tokens: Tokens, place: int) -> int | None:
    """The place after a word that introduces a price (`for`, `by spending`, `at the cost of`)."""
    word = tokens[place].low if place < len(tokens) else ""
    if word == "for" and [t.low for t in tokens[place + 1 : place + 4]] in (_THE_PRICE, _THE_COST):
        return place + 4
    if word in _BEFORE_PRICE:
        return place + 1
    following = tokens[place + 1].low if place + 1 < len(tokens) else ""
    if word == "by" and following in PAYING:
        return place + 2
    if word == "at" and following in {"a", "the"}:
        rest = [token.low for token in tokens[place + 2 : place + 4]]
        return place + 4 if rest in (["cost", "of"], ["price", "of"]) else None
    return None


def price_at(tokens: Tokens, place: int, ready: Ready) -> list[tuple[int, tuple[Cost, int]]]:
    """Prices of the frame that begin at `place`: where each ends, and how much it says."""
    found = [
        (hit.end, (hit.what, hit.number if hit.number is not None else hit.what.multiple))
        for hit in ready.costs.at(tokens, place)
    ]
    return sorted(found, key=lambda price: -price[0])[:1]


def fair(prices: tuple[tuple[Cost, int], ...], times: int) -> bool:
    """Whether the prices named can be those of `times` repetitions."""
    for cost, amount in prices:
        if cost.exact is not None and amount != cost.exact * times:
            return False
        if cost.exact is None and not cost.equals and (amount < 1 or amount % (cost.multiple * times)):
            return False
    return True


def missing(filling: Filling) -> tuple[Slot, ...]:
    """The required slots that hold nothing."""
    return tuple(
        slot for slot, value in filling.pairs if value is None and not (slot.optional or slot.implied)
    )
