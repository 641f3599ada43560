"""Words in front of an act that tell of the mail, of the deadline, or of who looks on as it is written.

`Third mail today:`, `Inside the deadline for once,`, `Quickly, before the kids wake up:`, `No joke this time,
Brask:`, `With Tarn looking over my shoulder,`, `Doing what I should have done a week ago,`. What must stay
true: words of others (`Third mail from Tarn today:`), what is still to come (`Just before the deadline,`) and
what somebody else does in the sender's place (`With Tarn speaking for me,`) are none of them.
"""

from typing import Final

from gamemaster.language.before.salutations import addresses
from gamemaster.language.before.statements import pieces_of
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_LONGEST: Final = 20
_ORDINALS: Final = words_in("first second third fourth fifth sixth last final and")
_TEXTS: Final = words_in("mail message email post note try attempt item point thing")
_OF_MINE: Final = words_in(
    "for today tonight now this week morning evening from me my phone in a row month day hour on list agenda "
    "of already i know hope last and final so far yes sorry promise"
)
_DEGREES: Final = words_in("well hours days minutes a good few comfortably safely barely still just")
_WITHIN: Final = words_in("inside within before ahead under")
_LIMITS: Final = words_in("deadline cutoff wire bell")
_FOR_ONCE: Final = words_in(
    "for once a change at last again would you believe it i think hope even so too this time"
)
_HASTE: Final = words_in("quickly quick fast hastily briefly")
_JESTS: Final = words_in(
    "joke jokes joking kidding trick tricks nonsense fooling bluff bluffing games messing"
)
_AT_ALL: Final = words_in("no this time today tonight now for once at all and i promise really honestly")


def tells_of_mail(scene: Scene, before: Tokens) -> bool:
    """Whether the words in front of an act, all of them, are of that sort."""
    if len(before) > _LONGEST:
        return False
    pieces = [piece for piece in pieces_of(before) if piece]
    rest = [piece for piece in pieces if not (addresses(scene, piece) or _is_name(scene, piece))]
    if not rest or len(rest) > _MOST or rest[0] is not pieces[0]:
        return False
    lows = [[token.low for token in piece if token.low[0].isalnum() or token.low[0] == "'"] for piece in rest]
    first = lows[0]
    if first[0] == "no":
        # "No joke this time, Brask"
        return (
            _JESTS.isdisjoint(first[2:])
            and first[1:2] != []
            and first[1] in _JESTS
            and all(_AT_ALL.issuperset(low for low in piece if low not in _JESTS) for piece in lows)
        )
    if _HASTE.issuperset(first):
        return len(rest) > 1 and all(_in_haste(scene, piece) for piece in rest[1:])
    if first[0] == "before":
        return len(rest) == 1 and _in_haste(scene, rest[0])
    if first[0] in _ORDINALS:
        return _counts_mails(lows)
    if _keeps_limit(lows):
        return True
    return len(rest) == 1 and (_looked_on(scene, rest[0], first) or _does_so(first))


def _is_name(scene: Scene, piece: list[Token]) -> bool:
    """`No joke this time, Brask`: who is spoken to, in a piece of eir own."""
    named = scene.referents.at(scene.text, piece, 0) if piece[0].capital else None
    return named is not None and named.end == len(piece)


_MOST: Final = 3
_SOON_OVER: Final = words_in("the my our this somebody someone anybody")
_BARRED: Final = (words.TAINT | words.UNREAL | words.CONDITION | words.SPEECH) - words_in("here before")
_MOST_OF_HASTE: Final = 9


def _in_haste(scene: Scene, piece: list[Token]) -> bool:
    """`Before the pizza gets here`: something of everyday life for which one hurries, none of the game."""
    lows = [token.low for token in piece]
    if lows[0] != "before" or not _FEWEST <= len(lows) <= _MOST_OF_HASTE or lows[1] not in _SOON_OVER:
        return False
    ours = scene.lexicon.entities | scene.lexicon.nouns_of_things | _LIMITS | _BARRED
    times = any(scene.lexicon.times.at(piece, p) for p in range(len(piece)))
    return ours.isdisjoint(lows[1:]) and not times and not any(token.capital for token in piece[1:])


def _counts_mails(lows: list[list[str]]) -> bool:
    """`Third mail today, my last I hope`: which mail of eirs it is, and of nobody else."""
    first = [low for piece in lows for low in piece]
    place = next((p for p, low in enumerate(first) if low in _TEXTS), 0)
    return place > 0 and _ORDINALS.issuperset(first[:place]) and _OF_MINE.issuperset(first[place + 1 :])


def _keeps_limit(lows: list[list[str]]) -> bool:
    """`Inside the deadline for once, would you believe it`, `Hours ahead of the deadline`."""
    first = lows[0]
    place = next((p for p, low in enumerate(first) if low not in _DEGREES), len(first))
    joint = first[place : place + 1]
    if joint == [] or joint[0] not in _WITHIN or (first[0] == "just" and joint[0] == "before"):
        return False
    limit = next((p for p in range(place + 1, len(first)) if first[p] in _LIMITS), 0)
    if not 0 < limit <= place + _MOST or not {"the", "my", "of"}.issuperset(first[place + 1 : limit]):
        return False
    behind = [*first[limit + 1 :], *(low for piece in lows[1:] for low in piece)]
    return _FOR_ONCE.issuperset(behind) and (bool(behind) or place > 0)


_NEXT_TO: Final = words_in("over down at beside behind across next around near above under in on to")
_INSTEAD: Final = words_in(
    "for speaking acting choosing deciding voting typing writing dictating telling as if"
)


def _looked_on(scene: Scene, piece: list[Token], lows: list[str]) -> bool:
    """`With Tarn looking over my shoulder`: who is near as it is written, and does nothing of the game."""
    if lows[0] != "with" or len(piece) < _FEWEST or not piece[1].capital:
        return False
    named = scene.referents.at(scene.text, piece, 1)
    if named is None or named.end >= len(piece) - 1:
        return False
    doing, behind = piece[named.end].low, [token.low for token in piece[named.end + 1 :]]
    if not doing.endswith("ing") or scene.lexicon.bases(doing, "gerund") or not _INSTEAD.isdisjoint(lows):
        return False
    near = behind[0] in _NEXT_TO and not {"me", "my"}.isdisjoint(behind[1:])
    return near and not any(scene.lexicon.times.at(piece, p) for p in range(len(piece)))


_FEWEST: Final = 4
_DUTY: Final = words_in("sensible right decent only honourable honorable proper obvious smart wise safe")
_AT_LAST: Final = words_in("for once a change at last finally now today tonight")
_OUGHT: Final = (["should", "have"], ["ought", "to"], ["should", "'ve"], ["meant", "to"], ["promised", "to"])
_RULES: Final = words_in("rule rules clause contract limit right rights power powers law")
_BY: Final = words_in("under by within on my the")


def _does_so(lows: list[str]) -> bool:
    """`Doing what I should have done`, `Doing the sensible thing`, `Acting under the Play 2 rule`."""
    if len(lows) < _FEWEST or lows[0] not in {"doing", "acting", "using", "exercising"}:
        return False
    if lows[0] != "doing":
        return (
            lows[1] in _BY
            and lows[-1] in _RULES
            and {"as", "if", "for", "of", "old", "other", "last", "new"}.isdisjoint(lows)
        )
    place = next((p for p in range(1, len(lows)) if lows[p] not in _AT_LAST - {"a"}), 1)
    if lows[place : place + 2] == ["what", "i"]:
        return lows[place + 2 : place + 4] in _OUGHT and {
            "if",
            "you",
            "would",
            "had",
            "were",
            "in",
        }.isdisjoint(lows)
    return lows[1] == "the" and lows[2] in _DUTY and lows[3] == "thing" and _AT_LAST.issuperset(lows[4:])
