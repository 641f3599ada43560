"""Slots and labels in front of an act: `From my left machine I take it`, `Play: Old Cat`."""

import re
from itertools import pairwise
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.before.grounds import as_agreed
from gamemaster.language.before.harmless_leads import harmless_lead
from gamemaster.language.before.labels import thing_named
from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.before.moods import Head, Mood, head
from gamemaster.language.before.of_somebody import tells_of_somebody
from gamemaster.language.before.roles import Role, named_role
from gamemaster.language.before.statements import is_lead
from gamemaster.language.before.subject_matter import past_topic
from gamemaster.language.english import words
from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.frames.acts import build
from gamemaster.language.frames.matching import Filling, fill
from gamemaster.language.sentences.acting import Acting
from gamemaster.language.sentences.fronts import fronted, without_others
from gamemaster.language.sentences.groups_acting import of_a_report
from gamemaster.language.sentences.rows import rows_of
from gamemaster.language.values.choosing import parts_of
from gamemaster.language.values.describing import names_things
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.relevance import concerns
from gamemaster.language.vocabulary.scene import Scene

_BESIDE: Final = 8
"""So many words and marks may stand beside what a thing of the game is said to do."""
_LED: Final = re.compile(
    r"\b(?:led by (?:me|yours truly)|under my (?:lead|leadership|command)"
    r"|(?:and|with) (?:I lead|me (?:leading|in the lead))"
    r"|of which I am the (?:leader|head)|whose (?:leader|head) I am"
    r"|I (?:hereby )?(?:set|order|decree|declare) (?:it|this|that) so|so I (?:order|decree|declare))\b",
    re.IGNORECASE,
)
_LEAD: Final = words_in("lead leadership command guidance")
_BEHIND: Final = 40
"""Characters behind the sentence in which the sender may say so."""
_PRESENT: Final[tuple[Form, ...]] = ("third", "base")


_UNOPPOSED: Final = words_in("no not nobody never")


_INSET: Final = 10
_UNSURE: Final = (words.TAINT | words.CONDITION | {"or", "last"}) - {"once"}


def _circumstance(scene: Scene, fronts: list[Filling]) -> bool:
    """Whether `with` in front of an act fills no slot that the act needs, nor names a price that is known by
    its look (`With my last E and a 4, I ...`)."""
    kinds = scene.lexicon.kinds
    told = [slot for front in fronts for slot, value in front.pairs if value is not None]
    return all(s.optional and not (s.kind in kinds and kinds[s.kind].shapes and not s.many) for s in told)


def _beside(fronts: list[Filling]) -> bool:
    """Whether words behind the things named in front tell where they are."""
    people = any(v and s.kind == "person" for f in fronts for s, v in f.pairs)
    return not people and any(
        f.end > max((v.end for v in f.values if v is not None), default=f.end) for f in fronts
    )


class Leading(Acting):
    """Reads what stands in front of the subject."""

    def past_front(self, start: int) -> int:
        """`From my left machine I take it`: slots of an act before its subject; where the subject stands."""
        tokens = self.tokens
        if (
            tokens[start].low == "no"
            and tokens[start + 1 : start + 2]
            and tokens[start + 1].low in {"more", "longer"}
        ):
            return start
        for place in range(start + 1, min(len(tokens), start + 14)):
            if tokens[place].low not in {"i", "we"}:
                continue
            told = head(self.scene, tokens, place)
            if told.mood is not Mood.PERFORM:
                return start
            cut = place
            while cut > start and tokens[cut - 1].low in {",", ":", "--"}:
                cut -= 1
            cut = self.before_inset(start, without_others(tokens, start, cut))
            own = [token.low for token in tokens[start:cut]] == ["for", "myself"]
            if own and any(t.capital or t.low == "for" for t in tokens[told.verb + 1 :]):
                # whose the act is, and not of whom
                return start
            slots = [
                filling
                for hit in self.scene.lexicon.verb_at(tokens, told.verb)
                for filling in fill(self.scene, tokens[:cut], start, hit.what)
                if filling.end == cut > start
                and self.is_slot(start, filling)
                and not self.states(filling, cut)
            ]
            found = [] if tokens[start].low == "with" and _circumstance(self.scene, slots) else slots
            if slots and not found:
                # "With the Boat on the table I ..." tells where it stands, "With the Boat I ..." is unclear
                return place if _beside(slots) else start
            if not found:
                found = list(self.behalf_of_thing(start, cut, told.verb))
            labels = self.label_of_slot(start, cut, told.verb)
            # "Left: I start an A": one frame of the verb may open with such a slot, another not
            self.front = (*found, *(f for f in labels if all(f.ready is not g.ready for g in found)))
            return place if self.front else start
        return start

    def before_inset(self, start: int, cut: int) -> int:
        """`For the Lanterns, as agreed over soup, I ...`: where the slot ends in front of words that leave
        the act alone."""
        comma = next((p for p in range(cut - 1, start, -1) if self.tokens[p].low == ","), cut)
        inset = self.tokens[comma + 1 : cut]
        if not any(token.low[0].isalnum() for token in inset):
            return cut
        idle = as_agreed(inset) or is_lead(inset) or tells_of_somebody(inset)
        names = inset[0].low in words.FINITE | {"and", "or", "but"} or any(
            t.capital or t.low == ":" for t in inset
        )
        names = names or names_things(self.scene, inset)
        return comma if idle or (not names and leads_up(self.scene, inset, ",")) else cut

    def front_is_slot(self) -> bool:
        """Whether what may be passed over in front (`In my left machine I ...`) fills a slot of the act."""
        low = self.tokens[0].low
        if not (low == "right" or low in words.PREPOSITIONS or self.scene.lexicon.signs.at(self.tokens, 0)):
            return False
        passed, filled = self.past_front(0), bool(self.front)
        self.front = ()
        return passed > 0 and (filled or low not in words.PREPOSITIONS)

    def states(self, front: Filling, cut: int) -> bool:
        """`With Play 3 on the table`: how things are, which fills no slot."""
        last = max((value.end for value in front.values if value is not None), default=cut)
        return last < cut and self.tokens[last].low in {"on", "in", "at", "down", "up", "out"}

    def by_thing(self, start: int) -> int | None:
        """`The Lanterns attack ...`: a thing of the game does what several people do together.

        It acts where the mail says nothing else that might make a report of it, and else is asked about.
        """
        if self.listed or not self.tokens:
            return None
        mine = start < len(self.tokens) and self.tokens[start].low == "my"
        if led := self.led_by_me():
            self.leave_leader_out(start)
            start = self.past_lead(start)
        tokens = self.tokens
        found: list[Filling] = []
        for hit in self.joint_verbs(start):
            for number, slot in enumerate(hit[1].frame.slots):
                for value in values_at(self.scene, tokens[: hit[0]], start, slot.kind):
                    if value.end != hit[0] or value.doubt or number in hit[1].bare:
                        continue
                    values = tuple(value if n == number else None for n in range(len(hit[1].frame.slots)))
                    front = Filling(hit[1], hit[0], values)
                    found += [fronted(f, front) for f in fill(self.scene, tokens, hit[2], hit[1])]
        ends = [f for f in found if self.ends_at(f.end) or (mine and self.tokens[f.end].low in {",", ";"})]
        if not ends and self.scene.signed and any(f.filled > 1 for f in found) and self.says_all():
            return self.doubt(start, "leftover", (), found[0].ready)
        done = [f for f in ends if f.complete]
        if not found and not start and (colon := next((p for p, t in enumerate(tokens) if t.low == ":"), 0)):
            return self.thing_behind(colon + 1)
        if not ends:
            return None
        if not (mine or led or (not start and self.says_all())):
            told = done or [f for f in ends if f.filled > 1]
            reason = "no_subject" if done else "incomplete"
            return self.doubt(start, reason, (), told[0].ready) if told and self.scene.signed else None
        return self.best(start, done) if done else self.doubt(start, "incomplete", (), ends[0].ready)

    def thing_behind(self, place: int) -> int | None:
        """`New phase, so: the Lanterns attack ...`: what a thing does behind a colon, if at all."""
        after = self.by_thing(place) if place < len(self.tokens) else None
        if after is not None and self.acted and not harmless_lead(self.scene, self.tokens[: place - 1], ":"):
            self.taint = self.taint or "lead_in"
        return after

    def past_lead(self, start: int) -> int:
        """`Under my lead the Lanterns attack ...`: where the thing stands that acts."""
        lows = [token.low for token in self.tokens[start : start + 4]]
        if lows[:2] != ["under", "my"] or lows[2:3] == [] or lows[2] not in _LEAD:
            return start
        return start + 3 + (lows[3:] == [","])

    def leave_leader_out(self, start: int) -> None:
        """`The Lanterns, led by me for once, attack ...`: leave out what says who leads."""
        tokens = self.tokens
        first = next((p for p in range(start, len(tokens)) if tokens[p].low == ","), len(tokens))
        near = range(first + 1, min(len(tokens), first + _INSET))
        close = next((p for p in near if tokens[p].low in {",", ".", "!"}), first)
        lows = [token.low for token in tokens[first + 1 : close]]
        if lows[:2] in (["led", "by"], ["under", "my"], ["of", "which"], ["whose", "leader"]):
            if not _UNSURE.isdisjoint(lows):
                self.taint = self.taint or "aside"
            self.tokens = [*tokens[:first], *tokens[close + (tokens[close].low == ",") :]]

    def says_all(self) -> bool:
        """Whether this sentence is all that the mail says, or nearly."""
        beside = len(tokenize(self.scene.text[:4_000])) - len(self.tokens)
        return beside <= _BESIDE and not of_a_report(self.scene, self.tokens)

    def led_by_me(self) -> bool:
        """Whether the sender says that e leads what several people do, or that e sets it so."""
        first, last = self.span(0, len(self.tokens))
        return bool(_LED.search(self.scene.text, first, min(len(self.scene.text), last + _BEHIND)))

    def joint_verbs(self, start: int) -> list[tuple[int, Ready, int]]:
        """Where a verb begins that several people do together, its frame, and where it ends."""
        if not self.scene.lexicon.any_joint:
            return []
        return [
            (place, hit.what, hit.end)
            for place in range(start + 1, min(len(self.tokens), start + 7))
            for form in _PRESENT
            for hit in self.scene.lexicon.verb_at(self.tokens, place, form)
            if hit.what.frame.joint
        ]

    def rows(self) -> bool:
        """Whether the sentence is rows below a heading that has named the verb; then they are read."""
        if not (self.listed and self.scene.heading):
            return False
        whole = self.span(0, len(self.tokens))
        for filling in rows_of(self.scene, self.tokens, self.scene.heading):
            if filling is None:
                self.doubt(0, "incomplete", (), self.scene.heading[0], certain=True)
                return True
            built = build(self.scene, filling, self.actor, whole)
            if built.doubt or not built.acts:
                self.doubt(0, built.doubt or "incomplete", (), filling.ready, certain=True)
                return True
            self.said.findings.extend(built.acts)
        return bool(self.said.findings)

    def label_of_slot(self, start: int, cut: int, verb: int) -> tuple[Filling, ...]:
        """`Left: I begin ...`, `As to intent 7, I object`: a value before a colon or behind the words of a
        topic, without those that introduce it elsewhere."""
        topic = past_topic(self.tokens, start)
        if cut >= len(self.tokens) or not (topic > start or self.tokens[cut].low == ":"):
            return ()
        commas = [p for p in range(topic, cut) if self.tokens[p].low == ","]
        pieces = [(first + 1, last) for first, last in pairwise([topic - 1, *commas, cut])]
        found: list[Filling] = []
        for hit in self.scene.lexicon.verb_at(self.tokens, verb):
            fronts = [Filling(hit.what, cut, (None,) * len(hit.what.frame.slots))]
            for piece in pieces:
                fronts = [more for front in fronts for more in self.with_label(front, *piece)]
            found += fronts
        return tuple(found)

    def with_label(self, front: Filling, first: int, last: int) -> list[Filling]:
        """A front with one more slot, which holds just the words from `first` to `last`."""
        found: list[Filling] = []
        for number, slot in enumerate(front.ready.frame.slots):
            kind = self.scene.lexicon.kinds.get(slot.kind)
            if kind is None or kind.open or slot.many or front.values[number] is not None:
                continue
            read = values_at(self.scene, self.tokens[:last], first, slot.kind)
            found += [front.with_value(number, v) for v in read if v.end == last and not v.doubt]
        return found

    def behalf_of_thing(self, start: int, cut: int, verb: int) -> tuple[Filling, ...]:
        """`On behalf of the Lanterns, I ...`: what acts is a thing of the game, and a slot of the act."""
        if [token.low for token in self.tokens[start : start + 3]] != ["on", "behalf", "of"]:
            return ()
        told = thing_named(self.scene, self.tokens, start + 3)
        if told is None or told[1].end != cut or len(told[1].who) != 1:
            return ()
        value = Value(cut, parts_of(told[0], told[1].who[0]))
        return self.holding(value, told[0], cut, verb)

    def holding(self, value: Value, kind: Kind, end: int, verb: int) -> tuple[Filling, ...]:
        """The frames of the verb whose slots of the kind hold the value."""
        found: list[Filling] = []
        for hit in self.scene.lexicon.verb_at(self.tokens, verb):
            kinds = [self.scene.lexicon.kinds.get(slot.kind) for slot in hit.what.frame.slots]
            values = tuple(value if own is not None and own.things == kind.things else None for own in kinds)
            if any(values):
                found.append(Filling(hit.what, end, values))
        return tuple(found)

    def apposed(self, start: int, told: Head) -> tuple[Filling, ...]:
        """`We, the Lanterns, attack ...`: who acts is a thing of the game, and a slot of the act."""
        if told.mood is not Mood.PERFORM or [t.low for t in self.tokens[start + 1 : start + 2]] != [","]:
            return ()
        end = next((p for p in range(start + 2, told.verb) if self.tokens[p].low == ","), start + 2)
        return self.in_name_of(named_role(self.scene, self.tokens[start + 2 : end], end), told)

    def by_role(self, told: Head) -> tuple[Filling, ...]:
        """`As leader of the Lanterns I attack ...`: the thing in whose name somebody acts, in its slot."""
        role, self.role = self.role, None
        if role is None or role.kind is None or told.mood is not Mood.PERFORM:
            return ()
        self.scene.spoken.setdefault(role.kind.things, []).append(role.name)
        return self.in_name_of(role, told)

    def in_name_of(self, role: Role, told: Head) -> tuple[Filling, ...]:
        """The frames of the verb with the thing in whose name the sender acts."""
        if role.kind is None or not role.leads:
            return ()
        return self.holding(Value(role.end, parts_of(role.kind, role.name)), role.kind, role.end, told.verb)

    def is_slot(self, start: int, front: Filling) -> bool:
        """Whether words in front are slots and not somebody who speaks (`Tarn: I ...`)."""
        filled = {s.kind for s, v in front.pairs if v is not None}
        kinds = self.scene.lexicon.kinds
        if any(kind not in kinds or kinds[kind].open for kind in filled - {"person", "number", "intent"}):
            # any words at all would do
            return False
        label = self.tokens[start].low == "from" and self.tokens[front.end].low == ":"
        if "person" in filled and (label or self.tokens[start].low in {"as", "like"}):
            # "as Brask, I ..." pretends to be somebody, "from Brask: I ..." is eir mail
            return False
        return self.tokens[start].low in front.ready.opened or "person" not in filled

    def labelled(self, start: int, told: Head) -> int | None:
        """`Play: Old Cat`, as forums have it: a verb, a colon and just what it needs."""
        tokens = self.tokens
        if start > 0 and tokens[start - 1].low not in {"#", "*", "--", "["}:
            return None
        hits = [
            hit
            for hit in self.scene.lexicon.verb_at(tokens, told.verb)
            if hit.end < len(tokens) and tokens[hit.end].low == ":"
        ]
        found = [f for hit in hits for f in fill(self.scene, tokens, hit.end + 1, hit.what) if f.complete]
        return self.best(start, [f for f in found if f.filled and self.ends_at(f.end)])

    def resolved(self, subject: int, told: Head) -> bool:
        """`Without 2 objections having arrived, I resolve intent 1.`: the verb leaves nothing open."""
        found = [
            filling
            for hit in self.scene.lexicon.verb_at(self.tokens, told.verb)
            if hit.what.frame.action == "resolve"
            for filling in fill(self.scene, self.tokens, hit.end, hit.what)
            if filling.filled and self.ends_at(filling.end)
        ]
        said = {token.low for token in self.tokens[:subject]}
        return (
            told.mood is Mood.PERFORM
            and not said & words.TAINT - _UNOPPOSED
            and (self.best(subject, found) is not None)
        )

    def requested(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """`I'd like to exchange 4 gold, please.`: polite, and it may be meant as the act itself."""
        for place in range(told.verb + 1, min(told.verb + 5, len(self.tokens))):
            if self.tokens[place].low == "i":
                # "Please let me explain why I explore"
                break
            for hit in self.scene.lexicon.verb_at(self.tokens, place):
                done = self.whole_fillings([hit])
                if done and self.shown(start, done, shared=True):
                    return self.doubt(start, "wish", self.offer(start, done), done[0].ready)
                asked = self.tokens[start].low == "please" and place == told.verb + 1
                end = len(self.tokens)
                if asked and (self.scene.near or concerns(self.scene, self.tokens, place, end, hit.what)):
                    # "Please let me attack the Bog", of which there are two
                    return self.doubt(start, "wish", (), hit.what)
        return self.chunk(start, told.mood.value, joined)
