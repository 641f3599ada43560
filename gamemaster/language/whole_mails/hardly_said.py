"""Choices that are hardly said: a name and no more, another tongue, private words that only hint at a move.

In a game of choices either may be meant as one, and only the sender can say which.
"""

from typing import Final

from gamemaster.core.people import fold
from gamemaster.language.english.foreign_words import ENGLISH_ALONE, FOREIGN, FOREIGN_SELVES
from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.layout.letter import Letter
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Doubt, Finding, Skip

_LONGEST: Final = 60


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
    return [Doubt("incomplete", *span_of(letter, own), (), True)]


def span_of(letter: Letter, own: str) -> tuple[int, int]:
    """Where a mail's own words stand in its text, as far as they do so in one piece."""
    start = max(letter.text.find(own), 0)
    return start, min(start + len(own), len(letter.text))


_SPOKEN: Final = 2
_LONG: Final = 400
_MANY: Final = 40


def foreign_tongue(
    lexicon: Lexicon, referents: Referents, letter: Letter, own: str, bears: Bearing
) -> list[Doubt]:
    """`Voto por linchar a Tarn.`: words of another tongue beside a name of this game, which may be a move."""
    if bears < Bearing.TALK or not own or len(own) > _LONG:
        return []
    tokens = tokenize(own)
    lows = [token.low for token in tokens if token.low.isalpha()]
    if not 3 <= len(lows) <= _MANY or not ENGLISH_ALONE.isdisjoint(lows):
        return []
    if sum(low in FOREIGN for low in dict.fromkeys(lows)) < _SPOKEN:
        return []
    told = [referents.at(own, tokens, p) for p, t in enumerate(tokens) if t.capital]
    # where nobody is chosen, one does something to somebody in eir own name
    personal = lexicon.changeable or (bears is Bearing.SIGNED and not FOREIGN_SELVES.isdisjoint(lows))
    people = personal and any(one is not None and one.who != (letter.sender,) for one in told)
    things = (kind.things for kind in lexicon.kinds.values() if kind.things)
    capitals = [place for place, token in enumerate(tokens) if token.capital and place]
    places = any(tokens[place].low in lexicon.entities for place in capitals)
    named = (
        people or places or any(referents.thing_at(tokens, p, key) for key in things for p in [0, *capitals])
    )
    return [Doubt("foreign_tongue", *span_of(letter, own), (), True)] if named else []


_TERSE: Final = 4
_UNSAID: Final = words_in("unknown_sentence statement wish imperative report future")
_NOT_SAID: Final = words_in(
    "not n't 't never if would could should may might did was were maybe last yesterday"
)


def hinted(
    lexicon: Lexicon, referents: Referents, letter: Letter, findings: list[Finding], bears: Bearing
) -> list[Doubt]:
    """A secret move in private mail that no wording fits: a verb of the game and somebody's name."""
    if letter.public or not lexicon.secret_words or bears < Bearing.TALK:
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
        terse = len(tokens) <= _TERSE
        people = (referents.at(letter.text, tokens, p) for p, t in enumerate(tokens) if t.capital or terse)
        if any(named is not None and named.who != (letter.sender,) for named in people):
            return [Doubt("vague", finding.start, finding.end, (), True)]
    return []
