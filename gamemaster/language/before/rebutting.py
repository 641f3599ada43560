"""Purposes in front of an act that are a word against somebody: `So that nobody can say I was shy: I ...`.

Nobody is to say, to think or to complain of something, which is why one acts: whatever it is that stands in
the words, the act is done. It is doubtful where they speak of the act itself, or of how it is meant (`So that
nobody can say I meant it:`, `So that nobody takes this for a move:`).
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final = words_in("and but so just only then well oh that in order lest")
_NOBODY: Final = (["nobody"], ["no", "one"], ["none", "of", "you"], ["none", "of", "them"], ["no-one"])
_MODALS: Final = words_in("can could may might will would shall should ever again has to need needs dares")
_AGAINST: Final = words_in(
    "say says claim claims think thinks complain complains accuse accuses call calls tell tells argue argues "
    "suspect suspects wonder wonders doubt doubts blame blames mistake mistakes grumble grumbles fear fears "
    "worry worries feel feels"
)
_OF_THE_ACT: Final = (
    words.CONDITION
    | words.FICTION
    | words_in(
        "this it these those meant mean means meaning serious seriously real really true valid binding "
        "counted counts official officially joke joking jest draft example move moves act acts action "
        "actions mail message post tomorrow yesterday"
    )
)


def rebuts(scene: Scene, before: Tokens) -> bool:
    """Whether the words, all of them, are such a purpose."""
    lows = plain_lows(before)
    begin = next((p for p, low in enumerate(lows) if low not in _OPENING), len(lows))
    size = next((len(who) for who in _NOBODY if lows[begin : begin + len(who)] == who), 0)
    if not size or not {"so", "lest", "order"} & set(lows[:begin]):
        return False
    verb = next((p for p in range(begin + size, len(lows)) if lows[p] not in _MODALS), len(lows))
    said = lows[verb + 1 :]
    if lows[verb : verb + 1] == [] or lows[verb] not in _AGAINST or OPAQUE in {token.low for token in before}:
        return False
    return _OF_THE_ACT.isdisjoint(said) and not _tells_act(scene, said)


def _tells_act(scene: Scene, said: list[str]) -> bool:
    """`(nobody can say) I voted for Tarn`: whether it is denied that somebody has done an act of the game."""
    ours = scene.lexicon.verb_words - words.FINITE
    return any(
        who in {"i", "we"} and any(low in ours and (is_past(low) or low == near[0]) for low in near)
        for who, near in ((low, said[place + 1 : place + 4]) for place, low in enumerate(said[:-1]))
    )
