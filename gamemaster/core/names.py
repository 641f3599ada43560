"""What a message may refer to: people and the game's things, by the names players use."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Names:
    """The referents the reader may find in a message.

    `people` gives each canonical name its aliases, `gm` the names of the game masters. `things` gives, per
    kind (`communities`, `offers`, `intents`, `cards`, `non_player_characters` ...), each name its facts,
    exactly as the context file of `gamemaster parse` does.
    """

    people: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    gm: frozenset[str] = frozenset()
    things: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
