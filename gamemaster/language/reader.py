"""The reader: a phrasebook compiled once, and the reading of one mail after the other.

It depends on names, never on state, and is a pure function: same mail, same names, same reading. It acts only on
what is certain; what may be an act is a question, and mail that shows no sign of the game is neither.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from gamemaster.core.action import Attempt, Vocabulary
from gamemaster.core.frame import Phrasebook
from gamemaster.core.names import Names
from gamemaster.core.reading import Ignored, Question, Reading
from gamemaster.language import words
from gamemaster.language.body import BodyReader, Region
from gamemaster.language.disclaimers import Disclaimer, disclaimers
from gamemaster.language.documents import mark_documents
from gamemaster.language.letter import Letter
from gamemaster.language.lexicon import Lexicon
from gamemaster.language.lines import Piece, Sort
from gamemaster.language.quoting import misused_marks, pieces_of, with_authors
from gamemaster.language.referents import Referents
from gamemaster.language.relevance import Bearing, bearing
from gamemaster.language.resend import adopted, is_resend
from gamemaster.language.saying import sentence_for
from gamemaster.language.scene import Act, Doubt, Finding, Scene, Skip
from gamemaster.language.signatures import mark_endings
from gamemaster.language.tokens import tokenize

READER = "1"
"""The version of this reader; readings are pinned with it."""

_KEPT = 8
_LONGEST = 40_000
"""Characters of a mail that are read in full; longer mails ask about the rest where it might act."""
_MOST_LINES = 2_000
_NEAREST = 6


class Reader:
    """Reads mail for one game."""

    def __init__(self, phrasebook: Phrasebook, vocabulary: Vocabulary) -> None:
        self._lexicon = Lexicon(phrasebook, vocabulary)
        self._indexes: list[tuple[Mapping[str, Any], Mapping[str, Any], Referents]] = []

    def read(self, letter: Letter, names: Names, *, repetition_cap: int = 100) -> Reading:
        """What `letter` announces in this game; never raises.

        A sentence repeated more than `repetition_cap` times becomes a question. Spans count in `letter.text`.
        """
        referents = self._referents(names)
        read, cut = _shortened(letter)
        return _Mail(self._lexicon, referents, read, repetition_cap).reading(letter, cut)

    def _referents(self, names: Names) -> Referents:
        """The index of `names`, kept for the next mails as long as the same mappings come with them."""
        for kept in self._indexes:
            if kept[0] is names.people and kept[1] is names.things:
                return kept[2]
        made = Referents(names)
        self._indexes = [(names.people, names.things, made), *self._indexes[: _KEPT - 1]]
        return made


def _shortened(letter: Letter) -> tuple[Letter, int]:
    """The letter as far as it is read in full, and where that ends; its thread is shortened alike."""
    text = letter.text
    cut = len(text)
    if cut > _LONGEST:
        line = text.rfind("\n", _LONGEST // 2, _LONGEST)
        cut = line + 1 if line > 0 else _LONGEST
    if text.count("\n", 0, cut) > _MOST_LINES:
        cut = sum(len(line) + 1 for line in text[:cut].split("\n", _MOST_LINES)[:_MOST_LINES])
    text = text[:cut]
    thread = letter.thread[:_NEAREST]
    if any(len(parent.text) > _LONGEST or parent.thread for parent in thread):
        thread = tuple(replace(p, text=p.text[:_LONGEST], thread=p.thread[:1]) for p in thread)
    if cut == len(letter.text) and len(thread) == len(letter.thread) and thread is letter.thread:
        return letter, cut
    return replace(letter, text=text, thread=thread), cut


class _Mail:
    """One mail being read."""

    def __init__(self, lexicon: Lexicon, referents: Referents, letter: Letter, cap: int) -> None:
        self.lexicon = lexicon
        self.referents = referents
        self.letter = letter
        self.cap = cap

    def reading(self, letter: Letter, cut: int) -> Reading:
        """The reading of the mail, with its adopted quotations and its subject where the body points at it.

        What `letter` holds beyond `cut` is only searched for words that might act.
        """
        pieces = self.classify(self.letter, self.letter.text)
        own = _joined(self.letter.text, pieces)
        bears = self.bears(own, pieces)
        findings = self.body(self.letter, self.letter.text, pieces, bears)
        findings = _merged(findings, self.resent(pieces, own, findings, bears))
        if _DRAFT_SUBJECT.match(self.letter.subject):
            findings = [_draft(finding) for finding in findings]
        findings += self.subject(own, findings, bears)
        findings += self.ditto(pieces, own, findings, bears)
        findings += self.misused(pieces, own, findings, bears)
        if cut < len(letter.text) and self.lexicon.might_act(letter.text, cut):
            findings.append(Doubt("too_long", cut, len(letter.text), (), True))
        self.letter = letter
        return self.finish(findings, pieces, bears)

    def classify(self, letter: Letter, text: str) -> list[Piece]:
        """The pieces of `text` with their classes."""
        return mark_documents(text, mark_endings(text, pieces_of(letter, text)))

    def bears(self, own: str, pieces: list[Piece]) -> Bearing:
        """Whose business the mail is, from its subject, its own words, its quotations and the mails it answers."""
        answers = bool(self.letter.thread) or any(p.sort is Sort.QUOTE for p in pieces)
        parents = [f"{parent.subject}\n{parent.text[:20_000]}" for parent in self.letter.thread[:3]]
        told = bearing(self.lexicon, self.letter.subject, (own[:40_000], self.quoted(pieces), *parents), answers)
        quotes_ours = told in {Bearing.UNKNOWN, Bearing.NEUTRAL} and self.intents(pieces, own)[1]
        return Bearing.SIGNED if quotes_ours else told

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
        found = [(told.find(what), int(number)) for number, facts in known.items() if number.isdigit() and (what := _what(facts)) and what in told]
        if found:
            return tuple(number for _, number in sorted(found)), True
        only = tuple(int(number) for number in known if number.isdigit())
        return (only if len(only) == 1 and own and not quoted.strip() else ()), False

    def scene(self, text: str, bears: Bearing, pieces: list[Piece]) -> Scene:
        """What the sentences are read with."""
        intents = self.intents(pieces, text)[0]
        sender = self.letter.sender or ""
        return Scene(text, self.lexicon, self.referents, sender, self.cap, intents, signed=bears is Bearing.SIGNED)

    def body(self, letter: Letter, text: str, pieces: list[Piece], bears: Bearing) -> list[Finding]:
        """The findings in the own words of `text`."""
        regions = _regions(text, pieces)
        if not regions:
            return []
        told = [d for region in regions if not region.doubt for d in disclaimers(text, region.start, region.end)]
        found = BodyReader(self.scene(text, bears, pieces)).read(regions)
        return _disclaimed(text, found, told)

    def resent(self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """Acts of the sender's own misdirected mail, adopted by `TTttPF`."""
        if not is_resend(own):
            return []
        back = adopted(self.letter, with_authors(self.letter.text, pieces, self.referents))
        if back is None:
            said = any(isinstance(f, (Act, Doubt)) for f in findings)
            return [] if said else self.unquoted_resend(pieces, own, bears)
        if back.doubt == "already_public":
            return [Skip("already_public", back.start, back.end)]
        nested = self.classify(back.letter, back.text)
        found = self.body(back.letter, back.text, nested, bears)
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
        found = self.body(parent, parent.text, self.classify(parent, parent.text), bears)
        return tuple(f for f in found if isinstance(f, Act))

    def subject(self, own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """An act that stands in the subject alone is asked about when the body points there."""
        body = " ".join(own.lower().split()).strip(" .!()")
        pointing = body in {"", "see subject", "see subject line", "as per subject", "subject says it all", "see above", "eom"}
        subject = self.letter.subject.removesuffix("(eom)").strip()
        if not pointing or not subject or subject.lower().startswith(("re:", "fwd:", "aw:")) or any(isinstance(f, (Act, Doubt)) for f in findings):
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
        if any(isinstance(f, (Act, Doubt)) for f in findings) or len(own) > 400:
            return []
        for sentence in own.replace("!", ".").split("."):
            tokens = tokenize(sentence)
            hit = words.DITTO.longest(tokens, 0)
            if hit is None or hit.end < len(tokens):
                continue
            start = self.letter.text.find(sentence.strip())
            end = start + len(sentence.strip())
            quotes = [p for p in pieces if p.sort is Sort.QUOTE and p.level <= 1]
            if quotes or self.letter.thread:
                acts = self.quoted_acts(quotes, bears) if quotes else self.acts_of(self.letter.thread[0], bears)
                if acts:
                    mine = tuple(Act(a.action, self.letter.sender or "", None, start, end, a.strength) for a in acts)
                    return [Doubt("ditto", start, end, (mine,), bears is not Bearing.FOREIGN)]
        return []

    def misused(self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """Quote marks before words that no mail known holds, in a mail that says it corrects something."""
        if is_resend(own) or any(isinstance(f, (Act, Doubt)) for f in findings):
            return []
        lines = misused_marks(self.letter, self.letter.text, pieces, own)
        acts = self.quoted_acts(lines, bears) if lines else ()
        if not acts:
            return []
        mine = tuple(Act(a.action, self.letter.sender or "", None, a.start, a.end, a.strength) for a in acts)
        return [Doubt("quote_marks", lines[0].start, lines[-1].end, (mine,), bears is not Bearing.FOREIGN)]

    def quoted_acts(self, lines: list[Piece], bears: Bearing) -> tuple[Act, ...]:
        """What marked lines would do if somebody said them now."""
        from gamemaster.language.resend import unmarked

        text = unmarked(self.letter.text, lines)
        pieces = [Piece(0, len(text), Sort.OWN)]
        found = BodyReader(self.scene(text, bears, pieces)).read(_regions(text, pieces))
        return tuple(f for f in found if isinstance(f, Act))

    # -- the result

    def finish(self, findings: list[Finding], pieces: list[Piece], bears: Bearing) -> Reading:
        """Order the findings, drop other business, and put them into words."""
        text = self.letter.text
        items: list[Attempt | Question] = []
        ignored = [Ignored((p.start, p.end), p.sort.value) for p in _others(pieces)]
        sure = any(isinstance(f, Act) and self.plainly_ours(f, bears) for f in findings)
        for finding in findings:
            if isinstance(finding, Skip):
                ignored.append(Ignored((finding.start, finding.end), finding.why))
            elif not _ours(finding, bears) or self.unknown_intent(finding, bears):
                ignored.append(Ignored((finding.start, finding.end), "other_business"))
            elif isinstance(finding, Act) and not (self.plainly_ours(finding, bears) or (sure and finding.strength == "shared")):
                items.append(self.question(Doubt("which_game", finding.start, finding.end, ((finding,),), True)))
            elif isinstance(finding, Act) and self.letter.sender is not None:
                items.append(_attempt(text, finding))
            else:
                items.append(self.question(finding))
        ignored.sort(key=lambda i: i.span)
        return Reading(tuple(items), tuple(ignored), READER)

    def unknown_intent(self, finding: Act | Doubt, bears: Bearing) -> bool:
        """An answer to an intent that is none of this game's, in a mail without a sign of it."""
        acts = (finding,) if isinstance(finding, Act) else tuple(act for acts in finding.candidates for act in acts)
        known = self.referents.names.things.get("intents", {})
        numbers = [str(params["intent"]) for act in acts if "intent" in (params := act.action.params())]
        return bears is not Bearing.SIGNED and bool(numbers) and not any(number in known for number in numbers)

    def plainly_ours(self, act: Act, bears: Bearing) -> bool:
        """Whether an act in a mail without any sign of the game is still certainly one of this game."""
        if bears is Bearing.SIGNED or act.strength == "own" or act.action.name == "intend" or "intent" in act.action.params():
            return True
        if act.strength in {"common", "open"}:
            return act.strength == "open"
        tokens = tokenize(self.letter.text, act.start, act.end)
        if any(token.low in self.lexicon.entities for token in tokens):
            return True
        said = act.action.params().values()
        if any(value in self.referents.npcs for value in said):
            return True
        return bears is Bearing.NEUTRAL and not any(isinstance(value, str) for value in said)

    def question(self, finding: Act | Doubt) -> Question:
        """A doubt in words; an act of an unknown sender is one too."""
        text = self.letter.text
        if isinstance(finding, Act):
            finding = Doubt("unknown_sender", finding.start, finding.end, ((finding,),), True)
        reason = "unknown_sender" if self.letter.sender is None else finding.reason
        said = text[finding.start : finding.end]
        candidates = tuple(tuple(_attempt(text, act) for act in acts) for acts in finding.candidates)
        return Question((finding.start, finding.end), said, reason, sentence_for(reason, said), candidates, finding.hint)


def _attempt(text: str, act: Act) -> Attempt:
    return Attempt(act.action, act.actor, text[act.start : act.end], (act.start, act.end), act.by)


_MARK = re.compile(r"^[ \t>|:]+", re.MULTILINE)
_DRAFT_SUBJECT = re.compile(r"\s*(?:\[[^\]]*\]\s*)?[\[(]?(?:proto|draft|sketch)\b", re.IGNORECASE)


def _draft(finding: Finding) -> Finding:
    """An act in a mail whose subject calls it a draft."""
    return Doubt("draft", finding.start, finding.end, ((finding,),), True) if isinstance(finding, Act) else finding


def _merged(own: list[Finding], adopted: list[Finding]) -> list[Finding]:
    """Adopted findings put in at their place; a repeated list keeps its own order."""
    if not adopted:
        return own
    place = next((i for i, f in enumerate(own) if f.start > adopted[0].start), len(own))
    return [*own[:place], *adopted, *own[place:]]


def _ours(finding: Act | Doubt, bears: Bearing) -> bool:
    """Whether a finding counts in a mail that bears so on the game."""
    if bears is Bearing.SIGNED:
        return True
    if bears is Bearing.FOREIGN:
        return False
    acts = (finding,) if isinstance(finding, Act) else tuple(act for acts in finding.candidates for act in acts)
    weak = {"common", "open"} if bears is Bearing.UNKNOWN else set()
    return not acts or any(act.strength not in weak for act in acts)


def _what(facts: object) -> str:
    text = facts if isinstance(facts, str) else facts.get("what", "") if isinstance(facts, Mapping) else ""
    return " ".join(str(text).lower().split())


def _regions(text: str, pieces: list[Piece]) -> list[Region]:
    """Stretches of own (or doubtful) pieces; a blank line inside a stretch belongs to it."""
    found: list[Region] = []
    for piece in pieces:
        if piece.sort is not Sort.OWN and piece.sort is not Sort.DOUBTFUL:
            continue
        if found and found[-1].doubt == piece.doubt and not text[found[-1].end : piece.start].strip():
            found[-1] = found[-1]._replace(end=piece.end)
        else:
            found.append(Region(piece.start, piece.end, piece.doubt))
    return found


def _joined(text: str, pieces: list[Piece]) -> str:
    kept = [p for p in pieces if p.sort is Sort.OWN or p.sort is Sort.DOUBTFUL or p.sort is Sort.BLANK]
    return "\n".join([text[p.start : p.end] for p in kept]).strip()


def _others(pieces: list[Piece]) -> list[Piece]:
    """Pieces that are not own words, neighbours of one class joined."""
    found: list[Piece] = []
    first: Piece | None = None
    last = -1
    for piece in pieces:
        sort = piece.sort
        if sort is Sort.OWN or sort is Sort.BLANK or sort is Sort.DOUBTFUL:
            continue
        if first is not None and first.sort is sort and piece.start - last <= 2:
            last = piece.end
            continue
        if first is not None:
            found.append(first._replace(end=last))
        first, last = piece, piece.end
    if first is not None:
        found.append(first._replace(end=last))
    return found


def _disclaimed(text: str, found: list[Finding], told: list[Disclaimer]) -> list[Finding]:
    """Take out, or doubt, the acts that a disclaimer reaches."""
    for one in told:
        kept: list[Finding] = []
        for finding in found:
            reached = one.scope in {"all", "maybe"} or (finding.start < one.start if one.scope == "above" else finding.start > one.end)
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
