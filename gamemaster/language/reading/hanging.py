"""Lines that break off before the clause they govern: `If Brask agrees`, and the act on the line below."""

from typing import Final

from gamemaster.language.before.times import idle_time
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Finding, Scene, findings_act

_OPEN_MARKS: Final = words_in(", ... --")
_CLOSED: Final = words_in(". ! ? : ; )")
_FEW: Final = 6


def hangs_open(scene: Scene, tokens: Tokens, findings: list[Finding]) -> bool:
    """Whether a condition or a time stands there by itself, without what is done then.

    A comma inside parts the condition from its own clause (`If you wonder, I am in Spain`), unless the line
    ends in one.
    """
    if not tokens or tokens[-1].low in _CLOSED or findings_act(findings):
        return False
    is_open = tokens[-1].low in _OPEN_MARKS
    said = tokens[:-1] if is_open else tokens
    if words.CONDITION_PHRASES.at(tokens, 0):
        governs = is_open or all(token.low != "," for token in said)
        return governs and not idle_time(scene, said)
    timed = scene.lexicon.times.longest(tokens, 0)
    return timed is not None and len(said) <= _FEW and (is_open or timed.end == len(said))
