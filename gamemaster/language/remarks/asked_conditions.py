"""Conditions beside acts that are put as questions: `Unless Tarn still wants it?`, `If that is allowed, is
it?`

What hangs on a condition hangs on it no less where a question mark ends it, or a tag asks for an answer. A
question that a condition only opens (`If it rains, who brings the tent?`) asks about something else.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in

_OPENERS: Final = words_in(
    "oh well hm hmm ah er um and but or so ps p s that is i mean mind you at least , : . -- '"
)
_FIRSTS: Final = words_in("unless if assuming provided providing supposing once until till except only")
_COURTEOUS: Final = (["i", "may"], ["you", "like"], ["you", "will"], ["you", "please"], ["you", "see"])
_PAIRS: Final = (("as", "long"), ("so", "long"), ("just", "until"), ("just", "till"))
_INTERROGATIVE: Final = words_in("who whose what which where when why how whom")
_ASKING: Final = words_in(
    "is are was were am do does did has have had will would can could shall should may might must isn aren "
    "wasn weren don doesn didn hasn haven hadn won wouldn couldn shouldn"
)
_ASKED: Final = words_in(
    "i we you he she it they there that this anyone anybody someone somebody everyone nobody"
)
_AGREED: Final = words_in("okay ok right alright eh yes no yeah huh hm all please say then though anyway")
_TAG: Final = 4
_TAGGED: Final = words_in("not still then yet really any now , he she it they you")
_ANEW: Final = words_in("could would should shall might may")
_ADDRESS: Final = 3


def condition_of(tokens: Tokens) -> Tokens:
    """The condition that a sentence states, without whom it asks and a tag; empty where it asks something
    else."""
    place = _opened(tokens)
    if place < 0:
        return () if tokens[-1].low == "?" else _without_reason(tokens)
    if tokens[-1].low != "?":
        return _without_reason(tokens)
    kept = len(tokens) - 1
    dash = next((p for p, token in enumerate(tokens) if p > place and token.low == "--"), kept)
    marks = [p for p, token in enumerate(tokens[:dash]) if p > place and token.low in {",", ";"}]
    kept = dash
    for mark in reversed(marks):
        if not _is_idle(tokens[mark + 1 : kept]):
            break
        kept = mark
    said = tokens[place:kept]
    if _asks_within(said) or not _INTERROGATIVE.isdisjoint([token.low for token in tokens[dash:]]):
        return ()
    return [*said, tokens[-1].changed(low=".")]


def _without_reason(tokens: Tokens) -> Tokens:
    """`Unless that would be the fourth, for I want it to wait`, without what gives a reason for it."""
    if not tokens or tokens[0].low != "unless":
        return tokens
    end = next((p for p, (a, b) in enumerate(pairwise(tokens)) if a.low == "," and b.low in _REASONS), 0)
    return tokens[:end] if end else tokens


_REASONS: Final = words_in("for because since as")


def asks_for_case(tokens: Tokens) -> bool:
    """`Unless somebody else needs it?`, in front of acts: a whole sentence that is a condition and asks."""
    return tokens[-1].low == "?" and tokens[0].low in _BARELY and bool(condition_of(tokens))


_BARELY: Final = words_in("unless assuming provided providing")


def _opened(tokens: Tokens) -> int:
    """Where the condition begins that a sentence opens with; -1 if it opens with none."""
    for place, token in enumerate(tokens[:-1]):
        if token.low == "if" and [t.low for t in tokens[place + 1 : place + 3]] in _COURTEOUS:
            return -1
        if token.low in _FIRSTS or (token.low, tokens[place + 1].low) in _PAIRS:
            return place
        if token.low not in _OPENERS:
            return -1
    return -1


def _is_idle(words: Tokens) -> bool:
    """`Tarn`, `okay`, `does it`, `were you, Tarn`, `that is`: what only turns a condition into a question."""
    lows = [token.low for token in words]
    if len(words) <= _ADDRESS and all(token.capital for token in words if token.low[0].isalnum()):
        return True
    if _AGREED.issuperset(lows) or lows in (["that", "is"], ["that", "'s"], ["i", "mean"]):
        return True
    whom = next((place for place, low in enumerate(lows[:_TAG]) if low in _ASKED), 0)
    asks = whom > 0 and lows[0] in _ASKING and _ANEW.isdisjoint(lows[:1])
    return asks and len(words) <= whom + _TAG and _TAGGED.issuperset(lows[whom + 1 :])


def _asks_within(said: Tokens) -> bool:
    """Whether the question has a clause of its own behind the condition."""
    lows = [token.low for token in said]
    return not _INTERROGATIVE.isdisjoint(lows) or any(
        a in _ASKING and b in _ASKED for a, b in pairwise(lows[2:])
    )
