"""Clauses that may perform and do not plainly say so: `I guess I explore`, `Healing for 2.`"""

from typing import Final

from gamemaster.language.after.asked_habits import WHAT_ONE_DOES
from gamemaster.language.before.moods import Head, Mood, head
from gamemaster.language.english.phrases import Hit
from gamemaster.language.english.tokens import words_in
from gamemaster.language.frames.matching import Filling, fill
from gamemaster.language.sentences.acts_going_on import OTHERWISE, plainly_done
from gamemaster.language.sentences.half_behind import bound_verb
from gamemaster.language.sentences.planning import Planning
from gamemaster.language.tails.endings import After
from gamemaster.language.values.describing import left_to_chance
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.relevance import concerns

_FINITE: Final = words_in(
    "is was are were be would will can could seems makes sounds should i costs takes gives does may "
    "might must "
    "seem sound has have had isn won requires needs"
)


_SAID_ON: Final = words_in(", because lol haha")
_SHORT: Final = 12
_UNREAL: Final = words_in("would could should might must 'd not n't 't never who")


class Hedging(Planning):
    """Reads clauses that open with a doubt, or with a verb in -ing."""

    def asked_what(self, start: int) -> bool:
        """Whether the words answer a game master who asks what one does (`Attacking, three rounds.`)."""
        return (
            not start and WHAT_ONE_DOES.search(self.scene.prompts.question(self.tokens[0].start)) is not None
        )

    def thanks_behind(self, place: int) -> bool:
        """`Limping, thanks for asking!`: how one is."""
        lows = [token.low for token in self.tokens[place : place + 3]]
        return lows[:2] == [",", "thanks"] and (lows[2:] == ["for"] or not "".join(lows[2:]).isalpha())

    def tests_mail(self, place: int) -> bool:
        """`Testing, one two.`: whether a mail gets through."""
        lows = [token.low for token in self.tokens[place : place + 2]]
        return lows[:1] == ["testing"] and not "".join(lows[1:]).isalpha()

    def gerund(self, start: int, told: Head) -> int:
        """`Healing for 2 gold.` acts where the game says so; other clauses that open in -ing ask or do
        nothing."""
        hits = self.scene.lexicon.verb_at(self.tokens, told.verb, "gerund")
        fillings = self.whole_fillings(hits)
        done = [f for f in fillings if self.followed_by(f) in {After.END, After.NEXT}]
        said_so = not start or self.acted
        if done and (
            all(f.ready.frame.gerund for f in done)
            or self.asked_what(start)
            or (said_so and plainly_done(self.scene, self.tokens, start))
        ):
            after = self.best(start, done)
            if after is not None:
                return after
        lows = {token.low for token in self.tokens[start:]}
        finite = lows & _FINITE
        concerned = concerns(self.scene, self.tokens, start, len(self.tokens), hits[0].what)
        bare = not any(f.complete for f in fillings)
        idle = bare and (self.thanks_behind(told.verb + 1) or self.tests_mail(told.verb))
        short = len(self.tokens) - start <= 9 and not done and not idle
        if not start and self.scene.signed and any(self.hangs(f) for f in fillings):
            return self.doubt(start, "condition", (), hits[0].what)
        if not start and self.scene.signed and any(self.said_on(f) for f in fillings):
            return self.doubt(start, "no_subject", self.offer(start, done), hits[0].what)
        if not finite and ((concerned and short) or (done and self.shown(start, done))):
            return self.doubt(start, "no_subject", self.offer(start, done), hits[0].what)
        return self.chunk(start, Mood.UNKNOWN.value, frozenset())

    def hangs(self, filling: Filling) -> bool:
        """`unvoting until I know more`: an act, its subject left out, that something behind it may change."""
        behind = self.tokens[filling.end : filling.end + 1]
        return filling.complete and any(t.low in {"until", "till", "if", "unless", "once"} for t in behind)

    def said_on(self, filling: Filling) -> bool:
        """`joining the lanterns, hi all`: an act, its subject left out, and something else behind it."""
        lows = [token.low for token in self.tokens]
        if not (filling.complete and filling.filled) or len(lows) > _SHORT or filling.end >= len(lows):
            return False
        told = sum(low in _FINITE for low in lows[filling.end :]) > 1 or not _FINITE.isdisjoint(
            lows[: filling.end]
        )
        return lows[filling.end] in _SAID_ON and not told and _UNREAL.isdisjoint(lows)

    def doubted_verb(self, told: Head) -> tuple[int | None, Form]:
        """Where the verb stands that a doubtful opening leads to (None: nowhere), and in which form."""
        tokens, place = self.tokens, told.verb + 1
        low = tokens[place].low if place < len(tokens) else ""
        if told.mood is Mood.PROGRESSIVE:
            gerunds = (
                p for p in range(place, len(tokens)) if self.scene.lexicon.verb_at(tokens, p, "gerund")
            )
            return next(gerunds), "gerund"
        if told.mood is Mood.HEDGE:
            inner = head(self.scene, tokens, place + (low == "that"))
            if inner.mood is Mood.WISH:
                # "I think I'd like to join": what is done by wanting it
                near = range(inner.verb + 1, min(len(tokens), inner.verb + 6))
                hits = ((p, hit) for p in near for hit in self.scene.lexicon.verb_at(tokens, p))
                return next((p for p, hit in hits if hit.what.frame.lax), None), "base"
            return inner.verb if inner.mood is Mood.PERFORM else None, "base"
        led = low == "to" and self.scene.lexicon.verb_at(tokens, place + 1)
        if self.scene.lexicon.verb_at(tokens, told.verb) and not led:
            return told.verb, "base"
        return place + (low in {"to", "by", "with", "and"}), "base"

    def bound(self, start: int, told: Head) -> int | None:
        """`I must vote for Brask`: what one must do, and does by saying so."""
        verb = bound_verb(self.scene, self.tokens, told)
        if verb is None or self.tokens[start].low != "i":
            return None
        done = self.whole_fillings(self.scene.lexicon.verb_at(self.tokens, verb))
        done = [f for f in done if self.followed_by(f) in {After.END, After.NEXT, After.ASIDE}]
        if not done or not (self.scene.signed or self.shown(start, done, shared=True)):
            return None
        return self.doubt(start, Mood.DOUBTFUL.value, self.offer(start, done), done[0].ready)

    def half_going_on(self, verb: int, hits: list[Hit[Ready]]) -> bool:
        """`I'm accepting offer 22.`: the act names by its number what it is done to, and wants more."""
        behind = {token.low for token in self.tokens[verb:]}
        if not OTHERWISE.isdisjoint(behind) or not any(low.isdecimal() for low in behind):
            return False
        begun = [f for hit in hits for f in fill(self.scene, self.tokens, hit.end, hit.what)]
        return any(f.filled and not f.complete and not f.ready.frame.lax for f in begun)

    def doubtful(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """I guess I ..., I try to ..., I am exploring, we explore: it may act, and only a human can say."""
        place, form = self.doubted_verb(told)
        if place is None:
            return self.chunk(start, Mood.HEDGE.value, joined)
        hits = self.scene.lexicon.verb_at(self.tokens, place, form)
        hits = hits or self.scene.lexicon.verb_at(self.tokens, place, "gerund")
        fillings = self.whole_fillings(hits)
        done = [f for f in fillings if self.followed_by(f) is not After.REST]
        if hits and not done and self.scene.near and told.mood is Mood.DOUBTFUL:
            begun = [f for hit in hits for f in fill(self.scene, self.tokens, hit.end, hit.what)]
            if any(f.filled for f in fillings) or any(
                self.plainly(f) or left_to_chance(self.scene, self.tokens, f.end) for f in begun
            ):
                return self.doubt(start, "incomplete", (), hits[0].what)
        if (
            told.mood is Mood.PROGRESSIVE
            and self.scene.signed
            and not done
            and self.half_going_on(place, hits)
        ):
            return self.doubt(start, "incomplete", (), hits[0].what)
        timed = [f for f in done if self.followed_by(f) is After.TIME]
        present = told.mood is Mood.PROGRESSIVE and bool(done) and not timed
        if present and (all(f.ready.frame.lax for f in done) or self.done_now(told.verb, done)):
            after = self.best(start, done)
            if after is not None:
                return after
        if done and not timed and (self.shown(start, done, shared=True) or self.chosen_from(done)):
            return self.doubt(start, told.mood.value, self.offer(start, done), done[0].ready)
        return self.chunk(start, told.mood.value, joined)
