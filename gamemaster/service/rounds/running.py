"""The program's own loop: poll, tick, send, then wait for new mail. Each step is safe to repeat.

It wakes when a game changes by itself: if that were noticed only with the next mail, the moment of a public
notice would tell that somebody had written in private.

A server that is down costs a wait that doubles up to a quarter of an hour; nothing is lost meanwhile.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

import structlog

from gamemaster.core.errors import NotYet, TransportError
from gamemaster.mail.imap import Mailbox
from gamemaster.service.letters.delivery import send, without_addresses
from gamemaster.service.rounds.polling import mailbox, poll_from
from gamemaster.service.rounds.turning import next_change, tick
from gamemaster.service.workspace.workspace import Workspace

_FIRST_WAIT = 5.0
_LONGEST_WAIT = 900.0
_SLICE = 20.0

log = structlog.get_logger()


def run(ws: Workspace, rounds: int = 0) -> None:
    """Go on until told to stop (SIGINT, SIGTERM), or for so many `rounds`."""
    wait = _FIRST_WAIT
    with _stopping() as stop:
        while not stop.is_set():
            try:
                if ws.config.imap.host:
                    with mailbox(ws) as box:
                        rounds = _with_mailbox(ws, box, stop, rounds)
                else:
                    began, rounds = ws.clock(), _round(ws, None, rounds)
                    stop.wait(_patience(ws, began) if rounds != -1 else 0)
                wait = _FIRST_WAIT
            except TransportError as error:
                log.warning("trying again", error=without_addresses(str(error)), seconds=wait)
                stop.wait(wait)
                wait = min(2 * wait, _LONGEST_WAIT)
            if rounds == -1:
                return


def _with_mailbox(ws: Workspace, box: Mailbox, stop: threading.Event, rounds: int) -> int:
    """Rounds on one connection, until told to stop or the rounds are used up (-1)."""
    while not stop.is_set():
        began, rounds = ws.clock(), _round(ws, box, rounds)
        if rounds == -1:
            break
        seconds = _patience(ws, began)
        once, slices = min(_SLICE, seconds), max(1, round(seconds / _SLICE))
        # in slices, so that a request to stop is soon heard
        next((True for _ in range(slices) if stop.is_set() or box.wait(once)), False)
    return rounds


def _patience(ws: Workspace, began: datetime | None = None) -> float:
    """For how many seconds to wait for mail: until a game changes by itself, at most as configured.

    What was due when the last round `began`, and was not done in it, is held up.
    """
    longest = ws.config.imap.idle_minutes * 60
    due = next_change(ws)
    if due is None:
        return longest
    if began is not None and due <= began:
        return min(longest, _FIRST_WAIT)
    return max(0.1, min(longest, (due - ws.clock()).total_seconds()))


def _round(ws: Workspace, box: Mailbox | None, rounds: int) -> int:
    """One round; how many are left (0: without end, -1: none)."""
    try:
        for taken in poll_from(ws, box) if box else ():
            log.info("mail", **taken.data)
    except NotYet as error:
        # the mail waits in the mailbox, and the loop for the clock to be set right
        log.warning("mail is not taken in yet", why=str(error))
    for turned in tick(ws):
        log.info("tick", **turned.data)
    delivered = send(ws)
    if delivered.sent or delivered.problem:
        log.info("sent", text=delivered.text)
    return rounds if rounds == 0 else rounds - 1 or -1


@contextmanager
def _stopping() -> Iterator[threading.Event]:
    """An event that SIGTERM and SIGINT set; a second SIGINT breaks off at once."""
    stop = threading.Event()

    def ask_to_stop(number: int, _frame: object) -> None:
        if stop.is_set() and number == signal.SIGINT:
            raise KeyboardInterrupt
        stop.set()

    before = {number: signal.signal(number, ask_to_stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
