"""What is said for the case that a condition does not hold: `(If B7 is free, I place it there.) If not, tea.`

Behind an act under a condition, words without a verb and without anything of the game name no other act.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, HEDGED, POINTING, REVOKING
from gamemaster.language.english import words
from gamemaster.language.english.condition_words import NO_ACT
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
_KEEPING: Final = words_in("keep hold save stay wait sit sulk rest sleep")
_AT_LEISURE: Final = words_in(
    "enjoy admire sit drink watch hum whistle knit sip sulk wait stand look go eat nap doze sigh cry weep"
)
_ALONE: Final = words_in("wait sulk sit rest sleep stay nap knit weep cry sigh")
_MERELY: Final = words_in("just simply merely happily quietly only ll 'll will shall calmly patiently")
_UNCHANGED: Final = frozenset(
    (*what, *stays)
    for what in (("all",), ("everything",), ("things",), ("it", "all"), ("it",))
    for stay in ("stays", "stay", "remains", "remain")
    for stays in (
        (stay, "as", "it", "is"),
        (stay, "as", "it", "was"),
        (stay, "as", "they", "are"),
        (stay, "as", "they", "were"),
        (stay, "the", "same"),
        (stay, "unchanged"),
    )
)
"""`Otherwise all stays as it was.`"""
_FURTHER: Final = words_in("and or but instead other another to for with by vote")
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
    said = [token for token in tokens if token.low[0].isalnum()][begin:]
    if begin and leaves_it(scene, said):
        return True
    if not begin or not told or len(told) > _MOST or told[0] not in _WISHES or not _NO_CASE.isdisjoint(told):
        return False
    return not TIMES.anywhere(tokens) and _names_nothing(scene, said)


def leaves_it(scene: Scene, said: Tokens) -> bool:
    """Whether what somebody does in the other case is nothing: `I do nothing`, `I keep my powder dry`,
    `I just enjoy the view`, `all stays as it was`."""
    said = [token for token in said if token.low[0].isalnum()]
    lows = [token.low for token in said]
    idle = NO_ACT.longest(said, 0)
    if idle is not None and idle.end == len(said):
        return True
    barred = words.CONDITION | REVOKING | HEDGED | _FURTHER
    if tuple(lows) in _UNCHANGED:
        return True
    if len(lows) > _MOST or not (barred - {"for", "and"}).isdisjoint(lows):
        return False
    told = lows[1:] if lows[:1] == ["i"] else lows
    while told and told[0] in _MERELY:
        told = told[1:]
    if not told:
        return False
    if told[1:2] == ["and"] and told[0] in _ALONE and told[2:3] != [] and told[2] in _ALONE | _AT_LEISURE:
        # "I sit and wait like a heron"
        told = told[2:]
    behind = said[len(lows) - len(told) + 1 :]
    if "and" in told:
        at_ease = told[0] in _ALONE and _AT_LEISURE.issuperset(told[told.index("and") + 1 :])
        return at_ease and _names_nothing(scene, behind)
    if told[:1] == ["keep"] and told[1:2] in (["my"], ["the"], ["it"]):
        # what is kept may well be something of the game
        return not _verbs(scene, said) and len(told) > 1 and not any(token.capital for token in behind)
    keeping = _KEEPING if lows[0] == "i" else _KEEPING - {"keep", "hold", "save", "stay"}
    keeping = keeping | _AT_LEISURE if lows[0] == "i" else keeping
    plain = told[0] in keeping and (POINTING | NUMBER_WORDS).isdisjoint(told)
    goes_on = told[1:2] != [] and scene.lexicon.verb_at(behind, 0, "gerund")
    alone = len(told) > 1 or told[0] in _ALONE
    return plain and alone and "for" not in told and not goes_on and _names_nothing(scene, behind)


def _verbs(scene: Scene, said: Tokens) -> bool:
    return any(scene.lexicon.verb_at(said, place) for place in range(len(said)))


def _names_nothing(scene: Scene, said: Tokens) -> bool:
    """Whether words hold no name, number, verb or thing of the game."""
    lexicon = scene.lexicon
    ours = lexicon.base_words | lexicon.entities | lexicon.nouns_of_things
    plain = not any(token.capital or token.low[0].isdigit() for token in said)
    return plain and ours.isdisjoint([token.low for token in said]) and not names_things(scene, said)
