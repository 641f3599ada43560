"""Answers in capitals among other words: `As it stands, AGAINST 31`, `I should pay more attention, FOR`."""

from abc import abstractmethod
from typing import Final

from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.before.moods import Mood
from gamemaster.language.before.usual_fronts import is_usual
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.acts import build
from gamemaster.language.frames.matching import Filling, fill
from gamemaster.language.sentences.answer_pairs import answered_slot
from gamemaster.language.sentences.wrapping import Wrapping
from gamemaster.language.tails.tails import BARRED
from gamemaster.language.values.describing import names_things
from gamemaster.language.values.things import things_at

BALLOT: Final = words_in("vote votes voting ballot ballots")
_SHORTEST_LOUD: Final = 2
_SHORT_ANSWER: Final = 8
_REVISING: Final = words_in(
    "change changes wording text edit edits fix fixes correction corrections clause ? :"
)
_LEAST_BEFORE: Final = 4
_SELVES: Final = words_in("i me my we us our mine")
_WONDERING: Final = words_in("what who how why where")
_VOTED: Final = words_in("voted yesterday")
_LEFT_OPEN: Final = ((words.CONDITION | words.UNREAL) - {"should", "ought", "wording"}) | words_in(
    "what who whom which whether why how wonder maybe perhaps almost he she they e would could might then "
    "his her their eir your you"
)
_NUMBERS: Final = words_in("one two three four five six my vote")
_FRONT_MARKS: Final = words_in(": , -- so")
_LONGEST_FRONT: Final = 20
_OF_OTHER_BALLOTS: Final = words_in(
    "last draft drafts meeting earlier previous before yesterday old once plan plans idea ideas maybe "
    "perhaps example sample suggestion suggestions proposal then round season"
)
"""Words of a front by which an answer may be none of now: `At the last meeting: FOR 31`."""
_OTHERS: Final = (
    words_in("he she they his her their your you poll polls result results outcome count counts tally")
    | _VOTED
)
"""Words of whose answer it may be: `His ballot: FOR 31`."""


class LoudAnswers(Wrapping):
    """Reads answers that are told from the words around them by their capitals."""

    def behind_front(self, start: int) -> int | None:
        """`As it stands, AGAINST 31`, `Having slept on it: FOR 32`: an answer with what it answers, behind
        words that leave it; asked about behind words that may not, and passed over behind somebody's name."""
        begins = not start or (not self.said.findings and self.tokens[start - 1].low in _FRONT_MARKS)
        place = self.loud_place(start) if begins else 0
        if not place:
            return None
        before, mark = self.tokens[start : place - 1], self.tokens[place - 1].low
        lows = {token.low for token in before}
        ballots = next((p for p, token in enumerate(before) if token.low in BALLOT), 0)
        owned = "'s" in [token.low for token in before[:ballots]]
        told = BALLOT.isdisjoint(lows) or not (owned or "i" in lows or _NUMBERS.isdisjoint(lows))
        if (
            (mark != "," and self.headed_by_name(before))
            or not lows.isdisjoint(words.SPEECH | _OTHERS)
            or not told
        ):
            return None
        if not (
            lows.isdisjoint(_OF_OTHER_BALLOTS) and (is_usual(before) or leads_up(self.scene, before, mark))
        ):
            self.taint = self.taint or "lead_in"
        return self.saying(place)

    def headed_by_name(self, before: Tokens) -> bool:
        """Whether nothing but somebody's name stands in front: `Tarn: FOR 31`."""
        named = self.scene.referents.at(self.scene.text, before, 0)
        return named is not None and named.end == len(before)

    def loud_place(self, start: int) -> int:
        """Where, behind some words from `start` on and a mark, `FOR 32` stands in capitals; 0 where not."""
        tokens = self.tokens
        for place in range(start, min(len(tokens) - 1, start + _LONGEST_FRONT)):
            loud = self.scene.text[tokens[place].start : tokens[place].end].isupper()
            if not loud or len(tokens[place].low) < _SHORTEST_LOUD:
                continue
            hit = self.scene.lexicon.sayings.longest(tokens, place)
            if hit is None:
                continue
            if place < start + 2 or tokens[place - 1].low not in _FRONT_MARKS:
                # "I vote FOR 31, FOR 32": no words in front of the first
                return 0
            if any(f.complete and f.filled for f in fill(self.scene, tokens, hit.end, hit.what, hit.number)):
                return place
        return 0

    @abstractmethod
    def saying(self, start: int) -> int | None:
        """What a clause says that performs as it stands."""

    def loud_answer(self, start: int) -> int | None:
        """`AGAINST, with words nobody follows` right below a ballot row, or `Seconded, from a chair` below an
        intent: it does not go unheard."""
        token = self.tokens[start]
        hit = self.scene.lexicon.sayings.longest(self.tokens, start) if not start else None
        if hit is None or len(token.low) < _SHORTEST_LOUD or hit.end >= len(self.tokens):
            return None
        loud = self.scene.text[token.start : token.end].isupper() and hit.what.frame.fixed
        intent = self.scene.intents and any(slot.kind == "intent" for slot in hit.what.frame.slots)
        quiet = intent or (token.line and len(self.tokens) <= _SHORT_ANSWER)
        if not (loud or quiet) or self.tokens[hit.end].low not in {",", "--", ";"}:
            return None
        kinds = [kind for kind in self.scene.lexicon.answered if answered_slot(hit.what, kind) is not None]
        if not any(self.scene.prompts.here(kind, token.start) is not None for kind in kinds):
            return None
        blank = Filling(hit.what, hit.end, (None,) * len(hit.what.slots), number=hit.number)
        if loud and self.remarks(hit.end):
            made = build(self.scene, blank, self.actor, self.span(start, hit.end))
            if made.acts and not made.doubt:
                self.said.findings.extend(made.acts)
                self.skip(hit.end, len(self.tokens), Mood.UNKNOWN.value)
                return len(self.tokens)
        return self.doubt(start, "leftover", (), hit.what, certain=True)

    def remarks(self, place: int) -> bool:
        """`, with regret, as one is hard enough to find`: words behind a loud answer that leave it."""
        said = self.tokens[place:]
        lows = {token.low for token in said}
        times = any(self.scene.lexicon.times.at(said, p) for p in range(len(said)))
        verbs = any(
            token.low in {"i", "we"} and self.scene.lexicon.verb_at(said, p + 1)
            for p, token in enumerate(said)
        )
        answers = any(
            self.scene.text[token.start : token.end].isupper() and self.scene.lexicon.sayings.at(said, p)
            for p, token in enumerate(said)
        )
        quiet = lows.isdisjoint(BARRED | words.SPEECH | _REVISING) and not any(
            low[0].isdigit() for low in lows
        )
        return quiet and not (times or verbs or answers or names_things(self.scene, said))

    def asks_besides(self) -> bool:
        """`AGAINST, and what would it even be?`: a loud answer, and a question about something else."""
        tokens = self.tokens
        hit = self.scene.lexicon.sayings.longest(tokens, 0)
        loud = self.scene.text[tokens[0].start : tokens[0].end].isupper() and len(tokens[0].low) > 1
        if hit is None or not loud or tokens[hit.end : hit.end + 1] == []:
            return False
        place = hit.end + 1 + (hit.end + 1 < len(tokens) and tokens[hit.end + 1].low in {"and", "but"})
        said = tokens[place:]
        if tokens[hit.end].low not in {",", ";", "--"} or not said or said[0].low not in _WONDERING:
            return False
        lows = {token.low for token in said}
        spoilt = _SELVES | words.CONDITION | words.SPEECH | BALLOT | _REVISING - {"?", "wording", "text"}
        named = any(token.capital or token.low[0].isdigit() for token in said) or names_things(
            self.scene, said
        )
        answers = any(self.scene.lexicon.sayings.at(said, p) for p in range(1, len(said)))
        return lows.isdisjoint(spoilt) and not (named or answers)

    def loud_end(self) -> None:
        """`I should pay more attention, FOR`: an answer in capitals at the end of a ramble below a ballot.

        What is said of a vote, or by somebody, is none; what the sender does not say of emself may be none.
        """
        tokens = self.tokens
        place = next((p for p in range(len(tokens) - 1, 0, -1) if tokens[p].low[0].isalnum()), 0)
        if place < _LEAST_BEFORE or tokens[place - 1].low not in {":", "--", ","}:
            return
        token, lows = tokens[place], [t.low for t in tokens[:place]]
        loud = self.scene.text[token.start : token.end].isupper() and len(token.low) >= _SHORTEST_LOUD
        hits = self.scene.lexicon.sayings.at(tokens, place) if loud else ()
        hits = [h for h in hits if h.what.frame.fixed and any(s.implied for s in h.what.frame.slots)]
        kinds = (
            kind
            for h in hits
            for kind in self.scene.lexicon.answered
            if answered_slot(h.what, kind) is not None
        )
        about = list(kinds)
        quoted = any(self.scene.prompts.here(kind, token.start) is not None for kind in about)
        named = any(things_at(self.scene, tokens, p, kind) for kind in about for p in range(place))
        of_others = words.SPEECH | BALLOT | _VOTED
        if not (quoted or named) or lows[0] in words.CONDITION or lows[-2] in words.FINITE | of_others:
            return
        fillings = [f for h in hits for f in fill(self.scene, tokens, h.end, h.what, h.number) if f.complete]
        # "my wife says nobody would buy it, so, all things considered, AGAINST"
        so = next((p for p in range(place - 1, 0, -1) if lows[p] in words.CONCLUDING), 0)
        plain = not _SELVES.isdisjoint(lows) and (_LEFT_OPEN | of_others).isdisjoint(lows[so:])
        if quoted and plain and self.best(place, fillings) is not None:
            return
        self.doubt(place, "leftover", (), hits[0].what, certain=True)
