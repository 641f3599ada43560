"""Documents inside a mail: proposals, contracts, drafts, reports, in braces, between rules, or "as follows".

What stands in a document performs nothing. A fenced block that nothing announces as a document is
doubtful, and a block that the sender announces as what e does is own.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from gamemaster.language.english.tokens import holds_any
from gamemaster.language.layout.announcing import LIVE, NOUNS
from gamemaster.language.layout.lines import BULLETS, Piece, Sort, own_places
from gamemaster.language.layout.open_texts import mark_open_text

_ANNOUNCES: Final = re.compile(
    rf"\b(?:{NOUNS}s?|as follows|reads?|reading|amended to|following)\b[^.!?\n]{{0,160}}:?[ \t]*$"
    r"|\b(?:propose|submit|introduce|table|put forward)\b[^.!?\n]{0,60}"
    r"\b(?:the|my|this) (?:\w+ )?(?:proposal|text|draft|amendment|rule|wording) below\b[^.!?\n]{0,60}\.$",
    re.IGNORECASE,
)
_HEADING: Final = re.compile(
    r"[ \t]*[\[(]?(?:proto|draft|sketch|proto-\w+|(?!no\b|not\b)\w+ draft)\b[^.!?:]{0,70}[:\])]*[ \t]*$",
    re.IGNORECASE,
)
_LONGEST_HEADING: Final = 80
_ENOUGH_FOR_DRAFT: Final = 8
_MOST_SPANS: Final = 300
_OWN_HEADING: Final = re.compile(
    r"^[^\n>.!?]{0,60}(?<!\bas )\bI\s+(?!publish|post|report)[a-z][^\n.!?:]{0,80}:[ \t]*\n(?:[ \t]*\n)?",
    re.MULTILINE,
)
_NEAR: Final = 400
_RULE: Final = re.compile(r"[ \t]*(?:([-/=*_~#])\1{4,}|(`)``\w*)[ \t]*$")
_SHORT_RULE: Final = re.compile(r"[ \t]*([-=*_~#])\1{2,3}[ \t]*$")
_BEGIN: Final = re.compile(r"[ \t]*\\begin\{(\w+)\}")
_TABLE: Final = re.compile(r"\S {3,}\S|\t\S|\|.*\||(?:^|\s)(?:->|=>)\s|^\s*\d{4}-\d\d-\d\d\b")
# a line without one of these, or a date at its front, is in no table
_DATE_OPENS: Final = frozenset(" 0123456789")
_TABLE_SIGNS: Final = ("   ", "\t", "|", "->", "=>")
_FIELD: Final = re.compile(r"[A-Za-z][A-Za-z ]{1,24}:[ \t]+(?:\S+(?: {1,2}\S+)*)")
_BULLET: Final = re.compile(rf"(?:[-=]{{1,2}}>|[{BULLETS}]|[o§](?=\t|  )|\(?\w{{1,3}}[.)])[ \t]+")
_FIRST_PERSON: Final = re.compile(r"I\b")


def mark_documents(text: str, lines: list[Piece], sender: str | None = None) -> list[Piece]:
    """The pieces with everything that stands in a document told apart; `sender` is whose name signs."""
    own = [lines[place] for place in own_places(lines)]
    if not own:
        return lines
    if "\\begin" in text and any(_BEGIN.match(text, line.start, line.end) for line in own):
        lines = _environments(text, lines)
    if "{" in text and any("{" in text[line.start : line.end] for line in own):
        lines = _braces(text, lines)
    if any(_RULE.match(text, line.start, line.end) for line in own):
        lines = _rules(text, lines)
    elif ":\n" in text and any(_SHORT_RULE.match(text, line.start, line.end) for line in own):
        lines = _short_rules(text, lines)
    lines = _drafts(text, mark_open_text(text, lines, sender))
    if _REPORT.search(text):
        lines = _of_report(text, lines)
    if not holds_any(text, _TABLE_SIGNS) and not any(
        text[lines[place].start] in _DATE_OPENS for place in own_places(lines)
    ):
        return lines
    rows = _own_rows(text)
    return [
        line._replace(sort=Sort.TABLE)
        if line.sort is Sort.OWN and _is_table(text, line) and line.start not in rows
        else line
        for line in lines
    ]


_REPORT: Final = re.compile(
    r"^[ \t]*date of (?:this|the last|last|the previous|previous) (?:\w+ )?report\b",
    re.IGNORECASE | re.MULTILINE,
)
_SPEAKING: Final = re.compile(r"\b(?:I|I['’]\w+|my|hereby|we|do)\b")


def _of_report(text: str, lines: list[Piece]) -> list[Piece]:
    """The lines of a report that tells its own date are rows of it, but for those that speak for somebody,
    and the rest of a sentence that was wrapped into such a line or out of it."""
    own = [line.sort is Sort.OWN for line in lines]
    spoken = [
        mine and _SPEAKING.search(text, line.start, line.end) is not None
        for mine, line in zip(own, lines, strict=True)
    ]
    wraps = [
        one and other and _wraps(text, line, below)
        for one, other, line, below in zip(own, own[1:], lines, lines[1:], strict=False)
    ]
    for place, goes_on in enumerate(wraps):
        spoken[place + 1] = spoken[place + 1] or (goes_on and spoken[place])
    for place in range(len(wraps) - 1, -1, -1):
        spoken[place] = spoken[place] or (wraps[place] and spoken[place + 1])
    return [
        line._replace(sort=Sort.TABLE) if mine and not said else line
        for line, mine, said in zip(lines, own, spoken, strict=True)
    ]


def _wraps(text: str, line: Piece, below: Piece) -> bool:
    """Whether the sentence of a line goes on in the one below it, and neither is a row."""
    words = (text[piece.start : piece.end].strip() for piece in (line, below))
    rows = any(_FIELD.fullmatch(said) or _TABLE.search(said) for said in words)
    return not rows and text[line.start : line.end].rstrip()[-1:] not in {".", "!", "?", ":"}


def _own_rows(text: str) -> frozenset[int]:
    """Where lines begin that stand right below `I begin ...:`, and are no report."""
    found: list[int] = []
    for heading in islice(_OWN_HEADING.finditer(text), _MOST_SPANS):
        if _is_document(heading.group()):
            continue
        place = heading.end()
        while place < len(text) and len(found) < _MOST_SPANS:
            end = text.find("\n", place)
            end = len(text) if end < 0 else end
            if not text[place:end].strip():
                break
            found.append(place)
            place = end + 1
    return frozenset(found)


def _is_table(text: str, line: Piece) -> bool:
    words = text[line.start : line.end].strip()
    if _FIELD.fullmatch(words):
        return False
    bullet = _BULLET.match(words)
    # what parts a bullet from its words is no column
    words = words[bullet.end() :] if bullet else words
    return bool(_TABLE.search(words)) and not _FIRST_PERSON.match(words)


def _before(text: str, lines: list[Piece], place: int, start: int) -> str:
    """The own words right before the offset `start` in line `place`, at most a few lines of them."""
    words = text[max(lines[place].start, start - _NEAR) : start]
    for line in reversed(lines[max(0, place - 4) : place]):
        if words.strip():
            break
        words = text[line.start : line.end] + "\n" + words
    return words.rstrip()


def _braces(text: str, lines: list[Piece]) -> list[Piece]:
    spans = list(islice(_brace_spans(text, lines), _MOST_SPANS))
    if len(spans) == _MOST_SPANS:
        spans.append((spans[-1][1], lines[-1].end, Sort.DOUBTFUL))
    found: list[Piece] = []
    at = 0
    for line in lines:
        while at < len(spans) and spans[at][1] <= line.start:
            at += 1
        found.extend(_cut(line, spans, at))
    return found


def _brace_spans(text: str, lines: list[Piece]) -> Iterator[tuple[int, int, Sort]]:
    """Outermost pairs of braces in own lines; one that never closes makes the rest doubtful."""
    depth, opened, live, openers = 0, 0, False, 0
    for place, line in enumerate(lines):
        if line.sort not in {Sort.OWN, Sort.BLANK}:
            continue
        for match in re.finditer(r"[{}]", text[line.start : line.end]):
            at = line.start + match.start()
            if match.group() == "{":
                if depth == 0:
                    openers += 1
                    if openers > _MOST_SPANS:
                        yield at, lines[-1].end, Sort.DOUBTFUL
                        return
                    opened = at
                    before = _before(text, lines, place, at)
                    live = bool(LIVE.search(before[-120:])) and not _is_document(before)
                depth += 1
            elif depth:
                depth -= 1
                if depth == 0 and not live and not _inline(text, line, opened):
                    yield opened, at + 1, Sort.DOCUMENT
    if depth and not live and lines:
        yield opened, lines[-1].end, Sort.DOUBTFUL


def _inline(text: str, line: Piece, opened: int) -> bool:
    """Braces within a sentence, on one line, that nothing announces: an aside."""
    before = text[max(line.start, opened - _NEAR) : opened].rstrip() if line.start <= opened else ""
    return bool(before) and not before.endswith(":") and not _is_document(before)


def _drafts(text: str, lines: list[Piece]) -> list[Piece]:
    """Below a heading that says draft, the first paragraph is one and what follows is doubtful."""
    for place in own_places(lines):
        line = lines[place]
        if line.end - line.start > _LONGEST_HEADING or not _HEADING.match(text[line.start : line.end]):
            continue
        below = next((p for p in lines[place + 1 :] if p.sort is not Sort.BLANK), line)
        if below.sort is Sort.DOCUMENT:
            # its fence says where it ends
            return lines
        found, parted, begun = list(lines), False, False
        for index in range(place + 1, len(found)):
            if found[index].sort is Sort.BLANK:
                parted = begun
            elif parted and _IN_EARNEST.match(text, found[index].start, found[index].end):
                break
            elif found[index].sort is Sort.OWN:
                begun = True
                sort = Sort.DOUBTFUL if parted else Sort.DOCUMENT
                found[index] = found[index]._replace(sort=sort, doubt="draft" if parted else "")
        return found
    return lines


_IN_EARNEST: Final = re.compile(
    r"\W*(?:(?:and|but|so|now|then|on|to) )*(?:(?:here is |here's |for )?(?:something|the|a|my|one) )?"
    r"(?:real|actual|live|serious)(?:ly)? ?(?:\w+ ){0,3}\w*:|\W*(?:and |but |now )*(?:for real|in earnest)\b",
    re.IGNORECASE,
)
"""`Something real as well:`, `Now for real:`: below it stands no draft any more."""


_HEADED: Final = re.compile(
    r"\n[ \t]*(?:and |but )?(?:now|live|for real|in earnest|as for me):?[ \t]*\n\s*\Z", re.IGNORECASE
)
"""`NOW`, `As for me:` on a line of its own, right above."""


def in_earnest(text: str, place: int) -> bool:
    """Whether such a label opens the paragraph of what stands at `place`, or stands above it."""
    if _HEADED.search(text, max(0, place - _NEAR), place):
        return True
    begin = text.rfind("\n\n", 0, place) + 2
    label = _IN_EARNEST.match(text, begin if begin > 1 else 0, place)
    return label is not None and not text[label.end() : place].strip()


def fenced_draft_end(text: str, lines: list[Piece]) -> int:
    """Where a draft ends that fences enclose; -1 where there is none.

    A line of its own announces it, or there is enough of it to be what the mail is about.
    """
    heading, end, inside, drafted = "", -1, 0, False
    for line in lines:
        if line.sort is Sort.DOCUMENT:
            inside += len(text[line.start : line.end].split())
            drafted = drafted or inside >= _ENOUGH_FOR_DRAFT or bool(_HEADING.match(heading))
            continue
        end, drafted = (line.start if drafted else end), False
        if line.sort is Sort.OWN:
            heading = text[line.start : line.end]
    return lines[-1].end if drafted else end


def _is_document(before: str) -> bool:
    last = re.split(r"[.!?](?:\s|$)", before)[-1]
    return bool(re.search(rf"\b{NOUNS}s?\b", last, re.IGNORECASE))


def _cut(line: Piece, spans: list[tuple[int, int, Sort]], at: int) -> Iterator[Piece]:
    """A line in parts, those inside a span with the span's class; `spans[at]` is the first that may reach
    it."""
    if line.sort is not Sort.OWN and line.sort is not Sort.BLANK:
        yield line
        return
    place = line.start
    for start, end, sort in spans[at:]:
        if start >= line.end:
            break
        if start > place:
            yield line._replace(start=place, end=start)
        place = max(place, start)
        doubt = "unclosed_brace" if sort is Sort.DOUBTFUL else ""
        yield line._replace(start=place, end=min(end, line.end), sort=sort, doubt=doubt)
        place = min(end, line.end)
    if place < line.end or place == line.start:
        yield line._replace(start=place)


def _environments(text: str, lines: list[Piece]) -> list[Piece]:
    inside = ""
    found = []
    for line in lines:
        begins = _BEGIN.match(text, line.start, line.end) if line.sort is Sort.OWN else None
        if begins and not inside:
            inside = begins[1]
        found.append(line._replace(sort=Sort.DOCUMENT) if inside and line.sort is Sort.OWN else line)
        if inside and f"\\end{{{inside}}}" in text[line.start : line.end]:
            inside = ""
    return found


def _rules(text: str, lines: list[Piece]) -> list[Piece]:
    """Pairs of rules of the same sign; a single rule only parts sections."""
    found = list(lines)
    at: list[tuple[int, str]] = []
    for place, line in enumerate(found):
        match = _RULE.match(text, line.start, line.end) if line.sort is Sort.OWN else None
        if match:
            found[place] = line._replace(sort=Sort.BLANK)
            at.append((place, match[1] or match[2]))
    at = _below_headings(text, found, at)
    while at:
        place, sign = at.pop(0)
        partner = next((i for i, (_, other) in enumerate(at) if other == sign), None)
        before = _before(text, lines, place, lines[place].start)
        announced = bool(_ANNOUNCES.search(before[-200:])) or sign == "/" or before.endswith(":")
        if partner is None:
            if announced and before.endswith(":") and not LIVE.search(before[-120:]):
                _fill(found, place, len(found), Sort.DOCUMENT)
            continue
        end = at[partner][0]
        del at[: partner + 1]
        live = bool(LIVE.search(before[-120:])) and not _is_document(before)
        if not live:
            _fill(found, place, end, Sort.DOCUMENT if announced else Sort.DOUBTFUL)
    return found


def _below_headings(text: str, lines: list[Piece], rules: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The rules without those that underline a heading, where one of these heads what somebody does
    (`ACTIONS`) and no more than a greeting stands above; what stands below the others is in doubt."""
    headed = [(place, heading) for place, _ in rules if (heading := _underlined(text, lines, place))]
    if not any(_HEADS_ACTS.fullmatch(heading) for _, heading in headed):
        return rules
    above = (text[line.start : line.end] for line in lines[: headed[0][0] - 1] if line.sort is Sort.OWN)
    if _GREETING.fullmatch(" ".join(above).strip()) is None:
        return rules
    ends = [*(place - 1 for place, _ in headed[1:]), len(lines)]
    for (place, heading), end in zip(headed, ends, strict=True):
        if _HEADS_ACTS.fullmatch(heading) is None:
            _fill(lines, place, end, Sort.DOUBTFUL)
    places = {place for place, _ in headed}
    return [rule for rule in rules if rule[0] not in places]


def _underlined(text: str, lines: list[Piece], place: int) -> str:
    """The words right above a rule that is as long as they are; "" where there are none."""
    if not place or lines[place - 1].sort is not Sort.OWN:
        return ""
    above, rule = (text[line.start : line.end].strip() for line in lines[place - 1 : place + 1])
    return above if abs(len(above) - len(rule)) <= _NEARLY else ""


_NEARLY: Final = 2
_GREETING: Final = re.compile(r"(?:[A-Z][\w' ]{0,30}[,!])?")
_HEADS_ACTS: Final = re.compile(
    r"(?:(?:my|game|the) )*(?:actions?|moves?|orders?|turn)"
    r"(?: (?:for )?(?:today|this (?:week|turn|phase)))?:?",
    re.IGNORECASE,
)


def _short_rules(text: str, lines: list[Piece]) -> list[Piece]:
    """A pair of rules of three or four signs, the first right below `I propose the following:`."""
    at = [place for place, line in enumerate(lines) if line.sort is Sort.OWN]
    at = [place for place in at if _SHORT_RULE.match(text, lines[place].start, lines[place].end)]
    found = list(lines)
    while len(at) > 1:
        first, last = at[0], at[1]
        before = _before(text, lines, first, lines[first].start)
        if before.endswith(":") and _ANNOUNCES.search(before[-200:]) and not LIVE.search(before[-120:]):
            _fill(found, first, last + 1, Sort.DOCUMENT)
            del at[0]
        del at[0]
    return found


def _fill(lines: list[Piece], start: int, end: int, sort: Sort) -> None:
    for place in range(start, end):
        if lines[place].sort is Sort.OWN:
            lines[place] = lines[place]._replace(sort=sort, doubt="fenced" if sort is Sort.DOUBTFUL else "")
