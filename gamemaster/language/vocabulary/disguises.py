"""Acts in disguise: with stars or figures for letters, or every letter moved. They are asked about."""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import Tokens
from gamemaster.language.vocabulary.lexicon import Lexicon

_LEET: Final = str.maketrans("0134578@$", "oieastbas")
_FIGURE: Final = re.compile(r"\d")
_LEET_WORD: Final = re.compile(r"[^\W_]{4,}")
_MIXED: Final = re.compile(r"(?<![\w-])(?=\w*[^\W\d_])(?=\w*\d)[^\W_]{3,}(?![\w-])")
_STARRED: Final = re.compile(r"(?<![\w*])\w+\*+\w+(?![\w*])")
_SHIFTED: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz", "nopqrstuvwxyzabcdefghijklm")


def starred(lexicon: Lexicon, text: str, lows: frozenset[str]) -> bool:
    """`I play K*te`: an act whose object is written with stars for letters."""
    return "i" in lows and not lexicon.base_words.isdisjoint(lows) and _STARRED.search(text) is not None


def disguised(lexicon: Lexicon, text: str) -> bool:
    """Whether the sentence names an act in figures that stand for letters (`3xpl0r3`, `1 pl4y t3h`)."""
    if _FIGURE.search(text) is None:
        return False
    mixed = [word.lower() for word in _MIXED.findall(text)]
    if len(mixed) > 1 and any(word.translate(_LEET) in lexicon.base_words for word in mixed):
        return True
    for word in _LEET_WORD.findall(text):
        if sum(c.isdigit() for c in word) > 1 and not word.isdigit():
            plain = word.lower().translate(_LEET)
            if plain in lexicon.verb_words or plain in lexicon.entities:
                return True
    return False


def shifted(lexicon: Lexicon, tokens: Tokens) -> bool:
    """`V ibgr sbe Gnea`: whether I and a verb of the game stand there with every letter moved by thirteen."""
    return any(
        one.low == "v" and other.low.translate(_SHIFTED) in lexicon.base_words
        for one, other in pairwise(tokens)
    )
