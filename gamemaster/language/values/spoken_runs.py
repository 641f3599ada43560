"""The one list of things that was spoken of right before words that point to all of it.

`Regarding 31 and 32, I vote FOR both`, `I have read 31 to 33. I vote FOR all three.`: the list stands in
front, in the sentence or in the one before, and no other thing with it.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene


def run_spoken_of(scene: Scene, tokens: Tokens, start: int, near: bool = False) -> list[str]:
    """The numbers of the one list in front of `start`, in order; [] where there is none, or more than one.

    `near` that only the sentence itself counts.
    """
    front = _of_last_sentence(tokens[:start])
    here = near or any(t.low.isdecimal() for t in front)
    said = front if here else scene.before
    lows = [token.low for token in said]
    first = next((place for place, low in enumerate(lows) if low.isdecimal()), -1)
    if first < 0 or not _OPENING_CASE.isdisjoint(lows) or _acts_before(lows[:first] if here else lows):
        return []
    found, place = [lows[first]], first + 1
    while place < len(lows) and lows[place] in _JOINING | _UP_TO:
        ranged = lows[place] in _UP_TO
        while place < len(lows) and lows[place] in _JOINING:
            place += 1
        place += ranged
        if place >= len(lows) or not lows[place].isdecimal():
            break
        begin, end = int(found[-1]), int(lows[place])
        if end <= begin or (ranged and end - begin > _LONGEST):
            return []
        found += [str(number) for number in range(begin + 1 if ranged else end, end + 1)]
        place += 1
    # any other number may be of one more thing
    return [] if any(low.isdecimal() for low in lows[place:]) else found


_JOINING: Final = words_in(", and & as well")
_UP_TO: Final = words_in("to through till - –")
_LONGEST: Final = 12


def _acts_before(lows: list[str]) -> bool:
    """`I vote FOR 31 and 32`: what an answer was given to already is no list to point back to."""
    return not _ANSWERS.isdisjoint(lows)


def _of_last_sentence(tokens: Tokens) -> Tokens:
    ends = [place for place, token in enumerate(tokens) if token.low in {".", "!", "?"}]
    return tokens[ends[-1] + 1 :] if ends else tokens


_ANSWERS: Final = words_in("vote votes voted voting for against yes no aye nay object support") - {"for"}
_OPENING_CASE: Final = words.CONDITION | words_in(
    "or either neither nor except but not than instead without ?"
)
