"""Questions to the game master, and reports with their one-use tokens."""

import hashlib
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from gamemaster.core.errors import UsageError
from gamemaster.store.archive import all_questions
from gamemaster.store.database import Database
from gamemaster.store.games import Game, Secrets, create_game
from gamemaster.store.messages import Arrival, store_message
from gamemaster.store.questions import (
    NO_GAME,
    About,
    Asked,
    State,
    answer_question,
    ask,
    drop_questions,
    open_questions,
    question,
)
from gamemaster.store.reports import (
    Draft,
    Report,
    ReportStatus,
    add_draft,
    find_token,
    hold_report,
    issue_token,
    latest_report,
    list_reports,
    publish_report,
    redraft,
    report,
    supersede_report,
    use_token,
)
from gamemaster.store.tables import reports

_NOW = datetime(2009, 11, 2, 0, 5, tzinfo=UTC)
_HOUR = timedelta(hours=1)
_DRAFT = Draft(_NOW, "THE MARCHES\n\nWeek 1 \u2026\n", "0f" * 32)


@pytest.fixture
def game(database: Database) -> str:
    with database.write() as conn:
        new = Game("rpg", "agora_rpg", "The Marches", "Quillon", _NOW, _NOW, {})
        create_game(conn, new, Secrets(b"s" * 32, None))
        create_game(conn, new._replace(id="fluxx"), Secrets(b"t" * 32, None))
    return "rpg"


def test_questions_are_numbered_in_each_game(database: Database) -> None:
    asked = {"say": "Which cavern?", "candidates": [["Low Cavern"], []]}
    with database.write() as conn:
        mail = store_message(conn, Arrival("<1@tarn.example>", "d", b"", _NOW))
        numbers = [
            ask(conn, "rpg", About("reading", "e1", 2), asked, _NOW),
            ask(conn, "rpg", About("rules", "e1", 2, 1), {}, _NOW),
            ask(conn, "fluxx", About("reading", "e1", 2), {}, _NOW),
            ask(conn, NO_GAME, About("game", message=mail), {}, _NOW),
        ]
    assert numbers == [1, 2, 1, 1]
    with database.read() as conn:
        first = Asked("rpg", 1, "reading", "e1", 2, 0, None, asked, State.OPEN, None, _NOW, None)
        assert question(conn, "rpg", 1) == first
        assert [q.number for q in open_questions(conn, "rpg")] == [1, 2]
        assert [(q.game, q.number) for q in open_questions(conn)] == [
            (NO_GAME, 1), ("fluxx", 1), ("rpg", 1), ("rpg", 2),
        ]  # fmt: skip
        assert open_questions(conn, NO_GAME)[0].message == mail
        assert question(conn, "rpg", 3) is None


def test_an_open_question_is_not_asked_twice(database: Database) -> None:
    about = About("reading", "e1", 2)
    with database.write() as conn:
        assert ask(conn, "rpg", about, {"say": "Which?"}, _NOW) == 1
        assert ask(conn, "rpg", about, {"say": "Which one?"}, _NOW + _HOUR) == 1
        (known,) = all_questions(conn, "rpg")
        assert (known.asked, known.asked_at) == ({"say": "Which one?"}, _NOW)
        assert answer_question(conn, "rpg", 1, ["a"], _NOW)
        assert ask(conn, "rpg", about, {"say": "Which now?"}, _NOW) == 2


def test_a_question_is_answered_once(database: Database) -> None:
    with database.write() as conn:
        ask(conn, "rpg", About("rules", "e1"), {}, _NOW)
        assert answer_question(conn, "rpg", 1, {"candidate": "b"}, _NOW + _HOUR)
        assert not answer_question(conn, "rpg", 1, {"candidate": "c"}, _NOW + 2 * _HOUR)
        assert not answer_question(conn, "rpg", 9, {}, _NOW)
        known = question(conn, "rpg", 1)
        assert known is not None
        assert (known.state, known.answer, known.answered_at) == (
            State.ANSWERED,
            {"candidate": "b"},
            _NOW + _HOUR,
        )


def test_pointless_questions_keep_their_numbers(database: Database) -> None:
    with database.write() as conn:
        for item in range(3):
            ask(conn, "rpg", About("reading", "e1", item), {}, _NOW)
        answer_question(conn, "rpg", 1, "a", _NOW)
        drop_questions(conn, "rpg", [1, 3], _NOW)
        states = [q.state for q in all_questions(conn, "rpg")]
        assert states == [State.ANSWERED, State.OPEN, State.OBSOLETE]
        assert ask(conn, "rpg", About("reading", "e2"), {}, _NOW) == 4


def test_a_report_goes_from_draft_to_published(database: Database, game: str) -> None:
    with database.write() as conn:
        assert latest_report(conn, game) is None
        assert add_draft(conn, game, _DRAFT, _NOW) == 1
        second = _DRAFT._replace(previous=1, html="<p>Week 2</p>")
        assert add_draft(conn, game, second, _NOW) == 2
        assert add_draft(conn, "fluxx", _DRAFT, _NOW) == 1
        drafted = Report(game, 1, _NOW, _NOW, ReportStatus.DRAFT, _DRAFT.body, None, "0f" * 32, None, None)
        assert report(conn, game, 1) == drafted
        assert hold_report(conn, game, 1)
        assert not hold_report(conn, game, 1)
        assert publish_report(conn, game, 1, _NOW + _HOUR)
        assert not publish_report(conn, game, 1, _NOW + 2 * _HOUR)
        published = drafted._replace(status=ReportStatus.PUBLISHED, published_at=_NOW + _HOUR)
        assert latest_report(conn, game, ReportStatus.PUBLISHED) == published
        latest = latest_report(conn, game)
        assert latest is not None
        assert (latest.number, latest.html, latest.previous) == (2, "<p>Week 2</p>", 1)
        supersede_report(conn, game, 1)
        statuses = [known.status for known in list_reports(conn, game)]
        assert statuses == [ReportStatus.SUPERSEDED, ReportStatus.DRAFT]


def test_what_is_published_is_not_drafted_again(database: Database, game: str) -> None:
    with database.write() as conn:
        add_draft(conn, game, _DRAFT, _NOW)
        publish_report(conn, game, 1, _NOW)
        for change in (
            lambda: redraft(conn, game, 1, _DRAFT, _NOW),
            lambda: issue_token(conn, game, 1, _NOW, _HOUR),
            lambda: issue_token(conn, game, 7, _NOW, _HOUR),
        ):
            with pytest.raises(UsageError):
                change()


def test_a_token_works_once(database: Database, game: str) -> None:
    with database.write() as conn:
        add_draft(conn, game, _DRAFT, _NOW)
        token = issue_token(conn, game, 1, _NOW, _HOUR)
        # looking does not use it up, and case and blanks are not the bearer's fault
        assert find_token(conn, token, _NOW) == report(conn, game, 1)
        assert use_token(conn, f" {token.upper()}\n", _NOW) == report(conn, game, 1)
        assert use_token(conn, token, _NOW) is None
        assert find_token(conn, token, _NOW) is None


def test_a_token_is_stored_as_its_hash_and_hard_to_guess(database: Database, game: str) -> None:
    with database.write() as conn:
        add_draft(conn, game, _DRAFT, _NOW)
        token = issue_token(conn, game, 1, _NOW, _HOUR)
        row = conn.execute(select(reports)).one()
    assert bytes(row.token_hash) == hashlib.sha256(token.encode()).digest()
    assert token not in repr(row)
    assert len(bytes.fromhex(token)) * 8 >= 128


@pytest.mark.parametrize("wrong", ["", "0" * 40, "\udce9\0", "a" * 100_000])
def test_nonsense_is_no_token(database: Database, game: str, wrong: str) -> None:
    with database.write() as conn:
        add_draft(conn, game, _DRAFT, _NOW)
        issue_token(conn, game, 1, _NOW, _HOUR)
        assert use_token(conn, wrong, _NOW) is None


def test_a_token_grows_old(database: Database, game: str) -> None:
    with database.write() as conn:
        add_draft(conn, game, _DRAFT, _NOW)
        token = issue_token(conn, game, 1, _NOW, _HOUR)
        assert use_token(conn, token, _NOW + _HOUR) is None
        assert use_token(conn, token, _NOW + _HOUR - timedelta(microseconds=1)) is not None


def test_a_token_dies_with_the_text_it_was_for(database: Database, game: str) -> None:
    with database.write() as conn:
        add_draft(conn, game, _DRAFT, _NOW)
        hold_report(conn, game, 1)
        first = issue_token(conn, game, 1, _NOW, _HOUR)
        second = issue_token(conn, game, 1, _NOW, _HOUR)
        assert find_token(conn, first, _NOW) is None
        assert find_token(conn, second, _NOW) is not None
        redraft(conn, game, 1, _DRAFT._replace(body="Corrected.", digest="aa"), _NOW + _HOUR / 2)
        assert find_token(conn, second, _NOW) is None
        known = report(conn, game, 1)
        assert known is not None
        assert (known.status, known.body, known.digest) == (ReportStatus.DRAFT, "Corrected.", "aa")
        third = issue_token(conn, game, 1, _NOW, _HOUR)
        publish_report(conn, game, 1, _NOW)
        assert use_token(conn, third, _NOW) is None
