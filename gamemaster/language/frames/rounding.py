"""How a half is rounded: said once in a sentence, it holds for all of it."""

import re
from dataclasses import replace
from typing import Final

from gamemaster.language.english.tokens import Token, Tokens
from gamemaster.language.vocabulary.scene import Act, Scene

_ROUNDED: Final = re.compile(r"\bround(?:ed|ing)?[\s,]+(?:it[\s,]+)?(up|down)\b", re.IGNORECASE)


def rounding(text: str) -> str:
    """`up` or `down` when the words say how a half is rounded, `both` when they say both, else ""."""
    said = {match[1].lower() for match in _ROUNDED.finditer(text)}
    return "both" if len(said) > 1 else said.pop() if said else ""


def without_rounding(tokens: Tokens) -> list[Token]:
    """The tokens without `, rounded down` and `rounding up`."""
    found: list[Token] = []
    place = 0
    while place < len(tokens):
        start = place + (tokens[place].low == ",")
        after = start + 1
        after += after < len(tokens) and tokens[after].low == "it"
        if (
            after < len(tokens)
            and tokens[start].low in {"rounded", "rounding", "round"}
            and tokens[after].low in {"up", "down"}
        ):
            place = after + 1
            continue
        found.append(tokens[place])
        place += 1
    return found


def rounded_up(scene: Scene, acts: tuple[Act, ...]) -> tuple[Act, ...] | None:
    """The acts with their halves rounded up; None when none of them holds a half."""
    found, any_half = [], False
    for act in acts:
        params = act.action.params()
        halves = {key: "half_up" for key, value in params.items() if value == "half"}
        any_half = any_half or bool(halves)
        action = scene.lexicon.vocabulary.action(act.action.name, {**params, **halves})
        found.append(replace(act, action=action))
    return tuple(found) if any_half else None
