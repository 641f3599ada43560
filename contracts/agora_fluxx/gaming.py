"""New Games and breaks, which the contestmaster announces (III-12, III-16; F-1, F-24, F-26)."""

from collections.abc import Mapping

from contracts.agora_fluxx import office_events as oe
from contracts.agora_fluxx.actions import Break, NewGame, Resume
from contracts.agora_fluxx.cards import Card, named
from contracts.agora_fluxx.dealing import draw
from contracts.agora_fluxx.guards import Ctx, Ruling, course, office, same_names
from contracts.agora_fluxx.progress import progress
from contracts.agora_fluxx.secret_events import CardsDescribed
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.starter import STARTER
from contracts.agora_fluxx.state import DEALT, TOKENS, State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.pausing import ClocksPutOff
from gamemaster.core.outcome import Refused

_FEW = 12


def new_game(state: State, action: NewGame, ctx: Ctx) -> Ruling:  # s. III-12
    """Start a New Game: everything of the last one is gone, the Deck is made, everybody draws three cards."""
    barred = office(state, ctx, "III-12")
    if barred is not None:
        return barred
    order = play_order(state, action, ctx)
    if isinstance(order, Refused):
        return order
    cards = initial_deck(state, action, ctx.settings)
    if isinstance(cards, Refused):
        return cards
    last = state.game
    number = 1 if last is None else last.number + 1
    people = tuple(sorted(state.players))
    names = tuple(card.name for card in cards)
    begun = course(state)
    shown, waits = ctx.settings.discard_public, ctx.settings.limit_blocking
    begun.tell(oe.GameStarted(number, ctx.at, order, names, people, TOKENS, shown, waits))
    if any(card.kind for card in cards):
        begun.tell(CardsDescribed(tuple(cards)))
    for name in order:
        draw(begun, ctx, name, DEALT)
    progress(begun, ctx)
    return begun


def play_order(state: State, action: NewGame, ctx: Ctx) -> tuple[str, ...] | Refused:  # F-26
    """The Play Order: as published, or else the one that the settings say."""
    people = tuple(sorted(state.players))
    if not people:
        return Refused("NO_PLAYERS", "III-12", "There are no players yet.", {"players": 0})
    if action.play_order is None:
        if ctx.settings.play_order == "joined":
            return tuple(
                name for name, _ in sorted(in_order(state.players), key=lambda p: (p[1].joined, p[0]))
            )
        return tuple(ctx.shuffle("play order", people))
    return ordered(state, action.play_order, "III-12")


def ordered(state: State, order: tuple[str, ...], section: str) -> tuple[str, ...] | Refused:
    """The list, if it names every player once and nobody else."""
    people = sorted(state.players)
    missing = [name for name in people if name not in order]
    strange = sorted({name for name in order if name not in state.players})
    if not missing and not strange and len(order) == len(people):
        return order
    wrong = [f"{', '.join(missing)} {'are' if len(missing) > 1 else 'is'} missing"] if missing else []
    wrong += [f"{', '.join(strange)} {'are' if len(strange) > 1 else 'is'} no player"] if strange else []
    text = f"The Play Order lists every player once: {'; '.join(wrong) or 'somebody is named twice'}."
    return Refused(
        "BAD_PLAY_ORDER", section, text, {"players": people, "missing": missing, "strange": strange}
    )


def initial_deck(state: State, action: NewGame, settings: FluxxSettings) -> tuple[Card, ...] | Refused:  # F-1
    """The cards of the Initial Deck: those named, or else all that are prepared."""
    known = prepared(state, settings)
    if action.deck is None:
        if not known:
            text = "No deck is named, and none is prepared: name its cards, or prepare them by a ruling."
            return Refused("NO_DECK", "III-12", text, {"deck": settings.deck})
        return tuple(known.values())
    names = [" ".join(name.split()) for name in action.deck]
    twice = same_names(names)
    if twice:
        text = f"A card is known by its name, and {', '.join(twice)} is there more than once."
        return Refused("CARD_TWICE", "III-12", text, {"twice": twice})
    strange = [name for name in names if name not in known or not name]
    if strange and settings.deck != "none":
        shown = ", ".join(strange[:_FEW]) + (" ..." if len(strange) > _FEW else "")
        text = f"What these cards are is not known: {shown}. Prepare them by a ruling first."
        return Refused("UNKNOWN_CARDS", "III-12", text, {"unknown": strange})
    return tuple(known.get(name) or named(name) for name in names)


def prepared(state: State, settings: FluxxSettings) -> Mapping[str, Card]:  # F-1
    """The cards that a New Game could have, by name: those prepared; without any, the starter deck."""
    if state.office.box or settings.deck != "starter":
        return dict(in_order(state.office.box))
    return STARTER


def declare_break(state: State, _: Break, ctx: Ctx) -> Ruling:  # s. III-16
    """Declare a break in the game."""
    barred = office(state, ctx, "III-16")
    if barred is not None:
        return barred
    since = state.office.on_break
    if since is not None:
        return Refused(
            "ALREADY_SO", "III-16", f"There is a break since {spoken(since)}.", {"since": iso(since)}
        )
    told = course(state)
    told.tell(oe.BreakDeclared(ctx.at))
    return told


def resume(state: State, _: Resume, ctx: Ctx) -> Ruling:  # s. III-16, F-24
    """Declare that the game is on; what was running out has as much time left as then."""
    barred = office(state, ctx, "III-16")
    if barred is not None:
        return barred
    since = state.office.on_break
    if since is None:
        return Refused("ALREADY_SO", "III-16", "There is no break; the game is on.")
    told = course(state)
    told.tell(oe.BreakEnded(ctx.at))
    if ctx.settings.pause_clocks == "stop":
        told.tell(ClocksPutOff(since, ctx.at, tuple(sorted(state.players))))
    return told
