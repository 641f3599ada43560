"""Gifts that nobody says e gives: `Tarn gets 4 gold.`, `Tarn, here are 4 gold for you.`

Said by a player, they may hand over what is eir own. What must stay true: so much of something and somebody
else are named, and it is neither past, nor usual, nor a case.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

GIFTS: Final = words_in("gets receives here have sending way owe")
"""Without one of these no sentence gives so."""
_BARRING: Final[frozenset[str]] = words.CONDITION | words_in(
    "not n't 't never no ? every each per whenever always usually will 'll would could should may might must "
    "had was were from last yesterday tomorrow next who whoever why how what"
)
_LONGEST: Final = 16
_BEFORE: Final = 3


def gives_without_saying(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence, in which no act was heard, is such a gift."""
    lows = [token.low for token in tokens]
    if len(tokens) > _LONGEST or not _BARRING.isdisjoint(lows) or scene.sender in scene.referents.names.gm:
        return False
    people = {
        p: named
        for p, token in enumerate(tokens)
        if token.capital and (named := scene.referents.at(scene.text, tokens, p)) is not None
    }
    others = [p for p, named in people.items() if scene.sender not in named.who]
    if not others or not _amount(scene, tokens) or any(is_past(low) for low in lows):
        return False
    first = people.get(0)
    behind = lows[first.end : first.end + 2] if first is not None else []
    return (
        behind[:1] in (["gets"], ["receives"])
        or behind in ([",", "have"], [",", "here"])
        or lows[0] == "here"
        or ("sending" in lows[:_BEFORE] and lows[0] == "i")
        or (lows[:1] == ["i"] and "owe" in lows[:2] and "here" in lows)
    )


def _amount(scene: Scene, tokens: Tokens) -> bool:
    """Whether so much of something that is owned is named."""
    kinds = [kind.name for kind in scene.lexicon.kinds.values() if kind.counted]
    return any(values_at(scene, tokens, p, kind) for kind in kinds for p in range(len(tokens)))
