"""What a person may do now: everything that would be allowed, and what it would lead to.

Nothing is decided here; the rules' own functions are asked, so that this list and the rules cannot part
company. Every option holds a sentence that the reader knows.
"""

from collections.abc import Iterator
from datetime import datetime

from contracts.commune import actions as act
from contracts.commune.colours import unused_colours
from contracts.commune.guards import free_constructors, token, unused
from contracts.commune.membership import no_request
from contracts.commune.merging import Placement, placement
from contracts.commune.naming import letters_taken
from contracts.commune.petitions import electors
from contracts.commune.placing import placeable
from contracts.commune.settings import CommuneSettings
from contracts.commune.settle import tiles_for_majority
from contracts.commune.state import Participant, State, TradeOffer
from contracts.commune.trading import not_for
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.intent_options import intent_options
from gamemaster.core.option import Option
from gamemaster.core.wording import counted


def legal(state: State, person: str, settings: CommuneSettings, at: datetime) -> tuple[Option, ...]:
    """What `person` may do at `at`."""
    if state.realm.result is not None:
        return ()
    participant = state.participants.get(person)
    counted = settings.intent_profile, electors(state, settings), "", settings.speaker
    intents = tuple(intent_options(state.realm.intents, person, at, *counted))
    if participant is None:
        joins = Option(act.Join(), "I join Commune.", "three constructors, set to nothing")
        return (joins, *_namings(state, person), *intents)
    return (
        *_placements(state, person, settings, at),
        *_constructors(state, person, participant, settings, at),
        *_investments(state, person, participant, settings, at),
        *_namings(state, person),
        *_trades(state, person, participant),
        *_requests(state, settings, at),
        *intents,
        Option(act.Leave(), "I leave Commune.", "everything you own is destroyed"),
    )


def _placements(
    state: State, person: str, settings: CommuneSettings, now: datetime
) -> Iterator[Option]:  # s. 4, 5
    for square in placeable(state, person, settings, now):
        doing = placement(state, square, settings)
        gained: dict[str, int] = {}
        for payout in doing.payouts:
            gained[payout.person] = gained.get(payout.person, 0) + payout.accolades
        handle = state.communities[doing.acquirer].handle if doing.acquirer else ""
        paid = {who: count for who, count in sorted(gained.items()) if count}
        effect = _effect(state, doing, handle, settings) + _accolades(paid)
        facts = {"community": handle or None, "accolades": paid}
        yield Option(act.Place(square=square), f"I place a tile at {square}.", effect, facts)


def _accolades(paid: dict[str, int]) -> str:
    told = (f"{who} {counted(count, 'accolade')}" for who, count in paid.items())
    return f"; it brings {', '.join(told)}" if paid else ""


def _effect(state: State, doing: Placement, handle: str, settings: CommuneSettings) -> str:
    if doing.kind == "founds":
        return "founds a community" if doing.tiles else "founds a community without tiles"
    size = state.communities[doing.acquirer].size
    if doing.kind == "grows":
        after, did = size + 1, f"adds to {handle}, which then has {counted(size + 1, 'tile')}"
    else:
        taken = sum(state.communities[number].size for number in doing.acquired)
        after = size + taken + (settings.merging_tile != "orphan")
        names = " and ".join(state.communities[number].handle for number in doing.acquired)
        did = f"{handle} acquires {names} and then has {counted(after, 'tile')}"
    ends = tiles_for_majority(len(state.land.board) + 1, settings)
    return f"{did}; the tournament ends" if ends is not None and after >= ends else did


def _constructors(
    state: State, person: str, participant: Participant, settings: CommuneSettings, now: datetime
) -> Iterator[Option]:  # s. 2
    for slot in free_constructors(state, person, now, settings):
        makes = participant.constructors.get(slot)
        if makes is not None:
            say = f"I grant myself the token from my {slot} constructor."
            yield Option(act.Grant(slot=slot), say, f"you get {token(makes)}")
        say = f"I begin constructing a D in my {slot} constructor."
        now_set = f"set to {makes}" if makes is not None else "set to nothing"
        effect = f"any symbol A-J or 0-9; it is {now_set}"
        yield Option(act.Construct(slot=slot, symbol="D"), say, effect)


def _investments(
    state: State, person: str, participant: Participant, settings: CommuneSettings, now: datetime
) -> Iterator[Option]:  # s. 6
    if participant.invested >= state.limit or not unused(state, person, "investment", now, settings):
        return
    for number, community in in_order(state.communities):
        held, total = participant.investments.get(number, 0), state.invested(number)
        share = f"{held + 1} of {total + 1} investments would be yours"
        handle = community.handle
        yield Option(act.Invest(community=handle), f"I invest in {handle}.", share)


def _namings(state: State, person: str) -> Iterator[Option]:  # s. 4
    colour = next(iter(unused_colours(letters_taken(state))), "")
    for _, community in in_order(state.communities):
        own = community.founder == person and person in state.participants
        if colour and community.name is None and (own or person == state.realm.surveyor):
            handle = community.handle
            effect = "any colour whose first letter no community has"
            yield Option(act.Name(community=handle, colour=colour), f"I name {handle} {colour}.", effect)


def _trades(state: State, person: str, participant: Participant) -> Iterator[Option]:  # s. 7
    for number, offer in in_order(state.market.open):
        if offer.by == person:
            effect = f"{token(offer.token)} is no longer on offer"
            yield Option(act.WithdrawOffer(offer=number), f"I withdraw offer {number}.", effect)
        elif not_for(offer, person) is None:
            yield from _acceptances(participant, offer)
    for symbol, _ in in_order(participant.tokens):
        wanted = "A" if symbol != "A" else "B"
        say = f"I offer {token(symbol)} for {token(wanted)}."
        effect = "for any symbols, to everybody or to those you name"
        yield Option(act.Offer(token=symbol, wanted=(wanted,)), say, effect)


def _requests(state: State, settings: CommuneSettings, at: datetime) -> Iterator[Option]:  # s. 8, C-34
    if no_request(state, settings, at) is None:
        effect = "the Surveyor then owes one before the week is over"
        yield Option(act.RequestReport(), "I request a report.", effect)


def _acceptances(participant: Participant, offer: TradeOffer) -> Iterator[Option]:
    for symbol in offer.wanted:
        if symbol in participant.tokens:
            number = offer.number
            say = f"I accept offer {number}, giving my {symbol}."
            effect = f"you get {token(offer.token)} from {offer.by}"
            yield Option(act.Accept(offer=number, token=symbol), say, effect)
