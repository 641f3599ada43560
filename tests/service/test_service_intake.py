"""Taking mail in: what becomes of a message, and that its bytes are kept whatever becomes of it."""

import io
import sqlite3
from pathlib import Path

import pytest
from service_kit import GAME, LIST, TALK, UNCLEAR, Desk, asked, outcomes
from sqlalchemy import event

from gamemaster.core.errors import UsageError
from gamemaster.language.reading.reader import Reader
from gamemaster.service.rounds.batching import ingest
from gamemaster.store.tables import messages


def kept(desk: Desk) -> list[tuple[str, bytes]]:
    return [(row["status"], row["raw"]) for row in desk.rows(messages)]


def test_a_message_with_moves_is_done(desk: Desk) -> None:
    raw = desk.compose("Ondine", "I join. I move to Dungeon Level 1.")
    taken = desk.deliver(raw)
    assert outcomes(taken) == ["applied join", "applied move"]
    assert taken.data["status"] == "done"
    assert taken.data["games"] == [GAME]
    assert taken.data["sender"] == "Ondine"
    assert kept(desk) == [("done", raw)]
    assert desk.state("Ondine")["location"] == "Dungeon Level 1"
    desk.proven()


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("Auto-Submitted: auto-replied", "auto-replied"),
        ("Return-Path: <>", "bounce"),
        ("X-Loop: gamemaster/gamemaster@localhost", "own mail"),
        ("Content-Type: multipart/report; boundary=x", "bounce"),
    ],
)
def test_automatic_mail_is_kept_and_ignored(desk: Desk, field: str, why: str) -> None:
    raw = desk.compose("Ondine", "I join.", fields=[field])
    taken = desk.deliver(raw)
    assert taken.data["status"] == "ignored"
    assert why in taken.data["reason"]
    assert kept(desk) == [("ignored", raw)]
    assert (desk.people(), desk.letters()) == ([], [])


def test_what_every_list_adds_does_not_make_mail_automatic(desk: Desk) -> None:
    assert outcomes(desk.mail("Ondine", "I join.", by_list=LIST)) == ["applied join"]


def test_talk_of_other_things_is_ignored_without_an_answer(played: Desk) -> None:
    taken = played.mail("Ondine", "The weather in the north is dreadful.")
    assert (taken.data["status"], asked(taken), played.letters()) == ("ignored", [], [])


def test_mail_to_nobody_we_know_is_ignored(desk: Desk) -> None:
    taken = desk.mail("Ondine", "I join.", to="somebody@elsewhere.example")
    assert taken.data["status"] == "ignored"
    assert "no list" in taken.data["reason"]


def test_mail_from_before_the_game_is_ignored(desk: Desk) -> None:
    taken = desk.mail("Ondine", "I join.", date="Fri, 02 Oct 2009 10:00:00 +0000")
    assert taken.data["status"] == "ignored"
    assert "before rpg began" in taken.data["reason"]


def test_an_unknown_sender_is_held_and_not_answered(desk: Desk) -> None:
    raw = desk.compose("Quillon", "I join.")
    taken = desk.deliver(raw)
    assert taken.data["status"] == "held"
    assert kept(desk) == [("held", raw)]
    assert desk.people() == []
    (letter,) = desk.letters()
    assert letter.recipients == ("hale@example.org",)
    assert "quillon@example.org" in letter.words
    assert "nobody: leave the message out" in letter.words


def test_a_message_that_breaks_the_program_is_set_aside_and_the_next_goes_on(
    played: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Reader.read

    def failing(self: Reader, letter: object, names: object, **options: int) -> object:
        if "cursed" in letter.text:  # type: ignore[attr-defined]
            raise RecursionError("the words turn on the reader")
        return read(self, letter, names, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Reader, "read", failing)
    raw = played.compose("Ondine", "I move to Healer. This is cursed.", subject="a curse")
    before = played.state("Ondine")
    taken = played.deliver(raw)
    assert taken.data["status"] == "quarantined"
    assert "RecursionError" in taken.data["reason"]
    assert played.state("Ondine") == before
    row = played.rows(messages)[-1]
    assert (row["raw"], row["status"]) == (raw, "quarantined")
    assert "the words turn on the reader" in row["traceback"]
    (letter,) = played.letters()
    assert letter.recipients == ("hale@example.org",)
    assert "a curse" in letter.words
    assert outcomes(played.mail("Ondine", "I move to Healer.")) == ["applied move"]
    played.proven()


def test_what_a_broken_message_had_done_already_is_undone(
    played: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise ValueError("no receipt today")

    with monkeypatch.context() as patched:
        patched.setattr("gamemaster.service.messages.judging.answer_sender", failing)
        taken = played.mail("Ondine", f"I move to Healer. {UNCLEAR}")
    assert taken.data["status"] == "quarantined"
    assert played.state("Ondine")["location"] == "Town Square"
    assert played.questions() == []
    assert [letter.recipients for letter in played.letters()] == [("hale@example.org",)]
    played.proven()
    assert outcomes(played.mail("Ondine", "I move to Healer.")) == ["applied move"]
    played.proven()


def test_each_message_is_one_transaction(desk: Desk) -> None:
    told: list[str] = []

    @event.listens_for(desk.ws.database.engine, "connect")
    def _watch(connection: sqlite3.Connection, _: object) -> None:
        connection.set_trace_callback(lambda sql: told.append(sql.split()[0].upper()))

    desk.ws.database.engine.dispose()
    for n, text in enumerate(("I join.", "I move to Healer.", UNCLEAR, "Hello all."), 1):
        desk.mail("Ondine", text)
        assert told.count("COMMIT") == n
    assert told.count("ROLLBACK") == 0


def test_a_failing_transaction_leaves_nothing_in_memory_either(
    played: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("gamemaster.service.messages.judging.answer_sender", failing)
        with pytest.raises(KeyboardInterrupt):
            played.mail("Ondine", "I move to Healer.")
    assert played.state("Ondine")["location"] == "Town Square"
    assert outcomes(played.mail("Ondine", "I move to Healer.")) == ["applied move"]
    played.proven()


def test_unreadable_bytes_lose_nothing(desk: Desk) -> None:
    rubbish = [b"\x00\xff\xfe", b"", b"From", b"Content-Type: multipart/mixed\r\n\r\n--", b"\n" * 50]
    for raw in rubbish:
        assert desk.deliver(raw).data["status"] in ("ignored", "duplicate")
    assert [raw for _, raw in kept(desk)] == rubbish
    assert outcomes(desk.mail("Ondine", "I join.")) == ["applied join"]


def test_a_public_mail_with_a_header_over_the_limit_is_put_to_the_game_master(played: Desk) -> None:
    junk = "".join(f"X-Filter-{n}: {'x' * 900}\r\n" for n in range(110)).encode()
    taken = played.deliver(junk + played.compose("Ondine", "I move to Healer.", by_list=LIST))
    assert (outcomes(taken), len(asked(taken))) == ([], 1)


def test_a_public_mail_over_the_limit_is_put_to_the_game_master(played: Desk) -> None:
    raw = played.compose("Ondine", "I move to Healer.\n" + "x" * 300_000, by_list=LIST)
    taken = played.deliver(raw)
    assert outcomes(taken) == []
    assert "too large" in taken.data["questions"][0]["say"]
    assert played.state("Ondine")["location"] == "Town Square"
    assert kept(played)[-1][1] == raw


def test_files_archives_folders_and_standard_input(desk: Desk, tmp_path: Path) -> None:
    post = [desk.compose(who, "I join.") for who in ("Ondine", "Brask")]
    (tmp_path / "one.eml").write_bytes(post[0])
    mbox = b"From ondine@example.org Mon Oct 26 00:01:00 2009\n" + post[0] + b"\n"
    (tmp_path / "week.mbox").write_bytes(
        mbox + mbox.replace(b"m1@", b"m9@").replace(b"I join", b"I move to Healer")
    )
    found = list(ingest(desk.ws, [str(tmp_path / "one.eml"), str(tmp_path / "week.mbox")], io.BytesIO()))
    assert [taken.data["status"] for taken in found] == ["done", "duplicate", "done"]
    assert found[1].data["source"].endswith("week.mbox#1")
    (taken,) = ingest(desk.ws, ["-"], io.BytesIO(post[1]))
    assert outcomes(taken) == ["applied join"]


def test_what_came_before_a_missing_file_is_done(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "one.eml").write_bytes(desk.compose("Ondine", "I join."))
    reading = ingest(desk.ws, [str(tmp_path / "one.eml"), str(tmp_path / "none.eml")], io.BytesIO())
    assert outcomes(next(reading)) == ["applied join"]
    with pytest.raises(UsageError, match=r"none\.eml"):
        next(reading)
    assert desk.people() == ["Ondine"]


def test_a_discussion_list_tells_what_to_do_instead(played: Desk) -> None:
    taken = played.mail("Ondine", "I move to Healer.", to=TALK)
    assert outcomes(taken) == ["refused move NOT_PUBLIC"]
    (letter,) = played.letters()
    assert letter.recipients == ("ondine@example.org",)
    assert LIST in letter.words
    assert "TTttPF" in letter.words
