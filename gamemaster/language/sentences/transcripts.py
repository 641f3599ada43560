"""Minutes and chats with a label for each speaker: `Lorcan: Whose turn?`, `[22:01] <quin> I explore.`

What their sender says in them was said to others, at another time; nobody can say whether e says it now.
"""

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import holds_any, tokenize
from gamemaster.language.vocabulary.scene import Scene

_CLOCK: Final = r"(?:[\[(]?\d{1,2}[:.]\d\d(?:[:.]\d\d)?[\])]?[ \t]*(?:[-–—|][ \t]*)?)?"
_LABEL: Final = re.compile(
    rf"^[ \t]*(?:[-*•][ \t]+|\d{{1,2}}[.)][ \t]+)?{_CLOCK}"
    r"(?:<[@+]?([\w.'’ -]{1,30})>|\[([\w.'’ -]{1,30})\]"
    r"|([A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,2})(?: \([^()\n]{1,40}\))?:)[ \t]+(?=\S)",
    re.MULTILINE,
)
_SIGNS: Final = ("<", "[", ": ", ":\t")
"""One of these is in every label."""
_REPLY: Final = re.compile(r"(?<=[.!?] )()()([A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,2}):[ \t]+(?=\S)")
"""The label of who answers in the same line: `ONDINE: I explore. TARN: Again?`"""
_ASKED: Final = re.compile(r"\bQ[.:)] [^\n?]{1,120}\? +A[.:)] ")
"""`Q. Hobbies? A. I explore.`"""
_MOST: Final = 200

Labels = Sequence[re.Match[str]]


def labels_of_speakers(text: str) -> Labels:
    """The labels in a mail that may name a speaker, in order."""
    return list(_LABEL.finditer(text)) if holds_any(text, _SIGNS) else []


def in_transcript(scene: Scene, labels: Labels, start: int, end: int) -> bool:
    """Whether the words at `start` stand behind the label of a speaker, in a mail (up to `end`) in which
    others have lines as well."""
    begin = scene.text.rfind("\n\n", 0, start) + 1
    if _ASKED.search(scene.text, begin, start):
        return True
    nearest = bisect_right(labels, start, key=re.Match.end) - 1
    if nearest < 0 or labels[nearest].start() < begin - 1:
        return False
    speaker = _speakers(scene, labels[nearest])
    if not speaker:
        return False
    if scene.sender in speaker and any(
        _speakers(scene, one) for one in _REPLY.finditer(scene.text, start, end)
    ):
        return True
    told = (_speakers(scene, label) for label in labels[:_MOST] if label.end() < end)
    return any(who and scene.sender not in who for who in told)


def _speakers(scene: Scene, label: re.Match[str]) -> tuple[str, ...]:
    """Whom a label names: a person of the game and no more."""
    name = label[1] or label[2] or label[3]
    tokens = tokenize(name)
    named = scene.referents.at(name, tokens, 0) if tokens else None
    return named.who if named is not None and named.end == len(tokens) else ()
