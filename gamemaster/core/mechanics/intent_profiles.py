"""How dependent actions worked when a game's text was written: one profile an era of R1728.

What differs between the eras is data here; `intent_rules` applies it. Windows are elapsed time from the
effective time of the announcement, both ends included (never calendar days).
"""

from datetime import timedelta
from typing import Literal, NamedTuple

from gamemaster.core.mechanics.intents import Method

Era = Literal["2008-02", "2008-11", "2009-10", "2023"]
"""The eras that the games' texts fall in, by the month or year of the first."""


class Window(NamedTuple):
    """How long after its announcement an intent may be resolved; both ends belong to the window."""

    opens: timedelta = timedelta(hours=96)
    closes: timedelta = timedelta(hours=336)


class Profile(NamedTuple):
    """What an era allowed.

    window          wait and lapse; support needs no wait
    own_objection   whoever intends may object emself
    settled         an objection that was taken back less than this ago still blocks
    once            an answer that was taken back cannot be given again
    notice          acting with notice exists; `days_notice`: a longer notice than usual can be named
    most            the largest number of objections that may be named (None: any)
    conditions      conditions stated in the intent must be met
    supporters_act  methods by which supporters may act, too (P5543)
    brake           an objection of the Speaker blocks for so long
    """

    window: Window = Window()
    own_objection: bool = True
    settled: timedelta = timedelta(0)
    once: bool = False
    notice: bool = False
    days_notice: bool = False
    most: int | None = None
    conditions: bool = False
    supporters_act: frozenset[Method] = frozenset({"with_support"})
    brake: timedelta = timedelta(0)


_DAY = timedelta(hours=24)

PROFILES: dict[Era, Profile] = {
    # R1728 from P5445 to P5767; supporters may act since P5543
    "2008-02": Profile(own_objection=False),
    # P5767, P5775, P5818
    "2008-11": Profile(),
    # P6204 (conditions), P6306 (withdrawn objections), P6474, P6475, P6512
    "2009-10": Profile(settled=_DAY, once=True, notice=True, most=8, conditions=True),
    # R1728 and R2124 as of April 2023
    "2023": Profile(
        settled=_DAY,
        once=True,
        notice=True,
        days_notice=True,
        conditions=True,
        supporters_act=frozenset({"with_support", "with_consent"}),
        brake=2 * _DAY,
    ),
}

EARLIEST = PROFILES["2008-02"]
"""The profile where a game names none."""
