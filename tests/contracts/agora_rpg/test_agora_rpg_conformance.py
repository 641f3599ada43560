"""Agora RPG keeps the invariants of every game, and its own: nothing is negative or above its maximum."""

import pytest

from contracts.agora_rpg.contract import CONTRACT
from gamemaster.core.replay import Step
from gamemaster.testing.conformance import INVARIANTS, check_contract, check_declarations, never_applied
from gamemaster.testing.options import check_options
from gamemaster.testing.strategies import Hints

PLACES = ("Town Square", "Healer", "Gold Exchanger", "Dungeon Level 1", "Dungeon Level 2", "Mirelle")
ASSETS = ("gold", "armor level 1", "weapon level 1", "health potion level 1", "vitality potion level 1")
GM = "Sir Hale"
HINTS = Hints(
    gm=GM,
    opening=(
        ("Ondine", "join", {}),
        ("Brask", "join", {}),
        *((GM, "adjust", {"person": "Ondine", "value": asset, "to": 9}) for asset in (*ASSETS, "tokens")),
        (GM, "adjust", {"person": "Ondine", "value": "stairs level 1", "to": 1}),
        ("Ondine", "move", {"to": "Dungeon Level 1"}),
        ("Brask", "move", {"to": "Dungeon Level 1"}),
        ("Ondine", "explore", {}),
        ("Ondine", "intend", {"method": "without_objection", "n": 3, "what": "let all monsters dance"}),
    ),
    values={
        "move.to": PLACES,
        "transfer.to": ("Ondine", "Brask"),
        "method": ("without_objection",),
        "n": (3, 3, 1),
        "start": PLACES,
        "asset": ASSETS,
        "adjust.value": (*ASSETS, "location", "health", "vitality", "tokens", "stairs level 1"),
        "adjust.to": (0, 1, 2, 5, *PLACES),
        "quantity": (1, 2, "all"),
        "amount": (1, "all"),
        "level": (1,),
        "intent": (1, 2),
        "what": ("amend the contract: let all monsters dance", "become the Game Master"),
        "candidate": ("Armor", "slain", "fled", "lost", "bar", "allow"),
        "comment": ("Ondine explores Dungeon Level 1", "encounter"),
    },
    often=("move", "explore", "attack", "heal", "exchange", "transfer"),
    settings=(
        *({},) * 4,
        {"encounter_overlap": "gm", "combat": "gm", "on_leave": "gm"},
        {"encounter_overlap": "reroll", "combat": "block", "batch_mode": "stop"},
        {"encounter_overlap": "smoothed", "combat": "fizzle", "combat_rewards": "none", "rejoin_days": 0},
        {"dice_source": "stated", "on_leave": "kept", "rejoin_days": 0, "weekly_points_cap": 3},
        {"dice_source": "import", "token_overflow": "trim", "death_keeps_tokens": True},
    ),
    changes=({"base_health": 3}, {"misdirected": "accept"}, {"joining_tokens": 9}, {"intent_opens_hours": 0}),
)


@pytest.mark.parametrize("invariant", INVARIANTS)
def test_invariant(invariant: str) -> None:
    check_contract(CONTRACT, HINTS, invariant)


def test_what_is_offered_is_allowed_and_understood() -> None:
    assert check_options(CONTRACT, HINTS) >= {
        "join",
        "leave",
        "move",
        "explore",
        "attack",
        "drink",
        "transfer",
        "support",
        "resolve",
    }


def test_declarations() -> None:
    check_declarations(CONTRACT)


def test_random_games_reach_the_game() -> None:
    wanted = {"join", "leave", "move", "explore", "attack", "drink", "transfer", "intend", "adjust"}
    assert not never_applied(CONTRACT, wanted, HINTS)


def test_nothing_is_negative_or_above_its_maximum() -> None:
    def in_bounds(step: Step) -> None:
        for name, c in step.after.state.characters.items():
            assert min(c.tokens, c.gold, c.health, c.vitality, c.sheet.experience) >= 0, name
            assert c.health <= c.sheet.max_health, name
            assert c.vitality <= c.sheet.max_vitality, name
            assert all(n > 0 for n in c.items.values()), name

    check_contract(CONTRACT, HINTS, extra=[in_bounds])
