"""What is done instead of what is denied: `I do not move to the Healer but to Town Square`.

The denial performs nothing; behind it stands a value of what the verb takes, or another verb of the game.
"""

from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import own_values_at
from gamemaster.language.vocabulary.scene import Scene

_LEADING: Final = words_in("to for at in on with into against a an the my rather instead only")
_ENDING: Final = words_in(". ! ; , : it them")
_NEVER: Final = words_in("never ever ? if would could might may")
_LONGEST: Final = 16


def does_the_contrary(scene: Scene, tokens: Tokens, start: int) -> bool:
    """Whether the clause that begins at `start` denies one thing and goes on with `but` and another."""
    lows = [token.low for token in tokens[start : start + _LONGEST]]
    if "but" not in lows or not _NEVER.isdisjoint(lows) or lows[0] not in {"i", "we"}:
        return False
    joint = start + lows.index("but")
    verbs = [hit for p in range(start + 1, joint) for hit in scene.lexicon.verb_at(tokens, p)]
    place = joint + 1
    while place < len(tokens) and tokens[place].low in _LEADING and not _ends(scene, tokens, place):
        place += 1
    if not verbs or place >= len(tokens):
        return False
    done = any(_closes(tokens, hit.end) or hit.what.slots for hit in scene.lexicon.verb_at(tokens, joint + 1))
    ends = _ends(scene, tokens, place)
    return done or any(_closes(tokens, end) for end in ends)


def _ends(scene: Scene, tokens: Tokens, place: int) -> list[int]:
    """Where what may be meant ends that begins there: a person, a number, a value of the game."""
    who = person_at(scene, tokens, place) if tokens[place].capital else None
    number = number_at(tokens, place) if tokens[place].low != "a" else None
    return [
        *([who.end] if who is not None else []),
        *([number[1]] if number is not None else []),
        *(value.end for value in own_values_at(scene, tokens, place)),
    ]


def _closes(tokens: Tokens, place: int) -> bool:
    return place >= len(tokens) or tokens[place].low in _ENDING
