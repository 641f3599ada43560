"""What somebody says will come of it if an act fails, or if e was wrong about how things stand.

`If it doesn't work, so be it` changes nothing: whether an act goes through is for the rules to say.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import POINTING
from gamemaster.language.english.condition_words import NOTS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_FAILING: Final = words_in(
    "fail fails failed failing illegal impossible invalid refused rejected bounces bounced unsuccessful"
)
_WRONG: Final = words_in("wrong mistaken muddled confused miscounted misread misremembered misremember")
_AUXILIARY: Final = words_in("does do did is are has have was can will isn doesn hasn won can't cannot")
_UNSURE: Final = words_in(
    "fail sure think believe knowledge track may might work hope afraid doubt suspect guess"
)
_ARRIVING: Final = words_in("reaches arrives comes lands gets late")
_EXCUSING: Final = (["blame"], ["sorry"], ["apologies"], ["forgive"])
_DROPPING: Final = words_in("ignore disregard forget mind cancel undo scratch drop void retract withdraw")
_UNDOING: Final = words_in("undo cancel void retract withdraw rest everything all")
_INSTEAD: Final = words_in("instead rather else otherwise unless or")
_MARKS: Final = frozenset({",", "--", ";", ":", ".", "!", "(", ")"})
_SUBJECTS: Final = words_in("i it this that he she they we you")
_LONGEST_CLAUSE: Final = 9


def if_it_fails(tokens: Tokens, verbs: frozenset[str], unsure: bool) -> bool:
    """Whether the words from an `if` on only say what comes of it if the act before them fails.

    `verbs` are those of the game, `unsure` tells that words before them doubt whether it goes through.
    """
    if "if" not in [token.low for token in tokens]:
        return False
    if asks_for_correction(plain_lows(tokens)):
        return True
    lows = [
        token.low for token in tokens if token.low[0].isalnum() or token.low[0] == "'" or token.low in _MARKS
    ]
    opener = lows.index("if")
    clause, main = _parted(lows[opener + 1 :])
    rest = set(lows[:opener]) | set(main)
    if "if" in rest or rest & _INSTEAD or any(a == "i" and b in verbs - {"have"} for a, b in pairwise(main)):
        return False
    if rest & _UNDOING:
        return False
    if _fails(clause) or _fails(lows[:opener]) or (unsure and _bare(clause)):
        return True
    if any(pair == ("never", "mind") for pair in pairwise(main)):
        rest -= {"mind"}
    late = clause[:1] in (["this"], ["it"]) and set(clause) & _ARRIVING and main[1:2] in _EXCUSING
    return late or (bool(set(clause) & _WRONG) and not rest & _DROPPING)


def _parted(lows: list[str]) -> tuple[list[str], list[str]]:
    """The condition, and what is said to hang on it: behind its comma, or its second subject."""
    for place, low in enumerate(lows):
        if low in _MARKS or (place > 1 and low in {"i", "so", "then"}):
            return lows[:place], lows[place:]
    return lows, []


def _fails(clause: list[str]) -> bool:
    """`it fails`, `this doesn't work`, `that is not allowed`."""
    said = set(clause)
    if not clause or len(clause) > _LONGEST_CLAUSE or clause[0] not in _SUBJECTS - {"he", "she", "they"}:
        return False
    works = said & {"work", "works", "allowed", "legal", "possible", "valid", "succeed", "through"}
    return bool(said & _FAILING) or bool(works and said & NOTS)


def _bare(clause: list[str]) -> bool:
    """`it does`, `it has not`, `not`: as was doubted before."""
    if clause in (["not"], ["so"]):
        return True
    plain = [low for low in clause if low not in NOTS]
    return len(plain) == 2 and plain[0] in _SUBJECTS and plain[1] in _AUXILIARY


def asks_for_correction(lows: Sequence[str]) -> bool:
    """`(That should be legal,) shout if not`, `Yell if I got the order wrong`: the readers are to tell of a
    mistake, which is no taking back."""
    opener = lows.index("if") if "if" in lows else 0
    start = next((p for p in range(opener - 1, -1, -1) if lows[p] in _TELLING), None)
    if start is None or not _HEARING.issuperset(lows[start + 1 : opener]):
        return False
    undoing = not _UNDOING.isdisjoint(lows) or ("to", "be") in pairwise(lows)
    if undoing or (start and lows[start - 1] in _SUBJECTS):
        return False
    clause = lows[opener + 1 :]
    slip = clause[:1] == ["i"] and not (_WRONG | _SLIPPING).isdisjoint(clause)
    return len(clause) <= _LONGEST_CLAUSE and (
        slip or _bare(list(clause)) or _fails(list(clause)) or _is_off(clause)
    )


def _is_off(clause: Sequence[str]) -> bool:
    """`that's wrong`, `anything is off`: no more than that something is."""
    return clause[:1] != [] and clause[0] in _ANYTHING and clause[-1] in _WRONG | _FAILING | _SLIPPING


_TELLING: Final = words_in(
    "shout yell tell correct scream holler say write mail ping poke object speak complain"
)
_HEARING: Final = words_in("me us please at up so loudly now")
_SLIPPING: Final = words_in("off missed forgot forgotten broke overlooked amiss out missing")
_ANYTHING: Final = words_in("it this that anything something any")


def doubts_success(tokens: Tokens) -> bool:
    """`This may well fail`, `To the best of my knowledge`: words that doubt whether an act goes through."""
    return any(token.low in _UNSURE for token in tokens)


def leaves_standing(lows: Sequence[str]) -> bool:
    """`If that kills me it was nice knowing you`, `Should I be mistaken ...`, `If there's a good answer I can
    still change it`: whether the act stands, whatever comes of it."""
    if lows[:1] == ["if"] and not POINTING.isdisjoint(lows[1:2]) and "me" in lows[2:5]:
        return True
    if ("can", "still") in pairwise(lows) and not _CHANGED.isdisjoint(lows):
        return True
    return list(lows[:3]) == ["should", "i", "be"] and lows[3:4] != [] and lows[3] in _MISTAKEN


_CHANGED: Final = words_in("change withdraw switch unvote")
_MISTAKEN: Final = words_in("mistaken wrong")
