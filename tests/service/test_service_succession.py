"""A game as a folder: readable without the program, whole enough to become the game again, and discreet."""

import errno
import json
import stat
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from service_kit import (
    GAME,
    LIST,
    NEXT_MONDAY,
    SECRET,
    UNCLEAR,
    Desk,
    asked,
    copied,
    hour,
    new_game,
    outcomes,
)

from gamemaster.core.errors import UsageError
from gamemaster.mail.files import RawMail
from gamemaster.reports.render import Letter
from gamemaster.service.games import exporting
from gamemaster.service.games.exporting import export
from gamemaster.service.games.importing import import_game
from gamemaster.service.letters.letters import post
from gamemaster.service.reports import reporting
from gamemaster.service.rounds.intake import take
from gamemaster.service.rounds.turning import tick
from gamemaster.service.ruling.rulings import Order, decide
from gamemaster.service.views import queries
from gamemaster.service.workspace.workspace import init_workspace
from gamemaster.store.outbox import MailStatus, mail_counts
from gamemaster.store.tables import entries, events, questions, reports, steps, values_by_time
from gamemaster.store.tables import outcomes as outcome_table

DERIVED = (entries, steps, outcome_table, events, values_by_time)


def lived(desk: Desk) -> None:
    """A game with a bit of everything: rulings, a published report, a draft, late mail, an open question."""
    desk.joined()
    desk.mail("Ondine", "I move to Dungeon Level 1.", message_id="walk@example.org")
    desk.mail("Ondine", "I explore. I explore.")
    desk.mail("Brask", "Gr\u00fc\u00dfe an alle. I move to Healer.", message_id="br@example.org")
    desk.mail("Ondine", "Nothing of this game, thank you.")
    desk.rule("adjust", "Brask.gold", "4", because="a prize")
    desk.turn()
    desk.reply("approve")
    desk.mail("Brask", "I give Ondine 1 gold.", date=hour(100), by_list=LIST, arrived=hour(100))
    desk.rule("void", "br@example.org", because="sent by his cat")
    desk.rule("pause", because="a feast")
    desk.rule("resume", because="the feast is over")
    decide(desk.ws, GAME, Order(("choose", "R-1", "later"), "agreed", None, "case 3"))
    desk.mail("Ondine", UNCLEAR)
    desk.turn(NEXT_MONDAY + timedelta(days=7))


def successor(desk: Desk, folder: Path) -> Desk:
    """A new workspace elsewhere, at the same moment."""
    made = Desk(init_workspace(folder), desk.now)
    made.count = desk.count
    return made


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def same(one: Desk, other: Desk) -> None:
    """Whatever can be asked of the one game is answered by the other in the same words."""
    for gm in (False, True):
        assert (
            queries.state(one.ws, GAME, None, "", gm).data == queries.state(other.ws, GAME, None, "", gm).data
        )
    assert one.history() == other.history()
    for form in ("text", "html", "json"):
        assert reporting.show(one.ws, GAME, None, form) == reporting.show(other.ws, GAME, None, form)
    for number in (1, 2):
        at = NEXT_MONDAY + timedelta(days=7 * (number - 1))
        assert reporting.show(one.ws, GAME, at, "text") == reporting.show(other.ws, GAME, at, "text")
    assert [row["body"] for row in one.rows(reports)] == [row["body"] for row in other.rows(reports)]
    assert one.questions() == other.questions()


class TestRoundTrip:
    @pytest.fixture
    def moved(self, desk: Desk, tmp_path: Path) -> tuple[Desk, Desk]:
        lived(desk)
        export(desk.ws, GAME, tmp_path / "out", secrets=True)
        other = successor(desk, tmp_path / "elsewhere")
        import_game(other.ws, tmp_path / "out")
        return desk, other

    def test_the_game_is_the_same_and_its_reports_byte_for_byte(self, moved: tuple[Desk, Desk]) -> None:
        one, other = moved
        same(one, other)
        other.proven()
        for table in (steps, outcome_table, events, values_by_time):
            assert one.rows(table) == other.rows(table)
        other.close()

    def test_exported_again_it_is_the_same_folder(self, moved: tuple[Desk, Desk], tmp_path: Path) -> None:
        _, other = moved
        export(other.ws, GAME, tmp_path / "again", secrets=True)
        assert files(tmp_path / "again") == files(tmp_path / "out")
        other.close()

    def test_it_goes_on_as_it_would_have(self, moved: tuple[Desk, Desk]) -> None:
        one, other = moved
        for desk in (one, other):
            desk.now += timedelta(hours=1)
            (number,) = [q["number"] for q in desk.questions() if q["words"]]
            desk.rule(str(number), desk.letter_of(number, "explore"))
            assert outcomes(desk.mail("Brask", "I move to Healer.", message_id="on@example.org")) == [
                "applied move"
            ]
            # a mail that was taken in before is a copy here, too
            assert desk.mail("x", "x", message_id="walk@example.org").data["status"] != "done"
            desk.rule("void", "walk@example.org", because="a dream")
            assert reporting.order(desk.ws, GAME, "approve").startswith("Report 2 ")
            desk.turn(NEXT_MONDAY + timedelta(days=14))
        same(one, other)
        other.proven()
        other.close()

    def test_not_where_the_game_is_already(self, moved: tuple[Desk, Desk], tmp_path: Path) -> None:
        _, other = moved
        before = other.history()
        with pytest.raises(UsageError, match="there is a game called 'rpg' already"):
            import_game(other.ws, tmp_path / "out")
        assert other.history() == before
        other.close()


class TestReadable:
    def test_people_can_read_it_without_the_program(self, desk: Desk, tmp_path: Path) -> None:
        lived(desk)
        folder = tmp_path / "out"
        said = export(desk.ws, GAME, folder, secrets=True)
        assert "entries and" in said
        found = files(folder)
        assert "Ondine: join" in found["history.txt"].decode()
        assert "sent by his cat" in found["rulings.txt"].decode()
        assert "case 3" in json.dumps(json.loads(found["entries.json"]))
        (body, _) = [row["body"] for row in desk.rows(reports)]
        assert found["reports/0001.txt"].decode() == body
        assert b"I move to Dungeon Level 1." in found["messages/000003.eml"]
        assert len(found["text.txt"]) > 1000
        assert "history.txt" in found["README.txt"].decode()

    def test_it_is_the_game_at_one_moment_whatever_comes_in_meanwhile(
        self, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        lived(desk)
        with desk.open() as program:
            export(desk.ws, GAME, tmp_path / "before", secrets=True)
            write = exporting.write_text

            def meanwhile(path: Path, text: str) -> None:
                if path.name == "text.txt":
                    raw = desk.compose("Ondine", "I move to Town Square.")
                    assert len(outcomes(take(program, RawMail(raw, "test", None)))) == 1
                write(path, text)

            monkeypatch.setattr(exporting, "write_text", meanwhile)
            export(desk.ws, GAME, tmp_path / "out", secrets=True)
        assert files(tmp_path / "out") == files(tmp_path / "before")
        assert len(desk.history()) == 1 + len((tmp_path / "out" / "history.txt").read_text().splitlines())

    def test_a_disk_that_is_full_is_told_in_one_line(
        self, played: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(path: Path, _: str) -> None:
            raise OSError(errno.ENOSPC, "No space left on device", str(path))

        monkeypatch.setattr(exporting, "write_text", full)
        with pytest.raises(UsageError, match="is not whole, for it cannot be written: No space left"):
            export(played.ws, GAME, tmp_path / "out", secrets=True)

    def test_only_into_a_new_or_empty_folder(self, played: Desk, tmp_path: Path) -> None:
        (tmp_path / "full").mkdir()
        (tmp_path / "full" / "letter").write_text("mine")
        with pytest.raises(UsageError, match="is not empty"):
            export(played.ws, GAME, tmp_path / "full", secrets=True)
        assert files(tmp_path / "full") == {"letter": b"mine"}


class TestMailed:
    """What was mailed to whom belongs to the record of a game."""

    def test_each_mail_is_in_it_with_whom_it_went_to_and_why(self, desk: Desk, tmp_path: Path) -> None:
        lived(desk)
        export(desk.ws, GAME, tmp_path / "out", secrets=True)
        found = files(tmp_path / "out")
        index = json.loads(found["sent.json"])
        ours = [mail for mail in desk.every_letter() if mail.stored.game == GAME]
        assert [one["message_id"] for one in index] == [mail.stored.message_id for mail in ours]
        assert [tuple(one["to"]) for one in index] == [mail.recipients for mail in ours]
        (report,) = [one for one in index if one["kind"] == "report"]
        assert report["cause"] == "report 1"
        (body, _) = [row["body"] for row in desk.rows(reports)]
        assert found[report["file"]].decode().endswith(body)

    def test_no_mark_by_which_somebody_could_decide(self, desk: Desk, tmp_path: Path) -> None:
        lived(desk)
        export(desk.ws, GAME, tmp_path / "out", secrets=True)
        every = b"".join(files(tmp_path / "out").values())
        assert desk.token().encode() not in every
        assert b"[review (mark)]" in every

    def test_no_address_at_which_only_one_person_answers(self, played: Desk, tmp_path: Path) -> None:
        letter = Letter(
            "To gamemaster+c0ffee@localhost", "Write to <Gamemaster+c0ffee@localhost>, \u00c9mile.\n"
        )
        with played.ws.write() as tx:
            post(played.ws, tx, "notice", ("ondine@example.org",), letter, game=GAME)
        export(played.ws, GAME, tmp_path / "out", secrets=True)
        found = files(tmp_path / "out")
        assert b"c0ffee" not in b"".join(found.values())
        (mail,) = [text for name, text in found.items() if name.startswith("sent/") and b"mile." in text]
        assert "Write to <gamemaster@localhost>, \u00c9mile." in mail.decode()

    def test_without_secrets_only_what_went_to_the_list(self, desk: Desk, tmp_path: Path) -> None:
        lived(desk)
        export(desk.ws, GAME, tmp_path / "out", secrets=False)
        found = files(tmp_path / "out")
        assert [one["to"] for one in json.loads(found["sent.json"])] == [[LIST]]
        assert "told.json" not in found

    def test_where_it_went_an_answer_to_an_old_report_is_known(self, desk: Desk, tmp_path: Path) -> None:
        lived(desk)
        report = desk.every_letter("report")[-1].message.message_id
        export(desk.ws, GAME, tmp_path / "out", secrets=True)
        other = successor(desk, tmp_path / "elsewhere")
        import_game(other.ws, tmp_path / "out")
        other.now += timedelta(hours=1)
        taken = other.mail("Brask", "CoE: my gold is 4.", fields=(f"In-Reply-To: <{report}>",))
        assert taken.whole["actions"][0]["action"] == "claim_error"
        other.close()

    def test_nothing_is_sent_twice(self, desk: Desk, tmp_path: Path) -> None:
        """What waited is kept as not sent, and nobody is reminded again of what e was reminded of."""
        lived(desk)
        desk.now += timedelta(days=6)
        tick(desk.ws)
        before = len(desk.every_letter())
        export(desk.ws, GAME, tmp_path / "out", secrets=True)
        other = successor(desk, tmp_path / "elsewhere")
        import_game(other.ws, tmp_path / "out")
        with other.ws.read() as tx:
            counts = mail_counts(tx)
        assert MailStatus.WAITING not in counts
        tick(other.ws)
        assert len(other.every_letter()) <= before
        assert [mail.subject for mail in other.every_letter() if mail.stored.status == "waiting"] == []
        other.close()


class TestSecrets:
    def test_they_are_in_it_only_when_asked_for(self, desk: Desk, tmp_path: Path) -> None:
        lived(desk)
        desk.mail("Ondine", "I move to Healer and keep it to myself.", to="gamemaster@localhost")
        export(desk.ws, GAME, tmp_path / "open", secrets=False)
        every = b"".join(files(tmp_path / "open").values())
        assert SECRET.encode() not in every
        assert b"keep it to myself" not in every
        assert b"sideways" in every
        assert "people.json" not in files(tmp_path / "open")
        with pytest.raises(UsageError, match="--with-secrets"):
            import_game(desk.ws, tmp_path / "open")

    def test_with_them_the_folder_says_so_and_is_closed_to_others(self, played: Desk, tmp_path: Path) -> None:
        folder = tmp_path / "closed"
        export(played.ws, GAME, folder, secrets=True)
        assert "HOLDS SECRETS" in files(folder)["README.txt"].decode()
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert json.loads(files(folder)["game.json"])["first_secret"] == SECRET

    def test_other_games_stay_out_of_it(self, played: Desk, tmp_path: Path) -> None:
        new_game(played.ws, "tower", lists=("tower@lists.example.org",))
        played.mail("Ondine", "I join.", to="tower@lists.example.org", message_id="tower@example.org")
        export(played.ws, GAME, tmp_path / "out", secrets=True)
        assert "tower@example.org" not in files(tmp_path / "out")["messages.json"].decode()


class TestBroken:
    @pytest.fixture
    def folder(self, played: Desk, tmp_path: Path) -> Path:
        export(played.ws, GAME, tmp_path / "out", secrets=True)
        return tmp_path / "out"

    @pytest.mark.parametrize(
        "name",
        [
            "game.json",
            "entries.json",
            "messages/000001.eml",
            "people.json",
            "reports.json",
            "sent.json",
            "told.json",
        ],
    )
    def test_what_lacks_anything_is_not_imported_at_all(self, played: Desk, folder: Path, name: str) -> None:
        (folder / name).unlink()
        other = successor(played, folder.parent / "elsewhere")
        with pytest.raises(UsageError, match="no whole exported game"):
            import_game(other.ws, folder)
        assert (other.rows(entries), other.rows(questions)) == ([], [])
        other.close()

    def test_a_secret_that_is_not_the_one_committed_to(self, played: Desk, folder: Path) -> None:
        facts = json.loads((folder / "game.json").read_text())
        (folder / "game.json").write_text(json.dumps(facts | {"first_secret": "22" * 32}))
        other = successor(played, folder.parent / "elsewhere")
        with pytest.raises(UsageError, match="not the one that was committed to"):
            import_game(other.ws, folder)
        other.close()

    def test_a_folder_that_is_none(self, played: Desk, tmp_path: Path) -> None:
        with pytest.raises(UsageError, match="no whole exported game: game"):
            import_game(played.ws, tmp_path / "nowhere")


ACTS = st.sampled_from(
    ["I move to Dungeon Level 1.", "I explore.", "I attack.", "I move to Healer.", "I heal.", UNCLEAR]
)


@given(st.lists(st.tuples(st.sampled_from(["Ondine", "Brask"]), ACTS, st.integers(1, 60 * 24)), max_size=8))
@settings(max_examples=6)
def test_imported_what_was_exported_is_the_same_game(
    tmp_path_factory: pytest.TempPathFactory, prepared: Path, mails: list[tuple[str, str, int]]
) -> None:
    folder = tmp_path_factory.mktemp("succession")
    desk = Desk(copied(prepared, folder / "ws"))
    desk.joined()
    for who, text, minutes in mails:
        taken = desk.mail(who, text, minutes=minutes)
        if minutes % 3 == 0 and asked(taken):
            desk.rule(str(asked(taken)[0]), "a")
    desk.turn(max(NEXT_MONDAY, desk.now))
    export(desk.ws, GAME, folder / "out", secrets=True)
    other = successor(desk, folder / "elsewhere")
    import_game(other.ws, folder / "out")
    export(other.ws, GAME, folder / "again", secrets=True)
    assert files(folder / "out") == files(folder / "again")
    same(desk, other)
    for one in (desk, other):
        one.close()
