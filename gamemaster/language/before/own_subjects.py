"""Clauses that have a subject of their own, other than the sender: `the old cook sends her regards`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import BASES, is_past

ADVERBIAL: Final = words_in(
    "oh ah well alas indeed really surely truly now still yes no just exactly precisely even mainly "
    "mostly chiefly partly especially particularly honestly"
)
SUBORDINATING: Final = words_in(
    "as because since for that though although while whereas whilst seeing so considering given whatever "
    "however whether what how why cos cause cuz bc"
)
SUBJECTS: Final = words_in(
    "he she they you nobody everybody everyone somebody someone there one people anyone anybody whoever it "
    "that this those these nothing everything life time mother father"
)
DETERMINERS: Final = words_in(
    "the a an my our his her their your its this that these those every each no some any another many most "
    "few several both poor old dear little all half two three four five"
)
_AUXILIARIES: Final = words_in(
    "is are was were has have had 's 're 've 'd will would 'll can could may might must should shall does do "
    "did isn aren wasn weren hasn haven hadn won wouldn couldn mustn doesn don didn need ought cannot being "
    "having"
)
_PREPOSITIONS: Final = words.PREPOSITIONS | words_in(
    "of than to into onto about like against behind near off"
)
_NO_SUBJECTS: Final = (
    words.CONDITION | words.PREPOSITIONS | words.ADVERBS | words.STATIVE
) - SUBJECTS - DETERMINERS | words_in(
    "then thereafter thereupon afterwards insofar against i we who whose whom which where when once after "
    "and or but not to than"
)
_MANY: Final = words_in("children folk people you they")
_LONGEST: Final = 10
_NEAR: Final = 4
_SHORTEST: Final = 3
_NAMED: Final = words_in("named called titled")
_NO_VERBS: Final = words_in(
    "his this its us yes always perhaps sometimes besides less else ours hers theirs yours towards "
    "afterwards nowadays"
)


def verb_of_another(said: Tokens) -> int:
    """The place of the verb, where the words open with a subject of their own and its verb; else 0.

    `nobody sweats like that`, `wolves hate arithmetic`, `as Imke has seen`, `the rules being clear`; words
    such as `because` may stand before it.
    """
    lows = [token.low for token in said[: _LONGEST * 2]]
    first = _subject_at(lows)
    if first >= len(lows) or lows[first] in _NO_SUBJECTS or not lows[first].isalpha():
        return 0
    bound = lows[first] in DETERMINERS and lows[first] not in SUBJECTS
    known = bound or said[first].capital or lows[first] in SUBJECTS
    for place in range(first + 1, min(len(lows), first + (_LONGEST if known else _NEAR))):
        low, before = lows[place], lows[place - 1]
        if low in {"i", "we"} or not (low[0].isalpha() or low[0] == "'"):
            return 0
        if low in _AUXILIARIES and (low != "'s" or _is_short_for_is(lows, place)):
            lone = low == "do" and not _is_many(lows, first, place)
            return 0 if before in _PREPOSITIONS or lone else place
        if _may_be_verb(lows, first, place, bound) and _is_finite(lows, first, place, known):
            return place
    return 0


def _subject_at(lows: list[str]) -> int:
    """Where the subject begins, behind `because`, `whether or not`, `however loudly`."""
    first = 0
    while first < len(lows) and lows[first] in ADVERBIAL | SUBORDINATING and not _is_subject(lows, first):
        first += 1
    if (
        first
        and lows[first - 1] == "however"
        and lows[first : first + 1] != []
        and lows[first].endswith("ly")
    ):
        first += 1
    return first + 2 * (lows[first : first + 3] == ["or", "not", "the"])


_MEASURED: Final = words_in(
    "equal unequal even like similar different several two three four both many various"
)


def _may_be_verb(lows: list[str], first: int, place: int, bound: bool) -> bool:
    """Whether the word at `place` may be a verb by the one before it; `bound` that `the` opens all."""
    low, before = lows[place], lows[place - 1]
    noun = (place == first + 1 and bound) or before in DETERMINERS - SUBJECTS or before in _PREPOSITIONS
    if place > 1 and lows[place - 2] == "in" and (before in _MEASURED or before.endswith("ing")):
        # "in equal parts"
        return False
    return not noun and before != "'s" and low not in _PREPOSITIONS and low not in _NO_VERBS


def _is_subject(lows: list[str], place: int) -> bool:
    """Whether `that` and the like are the subject themselves (`that is all`)."""
    return lows[place] in SUBJECTS and lows[place + 1 : place + 2] != [] and lows[place + 1] in _AUXILIARIES


def _is_finite(lows: list[str], first: int, place: int, known: bool) -> bool:
    """Whether the word at `place` is a verb behind its subject; `known` that `the` or a name opens that."""
    low, before = lows[place], lows[place - 1]
    if is_past(low) and low not in _NAMED:
        return known or before.endswith("s")
    if low in words.STATIVE or low in BASES:
        return _is_many(lows, first, place) and (before not in SUBJECTS or place == first + 1)
    third = (
        low.endswith("s") and len(low) > _SHORTEST and not low.endswith(("ss", "us", "is", "ings", "ness"))
    )
    return third and known and lows[place + 1 : place + 2] not in (["of"], ["and"], ["'"])


def _is_many(lows: list[str], first: int, place: int) -> bool:
    """Whether the subject from `first` up to `place` is of several, or `you` and the like."""
    one = place == first + 1 and lows[first] in SUBJECTS
    return one or any(low.endswith("s") or low in _MANY for low in lows[first:place])


def _is_short_for_is(lows: list[str], place: int) -> bool:
    """Whether `'s` is short for `is`, and makes no owner."""
    before, behind = lows[place - 1], lows[place + 1 : place + 2]
    if before in SUBJECTS | {"what", "how", "who", "where", "here"}:
        return True
    return behind != [] and behind[0] in DETERMINERS | {"not", "been", "got"}
