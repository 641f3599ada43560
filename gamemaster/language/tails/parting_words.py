"""Words set off behind an act that only round it off: `, typos and all`, `- cheers, everyone`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_CHEERING: Final = words_in("cheers thanks thank you bye goodbye goodnight sorry greetings love ciao hooray")
_ALL: Final = words_in("everyone everybody all folks friends lot of dear my to")
_CHANGES: Final = words_in(
    "amendment amendments change changes rider riders condition conditions clause clauses exceptions"
)
_MOST: Final = 6


def parts_idly(scene: Scene, said: Tokens) -> bool:
    """Whether the words only greet all, or tell with what flaws the thing is taken."""
    lows = plain_lows(said)
    if not 1 < len(lows) <= _MOST:
        return False
    if lows[0] in _CHEERING and set(lows) <= _CHEERING | _ALL:
        return True
    with_all = lows[-2:] == ["and", "all"] and len(lows) > len(lows[-2:])
    held = set(lows[:-2])
    barred = words.TAINT | words.PRONOUNS | words.FINITE | scene.lexicon.entities | scene.lexicon.verb_words
    return with_all and _plain(said) and held.isdisjoint(barred | _CHANGES) and not names_things(scene, said)


def _plain(said: Tokens) -> bool:
    """Whether no name or number is told."""
    return not any(token.capital or token.low[0].isdigit() for token in said)
