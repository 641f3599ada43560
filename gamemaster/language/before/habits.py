"""Habits and the past in the first person: `I only get to my mail on weekends`, `I only ever had the one`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.lexicon import Lexicon

_HABITUALLY: Final = words_in(
    "weekends mondays tuesdays wednesdays thursdays fridays saturdays sundays evenings mornings weekdays "
    "holidays"
)
_TODAY: Final = words_in("today tonight now so this")
_MEANT: Final = words_in("meant intended said")


def tells_of_weekdays(tokens: Tokens) -> bool:
    """Whether a sentence names days on which something is done again and again."""
    return not _HABITUALLY.isdisjoint([token.low for token in tokens])


def at_any_time(tokens: Tokens) -> bool:
    """`I only drink potions` may be a habit, unless the sentence speaks of now."""
    return _TODAY.isdisjoint([token.low for token in tokens])


def ever_was(lexicon: Lexicon, tokens: Tokens, place: int) -> bool:
    """`I only ever had the one`, unlike `I only ever meant to ask` and `I only ever set it to B`."""
    behind = [token.low for token in tokens[place : place + 2]]
    meant = _MEANT.intersection(behind[:1]) or behind[1:] == ["to"]
    return not meant and not lexicon.verb_at(tokens, place)
