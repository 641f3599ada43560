"""What happens by itself whenever it is true: offers lapse with the last such token (s. 7), and the
tournament ends when a community has more than half of the tiles (s. 9).

Offers are settled after each event. The end is told by the rule that changed the board once all of it has
happened, so that a merger pays before the game is over (C-15).
"""

from datetime import datetime

from contracts.commune.board import SQUARES
from contracts.commune.events import OfferClosed, TournamentEnded
from contracts.commune.evolve import evolve
from contracts.commune.settings import CommuneSettings
from contracts.commune.state import Community, State
from gamemaster.core.course import Course
from gamemaster.core.event import Event
from gamemaster.core.maps import in_order


def course(state: State) -> Course[State]:
    """A course that starts at `state` and lets offers lapse."""
    return Course(state, evolve, _lapsed)


def plain_course(state: State) -> Course[State]:
    """A course of events by which nobody loses a token."""
    return Course(state, evolve, _nothing)


def _nothing(_: State) -> None:
    return None


def _lapsed(state: State) -> Event | None:  # s. 7, C-29
    found = None
    for number, offer in state.market.open.items():
        owner = state.participants.get(offer.by)
        gone = owner is None or offer.token not in owner.tokens
        if gone and (found is None or number < found.number):
            found = offer
    return None if found is None else OfferClosed(found.by, found.number, "lapsed")


def majority(state: State, settings: CommuneSettings) -> Community | None:
    """The community with more than half of the tiles, if there is one (s. 9, C-12)."""
    needed = tiles_for_majority(len(state.land.board), settings)
    if needed is None:
        return None
    # no two can have it, so the order of the map does not matter
    return next((c for c in state.communities.values() if c.size >= needed), None)


def tiles_for_majority(placed: int, settings: CommuneSettings) -> int | None:
    """How many tiles are more than half when `placed` lie on the board; None where that is too early."""
    if settings.end_base == "placed_min" and placed < settings.end_min:
        return None
    return (len(SQUARES) if settings.end_base == "board" else placed) // 2 + 1


def conclude(told: Course[State], settings: CommuneSettings, at: datetime) -> None:
    """End the tournament if a community now has the majority."""
    if told.state.realm.result is not None:
        return
    largest = majority(told.state, settings)
    if largest is not None:
        told.tell(ended(told.state, settings, at, largest.handle))


def ended(state: State, settings: CommuneSettings, at: datetime, community: str = "") -> TournamentEnded:
    """The event of the end, with those who had most accolades immediately before it (s. 9, C-14)."""
    people = [(name, p) for name, p in in_order(state.participants)]
    best = max((p.accolades for _, p in people), default=0)
    winners = [(name, p) for name, p in people if p.accolades == best] if best > 0 else []
    if len(winners) > 1 and settings.win_tie == "none":
        winners = []
    if len(winners) > 1 and settings.win_tie == "tie_break":
        winners.sort(key=lambda pair: (-pair[1].invested, -sum(pair[1].tokens.values()), pair[1].place))
        winners = winners[:1]
    names = tuple(name for name, _ in winners)
    return TournamentEnded(at, "majority" if community else "time", community, names, best)
