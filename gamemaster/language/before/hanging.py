"""Words between two marks on which a clause beside them may hang: `should Brask be right`, `Tarn permitting`.

They are told by how they open, or by their last word, whatever else they say.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.idle_cases import idle_case
from gamemaster.language.before.provisos import CONSENTING
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.english.verbs import is_past

_OPENING: Final = words_in(
    "if unless when whenever until till once before after subject supposing provided providing assuming "
    "pending barring failing depending except granted lest contingent conditional conditionally dependent "
    "insofar inasmuch"
)
_IN_TWO_WORDS: Final = {
    "as": words_in("long soon"),
    "so": words_in("long"),
    "in": words_in("case the"),
    "on": words_in("condition the one"),
    "to": words_in("the"),
    "not": words_in("before until till unless"),
    "the": words_in("moment day minute instant hour second week night time"),
}
_EVENTS: Final = words_in("event case condition conditions understanding assumption extent degree off")
_INVERTED: Final = words_in("should were had")
_LEAVE: Final = words_in("leave permission approval consent agreement blessing")
_LEADING: Final = words_in("with without under by upon on at")
SIGNALS: Final = _LEAVE | words_in(
    "signal cue receipt answer word sign command payment delivery confirmation repayment"
)
_TIMES: Final = words_in("after before until till")
_LIGHT: Final = words_in("if unless with without under")
_DATING: Final = _TIMES | words_in("when whenever once")
_DETERMINING: Final = words_in("the a an my this that last all our")
_TOLD: Final = words_in("was were did had")
_WITHOUT_SUBJECT: Final = 2
_PHRASE: Final = 3


def hangs_on(piece: Tokens) -> bool:
    """Whether words between marks open, or end, like what a clause hangs on."""
    return len(piece) > 1 and (_opens(piece) or piece[-1].low in CONSENTING)


def opens_case(piece: Tokens) -> bool:
    """Whether words between marks open a case in several words (`as long as Tarn pays me`), no idle one."""
    return len(piece) > _PHRASE and piece[0].low in {"as", "so", "in", "on"} and _in_case(piece)


def _in_case(piece: Tokens) -> bool:
    return hangs_on(piece) and piece[1].low != "soon" and not idle_case(piece, 0)


def puts_off(piece: Tokens) -> bool:
    """`(I explore,) were Brask to agree`, `the day he says sorry`: no act is done before that."""
    low, said = piece[0].low, piece[_WITHOUT_SUBJECT:]
    if not hangs_on(piece) or low not in {"were", "had", "the"}:
        return False
    if low == "the":
        return any(map(_may_be_verb, said))
    # not the `had he not?` that asks for assent
    return any(token.low in {"to", "been"} or is_past(token.low) for token in said)


def sets_case(piece: Tokens) -> bool:
    """Whether words in brackets name a case in which alone something is done (`as long as Tarn pays me`)."""
    told = hangs_on(piece) and piece[0].low not in _DATING | _LIGHT and not idle_case(piece, 0)
    return told and (piece[0].low not in {"were", "had", "the"} or puts_off(piece))


def _opens(piece: Tokens) -> bool:
    """Whether the words open so, and tell of nothing that is past or at hand."""
    low, following = piece[0].low, piece[1]
    if low in _TIMES and following.low in _DETERMINING and not any(map(_may_be_verb, piece[2:])):
        return False
    if any([a.low, b.low] == ["never", "mind"] for a, b in pairwise(piece)):
        return False
    if low == "when" and any(token.low in _TOLD or is_past(token.low) for token in piece):
        return False
    if low == "just":
        return len(piece) > _PHRASE and _opens(piece[1:])
    if low in _LEADING and not (low == "on" and following.low in _IN_TWO_WORDS["on"]):
        leave = _LEAVE if low in {"with", "without", "under"} else SIGNALS
        return not leave.isdisjoint([token.low for token in piece])
    if low == "immediately":
        return _may_be_subject(following)
    if low in _INVERTED:
        subject = following.capital or following.low in words.SUBJECTS
        return subject or (low == "should" and following.low in _DETERMINING)
    if low not in _IN_TWO_WORDS:
        return low in _OPENING
    if low == "the" and not (len(piece) > _PHRASE and _may_be_subject(piece[2])):
        return False
    told = low not in {"in", "on", "to"} or any(token.low in _EVENTS for token in piece[1:4])
    return told and following.low in _IN_TWO_WORDS[low]


def _may_be_subject(token: Token) -> bool:
    """Whether a clause may begin with the word: not in `the second of four`."""
    return token.capital or token.low in words.SUBJECTS | _DETERMINING


def _may_be_verb(token: Token) -> bool:
    """Whether a word behind a noun may be its verb."""
    low = token.low
    return low in words.FINITE or is_past(low) or (low.endswith("s") and low[0].isalpha())
