"""Phrases in front of an act that no comma parts from it: `Very quietly I ...`, `As agreed over soup I ...`.

They are what they would be in front of a comma, where they hold no clause of their own and end in no word
that may govern one: `On the day I explore`, `As promised, he says I explore` are none of them.
"""

from typing import Final

from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.before.of_the_sender import tells_of_sender
from gamemaster.language.before.unmarked import GOVERNING, past_unmarked
from gamemaster.language.english import words
from gamemaster.language.english.clauses import verb_place
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final[frozenset[str]] = (words.PREPOSITIONS - {"from", "out"}) | words_in(
    "despite against amid amidst half very rather quite somewhat too thanks because only"
)
_CLAUSAL: Final[frozenset[str]] = (
    words.SUBJECTS
    | words.FINITE
    | words.CONDITION
    | words.SPEECH
    | words_in(
        "that which who whom whose what how why where when whether than since while whilst because though "
        "although or not never no nothing"
    )
) - words_in("what this these those us them you it")
_GOVERNING: Final[frozenset[str]] = (GOVERNING - words.ADVERBS - words_in("today tonight")) | words_in(
    "thinks knows believes guesses bets sees hopes wishes supposes hears hear heard fears fear claim tell "
    "sure glad happy sorry afraid proud word news fact and but as so week weeks month year hour "
    "hours season chance occasion place point then once whatever every each any all no"
)
_MARKS: Final = words_in(", ; : -- ( ) . ! ?")
_MOST: Final = 16


def past_phrase(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """Where the act begins behind such a phrase at `start`; None where there is none."""
    start = _past_joint(tokens, start)
    first = tokens[start]
    if not first.low.isalpha() or first.low in {"i", "we"}:
        return None
    for place in range(start + 1, min(len(tokens) - 1, start + _MOST)):
        low = tokens[place].low
        if low in _MARKS or low in _CLAUSAL - {"i"}:
            return None
        if low == "i":
            before = tokens[start:place]
            acts = scene.lexicon.verb_at(tokens, verb_place(tokens, place + 1))
            ends = before[-1].low not in _GOVERNING and not _is_time(before)
            plain = acts and ends and _opens(scene, before)
            return place if plain and leads_up(scene, before, ",") else None
    return None


def past_reason(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The same of a reason, with or without a word that joins it to the sentence before."""
    return past_unmarked(scene, tokens, _past_joint(tokens, start))


def _past_joint(tokens: Tokens, start: int) -> int:
    """`And since the bells kept me awake (I ...)`: without what joins a sentence to the one before."""
    return start + (tokens[start].low in _JOINING and start + 1 < len(tokens))


_JOINING: Final = words_in("and but")


def _is_time(before: Tokens) -> bool:
    """`On the night (I explore)`, unlike `As agreed last night`: a time that the clause may tell of."""
    return before[-1].low in _TIMES and (len(before) < 2 or before[-2].low not in _ONLY_ONE)


_TIMES: Final = words_in("night morning evening afternoon noon")
_ONLY_ONE: Final = words_in("this last yesterday")


_OF_ANOTHER: Final = words_in(
    "role part capacity function office behalf name stead shoes guise other another memory memories "
    "imagination opinion eyes thoughts head mind"
)


def _opens(scene: Scene, before: Tokens) -> bool:
    """Whether the words begin as a phrase, or tell how the sender is."""
    low = before[0].low
    if not _OF_ANOTHER.isdisjoint([token.low for token in before]):
        # "On his behalf", "In my role as a fictional Surveyor", "In the other nomic"
        return False
    return low in _OPENING or low.endswith("ly") or tells_of_sender(scene, before, ",")
