"""`Put me down as objecting to intent 3.`: `I object to intent 3.`

Whoever asks the recorder to list em as doing something does it by that. What must stay true: the verb is one
of the game's, stands right behind `as`, and nothing softens the order (`Perhaps put me down as ...`).
"""

from typing import Final

from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.vocabulary.scene import Scene

_LISTING: Final = table_of(
    "put me down as; put me on record as; put me on the record as; put me in the log as; set me down as; "
    "write me down as; mark me as; mark me down as; list me as; count me as; record me as; log me as; "
    "note me as; register me as; enter me as; have me down as; take me down as; please record me as"
)
LISTED: Final = words_in("put set write mark list count record log note register enter have take")
_OPENING: Final = words_in("please so and kindly then hence , you may therefore right well")
_HEREBY: Final = words_in("hereby formally now officially")
_MOST: Final = 4
_FARTHEST: Final = 16
"""So far in front a colon may stand behind words that lead up to it: `Quick one before I fall over: ...`."""


def with_deed_said(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the deed itself in the place of such an order."""
    begin = next((p + 1 for p, token in enumerate(tokens[:_FARTHEST]) if token.low == ":"), 0)
    near = range(begin, min(len(tokens), begin + _MOST))
    first = next((p for p in near if tokens[p].low not in _OPENING), begin)
    listed = _LISTING.longest(tokens, first)
    if listed is None:
        return tokens
    verb = listed.end
    while verb < len(tokens) and tokens[verb].low in _HEREBY:
        verb += 1
    bases = scene.lexicon.bases(tokens[verb].low, "gerund") if verb < len(tokens) else ()
    if not bases:
        return tokens
    subject = tokens[first].changed(low="i", end=tokens[verb - 1].end)
    return [*tokens[:begin], subject, tokens[verb].changed(low=bases[0]), *tokens[verb + 1 :]]
