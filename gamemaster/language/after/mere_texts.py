"""Sentences after acts that call them a mere text or plan: `My cat wrote that`, `That's what I'd do`."""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import (
    MEANINGS,
    OF_MAIL,
    POINTING,
    SENDING,
    TYPING,
    UNMEANT,
)
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.words import SPANS


def unmeant_after(tokens: Tokens) -> bool:
    """`-- that was the plan, anyway`: the same of words that a mark parts from the act in its sentence."""
    if not tokens or tokens[0].low not in {";", "--", ":", "–", "—"}:
        return False
    lows = plain_lows(tokens)
    return bool(lows) and (of_a_text(lows, set(lows), False) or of_a_plan(lows, set(lows)))


def points_at_acts(lows: list[str]) -> bool:
    """Whether a word points at what was said, and not at what the sentence itself has named.

    `Nobody will mean it` does, `My heart thumped like it did at my test` does not; nor does `Nothing on the
    table forbids that`.
    """
    for place, (low, following) in enumerate(pairwise([*lows, ""])):
        if low in _QUANTITIES:
            near = lows[place + 2 : place + 2 + _NEAR]
            if following in _OF_WORDS or (following == "in" and not _IN_MAIL.isdisjoint(near)):
                return True
        elif low in _RESUMING:
            counted = place > 1 and lows[place - 1] == "of" and lows[place - 2] in _COUNTED
            if counted or not _names_something(lows[:place]) or ("i", "quote") in pairwise(lows):
                return True
        elif low in POINTING:
            return True
    return False


def _names_something(lows: list[str]) -> bool:
    """Whether words hold a noun other than the mail's own (`the sentence`), to which `it` may point back."""
    named = (
        place for place, low in enumerate(lows) if low in _NAMING and lows[place : place + 2] not in _PITIES
    )
    first = next(named, len(lows)) + 1
    return first < len(lows) and _OF_LETTERS.isdisjoint(lows[first : first + _NEAR])


_NEAR: Final = 4
_OF_LETTERS: Final = OF_MAIL | words_in("letter letters turn vote ballot text quote note")
_QUANTITIES: Final = words_in("nothing none everything all")
_OF_WORDS: Final = words_in("of above below here said written that this i you is was were are the so s 's")
_IN_MAIL: Final = OF_MAIL | words_in("this here letter above")
_COUNTED: Final = words_in("first second third last one both all either neither two some most part half")
_RESUMING: Final = words_in("it them")
_NAMING: Final = words_in("a an the my your his her our their 's every some no each these those whose")
_PITIES: Final = [["a", "pity"], ["a", "shame"], ["the", "above"]]
_PLANS: Final = words_in("plan idea dream text wording draft theory intention hope sketch")
_BEING: Final = words_in("is was 's")
_ENDED: Final = words_in("quotation quote dream story excerpt example draft scene transcript sample play act")
_VAGUELY: Final = (
    ["more", "or", "less"],
    ["roughly"],
    ["something", "like", "that"],
    ["or", "something"],
    ["or", "something", "like", "that"],
    ["i", "wish"],
)


def of_a_text(lows: list[str], said: set[str], asks: bool) -> bool:
    """`My cat wrote that`, `End of quotation`, `Shall I send it?`: what stands above is a mere text."""
    if lows[:2] == ["end", "of"] and said & _ENDED:
        return True
    if (
        lows[0] != "i"
        and not TYPING.isdisjoint(said)
        and any(
            b in TYPING
            and not (c in _RESUMING and _names_something(lows[:place]))
            and c in POINTING
            and a not in {"i", "whoever"}
            and not (lows[0] == "whoever" and d.isalpha())
            and not (c == "that" and d in _SUBJECTS)
            and not (c != "it" and d in _THINGS)
            for place, (a, b, c, d) in enumerate(
                zip(["", *lows], lows, [*lows[1:], ""], [*lows[2:], "", ""], strict=False)
            )
        )
    ):
        return True
    pairs = set(pairwise(lows))
    if (
        "who" not in said
        and lows[-3:] != ["why", "not", "me"]
        and not pairs.isdisjoint({("not", "me"), ("not", "mine")})
        and not _cried(lows)
    ):
        return True
    if ("woke", "up") in pairs and said.isdisjoint({"last", "game", "round", "slept"}):
        # "Last game I let him be and woke up eaten" tells of another morning, "woke up the dog" of no dream
        return lows[lows.index("up") + 1 :][:1] == [] or lows[lows.index("up") + 1] not in _AWAKE
    if ("i", "'ll") in pairs and said & SENDING and said & POINTING:
        return True
    if {"before", "goes", "out"} <= said or (("before", "i") in pairs and said & SENDING):
        return True
    if not asks:
        return False
    opens = lows[:2]
    return (
        (opens in (["shall", "i"], ["should", "i"]) and bool(said & (SENDING | {"do"})))
        or (opens == ["how", "does"] and bool(said & {"read", "sound", "look"}) and bool(said & POINTING))
        or (lows[0] == "would" and len(lows) > 1 and lows[1] in POINTING and tuple(lows[2:4]) not in _ASKED)
        or (lows[0] in {"objections", "comments"} and bool(said & {"style", "wording", "text"}))
    )


def _cried(lows: list[str]) -> bool:
    """`Whoever is first to shout "not me" did it`: what somebody says, and not of the act."""
    told = zip(lows, lows[1:], lows[2:], lows[3:], strict=False)
    return any(a == "to" and b in _CRYING and (c, d) == ("not", "me") for a, b, c, d in told)


_CRYING: Final = words_in("shout say cry call yell claim answer")
_AWAKE: Final = words_in("with the to hungry feeling knowing thinking laughing early late happy")
_SUBJECTS: Final = words_in("the a an my our your his her their i we you he she they there nobody")
_ASKED: Final = (("be", "too"), ("be", "rude"), ("kill", "you"), ("hurt", "you"), ("be", "possible"))
"""`Would it be too much to ask ...?`: a wish, and nobody's text."""


def of_a_plan(lows: list[str], said: set[str]) -> bool:
    """`That's the plan`, `That would be my move`, `Or something like that`: it is no more than meant."""
    if lows in _VAGUELY or lows[:2] in (["subject", "to"], ["forget", "i"], ["ignore", "i"]):
        return True
    ranked = not said.isdisjoint(_RANKED) and any(
        a in _RANKED and b not in SPANS | {"time", "to"} for a, b in pairwise([*lows, ""])
    )
    if ranked and said & MEANINGS and said & _BEING:
        return True
    if ("subject", "to") in pairwise(lows) and said & POINTING:
        return True
    if lows[0] not in {"that", "this", "it", "those", "these", "such"}:
        return False
    if lows[1:3] in (["would", "be"], ["will", "be"], ["'d", "be"], ["'ll", "be"]):
        # "It would be an Action" tells of a card
        return bool(said & (OF_MAIL | {"turn"})) and lows[3:4] not in (["a"], ["an"])
    if lows[1:4] == ["was", "meant", "for"] or (lows[1:3] == ["was", "for"] and lows[-1] not in _GIVEN):
        return True
    if lows[1:2] and lows[1] in _BEING:
        what = lows[2:5]
        meant = what[:2] == ["what", "i"] and bool(set(lows[4:6]) & _MEANT) and not _advises(lows)
        meant = meant or (what[:1] == ["how"] and bool(said & _HOW))
        if _long_since(lows) or _best_of(lows):
            return meant
        return meant or (bool(set(what[:2]) & {"the", "my", "our"}) and bool(set(what) & _PLANS))
    return False


def _advises(lows: list[str]) -> bool:
    """`It's what I'd tell anybody to do`: and so it is done."""
    return lows[5:6] in (["tell"], ["advise"], ["urge"]) and lows[-2:] == ["to", "do"]


def _long_since(lows: list[str]) -> bool:
    """`It's been the plan since May (and I'm keeping to it)`: and now it is carried out."""
    return lows[2:3] == ["been"] and "since" in lows and _ENDING.isdisjoint(lows)


def _best_of(lows: list[str]) -> bool:
    """`It's the best idea I've had since I bought a hat`: no mere idea, but how good it is."""
    praised = lows[3] if len(lows) > 3 else ""
    best = lows[2:3] == ["the"] and (praised.endswith("est") or praised in {"only", "worst"})
    had = lows[5:8] in (["i", "'ve", "had"], ["i", "have", "had"])
    return best and had and lows[8:9] != [] and lows[8] in _EVER and _ENDING.isdisjoint(lows)


_EVER: Final = words_in("since in all for this yet today")
_ENDING: Final = words_in("but until till unless if though so")
_THINGS: Final = words_in(
    "thing stuff nonsense rule rules ruleset rulebook card cards proposal proposals report reports contract "
    "morning afternoon evening week"
)
_RANKED: Final = words_in("first second third last other")
_GIVEN: Final = words_in("you luck him her them em fun me")
_MEANT: Final = words_in("would 'd mean plan intend want hope wish used did said wrote always")
_HOW: Final = words_in("should would 'd read reads look looks goes")


def kind_of_letter(told: list[str], whether: bool) -> bool:
    """`Nothing in this message is an admission that I knew`, `Nothing in this letter is a vote`.

    What sort of thing nothing of the mail is: `whether` it is one of those, or else none of them.
    """
    if told[:1] not in (["nothing"], ["none"]):
        return False
    being = next((place for place, low in enumerate(told) if low in {"is", "was"}), 0)
    named = told[being + 1 : being + 2] in (["a"], ["an"], ["legal"])
    if not named or not 2 < being < _FEW_WORDS:
        return False
    return _ACTUAL.isdisjoint(told[being + 2 : being + _FEW_NAMES]) is not whether


_FEW_WORDS: Final = 7
_FEW_NAMES: Final = 4
_ACTUAL: Final[frozenset[str]] = (
    OF_MAIL
    | UNMEANT
    | words_in(
        "vote votes announcement statement official binding final real offer proposal promise decision "
        "attempt declaration commitment instruction game turn play trade transfer"
    )
)
