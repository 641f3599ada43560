"""Choices that are hardly said: mail that is nothing but a name, and private words that only hint at a move.

In a game of choices either may be meant as one, and only the sender can say which.
"""

from gamemaster.core.people import fold
from gamemaster.language.letter import Letter
from gamemaster.language.lexicon import Lexicon
from gamemaster.language.referents import Referents
from gamemaster.language.relevance import Bearing
from gamemaster.language.scene import Doubt, Finding, Skip
from gamemaster.language.tokens import tokenize, words_in

_LONGEST = 60


def name_alone(
    lexicon: Lexicon, referents: Referents, letter: Letter, own: str, bears: Bearing
) -> list[Doubt]:
    """`Quillon.` and no more: whom the sender chooses, but not for what."""
    if not lexicon.changeable or bears < Bearing.NEUTRAL or not own or len(own) > _LONGEST:
        return []
    tokens = tokenize(own)
    named = referents.at(own, tokens, 0)
    if named is None or named.who == (letter.sender,) or len(named.who) != 1:
        return []
    last = own.rsplit("\n", 1)[-1].strip(" .-–—~")
    signed = "\n" in own and fold(last) in fold(letter.sender or "")
    rest = [token for token in tokens[named.end :] if token.low[0].isalnum()]
    if rest and not (signed and all(token.low in last.lower() for token in rest)):
        return []
    start = max(letter.text.find(own), 0)
    return [Doubt("incomplete", start, start + len(own), (), True)]


_UNSAID = words_in("unknown_sentence statement wish imperative report future")
_NOT_SAID = words_in("not n't 't never if would could should may might did was were maybe last yesterday")


def hinted(
    lexicon: Lexicon, referents: Referents, letter: Letter, findings: list[Finding], bears: Bearing
) -> list[Doubt]:
    """A secret move in private mail that no wording fits: a verb of the game and somebody's name."""
    if letter.public or not lexicon.secret_words or bears < Bearing.NEUTRAL:
        return []
    for finding in findings:
        if not isinstance(finding, Skip) or finding.why not in _UNSAID:
            continue
        tokens = tokenize(letter.text, finding.start, finding.end)
        lows = {token.low for token in tokens}
        if finding.why == "future" and tokens[0].low != "let":
            continue
        if "?" in lows or lows & _NOT_SAID or not lows & lexicon.secret_words or len(tokens) > _LONGEST // 3:
            continue
        people = (referents.at(letter.text, tokens, p) for p, t in enumerate(tokens) if t.capital)
        if any(named is not None and named.who != (letter.sender,) for named in people):
            return [Doubt("vague", finding.start, finding.end, (), True)]
    return []
