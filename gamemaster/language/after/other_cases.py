"""Conditions beside acts that govern something else: `If she has an explanation I will read it tonight.`

A condition that comes to a clause of its own, of what somebody feels, says or would do in life, leaves the
acts alone; so does one of how things are not (`If people had ten of these, the mail would never stop`).
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.cases_of_life import is_case_of_life
from gamemaster.language.after.remark_words import DENIALS, OF_MAIL, POINTING, REVOKING, UNMEANT
from gamemaster.language.before.times import second_clause
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past

_CASES: Final = words_in("if when whenever once should")
_WILL: Final = words_in("will 'll shall would 'd can could may might must am 'm")
_MODALS: Final = words_in("would could might")
_LIVING: Final = words_in(
    "read eat explain answer listen laugh cry bake buy cook sing dance owe apologise apologize admit blame "
    "forgive appeal thank weep complain sulk mind smile cheer faint scream eat hear see write bring send "
    "tell call frame pay happy glad sorry grateful delighted surprised impressed ashamed "
    "swim pray knit celebrate sleep resign retire wash paint dig curtsy bow"
)
_TELLING: Final = words_in(
    "tell ask blame write call shout complain thank forgive remind wake look come bring phone talk let "
    "please say shoot"
)
_NOT_I: Final = words_in("i we my our me us")
_OF_THE_ACT: Final = OF_MAIL | words_in("vote votes ballot turn tile card instead rather so otherwise then")
_FEWEST: Final = 5
_LATEST: Final = 8


def governs_another(tokens: Tokens) -> bool:
    """Whether a sentence opens with a condition on which nothing of the acts beside it hangs."""
    if is_case_of_life(tokens):
        return True
    if [token.low for token in tokens[:3]] == ["as", "soon", "as"]:
        promised = any(token.low in {"'ll", "will", "shall"} for token in tokens)
        return promised and governs_another([tokens[0].changed(low="when"), *tokens[3:]])
    lows = plain_lows(tokens)
    if len(lows) < _FEWEST or lows[0] not in _CASES:
        return False
    comma = next((place for place, token in enumerate(tokens) if token.low == ","), 0)
    place = comma + 1 if comma else second_clause(list(tokens))
    then = next((p for p in range(2, len(tokens) - 2) if tokens[p].low == "then"), 0)
    for begin in (place, then + 1 if then else 0):
        case, outcome = plain_lows(tokens[1:begin]), plain_lows(tokens[begin:])
        if (
            outcome
            and 1 < begin < len(tokens) - 1
            and (_leaves_acts(case, outcome) or _lives_on(case, outcome) or _was_so(outcome))
        ):
            return True
    if comma or lows[0] not in {"if", "when", "whenever"}:
        return False
    return _has_told(lows) or _comes_to_something(lows)


def _has_told(lows: Sequence[str]) -> bool:
    """`If I die tell my mum I was brave`: who is to be told, behind a case that no mark ends."""
    told = (p for p in range(3, min(len(lows) - 1, _LATEST)) if lows[p] in _TELLING and lows[p - 1] != "to")
    place = next(told, 0)
    return bool(place) and lows[place + 1] in _SOMEBODY and _TOUCHING.isdisjoint(lows[place:])


def _comes_to_something(lows: Sequence[str]) -> bool:
    """`If it rains tonight the tent leaks`, `If it works I come and do your houses too`: whether a condition
    that no mark parts from it is followed by a clause of something else."""
    if lows[1] in _NOT_I or (lows[1] in POINTING and lows[1] != "it"):
        return False
    for place in range(_FEWEST - 2, len(lows) - 1):
        if _opens_clause(lows, place):
            case, outcome = lows[1:place], lows[place:]
            return _offers(case, outcome) or _touches_nothing(case, outcome)
    return False


def _offers(case: Sequence[str], outcome: Sequence[str]) -> bool:
    """`If anyone wants seedlings there's a tray on my step`: what is there for whoever wants it."""
    wanted = case[1:2] != [] and case[1] in _WANTING and case[0] in _ANYBODY
    real = wanted and _TAKEN_UP.isdisjoint(case[2:]) and len(case) > 2
    return real and outcome[0] == "there" and outcome[1] in _BEING and _TOUCHING.isdisjoint(outcome[2:])


_ANYBODY: Final = words_in("anyone anybody someone somebody you")
_WANTING: Final = words_in("want wants needs need fancies fancy")
_TAKEN_UP: Final = words_in("it this that these those one ones them me to i mine my any") | _OF_THE_ACT
_BEING: Final = words_in("'s is are 're")


def _opens_clause(lows: Sequence[str], place: int) -> bool:
    """Whether a subject with its verb begins at `place`, and what is before it has a verb of its own."""
    before, low = lows[place - 1], lows[place]
    if before in _JOINING or before in _SAYING or not _has_verb(lows[2:place]):
        return False
    if low in _PRONOUNS:
        return lows[place + 1] not in _PRONOUNS and (lows[place + 1].isalpha() or lows[place + 1][0] == "'")
    if low not in _ARTICLES or before in words.PREPOSITIONS:
        return False
    return any(_is_verb(verb) for verb in lows[place + 2 : place + 4])


def _has_verb(told: Sequence[str]) -> bool:
    return any(_is_verb(low) for low in told[:4])


def _is_verb(low: str) -> bool:
    return low in words.FINITE or low in _WILL or is_past(low) or (low.endswith("s") and low not in _NO_VERBS)


def _touches_nothing(case: Sequence[str], outcome: Sequence[str]) -> bool:
    """Whether neither the case nor what comes of it can be about the acts."""
    if not (_IN_CASE | _WISHING).isdisjoint(case) or not _TOUCHING.isdisjoint(outcome[1:]):
        return False
    denied = outcome[0] in {"i", "we"} and not DENIALS.isdisjoint(outcome)
    does = any(a in {"do", "does", "did"} and b in POINTING | {"so"} for a, b in pairwise(outcome))
    return not does and not denied


_PRONOUNS: Final = words_in("i you he she they we there everybody everyone nobody somebody someone")
_ARTICLES: Final = words_in("the a an my your his her our their")
_JOINING: Final = words_in(
    "and or that which who whom what as than if whether to of for with let help make want like but so "
    "till until"
)
_SAYING: Final[frozenset[str]] = words.SPEECH | words_in(
    "says said thinks think knows know hopes hope agrees agree promises swears confirms believes believe "
    "feels sees see decides shows proves claims"
)
_NO_VERBS: Final = words_in("always perhaps this its us as his hers ours theirs yours besides news is")
_IN_CASE: Final = _OF_THE_ACT - words_in("mail email message post")
"""`If the server sits on this mail until Monday I shall appeal` is of the mail, and not of the act."""
_WISHING: Final = words_in(
    "mind minds object objects objection objections agree agrees rather prefer prefers want wants"
)
_TOUCHING: Final = (OF_MAIL | REVOKING) - words_in("stop forget order orders") | words_in(
    "vote votes ballot turn tile card instead rather otherwise wait stay pass refrain abstain reconsider "
    "change switch withdraw unsaid different undo it one ones that this first then mind decide decides "
    "choose chooses pick picks"
)


def _leaves_acts(case: Sequence[str], outcome: Sequence[str]) -> bool:
    if not case or len(outcome) < 2 or case[0] in _NOT_I or not _OF_THE_ACT.isdisjoint(outcome[2:]):
        return False
    if outcome[0] in {"i", "we"}:
        lives = not _LIVING.isdisjoint(outcome[2:5]) and DENIALS.isdisjoint(outcome[2:4])
        return outcome[1] in _WILL and lives
    if outcome[0] == "let" and "and" in outcome:
        # "let me know and I withdraw it", "let him be and hang Brask"
        return False
    if outcome[0] in _TELLING:
        return "not" not in outcome[:2] and (outcome[1] in _SOMEBODY or outcome[0] in {"complain", "shout"})
    unreal = any(is_past(low) or low == "were" for low in case[:4])
    of_others = (POINTING | _NOT_I).isdisjoint(outcome[:1])
    return unreal and of_others and POINTING.isdisjoint(case[:1]) and not _MODALS.isdisjoint(outcome[:5])


def _lives_on(case: Sequence[str], outcome: Sequence[str]) -> bool:
    """`(If it goes wrong) then I buy the coffee`, `(If I come up again) I tell you what is there`: what one
    does in life, if it comes to that, whatever becomes of the acts."""
    told = outcome[1:]
    if outcome[0] not in {"i", "we"} or told[:1] == [] or told[0] not in _LIVING - _HEARD:
        return False
    touching = _TOUCHING | POINTING | _MORE
    return _WISHING.isdisjoint(case) and touching.isdisjoint(told)


def _was_so(outcome: Sequence[str]) -> bool:
    """`(If this goes badly) it was my idea`, `(If you hear a scream) I was brave`: what was so all along."""
    told = outcome[2:]
    if outcome[1:2] not in (["was"], ["were"]) or not (DENIALS | UNMEANT | _TOUCHING).isdisjoint(told):
        return False
    if outcome[0] in {"i", "we"}:
        return len(told) == 1 and told[0] not in _HEARD and not told[0].endswith("ing")
    return outcome[0] == "it" and not _ORIGINS.isdisjoint(told) and "for" not in told


_ORIGINS: Final = words_in("idea fault doing mine ours yours")
_MORE: Final = words_in("another other others more again same rest back off")
_HEARD: Final = words_in("read answer listen hear see appeal blame admit mind happy glad sorry grateful")
_SOMEBODY: Final = words_in("him her them me us him sir the my your")
