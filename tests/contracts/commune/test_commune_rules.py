"""Rules of Commune seen one by one: refusals with numbers and ways out, receipts, duties, the board."""

from datetime import timedelta

import pytest
from commune_help import START, SURVEYOR, Table

from contracts.commune.board import NEIGHBOURS, SQUARES, distance, drawn, orphans_around
from contracts.commune.contract import CONTRACT
from contracts.commune.duties import outcome
from contracts.commune.events import OfferClosed, TilePlaced, WeekTurned
from contracts.commune.state import Result
from gamemaster.core.calendar import DAY, HOUR, WEEK
from gamemaster.core.chance import KeyedChance
from gamemaster.core.condition import look
from gamemaster.core.context import Context
from gamemaster.core.contract import PUBLIC
from gamemaster.core.outcome import NeedsRuling


def standing(table: Table, person: str) -> str:
    return " ".join(CONTRACT.standing(table.state, person, table.settings))


def test_the_board_has_a_hundred_squares_and_no_wrap() -> None:
    assert len(SQUARES) == len(set(SQUARES)) == 100
    assert NEIGHBOURS["A0"] == ("B0", "A1")
    assert sorted(NEIGHBOURS["J9"]) == ["I9", "J8"]
    assert sorted(NEIGHBOURS["E5"]) == ["D5", "E4", "E6", "F5"]
    assert sum(len(around) for around in NEIGHBOURS.values()) == 360
    assert distance("A0", "J9") == 18


def test_orphans_are_followed_as_far_as_they_go() -> None:
    table = Table()
    for square in ("B0", "C0", "C1", "E1", "J9"):
        table.does(SURVEYOR, "set_square", gm=True, square=square, lies="orphan")
    assert orphans_around(table.state.land, "A0") == ("B0", "C0", "C1")
    assert drawn(table.state)[0] == "x**xxxxxxx"


def test_a_tile_costs_its_letter_and_its_digit() -> None:
    table = Table()
    table.gives("Ondine", "DD77")
    told = table.does("Ondine", "place", square="D7")
    assert isinstance(told.events[0], TilePlaced)
    assert table.values("Ondine")["tokens"] == {"7": 1, "D": 1}


def test_a_placement_without_tokens_names_what_is_missing_and_a_way_out() -> None:
    table = Table()
    table.gives("Ondine", "D3")
    refused = table.fails("Ondine", "place", square="E7")
    assert (refused.code, refused.section) == ("NOT_ENOUGH_TOKENS", "4")
    assert refused.text == "A tile on E7 costs an E and a 7; you have no E and no 7."
    assert refused.numbers["missing"] == ["E", "7"]
    assert refused.instead == "I place a tile at D3."


def test_the_way_out_may_be_a_constructor() -> None:
    table = Table()
    table.does("Ondine", "construct", slot="right", symbol="7")
    table.at += WEEK
    refused = table.fails("Ondine", "place", square="E7")
    assert refused.instead == "I grant myself the token from my right constructor."
    table.does("Ondine", "grant", slot="right")
    assert table.fails("Ondine", "place", square="E7").instead == (
        "I begin constructing an E in my left constructor."
    )


class TestWithoutTokens:
    """Whoever has none and no constructor that makes what is missing is told how to come by it."""

    def says(self, table: Table, action: str, **params: object) -> str:
        refused = table.fails("Ondine", action, **params)
        assert refused.code == "NOT_ENOUGH_TOKENS"
        return refused.instead

    def test_a_constructor_that_is_set_to_nothing_is_set(self) -> None:
        table = Table()
        assert self.says(table, "place", square="E7") == "I begin constructing an E in my left constructor."
        table.does("Ondine", "construct", slot="left", symbol="E")

    def test_only_what_is_missing_is_made(self) -> None:
        table = Table()
        table.gives("Ondine", "E")
        assert self.says(table, "place", square="E7") == "I begin constructing a 7 in my left constructor."

    def test_one_that_makes_something_else_comes_last(self) -> None:
        table = Table()
        for slot in ("left", "middle", "right"):
            table.does("Ondine", "construct", slot=slot, symbol="A")
        assert self.says(table, "place", square="E7") == ""
        table.at += WEEK
        assert self.says(table, "place", square="E7") == "I begin constructing an E in my left constructor."

    def test_an_offer_of_a_token_nobody_has(self) -> None:
        table = Table()
        said = self.says(table, "offer", token="D", wanted=["C"])
        assert said == "I begin constructing a D in my left constructor."

    def test_an_offer_that_cannot_be_paid(self) -> None:
        table = Table()
        table.gives("Brask", "3")
        table.does("Brask", "offer", token="3", wanted=["A", "B"])
        said = self.says(table, "accept", offer=1, token="B")
        assert said == "I begin constructing an A in my left constructor."


def test_the_nearest_square_is_offered_for_one_that_is_taken() -> None:
    table = Table()
    table.places("Brask", "D4")
    table.gives("Ondine", "ADJ4459")
    refused = table.fails("Ondine", "place", square="D4")
    assert (refused.code, refused.instead) == ("NOT_EMPTY", "I place a tile at D5.")
    assert refused.text == "There is a tile on D4 already. It belongs to Unnamed 1."


def test_constructors_refuse_a_second_use_and_point_to_another() -> None:
    table = Table()
    table.does("Ondine", "construct", slot="left", symbol="A")
    refused = table.fails("Ondine", "construct", slot="left", symbol="B")
    assert refused.instead == "I begin constructing a B in my middle constructor."
    assert refused.numbers["again"] == "2023-05-08T00:00:00Z"
    table.at = START + WEEK
    assert table.remarks == []
    table.does("Ondine", "construct", slot="left", symbol="A")
    assert table.remarks == ["SAME_SYMBOL"]


def test_a_name_that_clashes_gets_one_that_does_not() -> None:
    table = Table()
    table.places("Ondine", "A0")
    table.does("Ondine", "name", colour="Almond")
    table.places("Brask", "J9")
    refused = table.fails("Brask", "name", colour="azure")
    assert refused.instead == "I name Unnamed 2 Beige."
    assert refused.numbers["taken"] == ["A"]


def test_the_founder_is_asked_for_a_name() -> None:
    table = Table()
    table.places("Ondine", "A0")
    assert "NAME_IT" in table.remarks
    assert "I name Unnamed 1" in standing(table, "Ondine")
    table.does("Ondine", "name", colour="Ochre")
    assert "While Ochre exists you cannot found another community." in standing(table, "Ondine")


def test_a_receipt_tells_what_is_left_and_which_offers_are_open() -> None:
    table = Table()
    table.gives("Ondine", "AAB")
    table.does("Ondine", "construct", slot="left", symbol="C")
    table.gives("Brask", "7")
    table.does("Brask", "offer", token="7", wanted=["B", "J"])
    said = standing(table, "Ondine")
    assert "Your tokens: 2 x A, 1 x B. Accolades: 0." in said
    assert "Your constructors make: left C; middle nothing; right nothing." in said
    assert (
        "Constructors not used this week: middle, right; your weekly investment is still to be made." in said
    )
    assert "Offer 1 by Brask is open to you: 7 for your B." in said
    assert "The tournament ends on Tue 1 Aug 2023 00:00 UTC at the latest." in said
    assert standing(table, "Mirelle") == "You are not a participant. To take part, write: I join Commune."


def test_leaving_closes_ones_offers() -> None:
    table = Table()
    table.gives("Ondine", "A")
    table.does("Ondine", "offer", token="A", wanted=["B"])
    table.does("Ondine", "offer", token="A", wanted=["C"])
    told = table.does("Ondine", "leave")
    assert [event.number for event in told.events if isinstance(event, OfferClosed)] == [1, 2]
    assert table.values("game")["open_offers"] == []


def test_conditions_may_ask_which_offers_are_open() -> None:
    table = Table()
    table.gives("Ondine", "A")
    table.does("Ondine", "offer", token="A", wanted=["B"])
    assert look(table.values("game"), "offered.1") == (True, 1)
    table.does("Ondine", "withdraw_offer", offer=1)
    assert look(table.values("game"), "offered.1") == (True, 0)


def test_duties_are_the_report_and_the_names() -> None:
    table = Table()
    table.places("Ondine", "A0")
    founded = table.at
    table.does("Brask", "request_report")
    report, requested, name = CONTRACT.due(table.state, table.settings)
    assert (report.owner, report.section, report.due) == (SURVEYOR, "8", START + 2 * WEEK)
    assert requested.due == START + WEEK
    assert name.due == founded + 72 * HOUR
    assert name.what.endswith("Announce: I name Unnamed 1 Almond.")


def test_nobody_names_by_the_clock_without_a_limit() -> None:
    table = Table(naming_limit=None)
    table.places("Ondine", "A0")
    name = CONTRACT.due(table.state, table.settings)[-1]
    assert (name.due, name.default) == (None, "it keeps its provisional name")
    due = CONTRACT.next_tick(table.state, table.settings)
    assert due is not None
    assert due.kind == "week"


def test_the_alphabet_may_be_used_up() -> None:
    table = Table(*(f"P{n:02}" for n in range(27)))
    free = [square for n, square in enumerate(SQUARES) if (n // 10 + n % 10) % 2 == 0]
    for n in range(27):
        table.places(f"P{n:02}", free[n])
        if n < 26:
            table.does(f"P{n:02}", "name", colour=f"{chr(ord('A') + n)}ish")
    refused = table.fails("P26", "name", colour="Ochre")
    assert (refused.code, refused.instead) == ("LETTER_TAKEN", "")
    due = CONTRACT.next_tick(table.state, table.settings)
    assert due is not None
    assert due.kind == "week"
    assert "keeps its provisional name" in CONTRACT.due(table.state, table.settings)[-1].default


def test_the_surveyor_must_say_which_of_several() -> None:
    table = Table()
    table.places("Ondine", "A0")
    table.places("Brask", "C0")
    asked = table.tries(SURVEYOR, "name", colour="Teal")
    assert isinstance(asked, NeedsRuling)
    assert asked.candidates == ("Unnamed 1", "Unnamed 2")
    table.does(SURVEYOR, "name", colour="Teal", community="C0")
    assert table.values("game")["communities"]["Teal"]["founder"] == "Brask"


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (Result(START, "time", "", (), 0), "The tournament has ended, for time is up; nobody has won."),
        (
            Result(START, "majority", "Ochre", ("Brask",), 1),
            (
                "The tournament has ended, for Ochre has more than half of the tiles; "
                "Brask has won with 1 accolade."
            ),
        ),
        (
            Result(START, "time", "", ("Brask", "Tarn"), 7),
            "The tournament has ended, for time is up; Brask and Tarn have won together with 7 accolades.",
        ),
    ],
)
def test_the_end_is_told(result: Result, said: str) -> None:
    assert outcome(result) == said


def test_ties_are_broken_by_investments_then_tokens_then_joining() -> None:
    for gift, winner in (("", "Ondine"), ("A", "Brask")):
        table = Table(win_tie="tie_break")
        for person in ("Ondine", "Brask"):
            table.does(SURVEYOR, "adjust", gm=True, person=person, value="accolades", to=3)
        table.gives("Brask", gift)
        while table.state.realm.result is None:
            due = CONTRACT.next_tick(table.state, table.settings)
            assert due is not None
            ctx = Context(due.at, "tick", table.settings, KeyedChance(b"t", "commune"))
            table.state = CONTRACT.tick(table.state, due, ctx).state
        assert table.values("game")["winners"] == [winner]


def test_rolling_weeks_do_not_show_a_weeks_use() -> None:
    table = Table(week_mode="rolling")
    table.does("Ondine", "construct", slot="left", symbol="A")
    assert "used_this_week" not in table.values("Ondine")
    assert "not used this week" not in standing(table, "Ondine")
    table.at += WEEK - timedelta(minutes=2)
    table.fails("Ondine", "grant", slot="left")
    table.at += DAY
    table.does("Ondine", "grant", slot="left")


def test_what_may_be_referred_to() -> None:
    table = Table()
    table.places("Ondine", "A0")
    table.places("Brask", "C0")
    table.does("Brask", "name", colour="Slate")
    table.gives("Tarn", "7")
    table.does("Tarn", "offer", token="7", wanted=["B"], to=["Brask"])
    table.places("Tarn", "B0")
    things = CONTRACT.things(table.state)
    assert things["communities"] == {
        "Slate": {"gone": True},
        "Unnamed 1": {"by": "Ondine", "letter": "1"},
    }
    assert things["offers"] == {"1": {"by": "Tarn", "token": "7", "wanted": ["B"], "to": ["Brask"]}}
    gone = table.fails("Brask", "invest", community="slate")
    assert gone.code == "COMMUNITY_GONE"
    assert "acquired by Unnamed 1" in gone.text
    assert CONTRACT.values(table.state, "Nobody", PUBLIC) == {}


@pytest.mark.parametrize(
    "colour", ["D7", "D", "7 shades", "Unnamed 4", "community green", "x" * 31, "!", "  "]
)
def test_what_cannot_be_a_name(colour: str) -> None:
    table = Table(color_check="any")
    table.places("Ondine", "A0")
    assert table.fails("Ondine", "name", colour=colour).code == "NO_COLOUR"


@pytest.mark.parametrize("colour", ["Königsblau", "Robin's Egg", "blue-green", "St. Patrick Blue", "Алый"])
def test_what_can_be_a_name(colour: str) -> None:
    table = Table()
    table.places("Ondine", "A0")
    table.does("Ondine", "name", colour=colour)
    assert drawn(table.state)[0][0] == colour[0].upper()


def test_conditions_may_ask_what_still_stands_and_what_was_used_this_week() -> None:
    table = Table()
    table.places("Brask", "A0")
    table.does("Brask", "name", colour="Slate")
    assert look(table.values("game"), "standing.Slate") == (True, 1)
    assert look(table.values("game"), "standing.Plum") == (True, 0)
    assert look(table.values("Ondine"), "weekly.investment") == (True, 0)
    table.does("Ondine", "invest", community="Slate")
    assert look(table.values("Ondine"), "weekly.investment") == (True, 1)
    rolling = Table(week_mode="rolling")
    assert look(rolling.values("Ondine"), "weekly.investment")[0] is False


def test_nothing_is_promised_once_the_tournament_has_ended() -> None:
    table = Table("Ondine", "Brask", end_base="placed")
    assert "I join Commune." in standing(table, "Tarn")
    table.places("Ondine", "A0")
    assert table.state.realm.result is not None
    assert standing(table, "Tarn") == "You are not a participant."
    for person in ("Ondine", "Brask"):
        told = standing(table, person)
        assert told.startswith("Your tokens: none. Accolades: 0. The tournament ended on ")
        assert "I name" not in told


def test_a_new_week_frees_nothing_where_weeks_are_counted_from_each_use() -> None:
    at = START + WEEK
    assert CONTRACT.tell(WeekTurned(at, ())).endswith("; constructors and investments are free again.")
    assert "free again" not in CONTRACT.tell(WeekTurned(at, (), rolling=True))


def test_values_that_the_surveyor_set_are_told_in_good_english() -> None:
    table = Table()
    for value, to in (("accolades", 4), ("constructor left", "7")):
        (event,) = table.does(SURVEYOR, "adjust", gm=True, person="Ondine", value=value, to=to).events
        what = "accolades" if value == "accolades" else "left constructor"
        assert CONTRACT.tell(event) == f"By the Surveyor's ruling, Ondine's {what}: {to}."
