"""Plays and dialogues whose speakers stand in capitals: `FIRST WOLF: I attack the butcher!`

What is said in them is done by nobody, also where the speakers bear names that the game knows (`WOLF`).
A form has such labels too (`LEFT CONSTRUCTOR: A`); in a play several of them speak of themselves, one of them
speaks again, and directions stand by themselves in brackets (`(Enter a GHOST.)`). Where only some of this is
so, nobody can say.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.scene import Scene

_LINE: Final = re.compile(
    r"^[ \t]*([A-Z][A-Z.'’ ]{2,30})(?: ?[(\[][^()\[\]\n]{1,60}[)\]])?:[ \t]+(\S[^\n]*)$", re.MULTILINE
)
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
_MOST: Final = 200


def in_play(scene: Scene, start: int, end: int) -> str:
    """What the words at `start`, in a mail up to `end`, are in a play: `nothing` where it certainly is one,
    `doubt` where it may be, else "".
    """
    text = scene.text
    begun = text.rfind("\n\n", 0, start) + 1
    if ":" not in text[begun : start + _MOST]:
        return ""
    lines = [line for line in _LINE.finditer(text, 0, end) if may_speak(line[1])]
    spoken = [line[1] for line in lines if _SPEAKING.search(line[2])]
    if len(set(spoken)) < _FEWEST or not any(begun <= line.start() <= start for line in lines):
        return ""
    again = any(one != other and one in spoken[n + 2 :] for n, (one, other) in enumerate(pairwise(spoken)))
    staged = len(_DIRECTION.findall(text, 0, end))
    if (again and staged) or staged >= _FEWEST:
        return "nothing"
    return "doubt" if again or staged else ""


def may_speak(label: str) -> bool:
    """Whether a label may name a speaker: it opens no field of a form, and says nothing of one's own."""
    return _FIELDS.isdisjoint(label.lower().split())
