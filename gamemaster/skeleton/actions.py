"""What can be announced: one frozen model for each act, named in the imperative."""

from typing import ClassVar, Literal

from pydantic import Field

from gamemaster.core.action import Action


class Join(Action):
    """Become a player (s. 1)."""

    name: ClassVar[str] = "join"


class Leave(Action):
    """Cease to be a player (s. 1)."""

    name: ClassVar[str] = "leave"


class Pick(Action):
    """Pick apples from the tree (s. 3)."""

    name: ClassVar[str] = "pick"
    count: int = Field(ge=1, le=1_000)


class Adjust(Action):
    """Game Master: set a value of a player to what it should be (s. 5)."""

    name: ClassVar[str] = "adjust"
    gm_only: ClassVar[bool] = True
    person: str
    value: Literal["apples", "picked_this_week"]
    to: int = Field(ge=0, le=1_000)


class HandOver(Action):
    """Game Master: somebody else is Game Master from now on (s. 5)."""

    name: ClassVar[str] = "hand_over"
    gm_only: ClassVar[bool] = True
    to: str


ACTIONS: tuple[type[Action], ...] = (Join, Leave, Pick, Adjust, HandOver)
