"""Words that make acts hang on something without an `if`: `On one condition: ...`, `My condition: ...`"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_PROVISOS: Final = words_in(
    "condition conditions proviso provisos precondition preconditions prerequisite prerequisites stipulation "
    "stipulations requirement"
)
_LEADING: Final = words_in(
    "my one the a an only single sole on but with under just there is 's are this that these first two three "
    "few some small to here come comes and also though i have has following strict little other"
)
_NONE: Final = words_in("no none nil without never unconditional met fulfilled satisfied")
_MOST: Final = 9
QUALIFYING: Final = _PROVISOS | words_in("exception exceptions caveat caveats understanding assumption")
"""Nouns by which words beside an act qualify it."""
HANGING: Final = (
    words.TAINT | words.CONDITION | QUALIFYING | words_in("permission approval consent agreement")
)
"""Words that no mere reason beside an act holds."""
CONSENTING: Final = words_in("willing permitting agreeing consenting assenting allowing approving")
"""What somebody else has to do in `Tarn permitting`."""


def on_condition(lows: list[str]) -> bool:
    """`On one condition`, `Subject to there being no objection`, as words of a mere lead."""
    if lows[:2] == ["subject", "to"]:
        # "subject to correction" only owns that one may err
        return lows[2:3] != ["correction"]
    first = next((place for place, low in enumerate(lows) if low in _PROVISOS), 0)
    return first > 0 and _LEADING.issuperset(lows[:first]) and _NONE.isdisjoint(lows)


def sets_condition(tokens: Tokens) -> bool:
    """Whether a sentence without an act says on what the acts beside it hang (`My one condition: ...`)."""
    if tokens[0].low == "unless" and _names_another(tokens):
        return True
    opening = tokens[:_MOST]
    place = next((p for p, token in enumerate(opening) if token.low in _PROVISOS), None)
    if place is None or not _LEADING.issuperset(plain_lows(tokens[:place])):
        return False
    behind = tokens[place + 1].low if place + 1 < len(tokens) else ""
    said = plain_lows(tokens)
    return (
        behind != "of"
        and (behind in {":", "--", "-", "is", "are", "="} or place > 0)
        and _NONE.isdisjoint(said)
    )


def _names_another(tokens: Tokens) -> bool:
    """`Unless he answers, then Joss.`: what is done in place of the act before it."""
    comma = max((place for place, token in enumerate(tokens) if token.low == ","), default=len(tokens))
    rest = plain_lows(tokens[comma + 1 :])
    return rest[:1] == ["then"] and len(rest) <= _FEW


_FEW: Final = 4


def comes_first(tokens: Tokens, place: int) -> bool:
    """`Once Tarn agrees`, `Once the exams are over`: what has to be first, where `once` stands at `place`."""
    if tokens[place + 1].capital:
        return True
    if tokens[place + 1].low in _TALES:
        return False
    for token in tokens[place + 2 : place + _FAR]:
        if not token.low[0].isalnum() or token.low == "i":
            return False
        if token.low in words.FINITE:
            return True
    return False


def waits_for_once(tokens: Tokens) -> bool:
    """`By demand, once there is one`, `and only once he leaves`: what has to be first, inside words."""
    return any(
        token.low == "once"
        and (tokens[place - 1].low in _BEFORE_ONCE or _begins_clause(tokens, place))
        and (comes_first(tokens, place) or [t.low for t in tokens[place + 1 : place + 3]] in _THERE_IS)
        for place, token in enumerate(tokens[:-2])
        if place
    )


def _begins_clause(tokens: Tokens, place: int) -> bool:
    """`I do my bit once he has done his`, unlike `as he once was`."""
    subject = tokens[place + 1]
    clause = subject.low in words.PRONOUNS or subject.low in _DETERMINING or subject.capital
    return clause and subject.low not in _TALES and tokens[place - 1].low not in _NOT_BEFORE


_DETERMINING: Final = words_in("the my his her their our your its")
_NOT_BEFORE: Final = words.PRONOUNS | words_in("not for at than was were i who that have has had 've as")
_BEFORE_ONCE: Final = words_in(", ; : -- and but only just")
_THERE_IS: Final = (["there", "is"], ["there", "are"], ["there", "'s"])
_TALES: Final = words_in("upon there more again in on at")
_FAR: Final = 8
