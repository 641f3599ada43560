"""Words behind an act that let it not stand as one of here and now: `as a rule`, `in chess`, `and so on`."""

from typing import Final

from gamemaster.language.after.remark_words import HANDLED
from gamemaster.language.before.elsewhere import is_elsewhere
from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Tokens, words_in


def unsettles(tokens: Tokens, place: int) -> bool:
    """Whether such words stand at `place`: a habit, another world, more of the same that is not named, or
    a thing that is another now (`as it was`), or given back or left undone (`to be repaid`)."""
    if place >= len(tokens):
        return False
    low = tokens[place].low
    if low == "to" and _to_be_handled([token.low for token in tokens[place + 1 : place + 4]]):
        return True
    if low in words.OFTEN or (low in _OPEN.firsts and _OPEN.at(tokens, place)):
        return True
    if low in _UNDER and _binds([token.low for token in tokens[place + 1 : place + 5]]):
        return True
    ends = low == "then" and all(token.low in _ENDS for token in tokens[place + 1 :])
    if ends and tokens[place - 1].low == "and":
        # of "now and then" the first word may be the act's
        return True
    if low not in _ELSEWHERE:
        return False
    end = next((p for p in range(place, len(tokens)) if not tokens[p].low[0].isalnum()), len(tokens))
    return is_elsewhere([token.low for token in tokens[place:end]])


_ENDS: Final = words_in(". ! ... )")


def _binds(lows: list[str]) -> bool:
    """`(with) the condition that it is amended`, `(under) one proviso`: what the act is bound to."""
    return lows[:1] != [] and lows[0] in _ARTICLES and not _BOUND_TO.isdisjoint(lows[1:])


_UNDER: Final = words_in("with under on upon subject")
_ARTICLES: Final = words_in("a an the one two this these my some certain following")
_BOUND_TO: Final = words_in(
    "condition conditions proviso provisos provision stipulation stipulations caveat caveats reservation "
    "exception exceptions understanding requirement"
)


def _to_be_handled(lows: list[str]) -> bool:
    """`to be repaid with interest`, `to be counted at nightfall`: what is still to be done with it."""
    how = next((low for low in lows[1:] if not low.endswith("ly")), "")
    return lows[:1] == ["be"] and how in _YET_TO_BE


_YET_TO_BE: Final = (HANDLED - {"be", "done", "read", "made", "executed"}) | words_in(
    "repaid returned refunded reimbursed recovered reclaimed shared split divided deducted reversed "
    "cancelled withdrawn collected lent borrowed"
)
_OPEN: Final = table_of(
    "as a rule; now and then; every now and then; now and again; from time to time; once in a while; time "
    "and again; one of these days; on occasion; more often than not; by lunchtime; by lunch; by breakfast; "
    "by supper; by dinner; by bedtime; by teatime; by tea; before my turn; so on; and so on; and so forth; "
    "etc; etcetera; and the like; or the like; quote unquote; unquote; with amendments; with changes; with "
    "modifications; with an amendment; end quote; end of quote; as it was; as it should be; as it should "
    "have been; as it ought to be; as it could be; as it used to be; as it will be; as they were; as they "
    "should be; as i would have it; as i would like it"
)
_ELSEWHERE: Final = words_in("in on for at given any some back")
