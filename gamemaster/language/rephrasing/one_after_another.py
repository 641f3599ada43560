"""Acts told as one after the other: `, followed by the Owl`, `; second, I play`, `and another to explore`."""

from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_SEPARATING: Final = words_in(", ; and -- then")
_RANKS: Final = words_in("second third fourth fifth last next")
_SEQUELS: Final = (
    ("after", "that"),
    ("after", "this"),
    ("after", "which"),
    ("after", "it"),
    ("followed", "by"),
    ("last", "of", "all"),
    ("to", "finish", "with"),
    ("to", "finish"),
    ("as", "a", "finale"),
)
_ORDERING: Final = frozenset({words[0] for words in _SEQUELS}) | {"first"} | _RANKS
_GOING_ON: Final = words_in(", i the a an my to from for")
_PAYING: Final = words_in(
    "spend pay use destroy expend burn spending paying using destroying expending burning"
)
_ONE: Final = words_in("a an one 1 my")
_AGAIN_ONE: Final = (("another",), ("one", "more"), ("a", "second"), ("a", "third"), ("a", "further"))
_PAID: Final = words_in("one movement token tokens turn gold piece of mine coin")
_JOINTS: Final = words_in(", ; and -- :")


def in_order(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`, followed by the Owl`, `and last of all the Owl`, `first, then`: one thing after another."""
    found: list[Token] = []
    place = 0
    while place < len(tokens):
        low = tokens[place].low
        if low not in _ORDERING:
            found.append(tokens[place])
            place += 1
            continue
        after = _sequel(scene, tokens, place)
        if after is not None:
            found.append(tokens[place].changed(low="then", end=tokens[after - 1].end))
            place = after + (after < len(tokens) and tokens[after].low == ",")
            continue
        if _ranks_first(tokens, place):
            place += 1
            continue
        if _ranks_next(tokens, place):
            found.append(tokens[place].changed(low="then", end=tokens[place + 1].end))
            place += 2
            continue
        found.append(tokens[place])
        place += 1
    return found if len(found) < len(tokens) else tokens


def _sequel(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """Where words end that say no more than that what follows is done next."""
    if not place or tokens[place - 1].low not in _SEPARATING:
        return None
    for words in _SEQUELS:
        after = place + len(words)
        if after >= len(tokens) or tuple(token.low for token in tokens[place:after]) != words:
            continue
        following = tokens[after]
        named = following.capital or following.low[0].isdigit()
        if words[-1] == "which" and following.low != "i":
            return None
        if words[0] == "followed" and person_at(scene, tokens, after) is not None:
            # who comes next, not what
            return None
        return after if named or following.low in _GOING_ON else None
    return None


def _ranks_first(tokens: Tokens, place: int) -> bool:
    """`I play Draw 3 first, then the Owl`: in the order in which it stands anyway."""
    if tokens[place].low != "first" or place + 2 >= len(tokens) or place < 2:
        return False
    following = [token.low for token in tokens[place + 1 : place + 4]]
    return following[:2] in ([",", "then"], ["and", "then"]) or following == [",", "and", "then"]


def _ranks_next(tokens: Tokens, place: int) -> bool:
    """`; second, I play the Owl`: the next act, and no answer to an intent."""
    behind = [token.low for token in tokens[place + 1 : place + 3]]
    return (
        place > 1
        and tokens[place].low in _RANKS
        and tokens[place - 1].low in _JOINTS
        and behind == [",", "i"]
    )


def paid_again(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I spend a token to move and another to explore`: each act for the price that was named first."""
    paying = next(
        (
            p
            for p, token in enumerate(tokens[:-2])
            if token.low in _PAYING and tokens[p + 1].low in _ONE and "to" in [t.low for t in tokens[p:]]
        ),
        None,
    )
    if paying is None:
        return tokens
    found = list(tokens)
    for place in range(len(tokens) - 2, paying, -1):
        after = next(
            (
                place + len(words)
                for words in _AGAIN_ONE
                if tuple(token.low for token in tokens[place : place + len(words)]) == words
            ),
            place,
        )
        if after == place or tokens[place - 1].low not in {",", "and"}:
            continue
        while after < len(tokens) and tokens[after].low in _PAID:
            after += 1
        if after + 1 < len(tokens) and tokens[after].low == "to" and scene.lexicon.verb_at(tokens, after + 1):
            del found[place : after + 1]
    return found
