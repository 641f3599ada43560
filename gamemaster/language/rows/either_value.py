"""Two values in one place of a row, behind a slash or in brackets: `Place: G0/G1`, `Invest: Rust (Fawn)`.

Nobody can tell whether both are meant, or which. What must stay true: a comma, `and` or `+` makes a list of
them, and a slash may part whole rows (`left A/middle 3`), of which each has a value for every place.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from gamemaster.language.layout.lines import line_end
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding

_MARKS: Final = "/|("


def either_of_two(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with one question in the place of the acts of each such row."""
    if not any(mark in text for mark in _MARKS):
        return findings
    rows: defaultdict[int, list[int]] = defaultdict(list)
    for place, finding in enumerate(findings):
        if isinstance(finding, Act):
            rows[text.rfind("\n", 0, finding.start) + 1].append(place)
    found: dict[int, Finding] = dict(enumerate(findings))
    for start, places in rows.items():
        acts = [act for place in places if isinstance(act := findings[place], Act)]
        line = text[start : line_end(text, start)]
        if len(acts) > 1 and any(_side_by_side(line, one, other) for one, other in combinations(acts, 2)):
            for place in places:
                del found[place]
            offers = tuple([(act,) for act in acts])
            found[places[0]] = Doubt("ambiguous", acts[0].start, acts[-1].end, offers, True)
    return [found[place] for place in sorted(found)]


def _side_by_side(line: str, one: Act, other: Act) -> bool:
    """Whether nothing but such a mark stands between what fills one place of two acts."""
    low, told = line.lower(), other.action.params()
    pairs = [
        (str(value).lower(), str(told[key]).lower())
        for key, value in one.action.params().items()
        if told.get(key) not in (None, value)
    ]
    return any(
        low[:mark].rstrip().endswith(left) and low[mark + 1 :].lstrip().startswith(right)
        for mark in _places(low)
        for left, right in pairs
    )


def _places(line: str) -> Iterator[int]:
    """Where the marks of a row stand."""
    return (place for place, sign in enumerate(line) if sign in _MARKS)
