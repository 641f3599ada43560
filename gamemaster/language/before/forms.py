"""Whose form a row belongs to: `Name: Bram` above `Vote: Ludo` says that Bram filled it in.

A row bears no subject. Where another row of its paragraph gives the name of somebody who is not the sender,
the act may be of either.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import tokenize
from gamemaster.language.vocabulary.scene import Scene

_MOST: Final = 1_000
_WHO: Final = re.compile(
    r"^[ \t]*[-*•]?[ \t]*(?:(?:your|my|full|player|voter|character)[ '’s]*)?"
    r"(?:name|player|voter|voting|character|sender|author|contestant|member|signed|signature|from|by|"
    r"submitted by|sent by|filled in by|on behalf of|proxy(?: for)?|acting for)[ \t]*[:=|][ \t]*(\S.*)$",
    re.IGNORECASE | re.MULTILINE,
)


def form_of_another(scene: Scene, start: int) -> bool:
    """Whether a row of the paragraph that holds the place `start` names somebody else than the sender."""
    text = scene.text
    first = text.rfind("\n\n", max(0, start - _MOST), start) + 1
    last = text.find("\n\n", start, start + _MOST)
    rows = text[first : last if last >= 0 else start + _MOST]
    return any(_names_another(scene, row[1]) for row in _WHO.finditer(rows))


def _names_another(scene: Scene, said: str) -> bool:
    """Whether nothing but somebody else's name stands behind the label."""
    tokens = tokenize(said)
    named = scene.referents.at(said, tokens, 0) if tokens else None
    alone = named is not None and not any(token.low[0].isalnum() for token in tokens[named.end :])
    return alone and named is not None and scene.sender not in named.who
