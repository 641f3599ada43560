"""Draining the outbox through SMTP. Mail is claimed, sent, and marked.

A crash in between sends the same mail, under the same Message-ID, again.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection

from gamemaster.mail.smtp import Deferred, Rejected, Relay, Result, Sent, SmtpSettings
from gamemaster.service.workspace import Workspace
from gamemaster.store.outbox import (
    Mail,
    MailStatus,
    claim_mail,
    defer_mail,
    fail_mail,
    mail_counts,
    mark_sent,
)

_BATCH = 20


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
        return ", ".join(parts) + "." + (f" {self.problem}" if self.problem else "")


def send(ws: Workspace) -> Delivered:
    """Send everything that is due."""
    done = Delivered()
    if not ws.config.smtp.host:
        done.problem = "No server is configured: set [smtp] in gamemaster.toml."
    else:
        with Relay(smtp_settings(ws)) as relay:
            while _batch(ws, relay, done):
                pass
    with ws.read() as tx:
        done.waiting = mail_counts(tx).get(MailStatus.WAITING, 0)
    return done


def smtp_settings(ws: Workspace) -> SmtpSettings:
    """The configured server, as the relay takes it."""
    smtp = ws.config.smtp
    token = smtp.oauth_token.get_secret_value
    return SmtpSettings(
        host=smtp.host,
        port=smtp.port,
        tls=smtp.tls,
        user=smtp.user or None,
        password=smtp.password.get_secret_value,
        oauth_token=token if token() else None,
        timeout=smtp.timeout,
    )


def _batch(ws: Workspace, relay: Relay, done: Delivered) -> bool:
    """Send one batch; True when there may be more."""
    with ws.write() as tx:
        mails = claim_mail(tx, ws.clock(), _BATCH)
    for mail in mails:
        results = relay.send(mail.raw, mail.sender, mail.recipients)
        with ws.write() as tx:
            _settle(ws, tx, mail, results.values(), done)
    return len(mails) == _BATCH and done.deferred < _BATCH


def _settle(ws: Workspace, tx: Connection, mail: Mail, results: Iterable[Result], done: Delivered) -> None:
    found = list(results)
    late = next((result for result in found if isinstance(result, Deferred)), None)
    refused = next((result for result in found if isinstance(result, Rejected)), None)
    if any(isinstance(result, Sent) for result in found):
        # whoever was refused now is refused again later: the others must not get it twice
        mark_sent(tx, mail, ws.clock())
        done.sent += 1
    elif late is not None:
        defer_mail(tx, mail, ws.clock(), late.reason)
        done.deferred += 1
        done.problem = late.reason
    else:
        reason = refused.reason if refused else "it names no recipient"
        fail_mail(tx, mail, reason)
        done.failed += 1
        done.problem = reason
