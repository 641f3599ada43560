"""Sessions as a whole: they end, they are dealt fairly, they scale, and what is legal is what is applied.

`GAMEMASTER_SESSIONS` sets how many random sessions are played to their end (50 unless it is set).
"""

import os
from collections import Counter
from datetime import timedelta
from itertools import islice
from random import Random
from time import perf_counter

import pytest
from werewolf_worlds import GM, NAMES, START, World, action, play

from contracts.werewolves.contract import CONTRACT
from contracts.werewolves.deal import werewolves_among
from contracts.werewolves.endings import outcome
from contracts.werewolves.guards import Ctx
from contracts.werewolves.state import LEAST, ROLES
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.contract import Start
from gamemaster.core.course import Course
from gamemaster.core.outcome import Verdict

DEFAULTS = {"day_limit": 7}


def dealt(seed: int, people: int = 8) -> World:
    """A session with all roles, dealt by the seed."""
    town = NAMES[:people]
    order = Random(seed).sample(town, len(town))
    wolves = werewolves_among(people)
    roles = ROLES[: people - wolves]
    return World(town, tuple(order[:wolves]), dict(zip(roles, order[wolves:], strict=False)), DEFAULTS)


@pytest.mark.parametrize("seed", range(int(os.environ.get("GAMEMASTER_SESSIONS", "50"))))
def test_a_session_in_which_people_act_ends(seed: int) -> None:
    world = dealt(seed, 5 + seed % 4)
    play(world, Random(seed), 2000, lambda *_: None)
    assert world.session is None, "the session does not come to an end"
    past = world.state.contest.past[0]
    assert past.outcome in ("villagers", "werewolves", "nobody")
    assert {fate.name for fate in past.fates} == set(world.people)
    assert len(past.draws) >= 1 + len(world.roles)


def test_a_session_in_which_nobody_acts_is_put_to_the_contestmaster() -> None:
    world = dealt(1)
    world.waits(24 * 60)
    assert world.session is not None
    assert world.session.silent >= 3
    owed = [duty for duty in CONTRACT.due(world.state, world.referee.settings) if duty.section == "1f"]
    assert [(duty.owner, duty.seen_by) for duty in owed] == [(GM, frozenset())]


def test_the_number_of_werewolves_follows_the_formula() -> None:
    assert [werewolves_among(n) for n in (5, 7, 8, 10, 11, 300)] == [1, 1, 2, 2, 3, 99]


def test_deals_are_fair() -> None:
    settings = CONTRACT.settings()
    start = Start("werewolves", CONTRACT.title, START, GM)
    found: Counter[str] = Counter()
    for game in range(1200):
        chance = KeyedChance(game.to_bytes(32, "big"), "werewolves")
        state = CONTRACT.setup(start, settings)
        for name in NAMES[:6]:
            state = does(state, Context(START, "e1", settings, chance, name), "join")
        state = does(state, Context(START, "e2", settings, chance, GM), "start_session", roles=("Seer",))
        session = state.session
        assert session is not None
        found.update(f"wolf {wolf}" for wolf in session.wolves)
        found[f"Seer {session.holder('Seer')}"] += 1
    assert all(140 <= found[f"{part} {name}"] <= 260 for part in ("wolf", "Seer") for name in NAMES[:6]), (
        found
    )


def does(state, ctx: Ctx, name: str, **params):  # type: ignore[no-untyped-def]
    """The state after an act that must go through."""
    ruling = CONTRACT.decide(state, action(name, **params), ctx)
    assert isinstance(ruling, Course), ruling
    return ruling.state


def test_the_deal_can_be_repeated_from_the_published_draws() -> None:
    world = dealt(3)
    world.does(GM, action("intend", method="without_objection", n=1, what="end the session"))
    world.waits(100)
    world.does(GM, action("resolve", intent=1))
    past = world.state.contest.past[0]
    pool, wolves, roles = sorted(world.people), [], {}
    for _, purpose, _, sides, result in past.draws[: len(world.wolves) + len(world.roles)]:
        assert sides == len(pool)
        name = pool.pop(result - 1)
        if purpose == "werewolf":
            wolves.append(name)
        else:
            roles[purpose] = name
    assert sorted(wolves) == [fate.name for fate in past.fates if fate.wolf]
    assert roles == {fate.role: fate.name for fate in past.fates if fate.role}


def test_a_night_of_three_hundred_is_resolved_quickly() -> None:
    town = tuple(f"Person{n:03}" for n in range(300))
    wolves = town[:99]
    roles = dict(zip(ROLES, town[-5:], strict=True))
    world = World(town, wolves, roles, {"cupid_limit": 1, **DEFAULTS})
    world.waits(2)
    for voter in islice(town, 149):
        world.does(voter, action("vote", target="Person200"))
    assert world.session is not None
    votes = [fastest(world, voter, action("vote", target="Person200")) for voter in town[150:153]]
    assert max(votes) < 0.05
    world.does(town[150], action("vote", target="Person200"))
    assert world.session.phase == "night"
    for wolf in wolves[:-1]:
        world.does(wolf, action("attack", target="Person150"), public=False)
    world.does("Person295", action("see", target="Person001"), public=False)
    world.does("Person296", action("pass"), public=False)
    assert fastest(world, wolves[-1], action("attack", target="Person150")) < 0.05
    world.does(wolves[-1], action("attack", target="Person150"), public=False)
    assert (world.session.phase, world.session.day) == ("day", 2)


def fastest(world: World, person: str, act) -> float:  # type: ignore[no-untyped-def]
    """Seconds that ruling on an act takes, at best of three."""
    taken = []
    for _ in range(3):
        at = world.at + timedelta(minutes=1)
        ctx = Ctx(at, "timed", world.referee.settings, world.referee.chance, person, public=False)
        began = perf_counter()
        CONTRACT.decide(world.state, act, ctx)
        taken.append(perf_counter() - began)
    return min(taken)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_legal_is_applied_and_nothing_else_of_play_is(seed: int) -> None:
    world = dealt(seed)

    def check(world: World, _: object) -> None:
        for person in (*world.people, "Ashgrove", GM):
            offered = {(act.name, str(act.params())) for act in world.legal(person)}
            for act in everything(world):
                ctx = Ctx(world.at, "try", world.referee.settings, world.referee.chance, person, public=False)
                goes = isinstance(CONTRACT.decide(world.state, act, ctx), Course)
                assert goes == ((act.name, str(act.params())) in offered), (person, act, goes)

    play(world, Random(seed), 14, check)


def everything(world: World):  # type: ignore[no-untyped-def]
    """One of each act of play, with targets that may fit."""
    session = world.session
    dying = session is not None and bool(session.hunter)
    for who in (world.people[0], world.people[-1]):
        yield from (action(name, target=who) for name in ("vote", "attack", "see", "poison"))
        yield action("shoot", target=who) if dying else action("shoot", target=who, standing=True)
    yield from (action("save"), action("pass"), action("join"), action("leave"))
    yield from (action(name, target=None) for name in ("vote", "attack"))


def test_reminders_go_to_those_who_owe_something() -> None:
    world = World(NAMES[:6], ("Brask",), {"Seer": "Tarn"}, {})
    for voter in ("Brask", "Fenwick", "Mirelle", "Ondine"):
        world.does(voter, action("vote", target="Quillon"))
    world.does("Tarn", action("see", target="Brask"), public=False)
    (step,) = [s for s in world.waits(73) if "reminder" in s.entry.id]
    events = tuple(event for outcome in step.outcomes for event in outcome.events)
    mails = CONTRACT.dispatches(step.before.state, events, step.after.state, world.referee.settings)
    assert [(mail.to, mail.kind) for mail in mails] == [("Brask", "reminder")]
    assert mails[0].facts["duties"][0]["section"] == "4a"


def test_by_day_whoever_can_still_vote_is_reminded() -> None:
    world = World(NAMES[:6], ("Brask",), {}, {})
    world.does("Brask", action("vote", target="Quillon"))
    world.does("Fenwick", action("leave"))
    (step,) = [s for s in world.waits(73) if "reminder" in s.entry.id]
    events = tuple(event for outcome in step.outcomes for event in outcome.events)
    mails = CONTRACT.dispatches(step.before.state, events, step.after.state, world.referee.settings)
    assert [mail.to for mail in mails] == ["Mirelle", "Ondine", "Quillon", "Tarn"]


@pytest.mark.parametrize(
    ("changed", "hours"),
    [
        ({}, [72, 144]),
        ({"night_limit": 4}, [72]),
        ({"night_limit": 2}, [24]),
        ({"night_limit": None}, [72, 144]),
        ({"reminders": []}, []),
    ],
)
def test_a_night_has_reminders_however_short_it_is(changed: dict[str, object], hours: list[int]) -> None:
    world = World(NAMES[:6], ("Brask",), {}, changed)
    for voter in ("Brask", "Fenwick", "Mirelle", "Ondine"):
        world.does(voter, action("vote", target="Quillon"))
    began, told = world.at, []
    for step in world.waits(24 * 6.9):
        session = step.before.state.session
        if "reminder" in step.entry.id and session is not None and session.phase == "night":
            told.append((step.entry.at - began) / timedelta(hours=1))
    assert told == hours


def test_replayed_steps_call_for_the_same_mail_under_the_same_keys() -> None:
    world = dealt(5)
    play(world, Random(5), 60, lambda *_: None)
    keys = [mail.key for step in world.steps for mail in mails_of(step)]
    assert len(keys) > 20
    doubled = [key for key, count in Counter(keys).items() if count > 1 and "attacked" not in key]
    assert doubled == []


def mails_of(step):  # type: ignore[no-untyped-def]
    """What a step calls for in mail."""
    events = tuple(event for outcome in step.outcomes for event in outcome.events)
    return CONTRACT.dispatches(step.before.state, events, step.after.state, step.after.settings)


def test_who_is_told_a_role_is_told_at_once_and_everybody_is() -> None:
    world = dealt(2)
    mails = [mail for step in world.steps for mail in mails_of(step)]
    assert {mail.to for mail in mails if mail.kind == "role"} == set(world.people)
    packs = [mail.facts["part"] for mail in mails if mail.to in world.wolves]
    assert all(part.startswith("You are a werewolf, with ") for part in packs)
    news = [mail for mail in mails if mail.to is None]
    assert len(news) == 1
    assert not any(wolf in str(news[0].facts["lines"]) for wolf in world.wolves)


def test_duties_of_the_contestmaster() -> None:
    settings = CONTRACT.settings().changed({"award_pool": 10})
    start = Start("werewolves", CONTRACT.title, START, GM)
    state = CONTRACT.setup(start, settings)
    assert CONTRACT.due(state, settings) == ()
    chance = KeyedChance(bytes(32), "werewolves")
    for name in NAMES[:LEAST]:
        state = does(state, Context(START, "e1", settings, chance, name), "join")
    (duty,) = CONTRACT.due(state, settings)
    assert (duty.owner, duty.section, duty.due) == (GM, "2", START + timedelta(days=7))
    state = does(state, Context(START, "e2", settings, chance, GM), "start_session")
    assert state.session is not None
    wolf = state.session.wolves[0]
    for voter in [name for name in NAMES[:LEAST] if name != wolf][:3]:
        state = does(state, Context(START, "e3", settings, chance, voter), "vote", target=wolf)
    assert state.session is None
    (award, _) = sorted(CONTRACT.due(state, settings), key=lambda duty: duty.section, reverse=True)
    assert award.what.startswith("Announce: I award ")
    assert award.what.count("2 points (Agora) and a silver Trophy (B)") == 4


def test_every_applied_deed_of_the_night_leaves_the_session_sound() -> None:
    world = dealt(11)

    def check(world: World, steps: object) -> None:
        session = world.session
        if session is not None and not session.closing and session.day > 0:
            assert outcome(session) == ""

    play(world, Random(11), 80, check)
    verdicts = Counter(outcome.verdict for step in world.steps for outcome in step.outcomes)
    assert verdicts[Verdict.APPLIED] > 10
