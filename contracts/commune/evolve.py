"""How each event changes the state: one small function an event, and no rule in any of them."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Any

from contracts.commune import events as ev
from contracts.commune.state import (
    ORPHAN,
    Acquired,
    ClosedOffer,
    Community,
    Land,
    Market,
    Participant,
    Request,
    Result,
    State,
    Terms,
    TradeOffer,
    Usage,
)
from gamemaster.core.calendar import WEEK
from gamemaster.core.event import Event
from gamemaster.core.maps import Map
from gamemaster.core.mechanics.assets import gain, lose
from gamemaster.core.mechanics.intents import INTENT_EVENTS, evolve_intents, put_off_intents
from gamemaster.core.mechanics.pausing import ClocksPutOff


def evolve(state: State, event: Event) -> State:
    """The state after `event`."""
    return _FOLDS[type(event)](state, event)


def _joined(state: State, e: ev.Joined) -> State:
    last = max((p.place for p in state.participants.values()), default=0)
    return state.with_participant(e.person, Participant(e.at, place=last + 1))


def _left(state: State, e: ev.Left) -> State:
    return State(state.realm, state.participants.delete(e.person), state.land, state.market)


def _begun(state: State, e: ev.ConstructionBegun) -> State:
    p = state.participants[e.person]
    changed = Participant(
        p.joined,
        p.tokens,
        p.constructors.set(e.slot, e.symbol),
        p.investments,
        p.invested,
        p.accolades,
        p.place,
    )
    return state.with_used(e.person, e.slot, e.at).with_participant(e.person, changed)


def _granted(state: State, e: ev.TokenGranted) -> State:
    return _tokens(state.with_used(e.person, e.slot, e.at), e.person, [e.symbol], [])


def _placed(state: State, e: ev.TilePlaced) -> State:
    state = _tokens(state, e.person, [], list(e.square))
    usage = state.usage(e.person)
    recent = tuple(at for at in usage.placed if e.at - at < _KEPT)
    used = state.realm.usage.set(e.person, Usage(usage.last, (*recent, e.at)))
    board = state.land.board.set(e.square, ORPHAN)
    return state.with_realm(usage=used).with_land(board=board, changed=e.at)


# a week back, and a calendar week is no longer than that
_KEPT = timedelta(days=7)


def _founded(state: State, e: ev.CommunityFounded) -> State:
    land = state.land
    growths = land.growths + 1
    community = Community(e.number, e.person, e.at, len(e.squares), growths, unnamed=e.at)
    state = state.with_land(
        board=_put(land.board, e.squares, e.number),
        communities=land.communities.set(e.number, community),
        founded=e.number,
        growths=growths,
    )
    return _invest(state, e.person, e.number, 1) if e.investment else state


def _grew(state: State, e: ev.CommunityGrew) -> State:
    return _grown(state, e.number, [e.square], 1)


def _grown(state: State, number: int, squares: Iterable[str], by: int) -> State:
    land = state.land
    growths = land.growths + 1
    community = land.communities[number]
    grown = replace(community, size=community.size + by, grown=growths)
    return state.with_land(
        board=_put(land.board, squares, number),
        communities=land.communities.set(number, grown),
        growths=growths,
    )


def _accolades(state: State, e: ev.AccoladesGained) -> State:
    p = state.participants[e.person]
    return state.with_participant(e.person, replace(p, accolades=p.accolades + e.gained))


def _merged(state: State, e: ev.CommunitiesMerged) -> State:
    land = state.land
    gone = frozenset(e.acquired)
    tiles = [square for square, owner in land.board.items() if owner in gone]
    size = sum(land.communities[number].size for number in e.acquired)
    communities = land.communities
    for number in e.acquired:
        communities = communities.delete(number)
    acquired = tuple(
        Acquired(c.handle, c.founder, c.size, e.handle, e.at)
        for c in (land.communities[number] for number in e.acquired)
    )
    state = state.with_land(communities=communities, acquired=(*land.acquired, *acquired))
    for person in e.people:
        p = state.participants.get(person)
        if p is not None:
            kept = {number: held for number, held in p.investments.items() if number not in gone}
            changed = replace(p, investments=Map(kept), invested=sum(kept.values()))
            state = state.with_participant(person, changed)
    if e.tile == "joins":
        tiles.append(e.square)
    return _grown(state, e.acquirer, tiles, size + (e.tile != "orphan"))


def _named(state: State, e: ev.CommunityNamed) -> State:
    named = replace(state.communities[e.number], name=e.colour, unnamed=None)
    return state.with_land(communities=state.communities.set(e.number, named))


def _unnamed(state: State, e: ev.NameRefused) -> State:
    community = replace(state.communities[e.number], name=None, unnamed=e.at)
    return state.with_land(communities=state.communities.set(e.number, community))


def _invested(state: State, e: ev.Invested) -> State:
    return _invest(state.with_used(e.person, "investment", e.at), e.person, e.number, 1)


def _offered(state: State, e: ev.OfferMade) -> State:
    offer = TradeOffer(e.number, e.person, e.token, e.wanted, e.to, e.at)
    market = state.market
    return state.with_market(Market(e.number, market.open.set(e.number, offer), market.closed))


def _closed(state: State, e: ev.OfferClosed) -> State:
    return _close(state, e.number, ClosedOffer(e.person, e.how, ""))


def _accepted(state: State, e: ev.OfferAccepted) -> State:
    state = _tokens(state, e.by, [e.given], [e.token])
    state = _tokens(state, e.person, [e.token], [e.given])
    return state if e.stands else _close(state, e.number, ClosedOffer(e.by, "accepted", e.person))


def _close(state: State, number: int, closed: ClosedOffer) -> State:
    market = state.market
    return state.with_market(
        Market(market.last, market.open.delete(number), market.closed.set(number, closed))
    )


def _requested(state: State, e: ev.ReportRequested) -> State:
    return state.with_realm(request=Request(e.person, e.at, open=True))


def _week_turned(state: State, e: ev.WeekTurned) -> State:
    calendar, request = state.calendar, state.realm.request
    turned = replace(calendar, week=calendar.week + 1, week_start=e.at, next_week=e.at + WEEK)
    met = None if request is None else replace(request, open=False)
    return state.with_realm(calendar=turned, request=met)


def _terms(state: State, e: ev.TermsChanged) -> State:
    return state.with_realm(terms=Terms(e.deadline, e.rolling, e.naming_limit))


def _ended(state: State, e: ev.TournamentEnded) -> State:
    return state.with_realm(result=Result(e.at, e.why, e.community, e.winners, e.accolades))


def _announced(state: State, _: ev.WinnerAnnounced) -> State:
    result = state.realm.result
    return state if result is None else state.with_realm(result=replace(result, announced=True))


def _adjusted(state: State, e: ev.Adjusted) -> State:
    p = state.participants[e.person]
    what, _, of = e.value.partition(" ")
    if what == "constructor":
        cleared = p.constructors.delete(of) if of in p.constructors else p.constructors
        changed = replace(p, constructors=cleared.set(of, str(e.to)) if e.to != "" else cleared)
        return state.with_participant(e.person, changed)
    count = int(e.to)
    if what == "accolades":
        return state.with_participant(e.person, replace(p, accolades=count))
    if what == "token":
        tokens = p.tokens.delete(of) if of in p.tokens else p.tokens
        return state.with_participant(e.person, replace(p, tokens=gain(tokens, of, count)))
    return _invest(state, e.person, e.number, count - p.investments.get(e.number, 0))


def _square_set(state: State, e: ev.SquareSet) -> State:
    land: Land = state.land
    before = land.board.get(e.square)
    if before is not None:
        land = replace(land, board=land.board.delete(e.square))
    if before:
        owner = land.communities[before]
        land = replace(land, communities=land.communities.set(before, replace(owner, size=owner.size - 1)))
    state = State(state.realm, state.participants, land, state.market)
    if e.number == ORPHAN:
        return state.with_land(board=land.board.set(e.square, ORPHAN))
    return _grown(state, e.number, [e.square], 1) if e.number > 0 else state


def _surveyor(state: State, e: ev.SurveyorChanged) -> State:
    return state.with_realm(surveyor=e.to)


def _intents(state: State, e: Event) -> State:
    return state.with_realm(intents=evolve_intents(state.realm.intents, e))


def _put(board: Map[str, int], squares: Iterable[str], number: int) -> Map[str, int]:
    for square in squares:
        board = board.set(square, number)
    return board


def _tokens(state: State, person: str, gained: list[str], lost: list[str]) -> State:
    p = state.participants[person]
    tokens = p.tokens
    for symbol in lost:
        tokens = lose(tokens, symbol)
    for symbol in gained:
        tokens = gain(tokens, symbol)
    changed = Participant(p.joined, tokens, p.constructors, p.investments, p.invested, p.accolades, p.place)
    return state.with_participant(person, changed)


def _invest(state: State, person: str, number: int, more: int) -> State:
    p = state.participants[person]
    held = p.investments.get(number, 0) + more
    others = p.investments.delete(number) if number in p.investments else p.investments
    investments = others.set(number, held) if held else others
    return state.with_participant(person, replace(p, investments=investments, invested=p.invested + more))


def _put_off(state: State, e: ClocksPutOff) -> State:
    later = {
        number: replace(c, unnamed=e.begun(c.unnamed))
        for number, c in state.communities.items()
        if c.unnamed is not None
    }
    state = state.with_land(communities=state.communities.update(later))
    return state.with_realm(intents=put_off_intents(state.realm.intents, e))


_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.Joined: _joined,
    ev.Left: _left,
    ev.ConstructionBegun: _begun,
    ev.TokenGranted: _granted,
    ev.TilePlaced: _placed,
    ev.CommunityFounded: _founded,
    ev.CommunityGrew: _grew,
    ev.AccoladesGained: _accolades,
    ev.CommunitiesMerged: _merged,
    ev.CommunityNamed: _named,
    ev.NameRefused: _unnamed,
    ev.Invested: _invested,
    ev.OfferMade: _offered,
    ev.OfferClosed: _closed,
    ev.OfferAccepted: _accepted,
    ev.ReportRequested: _requested,
    ev.WeekTurned: _week_turned,
    ev.TermsChanged: _terms,
    ev.TournamentEnded: _ended,
    ev.WinnerAnnounced: _announced,
    ev.Adjusted: _adjusted,
    ev.SquareSet: _square_set,
    ev.SurveyorChanged: _surveyor,
    **dict.fromkeys(INTENT_EVENTS, _intents),
    ClocksPutOff: _put_off,
}
