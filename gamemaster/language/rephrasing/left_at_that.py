"""Acts that end with what is not done: `I place a tile at D8 and leave it at that`, `and leave the right one
alone`, `I go to Town Square and rest`.

What must stay true: the words end the sentence, they are no act of this game, and what is left alone is not
what the sentence has done something to.
"""

from typing import Final

from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.describing import numbered
from gamemaster.language.vocabulary.scene import Scene

_LEAVING: Final = words_in("invite welcome leave leaving rest stay resting staying keep stop skip")
_RESTING: Final = words_in("rest stay resting staying")
"""`then I rest` may be meant for an act that the game has by another name."""
_AT_THAT: Final = table_of(
    "leave it at that; leave it there; leave it here; leave it alone; leave the rest alone; leave the rest; "
    "leave the rest as it is; leave everything else alone; leave everything else as it is; leave the others "
    "alone; leave the other alone; leave the other one alone; leave the others as they are; leave all else "
    "as it is; rest; rest there; rest a bit; rest a while; rest for a while; rest for a bit; stay; stay "
    "there; stay here; stay put; stay where i am; stay there for now; rest my feet; rest my legs; stop "
    "there; "
    "stop at that; stop here; leave it at that for now; leave it at that for today; leave it at that this "
    "week; leave it there for today; leave it there for now; leave my other constructors alone; leave my "
    "other constructors as they are; leave the other constructors alone; leave the other two alone; leave "
    "the other two as they are"
)
_OF_ITS: Final = words_in("the my one ones constructor constructors proposal prop vote number no # and both")
_ALONE: Final = table_of(
    "alone; as it is; as they are; be; untouched; unchanged; idle; empty; for now; alone for now; alone this "
    "week; for later; for next week; open; where it is; in peace"
)
_JOINING: Final = words_in("and , but ; then --")
_SHORTEST: Final = 3


def left_at_that(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without such words at their end."""
    if len(tokens) <= _SHORTEST or not scene.signed or tokens[-1].low == "?":
        return tokens
    place = next((p for p in range(len(tokens) - 1, 1, -1) if tokens[p].low in _LEAVING), 0)
    if not place or (tokens[place].low != "leave" and scene.lexicon.verb_at(tokens, place)):
        return tokens
    first = place - (tokens[place - 1].low == "i" and tokens[place - 2].low in _JOINING)
    if tokens[first - 1].low not in _JOINING or (first < place and tokens[place].low in _RESTING):
        return tokens
    told = _AT_THAT.longest(tokens, place)
    end = told.end if told is not None else 0
    if tokens[place].low in _INVITING:
        end = len(tokens) if all(_invited(token) for token in tokens[place + 1 :]) else 0
    if not _ends(tokens, end) and tokens[place].low not in _INVITING:
        end = _left_alone(scene, tokens, place, first)
    if not _ends(tokens, end):
        return tokens
    while first > 1 and tokens[first - 1].low in _JOINING:
        first -= 1
    acts = any(scene.lexicon.verb_at(tokens, p) for p in range(first))
    return [*tokens[:first], *tokens[end:]] if acts else tokens


def _invited(token: Token) -> bool:
    """`Jun and Lowri to join me`: who is invited, and to what."""
    return token.capital or token.low in _INVITED


_INVITING: Final = words_in("invite welcome")
_INVITED: Final = words_in(
    "and , . ! to join me us it everyone everybody anyone anybody all you of along in who wants else the "
    "them other others players"
)


def _ends(tokens: Tokens, end: int) -> bool:
    """Whether nothing but a mark stands there."""
    return end > 0 and all(token.low in {".", "!", ";"} for token in tokens[end:])


def _left_alone(scene: Scene, tokens: Tokens, place: int, first: int) -> int:
    """Where `leave the right one alone`, `skip 32` ends; 0 where it is of what was done something to."""
    named = {token.low for token in tokens[:first]}
    end, found = place + 1, False
    while end < len(tokens):
        low = tokens[end].low
        thing = low in scene.lexicon.label_words - _OF_ITS or numbered(scene, low)
        if thing and low in named:
            return 0
        found = found or thing
        if not thing and low not in _OF_ITS:
            break
        end += 1
    alone = _ALONE.longest(tokens, end) if found and end < len(tokens) else None
    if alone is not None:
        return alone.end
    return end if found and tokens[place].low == "skip" else 0
