"""After what something is named: `I name it Burgundy, after my mother's curtains`.

Behind a verb of naming `after` tells whose name it is. What may come to pass (`after my mother's visit`)
tells a time there as elsewhere.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_NAMING: Final = words_in("name call christen dub baptise baptize rename title")
_OWNERS: Final = words_in("my our his her their your the a an")
_EVENTS: Final = words_in(
    "vote votes turn turns game games move moves act action report round phase week weekend day night "
    "morning evening afternoon noon midnight month year summer winter spring autumn holiday holidays "
    "birthday party wedding funeral visit death birth arrival departure return answer reply mail letter "
    "message deadline meeting election count draw match contest storm rain snow flood fire accident war "
    "illness operation exam exams trip journey walk nap sleep breakfast lunch dinner supper meal drink "
    "break rest shift lesson class example approval consent confirmation decision ruling proposal "
    "intent tournament attack fight quest bath shower talk chat concert show film play run swim coffee tea "
    "siesta class course service mass job work appointment interview surgery call speech win loss defeat "
    "victory merger takeover"
)
_NUMBERS: Final = NUMBER_WORDS - words_in("one a first")
_BARRED: Final = words.TAINT | words.CONDITION | words.FINITE | _EVENTS | _NUMBERS
_MOST: Final = 9


def namesake_end(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """Where such words end that stand at `place`; None where they may tell a time."""
    if tokens[place].low != "after" or place + 2 >= len(tokens) or tokens[place + 1].low not in _OWNERS:
        return None
    if _NAMING.isdisjoint(token.low for token in tokens[:place]):
        return None
    end = place + 1
    while end < len(tokens) and (tokens[end].low.isalpha() or tokens[end].low == "'s"):
        end += 1
    said = tokens[place + 1 : end]
    lows = [token.low for token in said]
    if _is_thing(lows):
        return end
    owned = "'s" in lows[1:-1] or lows[-1] in words.KIN or _at_home(lows) or _mine(scene, lows)
    told = (
        any(is_past(low) or low.endswith("ing") for low in lows)
        or {"i", "we", "and"} & set(lows)
        or names_things(scene, said)
    )
    return end if owned and len(lows) <= _MOST and not told and _BARRED.isdisjoint(lows) else None


def _is_thing(lows: list[str]) -> bool:
    """`the colour of the water on the one day when we can see it`, `the roof I can see from here`: a look, or
    what stands before one's eyes, is no event, whatever more is told of it."""
    if not _DEPENDING.isdisjoint(lows):
        return False
    end = next((place for place, low in enumerate(lows) if low in _TOLD_BY), len(lows))
    hue = lows[1:3] in ([hue, "of"] for hue in _COLOURS) and words.FINITE.isdisjoint(lows[:end])
    seen = lows[2:3] in (["i"], ["we"]) and (lows[3:4] == ["see"] or lows[3:5] == ["can", "see"])
    return hue or (seen and lows[1] not in _EVENTS)


def _mine(scene: Scene, lows: list[str]) -> bool:
    """`my kitchen`, `our old boat`, unlike `my performance`, which will be over."""
    bare = [low for low in lows if low not in _SUCH]
    named = lows[0] in _MINE and len(bare) == len(["my", "kitchen"])
    return named and not lows[-1].endswith(_OF_DEEDS) and scene.lexicon.entities.isdisjoint(lows)


_SUCH: Final = words_in("old new little big great favourite favorite late dear own best poor")


_COLOURS: Final = ("colour", "color", "shade", "hue")
_TOLD_BY: Final = words_in("when that which where who i we")
_OF_DEEDS: Final = ("tion", "sion", "ment", "ance", "ence", "ing", "al", "ture", "ival", "day")
_DEPENDING: Final = words.CONDITION - {"when"} | words_in("not instead maybe perhaps")


def _at_home(lows: list[str]) -> bool:
    """`the ducks on our pond`, `the colour of my bicycle`: things that stand with the sender's own."""
    place = next((p for p in range(2, len(lows) - 2) if lows[p + 1] in _MINE), 0)
    if not place:
        return False
    thing = lows[place - 1]
    stands = lows[place] in _STANDING and thing.endswith("s") and thing not in _HAPPENING
    return stands or (lows[place] == "of" and thing in _HUES)


_MINE: Final = words_in("my our")
_STANDING: Final = words_in("on in at by behind outside under above near")
_HAPPENING: Final = words_in("talks repairs works sales floods storms elections changes guests troubles news")
_HUES: Final = words_in("colour color shade hue name paint walls curtains")
