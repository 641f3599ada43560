"""Words beside acts that put them in another order than they stand in, or that leave only some of them.

`I do these from bottom to top:` above rows, `The last one first, please.` and `Only the second, in fact.`
below them. What was meant is clear to most, but not what comes of it: a human decides.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, OPENERS, REVOKING
from gamemaster.language.after.undone import undone_at_once
from gamemaster.language.english.numbers import NUMBER_WORDS, RANKS
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

REORDERING: Final = words_in("reverse reversed backwards backward bottom inverse inverted opposite upwards")
"""Without one of these a longer sentence puts nothing in another order."""
_BACKWARDS: Final[PhraseTable[None]] = table_of(
    "in reverse; in the reverse; reverse order; reversed; in backward order; backwards; bottom up; bottom to "
    "top; from the bottom; from below; bottom first; opposite order; inverse order; inverted order; other "
    "way round; other way around; other way about; other order; different order; back to front; last to "
    "first; upwards"
)
_LAST: Final = frozenset(RANKS) - {"first"} | words_in("last latter final bottom lowest undermost")
_FIRST: Final = frozenset(RANKS) | _LAST | words_in("top topmost former uppermost")
_ITEMS: Final = OF_MAIL | words_in(
    "one ones item items act acts bullet bullets row rows point points entry entries step steps thing things "
    "vote votes offer offers part parts number numbers no nr"
)
_OF_THEM: Final = words_in("of these those them the above please then in fact really now though thing")
_ONLY: Final = words_in("only just merely solely")
_BUT: Final = words_in("except excepting minus without barring not skip drop")


def reorders(tokens: Tokens) -> bool:
    """`in reverse order`, `from bottom to top`, `the other way round`, `last one first`."""
    for place in _BACKWARDS.may_begin(tokens):
        back = _BACKWARDS.longest(tokens, place)
        # "from the bottom of my heart", "walking backwards"
        moves = (place > 0 and tokens[place - 1].low in _MOVING) or _goes_so(tokens, place)
        moves = moves or _in_what_way(tokens, place)
        if back is not None and not moves and _HEART.isdisjoint(t.low for t in tokens[back.end :][:_NEAR]):
            return True
    return _puts_first(plain_lows(tokens))


def _in_what_way(tokens: Tokens, place: int) -> bool:
    """`I move to the cellar, carefully, backwards`: how the one thing is done that the sentence tells of; and
    `backwards and forwards`."""
    lows = [token.low for token in tokens]
    if lows[place + 1 : place + 3] in (["and", "forwards"], ["and", "forward"]):
        return True
    manner = place > 1 and lows[place - 1] == "," and lows[place - 2] in _STEPPING
    return manner and lows.count("i") == 1 and _SEVERAL.isdisjoint(lows)


_STEPPING: Final = words_in(
    "carefully slowly quietly cautiously gingerly warily silently softly nervously timidly"
)
_SEVERAL: Final = words_in("and these those them all do both everything actions moves")


def _goes_so(tokens: Tokens, place: int) -> bool:
    """`so the presents go the other way round`: things that are no acts, and none that stand here."""
    lows = [token.low for token in tokens[max(0, place - _NEAR) : place]]
    return len(lows) == _NEAR and lows[1] in {"go", "goes"} and lows[0] not in _ITEMS | _THESE


_THESE: Final = words_in("these they it this that those all both")
_NEAR: Final = 3
_HEART: Final = frozenset({"heart"})
_MOVING: Final = words_in(
    "walking walk walked running run ran stepping step stepped stumbling stumble crawling crawl creeping "
    "creep falling fall fell bowing riding ride leaning bent bending facing tumbling hopping dancing"
)


def _puts_first(lows: Sequence[str]) -> bool:
    """`The last one first`, `the second before the first`: of two that are counted, the later leads."""
    for place, low in enumerate(lows):
        if low not in _LAST:
            continue
        rest = [said for said in lows[place + 1 : place + 6] if said not in _ITEMS and said != "the"]
        if rest[:1] == ["first"] or (rest[:1] == ["before"] and set(rest[1:2]) <= _FIRST):
            return True
    return False


def strikes_lines(lows: Sequence[str]) -> bool:
    """`Correction: strike lines 2, 3 and 4`, `Line 2 is struck`, `I withdraw number two`: some acts; or, as
    in `I take it straight back`, the last."""
    if undone_at_once(lows):
        return True
    if _STRIKING.isdisjoint(lows):
        return False
    return any(a in _LINES and (b in NUMBER_WORDS or b.isdigit()) for a, b in pairwise(lows)) or any(
        a in _FIRST and b in _LINES for a, b in pairwise(lows)
    )


_STRIKING: Final[frozenset[str]] = REVOKING | words_in("struck crossed cross leave remove omit out void")
_LINES: Final = words_in(
    "line lines item items number numbers step steps point points row rows bullet bullets"
)


def reorders_after(tokens: Tokens, lows: Sequence[str]) -> bool:
    """Whether a sentence behind acts orders them anew: it says no more, or speaks of them."""
    said = set(lows)
    if lows[:1] == ["before"] and lows[1:2] in (["anyone"], ["anybody"], ["somebody"], ["someone"]):
        # "before anyone invents a different order"
        return False
    if said.isdisjoint(_SIGNS) or not reorders(tokens) or _asks_to_be_told(lows):
        return False
    return said <= _BARE or not said.isdisjoint(_OF_ACTS)


def narrows_to(lows: Sequence[str]) -> bool:
    """`Only the first, in fact`, `All but the last`, `Just number two`: which of the acts are done."""
    rest = [low for low in lows if low not in _ASIDES]
    while rest and rest[0] in OPENERS:
        del rest[0]
    if rest[-1:] and rest[-1] in _ONLY:
        rest = [rest[-1], *rest[:-1]]
    if rest[:2] in (["all", "but"], ["everything", "but"], ["all", "except"], ["everything", "except"]):
        rest = rest[1:]
    if not rest or rest[0] not in _ONLY | _BUT | {"but"}:
        return False
    named = rest[1:]
    counted = (
        not _FIRST.isdisjoint(named)
        or any(a in _NUMBERED and (b in NUMBER_WORDS or b.isdigit()) for a, b in pairwise(named))
        or any(named[1:3] == ["of", them] for them in ("these", "those", "them"))
    )
    numbers = (low for low in named if low in NUMBER_WORDS or low.isdigit())
    return counted and set(named) <= _FIRST | _ITEMS | _OF_THEM | {"and", *numbers}


def _asks_to_be_told(lows: Sequence[str]) -> bool:
    """`Shout if I do it backwards`, `Tell me if I've got it back to front`: a beginner's fear of a slip."""
    place = next((p for p, pair in enumerate(pairwise(lows)) if pair in _IF_I), 0)
    ordered = not REORDERING.isdisjoint(lows[:place]) or not _MODALS.isdisjoint(lows[place + 2 : place + 3])
    return place > 0 and not ordered and not _TELLING.isdisjoint(lows[max(0, place - _NEAR) : place])


_MODALS: Final = words_in("should shall may might can could would must ought")
_IF_I: Final = tuple((low, who) for low in ("if", "when", "whenever") for who in ("i", "we"))
_TELLING: Final = words_in("shout shouts tell holler yell scream correct forgive stop warn know sorry laugh")
_SIGNS: Final[frozenset[str]] = REORDERING | words_in("below way order front first before")
_NUMBERED: Final = words_in("number item line move act action no")
_ASIDES: Final = words_in("in fact actually really please then rather though")
_OF_ACTS: Final = (_ITEMS - words_in("one no thing things part parts nr")) | words_in(
    "it them these above order list"
)
_BARE: Final = _BACKWARDS.words() | _FIRST | _ITEMS | _OF_THEM | OPENERS | {"first", "before", "read"}
