"""A turn that `it` stands for, or that is started by what is done in it.

`(> You have not started your turn.) I start it now.` is `I start my turn`.

The words right above have to speak of the sender's turn, and of nothing behind it that `it` could be.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.vocabulary.scene import Scene

GOVERNING: Final = words_in("start begin open commence end finish close conclude complete")
STARTING: Final = words_in("start begin open take commence")
_OTHER_THINGS: Final = words_in(
    "a an the my your his her its our their this that these those another one some any no"
)
_AT_WHAT: Final = words_in("to at on of in with as")
_HANGING: Final = words_in("if when unless once until till after before")
_SENTENCE_END: Final = re.compile(r"[.!?](?:\s|\Z)")
_UNSURE: Final = words_in(
    "may might will 'll would could should perhaps maybe probably tomorrow later not n't 't almost "
    "if unless whether when once"
)
_LOOKED_THROUGH: Final = 400


def with_turn_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with `my turn` in the place of an `it` that means it."""
    place = next(
        (p for p in range(2, len(tokens)) if tokens[p].low == "it" and tokens[p - 1].low in GOVERNING), 0
    )
    if not place or "i" not in [token.low for token in tokens[:place]]:
        return tokens
    at = tokens[place]
    said = [
        *tokens[:place],
        at._replace(low="my"),
        at._replace(low="turn", start=at.end, line=False),
        *tokens[place + 1 :],
    ]
    if not any(hit.end == place + 2 for hit in scene.lexicon.verb_at(said, place - 1)):
        return tokens
    ends = tokens[place - 1].low not in STARTING
    if _has_turn(tokens[:place], ends) or _speaks_of_turn(_words_above(scene, tokens[0].start)):
        return said
    return tokens


def _has_turn(before: Tokens, ends: bool) -> bool:
    """`It is my turn, so (I start it)`, `I start my turn and (end it)`: of what is before it."""
    lows = [token.low for token in before]
    place = next((p for p in range(1, len(lows)) if lows[p - 1 : p + 1] == ["my", "turn"]), 0)
    had = place > 1 and lows[place - 2] in STARTING | {"is", "'s"}
    return had and _UNSURE.isdisjoint(lows) and _speaks_of_turn((before, "my"), ends)


def _words_above(scene: Scene, start: int) -> tuple[Tokens, str]:
    """The sentence right above, of the same paragraph or of the quotation that is answered, and whose turn
    it would call that of the sender."""
    text = scene.text
    begin = max(text.rfind("\n\n", 0, start) + 1, start - _LOOKED_THROUGH, 0)
    own = text[begin:start].strip()
    if own and not own.startswith(">"):
        return _last_sentence(own), "my"
    end = scene.prompts.end_above(start)
    if not end or text[end:start].strip():
        return (), ""
    return _last_sentence(scene.prompts.words_above(start)), "your"


def _last_sentence(text: str) -> Tokens:
    text = text.strip()[-_LOOKED_THROUGH:]
    ends = [match.end() for match in _SENTENCE_END.finditer(text) if match.end() < len(text)]
    return tokenize(text[ends[-1] :] if ends else text)


def _speaks_of_turn(above: tuple[Tokens, str], ends: bool = False) -> bool:
    """`You have the token and have not started your turn`: the turn is the last thing it names.

    Of what is named behind it nothing else `ends`.
    """
    tokens, owner = above
    lows = [token.low for token in tokens]
    turns = [p for p in range(1, len(lows)) if (lows[p - 1], lows[p]) == (owner, "turn")]
    behind = lows[turns[-1] + 1 :] if turns else []
    # "It is my turn to cook"
    elsewhere = behind[:1] != [] and behind[0] in _AT_WHAT
    things = any(a in _OTHER_THINGS and b not in words.SPANS for a, b in pairwise([*behind, ""]))
    return bool(turns) and not elsewhere and (ends or not things) and lows[0] not in _HANGING


def turn_by_doing(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I start my turn by playing the Owl`: the turn is started, and the Owl is played."""
    for place in range(3, len(tokens) - 1):
        begun = not STARTING.isdisjoint([token.low for token in tokens[max(0, place - 3) : place]])
        if tokens[place].low != "turn" or not begun:
            continue
        verb = place + 1
        while verb < len(tokens) and tokens[verb].low in {",", "by"}:
            verb += 1
        if verb == place + 1 or verb >= len(tokens) or not scene.lexicon.verb_at(tokens, verb, "gerund"):
            continue
        joint = tokens[place + 1]._replace(low="and")
        for base in scene.lexicon.bases(tokens[verb].low, "gerund"):
            return [*tokens[: place + 1], joint, tokens[verb]._replace(low=base), *tokens[verb + 1 :]]
    return tokens
