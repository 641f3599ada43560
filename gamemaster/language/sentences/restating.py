"""Whether of two acts that come to the same the second only says the first once more."""

from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.scene import Act

_AGAIN: Final = words_in("again another second more once twice thrice likewise also too further times")


def restated(text: str, before: tuple[Act, ...], acts: tuple[Act, ...]) -> bool:
    """`I put the Cat in front of me: I play the Cat`: the same behind a colon, in the words of the game."""
    if [act.deed for act in before] != [act.deed for act in acts]:
        return False
    parted = text[before[-1].end : acts[0].start].strip() == ":"
    said = text[before[0].start : acts[-1].end].lower().split()
    return parted and not any(low.strip(",.:;!") in _AGAIN for low in said)


def in_same_words(text: str, one: Act, other: Act) -> bool:
    """`I heal. I heal.`: whether nothing but capitals and blanks tells one from the other."""
    first, second = (text[act.start : act.end].casefold().split() for act in (one, other))
    return first == second
