"""Clauses in which a group of the game does what its members do together: `The Lanterns attack the Drake`.

What must stay true: the clause opens with the group, and nothing that its act needs is missing; words behind
it that tell how it came out, or of the group as of others, make it none.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.frames.matching import fill
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final = words_in(", ; : -- ( . ! and so but therefore thus hence now")
_PRESENT: Final[tuple[Form, ...]] = ("third", "base")
_LONGEST_NAME: Final = 7
_APPOSED: Final = words_in("my our")
_MOST: Final = 4_000


def of_a_report(scene: Scene, tokens: Tokens) -> bool:
    """Whether the mail tells what several groups do, or the words right in front of the sentence or behind it
    are those of a report (`Week 3.`, `It strikes back.`)."""
    text, first, last = scene.text, tokens[0].start, tokens[-1].end
    if len({group for _, _, _, group in clauses_of_groups(scene, tokenize(text[:_MOST]))}) > 1:
        return True
    before = _ENDS.split(text[max(0, first - _NEAR) : first].strip().rstrip(".!"))[-1]
    behind = text[last : last + _NEAR // 2]
    if _TIMED.search(before) or not _RECORDS.isdisjoint([t.low for t in tokenize(before)]):
        return True
    return not _OUTCOMES.isdisjoint([t.low for t in tokenize(behind)])


_ENDS: Final = re.compile(r"[.!?]\s|\n\s*\n")
_TIMED: Final = re.compile(r"\b(?:week|round|turn|phase|day)\s+\d|\d:\d\d", re.IGNORECASE)
_NEAR: Final = 120
_RECORDS: Final = words_in(
    "report reports minutes log logs archive archives history story tale chapter scene "
    "yesterday last monday tuesday wednesday thursday friday saturday sunday said says wrote writes"
)

Clause = tuple[int, tuple[int, int], tuple[int, str], tuple[str, ...]]
"""Where the subject of a clause begins, from where to where its verb goes, the slot of the group with what
introduces it behind the verb, and the group."""


def clauses_of_groups(scene: Scene, tokens: Tokens) -> list[Clause]:
    """The clauses in which a group is said to do what its members do together."""
    found: list[Clause] = []
    for place in range(1, len(tokens) - 1):
        for form in _PRESENT:
            for hit in scene.lexicon.verb_at(tokens, place, form):
                if hit.what.frame.joint and (clause := _clause(scene, tokens, place, hit.end, hit.what)):
                    found.append(clause)
                    break
            else:
                continue
            break
    return found


def _clause(scene: Scene, tokens: Tokens, verb: int, end: int, ready: Ready) -> Clause | None:
    """The clause whose verb goes from `verb` to `end`, where a group is its subject."""
    slots = ready.frame.slots
    closed = verb - (tokens[verb - 1].low == ",")
    for first in range(max(0, closed - _LONGEST_NAME), closed):
        for number, slot in enumerate(slots):
            kind = scene.lexicon.kinds.get(slot.kind)
            before = next((word for word in slot.after if word), "")
            if kind is None or not kind.things or not slot.optional or not before:
                continue
            for value in values_at(scene, tokens[:closed], first, slot.kind):
                if value.end != closed or value.doubt or value.others:
                    continue
                begin = _beginning(tokens, first, closed < verb)
                if begin >= 0 and _needs_no_more(scene, tokens, end, ready, number):
                    name = tuple(token.low for token in tokens[first:closed] if token.low != "the")
                    return begin, (verb, end), (first, before), name
    return None


def _beginning(tokens: Tokens, first: int, apposed: bool) -> int:
    """Where a clause begins whose subject is the group named at `first`; -1 where it does not open with it.

    `We Nightjars` and `my party, the Nightjars,` open it, too.
    """
    first -= first > 0 and tokens[first - 1].low == "the"
    if apposed:
        if first < _APPOSITION or tokens[first - 1].low != "," or tokens[first - 3].low not in _APPOSED:
            return -1
        first -= _APPOSITION
    elif first > 0 and tokens[first - 1].low == "we":
        first -= 1
    return first if first == 0 or tokens[first - 1].low in _OPENING else -1


_APPOSITION: Final = 3


def _needs_no_more(scene: Scene, tokens: Tokens, end: int, ready: Ready, group: int) -> bool:
    """Whether the words behind the verb fill all that an act of the frame needs, and none behind those tell
    how it came out, or of the group as others do (`and so should we`, `, led by Brask`)."""
    done = [f.end for f in fill(scene, tokens, end, ready) if f.complete and f.values[group] is None]
    behind = tokens[max(done) :] if done else []
    return bool(done) and not any(t.low in _REPORTING or t.low[0].isdigit() for t in behind)


_OUTCOMES: Final = words_in(
    "dies died dead falls fell misses miss missed hits hit wins won loses lost survives survived shrugs "
    "shrugged strikes struck rolls rolled d damage hp result cheers"
)
_REPORTING: Final[frozenset[str]] = _OUTCOMES | words_in(
    "not n't never led they them their theirs should always often usually again die win lose roll same watch "
    "watches"
)
