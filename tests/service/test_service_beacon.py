"""A public beacon mixed into the secret: fixed beforehand, verified, and waited for."""

import json
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from service_kit import GAME, Desk, new_game

from gamemaster.core.beacon import first_round, time_of
from gamemaster.core.errors import TransportError, UsageError
from gamemaster.service.games.roster import add_person
from gamemaster.service.ledger import beacon
from gamemaster.service.ledger.revealing import throw
from gamemaster.service.rounds.releasing import release
from gamemaster.service.rounds.turning import tick
from gamemaster.service.workspace.config import FILE
from gamemaster.service.workspace.workspace import init_workspace

# round 1000 of quicknet, as the network published it
ROUND = 1000
SIGNATURE = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"
RANDOMNESS = "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd"
BEFORE = time_of(ROUND) - timedelta(minutes=10)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A game whose secret waits for round 1000; it is ten minutes before that."""
    init_workspace(tmp_path)
    made = Desk(tmp_path, BEFORE)
    new_game(made.ws, GAME, starts=BEFORE, beacon=True)
    add_person(made.ws, "Ondine <ondine@example.org>", (), ())
    yield made
    made.close()


def test_rounds_and_their_times() -> None:
    # 2026-04-20 00:00 UTC is round 27946612
    assert first_round(datetime(2026, 4, 20, tzinfo=UTC)) == 27946612
    for round_ in (1, 2, ROUND, 27946612):
        assert first_round(time_of(round_)) == round_
        assert first_round(time_of(round_) + timedelta(milliseconds=1)) == round_ + 1


def test_the_recorded_round_verifies_and_nothing_else_does() -> None:
    assert beacon.verified(ROUND, SIGNATURE) == RANDOMNESS
    assert beacon.verified(ROUND, f" {SIGNATURE.upper()}\n") == RANDOMNESS
    for round_, signature in (
        (ROUND + 1, SIGNATURE),
        (ROUND, "00" + SIGNATURE[2:]),
        (ROUND, "zz"),
        (ROUND, ""),
    ):
        with pytest.raises(UsageError, match="not the beacon's signature"):
            beacon.verified(round_, signature)


def test_nothing_happens_before_the_beacon_is_out(desk: Desk) -> None:
    assert desk.mail("Ondine", "I join.").fate.status.value == "waiting"
    with pytest.raises(UsageError, match="until then nothing can be drawn"):
        throw(desk.ws, GAME, "d6", "the weather")
    assert [turned.held_up for turned in tick(desk.ws)] == [True]
    with pytest.raises(UsageError, match="comes out on"):
        beacon.fill(desk.ws, GAME, SIGNATURE)
    desk.now += timedelta(minutes=20)
    beacon.fill(desk.ws, GAME, SIGNATURE)
    assert len(list(release(desk.ws))) == 1
    assert desk.mail("Ondine", "I move to Dungeon Level 1. I explore.").fate.status.value == "done"
    desk.proven()
    with pytest.raises(UsageError, match="waits for no beacon"):
        beacon.fill(desk.ws, GAME, SIGNATURE)


def test_the_beacon_changes_the_draws_and_not_the_commitment(desk: Desk) -> None:
    with desk.ws.read() as tx:
        before = desk.ws.live(tx, GAME)
        secret, pledge = before.chance.secret("season 1"), before.commitment
    desk.now += timedelta(minutes=20)
    beacon.fill(desk.ws, GAME, SIGNATURE)
    with desk.ws.read() as tx:
        after = desk.ws.live(tx, GAME)
        assert after.commitment == pledge
        assert after.chance.secret("season 1") != secret


class _Api(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        found = {"round": ROUND, "signature": SIGNATURE} if self.path.endswith(f"/{ROUND}") else {}
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(found).encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def api() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), _Api)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/public"
    server.shutdown()
    thread.join()
    server.server_close()


def test_it_is_fetched_where_the_workspace_says(desk: Desk, api: str) -> None:
    desk.now += timedelta(minutes=20)
    with pytest.raises(UsageError, match="beacon_url"):
        beacon.fill(desk.ws, GAME)
    file = desk.folder / FILE
    file.write_text(file.read_text().replace('beacon_url = ""', f'beacon_url = "{api}"'))
    desk.reopen()
    assert "round 1000" in beacon.fill(desk.ws, GAME)


def test_a_source_that_does_not_answer_changes_nothing(desk: Desk) -> None:
    desk.now += timedelta(minutes=20)
    file = desk.folder / FILE
    file.write_text(file.read_text().replace('beacon_url = ""', 'beacon_url = "http://127.0.0.1:9/"'))
    desk.reopen()
    with pytest.raises(TransportError, match="cannot be fetched"):
        beacon.fill(desk.ws, GAME)


def test_the_round_is_fixed_ten_minutes_ahead(desk: Desk) -> None:
    with desk.ws.read() as tx:
        live = desk.ws.live(tx, GAME)
        assert live.waiting is not None
        assert live.waiting.round == ROUND
