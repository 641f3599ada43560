"""Pieces of the words in front of an act that bear on it in no way, told by how they are built.

That it may fail or come too late (`so this might be void`), what of the facts its sender does not remember
(`I have lost count`, `to the best of my knowledge I still own one`), whatever others make of it (`whatever my
provider puts on it`), and what e carries (`with muddy boots and a prayer book`). A disclaimer of success is
no doubt about the act. What must stay true: a piece that says what its sender does not want, or is not sure e
should do, is none of these.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, words_in

_PARTING: Final = words_in(", ; -- :")
_JOINING: Final = words_in(
    "so but and still yet though although well anyway then therefore hence now which means even"
)
_IT: Final = words_in("this that it which these they some all")
_MODALS: Final = words_in("may might could will 'll would should can")
_FAILING: Final = words_in(
    "well quite possibly probably perhaps very easily be do come to too already not n't fail fails "
    "void late illegal invalid work count bounce nothing ineffective pointless redundant in vain of "
    "no effect after all turn out wrong have has had moot useless early out order go through against "
    "the rules or anyway a bit failed flop"
)
_FAIL: Final = words_in(
    "fail fails void late illegal invalid work count bounce nothing ineffective pointless redundant "
    "vain effect wrong moot useless early order through against failed flop"
)
_SUCCEEDING: Final = words_in("work count through effect order")
_DENIED: Final = words_in("not n't no out")
_SURELY: Final = words_in("honestly really truly frankly simply quite have 've had do am 'm already now just")
_FORGETTING: Final = frozenset(
    {
        ("lost", "count"),
        ("lost", "track"),
        ("forget", "what"),
        ("forget", "how"),
        ("forget", "whether"),
        ("forget", "if"),
        ("forget", "which"),
        ("forgot", "what"),
        ("forgot", "how"),
        ("forgot", "whether"),
        ("forgotten", "what"),
        ("forgotten", "how"),
        ("forgotten", "whether"),
        ("not", "sure"),
        ("not", "certain"),
        ("unsure", "whether"),
        ("unsure", "if"),
        ("not", "know"),
        ("n't", "know"),
        ("not", "remember"),
        ("n't", "remember"),
        ("not", "recall"),
        ("n't", "recall"),
        ("cannot", "remember"),
        ("cannot", "recall"),
        ("cannot", "tell"),
    }
)
_COUNT: Final = words_in("count track")
_OF_FACTS: Final = words_in("the my there it i what how whether if that which where we our and")
_SHORT_OF: Final = words_in("out too over short late dead bleeding mistaken behind below still down")
_PERHAPS_DONE: Final = words_in(
    "voted run used spent drunk lost forgotten miscounted had already counted misread"
)
_BEST: Final = (
    ("to", "the", "best", "of", "my", "knowledge"),
    ("as", "far", "as", "i", "know"),
    ("as", "far", "as", "i", "can", "tell"),
    ("for", "all", "i", "know"),
    ("if", "memory", "serves"),
    ("if", "i", "remember", "rightly"),
    ("if", "i", "remember", "correctly"),
    ("unless", "i", "am", "mistaken"),
    ("unless", "i", "have", "miscounted"),
)
_WHATEVER: Final = words_in("whatever however whoever whichever")
_WILLING: Final[frozenset[str]] = (
    words.SPEECH
    | (words.UNREAL - words_in("rule rules week life possible section"))
    | {OPAQUE}
    | words_in(
        "want wants mean means meant should ought must wish wished decide decided wise dare try wanted "
        "whom who do doing done act acts vote votes voting go move moves yet intend intended like would "
        "unless prefer agree agrees objects object leave permission really meaning serious allowed idea "
        "plan right does posted typed published signed mailed sent line lines word phrase sentence "
        "formula form script page sign wall going"
    )
)
_CARRIED: Final = words_in(
    "a an the my our his her their its no some muddy wet cold warm red blue green old new big small "
    "full empty two three four five many few both nothing one"
)
_NOT_CARRIED: Final[frozenset[str]] = (
    words.CONDITION
    | words.COMPARED
    | words.SUBJECTS
    | {OPAQUE}
    | words_in(
        "which whom what leave permission consent approval view intent intention intentions exception "
        "exceptions condition conditions proviso understanding aim purpose hope doubt doubts "
        "reservation reservations wish plan help names name word words line wording text letter from "
        "by is are was were has have had will would vote votes offer exact following"
    )
)
_LEAST: Final = 2
_FEW: Final = 3


def without_idle_pieces(before: Tokens) -> list[Token]:
    """The words without such pieces, and the marks that part them off."""
    pieces = _pieces(before)
    kept: list[Token] = []
    for number, (marks, piece) in enumerate(pieces):
        lows = [token.low for token in piece]
        while lows and lows[0] in _JOINING:
            del lows[0]
        if _is_idle(lows) or (number and not lows):
            continue
        kept += [*(marks if kept else ()), *_without_burden(piece)]
    return kept


def _pieces(before: Tokens) -> list[tuple[list[Token], list[Token]]]:
    """The words between marks, each with the mark in front of it; the colon of an hour is none."""
    found: list[tuple[list[Token], list[Token]]] = [([], [])]
    for place, token in enumerate(before):
        hour = token.low == ":" and before[place - 1].low.isdecimal() if place else False
        if token.low in _PARTING and not hour:
            if found[-1][1]:
                found.append(([token], []))
            else:
                found[-1][0].append(token)
        else:
            found[-1][1].append(token)
    return found


def _is_idle(lows: Sequence[str]) -> bool:
    if len(lows) < _LEAST:
        return False
    if lows[0] == "or" and lows[1] in _RATHER:
        return _NOT_PUT_BETTER.isdisjoint(lows)
    return _may_fail(lows) or _forgets(lows) or _knows_best(lows) or _whatever(lows) or _short_of(lows)


_RATHER: Final = words_in("rather better")
_NOT_PUT_BETTER: Final[frozenset[str]] = _WILLING | words.CONDITION | words_in("i we you he she they")
"""`(Having slept on it), or rather not slept at all`: how one puts it better, in words that say no more."""


def _may_fail(lows: Sequence[str]) -> bool:
    """`this might fail`, `it may well be too late`, and no `this may fail if he objects`."""
    rest = lows[2:]
    told = lows[0] in _IT and lows[1] in _MODALS and bool(rest)
    failing = _FAIL if not _DENIED.isdisjoint(rest) else _FAIL - _SUCCEEDING
    return told and _FAILING.issuperset(rest) and not failing.isdisjoint(rest)


def _forgets(lows: Sequence[str]) -> bool:
    """`I have lost count`, `I'm not sure the phase has turned in my time zone`: of the facts, not the act."""
    if lows[0] != "i":
        return False
    begin = next((p for p in range(1, len(lows)) if lows[p] not in _SURELY), 1)
    if tuple(lows[begin : begin + 2]) not in _FORGETTING:
        return False
    rest = lows[begin + 2 :]
    counted = lows[begin + 1] in _COUNT
    asked = lows[begin + 1] in _OF_FACTS and len(rest) >= _LEAST
    about = counted or asked or (len(rest) >= _FEW and rest[0] in _OF_FACTS)
    # "what I told it to make", "whether the vote is open"
    told = {b for a, b in pairwise(["", *rest]) if (a, b) == ("the", "vote")}
    told |= {a for a, b in pairwise([*rest, ""]) if (a, b) == ("told", "it")}
    return about and _WILLING.isdisjoint(set(rest) - told)


def _knows_best(lows: Sequence[str]) -> bool:
    """`to the best of my knowledge it is fine`: what is taken for granted."""
    best = max((len(opener) for opener in _BEST if tuple(lows[: len(opener)]) == opener), default=0)
    return best > 0 and _WILLING.isdisjoint(lows[best:]) and words.CONDITION.isdisjoint(lows[best:])


def _whatever(lows: Sequence[str]) -> bool:
    """`whatever my provider puts on it`: something by which the act does not go."""
    own = not {"i", "you", "we"}.isdisjoint(lows)
    return lows[0] in _WHATEVER and len(lows) > _FEW and not own and _WILLING.isdisjoint(lows)


def _short_of(lows: Sequence[str]) -> bool:
    """`I may well be out of tokens`, `it may be that I drank it in October`: what the sender may not have."""
    if list(lows[:4]) == ["it", "may", "be", "that"] and lows[4:5] == ["i"]:
        return _WILLING.isdisjoint(lows[5:]) and words.CONDITION.isdisjoint(lows)
    told = [low for low in lows if low not in {"well", "already", "very"}]
    if told[:1] != ["i"] or told[1:2] not in (["may"], ["might"]) or len(told) <= _FEW:
        return False
    short = (told[2] == "be" and told[3] in _SHORT_OF) or (told[2] == "have" and told[3] in _PERHAPS_DONE)
    return short and _WILLING.isdisjoint(told[4:]) and words.CONDITION.isdisjoint(told)


def _without_burden(piece: list[Token]) -> list[Token]:
    """`signing up with muddy boots and a prayer book`: the piece without what somebody carries."""
    lows = [token.low for token in piece]
    place = next((p for p, low in enumerate(lows) if low == "with" and p >= _LEAST), 0)
    rest = lows[place + 1 :]
    if not place or not rest or not _NOT_CARRIED.isdisjoint(rest):
        return piece
    plain = not any(token.capital for token in piece[place + 1 :])
    lists = all(a != "and" or b in _CARRIED for a, b in pairwise(rest))
    gerund = lows[0].endswith("ing") and lows[1] not in {"for", "as"}
    return piece[:place] if plain and lists and gerund and rest[0] in _CARRIED else piece
