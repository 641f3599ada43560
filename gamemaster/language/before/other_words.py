"""Words in front of a colon by which those behind it are of another day, another's, or a text.

`This is how Brask plays:`, `My answer of last week:`, `The first thing I thought on waking:`, `The captain,
drunk:`, `My old diary, and here it is:`. What must stay true: how the sender does it now (`This is how I play
it:`) and what e says now (`My answer to Tarn:`) lead up to the act.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_DAYS: Final = " ".join(sorted(WEEKDAYS))
_CLASSES: Final = {
    "BUT": "and but so well oh ah now here",
    "WORDS": "thing things word words line lines sentence thought idea tune",
    "SAID": "thought said heard read wrote dreamt dreamed saw whispered muttered remember remembered sang",
    "DEED": "answer reply move moves vote votes mail turn turns letter note post play order orders",
    "WHEN": f"last yesterday old {_DAYS}",
    "TOLD": "version story summary history gist record account log list tale",
}
_OTHERS: Final = Grammar(
    _CLASSES,
    (
        ("BUT* (?:this|that|it) (?:is|s|was) (?:the_way|how) (?!i\\b|we\\b|it\\b|the\\b|this\\b)\\w+ .. $"),
        "BUT* (?:this_is|that_is|here_is|here_s)? (?:my|our|the) DEED (?:of|from) (?:the)? WHEN .? $",
        "BUT* (?:the|my|a) (?:very|only)? (?:\\w+)? WORDS (?:that|which)? (?:i|we) (?:ever)? SAID",
        "BUT* (?:the|a|my)? (?:\\w+)? TOLD of (?:my|our|the|these) (?:last|past|previous|other|early|first)",
    ),
)
_HERE: Final = (*(["here", it, be] for it in ("it", "they") for be in ("is", "are", "comes", "come")),)
_TEXTS: Final[frozenset[str]] = words.FICTION | words_in(
    "diary diaries memoirs novel notebook journal prayer"
)
_PAIR: Final = 2


def of_other_words(before: Tokens) -> bool:
    """Whether words in front of a colon, without it, present what follows so."""
    lows = plain_lows(before)
    if not lows:
        return False
    if _OTHERS.match(as_clause(before)) is not None or _is_staged(before, lows):
        return True
    shown = lows[-3:] in _HERE
    return shown and not _TEXTS.isdisjoint(lows) and words.FINITE.isdisjoint(lows[:-3])


def _is_staged(before: Tokens, lows: list[str]) -> bool:
    """`The captain, drunk:`, `An old man, shouting:`: who speaks, and how."""
    mark = next((place for place, token in enumerate(before) if token.low == ","), 0)
    who, how = before[:mark], before[mark + 1 :]
    if not _PAIR <= len(who) <= _PAIR + 1 or len(how) != 1 or lows[0] not in {"the", "a", "an"}:
        return False
    return who[-1].low not in _OF_MAIL and how[0].low not in _ADVERBS and not how[0].low.endswith("ly")


_OF_MAIL: Final = words_in(
    "move moves vote votes turn action actions answer point deed news business thing things order plan end "
    "result facts rest second first last next usual reason moment verdict decision choice matter"
)
_ADVERBS: Final = words_in("then now again first today finally here too also please friends all folks at")
