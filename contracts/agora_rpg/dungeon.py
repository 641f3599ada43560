"""What is met in the dungeon: the table of s. 27, where its die comes from (s. 8), and what each row does
(s. 28-33).

The table is data: rows of first and last result, what is found, and its level relative to the dungeon's.
"""

import re
from datetime import datetime
from typing import NamedTuple

from contracts.agora_rpg.actions import ImportRoll, StateRoll
from contracts.agora_rpg.events import (
    AssetFound,
    EncounterAwaited,
    EncounterEnded,
    MonsterMet,
    StairwayFound,
)
from contracts.agora_rpg.guards import Ctx, Ruling, player
from contracts.agora_rpg.settle import course
from contracts.agora_rpg.state import State
from gamemaster.core.course import Course
from gamemaster.core.outcome import NeedsRuling, Refused

SIDES = 100

# more rerolls than this in one encounter do not come from a fair die
_MOST_REROLLS = 100


class Row(NamedTuple):
    """One row of the table of encounters: results from `low` to `high`."""

    low: int
    high: int
    thing: str
    offset: int

    def label(self, level: int) -> str:
        """What is found on dungeon level `level`, as a game master would name it."""
        if self.thing == "stairway":
            return f"stairway down from level {level}"
        found = level + self.offset
        return f"{self.thing} level {found}" if found else "gold"


TABLE: tuple[Row, ...] = (
    Row(1, 10, "stairway", 0),
    Row(11, 11, "weapon", -1),
    Row(12, 14, "weapon", 0),
    Row(15, 15, "weapon", 1),
    Row(16, 16, "armor", -1),
    Row(17, 19, "armor", 0),
    Row(20, 20, "armor", 1),
    Row(20, 23, "health potion", -1),
    Row(23, 31, "health potion", 0),
    Row(32, 35, "health potion", 1),
    Row(36, 38, "vitality potion", -1),
    Row(39, 47, "vitality potion", 0),
    Row(48, 50, "vitality potion", 1),
    Row(50, 60, "monster", -1),
    Row(60, 90, "monster", 0),
    Row(90, 100, "monster", 1),
)

# the pattern 1-3-1, 1-3-1, 3-9-3, 3-9-3, 10-30-10 that the rows evidently follow; it fills 11 to 100 exactly
SMOOTHED: tuple[Row, ...] = (
    *TABLE[:7],
    Row(21, 23, "health potion", -1),
    Row(24, 32, "health potion", 0),
    Row(33, 35, "health potion", 1),
    Row(36, 38, "vitality potion", -1),
    Row(39, 47, "vitality potion", 0),
    Row(48, 50, "vitality potion", 1),
    Row(51, 60, "monster", -1),
    Row(61, 90, "monster", 0),
    Row(91, 100, "monster", 1),
)


def _by_result(table: tuple[Row, ...]) -> tuple[tuple[Row, ...], ...]:
    return tuple(tuple(row for row in table if row.low <= n <= row.high) for n in range(SIDES + 1))


_ROWS = _by_result(TABLE)
_SMOOTHED_ROWS = _by_result(SMOOTHED)


class Waiting(NamedTuple):
    """Who explored which dungeon level, and when: an encounter whose die has not been read yet."""

    person: str
    level: int
    since: datetime


def encounter(explored: Course[State], level: int, ctx: Ctx) -> Ruling:  # s. 27
    """Let the actor, who has just explored dungeon level `level`, have an encounter."""
    if ctx.settings.dice_source == "bot":
        roll = ctx.roll("encounter", SIDES)
        return _meet(explored, Waiting(ctx.actor, level, ctx.at), roll, ctx)
    explored.tell(EncounterAwaited(ctx.actor, level, ctx.at))
    ctx.remark("ROLL_DUE", f"Now one roll of 1 die with {SIDES} sides is needed, for this encounter.")
    return explored


def import_roll(state: State, action: ImportRoll, ctx: Ctx) -> Ruling:  # s. 8
    """Take a dice server's answer for the actor's waiting encounter, if it meets every condition."""
    waiting = _waiting(state, ctx, "import")
    if isinstance(waiting, Refused):
        return waiting
    barred = _unusable(action, waiting)
    if barred is not None:
        return barred
    return _meet(course(state, ctx.actor, ctx.settings), waiting, action.results[0], ctx)


def state_roll(state: State, action: StateRoll, ctx: Ctx) -> Ruling:  # s. 8
    """Take the actor's own word for the die, where the game does."""
    waiting = _waiting(state, ctx, "stated")
    if isinstance(waiting, Refused):
        return waiting
    if not 1 <= action.result <= SIDES:
        return _impossible(action.result)
    return _meet(course(state, ctx.actor, ctx.settings), waiting, action.result, ctx)


def recorded_roll(state: State, person: str, result: int, ctx: Ctx) -> Ruling:  # s. 8
    """Take the Game Master's word for `person`'s waiting encounter."""
    character = state.characters.get(person)
    met = character.encounter if character else None
    if met is None or met.kind != "unrolled":
        return _no_roll_due(person)
    if not 1 <= result <= SIDES:
        return _impossible(result)
    waiting = Waiting(person, met.level, met.since)
    return _meet(course(state, person, ctx.settings), waiting, result, ctx)


def _waiting(state: State, ctx: Ctx, source: str) -> Waiting | Refused:
    character = player(state, ctx.actor, "8")
    if isinstance(character, Refused):
        return character
    met = character.encounter
    if ctx.settings.dice_source != source:
        text = f"In this game the dice source is {ctx.settings.dice_source}, so this roll does not count."
        return Refused("ROLL_NOT_WANTED", "8", text, {"dice_source": ctx.settings.dice_source})
    if met is None or met.kind != "unrolled":
        return _no_roll_due(ctx.actor)
    return Waiting(ctx.actor, met.level, met.since)


def _unusable(roll: ImportRoll, waiting: Waiting) -> Refused | None:
    """The first condition of s. 8 that `roll` does not meet."""
    asked = (
        ("ROLL_SIDES", "sides", roll.sides, SIDES),
        ("ROLL_DICE", "dice", roll.dice, 1),
        ("ROLL_COUNT", "rolls", roll.rolls, 1),
        ("ROLL_RESULTS", "results", len(roll.results), 1),
    )
    for code, what, found, needed in asked:
        if found != needed:
            text = f"The roll must have {what} {needed}, and it has {found}."
            return Refused(code, "8", text, {"needed": needed, "found": found})
    if not 1 <= roll.results[0] <= SIDES:
        return _impossible(roll.results[0])
    if not _names(roll.comment, waiting.level):
        text = (
            f"The comment of the roll must say that it is for the encounter on dungeon level {waiting.level}."
        )
        return Refused("ROLL_PURPOSE", "8", text, {"dungeon_level": waiting.level})
    if not roll.witnessed:
        text = "The dice server must have sent its answer to the list or to the Game Master too."
        return Refused("ROLL_NOT_WITNESSED", "8", text)
    return None


def _names(comment: str, level: int) -> bool:
    """Whether the comment names an encounter (or exploring), and no other level than this one."""
    words = comment.casefold()
    named = re.findall(r"\blevel\s+(\d{1,9})\b", words)
    return ("encounter" in words or "explor" in words) and all(int(n) == level for n in named)


def _impossible(result: int) -> Refused:
    text = f"A die with {SIDES} sides cannot show {result}."
    return Refused("ROLL_IMPOSSIBLE", "8", text, {"result": result, "sides": SIDES})


def _no_roll_due(person: str) -> Refused:
    text = f"No encounter of {person} waits for a roll; an extra roll has no effect."
    return Refused("NO_ROLL_DUE", "27", text)


def _meet(told: Course[State], waiting: Waiting, roll: int, ctx: Ctx) -> Ruling:
    """Read the table and let what it says happen to the explorer."""
    row = _row(waiting, roll, ctx)
    if isinstance(row, NeedsRuling):
        return row
    if row is not None:
        return _befall(told, row, waiting, roll, ctx)
    if ctx.settings.dice_source == "bot":
        return _meet(told, waiting, _reroll(ctx), ctx)
    told.tell(EncounterAwaited(waiting.person, waiting.level, waiting.since, roll))
    ctx.remark("ROLL_AGAIN", f"The roll {roll} stands in two rows of the table: roll again.")
    return told


def _row(waiting: Waiting, roll: int, ctx: Ctx) -> Row | NeedsRuling | None:  # s. 27, R-1
    """The row that counts for `roll`; None when the die must be rolled again."""
    overlap = ctx.settings.encounter_overlap
    rows = _SMOOTHED_ROWS[roll] if overlap == "smoothed" else _ROWS[roll]
    if len(rows) == 1 or overlap == "earlier":
        return rows[0]
    if overlap == "later":
        return rows[-1]
    if overlap == "reroll":
        return None
    labels = tuple(row.label(waiting.level) for row in rows)
    if ctx.ruled in labels:
        return rows[labels.index(ctx.ruled)]
    text = f"The roll {roll} stands in two rows of the table: {labels[0]} or {labels[1]}."
    return NeedsRuling("ENCOUNTER_OVERLAP", "27", text, labels)


def _reroll(ctx: Ctx) -> int:
    for _ in range(_MOST_REROLLS):
        roll = ctx.roll("encounter", SIDES)
        if len(_ROWS[roll]) == 1:
            return roll
    return SIDES


def _befall(told: Course[State], row: Row, waiting: Waiting, roll: int, ctx: Ctx) -> Course[State]:
    person, level = waiting.person, waiting.level + row.offset
    if row.thing == "stairway":  # s. 28
        told.tell(StairwayFound(person, waiting.level, roll))
    elif level == 0:  # s. 29-33
        told.tell(AssetFound(person, "gold", roll))
    elif row.thing != "monster":  # s. 29-32
        told.tell(AssetFound(person, f"{row.thing} level {level}", roll))
    else:  # s. 24, 33
        health = level * ctx.settings.base_monster_health
        told.tell(MonsterMet(person, level, health, waiting.since, roll))
        if ctx.settings.combat == "fizzle":
            told.tell(EncounterEnded(person, "faded"))
    return told
