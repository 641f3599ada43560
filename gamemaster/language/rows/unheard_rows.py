"""Boxes, tables and labelled rows of a short mail in which nothing was found: `[x] Joss`, `Me: Joss`.

Who sends nothing but a few such rows to a game means something by them. In a longer mail they are a report,
and where anything else was found, that is what the mail says.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from gamemaster.language.english.tokens import Tokens, tokenize
from gamemaster.language.layout.letter import Letter
from gamemaster.language.values.describing import names_or_numbers, names_somebody_else, names_value
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Doubt, Finding, Scene, Skip

_ROW: Final = re.compile(
    r"[ \t]*(?:[-*•] )?\[ ?[xX✓✔] ?\].*|.*\[ ?[xX✓✔] ?\][ \t.]*$|[ \t]*\|.*\|.*"
    r"|[ \t]*(?:me|mine|my choice|my pick|before|after|old|new|\d{1,3})[ \t]*(?::|->|→|=>|=)[ \t]*\S.*",
    re.IGNORECASE,
)
_MOST_LINES: Final = 6
_LONGEST: Final = 12


def unheard_rows(
    lexicon: Lexicon, referents: Referents, letter: Letter, findings: Sequence[Finding], bears: Bearing
) -> list[Doubt]:
    """A question for each such row of a mail of the game's own; spans count in the letter's text."""
    if bears is not Bearing.SIGNED or any(not isinstance(f, Skip) for f in findings):
        return []
    lines = [line for line in _lines(letter.text) if letter.text[line[0] : line[1]].strip()]
    if len(lines) > _MOST_LINES:
        return []
    scene = Scene(letter.text, lexicon, referents, letter.sender or "", 0)
    return [
        Doubt("incomplete", start, end, (), True)
        for start, end in lines
        if _ROW.fullmatch(letter.text[start:end]) and _names(scene, tokenize(letter.text, start, end))
    ]


def _lines(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for line in text.splitlines(keepends=True):
        yield start, start + len(line.rstrip())
        start += len(line)


def _names(scene: Scene, tokens: Tokens) -> bool:
    """Whether a thing of the game, one of its few values or somebody else is named."""
    if len(tokens) > _LONGEST:
        return False
    return names_somebody_else(scene, tokens) or names_value(scene, tokens) or names_or_numbers(scene, tokens)
