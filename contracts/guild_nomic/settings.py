"""Everything about GuildNomic that can be set, each with the reading or number it decides.

The ambiguities of the text that these settings decide are listed in `ambiguities`. A proposal can change
those of this file (`effects`).
"""

from typing import Literal

from pydantic import Field

from gamemaster.core.settings import Settings


class GuildSettings(Settings):
    """Readings (mechanics G-1 to G-41) and constants of one game.

    Hours and days are counted from the moment spoken of; levels, votes, rules and quests are whole numbers.
    """

    win_level: int = Field(20, ge=2, le=1_000)
    end_level: int = Field(20, ge=2, le=1_000)
    advantage_sign: Literal["literal", "intended"] = "literal"
    proposal_rules: Literal["A", "B", "merge"] = "B"
    quorum: int = Field(0, ge=0, le=1_000)
    reputable: Literal["any", "list", "age"] = "any"
    reputable_days: int = Field(14, ge=0, le=3_650)
    proposal_limits: Literal["all", "general", "none"] = "all"
    on_leave: Literal["reset", "keep"] = "reset"
    levelup_hp: Literal["unchanged", "up"] = "unchanged"
    death_at: Literal["below", "zero"] = "below"
    damage_order: Literal["standing", "automatic", "ask"] = "standing"
    damage_hours: int = Field(48, ge=1, le=24 * 30)
    create_conditions: Literal["same", "none"] = "same"
    attack_limit: Literal["party", "person"] = "party"
    orphan_monsters: Literal["removed", "stay"] = "removed"
    quest_rights: Literal["adventurers", "players", "gm"] = "adventurers"

    # s. 2: who was a player stays out so long before e may join a guild again
    return_days: int = Field(7, ge=0, le=365)
    # s. 6 to 8
    proposals_a_week: int = Field(4, ge=1, le=100)
    proposals_active: int = Field(2, ge=1, le=100)
    standard_owned: int = Field(2, ge=1, le=100)
    urgent_hours: int = Field(48, ge=1, le=24 * 30)
    urgent_against: int = Field(2, ge=0, le=1_000)
    rules_made: int = Field(1, ge=0, le=100)
    rules_amended: int = Field(3, ge=0, le=100)
    # s. 17: more phases than this on the board, and a quest may be taken off
    quest_phases: int = Field(2, ge=0, le=100)
    quests_a_phase: int = Field(3, ge=0, le=100)
    quests_on_board: int = Field(5, ge=1, le=100)
    # s. 18: roll and advantage must be above this
    hit_above: int = Field(10, ge=-100, le=100)
