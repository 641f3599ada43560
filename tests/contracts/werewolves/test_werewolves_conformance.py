"""The Werewolves keep the invariants of every game, and promises of their own about sessions."""

from dataclasses import replace

import pytest

from contracts.werewolves.contract import CONTRACT
from contracts.werewolves.endings import outcome
from contracts.werewolves.state import ROLES
from gamemaster.core.replay import Step
from gamemaster.testing.conformance import INVARIANTS, check_contract, check_declarations, never_applied
from gamemaster.testing.options import check_options
from gamemaster.testing.strategies import Hints

PEOPLE = ("Ondine", "Brask", "Tarn", "Mirelle", "Quillon", "Fenwick", "Vesper")
GM = "Sir Hale"
DEALT = ("Seer", "Witch", "Hunter", "Village Idiot")
HINTS = Hints(
    people=PEOPLE,
    gm=GM,
    opening=(
        *((person, "join", {}) for person in PEOPLE),
        (GM, "start_session", {"roles": list(DEALT)}),
        *((GM, "adjust", {"person": person, "value": "side", "to": "werewolf"}) for person in PEOPLE[:2]),
        *((GM, "adjust", {"person": person, "value": "side", "to": "villager"}) for person in PEOPLE[2:]),
        *(
            (GM, "adjust", {"person": p, "value": "role", "to": role})
            for p, role in zip(PEOPLE[2:], DEALT, strict=False)
        ),
        (GM, "intend", {"method": "without_objection", "n": 1, "what": "end the session"}),
        *((person, "vote", {"target": "Vesper"}) for person in PEOPLE[:3]),
        ("Mirelle", "vote", {"target": "Vesper"}),
        ("Ondine", "attack", {"target": "Quillon"}),
        ("Brask", "attack", {"target": "Quillon"}),
        ("Quillon", "support", {"intent": 1}),
    ),
    values={
        "target": (*PEOPLE, *PEOPLE, None),
        "lovers": (("Ondine", "Brask"), ("Tarn", "Vesper"), ("Mirelle", "Quillon")),
        "roles": ((), ("Seer",), ("Cupid", "Hunter"), ROLES),
        "person": PEOPLE,
        "to": (*PEOPLE, "Ashgrove", "living", "dead", "used", "villager", "werewolf", "none", "Hunter"),
        "value": ("status", "side", "role", "heal", "poison"),
        "method": ("without_objection",),
        "n": (1, 1, 2),
        "what": ("end the session", "amend the contract: wolves howl", "end the subgame"),
        "intent": (1, 2),
        "session": (1, 2),
    },
    often=("vote", "attack", "see", "save", "poison", "link", "shoot", "pass"),
    settings=(
        *({},) * 4,
        {"day_limit": 2, "night_limit": 1, "reminders": [6, 12], "silent_rounds": 1},
        {
            "day_limit": 3,
            "day_default": "plurality",
            "tally": "names",
            "idiot_vote": "leader",
            "night_limit": 2,
        },
        {"wolf_agree": "one", "night_default": "no_kill", "seer_timing": "if_alive", "night_limit": 1},
        {"vote_channel": "list", "lovers_vote": "minus_one", "on_leave": "replaced", "cupid_limit": None},
        {"vote_channel": "private", "majority": "cast", "on_leave": "dies_with_powers", "min_night": 8},
        {
            "autostart": "automatic",
            "default_roles": ["Seer", "Hunter"],
            "hunter_limit": 5,
            "final_reveal": False,
        },
        {"night_default": "contestmaster", "all_dead": "werewolves", "award_pool": 20, "cupid_limit": 4},
        {"lovers_exclusive": True, "idiot_vote": "own", "on_leave": "stays", "roles_public": False},
    ),
    changes=(
        {"day_limit": 1},
        {"night_limit": 2},
        {"tally": "counts"},
        {"wolf_agree": "one"},
        {"min_night": 2},
    ),
)


BEFORE_THE_FIRST_DAY = replace(
    HINTS, opening=(*HINTS.opening[: len(PEOPLE)], (GM, "start_session", {"roles": list(ROLES)}))
)

# announced by the contestmaster only, who sends no mail in random games
BY_OFFICE = {"award", "enact", "resolve", "retract", "end_session"}
RARE = {"withdraw_support", "withdraw_objection"}


@pytest.mark.parametrize("invariant", INVARIANTS)
def test_invariant(invariant: str) -> None:
    check_contract(CONTRACT, HINTS, invariant)


def test_invariants_hold_from_cupid_on() -> None:
    check_contract(CONTRACT, BEFORE_THE_FIRST_DAY, max_examples=30)


def test_what_is_offered_is_allowed_and_understood() -> None:
    assert check_options(CONTRACT, HINTS) >= {
        "join",
        "start_session",
        "vote",
        "attack",
        "see",
        "save",
        "poison",
        "pass",
        "shoot",
        "leave",
    }


def test_declarations() -> None:
    check_declarations(CONTRACT)


def test_random_games_reach_the_game() -> None:
    wanted = {action.name for action in CONTRACT.actions} - BY_OFFICE - RARE
    assert not never_applied(CONTRACT, wanted, HINTS, BEFORE_THE_FIRST_DAY)


def test_no_session_goes_on_that_is_over() -> None:
    def ended(step: Step) -> None:
        session = step.after.state.session
        if session is not None and not session.closing and not step.entry.id.startswith("ruling"):
            choices = {*session.night.attacks.values(), *(p.vote for p in session.town.values() if p.vote)}
            assert all(name in session.town for name in choices)
            assert session.phase != "night" or session.day > 0
            adjusted = any(
                outcome.attempt is not None and outcome.attempt.action.name == "adjust"
                for outcome in step.outcomes
            )
            assert adjusted or step.before.state.session is None or outcome_of(step) in ("", "changed")

    check_contract(CONTRACT, HINTS, extra=[ended])


def outcome_of(step: Step) -> str:
    """How the session stands after a step that began a phase; "changed" for one that began none."""
    session, before = step.after.state.session, step.before.state.session
    if before is None or (session.phase, session.day) == (before.phase, before.day):
        return "changed"
    return outcome(session)
