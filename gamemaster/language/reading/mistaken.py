"""A value put right in the very sentence that holds it: `I place a tile at C4 -- I mean, C5.`

The value said first is left out. What must stay true: both are of one kind, the first is the only one of it
so far, and nothing follows that makes a clause of the second (`I mean, C5 is taken`).
"""

from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

# not `no` or `er`, which leave it open
_SAYING_SO: Final = PhraseTable[None](
    (said, None)
    for said in (
        *("correction", "i mean", "make that", "no make that", "no , make that", "or rather"),
        *("sorry , i mean", "no , i mean", "i meant"),
    )
)
_APART: Final = words_in(", -- ... ; (")
_CLOSING: Final = words_in("-- ) ,")
_BEFORE: Final = words_in("at on in to for with the a an my :")
_AFTER: Final = words_in(
    ". ! , ; -- ... ) : and then with at on in to for giving paying using leading from gold"
)
_FARTHEST: Final = 5


def put_right_within(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without a value that the sentence itself corrects."""
    for place in range(2, len(tokens) - 1):
        if tokens[place].low not in _SAYING_SO.firsts or tokens[place - 1].low not in _APART:
            continue
        said = _SAYING_SO.longest(tokens, place)
        if said is None:
            continue
        begin = said.end
        while begin < len(tokens) and tokens[begin].low in {",", ":", "--"}:
            begin += 1
        while begin < len(tokens) and tokens[begin].low in _BEFORE and not tokens[begin].capital:
            begin += 1
        if begin < len(tokens) and (changed := _changed(scene, tokens, place - 1, begin)):
            return changed
    return tokens


def _changed(scene: Scene, tokens: list[Token], mark: int, begin: int) -> list[Token] | None:
    """The tokens with what begins at `begin` in the place of what ends at `mark`, None where that fails."""
    for kind in (
        "person",
        "number",
        *(k.name for k in scene.lexicon.kinds.values() if _plain(k)),
    ):
        ends = _ends(scene, tokens, begin, kind)
        if not ends:
            continue
        end = max(ends)
        if end < len(tokens) and tokens[end].low not in _AFTER:
            continue
        first = next(
            (p for p in range(max(0, mark - _FARTHEST), mark) if mark in _ends(scene, tokens, p, kind)), None
        )
        if first is None or any(
            _ends(scene, tokens, p, kind) for p in range(first) if tokens[p].low not in {"a", "i"}
        ):
            continue
        rest = tokens[end:]
        if (
            rest
            and rest[0].low in _CLOSING
            and (tokens[mark].low == "(" or rest[0].low == tokens[mark].low == "--")
        ):
            rest = rest[1:]
        return [*tokens[:first], *tokens[begin:end], *rest]
    return None


def _ends(scene: Scene, tokens: Tokens, place: int, kind: str) -> list[int]:
    """Where single values of the kind end that begin at `place`."""
    if kind == "person":
        who = person_at(scene, tokens, place) if tokens[place].capital else None
        return [who.end] if who is not None and not who.doubt else []
    if kind == "number":
        read = number_at(tokens, place)
        return [read[1]] if read is not None else []
    return [v.end for v in values_at(scene, tokens, place, kind) if not v.doubt and not v.others]


def _plain(kind: Kind) -> bool:
    return not (kind.open or kind.number or kind.counted)
