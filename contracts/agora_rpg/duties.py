"""What is owed, by whom and until when; for the Game Master with the text to send."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.state import Awards, State
from gamemaster.core.contract import Duty
from gamemaster.core.maps import in_order


def due(state: State, settings: RpgSettings) -> tuple[Duty, ...]:
    """Every duty that stands: the weekly report, points, amendments, and rolls not yet made."""
    return (*_report(state), *_awards(state, settings), *_adopted(state, settings), *_rolls(state, settings))


def _report(state: State) -> Iterator[Duty]:  # s. 2
    calendar = state.calendar
    if calendar.ended is None:
        what = f"Publish the report of week {calendar.week}, with the text of the contract."
        default = "the report is late and still owed"
        yield Duty(state.office.game_master, what, "2", calendar.week_start, calendar.next_week, default)


def _awards(state: State, settings: RpgSettings) -> Iterator[Duty]:  # s. 38
    for owed in state.exchanges.owed:
        by = owed.at + timedelta(days=settings.timely_days)
        default = "the points stay owed; the score kept here counts them already"
        yield Duty(state.office.game_master, award_text(owed), "38", owed.at, by, default)


def award_text(owed: Awards) -> str:
    """The announcement that awards a week's points, ready to be sent."""
    given = "; ".join(f"I award {person} {_points(points)}" for person, points in owed.points)
    return f"Announce: {given} (gold exchanged in week {owed.week}, section 38)."


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def _adopted(state: State, settings: RpgSettings) -> Iterator[Duty]:  # s. 4, 6
    for intent in state.intents.resolved():
        if intent.resolved is None:
            continue
        if intent.topic == "list":
            what = (
                f"Change the mailing list, with instructions, as intent {intent.number} says: {intent.what}"
            )
            section = "6"
        else:
            what = f"Enter amendment {intent.number} by {intent.by} in the text or settings: {intent.what}"
            section = "4"
        by = intent.resolved + timedelta(days=settings.timely_days)
        yield Duty(state.office.game_master, what, section, intent.resolved, by, "it stays owed")


def _rolls(state: State, settings: RpgSettings) -> Iterator[Duty]:  # s. 8, 27
    if settings.dice_source == "bot":
        return
    for person, character in in_order(state.characters):
        met = character.encounter
        if met is not None and met.kind == "unrolled":
            yield _roll(person, met.level, met.since, settings)


def _roll(person: str, level: int, since: datetime, settings: RpgSettings) -> Duty:
    what = f"Roll one die of 100 sides for the encounter on dungeon level {level}."
    if settings.dice_source == "import":
        what += " The comment must name it, and the list or the Game Master must get the answer too."
    default = "the encounter stays open and bars moves; the Game Master can record a roll"
    return Duty(person, what, "8", since, since + timedelta(days=settings.timely_days), default)
