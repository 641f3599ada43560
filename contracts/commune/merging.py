"""What placing a tile on a square would do: found, grow or merge; who acquires whom, and what that pays.

Pure arithmetic of whole numbers over the state before the placement (C-7, C-10).
"""

from dataclasses import dataclass
from typing import Literal

from contracts.commune.board import communities_beside, orphans_around
from contracts.commune.settings import CommuneSettings
from contracts.commune.state import Community, State


@dataclass(frozen=True, slots=True)
class Payout:
    """What one holder gets for one acquired community: `tiles` x `held` / `investments`, rounded down."""

    person: str
    community: int
    tiles: int
    held: int
    investments: int

    @property
    def accolades(self) -> int:
        """The accolades gained (s. 5, C-10: multiplied first, floored once)."""
        return self.tiles * self.held // self.investments


@dataclass(frozen=True, slots=True)
class Placement:
    """What a tile on `square` does.

    Founding: `tiles` are those that belong to the new community. Growing: `acquirer` grows. Merging:
    `acquirer` takes in `acquired`, in order of their numbers, and `payouts` are paid.
    """

    square: str
    kind: Literal["founds", "grows", "merges"]
    tiles: tuple[str, ...] = ()
    acquirer: int = 0
    acquired: tuple[int, ...] = ()
    payouts: tuple[Payout, ...] = ()


def placement(state: State, square: str, settings: CommuneSettings) -> Placement:
    """What a tile on the empty `square` would do now (s. 4, 5)."""
    beside = communities_beside(state.land, square)
    if not beside:
        return Placement(square, "founds", _first_tiles(state, square, settings))
    if len(beside) == 1:
        return Placement(square, "grows", acquirer=beside[0])
    acquirer = _acquirer([state.communities[number] for number in beside])
    acquired = tuple(number for number in beside if number != acquirer)
    payouts = tuple(payout for number in acquired for payout in _payouts(state, number))
    return Placement(square, "merges", acquirer=acquirer, acquired=acquired, payouts=payouts)


def _first_tiles(state: State, square: str, settings: CommuneSettings) -> tuple[str, ...]:  # C-1, C-4
    if settings.founding_tile == "literal":
        return ()
    return (square, *orphans_around(state.land, square)) if settings.orphan_absorb else (square,)


def _acquirer(involved: list[Community]) -> int:  # s. 5, C-8, C-9
    largest = max(community.size for community in involved)
    tied = [community for community in involved if community.size == largest]
    return min(tied, key=lambda community: community.grown).number


def _payouts(state: State, number: int) -> list[Payout]:  # s. 5, C-11
    holders = state.holders(number)
    total = sum(held for _, held in holders)
    size = state.communities[number].size
    return [Payout(person, number, size, held, total) for person, held in holders]
