"""A few words right behind acts: a name, a fragment of one more, or who is not meant."""

from collections.abc import Collection
from typing import Final

from gamemaster.language.about.fragments import fragment_of, may_be_fragment
from gamemaster.language.about.one_of_two import picks_one
from gamemaster.language.about.struck_or_replaced import strikes_by_number
from gamemaster.language.about.told_by_rank import speaks_by_rank
from gamemaster.language.after.failing import asks_for_correction
from gamemaster.language.before.parts_of_mail import heads_part
from gamemaster.language.english.tokens import Token, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.reading.below_quotations import BelowQuotations
from gamemaster.language.remarks.beside_these_acts import is_beside_these
from gamemaster.language.remarks.everyday import is_everyday
from gamemaster.language.remarks.minds_changed import tells_why_changed
from gamemaster.language.remarks.of_its_side import says_it_again
from gamemaster.language.remarks.plainly_behind import plainly_behind
from gamemaster.language.remarks.remark import remark
from gamemaster.language.remarks.set_apart import is_for_post
from gamemaster.language.remarks.told_to_others import told_to_others
from gamemaster.language.remarks.whose_words import takes_words_away
from gamemaster.language.sentences.more_of_it import more_of_it
from gamemaster.language.sentences.signing_off import signs_off
from gamemaster.language.sentences.speakers import signs
from gamemaster.language.vocabulary.scene import (
    Act,
    Doubt,
    Finding,
    Skip,
    acts_in,
    any_act,
    any_own,
    findings_act,
)

_PARTING: Final = words_in(", ; -- : ( and")
_SIGNED: Final = 4
_NAMES: Final = 12
_SELVES: Final = frozenset({"i ", "we"})
_IT_IS_NOT: Final = (("it", "isn", "'t"), ("it", "'s", "not"), ("it", "is", "not"))
_OFTEN: Final = words_in("twice thrice again once both all of them and three four times")
_EARLY: Final = 6
_WITHIN_REACH: Final = 200
"""Findings behind which no sentence says an act over: a mail of more is made to be slow."""
MORE: Final = words_in("and also plus to for too as well or likewise , either both back instead rather now")
_SELVES_OR_ACTS: Final = words_in("i we it this that these those")


class FewWords(BelowQuotations):
    """Knows what few words behind acts may be of them; `measuring` is the sentence before, `said_else` that
    it was no mere scrap, and `last_paragraph` where it stood."""

    measuring: tuple[int, list[Token]]
    said_else: bool
    last_paragraph: int

    def note_beside(self, sentence: Sentence, tokens: list[Token]) -> None:
        """Keep what a sentence without an act may be to the next one."""
        self.measuring = sentence.paragraph, tokens
        self.said_else, self.last_paragraph = len(tokens) > 4, sentence.paragraph

    def passed(
        self, sentence: Sentence, tokens: list[Token], findings: list[Finding]
    ) -> list[Finding] | None:
        """The findings of a sentence that only signs the mail, or is idle by its whole build, so that it does
        nothing to any act and is just noted; None of any other."""
        acting = any_act(findings)
        if not acting and (self.speaks_of_one(tokens) or takes_words_away(self.scene, tokens)):
            return None
        if not acting and (is_everyday(self.scene, tokens) or self.goes_with_acts(sentence, tokens)):
            self.note_beside(sentence, tokens)
            if self.opens_text(tokens):
                # "My homework for next week."
                self.stands_in_front(sentence, tokens)
            return [Skip("statement", sentence.start, sentence.end)]
        findings[:] = [self.without_idle(f, tokens) for f in findings]
        if findings_act(findings) or not signs_off(self.scene, tokens):
            return None
        self.note_beside(sentence, tokens)
        self.stands_in_front(sentence, tokens)
        return findings

    def goes_with_acts(self, sentence: Sentence, tokens: list[Token]) -> bool:
        """Whether a sentence only says once more, explains or passes on what was done before it."""
        scene, done = self.scene, acts_in(self.found[-_WITHIN_REACH:])
        return bool(done) and (
            says_it_again(scene, done, tokens)
            or is_beside_these(scene, done, tokens)
            or tells_why_changed(scene, done, tokens)
            or (
                scene.acted
                and (told_to_others(scene, done, tokens) or self.answers_briefly(sentence, tokens))
            )
        )

    def speaks_of_one(self, tokens: list[Token]) -> bool:
        """`(I explore. I heal.) Never mind the first.`: one of the acts is struck, or told of by its place,
        in everyday words."""
        acts = acts_in(self.found) if self.scene.acted else ()
        if len(acts) > 1 and (picks_one(acts, tokens) or strikes_by_number(acts, tokens)):
            return True
        return bool(acts) and speaks_by_rank(self.scene, acts, tokens)

    def left_done(self, tokens: list[Token], findings: list[Finding]) -> bool:
        """`(I unvote.) I need to sleep on it.`: a sentence without an act that leaves the last one done."""
        acts = acts_in(self.found) if self.scene.acted and not findings_act(findings) else ()
        return plainly_behind(self.scene, acts, tokens)

    def without_idle(self, finding: Finding, tokens: list[Token]) -> Finding:
        """`(I give Tarn 1 gold), go buy yourself a hat`: no question about a clause behind a mark that is
        idle by its whole build."""
        if not isinstance(finding, Doubt) or finding.candidates:
            return finding
        said = [token for token in tokens if finding.start <= token.start < finding.end]
        before = [token.low for token in tokens if token.end <= finding.start]
        if not said or not before or before[-1] not in _PARTING or not is_everyday(self.scene, said):
            return finding
        return Skip("statement", finding.start, finding.end)

    def leaves_fragment(self, sentence: Sentence, tokens: list[Token]) -> bool:
        """Whether a few words right behind an act name something of the game that nothing has read."""
        last = next((f for f in reversed(self.found) if not isinstance(f, Skip)), None)
        if not isinstance(last, Act) or not may_be_fragment(self.scene, last, tokens):
            return False
        if self.answers_quote(sentence) or (len(tokens) <= _SIGNED and signs(self.scene, tokens)):
            return False
        if heads_part(self.scene, tokens) or asks_for_correction(plain_lows(tokens)):
            # what a rule parts off, as "Second part:" does
            return False
        fragment = fragment_of(self.scene, acts_in(self.found), tokens)
        # what is more of it asks alone
        return fragment and not more_of_it(self.scene, tokens, self.found)

    def tells_how_often(self, tokens: list[Token]) -> bool:
        """`(The bell rang.) Twice.`: how often something happened that was told since the acts, and not how
        often these are done."""
        told, first = self.measuring[1], tokens[0].low if tokens else ""
        if not told or (first.isalpha() and first not in _OFTEN):
            return False
        said = {token.low for token in tokens if token.low[0].isalnum()}
        acts = acts_in(self.found) if said and said <= _OFTEN else ()
        if not acts:
            return False
        lows = [token.low for token in told if token.low[0].isalnum()]
        if "\n\n" in self.scene.text[told[-1].end : tokens[0].start]:
            return False
        since = told[0].start >= acts[-1].end and lows[:1] != [] and lows[0] not in _SELVES_OR_ACTS
        return since and any(map(is_past, lows[1:_EARLY])) and "i" not in lows

    def signed_by_another(self, sentence: Sentence, tokens: list[Token], acts: tuple[Act, ...]) -> bool:
        """Whether somebody else speaks in a sentence behind acts, or signs below them."""
        if any_own(acts) and takes_words_away(self.scene, tokens):
            return True
        # "I vote for Tarn. For president."
        voted = acts[-1:] and acts[-1].action.name == "vote" and "vote" in self.scene.lexicon.changeable
        if voted and len(tokens) <= _NAMES and is_for_post(" ".join(remark(tokens).parts)):
            return True
        return len(tokens) <= _NAMES and self.names_who_answers(sentence, tokens)

    def names_who_answers(self, sentence: Sentence, tokens: list[Token]) -> bool:
        """Whether nothing but somebody else's name stands on the line below an answer: `FOR 21`, `Tarn`."""
        scene, last = self.scene, self.found[-1]
        between = scene.text[last.end : sentence.start]
        # a star puts right what stands above
        starred = between.strip(" .") == "\n*"
        if not isinstance(last, Act) or not (starred or (between.strip(" ") == "\n" and tokens[0].line)):
            return False
        named = scene.referents.at(scene.text, tokens, 0)
        behind = next((t for t in tokens[named.end :] if t.low[0].isalnum()), None) if named else None
        alone = named is not None and (behind is None or behind.line)
        others = named is not None and scene.sender not in named.who
        return (
            alone and others and (starred or scene.text[last.start : last.start + 2].lower() not in _SELVES)
        )

    def parts_friends(self, tokens: list[Token]) -> bool:
        """`(I leave my party.) It isn't you, Tarn.`: why it is done, where nothing was done to anybody."""
        said = [token for token in tokens if token.low[0] not in ",.!"]
        denied = tuple(token.low for token in said[:3]) in _IT_IS_NOT and said[3:]
        people = self.scene.referents.names.people.keys()
        if not denied or not {token.low for token in denied} <= {"you", *map(str.lower, people)}:
            return False
        done = {str(value) for act in acts_in(self.found) for value in act.values}
        return done.isdisjoint(people)

    def names_or_joints(self, tokens: list[Token]) -> bool:
        """Whether nothing stands there but names and what joins them."""
        place = 0
        while place < len(tokens):
            named = self.scene.referents.at(self.scene.text, tokens, place)
            if named is None and tokens[place].low not in MORE and tokens[place].low[0].isalnum():
                return False
            place = named.end if named is not None else place + 1
        return True

    def was_done_to_another(self, who: Collection[str]) -> bool:
        """Whether the last act was done to somebody, and to none of these."""
        last = self.found[-1]
        told = {str(value) for value in last.values} if isinstance(last, Act) else set[str]()
        done_to = self.scene.referents.names.people.keys() & told
        return bool(done_to) and done_to.isdisjoint(who)
