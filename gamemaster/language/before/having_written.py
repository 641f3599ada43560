"""What its sender wrote down once, told in front of a colon: `I once posted: (I vote for Brask)`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, plain_lows, words_in


def set_down(before: Tokens) -> bool:
    """`I once posted: (I vote for Brask)`: what was written then."""
    lows = plain_lows(before)
    while lows and lows[-1] in _BESIDE_WRITING:
        lows.pop()
    if not lows or lows.pop() not in _WRITTEN:
        return False
    while lows and lows[-1] in _BEFORE_WRITING:
        lows.pop()
    # "as I proposed: I ..." does it now
    return lows[-1:] in (["i"], ["we"]) and lows[-2:-1] not in (["as"], ["what"], ["like"], ["that"])


_BEFORE_WRITING: Final = words_in(
    "once then just already even first last have had 've 'd nearly almost rather"
)
_BESIDE_WRITING: Final = words_in("down in out once today yesterday earlier before this so then there up it")
_WRITTEN: Final = words_in(
    "posted typed mailed emailed texted submitted published noted reported proposed sent jotted scribbled "
    "began started signed penned drafted scrawled messaged tweeted blogged dictated quoted recited"
)
