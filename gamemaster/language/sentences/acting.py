"""Clauses in the first person present that perform: filling their frames, and carrying a series on."""

from typing import Final

from gamemaster.language.before.circumstances import without_inset
from gamemaster.language.before.moods import Head, Mood
from gamemaster.language.before.on_behalf import behalf_at
from gamemaster.language.english import words
from gamemaster.language.english.first_come import names_the_rest
from gamemaster.language.english.phrases import Hit
from gamemaster.language.english.tokens import plain_lows, words_in
from gamemaster.language.frames.acts import Built, Params, build, remember
from gamemaster.language.frames.matching import Filling, fill, past_opener, times_at, to_the_end
from gamemaster.language.frames.sole import with_sole
from gamemaster.language.sentences.behind_reasons import BehindReasons
from gamemaster.language.sentences.candidates import distinct, in_full, puts_otherwise
from gamemaster.language.sentences.courtesies import leaves_act, takes_sides
from gamemaster.language.sentences.fronts import fronted, starting, told_to
from gamemaster.language.sentences.governing import of_other_clause
from gamemaster.language.sentences.inline_rows import Rows, inline_rows
from gamemaster.language.sentences.itemized import Itemized, opens_items
from gamemaster.language.sentences.making import makes_else
from gamemaster.language.sentences.nothing_done import nothing_done
from gamemaster.language.sentences.rows import opens_rows
from gamemaster.language.sentences.said_in_full import in_full_behind
from gamemaster.language.sentences.strange_verbs import tells_that
from gamemaster.language.tails.contrasts import denies_another
from gamemaster.language.tails.endings import After, Ending, ending
from gamemaster.language.tails.next_clauses import next_clause
from gamemaster.language.values.describing import names_other
from gamemaster.language.values.intents import points_at_one
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.relevance import may_be_ours
from gamemaster.language.vocabulary.scene import Act, acts_in

_POINTING_BELOW: Final = frozenset(
    {",", "please", ".", ":", "!", "as", "follows", "set", "out", "below", "the", "following", "{}"}
)
_NOT_YET: Final = words_in("before until till")
_OF_MANNER: Final = words_in(", -- with without")
_SAKES: Final = words_in("fun joke ride first second time hell sake glory love heck")


class Acting(BehindReasons):
    """Reads what performs."""

    def perform(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """A clause in the first person present (or with its subject left out)."""
        special = self.special(start, told, joined)
        if special is not None:
            return special
        hits = self.scene.lexicon.verb_at(self.tokens, told.verb)
        self.scene.ellipsis = self.scene.ellipsis or self.thing_counted(hits, "and" in joined)
        self.tokens = without_inset(self.scene, self.tokens, max((hit.end for hit in hits), default=0))
        fillings = self.filled_by(hits)
        if hits and (
            tells_that(self.scene, self.tokens, hits)
            or nothing_done(self.scene, self.tokens, hits[0].end)
            or makes_else(self.scene, self.tokens, hits[0].end)
        ):
            return self.chunk(start, Mood.STATE.value, joined)
        self.leave_open(start, fillings)
        after = self.below(start, hits, fillings)
        if after is None:
            after = self.best(start, [f for f in fillings if f.complete])
        if after is not None:
            return after
        if (after := self.past_idle(start, told.verb, fillings, joined)) is not None:
            return after
        if not hits:
            gesture = self.past_gesture(start, Mood.UNKNOWN.value)
            return gesture if gesture is not None else self.unknown(start, told, joined)
        if (listed := self.opens_list(start, hits, fillings)) is not None:
            return listed
        if self.dwells_on(start, fillings) or self.resolved_so(told.verb):
            return self.pass_over(start, "said_before")
        common = (f for f in fillings if f.complete and f.ready.frame.strength == "common")
        if not self.scene.signed and any(names_other(self.scene, self.tokens, f.end) for f in common):
            return self.chunk(start, "other_business", joined)
        if (colon := in_full_behind(self.scene, self.tokens, start, fillings)) is not None:
            self.skip(start, colon, "heading")
            return colon
        return self.unfilled(start, hits[0].what, fillings, joined)

    def filled_by(self, hits: list[Hit[Ready]]) -> list[Filling]:
        """The readings of the verb's frames, with what stood before its subject."""
        found = (f for hit in hits for f in fill(self.scene, self.tokens, hit.end, hit.what, hit.number))
        fillings = [with_sole(self.scene, self.tokens, f) for f in found]
        if self.origin is not None:
            fillings = [starting(f, self.origin) for f in fillings]
            self.origin = None
        if self.front:
            fillings = [fronted(f, front) for f in fillings for front in self.front if f.ready is front.ready]
            self.front = ()
        return fillings

    def below(self, start: int, hits: list[Hit[Ready]], fillings: list[Filling]) -> int | None:
        """`I play these cards:`: what is pointed at, not certain, stands on the lines below; rows may stand
        right behind the verb (`I construct: left A, right B`)."""
        ends = [(hit.end, hit.what) for hit in hits]
        led = bool(hits) and [token.low for token in self.tokens[hits[0].end : hits[0].end + 1]] == [":"]
        if led and (rows := inline_rows(self.scene, self.tokens, ends)) is not None and rows.fillings:
            return self.take_rows(start, rows)
        if not self.tokens or self.tokens[-1].low != ":":
            return None
        told = [f for f in fillings if f.complete]
        unsure = bool(told) and all(any(v and v.doubt for v in f.values) for f in told)
        return self.opens_list(start, hits, fillings) if unsure else None

    def opens_list(self, start: int, hits: list[Hit[Ready]], fillings: list[Filling]) -> int | None:
        """A verb whose objects are told one by one: in rows behind it, or on the lines below."""
        if rows := inline_rows(self.scene, self.tokens, [(h.end, h.what) for h in hits]):
            return self.take_rows(start, rows)
        if heading := opens_rows(self.scene, self.tokens, fillings):
            self.said.listing, self.said.heading, self.said.actor = "acts", heading, self.actor
            self.said.wanting = heading[0].frame.example if self.scene.signed else ""
            self.leave_open(start, fillings)
            return self.pass_over(start, "heading")
        if (opened := opens_items(self.scene, self.tokens, hits)) is not None:
            filling, number, count = opened
            span = self.span(start, len(self.tokens))
            self.said.itemized = Itemized(filling, number, self.actor, *span, count)
            return self.pass_over(start, "heading")
        return None

    def take_rows(self, start: int, rows: Rows) -> int:
        """The acts of all rows behind a heading, or one question."""
        made = [build(self.scene, f, self.actor, self.span(start, rows.end)) for f in rows.fillings]
        unclear = next((one.doubt or "incomplete" for one in made if one.doubt or not one.acts), "")
        if unclear or not made:
            return self.doubt(start, unclear or "how_many", (), rows.ready, certain=True)
        self.said.findings.extend(act for one in made for act in one.acts)
        self.stop = rows.end == len(self.tokens)
        return rows.end

    def leave_open(self, start: int, fillings: list[Filling]) -> None:
        """Keep the readings that fields on the lines below may complete."""
        self.said.open = tuple(
            f
            for f in fillings
            if None in f.values and (self.points_below(f) or denies_another(self.scene, self.tokens, f.end))
        )
        self.said.open_from = self.span(start, start + 1)[0]
        self.said.actor = self.said.actor or self.actor

    def points_below(self, filling: Filling) -> bool:
        """Whether nothing stands behind a filling but what points to the lines below, or names things."""
        behind = {token.low for token in self.tokens[past_opener(self.tokens, filling) :]}
        return self.scene.lexicon.naming_words.issuperset(behind - _POINTING_BELOW)

    def best(self, start: int, fillings: list[Filling], inherited: Params | None = None) -> int | None:
        """Take the filling that leaves nothing over; the place after it, or None when there is none."""
        fillings = self.of_office([f for f in fillings if not f.ready.turned.at(self.tokens, f.end)])
        fillings = [f for f in to_the_end(self.tokens, fillings) if not self.takes_signature(start, f)]
        if not fillings:
            return None
        ends = {f.end: ending(self.scene, self.tokens, f.end) for f in fillings}
        ends |= {end: Ending(After.END, len(self.tokens)) for end in ends if self.signed_below(end)}
        idle = {f.end for f in fillings if self.goes_with(f, ends[f.end])}
        ends |= {end: Ending(After.ASIDE, self.tail_stop(end)) for end in idle}
        clean = [
            f
            for f in fillings
            if ends[f.end].after in {After.END, After.NEXT, After.ASIDE}
            or (
                ends[f.end].after is After.MANNER
                and not self.lists_on(f)
                and (self.scene.signed or f.filled or self.is_ours(f))
                and not (f.ready.frame.lax and self.names_something(f.end))
            )
            if f.end in idle or not (self.opens_slot(f) or self.reaches_over(start, f))
        ]
        chosen = clean or [f for f in fillings if ends[f.end].after in {After.TIME, After.CONDITION}]
        if not chosen:
            chosen = [f for f in fillings if self.ends_idly(start, f, ends[f.end])]
            ends |= {f.end: Ending(After.ASIDE, self.tail_stop(f.end)) for f in chosen}
        if not chosen:
            return None
        far = max(f.end for f in chosen)
        fillings = [f for f in fillings if not self.left_alone(f.end)]
        lists = (f for f in fillings if f.end > far and any(v and (v.others or v.listed) for v in f.values))
        listed = any(v and v.listed for f in chosen if f.end == far for v in f.values)
        people = any(slot.kind == "person" for f in chosen for slot, v in f.pairs if v and v.listed)
        if listed and far not in idle and names_the_rest(self.tokens, far, people):
            return self.doubt(start, "leftover", self.offer(start, chosen), chosen[0].ready, certain=True)
        anew = self.begins_anew(far, chosen) or self.leaves_next(far)
        if far not in idle and any(True for _ in lists) and not anew:
            # a list of names or things goes on to words that are not understood
            return self.doubt(start, "leftover", self.offer(start, chosen), chosen[0].ready, certain=True)
        chosen = [f for f in chosen if f.pairs_off] or chosen
        chosen = in_full([f for f in chosen if f.end == far])
        most = max(f.filled for f in chosen)
        chosen = [f for f in chosen if f.filled == most]
        return self.take(start, chosen, ends[far], inherited)

    def signed_below(self, place: int) -> bool:
        """`I object` and `Ondine` on the line below: whether nothing but the sender's name stands there."""
        if place >= len(self.tokens) or not self.tokens[place].line:
            return False
        named = self.scene.referents.at(self.scene.text, self.tokens, place)
        if named is None or named.who != (self.scene.sender,):
            return False
        return all(not token.low[0].isalnum() for token in self.tokens[named.end :])

    def takes_signature(self, start: int, filling: Filling) -> bool:
        """`I vote` and `Ondine` on the line below: the sender's name there is no value."""
        people = (v.parts[:1] for slot, v in filling.pairs if v is not None and slot.kind == "person")
        named = any(parts == (self.scene.sender,) for parts in people)
        return named and any(self.signed_below(place) for place in range(start + 1, filling.end))

    def of_office(self, fillings: list[Filling]) -> list[Filling]:
        """`I send the Cat to the discard pile`: without what only a master does, where a player may mean
        something else that goes as far."""
        masters = self.scene.referents.names.gm
        if not masters or self.scene.sender in masters:
            return fillings
        fillings = [f for f in fillings if not (f.ready.frame.by_master and f.ready.frame.promised)]
        own = [f for f in fillings if not f.ready.frame.by_master]
        furthest = max((f.end for f in fillings), default=0)
        return own if any(f.end == furthest for f in own) else fillings

    def is_ours(self, filling: Filling) -> bool:
        """Whether the bare verb is the game's, in a mail that shows no sign of it."""
        strength = filling.ready.frame.strength
        # one may "fight for one's rights" anywhere
        plain = self.scene.near and self.tokens[filling.end].low in _OF_MANNER
        return strength == "own" or (strength == "shared" and plain)

    def names_something(self, place: int) -> bool:
        """`Count me in for the bridge!`: what one joins may be something else."""
        lows = [token.low for token in self.tokens[place : place + 3]]
        return len(lows) == 3 and lows[:2] == ["for", "the"] and lows[2] not in _SAKES

    def begins_anew(self, place: int, chosen: list[Filling]) -> bool:
        """Whether `and a D for an 8` is all that another act of the verb needs, and no more of a list."""
        while place < len(self.tokens) and self.tokens[place].low in {",", "and", ";"}:
            place += 1
        ready = chosen[0].ready
        again = fill(self.scene, self.tokens, place, ready) if ready.frame.series else []
        needed = [number for number, slot in enumerate(ready.frame.slots) if not slot.optional]
        return len(needed) > 1 and any(
            all(f.values[number] is not None for number in needed)
            and self.followed_by(f) in {After.END, After.NEXT}
            for f in again
        )

    def take(self, start: int, chosen: list[Filling], after: Ending, inherited: Params | None) -> int:
        """Make acts of the fillings chosen, or a doubt where they leave one; the place to go on from."""
        self.hint_for = chosen[0].ready
        # what it takes from is told in front of it
        span = self.span(0 if start == self.stocked else start, chosen[0].end)
        behalf = behalf_at(self.scene, self.tokens, chosen[0].end)
        if behalf is not None:
            if behalf[0] is None or self.actor.by is not None:
                return self.doubt(start, "on_behalf_of_whom", (), chosen[0].ready, certain=True)
            self.actor = self.acting_for(behalf[0])
            after = Ending(after.after, behalf[1])
            span = self.span(start, behalf[1])
        made = self.built(chosen, span, inherited)
        offers = tuple(one.acts for one in made if one.acts)
        if after.after is After.TIME:
            near = range(start + 1, min(after.place + 3, len(self.tokens)))
            if any(of_other_clause(self.scene, self.tokens, place) for place in near):
                return self.doubt(start, "leftover", offers, chosen[0].ready)
            if not chosen[0].ready.frame.lax:
                return self.past_timed(start, after.place)
            if self.tokens[after.place].low != "tomorrow":
                return self.doubt(start, "future", offers, chosen[0].ready)
            self.stop = True
        frame = chosen[0].ready.frame
        if frame.promised or frame.several or (frame.lax and takes_sides(self.tokens, chosen[0].end)):
            why = "doubtful" if frame.promised else "incomplete"
            if frame.promised and self.done_already(offers, after):
                end = len(self.tokens) if after.after is After.CONDITION else after.place
                self.skip(start, end, "unknown_sentence")
                return end
            return self.unclear(start, chosen[0].ready, after, why, offers)
        if len(made) > 1 or made[0].doubt or not made[0].acts:
            reason = "ambiguous" if len(made) > 1 else made[0].doubt or "incomplete"
            return self.unclear(start, chosen[0].ready, after, reason, offers)
        return self.accept(chosen[0], made[0], after)

    def built(self, chosen: list[Filling], span: tuple[int, int], inherited: Params | None) -> list[Built]:
        """What the fillings make, without repeats. A price before the verb is that of all repetitions."""
        times = self.times if self.prices else 1
        found: list[Built] = []
        for filling in chosen:
            one = build(self.scene, filling, self.actor, span, inherited, times, self.prices)
            if times != 1:
                # the sentence as a whole is repeated later on
                one = one._replace(acts=one.acts[::times] if times > 0 else ())
            found.append(one)
        return distinct(found) if len(found) > 1 else found

    def pass_over(self, start: int, why: str) -> int:
        """Leave the rest of the sentence alone."""
        self.skip(start, len(self.tokens), why)
        self.stop = True
        return len(self.tokens)

    def past_timed(self, start: int, place: int) -> int:
        """Leave alone what is done at another time; `; today I vote for Tarn` behind it is done now."""
        following = next_clause(self.scene, self.tokens, place)
        joints = self.tokens[following : following + 4] if following is not None else ()
        if following is None or not any(t.low in {";", "but", "--"} for t in joints[:2]):
            return self.pass_over(start, "future")
        self.skip(start, following, "future")
        # behind other words the whole of it may be somebody else's
        now = start == 0 and any(token.low in {"today", "now"} for token in joints)
        return following if now else self.suspend(following, "future", False)

    def pass_by(self, start: int, place: int) -> int:
        """Leave other business alone, up to the next clause that may act."""
        following = next_clause(self.scene, self.tokens, place)
        if following is None:
            return self.pass_over(start, "other_business")
        self.skip(start, following, "other_business")
        return following

    def unclear(
        self, start: int, ready: Ready, after: Ending, reason: str, offers: tuple[tuple[Act, ...], ...]
    ) -> int:
        """A filled frame that is not certain: a question, unless nothing ties everyday business to the
        game."""
        everyday = ready.frame.strength == "common" and not self.scene.signed
        everyday = everyday or (ready.frame.strength == "open" and not self.scene.near and not any(offers))
        implied = any(slot.implied for slot in ready.frame.slots)
        if reason == "which_one" and not offers and implied and not self.scene.signed:
            if self.answers_things(start, ready):
                return self.doubt(start, reason, offers, ready, certain=True)
            return self.pass_by(start, after.place)
        ours = may_be_ours(self.scene, self.tokens, start, after.place, ready)
        intends = any(slot.kind == "intent" for slot in ready.frame.slots)
        one = intends and points_at_one(self.scene, self.tokens)
        if everyday and not (ours or one or self.answers_things(start, ready)):
            return self.pass_by(start, after.place)
        return self.doubt(start, reason, offers, ready, certain=True)

    def declines_yet(self, acts: tuple[Act, ...], place: int) -> bool:
        """`(I save her.) I poison nobody before I have heard em`: beside an act, what is not done yet."""
        beside = self.scene.acted and not acts_in(self.said.findings)
        hangs = words.CONDITION.intersection(plain_lows(self.tokens[place:]))
        later = hangs <= _NOT_YET and not _NOT_YET.isdisjoint(plain_lows(self.tokens[place : place + 2]))
        return beside and later and all(act.action.name in self.scene.lexicon.declining for act in acts)

    def accept(self, filling: Filling, built: Built, after: Ending) -> int:
        """Note certain acts, and what the words after them mean for them."""
        after = self.resumed(filling, built.params, after)
        if after.after is After.CONDITION and self.declines_yet(built.acts, after.place):
            return self.pass_over(0, "negation")
        carried_out = self.carries_out(built.acts)
        if carried_out or self.says_again(built.acts, filling.ready):
            return after.place
        if carried_out is False:
            self.taint = self.taint or "which_one"
        if puts_otherwise(self.scene.text, acts_in(self.said.findings), built.acts):
            self.taint, self.tainted_from = self.taint or "correction", 0
        if told_to(self.scene, self.tokens, filling, built.acts[0].start):
            self.taint = self.taint or "lead_in"
        self.said.findings.extend(built.acts)
        self.last = (filling.ready, built.params or {})
        self.filled = (filling, built.acts)
        self.speak_of(filling, built.params or {})
        if any(slot.back for slot in filling.ready.frame.slots):
            self.way = self.last
        if self.times == 1:
            remember(self.scene, built.acts)
        self.elided = True
        self.prices = ()
        if after.after is After.CONDITION:
            end = len(self.tokens)
            if leaves_act(self.scene, filling.ready.frame, self.tokens, after.place):
                return end
            if not self.taint:
                last = self.tokens[after.place].low in {"until", "till"}
                found = len(self.said.findings)
                self.tainted_from = found - len(built.acts) if last else self.clause_from
            self.taint = self.taint or "condition"
            self.stop = True
            return len(self.tokens)
        if filling.times is not None and self.ambiguous_times(filling):
            self.taint = self.taint or "which_repeats"
        return self.series_behind(filling.end, after.place)

    def ambiguous_times(self, filling: Filling) -> bool:
        """`I explore and heal three times`: a repetition at the end of a series with one subject."""
        starts = {f.start for f in self.said.findings if isinstance(f, Act)}
        apart = any(
            self.tokens[p].low == "," and times_at(self.tokens, p + 1) is not None
            for p in range(max(0, filling.end - 4), filling.end)
        )
        return len(starts) > 1 and not self.own_subject and filling.times != 1 and apart

    @property
    def own_subject(self) -> bool:
        """Whether the last act's clause names its own subject."""
        acts = acts_in(self.said.findings)
        begin = acts[-1].start if acts else 0
        return bool(acts) and self.scene.text[begin : begin + 2].lower() in {"i ", "i\n", "we"}
