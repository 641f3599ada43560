"""What stands behind an act: a tail that leaves it as it is, or what it left open (`and become a Knight`)."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from gamemaster.language.before.statements import states
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.tokens import words_in
from gamemaster.language.frames.acts import build
from gamemaster.language.frames.matching import Filling, stands
from gamemaster.language.sentences.left_alone import leaves_be
from gamemaster.language.sentences.open_choices import leaves_choice
from gamemaster.language.sentences.preceding import Preceding
from gamemaster.language.sentences.restating import in_same_words, restated
from gamemaster.language.sentences.turning_to_others import MARKS, turns_to_others
from gamemaster.language.tails.addressed import calls_somebody
from gamemaster.language.tails.answers import answers_at
from gamemaster.language.tails.apologies import apologises
from gamemaster.language.tails.endings import After, Ending, ending
from gamemaster.language.tails.idle_remarks import remark_end
from gamemaster.language.tails.idle_tails import idle_tail, open_to_anybody, thanks_end
from gamemaster.language.tails.manners import manner_end
from gamemaster.language.tails.next_clauses import next_clause
from gamemaster.language.tails.rounding_off import rounds_off
from gamemaster.language.tails.set_off import bears_on_else
from gamemaster.language.tails.spliced import refuses_something
from gamemaster.language.tails.tails import plain_value, tail_harmless
from gamemaster.language.values.describing import names_things
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in

_TOLD_OF: Final = words_in("the my our this that his her its their it")
_PAIR: Final = 2
_OF_ANOTHER: Final = _TOLD_OF - {"it", "this", "that"} | words_in("your these those every being")
_MODALS: Final = words_in("may might can could will must shall")
_PARTING: Final = words.CONDITION | words_in(
    "not n't 't never only this that it instead rather else pending i me my"
)
_ITSELF: Final = words_in("it them")
_TO_NOBODY: Final = (["nothing", "to"], ["nothing", "for"], ["none", "to"], ["none", "for"])
_OPENED_WITHIN: Final = 6
_STAYING: Final = words_in("stays remains waits rests sleeps")
_TAKING: Final = words_in("take assume choose pick select adopt become don")
_TO_WHAT: Final = words_in("upon on up me myself for as the a an class role part mantle office of to be")


_SUBJECTS: Final = words_in("some most many few the half nobody everybody everyone")
_COUNTING: Final = words_in("only some every each first second third one just all both any most many")
_FEW: Final = 6


class Completing(Preceding):
    """Judges tails, completes the last act, or doubts it where the sentence names what it could take."""

    def opens_slot(self, filling: Filling) -> bool:
        """Whether the words after a filling open one of its empty slots, with something it does not know."""
        place = filling.end + (filling.end < len(self.tokens) and self.tokens[filling.end].low == ",")
        low = self.tokens[place].low if place < len(self.tokens) else ""
        if low == "and" and self.taken(filling, place + 1) is not None:
            return False
        if self.takes_another(filling) or leaves_choice(self.scene, self.tokens, filling):
            return True
        if place > filling.end and any(
            len(opener) > 1 and filling.values[number] is None and stands(self.tokens, place, opener)
            for number, opener in filling.ready.opened.get(low, ())
        ):
            return True
        lead = set_phrases.LEADS.longest(self.tokens, place)
        if lead is not None and [t.low for t in self.tokens[lead.end : lead.end + 1]] == ["i"]:
            # "and with that I end my turn"
            return False
        if manner_end(self.scene, self.tokens, place) is not None or open_to_anybody(self.tokens, place):
            # "with a trembling hand" fills nothing
            return False
        if remark_end(self.scene, self.tokens, place, place > filling.end) is not None:
            # "for want of a better idea"
            return False
        answers = filling.end < place and answers_at(self.scene, self.tokens, place)
        if low in {"and", "", "but"} or low not in set_phrases.MANNER_FIRSTS or answers:
            return False
        return any(
            filling.values[number] is None and stands(self.tokens, place, opener)
            for number, opener in filling.ready.opened.get(low, ())
        )

    def takes_another(self, filling: Filling) -> bool:
        """`As to intent 3, I object to your tone`: what else it is done to."""
        behind = self.tokens[filling.end : filling.end + 2]
        if len(behind) < _PAIR or not (behind[1].low in _OF_ANOTHER or behind[1].low.endswith("ing")):
            return False
        openers = filling.ready.opened.get(behind[0].low, ())
        fronted = {number for number, value in enumerate(filling.values) if value and value.end < filling.end}
        kinds = self.scene.lexicon.kinds
        return any(
            number in fronted and (kind := kinds.get(filling.ready.slots[number][0].kind)) and kind.things
            for number, opener in openers
            if len(opener) == 1
        )

    def reaches_over(self, start: int, filling: Filling) -> bool:
        """`I discard Rum; Parrot, I keep`: whether a list takes in what opens the sender's next clause."""
        behind = [token.low for token in self.tokens[filling.end : filling.end + 2]]
        if behind not in ([",", "i"], [",", "we"]):
            return False
        listed = any(value and (value.listed or value.others) for value in filling.values)
        return listed and ";" in [token.low for token in self.tokens[start : filling.end]]

    def lists_on(self, filling: Filling) -> bool:
        """`(a quest for the Ogre) and for the Wyrm`: one more value behind the word that led to the first."""
        place = filling.end + (filling.end < len(self.tokens) and self.tokens[filling.end].low == ",")
        if [token.low for token in self.tokens[place : place + 1]] != ["and"]:
            return False
        low = self.tokens[place + 1].low if place + 1 < len(self.tokens) else ""
        return any(
            filling.values[number] is not None
            and stands(self.tokens, place + 1, opener)
            and values_at(
                self.scene, self.tokens, place + 1 + len(opener), filling.ready.slots[number][0].kind
            )
            for number, opener in filling.ready.opened.get(low, ())
        )

    def tail_stop(self, place: int) -> int:
        """Where the words after an act give way to the next clause in the first person."""
        following = next_clause(self.scene, self.tokens, place + 1)
        return len(self.tokens) if following is None else following

    def goes_with(self, filling: Filling, after: Ending) -> bool:
        """Whether all that is set off behind a filling is of something else than its act."""
        if after.after is After.END or leaves_choice(self.scene, self.tokens, filling):
            return False
        if not filling.complete or not (self.scene.signed or filling.filled):
            return False
        stop = self.tail_stop(filling.end)
        called = calls_somebody(self.scene, self.tokens, filling.end, stop, filling.ready)
        takes_people = any(slot.kind == "person" for slot, _ in filling.ready.slots)
        if called or rounds_off(self.scene, self.tokens, filling.end, stop, takes_people):
            return True
        if turns_to_others(self.scene, self.tokens, filling.end, stop):
            return True
        if apologises(self.scene, self.tokens, filling.end, stop, filling.ready):
            return True
        return bears_on_else(self.scene, self.tokens, filling.end, stop, filling.ready)

    def ends_idly(self, start: int, filling: Filling, after: Ending) -> bool:
        """Whether the words left over after a filling that is certain hold nothing that could change it."""
        tied = self.scene.signed or filling.filled or filling.ready.frame.strength == "own"
        if after.after is not After.REST or not tied or self.opens_slot(filling):
            return False
        sure = build(self.scene, filling, self.actor, self.span(start, filling.end))
        ours = self.shown(start, [filling]) or self.holds_thing(filling)
        if sure.doubt or not sure.acts or not ours:
            return False
        stop = self.tail_stop(filling.end)
        return tail_harmless(self.scene, self.tokens, filling.end, stop, filling.ready)

    def holds_thing(self, filling: Filling) -> bool:
        """Whether a slot holds one of the game's named things."""
        things = {kind.name for kind in self.scene.lexicon.kinds.values() if kind.things}
        slots = filling.pairs
        return any(value is not None and slot.kind in things for slot, value in slots)

    def left_open(self, filling: Filling) -> Iterator[tuple[int, str]]:
        """The optional slots of an act that hold nothing and take one of a few words."""
        for number, slot in enumerate(filling.ready.frame.slots):
            kind = self.scene.lexicon.kinds.get(slot.kind)
            if kind is None or kind.open or kind.number or kind.counted or not kind.phrases:
                continue
            if filling.values[number] is None and slot.optional and slot.params[0]:
                yield number, slot.kind

    def bears_back(self, start: int, joined: frozenset[str]) -> bool:
        """Whether words that are not understood may share the object of the act before them, or tell what it
        leaves open: `(I start a new game); the order of play is ...`."""
        parted = start > 0 and self.tokens[start - 1].low in {":", ";", "--"}
        tells = parted and joined.isdisjoint({"and", "then"})
        if tells and self.tokens[start].low in _TOLD_OF:
            return True
        return joined == {"and"} and self.may_share_object(start)

    def may_share_object(self, start: int) -> bool:
        """`I heal and bandage Brask`: whether the act before may have the same object."""
        last = self.said.findings[-1] if self.said.findings else None
        following = self.tokens[start + 1 : start + 2]
        named = bool(following) and following[0].capital
        return (
            named and isinstance(last, Act) and all(value is None for value in last.action.params().values())
        )

    def fills_more(self, start: int, end: int) -> bool:
        """Whether words after an act name what one of its empty slots takes."""
        return self.filled is not None and any(
            not value.doubt and plain_value(self.tokens, place, value.end)
            for _, kind in self.left_open(self.filled[0])
            for place in range(start, end)
            for value in values_at(self.scene, self.tokens, place, kind)
        )

    def taken(self, filling: Filling, start: int) -> tuple[int, Value, int] | None:
        """The slot that a clause such as `take the class of Knight` fills, its value, and where it ends."""
        tokens, place = self.tokens, start
        while place < len(tokens) and tokens[place].low in words.ADVERBS | {"i", "do"}:
            place += 1
        if place >= len(tokens) or tokens[place].low not in _TAKING:
            return None
        place += 1
        while place < len(tokens) and tokens[place].low in _TO_WHAT:
            place += 1
        for number, kind in self.left_open(filling):
            for value in values_at(self.scene, tokens, place, kind):
                if not value.doubt and not value.others and (after := self.rest_after(filling, value.end)):
                    return number, value, after
        return None

    def filled_up(self, start: int, joined: frozenset[str]) -> int | None:
        """Put what the clause at `start` names into the act before it; the place after it."""
        if self.filled is None or self.taint or not joined & {"and", ","}:
            return None
        found = self.taken(self.filled[0], start)
        return self.put(self.filled[0], self.filled[1], found) if found is not None else None

    def trails_off(self, start: int, end: int) -> bool:
        """Whether words set off behind an act hold nothing that could change it."""
        ready = self.last[0] if self.last is not None else None
        return start > 0 and tail_harmless(self.scene, self.tokens, start, end, ready)

    def carries_out(self, acts: tuple[Act, ...]) -> bool | None:
        """Whether acts behind a colon are what the intent says that was just resolved (`I do so: I add the
        Ladder`); None where none was."""
        before = acts_in(self.said.findings)
        done = before[-1] if before and before[-1].action.name == "resolve" else None
        if done is None or ":" not in self.scene.text[done.start : acts[0].start]:
            return None
        number = str(done.action.params().get("intent"))
        title = str(self.scene.referents.names.things.get("intents", {}).get(number, "")).lower()
        return all(str(value).lower() in title for act in acts for value in act.action.params().values())

    def says_again(self, acts: tuple[Act, ...], ready: Ready) -> bool:
        """`I play the Cat and lay it on the table`: the act just done, told once more of `it`."""
        bare = bool(ready.frame.sayings) and not any(act.action.params() for act in acts)
        alike = [act for done in self.scene.deeds for act in done if act.deed == acts[0].deed] if bare else []
        if alike:
            # "I pass. Nothing from me tonight."; but "I heal. I heal." does it twice
            done_once = acts[0].action.name in self.scene.lexicon.once
            return done_once or not any(in_same_words(self.scene.text, act, acts[0]) for act in alike)
        before = acts_in(self.said.findings)[-len(acts) :]
        if restated(self.scene.text, before, acts):
            return True
        if ready.frame.repeatable or [act.action for act in before] != [act.action for act in acts]:
            return False
        told = [act.deed for act in acts]
        if told == [act.deed for act in before] and not acts[0].action.params():
            # a pass in other words: "Nothing from me: I use neither potion."
            return True
        said = self.scene.text[acts[0].start : acts[-1].end].lower().split()
        return not _ITSELF.isdisjoint(said) and not {"another", "again"} & set(said)

    def dwells_on(self, start: int, fillings: list[Filling]) -> bool:
        """`and set it down, still warm, beside me`: how the act just done is done, and nothing more."""
        last = self.last[0].frame.action if self.last is not None else ""
        same = [f for f in fillings if f.ready.frame.action == last and not f.ready.frame.repeatable]
        first = min((f.end for f in same), default=len(self.tokens))
        lows = [token.low for token in self.tokens[start + 1 : start + 4]]
        if self.tokens[start].low == "i" or not same or _ITSELF.isdisjoint(lows) or self.taint:
            return False
        rest = self.tokens[start + 1 :]
        further = any(
            self.tokens[p - 1].low in {",", "and", "then", ";"} and self.scene.lexicon.verb_at(self.tokens, p)
            for p in range(first, len(self.tokens))
        )
        barred = words.TAINT | words.CONDITION
        return not further and not names_things(self.scene, rest) and not any(t.low in barred for t in rest)

    def left_alone(self, place: int) -> bool:
        """Whether a verb at `place` tells that nothing is done with what stands before it."""
        return place < len(self.tokens) and self.tokens[place].low in _STAYING

    def idles(self, start: int, end: int, joined: frozenset[str]) -> bool:
        """Whether words set off behind the last act only tell where or which it is (`beside D4`)."""
        ready = self.last[0] if self.last is not None else None
        parted = not joined.isdisjoint(MARKS)
        return parted and "and" not in joined and idle_tail(self.scene, self.tokens, start, end, ready)

    def stays(self, start: int, end: int) -> bool:
        """`and Umbrella stays where it is`, `and nothing to Brask`: what is not done besides."""
        tokens = self.tokens
        if [t.low for t in tokens[start : start + 2]] in _TO_NOBODY and end - start <= _FEW:
            return True
        if leaves_be(self.scene, tokens, start, end):
            return True
        if tokens[start].low == "no" and refuses_something(self.scene, tokens, start, end):
            return True
        if start and thanks_end(tokens, start) is not None:
            return True
        begin = start + (tokens[start].low in {"the", "my"})
        kinds = (kind.name for kind in self.scene.lexicon.kinds.values() if kind.things)
        ends = [v.end for kind in kinds for v in values_at(self.scene, tokens, begin, kind) if not v.doubt]
        place = max(ends, default=end)
        if place >= end or not self.left_alone(place):
            return False
        said = {token.low for token in tokens[place + 1 : end]}
        return said.isdisjoint(words.CONDITION | {"i", "instead"}) and not any(
            self.scene.lexicon.verb_at(tokens, p)
            for p in range(place + 1, end)
            if tokens[p - 1].low not in {"my", "the"}  # "in my hand"
        )

    def parts_with(self, start: int, end: int, joined: frozenset[str]) -> bool:
        """`; the new drawing is right`: behind a semicolon, a statement about something else."""
        if ";" not in joined or "and" in joined:
            return False
        said = self.tokens[start:end]
        lows = {token.low for token in said}
        states = not lows.isdisjoint(words.FINITE | _MODALS) or said[-1].low in {".", "!"}
        spoilt = lows & _PARTING or words.CORRECTIONS.at(said, 0) or words.CONDITION_PHRASES.at(said, 0)
        acts = any(self.scene.lexicon.verb_at(said, p) for p in range(len(said)))
        return (
            states
            and said[0].low in _TOLD_OF
            and not (spoilt or acts or names_things(self.scene, said, False))
        )

    def tells_on(self, start: int, end: int) -> bool:
        """`and with that my hand is empty`, `and the bird hoots`: what is told of something else besides."""
        tokens, place = self.tokens, start
        if [t.low for t in tokens[start : start + 2]] in (["with", "that"], ["with", "this"]):
            place += 2
        if place >= end or tokens[place].low not in _TOLD_OF:
            return False
        verbs = range(place + 1 + (tokens[place].low != "it"), min(place + 5, end))
        told = any(
            tokens[p].low in words.FINITE or (tokens[p].low.endswith("s") and len(tokens[p].low) > 3)
            for p in verbs
        )
        said = tokens[start:end]
        lexicon = self.scene.lexicon
        barred = (
            words.TAINT | words.CONDITION | lexicon.entities | lexicon.nouns_of_things | {"i", "me", "we"}
        )
        spoilt = any(token.low in barred or token.capital for token in said)
        acts = any(lexicon.verb_at(tokens, p) for p in range(place + 1, end))
        return told and not spoilt and not acts and not names_things(self.scene, said)

    def speaks_on(self, start: int, end: int, lows: set[str]) -> bool:
        """`I object, spoons are banned here`: a sentence of its own after a comma, about something else."""
        tokens = self.tokens[start:end]
        # "some of us have only just warmed up" counts others, where they are its subject
        counting = _COUNTING if tokens[0].low in _SUBJECTS else frozenset[str]()
        barred = words.TAINT - counting | words.UNREAL | words.CONDITION | {"i", "we", "this"}
        if not (lows & words.FINITE or states(tokens[:_OPENED_WITHIN])) or lows & barred:
            return False
        if any(a.low == "to" and b.low == "be" for a, b in pairwise(tokens)):
            # "the potion to be drunk at need"
            return False
        return not any(
            self.scene.lexicon.verb_at(tokens, place)
            or token.low[0].isdigit()
            or (token.capital and self.scene.referents.at(self.scene.text, tokens, place) is not None)
            for place, token in enumerate(tokens)
        )

    def told_singly(self, before: tuple[Act, ...]) -> None:
        """`all my machines, left, middle and right`: the same acts once more, or some that are unclear."""
        again = self.filled[1] if self.filled is not None else ()
        if again is before or not again:
            return
        if [act.action for act in again] == [act.action for act in before]:
            self.said.findings[-len(again) :] = []
        elif any(act.action == other.action for act in again for other in before):
            self.taint = self.taint or "each_or_shared"

    def named_in(self, start: int, end: int) -> bool:
        """Whether somebody is named between the tokens."""
        return any(self.scene.referents.at(self.scene.text, self.tokens, p) for p in range(start, end))

    def rest_after(self, filling: Filling, place: int) -> int | None:
        """Where to read on behind a completed act, None when what follows may change it."""
        following = ending(self.scene, self.tokens, place)
        if following.after in {After.END, After.NEXT, After.ASIDE, After.MANNER}:
            return max(following.place, place)
        idle = tail_harmless(self.scene, self.tokens, place, len(self.tokens), filling.ready)
        return len(self.tokens) if idle else None

    def put(self, filling: Filling, acts: tuple[Act, ...], found: tuple[int, Value, int]) -> int | None:
        """Build the act anew with one more slot, in the place of the one without."""
        number, value, after = found
        kept: list[Finding] = [finding for finding in self.said.findings if finding not in acts]
        values = (*filling.values[:number], value, *filling.values[number + 1 :])
        more = filling._replace(values=values, end=value.end)
        span = acts[0].start, self.span(0, value.end)[1]
        built = build(self.scene, more, self.actor, span)
        if built.doubt or not built.acts:
            return None
        self.said.findings[:] = [*kept, *built.acts]
        self.filled = (more, built.acts)
        self.last = (filling.ready, built.params or {})
        return after
