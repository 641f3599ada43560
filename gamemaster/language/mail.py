"""One mail: the classes of its lines, whose business it is, and everything that is found in it.

Beside the sender's own words that is: a quotation adopted by `TTttPF`, a subject that the body points at, a
ditto under somebody's act, and quote marks before words that no mail known holds.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from gamemaster.core.action import Action
from gamemaster.core.reading import Reading
from gamemaster.language import words
from gamemaster.language.bare import hinted, name_alone
from gamemaster.language.body import BodyReader, Region
from gamemaster.language.disclaimers import Disclaimer, disclaimers
from gamemaster.language.documents import mark_documents
from gamemaster.language.framing import asks_for_habits
from gamemaster.language.letter import Letter
from gamemaster.language.lexicon import Lexicon
from gamemaster.language.lines import Piece, Sort, content
from gamemaster.language.prompts import Block, Prompts
from gamemaster.language.quotations import bare_replies, document_blocks, quotations
from gamemaster.language.quoting import misused_marks, pieces_of, with_authors
from gamemaster.language.referents import Referents
from gamemaster.language.relevance import Bearing, bearing
from gamemaster.language.replies import with_claims_of_error
from gamemaster.language.resend import adopted, is_resend, unmarked
from gamemaster.language.scene import Act, Doubt, Finding, Scene, Skip
from gamemaster.language.signatures import mark_endings
from gamemaster.language.subjects import DISCLAIMED_SUBJECT, DRAFT_SUBJECT, POINTING_AT_SUBJECT
from gamemaster.language.terse import may_be_terse, terse_acts
from gamemaster.language.tokens import tokenize, words_in
from gamemaster.language.verdict import Verdict


class MailReading:
    """The reading of one mail; use once."""

    def __init__(self, lexicon: Lexicon, referents: Referents, letter: Letter, cap: int) -> None:
        self.lexicon = lexicon
        self.referents = referents
        self.letter = letter
        self.cap = cap

    def reading(self, letter: Letter, cut: int, version: str) -> Reading:
        """The reading of the mail, with its adopted quotations and its subject where the body points at it.

        What `letter` holds beyond `cut` is only searched for words that might act. `version` is the reader's.
        """
        pieces = self.classify(self.letter, self.letter.text)
        own = _joined(self.letter.text, pieces)
        bears = self.bears(own, pieces)
        findings = self.body(self.letter.text, pieces, bears)
        findings = _merged(findings, self.resent(pieces, own, findings, bears))
        if DRAFT_SUBJECT.match(self.letter.subject):
            findings = [_doubted(finding, "draft") for finding in findings]
        if DISCLAIMED_SUBJECT.search(self.letter.subject):
            findings = [_doubted(finding, "disclaimer") for finding in findings]
        if self.signed_by_another(own):
            findings = [_doubted(finding, "signed_by_another") for finding in findings]
        findings += self.subject(own, findings, bears)
        findings += self.ditto(pieces, own, findings, bears)
        findings += name_alone(self.lexicon, self.referents, self.letter, own, bears)
        if not findings_act(findings):
            findings += hinted(self.lexicon, self.referents, self.letter, findings, bears)
        findings += self.quoted_only(own, findings, bears)
        findings += self.misused(pieces, own, findings, bears)
        if cut < len(letter.text) and self.lexicon.might_act(letter.text, cut):
            findings.append(Doubt("too_long", cut, len(letter.text), (), True))
        return Verdict(self.lexicon, self.referents, letter, bears).reading(findings, pieces, version)

    def classify(self, letter: Letter, text: str) -> list[Piece]:
        """The pieces of `text` with their classes."""
        return mark_documents(text, mark_endings(text, pieces_of(letter, text)))

    def bears(self, own: str, pieces: list[Piece]) -> Bearing:
        """Whose business the mail is, from its subject, its own words, its quotations and the mails it
        answers."""
        told = bearing(self.lexicon, self.letter.subject, self.texts(own, pieces))
        if told is Bearing.UNKNOWN and not self.letter.public and self.lexicon.changeable:
            told = Bearing.NEUTRAL
        quotes_ours = told in {Bearing.UNKNOWN, Bearing.NEUTRAL} and self.intents(pieces, own)[1]
        return Bearing.SIGNED if quotes_ours else told

    def texts(self, own: str, pieces: list[Piece]) -> Iterator[str]:
        """What a sign of the game is looked for in, one after the other until it is found."""
        yield own[:40_000]
        yield self.quoted(pieces)
        for parent in self.letter.thread[:3]:
            yield f"{parent.subject}\n{parent.text[:20_000]}"

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
        scene.near = bears in {Bearing.SIGNED, Bearing.NEUTRAL}
        scene.prompts = self.prompts(scene, pieces)
        if self.lexicon.takes_texts:
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
        return Prompts(self.referents, blocks, answered, self.would_do, replies)

    def would_do(self, text: str, author: str) -> list[Action]:
        """What words would do if `author` said them in this game."""
        text = _AT_ITS_END.sub("", text)
        pieces = self.classify(Letter("", author, "", text), text)
        scene = Scene(text, self.lexicon, self.referents, author, self.cap, signed=True)
        scene.blocks = document_blocks(pieces)
        found = BodyReader(scene).read(_regions(text, pieces))
        return [finding.action for finding in found if isinstance(finding, Act)]

    def body(self, text: str, pieces: list[Piece], bears: Bearing) -> list[Finding]:
        """The findings in the own words of `text`."""
        regions = _regions(text, _answers(text, pieces))
        if not regions:
            return []
        own = text is self.letter.text
        if own and may_be_terse(self.lexicon, self.letter, regions):
            scene = replace(self.scene(text, bears, pieces), lexicon=self.lexicon.terse)
            if (acts := terse_acts(scene, regions, self.quoted(pieces))) is not None:
                return acts
        told = [
            d for region in regions if not region.doubt for d in disclaimers(text, region.start, region.end)
        ]
        scene = self.scene(text, bears, pieces)
        found = _disclaimed(BodyReader(scene).read(regions), told)
        return with_claims_of_error(scene, self.letter, regions, found) if own else found

    def resent(self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """Acts of the sender's own misdirected mail, adopted by `TTttPF`."""
        if not is_resend(own):
            return []
        back = adopted(self.letter, with_authors(self.letter.text, pieces, self.referents))
        if back is None:
            others = self.quoted_acts([p for p in pieces if p.sort is Sort.QUOTE and p.level == 1], bears)
            if others and not findings_act(findings):
                where = [p for p in pieces if p.sort is Sort.QUOTE]
                return [Doubt("resend_unknown", where[0].start, where[-1].end, (others,), True)]
            said = any(isinstance(f, (Act, Doubt)) for f in findings)
            return [] if said else self.unquoted_resend(pieces, own, bears)
        if back.doubt == "already_public":
            told = self.quoted_acts([p for p in pieces if p.sort is Sort.QUOTE and p.level == 1], bears)
            public = Doubt("already_public", back.start, back.end, (told, ()), True)
            return [public] if told else [Skip("already_public", back.start, back.end)]
        nested = self.classify(back.letter, back.text)
        found = self.body(back.text, nested, bears)
        if back.doubt:
            acts = tuple(f for f in found if isinstance(f, Act))
            return [Doubt(back.doubt, back.start, back.end, (acts,), True)] if acts else []
        return found

    def unquoted_resend(self, pieces: list[Piece], own: str, bears: Bearing) -> list[Finding]:
        """The tag alone, in answer to one's own private mail: what it resends is asked about."""
        parent = self.letter.thread[0] if self.letter.thread else None
        quoted = any(p.sort in {Sort.QUOTE, Sort.FORWARD} for p in pieces)
        if parent is None or quoted or parent.public or parent.sender != self.letter.sender or len(own) > 200:
            return []
        acts = self.acts_of(parent, bears)
        whole = (0, len(self.letter.text))
        mine = tuple(Act(a.action, a.actor, a.by, *whole, a.strength) for a in acts)
        return [Doubt("resend_unknown", *whole, (mine,), True)] if mine else []

    def acts_of(self, parent: Letter, bears: Bearing) -> tuple[Act, ...]:
        """What a mail that this one answers does by itself."""
        found = self.body(parent.text, self.classify(parent, parent.text), bears)
        return tuple(f for f in found if isinstance(f, Act))

    def subject(self, own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """An act that stands in the subject alone is asked about when the body points there."""
        body = " ".join(own.lower().split()).strip(" .!()^<>-")
        pointing = body in POINTING_AT_SUBJECT
        subject = self.letter.subject.removesuffix("(eom)").strip()
        if (
            not pointing
            or not subject
            or subject.lower().startswith(("re:", "fwd:", "aw:"))
            or any(isinstance(f, (Act, Doubt)) for f in findings)
        ):
            return []
        scene = self.scene(subject, bears, [])
        found = BodyReader(scene).read([Region(0, len(subject))])
        acts = tuple(f for f in found if isinstance(f, Act))
        whole = (0, len(self.letter.text))
        if not acts:
            return []
        moved = tuple(Act(a.action, a.actor, a.by, *whole, a.strength) for a in acts)
        return [Doubt("subject_only", *whole, (moved,), bears is not Bearing.FOREIGN)]

    def ditto(self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """`Same here.` under somebody's act is asked about."""
        if any(isinstance(f, Doubt) for f in findings) or len(own) > 400:
            return []
        if (answered := self.affirmed(pieces, own, findings, bears)) is not None:
            return [answered]
        for sentence in own.replace("!", ".").split("."):
            said = sentence.lower().split()
            if len(said) > _LONGEST_DITTO or any(
                w not in _DITTO_WORDS for w in said if w.isalpha() and w.isascii()
            ):
                continue
            tokens = tokenize(sentence)
            hit = words.DITTO.longest(tokens, 0)
            if hit is None or hit.end < len(tokens):
                continue
            start = self.letter.text.find(sentence.strip())
            end = start + len(sentence.strip())
            quotes = [p for p in pieces if p.sort is Sort.QUOTE and p.level <= 1]
            if quotes or self.letter.thread:
                acts = (
                    self.quoted_acts(quotes, bears) if quotes else self.acts_of(self.letter.thread[0], bears)
                )
                if acts:
                    mine = tuple(
                        Act(a.action, self.letter.sender or "", None, start, end, a.strength) for a in acts
                    )
                    return [Doubt("ditto", start, end, (mine,), bears is not Bearing.FOREIGN)]
        return []

    def signed_by_another(self, own: str) -> bool:
        """Whether the last line is a dash and the name of somebody who is not the sender."""
        last = own.rsplit("\n", 1)[-1].strip()
        match = _SIGNED.match(last)
        if match is None or "\n" not in own:
            return False
        who = self.referents.at(match[1], tokenize(match[1]), 0)
        return who is not None and who.who != (self.letter.sender,)

    def affirmed(
        self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing
    ) -> Doubt | None:
        """`Yes.` below somebody's question about a move: it may be meant as one."""
        if findings_act(findings):
            return None
        said = {token.low for token in tokenize(own) if token.low[0].isalnum()}
        quotes = [p for p in pieces if p.sort is Sort.QUOTE and p.level == 1]
        if not said or not quotes or not said <= _AFFIRMING or not said & _YES:
            return None
        asked = " ".join(content(self.letter.text, p) for p in quotes)
        known = {token.low for token in tokenize(asked)}
        if "?" not in asked and not known & {"plan", "plans", "would"}:
            return None
        verbs = known & self.lexicon.base_words
        if bears is Bearing.FOREIGN or not verbs or not known & (self.lexicon.entities | {"you"}):
            return None
        start = self.letter.text.find(own)
        return Doubt("answer", max(start, 0), max(start, 0) + len(own), (), True)

    def quoted_only(self, own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """A mail that is one quotation: whether its sender says it, only e knows."""
        match = _ONLY_QUOTED.fullmatch(own)
        if match is None or any(isinstance(f, (Act, Doubt)) for f in findings):
            return []
        start = self.letter.text.find(own)
        lines = [Piece(start + match.start(1), start + match.end(1), Sort.OWN)]
        acts = self.quoted_acts(lines, bears)
        return [Doubt("quoted_only", start, start + len(own), (acts,), True)] if acts and start >= 0 else []

    def misused(
        self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing
    ) -> list[Finding]:
        """Quote marks before words that no mail known holds, in a mail that says it corrects something."""
        if any(isinstance(f, (Act, Doubt)) for f in findings) or is_resend(own):
            return []
        lines = misused_marks(self.letter, self.letter.text, pieces, own)
        acts = self.quoted_acts(lines, bears) if lines else ()
        if not acts:
            return []
        mine = tuple(Act(a.action, self.letter.sender or "", None, a.start, a.end, a.strength) for a in acts)
        return [Doubt("quote_marks", lines[0].start, lines[-1].end, (mine,), bears is not Bearing.FOREIGN)]

    def quoted_acts(self, lines: list[Piece], bears: Bearing) -> tuple[Act, ...]:
        """What marked lines would do if somebody said them now."""
        text = unmarked(self.letter.text, lines)
        pieces = [Piece(0, len(text), Sort.OWN)]
        found = BodyReader(self.scene(text, bears, pieces)).read(_regions(text, pieces))
        return tuple(f for f in found if isinstance(f, Act))


_LONGEST_DITTO = 8
"""Words; no phrase of `words.DITTO` has as many tokens, and a word is a token at least."""

_DITTO_WORDS = words.DITTO.words()

_YES = words_in("yes yep yeah sure ok okay done agreed deal do yup aye affirmative")
_AFFIRMING = _YES | words_in(
    "no nope please thanks thank you i will then so let us 's this it that of course all and"
)
_AT_ITS_END = re.compile(r"(?<=[.!\n])[ \t]*[^.!?\n]{1,30}\?\s*$")
_MARK = re.compile(r"^[ \t>|:]+", re.MULTILINE)
_SIGNED = re.compile(r"[-–—~]{1,3}\s*([A-Z][^\n]{0,40})$")
_ONLY_QUOTED = re.compile(r"[\"“”«‹„']+([^\"“”«»]{3,2000}?)[\"“”»›']+[.!]?", re.DOTALL)


def findings_act(findings: list[Finding]) -> bool:
    """Whether anything was found that acts or may act."""
    return any(isinstance(finding, (Act, Doubt)) for finding in findings)


def _doubted(finding: Finding, reason: str) -> Finding:
    """An act in a mail that is not certain as a whole."""
    if not isinstance(finding, Act):
        return finding
    return Doubt(reason, finding.start, finding.end, ((finding,),), True)


def _merged(own: list[Finding], adopted: list[Finding]) -> list[Finding]:
    """Adopted findings put in at their place; a repeated list keeps its own order."""
    if not adopted:
        return own
    place = next((i for i, f in enumerate(own) if f.start > adopted[0].start), len(own))
    return [*own[:place], *adopted, *own[place:]]


def _what(facts: object) -> str:
    text = facts if isinstance(facts, str) else facts.get("what", "") if isinstance(facts, Mapping) else ""
    return " ".join(str(text).lower().split())


def _answers(text: str, pieces: list[Piece]) -> list[Piece]:
    """Own words right below a quoted question about what one does may only tell."""
    if "?" not in text:
        return pieces
    found = list(pieces)
    habit = False
    for place, piece in enumerate(found):
        if piece.sort is Sort.QUOTE:
            habit = text[piece.end - 1 : piece.end] == "?" and asks_for_habits(content(text, piece))
        elif piece.sort is Sort.OWN and habit:
            found[place] = piece._replace(sort=Sort.DOUBTFUL, doubt="answer")
    return found


def _regions(text: str, pieces: list[Piece]) -> list[Region]:
    """Stretches of own (or doubtful) pieces; a blank line inside a stretch belongs to it."""
    found: list[Region] = []
    start, end, doubt = -1, -1, ""
    for piece in pieces:
        if piece.sort is not Sort.OWN and piece.sort is not Sort.DOUBTFUL:
            continue
        if start >= 0 and doubt == piece.doubt and not text[end : piece.start].strip():
            end = piece.end
            continue
        if start >= 0:
            found.append(Region(start, end, doubt))
        start, end, doubt = piece.start, piece.end, piece.doubt
    if start >= 0:
        found.append(Region(start, end, doubt))
    return found


def _joined(text: str, pieces: list[Piece]) -> str:
    kept = [p for p in pieces if p.sort is Sort.OWN or p.sort is Sort.DOUBTFUL or p.sort is Sort.BLANK]
    return "\n".join([text[p.start : p.end] for p in kept]).strip()


def _disclaimed(found: list[Finding], told: list[Disclaimer]) -> list[Finding]:
    """Take out, or doubt, the acts that a disclaimer reaches."""
    for one in told:
        kept: list[Finding] = []
        for finding in found:
            reached = one.scope in {"all", "maybe"} or (
                finding.start < one.start if one.scope == "above" else finding.start > one.end
            )
            if isinstance(finding, Skip) or not reached:
                kept.append(finding)
            elif one.scope == "all":
                kept.append(Skip("disclaimer", finding.start, finding.end))
            elif isinstance(finding, Doubt):
                kept.append(finding)
            else:
                kept.append(Doubt("disclaimer", finding.start, finding.end, ((finding,),), True))
        found = kept
    return found
