"""What a receipt ends with, for its reader alone: eir hand, what is left to em, what lies open."""

from collections.abc import Iterator

from contracts.agora_fluxx.cards import GOAL, TYPES, Card, spoken_number
from contracts.agora_fluxx.guards import awaited
from contracts.agora_fluxx.limits import excess, owed
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Game, Player, State
from gamemaster.core.calendar import spoken


def standing(state: State, person: str, settings: FluxxSettings) -> tuple[str, ...]:
    """What is left to somebody, and what e should be warned of, as a receipt ends."""
    player = state.players.get(person)
    if player is None:
        if person == state.office.contestmaster:
            return ("You are the contestmaster, and no player.",)
        return ("You are not a player. To take part, write: I join Agora Fluxx.",)
    game = state.game
    if game is None:
        return ("No game has begun yet; the contestmaster starts one.",)
    if game.result is not None:
        won = " and ".join(game.result.winners)
        return (f"Game {game.number} was won by {won}; the contestmaster may start a new one.",)
    return tuple(_standing(state, game, person, player, settings))


def _standing(
    state: State, game: Game, person: str, player: Player, settings: FluxxSettings
) -> Iterator[str]:
    if state.office.on_break is not None:
        yield f"There is a break since {spoken(state.office.on_break)}."
    yield hand_of(game, player)
    yield f"In front of you: {', '.join(player.keepers) or 'no Keepers'}."
    yield turn_of(state, game, player, settings)
    many = owed(game, player, settings)
    if many.any:
        parts = [f"{many.hand} of your hand"] if many.hand else []
        parts += [f"{many.keepers} of your Keepers"] if many.keepers else []
        limit = None if state.office.on_break is not None else settings.discarding
        by = "" if player.owing is None or limit is None else (
            f" by {spoken(player.owing + limit)}, or chance does"
        )  # fmt: skip
        yield f"You must discard {' and '.join(parts)}{by}."
    elif excess(game, player).any:
        yield "You have more cards than a Limit allows, and will have to discard at the end of your turn."
    yield from open_cards(game)
    if person not in game.order:
        yield "You are on the Play Order list from the next report on; until then nobody passes you a token."


def hand_of(game: Game, player: Player) -> str:
    """The hand in words: every card with its class."""
    cards = ", ".join(_named(game.cards[name]) for name in player.hand)
    return f"Your hand: {cards}." if cards else "Your hand is empty."


def _named(card: Card) -> str:
    return f"{card.name} ({card.kind})" if card.kind else card.name


def turn_of(state: State, game: Game, player: Player, settings: FluxxSettings) -> str:
    """Whose turn it is, seen by that player; what cannot be done now is not proposed."""
    turn = player.turn
    still = state.office.on_break is not None
    if turn is None and player.tokens:
        waits = awaited(game, settings)
        if still or waits is not None:
            later = "when the game is on again" if still else "as soon as the discards are made"
            return f"You own a Turn Token, and can start your turn {later}."
        return "You own a Turn Token and can start your turn: I start my turn."
    if turn is None:
        free = "; the contestmaster has one to take: I take a TT." if game.bank and not still else "."
        return f"You own no Turn Token{free}"
    if turn.ending:
        return "Your turn is over as soon as the discards it waits for are made."
    return f"Your turn is in progress; cardplays left: {player.cardplays}."


def open_cards(game: Game) -> Iterator[str]:
    """The Goal and the Rules in play, in words."""
    goal = game.of_type(GOAL)
    yield "No Goal is in play." if goal is None else f"The Goal: {goal.name}. {goal.text}".rstrip()
    rules = [game.cards[name] for name in game.in_play if game.cards[name].kind == "Rule"]
    known = ", ".join(_rule(card) for card in rules)
    yield f"Rules in play: {known}." if known else "No Rules are in play: draw 1, play 1, no limits."


def _rule(card: Card) -> str:
    if card.type in TYPES and spoken_number(card.number) not in card.name.lower():
        return f"{card.name} ({spoken_number(card.number)})"
    return card.name
