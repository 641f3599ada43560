"""When a message takes effect, and what follows when it takes effect before what is known already."""

from datetime import datetime, timedelta

import pytest
from service_kit import GAME, LIST, MONDAY, NEXT_MONDAY, Desk, hour, outcomes
from sqlalchemy import update

from gamemaster.service.ledger import recording
from gamemaster.service.messages.results import Taken
from gamemaster.service.ruling.changing import change_settings
from gamemaster.store.tables import checkpoints

SUNDAY = NEXT_MONDAY - timedelta(seconds=3)
NOON = hour(12)


def effect(taken: Taken) -> datetime:
    return datetime.fromisoformat(taken.data["at"])


def sent(desk: Desk, date: datetime | str, arrived: datetime, now: datetime | None = None) -> Taken:
    desk.now = now or arrived
    return desk.mail("Ondine", "I move to Healer.", minutes=0, date=date, by_list=LIST, arrived=arrived)


@pytest.mark.parametrize("minutes", [-15, 0, 15])
def test_the_date_counts_within_a_quarter_of_an_hour_of_arrival(played: Desk, minutes: int) -> None:
    date = NOON + timedelta(minutes=minutes)
    taken = sent(played, date, NOON, NOON + timedelta(minutes=16))
    assert (effect(taken), taken.data["reason"]) == (date, "")


@pytest.mark.parametrize("minutes", [-16, 16, -60 * 24 * 90])
def test_a_forged_date_gives_way_to_arrival_and_is_told(played: Desk, minutes: int) -> None:
    """A Date months back or in the future: the list's arrival stamp is used."""
    taken = sent(played, NOON + timedelta(minutes=minutes), NOON)
    assert effect(taken) == NOON
    assert "far apart" in taken.data["reason"]
    (letter,) = played.letters("receipt")
    assert "Date and arrival lie far apart" in letter.words


def test_without_a_date_the_lists_arrival_counts(played: Desk) -> None:
    """No Date header: the list's arrival stamp is used."""
    taken = sent(played, "", NOON, NOON + timedelta(hours=5))
    assert effect(taken) == NOON
    assert "no usable Date" in taken.data["reason"]


def test_an_absurd_date_is_no_date(played: Desk) -> None:
    taken = sent(played, "Fri, 99 Oct 20090 10:00:00 +9999", NOON)
    assert effect(taken) == NOON


def test_nothing_takes_effect_in_the_future(played: Desk) -> None:
    played.now = NOON
    ahead = NOON + timedelta(days=400)
    taken = played.mail("Ondine", "I move to Healer.", minutes=0, date=ahead)
    assert effect(taken) == NOON
    assert "future" in taken.data["reason"]


def test_a_date_and_a_list_stamp_in_the_future_do_not_carry_the_game_along(played: Desk) -> None:
    ahead = NOON + timedelta(days=400)
    taken = sent(played, ahead, ahead, now=NOON)
    assert effect(taken) == NOON
    assert played.turn() != []
    assert played.state("Ondine")["tokens"] == 9


def test_sent_in_the_last_seconds_of_sunday_it_counts_in_the_old_week(played: Desk) -> None:
    """Date Sunday 23:59:57, at the list a minute after Monday 00:00: by the Date it is the old week's."""
    for text in (
        "I move to Healer.",
        "I move to Town Square.",
        "I move to Healer.",
        "I move to Town Square.",
    ):
        played.mail("Ondine", text)
    played.turn()
    taken = sent(played, SUNDAY, NEXT_MONDAY + timedelta(minutes=1), NEXT_MONDAY + timedelta(minutes=10))
    assert outcomes(taken) == ["applied move"]
    assert played.state("Ondine", at=NEXT_MONDAY - timedelta(seconds=1))["tokens"] == 0
    assert played.state("Ondine")["tokens"] == 5
    played.proven()


def test_a_setting_may_let_arrival_decide(played: Desk) -> None:
    change_settings(played.ws, GAME, {"time_source": "arrival"}, None, "as agreed")
    arrived = NEXT_MONDAY + timedelta(minutes=1)
    assert effect(sent(played, SUNDAY, arrived)) == arrived


class TestLateMail:
    """Mail found late: history is worked out again, and whoever it touches is told."""

    @pytest.fixture
    def late(self, played: Desk) -> Desk:
        played.now = hour(20)
        assert outcomes(played.mail("Ondine", "I explore.")) == ["refused explore NOT_IN_DUNGEON"]
        assert outcomes(played.mail("Brask", "I move to Healer.")) == ["applied move"]
        played.letters()
        return played

    def come(self, desk: Desk) -> Taken:
        desk.now = hour(40)
        return desk.mail(
            "Ondine", "I move to Dungeon Level 1.", date=hour(10), by_list=LIST, arrived=hour(10)
        )

    def test_what_comes_after_is_worked_out_again(self, late: Desk) -> None:
        assert outcomes(self.come(late)) == ["applied move"]
        assert late.state("Ondine")["tokens"] == 3
        assert any("applied" in line and "Ondine: explore" in line for line in late.history())
        late.proven()

    def test_its_sender_and_the_game_master_are_told_what_changed(self, late: Desk) -> None:
        self.come(late)
        letters = late.letters()
        assert {(letter.kind, letter.recipients) for letter in letters} == {
            ("receipt", ("ondine@example.org",)),
            ("notice", ("ondine@example.org",)),
            ("notice", ("hale@example.org",)),
        }
        (notice,) = [mail for mail in letters if mail.kind == "notice" and "To Ondine" in mail.words]
        assert "explore: was refused, is now applied" in notice.words
        assert "tokens 5 -> 3" in notice.words

    def test_who_is_not_touched_is_not_written_to(self, late: Desk) -> None:
        self.come(late)
        assert [letter for letter in late.letters() if "brask@example.org" in letter.recipients] == []

    def test_the_next_report_tells_of_what_became_known_after_the_last(self, late: Desk) -> None:
        late.turn()
        late.reply("approve")
        late.now += timedelta(hours=1)
        late.mail("Ondine", "I move to Dungeon Level 1.", date=hour(10), by_list=LIST, arrived=hour(10))
        late.turn(NEXT_MONDAY + timedelta(days=7))
        review = late.letters("review")[-1]
        assert "became known after the last report" in review.words
        late.proven()

    def test_it_reaches_back_before_the_stored_checkpoints(
        self, played: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(recording, "_CHECKPOINT_EVERY", 2)
        played.now = hour(20)
        for text in ("I explore.", "I move to Healer.", "I move to Town Square.", "I move to Healer."):
            played.mail("Ondine", text)
            played.reopen()
        assert outcomes(self.come(played)) == ["applied move"]
        played.proven()
        played.reopen()
        played.rule("void", f"m{played.count}@example.org")
        played.proven()
        assert played.state("Ondine")["tokens"] == 2

    @pytest.mark.parametrize("state", [b"{}", b'{"a field of another version": 1}', b"no JSON"])
    def test_a_checkpoint_that_another_version_made_is_no_hindrance(
        self, played: Desk, monkeypatch: pytest.MonkeyPatch, state: bytes
    ) -> None:
        monkeypatch.setattr(recording, "_CHECKPOINT_EVERY", 2)
        for text in ("I explore.", "I move to Healer.", "I move to Town Square."):
            played.mail("Ondine", text)
        with played.ws.write() as tx:
            assert tx.execute(update(checkpoints).values(state=state)).rowcount > 0
        played.reopen()
        assert outcomes(played.mail("Ondine", "I move to Healer.")) == ["applied move"]
        played.proven()

    @pytest.mark.parametrize("seed", range(3))
    def test_the_order_of_arrival_does_not_matter(self, prepared_pair: tuple[Desk, Desk], seed: int) -> None:
        import random

        one, other = prepared_pair
        texts = ["I join.", "I move to Healer.", "I heal.", "I move to Town Square.", "I join."]
        post = [
            one.compose(who, text, date=hour(n + 1), by_list=LIST, arrived=hour(n + 1))
            for n, (who, text) in enumerate((who, text) for text in texts for who in ("Ondine", "Brask"))
        ]
        one.now = other.now = hour(100)
        for raw in post:
            one.deliver(raw)
        random.Random(seed).shuffle(post)
        for raw in post:
            other.deliver(raw)
        assert one.history() == other.history()
        other.proven()


def test_the_game_starts_when_it_starts(desk: Desk) -> None:
    desk.now = MONDAY
    assert outcomes(desk.mail("Ondine", "I join.", minutes=0)) == ["applied join"]
