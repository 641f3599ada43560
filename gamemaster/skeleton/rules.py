"""The rules: pure functions from state and action to what happens, or to the reason why nothing does."""

from gamemaster.core.action import Action
from gamemaster.core.calendar import WEEK, spoken, week_start
from gamemaster.core.context import Context
from gamemaster.core.contract import Start, Tick
from gamemaster.core.course import Course
from gamemaster.core.event import Event
from gamemaster.core.maps import Map, in_order
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.wording import counted
from gamemaster.skeleton import actions as act
from gamemaster.skeleton import events as ev
from gamemaster.skeleton.evolve import evolve
from gamemaster.skeleton.settings import GameSettings
from gamemaster.skeleton.state import Player, State

Ctx = Context[GameSettings]
Ruling = Course[State] | Refused | NeedsRuling


def setup(start: Start, settings: GameSettings) -> State:
    """The game before anybody has joined."""
    week_ends = week_start(start.at) + WEEK
    return State(start.gm, settings.first_apples, settings.goal, 1, week_ends, Map())


def decide(state: State, action: Action, ctx: Ctx) -> Ruling:
    """Rule on one attempt."""
    course = Course(state, evolve, settle)
    match action:
        case act.HandOver(to=to):
            course.tell(ev.HandedOver(to))
            return course
        case act.Adjust(person=person, value=value, to=to):
            if person not in state.players:
                return Refused("NO_PLAYER", "1", f"{person} is no player.", {"person": person})
            course.tell(ev.Adjusted(person, value, to))
            return course
    if state.winner is not None:
        return Refused("GAME_OVER", "4", f"The game is over: {state.winner} has won.")
    if ctx.by is not None and ctx.by != ctx.actor and ctx.ruled is None:
        text = f"{ctx.by} acts on behalf of {ctx.actor}; the contract does not say that one can."
        return NeedsRuling("ON_BEHALF", "1", text, (f"{ctx.by} may act for {ctx.actor}",))
    return _of_player(course, action, ctx)


def _of_player(course: Course[State], action: Action, ctx: Ctx) -> Ruling:
    me = course.state.players.get(ctx.actor)
    match action:
        case act.Join():
            if me is not None:
                return Refused("ALREADY_IN", "1", "You are a player already.")
            course.tell(ev.Joined(ctx.actor))
        case _ if me is None:
            return Refused("NO_PLAYER", "1", "You are no player.", {}, "I join My Game.")
        case act.Leave():
            course.tell(ev.Left(ctx.actor, me.apples if ctx.settings.on_leave == "back" else 0))
        case act.Pick(count=count):
            most = most_to_pick(course.state, me, ctx.settings)
            if count > most:
                return _too_many(course.state, me, count, most, ctx.settings)
            course.tell(ev.Picked(ctx.actor, count))
        case _:
            raise TypeError(action)
    return course


def most_to_pick(state: State, player: Player, settings: GameSettings) -> int:
    """How many apples a player may pick now (s. 3)."""
    return max(0, min(state.tree, settings.weekly_limit - player.picked))


def _too_many(state: State, me: Player, count: int, most: int, settings: GameSettings) -> Refused:
    numbers = {
        "asked": count,
        "picked this week": me.picked,
        "limit": settings.weekly_limit,
        "tree": state.tree,
    }
    instead = f"I pick {most} apples." if most > 1 else "I pick 1 apple." if most else ""
    if state.tree < count <= settings.weekly_limit - me.picked:
        text = f"The tree has {counted(state.tree, 'apple')}."
        return Refused("TOO_FEW_ON_TREE", "3", text, numbers, instead)
    next_week = spoken(state.week_ends)
    text = f"You may pick {settings.weekly_limit} apples a week; the next one begins on {next_week}."
    return Refused("WEEKLY_LIMIT", "3", text, numbers, instead)


def settle(state: State) -> Event | None:
    """What happens by itself whenever it is so: somebody has reached the goal (s. 4)."""
    if state.winner is not None:
        return None
    return next((ev.Won(name) for name, p in in_order(state.players) if p.apples >= state.goal), None)


def next_tick(state: State, _: GameSettings) -> Tick | None:
    """The next moment at which the game changes by itself: each Monday, until it is over."""
    return None if state.winner is not None else Tick("week", state.week_ends)


def tick(state: State, due: Tick, ctx: Ctx) -> Course[State]:
    """A week begins (s. 2)."""
    course = Course(state, evolve, settle)
    people = tuple(name for name, _ in in_order(state.players))
    course.tell(ev.WeekBegan(due.at, ctx.settings.growth * len(people), people))
    return course
