"""Stars and underscores that stand for bold and slanted letters in plain text, and mean nothing more."""

import re
from typing import Final

# within a sentence only: around a whole one they may as well mark a gesture, or a title; what stands before
# the mark is looked at behind it, so that the search can leap from mark to mark
_EMPHASIS: Final = re.compile(r"([*_](?<=[^\s\d.!?] [*_])[*_]?)(?=[^\W_])([^*_\n]{1,60})(?<=\w)\1(?![\w*])")


# `~~I vote for Tarn.~~ I vote for Brask.`: alone in its line it may as well be an ornament
_STRUCK: Final = re.compile(r"(?<![~\w])~~(?=[^\s~])[^~\n]{1,200}(?<=\S)~~(?=[ ,.;:!?]+[^\s~])")


def without_emphasis(text: str) -> str:
    """`text`, of the same length, with blanks for the marks around words within a sentence, and for words
    struck out beside others."""
    if "~~" in text:
        text = _STRUCK.sub(lambda m: " " * len(m[0]), text)
    if "*" not in text and "_" not in text:
        return text
    return _EMPHASIS.sub(lambda m: " " * len(m[1]) + m[2] + " " * len(m[1]), text)
