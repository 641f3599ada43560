"""What contestants and the contestmaster of the Werewolves can announce.

Night choices are `secret`: they come by private mail and nobody else learns of them. A vote may come either
way (mechanics W-3). Who holds which role, and who holds the office, is asked by the rules, not here.
"""

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from pydantic import Field, model_validator

from gamemaster.core.action import Action
from gamemaster.core.mechanics.intents import (
    INTENT_ACTIONS,
    Intend,
    Object,
    Resolve,
    Response,
    Retract,
    Support,
    WithdrawObjection,
    WithdrawSupport,
)

Power = Literal["heal", "poison"]
BELOVED: Final = frozenset({"lover", "beloved"})
"""Parts in which a wording names one and the other of the Lovers."""


class Targeted(Action):
    """An act on one person, or on nobody (`target` is null): what was chosen before is taken back."""

    target: str | None


class Join(Action):
    """Become a contestant (s. 1c); who joins while a session runs plays in the next one (W-9)."""

    name: ClassVar[str] = "join"


class Leave(Action):
    """Cease to be a contestant (s. 1c)."""

    name: ClassVar[str] = "leave"


class Vote(Targeted):
    """Change one's vote for who to lynch to a townsperson, or to null (s. 3)."""

    name: ClassVar[str] = "vote"
    anywhere: ClassVar[bool] = True
    discreet: ClassVar[bool] = True


class Attack(Targeted):
    """A werewolf: name the villager that the werewolves attack tonight (s. 4a)."""

    name: ClassVar[str] = "attack"
    secret: ClassVar[bool] = True


class See(Action):
    """The Seer: select another townsperson, to learn whether e is a werewolf (s. 7a)."""

    name: ClassVar[str] = "see"
    secret: ClassVar[bool] = True
    target: str


class Save(Action):
    """The Witch: heal whoever the werewolves attack tonight (s. 7b).

    `target` tells who was named, if somebody was: the rules hold it against the victim.
    """

    name: ClassVar[str] = "save"
    secret: ClassVar[bool] = True
    unprinted: ClassVar[frozenset[str]] = frozenset({"target"})
    target: str | None = None


class Poison(Action):
    """The Witch: poison another townsperson (s. 7b)."""

    name: ClassVar[str] = "poison"
    secret: ClassVar[bool] = True
    target: str


class Pass(Action):
    """Use nothing tonight; of the Witch's two powers only `power`, where one is named (s. 4b, 7b)."""

    name: ClassVar[str] = "pass"
    secret: ClassVar[bool] = True
    power: Power | None = None


class Link(Action):
    """Cupid: name the two Lovers (s. 7d)."""

    name: ClassVar[str] = "link"
    secret: ClassVar[bool] = True
    lovers: tuple[str, str]

    @model_validator(mode="before")
    @classmethod
    def _of_two(cls, found: object) -> object:
        """The lover and the beloved of `I pair Tarn with Mirelle` as the two Lovers."""
        if not isinstance(found, Mapping) or not BELOVED.issubset(found):
            return found
        named = {key: value for key, value in found.items() if key not in BELOVED}
        return {**named, "lovers": (found["lover"], found["beloved"])}


class Shoot(Targeted):
    """The Hunter: choose who dies with em (s. 7c); `standing` where e says so for the case of eir death."""

    name: ClassVar[str] = "shoot"
    secret: ClassVar[bool] = True
    unprinted: ClassVar[frozenset[str]] = frozenset({"standing"})
    standing: Literal[True] | None = None


class StartSession(Action):
    """The contestmaster: start a session with these optional roles (s. 2).

    It names the roles, which not every game makes public (W-11): of a ruling only what comes of it is told.
    """

    name: ClassVar[str] = "start_session"
    hushed: ClassVar[bool] = True
    roles: tuple[str, ...] = ()


class EndSession(Action):
    """The contestmaster: end the session in progress, without member objection (s. 1f)."""

    name: ClassVar[str] = "end_session"


class Substitute(Action):
    """Contestmaster, by ruling: `to` takes `person`'s place in the session (W-8)."""

    name: ClassVar[str] = "substitute"
    gm_only: ClassVar[bool] = True
    person: str
    to: str


class Remove(Action):
    """Contestmaster, by ruling: `person` is no contestant any more; as if e had left."""

    name: ClassVar[str] = "remove"
    gm_only: ClassVar[bool] = True
    person: str


class Adjust(Action):
    """Contestmaster, by ruling: set one value of a townsperson to what it should be.

    `value` is `status` (`living` or `dead`), `side` (`villager` or `werewolf`), `role` (a role, which moves
    to em, or `none`), `heal` or `poison` (`unused` or `used`). Whoever's part is another is told so.
    """

    name: ClassVar[str] = "adjust"
    gm_only: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    person: str
    value: str
    to: str


class Award(Action):
    """Contestmaster, by ruling: what the winners of that session were owed has been awarded (s. 5)."""

    name: ClassVar[str] = "award"
    gm_only: ClassVar[bool] = True
    session: int = Field(ge=1)


class Enact(Action):
    """Contestmaster, by ruling: the amendment of that resolved intent stands in the text now (s. 1e)."""

    name: ClassVar[str] = "enact"
    gm_only: ClassVar[bool] = True
    intent: int


class HandOver(Action):
    """Contestmaster, by ruling: somebody else is contestmaster from now on (s. 1d)."""

    name: ClassVar[str] = "hand_over"
    gm_only: ClassVar[bool] = True
    to: str


ACTIONS: tuple[type[Action], ...] = (
    Join,
    Leave,
    Vote,
    Attack,
    See,
    Save,
    Poison,
    Pass,
    Link,
    Shoot,
    StartSession,
    EndSession,
    *INTENT_ACTIONS,
    Substitute,
    Remove,
    Adjust,
    Award,
    Enact,
    HandOver,
)

__all__ = [
    "ACTIONS",
    "Adjust",
    "Attack",
    "Award",
    "Enact",
    "EndSession",
    "HandOver",
    "Intend",
    "Join",
    "Leave",
    "Link",
    "Object",
    "Pass",
    "Poison",
    "Power",
    "Remove",
    "Resolve",
    "Response",
    "Retract",
    "Save",
    "See",
    "Shoot",
    "StartSession",
    "Substitute",
    "Support",
    "Targeted",
    "Vote",
    "WithdrawObjection",
    "WithdrawSupport",
]
