"""Sayings that deny or forbid something in form only: after an act they take nothing back."""

from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.english.tokens import Tokens

HARMLESS: Final = frozenset(
    tuple(phrase.split())
    for phrase in phrases(
        "not that it matters; not that i care; not that anyone cares; not that anybody cares; not that i "
        "mind; "
        "no pun intended; no offence; no offense; no rush; no hurry; no problem; no worries; no thanks "
        "needed; "
        "no need to reply; no need to thank me; no regrets; nothing personal; never a dull moment; not "
        "bad; not "
        "bad at all; not my best week; not my best day; not a moment too soon; no guts no glory; no risk "
        "no fun; "
        "no pain no gain; no time to lose; no time like the present; nothing ventured nothing gained; "
        "not for "
        "the first time; never say never; no rest for the wicked"
    )
)


def idle(tokens: Tokens) -> bool:
    """`No offence`, `Not that it matters`: a saying that takes nothing back."""
    return tuple(token.low for token in tokens if token.low[0].isalnum()) in HARMLESS
