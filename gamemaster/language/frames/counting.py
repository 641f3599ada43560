"""Whether an act names as many things as it says: `I discard three cards: Candle and Umbrella` does not."""

from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.frames.matching import Filling
from gamemaster.language.vocabulary.scene import Scene


def miscounted(scene: Scene, filling: Filling, span: tuple[int, int]) -> str:
    """`I discard three cards: Candle and Umbrella`: a number, and a list of more or fewer."""
    for slot, value in filling.pairs:
        if value is not None and value.others and not slot.many:
            if filling.number != 1 + len(value.others) and _in_verb(scene, filling, span):
                return "how_many"
            continue
        if not slot.many or value is None or not isinstance(told := value.parts[0], tuple):
            continue
        if filling.number not in (None, len(told)) and _in_verb(scene, filling, span):
            return "how_many"
        nouns, said = scene.lexicon.nouns.get(slot.kind), tokenize(scene.text, *span)
        for place in range(1, len(said) - 2) if nouns is not None else ():
            owned = said[place - 1].low in _NOT_COUNTING and filling.number is None
            counted = None if owned else number_at(said, place) or _one(said, place)
            noun = nouns.longest(said, counted[1]) if nouns is not None and counted is not None else None
            if counted is None or noun is None or noun.end >= len(said):
                continue
            # "I get rid of three cards, discarding Rum and Parrot"
            in_verb = counted[0] == filling.number
            if (in_verb or said[noun.end].low in _OPENING_LISTS) and counted[0] != len(told):
                return "how_many"
    return ""


def counted_otherwise(scene: Scene, filling: Filling, span: tuple[int, int]) -> str:
    """`I take two tokens from my left constructor`: more than an act that is done once takes from each."""
    told = [value for slot, value in filling.pairs if value is not None and slot.params[0] and not slot.many]
    one = len(told) == 1 and not told[0].others and not filling.number and filling.times is None
    if filling.ready.frame.repeatable or not one or isinstance(told[0].parts[0], int):
        return ""
    if "from" not in scene.text[slice(*span)].lower():
        return ""
    said = tokenize(scene.text, *span)
    for place in range(1, min(len(said) - 2, _COUNT_STANDS_WITHIN)):
        number = number_at(said, place)
        if number is None or [token.low for token in said[number[1] + 1 : number[1] + 2]] != ["from"]:
            continue
        noun, joined = said[number[1]].low, any(t.low in _JOINED for t in said[number[1] :])
        if noun in filling.ready.topic and noun.endswith("s") and number[0] > 1 and not joined:
            return "how_many"
    return ""


_JOINED: Final = words_in(", : ; and & + all each both three two")
_COUNT_STANDS_WITHIN: Final = 6


def _in_verb(scene: Scene, filling: Filling, span: tuple[int, int]) -> bool:
    """`I make two plays: ...`: whether the number in the verb counts what the game is about."""
    if not filling.number:
        return False
    said = tokenize(scene.text, *span)
    counted = ((p, read) for p in range(1, len(said)) if (read := number_at(said, p)) is not None)
    behind = (said[read[1]].low for _, read in counted if read[0] == filling.number and read[1] < len(said))
    return any(low in filling.ready.topic for low in behind)


def _one(said: Tokens, place: int) -> tuple[int, int] | None:
    """`I discard a card: Candle and Umbrella`: an article that counts one."""
    return (1, place + 1) if said[place].low in {"a", "an"} else None


_NOT_COUNTING: Final = words_in("to of have my than the with have has")
_OPENING_LISTS: Final = words_in(": , -- namely from")
