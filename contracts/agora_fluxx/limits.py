"""Hand Limit and Keeper Limit: who must discard, and discarding (IV-1, F-15, F-16)."""

from datetime import datetime
from typing import NamedTuple

from contracts.agora_fluxx.actions import Discard, SetPreferences
from contracts.agora_fluxx.cards import ALL, HAND_LIMIT, KEEPER_LIMIT
from contracts.agora_fluxx.dealing import one_of
from contracts.agora_fluxx.events import CardDiscarded, DiscardsDone, DiscardsDue
from contracts.agora_fluxx.guards import Ctx, Told, card_called
from contracts.agora_fluxx.secret_events import PreferencesSet
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Game, Place, Player, State
from gamemaster.core.outcome import Refused
from gamemaster.core.wording import counted


class Excess(NamedTuple):
    """How many cards somebody has too many."""

    hand: int
    keepers: int

    @property
    def any(self) -> bool:
        """Whether e has too many of either."""
        return self.hand > 0 or self.keepers > 0


NONE = Excess(0, 0)


def excess(game: Game, player: Player) -> Excess:  # s. IV-1
    """How many cards that player has above the limits, whether or not e must discard them yet."""
    return Excess(
        _above(game.number_of(HAND_LIMIT), len(player.hand)),
        _above(game.number_of(KEEPER_LIMIT), len(player.keepers)),
    )


def _above(limit: int | None, held: int) -> int:
    return 0 if limit is None or limit == ALL else max(0, held - limit)


def owed(game: Game, player: Player, settings: FluxxSettings) -> Excess:  # s. IV-1, F-15
    """How many cards that player must discard now."""
    turn = player.turn
    if turn is not None:
        return excess(game, player) if turn.ending else NONE
    return excess(game, player) if settings.limit_timing == "standard" else NONE


def mind(told: Told, ctx: Ctx, at: datetime) -> bool:
    """Let who must discard now be told so, or discard what e has said e would.

    Whether anything happened.
    """
    game = told.state.playing
    limited = game.of_type(HAND_LIMIT) is not None or game.of_type(KEEPER_LIMIT) is not None
    if not limited and not game.owing:
        return False
    happened = False
    for name in sorted(told.state.players):
        player = told.state.players[name]
        due = owed(told.state.playing, player, ctx.settings)
        if due.any and player.preferences:
            happened |= _as_preferred(told, name, due)
            player = told.state.players[name]
            due = owed(told.state.playing, player, ctx.settings)
        if due.any and player.owing is None:
            told.tell(DiscardsDue(name, due.hand, due.keepers, at))
            happened = True
        elif not due.any and player.owing is not None:
            told.tell(done(told.state, name, at, ctx.settings))
            happened = True
    return happened


def done(state: State, name: str, at: datetime, settings: FluxxSettings) -> DiscardsDone:
    """The event by which that player need not discard any more, with those whose turns waited for it."""
    return DiscardsDone(name, at, released(state, name, settings))


def released(state: State, name: str, settings: FluxxSettings) -> tuple[str, ...]:
    """Those whose turns waited for what that player had to discard."""
    waited = state.players if settings.limit_blocking else (name,)
    return tuple(one for one in sorted(waited) if state.players[one].since is not None)


def _as_preferred(told: Told, name: str, due: Excess) -> bool:  # F-16
    """Discard what that player has said e would, as far as it goes."""
    hand, keepers, happened = due.hand, due.keepers, False
    for card in told.state.players[name].preferences:
        player = told.state.players[name]
        place: Place | None = None
        if hand and card in player.hand:
            place, hand = "hand", hand - 1
        elif keepers and card in player.keepers:
            place, keepers = "front", keepers - 1
        if place is not None:
            told.tell(CardDiscarded(card, place, name))
            happened = True
    return happened


def at_random(told: Told, ctx: Ctx, name: str) -> None:  # F-16
    """Let chance discard what that player has not in time."""
    due = owed(told.state.playing, told.state.players[name], ctx.settings)
    for _ in range(due.hand):
        card = one_of(told, ctx, "discard from hand", told.state.players[name].hand)
        told.tell(CardDiscarded(card, "hand", name, at_random=True))
    for _ in range(due.keepers):
        card = one_of(told, ctx, "discard Keeper", told.state.players[name].keepers)
        told.tell(CardDiscarded(card, "front", name, at_random=True))


def discards(
    state: State, game: Game, name: str, action: Discard, settings: FluxxSettings
) -> list[CardDiscarded] | Refused:
    """Rule on that player discarding those cards for a limit; the events of it."""
    player = state.players[name]
    due = owed(game, player, settings)
    if not due.any:
        text = "You need not discard anything now; a card is discarded for a limit, or by what a card says."
        return Refused("NOTHING_TO_DISCARD", "IV-1", text, {"hand": 0, "keepers": 0})
    found: dict[str, CardDiscarded] = {}
    for called in action.cards:
        card = card_called(game, called, "III-5")
        if isinstance(card, Refused):
            return card
        if card.name in player.keepers:
            found[card.name] = CardDiscarded(card.name, "front", name)
        elif card.name in player.hand:
            found[card.name] = CardDiscarded(card.name, "hand", name)
        else:
            text = f"{card.name} is neither in your hand nor in front of you."
            return Refused("NOT_YOUR_CARD", "III-5", text, {"card": card.name})
    given = Excess(
        sum(one.source == "hand" for one in found.values()),
        sum(one.source == "front" for one in found.values()),
    )
    if given.hand > due.hand or given.keepers > due.keepers:
        text = (
            f"You must discard {counted(due.hand, 'card')} of your hand and "
            f"{counted(due.keepers, 'Keeper')}, and no more."
        )
        return Refused("TOO_MANY_DISCARDS", "IV-1", text, {"hand": due.hand, "keepers": due.keepers})
    return list(found.values())


def preferring(game: Game, name: str, action: SetPreferences) -> PreferencesSet | Refused:  # F-16
    """Rule on that player saying which cards e would rather discard."""
    cards: list[str] = []
    for called in action.cards:
        card = card_called(game, called, "IV-1")
        if isinstance(card, Refused):
            return card
        cards.append(card.name)
    return PreferencesSet(name, tuple(dict.fromkeys(cards)))
