"""One sentence, clause by clause: acts, doubts, and words that perform nothing, in order.

Whatever is not understood on the way makes a doubt that runs to the end of the sentence, and when it could bear on
the acts before it (a condition, a hedge, a choice), those become doubtful with it. Nothing is guessed.
"""

from dataclasses import dataclass, field

from gamemaster.core.frame import Cost
from gamemaster.language import words
from gamemaster.language.acts import Actor, Built, Params, build, remember
from gamemaster.language.endings import SEPARATORS, After, Ending, ending, harmless_aside, next_clause
from gamemaster.language.intents import tabled
from gamemaster.language.lexicon import Ready
from gamemaster.language.matching import Filling, fill, price_at, times_at
from gamemaster.language.moods import Head, Mood, head
from gamemaster.language.openings import behalf_at, opening
from gamemaster.language.relevance import concerns, hint, misspelt_verb, shows
from gamemaster.language.scene import Act, Doubt, Finding, Scene, Skip
from gamemaster.language.tokens import Token, Tokens
from gamemaster.language.values import Value, person_at, values_at

LONGEST = 220
"""Sentences of more tokens than this are not parsed; they ask where they show the game."""


@dataclass(slots=True)
class Said:
    """What a sentence came to. `listing` tells that it opens a list: of acts, of words that do nothing, or none."""

    findings: list[Finding] = field(default_factory=list)
    listing: str = ""
    times: int = 1
    actor: Actor | None = None


class SentenceReader:
    """Reads one sentence; use once."""

    def __init__(self, scene: Scene, tokens: Tokens, listed: bool = False, actor: Actor | None = None) -> None:
        self.scene = scene
        self.tokens = _unnumbered(tokens)
        self.said = Said()
        self.own_actor = actor or Actor(scene.sender)
        self.actor = self.own_actor
        self.times = 1
        self.prices: tuple[tuple[Cost, int], ...] = ()
        self.listed = listed
        self.elided = listed
        self.future = False
        self.taint = ""
        self.origin: Value | None = None
        self.tainted_from = 0
        self.clause_from = 0
        self.last: tuple[Ready, Params] | None = None
        self.way: tuple[Ready, Params] | None = None
        self.stop = False
        self.hint_for: Ready | None = None

    # -- the sentence as a whole

    def read(self, asks: bool = False, harm: bool = False) -> Said:
        """Read it; `asks` says it ends in a question mark, `harm` that an aside may change it."""
        found = opening(self.scene, self.tokens)
        self.actor = found.actor if found.actor.by is not None else self.own_actor
        self.times, self.prices, self.origin = found.times, found.prices, found.origin
        self.future = found.future
        if found.nothing:
            self.skip(0, len(self.tokens), found.nothing)
            self.scene.speech = "nothing" if found.label else "doubt"
            return self.said
        if found.doubt:
            self.suspend(found.place, found.doubt, asks)
            return self.said
        place = found.place
        if found.by_method:
            self.by_method(place)
            return self.said
        while place < len(self.tokens) and not self.stop:
            after = self.clause(place)
            place = after if after > place else place + 1
        if asks:
            self.taint = self.taint or "question"
        if harm:
            self.taint = self.taint or "aside"
        self.settle()
        return self.said

    def settle(self) -> None:
        """Turn the acts of a sentence that may be changed by other words in it into one doubt."""
        acts = tuple(f for f in self.said.findings if isinstance(f, Act))
        doubts = [f for f in self.said.findings if isinstance(f, Doubt)]
        if self.future and (acts or doubts):
            self.said.findings = [Skip("future", *self.span(0, len(self.tokens)))]
            return
        if self.taint and acts:
            kept = self.said.findings[: self.tainted_from] if self.times == 1 else []
            rest = self.said.findings[len(kept) :]
            acts = tuple(f for f in rest if isinstance(f, Act))
            self.said.findings = [*kept, *(f for f in rest if isinstance(f, Skip))]
            if acts:
                self.doubt_of(self.taint, min(act.start for act in acts), acts)
            return
        if doubts and self.times != 1 and acts:
            # a repetition of which one part is unclear is unclear as a whole
            self.said.findings = [f for f in self.said.findings if isinstance(f, Skip)]
            self.doubt_of(doubts[0].reason, acts[0].start, acts)
        elif self.times != 1 and acts:
            self.repeat(acts)

    def repeat(self, acts: tuple[Act, ...]) -> None:
        """Apply a repetition that stood before the whole sentence."""
        others = [f for f in self.said.findings if not isinstance(f, Act)]
        if self.times < 1 or self.times * len(acts) > self.scene.cap:
            self.said.findings = others
            self.doubt_of("too_many" if self.times > 1 else "how_many", acts[0].start, acts)
        else:
            self.said.findings = [*others, *(acts * self.times)]

    # -- clauses

    def clause(self, place: int) -> int:
        """Read the clause at `place`; the token where the next one may begin."""
        start, joined = self.skip_separators(place)
        if start >= len(self.tokens):
            return start
        for before in (self.last, self.way):
            if before is not None and (after := self.continued(start, joined, *before)) is not None:
                return after
        start = self.inner_opening(start)
        if ";" in joined and self.actor.by is not None and self.tokens[start].low == "i" and start == place + 1:
            return self.doubt(start, "on_behalf_of_whom", (), None, certain=True)
        if (after := self.saying(start)) is not None:
            return after
        told = head(self.scene, self.tokens, start)
        if told.first and joined & {"and", ";", "."}:
            self.clause_from = len(self.said.findings)
        if self.last is None and self.said.findings and told.mood is Mood.BARE and not self.elided:
            told = told._replace(mood=Mood.UNKNOWN)
        match told.mood:
            case Mood.PERFORM:
                return self.perform(start, told, joined)
            case Mood.BARE:
                return self.bare(start, told, joined)
            case Mood.GERUND:
                return self.gerund(start, told)
            case Mood.DOUBTFUL | Mood.HEDGE | Mood.PROGRESSIVE:
                return self.doubtful(start, told, joined)
            case Mood.INTENT | Mood.FUTURE | Mood.WISH:
                return self.planned(start, told, joined)
        if told.mood is Mood.UNKNOWN and not self.said.findings and (after := self.verbless(start)) is not None:
            return after
        return self.chunk(start, told.mood.value, joined)

    def verbless(self, start: int) -> int | None:
        """`To the Healer!`, `3 gold to Tarn.`: what an act needs, without its verb."""
        if len(self.tokens) - start > 12:
            return None
        for ready in self.scene.lexicon.ready:
            done = [f for f in fill(self.scene, self.tokens, start, ready) if f.filled and f.complete and self.ends_at(f.end)]
            asked = any(token.low == "please" for token in self.tokens) or all(s.after != ("",) for s, _ in ready.slots)
            if done and asked and not ready.frame.closings and concerns(self.scene, self.tokens, start, len(self.tokens), ready):
                return self.doubt(start, "no_subject", self.offer(start, done), ready)
        return None

    def inner_opening(self, start: int) -> int:
        """Step over `in the RPG` and the like, and note on whose behalf the next clause is."""
        lead = words.LEADS.longest(self.tokens, start)
        if lead and lead.end < len(self.tokens) and self.tokens[lead.end].low in {"i", "on"}:
            start = lead.end
        behalf = behalf_at(self.scene, self.tokens, start)
        if behalf is None or behalf[0] is None:
            return start
        self.actor = Actor(behalf[0], self.scene.sender) if behalf[0] != self.scene.sender else Actor(behalf[0])
        after = behalf[1]
        return after + 1 if after < len(self.tokens) and self.tokens[after].low == "," else after

    def skip_separators(self, place: int) -> tuple[int, frozenset[str]]:
        """Step over commas and connectives; the words stepped over."""
        start = place
        tokens = self.tokens
        while start < len(tokens):
            low = tokens[start].low
            if low in SEPARATORS or low in {"so", "but", "...", ".", "also", "therefore", "hence", "thus"} or low in "!)(*/~{}":
                start += 1
            elif low in {"now", "finally", "next"} and start > place and tokens[start - 1].low in SEPARATORS:
                start += 1
            else:
                break
        return start, frozenset(token.low for token in tokens[place:start])

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
            or (ends[f.end].after is After.MANNER and (self.scene.signed or f.filled or f.ready.frame.strength == "own"))
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
        span = self.span(start, chosen[0].end)
        behalf = behalf_at(self.scene, self.tokens, chosen[0].end)
        if behalf is not None:
            if behalf[0] is None or self.actor.by is not None:
                return self.doubt(start, "on_behalf_of_whom", (), chosen[0].ready, certain=True)
            self.actor = Actor(behalf[0], self.scene.sender) if behalf[0] != self.scene.sender else Actor(behalf[0])
            after = Ending(after.after, behalf[1])
            span = self.span(start, behalf[1])
        built = [build(self.scene, f, self.actor, span, inherited, 1, self.prices) for f in chosen]
        if self.times != 1 and self.prices:
            built = [build(self.scene, f, self.actor, span, inherited, self.times, self.prices) for f in chosen]
            built = [b._replace(acts=b.acts[:: self.times] if b.acts and self.times > 0 else ()) for b in built]
        distinct: list[Built] = []
        for one in built:
            if one not in distinct:
                distinct.append(one)
        self.hint_for = chosen[0].ready
        if after.after is After.TIME:
            if not chosen[0].ready.frame.lax:
                self.skip(start, len(self.tokens), "future")
                self.stop = True
                return len(self.tokens)
            if self.tokens[after.place].low != "tomorrow":
                return self.doubt(start, "future", tuple(b.acts for b in distinct if b.acts), chosen[0].ready)
            self.stop = True
        if len(distinct) > 1 or distinct[0].doubt or not distinct[0].acts:
            ready = chosen[0].ready
            if ready.frame.strength == "common" and not concerns(self.scene, self.tokens, start, after.place, ready) and not self.scene.signed:
                self.skip(start, len(self.tokens), "other_business")
                self.stop = True
                return len(self.tokens)
            reason = "ambiguous" if len(distinct) > 1 else distinct[0].doubt or "incomplete"
            return self.doubt(start, reason, tuple(b.acts for b in distinct if b.acts), chosen[0].ready, certain=True)
        self.said.findings.extend(distinct[0].acts)
        self.last = (chosen[0].ready, distinct[0].params or {})
        if any(slot.back for slot in chosen[0].ready.frame.slots):
            self.way = self.last
        if self.times == 1:
            remember(self.scene, distinct[0].acts)
        self.elided = True
        self.prices = ()
        if after.after is After.CONDITION:
            if not self.taint:
                last = self.tokens[after.place].low in {"until", "till", "as"} if after.place >= 0 else False
                self.tainted_from = len(self.said.findings) - len(distinct[0].acts) if last else self.clause_from
            self.taint = self.taint or "condition"
            self.stop = True
            return len(self.tokens)
        if chosen[0].times is not None and self.ambiguous_times(chosen[0]):
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
        return bool(acts) and self.scene.text[acts[-1].start : acts[-1].start + 2].lower() in {"i ", "i\n", "we"}

    def continued(self, start: int, joined: frozenset[str], ready: Ready, params: Params) -> int | None:
        """A verb goes on with other slots: `to Town Square, then to Healer`; `and Tarn 2`."""
        if not joined:
            return None
        low = self.tokens[start].low
        if not ready.frame.series or low in {"i", "we"} or (self.scene.lexicon.verb_at(self.tokens, start) and low != "back"):
            return None
        needed = {p: v for slot, _ in ready.slots if not slot.optional for p in slot.params if (v := params.get(p)) is not None}
        self.scene.ellipsis = str(params.get("asset", "")) if "quantity" in params else ""
        fillings = fill(self.scene, self.tokens, start, ready)
        if joined & {"and", "then", "--"}:
            fillings += self.bare_goal(start, ready)
        self.scene.ellipsis = ""
        good: list[Filling] = []
        shared = False
        for filling in fillings:
            filled = any(v is not None and not s.optional for s, v in zip(ready.frame.slots, filling.values, strict=True))
            short = [s for s, v in zip(ready.frame.slots, filling.values, strict=True) if v is None and not s.optional]
            back = filling.back and any(s.back for s in short)
            counted = [v for (s, _), v in zip(ready.slots, filling.values, strict=True) if self.counts(s.kind)]
            if counted and not any(counted):
                shared = shared or bool(filled)
                continue
            if (filled or back) and not ready.frame.closings and all(back or set(s.params) & set(needed) for s in short):
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
            self.actor = Actor(name, self.scene.sender) if name != self.scene.sender else Actor(name)
            return self.perform(start, Head(Mood.PERFORM, after), joined)
        if low in {"cause", "have", "make"} and (who := person_at(self.scene, tokens, verb + 1)) is not None and not who.doubt:
            after = who.end + 1 if who.end < len(tokens) and tokens[who.end].low == "to" else who.end
            if self.scene.lexicon.verb_at(tokens, after) and str(who.parts[0]) != self.scene.sender:
                self.actor = Actor(str(who.parts[0]), self.scene.sender)
                return self.perform(start, Head(Mood.PERFORM, after), joined)
        if low in {"do", "perform", "take", "make", "announce", "execute"} or (low == "act" and tokens[-1].low == ":"):
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
            named = next((b for p in (behalf - 2, behalf - 1) if (b := behalf_at(self.scene, tokens, max(p, 0))) is not None), None)
            if named is None or named[0] is None:
                self.said.listing = "doubt"
                return self.doubt(start, "on_behalf_of_whom", (), None, certain=True)
            self.actor = Actor(named[0], self.scene.sender) if named[0] != self.scene.sender else Actor(named[0])
        unsure = {token.low for token in tokens[verb:colon]} & words.TAINT - {"times", "twice", "thrice", "once"}
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
                while after < len(tokens) and tokens[after].low in {"in", "order", "to", "and", ",", "hereby", "then", ":", "i"}:
                    after += 1
                hits = [h for h in self.scene.lexicon.verb_at(tokens, after) if price[0] in h.what.frame.costs] if after > end else []
                if hits:
                    self.prices = (*self.prices, price)
                    return self.perform(start, Head(Mood.PERFORM, after), joined)
        return None

    def bare(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """A verb without subject: part of a series, an item of a list, or an order to somebody."""
        if self.elided or told.hereby:
            return self.perform(start, told, joined)
        hits = self.scene.lexicon.verb_at(self.tokens, told.verb)
        fillings = [f for hit in hits for f in fill(self.scene, self.tokens, hit.end, hit.what) if f.complete]
        done = [f for f in fillings if ending(self.scene, self.tokens, f.end).after is not After.REST]
        told_to = any(
            t.low == "," and (who := person_at(self.scene, self.tokens, p + 1)) is not None and self.ends_at(who.end)
            for p, t in enumerate(self.tokens)
        )
        if done and not told_to and self.shown(start, done):
            return self.doubt(start, "no_subject", self.offer(start, done), done[0].ready, certain=True)
        return self.chunk(start, Mood.UNKNOWN.value, joined)

    def gerund(self, start: int, told: Head) -> int:
        """`Healing for 2 gold.` acts where the game says so; other clauses that open in -ing ask or do nothing."""
        hits = self.scene.lexicon.verb_at(self.tokens, told.verb, "gerund")
        fillings = [f for hit in hits for f in fill(self.scene, self.tokens, hit.end, hit.what) if f.complete]
        done = [f for f in fillings if ending(self.scene, self.tokens, f.end).after in {After.END, After.NEXT}]
        if done and all(f.ready.frame.gerund for f in done):
            after = self.best(start, done)
            if after is not None:
                return after
        lows = {token.low for token in self.tokens[start:]}
        finite = lows & {"is", "was", "are", "were", "be", "would", "will", "can", "seems", "makes", "sounds", "should", "i", "could", "costs", "takes", "gives", "does", "may", "might", "must", "seem", "sound", "has", "have", "had", "isn", "won", "requires", "needs"}
        concerned = concerns(self.scene, self.tokens, start, len(self.tokens), hits[0].what)
        short = len(self.tokens) - start <= 9 and not done
        if not finite and ((concerned and short) or (done and self.shown(start, done))):
            return self.doubt(start, "no_subject", self.offer(start, done), hits[0].what)
        return self.chunk(start, Mood.UNKNOWN.value, frozenset())

    def doubtful(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """I guess I ..., I try to ..., I am exploring, we explore: it may act, and only a human can say."""
        place = told.verb + 1
        form = "base"
        if told.mood is Mood.PROGRESSIVE:
            form = "gerund"
            place = next(p for p in range(place, len(self.tokens)) if self.scene.lexicon.verb_at(self.tokens, p, "gerund"))
        elif told.mood is Mood.HEDGE:
            place += place < len(self.tokens) and self.tokens[place].low == "that"
            inner = head(self.scene, self.tokens, place)
            if inner.mood is not Mood.PERFORM:
                return self.chunk(start, Mood.HEDGE.value, joined)
            place = inner.verb
        elif self.scene.lexicon.verb_at(self.tokens, told.verb):
            place = told.verb
        else:
            place += place < len(self.tokens) and self.tokens[place].low in {"to", "by", "with", "and"}
        hits = self.scene.lexicon.verb_at(self.tokens, place, "base" if form == "base" else "gerund")
        hits = hits or self.scene.lexicon.verb_at(self.tokens, place, "gerund")
        fillings = [f for hit in hits for f in fill(self.scene, self.tokens, hit.end, hit.what) if f.complete]
        done = [f for f in fillings if ending(self.scene, self.tokens, f.end).after is not After.REST]
        timed = [f for f in done if ending(self.scene, self.tokens, f.end).after is After.TIME]
        if done and not timed and self.shown(start, done, shared=True):
            return self.doubt(start, told.mood.value, self.offer(start, done), done[0].ready)
        return self.chunk(start, told.mood.value, joined)

    def planned(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """Plans and wishes do nothing, except a tabled intent and verbs that are read leniently."""
        if told.mood is Mood.INTENT and (action := tabled(self.scene, self.tokens, told.verb)) is not None:
            if self.scene.signed:
                self.said.findings.append(
                    Act(action, self.actor.name, self.actor.by, *self.span(start, len(self.tokens)), "common")
                )
            else:
                self.skip(start, len(self.tokens), "other_business")
            return len(self.tokens)
        for place in range(told.verb + 1, min(told.verb + 6, len(self.tokens))):
            hits = self.scene.lexicon.verb_at(self.tokens, place) + self.scene.lexicon.verb_at(self.tokens, place, "gerund")
            lax = [hit for hit in hits if hit.what.frame.lax]
            fillings = [f for hit in lax for f in fill(self.scene, self.tokens, hit.end, hit.what) if f.complete]
            if not fillings:
                continue
            verb = self.tokens[told.verb].low
            if told.mood is Mood.FUTURE or verb in {"plan", "aim", "mean", "propose", "hope", "need", "expect"}:
                return self.doubt(start, told.mood.value, self.offer(start, fillings), fillings[0].ready)
            if (after := self.best(start, fillings)) is not None:
                return after
        return self.chunk(start, told.mood.value, joined)

    def by_method(self, place: int) -> None:
        """`Without objection, I amend ...`: an intent or its resolution, which the words leave open.

        `There being no objections, I do so as intended` resolves the one intent that the mail answers.
        """
        lows = [token.low for token in self.tokens]
        resolves = {"intended", "intend"} & set(lows) or ["do", "so"] in [lows[p : p + 2] for p in range(len(lows))]
        known = "resolve" in self.scene.lexicon.vocabulary.by_name
        if lows[place] not in {"with", "without"} and resolves and known and len(self.scene.intents) == 1 and self.scene.signed:
            action = self.scene.lexicon.vocabulary.action("resolve", {"intent": self.scene.intents[0]})
            self.said.findings.append(Act(action, self.actor.name, self.actor.by, *self.span(0, len(lows)), "common"))
            return
        told = next((head(self.scene, self.tokens, p) for p, t in enumerate(self.tokens) if t.low == "i"), None)
        if told is not None and told.mood is Mood.PERFORM and self.scene.signed:
            self.doubt(place, "intent_or_resolution", (), None, certain=True)
        else:
            self.skip(place, len(self.tokens), "other_business")

    def shown(self, start: int, done: list[Filling], shared: bool = False) -> bool:
        """Whether filled frames are worth a question; `shared` lets verbs do that other games have too."""
        if shared and any(f.ready.frame.strength == "shared" for f in done):
            return True
        return any(shows(self.scene, self.tokens, start, len(self.tokens), f.ready, f.end) for f in done)

    # -- what is not an act

    def unfilled(self, start: int, fillings: list[Filling], joined: frozenset[str]) -> int:
        """A verb of the game whose clause is incomplete or holds more than the frame knows."""
        ready = fillings[0].ready
        relevant = [f for f in fillings if concerns(self.scene, self.tokens, start, len(self.tokens), f.ready)]
        relevant = relevant or [f for f in fillings if f.complete and self.shown(start, [max(fillings, key=lambda g: g.end)])]
        timed = any(words.TIMES.at(self.tokens, p) for p in range(start + 1, len(self.tokens)))
        if not relevant and not timed and any(isinstance(f, Act) for f in self.said.findings) and self.tokens[start].low not in {"i", "we"}:
            relevant = fillings
        alone = any(self.ends_at(f.end) and not f.ready.topic for f in fillings)
        if alone and not relevant and not timed:
            return self.doubt(start, "incomplete", (), ready, certain=True)
        if not relevant and not timed and words_vague(self.scene, self.tokens, start):
            return self.unknown(start, head(self.scene, self.tokens, start), joined)
        if not relevant or timed:
            return self.chunk(start, "future" if timed else Mood.STATE.value, joined)
        complete = [f for f in relevant if f.complete]
        most = max(relevant, key=lambda f: f.end)
        reason = "leftover" if complete else "incomplete"
        ready = most.ready
        offers = self.offer(start, [max(complete, key=lambda f: f.end)]) if complete else ()
        return self.doubt(start, reason, offers, ready)

    def ends_at(self, place: int) -> bool:
        """Whether nothing but marks stands from `place` on."""
        return not any(token.low[0].isalnum() for token in self.tokens[place:])

    def unknown(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """I, and a verb that the game does not know."""
        tokens, verb = self.tokens, told.verb
        low = tokens[verb].low if verb < len(tokens) else ""
        vague = self.scene.lexicon.vague.longest(tokens, verb)
        if vague is not None and (self.scene.signed or concerns(self.scene, tokens, start, len(tokens), None)):
            return self.doubt(start, "vague", (), None, suggest=vague.what)
        rest = {token.low for token in tokens[verb:]}
        if low in words.VAGUE_ACTS and rest & {"something", "some", "anything", "action", "actions", "move", "moves"} and self.scene.signed:
            return self.doubt(start, "vague", (), None)
        if low in _TAKING_BACK and rest & {"move", "moves", "action", "actions", "above", "exploring", "exploration", "attack"}:
            return self.doubt(start, "correction", (), None)
        near = misspelt_verb(self.scene.lexicon, low) if low.isalpha() and low not in words.STATIVE else None
        if near is not None and (self.scene.signed or len(tokens) - verb <= 3 or concerns(self.scene, tokens, start, len(tokens), None)):
            return self.doubt(start, "misspelt", (), None)
        if low not in words.STATIVE and concerns(self.scene, tokens, start, len(tokens), None):
            return self.doubt(start, "unknown_verb", (), None)
        return self.chunk(start, Mood.UNKNOWN.value, joined)

    def chunk(self, start: int, why: str, joined: frozenset[str]) -> int:
        """Words that perform nothing themselves; they may still bear on what stands around them."""
        tokens = self.tokens
        following = next_clause(self.scene, tokens, start + 1)
        end = following if following is not None else len(tokens)
        acted = any(isinstance(f, Act) for f in self.said.findings)
        lows = [token.low for token in tokens[start:end]]
        if self.told_by_another(start, end, why):
            self.skip(start, len(tokens), "story")
            self.scene.speech = self.scene.speech or "doubt"
            return len(tokens)
        if not acted and why in {Mood.STATE.value, Mood.REPORT.value, Mood.UNKNOWN.value} and (after := self.half_said(start, end, why)) is not None:
            return after
        if acted and self.bears(start, end, why, joined):
            return self.spoil(start, end, lows, joined)
        self.skip(start, end, why)
        if why == Mood.NEGATION.value:
            self.scene.negated = True
        if following is not None and not self.may_go_on(following, why, lows):
            if any(t.low in {":", "--"} for t in tokens[max(start, following - 1) : following + 2]):
                self.scene.speech = self.scene.speech or "doubt"
            return self.suspend(following, "lead_in", False)
        return end

    def half_said(self, start: int, end: int, why: str) -> int | None:
        """`I am at the Healer and heal`, or the sender by name: an act that its clause does not quite say."""
        tokens, scene = self.tokens, self.scene
        if why == Mood.REPORT.value:
            named = scene.referents.at(scene.text, tokens, start)
            if named is None or named.who != (scene.sender,):
                return None
            place = named.end
            while place < end and tokens[place].low in words.ADVERBS:
                place += 1
            places, form = [place], "third"
        elif why == Mood.UNKNOWN.value and tokens[start].low in {"i", "we"}:
            places = [p for p in range(start + 2, min(end, start + 11)) if tokens[p - 1].low not in {"to", "not", "n't", "'t"}]
            form = "base"
        elif why == Mood.STATE.value and tokens[start].low == "i":
            places = [p for p in range(start + 2, end) if tokens[p - 1].low == "and"]
            form = "base"
        else:
            return None
        for place in places:
            hits = scene.lexicon.verb_at(tokens, place, "third" if form == "third" else "base")
            done = [f for hit in hits for f in fill(scene, tokens, hit.end, hit.what) if f.complete]
            done = [f for f in done if ending(scene, tokens, f.end).after is After.END]
            if done and self.shown(start, done, shared=True):
                return self.doubt(start, "no_subject", self.offer(place, done), done[0].ready)
        return None

    def told_by_another(self, start: int, end: int, why: str) -> bool:
        """Somebody else speaks: `The wolf said: I ...`"""
        tokens = self.tokens
        if why not in {Mood.REPORT.value, Mood.UNKNOWN.value, Mood.QUESTION.value}:
            return False
        if start + 1 < len(tokens) and tokens[start + 1].low == ":" and (who := person_at(self.scene, tokens, start)) is not None:
            return str(who.parts[0]) != self.scene.sender
        return any(
            tokens[p].low in words.SPEECH
            and (any(t.low == ":" for t in tokens[p + 1 : p + 6]) or [t.low for t in tokens[p + 1 : p + 2]] == [","])
            for p in range(start, min(end, len(tokens)))
        )

    def bears(self, start: int, end: int, why: str, joined: frozenset[str]) -> bool:
        """Whether words after an act in the same sentence may change it, or may be another act."""
        tokens = self.tokens
        lows = {token.low for token in tokens[start:end]}
        if words.CONDITION_PHRASES.at(tokens, start) or words.HYPOTHESIS.at(tokens, start) or why == Mood.HEDGE.value:
            return True
        if tokens[start].low in words.OUTCOMES:
            return True
        if why == Mood.REPORT.value and lows & self.scene.lexicon.entities:
            return True
        if words.CORRECTIONS.at(tokens, start) or (why == Mood.NEGATION.value and (tokens[start].low not in {"i", "we"} or end - start <= 4)):
            return True
        if joined & {"therefore", "thus", "hence", "so"} and [t.low for t in tokens[start : start + 2]] in (["i", "am"], ["i", "exist"]) and end - start <= 3:
            return True
        if why == Mood.UNKNOWN.value:
            aside = harmless_aside(self.scene, tokens, start)
            if aside is not None:
                return aside < 0
            if tokens[start].low in {"again", "once", "yet"} and joined & {"and", "then"}:
                return True
            filler = words.FILLERS.longest(tokens, start)
            return not (filler and not any(t.low[0].isalnum() for t in tokens[filler.end : end]))
        if "but" in joined and lows & words.TAINT - {"'t", "n't", "'ll", "will", "would", "should"}:
            return True
        return bool(lows & words.CONDITION - {"should"})

    def spoil(self, start: int, end: int, lows: list[str], joined: frozenset[str]) -> int:
        """A doubt after acts: alone, when it is plainly the next thing in a series, else together with them."""
        tokens = self.tokens
        conditional = bool(words.CONDITION_PHRASES.at(tokens, start))
        series = bool(joined & {"and", "then", ";", "."})
        tainted = bool(set(lows) & words.TAINT) or tokens[start].low in words.OUTCOMES
        relevant = concerns(self.scene, tokens, start, end, None) or any(self.scene.lexicon.verb_at(tokens, p) for p in range(start, end))
        if conditional and series:
            return self.doubt(start, "condition", (), None, certain=True)
        if not conditional and not tainted:
            later = any(
                tokens[p - 1].low in {",", "and", "then"} and self.scene.lexicon.verb_at(tokens, p)
                for p in range(start + 1, len(tokens))
            )
            if series or later:
                if relevant:
                    return self.doubt(start, "unknown_verb", (), None, certain=True)
                if series and not later and self.innocent(start):
                    self.skip(start, end, Mood.UNKNOWN.value)
                    return end
        self.taint = "condition" if conditional else "leftover"
        self.stop = True
        return len(tokens)

    def innocent(self, start: int) -> bool:
        """Whether a chunk joined by `and` opens with a verb that is none of the game's (`and hope for the best`)."""
        return self.tokens[start].low in words.STATIVE

    def may_go_on(self, following: int, why: str, lows: list[str]) -> bool:
        """Whether a clause in the first person after these words is an act of its own."""
        joined = {t.low for t in self.tokens[following : following + 3]}
        if set(lows) & words.CONDITION - {"once", "should"} and "so" not in joined:
            return False
        if why in {Mood.FUTURE.value, Mood.MODAL.value, Mood.WISH.value, Mood.INTENT.value, Mood.QUESTION.value, Mood.HEDGE.value}:
            return bool(joined & {"but", ";", "so"})
        said = set(lows)
        if why == Mood.UNKNOWN.value and not (said & words.FINITE and not said & (words.UNREAL | words.SPEECH)):
            before = {t.low for t in self.tokens[max(0, following - 1) : following + 2]}
            apart = bool(before & {"so", ";", "but"}) or {",", "and"} <= before
            return apart and not said & words.TAINT
        return True

    # -- results

    def suspend(self, place: int, reason: str, asks: bool) -> int:
        """Read on from `place`, but let nothing there be certain."""
        tokens = self.tokens
        inner = SentenceReader(self.scene, tokens[self.past_condition(place, reason) :])
        trail, speech = list(self.scene.trail), self.scene.speech
        said = inner.read() if not asks else Said()
        self.scene.trail, self.scene.speech = trail, speech or self.scene.speech
        if said.listing:
            self.said.listing = "doubt"
        acts = tuple(f for f in said.findings if isinstance(f, Act))
        doubts = tuple(f for f in said.findings if isinstance(f, Doubt))
        if acts:
            self.doubt_of(reason, self.span(place, len(tokens))[0], acts)
        elif doubts:
            self.said.findings.append(
                Doubt(reason, *self.span(place, len(tokens)), doubts[0].candidates, doubts[0].sure, doubts[0].hint)
            )
            self.stop = True
        else:
            self.skip(place, len(tokens), "hypothetical" if reason == "condition" else reason)
        return len(tokens)

    def past_condition(self, place: int, reason: str) -> int:
        """The clause that a condition governs: after its comma or `then`."""
        if reason != "condition":
            return place
        for p in range(place + 1, len(self.tokens)):
            if self.tokens[p - 1].low in {",", "then", ":", "--"} and head(self.scene, self.tokens, p).mood in {
                Mood.PERFORM, Mood.BARE, Mood.FUTURE,
            }:
                if self.tokens[p].low in {"i", "we"} or self.scene.lexicon.verb_at(self.tokens, p):
                    return p
        later = next_clause(self.scene, self.tokens, place + 2)
        return later if later is not None else len(self.tokens)

    def doubt(
        self,
        start: int,
        reason: str,
        candidates: tuple[tuple[Act, ...], ...],
        ready: Ready | None,
        certain: bool = False,
        suggest: str = "",
    ) -> int:
        """A question from `start` to the end of the sentence."""
        first, last = self.span(start, len(self.tokens))
        known = suggest or hint(self.scene.lexicon, self.scene.text[first:last], ready)
        self.said.findings.append(Doubt(reason, first, last, candidates, certain, known))
        self.stop = True
        return len(self.tokens)

    def doubt_of(self, reason: str, start: int, acts: tuple[Act, ...]) -> None:
        """A question about acts that would be certain but for other words."""
        last = self.span(0, len(self.tokens))[1]
        known = hint(self.scene.lexicon, "", self.hint_for) if self.hint_for else ""
        self.said.findings.append(Doubt(reason, start, max(last, start), (acts,), True, known))
        self.stop = True

    def offer(self, start: int, fillings: list[Filling]) -> tuple[tuple[Act, ...], ...]:
        """The readings that fillings would give, as candidates."""
        found: list[tuple[Act, ...]] = []
        for filling in sorted(fillings, key=lambda f: -f.end)[:4]:
            acts = build(self.scene, filling, self.actor, self.span(start, filling.end)).acts
            if acts and all([a.action for a in acts] != [a.action for a in other] for other in found):
                found.append(acts)
        return tuple(found)

    def skip(self, start: int, end: int, why: str) -> None:
        """Words that perform nothing."""
        if start < end:
            self.said.findings.append(Skip(why, *self.span(start, end)))

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Offsets of the tokens `start` to `end`."""
        tokens = self.tokens
        if not tokens:
            return 0, 0
        first = tokens[min(start, len(tokens) - 1)].start
        return first, max(first, tokens[max(0, min(end, len(tokens)) - 1)].end)




_TAKING_BACK = frozenset({"retract", "withdraw", "cancel", "undo", "revoke", "rescind", "reverse", "change", "take", "correct"})


def _starting(filling: Filling, origin: Value) -> Filling:
    """The filling with the place that stood at the front of the sentence, where its frame takes one."""
    for number, (slot, openers) in enumerate(filling.ready.slots):
        if filling.values[number] is None and ("from",) in openers:
            values = (*filling.values[:number], origin, *filling.values[number + 1 :])
            return filling._replace(values=values)
    return filling


def words_vague(scene: Scene, tokens: Tokens, start: int) -> bool:
    """Whether the clause uses one of the game's vague verbs."""
    told = head(scene, tokens, start)
    return scene.lexicon.vague.longest(tokens, told.verb) is not None


def _unnumbered(tokens: Tokens) -> Tokens:
    """The tokens without the marks of a list inside the sentence: `1) I explore; 2) I heal`."""
    if not any(token.low == ")" for token in tokens):
        return tokens
    found: list[Token] = []
    place = 0
    while place < len(tokens):
        opened = place + (tokens[place].low == "(")
        fresh = not found or found[-1].low in {":", ";", ",", "and", "."}
        if fresh and opened + 1 < len(tokens) and tokens[opened + 1].low == ")":
            low = tokens[opened].low
            if low.isdecimal() or (len(low) == 1 and low in "abcdefgh"):
                place = opened + 2
                continue
        found.append(tokens[place])
        place += 1
    return found
