"""Remarks that deny, forbid or leave something alone, but not the act: after it they take nothing back.

Sayings (`No offence`), what is insisted on (`That is no typo`), what is denied or forbidden of something else
(`No hard feelings`, `Don't wait up for me`), and what is not done besides (`Nothing else today`).
"""

from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.after.remark_words import (
    DENIALS,
    HEDGED,
    MEANINGS,
    OF_MAIL,
    PLACES_FOR_MAIL,
    POINTING,
    RECORDING,
    REVOKING,
    UNMEANT,
)
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_SAYINGS: Final = frozenset(
    tuple(phrase.split())
    for phrase in phrases(
        "not that it matters; not that i care; not that anyone cares; not that anybody cares; "
        "not that i mind; no pun intended; not sorry; not sorry at all; no offence; no offense; no rush; "
        "no hurry; no problem; "
        "no worries; no thanks needed; no need to reply; no need to thank me; no regrets; nothing personal; "
        "never a dull moment; not bad; not bad at all; not my best week; not my best day; "
        "not a moment too soon; no guts no glory; no risk no fun; no pain no gain; no time to lose; "
        "no time like the present; nothing ventured nothing gained; not for the first time; "
        "never say never; better late than never; only fools wait; a fool and his gold; "
        "no rest for the wicked; do or die"
    )
)


def is_saying(tokens: Tokens) -> bool:
    """`No offence`, `Not that it matters`: it denies or forbids in form only."""
    return tuple(token.low for token in tokens if token.low[0].isalnum()) in _SAYINGS


def insists(tokens: Tokens) -> bool:
    """`No, that is not a typo`: what was said stands."""
    if MEANINGS.isdisjoint([token.low for token in tokens]):
        return False
    lows = plain_lows(tokens)
    slip = next((place for place, low in enumerate(lows) if low in MEANINGS), None)
    return slip is not None and bool(DENIALS & set(lows[1:slip])) and len(lows) <= 12


def spares(tokens: Tokens, lows: list[str]) -> bool:
    """Whether a few words that look like a denial speak of something else; `lows` are the words alone."""
    if len(lows) == 2 and lows[1] == "not" and lows[0] not in _ANSWERING:
        # "fear not"
        return True
    said = set(lows)
    return (
        tuple(_said_to_none(tokens, lows)) in _SAYINGS
        or _row_of_nothing(tokens)
        or _nominal_denial(tokens, lows, said)
        or _nothing_further(lows, said)
        or forbids_else(lows)
        or _about_else(lows, said)
    )


def _said_to_none(tokens: Tokens, lows: list[str]) -> list[str]:
    """The words without the name of whom they are said to (`Not sorry, Leo.`)."""
    comma = next((p for p, token in enumerate(tokens) if token.low == ","), len(tokens))
    named = [token for token in tokens[comma + 1 :] if token.low[0].isalnum()]
    return lows[: -len(named)] if named and all(token.capital for token in named) else lows


_ANSWERING: Final = words_in(
    "better maybe perhaps probably certainly really actually absolutely definitely of why surely possibly "
    "hopefully if or rather obviously clearly apparently"
)


def _about_else(lows: list[str], said: set[str]) -> bool:
    """`Don't wait up for me`, `Ignore the smell`: an order about something else."""
    if said & _OF_ACTS:
        return False
    forbids = lows[0] in {"do", "don"} and len(lows) > 3 and lows[1] in {"not", "n't", "'t"}
    about = lows[0] in _NEGLECTING and lows[1:2] in (["the"], ["my"]) and len(lows) > 2
    return (forbids and lows[2] not in REVOKING | {"do", "count"}) or about


_OF_ACTS: Final = (POINTING - {"nothing", "all"}) | OF_MAIL | UNMEANT | HEDGED
_NEGLECTING: Final = words_in("ignore forget hold drop stop strike skip")


def _row_of_nothing(tokens: Tokens) -> bool:
    """`Right machine: nothing this week`: a row among others, of something that is left alone."""
    colon = next((place for place, token in enumerate(tokens[:6]) if token.low == ":"), 0)
    if not colon or not _NO_LABELS.isdisjoint([token.low for token in tokens[:colon]]):
        return False
    told = {token.low for token in tokens[colon + 1 :]}
    return bool(told & {"nothing", "no", "unchanged", "none"}) and told <= _UNTOUCHED


_UNTOUCHED: Final = words_in(
    "none nothing no change changes unchanged same as before this week time for now yet idle , . - --"
)
_NO_LABELS: Final = words_in("vote votes edit correction update note ps move moves action actions i")


def _nothing_further(lows: list[str], said: set[str]) -> bool:
    """`Nothing else today`, `Nothing from me personally`: what is not done besides."""
    if "than" in said:
        return False
    further = lows[0] in {"nothing", "no", "none"} and not said.isdisjoint(_MORE)
    # "Nothing fancy today"
    plain = lows[1:2] != [] and lows[1] in _SPECIAL
    return further or (lows[0] == "nothing" and (plain or not said.isdisjoint(_FROM_ONESELF)))


_MORE: Final = words_in("else more further new")
_SPECIAL: Final = words_in("left fancy special personal")
_FROM_ONESELF: Final = words_in("personally myself")


def _nominal_denial(tokens: Tokens, lows: list[str], said: set[str]) -> bool:
    """`No hard feelings, Brask`: it denies a thing of its own, and nothing of the message."""
    first = next((place for place, token in enumerate(tokens) if token.low == "no"), len(tokens))
    if lows[0] != "no" or len(lows) < 3 or lows[1] in _NO_NOUN:
        return False
    comma = next((p for p in range(first, len(tokens)) if tokens[p].low == ","), len(tokens))
    plain = all(t.low.isalpha() and not t.capital for t in tokens[first + 1 : comma] if t.low not in ".!")
    named = all(t.capital for t in tokens[comma + 1 :] if t.low[0].isalnum())
    if comma == first + 1 or not plain or not named:
        return False
    return not said & (POINTING - {"nothing"} | OF_MAIL | UNMEANT | HEDGED | REVOKING | PLACES_FOR_MAIL)


_NO_NOUN: Final = words_in(
    "no not wait i we he she it they more longer way actually really thanks sorry make one the"
)


def forbids_else(lows: list[str]) -> bool:
    """`Don't spend it all at once`, `Don't tell them it was me`: an order to others, which leaves the act.

    What could undo the act is what may be done to an announcement: it could be forbidden to count or to read
    it so.
    """
    start = next((place for place, low in enumerate(lows[:2]) if low in {"do", "don", "dont"}), None)
    if start is None or not (lows[start] == "dont" or set(lows[start + 1 : start + 2]) & DENIALS):
        return False
    verbs = [(place, low) for place, low in enumerate(lows) if place > start and low not in _FORBIDDING]
    if not verbs:
        return False
    place, verb = verbs[0]
    if verb in {"take", "make", "hold"}:
        another = verb == "make" and lows[place + 1 : place + 2] == ["me"]
        return another or not _PERSONALLY.isdisjoint(lows[place + 1 :])
    return len(verb) > 1 and verb not in TREATING | REVOKING


_FORBIDDING: Final = DENIALS | words_in("please just ever dare you all even any of")
_PERSONALLY: Final = words_in("personally hard badly amiss ill heart against")
TREATING: Final = RECORDING | words_in(
    "do take treat read consider regard apply act publish accept enter post send follow implement honour "
    "honor interpret believe use let log note resolve announce put make be have add see view think call "
    "trust write carry give place move play keep allow enact file handle mark list tally score report "
    "confirm pass run start begin go try so yet now"
)


def asks_of_others(tokens: Tokens, lows: list[str]) -> bool:
    """`Please look at it soon`, `Please don't quote them`: what others are asked, which leaves the acts."""
    if tokens[0].low != "please" or len(lows) < 2:
        return False
    if lows[0] in {"do", "don"}:
        verb = next((low for low in lows[1:] if low not in DENIALS), "")
        return verb in _SPARING
    return lows[0] not in TREATING | REVOKING | DENIALS | {"don", "stop"}


_SPARING: Final = words_in("quote tell worry laugh ask panic cry mention spoil share hate blame kill shoot")
