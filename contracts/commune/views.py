"""The state as people see it: values by the names players use, and what a receipt closes with.

The game has no secrets, so everybody sees the same.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from contracts.commune.board import SQUARES, drawn, mark
from contracts.commune.dates import same_week
from contracts.commune.placing import founded_by
from contracts.commune.settings import CommuneSettings
from contracts.commune.state import SLOTS, Community, Participant, State, TradeOffer
from contracts.commune.trading import not_for
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.contract import Values, Viewer
from gamemaster.core.event import GAME
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics import intent_words


def participants(state: State) -> tuple[str, ...]:
    """Names of all participants, sorted."""
    return tuple(sorted(state.participants))


def values(state: State, subject: str, _: Viewer) -> Values:
    """The values of a participant, or of the game; empty for anybody else."""
    if subject == GAME:
        return _game(state)
    participant = state.participants.get(subject)
    return {} if participant is None else _participant(state, subject, participant)


def _participant(state: State, name: str, p: Participant) -> dict[str, Any]:
    last = state.usage(name).last
    shown: dict[str, Any] = {
        "tokens": dict(in_order(p.tokens)),
        "token_count": sum(p.tokens.values()),
        "constructors": {slot: p.constructors.get(slot) for slot in SLOTS},
        "constructors_used": {slot: iso(last[slot]) if slot in last else None for slot in SLOTS},
        "investments": {state.communities[number].handle: held for number, held in in_order(p.investments)},
        "investment_count": p.invested,
        "invested": iso(last["investment"]) if "investment" in last else None,
        "accolades": p.accolades,
        "founder_of": [c.handle for _, c in in_order(state.communities) if c.founder == name],
    }
    if not state.realm.terms.rolling:
        monday = state.calendar.week_start
        shown["used_this_week"] = [
            what for what, at in in_order(last) if same_week(at, monday, rolling=False)
        ]
        shown["weekly"] = dict.fromkeys(shown["used_this_week"], 1)
    return shown


def _game(state: State) -> dict[str, Any]:
    calendar, realm, result = state.calendar, state.realm, state.realm.result
    board = state.land.board
    # s. 9: when the tournament has ended nobody can accept an offer or act on an intent any more
    offers = tuple(in_order(state.market.open)) if result is None else ()
    intents = realm.intents.pending() if result is None else ()
    return {
        "week": calendar.week,
        "week_started": iso(calendar.week_start),
        "week_ends": iso(calendar.next_week),
        "started": iso(calendar.started),
        "ends": iso(realm.terms.deadline),
        "ended": None if result is None else iso(result.at),
        "end_reason": None if result is None else result.why,
        "winners": [] if result is None else list(result.winners),
        "winner_announced": result is not None and result.announced,
        "surveyor": realm.surveyor,
        "playboard": drawn(state),
        "board": {square: _owner(state, board[square]) for square in SQUARES if square in board},
        "occupied": {square: 1 for square in SQUARES if square in board},
        "tile_count": len(board),
        "community_count": state.limit,
        "communities": {c.handle: _community(state, c) for _, c in in_order(state.communities)},
        "standing": {c.handle: 1 for _, c in in_order(state.communities)},
        "acquired_communities": [
            {"name": a.handle, "founder": a.founder, "size": a.size, "by": a.by, "at": iso(a.at)}
            for a in state.land.acquired
        ],
        "offered": {str(number): 1 for number, _ in offers},
        "open_offers": [_offer(offer) for _, offer in offers],
        "weeks_roll": realm.terms.rolling,
        "naming_limit": realm.terms.naming_limit,
        "report_requested_by": realm.request.by if realm.request is not None and realm.request.open else None,
        "open_intents": [intent_words.shown(intent) for intent in intents],
        "adopted_intents": [intent_words.shown(intent) for intent in realm.intents.resolved()],
    }


def _owner(state: State, number: int) -> str | None:
    return state.communities[number].handle if number else None


def _community(state: State, c: Community) -> dict[str, Any]:
    return {
        "mark": mark(c),
        "number": c.number,
        "named": c.name is not None,
        "size": c.size,
        "founder": c.founder,
        "founded": iso(c.founded),
        "unnamed_since": None if c.unnamed is None else iso(c.unnamed),
        "last_growth": c.grown,
        "investments": dict(state.holders(c.number)),
    }


def _offer(offer: TradeOffer) -> dict[str, Any]:
    return {
        "number": offer.number,
        "by": offer.by,
        "token": offer.token,
        "wanted": list(offer.wanted),
        "to": None if offer.to is None else list(offer.to),
        "at": iso(offer.at),
    }


def things(state: State) -> Mapping[str, Mapping[str, Any]]:
    """What players may refer to: communities (those that are no more among them), offers, intents."""
    living = {c.handle: {"by": c.founder, "letter": mark(c)} for _, c in in_order(state.communities)}
    gone: dict[str, dict[str, Any]] = {a.handle: {"gone": True} for a in state.land.acquired}
    standing = (*state.realm.intents.pending(), *state.realm.intents.resolved())
    return {
        "communities": {**gone, **living},
        "offers": {str(number): _facts(offer) for number, offer in in_order(state.market.open)},
        "intents": {str(intent.number): intent.what for intent in standing},
    }


def _facts(offer: TradeOffer) -> dict[str, Any]:
    facts: dict[str, Any] = {"by": offer.by, "token": offer.token, "wanted": list(offer.wanted)}
    return facts if offer.to is None else {**facts, "to": list(offer.to)}


def standing(state: State, person: str, settings: CommuneSettings) -> tuple[str, ...]:
    """What is left to somebody, and what e should be warned of, as a receipt ends."""
    participant, result = state.participants.get(person), state.realm.result
    if participant is None:
        joining = "" if result is not None else " To take part, write: I join Commune."
        return (f"You are not a participant.{joining}",)
    if result is not None:
        return (_holds(participant), f"The tournament ended on {spoken(result.at)}.")
    return tuple(_standing(state, person, participant, settings))


def _holds(p: Participant) -> str:
    held = ", ".join(f"{count} x {symbol}" for symbol, count in in_order(p.tokens))
    return f"Your tokens: {held or 'none'}. Accolades: {p.accolades}."


def _standing(state: State, person: str, p: Participant, settings: CommuneSettings) -> Iterator[str]:
    yield _holds(p)
    made = "; ".join(f"{slot} {p.constructors.get(slot) or 'nothing'}" for slot in SLOTS)
    yield f"Your constructors make: {made}."
    last = state.usage(person).last
    if settings.week_mode == "calendar":
        monday = state.calendar.week_start
        left = [slot for slot in SLOTS if not same_week(last.get(slot), monday, rolling=False)]
        invests = (
            "is used" if same_week(last.get("investment"), monday, rolling=False) else "is still to be made"
        )
        yield (
            f"Constructors not used this week: {', '.join(left) or 'none'}; your weekly investment "
            f"{invests}. The week ends on {spoken(state.calendar.next_week)}."
        )
    yield f"Investments: {p.invested}, the limit is {state.limit}."
    unnamed = [c for _, c in in_order(state.communities) if c.founder == person and c.name is None]
    for c in unnamed:
        yield f"{c.handle}, which you founded, has no name yet: I name {c.handle} Ochre."
    if not unnamed and (own := founded_by(state, person)):
        yield f"While {own} exists you cannot found another community."
    for _, offer in in_order(state.market.open):
        wanted = [symbol for symbol in offer.wanted if symbol in p.tokens]
        if wanted and not_for(offer, person) is None:
            swap = f"{offer.token} for your {' or '.join(wanted)}"
            yield f"Offer {offer.number} by {offer.by} is open to you: {swap}."
    yield f"The tournament ends on {spoken(state.realm.terms.deadline)} at the latest."
