"""Fighting what one has met (s. 34, which the text leaves open; mechanics R-2, R-3).

The duel is the house reading: each round the Character strikes with a die plus eir attack level, and a
monster that still lives strikes back with a die plus its level less 1, less the defense level.
"""

from contracts.agora_rpg.actions import Attack
from contracts.agora_rpg.events import Adjusted, EncounterEnded, RoundFought
from contracts.agora_rpg.guards import Ctx, Ruling, player
from contracts.agora_rpg.places import dungeon_level
from contracts.agora_rpg.settle import course
from contracts.agora_rpg.state import Character, Encounter, State
from gamemaster.core.course import Course
from gamemaster.core.outcome import NeedsRuling, Refused

SLAIN, FLED, LOST = "the monster is slain", "the monster gets away", "the Character is slain"

# a longer fight goes on with the next attack; no mail may keep the program busy for ever
_MOST_ROUNDS = 500


def attack(state: State, action: Attack, ctx: Ctx) -> Ruling:  # s. 22, 34
    """Fight the monster one has met."""
    character = player(state, ctx.actor, "34")
    if isinstance(character, Refused):
        return character
    met = character.encounter
    if met is None or met.kind != "monster":
        return _nothing_to_fight(character)
    fight = course(state, ctx.actor, ctx.settings)
    match ctx.settings.combat:
        case "block":
            text = "How combat goes is not determined; only the Game Master can end this encounter."
            return Refused("COMBAT_UNDEFINED", "34", text, _numbers(character, met))
        case "fizzle":
            fight.tell(EncounterEnded(ctx.actor, "faded"))
            return fight
        case "gm":
            return _ruled(fight, met, ctx)
        case "duel":
            return _duel(fight, action, ctx)


def _duel(fight: Course[State], action: Attack, ctx: Ctx) -> Ruling:
    person, stop = ctx.actor, action.stop_at_health
    character = fight.state.characters[person]
    if stop is not None and character.health <= stop:
        text = f"You stop fighting at health {stop}, and your health is {character.health}."
        numbers = {"health": character.health, "stop_at_health": stop}
        return Refused("STOP_REACHED", "34", text, numbers, "I attack for 1 round.")
    arms = (character.attack_level, character.defense_level)
    for _ in range(min(action.rounds or _MOST_ROUNDS, _MOST_ROUNDS)):
        character = fight.state.characters[person]
        met = character.encounter
        if met is None or (stop is not None and character.health <= stop):
            break
        if not _round(fight, character.health, met, arms, ctx):
            ctx.remark("DIED", "The monster was too strong: you begin again in Town Square.")
            break
    return fight


def _round(fight: Course[State], health: int, met: Encounter, arms: tuple[int, int], ctx: Ctx) -> bool:
    """Fight one round with those attack and defense levels; False when it was the Character's last."""
    settings, person = ctx.settings, ctx.actor
    attack_level, defense_level = arms
    die = ctx.roll("duel: player", settings.duel_player_die)
    dealt = die + attack_level
    if dealt >= met.health:
        fight.tell(RoundFought(person, die, dealt, 0, None, 0, health))
        fight.tell(_slain(person, met, settings.combat_rewards == "per_monster", ctx))
        return True
    answer = ctx.roll("duel: monster", settings.duel_monster_die)
    lost = min(health, max(0, answer + met.level - 1 - defense_level))
    left = health - lost
    fight.tell(RoundFought(person, die, dealt, met.health - dealt, answer, lost, left))
    return left > 0


def _slain(person: str, met: Encounter, rewarded: bool, ctx: Ctx) -> EncounterEnded:
    if not rewarded:
        return EncounterEnded(person, "slain")
    experience, gold = ctx.settings.reward_experience, ctx.settings.reward_gold
    return EncounterEnded(person, "slain", experience * met.level, gold * met.level)


def _ruled(fight: Course[State], met: Encounter, ctx: Ctx) -> Ruling:
    """What the Game Master decided of this fight, or the question to em."""
    if ctx.ruled == SLAIN:
        fight.tell(_slain(ctx.actor, met, ctx.settings.combat_rewards == "per_monster", ctx))
    elif ctx.ruled == FLED:
        fight.tell(EncounterEnded(ctx.actor, "ruled"))
    elif ctx.ruled == LOST:
        fight.tell(Adjusted(ctx.actor, "health", 0))
    else:
        text = f"{ctx.actor} attacks a level {met.level} monster with {met.health} health. How does it end?"
        return NeedsRuling("COMBAT", "34", text, (SLAIN, FLED, LOST))
    return fight


def _nothing_to_fight(character: Character) -> Refused:
    if character.encounter is not None:
        text = "The die that says what you have met has not been rolled yet."
        return Refused("ROLL_MISSING", "27", text, {"dungeon_level": character.encounter.level})
    explorable = dungeon_level(character.location) and character.tokens
    text = "You have met no monster."
    return Refused(
        "NO_MONSTER", "34", text, {"location": character.location}, "I explore." if explorable else ""
    )


def _numbers(character: Character, met: Encounter) -> dict[str, int]:
    return {"monster_level": met.level, "monster_health": met.health, "health": character.health}
