"""Mere phrases behind an act: how they open, and which of their words could bear on it.

A courtesy (`with greetings to everyone`), a comparison (`brave as a goose`), a regret (`a thing I ought to
have done two rounds ago`) is none of the act; a phrase with a word of `BARRED` could be.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import HEDGED, OF_MAIL, POINTING, REVOKING, TYPING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in


def takes_all(lows: list[str]) -> bool:
    """`with all my gold`, `with the rest of my hand`: what is used, where no mark sets it off."""
    if lows[0] == "in":
        return lows[-1] == "of" or "of" not in lows[2:4] or not _SETTINGS.isdisjoint(lows[1:3])
    return lows[1] in {"all", "my", "both", "every"} or "rest" in lows


def forbids(lows: list[str]) -> bool:
    """`don't you dare laugh, Ludo`: what somebody else is not to do, and not with the act."""
    return lows[:2] == ["don", "'t"] and TREATING.isdisjoint(lows) and lows[2:3] != ["if"]


def regrets(lows: list[str]) -> bool:
    """`a thing I ought to have done two rounds ago`: what is done late."""
    return not {"ought", "should"}.isdisjoint(lows) and ("have", "done") in pairwise(lows)


def of_any_time(lows: list[str]) -> bool:
    """Whether a time or a number in the words is none of the act's: in a wish, a comparison, a regret."""
    return lows[0] == "may" or compares(lows) or regrets(lows)


def revokes(lows: list[str]) -> bool:
    """`cancel that`, unlike `to stop Ludo from gloating`."""
    behind = [*lows[1:], "it" if len(lows) <= _FEW else ""]
    return any(
        a in REVOKING and (not p or b in POINTING) for p, (a, b) in enumerate(zip(lows, behind, strict=True))
    )


def measures(lows: list[str]) -> bool:
    """`half of it`, `as my second choice`, unlike `half asleep`, `the second glass of port`."""
    following = {low: lows[p + 1] if p + 1 < len(lows) else "" for p, low in enumerate(lows)}
    halved = "half" in following and following["half"] not in _HALVED
    return halved or ("second" in following and following["second"] in _CHOICES)


_FEW: Final = 4
_HALVED: Final = words_in(
    "as asleep awake frozen dead mad drunk blind deaf dressed starved crazy the a an my way"
)
_CHOICES: Final = words_in("choice option preference one guess place thought thoughts") | {""}


def compares(lows: list[str]) -> bool:
    """`as merry as my uncle at a christening`: how it is done, and no measure of it."""
    return lows[0] == "as" and lows[1] not in MEASURING and "as" in lows[2:5]


def without_setting(lows: list[str]) -> list[str]:
    """`cackling like a witch` of `cackling like a witch in a cheap film`: without where the like is."""
    like = next((p for p, (a, b) in enumerate(pairwise(lows)) if a == "like" and b in {"a", "an"}), 0)
    behind = next((p for p in range(like + 3, len(lows)) if lows[p] in words.PREPOSITIONS), 0)
    return lows[:behind] if like and behind else lows


def without_concession(said: Tokens) -> Tokens:
    """`my trusty blade` of `my trusty if rather rusty blade`: without what it is besides."""
    for place in range(2, len(said) - 2):
        if said[place].low != "if" or said[place - 2].low not in _OWNING:
            continue
        behind = place + 1 + (said[place + 1].low in _SOMEWHAT)
        if _describes(said[behind].low) and all(t.low.isalpha() for t in said[behind + 1 : behind + 2]):
            return [*said[:place], *said[behind + 1 :]]
    return said


def _describes(low: str) -> bool:
    return low.endswith(_DESCRIBING) and not low.endswith("ly") and low not in _NO_ADJECTIVES


_OWNING: Final = words_in("a an the my our his her their your this that")
_SOMEWHAT: Final = words_in("rather somewhat slightly admittedly occasionally not perhaps very")
_NO_ADJECTIVES: Final = words_in(
    "any every they may my by why necessary ready nobody anybody somebody everybody"
)
_DESCRIBING: Final = ("y", "ish", "ous", "ful", "less", "able", "ic", "ive", "old", "slow", "late", "mad")


def denies_reason(lows: list[str]) -> bool:
    """`not because it's wise but because it makes me happy`: another reason than one might think."""
    if lows[0] != "not" or lows[1] not in _REASONS or "but" not in lows:
        return False
    return lows[lows.index("but") + 1 :][:1] != [] and lows[lows.index("but") + 1] in _REASONS


def repeats(lows: list[str]) -> bool:
    """`the same for Teal`, `the same again`, unlike `with the same smile`."""
    if (
        lows[-1] == "too"
        or lows[0] == "another"
        or lows[-1] == "another"
        or ("another", "one") in pairwise(lows)
    ):
        return True
    return any(low == "same" and lows[p + 1 : p + 2] in _AS_WELL for p, low in enumerate(lows))


def greets(lows: list[str]) -> bool:
    """`with greetings to everyone`, `no thanks to Joss`, `good luck to Ludo`: a courtesy, and to whom."""
    place = next((p for p, low in enumerate(lows[:_OPENED_BY]) if low in _COURTESIES), -1)
    return (
        place >= 0
        and _GREETING.issuperset(lows[:place])
        and lows[place + 1 : place + 2] in (["to"], ["for"], ["from"])
    )


_AS_WELL: Final = ([], *([low] for low in words_in("for again to with at in on goes applies as")))
_REASONS: Final = words_in("because out from for to on")
MEASURING: Final = words_in("long soon much many often if though well few little far")
_OPENED_BY: Final = 6
TREATING: Final = (
    OF_MAIL
    | REVOKING
    | words_in("count record process enter execute read take treat it this that these vote act do yet before")
)
_COURTESIES: Final = words_in(
    "thanks apologies regards respect love greetings congratulations compliments condolences gratitude luck "
    "kisses hugs wishes cheers applause evening morning afternoon day night week weekend fortune"
)
_GREETING: Final = words_in(
    "with and many my our all best kind warm warmest sincere heartfelt humble due deep good no the much a "
    "thousand special love fond better very fine happy pleasant lovely"
)
_SETTINGS: Final = words_in(
    "game play kind series pair list event case absence number order exchange favour favor place stead lieu "
    "name version form story dream round end course middle week day effort attempt front presence terms part"
)
OF_MEANS: Final = words.CONDITION | words_in("i we instead then for turn permission consent")
IN_SHORT: Final = (
    ("good", "riddance"),
    ("nothing", "personal"),
    ("no", "offence"),
    ("no", "offense"),
    ("no", "regrets"),
    ("no", "hard", "feelings"),
    ("what", "else"),
    ("to", "cut", "a", "long", "story", "short"),
    ("my", "friends"),
    ("my", "friend"),
)
BARRED: Final = (
    words.CONDITION
    | words.FICTION
    | words_in("novel book film movie diary memoirs imagination theory principle dreams")
    | UNMEANT
    | HEDGED
    | TYPING
    | words_in(
        "or permission approval consent blessing leave proxy exception exceptions proviso condition "
        "conditions understanding assumption stipulation caveat intention exchange return behalf stead "
        "place instead remainder part also plus both choice option options alternative "
        "alternatively approximately roughly almost nearly amendment amendments change changes version "
        "permitting willing allowing notwithstanding excepted aside viz namely respectively third "
        "then next follow follows following contest presumably supposed each either neither nor effective "
        "retroactive changed switched subject order orders advance likewise similarly ditto times "
        "twice thrice meaning minus less only say vote votes us whether show demonstrate illustrate would "
        "choose pay paying"
    )
)
NEVER_OPENING: Final = words_in(
    "one or nor not but and also plus minus then next rather instead only so even if when once after before "
    "until unless while i we who whose which where whom at as make that this it me he she they is was were "
    "had would should could twice thrice again another"
)
JOINED: Final = words_in("with without may good no don thanks thank to for my many")
"""What may open a phrase behind `and`, where other words could go on with the series of acts."""
HANDLING: Final = words_in(
    "wait let put make take count add call set leave hold record note keep give get draft treat check verify "
    "confirm be do have submit post mail send write move skip stop"
)
