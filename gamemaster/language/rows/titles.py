"""A title in capitals on top of a mail, which makes a document of what stands below it.

`CELLAR STEW, serves one`, `PROGRAMME of the harbour concert`: the lines below are a recipe's or a
programme's, whatever they say, unless it is prose. `MY TURN`, `VOTING SLIP, filled in`, `HEAR YE` and
`OK SORRY ALL` head a mail with moves.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.before.headings import BALLOT, HEADINGS
from gamemaster.language.english import words
from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.rows.bare_lines import Line, asked_within
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Finding, acts_in

_LOUD: Final = re.compile(r"[A-Z][A-Z'’-]*[A-Z](?:[ ,]+(?:[A-Z]+[A-Z'’-]*[A-Z]|[A-Z]\b))*")
"""Words in capitals, from the first of the line on."""
_LETTERS: Final = 6
_LEADING: Final = words_in(
    "i my me mine we us our you your ye hereby herewith this these here now today finally attached filled "
    "signed completed done happy merry dear hello hi hey good evening night afternoon ok okay yes no not "
    "sorry oops free last ha hooray hurrah urgent important attention notice announcement news subject "
    "update vote voting slip form final for against whereas know let be it attend stop greeting part"
)
"""Without these a title tells of no mail."""


def under_title(lexicon: Lexicon, text: str, lines: list[Line], findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act below a title of something else than the game."""
    if not lines or not _is_title(lexicon, lines[0]) or not acts_in(findings):
        return findings
    return asked_within(
        findings, [(lines[0].end, len(text))], "lead_in", lambda f: not _stands_alone(text, f)
    )


def _stands_alone(text: str, finding: Finding) -> bool:
    """Whether the line holds nothing but the act, as a line of a document does and prose does not."""
    start, end = text.rfind("\n", 0, finding.start) + 1, text.find("\n", finding.end)
    around = text[start : finding.start] + text[finding.end : end if end >= 0 else len(text)]
    return not any(map(str.isalpha, around)) and "hereby" not in text[finding.start : finding.end].lower()


def _is_title(lexicon: Lexicon, line: Line) -> bool:
    if _is_tentative(line.words):
        return True
    loud = _LOUD.match(line.words)
    if loud is None or sum(map(str.isalpha, loud[0])) < _LETTERS:
        return False
    lows = {token.low for token in tokenize(line.words)}
    marked = line.words[loud.end() :].lstrip()[:1] in {"!", "?", ":"}
    ours = (_LEADING, HEADINGS, BALLOT, lexicon.entities, lexicon.base_words, lexicon.subjects)
    return not marked and all(map(lows.isdisjoint, ours))


def _is_tentative(said: str) -> bool:
    """`PROPOSED BALLOT, for comment only`: whether a line says, without a verb, that none is done below."""
    lows = [token.low for token in tokenize(said)]
    tentative = lows[:1] != [] and lows[0] in _TENTATIVE
    shown = any(a == "for" and b in _SHOWN_FOR for a, b in pairwise(lows))
    return len(lows) <= _FEW and (tentative or shown) and _VERBAL.isdisjoint(lows)


_FEW: Final = 8
_TENTATIVE: Final = words_in("proposed tentative provisional")
_SHOWN_FOR: Final = words_in("comment comments discussion feedback")
_VERBAL: Final[frozenset[str]] = words.FINITE | words_in("i we by no not without")
