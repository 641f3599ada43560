"""How simulated participants of Commune play: they build tokens for the middle of the board and use them."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from contracts.commune import actions as act
from contracts.commune.colours import COLOURS
from contracts.commune.contract import CONTRACT
from contracts.commune.state import State
from gamemaster.core.action import Action
from gamemaster.simulate.petitions import WEIGHTS, amending, petition_phrases
from gamemaster.simulate.play import Play

_LETTERS, _DIGITS = "CDEFG", "23456"
_COMMON = 0.85


def _settings(weeks: int, _: int) -> Mapping[str, Any]:
    return {"duration": "days", "duration_days": 7 * weeks}


def _vary(state: State, person: str, action: Action, random: Random) -> Action:
    if isinstance(action, act.Construct):
        return act.Construct(slot=action.slot, symbol=_wanted(state, person, random))
    if isinstance(action, act.Offer):
        others = [symbol for symbol in _LETTERS + _DIGITS if symbol != action.token]
        to = None if random.random() < 0.7 else _some(state, person, random)
        return act.Offer(token=action.token, wanted=tuple(random.sample(others, random.randint(1, 3))), to=to)
    if isinstance(action, act.Name):
        taken = {c.name[0] for c in state.communities.values() if c.name is not None}
        free = [colour for colour in COLOURS if colour[0] not in taken]
        return act.Name(community=action.community, colour=random.choice(free))
    return action


def _taste(state: State, person: str, action: Action, _: Random) -> float:
    """Nobody needs more of a symbol that e has already, but something to go with it."""
    participant = state.participants.get(person)
    if participant is None or not isinstance(action, act.Grant | act.Construct):
        return 1.0
    plenty = participant.tokens.get(participant.constructors.get(action.slot, ""), 0) > 0
    return (0.1 if isinstance(action, act.Grant) else 8.0) if plenty else 1.0


def _wanted(state: State, person: str, random: Random) -> str:
    """A symbol that goes with the tokens one has, mostly one of the middle of the board."""
    tokens = state.participants[person].tokens
    letters = sum(count for symbol, count in tokens.items() if symbol.isalpha())
    digits = sum(count for symbol, count in tokens.items() if symbol.isdigit())
    letter = letters < digits if letters != digits else random.random() < 0.5
    if random.random() < _COMMON:
        return random.choice(_LETTERS if letter else _DIGITS)
    return random.choice("ABHIJ" if letter else "01789")


def _some(state: State, person: str, random: Random) -> tuple[str, ...] | None:
    others = sorted(name for name in state.participants if name != person)
    return tuple(random.sample(others, 1)) if others else None


def _phrases(_: State, action: Action, __: str) -> Sequence[str]:
    match action:
        case act.Join():
            return (
                "I join Commune.",
                "I become a participant in Commune.",
                "I hereby join the Commune tournament.",
            )
        case act.Leave():
            return ("I leave Commune.", "I cease to be a participant in Commune.")
        case act.Place(square=square):
            paid = f"a {square[0]} and a {square[1]}"
            return (
                f"I place a tile at {square}.",
                f"I hereby place a tile on {square}.",
                f"I pay {paid} to place a tile at {square}.",
                f"I place a tile at {square}, paying {paid}.",
                f"I lay a tile at ({square[0]}, {square[1]}).",
            )
        case act.Construct(slot=slot, symbol=symbol):
            return (
                f"I begin constructing a {symbol} in my {slot} constructor.",
                f"I set my {slot} constructor to {symbol}.",
                f"I start constructing tokens with the symbol {symbol} in my {slot} constructor.",
                f"I change my {slot} constructor to {symbol}.",
            )
        case act.Grant(slot=slot):
            return (
                f"I grant myself the token from my {slot} constructor.",
                f"I take the token from my {slot} constructor.",
                f"I collect the token that my {slot} constructor is constructing.",
            )
        case act.Name(community=community, colour=colour):
            return (f"I name {community} {colour}.", f"I hereby name {community} {colour}.")
        case act.Invest(community=community):
            return (f"I invest in {community}.", f"I grant myself an investment in {community}.")
        case act.Offer():
            return _offering(action)
        case act.WithdrawOffer(offer=number):
            return (f"I withdraw offer {number}.", f"I take back offer {number}.")
        case act.Accept(offer=number, token=token):
            return (
                f"I accept offer {number}, giving my {token}.",
                f"I accept offer {number} with my {token}.",
            )
        case act.RequestReport():
            return ("I request a report.", "I ask the Surveyor for a report.")
    return petition_phrases(action)


_WISHES = ("amend Commune", "amend Commune so that 40 tiles end it", "amend the text of Commune")


def _offering(offer: act.Offer) -> Sequence[str]:
    wanted = [f"a {symbol}" for symbol in offer.wanted]
    listed = wanted[0] if len(wanted) == 1 else f"{', '.join(wanted[:-1])} or {wanted[-1]}"
    to = f", to {' or '.join(offer.to)} only" if offer.to else ""
    return (f"I offer a {offer.token} for {listed}{to}.", f"I hereby offer a {offer.token} for {listed}{to}.")


def _wild(_: Sequence[str], random: Random) -> Action:
    square = random.choice("ABCDEFGHIJ") + random.choice("0123456789")
    far = act.Accept.model_validate({"offer": 999, "token": "A"})
    return random.choice((act.Place(square=square), act.Invest(community="Vermilion"), far))


COMMUNE = Play(
    contract=CONTRACT,
    settings=_settings,
    phrases=_phrases,
    weights={
        "join": 10,
        "leave": 0.01,
        "place": 30,
        "grant": 20,
        "construct": 2,
        "name": 20,
        "invest": 3,
        "offer": 0.1,
        "accept": 2,
        "withdraw_offer": 0.05,
        "request_report": 0.05,
        **WEIGHTS,
    },
    over=lambda state: state.realm.result is not None,
    wild=_wild,
    taste=_taste,
    vary=_vary,
    intends=lambda chance: amending("with_consent", 2, _WISHES, chance),
    master=frozenset({"name"}),
    daily=0.6,
    most=4,
)
