"""Whole games by simulated players: all mail is read rightly, games end, and each is its own replay."""

from collections import Counter

import pytest

from gamemaster.core.contract import GAME_MASTER
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import MessageBody
from gamemaster.simulate import games
from gamemaster.simulate.tournament import Tournament
from gamemaster.testing.invariants import InvariantBroken

TOURNAMENTS, SESSIONS, BATCHES = 1_000, 2_000, 20
WEEKS = 3


def tournament(seed: int) -> Tournament:
    """A tournament of Commune of three to six people."""
    return games.played("commune", 3 + seed % 4, WEEKS, seed)


def session(seed: int) -> Tournament:
    """A session of the Werewolves of five to twelve people."""
    return games.played("werewolves", 5 + seed % 8, 26, seed)


def sound(played: Tournament) -> None:
    """What every simulated game has to be."""
    assert played.misread == ()
    assert played.over
    assert played.tally.actions.total() == played.tally.verdicts["applied"]
    games.verify(played)


@pytest.mark.parametrize("seed", range(20))
def test_a_tournament_of_commune(seed: int) -> None:
    played = tournament(seed)
    sound(played)
    state = played.table.head.state
    assert sum(c.size for c in state.communities.values()) == len(state.land.board)


@pytest.mark.parametrize("batch", range(10))
def test_sessions_of_the_werewolves(batch: int) -> None:
    for seed in range(5 * batch, 5 * batch + 5):
        played = session(seed)
        sound(played)
        (past,) = played.table.head.state.contest.past
        assert past.outcome in ("villagers", "werewolves", "nobody")


@pytest.mark.parametrize("seed", range(12))
def test_games_of_fluxx(seed: int) -> None:
    played = games.played("agora_fluxx", 3 + seed % 4, 26, seed)
    sound(played)
    result = played.table.head.state.game.result
    assert len(result.winners) == 1
    assert result.goal
    assert {"new_game", "take_turn_token", "start_turn", "play"} <= played.tally.actions.keys()


@pytest.mark.parametrize("seed", range(4))
def test_a_month_of_the_rpg(seed: int) -> None:
    played = games.played("agora_rpg", 5, 4, seed)
    assert played.misread == ()
    assert {"join", "move", "explore", "attack"} <= played.tally.actions.keys()
    games.verify(played)


@pytest.mark.parametrize("seed", range(4))
def test_a_cycle_of_guildnomic(seed: int) -> None:
    played = games.played("guild_nomic", 4 + seed, 12, seed)
    sound(played)
    state = played.table.head.state
    assert max(player.level for player in state.players.values()) >= state.realm.terms.end_level
    assert state.realm.winners
    assert {"join_guild", "create_party", "join_party", "add_quest", "attack", "vote"} <= (
        played.tally.actions.keys()
    )


@pytest.mark.nightly
@pytest.mark.parametrize("batch", range(BATCHES))
def test_many_tournaments_of_commune(batch: int) -> None:
    for seed in range(batch, TOURNAMENTS, BATCHES):
        sound(tournament(1_000 + seed))


@pytest.mark.nightly
@pytest.mark.parametrize("batch", range(BATCHES))
def test_many_sessions_of_the_werewolves(batch: int) -> None:
    for seed in range(batch, SESSIONS, BATCHES):
        sound(session(1_000 + seed))


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(10))
def test_a_whole_season_of_each_game(seed: int) -> None:
    for game in games.PLAYS:
        played = games.played(game, 6, 26, 100 + seed)
        assert played.misread == ()
        games.verify(played)


@pytest.mark.parametrize("game", sorted(games.PLAYS))
def test_the_same_seed_gives_the_same_game_and_another_gives_another(game: str) -> None:
    one, again, other = (games.played(game, 5, 2, seed) for seed in (7, 7, 8))
    assert one.table.timeline.entries == again.table.timeline.entries
    assert games.to_json(one) == games.to_json(again)
    assert one.table.timeline.entries != other.table.timeline.entries


def test_players_slip_come_late_and_are_refused() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        tally = games.played("commune", 5, 3, seed).tally
        seen += tally.slips
        seen.update(late=tally.late, questions=tally.questions, refused=tally.verdicts["refused"])
    assert {"typo", "plan", "quotation", "question", "not allowed", "sent to the wrong place"} <= seen.keys()
    assert min(seen["late"], seen["questions"], seen["refused"]) > 0


def test_players_announce_intents_and_answer_them() -> None:
    seen: Counter[str] = Counter()
    for game, weeks in (("agora_rpg", 6), ("commune", 4)):
        for seed in range(6):
            played = games.played(game, 5, weeks, seed)
            assert played.misread == ()
            seen += played.tally.actions
    answers = {"support", "object", "withdraw_objection", "retract"}
    assert {"intend", "resolve", *answers} <= seen.keys()


def test_what_is_secret_is_not_sent_to_the_list() -> None:
    played = session(3)
    for entry in played.table.timeline.entries:
        if isinstance(entry.body, MessageBody):
            acts = [attempt.action for attempt in entry.body.reading.attempts]
            assert not (entry.body.public and any(act.secret for act in acts))


def test_a_misread_mail_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def confused(text: str) -> str:
        return text.replace("left", "right")

    from gamemaster.simulate.table import Table

    faithful = Table.mail

    def mail(self, sender, text, *rest, **more):  # type: ignore[no-untyped-def]
        return faithful(self, sender, confused(text), *rest, **more)

    monkeypatch.setattr(Table, "mail", mail)
    assert games.played("commune", 5, 2, 1).misread


def test_a_game_that_is_not_its_replay_is_noticed() -> None:
    played = games.played("agora_rpg", 3, 1, 1)
    played.table.timeline.head = played.table.referee.opening()
    with pytest.raises(InvariantBroken):
        games.verify(played)


def test_the_text_tells_what_the_json_counts() -> None:
    played = games.played("commune", 4, 2, 5)
    data, text = games.to_json(played), games.to_text(played)
    assert f"Mails: {data['mails']}, {data['late']} of them late" in text
    assert data["game_state"] == played.play.contract.view(played.table.head.state, GAME_MASTER)["game_state"]


@pytest.mark.parametrize(
    ("game", "players", "weeks", "says"),
    [("chess", 4, 4, "can be simulated"), ("commune", 1, 4, "can play"), ("commune", 4, 0, "lasts between")],
)
def test_what_cannot_be_simulated(game: str, players: int, weeks: int, says: str) -> None:
    with pytest.raises(UsageError, match=says):
        games.played(game, players, weeks, 1)
