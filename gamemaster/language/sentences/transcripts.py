"""Minutes and chats with a label for each speaker: `Lorcan: Whose turn?`, `[22:01] <quin> I explore.`

What their sender says in them was said to others, at another time; nobody can say whether e says it now.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import tokenize
from gamemaster.language.vocabulary.scene import Scene

_CLOCK: Final = r"(?:[\[(]?\d{1,2}[:.]\d\d(?:[:.]\d\d)?[\])]?[ \t]*(?:[-–—|][ \t]*)?)?"
_LABEL: Final = re.compile(
    rf"^[ \t]*(?:[-*•][ \t]+|\d{{1,2}}[.)][ \t]+)?{_CLOCK}"
    r"(?:<[@+]?([\w.'’ -]{1,30})>|\[([\w.'’ -]{1,30})\]"
    r"|([A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,2})(?: \([^()\n]{1,40}\))?:)[ \t]+(?=\S)",
    re.MULTILINE,
)
_MOST: Final = 200


def in_transcript(scene: Scene, start: int, end: int) -> bool:
    """Whether the words at `start` stand behind the label of a speaker, in a mail (up to `end`) in which
    others have lines as well."""
    text = scene.text
    paragraph = text.rfind("\n\n", 0, start) + 1
    spoken = [
        match for match in _LABEL.finditer(text, paragraph, min(end, start + 1)) if match.start() <= start
    ]
    if not spoken or not _speakers(scene, spoken[-1]):
        return False
    told = list(_LABEL.finditer(text, 0, end))[:_MOST]
    return any(who and scene.sender not in who for match in told if (who := _speakers(scene, match)))


def _speakers(scene: Scene, label: re.Match[str]) -> tuple[str, ...]:
    """Whom a label names: a person of the game and no more."""
    name = label[1] or label[2] or label[3]
    tokens = tokenize(name)
    named = scene.referents.at(name, tokens, 0) if tokens else None
    return named.who if named is not None and named.end == len(tokens) else ()
