"""Secrets are committed to, told in time, and let anybody check every draw from the mails alone."""

import re
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from checker import check, save
from service_kit import GAME, LIST, NEXT_MONDAY, Desk, outcomes

from gamemaster.core.errors import UsageError
from gamemaster.mail.files import RawMail
from gamemaster.service.games.roster import add_person
from gamemaster.service.ledger import revealing
from gamemaster.service.reports.reporting import order
from gamemaster.service.rounds.intake import take
from gamemaster.service.ruling.changing import change_settings
from gamemaster.store.tables import told_secrets

WEEK = timedelta(days=7)


def published(desk: Desk, monday: int = 1) -> None:
    """The report of that week goes out."""
    desk.turn(NEXT_MONDAY + (monday - 1) * WEEK)
    order(desk.ws, GAME, "approve")


def play(desk: Desk) -> None:
    desk.mail("Ondine", "I move to Dungeon Level 1. I explore. I explore.")
    desk.mail("Brask", "I move to Dungeon Level 1. I explore. I attack.")


@pytest.fixture
def told(played: Desk) -> Desk:
    """A week with draws, its report, and the secret of the season told."""
    play(played)
    published(played)
    revealing.reveal_now(played.ws, GAME, "season 1")
    return played


def test_the_mails_alone_prove_every_draw(told: Desk, tmp_path: Path) -> None:
    save(told, tmp_path / "mails")
    status, said = check(tmp_path / "mails")
    assert (status, said.count("WRONG")) == (0, 0), said
    assert re.search(r"2 mails, [2-9]\d* draws: [2-9]\d* recomputed, 0 hang on", said)


def test_every_single_tampered_draw_is_found(told: Desk, tmp_path: Path) -> None:
    report, _ = save(told, tmp_path / "mails")
    honest = report.read_bytes()
    plain = honest[: honest.index(b"text/html")]
    draws = list(re.finditer(rb", d(\d+): (\d+) \[season 1\]", plain))
    assert len(draws) >= 2
    for draw in draws:
        sides, result = int(draw[1]), int(draw[2])
        forged = b", d%d: %d [season 1]" % (sides, result % sides + 1)
        report.write_bytes(honest[: draw.start()] + forged + honest[draw.end() :])
        status, said = check(tmp_path / "mails")
        assert (status, said.count("WRONG")) == (1, 1)
        assert f"was reported as {result % sides + 1}, but is {result}" in said


def test_another_secret_than_the_one_committed_to_is_found(told: Desk, tmp_path: Path) -> None:
    _, telling = save(told, tmp_path / "mails")
    telling.write_bytes(
        re.sub(rb"(the secret:\r\n +)[0-9a-f]{64}", rb"\g<1>" + b"ab" * 32, telling.read_bytes())
    )
    status, said = check(tmp_path / "mails")
    assert status == 1
    assert "the secret told for season 1 is not the one committed to" in said


def test_nothing_can_be_checked_before_the_secret_is_told(played: Desk, tmp_path: Path) -> None:
    play(played)
    published(played)
    save(played, tmp_path / "mails")
    status, said = check(tmp_path / "mails")
    assert status == 2
    assert "0 recomputed" in said


def test_no_mail_holds_the_secret_before_it_is_told(played: Desk) -> None:
    play(played)
    published(played)
    with played.ws.read() as tx:
        chance = played.ws.live(tx, GAME).chance
    for letter in played.every_letter():
        assert chance.secret("season 1").hex() not in letter.body
        assert chance.secret("season 2").hex() not in letter.body
    revealing.reveal_now(played.ws, GAME, "")
    revealing.reveal_now(played.ws, GAME, "season 1")
    bodies = [letter.body for letter in played.every_letter()]
    assert any(chance.secret("season 1").hex() in body for body in bodies)
    assert not any(chance.secret("season 2").hex() in body for body in bodies)


def test_draws_after_a_telling_hang_on_the_next_secret_even_if_dated_before(told: Desk) -> None:
    add_person(told.ws, "Tarn <tarn@example.org>", (), ())
    before = told.now - timedelta(minutes=5)
    taken = told.mail("Tarn", "I join. I move to Dungeon Level 1. I explore.", date=before)
    assert outcomes(taken) == ["applied join", "applied move", "applied explore"]
    told.proven()
    with told.ws.read() as tx:
        drawn = revealing.draws_of(tx, GAME)
    assert {draw.secret for draw in drawn if f"m{told.count}@" in draw.entry} == {"season 2"}
    assert {draw.secret for draw in drawn if f"m{told.count}@" not in draw.entry} == {"season 1"}


def test_a_program_that_has_the_game_in_memory_goes_on_with_the_next_secret(told: Desk) -> None:
    with told.open() as running:
        take(running, RawMail(told.compose("Ondine", "I rest."), "test", None))
        revealing.reveal_now(told.ws, GAME, "season 2")
        told.now += timedelta(minutes=1)
        words = "I join. I move to Dungeon Level 1. I explore."
        add_person(told.ws, "Tarn <tarn@example.org>", (), ())
        taken = take(running, RawMail(told.compose("Tarn", words), "test", None))
    assert outcomes(taken)[-1] == "applied explore"
    with told.ws.read() as tx:
        drawn = revealing.draws_of(tx, GAME)
    assert {draw.secret for draw in drawn if f"m{told.count}@" in draw.entry} == {"season 3"}
    told.proven()


def test_a_telling_changes_no_draw_made_before(played: Desk) -> None:
    play(played)
    published(played)
    with played.ws.read() as tx:
        before = revealing.draws_of(tx, GAME)
    revealing.reveal_now(played.ws, GAME, "season 1")
    played.reopen()
    played.proven()
    with played.ws.read() as tx:
        assert revealing.draws_of(tx, GAME) == before


def test_no_draw_depends_on_what_else_is_in_the_ledger(played: Desk) -> None:
    """A late mail put in before, one voided, one dated anew: whatever is still drawn comes out the same."""
    start = played.now
    for who in ("Ondine", "Brask"):
        played.mail(who, "I move to Dungeon Level 1. I explore. I explore.", minutes=30)
        revealing.throw(played.ws, GAME, "2d6", "the weather")
    first = f"m{played.count - 1}@example.org"
    seen = [drawn(played)]
    assert len(seen[0]) == 7

    words = "I move to Dungeon Level 1. I explore."
    late = played.compose("Brask", words, date=start, by_list=LIST, arrived=start)
    assert outcomes(played.deliver(late))[-1].endswith("explore")
    seen.append(drawn(played))
    played.rule("redate", first, (start + timedelta(minutes=45)).isoformat())
    seen.append(drawn(played))
    played.rule("void", first)
    seen.append(drawn(played))

    for before, after in pairwise(seen):
        same = before.keys() & after.keys()
        assert {name: after[name] for name in same} == {name: before[name] for name in same}
        assert len(same) >= 4
    # a draw more with the late mail, and the voided one's are gone; another date changes none
    assert seen[0].keys() != seen[1].keys()
    assert seen[1] == seen[2]
    assert seen[2].keys() != seen[3].keys()
    assert not any(first in entry for entry, *_ in seen[-1])
    played.proven()


def drawn(desk: Desk) -> dict[tuple[str, str, int, int], int]:
    """Every draw by its name."""
    with desk.ws.read() as tx:
        draws = revealing.draws_of(tx, GAME)
    return {(draw.entry, draw.purpose, draw.counter, draw.sides): draw.result for draw in draws}


def test_secrets_are_told_by_the_calendar_with_the_report(played: Desk) -> None:
    change_settings(played.ws, GAME, {"reveal_weeks": 2}, None, "as agreed")
    play(played)
    published(played, 1)
    assert played.rows(told_secrets) == []
    published(played, 2)
    assert [row["secret"] for row in played.rows(told_secrets)] == ["season 1"]
    assert "Secret told: season 1" in played.every_letter("report", LIST)[-1].subject


def test_the_end_of_a_season_tells_its_secret(played: Desk) -> None:
    change_settings(played.ws, GAME, {"season_end": (NEXT_MONDAY - WEEK / 7).isoformat()}, None, "as agreed")
    play(played)
    published(played)
    assert [row["secret"] for row in played.rows(told_secrets)] == ["season 1"]


@pytest.mark.parametrize("name", ["season 2", "season 0", "deck"])
def test_only_what_is_in_use_can_be_told(played: Desk, name: str) -> None:
    with pytest.raises(UsageError, match="cannot be told now; there are: season 1"):
        revealing.reveal_now(played.ws, GAME, name)


def test_dice_of_the_game_master_are_entered_and_proved(played: Desk, tmp_path: Path) -> None:
    shown = revealing.throw(played.ws, GAME, "3d6+1", "the weather")
    assert shown.data["total"] == sum(shown.data["results"]) + 1
    published(played)
    revealing.reveal_now(played.ws, GAME, "season 1")
    played.proven()
    (report, _) = save(played, tmp_path / "mails")
    assert "3d6+1 came to" in report.read_text()
    status, said = check(tmp_path / "mails")
    assert status == 0
    assert "3 draws: 3 recomputed" in said


@pytest.mark.parametrize("dice", ["", "6", "0d6", "1001d6", "2d0", "2d6+", "d1000001"])
def test_impossible_dice_are_turned_down(played: Desk, dice: str) -> None:
    with pytest.raises(UsageError):
        revealing.throw(played.ws, GAME, dice, "nothing")
