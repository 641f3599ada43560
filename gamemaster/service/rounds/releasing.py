"""Taking in mail that has waited for its game, and fetching what it waited for."""

from collections.abc import Iterator

from sqlalchemy import Connection

from gamemaster.core.beacon import time_of
from gamemaster.core.errors import TransportError, UsageError
from gamemaster.service.ledger.beacon import fill
from gamemaster.service.messages.judging import Mail
from gamemaster.service.messages.kept import read_kept
from gamemaster.service.messages.results import Taken
from gamemaster.service.rounds.intake import settle
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import Status, message, raw_message, retry_message
from gamemaster.store.waiting import wait_no_longer, waiting_messages


def release(ws: Workspace) -> Iterator[Taken]:
    """Take in the mail that waits, as far as its games are ready for it, in the order in which it came.

    This stands before anything else that mail or the clock may do, for what waits came first.
    """
    with ws.read() as tx:
        waits = waiting_messages(tx)
    for number, games in waits:
        with ws.read() as tx:
            if all(ws.live(tx, game).waiting is not None for game in games):
                continue
        taken = _taken_in(ws, number)
        if taken is not None:
            yield taken


def _taken_in(ws: Workspace, number: int) -> Taken | None:
    """Take one message in; None where another program has done it."""
    with ws.read() as tx:
        known, raw = message(tx, number), raw_message(tx, number)
    if known is None or raw is None or known.status is not Status.WAITING:
        return None
    read = read_kept(ws, known, raw)

    def again(tx: Connection) -> Mail | None:
        now = message(tx, number)
        if now is None or now.status is not Status.WAITING:
            return None
        wait_no_longer(tx, number)
        retry_message(tx, number)
        return Mail(number, read, known.stored, seen=known.received_at)

    return Taken(known.message_id, known.source, settle(ws, again))


def fetch_due(ws: Workspace) -> Iterator[tuple[str, str]]:
    """Fetch the rounds that are out and waited for, where the workspace says from where.

    Of each that could not be had, the game and why.
    """
    if not ws.config.dice.beacon_url:
        return
    with ws.read() as tx:
        waits = [(live.id, live.waiting.round) for live in ws.all_live(tx) if live.waiting is not None]
    for game, round_ in waits:
        if ws.clock() >= time_of(round_):
            try:
                fill(ws, game)
            except (TransportError, UsageError) as error:
                yield game, f"{game}: {error}"
