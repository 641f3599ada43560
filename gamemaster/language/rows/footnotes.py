"""Notes at the foot of a mail, behind the mark that an act bears: `I give Tarn 10 gold.*`, `* Only five.`

Whoever marks an act wants the note read with it; where it may change the act, only a question is right.
"""

import re
from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import holds_any, tokenize
from gamemaster.language.layout.lines import line_end
from gamemaster.language.rows.asides import harmful
from gamemaster.language.tails.belying_tails import belies_before
from gamemaster.language.vocabulary.scene import Act, Scene

_MARK: Final = re.compile(
    r"(?<=[^\s*†‡])[.!?,;]?(\*{1,3}|†+|‡|[¹²³⁴]|\[\d{1,2}\]|\(\d{1,2}\)|\(\*\)|\^\d)(?=[\s.,;!?]|$)"
)
_LONGEST: Final = 600
_MARKS: Final = ("*", "†", "‡", "¹", "²", "³", "⁴", "[", "(", "^")


def changed_below(scene: Scene, act: Act) -> bool:
    """Whether the note to a mark at an act may change it."""
    text = scene.text
    said = text[act.start : line_end(text, act.end)]
    if not holds_any(said, _MARKS):
        return False
    return any(_changes(scene, note) for mark in _MARK.findall(said) if (note := _note(text, mark, act.end)))


def _note(text: str, mark: str, start: int) -> str:
    """The words behind the same mark at the front of a line below, up to a blank line."""
    for line in re.finditer(
        rf"^[ \t]*\(?{re.escape(mark)}\)?[.:)]?[ \t]*(?=[^\s*])", text[start:], re.MULTILINE
    ):
        if line.start():
            return text[start + line.end() : start + line.end() + _LONGEST].partition("\n\n")[0]
    return ""


def _changes(scene: Scene, note: str) -> bool:
    inner = tokenize(note)
    counts = any(number_at(inner, place) for place in range(len(inner)))
    return counts or harmful(scene, inner) or belies_before(inner)
