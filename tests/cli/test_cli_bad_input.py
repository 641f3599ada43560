"""Whatever is wrong, a command ends with 1 and one clear line (2 for wrong usage), and nothing is lost."""

import sqlite3
from pathlib import Path

import pytest
from command_line import Program, clear_line
from service_kit import GAME, Desk, configure
from smtp_sink import running

CONFIG = "gamemaster.toml"


@pytest.fixture
def written(program: Program, desk: Desk, tmp_path: Path) -> Program:
    """Ondine has joined, and her receipt lies in the outbox."""
    desk.now = desk.now.replace(hour=8)
    (tmp_path / "a.eml").write_bytes(desk.compose("Ondine", "I join."))
    assert program("ingest", "a.eml").code == 0
    return program


class TestWorkspace:
    def test_a_folder_that_is_none(self, program: Program, tmp_path: Path) -> None:
        program.folder = tmp_path / "nowhere"
        line = program.fails("state", GAME)
        assert "has no gamemaster.toml" in line
        assert "gamemaster init" in line
        assert not program.folder.exists()

    def test_making_one_where_one_is(self, program: Program) -> None:
        before = (program.folder / CONFIG).read_bytes()
        assert "is a workspace already" in program.fails("init", str(program.folder))
        assert (program.folder / CONFIG).read_bytes() == before

    def test_a_workspace_without_its_database_gets_a_new_one(self, program: Program) -> None:
        """As when the database could not be reached when the folder was made."""
        settings = (program.folder / "gamemaster.toml").read_bytes()
        (program.folder / "gamemaster.db").unlink()
        assert "gamemaster init" in program.fails("game", "list")
        assert program("init", str(program.folder)).code == 0
        assert program("game", "list").code == 0
        assert (program.folder / "gamemaster.toml").read_bytes() == settings
        assert "is a workspace already" in program.fails("init", str(program.folder))

    def test_making_one_where_none_can_be(self, program: Program, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        assert "cannot be written" in program.fails("init", str(tmp_path / "file" / "ws"))

    @pytest.mark.parametrize("words", [("init", "x" * 300), ("ingest", "x" * 300)])
    def test_a_name_that_is_too_long(self, program: Program, words: tuple[str, str]) -> None:
        assert "File name too long" in program.fails(*words)

    def test_nothing_commands_the_terminal(self, program: Program) -> None:
        assert r"\x1b[31m" in program.fails("ingest", "\x1b[31m")

    def test_a_game_whose_contract_is_gone_is_named(self, program: Program) -> None:
        with sqlite3.connect(program.folder / "gamemaster.db") as database:
            database.execute("update games set contract = 'chess'")
        line = program.fails("state", GAME)
        assert f"the contract 'chess' of the game {GAME} is not installed" in line

    @pytest.mark.parametrize(
        ("text", "says"),
        [
            ("[mail]\ncolour = 1\n", "mail.colour: there is no such key"),
            ("[mail]\nadress = 'a@b.example'\n", "mail.adress: there is no such key; did you mean address?"),
            ("[letters]\n", "letters: there is no such key"),
            ("[smpt]\n", "smpt: there is no such key; did you mean smtp?"),
            ("[imap]\nport = 'many'\n", "imap.port"),
            ("[imap]\nport = -1\n", "imap.port"),
            ("[smtp]\nport = 99999\n", "smtp.port"),
            ("[mail]\ndaily_limit = 0\n", "mail.daily_limit"),
            ("[mail]\naddress = 'Bot <bot@example.org>'\n", "mail.address"),
            ("[imap]\ntls = 'maybe'\n", "imap.tls"),
            ("[smtp]\noauth_token = 'x'\noauth_command = 'y'\n", "oauth_token or oauth_command, not both"),
            ("[imap]\noauth_command = 'print \"token'\n", "imap.oauth_command: quote it as"),
            ("[smtp]\noauth_command = 'print token \\'\n", "smtp.oauth_command: quote it as"),
            ("mail = 3\n", "mail"),
            ("[mail\n", "cannot be read"),
            ("[mail]\nname = \xff\n", "cannot be read"),
            ("[database]\nurl = 'oracle://x/y'\n", "must be SQLite or PostgreSQL"),
            ("[database]\nurl = 'what'\n", "database address cannot be read"),
        ],
    )
    @pytest.mark.parametrize("command", [["state", GAME], ["tick"], ["ingest", "-"]], ids=lambda c: c[0])
    def test_a_broken_configuration(self, program: Program, text: str, says: str, command: list[str]) -> None:
        (program.folder / CONFIG).write_bytes(text.encode("latin-1"))
        assert says in program.fails(*command)

    def test_a_password_of_the_wrong_type_is_not_shown(self, program: Program) -> None:
        (program.folder / CONFIG).write_text("[smtp]\npassword = 31415926\n")
        line = program.fails("tick")
        assert "smtp.password" in line
        assert "31415926" not in line

    def test_nonsense_in_the_environment(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("GAMEMASTER_IMAP", "nonsense")
        assert "environment" in program.fails("state", GAME)
        monkeypatch.setenv("GAMEMASTER_IMAP", '{"port": "many"}')
        assert "imap.port" in program.fails("state", GAME)

    @pytest.mark.parametrize(
        ("name", "near"),
        [
            ("GAMEMASTER_SMPT__HOST", "GAMEMASTER_SMTP__HOST"),
            ("GAMEMASTER_SMTP_PASSWORD", "GAMEMASTER_SMTP__PASSWORD"),
            ("gamemaster_dirr", "GAMEMASTER_DIR"),
            ("GAMEMASTER_WEATHER", ""),
        ],
    )
    def test_a_misspelt_key_in_the_environment_is_told(
        self, program: Program, monkeypatch: pytest.MonkeyPatch, name: str, near: str
    ) -> None:
        monkeypatch.setenv(name, "x")
        ran = program("state", GAME)
        said = f"gamemaster: {name} in the environment is no setting and does nothing"
        assert (ran.code, ran.err) == (0, said + (f"; did you mean {near}?\n" if near else "\n"))
        checked = program("doctor")
        assert (checked.code, f"{name} in the environment" in checked.out) == (0, True)

    def test_a_misspelt_key_of_a_section_in_the_environment(
        self, program: Program, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("GAMEMASTER_SMTP__HOTS", "x")
        said = program.fails("state", GAME)
        assert "the environment: smtp.hots: there is no such key; did you mean host?" in said

    def test_no_database(self, program: Program) -> None:
        for file in program.folder.glob("gamemaster.db*"):
            file.unlink()
        assert "there is no game database" in program.fails("state", GAME)
        assert not (program.folder / "gamemaster.db").exists()

    def test_no_database_at_all_but_a_file(self, program: Program) -> None:
        for file in program.folder.glob("gamemaster.db*"):
            file.unlink()
        (program.folder / "gamemaster.db").write_bytes(b"Dear diary, " * 1000)
        assert "no database of gamemaster, or it is damaged" in program.fails("state", GAME)
        assert (program.folder / "gamemaster.db").read_bytes() == b"Dear diary, " * 1000

    def test_a_database_of_a_newer_version(self, program: Program) -> None:
        connection = sqlite3.connect(program.folder / "gamemaster.db")
        with connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999_tomorrow'")
        connection.close()
        for command in (["state", GAME], ["ingest", "-"], ["tick"]):
            assert "newer version" in program.fails(*command, stdin=b"From: a@b.example\n\nI join.\n")

    def test_a_workspace_template_that_is_broken_says_which(self, written: Program, desk: Desk) -> None:
        templates = written.folder / "templates" / "agora_rpg"
        templates.mkdir(parents=True)
        (templates / "report.txt.j2").write_text("{% for %}\n")
        assert "template" in written.fails("report", GAME)

    def test_the_doctor_tells_it_too(self, program: Program) -> None:
        (program.folder / CONFIG).write_text("[mail]\ncolour = 1\n")
        ran = program("doctor")
        assert ran.code == 1
        assert ran.out.startswith("FAIL  workspace: ")


class TestArguments:
    @pytest.mark.parametrize(
        "command",
        [
            ["state", "chess"],
            ["history", "chess"],
            ["questions", "chess"],
            ["report", "chess"],
            ["report", "chess", "approve"],
            ["rule", "chess", "1", "a", "--because", "x"],
            ["game", "show", "chess"],
            ["game", "set", "chess", "heal_price=1", "--because", "x"],
            ["game", "text", "chess"],
            ["verify", "chess"],
            ["parse", "chess", "-"],
        ],
        ids=lambda command: " ".join(command[:2]),
    )
    def test_an_unknown_game(self, program: Program, command: list[str]) -> None:
        line = program.fails(*command)
        assert "no game is called 'chess'" in line

    @pytest.mark.parametrize(
        ("command", "says"),
        [
            (["game", "set", GAME, "colour=red", "--because", "x"], "no setting is called 'colour'"),
            (["game", "set", GAME, "heal_price=dear", "--because", "x"], "heal_price"),
            (["game", "set", GAME, "heal_price", "--because", "x"], "not of the form KEY=VALUE"),
            (
                ["game", "create", "x", "--contract", "chess", "--gm", "Abel <a@b.example>"],
                "no game is called 'chess'",
            ),
            (["game", "create", GAME, "--contract", "agora_rpg", "--gm", "Abel <a@b.example>"], "already"),
            (["game", "text", GAME, "none.txt"], "none.txt cannot be read"),
            (["person", "add", "Nobody"], "NAME <ADDRESS>"),
            (["person", "add", "A <a b@c>"], "NAME <ADDRESS>"),
            (["state", GAME, "--at", "yesterday"], "'yesterday' is no time"),
            (["state", GAME, "--at", "2001-01-01"], "begins at"),
            (["report", GAME, "--at", "2001-01-01"], "begins at"),
            (["report", GAME, "--format", "pdf"], "'pdf' is no format"),
            (["report", GAME, "burn"], "'burn' is none of"),
            (["report", GAME, "approve"], "has no draft"),
            (["rule", GAME, "9", "a", "--because", "x"], "question 9 does not exist"),
            (["rule", GAME, "dance", "--because", "x"], "a ruling is"),
            (["rule", GAME, "\N{SUPERSCRIPT TWO}", "a", "--because", "x"], "a ruling is"),
            (["rule", GAME, "9" * 20, "a", "--because", "x"], "a ruling is"),
            (["rule", GAME, "ratify", "9" * 20, "--because", "x"], "a ruling is"),
            (["state", GAME, "--at", "9999-12-31"], "is no time of a game"),
            (
                [
                    "game",
                    "create",
                    "y",
                    "--contract",
                    "commune",
                    "--gm",
                    "Abel <a@b.example>",
                    "--start",
                    "9999-12-31",
                ],
                "is no time of a game",
            ),
            (["rule", GAME, "void", "ghost", "--because", " "], "needs a reason"),
            (["ingest", "none.eml"], "cannot read none.eml"),
            (["ingest", "."], "holds no .eml files"),
            (["parse", "--contract", "agora_rpg", "--context", "none.json", "-"], "none.json cannot be read"),
            (["parse", "--contract", "chess", "-"], "no game is called 'chess'"),
            (["parse", GAME, "none.eml"], "cannot read none.eml"),
            (["poll"], "no mailbox is configured"),
            (["send"], "No server is configured"),
        ],
        ids=lambda value: " ".join(value[:4]) if isinstance(value, list) else "",
    )
    def test_what_cannot_be_done(self, program: Program, command: list[str], says: str) -> None:
        assert says in program.fails(*command)

    def test_a_draft_can_only_be_approved_held_or_shown(self, program: Program) -> None:
        program.now = "2009-11-02T01:00Z"
        program("tick")
        assert "'burn' is none of show, draft, approve" in program.fails("report", GAME, "burn")

    @pytest.mark.parametrize(
        "command",
        [
            ["dance"],
            ["state"],
            ["ingest"],
            ["parse"],
            ["tick", "--colour"],
            ["rule", GAME, "1", "a"],
            ["game", "create", "x"],
            ["game", "set", GAME, "--because", "x"],
            ["run", "--rounds", "many"],
            ["requeue", "9" * 20],
            ["report", GAME, "approve", "--number", "9" * 20],
            ["person"],
        ],
        ids=" ".join,
    )
    def test_wrong_usage(self, program: Program, command: list[str]) -> None:
        ran = program(*command)
        assert ran.code == 2
        assert "Traceback" not in ran.err
        assert "Usage: gamemaster" in ran.err + ran.out

    @pytest.mark.parametrize("now", ["never", "2009-13-01", "9999-12-31", "0001-01-01T00:00+05:00"])
    def test_an_impossible_clock(self, program: Program, now: str) -> None:
        program.now = now
        assert f"'{now}' is no time" in program.fails("tick")

    @pytest.mark.parametrize(
        "context", ["{", "[1]", '"x"', '{"people": 3}', '{"lists": []}', '{"names": {"cards": 3}}']
    )
    def test_a_context_file_that_is_none(self, program: Program, tmp_path: Path, context: str) -> None:
        (tmp_path / "ctx.json").write_text(context)
        mail = b"From: a@b.example\n\nI join.\n"
        line = program.fails("parse", "--contract", "agora_rpg", "--context", "ctx.json", "-", stdin=mail)
        assert "ctx.json" in line


class TestClock:
    def test_before_the_games_start_nothing_turns(self, program: Program) -> None:
        program.now = "2009-10-01"
        ran = program("tick")
        assert (ran.code, ran.out) == (0, "Nothing was due.\n")
        program.now = "2009-11-02T00:05Z"
        assert program("tick").code == 0

    def test_a_clock_that_runs_backwards_turns_nothing(self, written: Program) -> None:
        written.now = "2009-10-26T01:00Z"
        assert "Nothing was done" in written.fails("tick")
        ran = written("tick", "--json")
        assert (ran.code, ran.lines[0]["held_up"]) == (1, True)
        assert "Ondine" in written("state", GAME, "--json").data["people"]


class TestServers:
    def test_imap_down(self, written: Program) -> None:
        configure(written.folder, {"imap": {"host": "127.0.0.1", "port": 1, "tls": "none"}})
        line = written.fails("poll")
        assert "IMAP server 127.0.0.1:1: could not connect" in line

    def test_smtp_down_keeps_the_outbox(self, written: Program) -> None:
        configure(written.folder, {"smtp": {"host": "127.0.0.1", "port": 1, "tls": "none"}})
        line = written.fails("send")
        assert "0 sent, 1 waiting, 0 failed." in line
        assert "SMTP server 127.0.0.1:1" in line
        assert outbox(written.folder) == ["waiting"]

    def test_what_a_server_refused_is_tried_again_by_hand(self, written: Program) -> None:
        """As when a relay did not know the program's address yet."""
        with running(decode_data=False) as sink:
            configure(written.folder, {"smtp": {"host": "127.0.0.1", "port": sink.port, "tls": "none"}})
            sink.after_data = "550 who are you?"
            assert "0 sent, 1 waiting, 1 failed" in written.fails("send")  # the game master is to hear of it
            assert "gamemaster send --again" in written("doctor").out
            sink.after_data = "250 OK"
            assert written("send").out == written("send", "--again").out == "1 sent, 0 waiting, 0 failed.\n"
            assert len(sink.accepted) == 2

    def test_the_doctor_names_what_is_down(self, written: Program) -> None:
        down = {"host": "127.0.0.1", "port": 1, "tls": "none"}
        configure(written.folder, {"imap": down, "smtp": down})
        ran = written("doctor")
        assert ran.code == 1
        failed = [line for line in ran.out.splitlines() if line.startswith("FAIL")]
        assert [line.split()[1] for line in failed] == ["mailbox:", "relay:"]

    def test_a_mailbox_not_read_since_the_week_ended(self, written: Program) -> None:
        configure(written.folder, {"imap": {"host": "127.0.0.1", "port": 1, "tls": "none"}})
        written.now = "2009-11-02T00:05Z"
        assert "gamemaster poll first (or tick --force)" in written.fails("tick")
        assert written("tick", "--force").code == 0

    def test_a_database_in_use(self, written: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("gamemaster.store.engine.WAIT", 0.05)
        connection = sqlite3.connect(written.folder / "gamemaster.db", isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        line = written.fails("ingest", "-", stdin=b"From: a@b.example\n\nI join.\n")
        assert "in use by another program; try again" in line
        connection.execute("ROLLBACK")
        connection.close()
        assert written("ingest", "-", stdin=b"From: a@b.example\n\nI join.\n").code == 0


def test_a_tampered_history_is_told(written: Program) -> None:
    connection = sqlite3.connect(written.folder / "gamemaster.db")
    with connection:
        connection.execute("UPDATE outcomes SET verdict = 'refused'")
    connection.close()
    ran = written("verify")
    assert ran.code == 1
    assert "rpg: DIFFERS" in ran.out
    assert written("verify", "--json").code == 1
    mended = written("rebuild", "rpg").out
    assert mended.startswith("rpg: stored anew (")
    assert "outcomes, 1, verdict is refused, should be applied" in mended
    assert written("verify").code == 0
    assert written("rebuild").out.endswith("nothing is different.\n")
    assert [found["ok"] for found in written("rebuild", "--json").data] == [True]


def test_one_bad_file_among_good_ones_loses_none(program: Program, desk: Desk, tmp_path: Path) -> None:
    desk.now = desk.now.replace(hour=8)
    (tmp_path / "a.eml").write_bytes(desk.compose("Ondine", "I join."))
    (tmp_path / "b.eml").write_bytes(b"\xff\xfe\x00 this is no mail")
    (tmp_path / "c.eml").write_bytes(desk.compose("Brask", "I join."))
    ran = program("ingest", "a.eml", "b.eml", "none.eml", "c.eml")
    assert ran.code == 1
    assert ran.err == "gamemaster: cannot read none.eml: No such file or directory\n"
    assert program("ingest", "a.eml", "b.eml", "c.eml").code == 0
    assert list(program("state", GAME, "--json").data["people"]) == ["Brask", "Ondine"]


def test_a_closed_pipe_is_no_traceback(written: Program) -> None:
    import subprocess
    import sys

    command = [sys.executable, "-m", "gamemaster", "--dir", str(written.folder), "game", "text", GAME]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


def outbox(folder: Path) -> list[str]:
    connection = sqlite3.connect(folder / "gamemaster.db")
    found = [row[0] for row in connection.execute("SELECT status FROM outbox")]
    connection.close()
    return found


def test_the_clear_line_is_what_the_helper_says_it_is(program: Program) -> None:
    program.folder = program.folder / "deeper"
    assert clear_line(program("state", GAME)).startswith("gamemaster: ")
