"""Words between commas behind an act, which say nothing of it: `(I join the Lanterns), again, and I'll bring
biscuits`, `(I vote for 31), of course, because bees rest`, `(I explore), gladly, and it fails`.

They are left out, so that what follows them is judged as what stands right behind the act. It has to open
like a clause, or a list, that the comma behind them still parts from the act.
"""

from typing import Final

from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.tokens import Token, words_in

_MOODS: Final[frozenset[str]] = frozenset(low for low in words.ADVERBS if low.endswith("ly")) - words_in(
    "hopefully simply firstly secondly thirdly lastly finally officially formally publicly accordingly"
)
_SAID_ALONG: Final = words_in(
    "again indeed alas of at as by once incidentally after anyway nonetheless nevertheless regardless"
)
_GOING_ON: Final = words_in(
    "and because since for as but though although so while whilst if unless until till when provided"
)


_PAIR: Final = 2


def without_set_in(tokens: list[Token]) -> list[Token]:
    """The tokens without such words behind the first clause of the sender's."""
    if sum(token.low == "," for token in tokens) < _PAIR:
        return tokens
    subject = next((place for place, token in enumerate(tokens) if token.low in {"i", "we"}), len(tokens))
    place = subject + 2
    while place + 3 < len(tokens):
        end = _end(tokens, place + 1) if tokens[place].low == "," else place
        if end > place + 1 and tokens[end].low == "," and tokens[end + 1].low in _GOING_ON:
            tokens = [*tokens[:place], *tokens[end:]]
        place += 1
    return tokens


def _end(tokens: list[Token], place: int) -> int:
    """The end of such words at `place`, with a further word behind them; `place` where there are none."""
    if tokens[place].low in _MOODS:
        return place + 1
    filler = set_phrases.FILLERS.longest(tokens, place) if tokens[place].low in _SAID_ALONG else None
    return filler.end if filler is not None and filler.end + 1 < len(tokens) else place
