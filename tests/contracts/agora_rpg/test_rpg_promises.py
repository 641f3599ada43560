"""The role-playing game under random play: what it promises beyond what every game does."""

from collections import Counter
from datetime import UTC, datetime
from functools import cache

import pytest

from contracts.agora_rpg import events as ev
from contracts.agora_rpg.contract import CONTRACT
from contracts.agora_rpg.state import State
from gamemaster.core.action import Action
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.names import Names
from gamemaster.core.outcome import Refused, Verdict
from gamemaster.core.replay import Step
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader
from gamemaster.testing.conformance import check_contract
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
        "adjust.value": ["gold", "location", "health", "location", "experience", "max_health", "tokens"],
        "adjust.to": [0, 1, 30, "Healer", "Gold Exchanger", "Dungeon Level 1", "Mirelle"],
    },
    opening=(
        ("Sir Hale", "set_class", {"person": "Mirelle", "character": "non_player"}),
        *((person, "join", {}) for person in ("Ondine", "Brask", "Tarn", "Mirelle")),
        gives("Ondine", "gold", 9),
        gives("Ondine", "tokens", 10),
        gives("Ondine", "health", 3),
        gives("Ondine", "location", "Dungeon Level 1"),
        gives("Brask", "health potion level 1", 3),
        gives("Brask", "vitality potion level 2", 2),
        gives("Brask", "location", "Gold Exchanger"),
        gives("Brask", "gold", 5),
        gives("Mirelle", "gold", 5),
        ("Tarn", "intend", {"method": "without_objection", "n": 3, "what": "amend section 34"}),
        ("Sir Hale", "intend", {"method": "without_objection", "n": 3, "what": "amend section 1"}),
        ("Brask", "exchange", {"amount": 2}),
        ("Ondine", "explore", {}),
    ),
    often=("move", "explore", "attack", "exchange", "transfer", "heal", "import_roll", "state_roll"),
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


def what_is_offered_instead_is_possible(step: Step) -> None:
    """A refusal's way out, taken at once, is not refused."""
    if len(step.outcomes) != 1 or step.outcomes[0].verdict is not Verdict.REFUSED:
        return
    outcome = step.outcomes[0]
    assert outcome.refusal is not None
    if outcome.attempt is None:
        return  # an answer to a claim of error that does not stand: no move at all
    instead = None if outcome.refusal.code == "NOT_PUBLIC" else read(outcome.refusal.instead)
    if instead is None:
        return
    before, actor = step.before, outcome.attempt.actor
    ctx = Context(step.entry.at, "instead", before.settings, KeyedChance(b"any", "rpg"), actor)
    ruling = CONTRACT.decide(before.state, instead, ctx)
    if isinstance(ruling, Refused):
        raise InvariantBroken(f"{outcome.refusal} offers what is refused: {ruling}")


READER = Reader(CONTRACT.phrasebook, CONTRACT.vocabulary)
NAMES = Names(
    dict.fromkeys((*PEOPLE, "Sir Hale"), ()),
    frozenset(["Sir Hale"]),
    {"non_player_characters": {"Mirelle": {}}},
)


@cache
def read(phrase: str) -> Action | None:
    """The one action that the reader finds in what a refusal offers; None where nothing is offered."""
    if not phrase:
        return None
    reading = READER.read(Letter("<a@example.org>", "Ondine", "", phrase, True), NAMES, repetition_cap=100)
    assert reading.verdict == "acts", f"{phrase!r}: {reading}"
    (attempt,) = reading.attempts
    return attempt.action


@pytest.mark.parametrize(
    "phrase",
    [
        "I join.",
        "I explore.",
        "I attack.",
        "I attack for 1 round.",
        "I move to Dungeon Level 3.",
        "I exchange 3 gold.",
        "I drink a level 2 vitality potion.",
        "I transfer 2 weapon level 1 to Brask.",
        "I transfer 1 health potion level 2 to Brask.",
        "I intend, without 3 objections, to amend the RPG contract.",
    ],
)
def test_the_reader_knows_what_refusals_offer(phrase: str) -> None:
    assert read(phrase) is not None


@pytest.mark.parametrize(
    "promise",
    [nothing_is_created_or_lost_otherwise, what_is_offered_instead_is_possible],
)
def test_promise_of_this_game(promise) -> None:  # type: ignore[no-untyped-def]
    check_contract(CONTRACT, HINTS, extra=[promise], max_examples=80, shrink=False)
