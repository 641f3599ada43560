"""Drawing cards, and the draws of chance about hands (III-4, III-5).

Every draw is hidden until its game is over, when the secret it hangs on is told: a hand could be worked out
from what was drawn.
"""

from contracts.agora_fluxx.cards import ALL, DRAW
from contracts.agora_fluxx.events import Drew
from contracts.agora_fluxx.guards import Ctx, Told
from contracts.agora_fluxx.secret_events import Dealt
from contracts.agora_fluxx.state import Game


def draw(  # s. III-4, F-4, F-5
    told: Told, ctx: Ctx, person: str, count: int, by_rule: bool = False
) -> None:
    """Move so many cards (ALL: as many as the Deck has) from the Deck to that player's hand, at once.

    An empty Deck takes the pile and drawing goes on; fewer are drawn when there is nothing left. `by_rule`
    says that it is what a turn gives.
    """
    game = told.state.playing
    wanted = len(game.deck) if count == ALL else count
    found = min(wanted, len(game.deck) + len(game.discards))
    if found:
        told.tell(Drew(person, found))
    left = found
    while left:
        deck = told.state.playing.deck
        cards = ctx.shuffle("draw", deck, left, told.state.seal)
        told.tell(Dealt(person, tuple(sorted(cards)), by_rule))
        left -= len(cards)
    if found < wanted:
        ctx.remark(
            "DECK_EXHAUSTED", f"Deck and Discard Pile had only {found} of {wanted} cards for {person}."
        )


def draw_number(game: Game) -> int:  # s. III-9, F-14
    """How many cards are drawn when a turn starts."""
    number = game.number_of(DRAW)
    return 1 if number is None else number


def one_of(told: Told, ctx: Ctx, purpose: str, cards: tuple[str, ...]) -> str:
    """One of these cards, drawn at random and unseen."""
    ordered = sorted(cards)
    return ordered[ctx.roll(purpose, len(ordered), told.state.seal) - 1]
