"""Which of a game's secrets have been published, and the public randomness mixed into them.

The secrets themselves are never stored: they follow from the game's master (`core.chance`). Whatever is noted
here raises the game's revision, so that a program which has it in memory goes on with the right secret.
"""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from gamemaster.core.chance import Told
from gamemaster.store import tables


class Beacon(NamedTuple):
    """A round of the public beacon that belongs to a secret; `randomness` is "" until it is out.

    Both values are hexadecimal.
    """

    secret: str
    round: int
    randomness: str = ""
    signature: str = ""


def told_secrets(conn: Connection, game: str) -> tuple[Told, ...]:
    """The secrets that have been published, in that order."""
    return tuple(Told(*row) for row in conn.execute(_TOLD, {"of": game}))


def tell(conn: Connection, game: str, told: Told) -> None:
    """Note that a secret is published."""
    conn.execute(insert(tables.told_secrets), {"game": game, **told._asdict()})
    conn.execute(_RAISE, {"of": game})


def beacons_of(conn: Connection, game: str) -> dict[str, Beacon]:
    """The beacon of each secret that has one."""
    return {row.secret: Beacon(*row) for row in conn.execute(_BEACONS, {"of": game})}


def fix_beacon(conn: Connection, game: str, beacon: Beacon) -> None:
    """Lay down the round that belongs to a secret, before it is out."""
    conn.execute(insert(tables.beacons), {"game": game, **beacon._asdict()})
    conn.execute(_RAISE, {"of": game})


def fill_beacon(conn: Connection, game: str, beacon: Beacon) -> None:
    """Note what the round brought."""
    named = {"of": game, "named": beacon.secret, "fixed": beacon.round}
    conn.execute(_FILL, {**named, "brought": beacon.randomness, "signed": beacon.signature})
    conn.execute(_RAISE, {"of": game})


_G = tables.games.c
_RAISE = update(tables.games).where(_G.id == bindparam("of")).values(revision=_G.revision + 1)
_T, _B = tables.told_secrets.c, tables.beacons.c
_TOLD = select(_T.secret, _T.at, _T.seq).where(_T.game == bindparam("of")).order_by(_T.seq, _T.secret)
_BEACONS = select(_B.secret, _B.round, _B.randomness, _B.signature).where(_B.game == bindparam("of"))
_FILL = (
    update(tables.beacons)
    .where(_B.game == bindparam("of"), _B.secret == bindparam("named"), _B.round == bindparam("fixed"))
    .values(randomness=bindparam("brought"), signature=bindparam("signed"))
)
