"""What somebody may do now, as a game's `legal` lists it: the action, a sentence for it, where it leads."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gamemaster.core.action import Action


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that somebody may do now.

    The game's reader reads `say` as `action` and nothing else, and its rules would let it through, or put it
    to the game master. `leads_to` tells what would come of it and what may stand in the place of an example;
    `facts` is the same as plain JSON data, under names of the game.
    """

    action: Action
    say: str
    leads_to: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def private(self) -> bool:
        """Whether it is sent by private mail to the program, not to the list."""
        return self.action.secret

    def to_json(self) -> dict[str, Any]:
        """The form that `gamemaster legal --json` prints."""
        return {
            "action": self.action.name,
            "params": self.action.params(),
            "say": self.say,
            "leads_to": self.leads_to,
            "private": self.private,
            **self.facts,
        }
