"""Holdings: how many of each asset somebody owns, as a persistent map from asset name to count.

What must stay true: a count that reaches nothing is taken out, so equal holdings are equal maps, and nobody
ever owns a negative number. Rules check before they take; taking too much is a fault in the rules.
"""

from collections.abc import Iterable

from gamemaster.core.errors import LedgerError
from gamemaster.core.maps import Map, PersistentMap, in_order

Holdings = PersistentMap[str, int]
"""Asset name -> how many, always above zero."""

Pairs = tuple[tuple[str, int], ...]
"""Holdings in the order of their names, as events and reports carry them."""

NOTHING: Map[str, int] = Map()


def gain(holdings: Map[str, int], asset: str, quantity: int = 1) -> Map[str, int]:
    """`holdings` with `quantity` (0 or more) of `asset` added."""
    return holdings.set(asset, holdings.get(asset, 0) + quantity) if quantity else holdings


def lose(holdings: Map[str, int], asset: str, quantity: int = 1) -> Map[str, int]:
    """`holdings` without `quantity` of `asset`; raises LedgerError when there are fewer."""
    left = holdings.get(asset, 0) - quantity
    if left < 0:
        raise LedgerError(f"{quantity} of {asset} cannot be taken from {holdings.get(asset, 0)}")
    if left:
        return holdings.set(asset, left)
    return holdings.delete(asset) if asset in holdings else holdings


def pairs(holdings: Map[str, int]) -> Pairs:
    """The holdings as a sorted tuple of (asset, count)."""
    return tuple(in_order(holdings))


def from_pairs(counts: Iterable[tuple[str, int]]) -> Map[str, int]:
    """Holdings with these counts; several counts of one asset add up."""
    holdings = NOTHING
    for asset, quantity in counts:
        holdings = gain(holdings, asset, quantity)
    return holdings
