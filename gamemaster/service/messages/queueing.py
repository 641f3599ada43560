"""Mail of a game whose draws wait for the beacon: it is kept, in its order, until they may be made.

What belongs to another game alone, or asks the program something, goes on; and so does everything as soon as
the game is ready and what came before has been taken in.
"""

from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import Connection

from gamemaster.core.calendar import iso
from gamemaster.service.messages.results import Fate, Ruled
from gamemaster.service.messages.sorting import Addressed
from gamemaster.service.workspace.loaded import Live, awaited
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import Status
from gamemaster.store.waiting import any_waits, wait_for


def is_behind(tx: Connection, live: Live, number: int) -> bool:
    """Whether message `number` must wait for the game: its draws do, or mail that came earlier does."""
    # only a game with a beacon ever waits, and few have one
    return bool(live.beacons) and (live.waiting is not None or any_waits(tx, live.id, number))


def unready(tx: Connection, number: int, reached: Iterable[Addressed]) -> list[Addressed]:
    """The games that the message reached and would have to wait for."""
    return [place for place in reached if is_behind(tx, place.live, number)]


def ready(
    reached: Sequence[Addressed], waits: Sequence[Addressed], concerns: Callable[[Addressed], bool]
) -> list[Addressed]:
    """The games that may go on with the message: none where it `concerns` one that waits, or none at all.

    What says nothing to any game yet may do so when mail that came before it has been taken in.
    """
    others = [place for place in reached if place not in waits]
    alone = not any(map(concerns, waits)) and any(map(concerns, others))
    return others if alone else []


def put_by(ws: Workspace, tx: Connection, number: int, games: Iterable[Live], public: bool) -> Fate:
    """Let the message wait for these games; its fate until then."""
    waits = tuple(games)
    for live in waits:
        wait_for(tx, live.id, number)
    # that somebody has written in private is nothing to show in a game with secrets
    hidden = not public and any(live.contract.keeps_secrets for live in waits)
    ruled = tuple(Ruled(live.id, "", iso(ws.clock()), private=True) for live in waits if hidden)
    reason = "; ".join(awaited(live) or f"{live.id}: mail that came earlier waits" for live in waits)
    return Fate(Status.WAITING, reason, ruled=ruled)
