"""Sentences beside acts that deny, hedge or date in form only: apologies, worth, grounds."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.harmless import TREATING as REFUSABLE
from gamemaster.language.after.remark_words import (
    DENIALS,
    HEDGED,
    MEANINGS,
    PLACES_FOR_MAIL,
    POINTING,
    REVOKING,
    SENDING,
    WORTH,
)
from gamemaster.language.english.phrases import phrases_in
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.english.words import PREPOSITIONS

_APOLOGIES: Final = words_in("sorry apologies thanks thank cheers pardon forgive excuse")
_FOR_WHAT: Final = words_in("about for to")
_BEING: Final = words_in("is was 's isn wasn won wo will does doesn did didn")
_BEFORE_WORTH: Final = WORTH | words_in("a the my anyone anybody anything long so very that exactly rocket")
_EFFECTS: Final = words_in("helps works pays rains matters hurts teaches wakes changes cheers suits")
_SUBJECTS: Final = words_in("it that this he she they we you")
_TIDINGS: Final = words_in("news sign answer reply trace letter tidings")
_TRAVELLING: Final = words_in("off away gone")
_WOULD: Final = words_in("do did will would 'd 'll can could may might mean meant intend ever have want dare")
_KNOWING: Final = words_in("know notice mind care complain blame remember tell understand wonder")
_NOT_THAT: Final = words_in("it i anyone anybody we you they he she there my the anything")
_CHOSE: Final = words_in("done wanted liked chosen expected advised suggested")


def excuses(told: Sequence[str]) -> bool:
    """Whether the words of a sentence leave the act as it is, though they deny, hedge or date something."""
    if len(told) < _FEWEST:
        return list(told) == ["why", "not"]
    if not _OF_THE_MAIL.isdisjoint(told):
        return False
    return (
        tuple(told) in _IDLE_QUESTIONS
        or (told[0] in _BLAMING and told[-2:-1] == ["not"])
        or wishes_idly(told)
        or (told[0] in _APOLOGIES and told[1] in _FOR_WHAT)
        or (told[:2] == ["not", "that"] and not not_that_act(told[2:]))
        or _maxim(told)
        or _forbids_talk(told)
        or _reserves(told)
        or wished_before(told)
        or (told[0] == "no" and told[1] in _TIDINGS and told[2] in {"from", "of", "yet"})
        or (told[:2] == ["none", "of"] and told[2] in {"you", "us", "them"})
        or (told[0] in _TRAVELLING and told[1] in {"to", "until", "till", "from", "for", "in", "at", "on"})
        or (told[0] in HEDGED and any(a == "too" and b == "late" for a, b in pairwise(told)))
        or _of_its_worth(told)
        or (told[0] in HEDGED and told[1] in _SUBJECTS and told[2] in _EFFECTS)
        or (told[0] in HEDGED and told[1:3] == ["not", "my"] and told[3:4] != [] and told[3].endswith("st"))
        or what_another_would_have_done(told)
    )


_FEWEST: Final = 3
_BLAMING: Final = words_in("blame thank ask tell praise scold pity")
"""`Blame the dice, not me.`"""
_OF_THE_MAIL: Final = REVOKING | MEANINGS | PLACES_FOR_MAIL | SENDING | words_in("wrong draft example words")
_IDLE_QUESTIONS: Final = phrases_in(
    "if not now when; how could i not; why would i not; now or never; all or nothing; if not me who; "
    "if not i who; why not indeed; what of it; who am i to say no"
)


def wishes_idly(told: Sequence[str]) -> bool:
    """`If only the bus came this fast`: what somebody wishes for, and no condition."""
    return (
        told[:2] == ["if", "only"]
        and ("i" not in told or told[2:5] in (["i", "had", "a"], ["i", "had", "an"], ["i", "had", "my"]))
        and any(low == "were" or is_past(low) for low in told[2:])
    )


def not_that_act(rest: Sequence[str]) -> bool:
    """`(Not that) one`, `(Not that) I will`, unlike `(Not that) it matters`, `(Not that) I counted`."""
    if len(rest) < _FEWEST - 1:
        return True
    if rest[0] in {"i", "we"}:
        return rest[1] in _WOULD and rest[-1] not in _KNOWING
    return rest[0] not in _NOT_THAT or rest[1] in {"counts", "is", "was", "one", "stands", "happened"}


def _forbids_talk(told: Sequence[str]) -> bool:
    """`Never speak of this again`, `Never ask me why`: what is not to be talked of was done."""
    return told[0] == "never" and told[1] in _TALKING and _UNSAID.isdisjoint(told[2:])


_UNSAID: Final = DENIALS | MEANINGS | words_in("mean meant did do done said wrote intended joking kidding")
_TALKING: Final = words_in("speak talk ask tell mention remind breathe gossip")


def _reserves(told: Sequence[str]) -> bool:
    """`Nothing in this letter concedes that ...`: a right that is kept, and nothing of the act."""
    if told[0] not in {"nothing", "none"} or told[1] not in {"in", "of"}:
        return False
    return not _CONCEDING.isdisjoint(told[2:6]) and "that" in told[4:7]


_CONCEDING: Final = words_in("concedes admits acknowledges accepts waives")


def wished_before(told: Sequence[str]) -> bool:
    """`I had wanted to do this since Monday`, `I meant to write sooner`: it was wished for, and is done."""
    if told[:1] not in (["i"], ["we"]) or _WISHED.isdisjoint(told[:5]):
        return False
    place = next(place for place, low in enumerate(told) if low in _WISHED)
    if told[place + 1 : place + 2] != ["to"]:
        return False
    if told[place + 2 : place + 3] == [] or told[place + 2] not in _DOING:
        return False
    return not {"since", "last", "ago"}.isdisjoint(told[place + 2 :]) or told[-1] in {"earlier", "sooner"}


_DOING: Final = words_in("do write answer reply come call thank say join ask mention")
_WISHED: Final = words_in("wanted meant hoped longed waited")


def _maxim(told: Sequence[str]) -> bool:
    """`Never look back.`, `Not bad for a beginner.`, `Not all heroes wear capes.`"""
    if not (POINTING - {"all"}).isdisjoint(told) or "i" in told:
        return False
    if told[0] == "not":
        return told[1] in {"bad", "all", "everyone", "everybody", "every"} and len(told) > _FEWEST
    return told[0] == "never" and told[1] not in _UNFORBIDDEN and told[1].isalpha()


_UNFORBIDDEN: Final = (REFUSABLE - {"trust", "give"}) | PREPOSITIONS | words_in("would will did could shall")


def _of_its_worth(told: Sequence[str]) -> bool:
    """`It isn't much.`, `It's nothing personal, Tarn.`, `It won't hurt anyone.`"""
    if told[0] not in {"it", "that", "this"} or told[1] not in _BEING:
        return False
    place = next((p for p, low in enumerate(told) if (low in DENIALS and p > 1) or low == "nothing"), 0)
    rest = told[place + 1 :]
    return place in {1, 2, 3} and bool(rest) and not WORTH.isdisjoint(rest) and rest[0] in _BEFORE_WORTH


def what_another_would_have_done(told: Sequence[str]) -> bool:
    """`It's what my grandmother would have done.`: a ground, and nobody's word but the sender's."""
    if list(told[1:3]) not in (["'s", "what"], ["is", "what"]) or told[3:4] == ["i"]:
        return False
    place = next((p for p, low in enumerate(told) if low in {"would", "'d"}), 0)
    return place > 0 and list(told[place + 1 : place + 2]) == ["have"] and told[-1] in _CHOSE


def vows(lows: Sequence[str]) -> bool:
    """`(If this passes) I promise to stop asking`: what somebody vows in a clause of its own, not to undo it.

    `lows` are the words of the whole sentence without its marks.
    """
    place = next((p for p, pair in enumerate(pairwise(lows)) if pair[0] == "i" and pair[1] in _VOWING), 0)
    vowed = list(lows[place + 2 :]) if place > 1 else []
    if vowed[1:2] == ["stop"] and vowed[2:] != [] and vowed[2].endswith("ing"):
        del vowed[1]
    return bool(vowed) and vowed[0] in {"to", "you", "not"} and (REVOKING | _OF_IT).isdisjoint(vowed)


_VOWING: Final = words_in("promise vow swear pledge plan hope")
_OF_IT: Final = words_in("back undo vote votes move act count it this that again instead")
