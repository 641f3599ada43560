"""Sentences in front of acts that lay them before the readers to judge or to guess at, or leave a choice.

`Vote on my move, everyone!`, `Which of these would be cheaper?`, `Truth or lie?`, `Two of these three:`, `Is
this wise?`. A question about its sender or the readers (`Am I late?`) is none.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_SANE: Final = (
    r"(?:mad|crazy|insane|wise|unwise|clever|stupid|foolish|a fool|an idiot|dreaming|sane|brave|a good "
    r"idea|a bad "
    r"idea|sensible|legal|allowed|right|worth it|better|smart|reckless|any good)"
)
_TRUE: Final = (
    r"(?:true|truth|fact|facts|real|lie|lies|false|fiction|fake|bluff|joke|serious|genius|madness|sense|"
    r"nonsense|bold|stupid|dare)"
)
_ASKING: Final = re.compile(
    "|".join(
        (
            (
                r"which (?:one )?(?:of (?:these|them|the two|the following|my (?:moves|plans|ideas|options)) "
                r")?(?:is|are|would be|"
                r"seems|looks|sounds|pays|scores|do you (?:like|prefer)|would you|should i)(?: (?:the "
                r")?(?:better|best|"
                r"cheaper|cheapest|wiser|wisest|\w+er|\w+est|more|do|take|prefer|choose|you|i|rather))*(?: "
                r"\w+)?"
            ),
            rf"{_TRUE} (?:or|and|vs|versus) {_TRUE}",
            (
                rf"(?:am i|is (?:this|it|that)|would (?:this|that|it) be|does (?:this|it)) (?:being )?(?:\w+ "
                rf")?{_SANE}(?: or \w+)?"
            ),
            r"(?:shall|should) i (?:do|risk|dare|try) (?:this|it|that)",
            r"does (?:this|it) make sense(?: to you| to anyone)?",
        )
    )
)
_PUT_TO_ALL: Final = re.compile(
    "|".join(
        (
            (
                r"(?:please )?(?:vote|rate|judge|comment|advise me|guess|bet) (?:on )?(?:my|these|the "
                r"following|which of (?:these|"
                r"them)) ?(?:move|moves|plan|plans|turn|options|ideas|acts)?(?: (?:everyone|everybody|all|"
                r"folks|please|"
                r"from one to ten|out of ten))*"
            ),
            r"(?:quick |straw |little |small )?(?:poll|quiz|riddle)(?: time| of the day| for you all)?",
            (
                r"(?:one|two|three|four|some) (?:\w+ )?(?:true |false |real |invented )?(?:statements?|"
                r"lies|truths)(?: (?:and|of which) (?:one|two|three|some|a)\b.*| below)?"
            ),
            r"(?:two truths and a lie|spot the lie|find the lie)",
            (
                r"(?:here (?:are|come) |below (?:are|stand) )?(?:one|two|three|four|five|some|a few) "
                r"(?:\w+ )?(?:sentences|claims|facts|things|stories|lines|remarks)"
                r"(?: about \w+| follow| below)?"
                r"(?: and| of which| at least| only)* (?:one|two|three|some|all but one)(?: of (?:them|which|"
                r"these))?(?: is| are)?(?: an?)? (?:lie|lies|fib|fibs|untrue|false|invented|made up)"
            ),
            (
                r"(?:let s |let us |we |today we )?play (?:a game of |at )?(?:one|two|three) "
                r"(?:truths?|lies?) (?:and|or) (?:a|one|two|three) (?:truths?|lies?)"
            ),
            (
                r"(?:please )?(?:(?:pick|choose|take|do|guess) )?(?:just |only |any )?(?:one|two|three|any|"
                r"some) of (?:these|those|"
                r"the following|the below|them)(?: (?:two|three|four|five|moves|acts|lines))?(?: (?:gm s|"
                r"your|"
                r"dealer s|you|at)"
                r"(?: (?:choice|pick|choose|decide|random))?| as you like| please)?"
            ),
        )
    )
)
_SIGNS: Final = words_in(
    "which truth true fact facts real lie lies am is would does shall should vote rate judge comment "
    "advise guess bet "
    "poll quiz riddle statement statements truths of bluff joke serious genius bold fiction"
)
_ANSWERS: Final = ("yes", "no", "of course", "probably", "perhaps", "maybe", "who knows", "sure", "hardly")
_LONGEST: Final = 14


def polls(told: Remark, asks: bool, behind: str = "") -> bool:
    """Whether a sentence puts what follows to its readers; `asks` tells that it is a question, which words
    right `behind` it may answer (`Is it wise? No.`)."""
    if not told.lows or len(told.lows) > _LONGEST or _SIGNS.isdisjoint(told.lows):
        return False
    if asks and not behind.strip().lower().startswith(_ANSWERS) and _ASKING.fullmatch(told.said) is not None:
        return True
    return _PUT_TO_ALL.fullmatch(told.said) is not None
