"""The calendar of drand's public network quicknet: a round every three seconds, each at a fixed moment."""

from datetime import UTC, datetime
from math import ceil

# of quicknet (chain 52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971)
_GENESIS = 1_692_803_367
_PERIOD = 3


def first_round(moment: datetime) -> int:
    """The first round that comes out at `moment` or later."""
    return max(1, ceil((moment.timestamp() - _GENESIS) / _PERIOD) + 1)


def time_of(round_: int) -> datetime:
    """When a round comes out."""
    return datetime.fromtimestamp(_GENESIS + (round_ - 1) * _PERIOD, UTC)
