"""What comes of resolving an intent, said besides: `I resolve intent 3 and amend the rules accordingly`.

It adds nothing: what the intent says is done by resolving it. What must stay true: the words name no text and
no number of their own, and say that they only carry out what is resolved.
"""

import re
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Token, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

RESOLVING: Final = words_in("resolve adopt enact conclude perform")
_CHANGE: Final = (
    r"(?:amend|change|alter|update|revise|modify|adjust|make|apply|enact|adopt|carry out|put into effect"
    r"|put into force)"
)
_WHAT: Final = (
    r"(?:the |this |that |our |its )?"
    r"(?:contract|rules?|ruleset|text|regulations?|changes?|amendments?|it|them)"
)
_THEREBY: Final = r"(?:thereby|thus|hereby|therefore|so|accordingly) "
_AS_SAID: Final = (
    r" (?:accordingly|as (?:intended|described|proposed|announced|stated|planned|written|it says|set out"
    r"|stated there|described there)|(?:that )?it (?:proposes|describes|announces|names))"
)
_CONSEQUENCE: Final = re.compile(rf"{_THEREBY}{_CHANGE} {_WHAT}(?:{_AS_SAID})?|{_CHANGE} {_WHAT}{_AS_SAID}")
_ENDS: Final = words_in(". ! ; ,")


def without_consequence(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without what only carries out the intent that they resolve."""
    for place in range(2, len(tokens) - 2):
        if tokens[place].low != "and" or not _resolves(scene, tokens, place):
            continue
        end = next((p for p in range(place, len(tokens)) if tokens[p].low in _ENDS), len(tokens))
        start = place + 1 + (tokens[place + 1].low == "i")
        if _CONSEQUENCE.fullmatch(as_said(plain_lows(tokens[start:end]))):
            first = place - (tokens[place - 1].low == ",")
            return [*tokens[:first], *tokens[end:]]
    return tokens


def _resolves(scene: Scene, tokens: list[Token], place: int) -> bool:
    """Whether an intent is resolved before `place`."""
    return any(
        hit.what.frame.action == "resolve"
        for p in range(place)
        if tokens[p].low in RESOLVING
        for hit in scene.lexicon.verb_at(tokens, p)
    )
