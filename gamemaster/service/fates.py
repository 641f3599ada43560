"""What became of one message, as values: for the store, for the command line, for receipts."""

from dataclasses import dataclass, field
from typing import Any

from gamemaster.store.messages import Status

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ruled:
    """What a message did in one game: its actions with their outcomes, and the questions it raised."""

    game: str
    sender: str
    at: str
    actions: tuple[Json, ...] = ()
    questions: tuple[Json, ...] = ()


@dataclass(frozen=True, slots=True)
class Fate:
    """The end of a message's way: `status` and `reason` are stored with it."""

    status: Status
    reason: str = ""
    duplicate_of: int | None = None
    ruled: tuple[Ruled, ...] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """One message taken in, for whoever watches: JSON data and one line of text."""

    message_id: str
    source: str
    fate: Fate
    data: Json = field(init=False)
    text: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "data", _data(self))
        object.__setattr__(self, "text", _text(self))


def _data(taken: Taken) -> Json:
    fate = taken.fate
    found: Json = {
        "message_id": taken.message_id,
        "source": taken.source,
        "status": fate.status.value,
        "reason": fate.reason,
        "games": [ruled.game for ruled in fate.ruled],
        "actions": [action for ruled in fate.ruled for action in ruled.actions],
        "questions": [question for ruled in fate.ruled for question in ruled.questions],
    }
    if fate.ruled:
        found |= {"sender": fate.ruled[0].sender, "at": fate.ruled[0].at}
    return found


def _text(taken: Taken) -> str:
    lines = [f"{taken.message_id}: {taken.fate.status.value}" + _because(taken.fate.reason)]
    for ruled in taken.fate.ruled:
        for action in ruled.actions:
            what = f"{action['outcome']}: {action['actor']}: {action['said']}"
            lines.append(f"  [{ruled.game}] {what}" + _because(action["text"]))
        lines += [f"  [{ruled.game}] question {q['number']}: {q['say']}" for q in ruled.questions]
    return "\n".join(lines)


def _because(reason: str) -> str:
    return f" ({reason})" if reason else ""
