"""Cards that the contestmaster makes, destroys and moves by announcement (I-3, IV-3)."""

from contracts.agora_fluxx import events as ev
from contracts.agora_fluxx import office_events as oe
from contracts.agora_fluxx.actions import CreateCard, DestroyCard, MoveCard
from contracts.agora_fluxx.cards import CLASSES, Card, CardSpec, card
from contracts.agora_fluxx.gaming import prepared
from contracts.agora_fluxx.guards import (
    Ctx,
    Ruling,
    Told,
    card_called,
    course,
    name_taken,
    office,
    other,
    running,
)
from contracts.agora_fluxx.master import card_as
from contracts.agora_fluxx.playing import enter
from contracts.agora_fluxx.progress import progress
from contracts.agora_fluxx.secret_events import CardsDescribed
from contracts.agora_fluxx.state import Game, Place, State
from gamemaster.core.outcome import Refused

PLACES: dict[str, Place] = {
    "deck": "deck",
    "discard pile": "discards",
    "discards": "discards",
    "in play": "in_play",
}
OWNED: tuple[tuple[str, Place], ...] = (("hand of ", "hand"), ("in front of ", "front"))
"""How the places that belong to somebody begin, and what they are."""

_LONGEST = 80


def create_card(state: State, action: CreateCard, ctx: Ctx) -> Ruling:  # s. IV-3
    """Create a card, in the Deck unless another place is named; a Text that is told is public."""
    barred = office(state, ctx, "IV-3")
    if barred is not None:
        return barred
    game = running(state, "IV-3")
    if isinstance(game, Refused):
        return game
    name = " ".join(action.card.split())
    taken = name_taken(game.cards, name)
    # a card that was destroyed in a leaver's hand is made again under its name
    made = _made(state, action, taken or name, ctx)
    if isinstance(made, Refused):
        return made
    to = placed(state, action.to or "Deck", made)
    if isinstance(to, Refused):
        return to
    if taken and state.place(taken)[0] != "nowhere":
        return Refused("CARD_TWICE", "IV-3", f"This game has a card called {taken}.", {"card": taken})
    created = course(state)
    create(created, made, *to)
    progress(created, ctx)
    return created


def create(told: Told, made: Card, place: Place, owner: str) -> None:
    """Let that card come into being there."""
    if place == "in_play":
        enter(told, made)
    shown = made.text if made.known or place in ("in_play", "front", "discards") else ""
    told.tell(oe.CardCreated(made.name, made.kind, shown, place, owner))
    known = told.state.playing.cards[made.name].known
    told.tell(CardsDescribed((card_as(made, made.known or known),)))


def _made(state: State, action: CreateCard, name: str, ctx: Ctx) -> Card | Refused:
    """The card that is meant: one that was prepared, or what the announcement says of it."""
    if not name or len(name) > _LONGEST:
        text = f"The name of a card has 1 to {_LONGEST} characters."
        return Refused("BAD_NAME", "IV-3", text, {"length": len(name)})
    ready = prepared(state, ctx.settings).get(name)
    if ready is not None and action.text is None and action.kind in (None, ready.kind):
        return ready
    kind = None if action.kind is None else action.kind.strip().title()
    if kind is not None and kind not in CLASSES:
        text = f"A card is a Rule, an Action, a Goal or a Keeper, not {action.kind!r}."
        return Refused("NO_SUCH_CLASS", "III-1", text, {"kind": action.kind, "classes": list(CLASSES)})
    said = (action.text or "")[:4_000]
    return card(CardSpec.model_validate({"name": name, "kind": kind, "text": said}), known=bool(said))


def destroy_card(state: State, action: DestroyCard, ctx: Ctx) -> Ruling:  # s. IV-3
    """Destroy a card, wherever it is."""
    barred = office(state, ctx, "IV-3")
    if barred is not None:
        return barred
    game = running(state, "IV-3")
    if isinstance(game, Refused):
        return game
    found = card_called(game, action.card, "IV-3")
    if isinstance(found, Refused):
        return found
    destroyed = course(state)
    source, holder = state.place(found.name)
    destroyed.tell(oe.CardDestroyed(found.name, source, holder))
    _wait_no_more(destroyed, game, found.name, ctx)
    progress(destroyed, ctx)
    return destroyed


def move_card(state: State, action: MoveCard, ctx: Ctx) -> Ruling:  # s. I-3, III-3
    """Move a card somewhere else, and thereby to its owner there."""
    barred = office(state, ctx, "I-3")
    if barred is not None:
        return barred
    game = running(state, "I-3")
    if isinstance(game, Refused):
        return game
    found = card_called(game, action.card, "I-3")
    if isinstance(found, Refused):
        return found
    to = placed(state, action.to, found)
    if isinstance(to, Refused):
        return to
    place, owner = to
    source, holder = state.place(found.name)
    if (source, holder) == to:
        return Refused("ALREADY_SO", "III-3", f"{found.name} is there already.", {"card": found.name})
    moved = course(state)
    if place == "in_play":
        enter(moved, found)
    if place == "discards":
        moved.tell(ev.CardDiscarded(found.name, source, holder))
    else:
        moved.tell(oe.CardMoved(found.name, source, holder, place, owner))
    _wait_no_more(moved, game, found.name, ctx)
    progress(moved, ctx)
    return moved


def _wait_no_more(told: Told, before: Game, card: str, ctx: Ctx) -> None:  # s. III-8
    """Let the turn that waited for that card to be carried out have all its time from now on."""
    waited = next((one for one in before.limbo if one.card == card and not one.left), None)
    player = None if waited is None else told.state.players.get(waited.person)
    if waited is None or player is None or player.since is None:
        return
    if told.state.playing.carried_for(waited.person) is None:
        told.tell(oe.AwaitedAnew(ctx.at, (waited.person,)))


def placed(state: State, called: str, card: Card) -> tuple[Place, str] | Refused:
    """The place that is called so, and whose it is.

    Only Rules and Goals can be in play, the others in front.
    """
    plain = " ".join(called.split())
    place: Place | None = PLACES.get(plain.lower())
    owner = ""
    for begins, one in OWNED:
        if plain.lower().startswith(begins):
            player = other(state, plain[len(begins) :], "III-3")
            if isinstance(player, Refused):
                return player
            place, owner = one, plain[len(begins) :]
    if place is None:
        known = ["Deck", "Discard Pile", "In Play", "Hand of NAME", "In Front Of NAME"]
        return Refused("NO_SUCH_PLACE", "III-3", f"There is no place called {called!r}.", {"places": known})
    wanted = {"in_play": ("Rule", "Goal"), "front": ("Keeper",)}.get(place)
    if wanted is not None and card.kind not in (*wanted, ""):
        text = f"{card.name} is {_article(card.kind)}, which cannot be {called}."
        return Refused("WRONG_PLACE", "III-3", text, {"class": card.kind, "place": called})
    return place, owner


def _article(kind: str) -> str:
    return f"{'an' if kind == 'Action' else 'a'} {kind}"
