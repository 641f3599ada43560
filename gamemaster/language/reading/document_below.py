"""A document right below a sentence that does something with a text: `I submit the proposal below. { ... }`

The sentence and the document are one, whichever mark parts them and however the sentence points at it.
"""

from typing import Final

from gamemaster.language.english.tokens import DOCUMENT, Token, words_in
from gamemaster.language.vocabulary.scene import Scene

_ENDS: Final = words_in(". ! :")
_POINTING: Final = words_in("below here beneath underneath")


def with_document(scene: Scene, tokens: list[Token], block: tuple[int, int]) -> list[Token]:
    """The tokens of a sentence and of the document that stands in `block`, right below it."""
    document = Token(DOCUMENT, *block)
    if not _takes_text(scene, tokens):
        return [*tokens, document]
    end = len(tokens)
    while end and tokens[end - 1].low in _ENDS:
        end -= 1
    if end > 1 and tokens[end - 1].low in _POINTING and tokens[end - 2].low == ",":
        # `a proposal, "Lanterns", below`
        end -= 2
    if end == len(tokens):
        return [*tokens, document]
    return [*tokens[:end], tokens[end].changed(low=":", line=False, capital=False), document]


def _takes_text(scene: Scene, tokens: list[Token]) -> bool:
    """Whether a verb among the words does something with a text."""
    return any(
        hit.what.frame.action in scene.lexicon.takes_texts
        for place in range(len(tokens))
        for hit in scene.lexicon.verb_at(tokens, place)
    )
