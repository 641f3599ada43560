"""What somebody can be called: a name is read in sentences and printed in tables, and must be one there too.

It is no number, no pronoun, no word of procedure, no place of a game; and no name looks like another by
letters of a second alphabet.
"""

import re
import unicodedata
from functools import cache
from typing import Final

from gamemaster.core.errors import UsageError
from gamemaster.core.people import fold
from gamemaster.language.english.tokens import words_in
from gamemaster.service.workspace.registry import find_speech, speech_ids

_LONGEST: Final = 60
_NOT_NAMES: Final = words_in(
    # words that a sentence uses for people without naming one
    "a all an each every one none nobody noone anybody anyone everybody everyone somebody someone game "
    "i me my mine myself we us our ourselves you yourself he him himself she her herself it itself "
    "e em emself they them themselves this that self "
    # and those by which acts are joined, dated and decided
    "and or but not no yes aye nay if then unless for against with without to of by in at approve hold "
    "redraft reject today tomorrow yesterday tonight now later week month year turn"
)
_SPEAKERS: Final = words_in("i me my mine we us our you they them nobody everybody everyone all")
"""Words that no name begins with: `me too`."""
_JOINING: Final = frozenset({"and", "or", "&"})
_FIGURE: Final = re.compile(r"\d+")
_LOOKING_LATIN: Final = frozenset(
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bd\u03bf"
    "\u0405\u0406\u0408\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425"
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04bb\u04cf\u0501\u051b\u051d"
)
"""Greek and Cyrillic letters with the shape of Latin ones (UTS 39, confusable letters)."""


def read_name(text: str) -> str:
    """The name, with single blanks; raises UsageError where it cannot be one."""
    name = " ".join(text.split())
    strange = [c for c in name if unicodedata.category(c)[0] == "C"]
    if strange or not name or not name[0].isalpha() or len(name) > _LONGEST or set(name) & set('<>@|"'):
        raise UsageError(
            f"{text[:80]!a} cannot be a name: it must begin with a letter "
            f"and have at most {_LONGEST} plain characters"
        )
    if any(_mixes_alphabets(word) for word in name.split()):
        raise UsageError(f"{name!a} cannot be a name: it mixes letters of two alphabets")
    words = name.casefold().split()
    if not _JOINING.isdisjoint(words):
        raise UsageError(f"{name!r} cannot be a name: in a sentence it is several")
    said = {fold(name), fold(_FIGURE.sub("n", name))}
    if words[0] in _SPEAKERS or not (said.isdisjoint(_NOT_NAMES) and said.isdisjoint(_places())):
        raise UsageError(f"{name!r} cannot be a name: in a sentence it means something else")
    return name


def _mixes_alphabets(word: str) -> bool:
    """Whether a word has Latin letters and others that only look so, as `Ondine` with a Cyrillic O: in a mail
    nobody could tell it from the plain one."""
    latin = any(unicodedata.name(letter, "").startswith("LATIN") for letter in word)
    return latin and not _LOOKING_LATIN.isdisjoint(word)


@cache
def _places() -> frozenset[str]:
    """What the installed games call their places and things, folded as names are; figures in them are `n`."""
    kinds = (kind for known in speech_ids() for kind in find_speech(known).phrasebook.kinds)
    said = (phrase for kind in kinds for phrase in (*kind.phrases, *kind.phrases.values()))
    return frozenset(fold(phrase) for phrase in said if phrase)
