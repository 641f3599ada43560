"""Sentences that tell acts by numbers and leave unsaid of what they are: none of them may go unheard.

`I give Tarn 4 of those 7` says how many and not what, `FOR on three of these` how many and not which, and `I
cast four votes: 40 for, 41 against` hides its answers behind words that no frame knows. All are asked about.
"""

from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english.numbers import OPENING, has_figures, number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Scene

_OF_WHAT: Final = words_in("it them these those mine this that ours")
_WHOM: Final = words_in("him her em them")
_THE: Final = words_in("the those these my our")
_BEHIND: Final = words_in(", ; . ! -- now today here herewith hereby and for in as to again back then too")
_SOME: Final = words_in("one some most both none two three four half several all few any either neither")
_OTHERS: Final = words_in("other others rest remaining ones one")
_AMOUNTS: Final[frozenset[str]] = _SOME | _OTHERS
_OTHERS_DO: Final = words_in("you your let lets should would could must not n't never ? if")
_FIRST_WORDS: Final = words_in("i my the all")


def unheard_numbers(scene: Scene, tokens: Tokens) -> str:
    """Why a sentence that no frame reads is asked about for its numbers; "" where it is not."""
    lows = [token.low for token in tokens]
    if "i" in lows and not _PLACED.isdisjoint(lows) and _does_to_one(scene, tokens):
        return "which_one"
    counts = not (OPENING.isdisjoint(lows) and _AMOUNTS.isdisjoint(lows)) or has_figures(lows)
    if not counts or not _OTHERS_DO.isdisjoint(lows):
        return ""
    if _answers_some(scene, tokens):
        return "which_one"
    return "incomplete" if _counts_alone(scene, tokens) or _pairs_answers(scene, tokens) else ""


def _does_to_one(scene: Scene, tokens: Tokens) -> bool:
    """`Of Tarn, Brask and Jun I vote for the latter`: a verb of the game, done to one that is unclear."""
    if not _OPEN.isdisjoint([token.low for token in tokens]):
        return False
    places = (p for p in range(len(tokens) - 2) if tokens[p].low in {"the", "i", "and"})
    verbs = (p + 1 for p in places if tokens[p].low != "the" and scene.lexicon.verb_at(tokens, p + 1))
    first = next(verbs, len(tokens))
    return any(token.low in _PLACED for token in tokens[first : first + _NEAR])


_PLACED: Final = words_in("former latter")
_OPEN: Final = words_in("would could should might may will shall 'd 'll ? not n't never you your")
_NEAR: Final = 6


def _counts_alone(scene: Scene, tokens: Tokens) -> bool:
    """`I give Tarn 4 of those 7 now`: a verb of the game with a number, and no word for what is counted."""
    lows = [token.low for token in tokens]
    if OPENING.isdisjoint(lows) and not has_figures(lows):
        return False
    told = head(scene, tokens, 0)
    if told.mood is not Mood.PERFORM:
        return False
    for hit in scene.lexicon.verb_at(tokens, told.verb):
        counted = {
            slot.kind
            for slot, _ in hit.what.slots
            if (kind := scene.lexicon.kinds.get(slot.kind)) is not None and kind.counted
        }
        if not counted:
            continue
        who = person_at(scene, tokens, hit.end) if hit.end < len(tokens) else None
        place = who.end if who is not None else hit.end
        place += place == hit.end < len(tokens) and tokens[place].low in _WHOM
        read = number_at(tokens, place)
        if read is not None and read[0] > 0 and _of_nothing(tokens, read[1], place > hit.end):
            return True
    return False


def _of_nothing(tokens: Tokens, place: int, given: bool) -> bool:
    """Whether no noun stands behind a number: `4 now`, `4 of them`, `4 of those 7`, `4 to Tarn`."""
    if place >= len(tokens):
        return True
    low = tokens[place].low
    if low != "of":
        return low in _BEHIND and (given or low not in {"for", "in", "as", "and"})
    behind = [token.low for token in tokens[place + 1 : place + 4]]
    if behind[:1] and behind[0] in _OF_WHAT and (len(behind) < _PAIR or behind[1] in _BEHIND):
        return True
    if behind[:1] == [] or behind[0] not in _THE | _OF_WHAT:
        return False
    read = number_at(tokens, place + 2)
    return read is not None and (read[1] >= len(tokens) or tokens[read[1]].low in _BEHIND)


def _answers_some(scene: Scene, tokens: Tokens) -> bool:
    """`FOR on three of these, AGAINST the other`, `One FOR, one AGAINST`: answers, and not to which.

    The mail answers several things, and the words are answers, numbers of them and little else.
    """
    if len(tokens) > _MOST_ANSWERED:
        return False
    sayings = scene.lexicon.sayings
    answers = [p for p in sayings.may_begin(tokens) if sayings.at(tokens, p)]
    if not answers or answers[0] > _PAIR:
        return False
    rest = [token.low for p, token in enumerate(tokens) if p not in answers]
    counted = any(low in _SOME or low.isdecimal() for low in rest)
    plain = all(low in _PLAIN or low in _AMOUNTS or not low.isalpha() for low in rest)
    if not plain or not (counted or not _OTHERS.isdisjoint(rest)):
        return False
    at = tokens[0].start
    return any(len(scene.prompts.things(kind, at)) > 1 for kind in scene.lexicon.answered)


def _pairs_answers(scene: Scene, tokens: Tokens) -> bool:
    """`I cast four votes: 40 for, 41 against`: two or more things with an answer right behind."""
    if tokens[0].low not in _FIRST_WORDS:
        return False
    colon = next((p for p, token in enumerate(tokens) if token.low == ":"), 0)
    pairs = 0
    for place in range(colon + 1, len(tokens) - 1) if colon else ():
        if not tokens[place].low[0].isdigit():
            continue
        ends = [
            value.end
            for kind in scene.lexicon.answered
            for value in things_at(scene, tokens, place, kind)
            if not value.doubt
        ]
        sides = ends and max(ends) < len(tokens) and scene.lexicon.sayings.at(tokens, max(ends))
        before = scene.lexicon.sayings.at(tokens, place - 1) if ends else ()
        listed = tokens[place - 1].low == ":" and scene.lexicon.sayings.at(tokens, place - 2)
        pairs += bool(sides or before) + 2 * bool(ends and listed)
    return pairs > 1


_PAIR: Final = 2
_MOST_ANSWERED: Final = 16
_PLAIN: Final = words_in("on of to in the these those them and , . ! ; : me from please but for my vote -- a")
