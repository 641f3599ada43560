"""Two answers to one thing in one breath: `31: FOR` right above `31: AGAINST`.

With words between them the second is a change of mind, and stands; with nothing between one of them is a
slip, and nobody can tell which.
"""

from collections.abc import Sequence

from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, acts_in


def answered_twice(lexicon: Lexicon, text: str, findings: Sequence[Finding]) -> list[Finding]:
    """The findings with each such pair as one question; what does nothing may stand between them."""
    keys = {kind.name for kind in lexicon.answered}
    found: list[Finding] = []
    breath = 0
    for finding in findings:
        parted = bool(found) and any(sign.isalnum() for sign in text[found[-1].end : finding.start])
        if parted or not isinstance(finding, Act):
            breath = len(found)
        rows = range(breath, len(found)) if isinstance(finding, Act) else ()
        first = next((place for place in rows if _at_odds(found[place], finding, keys)), None)
        if first is None:
            found.append(finding)
        else:
            offers = tuple((act,) for act in acts_in((found[first], finding)))
            found[first] = Doubt("ambiguous", found[first].start, finding.end, offers, True)
    return found


def _at_odds(one: Finding, other: Finding, keys: set[str]) -> bool:
    """Whether two acts answer the same thing differently."""
    if not (isinstance(one, Act) and isinstance(other, Act)):
        return False
    if type(one.action) is not type(other.action) or (one.actor, one.by) != (other.actor, other.by):
        return False
    mine, theirs = one.action.params(), other.action.params()
    return mine != theirs and any(mine.get(key) is not None and mine[key] == theirs.get(key) for key in keys)
