"""Passwords and tokens that configuration hands to the edges, and how to keep them out of texts."""

import shlex
import subprocess
from collections.abc import Callable

_PATIENCE = 60.0

Secret = str | Callable[[], str]
"""The secret itself, or a function that fetches it anew (tokens expire)."""


def reveal(secret: Secret | None) -> str | None:
    """The secret's present value."""
    return secret() if callable(secret) else secret


def printed_by(command: str) -> Callable[[], str]:
    """The secret that `command` prints, asked anew each time: `mailctl access gm@example.org`.

    The command is not given to a shell, but quoted as for one; ValueError where that is broken. The function
    raises OSError, with nothing of what was printed, when it fails, takes longer than a minute, or prints
    nothing.
    """
    words = shlex.split(command)

    def fetch() -> str:
        try:
            # the operator's own command, from eir configuration
            done = subprocess.run(  # noqa: S603
                words, stdin=subprocess.DEVNULL, capture_output=True, timeout=_PATIENCE, check=True
            )
        except FileNotFoundError:
            raise OSError(f"oauth_command: there is no command {words[0]}") from None
        except subprocess.TimeoutExpired:
            raise OSError(f"oauth_command took longer than {_PATIENCE:.0f} seconds") from None
        except subprocess.CalledProcessError as error:
            raise OSError(f"oauth_command ended with status {error.returncode}") from None
        secret = done.stdout.decode(errors="replace").strip()
        if not secret:
            raise OSError("oauth_command printed no access token")
        return secret

    return fetch


def conceal(text: str, *secrets: str | None) -> str:
    """`text` without any of `secrets`, should a server have sent one back."""
    for secret in secrets:
        if secret:
            text = text.replace(secret, "***")
    return text
