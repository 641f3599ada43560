"""Every constant of the game, and every point that the text leaves open."""

from typing import Literal

from pydantic import Field

from gamemaster.core.settings import Ambiguity, Settings


class GameSettings(Settings):
    """Numbers of apples, and what becomes of those of somebody who leaves."""

    first_apples: int = Field(10, ge=0, le=1_000)
    growth: int = Field(3, ge=0, le=100)
    weekly_limit: int = Field(4, ge=1, le=100)
    goal: int = Field(12, ge=1, le=1_000)
    on_leave: Literal["back", "rot"] = "back"


AMBIGUITIES: tuple[Ambiguity, ...] = (
    Ambiguity(
        "M-1",
        "1",
        "Whether the apples of somebody who leaves go back to the tree.",
        "on_leave",
        {
            "back": "The apples of somebody who leaves go back to the tree.",
            "rot": "The apples of somebody who leaves are lost.",
        },
    ),
)
