"""Assent to what others have done, and in how many words: `Same here, and in so many words, before you ask:`.

What stands behind the colon is the act itself.
"""

from typing import Final

from gamemaster.language.before.times import idle_time
from gamemaster.language.english.echoes import DITTO
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Tokens, parted, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_ASSENT: Final = table_of(
    "agreed; seconded; snap; so am i; so say i; hear; hear hear; quite right; well said; i agree; i concur; "
    "my view too; exactly; absolutely"
)
_PARTING: Final = words_in(", ; : -- and then")
_SPELT: Final = words_in(
    "full words form formally officially record spelt spelled written out properly completely length longhand"
)
_OF_SPELLING: Final = _SPELT | words_in(
    "in so many plain proper due all the this time now again for and with at then just as it should be must"
)


def assents(scene: Scene, before: Tokens) -> bool:
    """Whether words before a colon only agree with somebody, and say how or when that is put."""
    pieces = parted([t for t in before if t.low in _PARTING or t.low[0].isalnum()], _PARTING)
    agreed = [piece for piece in pieces if _agrees(piece)]
    return bool(agreed) and all(
        piece in agreed or _is_spelling(piece) or (piece[0].low == "before" and idle_time(scene, piece))
        for piece in pieces
    )


def _agrees(piece: Tokens) -> bool:
    hits = (_ASSENT.longest(piece, 0), DITTO.longest(piece, 0))
    return any(hit is not None and hit.end == len(piece) for hit in hits)


def _is_spelling(piece: Tokens) -> bool:
    """`in so many words`, `with all the words this time`"""
    lows = plain_lows(piece)
    return not _SPELT.isdisjoint(lows) and _OF_SPELLING.issuperset(lows)
