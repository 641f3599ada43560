"""Clauses that do not act: they are passed over, unless they bear on the acts around them or may be acts.

Whatever is not understood makes a doubt that runs to the end of the sentence, and when it could bear on
the acts before it (a condition, a hedge, a choice), those become doubtful with it. Nothing is guessed.
"""

from gamemaster.language import words
from gamemaster.language.endings import After, ending, harmless_aside, next_clause
from gamemaster.language.matching import Filling, fill
from gamemaster.language.moods import Head, Mood, head
from gamemaster.language.relevance import concerns, misspelt_verb
from gamemaster.language.scene import Act, Doubt, Scene
from gamemaster.language.sentence_state import Said, SentenceState
from gamemaster.language.tokens import Tokens
from gamemaster.language.values import person_at

_GOVERNED = frozenset({Mood.PERFORM, Mood.BARE, Mood.FUTURE})
_TAKING_BACK = frozenset(
    {"retract", "withdraw", "cancel", "undo", "revoke", "rescind", "reverse", "change", "take", "correct"}
)


class Passing(SentenceState):
    """Reads what performs nothing."""

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
            places = [
                p
                for p in range(start + 2, min(end, start + 11))
                if tokens[p - 1].low not in {"to", "not", "n't", "'t"}
            ]
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

    def chunk(self, start: int, why: str, joined: frozenset[str]) -> int:
        """Words that perform nothing themselves; they may still bear on what stands around them."""
        tokens = self.tokens
        following = next_clause(self.scene, tokens, start + 1)
        end = following if following is not None else len(tokens)
        acted = any(isinstance(f, Act) for f in self.said.findings)
        lows = [token.low for token in tokens[start:end]]
        if tokens[start].low not in {"as", "like"} and self.told_by_another(start, end, why):
            self.skip(start, len(tokens), "story")
            self.scene.speech = self.scene.speech or "doubt"
            return len(tokens)
        if (
            not acted
            and why in {Mood.STATE.value, Mood.REPORT.value, Mood.UNKNOWN.value}
            and (after := self.half_said(start, end, why)) is not None
        ):
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

    def told_by_another(self, start: int, end: int, why: str) -> bool:
        """Somebody else speaks: `The wolf said: I ...`"""
        tokens = self.tokens
        if why not in {Mood.REPORT.value, Mood.UNKNOWN.value, Mood.QUESTION.value}:
            return False
        if (
            start + 1 < len(tokens)
            and tokens[start + 1].low == ":"
            and (who := person_at(self.scene, tokens, start)) is not None
        ):
            return str(who.parts[0]) != self.scene.sender
        return any(
            tokens[p].low in words.SPEECH
            and (
                any(t.low == ":" for t in tokens[p + 1 : p + 6])
                or [t.low for t in tokens[p + 1 : p + 2]] == [","]
            )
            for p in range(start, min(end, len(tokens)))
        )

    def bears(self, start: int, end: int, why: str, joined: frozenset[str]) -> bool:
        """Whether words after an act in the same sentence may change it, or may be another act."""
        tokens = self.tokens
        lows = {token.low for token in tokens[start:end]}
        if (
            words.CONDITION_PHRASES.at(tokens, start)
            or words.HYPOTHESIS.at(tokens, start)
            or why == Mood.HEDGE.value
        ):
            return True
        if tokens[start].low in words.OUTCOMES:
            return True
        if why == Mood.REPORT.value and lows & self.scene.lexicon.entities:
            return True
        if words.CORRECTIONS.at(tokens, start) or (
            why == Mood.NEGATION.value and (tokens[start].low not in {"i", "we"} or end - start <= 4)
        ):
            return True
        if (
            joined & {"therefore", "thus", "hence", "so"}
            and [t.low for t in tokens[start : start + 2]] in (["i", "am"], ["i", "exist"])
            and end - start <= 3
        ):
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
        """A doubt after acts: alone, when it is plainly the next thing in a series, else together with
        them."""
        tokens = self.tokens
        conditional = bool(words.CONDITION_PHRASES.at(tokens, start))
        series = bool(joined & {"and", "then", ";", "."})
        tainted = bool(set(lows) & words.TAINT) or tokens[start].low in words.OUTCOMES
        vague = bool(self.scene.lexicon.vague.at(tokens, start))
        relevant = (
            vague
            or concerns(self.scene, tokens, start, end, None)
            or any(self.scene.lexicon.verb_at(tokens, p) for p in range(start, end))
        )
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
        """Whether a chunk joined by `and` opens with a verb that is none of the game's (`and hope for the
        best`)."""
        return self.tokens[start].low in words.STATIVE

    def may_go_on(self, following: int, why: str, lows: list[str]) -> bool:
        """Whether a clause in the first person after these words is an act of its own."""
        joined = {t.low for t in self.tokens[following : following + 3]}
        if set(lows) & words.CONDITION - {"once", "should"} and "so" not in joined:
            return False
        if why in {
            Mood.FUTURE.value,
            Mood.MODAL.value,
            Mood.WISH.value,
            Mood.INTENT.value,
            Mood.QUESTION.value,
            Mood.HEDGE.value,
        }:
            return bool(joined & {"but", ";", "so"})
        said = set(lows)
        if why == Mood.UNKNOWN.value and not (
            said & words.FINITE and not said & (words.UNREAL | words.SPEECH)
        ):
            before = {t.low for t in self.tokens[max(0, following - 1) : following + 2]}
            apart = bool(before & {"so", ";", "but"}) or {",", "and"} <= before
            return apart and not said & words.TAINT
        return True

    def suspend(self, place: int, reason: str, asks: bool) -> int:
        """Read on from `place`, but let nothing there be certain."""
        tokens = self.tokens
        governed = self.past_condition(place, reason)
        inner = type(self)(self.scene, tokens[governed:])
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
                Doubt(
                    reason,
                    *self.span(place, len(tokens)),
                    doubts[0].candidates,
                    doubts[0].sure,
                    doubts[0].hint,
                )
            )
            self.stop = True
        elif not asks and reason == "condition" and self.about_the_game(governed):
            self.doubt(place, reason, (), None)
        else:
            self.skip(place, len(tokens), "hypothetical" if reason == "condition" else reason)
        return len(tokens)

    def about_the_game(self, place: int) -> bool:
        """Whether an unclear clause under a condition has a verb of the game, in a mail that is about it."""
        told = head(self.scene, self.tokens, place)
        ours = self.scene.signed or self.scene.acted
        if words.PHRASAL.at(self.tokens, told.verb):
            return False
        return ours and told.mood is Mood.PERFORM and bool(self.scene.lexicon.verb_at(self.tokens, told.verb))

    def past_condition(self, place: int, reason: str) -> int:
        """The clause that a condition governs: after its comma or `then`."""
        if reason != "condition":
            return place
        for p in range(place + 1, len(self.tokens)):
            if self.tokens[p - 1].low not in {",", "then", ":", "--"}:
                continue
            governed = self.tokens[p].low in {"i", "we"} or bool(self.scene.lexicon.verb_at(self.tokens, p))
            if governed and head(self.scene, self.tokens, p).mood in _GOVERNED:
                return p
        later = next_clause(self.scene, self.tokens, place + 2)
        return later if later is not None else len(self.tokens)

    def unfilled(self, start: int, fillings: list[Filling], joined: frozenset[str]) -> int:
        """A verb of the game whose clause is incomplete or holds more than the frame knows."""
        ready = fillings[0].ready
        relevant = [
            f for f in fillings if concerns(self.scene, self.tokens, start, len(self.tokens), f.ready)
        ]
        relevant = relevant or [
            f for f in fillings if f.complete and self.shown(start, [max(fillings, key=lambda g: g.end)])
        ]
        timed = any(words.TIMES.at(self.tokens, p) for p in range(start + 1, len(self.tokens)))
        if (
            not relevant
            and not timed
            and any(isinstance(f, Act) for f in self.said.findings)
            and self.tokens[start].low not in {"i", "we"}
        ):
            relevant = fillings
        if not relevant and not timed:
            # "I transfer to Tarn: 3 gold": what the verb needs stands beyond the colon
            cut = (f for f in fillings if f.filled and f.end < len(self.tokens))
            relevant = [f for f in cut if self.tokens[f.end].low == ":"]
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

    def unknown(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """I, and a verb that the game does not know."""
        tokens, verb = self.tokens, told.verb
        low = tokens[verb].low if verb < len(tokens) else ""
        vague = self.scene.lexicon.vague.longest(tokens, verb)
        if vague is not None and (
            self.scene.signed or concerns(self.scene, tokens, start, len(tokens), None)
        ):
            return self.doubt(start, "vague", (), None, suggest=vague.what)
        rest = {token.low for token in tokens[verb:]}
        if (
            low in words.VAGUE_ACTS
            and rest & {"something", "some", "anything", "action", "actions", "move", "moves"}
            and self.scene.signed
        ):
            return self.doubt(start, "vague", (), None)
        if low in _TAKING_BACK and rest & {
            "move",
            "moves",
            "action",
            "actions",
            "above",
            "exploring",
            "exploration",
            "attack",
        }:
            return self.doubt(start, "correction", (), None)
        near = misspelt_verb(self.scene.lexicon, low) if low.isalpha() and low not in words.STATIVE else None
        if near is not None and (
            self.scene.signed
            or len(tokens) - verb <= 3
            or concerns(self.scene, tokens, start, len(tokens), None)
        ):
            return self.doubt(start, "misspelt", (), None)
        if low not in words.STATIVE and concerns(self.scene, tokens, start, len(tokens), None):
            return self.doubt(start, "unknown_verb", (), None)
        return self.chunk(start, Mood.UNKNOWN.value, joined)

    def verbless(self, start: int) -> int | None:
        """`To the Healer!`, `3 gold to Tarn.`: what an act needs, without its verb."""
        if len(self.tokens) - start > 12 or not concerns(
            self.scene, self.tokens, start, len(self.tokens), None
        ):
            return None
        please = any(token.low == "please" for token in self.tokens)
        for ready in self.scene.lexicon.ready:
            if ready.frame.closings or not (please or all(s.after != ("",) for s, _ in ready.slots)):
                continue
            done = [
                f
                for f in fill(self.scene, self.tokens, start, ready)
                if f.filled and f.complete and self.ends_at(f.end)
            ]
            if done and concerns(self.scene, self.tokens, start, len(self.tokens), ready):
                return self.doubt(start, "no_subject", self.offer(start, done), ready)
        return None


def words_vague(scene: Scene, tokens: Tokens, start: int) -> bool:
    """Whether the clause uses one of the game's vague verbs."""
    told = head(scene, tokens, start)
    return scene.lexicon.vague.longest(tokens, told.verb) is not None
