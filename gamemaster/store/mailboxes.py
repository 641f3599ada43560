"""How far each mailbox has been read.

What must stay true: a cursor moves in the transaction that stores the message it passes, and never back. So
each message is taken in once, even by two programs that read one mailbox.
"""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, or_, select

from gamemaster.store.conflicts import Upsert
from gamemaster.store.prepared import Prepared
from gamemaster.store.tables import cursors


class Cursor(NamedTuple):
    """Everything up to `uid` was taken in, while the mailbox had `uidvalidity` (RFC 9051, 2.3.1.1)."""

    mailbox: str
    uidvalidity: int
    uid: int


def load_cursor(conn: Connection, mailbox: str) -> Cursor | None:
    """Where reading `mailbox` (account and folder) has got to; None when it was never read."""
    row = conn.execute(_GET, {"wanted": mailbox}).first()
    return None if row is None else Cursor(*row)


def advance_cursor(conn: Connection, cursor: Cursor) -> bool:
    """Move the cursor of a mailbox; False, and nothing moved, when it is there or further already.

    False means that another program has taken the message in: store nothing. A new UIDVALIDITY starts the
    mailbox over, whatever the UID.
    """
    return _ADVANCE.first(conn, cursor._asdict()) is not None


_GET = select(cursors).where(cursors.c.mailbox == bindparam("wanted"))
_ADVANCE = Prepared(
    Upsert(
        cursors,
        lambda insert: insert.on_conflict_do_update(
            index_elements=[cursors.c.mailbox],
            set_={"uidvalidity": insert.excluded.uidvalidity, "uid": insert.excluded.uid},
            where=or_(
                cursors.c.uidvalidity != insert.excluded.uidvalidity,
                cursors.c.uid < insert.excluded.uid,
            ),
        ).returning(cursors.c.uid),
    ),
    Cursor._fields,
)
