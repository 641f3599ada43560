"""Moves (s. 25, 26), and exploring, which is the move from a dungeon level to itself (s. 27)."""

from contracts.agora_rpg.actions import Explore, Move
from contracts.agora_rpg.dungeon import encounter
from contracts.agora_rpg.events import Moved
from contracts.agora_rpg.guards import Ctx, Ruling, broke, busy, player, toward
from contracts.agora_rpg.places import adjacent, dungeon, dungeon_level, first_step, is_fixed
from contracts.agora_rpg.settle import course
from contracts.agora_rpg.state import Character, State
from gamemaster.core.course import Course
from gamemaster.core.outcome import Refused


def move(state: State, action: Move, ctx: Ctx) -> Ruling:  # s. 25, 26
    """Spend a movement token and go to an adjacent place."""
    character = player(state, ctx.actor, "26")
    if isinstance(character, Refused):
        return character
    here, to = character.location, action.to
    mistaken = _unknown(state, character, to, ctx) or _wrong_start(character, action, ctx)
    if mistaken is not None:
        return mistaken
    if to == here and dungeon_level(to):
        return _explore(state, character, ctx)
    return _barred(state, character, to, ctx) or _step(state, character, to, ctx)


def explore(state: State, _: Explore, ctx: Ctx) -> Ruling:  # s. 27
    """Spend a movement token to stay on a dungeon level, and have an encounter there."""
    character = player(state, ctx.actor, "27")
    return character if isinstance(character, Refused) else _explore(state, character, ctx)


def _explore(state: State, character: Character, ctx: Ctx) -> Ruling:
    here = character.location
    level = dungeon_level(here)
    if character.encounter is not None:
        return busy(character, ctx)
    if level == 0:
        text = f"Only a dungeon level can be explored, and you are at {here}."
        numbers = {"location": here}
        return Refused("NOT_IN_DUNGEON", "27", text, numbers, toward(character, dungeon(1), ctx))
    if character.tokens == 0:
        return broke(state, character, ctx)
    moved = _step(state, character, here, ctx)
    if moved.state.characters[ctx.actor].location != here:
        # the move was the explorer's death: e is in town again and meets nothing
        return moved
    return encounter(moved, level, ctx)


def _step(state: State, character: Character, to: str, ctx: Ctx) -> Course[State]:  # s. 26
    moved = course(state, ctx.actor, ctx.settings)
    vitality, health = character.vitality - 1, character.health
    if vitality < 0:
        health -= 1
        vitality = min(ctx.settings.second_wind * character.level, character.sheet.max_vitality)
    moved.tell(Moved(ctx.actor, character.location, to, vitality, health))
    if character.vitality == 0:
        ctx.remark("EXHAUSTED", "Your vitality was 0, so the move cost you 1 health and gave you new breath.")
    if health <= 0:
        ctx.remark("DIED", "It was your last health: you begin again in Town Square.")
    return moved


def _barred(state: State, character: Character, to: str, ctx: Ctx) -> Refused | None:
    here = character.location
    if character.encounter is not None:
        return busy(character, ctx)
    if to == here:
        return Refused("ALREADY_THERE", "25", f"You are at {here} already.", {"location": here})
    if not adjacent(here, to):
        return _no_such_move(character, to, ctx)
    below = dungeon_level(to)
    if below > 1 and below > dungeon_level(here) and below - 1 not in character.sheet.stairs:
        text = f"You do not know the stairway down from level {below - 1}."
        instead = "I explore." if character.tokens else ""
        return Refused("STAIRS_UNKNOWN", "25", text, {"stairs_known": list(character.sheet.stairs)}, instead)
    return broke(state, character, ctx) if character.tokens == 0 else None


def _no_such_move(character: Character, to: str, ctx: Ctx) -> Refused:
    here = character.location
    text = f"No move leads from {here} to {to}; the way goes by {first_step(here, to)}."
    return Refused("NO_SUCH_MOVE", "25", text, {"location": here, "to": to}, toward(character, to, ctx))


def _unknown(state: State, character: Character, to: str, ctx: Ctx) -> Refused | None:
    if is_fixed(to):
        return None
    host = state.characters.get(to)
    if host is not None and not host.is_player:
        return None
    if host is not None:
        text = f"{to} is a Player Character; only non-Player Characters can be visited."
        return Refused("NOT_A_PLACE", "10", text, {"to": to}, toward(character, host.location, ctx))
    text = f"There is no place called {to}."
    return Refused("NOT_A_PLACE", "10", text, {"to": to, "location": character.location})


def _wrong_start(character: Character, action: Move, ctx: Ctx) -> Refused | None:
    here = character.location
    if action.start is None or action.start == here:
        return None
    text = f"You are at {here}, not at {action.start}."
    numbers = {"location": here, "from": action.start}
    return Refused("WRONG_START", "26", text, numbers, toward(character, action.to, ctx))
