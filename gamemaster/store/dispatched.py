"""What a game has told by itself: each occasion once, and again only when its facts have changed."""

from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, select

from gamemaster.store.conflicts import Upsert
from gamemaster.store.tables import dispatched


def dispatched_as(conn: Connection, game: str, key: str) -> str | None:
    """The digest of what was told on that occasion; None when nothing was."""
    found = conn.execute(_GET, {"of": game, "wanted": key}).scalar()
    return None if found is None else str(found)


def note_dispatch(conn: Connection, game: str, key: str, digest: str, at: datetime) -> None:
    """Note what was told on that occasion, instead of what was told before."""
    conn.execute(_SET.on(conn), {"game": game, "key": key, "digest": digest, "at": at})


def forget_dispatch(conn: Connection, game: str, key: str) -> None:
    """Note that the occasion has not come about after all."""
    conn.execute(_FORGET, {"of": game, "wanted": key})


_D = dispatched.c
_GET = select(_D.digest).where(_D.game == bindparam("of"), _D.key == bindparam("wanted"))
_FORGET = delete(dispatched).where(_D.game == bindparam("of"), _D.key == bindparam("wanted"))
_SET = Upsert(
    dispatched,
    lambda insert: insert.on_conflict_do_update(
        index_elements=[_D.game, _D.key],
        set_={"digest": insert.excluded.digest, "at": insert.excluded.at},
    ),
)
