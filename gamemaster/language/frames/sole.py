"""What need not be said, for it can be but one thing: the token that an offer wants, where that is one."""

import re
from collections.abc import Mapping
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import Filling
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_BEHIND: Final = words_in(". ! and with")
"""What may stand behind an act that is whole; other words may tell what is given all the same."""
_BRACKET: Final = re.compile(r"\s*\(")


def with_sole(scene: Scene, tokens: Tokens, filling: Filling) -> Filling:
    """The filling with each slot that was left out, and has one possible value by the facts of a thing named
    beside it."""
    if not filling.ready.sole:
        return filling
    behind = [token.low for token in tokens[filling.end : filling.end + 3]]
    if behind and behind[0] not in _BEHIND and behind != [",", "and", "i"]:
        return filling
    if filling.end and _BRACKET.match(scene.text, tokens[filling.end - 1].end) is not None:
        # what stands in brackets may be what is given
        return filling
    for number, (slot, value) in enumerate(filling.pairs):
        if slot.sole and value is None and (only := _only(scene, filling, slot.sole)) is not None:
            filling = filling.with_value(number, Value(filling.end, (only,)))
    return filling


def _only(scene: Scene, filling: Filling, path: str) -> str | None:
    """The one entry of such a fact (`offer.wanted`); None where there are more, or nothing is known."""
    param, _, key = path.partition(".")
    for slot, value in filling.pairs:
        if param not in slot.params or value is None or value.others or value.doubt:
            continue
        kind = scene.lexicon.kinds.get(slot.kind)
        facts = scene.referents.names.things.get(kind.things, {}).get(str(value.parts[0])) if kind else None
        told = facts.get(key) if isinstance(facts, Mapping) else None
        return str(told[0]) if isinstance(told, (list, tuple)) and len(told) == 1 else None
    return None
