"""What is left of an act behind a condition or a mark: `If that fails, Tarn.`, `(I give Tarn 3)? gold`.

The first (like `Alternative: Tarn`) names what is done in place of an act that comes to nothing, without
saying so; the second breaks an act off where its sender was not sure, and goes on in the middle of it.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.sentences.more_of_it import takes_all
from gamemaster.language.values.describing import names_things
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

_IF: Final = words_in("if should failing otherwise unless")
_OTHERS: Final = frozenset(
    {
        ("somebody", "else"), ("someone", "else"), ("anybody", "else"), ("anyone", "else"),
        ("something", "else"), ("anything", "else"), ("another",), ("the", "other"), ("the", "other", "one"),
        ("the", "next"), ("the", "next", "one"), ("one", "of", "the", "rest"), ("one", "of", "the", "others"),
        ("either", "of", "the", "others"), ("any", "of", "the", "others"), ("whoever", "is", "left"),
    }
)  # fmt: skip
_MOST: Final = 5
_LONGEST: Final = 24
_GOES_ON: Final = re.compile(r"[ \t]+[a-z]")


def falls_back(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words name, behind a condition, somebody or something else, and nothing that is done."""
    if scene.acted and _in_second_place(scene, tokens):
        return True
    if not scene.acted or tokens[0].low not in _IF or len(tokens) > _LONGEST:
        return False
    comma = max((place for place, token in enumerate(tokens) if token.low == ","), default=0)
    rest = [token for token in tokens[comma + 1 :] if token.low[0].isalnum()]
    if rest and rest[0].low == "then":
        del rest[0]
    # who is asked something is called by eir name as well: "If you have time, Brask."
    if not comma or not 0 < len(rest) <= _MOST or any(token.low == "you" for token in tokens[:comma]):
        return tuple(token.low for token in rest) in _OTHERS
    lows = tuple(token.low for token in rest)
    begin = int(rest[0].low == "the" and len(rest) > 1)
    named = scene.referents.at(scene.text, rest, begin)
    alone = named is not None and named.end == len(rest)
    ours = any(token.capital and token.low in scene.lexicon.entities for token in rest)
    named_last = any(takes_all(scene, act, rest) for act in (scene.deeds[-1] if scene.deeds else ()))
    if lows in _OTHERS or alone or ours or named_last:
        return True
    return len(rest) <= _FEW and names_things(scene, rest, shaped=False)


def _in_second_place(scene: Scene, tokens: Tokens) -> bool:
    """`Backup: Imke`, `2nd choice - Imke`: a row below the one that acts."""
    mark = next(
        (place for place, token in enumerate(tokens[:_MOST]) if token.low in {":", "--", "-", "="}), 0
    )
    label = [token.low for token in tokens[:mark] if token.low[0].isalnum()]
    if not label or _SECOND.isdisjoint(label) or not set(label) <= _SECOND | _OF_CHOICES:
        return False
    value = [token for token in tokens[mark + 1 :] if token.low[0].isalnum()]
    named = scene.referents.at(scene.text, value, 0) if value else None
    if named is not None and named.end == len(value):
        return True
    ends = (v.end for kind in scene.lexicon.kinds for v in values_at(scene, value, 0, kind))
    return 0 < len(value) <= _FEW and len(value) in ends


_FEW: Final = 3
_SECOND: Final = words_in(
    "alternative alternatively backup fallback second 2nd spare reserve otherwise else or"
)
_OF_CHOICES: Final = words_in("my choice option target vote pick plan b the if dead taken not possible is")


def broken_by_mark(scene: Scene, tokens: Tokens) -> bool:
    """Whether a question mark stands inside an act of the sender's."""
    if tokens[-1].low != "?" or tokens[0].low != "i" or not scene.lexicon.verb_at(tokens, 1):
        return False
    return _GOES_ON.match(scene.text, tokens[-1].end) is not None
