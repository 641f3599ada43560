"""What a played Action lets one choose, and which choice was made (III-7, F-22).

All that can be chosen is public: players, Keepers, the Discard Pile, Rules in play. What was chosen comes
with the play, as names; a choice that fits in one way only is made by itself, and of several one is asked
for.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from contracts.agora_fluxx.cards import Card
from contracts.agora_fluxx.guards import Ctx
from contracts.agora_fluxx.state import Game, State
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.people import fold

_MOST = 60
_NOT_PLAYED = "It is not played."
_NONE: tuple[None] = (None,)


class Choice(NamedTuple):
    """One thing that can be chosen: in words, the names that mean it, and what the effect is told.

    `person` is a player, `card` a card, `own` a Keeper of one's own; "" for what the effect does not need.
    """

    label: str
    names: frozenset[str]
    person: str = ""
    card: str = ""
    own: str = ""


Chosen = tuple[Choice | None, ...]
"""For each effect of a card what was chosen, None where there is nothing to choose."""


def chosen(
    state: State, card: Card, person: str, named: Sequence[str], ctx: Ctx
) -> Chosen | Refused | NeedsRuling:
    """Rule on the choices that come with a play."""
    on_offer = [tuple(options(state, do, person, card.name)) for do, _ in card.effects]
    wanted = [_folded(name) for name in named]
    known = {name for offer in on_offer for choice in offer for name in choice.names}
    strange = [name for name, one in zip(named, wanted, strict=True) if one not in known]
    if strange and ctx.ruled is None and card.effects:
        return _refused(card, strange[0], on_offer)
    fitting = [_fitting(offer, wanted) for offer in on_offer]
    if any(offer and not left for offer, left in zip(on_offer, fitting, strict=True)):
        return _refused(card, f"{' and '.join(named)} together", on_offer)
    possible = _ways(fitting)
    if len(possible) == 1:
        return possible[0]
    labels = {_label(way): way for way in possible}
    if ctx.ruled in labels:
        return labels[ctx.ruled]
    if ctx.ruled == _NOT_PLAYED:
        return Refused("NOT_PLAYED", "III-7", f"{card.name} was not played: nothing was chosen for it.")
    text = (
        f"{card.name} needs a choice, and the message makes none that is clear; the card stays in the hand."
    )
    return NeedsRuling("CHOICE_MISSING", "III-7", text, (*labels, _NOT_PLAYED))


def ways(state: State, card: Card, person: str) -> list[Chosen]:
    """Every way in which that player could choose for the card now, up to a bound; one where e need not."""
    return _ways([list(options(state, do, person, card.name)) for do, _ in card.effects])


def _ways(offers: Sequence[Sequence[Choice]]) -> list[Chosen]:
    made: list[Sequence[Choice | None]] = [offer or _NONE for offer in offers]
    return list(islice(product(*made), _MOST))


def _label(way: Chosen) -> str:
    return " and ".join(choice.label for choice in way if choice is not None)


def _fitting(offer: Sequence[Choice], wanted: Sequence[str]) -> list[Choice]:
    """The choices that all names allow which speak of any of them."""
    known = {name for choice in offer for name in choice.names}
    about = [name for name in wanted if name in known]
    return [choice for choice in offer if all(name in choice.names for name in about)]


def _refused(card: Card, named: str, on_offer: Sequence[Sequence[Choice]]) -> Refused:
    labels = [choice.label for offer in on_offer for choice in offer]
    text = f"{named} cannot be chosen for {card.name}."
    if labels:
        text += f" What can be: {', '.join(labels[:12])}{' ...' if len(labels) > 12 else ''}."
    return Refused("BAD_CHOICE", "III-7", text, {"named": named, "possible": labels})


def options(state: State, do: str, person: str, card: str) -> Iterator[Choice]:
    """What the effect lets that player choose, in a fixed order; nothing where it chooses nothing."""
    offer = _OFFERS.get(do)
    if offer is not None:
        yield from offer(state, state.playing, person, card)


def _with_cards(state: State, _: Game, person: str, __: str) -> Iterator[Choice]:
    for name, player in in_order(state.players):
        if name != person and player.hand:
            yield Choice(name, _names(name), person=name)


def _others(state: State, _: Game, person: str, __: str) -> Iterator[Choice]:
    for name in sorted(state.players):
        if name != person:
            yield Choice(name, _names(name), person=name)


def _others_keepers(state: State, _: Game, person: str, __: str) -> Iterator[Choice]:
    for name, player in in_order(state.players):
        if name != person:
            for keeper in player.keepers:
                yield Choice(f"{keeper} of {name}", _names(keeper, name), person=name, card=keeper)


def _any_keeper(state: State, _: Game, __: str, ___: str) -> Iterator[Choice]:
    for name, player in in_order(state.players):
        for keeper in player.keepers:
            yield Choice(f"{keeper} of {name}", _names(keeper, name), person=name, card=keeper)


def _swaps(state: State, game: Game, person: str, card: str) -> Iterator[Choice]:
    theirs = list(_others_keepers(state, game, person, card))
    for own in state.players[person].keepers:
        for other in theirs:
            label = f"{own} for {other.label}"
            names = other.names | _names(own)
            yield Choice(label, names, person=other.person, card=other.card, own=own)


def _discarded(_: State, game: Game, __: str, card: str) -> Iterator[Choice]:
    for name in sorted(game.discards):
        if name != card:
            yield Choice(name, _names(name), card=name)


def _rules(_: State, game: Game, __: str, ___: str) -> Iterator[Choice]:
    for name in game.in_play:
        if game.cards[name].kind == "Rule":
            yield Choice(name, _names(name), card=name)


_OFFERS: dict[str, Callable[[State, Game, str, str], Iterator[Choice]]] = {
    "take_card": _with_cards,
    "swap_hands": _others,
    "steal_keeper": _others_keepers,
    "swap_keepers": _swaps,
    "discard_keeper": _any_keeper,
    "take_discard": _discarded,
    "discard_rule": _rules,
}


def _names(*names: str) -> frozenset[str]:
    return frozenset(_folded(name) for name in names)


def _folded(name: str) -> str:
    return fold(name.strip().lower().removeprefix("the "))
