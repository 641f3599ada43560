"""Whether a sentence beside acts gives their words to somebody else, to another time or to another place.

The rooms asked here see who is told of in it: `other_writers`, `old_words` and `set_apart`.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.remarks.old_words import is_of_old_words, may_be_old
from gamemaster.language.remarks.other_writers import heads_of_another, may_tell, speaks_for_another
from gamemaster.language.remarks.set_apart import heads_apart, is_set_apart
from gamemaster.language.remarks.told_names import LONGEST, told_with_names
from gamemaster.language.vocabulary.scene import Scene


def takes_words_away(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence behind acts does so."""
    if len(tokens) > LONGEST:
        return False
    lows, said = frozenset([token.low for token in tokens]), told_with_names(scene, tokens)
    return (
        (may_be_old(lows) and is_of_old_words(said))
        or (may_tell(scene, lows) and tokens[-1].low != "?" and speaks_for_another(said))
        or is_set_apart(said)
    )


def heads_words_away(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence in front of acts does so with what stands below it."""
    if len(tokens) > LONGEST:
        return False
    lows, said = frozenset([token.low for token in tokens]), told_with_names(scene, tokens)
    return (
        (may_be_old(lows) and is_of_old_words(said))
        or (may_tell(scene, lows) and tokens[-1].low != "?" and heads_of_another(said))
        or heads_apart(said)
    )


def leads_words_away(scene: Scene, before: list[Token]) -> bool:
    """Whether what leads up to an act in its own sentence does so: `Up for debate: I explore.`"""
    lead = before[:-1] if before and before[-1].low == "i" else before
    if len(lead) < 2 or lead[-1].low != ":":
        return False
    return heads_words_away(scene, lead[:-1])


def tails_words_away(scene: Scene, after: Tokens) -> bool:
    """Whether words behind acts in their own sentence do so, behind a mark: `I explore (already scored).`"""
    return bool(after) and after[0].low in _PARTING and takes_words_away(scene, after)


def told_as_anothers(scene: Scene, after: Tokens) -> bool:
    """`FOR 31, if only to annoy him, was Imke's vote`: whether what stands behind acts makes them the subject
    of what somebody else did."""
    if not after or len(after) > LONGEST or _BEING.isdisjoint([token.low for token in after]):
        return False
    said = told_with_names(scene, after)
    return _ANYBODYS.search(said) is not None or any(_ANOTHERS.match(part) for part in said.split(" | "))


_BEING: Final = words_in("was is were are been")
_ANOTHERS: Final = re.compile(
    r"(?:was|is|were|are|has been|had been) (?:once |also |always |only |just |in fact |apparently )?(?:nn s "
    r"(?:\w+ ){0,2}?(?:votes?|ballots?|moves?|turn|answer|choice|lines?|orders?|offer|play|reply|mail|words)|"
    r"(?:what|how) nn (?:has |had )?(?:voted|did|does|said|says|wrote|writes|played|offered|votes|chose|"
    r"answered|"
    r"put|sent|did it))\b"
)
_ANYBODYS: Final = re.compile(
    r"\b(?:is|was|are) (?:all|the only thing|everything|what) (?:that )?(?:anybody|anyone|everybody|everyone|"
    r"people|they|nn|most of you|some of you) (?:ever |always |keeps? |still )?(?:writ|say|send|post|"
    r"type)\w*\b"
)
"""`I explore, I explore is all anybody ever writes here`"""
_PARTING: Final = words_in("( -- , ;")
