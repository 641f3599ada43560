"""Answers of a labelled row that are said over and over: `Proposal 52: 👎 👎 👎`, `31: NO NO NO`.

One of them says it. A cry in capitals behind a thumb (`👎 FREE THE GEESE`) is none of the answer, unless a
word of it is one of the game's, or denies, chooses or sets a condition.
"""

from typing import Final

from gamemaster.language.after.remark_words import HEDGED, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.vocabulary.scene import Scene

_THUMBS: Final = frozenset("👍👎")
_ANSWERS: Final[frozenset[str]] = _THUMBS | words_in("yes no aye nay for against")
_NO_CRY: Final[frozenset[str]] = (
    words.TAINT
    | words.CONDITION
    | words.SPEECH
    | words.UNREAL
    | REVOKING
    | UNMEANT
    | HEDGED
    | _ANSWERS
    | words_in("i we not or but maybe abstain jk lol nobody ever never kidding")
)
_LONGEST: Final = 8


def said_once(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with each such answer said once, and nothing cried behind it."""
    place = next(
        (p for p, token in enumerate(tokens) if p and token.low in _ANSWERS and _labelled(tokens, p)), 0
    )
    if not place:
        return tokens
    end = place + 1
    while end < len(tokens) and tokens[end].low == tokens[place].low:
        end += 1
    cried = end < len(tokens) and tokens[place].low in _THUMBS and _is_cry(scene, tokens[end:])
    rest = [] if cried else tokens[end:]
    if end == place + 1 and not cried:
        return tokens
    return [*tokens[:place], tokens[place].changed(end=tokens[end - 1].end), *rest]


def _labelled(tokens: list[Token], place: int) -> bool:
    """Whether a colon, or a number, stands right in front."""
    before = tokens[place - 1].low
    return before == ":" or before.isdecimal()


def _is_cry(scene: Scene, said: list[Token]) -> bool:
    """`FREE THE GEESE!`"""
    spoken = [token for token in said if token.low[0].isalnum()]
    lows = {token.low for token in spoken}
    lexicon = scene.lexicon
    loud = all(scene.text[t.start : t.end].isupper() for t in spoken) and len(spoken) == len(lows)
    marks = all(token.low in {"!", "."} for token in said if not token.low[0].isalnum())
    known = lexicon.entities | lexicon.base_words | lexicon.nouns_of_things | _NO_CRY
    named = any(scene.referents.at(scene.text, said, p) is not None for p in range(len(said)))
    return loud and marks and 1 < len(spoken) <= _LONGEST and lows.isdisjoint(known) and not named
