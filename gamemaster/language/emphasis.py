"""Stars and underscores that stand for bold and slanted letters in plain text, and mean nothing more."""

import re

# within a sentence only: around a whole one they may as well mark a gesture, or a title
_EMPHASIS = re.compile(r"(?<=[^\s\d.!?] )([*_]{1,2})(?=[^\W_])([^*_\n]{1,60})(?<=\w)\1(?![\w*])")


def without_emphasis(text: str) -> str:
    """`text`, of the same length, with blanks for the marks around words within a sentence."""
    if "*" not in text and "_" not in text:
        return text
    return _EMPHASIS.sub(lambda m: " " * len(m[1]) + m[2] + " " * len(m[1]), text)
