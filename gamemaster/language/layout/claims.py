"""Claims of error as people write them: a heading (`CoE:`, `Claim of error on report 3:`) and what is wrong.

A claim that stands in the writer's own words is certain; words that only sound like a correction are one that
somebody may have meant, and never more than a question.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from gamemaster.core.reading import Reading, Span
from gamemaster.language.english.times import FULL_MONTHS, MONTHS, WEEKDAYS
from gamemaster.language.english.tokens import holds_any
from gamemaster.language.layout.disclaimers import disclaimers

_NUMBERED: Final = r"\s+(?:number\s+|no\.?\s*|#)?"
_MONTH: Final = f"(?:{'|'.join(sorted(MONTHS, key=len, reverse=True))})"
_DAY: Final = r"(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?"
_DATED: Final = (
    rf"(?:{_DAY}(?:\s+of)?\s+{_MONTH}(?:,?\s+\d{{4}})?|{_MONTH}\s+{_DAY}(?:,?\s+\d{{4}})?|\d{{4}}-\d\d-\d\d"
    rf"|(?:last\s+)?(?:{'|'.join(sorted(WEEKDAYS))})|yesterday|today"
    r"|(?:week|phase|month|day|round|turn)\s+\w{1,6})\b"
)
HEAD: Final = re.compile(
    r"(?m)(?:^|(?<=[.!?]\s))[ \t]*"
    # greetings and apologies in front of it
    r"(?:(?:hi|hello|hey|dear|good\s+\w+|sir|greetings|sorry|oh)\b[^,\n.:;?!\"]{0,30},\s+(?:but\s+)?)?"
    r"(?:I\s+(?:hereby\s+)?(?:claim|declare|assert)\s+(?:that\s+)?(?:the\s+)?report"
    + _NUMBERED
    + r"(?P<disputed>\d{1,6})\s+(?:is|to\s+be|contains|has)\s+"
    r"(?:in\s+error|wrong|incorrect|inaccurate|mistaken|an\s+error|a\s+mistake)"
    r"|(?:I\s+(?:hereby\s+)?claim\s+(?:that\s+there\s+(?:is|are)\s+)?(?:an\s+)?errors?"
    r"|(?:I\s+(?:hereby\s+)?(?:(?:submit|make|publish|issue|raise|file|lodge|enter|put\s+in|place|post|register)"
    r"\s+)?)?(?:an?\s+|one\s+|this\s+|another\s+|my\s+)?(?:(?:quick|small|minor|little|tiny)\s+)?(?:co\.?e\b\.?|claims?\s+of\s+errors?\b))"
    r"(?:\s+is\s+hereby\s+(?:made|filed|lodged|submitted|entered|raised))?"
    r"(?P<of>,?\s+(?:(?:on|against|in|about|to|for)\s+)?"
    r"(?:(?:the|this(?!\s+week)|that|your|above)\s+)*"
    r"(?P<sort>(?:(?:this\s+week['\u2019]s|last|latest|current|weekly|daily|monthly|[a-z][\w.]*['\u2019]s)\s+)*)"
    r"(?P<named>(?:(?:week|phase|month|day|round|turn)\s+\w{1,6}|(?P<last>last\s+week['\u2019]s)"
    rf"|(?:{'|'.join(sorted(FULL_MONTHS))}))\s+)?"
    r"(?:report|vote\s+count|count|tally|list|table|board|result|summary|(?P<sheet>roster|map|ledger|log|standings))(?:"
    + _NUMBERED
    + rf"(?P<report>\d{{1,6}})|\s+(?:of|from|for|dated)\s+(?P<dated>{_DATED}))?)?)"
    r"\s*(?::|--|\u2014|\u2013|-\s|,\s|(?(of)\.(?=[ \t]+\w)|(?!)))\s*",
    re.IGNORECASE,
)
_CORRECTION: Final = re.compile(
    r"\b(?:wrong|incorrect|inaccurate|mistaken?|mistakes|error|errors|should (?:be|have|read|say|show)"
    r"|missing|missed|forgot(?:ten)?|left out|co\.?e)\b",
    re.IGNORECASE,
)
_REPORT: Final = re.compile(r"\breport\s+(?:number\s+|no\.?\s*|#)?(\d{1,6})\b", re.IGNORECASE)
_SENTENCE: Final = re.compile(r"[^.!?\n]+(?:\n(?!\s*\n)[^.!?\n]+)*[.!?]*")
_PARAGRAPH: Final = re.compile(r"\n[ \t]*\n")
_FOREIGN: Final = frozenset(
    {"quote", "attribution", "signature", "footer", "forwarded", "document", "disclaimer"}
)


# one of these is in whatever the patterns above match
_SIGNS: Final = (
    *("coe", "co.e", "claim", "wrong", "incorrect", "inaccurate", "mistake", "error", "should"),
    *("missing", "missed", "forgot", "left out"),
)

_LONGEST: Final = 200_000
"""Characters that are looked through."""
_MOST: Final = 50
"""Claims that one mail may hold; more of them are a question."""


class Found(NamedTuple):
    """A claim in a message: where it stands, its words, the report it names and the words it is written under
    as a quotation ("" for none). `sure` is False for what is only perhaps meant as one.

    A report is known by its number or else its name; it is None where none is named.
    """

    span: Span
    text: str
    what: str
    report: int | str | None
    beside: str
    sure: bool


def may_claim(text: str) -> bool:
    """Whether `claims` could find anything in it; costs next to nothing, as every mail is asked."""
    low = text.lower()
    return holds_any(low, _SIGNS)


def claims(text: str, reading: Reading, perhaps: bool) -> tuple[Found, ...]:
    """The claims in the own words of a message; with `perhaps` also what may be meant as one."""
    text = text[:_LONGEST]
    acts = [item.span for item in reading.items if hasattr(item, "action")]
    foreign = [one.span for one in reading.ignored if one.why in _FOREIGN]
    own = _own(text, [*acts, *foreign])
    heads = list(HEAD.finditer(own))
    found = [
        _headed(text, head, following, acts, foreign)
        for head, following in zip(heads[:_MOST], [*heads[1:], None], strict=False)
    ]
    sure = [one for one in found if one is not None]
    if len(heads) > _MOST or (sure and disclaimers(own, 0, len(own))):
        # what is repeated beyond all measure is rejected whole (CFJ 1775); whoever disclaims asserts nothing
        return tuple(one._replace(sure=False) for one in sure[:1])
    if sure or not perhaps:
        return tuple(sure)
    return tuple(islice(_informal(text, own, foreign), 1))


def _headed(
    text: str, head: re.Match[str], following: re.Match[str] | None, acts: list[Span], foreign: list[Span]
) -> Found | None:
    start = head.start() + len(head[0]) - len(head[0].lstrip())
    paragraph = _PARAGRAPH.search(text, head.end())
    limits = [paragraph.start() if paragraph else len(text)]
    limits += [first for first, _ in (*acts, *foreign) if first >= head.end()]
    limits += [following.start()] if following is not None else []
    end = min(limits)
    what = " ".join(text[head.end() : end].split())
    if not what:
        return None
    named = None if head["last"] else name_told(head) or None
    number = number_told(head)
    report = int(number) if number else named
    span = (start, head.end() + len(text[head.end() : end].rstrip()))
    return Found(span, text[span[0] : span[1]], what, report, _beside(text, start, foreign), True)


def number_told(head: re.Match[str]) -> str:
    """The figures of the report that a heading tells; "" for none."""
    return head["report"] or head["disputed"] or ""


def name_told(head: re.Match[str]) -> str:
    """`week 23 report`, `roster of 10 May`: what a heading calls the report whose number it does not tell; ""
    for nothing."""
    sheet = (head["sheet"] or "report").lower()
    if head["dated"]:
        return f"{sheet} of {' '.join(head['dated'].split())}"
    return " ".join(f"{head['named']} {sheet}".split()) if head["named"] else ""


def sort_told(head: re.Match[str]) -> str:
    """`weekly report`, `Surveyor's report`: which of all reports a heading means that tells no more; "" for
    nothing."""
    return " ".join(f"{head['sort']} {head['sheet'] or 'report'}".split()) if head["sort"] else ""


def _informal(text: str, own: str, foreign: list[Span]) -> Iterator[Found]:
    for sentence in _SENTENCE.finditer(own):
        said = sentence[0].strip()
        start = sentence.start() + len(sentence[0]) - len(sentence[0].lstrip())
        if _CORRECTION.search(said) is None:
            continue
        number = _REPORT.search(said)
        report = int(number[1]) if number else None
        what = " ".join(said.split())
        yield Found((start, start + len(said)), said, what, report, _beside(text, start, foreign), False)


def _own(text: str, foreign: list[Span]) -> str:
    """The text with everything that is not the writer's own, or settled already, blanked out."""
    kept, place = [], 0
    for first, last in sorted(foreign):
        if last > place:
            kept += [text[place : max(place, first)], "\n" * (last - max(place, first))]
            place = last
    return "".join((*kept, text[place:]))[: len(text)]


def _beside(text: str, start: int, foreign: list[Span]) -> str:
    """The last quoted line right above `start`."""
    above = [end for _, end in foreign if end <= start and not text[end:start].strip()]
    if not above:
        return ""
    line = text[: max(above)].rstrip().rpartition("\n")[2]
    return line.lstrip("> ").rstrip()
