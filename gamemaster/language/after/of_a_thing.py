"""What parentheses behind talk say of the thing talked about: `(A real cat. It is not a game object.)`.

They stand in a paragraph that does nothing, and say what that thing is not; nothing in them, or before them,
points at a mail or at what was done in it.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import plain_lows, tokenize, words_in
from gamemaster.language.vocabulary.scene import Finding, Scene, Skip

_FEWEST: Final = 4
_DENYING: Final = words_in("not n't 't never no nor neither or")
_SPEAKING: Final = words_in("i we it this that so move moves act acts vote votes turn turns")
_BARRED: Final = (
    ((words.TAINT | words.CONDITION) - _DENYING)
    | UNMEANT
    | OF_MAIL
    | REVOKING
    | (_SPEAKING - {"it"})
    | words_in(
        "me my mine above below really actually yet now done binding official count counts happen happened "
        "happening play"
    )
)
_THING: Final = words_in("it he she they him her them")
_IS: Final = words_in("is 's isn are 're aren was")


def denies_of_thing(before: Sequence[str], inner: Sequence[str]) -> bool:
    """Whether parentheses that say `inner` are about a thing that the words `before` them tell of."""
    if len(inner) < _FEWEST or not before or any(one.isdisjoint(inner) for one in (_THING, _IS, _DENYING)):
        return False
    return _BARRED.isdisjoint(inner) and (OF_MAIL | _SPEAKING).isdisjoint(before)


def denies_talk(scene: Scene, found: Sequence[Finding], begun: int, span: tuple[int, int]) -> bool:
    """Whether nothing acts in the paragraph that has `begun` before an aside, and the aside at `span` denies
    something of what is told there."""
    if span[0] <= begun or any(f.start >= begun and not isinstance(f, Skip) for f in found):
        return False
    told = (tokenize(scene.text, begun, span[0]), tokenize(scene.text, *span))
    return denies_of_thing(*map(plain_lows, told))
