"""Playing a card (III-6, III-7): what it costs, where it goes, what it pushes out, what it does."""

from contracts.agora_fluxx import events as ev
from contracts.agora_fluxx.actions import Play
from contracts.agora_fluxx.cards import ALL, CLASSES, DRAW, Card, card, spec_of
from contracts.agora_fluxx.choices import Chosen, chosen
from contracts.agora_fluxx.dealing import draw, draw_number
from contracts.agora_fluxx.effects import carry_out
from contracts.agora_fluxx.guards import Ctx, Ruling, Told, awaited, card_called, course, seated
from contracts.agora_fluxx.progress import plays_given, progress
from contracts.agora_fluxx.secret_events import CardsDescribed
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Game, Player, State
from contracts.agora_fluxx.turns import being_carried_out, no_start
from gamemaster.core.outcome import NeedsRuling, Refused


def play(state: State, action: Play, ctx: Ctx) -> Ruling:  # s. III-7
    """Play a card of one's hand."""
    found = seated(state, ctx, "III-7")
    if isinstance(found, Refused):
        return found
    game, player = found
    barred = no_play(game, ctx.actor, player, ctx.settings)
    if barred is not None:
        return barred
    called = card_called(game, action.card, "III-7")
    if isinstance(called, Refused):
        return called
    if called.name not in player.hand:
        text = f"{called.name} is not in your hand, and only cards of the hand are played."
        return Refused("NOT_IN_HAND", "III-7", text, {"card": called.name})
    known = _classed(called, ctx)
    if isinstance(known, NeedsRuling):
        return known
    named = action.choices or ()
    made = chosen(state, known, ctx.actor, named, ctx) if known.kind == "Action" else ()
    if isinstance(made, Refused | NeedsRuling):
        return made
    told = course(state)
    if known != called:
        told.tell(CardsDescribed((known,)))
    lay(told, ctx, ctx.actor, known, made, named)
    return told


def no_play(
    game: Game, name: str, player: Player, settings: FluxxSettings
) -> Refused | None:  # s. III-6, F-6
    """What bars that player from playing any card."""
    turn = player.turn
    if turn is None:
        started = no_start(game, player, settings)
        instead = "I start my turn." if started is None else started.instead
        text = "A card is played in one's own turn, and no turn of yours is in progress."
        return Refused("NOT_YOUR_TURN", "III-6", text, {"turns": list(game.turns)}, instead)
    if turn.ending:
        return Refused("TURN_ENDING", "III-10", "Your turn is over; it waits for discards only.")
    if not player.cardplays:
        return Refused("NO_CARDPLAYS", "III-6", "You have no cardplays left.", {"cardplays": 0})
    carried = game.carried_for(name)
    if carried is not None:
        return being_carried_out(carried.card, "III-7")
    return awaited(game, settings)


def _classed(called: Card, ctx: Ctx) -> Card | NeedsRuling:  # F-1
    """The card, with its class: of one of which only the name is known, the contestmaster must say it."""
    if called.kind:
        return called
    if ctx.ruled in CLASSES:
        return card(spec_of(called, ctx.ruled), known=called.known)
    text = f"{called.name} was played, and only its name is known here. Of which class is it?"
    return NeedsRuling("CLASS_UNKNOWN", "III-1", text, CLASSES)


def lay(told: Told, ctx: Ctx, name: str, card: Card, made: Chosen, named: tuple[str, ...]) -> None:
    """Let that player play the card, with all that comes of it."""
    choices = tuple(choice.label for choice in made if choice is not None) or named
    given = plays_given(told.state.playing)
    told.tell(ev.CardPlayed(name, card.name, card.kind, card.text, choices, ctx.at))
    match card.kind:
        case "Keeper":
            told.tell(ev.KeeperPlaced(name, card.name))
        case "Action":
            _act(told, ctx, name, card, made)
        case _:
            enter(told, card)
            told.tell(ev.CameIntoPlay(card.name, card.kind))
            if card.type == DRAW:
                _top_up(told, ctx, name)
    game = told.state.playing
    carried = any(one.card == card.name for one in game.limbo)
    progress(told, ctx, name, goal=not carried, ruled=plays_given(game) != given)


def enter(told: Told, card: Card) -> None:  # s. III-7, F-23
    """Discard what is in play of the Type of a Rule or Goal that comes into play."""
    game = told.state.playing
    for name in game.in_play:
        if card.type and game.cards[name].type == card.type and name != card.name:
            told.tell(ev.CardDiscarded(name, "in_play"))


def _act(told: Told, ctx: Ctx, name: str, card: Card, made: Chosen) -> None:
    """Carry out an Action and discard it; what is prose stays until people have done it."""
    if card.prose:
        return
    for (do, count), choice in zip(card.effects, made, strict=True):
        carry_out(told, ctx, name, do, count, choice)
    told.tell(ev.CardDiscarded(card.name, "limbo"))


def _top_up(told: Told, ctx: Ctx, name: str) -> None:  # F-13
    """Draw what a Rule just played gives beyond what was drawn at the start of the turn."""
    player = told.state.players[name]
    turn = player.turn
    if turn is None:
        return
    number = draw_number(told.state.playing)
    if number == ALL:
        draw(told, ctx, name, ALL, by_rule=True)
    elif number > turn.drawn:
        draw(told, ctx, name, number - turn.drawn, by_rule=True)
