"""Games: what each began with, and the lists it is played on.

The secrets of a game leave this module by `game_secrets` only, so that they cannot get into a log by way of a
printed `Game`.
"""

from collections import defaultdict
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from gamemaster.core.errors import UsageError
from gamemaster.store.prepared import Prepared
from gamemaster.store.tables import fora, games
from gamemaster.store.types import JsonObject, storable


class Game(NamedTuple):
    """One game as it was created. `settings` are those it started with, `gm` a person's name.

    `public` and `discussion` are the addresses of its lists; only what goes to a public one is an
    announcement.
    """

    id: str
    contract: str
    title: str
    gm: str
    created_at: datetime
    starts_at: datetime
    settings: JsonObject
    public: tuple[str, ...] = ()
    discussion: tuple[str, ...] = ()


class Secrets(NamedTuple):
    """The master that a game's secrets are made of, and the first season's secret where that was given."""

    master: bytes
    first: bytes | None


def create_game(conn: Connection, game: Game, secrets: Secrets) -> None:
    """Store a new game; its clock stands at its start. Raises UsageError when the id is taken."""
    row = {
        "id": game.id,
        "contract": game.contract,
        "title": game.title,
        "gm": game.gm,
        "created_at": game.created_at,
        "starts_at": game.starts_at,
        "settings": game.settings,
        "secret": secrets.master,
        "first_secret": secrets.first,
        "clock": game.starts_at,
        "revision": 0,
        "arrivals": 0,
        "steps": 0,
    }
    try:
        with conn.begin_nested():
            conn.execute(insert(games), row)
    except IntegrityError:
        raise UsageError(f"there is a game called {game.id!r} already") from None
    _add_fora(conn, game)


def load_game(conn: Connection, game: str) -> Game:
    """The game with this id; raises UsageError when there is none."""
    row = conn.execute(_ONE, {"wanted": game}).first()
    if row is None:
        raise UsageError(_unknown(conn, game))
    lists = _fora(conn, game)[game]
    return Game(*row, public=tuple(lists["public"]), discussion=tuple(lists["discussion"]))


def list_games(conn: Connection) -> list[Game]:
    """Every game, by id."""
    lists = _fora(conn)
    return [
        Game(*row, public=tuple(lists[row.id]["public"]), discussion=tuple(lists[row.id]["discussion"]))
        for row in conn.execute(select(*_COLUMNS).order_by(games.c.id))
    ]


def game_count(conn: Connection) -> int:
    """How many games there are; grows when one is created, so a list in memory can be checked."""
    return int(_COUNT.first(conn, {}))


def game_secrets(conn: Connection, game: str) -> Secrets:
    """What the game's draws hang on; raises UsageError when there is no such game."""
    found = conn.execute(_SECRETS, {"wanted": game}).first()
    if found is None:
        raise UsageError(_unknown(conn, game))
    return Secrets(bytes(found[0]), None if found[1] is None else bytes(found[1]))


def _add_fora(conn: Connection, game: Game) -> None:
    rows = [
        {"game": game.id, "address": address, "kind": kind, "position": position}
        for kind, lists in (("public", game.public), ("discussion", game.discussion))
        for position, address in enumerate(lists)
    ]
    if not rows:
        return
    try:
        with conn.begin_nested():
            conn.execute(insert(fora), rows)
    except IntegrityError:
        raise UsageError(f"a list is named twice for the game {game.id!r}") from None


def _fora(conn: Connection, game: str | None = None) -> dict[str, dict[str, list[str]]]:
    query = select(fora).order_by(fora.c.game, fora.c.kind, fora.c.position)
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: {"public": [], "discussion": []})
    for row in conn.execute(query if game is None else query.where(fora.c.game == game)):
        found[row.game][row.kind].append(row.address)
    return found


def _unknown(conn: Connection, game: str) -> str:
    known = ", ".join(conn.execute(select(games.c.id).order_by(games.c.id)).scalars())
    return f"no game is called {storable(game)!r}; there are: {known or 'none'}"


_COLUMNS = (
    games.c.id,
    games.c.contract,
    games.c.title,
    games.c.gm,
    games.c.created_at,
    games.c.starts_at,
    games.c.settings,
)
_ONE = select(*_COLUMNS).where(games.c.id == bindparam("wanted"))
_COUNT = Prepared(select(func.count()).select_from(games))
_SECRETS = select(games.c.secret, games.c.first_secret).where(games.c.id == bindparam("wanted"))
