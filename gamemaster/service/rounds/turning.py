"""Turning the week: what is due is worked out from the ledger and the clock, so it may be asked at any time.

Every missed week is turned, in order, each in a transaction of its own. The week is not turned while the
clock is behind the game, nor while mail of the week may still lie unread in the mailbox.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.beacon import time_of
from gamemaster.core.calendar import spoken
from gamemaster.core.contract import PUBLIC
from gamemaster.core.errors import NotYet
from gamemaster.core.replay import Step
from gamemaster.core.timeline import Refold
from gamemaster.reports.data import Notice
from gamemaster.service.ledger.recording import advance
from gamemaster.service.letters.dispatching import dispatch
from gamemaster.service.letters.letters import notify
from gamemaster.service.reports import reporting
from gamemaster.service.reports.drafting import send_review
from gamemaster.service.reports.ratification import settle
from gamemaster.service.rounds.polling import last_polled
from gamemaster.service.rounds.releasing import fetch_due, release
from gamemaster.service.rounds.reminding import remind
from gamemaster.service.views.outcomes import told
from gamemaster.service.workspace.loaded import Live, awaited, clock_behind
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.facts import fact, set_fact
from gamemaster.store.limits import forget_limits
from gamemaster.store.waiting import any_waits

# what was mailed to whom on a day matters that day, or in its month
_COUNTED = timedelta(days=62)


@dataclass(frozen=True, slots=True)
class Turned:
    """What became due in a game. `held_up` says that it could not be done yet."""

    game: str
    text: str
    held_up: bool = False
    report: int | None = None

    @property
    def data(self) -> dict[str, Any]:
        """The same as JSON data."""
        return {"game": self.game, "text": self.text, "held_up": self.held_up, "report": self.report}


def tick(ws: Workspace, force: bool = False) -> list[Turned]:
    """Do whatever is due in every game; with `force` even though the mailbox was not read since."""
    done = [Turned(game, why, held_up=True) for game, why in fetch_due(ws)]
    done += _released(ws)
    with ws.read() as tx:
        names = ws.game_names(tx)
    return done + [turned for name in names for turned in _tick(ws, name, force)]


def _released(ws: Workspace) -> list[Turned]:
    """Mail that had waited comes first; while the clock is behind it waits on (the games say so)."""
    try:
        taken = [ruled.game for one in release(ws) for ruled in one.fate.ruled]
    except NotYet:
        return []
    return [Turned(game, f"{game}: mail that had waited was taken in.") for game in dict.fromkeys(taken)]


def next_change(ws: Workspace) -> datetime | None:
    """The next moment at which a game changes by itself, None for none."""
    with ws.read() as tx:
        games = ws.all_live(tx)
    return min((at for live in games if (at := _next_of(ws, live)) is not None), default=None)


def _next_of(ws: Workspace, live: Live) -> datetime | None:
    if live.waiting is not None:
        # until it is out there is nothing to do; should it not be had then, the next round tries again
        out = time_of(live.waiting.round)
        return out if ws.config.dice.beacon_url and out > ws.clock() else None
    due = live.contract.next_tick(live.head.state, live.settings)
    return None if due is None else due.at


def _tick(ws: Workspace, game: str, force: bool) -> list[Turned]:
    done: list[Turned] = []
    while True:
        with ws.write() as tx:
            live, now = ws.live(tx, game), ws.clock()
            if why := _not_ready(tx, live, now):
                done.append(Turned(live.id, why, held_up=True))
                return done
            due = reporting.next_report(tx, live)
            if due > now:
                moved = advance(tx, live, now)
                dispatch(ws, tx, live, Refold((), moved))
                done += _moved(live, moved)
                done += [Turned(live.id, text) for text in settle(ws, tx, live)]
                done += [Turned(live.id, text) for text in remind(ws, tx, live)]
                return done
            if not force and (unread := _unread(ws, tx, live, due)) is not None:
                done.append(unread)
                return done
            done.append(_turn(ws, tx, live, due))


def _not_ready(tx: Connection, live: Live, now: datetime) -> str:
    """Why nothing may happen in the game by the clock now, "" where it may."""
    if live.waiting is not None:
        then = f"Then: gamemaster beacon {live.id}"
        return f"{awaited(live)}; until then its mail waits and no week is turned. {then}"
    if live.beacons and any_waits(tx, live.id):
        return f"{live.id}: another program takes in mail that had waited; try again."
    return clock_behind(live, now)


def _moved(live: Live, steps: Iterable[Step]) -> list[Turned]:
    """What the clock brought about, as far as everybody may know of it."""
    found = (told(live.contract, outcome.events, PUBLIC) for step in steps for outcome in step.outcomes)
    return [Turned(live.id, f"{live.id}: by the clock: {' '.join(said)}") for said in found if said]


def _turn(ws: Workspace, tx: Connection, live: Live, due: datetime) -> Turned:
    dispatch(ws, tx, live, Refold((), advance(tx, live, due)))
    forget_limits(tx, ws.clock().date() - _COUNTED)
    number = reporting.draft(ws, tx, live, due)
    send_review(ws, tx, live, number)
    text = f"{live.id}: the week ended at {spoken(due)}; the draft of report {number} went to {live.game.gm}."
    return Turned(live.id, text, report=number)


def _unread(ws: Workspace, tx: Connection, live: Live, due: datetime) -> Turned | None:
    """The reason not to turn the week at `due` yet, if mail of that week may still be unread."""
    if not ws.config.imap.host:
        return None
    polled = last_polled(ws, tx)
    if polled is not None and polled >= due:
        return None
    when = "never" if polled is None else spoken(polled)
    _tell_backlog(ws, tx, live, when)
    text = (
        f"{live.id}: the week that ended at {spoken(due)} is not turned, because the mailbox was last read: "
        f"{when}. Run gamemaster poll first (or tick --force)."
    )
    return Turned(live.id, text, held_up=True)


def _tell_backlog(ws: Workspace, tx: Connection, live: Live, when: str) -> None:
    """Tell the game master, once a day."""
    key, today = f"backlog:{live.id}", ws.clock().date().isoformat()
    if fact(tx, key) == today:
        return
    set_fact(tx, key, today)
    notify(
        ws,
        tx,
        live,
        Notice(
            kind="backlog",
            to=live.game.gm,
            at=ws.clock(),
            facts=(("mailbox last read", when),),
            examples=("gamemaster poll && gamemaster tick",),
        ),
        cause="the week could not be turned",
        share=None,
    )
