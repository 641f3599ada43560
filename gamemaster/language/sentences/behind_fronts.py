"""Acts of the sender's behind words that no room knows, with no comma between: `Either way I end my turn.`

They are asked about, and not passed over. Behind a verb (`Tarn hopes I end it`), a conjunction (`once I end
it`) or a pronoun the words are a clause that may be in any mouth or time, and stay silent.
"""

from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.english.verbs import BASES, is_past
from gamemaster.language.frames.completed import completed
from gamemaster.language.vocabulary.scene import Scene

_MOST: Final = 6
"""So many words may stand in front."""
_CLAUSAL: Final[frozenset[str]] = (
    words.SUBJECTS
    | words.FINITE
    | words.CONDITION
    | words.TAINT
    | words.SPEECH
    | words.UTTERING
    | words_in(
        "that whether because since when whenever once while before after until till unless as than who whom "
        "which where why how like be suppose imagine picture guess hope wish bet know pretend feel fear "
        "doubt swear promise agree mean remember forget see hear find let make my your his her their "
        "our ? ! , ; : - --"
    )
) - {"so", "now", "either", "way"}
"""Words by which the front is, or may be, a clause of somebody's."""
_TIMES: Final = words_in("time times day moment night week hour minute way reason")
"""`The day I explore`: nouns with a clause behind them that lacks nothing."""
_BEHIND: Final = words_in("now . !")


def acts_behind_front(scene: Scene, tokens: list[Token], lows: frozenset[str]) -> bool:
    """Whether a sentence that is not read ends with an act of the sender's behind words of no clause."""
    if "i" not in lows or "?" in lows:
        return False
    said = [token.low for token in tokens]
    place = said.index("i")
    front = said[:place]
    if not 0 < place <= _MOST or len(front[0]) == 1 or front[0] in BASES or any(t.line for t in tokens[1:]):
        return False
    if not _CLAUSAL.isdisjoint(front) or any(map(_may_be_verb, front)):
        return False
    if place == _WITH_ARTICLE and said[0] == "the" and front[-1] in _TIMES:
        return False
    told = head(scene, tokens, place)
    return told.mood is Mood.PERFORM and any(
        _BEHIND.issuperset(said[filling.end :]) for filling in completed(scene, tokens, told.verb)
    )


_WITH_ARTICLE: Final = 2


def _may_be_verb(low: str) -> bool:
    """Whether a word may tell what somebody does or did: `hopes`, `hoped`."""
    return is_past(low) or (low.endswith("s") and not low.endswith("ss"))
