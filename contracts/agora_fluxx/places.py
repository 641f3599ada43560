"""Taking a card out of one place and putting it in another (III), and clocks, for the folds of events."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime

from contracts.agora_fluxx.cards import Card
from contracts.agora_fluxx.state import Carried, Place, State

_EPOCH = datetime.min.replace(tzinfo=UTC)


def without(names: tuple[str, ...], gone: str) -> tuple[str, ...]:
    """`names` without that one."""
    return tuple(name for name in names if name != gone)


def with_hand(state: State, person: str, hand: tuple[str, ...]) -> State:
    """The state with another hand of that player, kept sorted."""
    player = state.players[person]
    return state.with_player(person, hand=tuple(sorted(hand)), changes=player.changes + 1)


def awaited_from(state: State, people: Iterable[str], at: datetime) -> State:
    """The state in which the turns of those people are awaited from that moment on (III-8)."""
    for name in people:
        if name in state.players:
            state = state.with_player(name, since=at, reminded=0)
    return state


def take(state: State, card: str, source: Place, holder: str) -> State:
    """The state with the card taken out of that place; it is nowhere then."""
    game = state.playing
    match source:
        case "deck":
            return state.with_game(deck=without(game.deck, card))
        case "discards":
            return state.with_game(discards=without(game.discards, card))
        case "in_play":
            return state.with_game(in_play=without(game.in_play, card))
        case "limbo":
            return state.with_game(limbo=tuple(one for one in game.limbo if one.card != card))
        case "hand":
            return with_hand(state, holder, without(state.players[holder].hand, card))
        case "front":
            return state.with_player(holder, keepers=without(state.players[holder].keepers, card))
        case _:
            return state


def put(
    state: State,
    card: str,
    to: Place,
    owner: str,
    at: datetime = _EPOCH,
    choices: tuple[str, ...] = (),
) -> State:
    """The state with the card in that place.

    `at` and `choices` are for a card that is being carried out.
    """
    game = state.playing
    match to:
        case "deck":
            return state.with_game(deck=tuple(sorted((*game.deck, card))))
        case "discards":
            return state.with_game(discards=(*game.discards, card))
        case "in_play":
            return state.with_game(in_play=(*game.in_play, card))
        case "limbo":
            return state.with_game(limbo=(*game.limbo, Carried(card, owner, at, choices)))
        case "hand":
            return with_hand(state, owner, (*state.players[owner].hand, card))
        case "front":
            return state.with_player(owner, keepers=(*state.players[owner].keepers, card))
        case _:
            return state


def described(state: State, cards: tuple[Card, ...]) -> State:
    """The state with those cards of the game as they are now."""
    known = state.playing.cards.update({card.name: card for card in cards})
    return state.with_game(cards=known)


def shown(state: State, card: str) -> State:
    """The state in which everybody may read that card."""
    return described(state, (replace(state.playing.cards[card], known=True),))
