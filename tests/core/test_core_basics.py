"""Calendar, people, settings, maps and courses."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter
from toy import TOY, Added, Joined, Starred, ToySettings, evolve, settle
from toygame import MONDAY, hour

from gamemaster.core import calendar
from gamemaster.core.contract import Start
from gamemaster.core.course import Course
from gamemaster.core.errors import BadSetting, LedgerError
from gamemaster.core.maps import Map, PersistentMap, in_order
from gamemaster.core.people import Person, Roster, fold
from gamemaster.core.settings import interpretations

MOMENTS = st.datetimes(datetime(1990, 1, 1), datetime(2090, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001


@given(MOMENTS)
def test_weeks_begin_on_monday_and_hold_their_moments(moment: datetime) -> None:
    start = calendar.week_start(moment)
    assert start <= moment < start + calendar.WEEK
    assert (start.weekday(), start.time()) == (0, datetime.min.time())
    assert calendar.parse_time(calendar.iso(moment)) == moment.replace(microsecond=0)


@pytest.mark.parametrize(
    ("moment", "number"),
    [(hour(0), 1), (hour(7 * 24 - 0.001), 1), (hour(7 * 24), 2), (hour(-1), 0), (hour(30 * 24), 5)],
)
def test_weeks_are_counted_from_the_one_the_game_starts_in(moment: datetime, number: int) -> None:
    assert calendar.week_number(hour(60), moment) == number


def test_times_are_read_with_and_without_zone() -> None:
    assert calendar.parse_time(" 2009-10-26 14:05 ") == datetime(2009, 10, 26, 14, 5, tzinfo=UTC)
    assert calendar.parse_time("2009-10-26T14:05+02:00") == datetime(2009, 10, 26, 12, 5, tzinfo=UTC)
    assert calendar.utc(datetime(2009, 10, 26, tzinfo=timezone(timedelta(hours=-5)))).hour == 5
    with pytest.raises(ValueError, match="soon"):
        calendar.parse_time("soon")


def test_times_are_spoken_in_english_whatever_the_locale() -> None:
    assert calendar.spoken(datetime(2009, 11, 2, 4, 5, tzinfo=UTC)) == "Mon 2 Nov 2009 04:05 UTC"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("D. Voss", "d voss"),
        ("Oskar Z.", "oskarz"),
        ("Ångström", "angstrom"),
        ("STRASSE", "straße"),
        ("O'Brask", "obrask"),
    ],
)
def test_names_fold_case_accents_spaces_and_punctuation(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@given(st.text())
def test_folding_twice_is_folding_once(name: str) -> None:
    assert fold(fold(name)) == fold(name)


ROSTER = Roster(
    (
        Person("Ondine", ("ondine@example.org", "home@example.org"), ("On",)),
        Person("Brask", ("brask@example.org", "club@example.org"), ("on",)),
        Person("blob", ("b1@example.org",)),
        Person("Blob", ("b2@example.org", "Club@Example.org")),
    )
)


def test_people_are_found_by_any_of_their_addresses_without_case() -> None:
    assert ROSTER.by_address(" Home@EXAMPLE.org ") == ROSTER.people[0]
    assert ROSTER.by_address("nobody@example.org") is None


def test_an_address_that_two_share_finds_neither() -> None:
    assert ROSTER.by_address("club@example.org") is None


def test_an_exact_name_wins_over_folding_and_a_shared_form_finds_both() -> None:
    assert ROSTER.by_name("blob") == ("blob",)
    assert ROSTER.by_name("Blob") == ("Blob",)
    assert ROSTER.by_name("BLOB") == ("Blob", "blob")
    assert ROSTER.by_name("on") == ("Brask", "Ondine")
    assert ROSTER.by_name("ondine!") == ("Ondine",)
    assert ROSTER.by_name("") == ()
    assert ROSTER.get("On") is None
    assert ROSTER.get("Brask") == ROSTER.people[1]


def test_settings_change_together_or_not_at_all() -> None:
    changed = ToySettings().changed({"sides": 6, "bets": "won"})
    assert (changed.sides, changed.bets) == (6, "won")
    with pytest.raises(BadSetting, match="no setting is called 'side'; there are: batch_mode, bets"):
        changed.changed({"side": 4})
    with pytest.raises(BadSetting, match="sides: Input should be greater"):
        changed.changed({"sides": 0})
    with pytest.raises(BadSetting, match="max_skew"):
        changed.changed({"bets": "gm", "max_skew": "long"})


def test_interpretations_name_house_rules_and_whatever_was_changed() -> None:
    (house,) = interpretations(TOY.ambiguities, ToySettings())
    assert (house.id, house.house, house.default, house.reading) == (
        "T-2",
        True,
        True,
        "A coin has two sides.",
    )
    first, second = interpretations(TOY.ambiguities, ToySettings(bets="won", sides=6))
    assert (first.id, first.value, first.reading, first.house) == ("T-1", "won", "Bets win.", False)
    assert (second.id, second.default, second.house) == ("T-2", False, False)
    assert second.reading == "Here sides is 6."


@dataclass(frozen=True)
class Pocket:
    coins: PersistentMap[str, int]
    squares: PersistentMap[int, Literal["full", "empty"]]


def test_maps_survive_json_and_are_written_in_order() -> None:
    codec = TypeAdapter(Pocket)
    coins = {f"coin {n}": n for n in range(60)}
    pocket = Pocket(Map(coins), Map({10: "full", 9: "empty"}))
    stored = codec.dump_json(pocket)
    assert codec.validate_json(stored) == pocket
    assert isinstance(codec.validate_json(stored).coins, Map)
    assert stored.startswith(b'{"coins":{"coin 0":0,"coin 1":1,"coin 10":10,')
    assert codec.dump_json(Pocket(Map(reversed(coins.items())), pocket.squares)) == stored
    with pytest.raises(ValueError, match="int"):
        codec.validate_python({"coins": {"a": "many"}, "squares": {}})


@given(st.dictionaries(st.integers(), st.integers()))
def test_in_order_is_by_key(items: dict[int, int]) -> None:
    assert list(in_order(Map(items))) == sorted(items.items())


def _course() -> Course[Any]:
    start = Start("toy", "Toy", MONDAY, "Sir Hale")
    return Course(TOY.setup(start, ToySettings()), evolve, settle)


def test_a_course_settles_after_each_event() -> None:
    course = _course()
    before = course.state
    course.tell(Joined("Ondine"))
    course.tell(Added("Ondine", 7))
    state = course.tell(Added("Ondine", 8))
    assert course.events == [Joined("Ondine"), Added("Ondine", 7), Added("Ondine", 8), Starred("Ondine")]
    assert (state.players["Ondine"].counter, state.players["Ondine"].stars) == (5, 1)
    assert before.players == Map()


def test_consequences_without_end_are_a_fault_of_the_rules() -> None:
    course = Course(_course().tell(Joined("Ondine")), evolve, lambda state: Starred("Ondine"))
    with pytest.raises(LedgerError, match="added do not come to an end"):
        course.tell(Added("Ondine", 1))
