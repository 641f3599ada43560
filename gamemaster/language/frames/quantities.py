"""Amounts that hang on the state: as often as one can, until something holds, all that one has.

Phrases of repetition are taken out of a sentence before its clauses are read (`Loop`); the others are values
of slots. Rounding of a half is said once in a sentence and holds for all of it.
"""

import re
from dataclasses import replace
from typing import Final, NamedTuple

from gamemaster.core.amount import EACH, OTHERS, SHARES, Each, Repeat, Spread
from gamemaster.core.condition import Failed, Guard, Not, Possible, Some, Test, Worked
from gamemaster.core.frame import phrases
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import Token, Tokens
from gamemaster.language.english.verbs import forms
from gamemaster.language.frames.conditions import ConditionReader, words_from
from gamemaster.language.frames.matching import Filling
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
            if self.low(end) in _ENDS and not _about_acts(test):
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


_SPENDERS: Final = frozenset({"spend", "use", "burn", "expend", "destroy"})


def spent_all(scene: Scene, tokens: Tokens) -> Tokens | None:
    """`I spend all my tokens exploring` put as `I explore with all my tokens`; None for anything else."""
    lows = [token.low for token in tokens]
    if not {"all", "rest"} & set(lows) or not _SPENDERS & set(lows):
        return None
    lows = [*lows]
    if "all" not in lows:
        # "the rest of my tokens"
        rest = lows.index("rest")
        if lows[rest - 1 : rest + 2] != ["the", "rest", "of"]:
            return None
        lows[rest - 1 : rest + 1] = ["all"]
        tokens = [*tokens[: rest - 1], tokens[rest]._replace(low="all"), *tokens[rest + 1 :]]
    place = lows.index("all")
    if lows[:1] != ["i"] or lows[place - 1] not in _SPENDERS or place > 3:
        return None
    start = place + 1 + (lows[place + 1 : place + 2] == ["of"])
    if lows[start : start + 1] != ["my"]:
        return None
    if lows[start + 1 : start + 2] in (["remaining"], ["leftover"], ["unspent"]):
        tokens, lows = [*tokens[: start + 1], *tokens[start + 2 :]], [*lows[: start + 1], *lows[start + 2 :]]
    for hit in scene.lexicon.measures.at(tokens, start + 1):
        verb = hit.end + (lows[hit.end : hit.end + 1] in (["to"], ["on"], ["by"]))
        if verb >= len(tokens):
            continue
        word = tokens[verb]
        if lows[hit.end] != "to":
            base = next(
                (base for base in sorted(scene.lexicon.base_words) if forms(base).gerund == word.low), ""
            )
            if not base:
                continue
            word = word._replace(low=base)
        end = verb + 1
        while end < len(tokens) and lows[end] not in {",", "and", "then", ".", ";", "!"}:
            end += 1
        behind = tokens[end - 1].end
        spent = [Token("with", behind, behind), *tokens[place : hit.end]]
        return [*tokens[: place - 1], word, *tokens[verb + 1 : end], *spent, *tokens[end:]]
    return None


def _about_acts(test: Test) -> bool:
    match test:
        case Worked() | Failed() | Possible():
            return True
        case Not(inner):
            return _about_acts(inner)
    return any(_about_acts(one) for one in getattr(test, "tests", ()))


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


def costs_one(scene: Scene, act: Act, spent: str = "") -> bool:
    """Whether each time costs exactly one of something (called `spent`, unless that is "")."""
    costs = [cost for r in scene.lexicon.ready if r.frame.action == act.action.name for cost in r.frame.costs]
    return any(cost.exact == 1 and (not spent or f"{{n}} {spent}" in cost.phrases) for cost in costs)


_ROUNDED: Final = re.compile(r"\bround(?:ed|ing)?[\s,]+(?:it[\s,]+)?(up|down)\b", re.IGNORECASE)


def rounding(text: str) -> str:
    """`up` or `down` when the words say how a half is rounded, `both` when they say both, else ""."""
    said = {match[1].lower() for match in _ROUNDED.finditer(text)}
    return "both" if len(said) > 1 else said.pop() if said else ""


def without_rounding(tokens: Tokens) -> list[Token]:
    """The tokens without `, rounded down` and `rounding up`."""
    found: list[Token] = []
    place = 0
    while place < len(tokens):
        start = place + (tokens[place].low == ",")
        after = start + 1
        after += after < len(tokens) and tokens[after].low == "it"
        if (
            after < len(tokens)
            and tokens[start].low in {"rounded", "rounding", "round"}
            and tokens[after].low in {"up", "down"}
        ):
            place = after + 1
            continue
        found.append(tokens[place])
        place += 1
    return found


def rounded_up(scene: Scene, acts: tuple[Act, ...]) -> tuple[Act, ...] | None:
    """The acts with their halves rounded up; None when none of them holds a half."""
    found, any_half = [], False
    for act in acts:
        params = act.action.params()
        halves = {key: "half_up" for key, value in params.items() if value == "half"}
        any_half = any_half or bool(halves)
        action = scene.lexicon.vocabulary.action(act.action.name, {**params, **halves})
        found.append(replace(act, action=action))
    return tuple(found) if any_half else None


def spread_of(
    filling: Filling, all_of_them: bool, lots: frozenset[str]
) -> tuple[dict[str, str], Spread | None]:
    """What the values of a filling spread the act over, and the parameters as they stand in its pattern."""
    for slot, value in zip(filling.ready.frame.slots, filling.values, strict=True):
        if value is None or not value.parts:
            continue
        said = str(value.parts[0])
        if slot.kind == "person" and (said == EACH or said.startswith(f"{EACH} ")):
            return {slot.params[0]: EACH}, Each(slot.params[0], said[len(EACH) + 1 :] or OTHERS)
        if said in lots and slot.params[0]:
            return {}, Each(slot.params[0], said)
    return {}, Repeat() if all_of_them else None
