"""The state as people see it: every value asks first who wants to know.

What must stay true: what the public sees follows from what was announced and from how many cards lie
where; whoever else than the contestmaster asks sees eir own hand beyond that, and no other card that
nobody played.
"""

from collections.abc import Mapping
from typing import Any

from contracts.agora_fluxx.cards import GOAL, Card, spoken_number
from contracts.agora_fluxx.standing import standing
from contracts.agora_fluxx.state import Game, Past, Player, State, seal_of
from gamemaster.core.calendar import iso
from gamemaster.core.contract import Values, Viewer
from gamemaster.core.event import GAME
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics import intent_words

__all__ = ["participants", "seals", "standing", "things", "values"]


def participants(state: State) -> tuple[str, ...]:
    """Names of all players, sorted."""
    return tuple(sorted(state.players))


def values(state: State, subject: str, viewer: Viewer) -> Values:
    """The values of a player, or of the game; empty for anybody else."""
    if subject == GAME:
        return _game(state, viewer)
    player = state.players.get(subject)
    return {} if player is None else _player(subject, player, viewer)


def _player(name: str, p: Player, viewer: Viewer) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "joined": iso(p.joined),
        "hand_count": len(p.hand),
        "keepers": sorted(p.keepers),
        "keeper_count": len(p.keepers),
        "turn_tokens": p.tokens,
        "cardplays": p.cardplays,
        "in_turn": p.turn is not None,
        "turn_since": None if p.turn is None else iso(p.turn.started),
        "awaited_since": None if p.since is None else iso(p.since),
        "must_discard_since": None if p.owing is None else iso(p.owing),
    }
    if viewer.gm or viewer.person == name:
        shown |= {"hand": list(p.hand), "preferences": list(p.preferences)}
    return shown


def _game(state: State, viewer: Viewer) -> dict[str, Any]:
    office, game = state.office, state.game
    calendar = office.calendar
    shown: dict[str, Any] = {
        "week": calendar.week,
        "week_started": iso(calendar.week_start),
        "week_ends": iso(calendar.next_week),
        "contestmaster": office.contestmaster,
        "players": len(state.players),
        "break_since": None if office.on_break is None else iso(office.on_break),
        "game": None if game is None else game.number,
        "in_progress": state.in_progress,
        "past_games": [_past(past) for past in office.past],
        "open_intents": [intent_words.shown(intent) for intent in office.intents.pending()],
        "adopted_intents": [intent_words.shown(intent) for intent in office.intents.resolved()],
    }
    if game is not None:
        shown |= _of_game(game)
    if viewer.gm:
        shown |= _secrets(state)
    return shown


def _of_game(game: Game) -> dict[str, Any]:
    """What everybody may know of a game."""
    goal, result = game.of_type(GOAL), game.result
    shown: dict[str, Any] = {
        "started": iso(game.started),
        "play_order": list(game.order),
        "goal": None if goal is None else goal.name,
        "in_play": dict.fromkeys(game.in_play, 1),
        "open_cards": {name: _card(game.cards[name]) for name in game.in_play},
        "carried_out": [{"card": one.card, "player": one.person, "since": iso(one.at)} for one in game.limbo],
        "card_texts": {name: card.text for name, card in in_order(game.cards) if card.known and card.text},
        "cards": len(game.cards),
        "deck_count": len(game.deck),
        "discard_count": len(game.discards),
        "turn_tokens": game.bank,
        "turn": list(game.turns),
        "must_discard": list(game.owing),
        "play_waits": bool(game.owing) and game.blocking,
        "won": None if result is None else iso(result.at),
        "winners": [] if result is None else list(result.winners),
        "won_by": None if result is None else result.goal or None,
    }
    if game.open_pile:
        shown["discards"] = list(game.discards)
    return shown


def _card(card: Card) -> dict[str, Any]:
    shown: dict[str, Any] = {"class": card.kind or None, "type": card.type or None, "text": card.text}
    if card.kind == "Rule" and card.type:
        shown["number"] = spoken_number(card.number)
    return shown


def _secrets(state: State) -> dict[str, Any]:
    """What only the contestmaster knows."""
    shown: dict[str, Any] = {"prepared": [name for name, _ in in_order(state.office.box)]}
    if state.game is not None:
        shown |= {
            "deck": list(state.game.deck),
            "discards": list(state.game.discards),
            "every_card": {
                name: f"{card.kind or '?'}: {card.text}" for name, card in in_order(state.game.cards)
            },
        }
    return shown


def _past(past: Past) -> dict[str, Any]:
    return {
        "number": past.number,
        "started": iso(past.started),
        "ended": iso(past.ended),
        "winners": list(past.winners),
        "won_by": past.goal or None,
    }


def things(state: State) -> Mapping[str, Mapping[str, Any]]:
    """What players may refer to: cards of the game, all of whose names were published, and intents."""
    intents = (*state.office.intents.pending(), *state.office.intents.resolved())
    cards = () if state.game is None else sorted(state.game.cards)
    return {
        "cards": {name: {} for name in cards},
        "intents": {str(intent.number): intent.what for intent in intents},
    }


def seals(state: State) -> dict[str, bool]:
    """The secrets of all games up to the next.

    One is told when its game is over, and hands mean nothing.
    """
    game = state.game
    if game is None:
        return {seal_of(1): False}
    past = {seal_of(over.number): True for over in state.office.past}
    return {**past, seal_of(game.number): game.result is not None, seal_of(game.number + 1): False}
