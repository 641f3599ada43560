"""The sections of the Surveyor's report (s. 8), and how what was ratified in one is made true.

Only what the Surveyor can set is ratified by the passing of time; board and communities follow from the
placements, and are put right by rulings about those.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from contracts.commune.actions import Adjust
from contracts.commune.state import SLOTS, State
from contracts.commune.views import values
from gamemaster.core.action import Action
from gamemaster.core.contract import PUBLIC, ReportSection
from gamemaster.core.event import GAME

REPORTED: tuple[ReportSection, ...] = (
    ReportSection("Playboard", (), ("playboard", "board", "tile_count"), {"board": ("tile",)}, True),
    ReportSection("Communities", (), ("communities", "community_count", "acquired_communities"), {}, True),
    ReportSection(
        "Participants",
        ("accolades", "investments", "investment_count", "tokens", "token_count"),
        called={"tokens": ("token",), "investments": ("investment", "share"), "accolades": ("accolade",)},
    ),
    ReportSection(
        "Token constructors and what was used",
        ("constructors",),
        called={"constructors": ("constructor", "slot")},
    ),
    ReportSection("Open trade offers", (), ("open_offers",), {"open_offers": ("offer",)}, True),
    ReportSection("Time", (), ("week", "started", "ends", "ended", "winners"), {}, True),
)


def restore(state: State, person: str, name: str, value: Any) -> tuple[Action, ...]:
    """The adjustments that give a participant the value called `name` as reports show it; empty for none."""
    if person == GAME or value is None:
        return ()
    held = values(state, person, PUBLIC).get(name)
    if name == "accolades":
        return (Adjust(person=person, value=name, to=value),)
    if name == "tokens":
        return tuple(_owned(person, "token", held or {}, value))
    if name == "investments":
        return tuple(_owned(person, "investment", held or {}, value))
    if name == "constructors":
        return tuple(
            Adjust(person=person, value=f"constructor {slot}", to=value.get(slot) or "")
            for slot in SLOTS
            if value.get(slot) != (held or {}).get(slot)
        )
    return ()


def _owned(person: str, kind: str, held: Mapping[str, int], wanted: Mapping[str, int]) -> Iterable[Action]:
    for which in sorted({*held, *wanted}):
        if held.get(which, 0) != wanted.get(which, 0):
            yield Adjust(person=person, value=f"{kind} {which}", to=wanted.get(which, 0))
