"""Draining the outbox through SMTP. Mail is claimed, sent, and marked.

A crash in between sends the same mail, under the same Message-ID, again.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection

from gamemaster.mail.smtp import Deferred, Rejected, Relay, Result, Sent, SmtpSettings
from gamemaster.service.letters.bounces import came_back
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.outbox import (
    LEASE,
    Mail,
    MailStatus,
    claim_mail,
    defer_mail,
    fail_mail,
    keep_mail,
    mail_counts,
    mail_with,
    mark_sent,
    release_mail,
    retry_mail,
)

_BATCH = 20
_ADDRESS = re.compile(r"<?[^\s<>@]+@[^\s<>@]+>?")


@dataclass(slots=True)
class Delivered:
    """How a round of sending went, in numbers of mails."""

    sent: int = 0
    deferred: int = 0
    failed: int = 0
    waiting: int = 0
    problem: str = ""

    @property
    def text(self) -> str:
        """The numbers as a sentence."""
        parts = [f"{self.sent} sent", f"{self.waiting} waiting", f"{self.failed} failed"]
        return ", ".join(parts) + "." + (f" {without_addresses(self.problem)}" if self.problem else "")

    @property
    def data(self) -> dict[str, int | str]:
        """The same as JSON data."""
        counts = {
            "sent": self.sent,
            "deferred": self.deferred,
            "failed": self.failed,
            "waiting": self.waiting,
        }
        return {**counts, "problem": without_addresses(self.problem)}


def without_addresses(text: str) -> str:
    """What a server said, without whom it was about: a log must not tell who was written to."""
    return _ADDRESS.sub("<address>", text)


def send(ws: Workspace, again: bool = False) -> Delivered:
    """Send everything that is due; with `again` also what a server had refused for good."""
    done = Delivered()
    if again:
        with ws.write() as tx:
            for mail in mail_with(tx, MailStatus.FAILED):
                retry_mail(tx, mail.id, ws.clock())
    if not ws.config.smtp.host:
        done.problem = "No server is configured: set [smtp] in gamemaster.toml."
    else:
        with Relay(smtp_settings(ws)) as relay:
            # a server that is down must not use up the tries of the mail that waits for it
            done.problem = relay.probe()
            going_on = not done.problem
            while going_on:
                going_on = _batch(ws, relay, done)
    with ws.read() as tx:
        done.waiting = mail_counts(tx).get(MailStatus.WAITING, 0)
    return done


def smtp_settings(ws: Workspace) -> SmtpSettings:
    """The configured server, as the relay takes it."""
    smtp = ws.config.smtp
    return SmtpSettings(
        host=smtp.host,
        port=smtp.port,
        tls=smtp.tls,
        user=smtp.user or None,
        password=smtp.password.get_secret_value,
        oauth_token=smtp.token,
        timeout=smtp.timeout,
    )


def _batch(ws: Workspace, relay: Relay, done: Delivered) -> bool:
    """Send one batch; True when there may be more."""
    with ws.write() as tx:
        claimed, mails = ws.clock(), claim_mail(tx, ws.clock(), _BATCH)
    for place, mail in enumerate(mails, 1):
        if ws.clock() - claimed > LEASE / 2:
            # a slow server must not let the claim run out while the mail is on its way
            with ws.write() as tx:
                if not keep_mail(tx, mail, ws.clock()):
                    continue
        results = relay.send(mail.raw, mail.sender, mail.recipients)
        lost = _unreachable(relay, results)
        with ws.write() as tx:
            _settle(ws, tx, mail, results, done)
            if lost:
                release_mail(tx, mails[place:])
        if lost:
            done.problem = lost
            return False
    return len(mails) == _BATCH and done.deferred < _BATCH


def _unreachable(relay: Relay, results: Mapping[str, Result]) -> str:
    """What is wrong with the server, if it has gone while a mail was on its way: the others need not try."""
    return relay.probe() if any(isinstance(result, Deferred) for result in results.values()) else ""


def _settle(
    ws: Workspace, tx: Connection, mail: Mail, results: Mapping[str, Result], done: Delivered
) -> None:
    late = {address: result for address, result in results.items() if isinstance(result, Deferred)}
    lost = tuple(address for address, result in results.items() if isinstance(result, Rejected))
    refused = [result.reason for result in results.values() if isinstance(result, Rejected)]
    if late:
        done.problem = next(iter(late.values())).reason
        # whoever has it already must not get it twice
        given_up = defer_mail(tx, mail, ws.clock(), done.problem, tuple(late)) is MailStatus.FAILED
        done.deferred += 1
        lost += tuple(late) if given_up else ()
    elif any(isinstance(result, Sent) for result in results.values()):
        mark_sent(tx, mail, ws.clock())
        done.sent += 1
    else:
        done.problem = refused[0] if refused else "it names no recipient"
        fail_mail(tx, mail, done.problem)
        done.failed += 1
    if lost:
        came_back(ws, tx, mail, lost, " ".join(refused))
