"""Handing mail over: what each answer of a server means for each recipient."""

import socket
import ssl
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword
from smtp_sink import Sink, running

from gamemaster.mail.smtp import Deferred, Rejected, Relay, Sent, SmtpSettings

RAW = b"From: gm@example.org\r\nSubject: turn\r\n\r\n.\r\nYou moved.\r\n"
PEM = Path(__file__).parents[1] / "live" / "localhost.pem"
"""A certificate for localhost that nobody has signed, with its key, for these tests only."""


def settings(sink: Sink, **changed: Any) -> SmtpSettings:
    plain: dict[str, Any] = {"host": "127.0.0.1", "tls": "none", "helo": "localhost", "timeout": 20.0}
    return SmtpSettings(port=sink.port, **(plain | changed))


def send(sink: Sink, *recipients: str, **changed: Any) -> dict[str, Any]:
    with Relay(settings(sink, **changed)) as relay:
        return dict(relay.send(RAW, "gm@example.org", recipients))


def test_a_batch_goes_over_one_connection() -> None:
    with running() as sink:
        with Relay(settings(sink)) as relay:
            for name in ("ondine", "brask", "tarn"):
                result = relay.send(RAW, "", [f"{name}@example.org"])
                assert result == {f"{name}@example.org": Sent()}
        assert [(sender, to) for sender, to, _ in sink.accepted] == [
            ("<>", ["ondine@example.org"]),
            ("<>", ["brask@example.org"]),
            ("<>", ["tarn@example.org"]),
        ]
        assert {raw for *_, raw in sink.accepted} == {RAW}
        assert len(sink.sessions) == 1


def test_each_recipient_has_its_own_result() -> None:
    with running() as sink:
        found = send(sink, "ondine@example.org", "451-later@example.org", "550-gone@example.org")
        assert found == {
            "ondine@example.org": Sent(),
            "451-later@example.org": Deferred("451 as you wish"),
            "550-gone@example.org": Rejected("550 as you wish"),
        }
        assert [to for _, to, _ in sink.accepted] == [["ondine@example.org"]]


def test_all_recipients_refused() -> None:
    with running() as sink:
        assert send(sink, "450-a@example.org", "553-b@example.org") == {
            "450-a@example.org": Deferred("450 as you wish"),
            "553-b@example.org": Rejected("553 as you wish"),
        }
        # the server hangs up with 421 before it has judged the second
        found = send(sink, "421-a@example.org", "b@example.org")
        assert {type(result) for result in found.values()} == {Deferred}


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("452 disk full", Deferred("452 disk full")),
        ("554 no games here", Rejected("554 no games here")),
    ],
)
def test_the_message_itself_refused(answer: str, expected: object) -> None:
    with running() as sink:
        sink.after_data = answer
        assert send(sink, "ondine@example.org") == {"ondine@example.org": expected}


@pytest.mark.parametrize("code", ["530", "535"])
def test_a_server_that_wants_a_login_has_refused_no_mail(code: str) -> None:
    with running() as sink:
        assert send(sink, f"{code}-a@example.org") == {
            f"{code}-a@example.org": Deferred(f"{code} as you wish")
        }


def test_a_connection_dropped_after_data_is_tried_again() -> None:
    with running() as sink, Relay(settings(sink)) as relay:
        sink.after_data = "drop"
        (lost,) = relay.send(RAW, "gm@example.org", ["ondine@example.org"]).values()
        assert isinstance(lost, Deferred)
        assert "broken off" in lost.reason
        sink.after_data = "250 OK"
        (sent,) = relay.send(RAW, "gm@example.org", ["ondine@example.org"]).values()
        assert sent == Sent()


def test_a_connection_the_server_closed_between_mails_is_made_anew() -> None:
    with running() as first:
        relay = Relay(settings(first))
        assert relay.send(RAW, "gm@example.org", ["a@example.org"])["a@example.org"] == Sent()
        port = first.port
    with relay:
        (down,) = relay.send(RAW, "gm@example.org", ["a@example.org"]).values()
        assert isinstance(down, Deferred)
        assert f"127.0.0.1:{port}" in down.reason


def test_nobody_listening() -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with Relay(SmtpSettings("127.0.0.1", port, "none", helo="localhost")) as relay:
        (result,) = relay.send(RAW, "gm@example.org", ["a@example.org"]).values()
    assert isinstance(result, Deferred)
    assert "refused" in result.reason.lower()


@pytest.mark.parametrize(
    "address", ["", "ondine", "a b@example.org", "a@b\r\nDATA", "é@example.org", "a@b\0"]
)
def test_what_is_no_address_never_reaches_the_server(address: str) -> None:
    with running() as sink:
        found = send(sink, address, "ondine@example.org")
        assert isinstance(found[address], Rejected)
        assert found["ondine@example.org"] == Sent()


def authenticated(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
    right = isinstance(data, LoginPassword) and data.password == b"open sesame"
    server.event_handler.logins.append((mechanism, right))
    return AuthResult(success=right, handled=False)


def test_login() -> None:
    with running(authenticator=authenticated, auth_require_tls=False, auth_required=False) as sink:
        found = send(sink, "a@example.org", user="gm", password=lambda: "open sesame")
        assert found == {"a@example.org": Sent()}
        assert sink.logins[-1][1] is True


def test_a_refused_login_is_deferred_and_tells_no_secret() -> None:
    with running(authenticator=authenticated, auth_require_tls=False, auth_required=False) as sink:
        (result,) = send(sink, "a@example.org", user="gm", password="hunter2").values()
        assert isinstance(result, Deferred)
        assert "the login was refused (535)" in result.reason
        assert "hunter2" not in result.reason
        assert sink.accepted == []
    assert "hunter2" not in repr(settings(sink, user="gm", password="hunter2", oauth_token="hunter2"))


def test_oauth() -> None:
    seen: list[bytes] = []

    with running(auth_require_tls=False) as sink:

        async def auth_xoauth2(server: Any, args: list[str]) -> AuthResult:
            import base64

            seen.append(base64.b64decode(args[1]))
            return AuthResult(success=seen[-1].endswith(b"Bearer token\1\1"), handled=False)

        auth_xoauth2.__auth_mechanism_name__ = "XOAUTH2"  # type: ignore[attr-defined]
        sink.auth_XOAUTH2 = auth_xoauth2  # type: ignore[attr-defined]
        found = send(sink, "a@example.org", user="gm@example.org", oauth_token=lambda: "token")
        refused = send(sink, "a@example.org", user="gm@example.org", oauth_token="stale-token")
    assert found == {"a@example.org": Sent()}
    assert seen[0] == b"user=gm@example.org\1auth=Bearer token\1\1"
    assert isinstance(refused["a@example.org"], Deferred)
    assert "stale-token" not in refused["a@example.org"].reason


def test_no_starttls_no_mail() -> None:
    with running() as sink:
        (result,) = send(sink, "a@example.org", tls="starttls", user="gm", password="x").values()
        assert isinstance(result, Deferred)
        assert "STARTTLS" in result.reason
        assert sink.accepted == []


def test_starttls_checks_the_certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(PEM)
    with running(tls_context=context) as sink:
        (result,) = send(sink, "a@example.org", tls="starttls").values()
        assert isinstance(result, Deferred)
        assert "certificate verify failed" in result.reason
        monkeypatch.setenv("SSL_CERT_FILE", str(PEM))
        assert send(sink, "a@example.org", tls="starttls") == {"a@example.org": Sent()}
