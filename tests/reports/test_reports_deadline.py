"""Calendar files: what RFC 5545 asks of lines, values and identifiers."""

from datetime import UTC, datetime, timedelta, timezone

from hypothesis import given
from hypothesis import strategies as st

from gamemaster.reports.deadline import calendar_file

WRITTEN = datetime(2009, 10, 26, 12, 0, tzinfo=UTC)


def fields(text: str) -> list[tuple[str, str]]:
    """The unfolded lines, parted into name and value."""
    lines = text.replace("\r\n ", "").removesuffix("\r\n").split("\r\n")
    return [(name, value) for name, _, value in (line.partition(":") for line in lines)]


def test_a_deadline_is_an_event_in_utc() -> None:
    due = datetime(2009, 11, 2, 8, 30, tzinfo=timezone(timedelta(hours=2)))
    found = fields(calendar_file("ww-1-night-1@example.org", "Werewolves: night 1 ends", due, WRITTEN))
    assert found[0] == ("BEGIN", "VCALENDAR")
    assert found[-1] == ("END", "VCALENDAR")
    assert ("DTSTART", "20091102T063000Z") in found
    assert ("UID", "ww-1-night-1@example.org") in found
    assert ("SUMMARY", "Werewolves: night 1 ends") in found
    assert "DESCRIPTION" in dict(found)


def test_the_event_is_a_moment_as_the_standard_has_it() -> None:
    """An end must lie after the beginning (3.8.2.2); without one the event takes no time (3.6.1)."""
    found = fields(calendar_file("u", "s", WRITTEN, WRITTEN))
    names = [name for name, _ in found]
    assert not {"DTEND", "DURATION", "METHOD"} & set(names)
    event = names[names.index("BEGIN", 1) : names.index("END")]
    assert all(names.count(name) == 1 for name in ("UID", "DTSTAMP", "DTSTART", "SEQUENCE", "PRODID"))
    assert event.index("UID") < event.index("BEGIN", 1)
    assert dict(found)["DTSTAMP"] == "20091026T120000Z"


def test_a_later_file_has_a_higher_sequence() -> None:
    one = dict(fields(calendar_file("u", "s", WRITTEN, WRITTEN)))
    other = dict(fields(calendar_file("u", "s", WRITTEN, WRITTEN + timedelta(seconds=1))))
    assert int(other["SEQUENCE"]) > int(one["SEQUENCE"])


def test_text_is_escaped() -> None:
    text = calendar_file("u", "a, b; c\\d\ne", WRITTEN, WRITTEN)
    assert ("SUMMARY", "a\\, b\\; c\\\\d\\ne") in fields(text)


@given(st.text(max_size=300), st.text(max_size=300))
def test_no_text_breaks_a_line_or_adds_a_field(summary: str, description: str) -> None:
    text = calendar_file("u", summary, WRITTEN, WRITTEN, description)
    raw = text.removesuffix("\r\n").split("\r\n")
    assert all(len(line.encode("utf-8", "replace")) <= 75 for line in raw)
    assert "\r" not in text.replace("\r\n", "")
    assert "\n" not in text.replace("\r\n", "")
    names = [name for name, _ in fields(text)]
    assert names.count("SUMMARY") == 1
    assert names.count("BEGIN") == 3
