"""Repetitions: as often as one can, until something holds, with all that one has.

They are taken out of a sentence before its clauses are read (`Loop`), and put on the act they stand beside.
"""

from dataclasses import replace
from typing import Final, NamedTuple

from gamemaster.core.amount import SHARES, Repeat
from gamemaster.core.condition import Failed, Guard, Not, Possible, Some, Test, Worked, atoms
from gamemaster.core.frame import phrases
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.english.verbs import forms
from gamemaster.language.frames.conditions import ConditionReader, words_from
from gamemaster.language.vocabulary.scene import Act, Scene


class Loop(NamedTuple):
    """A repetition in the tokens `start` to `end`. `spends` is what each time must cost one of ("" for
    nothing in particular)."""

    start: int
    end: int
    repeat: Repeat
    spends: str = ""


_OFTEN: Final = table_of(
    "as many times as i can; as many times as possible; as many times as i am able; as many times as i "
    "am able to; as many times as i 'm able; as many times as i am allowed; as many times as the rules "
    "allow; as often as i can; as often as possible; as often as i am able; as often as i am able to; "
    "as often as i am allowed; as often as the rules allow; as much as i can; as much as possible; as "
    "many times as i may; as often as i may; repeatedly , as many times as i can; repeatedly , as often "
    "as i can; repeatedly until i can no longer; until i can no longer; until i no longer can; until i "
    "can 't any more; until i cannot any more; until i can 't anymore; until i cannot anymore; until i "
    "can no more; the maximum number of times; the maximum possible number of times; as many times as "
    "my tokens allow; as often as my tokens allow; as many times as my movement tokens allow"
)
_AGAIN: Final = table_of(
    "repeatedly; again and again; over and over; over and over again; and again; on and on"
)
_GONE: Final = table_of(
    "run out; are gone; are used up; are spent; are all gone; is gone; is spent; have run out"
)
_ENDS: Final = frozenset({"", ",", ".", "!", ";", ":", "--", "and", "then", ")", "otherwise"})
_SPENDING: Final[PhraseTable[None]] = PhraseTable(
    (f"{opener} all {mine}", None)
    for opener in phrases("with; using; spending; by spending; by using; destroying; by destroying")
    for mine in phrases("my; of my; my remaining; of my remaining")
)
_OUT_OF: Final = (("run", "out", "of"), ("am", "out", "of"), ("'m", "out", "of"))


class Loops(ConditionReader):
    """Finds the one repetition of a sentence."""

    def find(self) -> Loop | None:
        """The repetition, if there is one that is understood."""
        for place in range(len(self.tokens)):
            loop = self._often(place) or self._until(place) or self._spending(place)
            if loop is not None and self.low(loop.end) in _ENDS:
                return loop
        return None

    def _often(self, place: int) -> Loop | None:
        hit = _OFTEN.longest(self.tokens, place)
        return None if hit is None else Loop(place, hit.end, Repeat())

    def _spending(self, place: int) -> Loop | None:
        """`with all my tokens`."""
        hit = _SPENDING.longest(self.tokens, place)
        for measure in self.scene.lexicon.measures.at(self.tokens, hit.end) if hit is not None else ():
            if not measure.what.game and not measure.what.kind and hit is not None:
                spends = " ".join(token.low for token in self.tokens[hit.end : measure.end])
                gone = Not(Some(self.seen(measure, self.scene.sender)))
                return Loop(
                    place, measure.end, Repeat(self._guard(hit.end, measure.end, gone, "no ")), spends
                )
        return None

    def _until(self, place: int) -> Loop | None:
        """`until I run out of tokens`, `repeatedly until my health is below 3`."""
        again = _AGAIN.longest(self.tokens, place)
        start = again.end if again is not None else place
        if self.low(start) not in {"until", "till"}:
            return None
        for end, test in sorted(self._ends(start + 1), key=lambda pair: -pair[0]):
            if self.low(end) in _ENDS and not any(isinstance(one, _OF_ACTS) for one in atoms(test)):
                return Loop(place, end, Repeat(self._guard(start + 1, end, test)))
        return None

    def _ends(self, place: int) -> list[tuple[int, Test]]:
        found = [(read.end, read.test) for read in self.tests(place) if not read.enough]
        me = self.scene.sender
        start = place + (self.low(place) == "i")
        said = tuple(self.low(start + n) for n in range(3))
        start = start + 3 if said in _OUT_OF else 0
        if start:
            found += [(hit.end, Not(Some(self.seen(hit, me)))) for hit in self.measures(start)]
        if self.low(place) == "my":
            for hit in self.measures(place):
                if (gone := _GONE.longest(self.tokens, hit.end)) is not None:
                    found.append((gone.end, Not(Some(self.seen(hit, me)))))
        if self.low(place) == "i" and self.low(place + 1) == "have" and self.low(place + 2) == "no":
            more = place + 3 + (self.low(place + 3) == "more")
            left = [(hit, self.low(hit.end) in {"left", "remaining"}) for hit in self.measures(more)]
            found += [(hit.end + rest, Not(Some(self.seen(hit, me)))) for hit, rest in left]
        return found

    def _guard(self, start: int, end: int, test: Test, lead: str = "") -> Guard:
        text, span = words_from(self.tokens, self.scene.text, start, end)
        return Guard(f"{lead}{text}", span, test)


_SPENDERS: Final = words_in("spend use burn expend destroy")


def spent_all(scene: Scene, tokens: Tokens) -> Tokens | None:
    """`I spend all my tokens exploring` put as `I explore with all my tokens`; None for anything else."""
    lows = {token.low for token in tokens}
    if lows.isdisjoint(_SPENDERS) or (plain := _spending_all(tokens)) is None:
        return None
    place, start, tokens = plain
    for hit in scene.lexicon.measures.at(tokens, start):
        to = tokens[hit.end].low if hit.end < len(tokens) else ""
        verb = hit.end + (to in _ON)
        base = _spent_on(scene, tokens, verb, to == "to")
        if base is None:
            continue
        end = next((p for p in range(verb + 1, len(tokens)) if tokens[p].low in _SPENDING_ENDS), len(tokens))
        behind = tokens[end - 1].end
        spent = [Token("with", behind, behind), *tokens[place : hit.end]]
        return [*tokens[: place - 1], base, *tokens[verb + 1 : end], *spent, *tokens[end:]]
    return None


def _spending_all(tokens: Tokens) -> tuple[int, int, Tokens] | None:
    """Where `all` stands in `I spend all of my remaining ...`, what is spent, and the tokens put plainly."""
    lows = [token.low for token in tokens]
    if "all" not in lows:
        # "the rest of my tokens"
        rest = lows.index("rest") if "rest" in lows else 0
        if lows[rest - 1 : rest + 2] != ["the", "rest", "of"]:
            return None
        tokens = [*tokens[: rest - 1], tokens[rest].changed(low="all"), *tokens[rest + 1 :]]
        lows = [token.low for token in tokens]
    place = lows.index("all")
    start = place + 1 + (lows[place + 1 : place + 2] == ["of"])
    if lows[0] != "i" or lows[place - 1] not in _SPENDERS or place > 3 or lows[start : start + 1] != ["my"]:
        return None
    if lows[start + 1 : start + 2] in (["remaining"], ["leftover"], ["unspent"]):
        tokens = [*tokens[: start + 1], *tokens[start + 2 :]]
    return place, start + 1, tokens


def _spent_on(scene: Scene, tokens: Tokens, verb: int, infinitive: bool) -> Token | None:
    """The verb of the game at `verb`, in its base form."""
    if verb >= len(tokens):
        return None
    word = tokens[verb]
    if infinitive:
        return word
    bases = (base for base in sorted(scene.lexicon.base_words) if forms(base).gerund == word.low)
    base = next(bases, None)
    return None if base is None else word.changed(low=base)


_ON: Final = words_in("to on by")
_OF_ACTS: Final = (Worked, Failed, Possible)
_SPENDING_ENDS: Final = words_in(", and then . ; !")


def loop_in(scene: Scene, tokens: Tokens) -> Loop | None:
    """The repetition in the tokens; what it waits for may be met on the way."""
    told = Act(next(iter(scene.lexicon.vocabulary.by_name.values())).model_construct(), "", None, 0, 0)
    return Loops(scene, tokens, [(told,)]).find()


def looped(scene: Scene, acts: tuple[Act, ...], loop: Loop, at: int) -> tuple[Act, ...] | None:
    """The acts with the repetition at offset `at` put on the one it stands beside; None if unclear."""
    before = [act for act in acts if act.end <= at]
    if not before:
        meant = acts[0] if len(acts) == 1 else None
    else:
        meant = before[-1]
        others = [act for act in before[:-1] if _repeatable(scene, act)]
        meant = None if others else meant
    if meant is None or meant.spread is not None or not _repeatable(scene, meant):
        return None
    if any(value in SHARES for value in meant.action.params().values()):
        # nobody says what is left of a share the second time
        return None
    if loop.spends and not costs_one(scene, meant, loop.spends):
        return None
    return tuple(replace(act, spread=loop.repeat) if act is meant else act for act in acts)


def _repeatable(scene: Scene, act: Act) -> bool:
    frames = [r.frame for r in scene.lexicon.ready if r.frame.action == act.action.name]
    return bool(frames) and all(frame.repeatable and not frame.lax for frame in frames)


def uses_things(scene: Scene, act: Act) -> bool:
    """Whether the act is done with things that come in numbers."""
    slots = scene.lexicon.slots_of(act.action.name)
    return any((kind := scene.lexicon.kinds.get(slot.kind)) is not None and kind.counted for slot in slots)


def costs_one(scene: Scene, act: Act, spent: str = "") -> bool:
    """Whether each time costs exactly one of something (called `spent`, unless that is "")."""
    costs = [cost for r in scene.lexicon.ready if r.frame.action == act.action.name for cost in r.frame.costs]
    return any(cost.exact == 1 and (not spent or f"{{n}} {spent}" in cost.phrases) for cost in costs)
