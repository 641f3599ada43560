"""What happens by itself whenever it is true: death, then gaining levels (s. 41, 42).

Death comes first (mechanics R-22), and each level is paid for at its own price until the experience no longer
suffices (R-21). `course` looks at one Character only: no event of play changes the gauges of two.
"""

from contracts.agora_rpg.events import Died, LevelGained
from contracts.agora_rpg.evolve import evolve
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.state import Character, State
from gamemaster.core.course import Course
from gamemaster.core.event import Event
from gamemaster.core.maps import in_order


def course(state: State, person: str, settings: RpgSettings) -> Course[State]:
    """A course that starts at `state` and settles `person` after each event."""

    def settle(state: State) -> Event | None:
        character = state.characters.get(person)
        return None if character is None else _consequence(person, character, settings)

    return Course(state, evolve, settle)


def common_course(state: State, settings: RpgSettings) -> Course[State]:
    """A course of events that may change what is true of anybody, such as new base values."""

    def settle(state: State) -> Event | None:
        found = (_consequence(person, c, settings) for person, c in in_order(state.characters))
        return next((event for event in found if event is not None), None)

    return Course(state, evolve, settle)


def plain_course(state: State) -> Course[State]:
    """A course of events that change nobody's gauges."""
    return Course(state, evolve, _nothing)


def _nothing(_: State) -> None:
    return None


def _consequence(person: str, character: Character, settings: RpgSettings) -> Event | None:
    if not character.is_player:
        return None
    if character.health <= 0:
        return _death(person, character, settings)
    if character.sheet.experience >= character.sheet.level * settings.base_experience:
        return _level(person, character, settings)
    return None


def _death(person: str, character: Character, settings: RpgSettings) -> Died:  # s. 42
    tokens = character.tokens if settings.death_keeps_tokens else 0
    return Died(person, settings.base_health, settings.base_vitality, tokens)


def _level(person: str, character: Character, settings: RpgSettings) -> LevelGained:  # s. 41
    sheet = character.sheet
    # maxima first: then the gauges can rise by as much without meeting the cap
    max_health = sheet.max_health + settings.base_health
    max_vitality = sheet.max_vitality + settings.base_vitality
    return LevelGained(
        person,
        sheet.level + 1,
        sheet.experience - sheet.level * settings.base_experience,
        max_health,
        min(character.health + settings.base_health, max_health),
        max_vitality,
        min(character.vitality + settings.base_vitality, max_vitality),
    )
