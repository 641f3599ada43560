"""Words between commas behind an act, which say nothing of it: `(I join the Lanterns), again, and I'll bring
biscuits`, `(I vote for 31), of course, because bees rest`, `(I explore), gladly, and it fails`.

So is an answer to what others may say (`, and yes, I know it's late`).

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
_INSET: Final = 7


def without_set_in(tokens: list[Token]) -> list[Token]:
    """The tokens without such words behind the first clause of the sender's."""
    if sum(token.low == "," for token in tokens) < _PAIR:
        return tokens
    subject = next((place for place, token in enumerate(tokens) if token.low in {"i", "we"}), len(tokens))
    place = subject + 2
    while place + 3 < len(tokens):
        end = _end(tokens, place + 1) if tokens[place].low == "," else place
        if _answered(tokens, place):
            # what answers nobody: "and yes, I know Tarn will laugh"
            subject = next(p for p in range(place + 3, len(tokens)) if tokens[p].low == "i")
            tokens = [*tokens[: place + 1], *tokens[subject:]]
        elif end > place + 1 and tokens[end].low == "," and tokens[end + 1].low in _GOING_ON:
            tokens = [*tokens[:place], *tokens[end:]]
        place += 1
    return tokens


def _answered(tokens: list[Token], place: int) -> bool:
    """Whether an answer to what nobody has asked yet stands behind a joint: `and yes, I ...`"""
    lows = [token.low for token in tokens[place : place + 4]]
    if lows == ["and", "no", ",", "i"]:
        # "and no, I'm not joking", unlike "and no, I vote for Jun"
        return [token.low for token in tokens[place + 4 : place + 6]] in (["'m", "not"], ["am", "not"])
    if lows[:3] not in (["and", "yes", ","], ["and", "yeah", ","]):
        return False
    # "and yes, Tarn, I know", "and yes, before you ask, I slept on it"
    inset = [token.low for token in tokens[place + 3 : place + 3 + _INSET]]
    comma = inset.index(",") if "," in inset else -1
    told = inset[:comma] if comma > 0 else []
    called = len(told) == 1 or told[:2] == ["before", "you"]
    return lows[3:] == ["i"] or (called and inset[comma + 1 : comma + 2] == ["i"])


def _end(tokens: list[Token], place: int) -> int:
    """The end of such words at `place`, with a further word behind them; `place` where there are none."""
    if tokens[place].low in _MOODS:
        return place + 1
    filler = set_phrases.FILLERS.longest(tokens, place) if tokens[place].low in _SAID_ALONG else None
    return filler.end if filler is not None and filler.end + 1 < len(tokens) else place
