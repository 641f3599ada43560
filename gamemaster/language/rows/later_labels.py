"""Labels of a later time or wording: `Update:`, `ETA -`, `10:15:`, `My final answer:`, a star at a word.

They stand at the beginning of a line, of a sentence or of brackets; what they are put in front of goes on to
the end of the sentence, or stands in the line below.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from gamemaster.language.english.tokens import holds_any
from gamemaster.language.layout.line_fronts import LineFront
from gamemaster.language.layout.lines import line_end

ANYTHING: Final = frozenset("PVNAE")
"""The sorts of values: people, other values of the act, numbers, answers, anything else instead."""


class Label(NamedTuple):
    """A label that begins at `start`; what it is about ends at `front`, what it says goes from `value` to
    `end`, and `may_be` of some sorts only: a name is hardly a value behind `Now` or `New players:`."""

    start: int
    front: int
    value: int
    end: int
    may_be: frozenset[str] = ANYTHING


_CLOCK: Final = (
    r"(?:\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:[ ]?[ap]\.?m\b\.?)?(?:[ ]?(?:utc|gmt|z|cest|cet|est|edt)\b)?"
    r"|\d{1,2}[ ]?[ap]\.?m\b)"
)


class _Front:
    """A pattern of what stands where a line, a sentence or brackets begin; it is tried nowhere else.

    Only what has one of the signs that are `closing` behind it in its line is one.
    """

    def __init__(self, source: str, closing: re.Pattern[str] | None = None) -> None:
        self._closing: Final = closing
        self._pattern: Final = re.compile(source, re.IGNORECASE | re.MULTILINE | re.VERBOSE)

    def finditer(self, text: str, start: int) -> Iterator[re.Match[str]]:
        """Every such front from `start` on, none within another."""
        end = start
        if not start and (found := self._pattern.match(text)) is not None:
            end = found.end()
            yield found
        stop = closing = -1
        for sign in _BEFORE.finditer(text, max(0, start - len(". "))):
            begin = sign.end()
            if begin > stop:
                stop = line_end(text, begin)
            if closing < begin:
                closing = self._next_closing(text, begin)
            if begin >= end and closing < stop and (found := self._pattern.match(text, begin)) is not None:
                end = found.end()
                yield found

    def _next_closing(self, text: str, begin: int) -> int:
        """Where the next sign stands that may close such a front; no line is searched twice."""
        if self._closing is None:
            return begin
        found = self._closing.search(text, begin)
        return found.start() if found is not None else len(text)


# all begin with one class, so that the search can leap from sign to sign
_BEFORE: Final = re.compile(r"[\n.!?;)\](\[{](?:(?<=[\n(\[{])|(?<=[.!?;)\]]) )")
_REWORDING: Final = (
    r"up-?dat(?:e[ds]?|ing)|upd|edit(?:ed|s)?|e\.?t\.?a|re-?vis(?:ed|ion|ing)|amend(?:ed|ment|ing)"
    r"|correct(?:ed|ing)|corr|errat(?:um|a)|corrigendum|addend(?:um|a)|adding|fix(?:ed)?|chang(?:ed?|ing)"
    r"|switch(?:ed|ing)?|swap(?:ped)?|alter(?:ed|ation)|modif(?:ied|ication)|replac(?:ed?|ement|ing)"
    r"|re-?vot(?:e|ed|ing)|re-?cast(?:ing)?|re-?post(?:ed)?|re-?sent|re-?send(?:ing)?|re-?done|re-?do"
    r"|re-?submi(?:t|tted|ssion)|re-?issued?|over-?writ(?:es|ing|ten)|supersed(?:es?|ed|ing)"
    r"|overrid(?:e|es|den|ing)|overrul(?:es|ed|ing)|typo|slip|misprint|mistake|recte|read"
    r"|should[ ](?:be|read)|make[ ](?:that|it)|i[ ]meant?|meaning|meant|(?:strike|scratch)[ ]that"
)
_RETHINKING: Final = (
    r"after-?thoughts?|thoughts?|reflection|consideration|rethink(?:ing)?|rethought"
    r"|reconsider(?:ed|ing|ation)|instead|rather|actually|really|better|oops|whoops|sorry"
    r"|(?:in[ ]place|instead)[ ]of[ ]\w+|(?:the[ ])?other[ ]way(?:[ ](?:a?round|about))?"
)
_LATER: Final = (
    r"p\.?[ ]?p?\.?[ ]?s|postscript|now|final(?:ly)?|finali[sz]ed|definitive(?:ly)?|latest|later|last"
    r"|new(?:est|er)?|current(?:ly)?|tonight|henceforth|from[ ]now[ ]on|until[ ]further[ ]notice"
    r"|(?:(?:this|the|next)[ ]){1,2}(?:morning|evening|night|day)|today|noon|midnight"
    rf"|as[ ]of[ ](?:now|today|this[ ]morning|{_CLOCK})|v\.?[2-9]|ver\.?[ ]?[2-9]"
    rf"|(?:version|take|try|attempt|draft|edition|rev\.?)[ ]?(?:\#?[2-9]|two|three|ii)|{_CLOCK}"
)
_LABEL: Final = _Front(
    rf"""
    (?:^[ \t]*[-*_\#>+•=~(\[{{<]{{0,4}}[ \t]*|(?:(?<=[.!?;)\]][ ])|(?<=[(\[{{]))[*_(\[{{]{{0,2}})
    (?P<said>
        (?:(?:my|an?|the|and|so|ok(?:ay)?|quick|small|tiny|slight|minor|late|last[- ]minute|short|important|nb
            |on|with|upon|after|no|oh|ah|hm+|some|further|more|first|second|third|one|another|big|official
            |\d+[ ](?:minutes?|mins?|hours?|days?)|an[ ]hour|a[ ]day|an?[ ](?:minute|while|bit|few|moment)
          ),?[ \t]+){{0,3}}
        (?:{_REWORDING}|{_RETHINKING}|{_LATER})(?![\w'’])
        (?:[ \t]+{_CLOCK})?
        (?:[ \t]+(?:votes?|ballot|moves?|choice|answer|version|target|pick|orders?|of|mind|heart|again|now
            |today|tonight|no\.?|\#?\d{{1,2}}(?![:.]\d)|one|two|three|to|by|with|it|that|this|as|follows|at|on|from|the
            |my|thoughts?|then|decision|position|stance|call|verdict|say|word|side|value|square|card|amount
            |text|reads?|above|below|earlier|previous|mail|all|everything)){{0,3}}
        (?:[ \t]+{_CLOCK})?
        (?:[ \t]*[(\[][ \t]*[^()\[\]\n]{{0,30}}[)\]]|,[ \t]*(?:at[ ])?{_CLOCK})?
    )
    [*_]{{0,2}}[ \t]*(?::|=|→|⇒|»|-+>|=>|[-–—]{{1,2}}(?=[\s*_])|[)\]]|!+|\.{{2,}}|…)[*_]{{0,2}}[ \t]*
    """,
    re.compile(r"[:=→⇒»>\-–—)\]!….](?:(?<!\.)|(?=\.))"),
)
"""A label in front of a mark."""
_POSTSCRIPT: Final = LineFront(
    r"^[ \t(*]*(?P<said>p\.?[ ]?p?\.?[ ]?s\b\.?|e\.?t\.?a\b\.?)[ \t]+(?=[^\s:\-–—=])",
    re.IGNORECASE,
)
_BARE: Final = LineFront(
    r"""
    ^[ \t(*]*
    (?P<said>(?:(?:new|revised|final|corrected|amended|updated|actual|right|correct)[ ][a-z]{2,14}[ \t]*[:=]
        |now|finally|currently|eventually|in[ ]the[ ]end|after[ ]all|on[ ](?:balance|reflection|the[ ]whole)
        |on[ ]second[ ]thoughts?|afterwards|today|meanwhile|instead|up-?date[ds]?|edit(?:ed)?|revised
        |amended|corrected|changed?(?:[ ]to)?|make[ ](?:that|it)
        |should[ ](?:be|read)|read):?)[ \t]+(?=\S)
    """,
    re.IGNORECASE | re.VERBOSE,
)
"""`Now AGAINST`, `New square: F7`: without a mark, or with a word that may be of anything."""
_ONLY: Final = LineFront(r"^[ \t(*]*(?P<said>only|just)[ \t]+(?=\S)", re.IGNORECASE)
_OUGHT: Final = _Front(
    r"""
    (?:^[ \t]*[(\[*_-]{0,3}|(?<=[.!?;)\]][ ])[(\[]?|(?<=[(\[]))
    (?P<said>(?P<about>[^\n.!?;()\[\]]{1,30}?)
        (?:[ \t](?:should|ought[ ]to|is[ ](?:meant|supposed)[ ]to|must|has[ ]to|needs[ ]to)[ \t]
            (?:now[ \t])?(?:be|read|say|have[ ]been|have[ ]read|go(?:[ ]to)?)
        |[ \t](?:(?:is|has|was|been|now)[ ]){0,3}
            (?:changed|switched|flipped|moved|updated|amended|revised|corrected|reversed)[ ](?:in)?to
        |[ \t](?:is|are|reads|becomes?|goes[ ]to)[ \t]now|[ \t]now[ \t](?:is|are|reads|becomes|goes)
        |[ \t]*(?:-+>|=>|→|⇒)))[ \t]*:?[ \t]+
    """,
)
"""`52 should be`, `My vote is now`, with what is put right in front."""
_ANSWERED: Final = LineFront(
    r"^[ \t(*_-]*(?P<said>[A-Za-z][\w'’-]*(?: [\w'’-]+){0,3}[ \t]*[*_]{0,2}[:=][*_]{0,2}[ \t]+)(?=[A-Z]{3})"
)
"""`Verdict: AGAINST`: whatever it is called, behind a vote the other answer is another one."""
_BEHIND: Final = LineFront(
    r"""
    ^[ \t]*(?P<said>(?P<value>[^\n()\[\]:]{1,30}?)
        (?:[ \t]*[(\[](?:\w+[ ])?(?:edit(?:ed)?|up-?dated?|correct(?:ed|ion)|revised|amended|changed|fixed
            |final|new|now|latest|v\.?[2-9])\b[^)\]\n]{0,20}[)\]]
        |[ \t]+(?:now|instead)))[.!]?[ \t]*$
    """,
    re.IGNORECASE | re.VERBOSE,
)
"""`Tarn (edited)`: a label behind the value."""
_STARRED: Final = LineFront(
    r"""
    ^[ \t]*(?:(?P<said>\*{1,2}|\^|(?:→|⇒|-+>|=+>|\*)[ \t]*)(?=[^\W_])(?P<value>[^*\n]{1,40})\*{0,2}
        |(?P<back>[^\W_][^*\n]{0,38})(?<![ \t])\*{1,2})[ \t]*$
    """,
    re.VERBOSE,
)
_SWAPPED: Final = LineFront(r"^[ \t]*(?P<said>s/)(?P<about>[^/\n]{1,40})/(?=[^/\n]{1,40}/?[ig]*[ \t]*$)")
_WORDED: Final = (_LABEL, _POSTSCRIPT, _OUGHT, _ONLY, _BARE, _BEHIND, _ANSWERED)
_UNMARKED: Final = (_OUGHT, _ONLY, _BARE, _BEHIND)
_SIGNED: Final = (_STARRED, _SWAPPED)
_SIGNS: Final = ("*", "^", ">", "→", "⇒", "s/")
_CUES: Final = {
    _OUGHT: (
        *("should", "ought", "meant", "supposed", "must", "has to", "needs to", "ed to", "ed into", "now"),
        *("->", "=>", "→", "⇒"),
    ),
    _BEHIND: ("(", "[", "now", "instead"),
}
"""Without one of these a text has none of what they are put down for."""
_END: Final = re.compile(r"[.!?;](?=[\s)\]*_]|$)|\n|[)\]}](?=[\s.]|$)|/g?$")


def labels_in(text: str, begin: int) -> Iterator[Label]:
    """Every such label from `begin` on."""
    below = text[begin:]
    for pattern in (*_WORDED, *_SIGNED) if holds_any(below, _SIGNS) else _WORDED:
        if pattern in _CUES and not holds_any(below.lower(), _CUES[pattern]):
            continue
        for match in pattern.finditer(text, begin):
            if pattern is _STARRED:
                if not _in_list(text, match):
                    value = match.span("value" if match["said"] else "back")
                    yield Label(match.start(), match.start(), *value)
            elif pattern in _UNMARKED and _goes_on(text, match.start("said")):
                continue
            elif pattern is _BEHIND:
                yield Label(match.start("said"), match.start("said"), *match.span("value"))
            else:
                yield _in_front(text, match, pattern)


def _in_front(text: str, match: re.Match[str], pattern: "LineFront | _Front") -> Label:
    value = match.end()
    if pattern is _LABEL and text[value : value + 1] == "\n":
        # the row below
        value += 1
    end = _END.search(text, value)
    start, front = match.span("about") if pattern in (_OUGHT, _SWAPPED) else (match.start("said"),) * 2
    unsure = pattern is _BARE or (end is not None and end.group() == "?")
    may_be = frozenset("A") if pattern is _ANSWERED else ANYTHING - {"P"} if unsure else ANYTHING
    return Label(start, front, value, end.start() if end else len(text), may_be)


def _goes_on(text: str, start: int) -> bool:
    """Whether a line opens in small letters below one that ends in a word: it is the rest of a sentence."""
    line = text.rfind("\n", 0, start)
    return (
        text[start : start + 1].islower() and text[:line][-1:] not in _STOPS and not text[line:start].strip()
    )


_STOPS: Final = ("", "\n", ".", "!", "?", ":", ";", ")", "]")


def _in_list(text: str, match: re.Match[str]) -> bool:
    """Whether a starred line is one of several, stands below one that leads up to it, or heads a text."""
    before = text[: match.start()].rstrip().rpartition("\n")[2].strip()
    below = text[match.end() + 1 :].partition("\n")[0].strip()
    return before.endswith(":") or before[:1] in {"*", "^", "-"} or bool(below)
