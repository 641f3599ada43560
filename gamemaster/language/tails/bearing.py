"""How the sender bears an act, told behind it up to the end of the sentence.

With what look or thought (`grinning from ear to ear`), from what motive most of all (`more out of habit than
anything else`), against what was expected (`contrary to all expectations`), whence the mail is written (`from
my phone`), what one turns to next (`then off to bed`), and that it is right (`and rightly so`).
"""

from typing import Final

from gamemaster.language.after.remark_words import HEDGED, OF_MAIL, TYPING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import words_in


def bears_it(lows: list[str], apart: bool) -> bool:
    """Whether the words of a remark tell no more than how it is borne; `apart` that a mark sets them off."""
    if tuple(lows) in _IN_ALL:
        return True
    if apart and (_rightly(lows) or _turns_to(lows) or _never_before(lows)):
        return True
    if lows[:1] == ["more"]:
        return _mostly(lows)
    if len(lows) < _FEWEST or not _BARRED.isdisjoint(lows):
        return False
    return _looks(lows) or _against(lows) or _whence(lows) or _to_delight(lows) or _in_no_time(lows)


def _rightly(lows: list[str]) -> bool:
    """`and rightly so`, `and gladly at that`, unlike `and doubly so`."""
    return lows[0] in _WILLINGLY and lows[1:] in (["so"], ["at", "that"])


def _turns_to(lows: list[str]) -> bool:
    """`then off to bed`, `then back to work`, `and now for lunch`, unlike `then back to town`."""
    then = lows[1:] if lows[0] in {"then", "now"} else []
    away = then[:2] in (["off", "to"], ["back", "to"], ["straight", "to"])
    aim = then[2:] if away else then[1:] if then[:1] == ["for"] and lows[0] == "now" else []
    return (aim[1:] if aim[:1] in (["my"], ["the"], ["some"]) else aim) in _EVERYDAY


def _never_before(lows: list[str]) -> bool:
    """`a thing I have never done before`."""
    said = lows[2:] if lows[:2] == ["a", "thing"] else lows[1:] if lows[:1] == ["something"] else []
    return said[:1] == ["i"] and said[1:] in (["have", "never", "done", "before"], ["'ve", "never", "done"])


def _mostly(lows: list[str]) -> bool:
    """`more out of habit than anything else`, `more in hope than in expectation`."""
    if lows[-3:] == ["than", "anything", "else"]:
        lows = [*lows[:-2], "that"]
    opened = lows[1:3] == ["out", "of"] or lows[1:2] in (["in"], ["from"], ["through"])
    plain = _BARRED.isdisjoint(low for low in lows[1:] if low != "than")
    return opened and plain and lows.count("than") == 1 and lows[-1] != "than"


def _looks(lows: list[str]) -> bool:
    """`grinning from ear to ear`, `wearing my lucky socks`, `wondering why I waited so long`."""
    if "i" in lows and lows[0] not in {"wondering", "hoping", "praying"}:
        # "whistling that I do no such thing"
        return False
    return lows[0] in _LOOKING and _SECOND_THOUGHTS.isdisjoint(lows)


def _against(lows: list[str]) -> bool:
    """`contrary to all expectations`, `contrary to my sister's advice`."""
    return lows[:2] == ["contrary", "to"] and lows[-1] in _EXPECTED


def _whence(lows: list[str]) -> bool:
    """`from the back of a bumpy bus`, `over breakfast`, `at an ungodly hour`: where and when one writes."""
    if lows[0] == "at":
        return lows[1:2] in (["an"], ["a"], ["this"]) and lows[-1] == "hour" and lows[2:3] in _UNGODLY
    if lows[0] == "over":
        return lows[-1] in _MEALS and len(lows) <= _SHORT
    return lows[0] == "from" and lows[-1] in _WRITING_IN


def _to_delight(lows: list[str]) -> bool:
    """`much to the amusement of my colleagues`."""
    return lows[:2] == ["much", "to"] and not _REACTIONS.isdisjoint(lows[3:5])


def _in_no_time(lows: list[str]) -> bool:
    """`faster than you can say knife`, `just in time for tea`."""
    if lows[:4] == ["just", "in", "time", "for"]:
        return lows[-1] in _MEALS
    return lows[0] in {"faster", "quicker"} and lows[1:5] in (
        ["than", "you", "can", "say"],
        ["than", "you", "can", "blink"],
    )


_FEWEST: Final = 2
_SHORT: Final = 4
_IN_ALL: Final = (
    ("as", "per", "usual"),
    ("better", "late", "than", "never"),
    ("for", "better", "or", "worse"),
    ("not", "before", "time"),
    ("to", "make", "a", "long", "story", "short"),
)
_WILLINGLY: Final = words_in(
    "rightly gladly happily proudly justly deservedly willingly shamelessly cheerfully merrily joyfully"
)
_MEALS: Final = words_in("breakfast lunch dinner supper tea coffee brunch porridge sandwich bed toast")
_EVERYDAY: Final = [
    [low] for low in words_in("bed work sleep lunch dinner supper breakfast tea school coffee soup laundry")
]
_LOOKING: Final = words_in(
    "grinning smiling laughing weeping crying sighing blushing yawning trembling shivering humming whistling "
    "wearing wondering praying hoping cursing grumbling sweating beaming giggling"
)
_SECOND_THOUGHTS: Final = words_in(
    "whether act acts count counts counted valid legal allowed right wrong done mistake idea thought notion "
    "prospect suggestion permission consent agree agrees others first because while who whoever whom no such "
    "somebody someone vain wolf word words song lines untrue true"
)
_EXPECTED: Final = words_in(
    "expectation expectations advice instinct instincts habit habits nature reason wisdom appearances "
    "warnings inclination inclinations temperament"
)
_UNGODLY: Final = [[low] for low in words_in("ungodly unearthly unholy ridiculous absurd indecent")]
_WRITING_IN: Final = words_in(
    "train bus tram ferry plane taxi car phone laptop sofa couch bathtub hammock beach balcony airport pub"
)
_REACTIONS: Final = words_in(
    "amusement surprise relief dismay astonishment delight horror annoyance despair joy regret shame disgust"
)
_BARRED: Final = (
    (words.TAINT | words.CONDITION | NUMBER_WORDS | UNMEANT | HEDGED | OF_MAIL | TYPING | words.FICTION)
    - words_in("a an back")
) | words_in(
    "we another also too plus turn week round phase game vote votes approval theory principle practice jest "
    "fun name word words spirit fact truth then and still yet theirs his her them him same ones whose"
)
"""Words by which a look, a motive or a place may be another time, thing or person of the act."""
