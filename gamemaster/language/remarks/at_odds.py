"""What senders tell of themselves that is at odds with the act beside it.

Behind an act they do something else after all, never meant to, have yet to dare, speak for another, or end in
a verb whose object can only be the act (`I explore, I have always wanted to type.`), say in which sense it is
meant; in front of it nobody is to take it seriously, or it is seen in the mind's eye.
"""

import re
from typing import Final

from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_I: Final = r"(?:and |but |so |as |since |for |because |though |which )?(?:i|we)"
_SAYING: Final = r"(?:say|write|type|announce|post|declare|shout|send)"
_IT: Final = r"(?:it|this|that|so|any such thing|the thing|anything(?: of the (?:kind|sort))?)"
_PLAYING: Final = r"(?:moving|going|exploring|fighting|attacking|voting|playing|joining|placing|giving)"
_THEY: Final = r"(?:that|this|it|they|any of (?:that|this|it|them))"
_PLAIN: Final = r"(?:literal|strict|strictest|full|fullest|usual|proper|plain|true|ordinary|game s)"
_AMOUNT: Final = rf"(?:\d+|{'|'.join(sorted(map(re.escape, NUMBER_WORDS)))})"
_BEHIND: Final = Sought(
    (
        # what is done in its place
        (
            rf"^(?:{_I} |and |but )?(?:shall|will|ll) (?:rest|stay|wait|remain|sit|abstain|sleep|hide)\b"
            r".*\b(?:instead|after all|where i am)$"
        ),
        rf"^{_I} (?:am|m|are|re) staying (?:put|where i am|where we are|right here)$",
        (
            rf"^{_I} (?:have|ve|had) no (?:real )?(?:wish|intention|desire|plans?|thought) (?:to|to do "
            rf"{_IT}|of (?:doing|saying|meaning) {_IT}|of {_PLAYING})$"
        ),
        rf"^{_I} (?:have|ve|had) nothing of the (?:kind|sort)\b",
        # what is not dared, or is somebody else's
        (
            rf"^{_I} (?:have|ve) yet to (?:find|gather|muster|pluck|summon|work)\b"
            r".*\b(?:courage|nerve|strength|will)$"
        ),
        rf"^{_I} (?:have|ve) half a mind to (?:{_SAYING}|vote|do)\b",
        (
            rf"^{_I} (?:am|m|are) (?:only |just )?(?:speaking|talking|writing) for "
            r"(?:my|the|nn|another|somebody|someone)\b"
        ),
        rf"^{_I} (?:am|m) (?:only |just )?the (?:voice|mouthpiece|messenger) of\b",
        rf"^{_I} (?:am|m|was) told by (?:the|my|a) \w+$",
        (
            rf"^{_I} had (?:my|the|a) \w+ (?:practi[sc]e|type|learn to type|try)\b"
            r".*\b(?:keyboard|phone|computer|laptop|keys)$"
        ),
        # what is said, and has no words but the act's
        rf"^{_I} (?:had hoped|had feared)$",
        rf"^{_I} was going to {_SAYING}(?: (?:at|in|on|over|before|after)\b.*)?$",
        (
            rf"^{_I} (?:have|ve) (?:always|long|often|never) (?:wanted|meant|hoped|longed|dared) "
            rf"to {_SAYING}$"
        ),
        (
            rf"^{_I} (?:was|were|am|are|m) (?:all )?(?:taught|told|trained|paid|asked|made|instructed|"
            rf"supposed|expected) to {_SAYING}$"
        ),
        # what may be wrong with it
        (
            r"\b(?:sneaking|nagging|nasty|sinking|horrible) (?:suspicion|feeling|fear) .*"
            r"\b(?:not|wrong|isn t|mistaken)\b"
        ),
        (
            r"\b(?:feeling|suspicion|hunch) (?:that )?\w+ (?:is|would be|might be) "
            r"(?:better|wiser|safer|the better|the one)\b"
        ),
        (
            rf"^{_I} (?:would|d) (?:like|love|want) to (?:know|hear|learn) (?:first )?"
            r"(?:whether|if) (?:that|this|it|i) "
        ),
        (
            rf"\bbefore {_THEY} (?:counts?|stands?|(?:is|are) counted|(?:is|are) final|becomes? final|"
            r"takes? effect)\b"
        ),
        # in whose sense it is said, and what it is besides an act
        (
            rf"\bin (?:the|a|its|that|some) (?!{_PLAIN} )(?:\w+ )?sense\b"
            r"(?! of | (?:that|which) (?:matters|counts)\b)"
        ),
        (
            r"^as (?:we|i) (?:always |like to |used to )?(?:say|put it|call it)\b.* "
            r"(?:when|if|in|at|here|where)\b"
        ),
        (
            r"^(?:you|one|anybody|anyone) (?:d|would|might|could|may) (?:well )?(?:think|say|guess|"
            r"assume|expect)(?: (?:after|by|from|given) .*)?$"
        ),
        (
            r"^(?:and )?(?:that|this|it) (?:s|is) (?:(?:only|just|merely) an? (?:\w+ )?(?:theory|idea|"
            r"wish|hope|example|guess|suggestion)|an? (?:offer|threat|promise|suggestion|quote|quotation|"
            r"guess|bet|question|riddle|challenge|dare|warning|prediction|line from \w+))$"
        ),
        # that nothing is to change
        (
            r"\b(?:leave|let|keep) (?:everything|it all|all|things|all that) (?:stay )?(?:as|where|the "
            r"way) it (?:is|was)\b"
        ),
        r"^everything (?:stays|remains) (?:as|where|the way) it (?:is|was)\b",
        # another amount
        (
            r"^\w+ (?:says|said|claims|thinks|thought|insists|swears|reckons) (?:that )?it "
            rf"(?:was|is|should be|ought to be|had been) {_AMOUNT}\b"
        ),
        r"\bone of us (?:two )?is (?:right|wrong|mistaken)\b",
    )
)
_HEADS: Final = words_in(
    "staying stand instead all am put here wish intention desire plan plans thought nothing courage nerve "
    "strength will mind speaking talking writing voice mouthpiece messenger told had hoped feared going "
    "taught trained paid asked made instructed supposed expected wanted meant longed dared suspicion "
    "feeling fear know hear learn better wiser safer one hunch counts stands counted final takes count "
    "take sense say call think guess assume expect offer threat promise suggestion quote quotation bet "
    "example theory idea hope question riddle challenge dare warning prediction line everything things "
    "says said claims thinks insists swears reckons us"
)
_AHEAD: Final = Sought(
    (
        (
            r"\bso (?:that )?(?:nobody|no one|none of you|you (?:do not|don t)) "
            r"(?:takes?|thinks?|believes?|mistakes?)\b"
            r".*\b(?:this|it|seriously|serious|move|vote|meant|real)\b"
        ),
        rf"^with no (?:real )?(?:intention|thought|wish|desire) of (?:doing|meaning|keeping) {_IT}",
        r"\bmind s eye\b",
        r"^because every (?:day|week|month|round|turn|time|\w+day)\b",
        (
            r"\bfor (?:the day )?(?:when|if|should) (?:it|i|we|somebody|you)\b.* "
            r"(?:needed|needs?|wanted|want)\b"
        ),
        # what is shown, in the words of those who show it
        r"\bthere (?:stands|stood|hangs|hung|appears|appeared)\b",
        r"\b(?:compare|contrast|conjugate|decline|parse|translate|spell)$",
        r"\bsteps to reproduce\b",
    )
)


def is_at_odds(said: Remark) -> bool:
    """Whether words behind acts, in their sentence or one of their own, tell something like that."""
    return not _HEADS.isdisjoint(said.lows) and said.holds(_BEHIND)


def leads_at_odds(said: Remark) -> bool:
    """Whether words in front of acts, in their own sentence, do."""
    return _AHEAD.search(said.said) is not None
