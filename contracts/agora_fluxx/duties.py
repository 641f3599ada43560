"""What is owed, by whom and until when, and what happens then.

For the contestmaster with the words to send.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from contracts.agora_fluxx.cards import Card
from contracts.agora_fluxx.clock import late
from contracts.agora_fluxx.limits import owed
from contracts.agora_fluxx.petitions import AMENDMENT, electors, may_act, section_of
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Game, State
from gamemaster.core.calendar import report_due
from gamemaster.core.contract import Duty
from gamemaster.core.maps import Map, in_order
from gamemaster.core.mechanics.intent_duties import intent_duties
from gamemaster.core.mechanics.intents import Intents


def due(state: State, settings: FluxxSettings) -> tuple[Duty, ...]:
    """Every duty that stands; none of the game's falls due during a break (III-16)."""
    found = [*_report(state), *_adopted(state, settings), *_intended(state, settings)]
    game = state.game
    if game is not None and game.result is None:
        found += [*_judged(state, game, settings)]
        if state.office.on_break is None:
            found += [*_discards(state, game, settings), *_turns(state, game, settings)]
    return tuple(found)


def owed_by(state: State, person: str, settings: FluxxSettings) -> tuple[Duty, ...]:
    """What that person owes."""
    return tuple(duty for duty in due(state, settings) if duty.owner == person)


def _report(state: State) -> Iterator[Duty]:  # s. III-13
    calendar = state.office.calendar
    what = (
        f"Publish the Fluxx Report of week {calendar.week}: hands by number, Keepers, Rules and Goals, "
        "both piles, Turn Tokens, the Play Order."
    )
    on_break = state.office.on_break is not None
    until = None if on_break else report_due(calendar.next_week)
    default = "it is postponed by the break" if on_break else "the report is late and still owed"
    master = state.office.contestmaster
    yield Duty(master, what, "III-13", calendar.week_start, until, default, kind="report")


def _adopted(state: State, settings: FluxxSettings) -> Iterator[Duty]:  # s. I-1, IV-2
    for intent in state.office.intents.resolved():
        if intent.resolved is None:
            continue
        what = f"Enter amendment {intent.number} by {intent.by} in the text or settings: {intent.what}"
        if intent.topic != AMENDMENT:
            what = (
                f"Make the card of intent {intent.number} by {intent.by} ({intent.what}). Announce, with its "
                'class, name and Text: I create the Keeper "Lantern" in the Deck. Then note it: enact.'
            )
        by = intent.resolved + timedelta(days=settings.timely_days)
        section = section_of(intent)
        yield Duty(
            state.office.contestmaster, what, section, intent.resolved, by, "it stays owed", kind="enactment"
        )


def _intended(state: State, settings: FluxxSettings) -> Iterator[Duty]:
    intents = state.office.intents
    for intent in intents.pending():
        if not may_act(state, intent):
            continue
        only = Intents(intents.last, Map({intent.number: intent}))
        counted = settings.intent_profile, electors(state, intent, settings), settings.speaker
        yield from intent_duties(only, section_of, *counted)


def _judged(state: State, game: Game, settings: FluxxSettings) -> Iterator[Duty]:  # F-21
    """What the contestmaster must do because the program cannot read what a card says."""
    master = state.office.contestmaster
    for one in game.limbo:
        card = game.cards[one.card]
        with_ = f", choosing {', '.join(one.choices)}" if one.choices else ""
        text = f' Its Text: "{card.text}"' if card.text else ""
        what = (
            f"Carry out {card.name}, played by {one.person}{with_}.{text} Move cards by announcement (I move "
            f"the Cat to {one.person}'s hand.), let cards be drawn unseen "
            f'(act deal {{"to": "{one.person}", "count": 2}}), then note it: '
            f'act carried_out {{"card": "{card.name}"}}'
        )
        until = one.at + timedelta(days=settings.timely_days)
        player = state.players.get(one.person)
        waits = player is not None and player.turn is not None and not one.left
        default = f"{one.person}'s turn waits for it" if waits else "it stays owed"
        yield Duty(master, what, "III-7", one.at, until, default, kind="prose")
    watched = [game.cards[name] for name in game.in_play]
    watched += [game.cards[name] for _, player in in_order(state.players) for name in player.keepers]
    for card in watched:
        what = _watch(card)
        if what:
            yield Duty(
                master, what, "IV-4", game.started, None, "nothing comes of it by itself", kind="watch"
            )


def _watch(card: Card) -> str:
    """What the contestmaster must see to while that card lies open, "" for nothing."""
    text = f'"{card.text}"' if card.text else "no Text is known of it"
    if card.kind == "Goal" and card.prose:
        return (
            f"Say who has won as soon as somebody meets the Goal {card.name} ({text}): "
            'act declare_winner {"winners": ["NAME"]}'
        )
    if card.kind == "Rule" and card.type and card.number is None:
        return (
            f"Say what the x of {card.name} comes to ({text}); until then it changes nothing: "
            f'act set_number {{"card": "{card.name}", "number": 3}}'
        )
    if card.prose and card.kind in ("Rule", "Keeper"):
        return f"See to what the {card.kind} {card.name} says, for the program does not: {text}"
    return ""


def _discards(state: State, game: Game, settings: FluxxSettings) -> Iterator[Duty]:  # s. IV-1, F-16
    for name in game.owing:
        player = state.players[name]
        many = owed(game, player, settings)
        since = player.owing or game.started
        parts = [f"{many.hand} of your hand"] if many.hand else []
        parts += [f"{many.keepers} of your Keepers"] if many.keepers else []
        what = f"Discard {' and '.join(parts)}, for a Limit in play."
        until = None if settings.discarding is None else since + settings.discarding
        yield Duty(name, what, "IV-1", since, until, "chance discards for you", kind="discard", reminded=True)


_MISSED = {
    "skip": "your turn is forfeited and the Turn Token passes on",
    "random": "the program plays cards of your hand drawn at random",
    "wait": "the game waits",
}


def _turns(state: State, game: Game, settings: FluxxSettings) -> Iterator[Duty]:  # s. III-8 to III-10, F-9
    for name, since in late(state, game, settings):
        what = _awaited(state, name)
        until = None if settings.forfeit is None else since + settings.forfeit
        yield Duty(
            name, what, "III-8", since, until, _MISSED[settings.turn_default], kind="turn", reminded=True
        )


def _awaited(state: State, name: str) -> str:
    player = state.players[name]
    if player.turn is None:
        return "You own a Turn Token: start your turn."
    left = player.cardplays
    return f"Your turn is in progress: you have {left} cardplay{'' if left == 1 else 's'} left."


def deadline(state: State, person: str, settings: FluxxSettings) -> datetime | None:
    """The first moment at which something that person owes falls due, None for never."""
    return min((duty.due for duty in owed_by(state, person, settings) if duty.due is not None), default=None)
