"""Whatever happens in whatever order, across restarts and checkpoints, what is stored is the replay."""

import random
from datetime import timedelta
from pathlib import Path

import pytest
from service_kit import GAME, LIST, UNCLEAR, Desk, copied, hour

from gamemaster.core.errors import UsageError
from gamemaster.service.games.roster import add_person
from gamemaster.service.ledger import recording
from gamemaster.service.ruling.changing import change_settings
from gamemaster.service.ruling.rulings import Order, decide
from gamemaster.store.tables import entries

TEXTS = (
    "I join.",
    "I move to Healer.",
    "I move to Town Square.",
    "I move to Dungeon Level 1.",
    "I explore.",
    "I give Brask 1 gold.",
    UNCLEAR,
    "I leave.",
)
ORDERS = (
    ("adjust", "Ondine.gold", "3"),
    ("assert", "Ondine.tokens", "5"),
    ("act-for", "Brask", "move", '{"to": "Healer"}'),
    ("choose", "R-1", "later"),
    ("hand-over", "Quillon"),
    ("substitute", "Ondine", "Quillon"),
    ("pause",),
    ("resume",),
)


class Life:
    """One random life of a game; the same seed gives the same one."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk, self.dice = desk, random.Random(seed)
        add_person(desk.ws, "Quillon <quillon@example.org>", (), ())
        change_settings(desk.ws, GAME, {"late_window": 60}, None, "patience")
        desk.joined()

    def step(self) -> None:
        desk, dice = self.desk, self.dice
        desk.now += timedelta(hours=dice.randrange(1, 20))
        match dice.randrange(8):
            case 0 | 1:
                desk.mail(dice.choice(["Ondine", "Brask", "Quillon"]), dice.choice(TEXTS))
            case 2 | 3:
                at = hour(dice.uniform(1, (desk.now - hour(0)) / timedelta(hours=1)))
                late = at + timedelta(minutes=dice.randrange(10))
                who = dice.choice(["Ondine", "Brask"])
                desk.mail(who, dice.choice(TEXTS), date=at, by_list=LIST, arrived=min(late, desk.now))
            case 4:
                self.rule(dice.choice(ORDERS))
            case 5:
                self.rule(("void", dice.choice(self.known())))
            case 6:
                moment = hour(dice.uniform(1, (desk.now - hour(0)) / timedelta(hours=1)))
                self.rule(("redate", dice.choice(self.known()), moment.isoformat()))
            case _:
                desk.turn(desk.now)
        if dice.random() < 0.4:
            desk.reopen()

    def rule(self, words: tuple[str, ...]) -> None:
        at = None
        if self.dice.random() < 0.3:
            at = hour(self.dice.uniform(1, (self.desk.now - hour(0)) / timedelta(hours=1)))
        order = Order(words, "for the test", at)
        try:
            tried = decide(self.desk.ws, GAME, order, dry_run=True)
            made = decide(self.desk.ws, GAME, order)
        except UsageError:
            return
        assert tried.data["consequences"] == made.data["consequences"]

    def known(self) -> list[str]:
        return [row["id"] for row in self.desk.rows(entries) if row["kind"] != "report"]


@pytest.mark.parametrize("seed", range(6))
def test_a_long_and_troubled_life(
    prepared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(recording, "_CHECKPOINT_EVERY", 3)
    desk = Desk(copied(prepared, tmp_path / "ws"))
    life = Life(desk, seed)
    for _ in range(25):
        life.step()
        desk.proven()
    desk.close()
