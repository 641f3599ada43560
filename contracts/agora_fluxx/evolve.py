"""How each event changes the state: one small function an event, and no rule in any of them.

Cards go through `places`; what the contestmaster and the clock bring about is in `office_folds`.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from contracts.agora_fluxx import events as ev
from contracts.agora_fluxx import secret_events as se
from contracts.agora_fluxx.announced import PLAYS
from contracts.agora_fluxx.cards import ALL
from contracts.agora_fluxx.office_folds import OFFICE_FOLDS
from contracts.agora_fluxx.places import awaited_from, described, put, take, with_hand, without
from contracts.agora_fluxx.state import Gone, Player, Result, State, Turn
from gamemaster.core.event import Event
from gamemaster.core.mechanics.intents import INTENT_EVENTS, evolve_intents, put_off_intents
from gamemaster.core.mechanics.pausing import ClocksPutOff


def evolve(state: State, event: Event) -> State:
    """The state after `event`."""
    after = _FOLDS[type(event)](state, event)
    if after.game is None or type(event) not in _NEWS:
        return after
    return after.with_game(news=after.game.news + 1)


_NEWS = frozenset(PLAYS)


def _joined(state: State, e: ev.Joined) -> State:
    left = state.office.left
    gone = left.get(e.person)
    same = gone is not None and state.game is not None and gone.game == state.game.number
    # the count goes on, for each change of a hand is mailed under its number
    player = Player(e.at, keepers=e.keepers, changes=gone.changes if gone is not None and same else 0)
    office = replace(state.office, left=left.delete(e.person)) if e.person in left else state.office
    return State(office, state.players.set(e.person, player), state.game)


def _left(state: State, e: ev.Left) -> State:
    player, game = state.players[e.person], state.game
    number = 0 if game is None else game.number
    kept = player.keepers if e.keepers == "kept" else ()
    office = replace(
        state.office, left=state.office.left.set(e.person, Gone(e.at, number, kept, player.changes))
    )
    players = state.players.delete(e.person)
    if game is not None:
        game = replace(
            game,
            bank=game.bank + player.tokens,
            discards=(*game.discards, *player.keepers) if e.keepers == "discard" else game.discards,
            order=without(game.order, e.person),
            turns=without(game.turns, e.person),
            owing=without(game.owing, e.person),
            limbo=tuple(replace(one, left=one.left or one.person == e.person) for one in game.limbo),
        )
    return awaited_from(State(office, players, game), e.waited, e.at)


def _same(state: State, _: Event) -> State:
    return state


def _dealt(state: State, e: se.Dealt) -> State:
    gone = frozenset(e.cards)
    state = state.with_game(deck=tuple(card for card in state.playing.deck if card not in gone))
    player = state.players[e.person]
    drawn = player.turn
    if drawn is not None and e.by_rule:
        state = state.with_player(e.person, turn=replace(drawn, drawn=drawn.drawn + len(e.cards)))
    return with_hand(state, e.person, (*player.hand, *e.cards))


def _token_taken(state: State, e: ev.TokenTaken) -> State:
    player = state.players[e.person]
    state = state.with_game(bank=state.playing.bank - 1)
    since = player.since or e.at
    return state.with_player(e.person, tokens=player.tokens + 1, since=since, over=False)


def _turn_started(state: State, e: ev.TurnStarted) -> State:
    game = state.playing
    state = state.with_game(turns=tuple(sorted((*game.turns, e.person))))
    turn = Turn(e.at, e.allowed)
    return state.with_player(e.person, turn=turn, since=e.at, reminded=0, over=False)


def _turn(state: State, person: str, **changes: Any) -> State:
    turn = state.players[person].turn
    return state if turn is None else state.with_player(person, turn=replace(turn, **changes))


def _plays_changed(state: State, e: ev.PlaysChanged) -> State:
    return _turn(state, e.person, allowed=e.allowed)


def _turn_ending(state: State, e: ev.TurnEnding) -> State:
    return _turn(state.with_player(e.person, extra=0), e.person, ending=e.why)


def _turn_ended(state: State, e: ev.TurnEnded) -> State:
    state = state.with_game(turns=without(state.playing.turns, e.person))
    state = state.with_player(e.person, turn=None, extra=0, over=e.by_itself)
    return _token_goes(state, e)


def _token_goes(state: State, e: ev.TurnEnded | ev.TokenForfeited) -> State:
    player = state.players[e.person]
    tokens = player.tokens - e.goes
    state = state.with_player(e.person, tokens=tokens, since=e.at if tokens else None, reminded=0)
    if not e.goes:
        return state
    if not e.to:
        return state.with_game(bank=state.playing.bank + 1)
    other = state.players[e.to]
    since = other.since or e.at
    return state.with_player(e.to, tokens=other.tokens + 1, since=since, over=False)


def _played(state: State, e: ev.CardPlayed) -> State:
    state = put(take(state, e.card, "hand", e.person), e.card, "limbo", e.person, e.at, e.choices)
    state = described(state, (replace(state.playing.cards[e.card], kind=e.kind, known=True),))
    player = state.players[e.person]
    turn = player.turn
    if turn is None:
        return state
    if turn.allowed == ALL or turn.played < turn.allowed:
        return state.with_player(e.person, turn=replace(turn, played=turn.played + 1), since=e.at, reminded=0)
    return state.with_player(e.person, extra=max(0, player.extra - 1), since=e.at, reminded=0)


def _into_play(state: State, e: ev.CameIntoPlay) -> State:
    return put(take(state, e.card, "limbo", ""), e.card, "in_play", "")


def _keeper_placed(state: State, e: ev.KeeperPlaced) -> State:
    return put(take(state, e.card, "limbo", ""), e.card, "front", e.person)


def _discarded(state: State, e: ev.CardDiscarded) -> State:
    state = described(state, (replace(state.playing.cards[e.card], known=True),))
    return put(take(state, e.card, e.source, e.holder), e.card, "discards", "")


def _followed(state: State, e: ev.InstructionsFollowed) -> State:
    state = put(take(state, e.card, "limbo", ""), e.card, "discards", "")
    player = state.players.get(e.person)
    return (
        state if player is None or not player.tokens else state.with_player(e.person, since=e.at, reminded=0)
    )


def _refilled(state: State, _: ev.DeckRefilled) -> State:
    game = state.playing
    return state.with_game(deck=tuple(sorted((*game.deck, *game.discards))), discards=())


def _keeper_moved(state: State, e: ev.KeeperMoved) -> State:
    return put(take(state, e.card, "front", e.holder), e.card, "front", e.person)


def _discard_taken(state: State, e: ev.DiscardTaken) -> State:
    return put(take(state, e.card, "discards", ""), e.card, "hand", e.person)


def _stolen(state: State, e: se.CardStolen) -> State:
    return put(take(state, e.card, "hand", e.holder), e.card, "hand", e.person)


def _hands_passed(state: State, e: ev.HandsPassed) -> State:
    hands = [state.players[name].hand for name in e.people]
    for name, hand in zip((*e.people[1:], *e.people[:1]), hands, strict=True):
        state = with_hand(state, name, hand)
    return state


def _cardplays(state: State, e: ev.CardplaysGiven) -> State:
    return state.with_player(e.person, extra=state.players[e.person].extra + e.count)


def _due(state: State, e: ev.DiscardsDue) -> State:
    state = state.with_game(owing=tuple(sorted((*state.playing.owing, e.person))))
    return state.with_player(e.person, owing=e.at)


def _done(state: State, e: ev.DiscardsDone) -> State:
    state = state.with_game(owing=without(state.playing.owing, e.person))
    return awaited_from(state.with_player(e.person, owing=None), e.people, e.at)


def _preferences(state: State, e: se.PreferencesSet) -> State:
    return state.with_player(e.person, preferences=e.cards)


def _described(state: State, e: se.CardsDescribed) -> State:
    return described(state, e.cards)


def _prepared(state: State, e: se.CardsPrepared) -> State:
    box = state.office.box.update({card.name: card for card in e.cards})
    return state.with_office(box=box)


def _reminded(state: State, e: se.Reminded) -> State:
    return state.with_player(e.person, reminded=e.count)


def _won(state: State, e: ev.GameWon) -> State:
    return state.with_game(result=Result(e.at, e.winners, e.goal))


def _intents(state: State, e: Event) -> State:
    return state.with_office(intents=evolve_intents(state.office.intents, e))


def _put_off(state: State, e: ClocksPutOff) -> State:
    for name in sorted(state.players):
        player = state.players[name]
        if player.since is not None:
            state = state.with_player(name, since=e.begun(player.since))
        if player.owing is not None:
            state = state.with_player(name, owing=e.begun(player.owing))
    if state.game is not None and state.game.limbo:
        state = state.with_game(limbo=tuple(replace(one, at=e.begun(one.at)) for one in state.game.limbo))
    on_break = None if state.office.on_break is None else e.begun(state.office.on_break)
    return state.with_office(intents=put_off_intents(state.office.intents, e), on_break=on_break)


_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.Joined: _joined,
    ev.Left: _left,
    ev.Drew: _same,
    ev.HandRobbed: _same,
    ev.TokenTaken: _token_taken,
    ev.TurnStarted: _turn_started,
    ev.PlaysChanged: _plays_changed,
    ev.TurnEnding: _turn_ending,
    ev.TurnEnded: _turn_ended,
    ev.TokenForfeited: _token_goes,
    ev.CardPlayed: _played,
    ev.CameIntoPlay: _into_play,
    ev.KeeperPlaced: _keeper_placed,
    ev.CardDiscarded: _discarded,
    ev.InstructionsFollowed: _followed,
    ev.DeckRefilled: _refilled,
    ev.KeeperMoved: _keeper_moved,
    ev.DiscardTaken: _discard_taken,
    ev.HandsPassed: _hands_passed,
    ev.CardplaysGiven: _cardplays,
    ev.DiscardsDue: _due,
    ev.DiscardsDone: _done,
    ev.GameWon: _won,
    se.Dealt: _dealt,
    se.CardStolen: _stolen,
    se.PreferencesSet: _preferences,
    se.CardsDescribed: _described,
    se.CardsPrepared: _prepared,
    se.Reminded: _reminded,
    **OFFICE_FOLDS,
    **dict.fromkeys(INTENT_EVENTS, _intents),
    ClocksPutOff: _put_off,
}
