"""Words about sending what stands below: it is still to be sent, or is sent because it was promised.

`Before I send it`, `to be sent on Friday`, `I promised him that I would send this`.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, SENDING
from gamemaster.language.english import words
from gamemaster.language.english.times import CALENDAR
from gamemaster.language.english.tokens import Tokens, words_in

TO_BE_SENT: Final = SENDING | words_in("sent posted announced published submitted")
PUT_OFF: Final = words_in("will 'll going want plan intend hope mean would 'd shall may might could should")
POINTING: Final = words_in("this these it them that those")
_SOONER: Final = words_in("earlier sooner yesterday before already")
_OTHERS: Final = words_in("he she they you who")
"""What somebody else will send is one of eir own, unless it points at a thing (`he will send it`)."""


def to_send(lows: Sequence[str], said: set[str], pairs: set[tuple[str, str]]) -> bool:
    """`before I send it`, `to be sent on Friday`, `I'm going to post this`: it is still to be sent."""
    if not said & TO_BE_SENT - {"mail"} and not (
        "mail" in said and any(a == "mail" and b in POINTING for a, b in pairs)
    ):
        # a mail that one gets sends none
        return False
    if not {"arrive", "arrives"}.isdisjoint(lows) and not {"late", "later"}.isdisjoint(lows):
        # "this may arrive later than it was sent"
        return False
    if not pairs.isdisjoint({("to", "be"), ("before", "i")}):
        return True
    if lows[:3] == ["i", "would", "have"] and not _SOONER.isdisjoint(lows):
        # "I would have sent this earlier, but ..."
        return False
    places = (place for place, low in enumerate(lows) if low in PUT_OFF)
    if ("what", "i") in pairs and said & PUT_OFF:
        return True
    if any(not POINTING.isdisjoint(_around(lows, place)) for place in places):
        return True
    return "once" in said and ("i", "'ll") in pairs


def _around(lows: Sequence[str], place: int) -> Sequence[str]:
    """What may point at the words below, beside a verb of what will be: `(the shortest mail) that will do`
    points at none."""
    before = lows[place - 1] if place else ""
    if before in _OTHERS:
        return lows[place:]
    return [*lows[: place - 1], *lows[place:]] if before in {"that", "which"} and place > 1 else lows


def promised_to_send(lows: Sequence[str]) -> bool:
    """`I promised him that I would send this`: what stands below is sent as it was promised, for another."""
    place = next((p for p, low in enumerate(lows) if low in _PROMISED), 0)
    if not place or lows[place - 1] != "i" or not _PROMISE_HANGS.isdisjoint(lows):
        return False
    behind = lows[place + 1 :]
    return not TO_BE_SENT.isdisjoint(behind) and not {"this", "these", "it"}.isdisjoint(behind)


_PROMISED: Final = words_in("promised agreed swore offered undertook vowed")
_PROMISE_HANGS: Final = words.CONDITION | DENIALS | words_in("tomorrow later next soon friday yet")


def waits_for_somebody(tokens: Tokens) -> bool:
    """`Until Brask replies`, `Brask's nod pending`, unlike `NO SCHOOL till the 4th`, `no Liszt till May`."""
    until = next((p for p in range(len(tokens) - 1, -1, -1) if tokens[p].low in _TILL), 0)
    told = tokens[until or 1 :] if {"pending", "awaiting"}.isdisjoint([t.low for t in tokens]) else tokens[1:]
    return any(token.capital and token.low not in CALENDAR | {"i"} for token in told)


_TILL: Final = words_in("till until")
