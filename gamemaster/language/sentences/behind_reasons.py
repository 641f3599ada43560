"""Where a reason gives way to the next act: `FOR 31 because I like beer and AGAINST 32 because I don't`.

A reason runs on to the next clause in the first person; but the act before it may go on in a series without
its `I`. What must stay true: nothing that may be an act is passed over as part of a reason. It goes on where
it cannot well be the reason's (another ground behind it, a word of its own in front, a verb that the reason
has no place for), and is asked about where it may be either (`because I know Rust and Fawn`).
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.acts import Params
from gamemaster.language.frames.matching import Filling, fill
from gamemaster.language.sentences.continuing import Continuing, fills_needed, inherited_by
from gamemaster.language.tails.endings import After, Ending, ending
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.ready import Ready

_GROUNDS: Final = words_in("because since as bc cuz coz cos cus")
_JOINTS: Final = words_in("and then , ; -- & plus also")
_FIRM: Final = words_in("and then ; -- & plus")
_BEHIND: Final = frozenset({After.ASIDE, After.CONDITION, After.REST})
_WHOLE: Final = frozenset({After.END, After.NEXT, After.ASIDE})
_OPEN: Final[frozenset[str]] = (
    words.SPEECH
    | words.NEGATIONS
    | words_in(
        "to can could may might must shall should will would 'd 'll who whoever those people let lets want "
        "wants if when once whether unless until everybody everyone always often usually never them you they "
        "we help"
    )
)
"""Behind one of these a verb may be the reason's: `because I want to live and heal`."""
_UNTOLD: Final = words_in("i we me my a an it they them this that one he she e who all us you")
_SHORTEST: Final = 2
_CASES: Final = words_in("if unless when once until provided after before")
_ONES: Final = words_in("one another two three")


class BehindReasons(Continuing):
    """Reads on behind a reason."""

    def resumed(self, filling: Filling, params: Params | None, after: Ending) -> Ending:
        """What follows an act, up to where its series goes on behind a reason; a condition where it only
        may go on."""
        start, end = filling.end, len(self.tokens)
        if after.after is After.ASIDE and after.place < end:
            end = after.place
        elif after.after not in _BEHIND:
            return after
        ground = self._ground(start)
        if ground is None:
            return after
        for place in range(ground + _SHORTEST, end):
            cut = place
            while cut > ground and self.tokens[cut - 1].low in _JOINTS:
                cut -= 1
            if cut == place or cut < ground + _SHORTEST or self.tokens[place].low in _JOINTS:
                continue
            joints = {token.low for token in self.tokens[cut:place]}
            sure = self._goes_on(filling, params or {}, self.tokens[ground + 1 : cut], place, joints)
            if sure is not None:
                beside = ending(self.scene, self.tokens[:cut], start).after is After.ASIDE
                return Ending(After.ASIDE, cut) if sure and beside else Ending(After.CONDITION, start)
        return after

    def _ground(self, start: int) -> int | None:
        """The word that opens a reason right behind the act, or behind its comma."""
        place = start
        while place < len(self.tokens) and self.tokens[place].low in {",", "("}:
            place += 1
        known = place < len(self.tokens) and self.tokens[place].low in _GROUNDS
        return place if known else None

    def _goes_on(
        self, filling: Filling, params: Params, reason: Tokens, place: int, joints: set[str]
    ) -> bool | None:
        """Whether the act surely goes on at `place`; None where nothing does that could be of it."""
        if self._verb_goes_on(place) and not joints.isdisjoint(_FIRM):
            return self._closed(reason)
        answered = self._answered(filling.ready, place)
        if answered:
            end = max(f.end for f in answered)
            return self._another_ground(end) or not self._tells(reason, filling)
        good = self._further(filling, params, place)
        if not good:
            return None
        end = max(f.end for f in good)
        told = self._tells(reason, filling)
        if self._another_ground(end) and not self._subject_at(place, end):
            return not told or not joints.isdisjoint({",", ";"})
        if joints.isdisjoint(_FIRM) or not self._stands_alone(end):
            return None
        low = self.tokens[place].low
        opens = low in words.PREPOSITIONS or low in filling.ready.opened or low in _ONES
        if told:
            return False if opens or "then" in joints or _several(good) else None
        return opens or "then" in joints or _several(good)

    def _verb_goes_on(self, place: int) -> bool:
        """Whether a verb of the game stands there with all that it takes."""
        done = self.whole_fillings(self.scene.lexicon.verb_at(self.tokens, place))
        return any(self.followed_by(filling) in _WHOLE for filling in done)

    def _closed(self, reason: Tokens) -> bool:
        """Whether the reason has no place for one more verb."""
        return not any(a.low in _OPEN for a, b in pairwise([*reason, *reason[-1:]]) if a is not b)

    def _answered(self, ready: Ready, place: int) -> list[Filling]:
        """The ballots of the same act that stand there in full."""
        hits = self.scene.lexicon.sayings.at(self.tokens, place)
        same = [hit for hit in hits if hit.what.frame.action == ready.frame.action]
        return [f for f in self.whole_fillings(same) if self._stands_alone(f.end)]

    def _further(self, filling: Filling, params: Params, place: int) -> Sequence[Filling]:
        """The fillings of the act before with something new from `place` on."""
        ready = filling.ready
        if not ready.frame.series or self.begins_clause(place, ready):
            return ()
        inherited = inherited_by(ready, params)
        self.scene.ellipsis = str(params.get("asset", "")) if "quantity" in params else ""
        found = fill(self.scene, self.tokens, place, ready)
        self.scene.ellipsis = ""
        good = [f for f in found if f.end > place and fills_needed(f) and self.goes_on_with(f, inherited)]
        end = max((f.end for f in good), default=0)
        return [f for f in good if f.end == end and (self._another_ground(end) or self._stands_alone(end))]

    def _another_ground(self, place: int) -> bool:
        """Whether the next reason stands there."""
        place += place < len(self.tokens) and self.tokens[place].low == ","
        return place < len(self.tokens) and self.tokens[place].low in _GROUNDS

    def _stands_alone(self, place: int) -> bool:
        """Whether the clause ends there, or goes on behind a mark or a reason."""
        if self.ends_at(place) or self._another_ground(place):
            return True
        return self.tokens[place].low in _JOINTS | _CASES

    def _subject_at(self, place: int, end: int) -> bool:
        """`because Rutger, as you know, ...`: whether what stands there may be a subject inside a reason."""
        return self.tokens[end].low == "as" if end < len(self.tokens) and end == place + 1 else False

    def _tells(self, reason: Tokens, filling: Filling) -> bool:
        """Whether the reason itself names something else that the act could take, or counts."""
        if any(t.low != "one" and may_be_number(t.low) for t in reason):
            return True
        if not _CASES.isdisjoint(t.low for t in reason):
            return True
        held = {value.parts for value in filling.values if value is not None}
        kinds = {slot.kind for slot, value in filling.pairs if value is not None}
        known = [k for k in sorted(kinds) if (kind := self.scene.lexicon.kinds.get(k)) and not kind.open]
        return any(
            value.parts not in held
            for place, token in enumerate(reason)
            if token.low not in _UNTOLD and token.low.isalnum()
            for kind in known
            for value in values_at(self.scene, reason, place, kind)
        )


def _several(good: Sequence[Filling]) -> bool:
    """Whether more than one value of the act stands there (`Lowri 1 gold`, `right to 3`)."""
    return any(len(f.values) - f.values.count(None) > 1 for f in good)
