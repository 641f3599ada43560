"""Sentences in which somebody does something `hereby`, and in which nothing was found.

`"Very well," say I, and I hereby attack the Sighing Mist!`: who writes that word means to act, and what the
rest of the sentence makes of it only its writer can say.
"""

from typing import Final

from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.layout.letter import Letter
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Doubt, Finding, Skip

_UNREAD: Final = words_in("unknown_sentence statement future hypothetical report wish")
_SELVES: Final = words_in("i we")
_UNSAID: Final = words_in("not n't never if unless would could should might may had when until that ? \"")
_OF_TEXTS: Final = words_in("proposal proposals decision decisions referendum election follows following :")
"""What others than a game's players do, and what leads up to the acts themselves."""
_IN_FRONT: Final = 3


def solemnly_said(
    lexicon: Lexicon, _: Referents, letter: Letter, findings: list[Finding], bears: Bearing
) -> list[Doubt]:
    """A question for each such sentence of a mail about the game."""
    if bears < Bearing.NEUTRAL or "hereby" not in letter.text.lower():
        return []
    return [
        Doubt("mention", finding.start, finding.end, (), True)
        for finding in findings
        if isinstance(finding, Skip) and finding.why in _UNREAD
        if _does_hereby(lexicon, letter.text[finding.start : finding.end])
    ]


def _does_hereby(lexicon: Lexicon, said: str) -> bool:
    """`I hereby attack`, with nothing right in front of it or behind it that takes it away."""
    lows = [token.low for token in tokenize(said)] if "hereby" in said.lower() else []
    place = lows.index("hereby") if "hereby" in lows[1:-1] else 0
    return (
        place > 0
        and lows[place - 1] in _SELVES
        and lows[place + 1] in lexicon.verb_words
        and (_UNSAID | _OF_TEXTS).isdisjoint(lows[max(0, place - _IN_FRONT) :])
    )
