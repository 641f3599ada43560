"""Entries as JSON: everything comes back equal, and what cannot be read is not skipped."""

import json
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from toy import TOY
from toygame import attempt, hour, mail, question, ruling, setting

from gamemaster.core.codec import (
    decode_body,
    decode_entry,
    decode_time,
    encode_body,
    encode_entry,
    encode_time,
)
from gamemaster.core.errors import LedgerError
from gamemaster.core.ledger import Act, Answer, Choose, Entry, Kind, Redate, ReportBody, TickBody, Void
from gamemaster.core.reading import Ignored

MOMENT = datetime(2009, 11, 1, 23, 59, 57, 123456, tzinfo=UTC)

ENTRIES = [
    mail(
        1,
        hour(1),
        attempt("join"),
        question((attempt("add", n=2),), ()),
        attempt("leave", "Brask", by="Ondine"),
    ),
    mail(2, MOMENT, sender="", public=False),
    setting(3, hour(3), sides=6, bets="won"),
    setting(4, hour(4), "A text\nof two lines."),
    ruling(5, hour(5), Act((attempt("grant", "Sir Hale", person="Ondine", stars=1),))),
    ruling(6, hour(6), Answer("m1", 1, (attempt("add", n=2), attempt("flip")))),
    ruling(7, hour(7), Choose("m1", (1, 1), "won")),
    ruling(8, hour(8), Void("m1")),
    ruling(9, hour(9), Redate("m1", MOMENT)),
    Entry("report", hour(10), 10, Kind.REPORT, ReportBody(3, "ab" * 32)),
    Entry("tick", hour(11), 0, Kind.TICK, TickBody("week")),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_entries_survive_json(entry: Entry) -> None:
    stored = json.loads(json.dumps(encode_entry(entry)))
    assert decode_entry(stored, TOY.vocabulary) == entry
    body = json.loads(json.dumps(encode_body(entry.body)))
    assert decode_body(entry.kind, body, TOY.vocabulary) == entry.body


def test_what_was_ignored_is_kept() -> None:
    entry = mail(1, hour(1), attempt("join"))
    body: Any = entry.body
    reading = type(body.reading)(body.reading.items, (Ignored((4, 9), "quote"),), "7")
    entry = Entry(entry.id, entry.at, entry.seq, entry.kind, body._replace(reading=reading))
    assert decode_entry(encode_entry(entry), TOY.vocabulary) == entry


def test_times_are_exact_and_in_utc() -> None:
    assert decode_time(encode_time(MOMENT)) == MOMENT
    away = MOMENT.astimezone(timezone(timedelta(hours=-8)))
    assert encode_time(away) == encode_time(MOMENT) == "2009-11-01T23:59:57.123456+00:00"


STORED = encode_entry(ENTRIES[0])


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ({**STORED, "kind": "dream"}, "dream"),
        ({**STORED, "at": "yesterday"}, "yesterday"),
        ({"id": "x"}, "cannot be read"),
        ({**STORED, "body": {}}, "message cannot be read"),
        ({**STORED, "body": None}, "message cannot be read"),
        (json.loads(json.dumps(STORED).replace('"join"', '"fly"')), "fly"),
        (json.loads(json.dumps(STORED).replace('{"n": 2}', '{"n": "two"}')), "Add: n: "),
        (
            json.loads(json.dumps(encode_entry(ENTRIES[7])).replace('"void"', '"undo"')),
            "no ruling does 'undo'",
        ),
    ],
)
def test_what_cannot_be_read_is_reported(broken: dict[str, Any], says: str) -> None:
    with pytest.raises(LedgerError, match=says):
        decode_entry(broken, TOY.vocabulary)
