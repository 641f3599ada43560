"""Questions beside acts that the sender answers emself: `Is Tarn in already? Then I stay out.`

What e would do, or leave, the one answer given, stands beside the act and is not it; which answer is true,
nobody says. What e would only say or feel then (`If so, I am glad.`) leaves the act as it is.
"""

from typing import Final

from gamemaster.language.after.remark_words import FEELING, OPENERS
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_GATE: Final = words_in("then otherwise else if case")
_CASES: Final = tuple(
    tuple(case.split())
    for case in (
        "then",
        "otherwise",
        "or else",
        "else",
        "if not",
        "if so",
        "if yes",
        "if no",
        "in that case",
        "in which case",
        "if he is",
        "if she is",
        "if it is",
        "if they are",
    )
)
_ONESELF: Final = words_in("i me my we us mine")
_DENYING: Final = words_in("not no never none nothing")
_TALK: Final = FEELING | words_in(
    "say tell hear owe know thank thanks apologise apologize wonder congratulate love understand see think "
    "imagine believe suppose guess bet envy blame happy curious impressed surprised let write read show send "
    "ask mention shut stop"
)
_FEW: Final = 6
_NEAR: Final = 3


def answers_itself(question: Tokens, tokens: Tokens) -> bool:
    """Whether words right behind a question say what the sender does by its answer, or that e does not."""
    if _GATE.isdisjoint([token.low for token in tokens[:_NEAR]]) or question[-1].low != "?":
        return False
    if not 0 < tokens[0].start - question[-1].end <= _NEAR:
        return False
    lows = plain_lows(tokens)
    begin = next((place for place, low in enumerate(lows) if low not in OPENERS or low == "then"), 0)
    case = next((case for case in _CASES if tuple(lows[begin : begin + len(case)]) == case), None)
    if case is None:
        return False
    told = lows[begin + len(case) :]
    if not _ONESELF.isdisjoint(told):
        return _TALK.isdisjoint(told)
    if len(told) > _FEW or not words.FINITE.isdisjoint(told):
        return False
    named = any(token.capital for token in tokens[1:]) and told[:1] == ["the"]
    return named or not _DENYING.isdisjoint(told)
