"""What Actions do that the program carries out itself (III-7, F-21): one small function for each.

An effect whose choice is not there any more when its moment comes does nothing; nor does one that finds no
card to move.
"""

from collections.abc import Callable

from contracts.agora_fluxx import events as ev
from contracts.agora_fluxx.choices import Choice
from contracts.agora_fluxx.dealing import draw, one_of
from contracts.agora_fluxx.guards import Ctx, Told
from contracts.agora_fluxx.secret_events import CardStolen

_NOTHING = Choice("", frozenset())


def carry_out(told: Told, ctx: Ctx, person: str, do: str, count: int, choice: Choice | None) -> None:
    """Carry out one effect for that player."""
    if choice is None and do in _CHOOSING:
        ctx.remark(
            "NOTHING_TO_CHOOSE", f"There was nothing to choose, so that nothing came of it ({_SAID[do]})."
        )
        return
    _EFFECTS[do](told, ctx, person, count, choice or _NOTHING)


def _draw(told: Told, ctx: Ctx, person: str, count: int, _: Choice) -> None:
    draw(told, ctx, person, count)


def _everyone_draws(told: Told, ctx: Ctx, _: str, count: int, __: Choice) -> None:
    for name in told.state.seating:
        draw(told, ctx, name, count)


def _plays(told: Told, _: Ctx, person: str, count: int, __: Choice) -> None:
    told.tell(ev.CardplaysGiven(person, count))


def _new_hand(told: Told, ctx: Ctx, person: str, _: int, __: Choice) -> None:
    hand = told.state.players[person].hand
    for card in hand:
        told.tell(ev.CardDiscarded(card, "hand", person))
    draw(told, ctx, person, len(hand))


def _take_card(told: Told, ctx: Ctx, person: str, count: int, choice: Choice) -> None:
    for _ in range(count):
        hand = told.state.players[choice.person].hand
        if not hand:
            return
        card = one_of(told, ctx, "take from hand", hand)
        told.tell(ev.HandRobbed(person, choice.person))
        told.tell(CardStolen(person, choice.person, card))


def _swap_hands(told: Told, _: Ctx, person: str, __: int, choice: Choice) -> None:
    told.tell(ev.HandsPassed((person, choice.person)))


def _pass_hands(told: Told, _: Ctx, __: str, ___: int, ____: Choice) -> None:
    people = told.state.seating
    if len(people) > 1:
        told.tell(ev.HandsPassed(people))


def _steal_keeper(told: Told, _: Ctx, person: str, __: int, choice: Choice) -> None:
    if choice.card in told.state.players[choice.person].keepers:
        told.tell(ev.KeeperMoved(choice.card, choice.person, person))


def _swap_keepers(told: Told, _: Ctx, person: str, __: int, choice: Choice) -> None:
    own, others = told.state.players[person].keepers, told.state.players[choice.person].keepers
    if choice.own in own and choice.card in others:
        told.tell(ev.KeeperMoved(choice.own, person, choice.person))
        told.tell(ev.KeeperMoved(choice.card, choice.person, person))


def _discard_keeper(told: Told, _: Ctx, __: str, ___: int, choice: Choice) -> None:
    if choice.card in told.state.players[choice.person].keepers:
        told.tell(ev.CardDiscarded(choice.card, "front", choice.person))


def _take_discard(told: Told, _: Ctx, person: str, __: int, choice: Choice) -> None:
    if choice.card in told.state.playing.discards:
        told.tell(ev.DiscardTaken(person, choice.card))


def _discard_rule(told: Told, _: Ctx, __: str, ___: int, choice: Choice) -> None:
    if choice.card in told.state.playing.in_play:
        told.tell(ev.CardDiscarded(choice.card, "in_play"))


def _reset_rules(told: Told, _: Ctx, __: str, ___: int, ____: Choice) -> None:
    game = told.state.playing
    for card in game.in_play:
        if game.cards[card].kind == "Rule":
            told.tell(ev.CardDiscarded(card, "in_play"))


def _reshuffle(told: Told, _: Ctx, __: str, ___: int, ____: Choice) -> None:
    pile = told.state.playing.discards
    if pile:
        told.tell(ev.DeckRefilled(len(pile)))


_EFFECTS: dict[str, Callable[[Told, Ctx, str, int, Choice], None]] = {
    "draw": _draw,
    "everyone_draws": _everyone_draws,
    "plays": _plays,
    "new_hand": _new_hand,
    "take_card": _take_card,
    "swap_hands": _swap_hands,
    "pass_hands": _pass_hands,
    "steal_keeper": _steal_keeper,
    "swap_keepers": _swap_keepers,
    "discard_keeper": _discard_keeper,
    "take_discard": _take_discard,
    "discard_rule": _discard_rule,
    "reset_rules": _reset_rules,
    "reshuffle": _reshuffle,
}

_SAID = {
    "take_card": "taking a card from a hand",
    "swap_hands": "swapping hands",
    "steal_keeper": "taking a Keeper",
    "swap_keepers": "swapping Keepers",
    "discard_keeper": "discarding a Keeper",
    "take_discard": "taking a discarded card",
    "discard_rule": "discarding a Rule",
}
_CHOOSING = frozenset(_SAID)
