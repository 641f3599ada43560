"""Passwords and tokens that configuration hands to the edges, and how to keep them out of texts."""

from collections.abc import Callable

Secret = str | Callable[[], str]
"""The secret itself, or a function that fetches it anew (tokens expire)."""


def reveal(secret: Secret | None) -> str | None:
    """The secret's present value."""
    return secret() if callable(secret) else secret


def conceal(text: str, *secrets: str | None) -> str:
    """`text` without any of `secrets`, should a server have sent one back."""
    for secret in secrets:
        if secret:
            text = text.replace(secret, "***")
    return text
