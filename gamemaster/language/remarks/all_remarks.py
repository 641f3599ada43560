"""Whole remarks by which acts are not certain, in a sentence of their own or at the end of the acts' own.

`(I explore.) On hold.`, `I explore (on hold).`, `I explore -- on hold.`: what makes an act uncertain as a
sentence does so in brackets or behind a dash, too.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.before.staged import staged
from gamemaster.language.english.joined import parts_said
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.remarks.at_stake import is_at_stake
from gamemaster.language.remarks.bygone_or_made_up import is_bygone_or_made_up
from gamemaster.language.remarks.called_off import calls_off
from gamemaster.language.remarks.lines_of_texts import makes_text_of
from gamemaster.language.remarks.not_in_earnest import is_not_in_earnest
from gamemaster.language.remarks.on_hold import is_on_hold
from gamemaster.language.remarks.put_out_of_play import puts_out_of_play
from gamemaster.language.remarks.still_in_draft import is_still_in_draft
from gamemaster.language.remarks.tails_of_irony import mocks
from gamemaster.language.remarks.whole_remarks import Whole, whole

_PARTING: Final = words_in("( -- ... ; : , !")
_MOST: Final = 16


def is_remark_against(parts: Sequence[str]) -> bool:
    """Whether a sentence behind acts, in its parts between marks, is one of those remarks."""
    said = whole(parts)
    return said is not None and _unmakes(said)


def _unmakes(said: Whole) -> bool:
    return (
        calls_off(said)
        or is_at_stake(said)
        or is_on_hold(said)
        or is_not_in_earnest(said)
        or makes_text_of(said)
        or is_bygone_or_made_up(said)
        or is_still_in_draft(said)
        or puts_out_of_play(said)
    )


def stands_unreal(tokens: Tokens, start: int, end: int, answers: bool = False) -> bool:
    """Whether words in front of acts, which begin at `start` in the text, or behind them unmake these;
    `answers` says that these answer something that somebody wrote."""
    return staged(tokens, start, end) or ends_with_remark(tokens, end, answers)


def ends_with_remark(tokens: Tokens, end: int, answers: bool = False) -> bool:
    """Whether what ends the sentence of acts, whose words end at `end` in the text, is such a remark.

    `I explore, and pigs can fly`, `I explore my foot`: irony needs no mark in front of it. `AGAINST 32,
    needs work` says it of what is answered.
    """
    behind = [token for token in tokens if token.start >= end]
    if not 0 < len(behind) <= _MOST or (answers and [t.low for t in behind[1:2]] == ["needs"]):
        return False
    parts = list(parts_said(behind))
    said = whole(parts) if parts else None
    return said is not None and (mocks(said) or (behind[0].low in _PARTING and _unmakes(said)))
