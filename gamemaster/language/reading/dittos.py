"""`Same here` in its many shapes: a sentence, or a part of one, that says what somebody else has just said.

`Same for me please, I'd rather not go alone`, `Clever, I do likewise`, `haha love it, same here, minus the
boots`, `I do exactly the same as you`. The words of a ditto stand at the beginning of a part between commas,
and behind them nothing but what makes it polite or names the other; in front of that part stands at most a
short cheer. What follows in further parts (`minus the boots`) changes what is asked, not that it is asked.
"""

from typing import Final

from gamemaster.language.english.echoes import AGAIN, DITTO
from gamemaster.language.english.tokens import Token, Tokens, parted, words_in
from gamemaster.language.sentences.strange_verbs import dwells_on_it
from gamemaster.language.vocabulary.scene import Scene


def says_ditto(tokens: Tokens) -> bool:
    """Whether a sentence is a ditto or has one for a part."""
    lows, firsts = [token.low for token in tokens], DITTO.firsts
    if firsts.isdisjoint(lows) and _FRONT.isdisjoint(lows):
        return False
    opens = lows[0] in firsts or lows[0] in _FRONT or lows[0] in _MARKS
    if not opens and _MARKS.isdisjoint(lows[: _CHEER + 1]):
        # it neither begins with one nor cheers in front of one
        return False
    parts = parted(tokens, _MARKS)
    if not parts:
        return False
    if _is_ditto(_plainly(parts[0])) or _is_ditto(parts[0]):
        return True
    cheer = parts[0]
    if len(cheer) > _CHEER or not _FOREIGN_TO_CHEER.isdisjoint(token.low for token in cheer):
        return False
    return any(_is_ditto(said) and _of_sender(said) for part in parts[1:2] if (said := _plainly(part)))


def repeats_act(scene: Scene, tokens: Tokens) -> bool:
    """`Once more.`, `I do so twice more`, unlike `Again my thanks to all`, `Again I find myself alone`."""
    hit = AGAIN.longest(tokens, 0)
    if hit is None or dwells_on_it(tokens, 1):
        return False
    rest = tokens[hit.end :]
    low = rest[0].low if rest else ""
    told_of_self = low == "i" and len(rest) > 1 and not scene.lexicon.verb_at(rest, 1)
    return not (told_of_self or low in _ELSE)


def _of_sender(part: Tokens) -> bool:
    """Whether a ditto behind a cheer speaks of its sender: `good ones, same as ever` does not."""
    low = part[0].low
    return low in _ALONE or (low not in _WEAK and len(part) > 1 and part[1].low not in _COMPARING)


def _is_ditto(part: Tokens) -> bool:
    hit = DITTO.longest(part, 0) if part else None
    if hit is None:
        return False
    rest = part[hit.end :]
    if rest and rest[0].low in _COMPARING:
        return len(rest) <= _OTHER and _FOREIGN_TO_CHEER.isdisjoint(token.low for token in rest)
    return all(token.low in _BESIDE or _FACE.issuperset(token.low) for token in rest)


def _plainly(part: Tokens) -> list[Token]:
    """A ditto without what makes it strong or eager: `Yes, exactly the very same for me`."""
    place = 0
    while place < len(part) and part[place].low in _EAGER:
        place += 1
    return [token for token in part[place:] if token.low not in _STRONGLY]


_MARKS: Final = words_in(", ; -- :")
_EAGER: Final = words_in("yes yep yeah ooh oh ah and well please hey ha haha hm then so ok okay right")
_STRONGLY: Final = words_in("very exactly precisely just absolutely quite much all")
_FRONT: Final = _EAGER | _STRONGLY
_BESIDE: Final = words_in(
    "please pls plz here too thanks then also exactly for me from my side indeed same ditto i guess think "
    "suppose reckon cheers thx ta"
)
_COMPARING: Final = words_in("as like with")
_OTHER: Final = 4
_CHEER: Final = 4
_FOREIGN_TO_CHEER: Final = words_in("i if when not n't no never would ? was were had")
_ALONE: Final = words_in("ditto likewise snap")
_WEAK: Final = words_in("that this make add mine ours my our i'm")
_FACE: Final = frozenset(":;()-^_")
_ELSE: Final = words_in("my thanks unto congratulations apologies")
