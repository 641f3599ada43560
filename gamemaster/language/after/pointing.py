"""Words of a sentence behind acts that point at what was said: `this`, `that`, `it`, `the above`.

Unlike `those days`, `this week`, `two levels above`, and unlike the `that` which only opens a clause: `I saw
long ago that courage is overrated` points at nothing.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, POINTING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past

WRITTEN: Final = words_in("line lines word words sentence text paragraph move")
_SPANS: Final = words.SPANS | words_in("winter spring summer autumn morning evening afternoon season")
_SHORTEST: Final = 3
_KINDS: Final = words_in("of who that")
_MEASURES: Final = words_in("level zero one two three the all average par")
_THINKING: Final = words_in("assume suppose believe trust say know hope think swear promise remember mind")
_QUANTIFYING: Final = words_in("every each any no some many most another")
_RELATED: Final = words_in(
    "is are was were has have had i we you he she they somebody someone nobody the my your"
)


def points(lows: list[str]) -> bool:
    """Whether a word points at what was said: no `that` of a clause, no `this` of a time or place."""
    return any(
        low in POINTING
        and not (low == "that" and following in _RELATED and (place > 1 or lows[:place] == ["so"]))
        and not (low == "that" and place and lows[place - 1] in _THINKING and following in _QUANTIFYING)
        and not (low == "that" and opens_clause(lows, place))
        and not (low == "it" and not place and "that" in lows[2:5] and opens_clause(lows, lows.index("that")))
        and not (low == "this" and following in _SPANS)
        and not (low in {"those", "these"} and (following in _KINDS or _counts_things(following)))
        and not (low == "above" and (following in _MEASURES or following[:1].isdigit()))
        for place, (low, following) in enumerate(pairwise([*lows, ""]))
    )


def _counts_things(noun: str) -> bool:
    """`(These) days`, `(those) cards`: of other things than words."""
    return noun.endswith("s") and noun not in WRITTEN | OF_MAIL | words.FINITE and len(noun) > _SHORTEST


def opens_clause(lows: list[str], place: int) -> bool:
    """`I saw long ago | that | courage is overrated`: a verb of knowing, and behind `that` a subject of its
    own with its verb, or another clause (`that if one waits ...`)."""
    before, rest = lows[max(0, place - _NEAR) : place], lows[place + 1 : place + 1 + _NEAR]
    if _KNOWING.isdisjoint(before) or not rest or rest[0] in _NO_SUBJECT:
        return False
    if rest[0] in words.CONDITION or rest[0] == "when":
        return True
    return any(_is_verb(low, rest[0]) for low in rest[1:])


def _is_verb(low: str, subject: str) -> bool:
    # of "laughter works" the verb ends like a noun, of "old habits" it does not
    return low in words.FINITE or is_past(low) or (low.endswith("s") and not subject.endswith("s"))


_NEAR: Final = 4
_KNOWING: Final[frozenset[str]] = _THINKING | words_in(
    "learn learned learnt told tell tells hear heard notice noticed know knew thought believed feel felt "
    "find found decided decide realise realised realized discovered see saw says figured figure reckon "
    "suspect suspected fear feared sure glad certain convinced persuaded aware proof fact swore sworn gather "
    "gathered struck strikes"
)
_NO_SUBJECT: Final[frozenset[str]] = (
    words.PREPOSITIONS
    | words.FINITE
    | OF_MAIL
    | UNMEANT
    | POINTING
    | words_in("vote votes ballot turn half only just mostly partly last one as and but or to was in not")
)
"""What stands behind a `that` which points: `I knew that vote was a slip`, `I say that half asleep`."""
