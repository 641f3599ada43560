"""Everything about the Werewolves that can be set: readings of the text (W-1 to W-34), limits, reminders.

The ambiguities of the text that these settings decide are listed in `ambiguities`.
"""

from datetime import timedelta
from typing import Annotated, Literal, Self

from pydantic import Field, field_validator, model_validator

from contracts.werewolves.state import ROLES
from gamemaster.core.mechanics.intent_profiles import Era
from gamemaster.core.settings import Settings

Hours = Annotated[int, Field(ge=1, le=24 * 90)]


class WerewolfSettings(Settings):
    """Readings and limits of one game.

    `day_limit` and `night_limit` are in days (None: no limit), `cupid_limit`, `hunter_limit` and `min_night`
    in hours. `reminders` and `short_reminders` are hours after which whoever still owes something hears of
    it: the former by day and by night, the latter while Cupid or the Hunter is waited for. `award_pool`
    is the most points a contest can award in a week (P of s. 5i). `nomics` are the lists of each nomic, for
    `lists` (none given: each list is a nomic's own).
    """

    # s. 3
    majority: Literal["living", "cast"] = "living"
    vote_channel: Literal["either", "list", "private"] = "either"
    tally: Literal["none", "counts", "names"] = "none"
    day_limit: int | None = Field(None, ge=1, le=90)
    day_default: Literal["no_lynch", "plurality"] = "no_lynch"
    lovers_vote: Literal["no_effect", "dropped", "minus_one"] = "no_effect"
    idiot_vote: Literal["everyone", "own", "leader"] = "everyone"

    # s. 4
    wolf_agree: Literal["all", "one"] = "all"
    night_limit: int | None = Field(7, ge=1, le=90)
    night_default: Literal["random", "no_kill", "contestmaster"] = "random"
    min_night: int = Field(0, ge=0, le=24 * 30)
    seer_timing: Literal["at_once", "if_alive", "night_end"] = "at_once"
    witch_self: Literal["heal", "never"] = "heal"
    hunter_limit: Hours | None = 72

    # s. 1, 2, 7d
    on_leave: Literal["dies", "stays", "dies_with_powers", "replaced"] = "dies"
    autostart: Literal["remind", "automatic"] = "remind"
    default_roles: tuple[str, ...] = ()
    roles_public: bool = True
    cupid_limit: Hours | None = 72
    cupid_self: bool = True
    lists: Literal["any", "each_nomic"] = "any"
    nomics: tuple[tuple[str, ...], ...] = ()

    # s. 5, 6
    all_dead: Literal["nobody", "villagers", "werewolves"] = "nobody"
    lovers_exclusive: bool = False
    award_pool: int | None = Field(None, ge=0)
    final_reveal: bool = True

    reminders: tuple[Hours, ...] = (72, 144)
    short_reminders: tuple[Hours, ...] = (24, 48)
    silent_rounds: int = Field(3, ge=1, le=100)

    # R1728, s. 1e, 1f: without member objection
    intent_era: Era = "2008-11"
    intent_electors: Literal["players", "members"] = "members"

    @field_validator("reminders", "short_reminders")
    @classmethod
    def _rising(cls, hours: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(set(hours)))

    @model_validator(mode="after")
    def _fit_together(self) -> Self:
        unknown = [role for role in self.default_roles if role not in ROLES]
        if unknown or len(set(self.default_roles)) < len(self.default_roles):
            raise ValueError(f"default_roles are some of {', '.join(ROLES)}, each once")
        if self.night_limit is not None and self.min_night > 24 * self.night_limit:
            raise ValueError("min_night is longer than night_limit allows a night to be")
        return self

    @property
    def withheld(self) -> frozenset[str]:  # W-11
        """What the next session is dealt by itself, where it is not told which roles are in play."""
        return frozenset() if self.roles_public else frozenset({"default_roles"})

    def fora(self, lists: tuple[str, ...]) -> tuple[frozenset[str], ...]:  # s. 1g
        """The groups of `lists` of which each must have an announcement before it counts."""
        if self.lists == "any":
            return (frozenset(lists),)
        named = [frozenset(nomic) & frozenset(lists) for nomic in self.nomics]
        left = frozenset(lists).difference(*named)
        return (*(group for group in named if group), *(frozenset((one,)) for one in sorted(left)))

    def limit(self, phase: str) -> timedelta | None:
        """How long that phase may last (`cupid`, `day`, `night` or `hunter`); None for ever."""
        match phase:
            case "day":
                return None if self.day_limit is None else timedelta(days=self.day_limit)
            case "night":
                return None if self.night_limit is None else timedelta(days=self.night_limit)
            case "cupid":
                return None if self.cupid_limit is None else timedelta(hours=self.cupid_limit)
            case _:
                return None if self.hunter_limit is None else timedelta(hours=self.hunter_limit)

    def reminder(self, phase: str, sent: int) -> timedelta | None:
        """When the next reminder of a phase goes out after `sent` of them; None when there are no more.

        A phase that is too short for any of them has one at half its time.
        """
        hours = self.reminders if phase in ("day", "night") else self.short_reminders
        times, limit = [timedelta(hours=h) for h in hours], self.limit(phase)
        if limit is not None and times:
            times = [time for time in times if time < limit] or [limit / 2]
        return times[sent] if sent < len(times) else None
