"""Acts behind words that take their certainty away, or may: they are read, and asked about."""

from typing import Final

from gamemaster.language.after.cases_of_life import is_case_of_life
from gamemaster.language.after.other_cases import governs_another
from gamemaster.language.before.hidden_clauses import Front, hidden_clause, is_phrase
from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.before.outcomes import outcome_of
from gamemaster.language.before.provisos import on_condition
from gamemaster.language.english import words
from gamemaster.language.english.tokens import plain_lows, words_in
from gamemaster.language.sentences.completing import Completing
from gamemaster.language.sentences.courtesies import is_courtesy
from gamemaster.language.sentences.governing import speaking_of, unparted, unparted_condition
from gamemaster.language.sentences.half_behind import half_clause
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.tails.next_clauses import GROUNDS, next_clause
from gamemaster.language.values.antecedents import SUBJECTS
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.relevance import concerns
from gamemaster.language.vocabulary.scene import Doubt, acts_in

_CONCEDING: Final = words_in("whatever whichever whoever however")
_TOLD_OF_SAYING: Final = words_in("nothing something anything little much a an more less no not enough")
_OF_ONE_MIND: Final = words_in("agree agreed")
_LEADING_UP: Final = words_in("but so and then end all tonight therefore thus hence , ... )")
_CONCLUDING: Final = words.CONCLUDING | {";"}
_LONGEST_NAME: Final = 6
_OWN_WORDS: Final = words_in("i we my")
_UNPARTED: Final = words_in(
    "after before if should the till unless until while whilst provided providing assuming supposing in as "
    "on only even barring pending"
)
_GOVERNED: Final = frozenset({Mood.PERFORM, Mood.BARE, Mood.FUTURE})
_TOLD_OF: Final = frozenset({Mood.PAST.value, Mood.STATE.value})
_HIDING: Final = frozenset({Mood.UNKNOWN.value, Mood.REPORT.value, Mood.BARE.value})


class Suspending(Completing):
    """Reads on where nothing is certain."""

    def clause_behind(self, start: int) -> int | None:
        """The clause that a reason leads to without a mark, or one that half says what is done."""
        grounded = unparted(self.scene, self.tokens, start) if self.tokens[start].low in GROUNDS else None
        if grounded is not None:
            return grounded
        return None if self.acted else half_clause(self.scene, self.tokens, start)

    def saying_behind(self, start: int) -> int | None:
        """`I am switching: my vote goes to Tarn`: a clause of the game's own behind a colon or dash."""
        tokens = self.tokens
        for place in range(start + 1, len(tokens) - 2):
            if tokens[place].low in words.SPEECH and self.quotes(start, place):
                return None
            if tokens[place - 1].low in _CONCLUDING and self.performs_behind(place):
                return place
            said = tokens[place].low in _OWN_WORDS and tokens[place - 1].low in _LEADING_UP
            if not said and tokens[place - 1].low not in {":", "--", ";", "-"}:
                continue
            hits = self.scene.lexicon.sayings.at(tokens, place)
            told = ("own", "open") if self.scene.near else ("own",)
            if any(hit.end - place > 1 and hit.what.frame.strength in told for hit in hits):
                return place
            if tokens[place].low == "my" and tokens[place - 1].low == ":" and self.joint_verbs(place):
                return place
        return None

    def quotes(self, start: int, place: int) -> bool:
        """Whether what somebody says stands behind a verb of saying: `he said nothing all day` tells it, and
        `whatever he says` leaves it open."""
        tokens = self.tokens
        if [token.low for token in tokens[start : start + 2]] == ["no", "matter"]:
            return False
        told = tokens[place + 1].low in _TOLD_OF_SAYING
        if tokens[place].low in _OF_ONE_MIND and "we" in [
            t.low for t in tokens[max(start, place - 3) : place]
        ]:
            # "we've agreed now: our victim is Tarn" is said by those who do it
            return False
        if tokens[place].low == "went" and tokens[place + 1].low[0].isalpha():
            # "we went back and forth"
            return False
        return not told and tokens[start].low not in _CONCEDING

    def performs_behind(self, place: int) -> bool:
        """Whether a value stands there, and behind it what performs an act (`so Tarn gets my vote`)."""
        tokens, tails = self.tokens, self.scene.lexicon.tails
        for end in range(place + 1, min(place + _LONGEST_NAME, len(tokens))):
            kinds = {hit.what.slots[0][0].kind for hit in tails.at(tokens, end)}
            if kinds and tokens[place].low in SUBJECTS:
                return end == place + 1
            if any(v.end == end for kind in kinds for v in values_at(self.scene, tokens, place, kind)):
                return True
        return False

    def behind(self, start: int, end: int, why: str) -> int | None:
        """An act behind other words of its clause (`There I heal`): where to read on, if any."""
        explains = {"which", "why"} <= {token.low for token in self.tokens[start : start + 4]}
        told_of = why in _TOLD_OF and not explains
        if why not in _HIDING and not (explains or told_of):
            return None
        hidden = hidden_clause(self.scene, self.tokens, start, end)
        told = head(self.scene, self.tokens, hidden.place if hidden is not None else start)
        if hidden is not None and not self.acted and outcome_of(self.scene, self.tokens[: hidden.place]):
            self.skip(start, hidden.place, "lead_in")
            return hidden.place
        if hidden is None or ((told_of or hidden.front is Front.PART) and not told.hereby):
            return None
        if (first := self.first_act(start, hidden.place)) is not None:
            return self.suspend(first, "lead_in", False)
        self.skip(start, hidden.place, "lead_in")
        before = self.tokens[start : hidden.place]
        plain = hidden.front is Front.PLAIN or (is_phrase(before) and leads_up(self.scene, before, ","))
        if plain and not on_condition(plain_lows(before)):
            return hidden.place
        return self.suspend(hidden.place, "lead_in", False)

    def first_act(self, start: int, stop: int) -> int | None:
        """Where an act begins before another one (`Know ye that we move, and that we hereby give ...`)."""
        return next(
            (
                place
                for place in range(start + 1, stop)
                if self.tokens[place].low in {"i", "we"}
                and (told := head(self.scene, self.tokens, place)).mood is Mood.PERFORM
                and told.verb < stop
                and self.scene.lexicon.verb_at(self.tokens, told.verb)
            ),
            None,
        )

    def suspend(self, place: int, reason: str, asks: bool) -> int:
        """Read on from `place`, but let nothing there be certain."""
        tokens = self.tokens
        governed = self.past_condition(place, reason)
        inner = type(self)(self.scene, tokens[governed:])
        trail, speech = list(self.scene.trail), self.scene.speech
        with speaking_of(self.scene, tokens[place:governed]):
            said = inner.read() if not asks else Said()
        self.scene.trail, self.scene.speech = trail, speech or self.scene.speech
        if said.listing:
            self.said.listing = "doubt"
        acts = acts_in(said.findings)
        doubts = tuple(f for f in said.findings if isinstance(f, Doubt))
        lax = bool(acts) and all(act.action.name in self.scene.lexicon.lax for act in acts)
        if lax and reason == "condition" and is_courtesy(self.scene, tokens, place, governed):
            self.said.findings.extend(acts)
        elif acts:
            self.doubt_of(reason, self.span(place, len(tokens))[0], acts)
        elif doubts and reason == "condition" and self.leads_elsewhere(place, governed):
            self.skip(place, len(tokens), "hypothetical")
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
        elif (
            not asks
            and reason == "condition"
            and self.about_the_game(governed)
            and not is_case_of_life(tokens[place:])
        ):
            self.doubt(place, reason, (), None)
        else:
            self.skip(place, len(tokens), "hypothetical" if reason == "condition" else reason)
        return len(tokens)

    def leads_elsewhere(self, place: int, governed: int) -> bool:
        """`If it goes wrong then I buy the coffee`: what is done in life, with nothing of the game."""
        tokens = self.tokens
        ours = concerns(self.scene, tokens, governed, len(tokens), None)
        return not ours and governs_another(tokens[place:])

    def about_the_game(self, place: int) -> bool:
        """Whether an unclear clause under a condition has a verb of the game, in a mail that is about it."""
        told = head(self.scene, self.tokens, place)
        ours = self.scene.signed or self.scene.acted
        if told.mood is Mood.BARE and any(token.low == "i" for token in self.tokens[:place]):
            # an order for when something happens to its sender, of what is done in private
            hits = self.scene.lexicon.verb_at(self.tokens, told.verb)
            return ours and any(hit.what.frame.action in self.scene.lexicon.secret for hit in hits)
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
            if self.tokens[p].low in _OWN_WORDS and self.scene.lexicon.sayings.at(self.tokens, p):
                return p
            governed = self.tokens[p].low in {"i", "we"} or bool(self.scene.lexicon.verb_at(self.tokens, p))
            if governed and head(self.scene, self.tokens, p).mood in _GOVERNED:
                return p
        later = next_clause(self.scene, self.tokens, place + 2)
        # "as soon as" tells when it will be done
        soon = [token.low for token in self.tokens[place + 1 : place + 2]] == ["soon"]
        if not soon and self.tokens[place].low in (_UNPARTED if later is None else {"if", "unless"}):
            later = unparted_condition(self.scene, self.tokens, place) or later
        return later if later is not None else len(self.tokens)
