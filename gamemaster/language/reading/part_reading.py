"""The parts of one mail and how each is read: own words, what it quotes and answers, and mails known."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from gamemaster.core.action import Action
from gamemaster.language.after.asked_habits import asks_for_habits
from gamemaster.language.english.tokens import tokenize
from gamemaster.language.layout.boxes import BOXES, mark_boxes
from gamemaster.language.layout.clauses import Region
from gamemaster.language.layout.cut_marks import mark_cuts
from gamemaster.language.layout.disclaimers import Disclaimer, disclaimers
from gamemaster.language.layout.documents import in_earnest, mark_documents
from gamemaster.language.layout.enclosed_letters import mark_letters
from gamemaster.language.layout.letter import Letter
from gamemaster.language.layout.lines import ODD_MARK, SENDERS, Piece, Sort, content, words_at
from gamemaster.language.layout.quotations import bare_replies, document_blocks, quotations
from gamemaster.language.layout.quoting import pieces_of, with_authors
from gamemaster.language.layout.resend import unmarked
from gamemaster.language.layout.signatures import mark_endings
from gamemaster.language.reading.body import ANSWER, BodyReader
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.prompts import Block, Prompts
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.relevance import Bearing, headed_otherwise
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, Skip, acts_in, asked_about
from gamemaster.language.whole_mails.replies import with_claims_of_error
from gamemaster.language.whole_mails.terse import may_be_terse, terse_acts, without_affirmation
from gamemaster.language.whole_mails.told_in_answer import told_in_answers


class PartReading:
    """Reads parts of one mail, whoever wrote them; what it finds in others' words is nobody's act yet."""

    def __init__(self, lexicon: Lexicon, referents: Referents, letter: Letter, cap: int) -> None:
        self.lexicon = lexicon
        self.referents = referents
        self.letter = letter
        self.cap = cap

    def classify(self, letter: Letter, text: str) -> list[Piece]:
        """The pieces of `text` with their classes."""
        lines = mark_endings(text, pieces_of(letter, text, self.referents), letter.sender)
        lines = mark_documents(text, mark_cuts(text, lines), letter.sender)
        lines = mark_letters(text, lines, letter.sender)
        return mark_boxes(text, lines)

    def quoted(self, pieces: list[Piece]) -> str:
        """The quotations of the mail, with their marks."""
        parts = [self.letter.text[p.start : p.end] for p in pieces[:600] if p.sort is Sort.QUOTE]
        return "\n".join(parts)[:30_000]

    def intents(self, pieces: list[Piece], own: str) -> tuple[tuple[int, ...], bool]:
        """The numbers of open intents that the mail answers, and whether it quotes them."""
        known = self.referents.names.things.get("intents", {})
        if not known:
            return (), False
        quoted = _MARK.sub(" ", self.quoted(pieces))
        told = " ".join(f"{quoted}\n{' '.join(p.text for p in self.letter.thread[:2])}".lower().split())
        found = [
            (told.find(what), int(number))
            for number, facts in known.items()
            if number.isdigit() and (what := _what(facts)) and what in told
        ]
        if found:
            return tuple(number for _, number in sorted(found)), True
        only = tuple(int(number) for number in known if number.isdigit())
        return (only if len(only) == 1 and own and not quoted.strip() else ()), False

    def scene(self, text: str, bears: Bearing, pieces: list[Piece]) -> Scene:
        """What the sentences are read with."""
        intents = self.intents(pieces, text)[0]
        sender = self.letter.sender or ""
        scene = Scene(
            text, self.lexicon, self.referents, sender, self.cap, intents, signed=bears is Bearing.SIGNED
        )
        scene.near = bears >= Bearing.TALK
        scene.elsewhere = bears is Bearing.NEUTRAL and headed_otherwise(
            self.lexicon, self.letter.subject, self.referents.people_words | self.referents.gm_words
        )
        scene.prompts = self.prompts(scene, pieces)
        if self.lexicon.takes_texts or "intend" in text:
            # what is intended may stand in a document, too
            scene.blocks = document_blocks(pieces)
        return scene

    def prompts(self, scene: Scene, pieces: list[Piece]) -> Prompts:
        """What the mail quotes and answers, looked into only when some word asks for it."""
        parent = self.letter.thread[0] if self.letter.thread else None

        def blocks() -> list[Block]:
            return quotations(scene.text, with_authors(scene.text, pieces, self.referents), parent)

        def replies(at: int) -> list[int]:
            region = next((r for r in _regions(scene.text, pieces) if r.start <= at < r.end), None)
            return [] if region is None else bare_replies(self.lexicon, scene.text, region.start, region.end)

        answered = (parent.text, parent.sender or "") if parent is not None else ("", "")
        return Prompts(self.referents, blocks, answered, self.would_do, replies, self.letter.subject[:300])

    def would_do(self, text: str, author: str) -> list[Action]:
        """What words would do if `author` said them in this game."""
        text = _AT_ITS_END.sub("", text)
        pieces = self.classify(Letter("", author, "", text), text)
        scene = Scene(text, self.lexicon, self.referents, author, self.cap, signed=True)
        scene.blocks = document_blocks(pieces)
        found = BodyReader(scene).read(_regions(text, pieces))
        return [act.action for act in acts_in(found)]

    def body(self, text: str, pieces: list[Piece], bears: Bearing) -> list[Finding]:
        """The findings in the own words of `text`."""
        regions = _regions(text, _answers(text, pieces, self.lexicon, self.answers_master(text)))
        if not regions:
            return []
        own = text is self.letter.text
        terse = without_affirmation(text, regions) if own else []
        if own and may_be_terse(self.lexicon, self.letter, terse):
            scene = replace(self.scene(text, bears, pieces), lexicon=self.lexicon.terse)
            if (acts := terse_acts(scene, terse, self.quoted(pieces))) is not None:
                return acts
        told = [
            d for region in regions if not region.doubt for d in disclaimers(text, region.start, region.end)
        ]
        scene = self.scene(text, bears, pieces)
        found = _disclaimed(text, BodyReader(scene).read(regions), told)
        found = told_in_answers(scene, pieces, found)
        return with_claims_of_error(scene, self.letter, regions, found) if own else found

    def answers_master(self, text: str) -> bool:
        """Whether the mail answers one of a game master."""
        parent = self.letter.thread[0] if text is self.letter.text and self.letter.thread else None
        return parent is not None and parent.sender in self.referents.names.gm

    def acts_of(self, parent: Letter, bears: Bearing) -> tuple[Act, ...]:
        """What a mail that this one answers does by itself."""
        return acts_in(self.said_by(parent, bears))

    def said_by(self, parent: Letter, bears: Bearing) -> list[Finding]:
        """What is found in a mail that this one answers."""
        return self.body(parent.text, self.classify(parent, parent.text), bears)

    def quoted_acts(self, lines: list[Piece], bears: Bearing, depth: int = 1) -> tuple[Act, ...]:
        """What lines with so many marks would do if somebody said them now."""
        return acts_in(self.quoted_findings(lines, bears, depth))

    def quoted_findings(self, lines: list[Piece], bears: Bearing, depth: int = 1) -> list[Finding]:
        """What would be found in lines with so many marks if somebody said them now."""
        text = _INTRODUCED.sub("", unmarked(self.letter.text, lines, depth))
        pieces = [Piece(0, len(text), Sort.OWN)]
        return BodyReader(self.scene(text, bears, pieces)).read(_regions(text, pieces))


# what a quotation itself says of its author, as some mail programs quote it along
_INTRODUCED: Final = re.compile(r"\A\s*On\b[^\n]{5,120}(?:\n[^\n]{1,80})?\b(?:wrote|writes):[ \t]*\n")
_AT_ITS_END: Final = re.compile(r"(?<=[.!\n])[ \t]*[^.!?\n]{1,30}\?\s*$")
_NO: Final = frozenset({"no", "nope", "nah", "no, thanks", "no thanks", "not really", "nothing"})
_OF_CERTAINTY: Final = frozenset({"sure", "certain", "serious", "seriously", "really", "mean", "positive"})
_MARK: Final = re.compile(r"^[ \t>|:]+", re.MULTILINE)


def _what(facts: object) -> str:
    text = facts if isinstance(facts, str) else facts.get("what", "") if isinstance(facts, Mapping) else ""
    return " ".join(str(text).lower().split())


def _answers(text: str, pieces: list[Piece], lexicon: Lexicon, by_master: bool) -> list[Piece]:
    """Own words right below a quoted question: `No.` takes nothing back, and what answers a question about
    what one does may only tell."""
    if "?" not in text:
        return pieces
    found = list(pieces)
    habit = asked = False
    own, quote = Sort.OWN, Sort.QUOTE
    for place, piece in enumerate(found):
        if piece.sort is quote:
            asked = text[piece.end - 1 : piece.end] == "?"
            habit = asked and asks_for_habits(content(text, piece), by_master)
        elif piece.sort is not own or not asked:
            continue
        elif habit:
            found[place] = piece._replace(sort=Sort.DOUBTFUL, doubt=ANSWER)
        else:
            asked = False
            quoted = {token.low for token in tokenize(content(text, found[place - 1]))}
            bare = content(text, piece).rstrip(".!").lower() in _NO
            talk = quoted.isdisjoint(lexicon.base_words | _OF_CERTAINTY)
            if bare and found[place - 1].sort is Sort.QUOTE and talk:
                found[place] = piece._replace(sort=Sort.BLANK)
    return found


def _regions(text: str, pieces: list[Piece]) -> list[Region]:
    """Stretches of own (or doubtful) pieces; a blank line inside a stretch belongs to it."""
    found: list[Region] = []
    start, end, doubt = -1, -1, ""
    for piece in pieces:
        if piece.sort not in SENDERS:
            continue
        if piece.doubt == ODD_MARK:
            # each by itself, without the mark in front of the words
            found += [Region(start, end, doubt)] * (start >= 0)
            found.append(Region(words_at(text, piece), piece.end, ODD_MARK))
            start = -1
            continue
        goes_on = doubt == piece.doubt != BOXES
        if start >= 0 and goes_on and not text[end : piece.start].strip():
            end = piece.end
            continue
        if start >= 0:
            found.append(Region(start, end, doubt))
        start, end, doubt = piece.start, piece.end, piece.doubt
    if start >= 0:
        found.append(Region(start, end, doubt))
    return found


def _disclaimed(text: str, found: list[Finding], told: list[Disclaimer]) -> list[Finding]:
    """Take out, or doubt, the acts that a disclaimer reaches, and that no label calls real."""
    for one in told:
        kept: list[Finding] = []
        # "Here is a turn. None of it is live." looks back at nothing done, and so speaks of what follows
        done = any(f.start < one.start and not isinstance(f, Skip) for f in found)
        above = one.scope == "above" or (one.scope == "back" and done)
        for finding in found:
            wide = one.scope in {"all", "maybe"}
            spared = wide and in_earnest(text, finding.start)
            reached = wide or (finding.start < one.start if above else finding.start >= one.end)
            reached = reached and not (spared and one.scope == "maybe")
            if isinstance(finding, Skip) or not reached:
                kept.append(finding)
            elif (one.scope == "all" and not spared) or finding.end <= one.until:
                kept.append(Skip("disclaimer", finding.start, finding.end))
            else:
                kept.append(asked_about(finding, "disclaimer"))
        found = kept
    return found
