"""Event by event, the state after it. Nothing is decided here."""

from dataclasses import replace

from gamemaster.core.calendar import WEEK
from gamemaster.core.event import Event
from gamemaster.core.mechanics.pausing import ClocksPutOff
from gamemaster.skeleton import events as ev
from gamemaster.skeleton.state import Player, State


def evolve(state: State, event: Event) -> State:
    """The state after `event`."""
    players = state.players
    match event:
        case ev.Joined(person):
            return replace(state, players=players.set(person, Player()))
        case ev.Left(person, returned):
            return replace(state, players=players.delete(person), tree=state.tree + returned)
        case ev.Picked(person, count):
            player = Player(players[person].apples + count, players[person].picked + count)
            return replace(state, players=players.set(person, player), tree=state.tree - count)
        case ev.Won(person):
            return replace(state, winner=person)
        case ev.Adjusted(person, value, to):
            changed = {"apples": to} if value == "apples" else {"picked": to}
            return replace(state, players=players.set(person, replace(players[person], **changed)))
        case ev.WeekBegan(at, grown, people):
            for person in people:
                players = players.set(person, Player(players[person].apples))
            tree, week = state.tree + grown, state.week + 1
            return replace(state, players=players, tree=tree, week=week, week_ends=at + WEEK)
        case ev.HandedOver(to):
            return replace(state, gm=to)
        case ClocksPutOff():
            # weeks run on through a pause; a time that runs for somebody would go on as `event.begun(since)`
            return state
        case _:
            raise TypeError(event)
