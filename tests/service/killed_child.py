"""A process that other processes are forked from, to be killed at every step of what they do.

Reads one JSON order a line: `{"do": ..., "folder": ..., "now": ..., "at": n}`, where `do` is poll, ingest,
send or tick. Each is carried out in a fork that kills itself (SIGKILL) just before its n-th SQL statement;
with n = 0 here, to the end. Answers with one JSON line: `{"killed": bool, "statements": n}`, where
`statements` counts what a run to the end took.

    python killed_child.py MAILS
"""

import io
import json
import mailbox
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import event

from gamemaster.mail.imap import Cursor, Fetched
from gamemaster.reports.render import Renderer
from gamemaster.service.letters.delivery import send
from gamemaster.service.rounds import batching
from gamemaster.service.rounds.polling import poll_from
from gamemaster.service.rounds.turning import tick
from gamemaster.service.workspace.workspace import Workspace, open_workspace

# templates are compiled once for all
RENDERER = Renderer()


class Box:
    """A mailbox that holds the mails of an mbox file, numbered from 1."""

    def __init__(self, file: str) -> None:
        self.mails = [message.as_bytes() for message in mailbox.mbox(file)]

    def fetch(self, cursor: Cursor | None) -> Iterator[Fetched]:
        after = 0 if cursor is None else cursor.uid
        for uid, raw in enumerate(self.mails, 1):
            if uid > after:
                yield Fetched(1, uid, None, len(raw), raw, b"")


class Steps:
    """Counts the statements of every connection, and kills at the one that was asked for."""

    def __init__(self, at: int) -> None:
        self.count, self.at = 0, at

    def watch(self, connection: sqlite3.Connection, _: Any) -> None:
        connection.set_trace_callback(self.step)

    def step(self, _: str) -> None:
        self.count += 1
        if self.count == self.at:
            os.kill(os.getpid(), signal.SIGKILL)


def carry_out(order: dict[str, Any], box: Box) -> int:
    steps, now = Steps(order["at"]), datetime.fromisoformat(order["now"])
    # everything up to here is the same for all; from here on, this process may die at any statement
    with open_workspace(Path(order["folder"]), lambda: now) as ws:
        ws.renderer = RENDERER
        event.listen(ws.database.engine, "connect", steps.watch)
        ws.database.engine.dispose()
        perform(order["do"], ws, box)
    return steps.count


def perform(what: str, ws: Workspace, box: Box) -> None:
    match what:
        case "ingest":
            batching.BATCH = 2
            for _ in batching.ingest(ws, [sys.argv[1]], io.BytesIO()):
                pass
        case "poll":
            for _ in poll_from(ws, box):  # type: ignore[arg-type]
                pass
        case "send":
            send(ws)
        case "tick":
            tick(ws)


def forked(order: dict[str, Any], box: Box) -> dict[str, Any]:
    if not order["at"]:
        return {"killed": False, "statements": carry_out(order, box)}
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reading)
            os.write(writing, json.dumps(carry_out(order, box)).encode())
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading) as told:
        count = told.read()
    _, status = os.waitpid(child, 0)
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    if not killed and status:
        raise SystemExit(f"the child failed with {status}")
    return {"killed": killed, "statements": int(count or 0)}


def main() -> None:
    box = Box(sys.argv[1])
    for line in sys.stdin:
        sys.stdout.write(json.dumps(forked(json.loads(line), box)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
