"""What the rules are given beside state and action: the moment, the actor, settings and chance."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Generic, TypeVar

from gamemaster.core.chance import FIRST_SEASON, Chance, Draw, shuffled
from gamemaster.core.outcome import Remark
from gamemaster.core.settings import Settings

St = TypeVar("St", bound=Settings)
T = TypeVar("T")

_NONE: Mapping[str, str] = {}


class Context(Generic[St]):
    """The circumstances of one attempt or tick.

    `at` is the effective time (of a tick that was due before, when it happens), `entry` the ledger entry
    (with the attempt's position), `actor` who acts and `by` who sent it when e acts on behalf of another.
    `ruled` is the candidate a game master chose for this attempt, if one did. `gm` is True when the attempt
    comes from a ruling, `public` when it was announced on a list. `renewed` says which secrets hidden draws
    hang on instead of those told already.
    """

    __slots__ = ("_chance", "_counters", "actor", "at", "by", "draws", "entry", "gm", "public", "remarks",
                 "renewed", "ruled", "season", "settings")  # fmt: skip

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
        public: bool = True,
        season: str = FIRST_SEASON,
        renewed: Mapping[str, str] = _NONE,
    ) -> None:
        self.at = at
        self.entry = entry
        self.settings = settings
        self.actor = actor
        self.by = by
        self.ruled = ruled
        self.gm = gm
        self.public = public
        self.season = season
        self.renewed = renewed
        self.draws: list[Draw] = []
        self.remarks: list[Remark] = []
        self._chance = chance
        self._counters: dict[str, int] = {}

    def roll(self, purpose: str, sides: int, seal: str = "") -> int:
        """Draw 1 to `sides` for `purpose`; the draw is recorded with the outcome.

        With `seal`, it hangs on the secret of that name and is shown to nobody before that secret is told;
        if it was told before the entry came in, on the one that has taken its place.
        """
        counter = self._counters.get(purpose, 0)
        self._counters[purpose] = counter + 1
        secret = self.renewed.get(seal, seal) if seal else self.season
        result = self._chance.draw(self.entry, purpose, counter, sides, secret)
        self.draws.append(Draw(self.entry, purpose, counter, sides, result, secret))
        return result

    def shuffle(self, purpose: str, items: Sequence[T], count: int | None = None, seal: str = "") -> list[T]:
        """`items` in random order, or `count` of them drawn without replacement (`chance.shuffled`)."""
        taken = len(items) if count is None else min(count, len(items))
        sides = (len(items) - place for place in range(taken))
        draws = [self.roll(purpose, left, seal) for left in sides if left > 1]
        return shuffled(items, draws)[:taken]

    def remark(self, code: str, text: str) -> None:
        """Tell the actor something about an action that goes through."""
        self.remarks.append(Remark(code, text))
