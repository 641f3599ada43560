"""What stands between `so` and an act: `The bread is in the oven, so while it bakes I ...`.

Whatever may open a sentence that acts may stand there as well, and leaves the act as it is; a condition, a
time or a hedge there makes of it what it would at the front (`so if he asks I ...`, `so tomorrow I ...`).
"""

from typing import Final

from gamemaster.language.before.openings import opening
from gamemaster.language.english import words
from gamemaster.language.english.clauses import verb_place
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_JOINTS: Final[frozenset[str]] = words.CONCLUDING
_MARKS: Final = words_in(", ; -- ...")
_LONGEST: Final = 16


def front_behind(scene: Scene, tokens: Tokens, joint: int) -> int:
    """Where the act begins behind such a front and the `so` at `joint`; 0 where there is no such front."""
    if tokens[joint].low not in _JOINTS or tokens[joint - 1].low not in _MARKS or joint + 2 >= len(tokens):
        return 0
    if tokens[joint + 1].low in {"i", "we"}:
        return 0
    addressee = scene.addressee
    found = opening(scene, tokens[joint + 1 : joint + 1 + _LONGEST + 4])
    plain = not (found.nothing or found.doubt or found.future or found.prices or found.repeated)
    own = found.origin is None and found.role is None and found.actor.by is None and not found.by_method
    scene.addressee = addressee
    place = joint + 1 + found.place
    place += place < len(tokens) and tokens[place].low == ","
    if not (plain and own and 0 < found.place <= _LONGEST and place + 1 < len(tokens)):
        return 0
    acts = tokens[place].low == "i" and scene.lexicon.verb_at(tokens, verb_place(tokens, place + 1))
    return place if acts else 0
