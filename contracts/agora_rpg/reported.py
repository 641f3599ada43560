"""The sections of the Game Master's report (s. 2), and how what was ratified in one is made true.

Only what the Game Master can set is ratified by the passing of time.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from contracts.agora_rpg.actions import Adjust, SetClass
from contracts.agora_rpg.state import State
from contracts.agora_rpg.views import KINDS, values
from gamemaster.core.action import Action
from gamemaster.core.contract import PUBLIC, ReportSection

_GAUGES = ("location", "level", "experience", "max_health", "health", "max_vitality", "vitality", "tokens")

REPORTED: tuple[ReportSection, ...] = (
    ReportSection(
        "Player Characters",
        ("class", *_GAUGES, "gold"),
        called={"class": ("Player Character",), "tokens": ("movement token",), "experience": ("exp",)},
    ),
    ReportSection(
        "Possessions",
        (*KINDS, "attack_level", "defense_level"),
        called={"weapons": ("sword",), "health_potions": ("potion",), "vitality_potions": ("potion",)},
    ),
    ReportSection("Stairways known", ("stairs_known",), called={"stairs_known": ("stair", "stairway")}),
    ReportSection(
        "Encounters not yet resolved", ("encounter",), called={"encounter": ("monster",)}, informative=True
    ),
    ReportSection("Gold Exchanger", ("score",), called={"score": ("point",)}),
    ReportSection(
        "Values of the game",
        (),
        ("base_health", "base_vitality", "base_experience", "base_monster_health", "mailing_list"),
        informative=True,
    ),
)


def restore(state: State, person: str, name: str, value: Any) -> tuple[Action, ...]:
    """The adjustments that give a Character the value called `name` as reports show it; empty for none."""
    if name in (*_GAUGES, "gold", "score"):
        return () if value is None else (Adjust(person=person, value=name, to=value),)
    held = values(state, person, PUBLIC).get(name)
    if name in KINDS:
        return tuple(_owned(person, KINDS[name], held or {}, value or {}))
    if name == "stairs_known":
        return tuple(_stairs(person, held or [], value or []))
    if name == "class" and value in ("player", "non_player"):
        return (SetClass(person=person, character=value),)
    return ()


def _owned(person: str, kind: str, held: Mapping[str, int], wanted: Mapping[str, int]) -> Iterable[Action]:
    for level in sorted({*held, *wanted}, key=int):
        if held.get(level, 0) != wanted.get(level, 0):
            yield Adjust(person=person, value=f"{kind}{level}", to=wanted.get(level, 0))


def _stairs(person: str, held: Iterable[int], wanted: Iterable[int]) -> Iterable[Action]:
    for level in sorted({*held} ^ {*wanted}):
        yield Adjust(person=person, value=f"stairs level {level}", to=int(level in wanted))
