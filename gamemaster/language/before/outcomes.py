"""Acts that come of what is so: `The town is so dull that I ...`, `Jun lied to us twice, which is why I ...`.

What is so must lead up to an act as it does in front of `so`; what is supposed, told of somebody's story or
hangs on something leaves the act uncertain, and so does what is usually done (`which is why I always ...`).
"""

from typing import Final

from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_LINKING: Final = words_in(
    "is are am was were 's 'm 're looks look sounds sound seems seem got gets feels feel"
)
_BARRED: Final = (
    words.CONDITION
    | words.SPEECH
    | words.OFTEN
    | words.FICTION
    | words_in(
        "if would could might may should will 'll 'd can often then until when whenever story character "
        "puppet heroine hero knight avatar example suppose imagine perhaps maybe almost nearly not "
        "n't never nobody no"
    )
)
_FEWEST: Final = 5
_LONGEST: Final = 30


def outcome_of(scene: Scene, before: Tokens) -> bool:
    """Whether the words in front of a clause, all of the sentence so far, tell of what it comes."""
    lows = [token.low for token in before]
    if not _FEWEST <= len(lows) <= _LONGEST:
        return False
    if lows[-3:] == ["which", "is", "why"]:
        told = before[: -4 if lows[-4] == "," else -3]
    elif (
        lows[-1] == "that"
        and lows[-3] == "so"
        and lows[-4] in _LINKING
        and lows[0] not in {"it", "this", "that"}
    ):
        told = before[:-3]
    else:
        return False
    said = {token.low for token in told}
    if ":" in said or not _BARRED.isdisjoint(said):
        return False
    # "The town is dull"
    plain = [*told, before[-2]] if lows[-1] == "that" else told
    return leads_up(scene, plain, "so")
