"""Mail that comes after others it precedes: by policy, within a window, and everybody touched is told."""

from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from service_kit import (
    GAME,
    GM,
    LIST,
    NEXT_MONDAY,
    Desk,
    address,
    asked,
    copied,
    hour,
    outcomes,
)

from gamemaster.service.messages.results import Taken
from gamemaster.service.reports import reporting
from gamemaster.service.ruling.changing import change_settings
from gamemaster.service.views import queries
from gamemaster.store.corrections import corrected_reports, list_corrections

NEXT = NEXT_MONDAY + timedelta(days=7)


@pytest.fixture
def busy(played: Desk) -> Desk:
    """Ondine was refused to explore, Brask has moved, a report on that is out; two weeks have passed."""
    played.now = hour(20)
    assert outcomes(played.mail("Ondine", "I explore.")) == ["refused explore NOT_IN_DUNGEON"]
    played.adjust("Ondine", "gold", 6)
    played.turn()
    played.reply("approve")
    played.now = NEXT_MONDAY + timedelta(days=5)
    assert outcomes(played.mail("Brask", "I move to Healer.")) == ["applied move"]
    played.letters()
    return played


def late(desk: Desk, text: str, at: float, who: str = "Ondine", **how: object) -> Taken:
    """A mail that the list stamped `at` hours after the start and that is found only now."""
    return desk.mail(who, text, date=hour(at), by_list=LIST, arrived=hour(at), **how)


class TestFoundNineDaysLater:
    """A mail found nine days late: shown first, then replayed, everyone told, the next report corrected."""

    def test_the_game_master_sees_what_would_be_different_before_it_counts(self, busy: Desk) -> None:
        before, values = busy.history(), busy.state("Ondine")
        busy.now = NEXT_MONDAY + timedelta(days=5, hours=1)
        taken = late(busy, "I move to Dungeon Level 1. I give Brask 2 gold.", 15)
        assert taken.data["status"] == "held"
        assert (busy.history(), busy.state("Ondine")) == (before, values)
        (question,) = busy.questions()
        assert "Ondine: explore: was refused, is now applied" in question["say"]
        assert "report 1, which is published, was wrong" in question["say"]
        letters = busy.letters("notice")
        assert {letter.recipients[0] for letter in letters} == {address(GM), address("Ondine")}
        busy.proven()

    @pytest.fixture
    def inserted(self, busy: Desk) -> Desk:
        (number,) = asked(late(busy, "I move to Dungeon Level 1. I give Brask 2 gold.", 15.5))
        busy.letters()
        busy.rule(str(number), "a", because="the list's archive has it")
        return busy

    def test_then_history_is_worked_out_again(self, inserted: Desk) -> None:
        assert any("applied       Ondine: explore" in line for line in inserted.history())
        assert (inserted.state("Ondine")["gold"], inserted.questions()) == (6, [])
        inserted.proven()

    def test_everyone_it_touches_is_told(self, inserted: Desk) -> None:
        letters = inserted.letters("notice")
        told = {letter.recipients[0]: letter.words for letter in letters}
        assert set(told) == {address(GM), address("Ondine")}
        assert "explore: was refused, is now applied" in told[address("Ondine")]
        assert "report 1, which is published, was wrong" in told[address(GM)]

    def test_the_published_report_is_marked_and_the_next_one_corrects_it(self, inserted: Desk) -> None:
        with inserted.ws.read() as tx:
            assert corrected_reports(tx, GAME) == {1: [1]}
        (listed,) = queries.all_reports(inserted.ws, GAME)
        assert listed.text.endswith("published  corrected since (1)")
        inserted.turn(NEXT)
        review = inserted.every_letter("review")[-1]
        section = review.words.partition("Corrections to earlier reports")[2]
        assert "A message of Ondine became known after the last report" in section
        assert "Reports that were wrong: 1 (as of Mon 2 Nov 2009 00:00 UTC)" in section
        assert "Ondine: explore: was refused, is now applied" in section
        inserted.proven()

    def test_it_may_count_from_when_it_came(self, busy: Desk) -> None:
        (number,) = asked(late(busy, "I move to Dungeon Level 1.", 15))
        busy.rule(str(number), "b")
        assert busy.state("Ondine")["location"] == "Dungeon Level 1"
        assert any("refused       Ondine: explore" in line for line in busy.history())
        busy.proven()

    def test_or_not_at_all(self, busy: Desk) -> None:
        before = busy.history()
        (number,) = asked(late(busy, "I move to Dungeon Level 1.", 15))
        busy.rule(str(number), "c")
        assert (busy.history(), busy.questions()) == (before, [])
        busy.proven()

    def test_of_a_stranger_both_questions_are_asked_in_turn(self, busy: Desk) -> None:
        taken = late(busy, "I join.", 15, who="Quillon")
        (number,) = asked(taken)
        busy.rule(str(number), "a")
        (question,) = busy.questions()
        assert "came only now" in question["say"]
        busy.rule(str(question["number"]), "a")
        assert busy.people() == ["Brask", "Ondine", "Quillon"]
        busy.proven()

    def test_ninety_days_and_more(self, busy: Desk) -> None:
        change_settings(busy.ws, GAME, {"late_window": 365}, None, "a long memory")
        busy.now = NEXT_MONDAY + timedelta(days=100)
        busy.mail("Brask", "I move to Town Square.")
        assert outcomes(late(busy, "I move to Dungeon Level 1.", 15)) == ["applied move"]
        assert any("applied       Ondine: explore" in line for line in busy.history())
        busy.proven()
        busy.reopen()
        busy.rule("void", f"m{busy.count}@example.org")
        assert any("refused       Ondine: explore" in line for line in busy.history())
        busy.proven()


class TestPolicy:
    def test_within_the_window_it_is_inserted_at_once(self, busy: Desk) -> None:
        assert outcomes(late(busy, "I move to Healer.", 24 * 7 + 1)) == ["applied move"]
        assert busy.questions() == []
        busy.proven()

    def test_apply_now(self, busy: Desk) -> None:
        change_settings(busy.ws, GAME, {"late_policy": "apply_now"}, None, "agreed")
        busy.letters()
        taken = late(busy, "I move to Healer.", 24 * 7 + 1)
        assert taken.data["at"] == busy.now.strftime("%Y-%m-%dT%H:%M:%SZ")
        (receipt,) = busy.letters("receipt")
        assert "counts from when it came" in receipt.words
        busy.proven()

    def test_ignore_tells_the_sender(self, busy: Desk) -> None:
        change_settings(busy.ws, GAME, {"late_policy": "ignore"}, None, "agreed")
        busy.letters()
        assert late(busy, "I move to Healer.", 24 * 7 + 1).data["status"] == "ignored"
        (notice,) = busy.letters("notice")
        assert notice.recipients == (address("Ondine"),)
        assert "do not count in this game" in notice.words
        busy.proven()

    @pytest.mark.parametrize("policy", ["apply_now", "ignore"])
    def test_what_came_in_time_is_not_late(self, busy: Desk, policy: str) -> None:
        change_settings(busy.ws, GAME, {"late_policy": policy}, None, "agreed")
        assert outcomes(busy.mail("Ondine", "I move to Healer.")) == ["applied move"]
        moment = busy.now - timedelta(minutes=5)
        taken = busy.mail("Brask", "I move to Town Square.", date=moment, by_list=LIST, arrived=moment)
        assert taken.data["at"] == moment.strftime("%Y-%m-%dT%H:%M:%SZ")
        busy.proven()

    def test_an_archive_in_its_order_is_not_late(self, played: Desk) -> None:
        """The clock may be months ahead: what counts is what is known already."""
        played.now = NEXT_MONDAY + timedelta(days=200)
        for n in range(1, 4):
            assert outcomes(late(played, "I move to Healer.", 24.0 * 20 * n)) != []
        assert played.questions() == []
        played.proven()


TEXTS = {
    "Ondine": ("I join.", "I move to Healer.", "I heal.", "I move to Town Square.", "I give Brask 1 gold."),
    "Brask": ("I join.", "I move to Gold Exchanger.", "I exchange 1 gold.", "I move to Town Square."),
}


@st.composite
def post(draw: st.DrawFn) -> tuple[list[tuple[float, str, str]], list[int]]:
    """Mails at different instants of one week, and an order in which they arrive."""
    instants = draw(st.lists(st.integers(1, 24 * 6 * 60), min_size=2, max_size=7, unique=True))
    mails = []
    for instant in instants:
        who = draw(st.sampled_from(sorted(TEXTS)))
        mails.append((instant / 60, who, draw(st.sampled_from(TEXTS[who]))))
    return sorted(mails), draw(st.permutations(range(len(mails))))


@given(post())
@settings(max_examples=8)
def test_any_order_of_arrival_gives_the_same_state_and_the_same_reports(
    tmp_path_factory: pytest.TempPathFactory,
    prepared: object,
    given_post: tuple[list[tuple[float, str, str]], list[int]],
) -> None:
    mails, order = given_post
    seen = []
    for arrival in (range(len(mails)), order):
        folder = tmp_path_factory.mktemp("order")
        desk = Desk(copied(prepared, folder / "ws"))  # type: ignore[arg-type]
        raws = [
            desk.compose(who, text, date=hour(at), by_list=LIST, arrived=hour(at)) for at, who, text in mails
        ]
        desk.now = hour(24 * 6 + 1)
        for n in arrival:
            desk.deliver(raws[n])
        desk.turn()
        reporting.order(desk.ws, GAME, "approve")
        desk.now += timedelta(days=1)
        texts = [letter.message.text for letter in desk.every_letter("report")]
        seen.append((desk.history(), texts, reporting.show(desk.ws, GAME, None, "text")))
        desk.close()
    assert seen[0] == seen[1]


def test_a_correction_tells_nobody_what_e_may_not_know(busy: Desk) -> None:
    """Each person's notice holds eir own outcomes and values only."""
    change_settings(busy.ws, GAME, {"late_window": 30}, None, "patience")
    busy.letters()
    late(busy, "I give Brask 2 gold.", 24 * 7 + 1)
    told = {letter.recipients[0]: letter.words for letter in busy.letters("notice")}
    assert "gold 0 -> 2" in told[address("Brask")]
    assert "6 -> 4" not in told[address("Brask")]
    with busy.ws.read() as tx:
        (kept, *_) = list_corrections(tx, GAME)
    assert "Brask" in kept.people


def test_of_a_private_message_the_report_says_only_that_there_was_one(busy: Desk) -> None:
    change_settings(busy.ws, GAME, {"late_window": 30, "misdirected": "accept"}, hour(0), "as agreed")
    busy.letters()
    taken = busy.mail("Ondine", "I move to Dungeon Level 1.", to="gamemaster@localhost", date=hour(15))
    assert outcomes(taken) == ["applied move"]
    with busy.ws.read() as tx:
        kept = list_corrections(tx, GAME)[-1]
    assert (kept.cause, kept.public) == ("a message of Ondine", "a private message")
