"""Rows of a block of which others act, and in which nothing was read: `I play:` above `1. Rum`, `2. Moon`.

A list below its heading, a ballot (`31: FOR` above `32: same as Tarn`) or a form (`Amount: 3 gold` above
`Status: draft`) is sent to be carried out row by row; one that is dropped may be a move as well, may belong
to the act above (`Times: 2`), or may take it back. What must stay true: a plain comment between such rows, a
label that tells nothing of the act, and a signature leave all as it is.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, tokenize, words_in
from gamemaster.language.layout.lines import BULLETS, UNMARKED, Piece, Sort
from gamemaster.language.rows.odd_labels import of_another, of_another_day, once_more
from gamemaster.language.rows.unread_words import (
    Row,
    asks_in_form,
    asks_in_list,
    behind_an_act,
    points_back,
)
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, any_act, asked_about

_MARK: Final = re.compile(rf"[ \t]*(?:([{BULLETS}*#+])|\(?(?:\d{{1,2}}|[a-zA-Z]|[ivx]{{1,4}})([.)]))[ \t]+")
_FIRST_PERSON: Final = re.compile(r"(?:I|i|We|we)\b(?!\s*[.)])")
_LABELLED: Final = re.compile(r"[^\n:]{1,40}:(?!//)[ \t]*\S")
_RULE: Final = re.compile(r"[\W_]*$")
_BEHIND: Final = words_in("unknown_sentence statement comment")
_MOST_LINES: Final = 200
_MOST_APART: Final = 60


@dataclass(slots=True)
class _Line:
    """A line of the sender's own words: where what stands behind its mark begins and ends."""

    start: int
    end: int
    mark: str
    block: int
    acts: tuple[Act, ...] = ()
    read: bool = False
    head: bool = False
    own: bool = True


def rows_asked(
    scene: Scene, subject: str, pieces: Sequence[Piece], findings: list[Finding], bears: Bearing
) -> list[Finding]:
    """The findings, with a question in its place for each row of a block that acts and was not read, and for
    words behind an act that say how often, or with what, it is done."""
    text = scene.text
    several = "\n" in text.strip() or ":" in text or any(isinstance(f, Skip) for f in findings)
    if bears < Bearing.NEUTRAL or not several or not any_act(findings):
        return findings
    if sum(text.count("\n", p.start, p.end) + 1 for p in pieces if p.sort in UNMARKED) > _MOST_LINES:
        return findings
    lines = _lines(text, pieces, findings)
    asked = [(line.start, line.end) for place, line in enumerate(lines) if _asks(scene, lines, place)]
    asked += _behind(scene, findings)
    odd = {id(f) for line in lines if line.acts and _in_brackets(text, lines, line) for f in line.acts}
    odd |= _oddly_labelled(scene, lines, subject)
    found = [asked_about(f, "incomplete") if id(f) in odd else f for f in findings]
    for start, end in sorted(set(asked)):
        if any(isinstance(f, Doubt) and f.start < end and start < f.end for f in found):
            continue
        place = next((p for p, f in enumerate(found) if f.start > start), len(found))
        found.insert(place, Doubt("incomplete", start, end, (), True))
    return found


def _lines(text: str, pieces: Sequence[Piece], findings: Sequence[Finding]) -> list[_Line]:
    """The sender's own lines, with what was found in each; a line below a heading belongs to its block."""
    found: list[_Line] = []
    told = [f for f in findings if not isinstance(f, Skip)]
    block, headed = 0, False
    for piece in pieces:
        own = piece.sort in UNMARKED
        # "31: AGAINST -> FOR" between rows looks like what a report says
        if not own and piece.sort is not Sort.TABLE:
            block, headed = block + 1, False
            continue
        start = piece.start
        for said in text[piece.start : piece.end].split("\n"):
            mark = _MARK.match(said)
            begin = start + (mark.end() if mark is not None else len(said) - len(said.lstrip()))
            end = start + len(said.rstrip())
            start += len(said) + 1
            if begin >= end:
                block += not headed
                continue
            sign = (mark[1] or mark[2]) if mark is not None else ""
            line = _Line(begin, end, sign, block, own=own)
            _note(line, told)
            line.head = headed = text[end - 1] == ":" and not line.acts
            found.append(line)
    return found


def _note(line: _Line, told: Sequence[Finding]) -> None:
    """What of `told` was found in a line: acts, or anything but words passed over."""
    here = [f for f in told if f.start < line.end and line.start < f.end]
    line.acts = tuple([f for f in here if isinstance(f, Act)])
    line.read = bool(here)


def _asks(scene: Scene, lines: Sequence[_Line], place: int) -> bool:
    """Whether a line is an unread row of a block that acts elsewhere."""
    line = lines[place]
    if line.read:
        return False
    block = [other for other in lines if other.block == line.block and other is not line]
    acting = [other for other in block if other.acts]
    text = scene.text
    if ":" not in text[line.start : line.end] and not (acting and line.own):
        # without a label it asks only beside rows that act
        return False
    tokens = tokenize(text, line.start, line.end)
    if words.CORRECTIONS.anywhere(tokens):
        # what it said has been taken back, and heard so
        return False
    row = Row(scene, tokens, text[line.start : line.end])
    near = lines[place + 1] if place + 1 < len(lines) else None
    if not line.own:
        return bool(acting) and row.is_number and row.colon > 0
    if line.head:
        # a verb that is left without anything below it
        below = near is not None and text.count("\n", line.end, near.start) == 1
        return row.is_verb and near is not None and below and (near.head or _says(text, near))
    if row.is_verb:
        return row.verb_asks
    if not acting:
        return False
    if row.answers_bare:
        return True
    rows = [other for other in acting if not _says(text, other)]
    if line.mark and any(other.mark == line.mark for other in acting):
        own = [other for other in rows if other.mark == line.mark]
        return points_back(row) or (bool(own) and asks_in_list(row, True))
    form = [other for other in rows if _LABELLED.match(text, other.start, other.end)]
    if row.label:
        whole = any("\n" in text[a.start : a.end] for other in acting for a in other.acts)
        return asks_in_form(row, whole, bool(form)) or (behind_an_act(row) and lines[place - 1] in acting)
    above = [other for other in block if other.head and other.start < line.start]
    listed = [other for other in rows if above and other.start > above[-1].start and not other.mark]
    if listed and not line.mark and listed[0].start > above[-1].start and asks_in_list(row, False):
        return True
    return place > 0 and lines[place - 1] in acting and behind_an_act(row)


def _says(text: str, line: _Line) -> bool:
    """Whether a line says in a sentence of its own what its writer does."""
    return _FIRST_PERSON.match(text, line.start) is not None


def _in_brackets(text: str, lines: Sequence[_Line], line: _Line) -> bool:
    """`(Parrot)` in a list of which other rows stand without brackets."""
    if text[line.start] != "(" or text[line.end - 1] != ")" or line.mark == ")":
        return False
    block = [other for other in lines if other.block == line.block and other.acts and other is not line]
    return any(text[other.start] != "(" and not _says(text, other) for other in block)


def _behind(scene: Scene, findings: Sequence[Finding]) -> list[tuple[int, int]]:
    """Where words right behind an act, in its line or below it, say how often or with what it is done."""
    found: list[tuple[int, int]] = []
    last: Act | None = None
    for finding in findings:
        if isinstance(finding, Act):
            last = finding
        elif isinstance(finding, Skip) and finding.why == "heading":
            if _left_empty(scene, finding):
                found.append((finding.start, finding.end))
        elif isinstance(finding, Skip) and finding.why in _BEHIND and last is not None:
            start, end = finding.start, finding.end
            if start < last.end or start - last.end > _MOST_APART or _RULE.match(scene.text[start:end]):
                continue
            if scene.text[start:end].strip("().! ") in {str(value) for value in last.values}:
                continue
            row = Row(scene, tokenize(scene.text, start, end), scene.text[start:end])
            apart = "\n" in scene.text[last.end : start]
            if behind_an_act(row, apart) or (finding.why == "statement" and row.does_unknown):
                found.append((start, end))
    return found


def _left_empty(scene: Scene, head: Skip) -> bool:
    """`I play:` right above a line that says in full what else is done."""
    below = _NEXT_LINE.match(scene.text, head.end)
    if below is None or _FIRST_PERSON.match(scene.text, below.end()) is None:
        return False
    return Row(scene, tokenize(scene.text, head.start, below.start(1)), "").is_verb


_NEXT_LINE: Final = re.compile(r"([ \t]*\n)[ \t]*")


def _oddly_labelled(scene: Scene, lines: Sequence[_Line], subject: str) -> set[int]:
    """The acts of rows whose labels say something else than what is done."""
    found: set[int] = set()
    above: list[Token] = []
    for line in lines:
        label: list[Token] = []
        if line.acts and _LABELLED.match(scene.text, line.start, line.end) and not _says(scene.text, line):
            row = Row(scene, tokenize(scene.text, line.start, line.end), "")
            label = list(row.label)
            said = scene.text[line.start : label[-1].end] if label else ""
            again = not (row.is_verb or row.is_number) and once_more(above, label)
            if again or of_another(scene, label) or of_another_day(said, subject):
                # an act that stands behind the value has its own words
                found |= {id(act) for act in line.acts if again or act.start <= label[-1].end}
        above = label
    return found
