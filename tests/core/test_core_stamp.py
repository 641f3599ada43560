"""When a mail takes effect (mechanics X-1)."""

from datetime import UTC, datetime, timedelta

import pytest

from gamemaster.core.settings import Settings
from gamemaster.core.stamp import Effective, Stamps, effective_time

SUNDAY = datetime(2009, 11, 1, 23, 59, 57, tzinfo=UTC)
MONDAY = datetime(2009, 11, 2, 0, 0, 4, tzinfo=UTC)
NOON = datetime(2009, 11, 5, 12, 0, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


def chosen(
    date: datetime | None = None,
    arrived: datetime | None = None,
    stored: datetime | None = None,
    processed: datetime = NOON,
    **settings: object,
) -> Effective:
    return effective_time(Stamps(date, arrived, stored, processed), Settings().changed(settings))


def test_sent_on_sunday_arriving_on_monday_belongs_to_sunday() -> None:
    assert chosen(SUNDAY, MONDAY, MONDAY) == Effective(SUNDAY, "date", "")


def test_with_arrival_as_source_it_belongs_to_monday() -> None:
    assert chosen(SUNDAY, MONDAY, time_source="arrival") == Effective(MONDAY, "arrival", "")


def test_arrival_as_source_without_an_arrival_falls_back_on_the_date() -> None:
    assert chosen(SUNDAY, None, MONDAY, time_source="arrival") == Effective(SUNDAY, "date", "")


@pytest.mark.parametrize("minutes", [-15, 0, 15])
def test_a_date_within_the_skew_of_arrival_holds(minutes: int) -> None:
    assert chosen(NOON + minutes * MINUTE, NOON, processed=NOON).source == "date"


@pytest.mark.parametrize("minutes", [-16, 16, -60 * 24 * 400])
def test_a_forged_date_gives_way_to_arrival(minutes: int) -> None:
    found = chosen(NOON + minutes * MINUTE, NOON, processed=NOON)
    assert (found.at, found.source) == (NOON, "arrival")
    assert "far apart" in found.doubt


def test_the_skew_is_a_setting() -> None:
    assert chosen(NOON - 16 * MINUTE, NOON, max_skew=16).source == "date"
    assert chosen(NOON - MINUTE, NOON, max_skew=0).source == "arrival"


def test_without_an_arrival_the_mailbox_is_the_witness() -> None:
    found = chosen(SUNDAY, None, NOON, NOON)
    assert (found.at, found.source) == (NOON, "stored")
    assert "far apart" in found.doubt
    near = NOON - 15 * MINUTE
    assert chosen(near, None, NOON, NOON) == Effective(near, "date", "")


def test_without_any_witness_a_date_holds_however_old() -> None:
    assert chosen(SUNDAY, None, None, NOON) == Effective(SUNDAY, "date", "")


@pytest.mark.parametrize(("stored", "source"), [(NOON, "stored"), (None, "processed")])
def test_a_date_in_the_future_gives_way(stored: datetime | None, source: str) -> None:
    found = chosen(NOON + 16 * MINUTE, None, stored, NOON)
    assert (found.at, found.source) == (NOON, source)
    assert "future" in found.doubt


def test_a_mailbox_stamp_in_the_future_is_capped_by_processing() -> None:
    assert chosen(None, None, NOON + 60 * MINUTE, NOON).at == NOON


@pytest.mark.parametrize(
    ("arrived", "stored", "at", "source"),
    [(SUNDAY, MONDAY, SUNDAY, "arrival"), (None, MONDAY, MONDAY, "stored"), (None, None, NOON, "processed")],
)
def test_without_a_date_the_earliest_stamp_of_others_holds(
    arrived: datetime | None, stored: datetime | None, at: datetime, source: str
) -> None:
    found = chosen(None, arrived, stored)
    assert (found.at, found.source) == (at, source)
    assert "no usable Date" in found.doubt
