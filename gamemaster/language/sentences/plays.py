"""Plays and dialogues whose speakers stand in capitals: `FIRST WOLF: I attack the butcher!`

What is said in them is done by nobody, also where the speakers bear names that the game knows (`WOLF`).
A form has such labels too (`LEFT CONSTRUCTOR: A`); in a play several of them speak of themselves, one of them
speaks again, and directions stand by themselves in brackets (`(Enter a GHOST.)`). Where only some of this is
so, nobody can say.
"""

import re
from bisect import bisect_left, bisect_right
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import words_in

CALLED: Final = r"([A-Z][A-Z.'’ ]{2,30})(?: ?[(\[][^()\[\]\n]{1,60}[)\]])?:[ \t]"
"""The pattern of a name in capitals that has a line, with what e does while speaking (`WOLF (aside): `)."""
_LINE: Final = re.compile(rf"^[ \t]*{CALLED}[ \t]*(\S[^\n]*)$", re.MULTILINE)
_DIRECTION: Final = re.compile(
    r"^[ \t]*(?:\([A-Z][^()\n]{3,200}\)|\[[A-Z][^\[\]\n]{3,200}\])[ \t]*$", re.MULTILINE
)
_SPEAKING: Final = re.compile(r"\b(?:I|[Ww]e|[Mm]e|[Yy]ou|[Mm]y)\b|[!?]")
_FIELDS: Final = words_in(
    "my our me i vote votes ballot move moves action actions act acts turn turns order orders play plays "
    "note notes news reason reasons subject to from ps nb edit update updates answer answers question "
    "questions left right middle constructor constructors target step day night week phase proposal "
    "proposals rule rules text title heal poison save attack see explore for against offer offers token tile "
    "summary today"
)
_FEWEST: Final = 2


class Play:
    """The lines of a mail that somebody in capitals may speak, and its directions; found once."""

    def __init__(self, text: str) -> None:
        self._text = text
        lines = _LINE.finditer(text) if ": " in text or ":\t" in text else ()
        self._lines = [line for line in lines if may_speak(line[1])]
        self._directions = list(_DIRECTION.finditer(text)) if self._lines else []
        self._told: dict[int, str] = {}

    def at(self, start: int, end: int) -> str:
        """What the words at `start`, in a mail up to `end`, are in a play: `nothing` where it certainly is
        one, `doubt` where it may be, else "".
        """
        begun = self._text.rfind("\n\n", 0, start) + 1 if self._lines else 0
        first = bisect_left(self._lines, begun, key=re.Match.start)
        if not self._lines or first == bisect_right(self._lines, start, key=re.Match.start):
            return ""
        if end not in self._told:
            self._told[end] = self._up_to(end)
        return self._told[end]

    def _up_to(self, end: int) -> str:
        spoken = [line[1] for line in self._lines if line.end() <= end and _SPEAKING.search(line[2])]
        if len(set(spoken)) < _FEWEST:
            return ""
        last = {name: place for place, name in enumerate(spoken)}
        again = any(one != other and last[one] > n + 1 for n, (one, other) in enumerate(pairwise(spoken)))
        staged = sum(direction.end() <= end for direction in self._directions)
        if (again and staged) or staged >= _FEWEST:
            return "nothing"
        return "doubt" if again or staged else ""


def may_speak(label: str) -> bool:
    """Whether a label may name a speaker: it opens no field of a form, and says nothing of one's own."""
    return _FIELDS.isdisjoint(label.lower().split())
