"""Questions to the game master, numbered per game: open until answered, or until history drops them."""

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, bindparam, func, insert, select, update

from gamemaster.store.tables import questions
from gamemaster.store.types import JsonObject

NO_GAME = ""
"""Stands for the game where which game is meant is itself the question."""


PRIVATE_FROM = 50_001
"""The number of the first question about what is not for all eyes."""

_LARGEST = 2**31 - 1


class State(StrEnum):
    """What became of a question."""

    OPEN = "open"
    ANSWERED = "answered"
    OBSOLETE = "obsolete"


class About(NamedTuple):
    """What a question is about: a position in an entry, or the mail with this number.

    `kind` is reading (what was meant), rules (what the contract says), identity (who sent it) or game.
    """

    kind: str
    entry: str | None = None
    item: int = 0
    sub: int = 0
    message: int | None = None


class Asked(NamedTuple):
    """A question as it stands; the game master replies with its `number`. `asked` and `answer` are JSON."""

    game: str
    number: int
    kind: str
    entry: str | None
    item: int
    sub: int
    message: int | None
    asked: JsonObject
    state: State
    answer: Any
    asked_at: datetime
    answered_at: datetime | None


def ask(
    conn: Connection, game: str, about: About, asked: JsonObject, now: datetime, private: bool = False
) -> int:
    """Ask the game master; the question's number. What is open already is renewed, not asked twice.

    What is `private` is counted apart, so that nobody learns of it from the numbers of the others.
    """
    known = conn.execute(_same(game, about)).scalar()
    if known is not None:
        conn.execute(_UPDATE, {"of": game, "no": known, "asked": asked})
        return int(known)
    least, most = (PRIVATE_FROM, _LARGEST) if private else (1, PRIVATE_FROM - 1)
    last = conn.execute(_LAST, {"of": game, "least": least, "most": most}).scalar()
    number = least if last is None else int(last) + 1
    new = {"game": game, "number": number, **about._asdict(), "asked": asked, "asked_at": now}
    conn.execute(_INSERT, new)
    return number


def open_questions(conn: Connection, game: str | None = None) -> list[Asked]:
    """What is open, in one game or in all, by game and number."""
    query = _ALL.where(_Q.state == State.OPEN)
    return _load(conn, query if game is None else query.where(_Q.game == game))


def question(conn: Connection, game: str, number: int) -> Asked | None:
    """The question with this number, whatever became of it."""
    found = _load(conn, _ALL.where(_Q.game == game, _Q.number == number))
    return found[0] if found else None


def answer_question(conn: Connection, game: str, number: int, answer: Any, now: datetime) -> bool:
    """Close a question with its answer; False when it is not open."""
    closed = {"of": game, "no": number, "state": State.ANSWERED, "answer": answer, "answered_at": now}
    return conn.execute(_CLOSE, closed).rowcount == 1


def drop_questions(conn: Connection, game: str, numbers: Sequence[int], now: datetime) -> None:
    """Close open questions that need no answer any more. Their numbers are not used again."""
    closed = {"of": game, "state": State.OBSOLETE, "answer": None, "answered_at": now}
    for number in numbers:
        conn.execute(_CLOSE, {**closed, "no": number})


def _same(game: str, about: About) -> Select[Any]:
    places = [_Q[name] == value for name, value in about._asdict().items()]
    return select(_Q.number).where(_Q.game == game, _Q.state == State.OPEN, *places)


def _load(conn: Connection, query: Select[Any]) -> list[Asked]:
    return [Asked(*row)._replace(state=State(row.state)) for row in conn.execute(query)]


_Q = questions.c
_ALL = select(*(_Q[name] for name in Asked._fields)).order_by(_Q.game, _Q.number)
_LAST = select(func.max(_Q.number)).where(
    _Q.game == bindparam("of"), _Q.number >= bindparam("least"), _Q.number <= bindparam("most")
)
_INSERT = insert(questions).values(state=State.OPEN)
_NUMBERED = update(questions).where(_Q.game == bindparam("of"), _Q.number == bindparam("no"))
_UPDATE = _NUMBERED.values(asked=bindparam("asked"))
_CLOSE = _NUMBERED.where(_Q.state == State.OPEN).values(
    state=bindparam("state"), answer=bindparam("answer"), answered_at=bindparam("answered_at")
)
