"""Everything about Agora Fluxx that can be set: readings of the text (F-1 to F-27), limits, reminders.

The ambiguities of the text that these settings decide are listed in `ambiguities`.
"""

from datetime import timedelta
from typing import Annotated, Literal

from pydantic import Field, field_validator

from gamemaster.core.mechanics.intent_profiles import Era
from gamemaster.core.settings import Settings

Hours = Annotated[int, Field(ge=1, le=24 * 90)]


class FluxxSettings(Settings):
    """Readings and limits of one game.

    `turn_limit` is in days (None: no limit), `limit_deadline` in hours (None: no limit). `reminders` are
    hours after which somebody whose turn is awaited hears of it. `rejoin_days` is for how many days after
    leaving one gets no new cards. `news` says what the program tells the list at once: the beginnings and
    ends of games, every play, or nothing.
    """

    # cards (F-1), and how a game is won
    deck: Literal["starter", "own", "none"] = "starter"
    goal_tie: Literal["play_on", "all_win", "active"] = "play_on"
    discard_public: bool = True

    # turns (III-6 to III-10)
    may_pass: bool = False
    turn_limit: int | None = Field(7, ge=1, le=90)
    turn_default: Literal["skip", "random", "wait"] = "skip"
    tt_per_player: int = Field(1, ge=1, le=2)
    tt_nobody: Literal["contestmaster", "keep"] = "contestmaster"
    concurrent_rules: Literal["live", "snapshot"] = "live"
    play_order: Literal["random", "joined"] = "random"
    reminders: tuple[Hours, ...] = (48, 120)

    # what the Limits of IV-1 ask for
    limit_timing: Literal["standard", "end_of_turn"] = "standard"
    limit_deadline: Hours | None = 72
    limit_blocking: bool = True

    # who leaves, by III-15, and comes back, by III-14
    leaver_keepers: Literal["discard", "destroyed", "kept"] = "discard"
    rejoin_days: int = Field(7, ge=0, le=365)

    news: Literal["games", "plays", "none"] = "games"

    # R1728 of the autumn of 2009; amending is without party objection, whatever this says (I-1)
    intent_era: Era = "2009-10"

    @field_validator("reminders")
    @classmethod
    def _rising(cls, hours: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(set(hours)))

    @property
    def forfeit(self) -> timedelta | None:
        """How long a turn may be awaited before its default happens; None for ever (F-9)."""
        if self.turn_limit is None or self.turn_default == "wait":
            return None
        return timedelta(days=self.turn_limit)

    @property
    def discarding(self) -> timedelta | None:
        """How long somebody may take to discard before chance does it; None for ever (F-16)."""
        return None if self.limit_deadline is None else timedelta(hours=self.limit_deadline)

    def reminder(self, sent: int) -> timedelta | None:
        """When the next reminder goes out after `sent` of them; None when there are no more.

        A turn whose time is too short for any of them has one at half of it.
        """
        times, limit = [timedelta(hours=h) for h in self.reminders], self.forfeit
        if limit is not None and times:
            times = [time for time in times if time < limit] or [limit / 2]
        return times[sent] if sent < len(times) else None
