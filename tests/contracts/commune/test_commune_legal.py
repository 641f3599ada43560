"""What somebody may do: nothing that is listed is refused, and no placement that is not listed is allowed."""

from datetime import timedelta
from random import Random

import pytest
from commune_help import SURVEYOR, Table

from contracts.commune.board import SQUARES
from contracts.commune.contract import CONTRACT
from contracts.commune.legal import legal
from gamemaster.core.course import Course
from gamemaster.core.option import Option

PEOPLE = ("Brask", "Ondine", "Tarn")


def options(table: Table, person: str) -> tuple[Option, ...]:
    return legal(table.state, person, table.settings, table.at)


def squares(found: tuple[Option, ...]) -> set[str]:
    """The squares that can be paid for."""
    return {option.action.params()["square"] for option in found if option.action.name == "place"}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    "settings", [{}, {"week_mode": "rolling", "place_limit": 3}, {"end_base": "placed_min"}]
)
def test_all_that_is_listed_is_allowed(seed: int, settings: dict[str, object]) -> None:
    random = Random(seed)
    table = Table(*PEOPLE, **settings)
    for person in PEOPLE:
        table.gives(person, "AAABBBCCC000111222")
    for _ in range(40):
        person = random.choice(PEOPLE)
        found = options(table, person)
        if not found:
            assert table.state.realm.result is not None
            break
        for option in found:
            ruling = table.tries(person, option.action.name, **option.action.params())
            assert isinstance(ruling, Course), (option, ruling)
        listed = squares(found)
        for square in random.sample(SQUARES, 12):
            allowed = isinstance(table.tries(person, "place", square=square), Course)
            assert allowed is (square in listed), square
        chosen = random.choice([option for option in found if option.action.name != "leave"])
        table.does(person, chosen.action.name, **chosen.action.params())


def test_what_placements_do() -> None:
    table = Table(*PEOPLE)
    table.places("Ondine", "A0")
    table.places("Brask", "C0", "D0")
    table.does("Brask", "name", colour="Slate")
    table.gives("Tarn", "BEJ0")
    found = {option.say[-3:-1]: option for option in options(table, "Tarn") if option.action.name == "place"}
    assert found["B0"].leads_to == (
        "Slate acquires Unnamed 1 and then has 4 tiles; it brings Ondine 1 accolade"
    )
    assert found["B0"].facts == {"community": "Slate", "accolades": {"Ondine": 1}}
    assert found["E0"].leads_to == "adds to Slate, which then has 3 tiles"
    assert found["E0"].facts["community"] == "Slate"
    assert found["J0"].leads_to == "founds a community"
    table.gives("Ondine", "J0")
    assert "J0" not in squares(options(table, "Ondine"))


def test_a_placement_that_ends_the_tournament_says_so() -> None:
    table = Table(*PEOPLE, end_base="placed_min", end_min=2)
    table.places("Ondine", "A0")
    table.gives("Brask", "B0")
    (only,) = [option for option in options(table, "Brask") if option.action.name == "place"]
    assert only.leads_to == "adds to Unnamed 1, which then has 2 tiles; the tournament ends"
    table.does("Brask", "place", square="B0")
    assert options(table, "Brask") == ()


def test_whoever_takes_no_part_may_join() -> None:
    table = Table(*PEOPLE)
    assert [option.action.name for option in options(table, "Mirelle")] == ["join"]
    table.places("Ondine", "A0")
    assert [option.action.name for option in options(table, SURVEYOR)] == ["join", "name"]


def test_offers_and_constructors() -> None:
    table = Table(*PEOPLE)
    table.gives("Ondine", "D4")
    table.gives("Brask", "75")
    table.does("Ondine", "offer", token="D", wanted=["7", "5", "9"], to=["Brask"])
    table.does("Brask", "construct", slot="left", symbol="E")
    said = [option.say for option in options(table, "Brask")]
    assert "I accept offer 1, giving my 7." in said
    assert "I accept offer 1, giving my 5." in said
    assert not [say for say in said if "left" in say]
    assert "I withdraw offer 1." in [option.say for option in options(table, "Ondine")]
    assert not [option for option in options(table, "Tarn") if option.action.name == "accept"]


def test_a_report_can_be_asked_for_only_when_it_would_be_granted() -> None:
    table = Table(*PEOPLE)

    def listed() -> list[str]:
        return [
            option.action.name for option in options(table, "Tarn") if option.action.name == "request_report"
        ]

    assert listed() == ["request_report"]
    table.does("Brask", "request_report")
    assert listed() == []
    table.at += timedelta(hours=24)
    assert listed() == ["request_report"]
    table.settings = table.settings.changed({"report_on_request": False})
    assert listed() == []


def test_one_tile_and_one_investment_are_one() -> None:
    table = Table("Ondine", "Brask", "Tarn")
    table.places("Ondine", "A0")
    table.places("Brask", "C0")
    table.gives("Tarn", "B0")
    told = " ".join(CONTRACT.tell(event) for event in table.does("Tarn", "place", square="B0").events)
    assert "1 tile x 1 of 1 investment" in told
