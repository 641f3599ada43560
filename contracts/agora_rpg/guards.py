"""What every rule asks first, and the refusals that several rules share.

A rule answers with a course (it happened), a `Refused` or a `NeedsRuling`; each refusal names its section,
the numbers it rests on and, where there is one, a sentence that would work now.
"""

from contracts.agora_rpg.places import dungeon_level, first_step, go
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.state import Character, State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.context import Context
from gamemaster.core.course import Course
from gamemaster.core.outcome import NeedsRuling, Refused

Ctx = Context[RpgSettings]
Ruling = Course[State] | Refused | NeedsRuling


def member(state: State, name: str) -> Character | Refused:
    """The Character called `name`, as the one who acts."""
    instead = "" if state.calendar.ended is not None else "I join."
    return state.characters.get(name) or Refused(
        "NOT_A_CHARACTER", "3", "You are not a party to this contract.", {}, instead
    )


def player(state: State, name: str, section: str) -> Character | Refused:
    """The Player Character called `name`, as the one who acts; `section` says that only such may."""
    character = state.characters.get(name)
    if character is None:
        return member(state, name)
    return character if character.is_player else not_a_player(section, name)


def not_a_player(section: str, name: str) -> Refused:
    """Refuses what only Player Characters do or have."""
    text = f"Only Player Characters can do this, and {name} is a non-Player Character."
    return Refused("NOT_A_PLAYER_CHARACTER", section, text)


def elsewhere(code: str, section: str, character: Character, place: str, ctx: Ctx) -> Refused:
    """Refuses what can only be done at `place`, and says how to get nearer."""
    text = f"This is done at {place}, and you are at {character.location}."
    numbers = {"location": character.location, "needed": place}
    return Refused(code, section, text, numbers, toward(character, place, ctx))


def toward(character: Character, place: str, ctx: Ctx) -> str:
    """What somebody can say now to get nearer to `place`, "" when there is no way."""
    here = character.location
    if character.encounter is not None:
        return way_out(character, ctx)
    if character.tokens == 0 or here == place:
        return ""
    nearer = first_step(here, place)
    below = dungeon_level(nearer)
    unknown = below > max(1, dungeon_level(here)) and below - 1 not in character.sheet.stairs
    return "I explore." if unknown else go(nearer)


def busy(character: Character, ctx: Ctx) -> Refused:
    """Refuses a move while an encounter is open (s. 27)."""
    met = character.encounter
    if met is not None and met.kind == "monster":
        text = f"You must first deal with the level {met.level} monster you have met."
        if ctx.settings.combat == "block":
            text = f"You have met a level {met.level} monster, and only the Game Master can end this."
        numbers = {"monster_level": met.level, "monster_health": met.health, "health": character.health}
    else:
        text = "The die that says what you have met has not been rolled yet."
        numbers = {"dungeon_level": met.level if met else 0}
    return Refused("ENCOUNTER_PENDING", "27", text, numbers, way_out(character, ctx))


def broke(state: State, character: Character, ctx: Ctx) -> Refused:
    """Refuses a move without a movement token (s. 26), and says when the next ones come (s. 40)."""
    grant, monday = ctx.settings.token_factor(character.level), state.calendar.next_week
    text = f"You have no movement tokens; {coming(grant)} on {spoken(monday)}."
    return Refused("NO_TOKENS", "26", text, {"tokens": 0, "next": grant, "at": iso(monday)})


def coming(grant: int) -> str:
    """So many movement tokens that are to come: `5 more come`."""
    return f"{grant} more {'comes' if grant == 1 else 'come'}"


def way_out(character: Character, ctx: Ctx) -> str:
    """What somebody with an open encounter can do about it."""
    met = character.encounter
    fightable = met is not None and met.kind == "monster" and ctx.settings.combat != "block"
    return "I attack." if fightable else ""
