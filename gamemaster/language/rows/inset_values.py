"""What words between brackets name: values of the game, with or without what would introduce them."""

from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.frames.matching import stands
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import own_values_at, values_at
from gamemaster.language.vocabulary.scene import Scene


def tells_more(scene: Scene, inner: list[Token]) -> bool:
    """`(target: Brask)`, `(choosing Brask)`: what an act of the game says of a person in just these words."""
    if not inner or len(inner) > _LONGEST_VALUE:
        return False
    begins = {
        len(opener)
        for ready in scene.lexicon.ready
        for number, opener in ready.opened.get(inner[0].low, ())
        if ready.slots[number][0].kind == "person" and stands(inner, 0, opener) and len(opener) < len(inner)
    }
    people = (person_at(scene, inner, begin) for begin in begins)
    return any(who is not None and not who.doubt and who.end == len(inner) for who in people)


def goes_on(scene: Scene, inner: list[Token]) -> bool:
    """`(and back)`, `(then Town Square)`, `(there and back)`: more of what is done, in a word or two."""
    lows = [token.low for token in inner]
    begin = next((p for p, low in enumerate(lows) if low not in _GOING_ON), len(lows))
    if not begin or len(lows) > _LONGEST_VALUE or _THEN.isdisjoint(lows[:begin]):
        return False
    if begin == len(lows):
        return "back" in lows
    return any(value.end == len(lows) for value in own_values_at(scene, inner, begin))


_THEN: Final = words_in("and then plus afterwards")
_GOING_ON: Final = _THEN | words_in("there back to in at on also the a an from")


def lists_values(scene: Scene, inner: list[Token], least: int = 2) -> bool:
    """`[A, G, 7]`, `[Owl, Compass]`, `[Tarn, Brask]`: several of the game's own values or people (at `least`
    so many), and no other word."""
    kinds = [k.name for k in scene.lexicon.kinds.values() if (k.phrases or k.shapes) and not _loose(k)]
    kinds += [k.name for k in scene.lexicon.kinds.values() if k.things and not k.open]
    for kind in (*kinds, "person") if len(inner) <= _LONGEST_LIST else ():
        place, found = 0, 0
        while place < len(inner):
            ends = [v.end for v in values_at(scene, inner, place, kind) if not v.doubt and not v.others]
            if not ends or max(ends) <= place:
                break
            place, found = max(ends), found + 1
            while place < len(inner) and inner[place].low in {",", "or", "and", "/"}:
                place += 1
        if found >= least and place >= len(inner):
            return True
    return False


def fills_gap(scene: Scene, before: list[Token], inner: list[Token]) -> bool:
    """`I discard [Rum] and [Parrot]`: a value between marks where the words before it lack one."""
    if not before or not inner or inner[0].low in _SMALL:
        return False
    last = before[-1].low
    return (last in _LACKING or last in scene.lexicon.base_words) and lists_values(scene, inner, 1)


_LACKING: Final = words_in("and or then the a an for to at with from against on in , / my")
_SMALL: Final = words_in("it them this that")
_LONGEST_LIST: Final = 24


def value_begins(scene: Scene, inner: list[Token]) -> int | None:
    """Where the value begins that an aside holds with its label or without (`(class: Ranger)`)."""
    if not inner or len(inner) > _LONGEST_VALUE:
        return None
    # "(stopping at 2 health)": a number with words of its own around it
    numbers = [k.name for k in scene.lexicon.kinds.values() if k.number and len(inner) > 1]
    if any(v.end == len(inner) for kind in numbers for v in values_at(scene, inner, 0, kind)):
        return 0
    kinds = [k for k in scene.lexicon.kinds.values() if (k.phrases or k.shapes) and not _loose(k)]
    for place in range(min(len(inner), 5)):
        before = inner[place - 1].low if place else ""
        if place and before not in _LABELS and not any(before in kind.name.split() for kind in kinds):
            return None
        if any(v.end == len(inner) for kind in kinds for v in values_at(scene, inner, place, kind.name)):
            return place
    return None


def _loose(kind: Kind) -> bool:
    """Whether values of a kind are found too easily, or mean nothing beside an act."""
    return kind.open or kind.counted or bool(kind.only_exit) or bool(kind.things) or kind.number


_LONGEST_VALUE: Final = 9
_LABELS: Final = words_in(
    ": = a an the my as with is using class element choice of paying pay pays cost costs price spending "
    "giving for payment being target square slot token tokens"
)
