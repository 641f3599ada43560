"""Answers without a verb: whole clauses that perform as they stand, and rows of a ballot."""

import re
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.before.usual_fronts import is_usual
from gamemaster.language.english import words
from gamemaster.language.english.phrases import Hit
from gamemaster.language.english.times import of_another_day
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.acts import build
from gamemaster.language.frames.matching import Filling, fill
from gamemaster.language.sentences.answer_pairs import answer_pairs, answered_slot
from gamemaster.language.sentences.ballot_fronts import about, leads_to_ballot, thing_told_of
from gamemaster.language.sentences.loud_answers import BALLOT, LoudAnswers
from gamemaster.language.sentences.rows import row_at
from gamemaster.language.sentences.unheard import tells_of
from gamemaster.language.tails.tails import tail_harmless
from gamemaster.language.values.antecedents import SUBJECTS
from gamemaster.language.values.choosing import known, parts_of
from gamemaster.language.values.things import things_at
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import listed_at, values_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Skip

_FUNCTION_WORDS: Final = frozenset({"for", "against", "with", "yes", "no", "in", "out", "same", "so"})
_ROW_MARKS: Final = frozenset({":", "--", ")", "]", "(", "[", "=", ",", "...", ".", "*", "|", "'", "~"})
_MAY_PRAISE: Final = words_in("looks seems remains sounds")
"""Verbs that may have lost another subject: `FOR, obviously, looks good`."""
_TELLING: Final = _MAY_PRAISE | words_in(
    "is are was were has have had will would leads comes goes takes means does needs makes helps costs"
)
_GOING_ON: Final = words_in(
    "because since as for though although even if and but or with without in on at to of please thanks thank "
    "too also again naturally gladly not just only this from by which mostly mainly - -- ( :"
)
"""What opens words about a vote that stands: `For 31, because it is short`."""
_PERHAPS_GIVEN: Final = words_in("i my mine me we our it this that there what given hereby here ?")
_ITEM_NUMBER: Final = re.compile(r"(?:^|\n)[ \t]*[#(]?(\d{1,4})[.)][ \t]+$")


class Ballots(LoudAnswers):
    """Reads answers."""

    def saying(self, start: int) -> int | None:
        """Whole clauses that perform as they stand, and a thing with its answer: `81: FOR`."""
        if (after := self.paired(start)) is not None:
            return after
        numbered = self.numbered(start)
        for hit in self.scene.lexicon.sayings.at(self.tokens, start):
            if (
                after := self.of_another_day(start, hit)
                or self.told_of(start, hit)
                or self.turned(start, hit)
            ):
                return after
            fillings = self.answers(start, hit)
            if any(self.turns_to(start, f) for f in fillings):
                return self.doubt(start, "leftover", (), hit.what)
            if numbered is not None:
                fillings = [about(f, *numbered) for f in fillings]
            after = self.best(start, fillings)
            if after is None and not fillings and (after := self.half_answer(start, hit)) is not None:
                return after
            if after is not None:
                self.answered = any(slot.implied for slot in hit.what.frame.slots)
                return after
        if (after := self.loud_answer(start)) is not None:
            return after
        for read in (self.tailed, self.row, self.led_ballot, self.behind_front):
            if (after := read(start)) is not None:
                return after
        verbal = self.tokens[start].low in {"i", "we"} or self.scene.lexicon.verb_at(self.tokens, start)
        return self.doubt(start, "vague", (), None) if not verbal and self.half_a_move(start) else None

    def told_of(self, start: int, hit: Hit[Ready]) -> int | None:
        """`Support, I hear, is thin`: what looks like an answer is what the sentence is about."""
        if hit.end >= len(self.tokens) or self.tokens[hit.end].low != ",":
            return None
        lows = [token.low for token in self.tokens[hit.end + 1 :]]
        behind = lows[lows.index(",") + 1 :] if "," in lows else []
        if not behind or behind[0] not in _TELLING or not _PERHAPS_GIVEN.isdisjoint(behind):
            return None
        if behind[0] in _MAY_PRAISE:
            return self.doubt(start, "vague", (), hit.what)
        self.skip(start, len(self.tokens), "unknown_sentence")
        self.stop = True
        return len(self.tokens)

    def of_another_day(self, start: int, hit: Hit[Ready]) -> int | None:
        """`On day one I voted for Ivo`: told as done, and not of now."""
        told = any(is_past(token.low) for token in self.tokens[start : hit.end])
        if not told or not of_another_day(self.tokens):
            return None
        self.skip(start, len(self.tokens), "past")
        self.stop = True
        return len(self.tokens)

    def tailed(self, start: int) -> int | None:
        """`Brask gets my vote`, `Tarn and Ondine are my lovers`: the value of the first slot, what performs
        behind it."""
        tails = self.scene.lexicon.tails
        if self.tokens[start].low in SUBJECTS:
            # "He gets my vote", where nothing says who e is
            said = tails.longest(self.tokens, start + 1)
            return self.doubt(start, "which_one", (), said.what) if said and self.ends_at(said.end) else None
        first = self.tokens[start]
        numbered = first.low[0].isdigit() or first.low == "#"
        if not (first.capital or numbered or self.scene.referents.at(self.scene.text, self.tokens, start)):
            return None
        # what stands behind a name is looked for first: it is rare, and costs less
        places = tails.may_begin(self.tokens, start + 1)
        hits = [(p, hit) for p in places for hit in tails.at(self.tokens, p)]
        for ready in dict.fromkeys(hit.what for _, hit in hits):
            for value in self.values_before(start, ready):
                for hit in (hit for place, hit in hits if place == value.end and hit.what is ready):
                    end = self.past_padding(hit.end, ready)
                    blank = Filling(ready, end, (value, *[None] * (len(ready.slots) - 1)))
                    if (after := self.best(start, [blank])) is not None:
                        return after
        return None

    def past_padding(self, place: int, ready: Ready) -> int:
        """The place behind what changes nothing about an act (`is the one I check tonight`)."""
        while (hit := ready.padding.longest(self.tokens, place)) is not None:
            place = hit.end
        return place

    def values_before(self, start: int, ready: Ready) -> list[Value]:
        """What the first slot of a frame with tails may hold, where it opens the clause."""
        slot = ready.slots[0][0]
        if slot.many:
            return listed_at(self.scene, self.tokens, start, slot.kind, ready.stops, not slot.alternatives)
        return values_at(self.scene, self.tokens, start, slot.kind)

    def is_answer(self, start: int, filling: Filling) -> bool:
        """Whether `for` or `against` is an answer and no preposition."""
        token = self.tokens[start]
        loud = self.scene.text[token.start : token.end].isupper()
        ends = self.ends_at(start + 1) or self.tokens[start + 1].low in {",", ".", "!", "--", ";", "("}
        ends = ends or self.joined_to_another(start + 1)
        return loud or bool(filling.filled) or (ends and filling.end == start + 1)

    def answers(self, start: int, hit: Hit[Ready]) -> list[Filling]:
        """What a saying that begins at `start` may answer, told in it or understood."""
        fillings = [f for f in fill(self.scene, self.tokens, hit.end, hit.what, hit.number) if f.complete]
        more = [token.low for token in self.tokens[hit.end : hit.end + 2]] == [",", "and"]
        if hit.what.frame.fixed and (more or not fillings):
            fillings = [Filling(hit.what, hit.end, (None,) * len(hit.what.slots), number=hit.number)]
        if hit.end == start + 1 and self.tokens[start].low in _FUNCTION_WORDS:
            fillings = [f for f in fillings if self.is_answer(start, f)]
        return fillings

    def turns_to(self, start: int, filling: Filling) -> bool:
        """`For 31, I say no`: whether `for` may name what the words behind its comma are about."""
        token, behind = self.tokens[start], self.tokens[filling.end : filling.end + 2]
        loud = self.scene.text[token.start : token.end].isupper()
        if token.low != "for" or loud or not filling.filled or [t.low for t in behind[:1]] != [","]:
            return False
        if any(token.low == "i" for token in self.tokens[start : filling.end]):
            return False
        goes_on = behind[1:] == [] or behind[1].low in _GOING_ON or behind[1].low in words.ADVERBS
        return not (goes_on or self.agrees(filling.end + 1, filling.ready))

    def agrees(self, place: int, ready: Ready) -> bool:
        """Whether at `place` there is the same answer (`I'm in favour`), or one that says itself to what
        (`against 32`)."""
        hits = self.scene.lexicon.sayings.at(self.tokens, place)
        told = (f for h in hits for f in fill(self.scene, self.tokens, h.end, h.what, h.number))
        same = any(hit.what.frame.fixed == ready.frame.fixed for hit in hits)
        same = same or [t.low for t in self.tokens[place : place + 3]] == ["i", "'m", "in"]
        return same or any(f.complete and f.filled for f in told)

    def joined_to_another(self, place: int) -> bool:
        """Whether `and against` stands at `place`, and nothing behind it."""
        if self.tokens[place].low != "and":
            return False
        return any(self.ends_at(hit.end) for hit in self.scene.lexicon.sayings.at(self.tokens, place + 1))

    def row(self, start: int) -> int | None:
        """`81: FOR`, `Proposal 82 - AGAINST`: a known thing, and the answer to it."""
        token = self.tokens[start]
        if not (token.low[0].isdigit() or token.capital or token.low in {"#", "[", "("}):
            return None
        answering = self.scene.lexicon.answering
        if answering is not None and answering.isdisjoint([t.low for t in self.tokens[start + 1 :]]):
            return None
        for kind in self.scene.lexicon.answered:
            for value in things_at(self.scene, self.tokens, start, kind):
                if value.doubt:
                    continue
                place = value.end
                while place < len(self.tokens) and self.tokens[place].low in _ROW_MARKS:
                    place += 1
                if place > value.end and place >= len(self.tokens):
                    # `12 -`: the mark itself is the answer
                    place -= 1
                if [t.low for t in self.tokens[place : place + 2]] == ["i", "vote"]:
                    place += 2
                for hit in self.scene.lexicon.sayings.at(self.tokens, place):
                    number = answered_slot(hit.what, kind)
                    if number is None or not self.stands_alone(place, hit.end):
                        continue
                    found = [
                        about(f, kind, value)
                        for f in fill(self.scene, self.tokens, hit.end, hit.what, hit.number)
                        if f.values[number] is None
                    ]
                    after = self.best(start, [f for f in found if f.complete])
                    if after is not None:
                        return after
        return None

    def stands_alone(self, place: int, end: int) -> bool:
        """Whether an answer is none of the words that open something else (`for now, ...`)."""
        token = self.tokens[place]
        if token.low not in _FUNCTION_WORDS or self.scene.text[token.start : token.end].isupper():
            return True
        return self.ends_at(end) or not self.tokens[end].low[0].isalnum()

    def half_answer(self, start: int, hit: Hit[Ready]) -> int | None:
        """`Accepted!` where the answer needs more than what it answers: it is asked about."""
        kinds = [kind for kind in self.scene.lexicon.answered if answered_slot(hit.what, kind) is not None]
        at = self.tokens[start].start
        begun = fill(self.scene, self.tokens, hit.end, hit.what)
        idle = any(self.ends_at(f.end) for f in begun) or tail_harmless(
            self.scene, self.tokens, hit.end, len(self.tokens), hit.what
        )
        # "Accepted, to everybody's surprise."
        told = idle or self.tokens[hit.end].low in _ROW_MARKS | {"!", ";"}
        alone = words.ADVERBS.issuperset(token.low for token in self.tokens[:start])
        if not alone or not told or hit.what.frame.fixed:
            return None
        here = any(self.scene.prompts.here(kind, at) is not None for kind in kinds)
        spoken = any(self.scene.prompts.speak_of(kind, at) for kind in kinds)
        if not (here or spoken or (self.scene.signed and tells_of(self.scene, kinds, at))):
            return None
        # what it needs besides may stand in the sentence behind it
        self.said.open, self.said.open_from = tuple(f for f in begun if idle and not f.filled), at
        return self.doubt(start, "incomplete", (), hit.what, certain=True)

    def own_row(self, start: int, ready: Ready) -> list[Filling]:
        """`my right one a D`, behind another act of the verb: what is the sender's own, and what it gets."""
        if self.tokens[start].low != "my" or not ready.frame.joint:
            return []
        cuts = (p for p in range(start, len(self.tokens)) if self.tokens[p].low in {",", ";", "and", "."})
        end = next(cuts, len(self.tokens))
        row = row_at(self.scene, list(self.tokens[start:end]), ready)
        return [row._replace(end=end)] if row is not None else []

    def paired(self, start: int) -> int | None:
        """`AGAINST 11 FOR 12`: the acts of a sentence that holds nothing but answers and what they answer."""
        pairs = answer_pairs(self.scene, self.tokens) if not start else None
        if pairs is None:
            return None
        made = [build(self.scene, f, self.actor, self.span(at, f.end)) for at, f in pairs.fillings]
        if not made or any(one.doubt or not one.acts for one in made):
            return self.doubt(start, "leftover", (), pairs.ready, certain=True)
        for (_, filling), one in zip(pairs.fillings, made, strict=True):
            self.speak_of(filling, one.params or {})
        self.said.findings.extend(act for one in made for act in one.acts)
        return len(self.tokens)

    def numbered(self, start: int) -> tuple[Kind, Value] | None:
        """The thing whose number a list gives the item (`11. FOR`), where the game has one of that number."""
        if start or not self.tokens or self.tokens[0].low not in self.scene.lexicon.sayings.firsts:
            return None
        first = self.tokens[0].start
        mark = _ITEM_NUMBER.search(self.scene.text, max(0, first - 12), first)
        for kind in self.scene.lexicon.answered if mark is not None else ():
            if mark is not None and mark[1] in known(self.scene, kind):
                return kind, Value(0, parts_of(kind, mark[1]))
        return None

    def turned(self, start: int, hit: Hit[Ready]) -> int | None:
        """`For: 11, 14`: a ballot the other way round is asked about."""
        place = hit.end
        if place >= len(self.tokens) or self.tokens[place].low not in {":", "--"}:
            return None
        for kind in self.scene.lexicon.answered:
            whole = [v for v in things_at(self.scene, self.tokens, place + 1, kind) if self.ends_at(v.end)]
            numbered = bool(whole) and self.tokens[place + 1].low[0].isdigit()
            if numbered and answered_slot(hit.what, kind) is not None:
                blank = Filling(hit.what, whole[-1].end, (None,) * len(hit.what.slots), number=hit.number)
                offers = self.offer(start, [about(blank, kind, whole[-1])])
                return self.doubt(start, "no_subject", offers, hit.what, certain=True)
        return None

    def led_ballot(self, start: int) -> int | None:
        """`Here are my votes: 11 FOR; AGAINST on 12`, `My votes are 11 FOR ...`: the rows are read on."""
        acted = any(not isinstance(f, Skip) for f in self.said.findings)
        if start and (acted or self.tokens[start - 1].low != ","):
            return None
        near = next((p for p in range(start, len(self.tokens)) if self.tokens[p].low == ":"), start)
        before, first = self.tokens[start:near], [t.low for t in self.tokens[near + 1 : near + 2]]
        if before and first and leads_to_ballot(self.scene, before, first[0][0].isdigit()):
            return self.led_by(start, near)
        lows = [token.low for token in self.tokens[:12]]
        colon = lows.index(":") if ":" in lows else 2 if lows[:3] == ["my", "votes", "are"] else len(lows)
        told, behind = set(lows[:colon]), colon + 1
        if start or behind >= len(self.tokens):
            return None
        mine = told & BALLOT and ("my" in told or {"from", "me"} <= told)
        if not mine:
            return self.saying(behind) if is_usual(self.tokens[:colon]) else None
        owned = words.KIN if "'s" in told else frozenset[str]()
        if told & (words.TAINT | words.UNREAL | words.CONDITION | words.SPEECH | owned):
            return None
        return self.saying(behind)

    def led_by(self, start: int, colon: int) -> int | None:
        """`Having read 31: AGAINST`: the answers behind words that lead up to them, of what those speak."""
        named = thing_told_of(self.scene, self.tokens[start:colon])
        for hit in self.scene.lexicon.sayings.at(self.tokens, colon + 1) if named is not None else ():
            if named is not None and hit.what.frame.fixed and self.ends_at(hit.end):
                bare = Filling(hit.what, hit.end, (None,) * len(hit.what.slots), number=hit.number)
                return self.best(colon + 1, [about(bare, *named)])
        return self.saying(colon + 1)
