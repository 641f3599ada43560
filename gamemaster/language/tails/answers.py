"""Another answer behind an act: `(FOR 11,) AGAINST 12`, `(for the former) and against the latter`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Scene

_ONE_OF_SEVERAL: Final = words_in("former latter other others")
_VAGUE: Final = words_in("it this that all everything each every")
_BEHIND: Final = words_in("and but then")


def answers_at(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether an answer of one word (`FOR`) stands at `place`, and no preposition."""
    if place >= len(tokens) or not scene.lexicon.sayings.at(tokens, place):
        return False
    token, after = tokens[place], tokens[place + 1].low if place + 1 < len(tokens) else "."
    loud = len(token.low) > 1 and scene.text[token.start : token.end].isupper()
    return loud or after in {".", ",", "!", ";"}


def answers_thing(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether an answer stands at `place`, loud or not, and right behind it all that it answers."""
    if place + 1 >= len(tokens) or not scene.lexicon.sayings.at(tokens, place):
        return False
    after = place + 1 + (tokens[place + 1].low == "the")
    if after < len(tokens) and tokens[after].low in _ONE_OF_SEVERAL:
        return True
    if tokens[place + 1].low in _VAGUE:
        return False
    return any(
        not value.doubt and (value.end >= len(tokens) or _parts(tokens[value.end].low))
        for kind in scene.lexicon.answered
        for value in things_at(scene, tokens, place + 1, kind)
    )


def _parts(low: str) -> bool:
    return low in _BEHIND or not low[0].isalnum()
