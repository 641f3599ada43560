"""Rows that tell how other people have answered: `31: Brask FOR, Jun AGAINST`, `Brask -> Tarn`.

They are nobody's act of the sender's, nor is a line above them that calls them a count (`Votes so far:`):
blanks stand in their place, so that the text keeps its length and the rest of the mail is read as it would be
without them. What must stay true: nothing in the paragraph is the sender's own row, and no other words point
at the rows (`Same for me.`).
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from gamemaster.language.english.tokens import words_in
from gamemaster.language.layout.plain_rows import BLOCK, MOST_BLOCKS

_ANSWER: Final = r"(?:for|against|yes|no|aye|nay|present|abstain(?:s|ed)?|abstaining|in favou?r)"
_NONE: Final = r"(?:none|nobody|no one|nothing|no votes?|-)(?: yet| so far| at all)?"
_COUNTS: Final = words_in(
    "tally tallies count counts counted votes ballots far stand stands standing standings list log record "
    "recorded seen score scores state status summary noted notes read overview results voted picture "
    "situation written counting summing totals total"
)
_POINTING: Final = re.compile(
    r"\b(?:same|ditto|likewise|me too|as above|above|these|those|they|them|both|all|agree|join|follow|copy"
    r"|like|also|too|with|as)\b",
    re.IGNORECASE,
)
_OWN: Final = re.compile(r"(?:(?:and )?(?:mine|me|my (?:own|vote|votes|answer)|now me): *)?I [a-z]")
_SAYS_MORE: Final = re.compile(rf"\d|\b{_ANSWER}\b|\b(?:me|mine|my)\b|:", re.IGNORECASE)
_MOST_PEOPLE: Final = 60
_LONGEST_HEADING: Final = 80


class _Rows(NamedTuple):
    """What a row is wholly: one that names people, one that may stand beside such rows, somebody's name."""

    named: re.Pattern[str]
    beside: re.Pattern[str]
    person: re.Pattern[str]


def without_tallies(text: str, people: Iterable[str], sender: str) -> str:
    """`text`, of the same length, with blanks in the place of such rows and of the line above them."""
    others = tuple(sorted(name for name in people if name != sender and len(name) > 1))
    if len(others) > _MOST_PEOPLE or not any(name in text for name in others):
        return text
    rows = _rows(others)

    def masked(block: re.Match[str]) -> str:
        return _masked(block.group(), rows, text[: block.start()] + text[block.end() :])

    return BLOCK.sub(masked, text, count=MOST_BLOCKS)


@lru_cache(maxsize=16)
def _rows(others: tuple[str, ...]) -> _Rows:
    one = rf"(?:{'|'.join(map(re.escape, others))})"
    several = rf"{one}(?:(?:, ?(?:and )?| and | ?& ?|/){one})*"
    label = (
        r"[ \t]*(?:[-*•] )?(?:proposal |prop\.? |no\.? |#)?\d{1,5} ?(?:\([^()\n]{1,40}\) ?)?(?::|-+|–|—)? ?"
    )
    told = rf"{several}(?: votes?| voted|:| -)? {_ANSWER}"
    answered = rf"{_ANSWER}(?::| -| by| from)? ?\(?{several}\)?"
    counted = rf"\d{{1,2}} {_ANSWER}(?: ?\({several}\))?"
    parted = r"(?:[,;.]? (?:and )?|, ?| / )"
    stop = r"[ \t]*[.;,]?[ \t]*"
    choosing = r"(?:->|→|=>|>|votes for|votes|voted for|voted|for)"
    chosen = rf"[ \t]*(?:[-*•] )?{one} ?{choosing} ?(?:{one}|[A-Z]\w+){stop}"
    named = rf"{label}{told}(?:{parted}(?:{told}|{counted}))*{stop}|{chosen}"
    entry = rf"(?:{told}|{answered}|{counted}|{_NONE}|0)"
    beside = (
        rf"{label}{entry}(?:{parted}{entry})*{stop}|{label}{_ANSWER}:? {several}{stop}"
        rf"|[ \t]*(?:[-*•] )?{one}(?:(?::? \d{{1,2}})? ?\(|: ?){several}\)?{stop}"
        rf"|[ \t]*(?:[-*•] )?{one}:? \d{{1,2}}{stop}|[ \t]*nobody else{stop}"
    )
    made = [re.compile(pattern, re.IGNORECASE) for pattern in (named, beside)]
    return _Rows(made[0], made[1], re.compile(rf"\b{one}\b"))


def _masked(block: str, rows: _Rows, around: str) -> str:
    """The block with blanks for a heading and the rows below it; as it is where it holds anything else."""
    lines = block.split("\n")
    told = [bool(rows.named.fullmatch(line)) for line in lines]
    row = [
        one or bool(line.strip() and rows.beside.fullmatch(line))
        for one, line in zip(told, lines, strict=True)
    ]
    if not any(row):
        return block
    first = row.index(True)
    last = len(row) - 1 - row[::-1].index(True)
    headed = first > 0 and _counts(lines[first - 1])
    if not all(row[first : last + 1]) or not (headed or (first == 0 and any(told))):
        return block
    rest = [*lines[: first - headed], *lines[last + 1 :]]
    if any(not _apart(line, rows) for line in rest if line.strip()):
        return block
    spoken = "\n".join([*(line for line in rest if not _OWN.match(line.lstrip())), _unsaid(around)])
    if _POINTING.search(spoken):
        return block
    start = first - headed
    return "\n".join(
        [*lines[:start], *(" " * len(line) for line in lines[start : last + 1]), *lines[last + 1 :]]
    )


def _unsaid(around: str) -> str:
    """The other words of the mail but for acts that are said in full."""
    return "\n".join(line for line in around.split("\n") if not _OWN.match(line.lstrip()))


def _counts(line: str) -> bool:
    """`Votes so far:`: whether a line calls what is below it a count."""
    said = line.strip()
    lows = {word.strip(".,:;!()'\"").lower() for word in said.split()}
    return len(said) <= _LONGEST_HEADING and said[-1:] in ":,." and not _COUNTS.isdisjoint(lows)


def _apart(line: str, rows: _Rows) -> bool:
    """Whether a line of the same paragraph is an act said in full, or says nothing that might be a row."""
    said = line.strip()
    return bool(_OWN.match(said)) or not (_SAYS_MORE.search(said) or rows.person.search(said))
