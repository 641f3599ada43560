"""What the rules are given beside state and action: the moment, the actor, settings and chance."""

from datetime import datetime
from typing import Generic, TypeVar

from gamemaster.core.chance import Chance, Draw
from gamemaster.core.outcome import Remark
from gamemaster.core.settings import Settings

St = TypeVar("St", bound=Settings)


class Context(Generic[St]):
    """The circumstances of one attempt or tick.

    `at` is the effective time, `entry` the ledger entry (with the attempt's position), `actor` who acts and
    `by` who sent it when e acts on behalf of another. `ruled` is the candidate a game master chose for
    this attempt, if one did. `gm` is True when the attempt comes from a ruling.
    """

    __slots__ = ("_chance", "_counters", "actor", "at", "by", "draws", "entry", "gm", "remarks",
                 "ruled", "settings")  # fmt: skip

    def __init__(
        self,
        at: datetime,
        entry: str,
        settings: St,
        chance: Chance,
        actor: str = "",
        by: str | None = None,
        ruled: str | None = None,
        gm: bool = False,
    ) -> None:
        self.at = at
        self.entry = entry
        self.settings = settings
        self.actor = actor
        self.by = by
        self.ruled = ruled
        self.gm = gm
        self.draws: list[Draw] = []
        self.remarks: list[Remark] = []
        self._chance = chance
        self._counters: dict[str, int] = {}

    def roll(self, purpose: str, sides: int) -> int:
        """Draw 1 to `sides` for `purpose`; the draw is recorded with the outcome."""
        counter = self._counters.get(purpose, 0)
        self._counters[purpose] = counter + 1
        result = self._chance.draw(self.entry, purpose, counter, sides)
        self.draws.append(Draw(self.entry, purpose, counter, sides, result))
        return result

    def remark(self, code: str, text: str) -> None:
        """Tell the actor something about an action that goes through."""
        self.remarks.append(Remark(code, text))
