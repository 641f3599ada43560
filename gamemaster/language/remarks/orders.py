"""Sentences beside acts that tell the officers not to do them, not yet, or not as they stand.

Each clause that bids something (`bidding`) has one of the verbs of a class (`bid_words`), done to the act or
the mail: to enter, denied or bound to a condition (`But don't log it yet.`), to keep or to wait (`Sit on this
till Imke nods.`: `bids_to_wait`), to undo, to alter, to choose, to ask somebody first, or to take it as
something else (`Kindly scratch that.`, `Let Ludo have the last word.`: `bids_to_change`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import HEDGED, UNMEANT
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.bid_words import (
    ALTERING,
    ENTERING,
    GIVING_UP,
    UNDOING,
    VERBS,
    Words,
    object_size,
)
from gamemaster.language.remarks.bidding import Bid, bids, clauses, leaves
from gamemaster.language.remarks.bids_to_change import altered, changes, undone
from gamemaster.language.remarks.bids_to_wait import (
    LATER,
    awaited,
    before_that,
    bound,
    denied,
    given_time,
    kept,
    not_until,
)


def orders(parts: Sequence[str]) -> bool:
    """Whether a sentence, given by what stands between its marks, keeps the officers from
    acts beside it."""
    if any(_IDIOMS.search(part) or before_that(part.split()) for part in parts):
        return True
    if any(_ALL_ONE.match(part) for part in parts):
        parts = [part for part in parts if _EITHER_WAY.search(part) is None]
    told = [clause for clause in clauses(parts) if not _of_anybody(clause)]
    return any(
        not_until(clause)
        or any(_is_order(bid, told[:place], told[place + 1 :]) for bid in bids(clause))
        or any(_is_leave(bid) for bid in leaves(clause))
        or _gives_up(clause)
        or _wishes(clause)
        for place, clause in enumerate(told)
    )


_ALL_ONE: Final = re.compile(
    r"(?:it|that|they|both|this)(?: (?:is|s|are|re|comes to|makes))? (?:\w+ )?"
    r"(?:the same|no difference|all one)\b"
)
_EITHER_WAY: Final = re.compile(r"\b(?:whichever|whatever|however)\b")
"""`Read it whichever way you like, it's the same spot.`"""


def orders_ahead(parts: Sequence[str]) -> bool:
    """The same in front of acts, where `Scratch that.` speaks of others before it."""
    if any(_OLD_MAIL.search(part) for part in parts):
        # "My last mail was a mess, do not act on it"
        return False
    return orders(
        [part for part in parts if not any(map(_goes_back, clauses([part]))) or _entered_later(part)]
    )


def _of_anybody(clause: Words) -> bool:
    """`One must hold on to that`, `(You see it and) can do nothing`, `That should do until Monday`: what
    anybody has to do or is able to, and what is enough."""
    if clause[:2] in (["can", "do"], ["could", "do"]):
        return clause[2:] == ["nothing"]
    if clause[:1] == ["that"] and clause[1:-1] and clause[:3][-1] == "do" and clause[1] in _SUFFICING:
        return clause[3:4] in ([], ["me"], ["us"], ["for"], ["until"], ["till"])
    return clause[:1] == ["one"] and clause[1:2] in (["must"], ["has"]) and _WITHHELD.isdisjoint(clause)


_SUFFICING: Final = words_in("should will ll must ought")
_WITHHELD: Final = words_in("not never count log enter record back off until till before for over")
_DONE: Final = words_in("have ve had did do dont never")
_UNMEANT: Final = UNMEANT | HEDGED | words_in("joking kidding bluffing lying")


def _entered_later(part: str) -> bool:
    """`Ask me again before you count it.`"""
    return before_that(part.split())


def _goes_back(clause: Words) -> bool:
    """`Change that.`, `Ask me again.`, `Let the books decide it.`: of what was said before."""
    first = next((bid for bid in bids(clause) if undone(bid) or altered(bid)), None)
    if first is not None:
        return first.object[:1] in (["it"], ["that"], ["them"])
    return clause[:3] == ["ask", "me", "again"] or (clause[:1] == ["let"] and clause[-1:] == ["it"])


def _is_order(bid: Bid, ahead: Sequence[Words], behind: Sequence[Words]) -> bool:
    if bid.verb == "let" and bid.of_it and bid.rest[:1] == ["be"] and len(bid.rest) > 1:
        # "Let this be taken as a question"
        if bid.object == ["it"] and bid.rest[2:3] == ["that"]:
            # "Let it be noted that I was early"
            denies = not _NOT.isdisjoint(bid.rest) and not _DONE.isdisjoint(bid.rest)
            return denies or not _UNMEANT.isdisjoint(bid.rest)
        bid = bid._replace(verb=VERBS.get(bid.rest[1], ""), rest=bid.rest[2:], voice="done")
    if ahead and (
        (bid.verb == "hold" and bid.of_me)
        or bid.voice == "does"
        or (bid.object == ["them"] and bid.verb in {"leave", "keep", "let"})
    ):
        # "I think I have one left, don't hold me to it", "that can wait": of what was said just before
        return False
    if bid.verb in {"scratch", "strike"} and bid.object == ["that"] and ahead[-1:] == [["no"]]:
        # "I play Moon, no, scratch that, Moon is on the table": a slip, mended at once
        return False
    if bid.denied:
        return denied(bid)
    later = [*bid.rest, *(word for clause in behind for word in clause)]
    return changes(bid) or kept(bid, later) or awaited(bid) or given_time(bid) or bound(bid, ahead, behind)


def _is_leave(bid: Bid) -> bool:
    """`Tarn may cancel it.`, `The clerk should not log it yet.`"""
    return bid.verb in ENTERING and denied(bid) if bid.denied else undone(bid) or altered(bid)


def _gives_up(clause: Words) -> bool:
    """`(Speak up) and I'll drop it.`, `Can I take it back?`, `I'll confirm tomorrow.`"""
    asks = clause[1:2] in (["i"], ["we"]) and clause[0] in {"can", "could", "may", "might"}
    if not asks and not (clause[:1] == ["i"] and clause[1:2] in (["ll"], ["will"], ["shall"])):
        return False
    bid = next(bids(clause[2:]), None)
    if bid is None or bid.denied:
        return False
    if bid.verb in {"confirm", "reconsider"}:
        return bid.of_it or not bid.rest or bid.rest[0] in LATER | {"as"} or bool(bid.particles)
    if bid.object[-1:] in (["vote"], ["ballot"]) and not _IF_EVER.isdisjoint(bid.rest):
        # "I shall change my vote if he can explain": it stands until then
        return False
    back = bid.verb == "take" and "back" in bid.particles
    return bid.of_it and (back or bid.verb in ALTERING | GIVING_UP)


def _wishes(clause: Words) -> bool:
    """`I don't want it counted before Friday.`, `I'd rather have it cancelled.`"""
    place = next((p for p, word in enumerate(clause[:6]) if word in _WISHING), len(clause))
    size = object_size(clause[place + 1 :])
    if clause[:1] != ["i"] or not size:
        return False
    behind = [word for word in clause[place + 1 + size :] if word not in {"to", "be", "not"}]
    verb = VERBS.get(behind[0]) if behind else None
    if not _NOT.isdisjoint(clause[: place + size + 3]):
        return verb in ENTERING
    return verb in UNDOING | ALTERING or (verb in ENTERING and not LATER.isdisjoint(behind[1:2]))


_OLD_MAIL: Final = re.compile(
    r"\b(?:last|previous|earlier|other|old|first) (?:mail|message|post|letter|note|vote|ballot|move|turn)\b"
)
_IF_EVER: Final = words_in("if unless should")
_WISHING: Final = words_in("want like prefer wish need have rather")
_NOT: Final = words_in("not dont never")
_IDIOMS: Final = re.compile(
    r"\b(?:it|this|that) as (?:he|she|they|you|\w+) (?:decides?|sees? fit|likes?|prefers?|pleases?)\b"
    r"|\bbefore (?:i|we) make (?:it|this|that) \w+$|\b(?:hang|hold) fire\b"
    r"|^see (?:the appendix|(?:below|under) (?:the|my)|my signature)\b|^now you (?:try|say|write)\b"
    r"|^for (?:(?!do\b)\w+ ){1,3}(?:put|read|write|insert|substitute) (?!it\b|this\b|that\b|me\b)\w+"
    r"|\b(?:list|version|text|sheet|attachment|one|which) (?:then )?(?:prevails|takes precedence)\b"
    r"|^(?:only|just) (?:half|part|some) of (?:it|that|this)$"
    r"|\b(?:is to|should|may|shall|must) have the (?:last|final) (?:word|say)\b"
)
