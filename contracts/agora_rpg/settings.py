"""Everything about the role-playing game that can be set, each with the reading or number it decides.

The ambiguities of the text that these settings decide are listed in `ambiguities`.
"""

from datetime import datetime
from functools import cached_property
from typing import Literal, Self

from pydantic import Field, field_validator, model_validator

from gamemaster.core.calendar import utc
from gamemaster.core.mechanics.intent_profiles import Era
from gamemaster.core.settings import Settings


class RpgSettings(Settings):
    """Readings (mechanics R-1 to R-28) and constants of one game.

    Hours count from the announcement of an intent; days are 24 hours; gauges and dice are whole numbers.
    """

    encounter_overlap: Literal["earlier", "later", "reroll", "gm", "smoothed"] = "earlier"
    combat: Literal["block", "fizzle", "gm", "duel"] = "duel"
    combat_rewards: Literal["none", "per_monster"] = "per_monster"
    death_keeps_tokens: bool = False
    token_overflow: Literal["cliff", "trim"] = "cliff"  # noqa: S105 - no password
    on_leave: Literal["destroyed", "kept", "gm"] = "destroyed"
    rejoin_days: int = Field(7, ge=0, le=3650)
    dice_source: Literal["bot", "import", "stated"] = "bot"
    weekly_points_cap: int | None = Field(None, ge=0)
    season_end: datetime | None = None

    # s. 9
    base_health: int = Field(5, ge=1, le=1000)
    base_vitality: int = Field(10, ge=1, le=1000)
    base_experience: int = Field(10, ge=1, le=1000)
    base_monster_health: int = Field(5, ge=1, le=1000)

    # s. 26: vitality regained per level when a move costs health
    second_wind: int = Field(2, ge=0, le=1000)

    # s. 34 (house): the duel and what a slain monster brings per level
    duel_player_die: int = Field(6, ge=1, le=1000)
    duel_monster_die: int = Field(3, ge=1, le=1000)
    reward_experience: int = Field(2, ge=0, le=100)
    reward_gold: int = Field(1, ge=0, le=100)

    # s. 35, 36: per level of the potion, below the maximum and at it
    health_potion: int = Field(2, ge=0, le=1000)
    health_potion_maximum: int = Field(1, ge=0, le=1000)
    vitality_potion: int = Field(4, ge=0, le=1000)
    vitality_potion_maximum: int = Field(2, ge=0, le=1000)

    # s. 37: gold per level
    heal_price: int = Field(2, ge=0, le=1000)

    # s. 39, 40: tokens on joining, and what the accumulation factor adds to the level
    joining_tokens: int = Field(5, ge=0, le=1000)
    token_bonus: int = Field(4, ge=0, le=1000)

    # R1728: how intents work, and when one can be acted on
    intent_era: Era = "2008-02"

    @field_validator("season_end")
    @classmethod
    def _in_utc(cls, end: datetime | None) -> datetime | None:
        return None if end is None else utc(end)

    @model_validator(mode="after")
    def _fit_together(self) -> Self:
        rewarded = self.combat_rewards == "per_monster" and self.combat in ("duel", "gm")
        if rewarded and self.reward_experience == self.reward_gold == 0:
            raise ValueError("combat_rewards is per_monster but both rewards are 0: set it to none")
        if self.dice_source == "stated" and self.encounter_overlap == "reroll":
            raise ValueError("with dice_source stated players could reroll at will: choose another overlap")
        return self

    @cached_property
    def bases(self) -> tuple[int, int, int, int]:
        """The base values (s. 9): health, vitality, experience, monster health."""
        return self.base_health, self.base_vitality, self.base_experience, self.base_monster_health

    def token_factor(self, level: int) -> int:
        """The movement token accumulation factor at that level (s. 40)."""
        return level + self.token_bonus

    def tokens_kept(self, level: int) -> int:
        """What is left to somebody who had more than twice eir factor of tokens (s. 40, R-9)."""
        factor = self.token_factor(level)
        return factor if self.token_overflow == "cliff" else 2 * factor  # noqa: S105 - no password
