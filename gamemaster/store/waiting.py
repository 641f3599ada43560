"""Mail that waits for its game: which, and for which one.

What must stay true: what waits for a game is taken in before anything that came later and is for that game.
"""

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from gamemaster.store.prepared import Prepared
from gamemaster.store.tables import waiting


def wait_for(conn: Connection, game: str, message: int) -> None:
    """Let a message wait for a game."""
    conn.execute(insert(waiting), {"game": game, "message": message})


def wait_no_longer(conn: Connection, message: int) -> None:
    """Let a message wait for no game."""
    conn.execute(_FORGET, {"wanted": message})


def any_waits(conn: Connection, game: str, before: int | None = None) -> bool:
    """Whether any message waits for the game, or any with a number `before` this one."""
    if before is None:
        return _ANY.first(conn, {"of": game}) is not None
    return _BEFORE.first(conn, {"of": game, "before": before}) is not None


def waiting_messages(conn: Connection) -> list[tuple[int, tuple[str, ...]]]:
    """The messages that wait, oldest first, each with the games it waits for."""
    found: dict[int, tuple[str, ...]] = {}
    for game, message in conn.execute(_ALL):
        found[message] = (*found.get(message, ()), game)
    return list(found.items())


def waiting_counts(conn: Connection) -> dict[str, int]:
    """How many messages wait for each game that any wait for."""
    return {row.game: int(row[1]) for row in conn.execute(_COUNTS)}


_W = waiting.c
_OF = select(_W.message).where(_W.game == bindparam("of")).limit(1)
_ANY = Prepared(_OF)
_BEFORE = Prepared(_OF.where(_W.message < bindparam("before")))
_ALL = select(_W.game, _W.message).order_by(_W.message, _W.game)
_COUNTS = select(_W.game, func.count()).group_by(_W.game).order_by(_W.game)
_FORGET = delete(waiting).where(_W.message == bindparam("wanted"))
