"""Labels that sum up the act behind their colon: `Three gold for Brask, as promised: I give Brask 3 gold`.

Whoever and whatever of the game such a label names is named in the act again, and of what is left nothing
bears on it; so does a label that is the verb of the act itself (`invest: I invest in Fawn`). What must stay
true: a label that names another one than the act (`Brask, drunk: I give Tarn 3 gold`), or speaks of what is
not done (`A gift for Brask, if he wants it: I give ...`), is none.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.before.statements import pieces_of
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_NUMBERS: Final = {
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "10",
}
_COUNTS: Final = frozenset(_NUMBERS) | {"something"}
_ONE: Final = words_in("a an one some another my")
_GIVEN: Final = words_in(
    "gift present tip bribe loan reward payment donation contribution thank gold coin coins vote tile card "
    "potion move step investment turn little"
)
_BARRED: Final[frozenset[str]] = (
    words.CONDITION
    | words.FICTION
    | words.SPEECH
    | words.OFTEN
    | words_in(
        "i we you he she they his her their your who which what how not no never n't example sample "
        "draft idea "
        "plan suggestion proposal text wording maybe perhaps possibly would could might may should will "
        "shall "
        "option choice wish dream joke yesterday tomorrow next last later bet story tale quote line like"
    )
)
_POINTING: Final = words_in("it them there him her both that one")
_IDLE_PAIRS: Final = frozenset({("thank", "you"), ("for", "once")})
_TO_WHOM: Final = words_in("for to from with against at on in")
_LONGEST: Final = 12
_LEAST: Final = 2


def names_its_act(scene: Scene, label: Tokens, act: Tokens) -> bool:
    """Whether `label`, the words in front of a colon, names nothing but what `act`, those behind it, does."""
    if not label or len(act) < _LEAST or act[0].low != "i" or len(label) > _LONGEST:
        return False
    if len(label) == 1:
        return label[0].low in scene.lexicon.base_words and label[0].low == act[1].low
    lows = plain_lows(label)
    counted = label[0].low in _COUNTS or label[0].low.isdecimal()
    if not counted and not (lows[0] in _ONE and not _GIVEN.isdisjoint(lows[1:3])):
        return False
    if not words.FINITE.isdisjoint(lows) or not _POINTING.isdisjoint(token.low for token in act):
        # of what is over something else may be told behind
        return False
    plain = [low for before, low in pairwise(["", *lows]) if (before, low) not in _IDLE_PAIRS]
    if not _BARRED.isdisjoint(plain) or OPAQUE in lows:
        return False
    said = {token.low for token in act}
    if lows[0] in _NUMBERS and said.isdisjoint({lows[0], _NUMBERS[lows[0]]}):
        # the act does not say how many, as in `Two rounds of combat: I attack`
        return False
    head, *rest = pieces_of(label)
    named = [t.low for place, t in enumerate(head) if (place and t.capital) or t.low.isdecimal()]
    if any(low not in said for low in named) or not _said_to(head):
        return False
    return all(_is_idle(scene, piece) for piece in rest)


def names_another(label: Tokens, act: Tokens) -> bool:
    """`Three gold for Brask: I give Tarn 3 gold`: whether a label that sums up names another, or more, than
    the act behind it does."""
    lows = plain_lows(label)
    if lows[1:2] == [] or lows[0] not in _NUMBERS or lows[1] not in _GIVEN | {"golds", "tiles", "potions"}:
        return False
    said = {token.low for token in act}
    to_whom = {t.low for before, t in pairwise(label) if t.capital and before.low in {"for", "to"}}
    digits = any(low.isdecimal() for low in said)
    return not to_whom <= said or (digits and said.isdisjoint({lows[0], _NUMBERS[lows[0]]}))


def _said_to(head: Tokens) -> bool:
    """Whether every name in the label stands behind a preposition, so that nobody is named who speaks."""
    return all(
        not token.capital or place == 0 or _TO_WHOM & {t.low for t in head[:place]}
        for place, token in enumerate(head)
    )


def _is_idle(scene: Scene, piece: Tokens) -> bool:
    """`as promised`, `as an obvious bribe`, `for once`: a piece that leaves the act alone."""
    hit = set_phrases.FILLERS.longest(piece, 0)
    if hit is not None and hit.end == len(piece):
        return True
    bare = piece[0].low == "as" and len(piece) > 1 and piece[1].low in _ONE | {"thanks", "always"}
    plain = not any(token.capital for token in piece)
    return plain and not names_things(scene, piece) and (bare or leads_up(scene, piece, ","))
