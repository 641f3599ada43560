"""Handing things over (s. 17, 18), and turning gold into points (s. 38)."""

import re

from contracts.agora_rpg.actions import Exchange, Transfer
from contracts.agora_rpg.events import GoldExchanged, Transferred
from contracts.agora_rpg.guards import Ctx, Ruling, elsewhere, member, player, toward
from contracts.agora_rpg.places import GOLD_EXCHANGER
from contracts.agora_rpg.settle import plain_course
from contracts.agora_rpg.state import Character, State
from contracts.agora_rpg.weeks import points_left
from gamemaster.core.amount import amount as amount_of
from gamemaster.core.amount import amount_words
from gamemaster.core.outcome import Refused

CURRENCY = re.compile(r"gold|(?:weapon|armor|health potion|vitality potion) level [1-9]\d{0,8}")


def owned(character: Character, asset: str) -> int:
    """How much of a currency of s. 17 the Character has."""
    return character.gold if asset == "gold" else character.items.get(asset, 0)


def transfer(state: State, action: Transfer, ctx: Ctx) -> Ruling:  # s. 17
    """Hand over any quantity of one currency to another Character who can be reached."""
    giver, receiver = member(state, ctx.actor), state.characters.get(action.to)
    if isinstance(giver, Refused):
        return giver
    barred = _no_currency(action.asset)
    if barred is not None:
        return barred
    if action.to == ctx.actor:
        return Refused("TO_ONESELF", "17", "You cannot hand something over to yourself.")
    if receiver is None:
        text = f"{action.to} is not a party to this contract, and only Characters own such things."
        return Refused("RECEIVER_NOT_A_CHARACTER", "17", text, {"to": action.to})
    quantity, apart = _quantity(giver, action), _apart(giver, receiver, action.to, ctx)
    if isinstance(quantity, Refused):
        # another quantity is no way out for who cannot reach the receiver, nor nearness for who has nothing
        return quantity if apart is None or not quantity.instead else quantity._replace(instead=apart.instead)
    if apart is not None:
        return apart
    handed = plain_course(state)
    handed.tell(Transferred(ctx.actor, action.to, action.asset, quantity))
    return handed


def exchange(state: State, action: Exchange, ctx: Ctx) -> Ruling:  # s. 38
    """Destroy gold at the Gold Exchanger for points at the end of the week."""
    character = player(state, ctx.actor, "38")
    if isinstance(character, Refused):
        return character
    if ctx.actor == state.office.game_master:
        text = "The Game Master cannot exchange gold for points."
        return Refused("GAME_MASTER_BARRED", "38", text)
    if character.location != GOLD_EXCHANGER:
        return elsewhere("NOT_AT_EXCHANGER", "38", character, GOLD_EXCHANGER, ctx)
    amount = amount_of(action.amount, character.gold)
    if not 1 <= amount <= character.gold:
        text = f"You want to exchange {amount_words(action.amount)} gold and have {character.gold or 'none'}."
        code = "NOT_ENOUGH_GOLD" if amount > character.gold or character.gold == 0 else "BAD_QUANTITY"
        instead = f"I exchange {max(1, min(amount, character.gold))} gold." if character.gold else ""
        return Refused(code, "38", text, {"amount": action.amount, "gold": character.gold}, instead)
    left = points_left(state, ctx.settings)
    if left is not None and left < amount:
        many = f"{left or 'no'} point{'' if left == 1 else 's'}"
        ctx.remark(
            "POINTS_SHORT", f"There are {many} left this week; the rest of the gold comes back with its end."
        )
    exchanged = plain_course(state)
    exchanged.tell(GoldExchanged(ctx.actor, amount, ctx.at))
    return exchanged


def _no_currency(asset: str) -> Refused | None:
    if CURRENCY.fullmatch(asset):
        return None
    if asset.casefold() in ("movement token", "movement tokens", "token", "tokens"):
        return Refused("TOKENS_FIXED", "18", "Movement tokens are fixed: they cannot be handed over.")
    text = f"There is no currency called {asset!r} in this game."
    return Refused("UNKNOWN_ASSET", "17", text, {"asset": asset})


def _quantity(giver: Character, action: Transfer) -> int | Refused:
    have = owned(giver, action.asset)
    quantity = amount_of(action.quantity, have)
    numbers = {"asset": action.asset, "quantity": action.quantity, "owned": have}
    if quantity < 1 and (have or isinstance(action.quantity, int)):
        instead = f"I transfer 1 {action.asset} to {action.to}." if have else ""
        return Refused("BAD_QUANTITY", "17", "At least 1 must be handed over.", numbers, instead)
    if quantity > have or have == 0:
        text = (
            f"You have {have} of {action.asset}, not {action.quantity}."
            if have
            else f"You have no {action.asset}."
        )
        instead = f"I transfer {have} {action.asset} to {action.to}." if have else ""
        return Refused("NOT_ENOUGH", "17", text, numbers, instead)
    return quantity


def _apart(giver: Character, receiver: Character, to: str, ctx: Ctx) -> Refused | None:
    """The refusal when the two cannot reach each other: the four cases of s. 17."""
    if giver.is_player and receiver.is_player:
        if giver.location == receiver.location:
            return None
        text = f"You are at {giver.location} and {to} is at {receiver.location}; you must be in one place."
        instead = toward(giver, receiver.location, ctx)
    elif giver.is_player:
        if giver.location == to:
            return None
        text = f"You are at {giver.location}; to hand something to {to} you must visit em."
        instead = toward(giver, to, ctx)
    elif receiver.is_player:
        if receiver.location == ctx.actor:
            return None
        text = f"{to} is at {receiver.location}; e must visit you before you can hand em something."
        instead = ""
    else:
        return None
    places = {"yours": giver.location, "theirs": receiver.location}
    return Refused("NOT_TOGETHER", "17", text, places, instead)
