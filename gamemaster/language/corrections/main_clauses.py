"""Main clauses that no comma parts from the condition before them: `If you ask me they're all wolves.`

Such a clause has a subject and a verb of its own behind a condition that has both, and so takes the condition
away from the acts before the sentence. What must stay true: it is no part of the condition (`If Imke says
they mind`, `If it turns out he was asleep`), and it speaks neither of the acts nor of the game.
"""

from typing import Final

from gamemaster.language.after.remark_words import POINTING
from gamemaster.language.corrections.own_consequences import EVERYDAY, HOLDING_BACK, SIGNS
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past

_OPENING: Final = words_in("if unless when whenever")
_SUBJECTS: Final = words_in("he she they we you there somebody someone nobody everybody everyone something")
_AUXILIARIES: Final[frozenset[str]] = words.FINITE | words_in(
    "'s 're 've 'd 'll can could may might must do does did have has had always never often usually"
)
_SAYING: Final = words_in(
    "say think know agree tell show claim believe hope feel find see hear prove reckon insist swear mean "
    "learn "
    "admit confess confirm decide wish want let make help suppose guess assume expect trust promise convince "
    "assure remind warn inform persuade explain notice discover realise realize remember forget turn seem "
    "happen appear look sound be is are was were 's 're can could would should will might may must and or "
    "but "
    "that which who whom what why how where whether if than as because so until till before after while "
    "though although to of for with by from in on at the a an my your his her their our"
)
_OWNERS: Final = words_in("the my our your his her their somebody nobody")
_OBJECTS: Final = words_in("me us him them")
_PRONOUNS: Final = words_in("that this it")
_LIKE: Final = words_in("like of about for with at on")
_COUNTING: Final = words_in("counts stands holds applies")
_VALID: Final = words_in("valid binding final official on")
_ITS: Final = words_in("it this that")
_BEING: Final = words_in("is 's")
_STOPPING: Final = words_in(
    "stop mind minds object objects want wants rather prefer prefers disagrees disagree"
)
_MOST: Final = 30
_LEAST: Final = 3


def has_main_clause(tokens: Tokens, verbs: frozenset[str]) -> bool:
    """Whether a main clause follows that speaks of something else; `verbs` are those of acts."""
    lows = [token.low for token in tokens]
    if not lows or lows[0] not in _OPENING or len(lows) > _MOST or not {",", ";", "?"}.isdisjoint(lows):
        return False
    place = next((p for p in range(_LEAST, len(lows) - 1) if _begins(lows, p)), 0)
    if not place:
        return False
    told = lows[place + 1 :]
    if not _STOPPING.isdisjoint(lows[1:place]):
        # "If anyone wants to stop me there is still time"
        return False
    return (verbs - EVERYDAY | POINTING - _ANYTHING | SIGNS | HOLDING_BACK | _DECIDING).isdisjoint(told)


_DECIDING: Final = words_in("decides decide decided chooses choose chose picks pick rules says say")
_ANYTHING: Final = words_in("all everything nothing none")


def _begins(lows: list[str], place: int) -> bool:
    """Whether a subject and its verb stand there, behind a verb of the condition."""
    if lows[place] in _OWNERS and lows[place - 1] in _OBJECTS:
        # "If something eats me the understudy knows the steps"
        return any(map(_is_verb, lows[place + 2 : place + 4])) and any(map(_is_verb, lows[1 : place - 1]))
    if lows[place] not in _SUBJECTS or not _is_verb(lows[place + 1]):
        return False
    before, within = lows[place - 1], lows[1:place]
    joined = lows[place - 2] in _LIKE if before in _PRONOUNS else _stem(before) not in _SAYING
    asked = "ask" in within[-2:]
    takes_clause = any(_stem(low) in _SAYING_TO for low in within) and not asked
    return joined and not takes_clause and any(map(_is_verb, within[1:]))


def _is_verb(low: str) -> bool:
    """Whether a word is a verb with a subject before it, as far as its form tells."""
    return low in _AUXILIARIES or is_past(low) or low in _PLAIN or (low.endswith("s") and len(low) > _LEAST)


_PLAIN: Final = words_in("ask need smile deceive go come look want")
_SAYING_TO: Final = words_in(
    "tell show convince assure remind warn inform persuade say think know agree claim believe hope prove "
    "admit "
    "swear confirm promise decide turn seem happen find hear"
)


def _stem(low: str) -> str:
    """A verb without its ending, as far as lists of verbs need it: `says`, `agreed`, `turned`."""
    for ending in ("ied", "ies"):
        if low.endswith(ending):
            return low.removesuffix(ending) + "y"
    for ending in ("ed", "es", "s", "d"):
        if low.endswith(ending) and low.removesuffix(ending) in _SAYING | _SAYING_TO:
            return low.removesuffix(ending)
    return _IRREGULAR.get(low, low)


_IRREGULAR: Final = {
    "said": "say",
    "thought": "think",
    "knew": "know",
    "told": "tell",
    "felt": "feel",
    "found": "find",
    "saw": "see",
    "heard": "hear",
    "swore": "swear",
    "meant": "mean",
    "let": "let",
    "made": "make",
}


def lets_count(tokens: Tokens) -> bool:
    """`If Imke agrees, it counts.`, `When Brask is back it stands`: on the condition, the act does."""
    lows = [token.low for token in tokens if token.low[0].isalnum() or token.low in {",", "'s"}]
    if len(lows) <= _LEAST or lows[0] not in _OPENING | {"once"}:
        return False
    if lows[-2] in _ITS and lows[-3] != "to":
        return lows[-1] in _COUNTING
    # "If Imke agrees, it is valid"
    return lows[-4] == "," and lows[-3] in _ITS and lows[-2] in _BEING and lows[-1] in _VALID
