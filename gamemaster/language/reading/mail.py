"""One mail: the classes of its lines, whose business it is, and everything that is found in it."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from gamemaster.core.reading import Reading
from gamemaster.language.layout.documents import fenced_draft_end
from gamemaster.language.layout.letter import Letter
from gamemaster.language.layout.lines import UNMARKED, Piece, Sort, joined
from gamemaster.language.layout.subjects import BELYING_SUBJECT, DISCLAIMED_SUBJECT, DRAFT_SUBJECT
from gamemaster.language.reading.borrowed import Borrowed
from gamemaster.language.reading.verdict import Verdict
from gamemaster.language.rows.half_rows import half_rows
from gamemaster.language.rows.role_rows import under_role_rows
from gamemaster.language.rows.structure import beside_structure
from gamemaster.language.rows.unheard_rows import unheard_rows
from gamemaster.language.vocabulary.relevance import Bearing, bearing, heads_thing
from gamemaster.language.vocabulary.scene import (
    Act,
    Doubt,
    Finding,
    Scene,
    acts_in,
    asked_about,
    findings_act,
)
from gamemaster.language.whole_mails.both_sides import without_both_sides
from gamemaster.language.whole_mails.choices_unread import choices_unread
from gamemaster.language.whole_mails.half_answered import half_answered
from gamemaster.language.whole_mails.half_chosen import half_chosen, half_told
from gamemaster.language.whole_mails.hardly_said import foreign_tongue, hinted, name_alone
from gamemaster.language.whole_mails.in_game_words import in_game_words
from gamemaster.language.whole_mails.in_keywords import in_keywords
from gamemaster.language.whole_mails.lines_doubled import without_doubled
from gamemaster.language.whole_mails.mere_counts import without_mere_counts
from gamemaster.language.whole_mails.off_topic import without_chat
from gamemaster.language.whole_mails.other_games import without_other_sections
from gamemaster.language.whole_mails.other_writer import written_by_another
from gamemaster.language.whole_mails.prompted import named_in_answer
from gamemaster.language.whole_mails.said_twice import without_said_twice
from gamemaster.language.whole_mails.slogans import without_slogans
from gamemaster.language.whole_mails.small_answers import small_answers
from gamemaster.language.whole_mails.solemnly_said import solemnly_said
from gamemaster.language.whole_mails.told_for_others import told_for_others
from gamemaster.language.whole_mails.unnumbered_acts import made_uncertain
from gamemaster.language.whole_mails.weighed_in_parallel import without_weighed

_SIGNED: Final = UNMARKED | {Sort.SIGNATURE}


class MailReading(Borrowed):
    """The reading of one mail; use once."""

    def reading(self, letter: Letter, cut: int, version: str) -> Reading:
        """The reading of the mail, with its adopted quotations and its subject where the body points at it.

        What `letter` holds beyond `cut` is only searched for words that might act. `version` is the reader's.
        """
        pieces = self.classify(self.letter, self.letter.text)
        own = joined(self.letter.text, pieces)
        bears = self.bears(own, pieces)
        findings = self.said(pieces, own, bears)
        findings += self.subject(own, findings, bears)
        findings = self.with_ditto(pieces, own, findings, bears)
        findings += self.answering_name(pieces, own, bears) or name_alone(
            self.lexicon, self.referents, self.letter, own, bears
        )
        findings += self.half_said(pieces, own, findings, bears)
        findings += self.own_slip(own, findings, bears)
        findings += self.quoted_only(own, findings, bears)
        findings += self.misused(pieces, own, findings, bears)
        if not findings_act(findings) and bears is Bearing.SIGNED:
            findings += in_keywords(self.looking(bears, pieces), self.letter, own, findings)
        if cut < len(letter.text) and self.lexicon.might_act(letter.text, cut):
            findings.append(Doubt("too_long", cut, len(letter.text), (), True))
        return Verdict(self.lexicon, self.referents, letter, bears).reading(findings, pieces, version)

    def said(self, pieces: list[Piece], own: str, bears: Bearing) -> list[Finding]:
        """What is found in the body, doubted where the mail as a whole gives reason to."""
        text = self.letter.text
        findings = without_chat(text, self.body(text, pieces, bears))
        findings = _merged(findings, self.resent(pieces, own, findings, bears))
        findings = made_uncertain(self.looking(bears, pieces), findings)
        findings = without_other_sections(self.letter, self.lexicon, findings)
        findings = without_both_sides(text, findings)
        findings = without_mere_counts(text, self.lexicon, without_slogans(text, self.lexicon, findings))
        findings = without_said_twice(text, self.lexicon, findings)
        findings = without_weighed(text, self.lexicon, without_doubled(text, self.lexicon, findings))
        findings = under_role_rows(self.lexicon, text, findings)
        if findings_act(findings):
            known = self.lexicon, self.referents, self.letter
            findings = beside_structure(*known, pieces, findings, bears)
        if DRAFT_SUBJECT.match(self.letter.subject):
            # what stands below a draft that is fenced in is none
            end = fenced_draft_end(text, pieces)
            findings = [f if 0 <= end <= f.start else asked_about(f, "draft") for f in findings]
        if DISCLAIMED_SUBJECT.search(self.letter.subject) or BELYING_SUBJECT.match(self.letter.subject):
            findings = [asked_about(finding, "disclaimer") for finding in findings]
        if self.signed_by_another(own):
            findings = [asked_about(finding, "signed_by_another") for finding in findings]
        if findings_act(findings) and self.written_by_another(pieces, findings):
            findings = [_unless_for_another(finding) for finding in findings]
        return findings

    def written_by_another(self, pieces: list[Piece], findings: list[Finding]) -> bool:
        """Whether the mail's own signature is another's than its sender's."""
        # a name right above a quotation tells whose that is
        heading = {p for p, after in pairwise(pieces) if after.sort is Sort.QUOTE and p.sort is Sort.OWN}
        others = [p for p in pieces if p not in heading] if heading else pieces
        signed = joined(self.letter.text, others, _SIGNED)
        done_to = {value for act in acts_in(findings) for value in act.values}
        return written_by_another(self.referents, self.letter.sender, signed, done_to)

    def half_said(
        self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing
    ) -> list[Doubt]:
        """Questions about words that no frame reads and that may yet be a move: where nothing else was found,
        of the whole mail; of an answer below a quotation and of a row in any."""
        known = self.lexicon, self.referents, self.letter
        asked: list[Doubt] = []
        if bears >= Bearing.NEUTRAL:
            asked += small_answers(self.looking(bears, pieces), self.letter.text, pieces, findings)
        if not (asked or findings_act(findings)):
            asked += (
                foreign_tongue(*known, own, bears)
                or hinted(*known, findings, bears)
                or half_chosen(*known, own, bears)
                or half_told(*known, own, bears)
                or told_for_others(self.looking(bears, pieces), self.letter.text, own, bears)
            )
            if not asked and bears is Bearing.SIGNED:
                looking, voting = self.looking(bears, pieces), "vote" in self.lexicon.changeable
                asked += choices_unread(looking, self.letter.text, findings, voting=voting)
            if not asked and self.referents.names.things.get("intents"):
                asked += half_answered(self.letter, own, lambda: self.intents(pieces, own)[1], bears)
        for rows in (half_rows, in_game_words, unheard_rows, solemnly_said):
            asked += rows(*known, [*findings, *asked], bears)
        return asked

    def looking(self, bears: Bearing, pieces: list[Piece]) -> Callable[[], Scene]:
        """What the mail's sentences are read with, made only where it is asked for."""
        return lambda: self.scene(self.letter.text, bears, pieces)

    def bears(self, own: str, pieces: list[Piece]) -> Bearing:
        """Whose business the mail is, from its subject, its own words, its quotations and the mails it
        answers."""
        masters, people = self.referents.gm_words, self.referents.people_words
        told = bearing(self.lexicon, self.letter.subject, self.texts(own, pieces), masters, people)
        if told in {Bearing.UNKNOWN, Bearing.TALK} and not self.letter.public and self.lexicon.changeable:
            told = Bearing.NEUTRAL
        quotes_ours = Bearing.FOREIGN < told < Bearing.SIGNED and (
            heads_thing(self.letter.subject, self.referents.names.things) or self.intents(pieces, own)[1]
        )
        return Bearing.SIGNED if quotes_ours else told

    def answering_name(self, pieces: list[Piece], own: str, bears: Bearing) -> list[Act]:
        """What a name alone does in answer to a question that holds the verb."""
        if not self.lexicon.changeable or bears < Bearing.NEUTRAL:
            return []
        prompts = self.scene(self.letter.text, bears, pieces).prompts
        return named_in_answer(self.letter, self.referents, prompts, own, self.would_do)

    def texts(self, own: str, pieces: list[Piece]) -> Iterator[str]:
        """What a sign of the game is looked for in, one after the other until it is found."""
        yield own[:40_000]
        yield self.quoted(pieces)
        for parent in self.letter.thread[:3]:
            yield f"{parent.subject}\n{parent.text[:20_000]}"


def _merged(own: list[Finding], adopted: list[Finding]) -> list[Finding]:
    """Adopted findings put in at their place; a repeated list keeps its own order."""
    if not adopted:
        return own
    place = next((i for i, f in enumerate(own) if f.start > adopted[0].start), len(own))
    return [*own[:place], *adopted, *own[place:]]


def _unless_for_another(finding: Finding) -> Finding:
    """An act in doubt for who may have written the mail, unless it says on whose behalf it is done."""
    by = isinstance(finding, Act) and finding.by is not None
    return finding if by else asked_about(finding, "signed_by_another")
