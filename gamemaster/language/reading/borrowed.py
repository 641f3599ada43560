"""Words that are not the sender's plain own words and that e may yet make eir own.

A quotation adopted by `TTttPF`, a subject that the body points at, a ditto under somebody's act, a `yes` to
a question about a move, and quote marks before words that no mail known holds.
"""

import re
from typing import Final

from gamemaster.language.corrections.own_slips import corrects_earlier, slip, slip_elsewhere
from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.layout.clauses import Region
from gamemaster.language.layout.lines import UNMARKED, Piece, Sort, content, joined
from gamemaster.language.layout.quoting import misused_marks, with_authors
from gamemaster.language.layout.resend import adopted, is_partial, is_resend
from gamemaster.language.layout.subjects import belies_subject, points_at_subject
from gamemaster.language.reading.body import BodyReader
from gamemaster.language.reading.dittos import says_ditto
from gamemaster.language.reading.part_reading import PartReading
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Skip, acts_in, asked_about, findings_act


class Borrowed(PartReading):
    """Finds what a mail makes its own; but for a plain `TTttPF` all of it is asked about."""

    def resent(self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """Acts of the sender's own misdirected mail, adopted by `TTttPF`; a tag in doubtful words is asked
        about, and one below a signature's mark adopts nothing."""
        end = next((place for place, p in enumerate(pieces) if p.sort is Sort.SIGNATURE), len(pieces))
        if not is_resend(joined(self.letter.text, pieces[:end])):
            return []
        found = self.adopted(pieces, own, findings, bears)
        sure = is_resend(joined(self.letter.text, pieces[:end], UNMARKED - {Sort.DOUBTFUL}))
        why = "" if sure else "resend_unknown"
        if not why and is_partial(joined(self.letter.text, pieces[:end])):
            why = "resend_altered"
        return [asked_about(finding, why) for finding in found] if why else found

    def adopted(
        self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing
    ) -> list[Finding]:
        """What the quotation does that the tag adopts."""
        back = adopted(self.letter, with_authors(self.letter.text, pieces, self.referents))
        if back is None:
            others = self.quoted_acts([p for p in pieces if p.sort is Sort.QUOTE and p.level == 1], bears)
            if others and not findings_act(findings):
                where = [p for p in pieces if p.sort is Sort.QUOTE]
                return [Doubt("resend_unknown", where[0].start, where[-1].end, (others,), True)]
            said = findings_act(findings)
            return [] if said else self.unquoted_resend(pieces, own, bears)
        if back.doubt == "already_public":
            told = self.quoted_acts([p for p in pieces if p.sort is Sort.QUOTE and p.level == 1], bears)
            public = Doubt("already_public", back.start, back.end, (told, ()), True)
            return [public] if told else [Skip("already_public", back.start, back.end)]
        nested = self.classify(back.letter, back.text)
        found = self.body(back.text, nested, bears)
        if back.doubt:
            acts = acts_in(found)
            return [Doubt(back.doubt, back.start, back.end, (acts,), True)] if acts else []
        return found

    def unquoted_resend(self, pieces: list[Piece], own: str, bears: Bearing) -> list[Finding]:
        """The tag alone, in answer to one's own private mail or to none: what it resends is asked about."""
        parent = self.letter.thread[0] if self.letter.thread else None
        quoted = any(p.sort in {Sort.QUOTE, Sort.FORWARD} for p in pieces)
        whole = (0, len(self.letter.text))
        if quoted or len(own) > _TAG_ALONE:
            return []
        if parent is None:
            return [Doubt("resend_unknown", *whole, (), True)] if bears is Bearing.SIGNED else []
        if parent.public or parent.sender != self.letter.sender:
            return []
        acts = self.acts_of(parent, bears)
        mine = tuple(Act(a.action, a.actor, a.by, *whole, a.strength) for a in acts)
        return [Doubt("resend_unknown", *whole, (mine,), True)] if mine else []

    def subject(self, own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """An act in the subject alone is asked about where the body points there, or does nothing itself."""
        subject = self.letter.subject.removesuffix("(eom)").strip()
        if not subject or subject.lower().startswith(("re:", "fwd:", "aw:")) or findings_act(findings):
            return []
        # "as the subject line says", above one's name and where one sits
        first, _, rest = own.strip().partition("\n\n")
        bodies = (self.unsigned(own), first if len(rest) < _NAME * 2 else "-")
        pointing = any(points_at_subject(" ".join(body.lower().split())) for body in bodies)
        named = own.strip() and self.is_own_name(own.strip())
        # "I explore." above words about the weather: done in no body, and yet announced
        idle = all(isinstance(found, Skip) for found in findings) and not belies_subject(own)
        announced = idle and _FIRST_PERSON.match(_TAGS.sub("", subject)) is not None
        if not (pointing or named or announced):
            return []
        acts = self.acts_in_subject(subject, bears)
        whole = (0, len(self.letter.text))
        if not acts:
            return []
        moved = tuple(Act(a.action, a.actor, a.by, *whole, a.strength) for a in acts)
        return [Doubt("subject_only", *whole, (moved,), bears is not Bearing.FOREIGN)]

    def acts_in_subject(self, subject: str, bears: Bearing) -> tuple[Act, ...]:
        """What a subject does, behind tags in brackets and the name of the game (`Werewolves: I vote`)."""
        said = _TAGS.sub("", subject)
        label, _, rest = said.partition(":")
        for words_said in (said, rest.strip() if self.lexicon.has_sign(label) else ""):
            scene = self.scene(words_said, bears, [])
            acts = acts_in(BodyReader(scene).read([Region(0, len(words_said))])) if words_said else ()
            if acts:
                return acts
        return ()

    def is_own_name(self, said: str) -> bool:
        """Whether all that is said is what the sender signs with."""
        tokens = tokenize(said)
        named = self.referents.at(said, tokens, 0)
        return named is not None and named.end == len(tokens) and named.who == (self.letter.sender,)

    def unsigned(self, own: str) -> str:
        """Own words without the sender's name below them."""
        words, _, last = own.rstrip().rpartition("\n")
        named = self.referents.at(last, tokenize(last), 0) if words.strip() and len(last) < _NAME else None
        return words if named is not None and named.who == (self.letter.sender,) else own

    def with_ditto(
        self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing
    ) -> list[Finding]:
        """The findings, and what is a ditto asked about; `+1` under somebody's vote is no vote by itself."""
        asked = self.ditto(pieces, own, findings, bears)
        if not asked:
            return findings
        return [f for f in findings if not any(d.start <= f.start < d.end for d in asked)] + asked

    def ditto(self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """`Same here.` under somebody's act is asked about."""
        if any(isinstance(f, Doubt) for f in findings) or len(own) > 400:
            return []
        if (answered := self.affirmed(pieces, own, findings, bears)) is not None:
            return [answered]
        quotes = [p for p in pieces if p.sort is Sort.QUOTE and p.level <= 1]
        if not (quotes or self.letter.thread):
            return []
        for sentence in _STOPS.split(self.without_names(own)):
            if len(sentence) > _LONGEST_DITTO or not says_ditto(tokenize(sentence)):
                continue
            start = self.letter.text.find(sentence.strip())
            end = start + len(sentence.strip())
            if start < 0:
                # a name stood in it
                start = max(0, self.letter.text.find(own))
                end = start + len(own)
            said = (
                self.quoted_findings(quotes, bears) if quotes else self.said_by(self.letter.thread[0], bears)
            )
            acts, told = acts_in(said), [act.action for act in acts_in(findings)]
            if acts and all(act.action in told for act in acts) and not self.cheers_else(sentence, quotes):
                # "Me too: I vote for Brask" leaves nothing to ask
                continue
            if acts or any(isinstance(finding, Doubt) and any(finding.candidates) for finding in said):
                mine = tuple(
                    Act(a.action, self.letter.sender or "", None, start, end, a.strength) for a in acts
                )
                return [Doubt("ditto", start, end, (mine,), bears is not Bearing.FOREIGN)]
        return []

    def cheers_else(self, sentence: str, quotes: list[Piece]) -> bool:
        """Whether `+1` stands below words that begin with something else than a move, and may be for that."""
        if _PLUS_ONE.match(sentence.strip()) is None or not quotes:
            return False
        first = _STOPS.split(" ".join(content(self.letter.text, p) for p in quotes).strip())[0]
        return not self.would_do(first, self.letter.sender or "")

    def without_names(self, own: str) -> str:
        """The words of a short mail without `as Brask`, so that `Same as Brask` is the ditto it is."""
        if len(own) > _SHORT_DITTO:
            return own
        said = _WHAT_SAID.sub(lambda match: "what e said" if self.is_somebody(match[1]) else match[0], own)
        return _AS_SOMEBODY.sub(lambda match: "" if self.is_somebody(match[1]) else match[0], said)

    def is_somebody(self, name: str) -> bool:
        """Whether the word names a person of the game."""
        return self.referents.at(name, tokenize(name), 0) is not None

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
        if bears is Bearing.FOREIGN or not verbs or not known & (self.lexicon.entities | {"you", "your"}):
            return None
        start = self.letter.text.find(own)
        return Doubt("answer", max(start, 0), max(start, 0) + len(own), (), True)

    def signed_by_another(self, own: str) -> bool:
        """Whether the last line is a dash and the name of somebody who is not the sender.

        `- Brask gets nothing.` below another dash is one more item of a list.
        """
        above, _, last = own.rpartition("\n")
        match = _SIGNED.match(last.strip())
        if match is None or not above or _ITEM_ABOVE.search(own):
            return False
        who = self.referents.at(match[1], tokenize(match[1]), 0)
        return who is not None and who.who != (self.letter.sender,)

    def own_slip(self, own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """`Oops, I meant the Heron.` in answer to one's own announcement is asked about, and what puts an
        earlier mail right by name."""
        parent = self.letter.thread[0] if self.letter.thread else None
        mine = parent is not None and parent.sender == self.letter.sender
        if findings_act(findings) or bears is Bearing.FOREIGN:
            return []
        if parent is not None and mine:
            asked = slip(self.scene(own, bears, []), self.letter, own, self.acts_of(parent, bears))
        elif corrects_earlier(own):
            asked = slip_elsewhere(self.scene(own, bears, []), self.letter, own)
        else:
            return []
        return [asked] if asked is not None else []

    def quoted_only(self, own: str, findings: list[Finding], bears: Bearing) -> list[Finding]:
        """A mail that is one quotation: whether its sender says it, only e knows."""
        match = _ONLY_QUOTED.fullmatch(own)
        if match is None or findings_act(findings):
            return []
        start = self.letter.text.find(own)
        lines = [Piece(start + match.start(1), start + match.end(1), Sort.OWN)]
        acts = self.quoted_acts(lines, bears)
        return [Doubt("quoted_only", start, start + len(own), (acts,), True)] if acts and start >= 0 else []

    def misused(
        self, pieces: list[Piece], own: str, findings: list[Finding], bears: Bearing
    ) -> list[Finding]:
        """Quote marks before words that no mail known holds, in a mail that says it corrects something."""
        if findings_act(findings) or is_resend(own):
            return []
        lines = misused_marks(self.letter, self.letter.text, pieces, own)
        depth = min((line.level for line in lines), default=1)
        acts = self.quoted_acts(lines, bears, max(1, depth)) if lines else ()
        if not acts:
            return []
        mine = tuple(Act(a.action, self.letter.sender or "", None, a.start, a.end, a.strength) for a in acts)
        return [Doubt("quote_marks", lines[0].start, lines[-1].end, (mine,), bears is not Bearing.FOREIGN)]


def _right_above(pieces: list[Piece], start: int) -> list[Piece]:
    """The quotation right above the words at `start`; none where there is nothing quoted above them."""
    found: list[Piece] = []
    for piece in reversed([piece for piece in pieces if piece.end <= start]):
        if piece.sort is Sort.QUOTE and piece.level <= 1:
            found.insert(0, piece)
        elif found and piece.sort is not Sort.BLANK:
            break
    return found


_FIRST_PERSON: Final = re.compile(r"(?:I|We)(?: hereby)? ", re.IGNORECASE)
_TAGS: Final = re.compile(r"^(?:\s*\[[^\]]{1,40}\])+\s*")


_STOPS: Final = re.compile(r"[.!]|\n[ \t]*\n|\b[Aa]s (?:for|to) [^,.!\n]{1,30},")
"""What stands before a ditto: another sentence, or what it is of (`As for the rest, same here`)."""
_LONGEST_DITTO: Final = 90
_PLUS_ONE: Final = re.compile(r"(?:a )?\+ ?1\b")
_TAG_ALONE: Final = 200
_NAME: Final = 40
_SHORT_DITTO: Final = 80
_WHAT_SAID: Final = re.compile(r"\bwhat ([A-Z]\w+) said\b(?=\s*(?:$|[.!,]))", re.IGNORECASE)
_AS_SOMEBODY: Final = re.compile(r" (?:as|like|with) ([A-Z]\w+)(?: (?:did|does|said))?(?=\s*(?:$|[.!,]))")

_YES: Final = words_in("yes yep yeah sure ok okay done agreed deal do yup aye affirmative")
_AFFIRMING: Final = _YES | words_in(
    "no nope please thanks thank you i will then so let us 's this it that of course all and"
)
_SIGNED: Final = re.compile(r"[-–—~]{1,3}\s*([A-Z][^\n]{0,40})$")
_ITEM_ABOVE: Final = re.compile(
    r"(?:\n|\A)[ \t]*([-–—~]{1,3})[ \t]+\S[^\n]*\n[ \t]*\1[ \t]+[A-Z]\w*,?"
    r"(?! (?:the|of|from|on|in|at|for|by|with|alias|aka)\b)(?: [^\s]+){2,}[.!]\s*\Z"
)
_ONLY_QUOTED: Final = re.compile(r"[\"“”«‹„']+([^\"“”«»]{3,2000}?)[\"“”»›']+[.!]?", re.DOTALL)
