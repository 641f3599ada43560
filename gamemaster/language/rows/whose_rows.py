"""Names beside acts that say whose they are: `Tarn` on a line of its own above `31: FOR`, `Voter: Tarn`.

* A line that is nothing but the name of another player, or a ballot of eirs, right above a line that opens
  with an act; and a row with such a name within an act (`Proposal 31`, `Tarn`, `FOR`).
* A label for who acts with such a name, on a line of its own above, among or below the acts.
* Such a name in front of an act behind a dash (`Tarn - I vote`) or in square brackets behind it, and one with
  what e is in a signature (`Tarn, knight of the list`).

A name that the act itself holds is no head of it; below the sender's own name, or `Me`, the sender acts
again.
"""

import re
from collections.abc import Iterator
from typing import Final

from gamemaster.language.english.tokens import holds_any
from gamemaster.language.layout.lines import Piece, Sort, line_end
from gamemaster.language.rows.bare_lines import (
    Line,
    above_it,
    asked_within,
    next_acts,
    reach,
)
from gamemaster.language.rows.name_lines import NOUNS, others_in, senders_own
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in, ask_where, asked_about

_LABEL: Final = re.compile(
    r"(?:(?:your|my|full|player|voter|voting|acting|character|screen)[ '’s]*)?"
    r"(?:name|nick|player|voter|voting|votes?|ballot|character|actor|sender|author|contestant|member|"
    r"delegate|"
    r"owner|signed|signature|user|poster|seat|proxy(?: for)?|from|by|"
    r"(?:submitted|sent|posted|written|filled in|cast|moved) by|"
    r"(?:ballot|votes?|moves?|turn|message|mail) (?:of|by|from)|on behalf of|acting for)[ \t]*[:=|]",
    re.IGNORECASE,
)
_ABOVE_ONLY: Final = re.compile(r"(?:from|sender|author|by|message|mail|votes?|ballot)\b", re.IGNORECASE)
_PARTY_NOUN: Final = re.compile(r"['’]s?[ \t]+(?:votes?|ballots?|moves?|turn)\b", re.IGNORECASE)
_DASHED: Final = re.compile(r"[ \t]*(?:[-–—|]{1,3}|=>)[ \t]*\Z")
_BRACKETED: Final = re.compile(r"[.!]?[ \t]*\[([^\]\n]{2,30})\][ \t]*(?:\n|\Z)")
_CALLING: Final = re.compile(r"\b(?:you|your|i|my|we|said|says)\b|[?!\"“”:]", re.IGNORECASE)
_YOU: Final = re.compile(r"\b[Yy]ou(?:rs?)?\b")
_WHO_E_IS: Final = re.compile(r"\s*([^\n,]{2,30}),[ \t]+([^\n]{3,60})(?=\n|\Z)")


class WhoseRows:
    """Finds the names beside the acts of one mail; use once."""

    def __init__(
        self, referents: Referents, sender: str, text: str, pieces: list[Piece], lines: list[Line]
    ) -> None:
        self._referents = referents
        self._sender = sender
        self._text = text
        self._pieces = pieces
        self._lines = lines

    def asked(self, findings: list[Finding]) -> list[Finding]:
        """The findings, with a question for each act that stands beside somebody else's name."""
        acts = acts_in(findings)
        if not acts or not self._names_others():
            return findings
        if self._signed():
            return [f if _by(f) else asked_about(f, "signed_by_another") for f in findings]
        spans = [span for place in range(len(self._lines)) for span in self._spans(place, acts)]
        findings = asked_within(findings, spans, "signed_by_another", _by)
        return ask_where(findings, "speech", self._marked)

    def _names_others(self) -> bool:
        """Whether a name of another player, or what is a party's own, stands anywhere in the mail."""
        low, called = self._text.lower(), self._referents.others_called(self._sender)
        return holds_any(low, called) or _PARTY_NOUN.search(low) is not None

    def _spans(self, place: int, acts: tuple[Act, ...]) -> Iterator[tuple[int, int]]:
        """The stretches in which acts belong to whom the line names."""
        line = self._lines[place]
        label = _LABEL.match(line.words)
        others = self._others(line.words[label.end() if label else 0 :]) if line.words else frozenset()
        if not others or any(_holds(act, line, others) for act in acts):
            return
        if label:
            begin = line.end if _ABOVE_ONLY.match(line.words) else above_it(self._lines, place)
            heads = (
                below.start for below in self._lines[place + 1 :] if below.cut or self._heads_anew(below)
            )
            yield begin, next(heads, len(self._text))
            return
        within = next((act for act in acts if act.start < line.end and line.start < act.end), None)
        if within is not None:
            # "from Bram" below "I change my vote" is whose it was
            if not line.words.lower().startswith("from "):
                yield within.start, self._reach(place, acts)
        elif (
            line.apart
            or self._lines[place - 1].words.lower() in NOUNS
            or any(self._stands_beside(act, line) for act in acts)
        ):
            last = place
            while last + 1 < len(self._lines) and self._others(self._lines[last + 1].words):
                last += 1
            told = list(next_acts(self._text, self._lines, last, acts))
            if told and not any(
                self._calls(act) or not others.isdisjoint(map(str, act.values)) for act in told
            ):
                yield line.end, self._reach(last, acts)

    def _calls(self, act: Act) -> bool:
        """`I accept your offer`: somebody named above is spoken to."""
        return _YOU.search(self._text[act.start : line_end(self._text, act.end)]) is not None

    def _stands_beside(self, act: Act, line: Line) -> bool:
        """Whether an act ends right above the line, or is no more than a word right below it."""
        if line.start - _NEAR < act.end <= line.start:
            return True
        return 0 <= act.start - line.end < _NEAR and " " not in self._text[act.start : act.end]

    def _reach(self, place: int, acts: tuple[Act, ...]) -> int:
        return reach(self._text, self._lines, place, acts, self._heads_anew)

    def _heads_anew(self, line: Line) -> bool:
        """Whether the sender's own rows begin there."""
        label = _LABEL.match(line.words)
        return senders_own(self._referents, self._sender, line.words[label.end() if label else 0 :])

    def _others(self, words: str) -> frozenset[str]:
        return others_in(self._referents, self._sender, words)

    def _marked(self, act: Act) -> bool:
        """`Tarn - I vote`, `I vote [Tarn]`: a name set off on the line of the act, and no value of it."""
        if _by(act):
            return False
        before = self._text[self._text.rfind("\n", 0, act.start) + 1 : act.start]
        dash = _DASHED.search(before)
        others = self._others(before[: dash.start()].strip()) if dash else frozenset()
        if others and others.isdisjoint(map(str, act.values)):
            return self._text[act.start : act.start + 2] in {"I ", "I'", "I’"}
        behind = _BRACKETED.match(self._text, act.end)
        return behind is not None and bool(self._others(behind[1]))

    def _signed(self) -> bool:
        """Whether another's name stands in the signature with what e is, and the sender's own nowhere."""
        pieces = self._pieces
        mark = next((n for n, p in enumerate(pieces) if self._text[p.start : p.end].rstrip() == "--"), -1)
        if mark < 0 or mark + 1 == len(pieces) or pieces[mark].sort is not Sort.SIGNATURE:
            return False
        below = self._text[pieces[mark + 1].start :]
        match = _WHO_E_IS.match(below)
        if match is None or _CALLING.search(match[2]) or self._sender in below:
            return False
        return bool(self._others(match[1]))


_NEAR: Final = 3
"""Characters, for what stands on two lines one right below the other."""


def _holds(act: Act, line: Line, others: frozenset[str]) -> bool:
    """Whether the line is part of an act that is done to those it names."""
    return act.start < line.end and line.start < act.end and not others.isdisjoint(map(str, act.values))


def _by(finding: Finding) -> bool:
    """Whether it says itself on whose behalf it is done."""
    return isinstance(finding, Act) and finding.by is not None
