"""Mail of a game that waits for its beacon: only that waits, in its order, and nothing of it is lost."""

import io
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from service_kit import BOT, GAME, LIST, Desk, asked, new_game, outcomes
from test_service_beacon import BEFORE, ROUND, SIGNATURE

from gamemaster.core.beacon import time_of
from gamemaster.core.errors import NotYet
from gamemaster.service.games.exporting import export
from gamemaster.service.games.importing import import_game
from gamemaster.service.games.roster import add_person
from gamemaster.service.ledger import beacon
from gamemaster.service.ledger.revealing import reveal_now
from gamemaster.service.messages.results import Taken
from gamemaster.service.rounds.batching import ingest
from gamemaster.service.rounds.doctor import examine
from gamemaster.service.rounds.releasing import release
from gamemaster.service.rounds.turning import next_change, tick
from gamemaster.service.workspace.config import FILE
from gamemaster.service.workspace.workspace import init_workspace
from gamemaster.store.tables import messages

OTHER = "tiles@lists.example.org"
OUT = time_of(ROUND) + timedelta(minutes=10)


def made(folder: Path, contract: str = "agora_rpg", other: str = OTHER) -> Desk:
    """A game that waits for round 1000, ten minutes before that, and Commune, which does not."""
    init_workspace(folder)
    desk = Desk(folder, BEFORE)
    new_game(desk.ws, GAME, contract=contract, starts=BEFORE, beacon=True)
    new_game(desk.ws, "commune", contract="commune", starts=BEFORE, lists=(other,), discussion=())
    for name in ("Ondine", "Brask"):
        add_person(desk.ws, f"{name} <{name.lower()}@example.org>", (), ())
    return desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = made(tmp_path / "ws")
    yield desk
    desk.close()


def status(taken: Taken) -> str:
    return taken.fate.status.value


def out(desk: Desk) -> list[Taken]:
    """The beacon comes out, and what waited for it is taken in."""
    desk.now = max(desk.now, OUT)
    beacon.fill(desk.ws, GAME, SIGNATURE)
    return list(release(desk.ws))


def test_only_mail_of_the_game_that_waits_waits(desk: Desk) -> None:
    first = desk.mail("Ondine", "I join.")
    assert status(first) == "waiting"
    assert first.fate.reason.startswith("rpg: its draws wait for round 1000 of the beacon, which comes out")
    assert outcomes(desk.mail("Brask", "I join the game.", to=OTHER)) == ["applied join"]
    assert status(desk.mail("Ondine", "I move to Dungeon Level 1.")) == "waiting"
    assert [outcomes(taken) for taken in out(desk)] == [["applied join"], ["applied move"]]
    assert list(release(desk.ws)) == []
    desk.proven()


def test_each_counts_at_its_own_time_whatever_the_order_of_arrival(desk: Desk) -> None:
    began = desk.now
    desk.mail("Ondine", "I move to Dungeon Level 1.", date=began + timedelta(minutes=2))
    desk.mail("Ondine", "I join.", date=began + timedelta(minutes=1))
    out(desk)
    assert desk.state("Ondine")["location"] == "Dungeon Level 1"
    assert [line.partition(" ")[0] for line in desk.history()] == sorted(
        line.partition(" ")[0] for line in desk.history()
    )
    desk.proven()


def test_mail_that_comes_when_the_beacon_is_out_stands_behind_what_waited(desk: Desk) -> None:
    desk.mail("Ondine", "I join.")
    desk.now = OUT
    beacon.fill(desk.ws, GAME, SIGNATURE)
    later = desk.mail("Ondine", "I move to Dungeon Level 1.")
    assert (status(later), later.fate.reason) == ("waiting", "rpg: mail that came earlier waits")
    assert outcomes(desk.mail("Brask", "I join the game.", to=OTHER)) == ["applied join"]
    desk.reopen()
    assert [outcomes(taken) for taken in release(desk.ws)] == [["applied join"], ["applied move"]]


def test_on_a_shared_list_what_is_the_other_games_alone_goes_on(tmp_path: Path) -> None:
    desk = made(tmp_path / "ws", other=LIST)
    assert status(desk.mail("Ondine", "I join.")) == "waiting"
    joined = desk.mail("Brask", "I join.", subject="[commune] joining")
    assert (outcomes(joined), joined.data["games"]) == (["applied join"], ["commune"])
    assert status(desk.mail("Brask", "I move to Dungeon Level 1.")) == "waiting"
    assert status(desk.mail("Brask", "Nice weather today.")) == "waiting"
    assert [status(taken) for taken in out(desk)] == ["held", "held", "ignored"]
    desk.close()


def test_questions_are_answered_and_say_what_waits(desk: Desk) -> None:
    desk.mail("Ondine", "I join.")
    assert status(desk.mail("Ondine", "", to=BOT, subject="status")) == "done"
    (answer,) = desk.letters(to="Ondine")
    assert "its draws wait for round 1000 of the beacon, which comes out on" in answer.words
    desk.mail("Ondine", "I move to Dungeon Level 1.")
    (incoming,) = [found for found in examine(desk.folder, lambda: desk.now) if found.what == "incoming"]
    assert incoming.ok
    assert "2 for rpg: its draws wait for round 1000" in incoming.text


def test_a_copy_of_mail_that_waits_does_nothing_more(desk: Desk) -> None:
    raw = desk.compose("Ondine", "I join.")
    desk.deliver(raw)
    assert status(desk.deliver(raw)) == "waiting"
    assert [status(taken) for taken in out(desk)] == ["done", "duplicate"]


def test_a_file_and_the_clock_take_in_first_what_waited(desk: Desk, tmp_path: Path) -> None:
    desk.mail("Ondine", "I join.")
    letter = tmp_path / "letter.eml"
    letter.write_bytes(desk.compose("Ondine", "I move to Dungeon Level 1."))
    desk.now = OUT
    beacon.fill(desk.ws, GAME, SIGNATURE)
    found = list(ingest(desk.ws, [str(letter)], io.BytesIO()))
    assert [outcomes(taken) for taken in found] == [["applied join"], ["applied move"]]


def test_the_clock_takes_in_what_waited_before_it_turns_the_week(desk: Desk) -> None:
    desk.mail("Ondine", "I join.")
    desk.now = OUT
    beacon.fill(desk.ws, GAME, SIGNATURE)
    desk.now += timedelta(days=7)
    texts = [turned.text for turned in tick(desk.ws)]
    assert texts[0] == "rpg: mail that had waited was taken in."
    assert "Ondine" in desk.people()


def test_the_loop_wakes_for_the_round_and_fetches_it_where_it_is_told_to(desk: Desk) -> None:
    change = next_change(desk.ws)
    file = desk.folder / FILE
    file.write_text(file.read_text().replace('beacon_url = ""', 'beacon_url = "http://127.0.0.1:9/"'))
    desk.reopen()
    assert next_change(desk.ws) == min(time_of(ROUND), change or time_of(ROUND))
    assert [turned.game for turned in tick(desk.ws) if turned.held_up] == [GAME]
    desk.now = OUT
    first, second = [turned.text for turned in tick(desk.ws) if turned.held_up]
    assert "cannot be fetched" in first
    assert "its mail waits" in second


def test_what_only_its_sender_may_know_is_not_shown_while_it_waits(tmp_path: Path) -> None:
    desk = made(tmp_path / "ws", "werewolves")
    taken = desk.mail("Ondine", "I lynch Brask.", to=BOT)
    assert status(taken) == "waiting"
    assert (taken.data["message_id"], taken.data["reason"]) == ("(private)", "")
    desk.close()


def test_what_waits_goes_along_when_the_game_is_handed_over(desk: Desk, tmp_path: Path) -> None:
    desk.mail("Ondine", "I join.")
    desk.mail("Ondine", "I move to Dungeon Level 1.", to=BOT)
    export(desk.ws, GAME, tmp_path / "out", secrets=True)
    init_workspace(tmp_path / "next")
    other = Desk(tmp_path / "next", desk.now)
    import_game(other.ws, tmp_path / "out")
    assert outcomes(out(other)[0]) == ["applied join"]
    other.close()


def test_a_sender_is_named_when_the_game_may_go_on(desk: Desk) -> None:
    out(desk)
    asked_of = desk.mail("Mirelle", "I join.", sender="Mirelle <mirelle@example.net>")
    (number,) = asked(asked_of)
    reveal_now(desk.ws, GAME, "season 1")
    letter = desk.letter_of(number, "Mirelle")
    with pytest.raises(NotYet, match="answer when it is out"):
        desk.rule(str(number), letter)
    assert [question["number"] for question in desk.questions()] == [number]
    assert {row["status"] for row in desk.rows(messages)} == {"held"}
