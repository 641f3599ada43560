"""Clauses in the first person present that perform: filling their frames, and carrying a series on."""

from gamemaster.language import words
from gamemaster.language.acts import Actor, Built, Params, build, remember
from gamemaster.language.endings import After, Ending, ending
from gamemaster.language.lexicon import Ready
from gamemaster.language.matching import Filling, fill, price_at, times_at
from gamemaster.language.moods import Head, Mood
from gamemaster.language.openings import behalf_at
from gamemaster.language.passing import Passing
from gamemaster.language.relevance import concerns
from gamemaster.language.scene import Act
from gamemaster.language.values import Value, person_at, values_at


class Acting(Passing):
    """Reads what performs."""

    def perform(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """A clause in the first person present (or with its subject left out)."""
        special = self.special(start, told, joined)
        if special is not None:
            return special
        hits = self.scene.lexicon.verb_at(self.tokens, told.verb)
        fillings = [f for hit in hits for f in fill(self.scene, self.tokens, hit.end, hit.what, hit.number)]
        if self.origin is not None:
            fillings = [_starting(f, self.origin) for f in fillings]
            self.origin = None
        after = self.best(start, [f for f in fillings if f.complete])
        if after is not None:
            return after
        if words.PHRASAL.at(self.tokens, told.verb):
            return self.chunk(start, Mood.STATE.value, joined)
        if hits:
            return self.unfilled(start, fillings, joined)
        return self.unknown(start, told, joined)

    def best(self, start: int, fillings: list[Filling], inherited: Params | None = None) -> int | None:
        """Take the filling that leaves nothing over; the place after it, or None when there is none."""
        if not fillings:
            return None
        ends = {f.end: ending(self.scene, self.tokens, f.end) for f in fillings}
        clean = [
            f
            for f in fillings
            if ends[f.end].after in {After.END, After.NEXT, After.ASIDE}
            or (
                ends[f.end].after is After.MANNER
                and (self.scene.signed or f.filled or f.ready.frame.strength == "own")
            )
        ]
        chosen = clean or [f for f in fillings if ends[f.end].after in {After.TIME, After.CONDITION}]
        if not chosen:
            return None
        far = max(f.end for f in chosen)
        if any(f.end > far and any(v is not None and v.others for v in f.values) for f in fillings):
            # a list of names or things goes on to words that are not understood
            return self.doubt(start, "leftover", self.offer(start, chosen), chosen[0].ready, certain=True)
        most = max(f.filled for f in chosen if f.end == far)
        chosen = [f for f in chosen if f.end == far and f.filled == most]
        return self.take(start, chosen, ends[far], inherited)

    def take(self, start: int, chosen: list[Filling], after: Ending, inherited: Params | None) -> int:
        """Make acts of the fillings chosen, or a doubt where they leave one; the place to go on from."""
        self.hint_for = chosen[0].ready
        span = self.span(start, chosen[0].end)
        behalf = behalf_at(self.scene, self.tokens, chosen[0].end)
        if behalf is not None:
            if behalf[0] is None or self.actor.by is not None:
                return self.doubt(start, "on_behalf_of_whom", (), chosen[0].ready, certain=True)
            self.actor = self.acting_for(behalf[0])
            after = Ending(after.after, behalf[1])
            span = self.span(start, behalf[1])
        distinct = self.built(chosen, span, inherited)
        offers = tuple(one.acts for one in distinct if one.acts)
        if after.after is After.TIME:
            if not chosen[0].ready.frame.lax:
                return self.pass_over(start, "future")
            if self.tokens[after.place].low != "tomorrow":
                return self.doubt(start, "future", offers, chosen[0].ready)
            self.stop = True
        if len(distinct) > 1 or distinct[0].doubt or not distinct[0].acts:
            reason = "ambiguous" if len(distinct) > 1 else distinct[0].doubt or "incomplete"
            return self.unclear(start, chosen[0].ready, after, reason, offers)
        return self.accept(chosen[0], distinct[0], after)

    def built(self, chosen: list[Filling], span: tuple[int, int], inherited: Params | None) -> list[Built]:
        """What the fillings make, without repeats. A price before the verb is that of all repetitions."""
        times = self.times if self.prices else 1
        found: list[Built] = []
        for filling in chosen:
            one = build(self.scene, filling, self.actor, span, inherited, times, self.prices)
            if times != 1:
                # the sentence as a whole is repeated later on
                one = one._replace(acts=one.acts[::times] if times > 0 else ())
            if one not in found:
                found.append(one)
        return found

    def pass_over(self, start: int, why: str) -> int:
        """Leave the rest of the sentence alone."""
        self.skip(start, len(self.tokens), why)
        self.stop = True
        return len(self.tokens)

    def unclear(
        self, start: int, ready: Ready, after: Ending, reason: str, offers: tuple[tuple[Act, ...], ...]
    ) -> int:
        """A filled frame that is not certain: a question, unless nothing ties everyday business to the
        game."""
        everyday = ready.frame.strength == "common" and not self.scene.signed
        if everyday and not concerns(self.scene, self.tokens, start, after.place, ready):
            return self.pass_over(start, "other_business")
        return self.doubt(start, reason, offers, ready, certain=True)

    def accept(self, filling: Filling, built: Built, after: Ending) -> int:
        """Note certain acts, and what the words after them mean for them."""
        self.said.findings.extend(built.acts)
        self.last = (filling.ready, built.params or {})
        if any(slot.back for slot in filling.ready.frame.slots):
            self.way = self.last
        if self.times == 1:
            remember(self.scene, built.acts)
        self.elided = True
        self.prices = ()
        if after.after is After.CONDITION:
            if not self.taint:
                last = self.tokens[after.place].low in {"until", "till", "as"}
                found = len(self.said.findings)
                self.tainted_from = found - len(built.acts) if last else self.clause_from
            self.taint = self.taint or "condition"
            self.stop = True
            return len(self.tokens)
        if filling.times is not None and self.ambiguous_times(filling):
            self.taint = self.taint or "which_repeats"
        return after.place

    def ambiguous_times(self, filling: Filling) -> bool:
        """`I explore and heal three times`: a repetition at the end of a series with one subject."""
        starts = {f.start for f in self.said.findings if isinstance(f, Act)}
        apart = any(token.low == "," for token in self.tokens[max(0, filling.end - 4) : filling.end])
        return len(starts) > 1 and not self.own_subject and filling.times != 1 and apart

    @property
    def own_subject(self) -> bool:
        """Whether the last act's clause names its own subject."""
        acts = [f for f in self.said.findings if isinstance(f, Act)]
        return bool(acts) and self.scene.text[acts[-1].start : acts[-1].start + 2].lower() in {
            "i ",
            "i\n",
            "we",
        }

    def continued(self, start: int, joined: frozenset[str], ready: Ready, params: Params) -> int | None:
        """A verb goes on with other slots: `to Town Square, then to Healer`; `and Tarn 2`."""
        if not joined:
            return None
        low = self.tokens[start].low
        if (
            not ready.frame.series
            or low in {"i", "we"}
            or (self.scene.lexicon.verb_at(self.tokens, start) and low != "back")
        ):
            return None
        needed = {
            p: v
            for slot, _ in ready.slots
            if not slot.optional
            for p in slot.params
            if (v := params.get(p)) is not None
        }
        self.scene.ellipsis = str(params.get("asset", "")) if "quantity" in params else ""
        fillings = fill(self.scene, self.tokens, start, ready)
        if joined & {"and", "then", "--"}:
            fillings += self.bare_goal(start, ready)
        self.scene.ellipsis = ""
        good: list[Filling] = []
        shared = False
        for filling in fillings:
            filled = any(
                v is not None and not s.optional
                for s, v in zip(ready.frame.slots, filling.values, strict=True)
            )
            short = [
                s
                for s, v in zip(ready.frame.slots, filling.values, strict=True)
                if v is None and not s.optional
            ]
            back = filling.back and any(s.back for s in short)
            counted = [
                v for (s, _), v in zip(ready.slots, filling.values, strict=True) if self.counts(s.kind)
            ]
            if counted and not any(counted):
                shared = shared or bool(filled)
                continue
            if (
                (filled or back)
                and not ready.frame.closings
                and all(back or set(s.params) & set(needed) for s in short)
            ):
                good.append(filling)
        good = [f for f in good if f.end != start or f.back]
        if not good and shared:
            self.taint, self.tainted_from, self.stop = "each_or_shared", self.clause_from, True
            return len(self.tokens)
        return self.best(start, good, needed) if good else None

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
                    values = (*blank.values[:number], value, *blank.values[number + 1 :])
                    found.append(blank._replace(end=value.end, values=values))
        return found

    def saying(self, start: int) -> int | None:
        """Whole clauses that perform as they stand."""
        for hit in self.scene.lexicon.sayings.at(self.tokens, start):
            fillings = [f for f in fill(self.scene, self.tokens, hit.end, hit.what, hit.number) if f.complete]
            if not fillings:
                blank = Filling(hit.what, hit.end, (None,) * len(hit.what.slots), number=hit.number)
                fillings = [blank] if hit.what.frame.fixed else []
            after = self.best(start, fillings)
            if after is not None:
                return after
        return None

    def special(self, start: int, told: Head, joined: frozenset[str]) -> int | None:
        """On behalf of somebody, paying to do something, or opening a list of acts."""
        tokens, verb = self.tokens, told.verb
        low = tokens[verb].low if verb < len(tokens) else ""
        place = verb + 1 if low == "act" else verb
        behalf = behalf_at(self.scene, tokens, place) if low in {"act", "on"} else None
        if behalf is not None:
            name, after = behalf
            while after < len(tokens) and tokens[after].low in {",", "to", "and", "by"}:
                after += 1
            if name is None:
                return self.doubt(start, "on_behalf_of_whom", (), None)
            self.actor = self.acting_for(name)
            return self.perform(start, Head(Mood.PERFORM, after), joined)
        if (
            low in {"cause", "have", "make"}
            and (who := person_at(self.scene, tokens, verb + 1)) is not None
            and not who.doubt
        ):
            after = who.end + 1 if who.end < len(tokens) and tokens[who.end].low == "to" else who.end
            if self.scene.lexicon.verb_at(tokens, after) and str(who.parts[0]) != self.scene.sender:
                self.actor = Actor(str(who.parts[0]), self.scene.sender)
                return self.perform(start, Head(Mood.PERFORM, after), joined)
        if low in {"do", "perform", "take", "make", "announce", "execute"} or (
            low == "act" and tokens[-1].low == ":"
        ):
            return self.list_intro(start, verb)
        if low in {"pay", "spend", "use", "destroy", "expend", "burn"}:
            return self.paying(start, verb, joined)
        return None

    def list_intro(self, start: int, verb: int) -> int | None:
        """`I do the following three times:`"""
        tokens = self.tokens
        lows = [token.low for token in tokens[verb + 1 : verb + 8]]
        if not ({"following", "these", "this"} & set(lows[:3]) or lows[:2] == ["as", "follows"]):
            return None
        colon = next((p for p in range(verb, len(tokens)) if tokens[p].low in {":", "{"}), len(tokens))
        for place in range(verb + 1, colon):
            if (times := times_at(tokens, place)) is not None:
                self.said.times = times[0]
                break
        behalf = next((p for p in range(verb, colon) if tokens[p].low == "behalf"), None)
        if behalf is not None:
            named = next(
                (
                    b
                    for p in (behalf - 2, behalf - 1)
                    if (b := behalf_at(self.scene, tokens, max(p, 0))) is not None
                ),
                None,
            )
            if named is None or named[0] is None:
                self.said.listing = "doubt"
                return self.doubt(start, "on_behalf_of_whom", (), None, certain=True)
            self.actor = self.acting_for(named[0])
        unsure = {token.low for token in tokens[verb:colon]} & words.TAINT - {
            "times",
            "twice",
            "thrice",
            "once",
        }
        if unsure or any(words.TIMES.at(tokens, p) for p in range(verb, colon)):
            self.said.listing = "doubt"
            return self.doubt(start, "condition", (), None)
        self.said.listing = "acts"
        self.said.actor = self.actor
        self.elided = True
        self.skip(start, colon, "heading")
        if colon + 1 < len(tokens):
            self.times, self.said.times = self.said.times * self.times, 1
            self.said.listing = ""
        return colon + 1

    def paying(self, start: int, verb: int, joined: frozenset[str]) -> int | None:
        """`I spend a movement token to explore`, `I destroy one movement token and specify ...`"""
        tokens = self.tokens
        for ready in self.scene.lexicon.ready:
            for end, price in price_at(tokens, verb + 1, ready):
                after = end
                while after < len(tokens) and tokens[after].low in {
                    "in",
                    "order",
                    "to",
                    "and",
                    ",",
                    "hereby",
                    "then",
                    ":",
                    "i",
                }:
                    after += 1
                hits = (
                    [h for h in self.scene.lexicon.verb_at(tokens, after) if price[0] in h.what.frame.costs]
                    if after > end
                    else []
                )
                if hits:
                    self.prices = (*self.prices, price)
                    return self.perform(start, Head(Mood.PERFORM, after), joined)
        return None


def _starting(filling: Filling, origin: Value) -> Filling:
    """The filling with the place that stood at the front of the sentence, where its frame takes one."""
    for number, (_, openers) in enumerate(filling.ready.slots):
        if filling.values[number] is None and ("from",) in openers:
            values = (*filling.values[:number], origin, *filling.values[number + 1 :])
            return filling._replace(values=values)
    return filling
