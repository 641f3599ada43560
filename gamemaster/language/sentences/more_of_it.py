"""What is named right below an act and may be more of it: `B7 too.`, `Same for Tarn.`, `Then the Parrot.`

Things of the game alone may be what else is done; of the other values that the act could take, those that are
joined to it by a word such as `too`. Neither acts, and neither goes unheard.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.values.describing import numbered
from gamemaster.language.values.people import person_at
from gamemaster.language.values.things import things_at
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Finding, Scene

JOINING: Final = words_in(", . ; ! and then the a an - -- * ( ) / : + &") | {""}
_FURTHER: Final = words_in("too also ditto same likewise another well again alternatively then next and plus")
"""Words that join what is named to the act above; `well` is the end of `as well`."""
_AROUND: Final = _FURTHER | words_in(
    "as one at on in to for from with by of it please would will do is are fine ok okay good works work goes "
    "my there here ps p s second"
)
_MOST: Final = 12
_NO_VALUES: Final = words_in("text name word")


def more_of_it(scene: Scene, tokens: list[Token], before: list[Finding]) -> bool:
    """Whether the words name nothing but what else may be done as in the act right before them."""
    if not before or not isinstance(before[-1], Act) or len(tokens) > _MOST:
        return False
    if tokens[0].low == "number" and not any(numbered(scene, token.low) for token in tokens):
        # "Number 20. There is a vending machine." counts something else
        return False
    further = not _FURTHER.isdisjoint([token.low for token in tokens])
    kinds = _taken_by(scene, before[-1]) if further else set[str]()
    place, found = 0, False
    while place < len(tokens):
        values = _things(scene, tokens, place) or (_values(scene, tokens, place, kinds) if further else [])
        ends = [value.end for value in values if not value.doubt]
        if ends and max(ends) > place and tokens[place].low not in _POINTING:
            # "At B6, then." says once more where
            done = {str(value) for value in before[-1].action.params().values()}
            found = found or any(str(value.parts[0]) not in done for value in values)
            place = max(ends)
        elif tokens[place].low in JOINING or (further and tokens[place].low in _AROUND):
            place += 1
        else:
            return False
    return found


def takes_all(scene: Scene, act: Act, tokens: list[Token]) -> bool:
    """Whether the words are nothing but values that the action of the act takes."""
    kinds, place = _taken_by(scene, act), 0
    while place < len(tokens):
        ends = [value.end for value in _values(scene, tokens, place, kinds) if not value.doubt]
        if not ends and tokens[place].low not in _LEADING:
            return False
        place = max(ends, default=place + 1)
    return bool(tokens) and tokens[-1].low not in _LEADING


_LEADING: Final = words_in("at on in to for from with the a an")
_POINTING: Final = words_in("it this that them these")


def _things(scene: Scene, tokens: list[Token], place: int) -> list[Value]:
    """The named things of the game that begin at `place`."""
    kinds = [kind for kind in scene.lexicon.kinds.values() if kind.things]
    return [value for kind in kinds for value in things_at(scene, tokens, place, kind)]


def _taken_by(scene: Scene, act: Act) -> set[str]:
    """The kinds of values that the act's action takes, people where the act has some: `Brask is next.` behind
    `I end my turn.` tells of nobody to whom it is ended."""
    named = act.action.params()
    slots = scene.lexicon.slots_of(act.action.name)
    return {s.kind for s in slots if s.kind != "person" or any(p in named for p in s.params)} - _NO_VALUES


def _values(scene: Scene, tokens: list[Token], place: int, kinds: set[str]) -> list[Value]:
    """The values of those kinds that begin at `place`; a letter in small may be any word."""
    if tokens[place].low in _AROUND and not tokens[place].capital:
        return []
    if "person" in kinds and tokens[place].capital and (who := person_at(scene, tokens, place)) is not None:
        return [who]
    small = len(tokens[place].low) == 1 and tokens[place].low.isalpha() and not tokens[place].capital
    known = (kind for kind in scene.lexicon.kinds.values() if kind.name in kinds and not kind.open)
    found = [] if small else [v for kind in known for v in values_at(scene, tokens, place, kind.name)]
    return found or (values_at(scene, tokens, place, "number") if tokens[place].low.isdecimal() else [])
