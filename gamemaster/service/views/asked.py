"""Questions to the game master as letters and reports show them, and which of them are for all eyes."""

from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import parse_time
from gamemaster.core.ledger import MessageBody
from gamemaster.reports.data import OpenQuestion
from gamemaster.service.workspace.loaded import Live
from gamemaster.store.ledger import load_entry
from gamemaster.store.questions import Asked, open_questions, question


def is_private(live: Live, body: MessageBody) -> bool:
    """Whether nobody but the game master may learn that something was asked about the message."""
    return live.contract.keeps_secrets and not body.public


def still_open(tx: Connection, live: Live, public: bool = False) -> tuple[OpenQuestion, ...]:
    """Every open question of a game, by number; with `public` only those about moves, fit for all eyes."""
    return tuple(
        shown(asked) for asked in open_questions(tx, live.id) if not public or _for_all_eyes(tx, live, asked)
    )


def _for_all_eyes(tx: Connection, live: Live, asked: Asked) -> bool:
    """Whether a question may stand in a report: about moves that were announced, not about private mail."""
    if asked.kind not in ("reading", "rules"):
        return False
    if (asked.entry or "").startswith("ruling:") and live.contract.keeps_secrets:
        return False
    entry = None if asked.entry is None else load_entry(tx, live.id, asked.entry)
    return entry is None or bool(entry.body.get("public", True))


def numbered(tx: Connection, live: Live, numbers: list[int]) -> list[OpenQuestion]:
    """The questions with these numbers."""
    return [shown(found) for number in numbers if (found := question(tx, live.id, number)) is not None]


def shown(asked: Asked) -> OpenQuestion:
    """A stored question as letters print it."""
    return open_question(asked.number, asked.asked)


def open_question(number: int, found: dict[str, Any]) -> OpenQuestion:
    """A question from its JSON, as letters print it."""
    return OpenQuestion(
        number,
        parse_time(found["at"]),
        found["who"],
        found["words"],
        found["say"],
        tuple(found["options"]),
        found.get("message_id", ""),
        found.get("hint", ""),
    )
