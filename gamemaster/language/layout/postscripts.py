"""Postscripts: `PS: twice`, `P.S. and Imke 2` say no more than the words behind their label."""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in

_LABELS: Final = words_in("ps pps p.s p.s. postscript nb n.b n.b.")
_MARKS: Final = words_in(": . , - -- ;")


def past_label(tokens: list[Token]) -> list[Token]:
    """The words of a sentence without the label of a postscript; all of them where it is no more."""
    low = tokens[0].low if tokens else ""
    if low not in _LABELS and low not in _MARKS and low != "p":
        return tokens
    spelled = [token.low for token in tokens[:4]] == ["p", ".", "s", "."]
    place = len(tokens[:4]) if spelled else int(low in _LABELS)
    while place < len(tokens) and tokens[place].low in _MARKS:
        place += 1
    return tokens[place:] or tokens
