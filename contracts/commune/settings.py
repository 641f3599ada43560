"""Everything about Commune that can be set, each with the reading or number it decides.

The ambiguities of the text that these settings decide are listed in `ambiguities`.
"""

from datetime import datetime, timedelta
from typing import Literal

from pydantic import Field

from contracts.commune.dates import add_months
from gamemaster.core.settings import Settings


class CommuneSettings(Settings):
    """Readings (mechanics C-1 to C-36) and constants of one game.

    Hours and days are counted from the moment spoken of; numbers of tiles, communities and people are whole.
    """

    founding_tile: Literal["belongs", "literal"] = "belongs"
    merging_tile: Literal["joins", "orphan", "counts"] = "joins"
    orphan_absorb: bool = False
    founding_grant_exempt: bool = False
    end_base: Literal["board", "placed", "placed_min"] = "board"
    end_min: int = Field(20, ge=1, le=100)
    duration: Literal["months", "days"] = "months"
    duration_months: int = Field(3, ge=1, le=120)
    duration_days: int = Field(90, ge=1, le=3650)
    win_tie: Literal["shared", "none", "tie_break"] = "shared"
    week_mode: Literal["calendar", "rolling"] = "calendar"
    place_limit: int | None = Field(None, ge=1, le=100)
    color_check: Literal["warn", "list", "any"] = "warn"
    naming_limit: int | None = Field(72, ge=1, le=24 * 365)
    offer_standing: bool = False
    report_on_request: bool = True
    report_request_hours: int = Field(24, ge=0, le=24 * 30)

    # s. 11: amending the tournament's text takes the consent that starting it took
    amend_consent: int = Field(2, ge=1, le=100)

    def deadline(self, start: datetime) -> datetime:
        """When a tournament that began at `start` ends at the latest (s. 9, C-13)."""
        if self.duration == "days":
            return start + timedelta(days=self.duration_days)
        return add_months(start, self.duration_months)
