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
_LEADING: Final = table_of(
    "i 'm leading; i am leading; i lead; i 'm leading it; i lead it; i 'm leading them; i lead them; i 'm in "
    "the lead; i 'm at the head; i 'm the leader; i am the leader; me leading; me in the lead; led by me; "
    "under my lead; under my leadership; under my command; with me in the lead; with me leading; i command"
)
_ENDS: Final = frozenset({".", "!"})
_LONGEST_SUBJECT: Final = 6


def without_their_lead(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with such people right in front of their verb, and nobody said to lead them at the end."""
    tokens = _without_leader(scene, tokens)
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


def _without_leader(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`The Lanterns attack the Wyrm with Earth, I'm leading.`: without what only says who leads."""
    comma = next((p for p in range(len(tokens) - 1, 1, -1) if tokens[p].low == ","), 0)
    led = _LEADING.longest(tokens, comma + 1) if comma else None
    if led is None or any(token.low not in _ENDS for token in tokens[led.end :]):
        return tokens
    near = range(1, min(comma, _LONGEST_SUBJECT))
    together = any(_does_together(scene, tokens, place) for place in near)
    mine = any(token.low == "i" for token in tokens[:_LONGEST_SUBJECT])
    return [*tokens[:comma], *tokens[led.end :]] if together and not mine else tokens


def _does_together(scene: Scene, tokens: list[Token], place: int) -> bool:
    hits = [*scene.lexicon.verb_at(tokens, place, "third"), *scene.lexicon.verb_at(tokens, place)]
    return any(hit.what.frame.joint for hit in hits)
