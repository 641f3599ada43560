"""Sentences that speak of the game in words that no frame reads, and may yet make a move.

`My left constructor now makes a 4`, `Let offer 2 be withdrawn`, `Offer 2 is off` are asked about where they
are all of a mail: whoever writes no more than that has something to say. What is said to be done hereby is
asked about in any mail. What tells of the past, of others, of what may be, or asks, or only gives an opinion,
is no move.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.matching import Filling
from gamemaster.language.values.bare import only_values
from gamemaster.language.values.describing import names_things
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_MOVING: Final = words_in(
    "let consider count me my mine hereby herewith now henceforth becomes become gets get receives "
    "goes go shall starts begins = off withdrawn cancelled named called wanted offered offering "
    "please"
)
_LONGEST: Final = 16
_MARKS: Final = 3
_BARRED: Final[frozenset[str]] = (
    words.CONDITION
    | words.SPEECH
    | words.FICTION
    | words_in(
        "? you your yours he she they we his her their our who what why how was were has had been did "
        "not n't 't never no nor could might may think hope wish know see because so but there example "
        "yesterday later soon tomorrow thanks thank sorry intend want intending will 'll would after "
        "until when only always often us 's thinking willing about whoever usually sometimes every "
        "should must ought nobody noone"
    )
)
_BEING: Final = words_in("is are am 'm 're")
_AS_OF_NOW: Final = words_in("hereby herewith now henceforth off withdrawn cancelled named called")
_IDLE: Final = words_in(
    "like love hate hope think know see wonder feel need enjoy find remember forget wish guess "
    "suppose believe agree understand mean miss admire prefer regret doubt read write wrote ask "
    "explain promise expect look wait worry have own count keep live work sit stand say tell"
)
_POINTING: Final = words_in("it them this")
_SO_NEAR: Final = 300


def of_something_told(scene: Scene, tokens: Tokens, fillings: Sequence[Filling]) -> bool:
    """`Your offer is very fair and I accept it`: whether a verb of the game is done to `it`, and the words
    before speak of something that the verb takes, though nobody can tell of which."""
    places = {f.end for f in fillings if not f.filled and f.end < len(tokens)}
    if not any(
        tokens[place].low in _POINTING and (place + 1 == len(tokens) or tokens[place + 1].low in _ENDING)
        for place in places
    ):
        return False
    kinds = (scene.lexicon.kinds.get(slot.kind) for f in fillings for slot in f.ready.frame.slots)
    return tells_of(scene, [kind for kind in kinds if kind is not None], tokens[min(places)].start)


def points_or_names(scene: Scene, tokens: Tokens, fillings: Sequence[Filling]) -> bool:
    """`I set it to B`, `I invest here`, `I set: left A`: whether behind a verb of the game nothing stands up
    to the end but values of the game and words that point at something said elsewhere."""
    end = max(filling.end for filling in fillings)
    said = [token for token in tokens[end:] if token.low not in _STOPS]
    rest = [token for token in said if token.low not in _POINTED]
    done = scene.acted or any(scene.deeds)
    if len(said) > _MOST_POINTED or (done and any(token.low == "it" for token in said)):
        return False
    # what "I play it" alone is done to may be a piano
    elsewhere = any(token.low in _ELSEWHERE for token in said)
    return only_values(scene, rest, people=False) if rest else elsewhere


_STOPS: Final = words_in(". ! : ,")
_POINTED: Final = words_in(
    "it this that them these those here there same likewise other another one way all both mine the to on at "
    "in into with from for as well too again now or"
)
_ELSEWHERE: Final = words_in("here there same likewise way both mine")
_MOST_POINTED: Final = 8


def tells_of(scene: Scene, kinds: Sequence[Kind], end: int) -> bool:
    """Whether the words before the offset `end` call something of those kinds by its noun (`your offer`)."""
    called = {noun for kind in kinds if kind.things for noun in kind.called}
    before = tokenize(scene.text, max(0, end - _SO_NEAR), end)
    return any(token.low in called or token.low.removesuffix("s") in called for token in before)


_ENDING: Final = frozenset({".", "!", ",", ";", "--", ")", "and", "then", "at", "with", "gladly", "happily"})


def goes_unheard(scene: Scene, tokens: list[Token], lows: frozenset[str]) -> bool:
    """Whether the sentence is all of a mail, or says `hereby`, and may tell of a move that is made by it."""
    solemn = scene.signed and tokens[-1].low not in _OPENING and not lows.isdisjoint(_SOLEMN)
    alone = solemn or len(scene.text.strip()) - (tokens[-1].end - tokens[0].start) <= _MARKS
    if not alone or len(tokens) > _LONGEST:
        return False
    if not lows.isdisjoint(_BARRED) or lows.isdisjoint(_MOVING):
        return False
    if not lows.isdisjoint(_BEING) and lows.isdisjoint(_AS_OF_NOW):
        return False
    if any(token.low == "me" and p and is_past(tokens[p - 1].low) for p, token in enumerate(tokens)):
        # "the armor that he sold me"
        return False
    subject = next((p for p, token in enumerate(tokens) if token.low == "i"), -1)
    verb = next(
        (p for p in range(subject + 1, len(tokens)) if tokens[p].low not in words.ADVERBS), len(tokens) - 1
    )
    told = tokens[verb].low in _DOING_NOTHING or is_past(tokens[verb].low)
    if subject >= 0 and told and not (solemn and subject):
        # "the community I founded is hereby named Jade"
        return False
    who = person_at(scene, tokens, 0) if subject < 0 else None
    if who is not None and who.parts[0] != scene.sender:
        return False
    named = scene.lexicon.naming_words if solemn else scene.lexicon.entities
    return not lows.isdisjoint(named) or names_things(scene, tokens)


_SOLEMN: Final = words_in("hereby herewith")
_DOING_NOTHING: Final = _IDLE | _BEING
_OPENING: Final = _SOLEMN | {":"}
