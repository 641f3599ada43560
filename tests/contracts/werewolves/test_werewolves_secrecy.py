"""Nobody learns what e may not know: not from views, notices, duties, refusals, draws or the time of things.

The heart of it plays the same mail in many worlds. Whatever somebody is shown must follow from what e was
rightly told: wherever that is the same, everything else e sees has to be the same, byte for byte.
"""

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest
from werewolf_worlds import GM, LIMITED, NAMES, World, action, play

from contracts.werewolves import secret_events as se
from contracts.werewolves.contract import CONTRACT
from contracts.werewolves.events import EVENTS, DeathsAnnounced
from contracts.werewolves.guards import Ctx
from contracts.werewolves.options import options
from contracts.werewolves.secret_events import SECRET_EVENTS
from gamemaster.core.action import Attempt
from gamemaster.core.chance import is_season
from gamemaster.core.contract import PUBLIC, Viewer
from gamemaster.core.event import Event
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.replay import Step

TOWN = NAMES[:6]
SETUPS: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = (
    (("Seer", "Witch"), LIMITED),
    (("Hunter", "Cupid"), LIMITED),
    (("Hunter", "Village Idiot", "Witch"), LIMITED),
    (("Cupid", "Hunter", "Witch", "Seer", "Village Idiot"), {**LIMITED, "tally": "counts"}),
    (("Seer", "Cupid"), {**LIMITED, "seer_timing": "night_end", "tally": "names", "roles_public": False}),
)


def events_of(steps: list[Step]) -> list[Event]:
    """What happened in the steps."""
    return [event for step in steps for outcome in step.outcomes for event in outcome.events]


def may_see(event: Event, person: str | None) -> bool:
    """Whether somebody (None: the public) learns of an event."""
    return event.seen_by is None or person in event.seen_by


def rightly_told(steps: list[Step], person: str | None) -> list[str]:
    """What somebody was told, or did emself, in words and data."""
    found = []
    for step in steps:
        for outcome in step.outcomes:
            attempt = outcome.attempt
            if attempt is not None and _hears(attempt, person):
                found.append(
                    f"{attempt.actor} {attempt.action.name} {attempt.action.params()} {outcome.verdict}"
                )
            found += [_dumped(event) for event in outcome.events if may_see(event, person)]
    return found


def _hears(attempt: Attempt, person: str | None) -> bool:
    return attempt.seen_by is None or person in attempt.seen_by


def _dumped(event: Event) -> str:
    told = {k: v for k, v in CONTRACT.dump_event(event).items() if k != "draws"}
    return json.dumps(told, sort_keys=True)


PROBES = (
    action("vote", target=None),
    *(action(name, target=who) for name in ("vote", "attack", "see", "poison", "shoot") for who in TOWN),
    action("attack", target=None),
    action("save"),
    action("pass"),
    action("pass", power="heal"),
    action("link", lovers=("Brask", "Tarn")),
    action("link", lovers=("Fenwick", "Ondine")),
    action("join"),
    action("leave"),
)


def shown(world: World, steps: list[Step], person: str | None) -> str:
    """Everything that somebody can get to see now, as one text."""
    state, settings = world.state, world.referee.settings
    viewer = PUBLIC if person is None else Viewer(person)
    seen: dict[str, Any] = {"view": CONTRACT.view(state, viewer)}
    seen["duties"] = [
        str(duty) for duty in CONTRACT.due(state, settings) if duty.seen_by is None or person in duty.seen_by
    ]
    seen["told"] = [CONTRACT.tell(event) for event in events_of(steps) if may_see(event, person)]
    seen["draws"] = [str(draw) for draw in world.draws if is_season(draw.secret)]
    seen["mail"] = [
        [mail.key, mail.kind, mail.facts]
        for step in steps
        for mail in CONTRACT.dispatches(
            step.before.state, tuple(events_of([step])), step.after.state, step.after.settings
        )
        if mail.to in (None, person)
    ]
    if person is not None:
        seen["standing"] = CONTRACT.standing(state, person, settings)
        seen["legal"] = [[act.name, act.params()] for act in world.legal(person)]
        seen["options"] = [option.to_json() for option in options(state, person, settings, world.at)]
        seen["refusals"] = [probe(world, person, act) for act in PROBES]
        seen["remarks"] = [
            [remark.text for remark in outcome.remarks] + [outcome.text]
            for step in steps
            for outcome in step.outcomes
            if outcome.attempt is not None and outcome.attempt.actor == person
        ]
    return json.dumps(seen, sort_keys=True)


def probe(world: World, person: str, act: Any) -> list[Any]:
    """How an attempt would be answered: refusals whole, else only that it goes through."""
    ctx = Ctx(world.at, "probe", world.referee.settings, world.referee.chance, person, public=False)
    ruling = CONTRACT.decide(world.state, act, ctx)
    if isinstance(ruling, Refused):
        return [act.name, ruling.code, ruling.section, ruling.text, dict(ruling.numbers), ruling.instead]
    assert not isinstance(ruling, NeedsRuling)
    return [act.name, "goes through", [remark.text for remark in ctx.remarks]]


def deals(roles: tuple[str, ...], random: Random, count: int) -> list[tuple[str, dict[str, str]]]:
    """Some of the deals of a wolf and these roles among the town."""
    every = list(permutations(TOWN, 1 + len(roles)))
    return [(deal[0], dict(zip(roles, deal[1:], strict=True))) for deal in random.sample(every, count)]


def packs(roles: tuple[str, ...], random: Random, count: int) -> list[tuple[tuple[str, ...], dict[str, str]]]:
    """Some of the deals of two wolves and these roles among a larger town."""
    found = []
    for _ in range(count):
        one, other, *holders = random.sample(NAMES, 2 + len(roles))
        found.append(((one, other), dict(zip(roles, holders, strict=True))))
    return found


class Onlookers:
    """Everybody who looks on while worlds with the same seed are played, and what they could tell apart."""

    def __init__(self, town: tuple[str, ...] = TOWN) -> None:
        self.town = town
        self.known: dict[tuple[str | None, tuple[str, ...]], tuple[str, str]] = {}
        self.heard: dict[str | None, list[str]] = {}
        self.compared = 0

    def turn_to(self, world: World) -> None:
        """Look at another world, from its beginning on."""
        self.heard = {who: [] for who in (None, *self.town)}
        self.look(world, world.steps)

    def look(self, world: World, steps: list[Step]) -> None:
        """Whoever was told the same must see the same."""
        deal = f"{world.wolves} {world.roles}"
        for who, heard in self.heard.items():
            heard += [*rightly_told(steps, who), f"it is {world.at}", published_votes(world)]
            now = shown(world, steps, who)
            before, other = self.known.setdefault((who, tuple(heard)), (now, deal))
            self.compared += other != deal
            assert before == now, f"{who} can tell {other} from {deal}: {differ(before, now)}"


def published_votes(world: World) -> str:
    """The votes, where a setting publishes them as they were cast."""
    session = world.session
    if session is None or session.tally == "none":
        return ""
    votes = [(name, p.vote) for name, p in sorted(session.town.items()) if p.alive and p.vote]
    return str(votes if session.tally == "names" else sorted(target or "" for _, target in votes))


@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=pytest.mark.nightly)])
@pytest.mark.parametrize(("roles", "settings"), SETUPS, ids=lambda value: "-".join(value) or "plain")
def test_what_people_see_follows_from_what_they_were_told(
    roles: tuple[str, ...], settings: dict[str, Any], seed: int
) -> None:
    onlookers = Onlookers()
    for wolf, dealt in deals(roles, Random(seed), 12):
        world = World(TOWN, (wolf,), dealt, settings)
        onlookers.turn_to(world)
        play(world, Random(seed), 22, onlookers.look)
    assert onlookers.compared > 100, "worlds that look alike were hardly met, so that little was compared"


# with 2 and with 5, werewolves die whatever the roles are
@pytest.mark.parametrize("seeds", [(2,), (5,), pytest.param((0, 3, 7), marks=pytest.mark.nightly)])
@pytest.mark.parametrize("roles", [("Witch", "Hunter"), ("Cupid", "Hunter"), ("Witch", "Seer")])
def test_nobody_is_shown_whether_a_werewolf_died_by_night(
    roles: tuple[str, ...], seeds: tuple[int, ...]
) -> None:
    """Where there are two, the session goes on when one is poisoned, shot or dies of love."""
    compared = died = 0
    for seed in seeds:
        onlookers = Onlookers(NAMES)
        for wolves, dealt in packs(roles, Random(seed), 14):
            world = World(NAMES, wolves, dealt, LIMITED)
            onlookers.turn_to(world)
            play(world, Random(seed), 26, onlookers.look)
            died += world.session is not None and len(world.session.pack) == 1
        compared += onlookers.compared
    assert compared > 100, "worlds that look alike were hardly met, so that little was compared"
    assert died > 0


def differ(one: str, other: str) -> str:
    """Where two texts part."""
    place = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    return f"...{one[max(0, place - 80) : place + 80]}... or ...{other[max(0, place - 80) : place + 80]}..."


def test_every_event_that_tells_a_secret_is_seen_by_few() -> None:
    public = {event.name for event in EVENTS} - {event.name for event in SECRET_EVENTS}
    assert public == {
        "joined", "left", "ready_changed", "session_started", "phase_began", "terms_set", "lynched",
        "nobody_lynched", "deaths_announced", "session_ended", "seat_taken", "revived",
        "disclosure_corrected", "awards_made", "contestmaster_changed", "subgame_ended",
        "intent_announced", "intent_answered", "intent_resolved", "intent_closed", "clocks_put_off",
    }  # fmt: skip


def test_events_reach_only_those_whom_they_concern() -> None:
    for seed in range(12):
        roles = ("Seer", "Witch", "Hunter", "Cupid")
        wolves, dealt = deals(roles, Random(seed), 1)[0]
        world = World(TOWN, (wolves,), dealt, LIMITED)
        play(world, Random(seed), 40, lambda _, steps: check_audience(steps))


def check_audience(steps: list[Step]) -> None:
    """Each event is seen by whom the contract lets it be seen, judged by the state before."""
    for step in steps:
        session = step.before.state.session
        for event in events_of([step]):
            seers = event.seen_by
            match event:
                case se.AttackChosen() | se.AttackDrawn():
                    assert seers == frozenset(session.pack)
                case se.SeerTold(person=person) | se.SeerChose(person=person):
                    assert session.town[person].role == "Seer"
                    assert seers == {person}
                case se.WitchTold(person=person) | se.HealDecided(person=person):
                    assert session.town[person].role == "Witch"
                    assert seers == {person}
                case se.HunterChose(person=person) | se.HunterCalled(person=person):
                    assert session.town[person].role == "Hunter"
                    assert seers == {person}
                case se.LoversTold(lovers=lovers):
                    assert seers == set(lovers)
                case se.VoteChanged(person=person):
                    assert seers == {person}
                case DeathsAnnounced(people=people):
                    assert list(people) == sorted(people)
                case se.Killed() | se.Dealt() | se.Reminded() | se.PhaseClosing() | se.RoundPassed():
                    assert seers == frozenset()


def test_all_draws_of_a_session_are_hidden_until_its_end() -> None:
    world = World(TOWN, ("Brask",), {"Cupid": "Tarn"}, LIMITED)
    world.waits(25)
    assert [draw.purpose for draw in world.draws] == ["werewolf", "Cupid", "Lover", "Lover"]
    assert all(draw.secret == "session 1" for draw in world.draws)
    assert "draws" not in json.dumps(CONTRACT.view(world.state, PUBLIC))
    world.does(GM, action("end_session"))
    ruled = CONTRACT.view(world.state, PUBLIC)["game_state"]["past_sessions"]
    assert ruled == []  # the announcement alone ends nothing (s. 1f)


def test_who_acts_by_night_and_when_does_not_show_in_a_night_of_least_length() -> None:
    streams = []
    for order in (("Fenwick", "Brask"), ("Brask", "Fenwick")):
        world = World(TOWN, ("Brask",), {"Seer": "Fenwick"}, {"min_night": 24})
        for voter in ("Brask", "Fenwick", "Mirelle", "Ondine"):
            world.does(voter, action("vote", target="Quillon"))
        acts = {"Fenwick": action("see", target="Brask"), "Brask": action("attack", target="Tarn")}
        for hours, person in zip((1, 60), order, strict=True):
            world.does(person, acts[person], public=False, after=hours * (7 if order[0] == "Brask" else 11))
        world.waits(40)
        streams.append([_dumped(e) for e in events_of(world.steps) if e.seen_by is None])
    assert streams[0] == streams[1]


def test_the_dead_learn_nothing_more_of_the_werewolves() -> None:
    world = World(NAMES, ("Brask", "Vesper"), {}, {})
    for voter in ("Fenwick", "Mirelle", "Ondine", "Quillon", "Tarn"):
        world.does(voter, action("vote", target="Vesper"))
    steps = world.does("Brask", action("attack", target="Tarn"), public=False)
    assert not any(may_see(e, "Vesper") for e in events_of(steps) if isinstance(e, se.AttackChosen))
    assert "pack" not in CONTRACT.view(world.steps[-2].after.state, Viewer("Vesper"))["game_state"]


def test_night_choices_and_votes_are_nobody_elses_business() -> None:
    secret = Attempt(action("see", target="Tarn"), "Ondine", "", (0, 0))
    assert secret.seen_by == {"Ondine"}
    assert Attempt(action("vote", target="Tarn"), "Ondine", "", (0, 0), GM).seen_by == {"Ondine", GM}
    assert Attempt(action("join"), "Ondine", "", (0, 0)).seen_by is None
