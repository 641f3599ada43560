"""Settings and the contract's text hold from a moment on; a change in the past works history out again."""

import re
from datetime import timedelta
from pathlib import Path

import pytest
from service_kit import GAME, MONDAY, NEXT_MONDAY, SECRET, Desk, hour, new_game, outcomes
from sqlalchemy import func, select, update

from gamemaster.core.chance import Generator, commitment
from gamemaster.core.errors import BadSetting, UsageError
from gamemaster.service.games.creating import games, show_game
from gamemaster.service.games.roster import add_person, people
from gamemaster.service.ledger.verifying import rebuild, verify
from gamemaster.service.reports import reporting
from gamemaster.service.ruling.changing import change_settings, change_text
from gamemaster.service.views import queries
from gamemaster.service.views.texts import text_in_force
from gamemaster.store import tables


def settings(desk: Desk) -> dict[str, object]:
    found: dict[str, object] = queries.state(desk.ws, GAME, None, "", False).data["settings"]
    return found


@pytest.mark.parametrize("because", ["", " "])
def test_a_change_without_a_reason_is_none(played: Desk, tmp_path: Path, because: str) -> None:
    text = tmp_path / "contract.txt"
    text.write_text("1. Nothing.\n")
    for change in (
        lambda: change_settings(played.ws, GAME, {"heal_price": 0}, None, because),
        lambda: change_text(played.ws, GAME, text, None, because),
    ):
        with pytest.raises(UsageError, match="needs a reason"):
            change()
    assert played.settings_changes() == []


def test_a_change_holds_from_now_on(played: Desk) -> None:
    played.now = hour(10)
    done = change_settings(played.ws, GAME, {"heal_price": 0}, None, "a generous healer")
    assert done == "rpg: heal_price = 0, from Mon 26 Oct 2009 10:00 UTC on."
    assert settings(played)["heal_price"] == 0
    before = queries.state(played.ws, GAME, hour(9), "", False).data["settings"]
    assert before["heal_price"] == 2
    played.proven()


def test_base_values_can_be_set_more_than_once_a_week(played: Desk) -> None:
    for minute, base in enumerate((5, 10, 5, 5, 7)):
        played.now = hour(10) + timedelta(minutes=minute // 2)
        change_settings(played.ws, GAME, {"base_experience": base}, None, "another pace")
        shown = queries.state(played.ws, GAME, None, "", False).data["game_state"]
        assert shown["base_experience"] == base
    played.proven()


def test_a_change_dated_in_the_past_works_history_out_again(played: Desk) -> None:
    played.now = hour(10)
    assert "refused" in outcomes(played.mail("Ondine", "I explore."))[0]
    assert outcomes(played.mail("Brask", "I move to Healer.")) == ["applied move"]
    played.turn()
    assert played.state("Brask")["tokens"] == 9
    played.letters()
    change_settings(played.ws, GAME, {"token_bonus": 6}, hour(20), "the text says so")
    assert played.state("Brask")["tokens"] == 11
    played.proven()
    change_settings(played.ws, GAME, {"token_bonus": 1}, hour(30), "no, it does not")
    assert played.state("Brask")["tokens"] == 2
    played.proven()


def test_whom_a_change_in_the_past_touches_is_told(played: Desk) -> None:
    played.now = hour(10)
    played.mail("Ondine", "I move to Healer. I heal.")
    played.letters()
    change_settings(played.ws, GAME, {"heal_price": 0}, hour(5), "the price was a misprint")
    (notice,) = played.letters(to="Ondine")
    assert "heal: was refused, is now applied" in notice.words
    assert "the price was a misprint" in notice.words


def test_not_in_the_future_for_the_game_would_be_carried_along(played: Desk) -> None:
    with pytest.raises(UsageError, match="still to come"):
        change_settings(played.ws, GAME, {"heal_price": 0}, NEXT_MONDAY + timedelta(days=9), "later")
    assert settings(played)["heal_price"] == 2
    assert len(played.turn()) == 1


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"colour": "red"}, "no setting is called 'colour'"),
        ({"heal_price": "dear"}, "heal_price"),
        ({"heal_price": -1}, "heal_price"),
        ({"intent_opens_hours": 2000}, "no intent could succeed"),
    ],
)
def test_impossible_settings_change_nothing(played: Desk, changes: dict[str, object], says: str) -> None:
    before = settings(played)
    with pytest.raises(BadSetting, match=says):
        change_settings(played.ws, GAME, changes, None, "a whim")
    assert settings(played) == before
    played.proven()


def test_the_text_in_force_is_printed_in_the_report(played: Desk, tmp_path: Path) -> None:
    own = text_in_force(played.ws, GAME)
    assert "39." in own
    file = tmp_path / "official.txt"
    file.write_text("1. The dragon of Hollow Hill is a pacifist, by order of the Baron.\n", encoding="utf-8")
    played.now = hour(5)
    change_text(played.ws, GAME, file, None, "the official text")
    assert text_in_force(played.ws, GAME) == file.read_text()
    played.turn()
    (review,) = played.letters("review")
    assert "dragon of Hollow Hill is a pacifist" in review.words
    played.reply("approve")
    (report,) = played.letters("report")
    assert "dragon of Hollow Hill is a pacifist" in report.words
    played.proven()
    earlier = reporting.show(played.ws, GAME, hour(4), "text")
    assert "dragon of Hollow Hill" not in earlier


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_text_that_cannot_be_read_changes_nothing(
    played: Desk, tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "official.txt"
    if content is not None:
        file.write_bytes(content)
    own = text_in_force(played.ws, GAME)
    with pytest.raises(UsageError, match=r"official\.txt cannot be read"):
        change_text(played.ws, GAME, file, None, "the official text")
    assert text_in_force(played.ws, GAME) == own


def test_interpretations_that_differ_from_the_default_are_printed(played: Desk) -> None:
    change_settings(played.ws, GAME, {"token_overflow": "trim"}, None, "kinder")
    played.turn()
    (review,) = played.letters("review")
    assert "R-9" in review.words
    assert "R-9" in show_game(played.ws, GAME).text


class TestGamesAndPeople:
    @pytest.mark.parametrize(
        ("how", "says"),
        [
            ({"gm": "Sir Hale"}, "NAME <ADDRESS>"),
            ({"lists": ("nowhere",)}, "no mail address"),
            ({"secret": "11"}, "at least 32 bytes"),
            ({"secret": "zz" * 32}, "not hexadecimal"),
            ({"settings": {"colour": 1}}, "no setting is called"),
            ({"lists": ("a@b.example", "a@b.example")}, "named twice"),
        ],
    )
    def test_a_game_that_makes_no_sense_is_not_made(
        self, desk: Desk, how: dict[str, object], says: str
    ) -> None:
        with pytest.raises(UsageError, match=says):
            new_game(desk.ws, "other", **how)
        assert [game.id for game in games(desk.ws)] == [GAME]

    @pytest.mark.parametrize("name", ["", "Big", "a b", "x" * 33, "../etc", "é"])
    def test_names_of_games_are_plain(self, desk: Desk, name: str) -> None:
        with pytest.raises(UsageError, match="cannot name a game"):
            new_game(desk.ws, name)

    def test_a_name_is_given_once(self, desk: Desk) -> None:
        with pytest.raises(UsageError, match="already"):
            new_game(desk.ws, GAME)

    def test_the_commitment_is_shown_and_the_secret_is_not(self, desk: Desk) -> None:
        committed = commitment(bytes.fromhex(SECRET))
        shown = show_game(desk.ws, GAME)
        assert committed in shown.text
        assert SECRET not in shown.text + str(shown.data) + repr(games(desk.ws))
        desk.joined()
        desk.turn()
        assert committed in desk.every_letter("review")[0].words

    def test_addresses_and_aliases_of_one_name_are_joined(self, desk: Desk) -> None:
        add_person(desk.ws, "Ondine <o@home.example>", ("Dina",), ())
        (ondine,) = [person for person in people(desk.ws) if person.name == "Ondine"]
        assert ondine.addresses == ("ondine@example.org", "o@home.example")
        assert ondine.aliases == ("On", "Dina")

    def test_an_alias_names_nobody_else(self, desk: Desk) -> None:
        with pytest.raises(UsageError, match="a name of Ondine already"):
            add_person(desk.ws, "On <on@example.org>", (), ())


class TestVerify:
    """The stored game is the replay of its history, and a difference is found."""

    def test_a_sound_game(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Dungeon Level 1. I explore.")
        played.turn()
        (found,) = verify(played.ws, GAME)
        assert (found.wrong, found.entries, found.steps, found.draws) == (False, 3, 4, 1)

    @pytest.mark.parametrize(
        ("table", "values"),
        [
            (tables.outcomes, {"verdict": "refused"}),
            (tables.outcomes, {"draws": [["msg:m3@example.org#1", "encounter", 0, 100, 1]]}),
            (tables.outcomes, {"text": "as you like it"}),
            (tables.events, {"body": {"event": "joined", "person": "Ondine"}}),
            (tables.values_by_time, {"value": 99}),
            (tables.steps, {"at": MONDAY + timedelta(hours=77)}),
        ],
        ids=["verdict", "draws", "text", "event", "value", "time"],
    )
    def test_a_row_somebody_has_changed_is_found(
        self, played: Desk, table: object, values: dict[str, object]
    ) -> None:
        played.mail("Ondine", "I move to Dungeon Level 1. I explore.")
        assert not verify(played.ws, GAME)[0].wrong
        column = "n" if table is tables.steps else "step"
        with played.ws.write() as tx:
            last = tx.execute(select(func.max(table.c[column]))).scalar_one()  # type: ignore[attr-defined]
            tx.execute(update(table).where(table.c[column] == last).values(values))  # type: ignore[arg-type, attr-defined]
        (found,) = verify(played.ws, GAME)
        assert found.wrong
        assert re.search(rf"step {last} \(msg:m3@example\.org\)", found.differing[0])
        assert found.text.startswith("rpg: DIFFERS")
        assert [one.differing for one in rebuild(played.ws, GAME)] == [found.differing]
        assert not verify(played.ws, GAME)[0].wrong

    def test_a_missing_step_is_found(self, played: Desk) -> None:
        with played.ws.write() as tx:
            for table, column in ((tables.outcomes, "step"), (tables.events, "step"), (tables.steps, "n")):
                tx.execute(table.delete().where(table.c[column] == 2))
        assert verify(played.ws, GAME)[0].differing[0].endswith("the replay has it, the database has not")
        rebuild(played.ws, "")
        played.proven()

    def test_rebuilding_a_sound_game_changes_nothing(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Dungeon Level 1. I explore.")
        played.turn()
        stored = (tables.entries, tables.steps, tables.outcomes, tables.events, tables.values_by_time)
        before = [played.rows(table) for table in stored]
        (found,) = rebuild(played.ws, GAME)
        assert found.mended.endswith("nothing is different.")
        assert [played.rows(table) for table in stored] == before
        # the program goes on from there
        assert outcomes(played.mail("Brask", "I move to Healer.")) == ["applied move"]
        played.proven()

    def test_a_long_game_has_its_checkpoints_again(
        self, played: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("gamemaster.service.ledger.recording._CHECKPOINT_EVERY", 3)
        for n in range(12):
            played.mail("Ondine", f"I move to {('Healer', 'Town Square')[n % 2]}.")
        before = played.rows(tables.checkpoints)
        assert len(before) > 2
        with played.ws.write() as tx:
            tx.execute(tables.checkpoints.delete())
        rebuild(played.ws, GAME)
        assert played.rows(tables.checkpoints) == before

    def test_draws_can_be_checked_by_hand(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Dungeon Level 1. I explore.")
        (drawn,) = [row["draws"] for row in played.rows(tables.outcomes) if row["draws"]]
        entry, purpose, counter, sides, result, secret = drawn[0]
        assert secret == "season 1"
        assert Generator(bytes.fromhex(SECRET), GAME).draw(entry, purpose, counter, sides) == result
