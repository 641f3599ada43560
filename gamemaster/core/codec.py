"""Ledger entries as plain JSON data and back.

What is written here is kept for ever: a form once written stays readable. `decode_entry` of
`encode_entry` is an equal entry, times to the microsecond. A body that cannot be read (a word of a newer
version, an action the game does not know) raises LedgerError, because skipping it would change history.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from gamemaster.core.action import Attempt, Vocabulary
from gamemaster.core.calendar import utc
from gamemaster.core.errors import LedgerError
from gamemaster.core.ledger import (
    Act,
    Answer,
    Body,
    Choose,
    Decision,
    Entry,
    Kind,
    MessageBody,
    Redate,
    ReportBody,
    RulingBody,
    SettingBody,
    TickBody,
    Void,
)
from gamemaster.core.reading import reading_from_json

Json = dict[str, Any]


def encode_entry(entry: Entry) -> Json:
    """The whole entry: `{"id", "at", "seq", "kind", "body"}`."""
    return {
        "id": entry.id,
        "at": encode_time(entry.at),
        "seq": entry.seq,
        "kind": entry.kind.value,
        "body": encode_body(entry.body),
    }


def decode_entry(found: Json, vocabulary: Vocabulary) -> Entry:
    """Read back what `encode_entry` wrote; raises LedgerError when it cannot be read."""
    try:
        kind = Kind(found["kind"])
        name, at, seq, body = found["id"], decode_time(found["at"]), found["seq"], found["body"]
    except (KeyError, TypeError, ValueError) as error:
        raise LedgerError(f"a stored entry cannot be read: {error}") from None
    return Entry(name, at, seq, kind, decode_body(kind, body, vocabulary))


def encode_time(moment: datetime) -> str:
    """A moment as exact ISO text in UTC (`2009-10-26T14:05:00+00:00`)."""
    return utc(moment).isoformat()


def decode_time(text: str) -> datetime:
    """Read back what `encode_time` wrote; raises ValueError."""
    return utc(datetime.fromisoformat(text))


def encode_body(body: Body) -> Json:
    """The body alone, for stores that keep an entry's other fields in columns of their own."""
    match body:
        case MessageBody(message, sender, public, reading):
            return {"message": message, "sender": sender, "public": public, "reading": reading.to_json()}
        case RulingBody(decision, author, because):
            return {"decision": _encode_decision(decision), "author": author, "because": because}
        case SettingBody(changes, text, author, because):
            return {"changes": dict(changes), "text": text, "author": author, "because": because}
        case ReportBody(number, digest):
            return {"number": number, "digest": digest}
        case TickBody(name):
            return {"name": name}


def decode_body(kind: Kind, found: Json, vocabulary: Vocabulary) -> Body:
    """Read back what `encode_body` wrote for an entry of `kind`; raises LedgerError."""
    try:
        return _BODIES[kind](found, vocabulary)
    except ValidationError as error:
        raise LedgerError(
            f"a stored {kind.value} holds an action that cannot be read: {_first(error)}"
        ) from None
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise LedgerError(f"a stored {kind.value} cannot be read: {error!r}") from None


def _encode_decision(decision: Decision) -> Json:
    match decision:
        case Act(attempts):
            return {"does": "act", "attempts": _encode_attempts(attempts)}
        case Answer(of, item, attempts):
            return {"does": "answer", "of": of, "item": item, "attempts": _encode_attempts(attempts)}
        case Choose(of, position, candidate):
            return {"does": "choose", "of": of, "position": list(position), "candidate": candidate}
        case Void(of):
            return {"does": "void", "of": of}
        case Redate(of, at):
            return {"does": "redate", "of": of, "at": encode_time(at)}


def _decode_decision(found: Json, vocabulary: Vocabulary) -> Decision:
    match found["does"]:
        case "act":
            return Act(_decode_attempts(found, vocabulary))
        case "answer":
            return Answer(found["of"], found["item"], _decode_attempts(found, vocabulary))
        case "choose":
            item, sub = found["position"]
            return Choose(found["of"], (item, sub), found["candidate"])
        case "void":
            return Void(found["of"])
        case "redate":
            return Redate(found["of"], decode_time(found["at"]))
    raise ValueError(f"no ruling does {found['does']!r}")


def _encode_attempts(attempts: tuple[Attempt, ...]) -> list[Json]:
    return [attempt.to_json() for attempt in attempts]


def _decode_attempts(found: Json, vocabulary: Vocabulary) -> tuple[Attempt, ...]:
    return tuple(vocabulary.attempt(attempt) for attempt in found["attempts"])


def _message(found: Json, vocabulary: Vocabulary) -> Body:
    reading = reading_from_json(found["reading"], vocabulary)
    return MessageBody(found["message"], found["sender"], found["public"], reading)


def _ruling(found: Json, vocabulary: Vocabulary) -> Body:
    return RulingBody(_decode_decision(found["decision"], vocabulary), found["author"], found["because"])


def _setting(found: Json, _: Vocabulary) -> Body:
    return SettingBody(dict(found["changes"]), found["text"], found["author"], found["because"])


def _report(found: Json, _: Vocabulary) -> Body:
    return ReportBody(found["number"], found["digest"])


def _tick(found: Json, _: Vocabulary) -> Body:
    return TickBody(found["name"])


_BODIES: dict[Kind, Callable[[Json, Vocabulary], Body]] = {
    Kind.MESSAGE: _message,
    Kind.RULING: _ruling,
    Kind.SETTING: _setting,
    Kind.REPORT: _report,
    Kind.TICK: _tick,
}


def _first(error: ValidationError) -> str:
    first = error.errors(include_url=False)[0]
    return f"{error.title}: {'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
