"""How the events of office and clock change the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from contracts.agora_fluxx import office_events as oe
from contracts.agora_fluxx.cards import Card
from contracts.agora_fluxx.places import awaited_from, described, put, shown, take
from contracts.agora_fluxx.state import Game, Past, Place, State
from gamemaster.core.calendar import WEEK
from gamemaster.core.event import GAME, Event
from gamemaster.core.maps import Map

_SEEN: frozenset[Place] = frozenset({"discards", "in_play", "front"})
"""Places in which everybody can read a card."""


def _game_started(state: State, e: oe.GameStarted) -> State:
    players = state.players
    for name in e.people:
        player = players[name]
        fresh = replace(
            player,
            hand=(),
            keepers=(),
            tokens=0,
            extra=0,
            turn=None,
            since=None,
            reminded=0,
            owing=None,
            preferences=(),
            over=False,
            changes=0,
        )
        players = players.set(name, fresh)
    cards = Map({name: Card(name, "") for name in e.cards})
    deck = tuple(sorted(e.cards))
    game = Game(
        e.number, e.at, e.order, cards, deck, bank=e.tokens, open_pile=e.open_pile, blocking=e.blocking
    )
    past, over = state.office.past, state.game
    if over is not None:
        result = over.result
        ended, winners, goal = (e.at, (), "") if result is None else (result.at, result.winners, result.goal)
        past = (*past, Past(over.number, over.started, ended, winners, goal))
    return State(replace(state.office, past=past), players, game)


def _created(state: State, e: oe.CardCreated) -> State:
    made = Card(e.card, e.kind, e.text, known=bool(e.text) or e.to in _SEEN)
    return put(described(state, (made,)), e.card, e.to, e.owner)


def _moved(state: State, e: oe.CardMoved) -> State:
    if e.to in _SEEN:
        state = shown(state, e.card)
    return put(take(state, e.card, e.source, e.holder), e.card, e.to, e.owner)


def _destroyed(state: State, e: oe.CardDestroyed) -> State:
    state = take(state, e.card, e.source, e.holder)
    return state.with_game(cards=state.playing.cards.delete(e.card))


def _number_set(state: State, e: oe.NumberSet) -> State:
    return described(state, (replace(state.playing.cards[e.card], number=e.number),))


def _adjusted(state: State, e: oe.Adjusted) -> State:
    if e.person == GAME:
        return state.with_game(bank=e.to)
    if e.value == "cardplays":
        player = state.players[e.person]
        given = player.cardplays - player.extra
        if player.turn is not None and e.to < given:
            turn = replace(player.turn, played=player.turn.allowed - e.to)
            return state.with_player(e.person, turn=turn, extra=0)
        return state.with_player(e.person, extra=e.to - given)
    since = state.players[e.person].since or e.at
    return state.with_player(e.person, tokens=e.to, since=since if e.to else None, reminded=0)


def _order_set(state: State, e: oe.OrderSet) -> State:
    return state.with_game(order=e.order)


def _week_turned(state: State, e: oe.WeekTurned) -> State:
    calendar = state.office.calendar
    turned = replace(calendar, week=calendar.week + 1, week_start=e.at, next_week=e.at + WEEK)
    state = state.with_office(calendar=turned)
    return state.with_game(order=(*state.playing.order, *e.joined)) if e.joined else state


def _pile(state: State, e: oe.PileOpened) -> State:
    return state.with_game(open_pile=e.open_pile)


def _awaited_anew(state: State, e: oe.AwaitedAnew) -> State:
    return awaited_from(state, e.people, e.at)


def _waiting(state: State, e: oe.WaitingChanged) -> State:
    return awaited_from(state.with_game(blocking=e.blocking), e.released, e.at)


def _break(state: State, e: oe.BreakDeclared) -> State:
    return state.with_office(on_break=e.at)


def _on_again(state: State, _: oe.BreakEnded) -> State:
    return state.with_office(on_break=None)


def _contestmaster(state: State, e: oe.ContestmasterChanged) -> State:
    return state.with_office(contestmaster=e.to)


OFFICE_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    oe.GameStarted: _game_started,
    oe.CardCreated: _created,
    oe.CardMoved: _moved,
    oe.CardDestroyed: _destroyed,
    oe.NumberSet: _number_set,
    oe.Adjusted: _adjusted,
    oe.OrderSet: _order_set,
    oe.WeekTurned: _week_turned,
    oe.PileOpened: _pile,
    oe.AwaitedAnew: _awaited_anew,
    oe.WaitingChanged: _waiting,
    oe.BreakDeclared: _break,
    oe.BreakEnded: _on_again,
    oe.ContestmasterChanged: _contestmaster,
}
