"""Lines with a box in front: `[x] I explore.`, `[ ] I heal.`, `☐ I heal.`

An empty box beside a crossed one says that its line is not done; what the cross says only its sender knows,
unless e tells it: a thing done now, a thing done long ago, or one that is still to be done.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import holds_any
from gamemaster.language.layout.lines import BULLETS, Piece, Sort, joined, own_places

BOXES: Final = "boxes"
"""Why such a line is doubtful; each is read by itself."""

_FRONT: Final = rf"[ \t]*(?:(?:[{BULLETS}]|\d{{1,2}}[.):])[ \t]+)?"
_EMPTY: Final = re.compile(
    rf"{_FRONT}(?:\[[ _.\-–—\xa0]{{0,3}}\]|\([ _\-\xa0]{{0,3}}\)|[☐▢◻◯❑❏✗✘❌])[ \t]*(?=[^\s\[(])"
)
_BOXES: Final = "[(☐▢◻◯❑❏✗✘❌"
"""Without one of these no box is empty."""
_CROSSED: Final = re.compile(
    rf"{_FRONT}(?:\[ ?[xX✓✔✗✘vV*+/#] ?\]|\( ?[xX✓✔✗✘*+] ?\)|[☑☒✅🗹])\ufe0f?[ \t]*(?=[^\s\[(])"
)
_BOX: Final = re.compile(
    r"\b(?:box(?:es|ed)?|cross(?:es|ed)?|ticks?|ticked|checks?|checked|check ?marks?|marks?"
    r"|marked|x(?:es|['’]d)?)\b"
    r"|[☐☑☒✓✔✅]|\[[xX ]?\]",
    re.IGNORECASE,
)
_WITHOUT: Final = re.compile(
    r"\b(?:empty|blank|bare|unticked|unchecked|uncrossed|unmarked|no|not|without|others?|rest)\b"
    r"|\[ ?\]|☐",
    re.IGNORECASE,
)
_DOES: Final = re.compile(
    r"\bI (?:hereby |now |do |also )*(?:do|am doing|make|perform|take|carry out|announce|play|act)\b"
    r"|\b(?:is|are|stands for|means|counts as|count as|mark|marks) (?:all )?(?:a |an |my )?"
    r"(?:real |actual |game )?(?:moves?|actions?|acts?|done (?:now|hereby|here|by this|with this)|live)\b",
    re.IGNORECASE,
)
_OTHERWISE: Final = re.compile(
    r"\b(?:not|never|n['’]t|if|unless|when|whenever|once|would|could|might|may|should|will|shall|later|soon|tomorrow"
    r"|already|yesterday|last|ago|did|was|were|had|have|has|been|plan\w*|hope\w*|want\w*|wish\w*|try|maybe|perhaps"
    r"|intend\w*|consider\w*|usually|often|always|next|to do|todo|like to)\b|n['’]t\b|['’]ll\b|['’]ve\b",
    re.IGNORECASE,
)
_CLAUSE: Final = re.compile(
    r"(?<=[.!?;])\s+|\n[ \t]*\n|,? (?:and|but|while|whereas) "
    r"(?=an? (?:empty|blank)|(?:the )?(?:empty|blank|rest|others?))"
)


def mark_boxes(text: str, lines: list[Piece]) -> list[Piece]:
    """The pieces with lines behind boxes told apart where one is empty and another is not."""
    if not holds_any(text, _BOXES):
        return lines
    own = own_places(lines)
    empty = [p for p in own if _EMPTY.match(text, lines[p].start, lines[p].end)]
    crossed = [p for p in own if _CROSSED.match(text, lines[p].start, lines[p].end)]
    if not empty:
        return lines
    found = list(lines)
    boxed = {*empty, *crossed}
    told = joined(text, [line for place, line in enumerate(lines) if place not in boxed])
    sure = bool(crossed) and _explained(told)
    for place in boxed:
        if sure and place in empty:
            found[place] = found[place]._replace(sort=Sort.DOCUMENT)
        elif not sure:
            found[place] = found[place]._replace(sort=Sort.DOUBTFUL, doubt=BOXES)
    return found


def _explained(told: str) -> bool:
    """Whether words beside the boxes say that the crossed ones are done now, and none says otherwise."""
    sure = False
    for clause in _CLAUSE.split(told):
        if not _BOX.search(clause):
            continue
        if _WITHOUT.search(clause):
            if _DOES.search(clause) and not _OTHERWISE.search(clause):
                return False
        elif _OTHERWISE.search(clause):
            return False
        elif _DOES.search(clause):
            sure = True
    return sure
