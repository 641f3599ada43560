"""What a game has mailed, as an exported folder keeps it: each a plain text mail, and to whom, why and when.

Marks that let somebody decide or answer in another's name (of reviews, in addresses) are blanked: they would
still work where the game came from. Pictures and HTML are left out, for they say what the text says.
"""

import re
from collections.abc import Iterable
from email.utils import format_datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.codec import decode_time, encode_time
from gamemaster.mail.message import parse
from gamemaster.mail.words import one_line
from gamemaster.service.games.folder import read_json, time_in, time_out
from gamemaster.service.workspace.loaded import Live
from gamemaster.store.archive import Sent, mailed, told_of, write_mailed, write_told
from gamemaster.store.outbox import MailStatus

Json = dict[str, Any]

_REVIEW = re.compile(r"\[review [0-9a-z]{16,64}\]")
_STOPPED = "it waited to be sent when the game was exported"


def sent_files(tx: Connection, live: Live, own: str, secrets: bool) -> Iterable[tuple[str, str, Json]]:
    """Each mail of the game, oldest first: the name of its file, its text, and what else is known of it.

    Without `secrets` only what went to nobody but the game's public lists. `own` is the program's address.
    """
    lists = {address.casefold() for address in live.game.public}
    number = 0
    for mail in mailed(tx, live.id):
        if not secrets and not {address.casefold() for address in mail.recipients} <= lists:
            continue
        number += 1
        waits = mail.status is MailStatus.WAITING
        name = f"sent/{number:06}.eml"
        fields = {
            "file": name,
            "message_id": mail.message_id,
            "kind": mail.kind,
            "to": list(mail.recipients),
            "sender": mail.sender,
            "cause": mail.cause,
            "written": encode_time(mail.created_at),
            "sent": time_out(mail.sent_at),
            # where the game comes to nothing waits: it may be sent yet from where it is
            "status": MailStatus.FAILED.value if waits else mail.status.value,
            "attempts": mail.attempts,
            "error": _STOPPED if waits else mail.error,
        }
        yield name, _plain(mail, own), fields


def told_file(tx: Connection, game: str) -> Json:
    """What was told once and is not to be told again: what the game tells by itself, and reminders."""
    dispatched, reminded = told_of(tx, game)
    return {
        "dispatched": [[key, digest, encode_time(at)] for key, digest, at in dispatched],
        "reminded": list(reminded),
    }


def take_back(tx: Connection, game: str, folder: Path, index: Iterable[Json], told: Json) -> None:
    """Write the mails and what was told into the database, as records."""
    for found in index:
        write_mailed(
            tx,
            Sent(
                game,
                found["message_id"],
                found["kind"],
                tuple(found["to"]),
                found["sender"],
                (folder / found["file"]).read_bytes(),
                MailStatus(found["status"]),
                found["attempts"],
                time_in(found["sent"]),
                found["error"],
                decode_time(found["written"]),
                found["cause"],
            ),
        )
    dispatched = [(key, digest, decode_time(at)) for key, digest, at in told["dispatched"]]
    write_told(tx, game, dispatched, told["reminded"])


def index_of(folder: Path) -> tuple[list[Json], Json]:
    """What `sent.json` and `told.json` of the folder say."""
    return read_json(folder / "sent.json"), read_json(folder / "told.json")


def _plain(mail: Sent, own: str) -> str:
    """The mail as text that people and mail programs read."""
    read = parse(mail.raw)
    local, _, domain = own.rpartition("@")
    tags = re.compile(rf"(?i){re.escape(local)}\+[^\s@<>]+@{re.escape(domain)}")
    subject, body = (
        tags.sub(own, _REVIEW.sub("[review (mark)]", text)) for text in (read.subject, read.text)
    )
    head = (
        f"Date: {format_datetime(mail.created_at)}",
        f"From: {mail.sender}",
        f"To: {', '.join(mail.recipients)}",
        f"Subject: {one_line(subject)}",
        f"Message-ID: {mail.message_id}",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
    )
    return "\n".join((*head, "", body.rstrip("\n"), ""))
