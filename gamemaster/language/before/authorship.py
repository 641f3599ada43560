"""Words in front of an act by which somebody else has written it, or is made to say it."""

from typing import Final

from gamemaster.language.before.statements import pieces_of
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_RELATIVES: Final = words_in("who whose whom")
_WRITINGS: Final = words_in("words word mail mails move moves vote votes letter text lines message turn")
_WRITING: Final = words_in("wrote writes dictated dictates sent sends typed types says said composed drafted")
_POINTING: Final = words_in("this these it follows follow following below")
_GOVERNING: Final = words.SPEECH | words_in("write writes whom whose")


def by_another_hand(before: Tokens) -> bool:
    """`With thanks to my aunt, whose words these are, I ...`, `Since everybody writes I ...`.

    The last of the words are those of the clause that follows.
    """
    if len(before) > 1 and before[-1].low == "i" and before[-2].low in _GOVERNING:
        return True
    for piece in pieces_of(before):
        lows = plain_lows(piece)
        if lows and lows[0] in _RELATIVES and not _POINTING.isdisjoint(lows):
            if lows[0] == "whose" and not _WRITINGS.isdisjoint(lows[1:3]):
                return True
            if lows[0] == "who" and not _WRITING.isdisjoint(lows[1:4]):
                return True
    return False
