"""Tokens in the addresses at which single players answer: one for each person and game, at random."""

import secrets

from sqlalchemy import Connection

from gamemaster.store.facts import fact, set_fact

_BYTES = 16


def reply_token(conn: Connection, game: str, person: str) -> str:
    """The token that holds now, "" where none was made."""
    known = fact(conn, _key(game, person))
    return known if isinstance(known, str) else ""


def new_reply_token(conn: Connection, game: str, person: str) -> str:
    """Make a token; the one before it holds no more."""
    made = secrets.token_hex(_BYTES)
    set_fact(conn, _key(game, person), made)
    return made


def _key(game: str, person: str) -> str:
    return f"reply token:{game}:{person}"
