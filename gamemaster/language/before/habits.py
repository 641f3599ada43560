"""Habits and the past in the first person: `I only get to my mail on weekends`, `I only ever had the one`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past
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


def told_how(lexicon: Lexicon, tokens: Tokens, place: int) -> str:
    """`(I) once met a bishop`, `(I) thoroughly enjoy it`: `past` or `statement`, where a past form or a state
    that is no act of the game stands behind a word of how."""
    word, following = (token.low for token in tokens[place : place + 2]) if tokens[place + 1 :] else ("", "")
    if word not in _HOW and (not word.endswith("ly") or word in _NO_ADVERBS):
        return ""
    if following in _OF_ACTS:
        return ""
    if is_past(following):
        return "past"
    return "statement" if following in words.STATIVE and not lexicon.verb_at(tokens, place + 1) else ""


_OF_ACTS: Final = words_in("meant did said wrote sent typed cast put played done posted mailed")
_HOW: Final = words_in("once rather quite so sometimes still almost")
_NO_ADVERBS: Final = words_in("apply rely reply supply multiply imply comply fly ally rally tally only bully")
