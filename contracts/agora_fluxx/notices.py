"""What has to be mailed at once: hands to their owners (III-11), whose turn it is, news to the list (F-20).

One private notice a step and person at most, whatever happened to em in it; it holds what its reader may
know. `key` names the occasion, so that a replay sends nothing twice: hands are counted, and so are
reminders.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from contracts.agora_fluxx import events as ev
from contracts.agora_fluxx import office_events as oe
from contracts.agora_fluxx import secret_events as se
from contracts.agora_fluxx.announced import GAMES, PLAYS
from contracts.agora_fluxx.duties import deadline, owed_by
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.standing import standing
from contracts.agora_fluxx.state import Player, State, seal_of
from contracts.agora_fluxx.telling import tell
from gamemaster.core.calendar import iso
from gamemaster.core.contract import Dispatch
from gamemaster.core.event import Event
from gamemaster.core.maps import in_order


def dispatches(
    before: State, events: tuple[Event, ...], after: State, settings: FluxxSettings
) -> tuple[Dispatch, ...]:
    """Every mail that these events call for."""
    return (*_news(events, after, settings), *_private(before, events, after, settings))


def _news(events: tuple[Event, ...], after: State, settings: FluxxSettings) -> Iterator[Dispatch]:
    """One announcement for all that became public in a step and is worth telling everybody at once."""
    kinds = {"games": GAMES, "plays": PLAYS, "none": ()}[settings.news]
    told = [event for event in events if isinstance(event, kinds)]
    game = after.game
    if not told or game is None:
        return
    begun = next((event for event in told if isinstance(event, oe.GameStarted)), None)
    won = next((event for event in told if isinstance(event, ev.GameWon)), None)
    facts: dict[str, Any] = {
        "game": game.number,
        "headline": _headline(told, game.number),
        "lines": [tell(event) for event in told],
        "play_order": list(begun.order) if begun is not None else [],
        "cards": list(begun.cards) if begun is not None else [],
        "winners": list(won.winners) if won is not None else [],
        "contestmaster": after.office.contestmaster,
    }
    opened = (seal_of(begun.number),) if begun is not None else ()
    # a game is begun and won once; breaks and plays are told apart by how much has become public before
    changes = "" if begun or won else f", {_moment(told)}, {game.news}"
    names = "+".join(sorted({event.name for event in told}))
    yield Dispatch(f"game {game.number}: {names}{changes}", None, "news", facts, opened)


def _moment(told: Sequence[Event]) -> str:
    at = next((event.at for event in told if isinstance(event, oe.BreakDeclared | oe.BreakEnded)), None)
    return "play" if at is None else iso(at)


def _headline(told: Sequence[Event], number: int) -> str:
    """The subject of an announcement: whatever of it matters most."""
    for event in told:
        match event:
            case ev.GameWon():
                return f"game {number} is won"
            case oe.GameStarted():
                return f"game {number} begins"
    for event in told:
        match event:
            case oe.BreakDeclared():
                return "a break"
            case oe.BreakEnded():
                return "the game is on"
    return f"game {number}, what was played"


def _private(
    before: State, events: tuple[Event, ...], after: State, settings: FluxxSettings
) -> Iterator[Dispatch]:
    game = after.game
    if game is None:
        return
    reminded = {event.person: event.count for event in events if isinstance(event, se.Reminded)}
    got = {event.to for event in events if isinstance(event, ev.TurnEnded | ev.TokenForfeited) and event.goes}
    owing = {event.person for event in events if isinstance(event, ev.DiscardsDue)}
    for name, player in in_order(after.players):
        told = " ".join(
            tell(event)
            for event in events
            if not isinstance(event, se.Reminded) and event.seen_by is not None and name in event.seen_by
        )
        about = f"game {game.number}: {name}"
        if name in reminded:
            since = "" if player.since is None else iso(player.since)
            key = f"{about}: reminder {reminded[name]} since {since}"
            yield _to(name, "reminder", key, told, after, settings)
        elif name in owing:
            since = "" if player.owing is None else iso(player.owing)
            yield _to(name, "discard", f"{about}: discards since {since}", told, after, settings)
        elif name in got and player.tokens:
            since = "" if player.since is None else iso(player.since)
            yield _to(name, "turn", f"{about}: token since {since}", told, after, settings)
        elif _hand_changed(before, name, player) and game.result is None:
            yield _to(name, "hand", f"{about}: hand {player.changes}", told, after, settings)


def _hand_changed(before: State, name: str, player: Player) -> bool:
    old = before.players.get(name)
    return player.hand != (() if old is None else old.hand)


def _to(person: str, kind: str, key: str, told: str, state: State, settings: FluxxSettings) -> Dispatch:
    until = deadline(state, person, settings)
    facts: dict[str, Any] = {
        "to": person,
        "game": state.playing.number,
        "told": told,
        "hand": list(state.players[person].hand),
        "lines": list(standing(state, person, settings)),
        "duties": [
            {
                "what": duty.what,
                "section": duty.section,
                "due": None if duty.due is None else iso(duty.due),
                "default": duty.default,
            }
            for duty in owed_by(state, person, settings)
        ],
        "deadline": None if until is None else iso(until),
        "deadline_of": f"game {state.playing.number}",
        "examples": list(_examples(kind, state, person)),
    }
    return Dispatch(key, person, kind, facts)


def _examples(kind: str, state: State, person: str) -> Iterator[str]:
    """What its reader may write now."""
    player = state.players[person]
    if kind == "discard":
        cards = player.hand or player.keepers
        yield from (f"I discard {card}." for card in cards[:1])
    elif player.tokens and player.turn is None:
        yield "I start my turn."
    if player.tokens and not player.owing:
        yield from (f"I play {card}." for card in player.hand[:1])
