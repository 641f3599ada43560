"""The week turns once, in order, and never while something of it may still be missing."""

from datetime import timedelta

import pytest
from service_kit import GAME, MONDAY, NEXT_MONDAY, Desk, configure, new_game

from gamemaster.core.errors import UsageError
from gamemaster.service.reports.drafting import draft_now
from gamemaster.service.reports.writing import write_report
from gamemaster.service.rounds import polling
from gamemaster.service.rounds.duties import duties
from gamemaster.service.rounds.turning import tick
from gamemaster.store.facts import set_fact
from gamemaster.store.tables import reports

WEEK = timedelta(days=7)
IMAP = {"imap": {"host": "127.0.0.1", "port": 1, "tls": "none", "user": "gm"}}


def drafts(desk: Desk) -> list[str]:
    return [row["at"].strftime("%d %b") for row in desk.rows(reports)]


def tokens(desk: Desk) -> int:
    found: int = desk.state("Ondine")["tokens"]
    return found


def test_before_the_end_of_the_week_nothing_is_due(played: Desk) -> None:
    played.now = NEXT_MONDAY - timedelta(seconds=1)
    assert tick(played.ws) == []
    assert (drafts(played), played.letters(), tokens(played)) == ([], [], 5)


def test_at_its_very_end_it_turns(played: Desk) -> None:
    played.now = NEXT_MONDAY
    (turned,) = tick(played.ws)
    assert (turned.report, turned.held_up) == (1, False)
    assert (drafts(played), tokens(played)) == (["02 Nov"], 10)
    assert [letter.kind for letter in played.letters()] == ["review"]
    played.proven()


def test_turning_again_changes_nothing(played: Desk) -> None:
    played.turn()
    before = played.history()
    played.letters()
    for hours in (0, 1, 100):
        played.now += timedelta(hours=hours)
        assert tick(played.ws) == []
        with played.open() as other:
            assert tick(other) == []
    assert (drafts(played), played.letters(), played.history()) == (["02 Nov"], [], before)
    played.proven()


def test_missed_weeks_are_caught_up_in_order(played: Desk) -> None:
    played.now = MONDAY + 3 * WEEK + timedelta(hours=5)
    turned = tick(played.ws)
    assert [found.report for found in turned] == [1, 2, 3]
    assert drafts(played) == ["02 Nov", "09 Nov", "16 Nov"]
    assert [letter.subject.partition("draft of ")[2] for letter in played.letters("review")] == [
        "report 1",
        "report 2",
        "report 3",
    ]
    # ten tokens stay ten, fifteen are cut to five, and five become ten again
    assert tokens(played) == 10
    played.proven()


def test_weeks_caught_up_at_once_are_what_they_are_one_by_one(played: Desk) -> None:
    played.now = MONDAY + 4 * WEEK + timedelta(hours=5)
    tick(played.ws)
    at_once = played.history()
    bodies = [row["body"] for row in played.rows(reports)]
    with played.open() as other:
        assert tick(other) == []
    assert len(bodies) == len(set(bodies)) == 4
    assert [line[:10] for line in at_once if "a new week" in line.casefold()] == [
        "2009-11-02",
        "2009-11-09",
        "2009-11-16",
        "2009-11-23",
    ]


def test_a_failure_in_the_second_week_keeps_the_first(played: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from gamemaster.service.rounds import turning

    send, calls = turning.send_review, []

    def failing(*args: object) -> None:
        calls.append(args)
        if len(calls) == 2:
            raise KeyboardInterrupt
        send(*args)  # type: ignore[arg-type]

    played.now = MONDAY + 2 * WEEK
    with monkeypatch.context() as patched:
        patched.setattr(turning, "send_review", failing)
        with pytest.raises(KeyboardInterrupt):
            tick(played.ws)
    assert drafts(played) == ["02 Nov"]
    assert [found.report for found in tick(played.ws)] == [2]
    played.proven()


def test_a_game_begun_in_mid_week_has_its_first_report_on_the_next_monday(desk: Desk) -> None:
    from service_kit import new_game

    new_game(desk.ws, "late", starts=MONDAY + timedelta(days=9))
    desk.now = MONDAY + timedelta(days=13)
    assert [found.game for found in tick(desk.ws)] == [GAME]
    desk.now = MONDAY + timedelta(days=14)
    assert [(found.game, found.report) for found in tick(desk.ws)] == [("late", 1), (GAME, 2)]


def test_a_clock_behind_the_last_entry_turns_nothing(played: Desk) -> None:
    played.now = NEXT_MONDAY + timedelta(hours=3)
    played.mail("Ondine", "I move to Healer.")
    before, played.now = played.now, NEXT_MONDAY + timedelta(minutes=1)
    (found,) = tick(played.ws)
    assert found.held_up
    assert "the clock says Mon 2 Nov 2009 00:01 UTC" in found.text
    assert "Nothing was done" in found.text
    assert drafts(played) == []
    played.now = before
    assert [found.report for found in tick(played.ws)] == [1]


def test_clocks_that_differ_by_minutes_are_no_clock_running_backwards(played: Desk) -> None:
    played.now = NEXT_MONDAY + timedelta(hours=3)
    played.mail("Ondine", "I move to Healer.")
    played.now -= timedelta(minutes=10)
    assert [found.held_up for found in tick(played.ws)] == [False]


def test_before_the_game_begins_nothing_turns(desk: Desk) -> None:
    desk.now = MONDAY - timedelta(days=20)
    assert tick(desk.ws) == []
    assert desk.rows(reports) == []


class TestUnreadMailbox:
    """Mail of the week may still lie in the mailbox."""

    @pytest.fixture
    def waiting(self, played: Desk) -> Desk:
        configure(played.folder, IMAP)
        played.reopen()
        played.now = NEXT_MONDAY + timedelta(minutes=5)
        return played

    def read_at(self, desk: Desk, minutes: float) -> None:
        moment = NEXT_MONDAY + timedelta(minutes=minutes)
        with desk.ws.write() as tx:
            set_fact(tx, polling._polled(polling.mailbox_name(desk.ws)), moment.isoformat())

    def test_never_read(self, waiting: Desk) -> None:
        (found,) = tick(waiting.ws)
        assert found.held_up
        assert "the mailbox was last read: never" in found.text
        assert "gamemaster poll" in found.text
        assert drafts(waiting) == []
        (letter,) = waiting.letters()
        assert (letter.kind, letter.recipients) == ("notice", ("hale@example.org",))

    def test_read_before_the_boundary_only(self, waiting: Desk) -> None:
        self.read_at(waiting, -1)
        (found,) = tick(waiting.ws)
        assert found.held_up
        assert "1 Nov 2009 23:59 UTC" in found.text

    def test_the_game_master_is_told_once_a_day(self, waiting: Desk) -> None:
        for _ in range(3):
            tick(waiting.ws)
        assert len(waiting.letters()) == 1
        waiting.now += timedelta(days=1)
        tick(waiting.ws)
        assert len(waiting.letters()) == 1

    @pytest.mark.parametrize("minutes", [0, 3])
    def test_read_since_the_boundary(self, waiting: Desk, minutes: int) -> None:
        self.read_at(waiting, minutes)
        assert [found.held_up for found in tick(waiting.ws)] == [False]
        assert drafts(waiting) == ["02 Nov"]

    def test_force(self, waiting: Desk) -> None:
        assert [found.held_up for found in tick(waiting.ws, force=True)] == [False]
        assert drafts(waiting) == ["02 Nov"]

    def test_force_does_not_help_against_a_clock_behind(self, waiting: Desk) -> None:
        waiting.mail("Ondine", "I move to Healer.")
        waiting.now = MONDAY
        assert [found.held_up for found in tick(waiting.ws, force=True)] == [True]


class TestAheadOfTheWeek:
    """A report that is published before its week is over, because somebody asked for it."""

    def test_it_goes_out_and_the_next_one_goes_on_from_there(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Healer.")
        assert "Report 1 is drafted" in draft_now(played.ws, GAME)
        played.reply("approve")
        (early,) = played.letters("report")
        assert "Ondine moved from Town Square to Healer" in early.words
        played.mail("Brask", "I move to Healer.")
        played.turn()
        played.reply("approve")
        (late,) = played.letters("report")
        assert "Brask moved from Town Square to Healer" in late.words
        assert "Ondine moved" not in late.words
        assert drafts(played) == ["26 Oct", "02 Nov"]
        played.proven()

    def test_what_is_due_comes_first(self, played: Desk) -> None:
        played.now = NEXT_MONDAY + timedelta(minutes=1)
        with pytest.raises(UsageError, match="gamemaster tick"):
            draft_now(played.ws, GAME)

    def test_not_twice_at_one_moment(self, played: Desk) -> None:
        draft_now(played.ws, GAME)
        with pytest.raises(UsageError, match="nothing is to be told later"):
            draft_now(played.ws, GAME)

    def test_a_request_is_fulfilled_by_the_next_report(self, desk: Desk) -> None:
        new_game(desk.ws, "c", contract="commune", lists=("c@lists.example.org",))
        for words in ("I join Commune.", "I request a report for Commune."):
            desk.mail("Ondine", words, to="c@lists.example.org", subject="Commune")
        assert any("as Ondine asked" in shown.text for shown in duties(desk.ws, "c", "", False))
        draft_now(desk.ws, "c")
        assert any("as Ondine asked" in shown.text for shown in duties(desk.ws, "c", "", False))
        desk.reply("approve", subject=f"Re: [review {desk.token()}]")
        assert not any("as Ondine asked" in shown.text for shown in duties(desk.ws, "c", "", False))


def test_a_report_asks_nothing_about_what_came_after_its_moment(played: Desk) -> None:
    played.now = NEXT_MONDAY + timedelta(minutes=5)
    played.mail("Ondine", "I explore the dungeon sideways.")
    with played.ws.write() as tx:
        live = played.ws.live(tx, GAME)
        asked = [
            len(write_report(played.ws, tx, live, 9, NEXT_MONDAY + timedelta(minutes=late)).report.questions)
            for late in (0, 10)
        ]
    assert asked[1] == asked[0] + 1
