"""Clauses beside an act that take the ground from under it: `it depends on the weather`, `my offer is off`.

They say of the act, or of a thing that may be it, that it waits, hangs on something or is none; that others
say it, have written it, or have yet to confirm it.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import NEGATING
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

_POINTING: Final = words_in("it this that these those they which all")
_OWNING: Final = words_in("my our the this that")
_ACTS: Final = words_in(
    "thing "
    "vote votes move moves offer offers deal deals turn turns answer answers bid bids trade trades attack "
    "attacks choice decision plan plans order orders action actions message mail announcement gift transfer "
    "objection support ballot investment above"
)
_HANGING: Final = words_in("depends depend hangs hang hinges hinge lapses lapse expires expire")
_WANTING: Final = words_in("needs need requires require wants want awaits await")
_LEAVE: Final = words_in(
    "consent approval ok okay blessing permission confirmation agreement signature yes your his her their "
    "confirming checking deciding approving"
)
_BEGINNING: Final = words_in(
    "starts start begins begin comes come happens happen follows follow applies counts"
)
_LATER: Final = words_in(
    "later tomorrow next then once after when monday tuesday wednesday thursday friday saturday sunday week "
    "tonight soon until till another"
)
_STAYING: Final = words_in("stays stay remains remain")
_UNDONE: Final = words_in("undone undecided open unsaid theoretical hypothetical secret unsent")
_AMISS: Final = words_in(
    "off no wrong nonsense premature moot early undecided unfinished unconfirmed theoretical imaginary fake"
)
_FIRM: Final = words_in(
    "binding right decided final certain sure serious real meant mine valid official true"
)
_BEFORE: Final = words_in("yesterday last ago earlier")
_SETTLED: Final = words_in("approved decided confirmed agreed accepted allowed checked ratified")
_COUNTING: Final = words_in("count counts apply applies stand hold")
_SO: Final = words_in("all a an too far still of course not n't only just rather quite very yet simply")
_BEING: Final = words_in("is was 's are were 're")
_COMING: Final = words_in("will 'll must should shall may might can")
_CONFIRMING: Final = words_in("confirm decide approve agree check allow permit")
_IDLE_VOICES: Final = words_in(
    "gut guts instinct instincts heart horoscope nose dice stars cards stomach bones knee"
)
_SAYING: Final = words_in("says say said goes reads wrote writes claims claimed tells told")
_DOING: Final = words_in("does do did plays played moves moved types typed wrote writes posted sent sends")
_HERE: Final = words_in("here so anyway there")
_ERRORS: Final = words_in("mistake bad error fault words")
_SHORT: Final = 2
_MOST: Final = 14


def undercuts(lows: Sequence[str]) -> bool:
    """Whether the words of one clause say so."""
    if len(lows) < _SHORT or len(lows) > _MOST or lows[0] in {"i", "we"}:
        return False
    return (
        (len(lows) == _SHORT and lows[0] in {"my", "his", "her", "their"} and lows[1] in _ERRORS)
        or _of_the_act(lows)
        or _pending(lows)
        or _said_by(lows)
        or _done_by(lows)
        or lows == ["the", "opposite", "is", "true"]
        or (lows[-1] == "typing" and lows[0] in {"my", "the", "his", "her"})
        or (lows[0] in {"everybody", "everyone", "nobody"} and lows[-1] in {"agree", "decided", "approve"})
        or (lows[0] == "nothing" and lows[-1] in _FIRM)
        or (lows[:2] == ["my", "mind"] and _denied(lows))
        or ("seriously" in lows and "take" in lows and not {"nobody", "noone"}.isdisjoint(lows))
    )


def _of_the_act(lows: Sequence[str]) -> bool:
    """`it starts tomorrow`, `it can wait`, `the deal is off`, `my answer is no`."""
    told = _predicate(lows)
    if not told:
        return False
    verb, rest = told[0], told[1:]
    if verb in _BEING:
        dated = verb == "was" and len(rest) <= _SHORT and not _BEFORE.isdisjoint(rest)
        return dated or _is_amiss(rest) or _is_text(rest) or _is_left_to_others(rest)
    return (
        verb in _HANGING
        or (verb in _WANTING and not _LEAVE.isdisjoint(rest[:3]))
        or (verb in _BEGINNING and not _LATER.isdisjoint(rest))
        or (verb in _STAYING and not _UNDONE.isdisjoint(rest[:1]))
        or verb in {"waits", "wait"}
        or (verb in {"did", "does"} and _denied(rest[:1]) and rest[1:2] == ["happen"])
        or (verb in {"takes", "take"} and rest[:1] == ["effect"] and len(rest) > 1)
        or (verb in {"must", "has", "have", "needs"} and not _SETTLED.isdisjoint(rest))
        or (verb in {"does", "do", "will"} and _denied(rest[:1]) and not _COUNTING.isdisjoint(rest[1:2]))
        or (verb in {"will", "'ll"} and rest[:1] == ["happen"])
        or (verb in {"can", "must", "may", "will", "'ll"} and rest[:1] == ["wait"])
        or (verb in {"would", "'d"} and rest[:1] == ["be"] and len(rest) == _SHORT)
    )


def _is_amiss(rest: Sequence[str]) -> bool:
    """`it is off`, `that is not binding`, `this is far too early`."""
    held = [low for low in rest if low not in _SO]
    return len(held) == 1 and held[0] in (_FIRM if _denied(rest) else _AMISS)


def _is_text(rest: Sequence[str]) -> bool:
    """`this is a prank`, `these are his words`, `it is in the script`: what the words are instead."""
    noun = next((low for low in rest if low not in _DETERMINERS), "")
    return noun in _TEXTS and (noun not in _WORDS or rest[0] != "my")


def _is_left_to_others(rest: Sequence[str]) -> bool:
    """`it is his call`, `the decision is yours`, `it is subject to approval`."""
    if rest[:1] and rest[0] in _YOURS:
        return True
    owned = len(rest) > 1 and rest[0] in {"his", "her", "your", "their"} and rest[1] in _CALLS
    return owned or rest[:2] in (["subject", "to"], ["up", "to"])


_DETERMINERS: Final = words_in("a an the his her their your my only just in from all but pure mere")
_WORDS: Final = words_in("words word lines")
_TEXTS: Final = _WORDS | words_in(
    "prank satire drill bluff hoax joke jest test lie lies placeholder template draft quote quotation "
    "sarcasm practice typo mistake error lyrics script opposite forwarded wrong fiction parody rehearsal "
    "sample example"
)
_YOURS: Final = words_in("yours hers theirs")
_CALLS: Final = words_in("call choice decision turn say idea words")


def _predicate(lows: Sequence[str]) -> list[str]:
    """The words from the verb on, where the subject is the act or may be it; none where it is not."""
    if lows[0] in _OWNING and lows[1] in _ACTS:
        return list(lows[2:])
    return list(lows[1:]) if lows[0] in _POINTING else []


def _denied(rest: Sequence[str]) -> bool:
    return not _DENYING.isdisjoint(rest)


_DENYING: Final = NEGATING - {"no"}


def _pending(lows: Sequence[str]) -> bool:
    """`they will confirm`, `the GM must decide`: what somebody else has yet to do."""
    place = next((p for p, low in enumerate(lows[:4]) if low in _COMING), 0)
    return place > 0 and place + 1 < len(lows) and lows[place + 1] in _CONFIRMING


def _said_by(lows: Sequence[str]) -> bool:
    """`my brother says`, `it says here`, `the manual says`: whose words they are."""
    end = len(lows) - (lows[-1] in _HERE and lows[-1] != "so")
    if end < _SHORT or lows[end - 1] not in _SAYING or end > _LONG_VOICE:
        return False
    return lows[0] in _VOICES and _NO_VOICES.isdisjoint(lows[:end])


_LONG_VOICE: Final = 5
_VOICES: Final = words.SUBJECTS | _OWNING | words_in("a an his her their your")
_NO_VOICES: Final = _IDLE_VOICES | words.CONDITION | words_in("i we what as that which")


def _done_by(lows: Sequence[str]) -> bool:
    """`he does it for me`, `my sister wrote this`, `my account was hacked`."""
    if not {"hacked", "stolen"}.isdisjoint(lows):
        return not {"account", "phone", "laptop", "computer", "mailbox"}.isdisjoint(lows)
    if lows[0] in _SENT and lows[1] == "by":
        # "Posted by my son"
        return lows[2:3] != [] and lows[2] in _OWNING | {"a"}
    if lows[:2] == ["it", "was"] and len(lows) == _HIM and lows[2] in _OWNING:
        return lows[3] in words.KIN
    place = next((p for p, low in enumerate(lows[1:4], 1) if low in _DOING), 0)
    if (
        not place
        or lows[place + 1 : place + 2] == []
        or lows[place + 1] not in {"it", "this", "that", "these"}
    ):
        return False
    return len(lows) == place + _SHORT or lows[place + 2 : place + 4] == ["for", "me"]


_HIM: Final = 4
_SENT: Final = words_in("posted sent written typed")
