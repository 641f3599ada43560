"""Where a reason between two things of one verb ends: `against 73, because it is dull, and for 74, ...`.

Behind the comma the verb goes on with a preposition and another thing of the game, or with how much somebody
else gets (`3 gold to Tarn for the rope, and one to Brask for the advice`). What the reason itself may
go on with (`because I live in Rust, and in Fawn, and know both`) is asked about: neither is lost in silence.
"""

from typing import Final

from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.reasons_in_series import next_in_series
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

_OPENERS: Final = words.PREPOSITIONS | words_in("to against into onto")
_AS_WELL: Final = words_in("too also likewise")
_JOINTS: Final = words_in(", ; -- and")
_MARKS: Final = words_in(", . ! ; -- )")


def resumed_at(scene: Scene, tokens: Tokens, start: int, end: int) -> int:
    """Where the reason from `start` stops before the verb goes on: `end` if nowhere, -1 where it only may."""
    if (following := next_in_series(scene, tokens, start, end)) != 0:
        return following
    for place in range(start + 2, end - 2):
        if tokens[place].low in _JOINTS and _deals_out(scene, tokens, place + 1):
            reason = tokens[start:place]
            counts = any(token.low == "to" or may_be_number(token.low) for token in reason)
            return -1 if counts else place
    if (bare := _bare_thing(scene, tokens, start, end)) is not None:
        return bare
    for place in range(start + 3, end - 1):
        joined = tokens[place - 1].low == "and" and tokens[place - 2].low in {",", ";", "--"}
        if not joined or tokens[place].low not in _OPENERS:
            continue
        behind = _past_thing(scene, tokens, place + 1)
        if not behind:
            continue
        reason = tokens[start : place - 2]
        told = any(token.low == tokens[place].low for token in reason)
        told = told or any(_past_thing(scene, tokens, p) for p in range(start + 1, place - 2))
        return -1 if told or not _stands_alone(tokens, behind) else place - 2
    return end


def _bare_thing(scene: Scene, tokens: Tokens, start: int, end: int) -> int | None:
    """Where `(I play Rum, with apologies), and then Parrot` goes on; -1 where it only may."""
    for place in range(start + 2, end):
        first = place - 1 - (tokens[place - 1].low in _AS_WELL)
        joints = [token.low for token in tokens[max(start, first - 2) : first + 1]]
        behind = _past_thing(scene, tokens, place) if joints[-1:] in (["and"], ["then"]) else 0
        named = tokens[place].capital or tokens[place].low[0].isdigit()
        if not behind or not named or not _stands_alone(tokens, behind):
            continue
        then = joints[-1] == "then"
        mark = first - (joints[-2:] == ["and", "then"])
        mark -= tokens[mark - 1].low in _JOINTS
        told = any(_past_thing(scene, tokens, p) for p in range(start + 1, mark))
        if tokens[mark].low not in {",", ";", "--"}:
            if told or not tokens[place].low[0].isdigit() or tokens[mark - 1].low[0].isdigit():
                continue
            return -1
        return mark if then and not told else -1
    return None


def _deals_out(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether `one to Brask`, `another 2 to Brask` or `Brask one` stands there."""
    place += tokens[place].low == "and"
    lows = [token.low for token in tokens[place : place + 4]]
    named = scene.referents.at(scene.text, tokens, place)
    if named is not None:
        return named.end < len(tokens) and may_be_number(tokens[named.end].low)
    if not (lows[:1] == ["another"] or (lows and may_be_number(lows[0]))) or "to" not in lows[1:]:
        return False
    return scene.referents.at(scene.text, tokens, place + lows.index("to", 1) + 1) is not None


def _past_thing(scene: Scene, tokens: Tokens, place: int) -> int:
    """Where a thing or a place of the game ends that is named at `place`; 0 where none is."""
    kinds = (k for k in scene.lexicon.kinds.values() if (k.things or k.only_exit) and not k.open)
    ends = (value.end for kind in kinds for value in values_at(scene, tokens, place, kind.name))
    named = tokens[place].low[0].isdigit() or tokens[place].capital or tokens[place].low not in _PRONOUNS
    return max(ends, default=0) if named else 0


_PRONOUNS: Final = words_in("it that this them these those one me us him her all both each everything")


def _stands_alone(tokens: Tokens, place: int) -> bool:
    """Whether the sentence ends there, or a mark or another reason follows (`and for 31, because ...`)."""
    if place >= len(tokens) or set_phrases.REASONS.at(tokens, place) or tokens[place].low in _AS_WELL:
        return True
    behind = [token.low for token in tokens[place : place + 2]]
    if behind == ["as", "well"]:
        return True
    return behind[0] in _MARKS and (
        len(behind) == 1 or bool(set_phrases.REASONS.at(tokens, place + 1)) or not behind[1][0].isalnum()
    )
