"""Words below a quotation: whether they answer what is quoted, and so say nothing of the acts above them."""

import re
from itertools import pairwise, takewhile
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, REVOKING, TYPING, UNMEANT
from gamemaster.language.after.scraps import names_act
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, tokenize, words_in
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.reading.in_front import InFront
from gamemaster.language.sentences.answer_pairs import answers
from gamemaster.language.vocabulary.scene import Act, Finding, Skip, acts_in

_LONGEST: Final = 200
_FRAGMENT: Final = 3
_ARTICLES: Final = words_in("a an the to of in on at for with and")
_OF_THE_MAIL: Final = words_in(
    "you your yours i we it this that these those everything all anything something right wrong done over "
    "sure really still mail move vote turn action mistake order correct true fair legal allowed serious "
    "certain positive mean meant joke joking decided decide decision settled mind choice choose chosen "
    "hang hanged lynch lynched so illegal means want wanted change changed instead rather reconsider undo "
    "agree agreed already yes no final definite undecided unsure moving acting playing turns moves actions "
    "orders plans action"
)
_OF_OTHER_ROWS: Final = REVOKING | TYPING | UNMEANT | words_in("above joking kidding all everything they")
"""Words that may speak of other rows than the one they stand below."""


_TO_YOU: Final = words_in("you your yours i we")
_LITTLE: Final[frozenset[str]] = (
    _ARTICLES
    | _TO_YOU
    | words.PREPOSITIONS
    | words_in(
        "are is was were do does did have has had will would can could shall who what when where how why"
    )
    | words_in("there here now then today already ever me my us our and or , ?")
    | words_in("also too besides again please just only both")
)
"""What a question is not about, and no act is done by."""
_OPENING: Final = 4
_SORRILY: Final = words_in("sorry hmm hm well oh afraid ah sadly alas unfortunately probably")
_REFUSING: Final = words_in("no not nope nah none neither nothing")
_REPLYING: Final = (
    _SORRILY
    | _REFUSING
    | words_in(
        "thanks thank you interested for me really idea today yet now this one opinion comment my thing"
    )
)
_BRIEFLY: Final = _REPLYING | words_in(
    "from on this week today tomorrow tonight month time year evening i at the moment right soon before "
    "after in a again much very probably sadly alas unfortunately none neither nothing either far as "
    "know aware of luck such friday monday tuesday wednesday thursday saturday sunday weekend next here left "
    "spare over these those days anymore any more"
)
"""What a short answer is made of that denies what was asked: `Not me, not this week.`, `None left, sorry.`"""
_BRIEF: Final = 9
_ASKING_ALL: Final = words_in("anyone anybody someone somebody who any anything got")
_FURTHER: Final = words_in("and also plus")
_ONE_MORE: Final = words_in("a an the your any another some")
_LITTLE_SAID: Final = 4
_ASKING: Final = re.compile(
    r"(?:^|(?<=[.!?] ))[^.!?]*(?:\?|\b(?:asks|asked|wonders|wondered) (?:whether|if|who)\b[^.!?]*\.)"
)


def _asked_last(quoted: str) -> str:
    """The last question in the quoted lines right above, with what follows on it; "" where there is none."""
    lines = quoted.splitlines()
    block = takewhile(lambda line: line.startswith(">") and line.strip("> \t"), reversed(lines))
    said = " ".join(line.lstrip("> \t").rstrip() for line in reversed(list(block)))
    start = max((match.start() for match in _ASKING.finditer(said)), default=-1)
    return said[start:].strip() if start >= 0 else ""


def _of_the_asked(lows: list[str]) -> list[str]:
    """The words of a question without `still` where it asks all of them: `Does anyone still have a B?`,
    `Who wants to swap?`, `Did anyone hear anything?`"""
    told = [low for before, low in pairwise(["", *lows]) if low not in _MERELY or before not in _ALL]
    return [a for a, b in pairwise([*told, ""]) if a != "anything" or b in _AMISS]


_MERELY: Final = words_in("still want wants wanted")
_AMISS: Final = words_in("else wrong right new changed change unclear missing amiss")


_ANYBODY: Final = words_in("anyone anybody someone somebody")
_ALL: Final = _ANYBODY | {"who"}


def _without_determiners(lows: list[str]) -> set[str]:
    """The words of a question without those that only tell which things and days: `all those names`."""
    pairs = pairwise([*lows, ""])
    named = [a for a, b in pairs if (a, b) not in _SPANS and not (a in _THOSE and b.endswith("s"))]
    return {a for a, b in pairwise([*named, ""]) if a != "all" or not b.endswith("s")}


_THOSE: Final = words_in("those these")
_SPANS: Final = frozenset(("this", span) for span in words.SPANS)


_OF_ANOTHER: Final = words_in(
    "and what how about will would do are you take taking want like accept number offer intent proposal "
    "the for too also as well then on with any opinion interested in ? , of that is it your"
)
"""Words of a question that asks after one more thing of the same sort."""


_REFUSALS: Final = words_in("no nope nah")
_SIDES: Final = words_in("for against")


class BelowQuotations(InFront):
    """Judges sentences that stand below quoted words."""

    def words_done(self, lows: frozenset[str]) -> frozenset[str]:
        """The words of the acts that were found, where a sentence denies something."""
        if lows.isdisjoint(DENIALS):
            return frozenset()
        text = self.scene.text
        acts = {(act.start, act.end) for act in acts_in(self.found)}
        return frozenset(token.low for span in acts for token in tokenize(text, *span))

    def answers_quote(self, sentence: Sentence) -> bool:
        """Whether quoted words stand between the sentence and what was found before it, and ask nothing."""
        between = self.scene.text[self.before_quote(sentence) : sentence.start] if self.found else ""
        return "\n>" in between and "?" not in between and not self.answers_done(sentence)

    def before_quote(self, sentence: Sentence) -> int:
        """The end of what was found above the quoted words that the sentence answers, where nothing but more
        of the same answer stands between: `Hmm. I'm not sure, I'll come back to it.`"""
        end, text = self.found[-1].end, self.scene.text
        quoted = text.rfind("\n>", 0, sentence.start)
        answer = text.find("\n", quoted + 1) + 1 if quoted >= 0 else 0
        if not 0 < answer <= self.found[-1].start or "\n" in text[answer : sentence.start]:
            return end
        since = [f for f in self.found if f.end > answer]
        if not all(isinstance(f, Skip) for f in since):
            return end
        return max((f.end for f in self.found if f.end <= quoted), default=0)

    def denies_quoted(self, findings: list[Finding], tokens: list[Token], sentence: Sentence) -> bool:
        """Whether a `No, I vote AGAINST 32.` below `> Do you like 32?` is to what is quoted: it does
        something else than the acts above."""
        return tokens[0].low in _REFUSALS and self.does_other(sentence, acts_in(findings))

    def does_other(self, sentence: Sentence, acts: tuple[Act, ...]) -> bool:
        """Whether acts below a quotation are of other things than those above it, and undo none of them."""
        between = self.scene.text[self.before_quote(sentence) : sentence.start] if self.found else ""
        done = acts_in(self.found)
        told = {str(value) for act in done for value in act.values} - _SIDES
        own = {str(value) for act in acts for value in act.values} - _SIDES
        names = {act.action.name for act in done}
        other = all(answers(act) or act.action.name not in names for act in acts)
        return "\n>" in between and bool(acts and done) and told.isdisjoint(own) and other

    def answers_briefly(self, sentence: Sentence, tokens: list[Token]) -> bool:
        """`> Who hosts the picnic?` above `Not me, not this week.`: nothing but a no to what was asked of
        other things."""
        if not self.found or tokens[0].low not in _SORRILY | _REFUSING or tokens[-1].low == "?":
            return False
        if not _BRIEFLY.issuperset(reply := plain_lows(tokens)) or len(reply) > _BRIEF:
            return False
        return self.answers_of_else(sentence, tokens)

    def answers_of_else(self, sentence: Sentence, tokens: list[Token]) -> bool:
        """`> Is the Steward on holiday?` above `No, only slow.`, `Who keeps the roster? Not me.`: what is
        denied has been asked right before, of other people and things."""
        denies = _REFUSING.isdisjoint([token.low for token in tokens[:3]])
        if denies or tokens[0].low not in _SORRILY | _REFUSING or not self.found:
            return False
        last, text = self.found[-1], self.scene.text
        quoted = text[last.end : sentence.start].strip()
        asked = _asked_last(quoted)
        reply = plain_lows(tokens)
        if (
            asked
            and len(reply) <= _LITTLE_SAID
            and _REPLYING.issuperset(reply)
            and self.asks_of_other_number(asked)
        ):
            return True
        if not quoted and isinstance(last, Skip) and last.start >= self.begun:
            asked = text[last.start : last.end]
        about = tokenize(asked[:_LONGEST])
        said = _of_the_asked([token.low for token in about])
        lows = _without_determiners(said)
        of_all = not _ALL.isdisjoint(said[:_OPENING])
        told_first = about[0].low if about else ""
        of_all = of_all or (bool(quoted) and told_first in _ASKING_ALL and len(said) > 1)
        short = len(lows) <= _FRAGMENT and not (of_all and quoted)
        if _ASKING.search(asked) is None or short or self.asks_of_done(about, lows):
            return False
        if of_all or ("you" in said and len(lows - _LITTLE) > 1):
            # "Are you coming with me on Thursday?", "Who took my umbrella?"
            return lows.isdisjoint(_OF_THE_MAIL - _TO_YOU)
        further = said[1:] != [] and said[0] in _FURTHER and said[1] in _ONE_MORE
        if quoted and further and len(plain_lows(tokens)) <= _LITTLE_SAID:
            # "And a spare armor?": one more thing than the one that was asked for before
            return True
        lexicon = self.scene.lexicon
        ours = lexicon.base_words | lexicon.nouns_of_things | lexicon.entities | _OF_THE_MAIL
        return lows.isdisjoint(ours - _ARTICLES)

    def asks_of_other_number(self, asked: str) -> bool:
        """`> And 24?` below what was done with offer 21: a question about another number, and no more."""
        lows = [token.low for token in tokenize(asked[:_LONGEST])]
        told = {low for low in lows if low.isdecimal()}
        done = {str(value) for act in acts_in(self.found) for value in act.values}
        return (
            bool(told)
            and told.isdisjoint(done)
            and _OF_ANOTHER.issuperset(low for low in lows if low not in told)
        )

    def asks_of_done(self, asked: Tokens, lows: set[str]) -> bool:
        """Whether a question has a word of what was done, or a verb for it; `lows` are its words."""
        words_done = self.words_done(frozenset({"no"}))
        if any(names_act(low, words_done) for low in lows - _LITTLE):
            return True
        done = {act.action.name for act in acts_in(self.found)}
        tables = self.scene.lexicon.verbs.values()
        hits = (hit for place in range(len(asked)) for table in tables for hit in table.at(asked, place))
        return any(hit.what.frame.action in done for hit in hits)

    def answers_row(self, sentence: Sentence, lows: frozenset[str]) -> bool:
        """Whether quoted words right above, which it answers, ask for an answer of their own, to which the
        sentence is all.

        `I have not made up my mind yet` is said below another proposal than the one that was voted on.
        """
        if not lows.isdisjoint(_OF_OTHER_ROWS):
            return False
        rows = (self.scene.prompts.above(kind, sentence.start) for kind in self.scene.lexicon.answered)
        return self.turns_to_another(sentence) or any(row is not None for row in rows)

    def answers_done(self, sentence: Sentence) -> bool:
        """Whether the quoted words above the sentence speak of the very thing that an act was about."""
        if self.turns_to_another(sentence):
            return False
        rows = (self.scene.prompts.above(kind, sentence.start) for kind in self.scene.lexicon.answered)
        told = {row[0] for row in rows if row is not None}
        done = (act.action.params().values() for act in acts_in(self.found))
        return any(str(value) in told for values in done for value in values)

    def turns_to_another(self, sentence: Sentence) -> bool:
        """`> Number 52 waits for its reading.` below a vote on 51: quoted words of another thing."""
        quoted = tokenize(self.scene.text, self.before_quote(sentence), sentence.start)
        things = self.scene.referents.names.things
        kinds = [things.get(kind.things, {}) for kind in self.scene.lexicon.answered]
        told = {token.low for token in quoted if any(token.low in known for known in kinds)}
        done = {str(value) for act in acts_in(self.found) for value in act.action.params().values()}
        return bool(told) and told.isdisjoint(done)
