"""Lines below rows that say what the rows are: `Results so far.`, `52 is Tarn's.`, `is how Tarn voted`.

* The last words of a mail, when they are nothing but a tally or somebody else's ballot, name what stands
  above them; so does a line that only goes on with it (`is how Tarn voted`).
* A row behind `Result:` that says how a vote went makes the rows above it a tally.
* All of the rows, or some of them, are given to somebody else (`The second is Tarn's.`), or hang on something
  (`Both if Tarn does.`, `Reverse if Tarn does.`).

It is about rows, which bear no subject: what somebody says that e does stands.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import holds_any, tokenize, words_in
from gamemaster.language.layout.lines import line_end
from gamemaster.language.rows.bare_lines import FRAME, Line, asked_within
from gamemaster.language.rows.name_lines import NOUNS, others_in, senders_own
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in

_ONE: Final = r"(?:first|second|third|last|latter|former|other|others|rest)(?: (?:one|row|vote|ballot)s?)?"
_ROWS: Final = (
    rf"(?:(?:both|all|each|either|neither|none)(?: of (?:them|these|those|the above))?|these|those|this"
    rf"|that|they|it|above|the (?:rows?|votes?|ballots?|two|lot|above|{_ONE})"
    r"|(?:proposals? |number |no\.? |#)?\d{1,4})"
)
_TURNED: Final = r"(?:reverse[ds]?|opposite|vice versa|other way (?:round|around)|the (?:reverse|opposite))"
_CONDITION: Final = (
    r"(?:if|unless|provided"
    r"|should(?! (?:be|have|get|not|do|make|work|suffice|keep|help|look|see|cover|settle|please|teach|give"
    r"|let|leave|bring|come|go|take|serve|cheer|fit|count)\b)|in case|as long as|on condition|depending on"
    r"|subject to|pending|until|once|when|after \S+ (?:has|does|did|is|votes?|moves?|agrees?))"
)
_HANGING: Final = re.compile(
    rf"(?:and |but |or |also )?(?:only )?(?:{_ROWS}|{_TURNED})(?: (?:both|all|only|just|them|these|those))?"
    rf" {_CONDITION}\b(?! (?:you (?:ask|like|want|will|must)|i (?:may|am|m)|anyone|anybody))",
    re.IGNORECASE,
)
_TALLY: Final = re.compile(
    r"(?:(?:these|those|this|that|they|above|it)(?: are| is|['’]s|['’]re)? )?(?:(?:the|all|just|only|current"
    r"|final|interim|running|official|provisional) )*"
    r"(?:results?|tally|tallies|standings?|count|score|outcomes?|so far|state of play"
    r"|(?:votes?|ballots?) (?:received|cast|counted|recorded))"
    r"(?: (?:so far|to date|until now|up to now|as of now|at present|currently|as it stands|of the vote))?",
    re.IGNORECASE,
)
_RESULT: Final = re.compile(
    r"(?:final |interim )?(?:results?|outcomes?|tally|count)[ \t]*[:=-]"
    r"[^\n]*(?:\d|pass|fail|adopt|reject|carri|tie|won|wins|lost)",
    re.IGNORECASE,
)
_GIVEN: Final = re.compile(
    rf"(?:and |but )?{_ROWS}(?: (?:is|are|was|were|comes?|came|goes|go)|['’]s|['’]re)"
    r"(?: all| both| only| really| actually)* (?P<to>from |for |by )?(?P<whose>[^\n,;:]{2,40})",
    re.IGNORECASE,
)
_GOES_ON: Final = re.compile(
    r"(?:is|are|was|were) (?:(?:how|what|the way|as|where) (?P<who>[^\n]{2,40})|(?P<whose>[^\n]{2,40}))"
)
_SOMEBODY: Final = words_in("his hers theirs eirs yours")
_SUBJECTS: Final = words_in("he she they e everybody everyone others somebody you people")
_BY: Final = words_in("by from")
_OWNED: Final = words_in("'s ' ’ ’s")
_SIGNS: Final = (
    "if |unless|once|when|provided|should|in case|as long|condition|depending|subject|pending|until|after"
    "|result|tally|tallies|standing|count|score|outcome|received|cast|recorded|state of|so far"
    "|is |are |was |were |'s|’s|s'|from |by |his|hers|theirs|eirs|yours"
)
_CUES: Final = tuple(_SIGNS.split("|"))


def under_captions(
    referents: Referents, sender: str, text: str, lines: list[Line], findings: list[Finding]
) -> list[Finding]:
    """The findings, with a question for each row that a line below makes another's, a tally or uncertain."""
    rows = [act for act in acts_in(findings) if _is_row(text, act)]
    if not rows or not holds_any(text[rows[0].end :].lower(), _CUES):
        return findings
    ends = [
        line.start
        for place, line in enumerate(lines)
        if line.start >= rows[0].end and line.words and not any(_holds(line, act) for act in rows)
        if _unsettles(referents, sender, line.words.rstrip(FRAME + "!"))
        or (_is_last(referents, sender, lines[place + 1 :]) and _names_rows(referents, sender, line.words))
    ]
    return asked_within(findings, [(0, max(ends))], "mention", lambda f: f not in rows) if ends else findings


def _is_row(text: str, act: Act) -> bool:
    """Whether nothing but a row does it, which bears no subject."""
    start = text.rfind("\n", 0, act.start) + 1
    while start and _WRAPPED.search(text, max(0, start - _END_OF_LINE), start - 1) is not None:
        start = text.rfind("\n", 0, start - 1) + 1
    said = text[start : line_end(text, act.end)]
    return act.by is None and act.when is None and _SUBJECT.search(said) is None


_WRAPPED: Final = re.compile(r"(?:,|\b(?:and|or|then|but))[ \t]*\Z")
"""How a line ends whose sentence goes on in the next one."""
_END_OF_LINE: Final = 12
_SUBJECT: Final = re.compile(r"\b(?:I|[Mm]y|[Ww]e)\b")


def _holds(line: Line, act: Act) -> bool:
    return act.start < line.end and line.start < act.end


def _is_last(referents: Referents, sender: str, below: list[Line]) -> bool:
    """Whether nothing but the sender's name stands below."""
    return all(senders_own(referents, sender, line.words) for line in below)


def _names_rows(referents: Referents, sender: str, words: str) -> bool:
    """`Results so far.`, `Tarn's votes`"""
    words = words.rstrip(FRAME + "!")
    if _TALLY.fullmatch(words):
        return True
    lows = {token.low for token in tokenize(words)}
    return not lows.isdisjoint(NOUNS | _BY) and bool(others_in(referents, sender, words))


def _unsettles(referents: Referents, sender: str, words: str) -> bool:
    """Whether a line gives rows to somebody else, tells how a vote went, or hangs them on something."""
    if _RESULT.match(words) or _HANGING.match(words):
        return True
    given = _GIVEN.fullmatch(words)
    if given is not None:
        return _is_anothers(referents, sender, given["whose"], given["to"] is not None)
    onward = _GOES_ON.fullmatch(words)
    if onward is None:
        return False
    if onward["whose"]:
        return _is_anothers(referents, sender, onward["whose"], False)
    who = tokenize(onward["who"])
    named = referents.at(onward["who"], who, 0)
    return who[0].low in _SUBJECTS or (named is not None and sender not in named.who)


def _is_anothers(referents: Referents, sender: str, words: str, named: bool) -> bool:
    """`his`, `Tarn's`, `Tarn's votes`; only where it is `named` by what stands before it, `Tarn`."""
    lows = [token.low for token in tokenize(words)]
    if len(lows) == 1 and lows[0] in _SOMEBODY:
        return True
    if not named and _OWNED.isdisjoint(lows):
        return False
    return bool(others_in(referents, sender, words) or others_in(referents, sender, f"{words} vote"))
