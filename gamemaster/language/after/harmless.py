"""Remarks that deny, forbid or leave something alone, but not the act: after it they take nothing back.

Sayings (`No offence`), what is insisted on (`That is no typo`), what is denied or forbidden of something else
(`No hard feelings`, `Don't wait up for me`), and what is not done besides (`Nothing else today`).
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import (
    DENIALS,
    HEDGED,
    MEANINGS,
    OF_MAIL,
    POINTING,
    RECORDING,
    REVOKING,
    UNMEANT,
)
from gamemaster.language.english.phrases import phrases_in
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.words import CONDITION

_SAYINGS: Final = phrases_in(
    "not that it matters; not that i care; not that anyone cares; not that anybody cares; "
    "not that i mind; no pun intended; not sorry; not sorry at all; no offence; no offense; no rush; "
    "no hurry; no problem; "
    "no worries; no thanks needed; no need to reply; no need to thank me; no regrets; nothing personal; "
    "never a dull moment; not bad; not bad at all; not my best week; not my best day; "
    "not a moment too soon; no guts no glory; no risk no fun; no pain no gain; no time to lose; "
    "no time like the present; nothing ventured nothing gained; not for the first time; "
    "never say never; better late than never; only fools wait; a fool and his gold; "
    "no rest for the wicked; do or die; once more unto the breach; "
    "hold tight; once more with feeling"
)


def is_saying(tokens: Tokens) -> bool:
    """`No offence`, `Not that it matters`: it denies or forbids in form only."""
    lows = [low for token in tokens if "a" <= (low := token.low) < "{" or low[0].isalnum()]
    return tuple(lows) in _SAYINGS or (lows[:3] == _HOLD_ON and _holds_else(lows[3:]))


_HOLD_ON: Final = ["hold", "on", "to"]


def _holds_else(told: list[str]) -> bool:
    """`(Hold on to) your hats!`: what the readers are to keep hold of is no act."""
    return told[:1] == ["your"] and (_OF_ACTS | CONDITION | TREATING).isdisjoint(told)


def insists(tokens: Tokens) -> bool:
    """`No, that is not a typo`: what was said stands."""
    if MEANINGS.isdisjoint([token.low for token in tokens]):
        return False
    lows = plain_lows(tokens)
    slip = next((place for place, low in enumerate(lows) if low in MEANINGS), None)
    return slip is not None and bool(DENIALS & set(lows[1:slip])) and len(lows) <= 12


def means_it(tokens: Tokens) -> bool:
    """`I mean it (this time), Imke`, `I mean every word.`: what was said stands, whoever is told so."""
    if [token.low for token in tokens[:2]] != ["i", "mean"]:
        return False
    return tuple(_said_to_none(tokens, plain_lows(tokens))[2:]) in _IN_EARNEST


_IN_EARNEST: Final = phrases_in(
    "it; that; it this time; that this time; every word; every word of it; every word of that; "
    "it too; that too; it all; all of it; well; no harm; no offence; no offense; it sincerely; "
    "it seriously"
)


def is_saying_to(tokens: Tokens, lows: list[str]) -> bool:
    """The same, whoever it is said to (`Not sorry, Leo.`); `lows` are the words alone."""
    return tuple(_said_to_none(tokens, lows)) in _SAYINGS or is_saying(tokens)


def _said_to_none(tokens: Tokens, lows: list[str]) -> list[str]:
    """The words without the name of whom they are said to (`Not sorry, Leo.`)."""
    comma = next((p for p, token in enumerate(tokens) if token.low == ","), len(tokens))
    named = [token for token in tokens[comma + 1 :] if token.low[0].isalnum()]
    return lows[: -len(named)] if named and all(token.capital for token in named) else lows


def about_else(lows: list[str]) -> bool:
    """`Don't wait up for me`, `Ignore the smell`: an order about something else, or `There's no such thing`,
    which tells what the world is without."""
    if lows[-3:] == ["no", "such", "thing"] and lows[:-3] in (["there", "is"], ["there", "'s"], ["'s"]):
        # of the short form only the verb may be left, as `There,` leads up to things
        return True
    if not _OF_ACTS.isdisjoint(lows):
        return False
    forbids = lows[0] in {"do", "don"} and len(lows) > 3 and lows[1] in {"not", "n't", "'t"}
    about = lows[0] in _NEGLECTING and lows[1:2] in (["the"], ["my"]) and len(lows) > 2
    return (forbids and lows[2] not in REVOKING | {"do", "count"}) or about


_OF_ACTS: Final = (POINTING - {"nothing", "all"}) | OF_MAIL | UNMEANT | HEDGED
_NEGLECTING: Final = words_in("ignore forget hold drop stop strike skip")


def forbids_else(lows: list[str]) -> bool:
    """`Don't spend it all at once`, `Don't tell them it was me`: an order to others, which leaves the act.

    What could undo the act is what may be done to an announcement: it could be forbidden to count or to read
    it so.
    """
    never = lows[:2] in (["never", "make"], ["never", "let"])
    start = next((p for p, low in enumerate(lows[:2]) if never or low in {"do", "don", "dont"}), None)
    if start is None or not (never or lows[start] == "dont" or set(lows[start + 1 : start + 2]) & DENIALS):
        return False
    verbs = [(place, low) for place, low in enumerate(lows) if place > start and low not in _FORBIDDING]
    if not verbs:
        return False
    place, verb = verbs[0]
    if verb in {"take", "make", "hold", "write"}:
        behind = lows[place + 1 : place + 3]
        to_me = verb in {"make", "write"} and (behind[:1] == ["me"] or behind == ["to", "me"])
        return to_me or not _PERSONALLY.isdisjoint(lows[place + 1 :])
    if verb == "let" and lows[-1] in _ONCE_MORE:
        # "Don't let it come to that again"
        return lows[place + 2 : place + 3] in (["happen"], ["come"], ["get"])
    return len(verb) > 1 and verb not in TREATING | REVOKING


_ONCE_MORE: Final = words_in("again twice")
_FORBIDDING: Final = DENIALS | words_in("please just ever dare you all even any of")
_PERSONALLY: Final = words_in("personally hard badly amiss ill heart against")
TREATING: Final = RECORDING | words_in(
    "do take treat read consider regard apply act publish accept enter post send follow implement honour "
    "honor interpret believe use let log note resolve announce put make be have add see view think call "
    "trust write carry give place move play keep allow enact file handle mark list tally score report "
    "confirm pass run start begin go try so yet now"
)


def asks_of_others(tokens: Tokens, lows: list[str]) -> bool:
    """`Please look at it soon`, `Please don't quote them`, `Anyone watching the match tonight?`: what others
    are asked, which leaves the acts."""
    if tokens[0].low in _WHOEVER and tokens[-1].low == "?" and len(lows) > 1 and lows[1].endswith("ing"):
        return True
    if tokens[0].low != "please" or len(lows) < 2:
        return False
    if lows[0] in {"do", "don"}:
        verb = next((low for low in lows[1:] if low not in DENIALS), "")
        return verb in _SPARING
    return lows[0] not in TREATING | REVOKING | DENIALS | {"don", "stop"}


_WHOEVER: Final = words_in("anyone anybody everyone everybody who")
_SPARING: Final = words_in("quote tell worry laugh ask panic cry mention spoil share hate blame kill shoot")


def bids_do(lows: Sequence[str]) -> bool:
    """`(Please) do it (tomorrow)`, `Do count it`, unlike `Do tell me (by Sunday) if you hate it`."""
    stressed = lows[0] == "do" and lows[1:2] not in ([], ["so"]) and lows[1] not in _DONE
    return lows[stressed] in _TO_DO and not _POINTED.isdisjoint(lows)


_POINTED: Final = POINTING | {"so"}
_DONE: Final = POINTING | words_in("the my our a both")
_TO_DO: Final = words_in("do process apply count enter record execute")
