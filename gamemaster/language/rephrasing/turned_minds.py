"""`I change my mind about intent 3: I withdraw my support.`: `About intent 3: I withdraw my support.`

A change of mind does nothing itself; it names what the clause behind its colon, or the next sentence, is
about. What must stay true: it is said for certain (`I may change my mind`), and of nothing that the same mail
has done, which it would take back.
"""

from typing import Final

from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.vocabulary.scene import Scene

_TURNING: Final = table_of(
    "change my mind; changed my mind; reconsidered; reconsidered my position; had second thoughts; had a "
    "change of heart; thought again; thought better; thought twice; turned round; come round; thought it over"
)
_HAVING: Final = words_in("have 've now since also just finally at last once more again then")
_OPENING: Final = words_in("well sorry right alas and so ,")
_ABOUT: Final = words_in("about on over regarding concerning")
TURNING_MINDS: Final = words_in("mind reconsidered thoughts heart again better twice round")
_MOST: Final = 6


def without_turned_mind(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with `about` in the place of such words at their front; as they are where there are none."""
    if scene.acted:
        return tokens
    first = next((p for p, token in enumerate(tokens[:_MOST]) if token.low not in _OPENING), 0)
    if tokens[first].low != "i":
        return tokens
    verb = first + 1
    while verb < len(tokens) and tokens[verb].low in _HAVING:
        verb += 1
    turned = _TURNING.longest(tokens, verb)
    if turned is None or turned.end >= len(tokens) or tokens[turned.end].low not in _ABOUT:
        return tokens
    about = turned.end
    end = next((p for p in range(about + 2, min(len(tokens), about + _MOST)) if tokens[p].low in _ENDING), 0)
    last = end and not any(token.low[0].isalnum() for token in tokens[end:])
    if not end or not (last or tokens[end + 1].low == "i"):
        return tokens
    mark = tokens[end] if last else tokens[end].changed(low=":")
    return [tokens[about].changed(low="about"), *tokens[about + 1 : end], mark, *tokens[end + 1 :]]


_ENDING: Final = words_in(": . -- ; and , so")
