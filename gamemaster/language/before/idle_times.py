"""Times in front of an act that are now, or on which it does not hang (`While I'm here`)."""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.circumstances import gone_through
from gamemaster.language.before.hastening import others_may
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_IDLE_TIMES: Final = words_in("while whilst before")
_SUBJECTS: Final = words.PRONOUNS | {"i", "what", "here"}
_PLACES: Final = words_in("here there")
_OWN: Final = words_in("my our heart")
_IDLE_TAINT: Final = words_in("only before wait")


_ANYBODY: Final = words_in("anyone anybody everyone everybody")
_TALKING: Final = words_in(
    "complain complains ask asks wonder wonders object objects protest protests panic panics point points "
    "notice notices cry cries shout shouts think thinks faint faints laugh laughs say says get gets"
)


def idle_time(scene: Scene, piece: Tokens) -> bool:
    """`While I'm here`, `Before I forget`: a time that is now, and on which nothing hangs."""
    lows = plain_lows(piece)
    if gone_through(scene, piece):
        return True
    if len(lows) < 2 or lows[0] not in _IDLE_TIMES:
        return False
    held = set(lows[1:])
    spirit = any((a == "lose" and b in _OWN) or (a, b) == ("fall", "asleep") for a, b in pairwise(lows))
    outcomes = words.OUTCOMES - ({"lose", "fall"} if spirit else set())
    if not held.isdisjoint(_TALKING):
        # "before anyone complains"
        held -= _ANYBODY
    if held & (words.TAINT - _IDLE_TAINT | outcomes) or held & scene.lexicon.entities:
        return False
    acts = any(
        token.low in _SUBJECTS and scene.lexicon.verb_at(piece, place + 1)
        for place, token in enumerate(piece)
    )
    if acts or any(low[0].isdigit() for low in lows):
        return False
    if any(scene.lexicon.times.at(piece, place) for place in range(1, len(piece))):
        return False
    if lows[-1] in _PLACES and "'m" not in held and "'re" not in held:
        # "while I am here" may say how long
        return False
    named = (
        token.capital and token.low != "i" and scene.referents.at(scene.text, piece, place)
        for place, token in enumerate(piece)
    )
    return not any(named)


def past_idle_time(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """Where a time at the front of a sentence ends on which no act in it hangs; None when one may.

    `While I'm here, I explore` speaks of now. `Until she answers I cannot trust her, and I ...` has told what
    hangs on it before the connective.
    """
    if tokens[start].low not in _HANGING:
        return None
    end = next((p for p in range(start + 1, len(tokens)) if tokens[p].low in _ENDING), None)
    if end is None or end + 1 >= len(tokens):
        return None
    piece = tokens[start:end]
    if idle_time(scene, piece) or others_may(scene, piece):
        return end
    second = second_clause(piece)
    if second and idle_time(scene, piece[:second]):
        return start + second
    following = tokens[end + 1].low
    governs = tokens[end].low == "," and following in {"and", "so", "but"} and tokens[end + 2 : end + 3]
    return end + 1 if governs and second else None


_HANGING: Final = words_in("while whilst before until till when since after")
_ENDING: Final = words_in(", : -- ;")


def second_clause(piece: Tokens) -> int:
    """Where the clause begins that a time governs (`until she answers I cannot trust her`); 0 if nowhere."""
    lows = [token.low for token in piece]
    subjects = [
        place
        for place in range(1, len(lows) - 1)
        if lows[place] in _NOMINATIVES
        and (place == 1 or lows[place - 1] not in _CLAUSAL)
        and lows[place + 1].isalpha()
        and not lows[place + 1].endswith("ly")
    ]
    further = [place for place in subjects[1:] if place - subjects[0] > 1]
    return further[0] if further else 0


_NOMINATIVES: Final = words_in("i you he she they we e it there")
_CLAUSAL: Final = words_in(
    "and or that which who whom what as than if whether to of for with let lets see help helps trust believe "
    "give tell ask make want like"
)


def without_time(scene: Scene, piece: list[Token]) -> list[Token]:
    """`Two things before the tram comes`: the piece without a time at its end on which nothing hangs."""
    for place in range(1, len(piece) - 1):
        if piece[place].low in _IDLE_TIMES and idle_time(scene, piece[place:]):
            return piece[:place]
    return piece
