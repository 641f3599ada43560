"""What is owed, by whom and until when; for the Game Master with the text to send."""

import json
from collections.abc import Iterator
from datetime import datetime, timedelta

from contracts.agora_rpg.petitions import electors, section_of
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.state import Awards, State
from gamemaster.core.calendar import report_due
from gamemaster.core.contract import Duty
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.intent_duties import intent_duties


def due(state: State, settings: RpgSettings) -> tuple[Duty, ...]:
    """Every duty that stands: the weekly report, points, amendments, rolls, and intents to be acted on."""
    return (
        *_report(state),
        *_awards(state, settings),
        *_adopted(state, settings),
        *_rolls(state, settings),
        *intent_duties(
            state.intents, section_of, settings.intent_profile, electors(state, settings), settings.speaker
        ),
    )


def _report(state: State) -> Iterator[Duty]:  # s. 2
    calendar = state.calendar
    if calendar.ended is None:
        what = f"Publish the report of week {calendar.week}, with the text of the contract."
        default = "the report is late and still owed"
        yield Duty(
            state.office.game_master,
            what,
            "2",
            calendar.week_start,
            report_due(calendar.next_week),
            default,
            kind="report",
        )


def _awards(state: State, settings: RpgSettings) -> Iterator[Duty]:  # s. 38
    for owed in state.exchanges.owed:
        by = owed.at + timedelta(days=settings.timely_days)
        default = "the points stay owed; the score kept here counts them already"
        yield Duty(state.office.game_master, award_text(owed), "38", owed.at, by, default, kind="award")


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
        elif intent.topic == "ratification":
            what = f"Enter, as intent {intent.number} by {intent.by} says: {intent.what}"
            section = "2"
        else:
            what = f"Enter amendment {intent.number} by {intent.by} in the text or settings: {intent.what}"
            section = "4"
        by = intent.resolved + timedelta(days=settings.timely_days)
        yield Duty(
            state.office.game_master, what, section, intent.resolved, by, "it stays owed", kind="enactment"
        )


def _rolls(state: State, settings: RpgSettings) -> Iterator[Duty]:  # s. 8, 27
    for person, character in in_order(state.characters):
        met = character.encounter
        if met is None or met.kind != "unrolled":
            continue
        if settings.dice_source == "bot":
            yield _recording(state.office.game_master, person, met.level, met.since, settings)
        else:
            yield _roll(person, met.level, met.since, settings)
            if settings.dice_source == "import":
                yield _forwarding(state.office.game_master, person, met.level, met.since, settings)


def _recording(master: str, person: str, level: int, since: datetime, settings: RpgSettings) -> Duty:
    """The duty that is left when the program came to roll the dice while somebody still had to (R-15)."""
    params = json.dumps({"person": person, "result": 44}, ensure_ascii=False)
    what = (
        f"Roll one die of 100 sides for {person}'s encounter on dungeon level {level}, which nobody else can "
        f"do any more, and record what it shows, in the place of 44: gamemaster rule ... act record_roll "
        f"'{params}'"
    )
    by = since + timedelta(days=settings.timely_days)
    return Duty(master, what, "8", since, by, "the encounter stays open and bars moves", kind="roll")


def _forwarding(master: str, person: str, level: int, since: datetime, settings: RpgSettings) -> Duty:
    what = (
        f"If the dice server's answer for {person}'s encounter on dungeon level {level} reached you but not "
        "the list, forward it there."
    )
    by = since + timedelta(days=settings.timely_days)
    return Duty(
        master, what, "8", since, by, "the encounter stays open; you can record the roll", kind="forward"
    )


def _roll(person: str, level: int, since: datetime, settings: RpgSettings) -> Duty:
    what = f"Roll one die of 100 sides for the encounter on dungeon level {level}."
    if settings.dice_source == "import":
        what += " The comment must name it, and the list or the Game Master must get the answer too."
    default = "the encounter stays open and bars moves; the Game Master can record a roll"
    return Duty(person, what, "8", since, since + timedelta(days=settings.timely_days), default, kind="roll")
