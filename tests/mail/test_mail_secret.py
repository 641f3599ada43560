"""Secrets that a command prints, and how they stay out of texts."""

import shlex
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from gamemaster.core.errors import TransportError
from gamemaster.mail.imap import ImapSettings, Mailbox
from gamemaster.mail.secret import conceal, printed_by, reveal


def python(program: str) -> str:
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(program)}"


@pytest.fixture
def counting(tmp_path: Path) -> Callable[[], str]:
    """A command that prints another token each time."""
    kept = tmp_path / "count"
    kept.write_text("")
    program = f"p = {str(kept)!r}; n = len(open(p).read()); open(p, 'a').write('x'); print(f'token-{{n}}')"
    return printed_by(python(program))


def test_each_login_asks_for_a_fresh_token(counting: Callable[[], str]) -> None:
    assert [reveal(counting) for _ in range(3)] == ["token-0", "token-1", "token-2"]


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (python("import sys; print('hunter2'); sys.exit('hunter2')"), "ended with status 1"),
        (python(""), "printed no access token"),
        ("no-such-command-anywhere --token", "there is no command no-such-command-anywhere"),
    ],
)
def test_a_command_that_fails_tells_no_secret(command: str, told: str) -> None:
    with pytest.raises(OSError, match=told) as failed:
        printed_by(command)()
    assert "hunter2" not in str(failed.value)
    assert failed.value.__cause__ is None


def test_a_mailbox_whose_command_fails_cannot_be_reached() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        greeter = threading.Thread(target=_greet, args=(listener,))
        greeter.start()
        settings = ImapSettings(
            "127.0.0.1",
            "gm",
            port=listener.getsockname()[1],
            tls="none",
            timeout=20.0,
            oauth_token=printed_by(python("import sys; sys.exit(3)")),
        )
        with pytest.raises(TransportError, match="oauth_command ended with status 3"):
            list(Mailbox(settings).fetch(None))
        greeter.join(20)


def _greet(listener: socket.socket) -> None:
    connection, _ = listener.accept()
    with connection, connection.makefile("rb") as lines:
        connection.sendall(b"* OK [CAPABILITY IMAP4rev1 AUTH=XOAUTH2] hello\r\n")
        for line in lines:
            connection.sendall(line.split()[0] + b" OK done\r\n")


def test_what_was_shown_is_concealed() -> None:
    assert conceal("bad token-0, token-1", "token-0", None, "") == "bad ***, token-1"
