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
from gamemaster.core.dice import Dice
from gamemaster.core.errors import LedgerError
from gamemaster.core.ledger import (
    Act,
    ActFor,
    Answer,
    AnswerClaim,
    Assert,
    Body,
    Choose,
    Decision,
    Entry,
    HandOver,
    Kind,
    MessageBody,
    OnRecord,
    Pause,
    Presiding,
    Ratify,
    Redate,
    ReportBody,
    Reread,
    Resume,
    RulingBody,
    SettingBody,
    Substitute,
    Throw,
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
        case RulingBody(decision, author, because, cites):
            found = {"decision": _encode_decision(decision), "author": author, "because": because}
            return found | ({"cites": cites} if cites else {})
        case SettingBody(changes, text, author, because, cites):
            kept: Json = {"changes": dict(changes), "text": text, "author": author, "because": because}
            return kept | ({"cites": cites} if cites else {})
        case ReportBody():
            return _encode_report(body)
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


def _encode_report(body: ReportBody) -> Json:
    found: Json = {"number": body.number, "digest": body.digest}
    if body.as_of is not None:
        values = {s: {who: dict(v) for who, v in people.items()} for s, people in body.values.items()}
        found |= {"as_of": encode_time(body.as_of), "values": values, "revises": body.revises}
        found["informative"] = list(body.informative)
    return found


def _encode_decision(decision: Decision) -> Json:
    match decision:
        case Act(attempts):
            return {"does": "act", "attempts": _encode_attempts(attempts)}
        case ActFor(attempts):
            return {"does": "act_for", "attempts": _encode_attempts(attempts)}
        case Answer(of, item, attempts):
            return {"does": "answer", "of": of, "item": item, "attempts": _encode_attempts(attempts)}
        case Choose(of, position, candidate):
            return {"does": "choose", "of": of, "position": list(position), "candidate": candidate}
        case Void(of):
            return {"does": "void", "of": of}
        case Redate(of, at):
            return {"does": "redate", "of": of, "at": encode_time(at)}
        case Reread(of, reading):
            return {"does": "reread", "of": of, "reading": reading.to_json()}
        case Throw(dice):
            return {"does": "throw", "dice": list(dice)}
        case AnswerClaim() | Ratify():
            return _encode_on_record(decision)
    return _encode_presiding(decision)


def _encode_on_record(decision: OnRecord) -> Json:
    match decision:
        case AnswerClaim(of, item, reply, case):
            return {"does": "answer_claim", "of": of, "item": item, "reply": reply, "case": case}
        case Ratify(report, section, values, since, undoubted):
            found = {"report": report, "section": section, "since": encode_time(since)}
            stated = {who: dict(v) for who, v in values.items()}
            return {"does": "ratify", **found, "values": stated, "undoubted": undoubted}


def _encode_presiding(decision: Presiding) -> Json:
    match decision:
        case Assert(subject, name, value):
            return {"does": "assert", "subject": subject, "name": name, "value": value}
        case HandOver(to):
            return {"does": "hand_over", "to": to}
        case Substitute(part, player):
            return {"does": "substitute", "part": part, "player": player}
        case Pause():
            return {"does": "pause"}
        case Resume():
            return {"does": "resume"}


def _decode_decision(found: Json, vocabulary: Vocabulary) -> Decision:
    read = _DECISIONS.get(found["does"])
    if read is None:
        raise ValueError(f"no ruling does {found['does']!r}")
    return read(found, vocabulary)


def _choose(found: Json, _: Vocabulary) -> Decision:
    item, sub = found["position"]
    return Choose(found["of"], (item, sub), found["candidate"])


_DECISIONS: dict[str, Callable[[Json, Vocabulary], Decision]] = {
    "act": lambda found, words: Act(_decode_attempts(found, words)),
    "act_for": lambda found, words: ActFor(_decode_attempts(found, words)),
    "answer": lambda found, words: Answer(found["of"], found["item"], _decode_attempts(found, words)),
    "choose": _choose,
    "void": lambda found, _: Void(found["of"]),
    "redate": lambda found, _: Redate(found["of"], decode_time(found["at"])),
    "reread": lambda found, words: Reread(found["of"], reading_from_json(found["reading"], words)),
    "assert": lambda found, _: Assert(found["subject"], found["name"], found["value"]),
    "hand_over": lambda found, _: HandOver(found["to"]),
    "substitute": lambda found, _: Substitute(found["part"], found["player"]),
    "throw": lambda found, _: Throw(Dice(*found["dice"])),
    "answer_claim": lambda found, _: AnswerClaim(found["of"], found["item"], found["reply"], found["case"]),
    "ratify": lambda found, _: Ratify(
        found["report"], found["section"], found["values"], decode_time(found["since"]), found["undoubted"]
    ),
    "pause": lambda *_: Pause(),
    "resume": lambda *_: Resume(),
}


def _encode_attempts(attempts: tuple[Attempt, ...]) -> list[Json]:
    return [attempt.to_json() for attempt in attempts]


def _decode_attempts(found: Json, vocabulary: Vocabulary) -> tuple[Attempt, ...]:
    return tuple(vocabulary.attempt(attempt) for attempt in found["attempts"])


def _message(found: Json, vocabulary: Vocabulary) -> Body:
    reading = reading_from_json(found["reading"], vocabulary)
    return MessageBody(found["message"], found["sender"], found["public"], reading)


def _ruling(found: Json, vocabulary: Vocabulary) -> Body:
    decision = _decode_decision(found["decision"], vocabulary)
    return RulingBody(decision, found["author"], found["because"], found.get("cites", ""))


def _setting(found: Json, _: Vocabulary) -> Body:
    changes, text = dict(found["changes"]), found["text"]
    return SettingBody(changes, text, found["author"], found["because"], found.get("cites", ""))


def _report(found: Json, _: Vocabulary) -> Body:
    if "as_of" not in found:
        return ReportBody(found["number"], found["digest"])
    as_of = decode_time(found["as_of"])
    kept = tuple(found["informative"])
    return ReportBody(found["number"], found["digest"], as_of, found["values"], found["revises"], kept)


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
