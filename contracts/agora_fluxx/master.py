"""What the contestmaster does with cards, tokens and cardplays, and by rulings (I-3, IV-3; F-21)."""

from contracts.agora_fluxx import events as ev
from contracts.agora_fluxx import office_events as oe
from contracts.agora_fluxx import secret_events as se
from contracts.agora_fluxx.actions import (
    Adjust,
    CarriedOut,
    Deal,
    DeclareWinner,
    Enact,
    HandOver,
    PrepareCards,
    SetNumber,
    SetPlayOrder,
    Transfer,
)
from contracts.agora_fluxx.cards import ALL, Card, card
from contracts.agora_fluxx.dealing import draw
from contracts.agora_fluxx.gaming import ordered
from contracts.agora_fluxx.guards import Ctx, Ruling, card_called, course, office, other, running, same_names
from contracts.agora_fluxx.membership import part
from contracts.agora_fluxx.progress import progress
from contracts.agora_fluxx.state import State
from gamemaster.core.event import GAME
from gamemaster.core.mechanics.intents import IntentClosed
from gamemaster.core.outcome import Refused
from gamemaster.core.wording import counted

_MOST = 1_000


def transfer(state: State, action: Transfer, ctx: Ctx) -> Ruling:  # s. I-3
    """Hand out cardplays, or a Turn Token of the contestmaster's."""
    barred = office(state, ctx, "I-3")
    if barred is not None:
        return barred
    game = running(state, "I-3")
    if isinstance(game, Refused):
        return game
    player = other(state, action.to, "I-3")
    if isinstance(player, Refused):
        return player
    told = course(state)
    asset = action.asset.strip().lower()
    if asset == "cardplay":
        if action.quantity > _MOST:
            text = f"At most {_MOST} cardplays are handed out at once, not {action.quantity}."
            return Refused("BAD_VALUE", "I-3", text, {"most": _MOST, "wanted": action.quantity})
        told.tell(ev.CardplaysGiven(action.to, action.quantity))
    elif asset == "turn token":
        if action.quantity > game.bank:
            text = f"The contestmaster has {counted(game.bank, 'Turn Token')}."
            return Refused("NO_TOKEN_LEFT", "I-3", text, {"left": game.bank, "wanted": action.quantity})
        for _ in range(action.quantity):
            told.tell(ev.TokenTaken(action.to, ctx.at))
    else:
        text = f"Cardplays and Turn Tokens can be handed out, not {action.asset}."
        return Refused("NO_SUCH_ASSET", "I-3", text, {"asset": action.asset, "quantity": action.quantity})
    progress(told, ctx)
    return told


def prepare_cards(state: State, action: PrepareCards, ctx: Ctx) -> Ruling:  # s. III-2, F-1
    """Lay cards ready for later, and say what cards of the running game are of which that is not known."""
    made = [card(spec) for spec in action.cards]
    names = [one.name for one in made]
    twice = same_names(names)
    if twice:
        text = f"A card is known by its name, and {', '.join(twice)} is there more than once."
        return Refused("CARD_TWICE", "III-2", text, {"twice": twice})
    told = course(state)
    told.tell(se.CardsPrepared(tuple(made)))
    game = state.game
    if game is not None and game.result is None:
        there = [_completed(game.cards[one.name], one) for one in made if one.name in game.cards]
        if there:
            told.tell(se.CardsDescribed(tuple(there)))
            # what was played could not be looked at before its Text was known
            progress(told, ctx, goal=any(one.name in game.in_play for one in there))
    return told


def _completed(held: Card, told: Card) -> Card:
    """What is told of a card that the game has; nothing becomes public by it."""
    return card_as(told, held.known)


def card_as(told: Card, known: bool) -> Card:
    """The card with its Text public or not."""
    return Card(
        told.name,
        told.kind,
        told.text,
        told.type,
        told.number,
        told.effects,
        told.keepers,
        told.without,
        told.keeper_count,
        told.hand_count,
        told.prose,
        known,
    )


def set_number(state: State, action: SetNumber, ctx: Ctx) -> Ruling:  # s. IV-1
    """Say what the x of a Rule comes to."""
    game = running(state, "IV-1")
    if isinstance(game, Refused):
        return game
    found = card_called(game, action.card, "IV-1")
    if isinstance(found, Refused):
        return found
    if found.kind != "Rule" or not found.type:
        text = f"{found.name} is no Rule of a Type that has a number."
        return Refused("NOT_A_NUMBERED_RULE", "IV-1", text, {"card": found.name})
    told = course(state)
    told.tell(oe.NumberSet(found.name, ALL if action.number == "all" else action.number))
    progress(told, ctx)
    return told


def carried_out(state: State, action: CarriedOut, ctx: Ctx) -> Ruling:  # s. III-7, F-21
    """Note that what a played card says has been done; it is discarded, and the turn goes on."""
    game = running(state, "III-7")
    if isinstance(game, Refused):
        return game
    found = card_called(game, action.card, "III-7")
    if isinstance(found, Refused):
        return found
    waiting = next((one for one in game.limbo if one.card == found.name), None)
    if waiting is None:
        names = [one.card for one in game.limbo]
        text = f"{found.name} is not being carried out."
        return Refused("NOTHING_OWED", "III-7", text, {"card": found.name, "waiting": names})
    told = course(state)
    told.tell(ev.InstructionsFollowed(waiting.person, found.name, ctx.at))
    progress(told, ctx, waiting.person, goal=True)
    return told


def deal(state: State, action: Deal, ctx: Ctx) -> Ruling:  # s. III-4, III-7, F-21
    """Let somebody draw what the Text of a card says; moving cards by announcement would tell them to all."""
    game = running(state, "III-4")
    if isinstance(game, Refused):
        return game
    player = other(state, action.to, "III-4")
    if isinstance(player, Refused):
        return player
    told = course(state)
    draw(told, ctx, action.to, action.count)
    progress(told, ctx)
    return told


def declare_winner(state: State, action: DeclareWinner, ctx: Ctx) -> Ruling:  # F-1
    """Note who has won by a card that only people can judge."""
    game = running(state, "IV-4")
    if isinstance(game, Refused):
        return game
    strange = sorted({name for name in action.winners if name not in state.players})
    if strange:
        text = f"{', '.join(strange)} plays no part in this game."
        return Refused("NOT_A_PLAYER", "IV-4", text, {"strange": strange, "players": sorted(state.players)})
    goal = game.of_type("Goal")
    told = course(state)
    winners = tuple(dict.fromkeys(action.winners))
    told.tell(ev.GameWon(game.number, winners, "" if goal is None else goal.name, ctx.at))
    return told


def set_play_order(state: State, action: SetPlayOrder, _: Ctx) -> Ruling:  # s. III-12
    """Put the Play Order list right; whoever joined since the last report may be on it or not."""
    game = running(state, "III-12")
    if isinstance(game, Refused):
        return game
    listed = tuple(name for name in action.order if name in state.players)
    if len(set(action.order)) != len(action.order) or len(listed) != len(action.order):
        wrong = ordered(state, action.order, "III-12")
        return wrong if isinstance(wrong, Refused) else course(state)
    told = course(state)
    told.tell(oe.OrderSet(action.order))
    return told


def adjust(state: State, action: Adjust, ctx: Ctx) -> Ruling:  # s. I-3
    """Set a player's cardplays or Turn Tokens, or how many of these the contestmaster has."""
    game = running(state, "I-3")
    if isinstance(game, Refused):
        return game
    bank = action.person in (GAME, state.office.contestmaster)
    known = ("turn_tokens",) if bank else ("cardplays", "turn_tokens")
    if action.value not in known:
        text = f"{action.person} has no value called {action.value!r} that could be set."
        return Refused("UNKNOWN_VALUE", "I-3", text, {"known": list(known)})
    if not 0 <= action.to <= _MOST:
        text = f"{action.value} is a whole number from 0 to {_MOST}, not {action.to}."
        return Refused("BAD_VALUE", "I-3", text, {"to": action.to})
    if not bank:
        player = other(state, action.person, "I-3")
        if isinstance(player, Refused):
            return player
        turn = player.turn
        unlimited = turn is not None and not turn.ending and turn.allowed == ALL
        if action.value == "cardplays" and unlimited:
            text = f"{action.person} may play all cards of eir hand; there is no number to set."
            return Refused("BAD_VALUE", "I-3", text, {"to": action.to})
    told = course(state)
    told.tell(oe.Adjusted(GAME if bank else action.person, action.value, action.to, ctx.at))
    progress(told, ctx)
    return told


def enact(state: State, action: Enact, _: Ctx) -> Ruling:  # s. I-1
    """Note that what an intent that succeeded asked for has been entered."""
    intent = state.office.intents.standing.get(action.intent)
    if intent is None or intent.resolved is None:
        waiting = [one.number for one in state.office.intents.resolved()]
        text = f"Intent {action.intent} has not succeeded."
        return Refused("NO_RESOLVED_INTENT", "I-1", text, {"intent": action.intent, "waiting": waiting})
    enacted = course(state)
    enacted.tell(IntentClosed(intent.number, done=True))
    return enacted


def hand_over(state: State, action: HandOver, ctx: Ctx) -> Ruling:  # s. II, F-27
    """Make somebody else contestmaster; a player stops being one, as if e had left."""
    to = action.to
    if to == state.office.contestmaster or not to.strip():
        text = f"{state.office.contestmaster} is the contestmaster already."
        return Refused("ALREADY_SO", "II", text)
    told = course(state)
    if to in state.players:
        part(told, ctx, to)
    told.tell(oe.ContestmasterChanged(to))
    progress(told, ctx)
    return told
