"""What became of an attempt. Invalid is not illegal: a refused action simply did not happen."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from gamemaster.core.action import Attempt
from gamemaster.core.chance import Draw
from gamemaster.core.event import Event


class Verdict(StrEnum):
    """The four things that can be said of an attempt."""

    APPLIED = "applied"
    REFUSED = "refused"
    NEEDS_RULING = "needs_ruling"
    PROVISIONAL = "provisional"


class Refused(NamedTuple):
    """The action did not happen.

    `code` is stable and machine-readable, `section` the contract's section that bars it, `text` a
    sentence for the player, `numbers` the figures the sentence rests on, `instead` the nearest legal
    alternative in words the reader knows ("" where there is none).
    """

    code: str
    section: str
    text: str
    numbers: Mapping[str, Any] = {}
    instead: str = ""


class NeedsRuling(NamedTuple):
    """The rules leave it open and the game master must choose among `candidates` (short labels)."""

    code: str
    section: str
    text: str
    candidates: tuple[str, ...] = ()


class Remark(NamedTuple):
    """Something the actor should know about an action that was applied (a warning, a consequence)."""

    code: str
    text: str


Position = tuple[int, int]
"""Where an attempt stands in its entry: item of the reading, and place within the item's answer (else 0)."""


class Outcome(NamedTuple):
    """One attempt, ruled on. `attempt` is None for what the clock did by itself."""

    position: Position
    attempt: Attempt | None
    verdict: Verdict
    text: str
    events: tuple[Event, ...] = ()
    draws: tuple[Draw, ...] = ()
    remarks: tuple[Remark, ...] = ()
    refusal: Refused | None = None
    question: NeedsRuling | None = None
