"""Trade offers: making, withdrawing and accepting them (s. 7). Tokens stay with their owner meanwhile."""

from contracts.commune.actions import Accept, Offer, WithdrawOffer
from contracts.commune.events import OfferAccepted, OfferClosed, OfferMade
from contracts.commune.guards import Ctx, Ruling, member, to_get, token
from contracts.commune.settle import course, plain_course
from contracts.commune.state import Participant, State, TradeOffer
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import Refused


def offer(state: State, action: Offer, ctx: Ctx) -> Ruling:  # s. 7, C-29, C-31
    """Offer a token one owns for any one of some symbols."""
    participant = member(state, ctx.actor)
    if isinstance(participant, Refused):
        return participant
    wanted = tuple(dict.fromkeys(action.wanted))
    if action.token not in participant.tokens:
        get = to_get(state, ctx.actor, (action.token,), ctx)
        return _no_token(participant, action.token, f" for {' or '.join(wanted)}", get)
    if wanted == (action.token,):
        text = f"You offer {token(action.token)} for {token(action.token)}, which would change nothing."
        return Refused("SAME_TOKEN", "7", text, {"token": action.token})
    to = _addressees(state, action.to, ctx)
    if isinstance(to, Refused):
        return to
    made = plain_course(state)
    made.tell(OfferMade(ctx.actor, state.market.last + 1, action.token, wanted, to, ctx.at))
    return made


def _addressees(
    state: State, named: tuple[str, ...] | None, ctx: Ctx
) -> tuple[str, ...] | Refused | None:  # C-30
    if named is None:
        return None
    known = tuple(dict.fromkeys(who for who in named if who in state.participants and who != ctx.actor))
    ignored = [who for who in dict.fromkeys(named) if who not in known]
    if not known:
        text = "None of those whom you name can accept it: they must be participants other than yourself."
        return Refused("NO_ADDRESSEE", "7", text, {"to": list(named)})
    if ignored:
        ctx.remark("NOT_ADDRESSED", f"Left out, not being other participants: {', '.join(ignored)}.")
    return known


def withdraw(state: State, action: WithdrawOffer, ctx: Ctx) -> Ruling:  # s. 7
    """Take back an offer of one's own."""
    participant = member(state, ctx.actor)
    if isinstance(participant, Refused):
        return participant
    found = _open(state, action.offer)
    if isinstance(found, Refused):
        return found
    if found.by != ctx.actor:
        text = f"Offer {found.number} is {found.by}'s, who alone can withdraw it."
        return Refused("NOT_YOUR_OFFER", "7", text, {"offer": found.number, "by": found.by})
    withdrawn = plain_course(state)
    withdrawn.tell(OfferClosed(ctx.actor, found.number, "withdrawn"))
    return withdrawn


def accept(state: State, action: Accept, ctx: Ctx) -> Ruling:  # s. 7, C-28, C-30, C-32
    """Give one of the tokens wanted for the token offered."""
    participant = member(state, ctx.actor)
    if isinstance(participant, Refused):
        return participant
    found = _open(state, action.offer)
    if isinstance(found, Refused):
        return found
    barred = not_for(found, ctx.actor)
    if barred is not None:
        return barred
    given = _given(participant, found, action.token, to_get(state, ctx.actor, found.wanted, ctx))
    if isinstance(given, Refused):
        return given
    accepted = course(state)
    stands = ctx.settings.offer_standing
    accepted.tell(OfferAccepted(ctx.actor, found.number, found.by, found.token, given, stands))
    return accepted


def not_for(found: TradeOffer, person: str) -> Refused | None:
    """Refuses somebody who is not among those allowed to accept the offer."""
    numbers = {"offer": found.number, "by": found.by}
    if found.by == person:
        return Refused(
            "OWN_OFFER",
            "7",
            f"Offer {found.number} is your own.",
            numbers,
            f"I withdraw offer {found.number}.",
        )
    if found.to is not None and person not in found.to:
        text = f"Offer {found.number} can only be accepted by {', '.join(found.to)}."
        return Refused("NOT_ADDRESSED", "7", text, {**numbers, "to": list(found.to)})
    return None


def _given(participant: Participant, found: TradeOffer, named: str | None, get: str) -> str | Refused:
    """The token that the acceptor gives; `get` is how e may come by one."""
    held = [symbol for symbol in found.wanted if symbol in participant.tokens]
    instead = f"I accept offer {found.number}, giving my {held[0]}." if held else get
    numbers = {"offer": found.number, "wanted": list(found.wanted), "yours": held}
    if named is None and len(found.wanted) == 1:
        named = found.wanted[0]
    if named is None:
        text = f"Say which token you give: offer {found.number} wants {' or '.join(found.wanted)}."
        return Refused("TOKEN_NOT_SPECIFIED", "7", text, numbers, instead)
    if named not in found.wanted:
        text = f"Offer {found.number} wants {' or '.join(found.wanted)}, not {token(named)}."
        return Refused("NOT_WANTED", "7", text, numbers, instead)
    if named not in participant.tokens:
        text = f"You have no {named} to give."
        return Refused("NOT_ENOUGH_TOKENS", "7", text, numbers, instead)
    return named


def _open(state: State, number: int) -> TradeOffer | Refused:
    found = state.market.open.get(number)
    if found is not None:
        return found
    closed = state.market.closed.get(number)
    numbers = {"offer": number, "open": sorted(state.market.open)}
    if closed is None:
        return Refused("NO_SUCH_OFFER", "7", f"There is no offer {number}.", numbers)
    taken = f" by {closed.taker}" if closed.taker else ""
    how = {"lapsed": "lapsed, for its maker had no such token left"}.get(
        closed.how, f"was {closed.how}{taken}"
    )
    return Refused("OFFER_CLOSED", "7", f"Offer {number} {how}.", numbers)


def _no_token(participant: Participant, symbol: str, rest: str, get: str) -> Refused:
    held = dict(in_order(participant.tokens))
    mine = next(iter(held), "")
    has = f"you have {', '.join(held)}" if held else "you have no tokens at all"
    text = f"You have no {symbol} to offer; {has}."
    instead = f"I offer {token(mine)}{rest}." if mine and mine not in rest else get
    return Refused("NOT_ENOUGH_TOKENS", "7", text, {"token": symbol, "tokens": held}, instead)
