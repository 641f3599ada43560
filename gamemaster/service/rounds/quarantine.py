"""Mail that was set aside because the program failed on it: shown, tried again, or left for good."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import iso
from gamemaster.core.errors import UsageError
from gamemaster.service.messages.judging import Mail
from gamemaster.service.messages.kept import read_kept
from gamemaster.service.messages.results import Fate, Taken
from gamemaster.service.rounds.intake import settle
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import (
    Status,
    message,
    messages_with,
    raw_message,
    retry_message,
    settle_message,
)


@dataclass(frozen=True, slots=True)
class Aside:
    """A message that was set aside: its number, and why."""

    data: dict[str, Any]
    text: str


def set_aside(ws: Workspace) -> list[Aside]:
    """Everything in quarantine, oldest first."""
    with ws.read() as tx:
        found = messages_with(tx, Status.QUARANTINED)
    return [
        Aside(
            {
                "number": known.id,
                "message_id": known.message_id,
                "received_at": iso(known.received_at),
                "reason": known.reason,
                "traceback": known.traceback,
            },
            f"{known.id}  {iso(known.received_at)}  {known.message_id}  {known.reason}",
        )
        for known in found
    ]


def requeue(ws: Workspace, number: int, discard: bool) -> Taken:
    """Take a message that was set aside in anew, or leave it out for good."""
    with ws.read() as tx:
        known, raw = message(tx, number), raw_message(tx, number)
    if known is None or raw is None or known.status is not Status.QUARANTINED:
        raise UsageError(f"message {number} is not in quarantine; gamemaster requeue lists what is")
    if discard:
        fate = Fate(Status.IGNORED, "discarded by hand")
        with ws.write() as tx:
            settle_message(tx, number, fate.status, fate.reason)
        return Taken(known.message_id, known.source, fate)
    read = read_kept(ws, known, raw)

    def again(tx: Connection) -> Mail:
        retry_message(tx, number)
        return Mail(number, read, known.stored, seen=known.received_at)

    return Taken(known.message_id, known.source, settle(ws, again))
