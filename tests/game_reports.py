"""The weekly report of a game that a test has set up at a table, without a workspace."""

from dataclasses import replace
from datetime import datetime
from typing import Any, Protocol

from gamemaster.core.contract import Contract
from gamemaster.core.settings import Settings, interpretations
from gamemaster.reports.data import Owed, Reading, Report

BOT = "gamemaster@example.org"


class Table(Protocol):
    """A running game: its state, its settings, and what time it is there."""

    state: Any
    settings: Any
    at: datetime


def report_of(contract: Contract[Any], table: Table, gm: str, week: int, **changes: object) -> Report:
    """The first report of a table as it stands, except for `changes` of its fields."""
    settings: Settings = table.settings
    owed = [Owed(d.owner, d.what, d.due, d.default, d.section) for d in contract.due(table.state, settings)]
    readings = [
        Reading(r.id, r.section, r.setting, r.value, r.reading, r.house)
        for r in interpretations(contract.ambiguities, settings)
    ]
    report = Report(
        game=contract.id,
        title=contract.title,
        contract_title=contract.title,
        gm=gm,
        number=1,
        as_of=table.at,
        previous=None,
        week=week,
        lists=("game-business@example.org",),
        bot=BOT,
        view=contract.view(table.state),
        owed=tuple(owed),
        readings=tuple(readings),
        examples=contract.phrasebook.examples[:4],
        office=contract.office,
    )
    return replace(report, **changes)  # type: ignore[arg-type]
