"""Which intents are meant: by number, all that are quoted, or the one that is spoken of."""

from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import Tokens
from gamemaster.language.values.intended import described, every_intent
from gamemaster.language.values.things import things_at
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.lexicon import INTENTS
from gamemaster.language.vocabulary.scene import Scene

_EVERY_INTENT: Final = PhraseTable(
    (phrase, None)
    for phrase in phrases(
        "everything proposed below; everything proposed above; everything quoted below; everything quoted "
        "above; everything below; everything above; all of the above; all of the below; all of these; all "
        "of them; all of these intents; all these intents; both of these; both of them; both intents; "
        "both; all intents below; all intents above; all the intents below; all the intents above; the "
        "intents below; the intents above; the intents quoted below; the intents quoted above; all intents "
        "quoted below; all intents quoted above; these intents; each of these; all the intents quoted "
        "below; all the intents quoted above; each of the intents below; each of the intents above; all of "
        "the intents quoted below"
    )
)


def intents_at(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    """`intent 3`, `#3`, every intent that the mail quotes, or the one that is spoken of."""
    if (told := described(scene, tokens, start)) is not None:
        return [Value(told[0], (told[1],))]
    every = every_intent(scene, tokens, start)
    first, *others = every[1] if every is not None else (0,)
    whole = [Value(every[0], (first,), tuple((n,) for n in others), True)] if every is not None else []
    return whole + _answered(scene, tokens, start)


def _answered(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    """Intents by number, all that the mail answers, or the one that is spoken of."""
    hit = _EVERY_INTENT.longest(tokens, start)
    every = things_at(scene, tokens, start, INTENTS)
    if any(value.others for value in every):
        return every
    if hit is not None and scene.intents:
        first, *others = scene.intents
        return [Value(hit.end, (first,), tuple((other,) for other in others), True)]
    if tokens[start : start + 1] and tokens[start].low == "it" and (spoken := _spoken_of(tokens, start)):
        return [Value(start + 1, (spoken,))]
    place = start
    while place < len(tokens) and tokens[place].low in {
        "the",
        "intent",
        "intention",
        "number",
        "no",
        ".",
        "#",
    }:
        place += 1
    read = number_at(tokens, place) if place > start else None
    if read is None or read[0] < 1:
        return things_at(scene, tokens, start, INTENTS)
    return [Value(read[1], (read[0],))]


def _spoken_of(tokens: Tokens, end: int) -> int:
    """The number of the one intent that the sentence names before `end`, 0 where it names none or several."""
    found = {
        read[0]
        for place in range(min(end, _BEFORE))
        if tokens[place].low == "intent" and (read := number_at(tokens, place + 1)) is not None
    }
    return found.pop() if len(found) == 1 else 0


_BEFORE: Final = 40
