"""What is said for the case that a condition does not hold: `(If B7 is free, I place it there.) If not, tea.`

Behind an act under a condition, words without a verb and without anything of the game name no other act.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, HEDGED, POINTING, REVOKING
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, acts_in

_MOST: Final = 9
_WISHES: Final = words_in(
    "congratulations congrats good bad tough well bravo kudos hats cheers sorry apologies tea coffee cake "
    "beer bed"
)
"""How words begin that wish somebody well, or tell what one has instead of a turn."""
_NO_CASE: Final = (
    words.CONDITION
    | words.SUBJECTS
    | DENIALS
    | POINTING
    | REVOKING
    | HEDGED
    | NUMBER_WORDS
    | words_in("instead later other another twice again half")
)


def leaves_other_case(scene: Scene, found: Sequence[Finding], tokens: Tokens) -> bool:
    """Whether a sentence only tells, behind a conditional act, what is left where its condition fails."""
    acts = acts_in(found)
    if not acts or acts[-1].when is None or not isinstance(found[-1], Act):
        return False
    lows = plain_lows(tokens)
    begin = 1 if lows[:1] in (["otherwise"], ["else"]) else 2 if lows[:2] == ["if", "not"] else 0
    told = lows[begin:]
    if begin and told == ["nothing"]:
        return True
    if not begin or not told or len(told) > _MOST or told[0] not in _WISHES or not _NO_CASE.isdisjoint(told):
        return False
    rest = [token for token in tokens if token.low[0].isalnum()][begin:]
    lexicon = scene.lexicon
    ours = lexicon.base_words | lexicon.entities | lexicon.nouns_of_things
    plain = not any(token.capital or token.low[0].isdigit() for token in rest) and ours.isdisjoint(told)
    return plain and not TIMES.anywhere(tokens) and not names_things(scene, rest)
