"""Sentences by which a mail may come from other hands than its sender's: `My account was hacked.`

Whatever stands beside one, before it or behind, only the sender emself could have meant.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import words_in

_KIN: Final = "(?:" + "|".join(sorted(words.KIN)) + ")"
_OTHER: Final = (
    rf"(?:(?:my|the|our|her|his|their) (?:\w+ )?{_KIN}|a friend(?: of mine)?"
    r"|somebody(?: else)?|someone(?: else)?)"
)
_MINE: Final = r"(?:my|our|her|his|their)"
_ACCOUNT: Final = r"(?:account|password|login|credentials|mail|email|mailbox|inbox)"
_MACHINE: Final = r"(?:phone|computer|laptop|tablet|keyboard|keys|machine)"
_HAS: Final = (
    r"(?:has|have|s|got|has got|took|has taken|stole|has stolen|uses|is using|s using|borrowed|has borrowed|"
    r"hacked|has hacked|hijacked|has hijacked|knows|found|guessed|has guessed)"
)
_SENTENCES: Final = re.compile(
    "|".join(
        (
            (
                rf"{_OTHER} (?:is|s) (?:writing|typing|sending|posting)"
                r"(?: (?:this|these|it|here|now|for me|mail))*"
            ),
            rf"{_OTHER} {_HAS} {_MINE} (?:\w+ )?(?:{_ACCOUNT}|{_MACHINE})(?: \w+){{0,2}}",
            rf"\w+ {_HAS} {_MINE} (?:{_ACCOUNT})(?: \w+){{0,2}}",
            (
                rf"{_MINE} {_ACCOUNT} (?:was|is|has been|s been|got|may be|may have been) "
                r"(?:hacked|stolen|hijacked|compromised|taken over|in other hands)(?: \w+){0,3}"
            ),
            (
                rf"(?:\w+ s (?:{_ACCOUNT}|{_MACHINE}) )?(?:i am|i m|this is) "
                rf"(?:her|his|their|eir|\w+ s) {_KIN}(?: (?:writing|typing|speaking|here))?"
            ),
            (
                r"(?:this|it) (?:is not|isnt|is n t|isn t) \w+(?: \w+)? "
                r"(?:writing|typing|speaking|sending)(?: this)?"
            ),
            (
                rf"(?:(?:my|the|our) (?:\w+ )?)?{_KIN} (?:just )?(?:walked|sat|ran|fell|stepped|slept|jumped|"
                rf"danced) (?:over|on|across|onto) (?:my|the|our) {_MACHINE}(?: \w+){{0,3}}"
            ),
        )
    )
)
_OPENERS: Final = words_in("well oh ah and but so hello hi sorry note warning")
_GATE: Final = words.KIN | words_in(
    "account password login credentials mail email mailbox inbox somebody someone writing typing speaking"
)
_LONGEST: Final = 12


def in_other_hands(lows: Sequence[str]) -> bool:
    """Whether a whole sentence says so."""
    if not 2 < len(lows) <= _LONGEST or _GATE.isdisjoint(lows):
        return False
    return _SENTENCES.fullmatch(as_said(lows, _OPENERS)) is not None
