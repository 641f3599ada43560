"""Cases that are no conditions: `in case anybody counts`, `if anyone is still reading`, `if you please`."""

from typing import Final

from gamemaster.language.before.conceded_cases import past_any_case
from gamemaster.language.before.given_facts import past_given
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.set_phrases import AT_IT
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_OCCASIONS: Final = table_of(AT_IT)

_PEOPLE: Final = words_in("anyone anybody someone somebody everyone everybody people")
_WONDERING: Final = words_in(
    "wonder wonders wondered wondering ask asks asked asking care cares cared count counts counting doubt "
    "doubts doubted forget forgot forgotten miss missed interested curious listening watching reading "
    "keeping sleeping confused unsure reads read awake asleep bored puzzled"
)
_READING: Final = words_in("reading reads read awake listening watching counting wondering")
_STILL: Final = _READING | words_in(
    "is are 're be has have still ever even really this that far it all here on"
)
_MARKS: Final = words_in(", : -- . !")
_ANY: Final = words_in("a any an all anything")
_PLANS: Final = words_in(
    "plan plans idea ideas inspiration clue clues sense alternative suspect suspects hunch"
)
"""`In the absence of any better idea`, unlike `In the absence of any objection`, which may still come."""
_FAR: Final = 8


def idle_case(tokens: Tokens, place: int) -> bool:
    """Whether words tell why, for whom or how politely something is said, and on what nothing hangs."""
    occasion = _OCCASIONS.longest(tokens, place)
    if occasion is not None:
        return occasion.end >= len(tokens) or tokens[occasion.end].low in _MARKS
    lows = [token.low for token in tokens[place : place + _FAR]]
    if lows[:3] == ["if", "you", "please"]:
        return not any(low[0].isalnum() for low in lows[3:4])
    if lows[:4] == ["in", "the", "absence", "of"] and lows[4:5] != [] and lows[4] in _ANY:
        return not _PLANS.isdisjoint(lows[5:])
    who = lows[2:3] if lows[:2] == ["in", "case"] else lows[1:2]
    if who == [] or who[0] not in _PEOPLE | {"you", "there"}:
        return False
    if lows[0] == "in":
        return not _WONDERING.isdisjoint(lows[3:6])
    if lows[0] not in {"if", "should"} or who[0] == "there":
        return False
    end = next((p for p, low in enumerate(lows) if low in _MARKS), len(lows))
    told = lows[2:end]
    return not _READING.isdisjoint(told) and _STILL.issuperset(told)


def past_idle_case(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """Where the words of an idle case in front of an act end, at a mark; None where there is none."""
    if not idle_case(tokens, place):
        return past_any_case(tokens, place) or past_given(scene, tokens, place)
    near = range(place + 3, min(len(tokens), place + _FAR + 2))
    return next((p for p in near if tokens[p].low in _MARKS), None)
