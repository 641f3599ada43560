"""Clauses that do not act: they are passed over, unless they bear on the acts around them or may be acts.

Whatever is not understood makes a doubt that runs to the end of the sentence, and when it could bear on
the acts before it (a condition, a hedge, a choice), those become doubtful with it. Nothing is guessed.
"""

from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.after.afterthoughts import puts_off, undoes
from gamemaster.language.after.contrary_to_fact import contrary_to_fact
from gamemaster.language.after.told_why import tells_why
from gamemaster.language.before.called_by_name import speaks_to_named
from gamemaster.language.before.doing_below import only_in_mind
from gamemaster.language.before.idle_cases import idle_case
from gamemaster.language.before.labels import names_topic
from gamemaster.language.before.moods import Mood
from gamemaster.language.before.on_behalf import asked_by
from gamemaster.language.before.provisos import CONSENTING, HANGING
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.sentences.gestures import EVERYDAY
from gamemaster.language.sentences.life_behind import falls_to_others, life_goes_on
from gamemaster.language.sentences.speakers import clause_of_another
from gamemaster.language.sentences.suspending import Suspending
from gamemaster.language.tails.endings import After, harmless_aside
from gamemaster.language.tails.next_clauses import next_clause
from gamemaster.language.tails.pledges import only_promises
from gamemaster.language.tails.shortcomings import tells_what_is_not
from gamemaster.language.values.bare import only_values
from gamemaster.language.values.describing import names_or_numbers
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.relevance import concerns

_SHORTEST: Final = 6
_FAR: Final = 24
_REFERRING: Final = words_in("doing joking serious do so only unless instead mean meant this that actually")
_NO_SPEAKER: Final = words_in("as like because since given though although")
_FALTERING: Final = words_in(
    "tremble fear flinch falter waver weep blink hesitate despair shudder quake faint laugh cry smile care "
    "sleep"
)
_HOPING: Final = words_in("hope trust pray")
_HOPED_ELSE: Final[frozenset[str]] = words.CONDITION | words_in("instead or but rather not else")
_INVERTED: Final = words_in("had were")
_RENAMES: Final = PhraseTable(
    (phrase, None)
    for phrase in phrases("that is to say; that 's to say; which is to say; i.e; i . e; viz; namely")
)
_FUTURE: Final = words_in("will shall 'll")
_ONCE_MORE: Final = words_in("again once twice more another likewise same too also")
_EXPLAINING: Final = words_in("; : --")
_TOLD: Final = frozenset({Mood.REPORT.value, Mood.PAST.value})
_GOING_ON: Final = frozenset({Mood.STATE.value, Mood.DOUBTFUL.value, Mood.NEGATION.value})
_NOTS: Final = words_in("not n't 't never")
_TALKING: Final = _GOING_ON | frozenset({Mood.REPORT.value, Mood.UNKNOWN.value})


class Passing(Suspending):
    """Reads what performs nothing."""

    def half_said(self, start: int, end: int, why: str) -> int | None:
        """`I am at the Healer and heal`, or the sender by name: an act that its clause does not quite say.

        Nor does `Tarn explores`, from somebody whom Tarn has asked to see to eir affairs.
        """
        tokens, scene = self.tokens, self.scene
        form: Form = "base"
        deputed = False
        if why == Mood.REPORT:
            named = scene.referents.at(scene.text, tokens, start)
            deputed = named is not None and named.who != (scene.sender,)
            if named is None or (deputed and not asked_by(scene, tokens[start : named.end])):
                return None
            place = named.end
            while place < end and tokens[place].low in words.ADVERBS:
                place += 1
            places, form = [place], "third"
        elif why == Mood.UNKNOWN and tokens[start].low in {"i", "we"}:
            places = [
                p
                for p in range(start + 2, min(end, start + _FAR))
                if tokens[p - 1].low not in {"to", "not", "n't", "'t"}
            ]
        elif (
            why in _GOING_ON
            and tokens[start].low == "i"
            and _NOTS.isdisjoint([t.low for t in tokens[start:end]])
        ):
            # "I keep Parrot, play Rum and end my turn"
            places = [p for p in range(start + 2, end) if tokens[p - 1].low in {"and", ",", "or"}]
        else:
            return None
        for place in places:
            hits = scene.lexicon.verb_at(tokens, place, form)
            done = [f for f in self.whole_fillings(hits) if self.followed_by(f) is After.END]
            if done and (self.shown(start, done, shared=True) or self.chosen_from(done)):
                reason = "on_behalf_of_whom" if deputed else "no_subject"
                return self.doubt(start, reason, () if deputed else self.offer(place, done), done[0].ready)
        return None

    def with_another(self, start: int, end: int) -> bool:
        """`Brask and I swap our weapons`: two people do something with things of the game."""
        tokens = self.tokens
        named = self.scene.referents.at(self.scene.text, tokens, start) if tokens[start].capital else None
        verb = named.end + 2 if named is not None else end
        if verb >= end or [token.low for token in tokens[verb - 2 : verb]] != ["and", "i"]:
            return False
        low = tokens[verb].low
        told = low in words.STATIVE | words.FINITE or is_past(low) or not low.isalpha()
        apart = (p for p in range(verb, end) if tokens[p].low in {",", ";", "and"})
        return not told and concerns(self.scene, tokens, verb, next(apart, end), None)

    def chunk(self, start: int, why: str, joined: frozenset[str]) -> int:
        """Words that perform nothing themselves; they may still bear on what stands around them."""
        tokens = self.tokens
        following, acted = next_clause(self.scene, tokens, start + 1), self.acted
        goes_on = start > 0 and tokens[start - 1].low in {"and", "then", "but"}
        if following is None and (goes_on or not acted):
            following = self.clause_behind(start)
        end = following if following is not None else len(tokens)
        where = "where" in [token.low for token in tokens[max(0, start - 1) : start + 1]]
        inset = acted and (where or self.set_in(start, end, joined))
        if inset and (cut := self.series_behind(start, end)) < end:
            self.skip(start, cut, why)
            return cut
        if (after := self.past_gesture(start, why)) is not None:
            return after
        if tokens[start].low not in _NO_SPEAKER and clause_of_another(self.scene, tokens, start, end, why):
            return self.passed_speech(start)
        if not acted and self.with_another(start, len(tokens)):
            return self.doubt(start, "unknown_verb", (), None)
        if not acted and why in _TALKING and (after := self.half_said(start, end, why)) is not None:
            return after
        if (after := self.behind(start, end, why)) is not None:
            return after
        if acted and following is not None and self.leads_on(start, following, joined):
            self.skip(start, following, "lead_in")
            return following
        if acted and (after := self.beside_act(start, end, why, joined)) is not None:
            return after
        if following is None and not acted and (said := self.saying_behind(start)) is not None:
            self.skip(start, said, why)
            return said if self.leads_to_saying(start, said, why) else self.suspend(said, "lead_in", False)
        self.skip(start, end, why)
        if why == Mood.NEGATION:
            self.scene.negated = True
        return end if following is None else self.read_on(start, following, why)

    def passed_speech(self, start: int) -> int:
        """Words of somebody else, of which those that may be said to em are asked about."""
        self.scene.speech = self.scene.speech or "doubt"
        if not start and speaks_to_named(self.tokens):
            return self.suspend(2, "speech", False)
        self.skip(start, len(self.tokens), "story")
        return len(self.tokens)

    def set_in(self, start: int, end: int, joined: frozenset[str]) -> bool:
        """`(I place a tile at F6), next to the others, (and invest)`: what could end the sentence, set
        between commas in front of a further verb."""
        tokens = self.tokens
        comma = next((p for p in range(start + 1, end) if tokens[p].low == ","), end)
        set_off = comma < end and start > 0 and tokens[start - 1].low == "," and "and" not in joined
        return set_off and (self.idles(start, comma, joined) or self.trails_off(start, comma))

    def past_anyhow(self, start: int) -> int | None:
        """`..., come what may, and if my luck holds ...`: the comma behind what changes nothing of an act."""
        hit = set_phrases.NO_MATTER.longest(self.tokens, start) if self.acted else None
        parted = hit is not None and [token.low for token in self.tokens[hit.end : hit.end + 1]] == [","]
        return hit.end if hit is not None and parted else None

    def read_on(self, start: int, following: int, why: str) -> int:
        """Go on at the next clause behind words that were passed over, which may take its certainty away."""
        tokens = self.tokens
        lows = [token.low for token in tokens[start:following]]
        if self.threatens(following, why, lows):
            apart = any(token.low == "," for token in tokens[following - 2 : following + 1])
            if apart and _DARED.isdisjoint(lows) and not self.exemplifies(following):
                return self.suspend(following, "lead_in", False)
            self.skip(following, len(tokens), "hypothetical")
            return len(tokens)
        if only_in_mind(tokens[start:following]) or self.moves_first(start, following):
            return self.suspend(following, "lead_in", False)
        idle = names_topic(tokens[start:following]) or (self.acted and self.fills_up(start, following))
        if not (idle or self.goes_on(start, following, why, lows)):
            if any(t.low in {":", "--"} for t in tokens[max(start, following - 1) : following + 2]):
                self.scene.speech = self.scene.speech or "doubt"
            return self.suspend(following, "lead_in", False)
        return following

    def moves_first(self, start: int, following: int) -> bool:
        """`To the Healer, then I heal`: whether what is only named in front may be done, too."""
        tokens = self.tokens
        joints = {token.low for token in tokens[max(start, following - 1) : following + 2]}
        before = [token for token in tokens[start:following] if token.low not in {"then", ","}]
        return not (start or self.acted or joints.isdisjoint({"then", "and"})) and only_values(
            self.scene, before, people=False
        )

    def fills_up(self, start: int, end: int) -> bool:
        """`(I explore twice), one after the other(, and then I heal)`: words that change nothing."""
        filler = set_phrases.FILLERS.longest(self.tokens, start)
        return filler is not None and not any(t.low[0].isalnum() for t in self.tokens[filler.end : end])

    def beside_act(self, start: int, end: int, why: str, joined: frozenset[str]) -> int | None:
        """Words after an act that may change it or be another, as far as they do not merely trail off."""
        if self.speaks_to_all(start):
            return None
        lows = [token.low for token in self.tokens[start:end]]
        loose = why in {Mood.UNKNOWN.value, Mood.STATE.value}
        if (loose or (why == Mood.NEGATION.value and lows[0] == "no")) and (
            self.stays(start, end) or self.idles(start, end, joined)
        ):
            self.skip(start, end, why)
            return end
        if why in _TALKING and (
            ("and" in joined and self.tells_on(start, end)) or self.parts_with(start, end, joined)
        ):
            self.skip(start, end, why)
            return end
        if loose and names_or_numbers(self.scene, self.tokens[start:end]):
            series = joined if "and" in joined and self.like_verb(start) else frozenset[str]()
            return self.spoil(start, end, lows, series)
        if why not in _TOLD and self.fills_more(start, end):
            return self.spoil(start, end, lows, frozenset())
        if not self.bears(start, end, why, joined):
            return None
        if why in _TALKING and not joined & {"and", "then", "but"} and self.trails_off(start, end):
            self.skip(start, end, why)
            return end
        return self.spoil(start, end, lows, joined)

    def bears(self, start: int, end: int, why: str, joined: frozenset[str]) -> bool:
        """Whether words after an act in the same sentence may change it, or may be another act."""
        tokens = self.tokens
        lows = {token.low for token in tokens[start:end]}
        apart = self.stands_apart(start, end, why, joined, lows)
        if apart is not None or undoes([token.low for token in tokens[start:end]]):
            return not apart
        beside = self.beside_answer(start, end, joined, lows) if why == Mood.UNKNOWN.value else None
        if beside is not None:
            return beside
        if (words.CONDITION_PHRASES.at(tokens, start) and not idle_case(tokens, start)) or (
            words.HYPOTHESIS.at(tokens, start) or why == Mood.HEDGE.value
        ):
            return True
        if tokens[start].low in words.HAPPENINGS or _RENAMES.at(tokens, start):
            return True
        if why == Mood.REPORT.value and (
            lows & (self.scene.lexicon.entities | CONSENTING)
            or (lows & {"mean", "meant"} and self.named_in(start, end))
        ):
            return True
        if why == Mood.NEGATION.value and self.fills_up(start, end):
            return False
        if words.CORRECTIONS.at(tokens, start) or (
            why == Mood.NEGATION.value and (tokens[start].low not in {"i", "we"} or end - start <= 4)
        ):
            return True
        exists = [t.low for t in tokens[start : start + 2]] in (["i", "am"], ["i", "exist"])
        if joined & {"therefore", "thus", "hence", "so"} and exists and end - start <= 3:
            return True
        if why == Mood.UNKNOWN.value:
            return self.unknown_bears(start, end, joined, lows)
        if why == Mood.MODAL.value and tokens[start].low == "i" and lows & {"'d", "would"}:
            # "and I would twice if they let me": what is imagined besides
            return bool(words.CORRECTIONS.at(tokens, start) or "but" in joined or "rather" in lows)
        if "but" in joined and lows & words.TAINT - {"'t", "n't", "'ll", "will", "would", "should"}:
            return True
        return bool(lows & words.CONDITION - {"should"})

    def beside_answer(self, start: int, end: int, joined: frozenset[str], lows: set[str]) -> bool | None:
        """Whether words beside a vote or an answer to an intent are more than why it is given; None where
        they may be either."""
        answers = self.last is not None and any(slot.implied for slot in self.last[0].frame.slots)
        if answers and joined & _EXPLAINING and tells_why(self.tokens[start:end]):
            return False
        if not self.answered or lows & HANGING:
            return None
        return any(self.scene.lexicon.sayings.at(self.tokens, place) for place in range(start, end))

    def stands_apart(
        self, start: int, end: int, why: str, joined: frozenset[str], lows: set[str]
    ) -> bool | None:
        """Whether a clause after an act tells of something else (True) or of the act; None if it may be
        either."""
        lead = [token.low for token in self.tokens[start : start + 3]]
        further = bool(joined & {"and", ";"})
        if lead[0] in _INVERTED and lead[1:2] == ["i"] and lows & {"would", "'d"}:
            # "had I another token I would be there by now": what is not so
            return True
        if "and" in joined and lead[0] in _HOPING and not lows & _HOPED_ELSE:
            return None if names_or_numbers(self.scene, self.tokens[start:end]) else True
        if "and" in joined and contrary_to_fact(plain_lows(self.tokens[start:end])):
            return True
        if "and" in joined and life_goes_on(self.scene, self.tokens, start, end):
            return True
        if lead == ["no", ",", "i"]:
            # "and no, I won't explain it"
            return further and end - start > _SHORTEST and not lows & _REFERRING
        if why == Mood.FUTURE.value and puts_off(lows):
            return False
        # "and I'll take it back when you talk": a promise of its own
        return True if why == Mood.FUTURE.value and further and not lows & _REFERRING else None

    def unknown_bears(self, start: int, end: int, joined: frozenset[str], lows: set[str]) -> bool:
        """Whether words that are not understood may change the act before them."""
        tokens = self.tokens
        aside = harmless_aside(self.scene, tokens, start)
        if aside is not None:
            return aside < 0
        if "and" not in joined and tells_what_is_not(self.scene, tokens, start, end):
            return False
        if plain_lows(tokens[start:end])[1:] == ["not"] and tokens[start].low in _FALTERING:
            # "and tremble not"
            return False
        if tokens[start].low in {"again", "once", "yet"} and joined & {"and", "then"}:
            return True
        if "," in joined and not joined & {"and", "then", "but"} and self.speaks_on(start, end, lows):
            return False
        return not self.fills_up(start, end)

    def spoil(self, start: int, end: int, lows: list[str], joined: frozenset[str]) -> int:
        """A doubt after acts: alone, when it is plainly the next thing in a series, else together with
        them."""
        tokens = self.tokens
        conditional = bool(words.CONDITION_PHRASES.at(tokens, start))
        series = bool(joined & {"and", "then", ";", "."})
        tainted = bool(set(lows) & words.TAINT) or tokens[start].low in words.HAPPENINGS
        vague = bool(self.scene.lexicon.vague.at(tokens, start))
        relevant = (
            vague
            or concerns(self.scene, tokens, start, end, None)
            or any(self.scene.lexicon.verb_at(tokens, p) for p in range(start, end))
        )
        promises = only_promises(lows) and not self.promises_to_another(start, end)
        if (
            conditional
            and series
            and not relevant
            and (promises or falls_to_others(self.scene, tokens[start:end]))
        ):
            self.skip(start, end, "condition")
            return end
        if conditional and series:
            return self.doubt(start, "condition", (), None, certain=True)
        if series and not relevant and (lows[0] in _FUTURE or self.of_another_time(start, end)):
            # "and will read it all again tonight", "and tomorrow we compare bruises"
            self.skip(start, end, "future")
            return end
        if not conditional and not tainted:
            later = any(
                tokens[p - 1].low in {",", "and", "then"} and self.scene.lexicon.verb_at(tokens, p)
                for p in range(start + 1, len(tokens))
            )
            if series or later:
                unknown = relevant or (series and not later and self.like_verb(start))
                if unknown and self.bears_back(start, joined):
                    self.taint, self.stop = "leftover", True
                    return len(tokens)
                if unknown:
                    return self.doubt(start, "unknown_verb", (), None, certain=True)
                if series and not later and self.innocent(start) and _ONCE_MORE.isdisjoint(lows):
                    self.skip(start, end, Mood.UNKNOWN.value)
                    return end
        self.taint = "condition" if conditional else "leftover"
        self.stop = True
        return len(tokens)

    def promises_to_another(self, start: int, end: int) -> bool:
        """`(I vote for Brask), and if it ties I will prefer Tarn`: whom the act could take as well."""
        takes = self.last is None or any(slot.kind == "person" for slot, _ in self.last[0].slots)
        subject = next((p for p in range(start, end) if self.tokens[p].low == "i"), end)
        return takes and self.named_in(subject + 1, end)

    def of_another_time(self, start: int, end: int) -> bool:
        """Whether a clause opens with a time other than now, and a subject behind it."""
        time = self.scene.lexicon.times.longest(self.tokens, start)
        return time is not None and time.end + 1 < end and self.tokens[time.end].low in words.SUBJECTS

    def like_verb(self, start: int) -> bool:
        """Whether a chunk joined by `and` looks like a verb with its object (`and bless it`)."""
        if start + 1 >= len(self.tokens) or self.tokens[start].capital:
            return False
        low, following = self.tokens[start].low, self.tokens[start + 1].low
        plain = low.isalpha() and len(low) > 2 and low not in words.STATIVE | words.ADVERBS | words.PRONOUNS
        return plain and following in {"it", "them", "the", "my", "a", "an"} and low not in words.ALL_OF_THESE

    def innocent(self, start: int) -> bool:
        """Whether a chunk joined by `and` opens with a verb that is none of the game's (`and hope for the
        best`)."""
        return self.tokens[start].low in words.STATIVE | EVERYDAY


_DARED: Final = words_in("more again another once twice that this it so word move step one next any")
"""`Do that once more, and I vote for you`: what follows is surely no act yet."""
