"""The sections of the weekly report, and how what was ratified in one is made true.

Only what the game master can set is ratified by the passing of time; board, parties and votes follow from
what was done, and are put right by rulings about that.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from contracts.guild_nomic.actions import Adjust
from contracts.guild_nomic.state import State
from contracts.guild_nomic.views import values
from gamemaster.core.action import Action
from gamemaster.core.contract import PUBLIC, ReportSection
from gamemaster.core.event import GAME

REPORTED: tuple[ReportSection, ...] = (
    ReportSection(
        "Roster",
        ("level", "hp", "class", "titles", "extra_strengths"),
        called={"hp": ("health", "hit points"), "level": ("levels",), "titles": ("title",)},
    ),
    ReportSection("Items", ("items",), called={"items": ("item",)}, informative=True),
    ReportSection("Parties", ("party",), ("parties", "party_count"), {"parties": ("party",)}, True),
    ReportSection(
        "Quest board",
        (),
        ("board", "quest_count", "monsters", "slain_monsters"),
        {"board": ("quest", "quests"), "monsters": ("monster",)},
        True,
    ),
    ReportSection("Open proposals", (), ("open_proposals",), {"open_proposals": ("proposal", "vote")}, True),
    ReportSection("Decided proposals", (), ("decided_proposals",), {}, True),
    ReportSection("Time", (), ("week", "phase", "phase_ends", "started", "ended", "winners"), {}, True),
)


def restore(state: State, person: str, name: str, value: Any) -> tuple[Action, ...]:
    """The adjustments that give a player the value called `name` as reports show it; empty for none."""
    if person == GAME or value is None:
        return ()
    held = values(state, person, PUBLIC)
    if not held:
        return ()
    if name in ("level", "hp", "class"):
        return (Adjust(person=person, value=name, to=value),)
    if name == "titles":
        return tuple(_titles(person, held["titles"], value))
    if name == "extra_strengths":
        return tuple(_strengths(person, held["extra_strengths"], value))
    return ()


def _titles(person: str, held: list[str], wanted: list[str]) -> Iterator[Action]:
    """Titles are kept in the order in which they were given, after those of guild and class."""
    own, stated = held[2:], wanted[2:]
    if own == stated:
        return
    for title in own:
        yield Adjust(person=person, value=f"title {title}", to=0)
    for title in stated:
        yield Adjust(person=person, value=f"title {title}", to=1)


def _strengths(person: str, held: Mapping[str, int], wanted: Mapping[str, int]) -> Iterator[Action]:
    for element, strength in wanted.items():
        if held.get(element) != strength:
            yield Adjust(person=person, value=f"strength {element}", to=strength)
