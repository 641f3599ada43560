"""Rows in which an answer is the label: `FOR [x] AGAINST [ ]`, `FOR: x` above `AGAINST:`, `FOR: Tarn, Joss`.

Below a thing that is quoted, or behind its number, an answer alone is a vote. Where both answers stand in one
row, or in two rows with a mark behind each, they are the boxes of a form or the lines of a tally, and only
the sender knows which one is eirs. What must stay true: a reason behind an answer (`FOR - Tarn is right`)
belongs to a vote, and words that change a mind (`FOR. No, wait: AGAINST`) stand between two of them.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.layout.lines import line_end
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, asked_about

_CHANGING: Final = re.compile(
    r"\b(?:no|nope|wait|actually|rather|sorry|oops|edit|correction|hmm+|instead|i|changed?|mind|reading"
    r"|thought|meant?|make|update|then|now|again)\b",
    re.IGNORECASE,
)
_FILLED: Final = re.compile(
    r"""
    [ \t]*(?:(?::|=|-+|–|—|\|)[ \t]*[*_]{0,2}[ \t]*
            (?:[\[(][ \t]*\w?[ \t]*[\])]|yes|no|y|n|nil|none|nay|aye|nobody|true|false|\d{1,3}|[-–—_?]+)
        |[\[(][ \t_]*[\])]|[☐▢◻◯❑❏✗✘❌]|:?[ \t]*_{2,})[*_]{0,2}[ \t]*[.;,]?[ \t]*$
    """,
    re.IGNORECASE | re.VERBOSE,
)
"""`: yes`, `: [ ]`, `: 3`: what is filled in behind an answer that is a label."""
_CROSS: Final = re.compile(r"[ \t]*(?::|=|-+)[ \t]*[\[(][ \t]*[x✓✔*+][ \t]*[\])][ \t]*$", re.IGNORECASE)
_LABELLED: Final = re.compile(r"[ \t]*(?:[:=|\[(]|[-–—]{1,2}[ \t]|$)")
_MARKED: Final = re.compile(r"[ \t]*[:=|\[(]")
_UNFILLED: Final = re.compile(
    r"(?:[:=|\[(\-–—_\])}{ \t*?.☐☑✓✔✗✘]|\b[xyn]\b|\b(?:yes|no|none|nil)\b)*", re.IGNORECASE
)
_MARKS: Final = words_in(": = -- - ( [ |")
_LISTING: Final = words_in(", ; & and plus + / ) ] . |")
_LONGEST: Final = 3
_LONGEST_ROW: Final = 40


def in_answer_forms(scene: Scene, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each vote that is a row of such a form."""
    text, lexicon = scene.text, scene.lexicon
    votes = [f for f in findings if isinstance(f, Act) and _answers_alone(lexicon, text, f)]
    if not votes:
        return findings
    forms = (_is_filled_in, _is_tally, _is_beside_other)
    asked = {id(vote) for vote in votes if any(is_form(scene, vote) for is_form in forms)}
    pairs = {id(vote): (vote, other) for vote, other in _in_both(lexicon, text, votes)}
    if not (asked or pairs):
        return findings
    seconds = {id(other) for _, other in pairs.values()}
    found: list[Finding] = []
    for finding in findings:
        pair = pairs.get(id(finding))
        if pair is not None:
            offers = tuple([(act,) for act in pair])
            found.append(Doubt("ambiguous", pair[0].start, pair[1].end, offers, True))
        elif id(finding) not in seconds:
            found.append(asked_about(finding, "ambiguous") if id(finding) in asked else finding)
    return found


def _is_filled_in(scene: Scene, vote: Act) -> bool:
    """Whether more than a cross is filled in behind an answer, or the box there is empty."""
    behind = scene.text[vote.end : line_end(scene.text, vote.end)]
    return _FILLED.match(behind) is not None and _CROSS.match(behind) is None


def _answers_alone(lexicon: Lexicon, text: str, act: Act) -> bool:
    """Whether an act is nothing but an answer, perhaps behind the thing's number."""
    if not any(kind.name in act.action.params() for kind in lexicon.answered):
        return False
    said = text[act.start : act.end]
    tokens = tokenize(said.rpartition(":")[2])
    return len(said) < 60 and any(
        hit.end == len(tokens) <= _LONGEST and hit.what.frame.fixed for hit in lexicon.sayings.at(tokens, 0)
    )


def _in_both(lexicon: Lexicon, text: str, votes: Sequence[Act]) -> Iterator[tuple[Act, Act]]:
    """Two votes on one thing that differ, in one row or in two that stand below one another."""
    keys = {kind.name for kind in lexicon.answered}
    for number, vote in enumerate(votes):
        told = vote.action.params()
        for other in votes[number + 1 : number + 3]:
            params = other.action.params()
            alike = type(vote.action) is type(other.action) and (vote.actor, vote.by) == (
                other.actor,
                other.by,
            )
            same = alike and all(told[key] == params.get(key) for key in keys & told.keys())
            if same and told != params and _is_form(text, vote, other):
                yield vote, other


def _is_form(text: str, vote: Act, other: Act) -> bool:
    between = text[vote.end : other.start]
    lines = between.count("\n")
    if lines > len("\n\n") or _CHANGING.search(between):
        return False
    behind = text[other.end : line_end(text, other.end)]
    row = _LABELLED if lines == 1 else _MARKED
    return not lines or all(row.match(part) for part in (between, behind))


def _is_beside_other(scene: Scene, vote: Act) -> bool:
    """Whether the row right above or below is the other answer, with a box or a cross and nothing else."""
    text = scene.text
    start, end = text.rfind("\n", 0, vote.start) + 1, line_end(text, vote.end)
    above = text[text.rfind("\n", 0, max(start - 1, 0)) + 1 : max(start - 1, 0)]
    below = text[end + 1 : line_end(text, end + 1)]
    return any(_is_other(scene, vote, row.lstrip(" \t*-•()[]xX_☐☑✓✔")) for row in (above, below))


def _is_other(scene: Scene, vote: Act, row: str) -> bool:
    tokens = tokenize(row) if 0 < len(row) <= _LONGEST_ROW else []
    params = vote.action.params()
    for hit in scene.lexicon.sayings.at(tokens, 0) if tokens else ():
        fixed, rest = hit.what.frame.fixed, row[tokens[hit.end - 1].end :]
        if fixed and hit.what.frame.action == vote.action.name and _UNFILLED.fullmatch(rest):
            return rest.strip(" .") != "" and any(params.get(key) != value for key, value in fixed.items())
    return False


def _is_tally(scene: Scene, vote: Act) -> bool:
    """`FOR: Tarn, Joss`: behind a mark stand the names of others, and nothing else."""
    tokens = tokenize(scene.text, vote.end, line_end(scene.text, vote.end))
    if len(tokens) < 2 or tokens[0].low not in _MARKS:
        return False
    named = list(_names(scene, tokens[1:]))
    return bool(named) and None not in named and any(scene.sender not in (who or ()) for who in named)


def _names(scene: Scene, tokens: Tokens | Sequence[Token]) -> Iterator[tuple[str, ...] | None]:
    """Who is named there, one by one; None for any other word."""
    place = 0
    while place < len(tokens):
        named = scene.referents.at(scene.text, tokens, place) if tokens[place].capital else None
        if named is not None:
            yield named.who
        elif tokens[place].low not in _LISTING:
            yield None
        place = named.end if named is not None else place + 1
