"""What the game master decides at the command line, and that it can be taken back."""

import json
from datetime import timedelta

import pytest
from service_kit import GAME, GM, LIST, UNCLEAR, Desk, asked, hour, outcomes

from gamemaster.core.errors import UsageError
from gamemaster.service.ruling.changing import change_settings

SETTING = "a game where the Game Master decides"


@pytest.fixture
def unclear(played: Desk) -> tuple[Desk, str]:
    """Ondine stands in the dungeon and has said something odd; the number of the question."""
    played.mail("Ondine", "I move to Dungeon Level 1.")
    (number,) = asked(
        played.mail("Ondine", f"{UNCLEAR} I move to Town Square.", message_id="odd@example.org")
    )
    played.letters()
    return played, str(number)


def verdicts(desk: Desk, who: str = "Ondine") -> list[str]:
    """What became of eir attempts after joining and going to the dungeon."""
    lines = [line for line in desk.history() if f"{who}: " in line]
    return [" ".join(line.split()[1:4]) for line in lines[2:]]


class TestAnswer:
    def test_it_becomes_an_entry_that_names_its_reason(self, unclear: tuple[Desk, str]) -> None:
        desk, number = unclear
        assert verdicts(desk) == ["provisional Ondine: move"]
        letter = desk.letter_of(int(number), "explore")
        said = desk.rule(number, letter, because="she meant it")
        assert said == f"Question {number} is answered: Ondine: explore."
        assert verdicts(desk)[0] == "applied Ondine: explore"
        assert desk.questions() == []
        assert any("she meant it" in letter.words for letter in desk.letters())
        desk.proven()

    def test_no_action_lets_the_rest_of_the_message_go_on(self, unclear: tuple[Desk, str]) -> None:
        desk, number = unclear
        desk.rule(number, "b")
        assert verdicts(desk) == ["applied Ondine: move"]
        assert desk.state("Ondine")["location"] == "Town Square"
        desk.proven()

    def test_it_takes_effect_when_the_message_did(self, unclear: tuple[Desk, str]) -> None:
        desk, number = unclear
        moment = desk.now
        desk.now = hour(100)
        desk.rule(number, "b")
        assert desk.state("Ondine", at=moment + timedelta(seconds=1))["location"] == "Town Square"

    def test_a_voided_answer_restores_what_was_and_the_question(self, unclear: tuple[Desk, str]) -> None:
        desk, number = unclear
        before, history = desk.state("Ondine"), desk.history()
        desk.rule(number, "b")
        desk.rule("void", f"ruling:{desk_entries(desk)}")
        assert (desk.state("Ondine"), desk.history()) == (before, history)
        (question,) = desk.questions()
        assert question["words"].rstrip(".") == UNCLEAR.rstrip(".")
        desk.proven()
        desk.rule(str(question["number"]), "b")
        assert desk.state("Ondine")["location"] == "Town Square"
        desk.proven()

    @pytest.mark.parametrize(
        ("words", "says"),
        [
            (["7", "a"], "question 7 does not exist"),
            (["1", "z"], "question 1 has the answers a to b"),
            (["1", "ab"], "'ab' is no answer"),
            (["1", "1"], "'1' is no answer"),
        ],
    )
    def test_an_impossible_answer(self, unclear: tuple[Desk, str], words: list[str], says: str) -> None:
        desk, _ = unclear
        before = desk.history()
        with pytest.raises(UsageError, match=says):
            desk.rule(*words)
        assert (desk.history(), len(desk.questions())) == (before, 1)

    def test_twice(self, unclear: tuple[Desk, str]) -> None:
        desk, number = unclear
        desk.rule(number, "a")
        with pytest.raises(UsageError, match="is answered already"):
            desk.rule(number, "b")


class TestVoid:
    def test_a_message_has_no_effect_any_more(self, unclear: tuple[Desk, str]) -> None:
        desk, _ = unclear
        desk.rule("void", "odd@example.org")
        assert (verdicts(desk), desk.questions()) == ([], [])
        desk.proven()

    @pytest.mark.parametrize("name", ["m3@example.org", "<m3@example.org>", "msg:m3@example.org"])
    def test_whoever_it_touches_is_told(self, unclear: tuple[Desk, str], name: str) -> None:
        desk, _ = unclear
        said = desk.rule("void", name, because="sent by mistake")
        assert "msg:m3@example.org has no effect now" in said
        assert desk.state("Ondine")["location"] == "Town Square"
        (notice,) = desk.letters(to="Ondine")
        assert "sent by mistake" in notice.words
        assert "move to Dungeon Level 1: was applied, is now gone" in notice.words
        assert "location Dungeon Level 1 -> Town Square" in notice.words
        desk.proven()

    def test_a_voided_ruling_restores(self, unclear: tuple[Desk, str]) -> None:
        desk, _ = unclear
        before, history = desk.state("Ondine"), desk.history()
        desk.rule("void", "odd@example.org")
        desk.rule("void", "m3@example.org")
        first = desk_entries(desk) - 1
        desk.rule("void", f"ruling:{first + 1}")
        desk.rule("void", f"ruling:{first}")
        assert (desk.state("Ondine"), desk.history()) == (before, history)
        assert [question["words"].rstrip(".") for question in desk.questions()] == [UNCLEAR.rstrip(".")]
        desk.proven()

    def test_the_last_ruling_counts(self, unclear: tuple[Desk, str]) -> None:
        """A ruling, then a contrary one: the state is that of a clean replay with the last ruling."""
        desk, number = unclear
        desk.rule(number, "a")
        desk.rule("void", f"ruling:{desk_entries(desk)}")
        (question,) = desk.questions()
        desk.rule(str(question["number"]), "b")
        assert verdicts(desk) == ["applied Ondine: move"]
        desk.proven()

    def test_what_is_not_there(self, played: Desk) -> None:
        with pytest.raises(UsageError, match="no entry 'ghost'"):
            played.rule("void", "ghost")


class TestRedate:
    def test_it_happens_at_another_time(self, played: Desk) -> None:
        played.now = hour(10)
        played.mail("Ondine", "I explore.", message_id="x@example.org")
        played.mail("Ondine", "I move to Dungeon Level 1.")
        played.now = hour(11)
        played.rule("redate", "x@example.org", "2009-10-26T10:30Z")
        assert any("10:30:00Z  applied       Ondine: explore" in line for line in played.history())
        played.proven()

    def test_over_the_end_of_a_week(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Healer.", message_id="x@example.org")
        played.turn()
        assert played.state("Ondine")["tokens"] == 9
        played.now += timedelta(hours=1)
        played.rule("redate", "x@example.org", "2009-11-02T00:30Z")
        assert played.state("Ondine", at=hour(150))["location"] == "Town Square"
        assert played.state("Ondine")["tokens"] == 9
        played.proven()

    @pytest.mark.parametrize(
        ("moment", "says"),
        [("someday", "no time"), ("2019-01-01", "still to come"), ("2009-10-25", "begins at")],
    )
    def test_to_no_time(self, played: Desk, moment: str, says: str) -> None:
        before = played.history()
        with pytest.raises(UsageError, match=says):
            played.rule("redate", "m1@example.org", moment)
        assert played.history() == before


class TestAct:
    def test_the_game_master_acts_now(self, played: Desk) -> None:
        said = played.rule("act", "adjust", json.dumps({"person": "Ondine", "value": "gold", "to": 5}))
        assert "Ondine" in said
        assert played.state("Ondine")["gold"] == 5
        assert outcomes(played.mail("Ondine", "I give Brask 3 gold.")) == ["applied transfer"]
        assert (played.state("Ondine")["gold"], played.state("Brask")["gold"]) == (2, 3)
        played.proven()

    def test_the_game_master_acts_then(self, played: Desk) -> None:
        played.now = hour(10)
        assert outcomes(played.mail("Ondine", "I give Brask 3 gold.")) == ["refused transfer NOT_ENOUGH"]
        played.letters()
        params = json.dumps({"person": "Ondine", "value": "gold", "to": 5})
        played.rule("act", "adjust", params, at=hour(5), because="found on the road")
        assert (played.state("Ondine")["gold"], played.state("Brask")["gold"]) == (2, 3)
        (notice,) = played.letters(to="Ondine")
        assert "was refused, is now applied" in notice.words
        played.proven()

    @pytest.mark.parametrize(
        ("words", "says"),
        [
            (["act", "fly"], "no action is called 'fly'"),
            (["act", "adjust", "{"], "no JSON"),
            (["act", "adjust", "{}"], "adjust: person"),
            (["act", "adjust", "[1]"], "adjust"),
            (["act", "adjust", '{"person": "Tarn", "value": "gold", "to": 1}'], "Tarn is not a party"),
            (["act", "adjust", '{"person": "Ondine", "value": "gold", "to": -1}'], "cannot be done"),
        ],
    )
    def test_what_cannot_be_done(self, played: Desk, words: list[str], says: str) -> None:
        before = played.history()
        with pytest.raises(UsageError, match=says):
            played.rule(*words)
        assert played.history() == before
        played.proven()

    def test_not_in_the_future(self, played: Desk) -> None:
        params = json.dumps({"person": "Ondine", "value": "gold", "to": 5})
        with pytest.raises(UsageError, match="still to come"):
            played.rule("act", "adjust", params, at=hour(1000))
        assert played.turn() != []


class TestChoose:
    """Where the contract leaves it open, the game master chooses."""

    @pytest.fixture
    def met(self, played: Desk) -> tuple[Desk, int]:
        """A fight whose end the game master has to tell; the number of the question."""
        change_settings(played.ws, GAME, {"combat": "gm"}, None, SETTING)
        played.mail("Ondine", "I move to Dungeon Level 1.")
        for _ in range(4):
            played.mail("Ondine", "I explore.")
            if played.state("Ondine")["encounter"]:
                break
        taken = played.mail("Ondine", "I attack.")
        assert [line.split()[0] for line in outcomes(taken)] == ["needs_ruling"]
        return played, asked(taken)[0]

    def test_the_choice_is_carried_out(self, met: tuple[Desk, int]) -> None:
        desk, number = met
        (question,) = desk.questions()
        assert len(question["options"]) == 3
        desk.rule(str(number), "a")
        assert desk.questions() == []
        assert desk.state("Ondine")["encounter"] is None
        desk.proven()

    def test_a_question_that_history_settles_is_dropped(self, met: tuple[Desk, int]) -> None:
        desk, number = met
        desk.rule("void", "m3@example.org")
        assert desk.questions() == []
        with pytest.raises(UsageError, match="obsolete"):
            desk.rule(str(number), "a")
        desk.proven()


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["void"],
        ["redate", "m1@example.org"],
        ["act"],
        ["1", "a", "b"],
        ["act", "adjust", "{}", "{}"],
    ],
)
def test_words_that_make_no_ruling(played: Desk, words: list[str]) -> None:
    with pytest.raises(UsageError, match="a ruling is"):
        played.rule(*words)


@pytest.mark.parametrize("because", ["", "  "])
def test_a_ruling_needs_a_reason(played: Desk, because: str) -> None:
    with pytest.raises(UsageError, match="needs a reason"):
        played.rule("void", "m1@example.org", because=because)


def test_rulings_stand_in_the_report_with_their_reason(unclear: tuple[Desk, str]) -> None:
    desk, _ = unclear
    params = json.dumps({"person": "Brask", "value": "gold", "to": 5})
    desk.rule("act", "adjust", params, because="a prize for patience")
    desk.turn()
    (review,) = desk.every_letter("review")
    assert "a prize for patience" in review.words
    assert GM in review.words


def test_the_list_hears_nothing_of_it_by_mail(unclear: tuple[Desk, str]) -> None:
    desk, number = unclear
    desk.rule(number, "b")
    desk.rule("void", "odd@example.org")
    assert not any(LIST in letter.recipients for letter in desk.every_letter())


def desk_entries(desk: Desk) -> int:
    """The number of the latest entry."""
    from gamemaster.store.tables import entries

    found: int = max(row["seq"] for row in desk.rows(entries))
    return found
