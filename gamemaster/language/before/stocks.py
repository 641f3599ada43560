"""What an act takes from, told in front of it: `Of my 14 gold I exchange 10`, `With 5 gold in hand I ...`."""

from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

_LEADING: Final = (("out", "of"), ("of",), ("from",), ("with",))
_DETERMINING: Final = words_in("my the these those all")
_MOST_BETWEEN: Final = 9
_BARRED: Final = (words.TAINT | words.UNREAL | words.CONDITION | words.SPEECH) - words_in("left still")


def past_stock(scene: Scene, tokens: Tokens, place: int) -> tuple[int, str] | None:
    """Where the act begins that takes from a stock told in front of it, and what bare numbers in it count."""
    lows = [token.low for token in tokens[place : place + 3]]
    lead = next((lead for lead in _LEADING if tuple(lows[: len(lead)]) == lead), None)
    if lead is None:
        return None
    begin = place + len(lead)
    while begin < len(tokens) and tokens[begin].low in _DETERMINING:
        begin += 1
    counted = [kind.name for kind in scene.lexicon.kinds.values() if kind.counted]
    found = [v for name in counted for v in values_at(scene, tokens, begin, name) if not v.doubt]
    stock = next((v for v in found if len(v.parts) > 1 and not v.others), None)
    if stock is None:
        return None
    for at in range(stock.end, min(len(tokens), stock.end + _MOST_BETWEEN)):
        token = tokens[at]
        if token.low in _BARRED or (token.capital and token.low != "i"):
            return None
        told = head(scene, tokens, at) if token.low == "i" else None
        if told is not None and told.mood is Mood.PERFORM and scene.lexicon.verb_at(tokens, told.verb):
            said = [between for between in tokens[stock.end : at] if between.low[0].isalnum()]
            counts = any(number_at(tokens, p) is not None for p in range(at, len(tokens)))
            # "with 5 gold I give ..." may be what is given, "with 5 gold in hand I heal" is a condition
            return None if lead == ("with",) and not (said and counts) else (at, str(stock.parts[0]))
    return None
