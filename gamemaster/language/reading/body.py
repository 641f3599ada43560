"""All sentences of a mail's own words in order, with what one sentence means for its neighbours.

Lists inherit the mood of the line that opens them; corrections reach back to the acts before them;
reported speech makes its paragraph doubtful. The number of sentences that are parsed in full is bounded.
"""

from typing import Final

from gamemaster.core.people import fold
from gamemaster.language.about.said_again import without_said_again
from gamemaster.language.about.then_only import alternative_cases, hangs_on_before
from gamemaster.language.after.of_a_thing import denies_talk
from gamemaster.language.after.reordering import reorders
from gamemaster.language.after.told_outcomes import TIMES_TOLD, outcome, tells_what_came
from gamemaster.language.before.doing_below import belied_above, of_then
from gamemaster.language.before.forms import form_of_another
from gamemaster.language.before.on_behalf import Proxy, in_own_words
from gamemaster.language.before.topics import note_topic
from gamemaster.language.corrections.act_corrections import corrects, without_correction
from gamemaster.language.english import words
from gamemaster.language.english.numbers import has_figures
from gamemaster.language.english.tokens import Token, asks_at_end, tokenize, words_in
from gamemaster.language.layout.clauses import Region, Sentence, paragraph_end, sentences
from gamemaster.language.layout.insertions import Aside, asides
from gamemaster.language.layout.postscripts import past_label
from gamemaster.language.reading.document_below import with_document
from gamemaster.language.reading.effort import Effort
from gamemaster.language.reading.flowing_on import flows_on
from gamemaster.language.reading.found_so_far import doubted
from gamemaster.language.reading.hanging import hangs_open
from gamemaster.language.reading.in_parentheses import at_once, said_in_parentheses
from gamemaster.language.reading.lines_apart import Apart, lines_apart
from gamemaster.language.reading.results import asked_after_all
from gamemaster.language.reading.retaking import Retaking
from gamemaster.language.reading.said_whole import with_half_said
from gamemaster.language.reading.shown_lines import as_shown
from gamemaster.language.reading.spoken_of import of_something_else
from gamemaster.language.rephrasing.rephrasing import rephrased
from gamemaster.language.rephrasing.respelling import respelt
from gamemaster.language.rows.asides import plain, written_on
from gamemaster.language.rows.labels_of_time import several_times
from gamemaster.language.rows.lines_around import unsettled_by_lines
from gamemaster.language.sentences.conditional import read_sentence
from gamemaster.language.sentences.fields import open_fields
from gamemaster.language.sentences.plays import Play
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.sentences.sentences import LONGEST
from gamemaster.language.sentences.speakers import line_of_another
from gamemaster.language.sentences.suspicions import suspected
from gamemaster.language.sentences.transcripts import Labels, in_transcript, labels_of_speakers
from gamemaster.language.vocabulary.disguises import disguised, shifted, starred
from gamemaster.language.vocabulary.relevance import concerns, hint, of_ours
from gamemaster.language.vocabulary.scene import (
    Act,
    Doubt,
    Finding,
    Scene,
    Skip,
    acts_in,
    findings_act,
    once_each,
)

ANSWER: Final = "answer"
"""The doubt about what answers a quoted question, and may only tell."""
_MOST_CHARACTERS: Final = 3_000
_UNDOING: Final = ("withdraw", "retract", "cancel", "decline", "leave")
"""How the names of actions begin that only end something."""


class BodyReader(Retaking):
    """Reads the own words of one mail; use once."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.proxy = Proxy()
        self.named = fold(scene.sender.split(" ")[0])
        self.effort = Effort()
        self.hanging = False
        self.paragraph = (-1, -1)
        self.end = 0
        self.play = Play(scene.text)
        self.flown = 0
        # from where to where the mail labels what it says with several times
        self.times: tuple[int, int] = several_times(scene.text)
        self.cases: tuple[int, int] = alternative_cases(scene.text, scene.lexicon.base_words)
        self._speakers: Labels | None = None

    def read(self, regions: list[Region]) -> list[Finding]:
        """The findings of all regions, in order of the text."""
        for number, region in enumerate(regions):
            before = len(self.found)
            self.scene.speech = ""
            self.end = region.end
            if region.doubt:
                self.close_list()
            self.enter_region()
            self.region(number, region)
            self.close_items()
            self.pause_fields(region.doubt)
            if region.doubt:
                told = [f for f in self.found[before:] if isinstance(f, Doubt) and f.reason != "no_subject"]
                asked = told if region.doubt == ANSWER else []
                self.found[before:] = [*doubted(self.found[before:], region.doubt), *asked]
            if self.effort.exceeded:
                self.give_up(region.end, regions[-1].end)
                break
        self.close_fields()
        self.close_list()
        return self.found

    def region(self, number: int, region: Region) -> None:
        """Read the sentences of one region; a stop inside an aside that goes on ends none."""
        scene = self.scene
        paragraph, inside = -1, list[Aside]()
        opened: int | None = None
        last: Sentence | None = None
        for cut in sentences(scene.text, region.start, region.end, scene.referents, scene.lexicon.base_words):
            if cut.paragraph != paragraph:
                paragraph = cut.paragraph
                inside = asides(scene.text, cut.start, paragraph_end(scene.text, cut.start, region.end))
            if cut.start < self.flown:
                continue
            whole = cut if opened is None else cut._replace(start=opened)
            goes_on = bool(inside) and any(a.start < cut.end < a.end for a in inside if a.sort != "open")
            opened = whole.start if goes_on else None
            if goes_on and cut.end < region.end:
                last = whole
                continue
            self.lines(number, whole, inside)
            if self.effort.exceeded:
                return
        if opened is not None and last is not None:
            self.sentence(number, last, inside)

    def lines(self, region: int, sentence: Sentence, inside: list[Aside]) -> None:
        """Read a sentence, or those that its lines make."""
        apart = Apart([sentence]) if inside else lines_apart(self.scene, sentence)
        before = len(self.found)
        for part in apart.parts:
            self.sentence(region, part, inside)
        if apart.torn and not findings_act(self.found[before:]):
            # "i explore" above "never mind"
            self.found.append(Doubt("leftover", sentence.start, sentence.end, (), True))

    def give_up(self, start: int, end: int) -> None:
        """Too much text that may act: what is left of it is one question."""
        self.found.append(Doubt("too_long", min(start, end), end, (), True))

    def sentence(self, region: int, sentence: Sentence, inside: list[Aside]) -> None:
        scene = self.scene
        if sentence.end - sentence.start > _MOST_CHARACTERS:
            self.overlong(sentence)
            return
        if (region, sentence.paragraph) != self.paragraph:
            self.paragraph = (region, sentence.paragraph)
            self.begun = sentence.start
            scene.speech = ""
        elif sentence.item and not scene.text[max(0, sentence.start - 20) : sentence.start].rstrip(
            _BULLETS
        ).endswith(":"):
            # an item for one reader, another for the next
            scene.speech = ""
        self.leave_list(region, sentence)
        self.one(region, sentence, inside)
        if self.list is not None and self.list.block and "}" in scene.text[sentence.start : sentence.end]:
            self.close_list()

    def one(self, region: int, sentence: Sentence, inside: list[Aside]) -> None:
        """Read one sentence and put its findings with the others."""
        scene = self.scene
        tokens, harm, whole = self.words_of(sentence, inside)
        tokens = rephrased(scene, respelt(scene, tokens))
        if whole:
            self.asides_alone(region, sentence, inside)
            return
        if line_of_another(scene, sentence, self.end) or self.play.at(sentence.start, self.end) == "nothing":
            self.found.append(Skip("story", sentence.start, sentence.end))
            return
        if self.completes(sentence, tokens):
            self.effort.field()
            return
        if (sentence.opens or tokens[-1].low not in _STOPS) and self.flows_on(region, sentence, tokens):
            return
        self.said_or_stopped(region, sentence, tokens, harm)

    def flows_on(self, region: int, sentence: Sentence, tokens: list[Token]) -> bool:
        """Whether the sentence goes on in the lines below it, and has been read with them."""
        if self.list is not None or (flowing := flows_on(self.scene, sentence, tokens, self.end)) is None:
            return False
        for words_said in flowing[0]:
            whole = sentence._replace(end=words_said[-1].end, opens=False)
            self.said_in(region, whole, words_said, False)
        self.flown = flowing[1]
        return True

    def said_in(self, region: int, sentence: Sentence, tokens: list[Token], harm: bool) -> None:
        """Read the words of a sentence and put its findings with the others."""
        scene = self.scene
        before = scene.speech
        lows = frozenset([token.low for token in tokens])
        self.turned = bool(scene.lexicon.answered) and note_topic(scene, tokens)
        said = self.parse(sentence, tokens, lows, harm)
        if self.is_starred(sentence, lows) and not findings_act(said.findings):
            said = Said([Doubt("disguised", sentence.start, sentence.end, (), True, "")])
        findings = self.judged(said, sentence, tokens, lows, before)
        if "i" in lows and not asks_at_end(tokens) and outcome(tokens, scene.lexicon.entities):
            self.told(self.begun)
        elif scene.acted and not lows.isdisjoint(TIMES_TOLD) and self.goes_on_with_tale(tokens):
            self.told(self.begun if sentence.start > self.begun else 0)
        if acts := acts_in(findings):
            why = "condition" if self.hanging else ""
            why = why or ("lead_in" if self.told_otherwise(sentence, tokens, lows) else "")
            why = why or self.surrounded(acts, sentence, bool(said.open))
            why = why or ("condition" if hangs_on_before(scene, tokens) else "")
            other = not why and any(of_something_else(scene, act, tokens) for act in once_each(acts))
            why = "which_one" if other else why
            findings = doubted(findings, why) if why else as_shown(scene.text, sentence, findings)
        self.hanging = hangs_open(scene, tokens, findings) or (self.hanging and sentence.item)
        self.keep(findings)
        self.open_list(region, sentence, tokens, said)
        self.itemized = said.itemized
        if said.open and not self.is_mentioned(sentence) and not before:
            self.close_fields()
            self.fields = open_fields(said, findings, scene, sentence.end, sentence.paragraph)
            self.effort.parsed()
        self.item_paragraph = sentence.paragraph

    def goes_on_with_tale(self, tokens: list[Token]) -> bool:
        """Whether a sentence tells what came of the acts before it."""
        return tells_what_came(tokens, isinstance(self.found[-1], Act))

    def told_otherwise(self, sentence: Sentence, tokens: list[Token], lows: frozenset[str]) -> bool:
        """Whether a label or a row beside an act gives it another sender, another time or another order."""
        if of_then(tokens) or reorders(tokens):
            return True
        if not _SUBJECTS.isdisjoint(lows):
            return False
        return belied_above(self.scene, sentence.start) or form_of_another(self.scene, sentence.start)

    def surrounded(self, acts: tuple[Act, ...], sentence: Sentence, goes_on: bool) -> str:
        """Why lines above or below let the acts of a sentence not stand as they are; "" where none does.

        Where it `goes_on`, fields below may belong to them.
        """
        if why := unsettled_by_lines(self.scene, acts, goes_on):
            return why
        start, end = sentence.start, self.end
        if in_transcript(self.scene, self.speakers, acts[0].start, end) or self.play.at(start, end):
            return "speech"
        end = acts[-1].end
        return "lead_in" if any(first < end <= last for first, last in (self.times, self.cases)) else ""

    @property
    def speakers(self) -> Labels:
        """The labels that may name who speaks, as in minutes."""
        if self._speakers is None:
            self._speakers = labels_of_speakers(self.scene.text)
        return self.not_called(self._speakers) if self.called else self._speakers

    def is_starred(self, sentence: Sentence, lows: frozenset[str]) -> bool:
        """Whether a word of the game is hidden among asterisks."""
        scene, text = self.scene, self.scene.text[sentence.start : sentence.end]
        return "*" in text and scene.near and starred(scene.lexicon, text, lows)

    def judged(
        self, said: Said, sentence: Sentence, tokens: list[Token], lows: frozenset[str], speech: str
    ) -> list[Finding]:
        """The findings of a sentence for what stands around it; `speech` is the scene's before it."""
        scene = self.scene
        findings = self.listed(of_ours(scene, said.findings, tokens, lows), sentence, tokens)
        if speech == "nothing" and findings_act(findings):
            findings = [Skip("hypothetical", sentence.start, sentence.end)]
        elif speech == "doubt" and acts_in(findings):
            findings = doubted(findings, "speech")
        if self.revoked[0] >= 0:
            self.made_good(findings, sentence, tokens)
        if (passed := self.passed(sentence, tokens, findings)) is not None:
            return passed
        reached = self.reaching_back(findings, tokens, lows, sentence, speech)
        taken = bool(findings) and not reached  # what it does is one with what stands before
        findings = self.of_plan(sentence, self.talked_about(sentence, tokens, lows, reached, said.listing))
        findings = findings if taken else suspected(scene, tokens, lows, findings, self.found)
        findings = without_said_again(scene, self.found, findings, tokens)
        return self.proxy.follow(findings, tokens, sentence.paragraph)

    def keep(self, findings: list[Finding]) -> None:
        """Put the findings of a sentence with the others."""
        self.found[-1:] = [*with_half_said(self.scene, self.found[-1:], findings), *findings]
        sorts = set(map(type, findings))
        if Act in sorts:
            self.scene.acted = True
            # "I withdraw the offer. Instead I ..." takes no act back
            self.scene.negated = all(act.action.name.startswith(_UNDOING) for act in acts_in(findings))
        if Doubt in sorts:
            self.scene.trail = []
        self.effort.kept(findings)

    def words_of(self, sentence: Sentence, inside: list[Aside]) -> tuple[list[Token], bool, bool]:
        """The tokens of a sentence, whether an aside may change it, and whether it is nothing but asides."""
        scene = self.scene
        if inside:
            near = [a for a in inside if a.start < sentence.end and a.end > sentence.start]
            tokens, harm, whole = plain(scene, sentence.start, sentence.end, near)
        else:
            tokens, harm, whole = tokenize(scene.text, sentence.start, sentence.end), False, False
        tokens = past_label(tokens)
        if scene.blocks and not scene.text[sentence.end : self.end].strip() and self.end in scene.blocks:
            # it follows right after the last words of a region
            tokens = with_document(scene, tokens, scene.blocks[self.end])
        return tokens, harm, whole

    def overlong(self, sentence: Sentence) -> None:
        """A sentence that goes on for pages: a question where it may act."""
        acts = self.scene.lexicon.might_act(self.scene.text[sentence.start : sentence.end], 0)
        span = (sentence.start, sentence.end)
        self.found.append(Doubt("too_long", *span, (), True) if acts else Skip("unknown_sentence", *span))

    def parse(self, sentence: Sentence, tokens: list[Token], lows: frozenset[str], harm: bool) -> Said:
        """Read the sentence, in full only where it may matter."""
        scene, whole = self.scene, (sentence.start, sentence.end)
        scene.heading = self.list.heading if self.list is not None else ()
        if "v" in lows and shifted(scene.lexicon, tokens):
            return Said([Doubt("disguised", *whole, (), True, hint(scene.lexicon, "", None))])
        if not scene.heading and not self.matters(tokens, lows):
            if self.is_disguised(sentence, lows):
                return Said([Doubt("disguised", *whole, (), True, hint(scene.lexicon, "", None))])
            return Said([Skip("unknown_sentence", sentence.start, sentence.end)])
        self.effort.parsed()
        if len(tokens) > LONGEST:
            if concerns(scene, tokens, 0, len(tokens), None):
                return Said([Doubt("too_long", sentence.start, sentence.end)])
            return Said([Skip("unknown_sentence", sentence.start, sentence.end)])
        listed = self.list is not None and self.list.mood == "acts"
        actor = self.list.actor if self.list else None
        if not scene.acted and self.revoked[0] < 0 and corrects(tokens):
            # "No, hold on. Scratch that: I ..." has been asked about once
            self.revoked = self.last_correction(), sentence.paragraph
        if scene.acted or self.revoked[0] >= 0:
            tokens = without_correction(tokens, scene.lexicon.base_words)
        tokens = in_own_words(scene, tokens, actor.name if actor is not None and actor.by else "")
        said = read_sentence(scene, tokens, listed, actor, asks_at_end(tokens), harm, whole)
        if findings_act(said.findings):
            return said
        if self.is_disguised(sentence, lows):
            return Said([Doubt("disguised", *whole, (), True, hint(scene.lexicon, "", None))])
        return asked_after_all(scene, tokens, lows, said, whole)

    def is_disguised(self, sentence: Sentence, lows: frozenset[str]) -> bool:
        """Whether figures stand for the letters of an act."""
        said = self.scene.text[sentence.start : sentence.end]
        return has_figures(lows) and disguised(self.scene.lexicon, said)

    def matters(self, tokens: list[Token], lows: frozenset[str]) -> bool:
        """Whether a sentence holds anything that could act or take back."""
        lexicon = self.scene.lexicon
        if lexicon.may_act(lows):
            return True
        if self.named in lows and not lows.isdisjoint(lexicon.verb_words):
            # the sender may speak of emself by name
            return True
        return bool(tokens) and tokens[0].low in _CONDITIONS and bool(words.CONDITION_PHRASES.at(tokens, 0))

    def asides_alone(self, region: int, sentence: Sentence, inside: list[Aside]) -> None:
        """A sentence that is nothing but asides: what stands in parentheses is judged as it would be without
        them, and does nothing itself; other comments are nothing, unless they may change the act before them.
        """
        scene, speech = self.scene, self.scene.speech
        if not denies_talk(scene, self.found, self.begun, (sentence.start, sentence.end)):
            for aside in (a for a in inside if a.start < sentence.end and a.end > sentence.start):
                if aside.sort == "paren":
                    self.in_parentheses(region, sentence, aside)
                elif plain(scene, aside.start, aside.end, [aside]).harm:
                    self.comment_harms(sentence)
        scene.speech = speech
        self.found.append(Skip("comment", sentence.start, sentence.end))

    def in_parentheses(self, region: int, sentence: Sentence, aside: Aside) -> None:
        """Read the sentences of an aside like those around it."""
        scene, acted, first, last = self.scene, self.scene.acted, aside.start + 1, aside.end - 1
        if at_once(scene, self.found, aside, lambda: self.comment_harms(sentence)):
            return
        for cut in sentences(scene.text, first, last, scene.referents, scene.lexicon.base_words):
            if tokens := written_on(tokenize(scene.text, cut.start, cut.end)):
                said = cut._replace(paragraph=sentence.paragraph, item=False, opens=False)
                self.said_in(region, said, rephrased(scene, respelt(scene, tokens)), False)
        own = [f for f in self.found if f.start >= first and not isinstance(f, Skip)]
        if own:
            kept = [] if acted else said_in_parentheses(scene, own, aside)
            self.found[:] = [*(f for f in self.found if f not in own), *kept]
            scene.acted = any(isinstance(f, Act) for f in self.found)
            if scene.acted == acted:
                self.comment_harms(sentence)


_STOPS: Final = frozenset(".!?;,")
_SUBJECTS: Final = words_in("i we i'm my")
_CONDITIONS: Final = words.CONDITION_PHRASES.firsts
_BULLETS: Final = "-*+•–·() \t\n0123456789."
