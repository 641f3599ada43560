"""GuildNomic keeps the invariants of every game, and its own: health, levels, items and the board add up."""

from collections import Counter

import pytest

from contracts.guild_nomic import events as ev
from contracts.guild_nomic import game_events as gev
from contracts.guild_nomic.contract import CONTRACT
from contracts.guild_nomic.settle import out_of_health
from gamemaster.core.replay import Step
from gamemaster.testing.conformance import INVARIANTS, check_contract, check_declarations, never_applied
from gamemaster.testing.invariants import InvariantBroken
from gamemaster.testing.options import check_options
from gamemaster.testing.strategies import Hints

GM = "Sir Hale"
LINES = (
    "Effects:",
    "set hit_above = 3",
    "Ondine.level = 5",
    "Brask.item Lantern = 2",
    "remove quest 1",
    "rest",
)
EFFECTS = "\n  ".join(LINES)
TEXTS = ("Rest heals the dead.", "URGENT: Quest 2 is gone.", EFFECTS, "Rules: 2 created\nMany rules.")


def sets(person: str, value: str, to: int) -> tuple[str, str, dict[str, object]]:
    return (GM, "adjust", {"person": person, "value": value, "to": to})


HINTS = Hints(
    gm=GM,
    values={
        "as_": ("Knight", "Mage"),
        "guild": ("Adventurer's Guild",),
        "class_": ("Knight", "Ranger", "Cleric", "Mage"),
        "propose.class_": ("standard", "urgent"),
        "text": TEXTS,
        "title": ("Better Rest", None),
        "proposal": (1, 2, 3, 4, "Better Rest"),
        "ref": (None, 1, 2, 3),
        "of": ("proposal", "vote"),
        "party": ("Lanterns", "Owls", "the lanterns"),
        "attack.party": (None, "Lanterns"),
        "order": (("Ondine",), ("Brask", "Ondine", "Brask"), ("Tarn", "Brask")),
        "monster": ("Marsh Wight", "Bog Troll", "Gloom Bat", "Ash Hound"),
        "quest": (1, 2, 3, "Bog Troll"),
        "target": ("Marsh Wight", "Bog Troll", 1, 2, 3),
        "person": ("Ondine", "Brask", "Tarn", "Marsh Wight", "Lanterns"),
        "value": ("level", "hp", "class", "strength Fire", "item Lantern", "title Sage"),
        "adjust.to": (0, 1, 4, 12, 19, -1, "Mage"),
        "hand_over.to": ("Sir Hale", "Mirelle"),
    },
    opening=(
        ("Ondine", "join", {"as": "Knight"}),
        ("Brask", "join", {"as": "Ranger"}),
        ("Tarn", "join_guild", {"guild": "Adventurer's Guild", "class": "Cleric"}),
        ("Ondine", "create_party", {"party": "Lanterns"}),
        ("Brask", "join_party", {"party": "Lanterns"}),
        ("Tarn", "create_party", {"party": "Owls"}),
        ("Ondine", "add_quest", {"monster": "Marsh Wight"}),
        ("Tarn", "add_quest", {"monster": "Bog Troll"}),
        sets("Bog Troll", "level", 3),
        sets("Bog Troll", "item Lantern", 2),
        ("Ondine", "propose", {"text": EFFECTS}),
        ("Brask", "vote", {"proposal": 1, "side": "for"}),
    ),
    often=("attack", "attack", "vote", "propose", "add_quest", "join_party", "create_party", "retract"),
    settings=(
        *({},) * 4,
        {"win_level": 3, "end_level": 4, "levelup_hp": "up", "advantage_sign": "intended"},
        {"proposal_rules": "A", "death_at": "zero", "damage_order": "ask", "damage_hours": 5},
        {"proposal_rules": "merge", "reputable": "list", "quorum": 1, "on_leave": "keep", "return_days": 0},
        {"damage_order": "automatic", "create_conditions": "none", "attack_limit": "person"},
        {"orphan_monsters": "stay", "quest_rights": "gm", "quest_phases": 0, "reputable": "age"},
        {"proposal_limits": "general", "urgent_hours": 5, "quests_a_phase": 1, "damage_order": "ask"},
    ),
    changes=(
        {"death_at": "zero"},
        {"end_level": 3},
        {"win_level": 5},
        {"damage_order": "ask"},
        {"proposal_limits": "none"},
        {"reputable": "list"},
        {"misdirected": "accept"},
    ),
)


@pytest.mark.parametrize("invariant", INVARIANTS)
def test_invariant(invariant: str) -> None:
    check_contract(CONTRACT, HINTS, invariant)


def test_what_is_offered_is_allowed_and_understood() -> None:
    assert check_options(CONTRACT, HINTS) >= {
        "join_guild",
        "leave",
        "create_party",
        "join_party",
        "leave_party",
        "set_damage_order",
        "add_quest",
        "remove_quest",
        "attack",
        "propose",
        "vote",
        "retract",
    }


def test_declarations() -> None:
    check_declarations(CONTRACT)


def test_random_games_reach_the_game() -> None:
    wanted = {
        "join",
        "join_guild",
        "leave",
        "propose",
        "vote",
        "retract",
        "create_party",
        "join_party",
        "leave_party",
        "set_damage_order",
        "add_quest",
        "remove_quest",
        "attack",
        "adjust",
        "apply",
        "veto_quest",
        "set_reputable",
    }
    assert not never_applied(CONTRACT, wanted, HINTS)


def everything_adds_up(step: Step) -> None:
    state = step.after.state
    for name, party in state.parties.items():
        assert party.name == name
        assert party.members
        assert len(set(party.members)) == len(party.members)
        assert set(party.order) <= set(party.members)
        assert all(state.players[who].party == name for who in party.members)
        assert (party.owed is None) == (name not in state.realm.owing)
        for who in party.members:
            assert not out_of_health(state.players[who].hp, state.realm.terms.death_at)
    for who, player in state.players.items():
        assert player.party is None or who in state.parties[player.party].members
        assert player.level >= 1
        assert 0 <= player.fought <= state.calendar.phase
        assert min((0, *player.items.values())) == 0
    assert dict(state.levels) == Counter(player.level for player in state.players.values())
    assert set(state.board.quests) <= set(state.board.monsters)
    assert not set(state.players) & set(state.realm.former)
    assert not set(state.docket.open) & set(state.docket.decided)
    assert set(state.realm.owing) <= set(state.parties)
    assert state.realm.result is None or state.realm.terms.end_level > 0


def limits_are_kept(step: Step) -> None:
    state, settings = step.after.state, step.after.settings
    added = [e for o in step.outcomes for e in o.events if isinstance(e, ev.QuestAdded)]
    if added:
        assert len(state.board.quests) <= settings.quests_on_board
        assert state.board.added <= settings.quests_a_phase
    for event in (e for o in step.outcomes for e in o.events if isinstance(e, ev.Attacked)):
        if len(step.outcomes) == 1:  # the first of several acts may have created the party of the second
            assert step.before.state.parties[event.party].attacked < state.calendar.phase


def health_is_kept(step: Step) -> None:
    state = step.before.state
    told = (ev.Damaged, ev.Rested, ev.QuestCompleted, ev.GuildJoined, ev.PlayerLeft, gev.Adjusted)
    for event in (event for outcome in step.outcomes for event in outcome.events):
        after = CONTRACT.evolve(state, event)
        was, now = ({n: (p.hp, p.level) for n, p in s.players.items()} for s in (state, after))
        if was != now and not isinstance(event, told):
            raise InvariantBroken(f"{event} changed health or levels")
        if isinstance(event, ev.Damaged):
            assert now[event.person] == (was[event.person][0] - event.points, was[event.person][1])
            assert event.hp >= -1
        if isinstance(event, ev.QuestCompleted):
            assert all(now[name][1] == was[name][1] + 1 for name in event.members)
        state = after


def every_vote_and_every_end_is_told_once(step: Step) -> None:
    events = [event for outcome in step.outcomes for event in outcome.events]
    ended = [e.number for e in events if isinstance(e, gev.ProposalAdopted | gev.ProposalWithdrawn)]
    assert len(ended) == len(set(ended))
    if any(isinstance(event, gev.PhaseBegan) for event in events):
        state = step.after.state
        assert all(one.ends > state.calendar.begins for one in state.docket.open.values())
        resting = [p for p in state.players.values() if p.fought < state.calendar.phase - 1]
        assert all(p.hp == p.level for p in resting)


@pytest.mark.parametrize(
    "promise", [everything_adds_up, limits_are_kept, health_is_kept, every_vote_and_every_end_is_told_once]
)
def test_promise_of_this_game(promise) -> None:  # type: ignore[no-untyped-def]
    check_contract(CONTRACT, HINTS, extra=[promise], max_examples=150)
