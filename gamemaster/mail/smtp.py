"""Handing mail to an SMTP server, with a result for every recipient instead of an exception.

`Deferred` is worth another try later, `Rejected` is not. A connection lost after the message was
handed over is a `Deferred`: it may be delivered twice then, under one Message-ID, but never lost.
"""

import smtplib
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from types import TracebackType
from typing import Literal, Self

from gamemaster.mail.secret import Secret, conceal, reveal

_FAULTS = (smtplib.SMTPException, OSError, ValueError)
# the server wants a login or a better one (RFC 4954): no mail's fault, and mended in the settings
_OF_US = frozenset({530, 534, 535, 538})


@dataclass(frozen=True, slots=True)
class SmtpSettings:
    """The server that takes our mail. Without `user` there is no login; `timeout` is in seconds.

    `helo` is the name we greet with; None asks the system for the host's full name.
    """

    host: str
    port: int = 587
    tls: Literal["ssl", "starttls", "none"] = "starttls"
    user: str | None = None
    password: Secret | None = field(default=None, repr=False)
    oauth_token: Secret | None = field(default=None, repr=False)
    timeout: float = 60.0
    helo: str | None = None


@dataclass(frozen=True, slots=True)
class Sent:
    """The server has taken responsibility for the mail."""


@dataclass(frozen=True, slots=True)
class Deferred:
    """Not now: the server could not be reached or said so."""

    reason: str


@dataclass(frozen=True, slots=True)
class Rejected:
    """Never: the server refuses this mail or this recipient."""

    reason: str


Result = Sent | Deferred | Rejected


class Relay:
    """A context manager that keeps one connection for a batch of mails; connects when first used."""

    def __init__(self, settings: SmtpSettings) -> None:
        self.settings = settings
        self._client: smtplib.SMTP | None = None
        # what was shown to the server, and must not come back in a text
        self._shown: tuple[str | None, str | None] = (None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        client, self._client = self._client, None
        if client is not None:
            with suppress(*_FAULTS):
                client.quit()
            client.close()

    def probe(self) -> str:
        """Connect and log in; what does not work, "" when all does."""
        try:
            self._ready()
        except _FAULTS as error:
            return self._unreachable(error)
        return ""

    def send(self, raw: bytes, sender: str, recipients: Sequence[str]) -> Mapping[str, Result]:
        """Send one mail from the envelope address `sender` ("" for none); a result a recipient."""
        usable = [address for address in recipients if _sendable(address)]
        results: dict[str, Result] = {
            address: Rejected("this is no mail address") for address in recipients if not _sendable(address)
        }
        if usable:
            results.update(self._deliver(raw, sender, usable))
        return results

    def _deliver(self, raw: bytes, sender: str, recipients: list[str]) -> dict[str, Result]:
        try:
            client = self._ready()
        except _FAULTS as error:
            return dict.fromkeys(recipients, Deferred(self._unreachable(error)))
        try:
            refused = client.sendmail(sender, recipients, raw)
        except smtplib.SMTPRecipientsRefused as error:
            refused = error.recipients
            # the server may hang up before it has judged everyone
            unsaid: Result = Deferred("the server did not answer for this recipient")
            return {a: _verdict(*refused[a]) if a in refused else unsaid for a in recipients}
        except smtplib.SMTPResponseException as error:
            return dict.fromkeys(recipients, _verdict(error.smtp_code, error.smtp_error))
        except _FAULTS as error:
            self._drop()
            return dict.fromkeys(recipients, Deferred(f"broken off: {_reason(error)}"))
        return {a: _verdict(*refused[a]) if a in refused else Sent() for a in recipients}

    def _ready(self) -> smtplib.SMTP:
        """The connection, made anew where the server has closed the old one meanwhile."""
        if self._client is not None:
            try:
                if self._client.noop()[0] == 250:
                    return self._client
            except _FAULTS:
                pass
            self._drop()
        client = self._connect()
        try:
            self._log_in(client)
        except _FAULTS:
            client.close()
            raise
        self._client = client
        return client

    def _connect(self) -> smtplib.SMTP:
        settings = self.settings
        context = ssl.create_default_context()
        where = (settings.host, settings.port)
        if settings.tls == "ssl":
            return smtplib.SMTP_SSL(
                *where, local_hostname=settings.helo, timeout=settings.timeout, context=context
            )
        client = smtplib.SMTP(*where, local_hostname=settings.helo, timeout=settings.timeout)
        if settings.tls == "starttls":
            try:
                client.starttls(context=context)
            except _FAULTS:
                client.close()
                raise
        return client

    def _log_in(self, client: smtplib.SMTP) -> None:
        settings = self.settings
        if settings.user is None:
            return
        password, token = reveal(settings.password), reveal(settings.oauth_token)
        self._shown = (password, token)
        if token is None:
            client.login(settings.user, password or "")
            return
        answers = iter([f"user={settings.user}\1auth=Bearer {token}\1\1"])
        client.ehlo_or_helo_if_needed()
        # a second challenge carries the error; an empty answer makes the server state it
        client.auth("XOAUTH2", lambda _challenge=None: next(answers, ""))

    def _drop(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.close()

    def _unreachable(self, error: BaseException) -> str:
        text = f"SMTP server {self.settings.host}:{self.settings.port}: {_reason(error)}"
        return conceal(text, *self._shown)


def _sendable(address: str) -> bool:
    return address.isascii() and address.isprintable() and "@" in address and " " not in address


def _verdict(code: int, answer: bytes | str) -> Result:
    text = answer.decode("utf-8", "replace") if isinstance(answer, bytes) else str(answer)
    reason = f"{code} {' '.join(text.split())}"[:200]
    return Rejected(reason) if 500 <= code < 600 and code not in _OF_US else Deferred(reason)


def _reason(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return f"the login was refused ({error.smtp_code})"
    return " ".join(str(error).split())[:200] or type(error).__name__
