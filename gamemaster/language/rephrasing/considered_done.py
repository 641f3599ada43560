"""`Consider offer 24 accepted: I accept it and give my B.`: `About offer 24: I accept it and give my B.`

What somebody bids the readers to take as done, and then does in the same breath by the same verb, is done by
the clause behind the colon. What must stay true: the order names the thing and the verb and nothing else.
"""

from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.vocabulary.scene import Scene

CONSIDERING: Final = words_in("consider regard count take treat deem call")
_OPENING: Final = words_in("please so and well then , you may can")
_IT: Final = words_in("it that this")
_MOST: Final = 10
_PAIR: Final = 2


def without_considering(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with what the order names for a topic, where the clause behind its colon does that."""
    lows = [token.low for token in tokens[: _MOST + _PAIR]]
    colon = lows.index(":") if ":" in lows else 0
    first = next((p for p, low in enumerate(lows) if low not in _OPENING), 0)
    named = tokens[first + 1 : colon - 1]
    if (
        colon < first + _PAIR + 1
        or lows[first] not in CONSIDERING
        or lows[colon + 1 : colon + _PAIR] != ["i"]
    ):
        return tokens
    told = head(scene, tokens, colon + 1)
    verb = tokens[told.verb].low if told.verb < len(tokens) else ""
    done, it = lows[colon - 1], len(named) == 1 and named[0].low in _IT
    same = verb in scene.lexicon.bases(done, "participle") or (it and done == "done")
    if told.mood is not Mood.PERFORM or not same:
        return tokens
    return tokens[colon + 1 :] if it else [tokens[first].changed(low="about"), *named, *tokens[colon:]]
