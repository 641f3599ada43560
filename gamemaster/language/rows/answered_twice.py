"""Several answers to one thing in one breath: `31: FOR` right above `31: AGAINST`.

With words of a change of mind between them the later stands; with nothing between, or a word or two of why
(`FOR 31, it is cheap; AGAINST 31, it is rushed`), one of them is a slip, and nobody can tell which.
"""

import re
from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding


def answered_twice(lexicon: Lexicon, text: str, findings: Sequence[Finding]) -> list[Finding]:
    """The findings with such answers to one thing as one question; what does nothing may stand between."""
    keys = {kind.name for kind in lexicon.answered}
    places: defaultdict[Hashable, list[int]] = defaultdict(list)
    for place, (breath, finding) in enumerate(_in_breaths(text, findings)):
        for topic in (*_topics(finding, keys), *_choices(lexicon, text, finding)):
            places[breath, topic].append(place)
    found: dict[int, Finding] = dict(enumerate(findings))
    for rows in places.values():
        acts = [act for act in map(found.get, rows) if isinstance(act, Act)]
        # a topic is one kind of act by one person, or two that contradict each other
        told = {(act.action.name, str(act.action.params())): act for act in acts}
        if len(told) > 1:
            offers = tuple([(act,) for act in told.values()])
            for row in rows:
                found.pop(row, None)
            found[rows[0]] = Doubt("ambiguous", acts[0].start, acts[-1].end, offers, True)
    return [found[place] for place in sorted(found)]


def _in_breaths(text: str, findings: Sequence[Finding]) -> Iterator[tuple[int, Finding]]:
    """Each finding with the number of the breath it is said in; words and what is no act end a breath."""
    breath = end = 0
    for finding in findings:
        if not isinstance(finding, Act) or not _is_bare(text[end : finding.start]):
            breath += 1
        end = finding.end
        yield breath, finding


def _is_bare(between: str) -> bool:
    """Whether nothing, or no more than a plain word of why, stands between two acts."""
    said = between.lower()
    why = _WHY.match(said)
    return not any(sign.isalnum() for sign in said[why.end() if why is not None else 0 :])


_WHY: Final = re.compile(
    r",? (?:because |since |as )?(?:it|that|this)(?:'s| is| was) (?:\w+ ){0,2}\w+[.;,]? ?$"
)
_CONTRARY: Final = frozenset({"support", "object"})
"""`I support intent 6.` right above `I object to intent 6.`: two answers to one thing."""


def _topics(finding: Finding, keys: set[str]) -> Iterator[Hashable]:
    """What an act answers: the kind of the act, who acts for whom, and the thing."""
    if isinstance(finding, Act):
        for key, value in finding.action.params().items():
            if key in keys and value is not None:
                kind = "answer" if finding.action.name in _CONTRARY else finding.action.name
                yield kind, finding.actor, finding.by, key, str(value)


def _choices(lexicon: Lexicon, text: str, finding: Finding) -> Iterator[Hashable]:
    """`Vote: Tarn`: a row with the label of a choice that the next row would take back."""
    if isinstance(finding, Act) and finding.action.name in lexicon.changeable:
        label, mark, _ = text[finding.start : finding.end].partition(":")
        if mark and None not in finding.action.params().values():
            yield type(finding.action), finding.actor, finding.by, label.strip().lower()
