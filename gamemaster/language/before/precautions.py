"""What the sender guards against, or whose leave from outside the game e has: words that leave the act alone.

`Lest I forget it a third time: I ...` tells why e acts now. `With the consent of my hairy brother, I ...` is
leave that was given; that of a player, of you or of all, and leave still to come are none of it.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import OPAQUE, Token, words_in

_THOUGHT: Final[frozenset[str]] = (words.SPEECH - words_in("asks ask asked")) | words_in(
    "think believe suppose assume imagine claim say write read quote guess conclude suspect fear know hear "
    "announce that so thus this these following words"
)
"""Before a mark these may say what somebody else would: `Lest you think, I vote for Tarn`."""
_NOT_GUARDED: Final[frozenset[str]] = (
    words.FICTION | {OPAQUE} | words_in("if unless when until till once whether")
)
_CLASSES: Final = {
    "KINDLY": (
        "kind kindest full fullest express explicit written gracious enthusiastic reluctant grudging silent "
        "tacit unanimous wholehearted happy purring solemn complete sleepy somewhat_reluctant"
    ),
    "LEAVE": "consent permission blessing blessings approval leave assent connivance backing encouragement",
    "MINE": "my our the",
    "SUCH": (
        "hairy elder older younger little big late dear good old own own_dear whole entire long-suffering "
        "long_suffering fat sleepy black white ginger deaf beloved grumpy poor patient better"
    ),
    "OUTSIDER": (
        "sisters? brothers? mother father mum mom dad wife husband sons? daughters? aunts? uncles? cousins? "
        "grandmother grandfather granny grandma grandpa gran nan boss colleagues? flatmates? roommates? "
        "landlord landlady better_half other_half cats? dogs? parrot goldfish kids? children child baby "
        "hamster tortoise canary budgie hens? chickens? goats? cow horse pony rabbit ferret snake spider "
        "kettle teapot family household kitchen bank doctor dentist barber physiotherapist therapist "
        "conscience stomach in-laws neighbours? neighbors? vicar tailor accountant horoscope houseplants? "
        "cactus ficus geraniums?"
    ),
    "S": "s",
}
_LEFT: Final = Grammar(
    _CLASSES,
    (
        "and? with the KINDLY* LEAVE of MINE SUCH* OUTSIDER (?:and_MINE_SUCH?_OUTSIDER)? $",
        "and? with MINE SUCH* OUTSIDER S KINDLY* LEAVE $",
        "and? with KINDLY* LEAVE from MINE SUCH* OUTSIDER $",
    ),
)
_PENDING: Final = words_in("which that if once when until not still pending yet subject provided who unless")
_MARKS: Final = words_in(", ; : --")


def guards_against(lows: list[str]) -> bool:
    """`Lest anybody think me timid`, and no `Lest you think`: what is to be kept from happening."""
    first = next((place for place, low in enumerate(lows) if low not in {"and", "but", "so"}), len(lows))
    said = lows[first:]
    if said[:1] != ["lest"] or _MINDS.isdisjoint(said) or not _NOT_GUARDED.isdisjoint(said):
        return False
    return said[-1] not in _THOUGHT and "that" not in said


_MINDS: Final = words_in(
    "forget forgotten slip slips slipped mind think thinks wonder wonders ask asks doubt doubts accuse "
    "accused misunderstood misunderstand misunderstanding mistake mistaken complain complains take takes "
    "taken call calls called grumble worry worries nerve courage dawdle dither dithering sleep oversleep "
    "confusion fear suspect suspected blame blamed reproach reproached remind reminded nag nagged notice "
    "feel feels"
)
"""It is somebody's thought that is guarded against, and nothing of a game (`Lest I die, I ...`)."""


def without_leave(kept: list[Token]) -> list[Token]:
    """The words without pieces that tell of such leave; where something is told of it, with them."""
    pieces: list[list[Token]] = [[]]
    for token in kept:
        pieces[-1].append(token)
        if token.low in _MARKS:
            pieces.append([])
    told = [_LEFT.match(as_clause(piece)) is not None for piece in pieces]
    if not any(told):
        return kept
    rest = [token for piece, leave in zip(pieces, told, strict=True) if not leave for token in piece]
    return kept if any(token.low in _PENDING for token in rest) else rest
