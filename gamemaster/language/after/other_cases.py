"""Conditions beside acts that govern something else: `If she has an explanation I will read it tonight.`

A condition that comes to a clause of its own, of what somebody feels, says or would do in life, leaves the
acts alone; so does one of how things are not (`If people had ten of these, the mail would never stop`).
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, OF_MAIL, POINTING
from gamemaster.language.before.times import second_clause
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past

_CASES: Final = words_in("if when whenever once should")
_WILL: Final = words_in("will 'll shall would 'd can could may might must am 'm")
_MODALS: Final = words_in("would could might")
_LIVING: Final = words_in(
    "read eat explain answer listen laugh cry bake buy cook sing dance owe apologise apologize admit blame "
    "forgive thank weep complain sulk mind smile cheer faint scream eat hear see write bring send tell call "
    "frame pay happy glad sorry grateful delighted surprised impressed ashamed"
)
_TELLING: Final = words_in(
    "tell ask blame write call shout complain thank forgive remind wake look come bring phone talk let "
    "please say shoot"
)
_NOT_I: Final = words_in("i we my our me us")
_OF_THE_ACT: Final = OF_MAIL | words_in("vote votes ballot turn tile card instead rather so otherwise then")
_FEWEST: Final = 5


def governs_another(tokens: Tokens) -> bool:
    """Whether a sentence opens with a condition on which nothing of the acts beside it hangs."""
    lows = plain_lows(tokens)
    if len(lows) < _FEWEST or lows[0] not in _CASES:
        return False
    comma = next((place for place, token in enumerate(tokens) if token.low == ","), 0)
    place = comma + 1 if comma else second_clause(list(tokens))
    if not 1 < place < len(tokens) - 1:
        return False
    return _leaves_acts(plain_lows(tokens[1:place]), plain_lows(tokens[place:]))


def _leaves_acts(case: Sequence[str], outcome: Sequence[str]) -> bool:
    if not case or len(outcome) < 2 or case[0] in _NOT_I or not _OF_THE_ACT.isdisjoint(outcome[2:]):
        return False
    if outcome[0] in {"i", "we"}:
        lives = not _LIVING.isdisjoint(outcome[2:5]) and DENIALS.isdisjoint(outcome[2:4])
        return outcome[1] in _WILL and lives
    if outcome[0] in _TELLING:
        return "not" not in outcome[:2] and (outcome[1] in _SOMEBODY or outcome[0] in {"complain", "shout"})
    unreal = any(is_past(low) or low == "were" for low in case[:4])
    of_others = (POINTING | _NOT_I).isdisjoint(outcome[:1])
    return unreal and of_others and POINTING.isdisjoint(case[:1]) and not _MODALS.isdisjoint(outcome[:5])


_SOMEBODY: Final = words_in("him her them me us him sir the my your")
