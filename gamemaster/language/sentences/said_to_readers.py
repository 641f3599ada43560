"""Sentences that nothing was found in and that may be the sender's acts: `Brask: I give you 3 gold.`

A name and a colon open the words of whom it names, or call em. What is done to `you` behind it may be said to
em, as may every line of a mail that answers several people; and `Left constructor: G` beside an act tells of
how things are, or of what is set. Each of them is asked about.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.completed import completes
from gamemaster.language.frames.matching import Filling
from gamemaster.language.sentences.rows import row_at
from gamemaster.language.values.describing import numbered
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene
from gamemaster.language.vocabulary.shorthand import is_closed

_YOU: Final = words_in("you your yours")
_LONGEST_LABEL: Final = 4
_MOST_IN_ROW: Final = 8
_PAIR: Final = 2
_ADVERBS: Final = words_in("hereby now also then therefore gladly happily do")


def said_to_reader(scene: Scene, tokens: Tokens) -> bool:
    """Whether a name and a colon may call who is told of an act: `Brask: here you are. I give you 3 gold`."""
    who = person_at(scene, tokens, 0) if tokens[0].capital else None
    if who is None or scene.sender in who.parts or who.end >= len(tokens) or tokens[who.end].low != ":":
        return False
    if _YOU.isdisjoint(token.low for token in tokens[who.end :]):
        return False
    return any(
        token.low == "i" and _does(scene, tokens, place + 1)
        for place, token in enumerate(tokens)
        if place > who.end
    )


def _does(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether an act of the game stands there in full."""
    while place < len(tokens) and tokens[place].low in _ADVERBS:
        place += 1
    return place < len(tokens) and completes(scene, tokens, place)


def changes_vote_to_nothing(scene: Scene, tokens: Tokens) -> bool:
    """`I'm changing my vote on 32, it's AGAINST now`: a vote is changed, and no clause says to what."""
    lows = [token.low for token in tokens if token.low not in {"now", "hereby", "also"}]
    if not _OPEN.isdisjoint(lows) or lows[:1] != ["i"] or not any(numbered(scene, low) for low in lows):
        return False
    begin = lows.index("i") if "i" in lows else len(lows)
    behind = lows[begin + 1 : begin + 5]
    doing = behind[:1] in (["'m"], ["am"]) and behind[1:2] != [] and behind[1] in _CHANGING
    return doing and behind[2:] in (["my", "vote"], ["my", "votes"], ["my", "ballot"]) and "?" not in lows


_OPEN: Final = words_in("if when unless until later tomorrow why to soon once")
_CHANGING: Final = words_in("changing switching moving withdrawing reversing")


def labelled_row(scene: Scene, tokens: Tokens) -> bool:
    """`Left constructor: G`: the two values that one act takes, the first of them a label with a colon."""
    colon = next((p for p, token in enumerate(tokens[: _LONGEST_LABEL + 1]) if token.low == ":"), 0)
    label = [token.low for token in tokens[:colon]]
    if not label or len(tokens) > _MOST_IN_ROW or scene.lexicon.label_words.isdisjoint(label):
        return False
    if any(token.low == "(" for token in tokens):
        # how it is just now: "My left constructor: A (idle)"
        return False
    row = [token for token in tokens if token.low not in {".", "!"}]
    return bool(_read(scene, row))


def _read(scene: Scene, row: list[Token]) -> list[Filling]:
    """The row as the values of each frame that takes nothing but closed ones."""
    found = []
    for ready in scene.lexicon.ready:
        kinds = [scene.lexicon.kinds.get(slot.kind) for slot, _ in ready.slots]
        named = all(slot.params and all(slot.params) and not slot.optional for slot, _ in ready.slots)
        closed = len(kinds) >= _PAIR and named and all(kind and is_closed(kind) for kind in kinds)
        if closed and (filling := row_at(scene, row, ready)) is not None:
            found.append(filling)
    return found
