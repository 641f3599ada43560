"""`Seconded, in the sense that matters here: I support it.`: the answer in a word, and then in full.

The full clause is what is done, led up to by what stands between. What must stay true: both are of one sort,
and nothing between them holds the word back (`Seconded, in a sense: ...`).
"""

from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.remarks.at_odds import is_at_odds
from gamemaster.language.remarks.remark import remark
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = words_in(", . ! -- ;")
_MOST: Final = 14


def without_short_answer(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without the word in front that says the same as the clause behind the colon."""
    colon = next((p for p, token in enumerate(tokens[:_MOST]) if token.low == ":"), 0)
    mark = next((p for p in range(1, colon) if tokens[p].low in _MARKS), 0)
    if not mark or mark + 1 >= colon or [t.low for t in tokens[colon + 1 : colon + 2]] != ["i"]:
        return tokens
    told = head(scene, tokens, colon + 1)
    if told.mood is not Mood.PERFORM or is_at_odds(remark(tokens[mark + 1 : colon])):
        return tokens
    full = {hit.what.frame.action for hit in scene.lexicon.verb_at(tokens, told.verb)}
    return tokens[mark + 1 :] if full & _answered(scene, tokens, mark) else tokens


def _answered(scene: Scene, tokens: Tokens, mark: int) -> set[str]:
    """The actions that the words before the mark are a saying for, all of them."""
    said = scene.lexicon.sayings.at(tokens, 0)
    return {hit.what.frame.action for hit in said if hit.end == mark}
