"""Is the workspace in order? Each finding says what was looked at and, if it is not well, what to do."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from gamemaster.core.calendar import spoken
from gamemaster.core.errors import GamemasterError
from gamemaster.mail.smtp import Relay
from gamemaster.service.letters.delivery import smtp_settings, without_addresses
from gamemaster.service.rounds.polling import last_polled, mailbox
from gamemaster.service.workspace.config import load_config
from gamemaster.service.workspace.environment import strange_keys
from gamemaster.service.workspace.loaded import awaited
from gamemaster.service.workspace.workspace import Clock, Workspace, open_workspace
from gamemaster.store.messages import Status, message_counts, messages_with
from gamemaster.store.outbox import MailStatus, mail_counts, mail_with
from gamemaster.store.questions import open_questions
from gamemaster.store.waiting import waiting_counts


class Finding(NamedTuple):
    """One thing that was looked at."""

    what: str
    ok: bool
    text: str


def examine(folder: Path, clock: Clock) -> list[Finding]:
    """Look at everything; later checks are left out where an earlier one makes them pointless."""
    try:
        load_config(folder)
        found = [_configuration()]
        ws = open_workspace(folder, clock)
    except GamemasterError as error:
        return [Finding("workspace", False, str(error))]
    with ws:
        found.append(Finding("database", True, ws.database.name))
        checks = (_games, _mailbox, _relay, _incoming, _outgoing, _questions)
        return found + [_guarded(check, ws) for check in checks]


def _guarded(check: Callable[[Workspace], Finding], ws: Workspace) -> Finding:
    try:
        return check(ws)
    except GamemasterError as error:
        return Finding(check.__name__.removeprefix("_"), False, str(error))


def _configuration() -> Finding:
    # what is strange in the environment may come from whoever runs the program (a cluster names services so)
    return Finding(
        "configuration", True, "; ".join(("gamemaster.toml reads well", *strange_keys(os.environ)))
    )


def _games(ws: Workspace) -> Finding:
    with ws.read() as tx:
        names = ws.game_names(tx)
        for name in names:
            ws.live(tx, name)
    return Finding("games", True, ", ".join(names) or "none yet: gamemaster game create")


def _mailbox(ws: Workspace) -> Finding:
    if not ws.config.imap.host:
        return Finding("mailbox", True, "none configured; mail comes by gamemaster ingest")
    with mailbox(ws) as box:
        box.probe()
    with ws.read() as tx:
        polled = last_polled(ws, tx)
    when = "never" if polled is None else spoken(polled)
    return Finding("mailbox", True, f"{ws.config.imap.host} answers; last read: {when}")


def _relay(ws: Workspace) -> Finding:
    if not ws.config.smtp.host:
        return Finding("relay", True, "none configured; mail stays in the outbox")
    with Relay(smtp_settings(ws)) as relay:
        problem = relay.probe()
    return Finding("relay", not problem, problem or f"{ws.config.smtp.host} answers")


def _incoming(ws: Workspace) -> Finding:
    with ws.read() as tx:
        counts = message_counts(tx)
        broken = messages_with(tx, Status.QUARANTINED)
    if broken:
        first = broken[0]
        named = f"message {first.id} ({first.message_id}): {first.reason}"
        text = f"{len(broken)} in quarantine; the first is {named} (gamemaster requeue {first.id})"
        return Finding("incoming", False, text)
    text = ", ".join(f"{count} {status}" for status, count in sorted(counts.items())) or "no mail yet"
    return Finding("incoming", True, "; ".join((text, *_waiting(ws))))


def _waiting(ws: Workspace) -> list[str]:
    """For which games mail waits, and why."""
    with ws.read() as tx:
        counts = waiting_counts(tx)
        found = [(count, ws.live(tx, game)) for game, count in counts.items()]
    return [
        f"{count} for {awaited(live)} (then: gamemaster beacon {live.id})"
        if live.waiting
        else f"{count} for {live.id}, ready to be taken in: gamemaster tick"
        for count, live in found
    ]


def _outgoing(ws: Workspace) -> Finding:
    with ws.read() as tx:
        counts = mail_counts(tx)
        failed = mail_with(tx, MailStatus.FAILED) if counts.get(MailStatus.FAILED) else []
    if failed:
        return Finding(
            "outgoing",
            False,
            f"{len(failed)} could not be delivered; the first: {without_addresses(failed[0].error)} "
            "(gamemaster send --again)",
        )
    text = ", ".join(f"{count} {status}" for status, count in sorted(counts.items())) or "nothing yet"
    return Finding("outgoing", True, text)


def _questions(ws: Workspace) -> Finding:
    with ws.read() as tx:
        count = len(open_questions(tx))
    return Finding("questions", True, f"{count} open" + (": gamemaster questions" if count else ""))
