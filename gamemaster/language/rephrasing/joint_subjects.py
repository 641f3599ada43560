"""What stands between several people who do something together and their verb: `The Lanterns, led by me,
attack`, `my party hereby attacks`.

It says no more than that the sender speaks for them, and is left out. What must stay true: nobody but the
sender is said to lead, and a verb of what is done together follows at once.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.vocabulary.scene import Scene

_HEREBY: Final = words_in("hereby herewith now")
_LED: Final = table_of(
    "led by me; under my lead; under my leadership; under my command; with me in the lead; with me leading; "
    "with me at the head; commanded by me; headed by me; which i lead; whom i lead"
)
_LONGEST_SUBJECT: Final = 6


def without_their_lead(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with such people right in front of their verb; else as they are."""
    for place in range(1, min(len(tokens) - 1, _LONGEST_SUBJECT)):
        low = tokens[place].low
        if low == "i":
            return tokens
        # "the order is hereby set"
        after = place + (low in _HEREBY and tokens[place - 1].low not in words.FINITE)
        if low == ",":
            led = _LED.longest(tokens, place + 1)
            after = led.end if led is not None else place
            after += place < after < len(tokens) and tokens[after].low == ","
        if after > place and _does_together(scene, tokens, after):
            return [*tokens[:place], *tokens[after:]]
    return tokens


def _does_together(scene: Scene, tokens: list[Token], place: int) -> bool:
    hits = [*scene.lexicon.verb_at(tokens, place, "third"), *scene.lexicon.verb_at(tokens, place)]
    return any(hit.what.frame.joint for hit in hits)
