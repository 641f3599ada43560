"""Lists told plainly: `the Cat and, weeping, the Boat` is `the Cat and the Boat`.

In what mood somebody comes to the last of several things is left out, and `together with 12 gold` is `and 12
gold`. What must stay true: nothing is left out but moods, and nothing is joined but a quantity, or a thing to
another of its kind.
"""

from typing import Final

from gamemaster.language.before.hidden_clauses import only_how
from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Scene

_MOODS: Final = words_in(
    "weeping crying sobbing sighing grinning smiling laughing groaning moaning trembling shaking shivering "
    "blushing cursing swearing muttering grumbling whistling humming singing yawning gloating gulping "
    "wincing shuddering sweating cackling giggling chuckling frowning scowling sniffling sniffing whimpering "
    "kneeling bowing waving howling gasping squinting shrugging winking snarling purring"
)
_LONGEST: Final = 8
_JOINTS: Final = (("together", "with"), ("along", "with"), ("as", "well", "as"), ("in", "addition", "to"))
JOINING: Final = words_in("together along well addition")


def in_plain_lists(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The sentence with its lists in `and` and commas alone."""
    lows = {token.low for token in tokens}
    if not JOINING.isdisjoint(lows):
        tokens = _joined_by_and(scene, tokens)
    return _without_moods(scene, tokens) if {"and", ","} <= lows else tokens


def _joined_by_and(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`one axe, together with 12 gold`: `one axe and 12 gold`."""
    for place in range(3, len(tokens) - 2):
        for joint in _JOINTS:
            end = place + len(joint)
            if tuple(token.low for token in tokens[place:end]) != joint or end >= len(tokens):
                continue
            counted = tokens[end].low != "a" and number_at(tokens, end) is not None
            if counted or _alike(scene, tokens, place, end):
                first = place - (tokens[place - 1].low == ",")
                both = tokens[place].changed(low="and", end=tokens[end - 1].end)
                return [*tokens[:first], both, *tokens[end:]]
    return tokens


def _alike(scene: Scene, tokens: list[Token], place: int, end: int) -> bool:
    """`the Cat along with the Boat`: whether things of one kind stand on both sides."""
    before = place - (tokens[place - 1].low == ",")
    return any(
        any(
            value.end == before
            for q in range(max(1, before - _LONGEST), before)
            for value in things_at(scene, tokens[:before], q, kind)
        )
        and any(not value.doubt for value in things_at(scene, tokens, end, kind))
        for kind in scene.lexicon.kinds.values()
        if kind.things and not kind.open
    )


def _without_moods(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The sentence without moods set off behind an `and`, in front of what is no clause."""
    for place in range(3, len(tokens) - 4):
        if (tokens[place].low, tokens[place + 1].low) != ("and", ","):
            continue
        places = range(place + 3, min(len(tokens) - 1, place + _LONGEST))
        close = next((p for p in places if tokens[p].low == ","), 0)
        named = close > 0 and (tokens[close + 1].capital or tokens[close + 1].low in {"the", "my", "a", "an"})
        if named and tokens[close + 1].low != "i" and _is_mood(scene, tokens[place + 2 : close]):
            return [*tokens[: place + 1], *tokens[close + 1 :]]
    return tokens


def _is_mood(scene: Scene, inside: list[Token]) -> bool:
    """`weeping`, `reluctantly`, `with a heavy heart`."""
    if len(inside) == 1:
        low = inside[0].low
        return low in _MOODS or (low in words.ADVERBS and low.endswith("ly"))
    return inside[0].low in {"with", "without"} and only_how(scene, inside)
