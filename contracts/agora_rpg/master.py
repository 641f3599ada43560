"""What only the Game Master does, through a ruling: ending encounters, setting values, keeping the books.

Every number is bounded, so that no slip of the pen can make the program count for ever.
"""

import re

from contracts.agora_rpg import events as ev
from contracts.agora_rpg.actions import (
    Adjust,
    Award,
    Bestow,
    Enact,
    HandOver,
    RecordRoll,
    ResolveEncounter,
    SetList,
)
from contracts.agora_rpg.dungeon import recorded_roll
from contracts.agora_rpg.guards import Ctx, Ruling
from contracts.agora_rpg.places import dungeon_level, is_fixed
from contracts.agora_rpg.settle import course, plain_course
from contracts.agora_rpg.state import Character, State
from contracts.agora_rpg.trade import CURRENCY
from gamemaster.core.mechanics.intents import Intent, IntentClosed
from gamemaster.core.outcome import Refused

_MOST = 1_000_000
_DEEPEST = 1_000
_LEAST = {
    "level": 1,
    "experience": 0,
    "max_health": 0,
    "health": 0,
    "max_vitality": 0,
    "vitality": 0,
    "tokens": 0,
}
_OF_ANYBODY = ("gold", "score")
_STAIRS = re.compile(r"stairs level [1-9]\d{0,8}")


def resolve_encounter(state: State, action: ResolveEncounter, ctx: Ctx) -> Ruling:  # s. 33, 34
    """End somebody's encounter, with what it brings em."""
    character = _character(state, action.person)
    if isinstance(character, Refused):
        return character
    if character.encounter is None:
        return Refused("NO_ENCOUNTER", "27", f"{action.person} has no encounter to resolve.")
    if max(action.experience, action.gold) > _MOST:
        return _too_much(_MOST)
    resolved = course(state, action.person, ctx.settings)
    resolved.tell(ev.EncounterEnded(action.person, "ruled", action.experience, action.gold))
    return resolved


def record_roll(state: State, action: RecordRoll, ctx: Ctx) -> Ruling:  # s. 8, 27
    """Enter what the die of a waiting encounter showed."""
    character = _character(state, action.person)
    if isinstance(character, Refused):
        return character
    return recorded_roll(state, action.person, action.result, ctx)


def adjust(state: State, action: Adjust, ctx: Ctx) -> Ruling:  # s. 10-19
    """Set one value of a Character; what follows from it (death, a level) happens at once."""
    character = _character(state, action.person)
    if isinstance(character, Refused):
        return _adjust_score(state, action) if _scored(state, action) else character
    barred = _bad_location(state, character, action) if action.value == "location" else None
    barred = barred or _bad_number(character, action)
    if barred is not None:
        return barred
    to = action.to
    if isinstance(to, int) and action.value in ("health", "vitality"):
        most = character.sheet.max_health if action.value == "health" else character.sheet.max_vitality
        to = min(to, most)  # s. 14, 16
    adjusted = course(state, action.person, ctx.settings)
    adjusted.tell(ev.Adjusted(action.person, action.value, to))
    return adjusted


def _scored(state: State, action: Adjust) -> bool:
    """Whether this is the score of somebody who has left: it outlasts membership (s. 38)."""
    return action.value == "score" and action.person in state.realm.former


def _adjust_score(state: State, action: Adjust) -> Ruling:
    if not isinstance(action.to, int) or not 0 <= action.to <= _MOST:
        return Refused("BAD_VALUE", "2", f"score lies between 0 and {_MOST}.", {"to": action.to})
    adjusted = plain_course(state)
    adjusted.tell(ev.Adjusted(action.person, action.value, action.to, former=True))
    return adjusted


def _bad_location(state: State, character: Character, action: Adjust) -> Refused | None:
    to = str(action.to)
    host = state.characters.get(to)
    placed = is_fixed(to) or (host is not None and not host.is_player)
    if not character.is_player or not placed or dungeon_level(to) > _DEEPEST:
        return Refused("BAD_VALUE", "10", f"{action.person} cannot be at {to}.", {"to": action.to})
    return None


def _bad_number(character: Character, action: Adjust) -> Refused | None:
    value, to = action.value, action.to
    if value == "location":
        return None
    owned = value in _OF_ANYBODY or (value != "gold" and CURRENCY.fullmatch(value))
    personal = character.is_player and (value in _LEAST or _STAIRS.fullmatch(value))
    if not owned and not personal:
        known = ["location", *_LEAST, *_OF_ANYBODY, "weapon level N", "stairs level N"]
        text = f"{action.person} has no value called {value!r} that could be set."
        return Refused("UNKNOWN_VALUE", "2", text, {"known": known})
    if not isinstance(to, int):
        return Refused("BAD_VALUE", "2", f"{value} is a whole number, not {to!r}.", {"to": to})
    most = 1 if _STAIRS.fullmatch(value) else _MOST
    if not _LEAST.get(value, 0) <= to <= most:
        text = f"{value} lies between {_LEAST.get(value, 0)} and {most}."
        return Refused("BAD_VALUE", "2", text, {"to": to})
    return None


def award(state: State, action: Award, _: Ctx) -> Ruling:  # s. 38
    """Note that a week's points have been awarded."""
    weeks = [owed.week for owed in state.exchanges.owed]
    if action.week not in weeks:
        text = f"No points are owed for week {action.week}."
        return Refused("NOTHING_OWED", "38", text, {"weeks_owed": weeks})
    awarded = plain_course(state)
    awarded.tell(ev.AwardsMade(action.week))
    return awarded


def enact(state: State, action: Enact, _: Ctx) -> Ruling:  # s. 4
    """Note that what an intent that succeeded was for (an amendment, a ratification) has been entered."""
    intent = _adopted(state, action.intent, ("amendment", "ratification"), "4")
    if isinstance(intent, Refused):
        return intent
    enacted = plain_course(state)
    enacted.tell(IntentClosed(intent.number, done=True))
    return enacted


def set_list(state: State, action: SetList, _: Ctx) -> Ruling:  # s. 6
    """Change the RPG mailing list, as a resolved intent says, with instructions for taking part."""
    intent = _adopted(state, action.intent, ("list",), "6")
    if isinstance(intent, Refused):
        return intent
    if not action.instructions.strip():
        text = "The announcement must say how players take part in the new mailing list."
        return Refused("LIST_NEEDS_INSTRUCTIONS", "6", text)
    changed = plain_course(state)
    changed.tell(ev.ListChanged(action.to, action.instructions))
    changed.tell(IntentClosed(intent.number, done=True))
    return changed


def bestow(state: State, action: Bestow, _: Ctx) -> Ruling:  # s. 17
    """Hand out something of what leavers' holdings the Game Master keeps."""
    character, office = _character(state, action.person), state.office
    if isinstance(character, Refused):
        return character
    held = office.gold if action.asset == "gold" else office.items.get(action.asset, 0)
    if action.quantity > held:
        text = f"The Game Master keeps {held} {action.asset}, not {action.quantity}."
        return Refused("NOT_ENOUGH", "17", text, {"asset": action.asset, "owned": held})
    bestowed = plain_course(state)
    bestowed.tell(ev.Bestowed(action.person, action.asset, action.quantity))
    return bestowed


def hand_over(state: State, action: HandOver, _: Ctx) -> Ruling:  # s. 2
    """Make somebody else Game Master."""
    if action.to == state.office.game_master or not action.to.strip():
        return Refused("ALREADY_SO", "2", f"{state.office.game_master} is the Game Master already.")
    handed = plain_course(state)
    handed.tell(ev.GameMasterChanged(action.to))
    return handed


def _adopted(state: State, number: int, topics: tuple[str, ...], section: str) -> Intent | Refused:
    intent = state.intents.standing.get(number)
    if intent is not None and intent.resolved is not None and intent.topic in topics:
        return intent
    waiting = [i.number for i in state.intents.resolved() if i.topic in topics]
    text = f"Intent {number} has not succeeded, or is not about this."
    return Refused("NO_RESOLVED_INTENT", section, text, {"intent": number, "waiting": waiting})


def _character(state: State, person: str) -> Character | Refused:
    return state.characters.get(person) or Refused(
        "NOT_A_CHARACTER", "3", f"{person} is not a party to this contract."
    )


def _too_much(most: int) -> Refused:
    return Refused("BAD_VALUE", "2", f"No more than {most} can be given at once.", {"most": most})
