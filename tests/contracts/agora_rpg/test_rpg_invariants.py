"""The role-playing game under random play: the invariants of every game, and its own promises."""

import re
from collections import Counter
from datetime import UTC, datetime

import pytest

from contracts.agora_rpg import actions as act
from contracts.agora_rpg import events as ev
from contracts.agora_rpg.contract import CONTRACT
from contracts.agora_rpg.state import State
from gamemaster.core.action import Action
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.outcome import Refused, Verdict
from gamemaster.core.replay import Step
from gamemaster.testing.conformance import INVARIANTS, applied_actions, check_contract, check_declarations
from gamemaster.testing.invariants import InvariantBroken
from gamemaster.testing.strategies import Hints

PLACES = ["Town Square", "Healer", "Gold Exchanger", "Dungeon Level 1", "Dungeon Level 2", "Mirelle", "Brask"]
ASSETS = ["gold", "armor level 1", "weapon level 2", "health potion level 1", "movement tokens"]
PEOPLE = ["Ondine", "Brask", "Tarn", "Mirelle"]


def gives(person: str, value: str, to: int | str) -> tuple[str, str, dict[str, object]]:
    return ("Sir Hale", "adjust", {"person": person, "value": value, "to": to})


HINTS = Hints(
    values={
        "move.to": PLACES,
        "start": PLACES,
        "transfer.to": PEOPLE,
        "transfer.quantity": [1, 2, "all", 0],
        "asset": ASSETS,
        "person": PEOPLE,
        "hand_over.to": ["Sir Hale", "Ondine"],
        "level": [1, 2],
        "amount": [1, 2, "all"],
        "intent": [1, 2, 3],
        "n": [1, 3],
        "method": ["without_objection"],
        "what": ["amend section 34", "let level 2 be the first"],
        "week": [1, 2],
        "sides": [100],
        "dice": [1],
        "rolls": [1],
        "results": [(12,), (50,), (70,), (1,)],
        "result": [5, 20, 60, 70, 101],
        "comment": ["my encounter", "for luck"],
        "witnessed": [True],
        "adjust.value": ["gold", "health", "location", "experience", "tokens", "level", "max_health", "score"],
        "adjust.to": [0, 1, 5, 30, "Healer", "Gold Exchanger", "Dungeon Level 1", "Mirelle"],
    },
    opening=(
        ("Sir Hale", "set_class", {"person": "Mirelle", "character": "non_player"}),
        gives("Ondine", "gold", 9),
        gives("Brask", "health potion level 1", 3),
        gives("Brask", "vitality potion level 2", 2),
        gives("Ondine", "tokens", 10),
        gives("Brask", "location", "Gold Exchanger"),
        gives("Brask", "gold", 5),
    ),
    often=("move", "explore", "attack", "exchange", "transfer", "join"),
    settings=(
        {},
        {"encounter_overlap": "gm", "combat": "gm", "on_leave": "gm"},
        {"encounter_overlap": "reroll", "dice_source": "import", "on_leave": "kept"},
        {"dice_source": "stated", "combat": "block", "token_overflow": "trim", "weekly_points_cap": 3},
        {"combat": "fizzle", "death_keeps_tokens": True, "rejoin_days": 0, "encounter_overlap": "smoothed"},
        {"season_end": datetime(2009, 11, 9, 12, tzinfo=UTC)},
        {"batch_mode": "all_or_nothing", "encounter_overlap": "later", "combat_rewards": "none"},
    ),
    changes=({"base_health": 7}, {"combat": "fizzle"}, {"dice_source": "bot"}, {"weekly_points_cap": 1}),
)


@pytest.mark.parametrize("invariant", INVARIANTS)
def test_invariant(invariant: str) -> None:
    check_contract(CONTRACT, HINTS, invariant, shrink=False)


def test_declarations() -> None:
    check_declarations(CONTRACT)


def test_random_games_reach_nearly_every_action() -> None:
    rare = {"enact", "set_list", "bestow", "award", "resolve"}
    assert applied_actions(CONTRACT, HINTS) >= {action.name for action in act.ACTIONS} - rare


def holdings(state: State) -> Counter[str]:
    """All there is of each asset, wherever it lies."""
    found: Counter[str] = Counter()
    owners = [*state.characters.values(), *state.realm.former.values(), state.office]
    for owner in owners:
        found["gold"] += owner.gold
        found.update(dict(owner.items))
    return found


# events that create or destroy what people hold; any other only moves it about
_CREATE = (ev.AssetFound, ev.EncounterEnded, ev.PointsSettled, ev.Adjusted)
_DESTROY = (ev.PotionDrunk, ev.Healed, ev.GoldExchanged, ev.Died, ev.Adjusted)


def nothing_is_created_or_lost_otherwise(step: Step) -> None:
    state = step.before.state
    for outcome in step.outcomes:
        for event in outcome.events:
            after = CONTRACT.evolve(state, event)
            was, now = holdings(state), holdings(after)
            destroys = isinstance(event, _DESTROY) or (
                isinstance(event, ev.Left) and event.holdings == "destroyed"
            )
            if (now - was and not isinstance(event, _CREATE)) or (was - now and not destroys):
                raise InvariantBroken(f"{event} turned {was} into {now}")
            state = after


def gauges_stay_in_bounds(step: Step) -> None:
    for name, c in step.after.state.characters.items():
        sheet = c.sheet
        sound = (
            0 <= c.health <= sheet.max_health
            and 0 <= c.vitality <= sheet.max_vitality
            and min(c.tokens, c.gold, sheet.experience) >= 0
            and all(count > 0 for count in c.items.values())
            and (not c.is_player or (c.health > 0 and sheet.level >= 1 and c.location != ""))
        )
        if not sound:
            raise InvariantBroken(f"{name} is {c}")


def what_is_offered_instead_is_possible(step: Step) -> None:
    """A refusal's way out, taken at once, is not refused."""
    if len(step.outcomes) != 1 or step.outcomes[0].verdict is not Verdict.REFUSED:
        return
    outcome = step.outcomes[0]
    assert outcome.refusal is not None
    assert outcome.attempt is not None
    instead = read(outcome.refusal.instead)
    if instead is None or outcome.refusal.code == "NOT_PUBLIC":
        return
    before, actor = step.before, outcome.attempt.actor
    ctx = Context(step.entry.at, "instead", before.settings, KeyedChance(b"any", "rpg"), actor)
    ruling = CONTRACT.decide(before.state, instead, ctx)
    allowed = {"COMBAT_UNDEFINED"}
    if isinstance(ruling, Refused) and ruling.code not in allowed:
        raise InvariantBroken(f"{outcome.refusal} offers what is refused: {ruling}")


def read(phrase: str) -> Action | None:
    """The few sentences that refusals offer."""
    words: dict[str, Action] = {
        "I join.": act.Join(),
        "I explore.": act.Explore(),
        "I attack.": act.Attack(),
        "I attack once.": act.Attack(rounds=1),
    }
    if phrase in words:
        return words[phrase]
    patterns = (
        (r"I move to (.+)\.", lambda m: act.Move(to=m[1])),
        (r"I exchange (\d+) gold\.", lambda m: act.Exchange(amount=int(m[1]))),
        (
            r"I drink a level (\d+) (health|vitality) potion\.",
            lambda m: act.Drink(potion=m[2], level=int(m[1])),
        ),
        (
            r"I transfer (\d+) (.+) to (\w+)\.",
            lambda m: act.Transfer(asset=m[2], quantity=int(m[1]), to=m[3]),
        ),
        (
            r"I intend, without 3 objections, to (.+)\.",
            lambda m: act.Intend(method="without_objection", n=3, what=m[1]),
        ),
    )
    for pattern, build in patterns:
        found = re.fullmatch(pattern, phrase)
        if found is not None:
            return build(found)
    assert phrase == "" or phrase.startswith("Send it again"), f"unknown sentence {phrase!r}"
    return None


@pytest.mark.parametrize(
    "promise",
    [nothing_is_created_or_lost_otherwise, gauges_stay_in_bounds, what_is_offered_instead_is_possible],
)
def test_promise_of_this_game(promise) -> None:  # type: ignore[no-untyped-def]
    check_contract(CONTRACT, HINTS, extra=[promise], max_examples=120, shrink=False)
