"""Small grammars of clauses, written as lines of word classes: `MOVE BE MERELY* ART? TEXT`.

A class is a list of words; `on_the_fence` is one entry of three words, and a name in capitals within an entry
stands for the words of another class. In a line `X?` may be missing and `X*` may come as often as it likes,
`!X` must not follow, `END` is the end or a word of the class of that name, which is not taken; `.` is any one
word, `..` up to eight of them, `$` the end. Every other word stands for itself.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

_NAME: Final = re.compile(r"[A-Z]+")
_ANY: Final = {".": r" [\w']+", "..": r"(?: [\w']+){0,8}?", "$": "$"}
_END: Final = "END"


def grammar(classes: Mapping[str, str], lines: Iterable[str]) -> re.Pattern[str]:
    """The pattern of clauses that one of the lines describes, for clauses with a blank before each word."""
    known: dict[str, str] = {}
    for name, entries in classes.items():
        one_of = f"(?:{'|'.join(_filled(entry, known) for entry in entries.split())})"
        known[name] = rf"(?=$| {one_of}\b)" if name == _END else one_of
    return re.compile("|".join("".join(_place(word, known) for word in line.split()) for line in lines))


def _filled(entry: str, known: Mapping[str, str]) -> str:
    """An entry with the words of the classes that it names: `all_of_THESE`."""
    return _NAME.sub(lambda match: known[match.group()], entry).replace("_", " ")


def _place(word: str, known: Mapping[str, str]) -> str:
    """One place of a line."""
    name = word.rstrip("?*")
    often = word[len(name) :]
    if name == _END:
        return known[name]
    if name.startswith("!"):
        return rf"(?! {_filled(name[1:], known)}\b)"
    one = _ANY.get(name) or rf" {_filled(name, known)}\b"
    return f"(?:{one}){often}" if often else one
