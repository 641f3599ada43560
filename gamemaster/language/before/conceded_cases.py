"""Cases that are conceded in front of an act, and on which it does not hang.

`This might not work if Lowri was first, but I ...` tells in what case it may be in vain, and `Whether or
not this arrives in time, I ...` and `No matter what Tarn says, I ...` that it is done in any. What must stay
true: the case on which it hangs (`This only counts if Lowri agrees, but I ...`, `Unless Lowri agrees, ...`),
and how it is meant (`Whether or not I mean it, I ...`), leave it uncertain.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, words_in

_CASES: Final = words_in("if when once should in")
_HANGING: Final = words_in(
    "only unless until till lest provided providing assuming supposing depending depends depend pending "
    "contingent otherwise except whenever count counts counted valid condition conditions hangs"
)
_MEANING: Final = words_in(
    "mean meant means meaning serious seriously joke joking kidding real really pretend test draft example "
    "quote play playing"
)
_SAYING: Final = words_in("say said write wrote type typed announce post posted")
_CONCESSIONS: Final = words_in("what who whom how where when whether which whose that if")
_TELLING: Final = words.FINITE | words_in(
    "may might could will 'll would can cannot ca wo fail fails fear think suppose"
)


def _asks_to_be_told(lows: Sequence[str]) -> bool:
    """`Shout if this isn't allowed`, `Correct me if I'm wrong`: what others may say of the act."""
    begin = next((place for place, low in enumerate(lows) if low not in _ANYBODY), 0)
    told = lows[begin : begin + 4]
    return bool(told) and told[0] in _TELLING_ME and "if" in told[1:] and _HANGING.isdisjoint(lows)


_ANYBODY: Final = words_in("please somebody someone anybody anyone so well and just do feel free to")
_TELLING_ME: Final = words_in(
    "tell correct stop shout scold poke warn complain yell speak say call blame laugh excuse forgive pardon"
)
HEDGING: Final = words_in("maybe perhaps possibly probably presumably arguably")
_FARTHEST: Final = 24
_LEAST: Final = 3


def concedes_failing(lows: Sequence[str]) -> bool:
    """`This may be illegal if somebody was faster`, in front of `but`: in what case an act may be in vain."""
    if _asks_to_be_told(lows):
        return True
    if lows[0] in words.CONDITION | words.SPEECH or not _HANGING.isdisjoint(lows) or OPAQUE in lows:
        return False
    place = next((place for place, low in enumerate(lows) if low in words.CONDITION), 0)
    told = lows[:place]
    return place >= _LEAST and not _TELLING.isdisjoint(told)


def contrasted_at(tokens: Tokens, place: int) -> int:
    """`Probably not the smartest play, but I ...`: the `but` by which the act is not what is perhaps so; 0
    where there is none."""
    lows = [token.low for token in tokens[place : place + _FARTHEST]]
    cut = next((p for p, pair in enumerate(pairwise(lows)) if pair == ("but", "i")), 0)
    told = all(b in _TELLING_OF_ME for a, b in pairwise(lows[:cut]) if a in {"i", "we"})
    plain = told and ":" not in lows[:cut] and words.CONDITION.isdisjoint(lows[:cut])
    return place + cut if cut and plain else 0


_TELLING_OF_ME: Final = words_in(
    "'m am was 've have had should could can ca missed misread overlooked need worry think 'll will 'd would"
)


def past_any_case(tokens: Tokens, place: int) -> int | None:
    """Where `Whether or not anyone agrees` and `No matter what Tarn says` end, at the comma in front of what
    the sender does; None where no such words stand there."""
    lows = [token.low for token in tokens[place : place + _FARTHEST]]
    told = 0
    if lows[:3] == ["whether", "or", "not"] or (
        lows[:2] == ["no", "matter"] and lows[2:3] != [] and lows[2] in _CONCESSIONS
    ):
        told = 3
    elif lows[:1] == ["whether"]:
        told = 1
    if not told:
        return None
    end = next((p for p in range(told, len(lows) - 1) if lows[p] == "," and lows[p + 1] == "i"), 0)
    said = lows[told:end]
    if not said or (told == 1 and said[-2:] != ["or", "not"]) or OPAQUE in said or ":" in said:
        return None
    mine = "i" in said and not _SAYING.isdisjoint(said)
    return None if mine or not _MEANING.isdisjoint(said) else place + end


def without_any_case(tokens: list[Token]) -> list[Token]:
    """The words in front of an act without such ones, and their comma, at the beginning."""
    if not tokens or tokens[0].low not in {"whether", "no"}:
        return tokens
    # the act itself stands behind the last comma
    last = tokens[-1].low == ","
    lows = [token.low for token in tokens]
    told = last and (lows[:3] == ["whether", "or", "not"] or lows[:2] == ["no", "matter"])
    return [] if told and lows.count(",") == 1 else tokens
