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


_ONE: Final = "\N{BLACK CHESS PAWN}"
"""Stands for the name of another player."""
_SEVERAL: Final = rf"{_ONE}(?:(?:, ?(?:and )?| and | ?& ?|/){_ONE})*"
_LABEL: Final = (
    r"[ \t]*(?:[-*•] )?(?:proposal |prop\.? |no\.? |#)?\d{1,5} ?(?:\([^()\n]{1,40}\) ?)?(?::|-+|–|—)? ?"
)
_TOLD: Final = rf"{_SEVERAL}(?: votes?| voted|:| -)? {_ANSWER}"
_COUNTED: Final = rf"\d{{1,2}} {_ANSWER}(?: ?\({_SEVERAL}\))?"
_PARTED: Final = r"(?:[,;.]? (?:and )?|, ?| / )"
_STOP: Final = r"[ \t]*[.;,]?[ \t]*"
_CHOOSING: Final = r"(?:->|→|=>|>|votes for|votes|voted for|voted|for)"
_NAMED: Final = re.compile(
    rf"{_LABEL}{_TOLD}(?:{_PARTED}(?:{_TOLD}|{_COUNTED}))*{_STOP}"
    rf"|[ \t]*(?:[-*•] )?{_ONE} ?{_CHOOSING} ?(?:{_ONE}|[A-Z]\w+){_STOP}",
    re.IGNORECASE,
)
"""A row that names people."""
_ENTRY: Final = rf"(?:{_TOLD}|{_ANSWER}(?::| -| by| from)? ?\(?{_SEVERAL}\)?|{_COUNTED}|{_NONE}|0)"
_BESIDE: Final = re.compile(
    rf"{_LABEL}{_ENTRY}(?:{_PARTED}{_ENTRY})*{_STOP}|{_LABEL}{_ANSWER}:? {_SEVERAL}{_STOP}"
    rf"|[ \t]*(?:[-*•] )?{_ONE}(?:(?::? \d{{1,2}})? ?\(|: ?){_SEVERAL}\)?{_STOP}"
    rf"|[ \t]*(?:[-*•] )?{_ONE}:? \d{{1,2}}{_STOP}|[ \t]*nobody else{_STOP}",
    re.IGNORECASE,
)
"""A row that may stand beside such rows."""


class _People(NamedTuple):
    """The other players as rows name them, in any case, and as they are written."""

    named: re.Pattern[str]
    written: re.Pattern[str]


def without_tallies(text: str, people: Iterable[str], sender: str) -> str:
    """`text`, of the same length, with blanks in the place of such rows and of the line above them."""
    others = tuple(sorted(name for name in people if name != sender and len(name) > 1))
    if len(others) > _MOST_PEOPLE or not any(name in text for name in others):
        return text
    known = _people(others)

    def masked(block: re.Match[str]) -> str:
        return _masked(block.group(), known, text[: block.start()] + text[block.end() :])

    return BLOCK.sub(masked, text, count=MOST_BLOCKS)


@lru_cache(maxsize=64)
def _people(others: tuple[str, ...]) -> _People:
    # no more than the names: patterns of whole rows for each circle of players take far longer to compile
    names = "|".join(map(re.escape, sorted(others, key=len, reverse=True)))
    return _People(
        re.compile(rf"(?<![^\W\d])(?:{names})(?!\w)", re.IGNORECASE), re.compile(rf"\b(?:{names})\b")
    )


def _masked(block: str, known: _People, around: str) -> str:
    """The block with blanks for a heading and the rows below it; as it is where it holds anything else."""
    lines = block.split("\n")
    rows = known.named.sub(_ONE, block).split("\n")
    told = [_NAMED.fullmatch(row) is not None for row in rows]
    row = [
        one or (bool(line.strip()) and _BESIDE.fullmatch(line) is not None)
        for one, line in zip(told, rows, strict=True)
    ]
    if not any(row):
        return block
    first = row.index(True)
    last = len(row) - 1 - row[::-1].index(True)
    headed = first > 0 and _counts(lines[first - 1])
    if not all(row[first : last + 1]) or not (headed or (first == 0 and any(told))):
        return block
    rest = [*lines[: first - headed], *lines[last + 1 :]]
    if any(not _apart(line, known) for line in rest if line.strip()):
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


def _apart(line: str, known: _People) -> bool:
    """Whether a line of the same paragraph is an act said in full, or says nothing that might be a row."""
    said = line.strip()
    return bool(_OWN.match(said)) or not (_SAYS_MORE.search(said) or known.written.search(said))
