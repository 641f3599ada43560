"""Sentences that put acts aside: as an idea, for another day, as done before, as another's words."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import BEING, MERELY, NEGATING, THIS, TYPING
from gamemaster.language.english import words
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import Tokens, words_in

_IDEAS: Final = words_in("idea suggestion thought proposal question possibility option daydream fancy")
_FIRM: Final = words_in("final official binding decided certain definite")
_REAL: Final = words_in("real actual proper")
_ONE: Final = words_in("one move vote turn version action text mail orders")
_COMING: Final = words_in("follows follow comes come coming tomorrow later tonight send soon")
_OF_SAYING: Final = words_in("write post send say announce type publish")
_TELLING: Final = words_in("told made asked wanted forced dictated paid begged")
_OWNED: Final = words_in("words move vote announcement line text message")
_PUT_DOWN: Final = words_in("wrote sent copied pasted typed posted mailed submitted")
_AMISS: Final = words_in("accident mistake wrong accidentally")
_TALES: Final = words_in("story legend song tale saga")
_WAKING: Final = words_in("woke awoke alarm")
_SPOKE: Final = words_in("said says quoth wrote dixit spoke spake")
_AT_LEAST: Final = words_in("idea plan would theory if dreams intention")
_SPEAKING: Final = words_in("speak speaking say write writing")
_SHORT: Final = 6


def puts_aside(tokens: Tokens, told: Sequence[str], lows: Sequence[str], asks: bool) -> bool:
    """Whether a sentence behind acts puts them aside; `told` are its words, `lows` those behind openers."""
    said = set(lows)
    return (
        _mere_idea(lows, said)
        or _thinks_again(told, lows, said)
        or _another_time(tokens, lows, said)
        or _dictated(tokens, lows, said)
        or _gone_wrong(lows, said)
        or _tagged(tokens, lows, said)
        or ("then" in told[:2] and not said.isdisjoint(_WAKING) and "never" not in said)
        or (asks and told[0] == "or" and bool(said & {"that", "should", "shall"}))
    )


def _mere_idea(lows: Sequence[str], said: set[str]) -> bool:
    """`It's just an idea.`, `Only a suggestion.`, `That is not final.`, `At least that's my plan.`"""
    if lows[:2] == ["at", "least"]:
        return bool(said & _AT_LEAST)
    points = lows[0] in THIS | {"none", "nothing"}
    if points and said & NEGATING and said & _FIRM and len(lows) <= _SHORT + 1:
        return True
    if said.isdisjoint(_IDEAS):
        return False
    if lows[0] in THIS and (said & {"meant", "supposed"}):
        return True
    begin = 2 if lows[0] in THIS and lows[1] in BEING else 0
    return lows[begin] in MERELY and lows[begin + 1 : begin + 2] in (["a"], ["an"]) and lows[-1] in _IDEAS


def _thinks_again(told: Sequence[str], lows: Sequence[str], said: set[str]) -> bool:
    """`Let me sleep on it.`, `I'm having second thoughts.`, `I think I'll wait after all.`"""
    joined = " ".join(lows)
    if "i take it back" in joined or "i take that back" in joined or "and take it back" in joined:
        return True
    if not said & NEGATING:
        if "sleep on it" in joined or "sleep on that" in joined or "second thoughts" in joined:
            return True
        asked = lows[:2] in (["let", "me"], ["give", "me"], ["i", "'ll"], ["i", "need"], ["i", "will"])
        if asked and any(thought in joined for thought in ("think about it", "think again", "think it over")):
            return True
    if joined.endswith(
        ("not going to", "rather not", "rather not after all", "rather wait", "wait after all")
    ):
        return "i" in said
    if lows in (["i", "'ll", "wait"], ["i", "will", "wait"]):
        return True
    if told[0] == "but" and "i" in said | {lows[0]} and ("'ll wait" in joined or "will wait" in joined):
        return True
    first = told[0] == "but" and "first" in said and bool(said & {"i", "me"})
    acted = (lows[place + 2 :] for place, pair in enumerate(pairwise(lows)) if pair == ("before", "i"))
    return first or any(
        done[:1] == ["decide"] or (done[:1] in (["do"], ["act"]) and set(done[1:]) <= THIS) for done in acted
    )


def _another_time(tokens: Tokens, lows: Sequence[str], said: set[str]) -> bool:
    """`The real one comes tomorrow.`, `I'm doing it tomorrow.`, `I've already done that.`"""
    if said & _REAL and said & _ONE and said & _COMING and not said & NEGATING:
        return True
    if lows[0] in THIS and (lows[1:2] in (["happens"], ["happened"]) or lows[1:3] == ["will", "happen"]):
        return TIMES.anywhere(tokens) or "already" in said
    if lows[-2:] in (["i", "mean"], ["i", "meant"]) and TIMES.at(tokens, 0):
        # "Yesterday, I mean."
        return len(lows) <= _SHORT
    if lows[0] in THIS and lows[1:3] == ["'s", "already"] and lows[-1] in {"done", "happened"}:
        return True
    if lows[0] != "i" or len(lows) > _SHORT + 2 or "should" in said:
        # "I should have done this ages ago"
        return False
    place = next((p for p, low in enumerate(lows) if low in {"do", "doing", "did", "done"}), 0)
    if not place or lows[place + 1 : place + 2] == [] or lows[place + 1] not in THIS | {"so"}:
        return False
    rest = lows[place + 2 :]
    return not said & NEGATING and (
        "already" in said or (0 < len(rest) <= 2 and rest[0] != "since" and TIMES.anywhere(tokens))
    )


def _dictated(tokens: Tokens, lows: Sequence[str], said: set[str]) -> bool:
    """`Brask told me to write that.`, `That's Tarn speaking.`, `I speak for Tarn.`, `The dog did it.`"""
    if lows[0] != "i" and said & _TELLING and "me" in said and said & _OF_SAYING and said & THIS:
        # "He asked me to say that this counts as the apology"
        return not any(a in _OF_SAYING and b == "that" and c in _TOLD for a, b, c in _triples(lows))
    if lows[0] in THIS and lows[-1] in {"speaking", "talking"} and "i" not in said:
        return not said & NEGATING
    if lows[0] in {"the", "my"} and lows[-2:] == ["did", "it"] and len(lows) <= _SHORT:
        return True
    speaks = lows[0] == "i" and said & _SPEAKING and not said & NEGATING
    return bool(speaks) and any(
        a.low in {"as", "for"} and b.capital and b.low != "i" for a, b in pairwise(tokens)
    )


def _triples(lows: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    return zip(lows, lows[1:], lows[2:], strict=False)


_TOLD: Final = words_in("this it he she they you we his her my your our their the there everybody nobody")
"""What a clause behind `that` is about."""


def _gone_wrong(lows: Sequence[str], said: set[str]) -> bool:
    """`I sent that by accident.`, `I pasted the wrong text.`, `Wrong mail, sorry.`"""
    if lows[0] == "wrong":
        return 1 < len(lows) <= 3 and lows[1] != "or"
    if lows[0] == "i" and lows[1:2] != [] and lows[1] in _PUT_DOWN | TYPING and not said & NEGATING:
        return bool(said & _AMISS) and "why" not in said
    return False


def _tagged(tokens: Tokens, lows: Sequence[str], said: set[str]) -> bool:
    """`Tarn's words.`, `Said Brask.`, `So the story goes.`, `And then I woke up.`, `That goes for Tarn.`"""
    if lows[1:2] == ["'s"] and tokens[0].capital and len(lows) <= _SHORT - 1 and lows[0] not in THIS:
        return lows[2:3] != [] and lows[2] in _OWNED
    if len(lows) <= 3 and (lows[0] in _SPOKE or lows[0] in {"thus", "so"}) and len(lows) > 1:
        return bool(said & _SPOKE) and tokens[-2 if not tokens[-1].low[0].isalnum() else -1].capital
    if len(lows) == 2 and lows[1] in _SPOKE and tokens[0].capital and lows[0] not in words.PRONOUNS:
        return True
    if lows[:2] == ["so", "the"] or lows[:1] == ["the"]:
        return bool(said & _TALES) and lows[-1] in {"goes", "says", "went"} and len(lows) <= _SHORT - 1
    return lows[0] in THIS and lows[1:2] == ["goes"] and bool(said & NEGATING) and lows[-1] == "me"
