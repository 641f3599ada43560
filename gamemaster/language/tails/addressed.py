"""A name at the end behind an act that takes nobody: `I place a tile at F6, Tarn.`"""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene


def calls_somebody(scene: Scene, tokens: Tokens, start: int, end: int, ready: Ready) -> bool:
    """Whether the words from `start` up to `end`, behind an act, no more than call somebody to whom it cannot
    be done, and who is not its sender."""
    while end > start and tokens[end - 1].low in _ENDING:
        end -= 1
    act, said = tokens[:start], tokens[start:end]
    if len(said) < _FEWEST or said[0].low != "," or said[1].line:
        return False
    kinds = {slot.kind for slot, _ in ready.slots}
    if "person" in kinds or not _DONE_TO_PEOPLE.isdisjoint(token.low for token in act):
        return False
    named = scene.referents.at(scene.text, said, 1)
    if named is None or named.end != len(said) or len(named.who) != 1 or named.who == (scene.sender,):
        return False
    numbered = any(token.low[0].isdigit() for token in act)
    return numbered or not any(values_at(scene, said, 1, kind) for kind in kinds)


_ENDING: Final = words_in(". ! …")
_FEWEST: Final = 2
_DONE_TO_PEOPLE: Final = words_in(
    "attack heal kill strike hit help save protect poison cure guard fight follow bite pay give send lend owe"
)
