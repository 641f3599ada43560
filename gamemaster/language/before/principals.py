"""What is told of the one for whom somebody acts: `(On behalf of Tarn), who rang me at seven, (I ...)`.

Who e is, where e is, and how eir word came: whatever it is, the act stays eirs, and whether the sender may do
it is for the rules. It hangs on what is told only where that is a condition, made up, still to come, or says
that leave was not given.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.provisos import CONSENTING
from gamemaster.language.english import words
from gamemaster.language.english.tokens import OPAQUE, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_RELATIVES: Final = words_in("who whose whom which")
_OPENERS: Final = _RELATIVES | words_in(
    "by with under at as on in since because for while having acting being my our the a an and per through "
    "after from"
)
_PARTING: Final = words_in(", : --")
_THINKING: Final = words_in(
    "think believe hope hear gather suppose trust guess fear know am was 'm have 've had said say imagine "
    "understand assume expect presume"
)
_LONGEST: Final = 32
_SUPPOSED: Final = (
    (words.CONDITION - words_in("until till since while once when whenever except pending"))
    | (words.FICTION - words_in("pasted transcript receipt receipts"))
    | words_in(
        "theory principle imagination mind head hypothetically example instance pretend pretending "
        "maybe perhaps possibly probably or instead rather yet wish wishes wished hopefully supposedly "
        "allegedly presumably joke stead tomorrow then novel film movie book imaginary fictional "
        "hypothetical test trial exercise rehearsal"
    )
    | {OPAQUE}
)
_MODALS: Final = words_in("would could may might should will 'll shall must 'd")
_ALLOWED: Final = words_in("may can could should might")
_TOLD: Final = words_in("said says told tells wrote writes agreed agrees allowed that me")
_NOTS: Final = words_in("not n't 't never no nobody without hardly barely neither nor cannot")
_LEAVE: Final = (CONSENTING - words_in("no not never")) | words_in(
    "agree agrees agreed consent consents consented allow allows allowed permit permits permitted want "
    "wants wanted tell tells say says said mention mentioned object objects mind minds approve approves "
    "approved ask asks asked know knows knew leave proxy mandate permission authority told gave give "
    "given bid bade request instructed authorised authorized word sanctioned idea"
)
_REFUSING: Final = words_in(
    "refuse refuses refused forbade forbids forbid forbidden objects objected declines declined revoked "
    "withdrew withdrawn disagrees disagreed expired pending waiting awaiting"
)


def past_told(scene: Scene, tokens: Tokens, end: int, act: str = "i") -> int:
    """Where what is told of the principal ends whose name ends at `end`, right in front of the act.

    `act` is how that begins: with its subject, or with the `to` of `I act on behalf of Tarn to vote`.
    """
    relative = end < len(tokens) and tokens[end].low in _RELATIVES
    begin = end if relative else end + 1
    if not relative and (end >= len(tokens) or tokens[end].low not in _PARTING):
        return end
    if begin >= len(tokens) or tokens[begin].low not in _OPENERS:
        return end
    close = next(
        (p for p in range(begin + 1, min(len(tokens) - 1, begin + _LONGEST)) if _acts(tokens, p, act)), 0
    )
    told = tokens[begin:close]
    if not close or not _leaves_it(told) or _is_dated(scene, told):
        return end
    who = tokens[begin].low == "who" and begin + 1 < close
    # "who moves to the Healer" is a move, too
    return end if who and scene.lexicon.verb_at(tokens[:close], begin + 1, "third") else close


def _is_dated(scene: Scene, told: Tokens) -> bool:
    """`on Friday`, `at his next turn`, and no `at her request of Sunday`: when it would be done."""
    asked = not _LEAVE.isdisjoint(token.low for token in told) or told[0].low not in _WHEN
    return not asked and any(
        token.low == "next" or scene.lexicon.times.at(told, place) for place, token in enumerate(told)
    )


_WHEN: Final = words_in("at on in after from for")


def _acts(tokens: Tokens, place: int, act: str) -> bool:
    """Whether a mark stands there, and behind it what does something."""
    behind = [token.low for token in tokens[place + 1 : place + 3]]
    return tokens[place].low in _PARTING and behind[:1] == [act] and behind[-1] not in _THINKING


def _leaves_it(told: Tokens) -> bool:
    """Whether the act does not hang on what is told, and leave for it is not denied."""
    lows = [token.low for token in told]
    if lows[0] == "and" and lows[1:2] not in (["with"], ["by"], ["at"], ["under"]):
        return False
    held = set(lows)
    if len(lows) < 2 or not held.isdisjoint(_SUPPOSED | _REFUSING):
        return False
    if not held.isdisjoint(_NOTS) and not held.isdisjoint(_LEAVE):
        return False
    return all(_is_plain(lows, place) for place, low in enumerate(lows) if low in _MODALS)


def _is_plain(lows: list[str], place: int) -> bool:
    """`will be back on Monday`, `said that I may`, `could not be here`: no `would agree`."""
    behind = lows[place + 1 : place + 2]
    if lows[place] in {"will", "'ll"}:
        return behind == ["be"] and lows[place + 2 : place + 3] not in (["asked"], ["told"], ["consulted"])
    allowed = lows[place] in _ALLOWED and lows[place - 1] == "i" and not _TOLD.isdisjoint(lows[: place - 1])
    absent = lows[place] == "could" and not _NOTS.isdisjoint(behind)
    return allowed or absent or (lows[place] == "may" and ("in", "may") in pairwise(lows))
