"""Cheers, congratulations and other exclamations, which present no text that might stand below them."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import words_in

_CHEERING: Final = words_in(
    "congratulations congrats kudos bravo hurrah hooray hurray thanks condolences commiserations"
)
_WHAT_A: Final = words_in(
    "pleasure joy relief delight treat shame pity week day night mess feast surprise weekend month year team "
    "lot bunch crowd game lovely wonderful splendid strange sad beautiful fine great long"
)
_CHEERS: Final = (["three", "cheers"], ["hats", "off"], ["well", "done"], ["all", "hail"], ["long", "live"])
_NEAR: Final = 4


def acclaims(lows: Sequence[str]) -> bool:
    """`Joss, congratulations on the exam!`, `Three cheers for the archive!`, `What a pleasure to read it!`"""
    if lows[:2] in (["what", "a"], ["what", "an"], ["such", "a"]):
        return lows[2:3] != [] and lows[2] in _WHAT_A
    return not _CHEERING.isdisjoint(lows[:_NEAR]) or any(list(lows[p : p + 2]) in _CHEERS for p in (0, 1))
