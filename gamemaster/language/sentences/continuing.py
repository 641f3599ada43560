"""Series that go on without their verb: `to Town Square, then to Healer`; `and Tarn 2`."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.before.moods import Mood
from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import Hit
from gamemaster.language.english.tokens import words_in
from gamemaster.language.frames.acts import Params
from gamemaster.language.frames.matching import Filling, fill, stands
from gamemaster.language.sentences.ballots import Ballots
from gamemaster.language.sentences.immaterial import done_to_nothing, series_behind_it
from gamemaster.language.sentences.left_alone import leaves_be
from gamemaster.language.sentences.strange_verbs import everyday_phrase
from gamemaster.language.tails.endings import After, ending
from gamemaster.language.values.things import things_at
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.ready import Ready

_SUBJECTS: Final = words_in("that it this which these those they")
_TOLD: Final[frozenset[str]] = words.FINITE | words_in(
    "being having done said will would 'll should may might"
)
"""`that being all`: behind one of the subjects, what has a verb of its own."""


_MORE: Final = words_in("more less fewer extra")
_SINGLE: Final = words_in("that it this")
_SHORT: Final = 4
_OTHERS: Final = words_in("you he she they")
_NO_VERBS: Final[frozenset[str]] = words.PREPOSITIONS | words_in(
    "and or but nor the a an my your his her their too as well each all both half instead also not any some"
)


class Continuing(Ballots):
    """Reads what goes on from the act before."""

    def thing_counted(self, hits: Sequence[Hit[Ready]], joined: bool) -> str:
        """What a bare number counts: `I give Brask six gold and exchange three`, `I give Tarn 3 gold. I give
        Brask two`, of the same act in the sentence right before."""
        if self.last is not None:
            return str(self.last[1].get("asset", "")) if joined else ""
        more = any(token.low in _MORE for token in self.tokens)
        before = self.scene.deeds[-1] if self.scene.deeds and not more else ()
        again = {hit.what.frame.action for hit in hits}
        assets = {str(act.action.params().get("asset", "")) for act in before if act.action.name in again}
        return next(iter(assets)) if len(assets) == 1 else ""

    def past_idle(self, start: int, verb: int, fillings: list[Filling], joined: frozenset[str]) -> int | None:
        """`I give up`, `I take your point (and vote for Tarn)`: the place behind what is done to nothing of
        the game."""
        end = series_behind_it(self.scene, self.tokens, verb)
        filled = max((f.end for f in fillings if f.complete), default=0)
        opened = {opener for f in fillings for opener in f.ready.opened}
        said = self.tokens[:end]
        # behind a label it may be told of a slot: `Middle: I start an argument`
        labelled = start > 0 and self.tokens[start - 1].low == ":"
        if not (
            everyday_phrase(said, verb)
            or (not labelled and done_to_nothing(self.scene, said, verb, filled, opened))
        ):
            return None
        if end == len(self.tokens):
            return self.chunk(start, Mood.STATE.value, joined)
        self.skip(start, end, Mood.STATE.value)
        self.elided = True
        return end

    def continued(self, start: int, joined: frozenset[str], ready: Ready, params: Params) -> int | None:
        """A verb goes on with other slots: `to Town Square, then to Healer`; `and Tarn 2`."""
        if not joined or not ready.frame.series or self.begins_clause(start, ready):
            return None
        if ready.frame.fixed and ready.frame.sayings:
            if self.answers_anew(start, ready):
                return None
            if (after := self.row(start)) is not None:
                return after
        inherited = inherited_by(ready, params)
        self.scene.ellipsis = str(params.get("asset", "")) if "quantity" in params else ""
        fillings = fill(self.scene, self.tokens, start, ready) + self.own_row(start, ready)
        if joined & {"and", "then", "--"}:
            fillings += self.bare_goal(start, ready)
        self.scene.ellipsis = ""
        uncounted = [f for f in fillings if self.leaves_uncounted(f) or _may_be_listed(f, inherited)]
        good = [f for f in fillings if f not in uncounted and self.goes_on_with(f, inherited)]
        if self.tokens[start].low == "one":
            # "a 3 for an A and one for a B" offers another, and none that has a 1 on it
            good = [f for f in good if all(v is None or v.parts != ("1",) for v in f.values)]
        # a verb that itself says `back` (`return`) says it once
        again = not ready.frame.returning
        good = [f for f in good if (f.end != start or (f.back and again)) and not self.opens_next(f, joined)]
        if not good and any(fills_needed(f) for f in uncounted):
            self.taint, self.tainted_from, self.stop = "each_or_shared", self.clause_from, True
            return len(self.tokens)
        was = self.filled
        before = was[1] if was is not None else ()
        after = self.best(start, good, inherited) if good else None
        anew = joined == {","} and was is not None and self.tells_anew(was[0])
        # "F6 -> F7", "Joss 5 - 2": another value as likely as one more, unless one goes from place to place
        dashed = joined <= {"--", "/"} and not any(slot.back for slot in ready.frame.slots)
        if after is not None and (anew or dashed):
            self.taint, self.stop = self.taint or "leftover", True
            return len(self.tokens)
        again = len(before) > 1 or (len(before) == 1 and not ready.frame.repeatable)
        if after is not None and again and not joined & {"and", "then"}:
            self.told_singly(before)
        return after

    def tells_anew(self, before: Filling) -> bool:
        """`(I set my left constructor, now on F), to 2`: behind a mere comma, a second value for one slot of
        the act, where another slot is as it was."""
        if self.filled is None or self.filled[0].ready is not before.ready:
            return False
        old, new = (
            {slot.params for slot, value in told.pairs if value and slot.params[0] and value.parts != (None,)}
            for told in (before, self.filled[0])
        )
        return len(new) == 1 and new < old

    def past_another(self, start: int, joined: frozenset[str]) -> int:
        """`(I cast a vote against 51) and one for 52`: the answer behind what stands for a vote."""
        if self.last is None or "and" not in joined:
            return start
        place = start + (self.tokens[start].low in {"one", "another"})
        place += place > start and [t.low for t in self.tokens[start : place + 1]] == ["another", "one"]
        action = self.last[0].frame.action
        answers = self.scene.lexicon.sayings.at(self.tokens, place) if place < len(self.tokens) else ()
        return place if any(hit.what.frame.action == action for hit in answers) else start

    def leaves_next(self, place: int) -> bool:
        """`(I vote for 52), and 51 I leave alone`: whether what would go on with a list is left as it is."""
        while place < len(self.tokens) and self.tokens[place].low in {",", "and", ";", "but"}:
            place += 1
        return leaves_be(self.scene, self.tokens, place, len(self.tokens))

    def answers_anew(self, start: int, ready: Ready) -> bool:
        """`AGAINST 11, FOR 12`: another answer than the one before, and no preposition of its list."""
        said = self.scene.lexicon.sayings.at(self.tokens, start)
        return any(hit.what.frame.fixed != ready.frame.fixed for hit in said)

    def begins_clause(self, start: int, ready: Ready) -> bool:
        """Whether a clause with a verb of its own stands there, and no more of the one before."""
        low = self.tokens[start].low
        told = self.tokens[start + 1].low if start + 1 < len(self.tokens) else ""
        if low in {"i", "we"} or (low in _SUBJECTS and told in _TOLD):
            return True
        if low in _SINGLE and self.does_idly(start + 1):
            return True
        if low in _OTHERS and told.isalpha() and told not in _NO_VERBS:
            # "and you owe me a song", unlike "and you two"
            return number_at(self.tokens, start + 1) is None
        # "down to", which is nothing that one drinks
        openers = (opener for _, opener in ready.opened.get(low, ()) if len(opener) > 1)
        led = any(stands(self.tokens, start, opener) for opener in openers)
        verbal = low != "back" and not led and bool(self.scene.lexicon.verb_at(self.tokens, start))
        return verbal and not self.numbers_thing(start, ready)

    def does_idly(self, place: int) -> bool:
        """`(and that) pleases neither`: a verb of the third person that is none of the game's, and names
        nothing of it."""
        low = self.tokens[place].low if place < len(self.tokens) else ""
        done = low.endswith("s") and len(low) > _SHORT and not low.endswith(("ss", "us", "is"))
        named = any(token.capital or token.low[0].isdigit() for token in self.tokens[place:])
        return done and not named and low.removesuffix("s") not in self.scene.lexicon.base_words | _NO_VERBS

    def opens_next(self, filling: Filling, joined: frozenset[str]) -> bool:
        """`; on intent 6, I wait`: what stands in front of a clause of the sender's own belongs to that."""
        behind = [token.low for token in self.tokens[filling.end : filling.end + 2]]
        if not {"i", "we"}.intersection(behind[:1] if behind[:1] != [","] else behind[1:]):
            return False
        held = (self.scene.lexicon.kinds.get(slot.kind) for slot, value in filling.pairs if value is not None)
        return ";" in joined or any(kind is not None and kind.things for kind in held)

    def leaves_uncounted(self, filling: Filling) -> bool:
        """Whether what comes in quantities stands without any (`3 gold to Tarn and Brask`)."""
        counted = [value for slot, value in filling.pairs if self.counts(slot.kind)]
        return bool(counted) and not any(counted)

    def goes_on_with(self, filling: Filling, inherited: Params) -> bool:
        """Whether a filling has something new, and the act before the rest of what it needs."""
        short = [slot for slot, value in filling.pairs if value is None and not slot.optional]
        back = filling.back and any(slot.back for slot in short)
        named = any(value is not None and any(slot.params) for slot, value in filling.pairs)
        if filling.ready.frame.closings or not (back or (named and fills_needed(filling))):
            return False
        return back or all(set(slot.params) & set(inherited) for slot in short)

    def numbers_thing(self, start: int, ready: Ready) -> bool:
        """`offer 5`, `Hand Limit 1`, which are no verbs: a thing by its number or its name where the verb
        before it takes one."""
        numbered = start + 1 < len(self.tokens) and self.tokens[start + 1].low[0].isdigit()
        if not numbered and not self.tokens[start].capital:
            return False
        kinds = (self.scene.lexicon.kinds.get(slot.kind) for slot, _ in ready.slots)
        return any(
            value.end > start + 1
            for kind in kinds
            if kind is not None and kind.things
            for value in things_at(self.scene, self.tokens, start, kind)
        )

    def counts(self, kind: str) -> bool:
        """Whether values of the kind come in quantities."""
        declared = self.scene.lexicon.kinds.get(kind)
        return declared is not None and declared.counted

    def bare_goal(self, start: int, ready: Ready) -> list[Filling]:
        """A further destination without its preposition: `to Town Square, Healer, then back`."""
        blank = Filling(ready, start, (None,) * len(ready.slots))
        found: list[Filling] = []
        for number, (slot, _) in enumerate(ready.slots):
            if slot.back:
                for value in values_at(self.scene, self.tokens, start, slot.kind):
                    if ending(self.scene, self.tokens, value.end).after not in {After.END, After.NEXT}:
                        continue
                    found.append(blank.with_value(number, value)._replace(end=value.end))
        return found


def _may_be_listed(filling: Filling, inherited: Params) -> bool:
    """`(I offer a 3 for an A) plus a B`: all it fills may as well go on with the list of the act before."""
    lists = {s.kind for s, v in filling.pairs if v is None and s.many and s.params[0] in inherited}
    filled = [slot.kind for slot, value in filling.pairs if value is not None]
    return len(filled) == 1 and filled[0] in lists


def fills_needed(filling: Filling) -> bool:
    """Whether a slot that must be filled is."""
    return any(value is not None and not slot.optional for slot, value in filling.pairs)


def inherited_by(ready: Ready, params: Params) -> Params:
    """The values of an act with which a series goes on: of slots that must be filled and may be shared."""
    return {
        p: v
        for slot, _ in ready.slots
        if not (slot.optional or slot.own)
        for p in slot.params
        if (v := params.get(p)) is not None
    }
