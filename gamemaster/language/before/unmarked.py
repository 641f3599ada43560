"""Reasons and purposes in front of an act that no mark parts from it: `Now that the dust has settled I ...`.

They are what they would be in front of a comma, once it is plain where they end: behind a word that may
govern a clause the act is no act of its own (`So that Tarn knows I vote for him`).
"""

from typing import Final

from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.english import words
from gamemaster.language.english.clauses import verb_place
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

GOVERNING: Final[frozenset[str]] = (
    words.SPEECH
    | words.SUBJECTS
    | words.FINITE
    | words.CONDITION
    | words.ADVERBS
    | words_in(
        "that which who whom whose what how why where when if whether than because since until though "
        "although like before after lest or time day way moment minute reason thing place think know believe "
        "guess bet see say hope wish suppose sure or not to be can could would should will may might must do "
        "did does tonight today tomorrow"
    )
)
"""Words that may govern the clause behind them, which then is no act of its own."""
_GOVERNS: Final = GOVERNING | words_in(
    "thinks knows believes guesses bets sees hopes wishes supposes hears hear heard fears fear claim tell "
    "sure glad happy sorry afraid proud word news fact and but as so"
)
_ENDS: Final = (words.ADVERBS | words_in("must today tonight")) - words_in("so now then")
"""Words that may end a clause all the same: `because somebody must`, `so that things get moving again`."""
_OPENING: Final = tuple(
    tuple(opening.split())
    for opening in ("now that", "so that", "given how", "seeing that", "because", "since", "lest")
)
_MARKS: Final = words_in(", ; : -- ( )")
_FEWEST: Final = 2
_MOST: Final = 20


def past_unmarked(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """Where the act begins behind such words at the front of a sentence; None where none do."""
    size = next((len(o) for o in _OPENING if tuple(t.low for t in tokens[start : start + len(o)]) == o), 0)
    if not size or scene.lexicon.times.at(tokens, start + size):
        # "since last week", "because on Friday"
        return None
    for place in range(start + size + _FEWEST, min(len(tokens) - 1, start + _MOST)):
        if tokens[place - 1].low in _MARKS:
            return None
        if tokens[place].low == "i" and scene.lexicon.verb_at(tokens, verb_place(tokens, place + 1)):
            last = tokens[place - 1].low
            ends = last in _ENDS or not (last in _GOVERNS or (size < 2 and is_past(last)))
            return place if ends and leads_up(scene, tokens[start:place], ",") else None
    return None
