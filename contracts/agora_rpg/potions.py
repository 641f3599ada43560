"""Mending oneself: health and vitality potions (s. 35, 36), and the Healer (s. 37)."""

from contracts.agora_rpg.actions import Drink, Heal
from contracts.agora_rpg.events import Healed, PotionDrunk
from contracts.agora_rpg.guards import Ctx, Ruling, elsewhere, player
from contracts.agora_rpg.places import HEALER
from contracts.agora_rpg.settle import course
from contracts.agora_rpg.state import Character, State
from gamemaster.core.mechanics.assets import pairs
from gamemaster.core.outcome import Refused


def drink(state: State, action: Drink, ctx: Ctx) -> Ruling:  # s. 35, 36
    """Drink one potion; at a full gauge it raises the maximum instead (R-8)."""
    section = "35" if action.potion == "health" else "36"
    character = player(state, ctx.actor, section)
    if isinstance(character, Refused):
        return character
    if f"{action.potion} potion level {action.level}" not in character.items:
        return _no_potion(character, action, section)
    per_level, per_level_full = _strength(action.potion, ctx)
    gauge, maximum = _gauge(character, action.potion)
    if gauge < maximum:
        gauge = min(gauge + per_level * action.level, maximum)
    else:
        maximum += per_level_full * action.level
        text = f"Your {action.potion} was full, so the potion raised its maximum to {maximum}."
        ctx.remark("MAXIMUM_RAISED", text)
    drunk = course(state, ctx.actor, ctx.settings)
    drunk.tell(PotionDrunk(ctx.actor, action.potion, action.level, gauge, maximum))
    return drunk


def heal(state: State, _: Heal, ctx: Ctx) -> Ruling:  # s. 37
    """Pay the Healer to fill both gauges."""
    character = player(state, ctx.actor, "37")
    if isinstance(character, Refused):
        return character
    if character.location != HEALER:
        return elsewhere("NOT_AT_HEALER", "37", character, HEALER, ctx)
    price = character.level * ctx.settings.heal_price
    if character.gold < price:
        text = f"Healing costs {price} gold at level {character.level}, and you have {character.gold}."
        return Refused(
            "NOT_ENOUGH_GOLD", "37", text, {"needed": price, "gold": character.gold}, _sip(character)
        )
    if (character.health, character.vitality) == (character.sheet.max_health, character.sheet.max_vitality):
        ctx.remark("ALREADY_WELL", "You had full health and vitality, so healing changed only your gold.")
    healed = course(state, ctx.actor, ctx.settings)
    healed.tell(Healed(ctx.actor, price))
    return healed


def _strength(potion: str, ctx: Ctx) -> tuple[int, int]:
    settings = ctx.settings
    if potion == "health":
        return settings.health_potion, settings.health_potion_maximum
    return settings.vitality_potion, settings.vitality_potion_maximum


def _gauge(character: Character, potion: str) -> tuple[int, int]:
    if potion == "health":
        return character.health, character.sheet.max_health
    return character.vitality, character.sheet.max_vitality


def _no_potion(character: Character, action: Drink, section: str) -> Refused:
    prefix = f"{action.potion} potion level "
    levels = sorted(
        int(asset[len(prefix) :]) for asset, _ in pairs(character.items) if asset.startswith(prefix)
    )
    text = f"You have no level {action.level} {action.potion} potion."
    instead = ""
    if levels:
        nearest = min(levels, key=lambda level: (abs(level - action.level), level))
        instead = f"I drink a level {nearest} {action.potion} potion."
    return Refused("NO_POTION", section, text, {"level": action.level, "levels_owned": levels}, instead)


def _sip(character: Character) -> str:
    """A potion that would help somebody who cannot pay the Healer."""
    for asset, _ in pairs(character.items):
        kind, _, level = asset.partition(" potion level ")
        if level:
            return f"I drink a level {level} {kind} potion."
    return ""
