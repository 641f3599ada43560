"""What a report says, written from the ledger as of a moment.

A report shows the game as it stood when its week began: after the tick of that moment, before any message.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import spoken, week_number
from gamemaster.core.contract import PUBLIC
from gamemaster.core.covered import covered
from gamemaster.core.ledger import Kind
from gamemaster.core.obligations import obligations, owed_by
from gamemaster.core.picture import Picture
from gamemaster.core.replay import Standing
from gamemaster.core.settings import Settings, interpretations
from gamemaster.reports.data import Change, Deed, Report
from gamemaster.reports.wording import plain
from gamemaster.service.ledger.consequences import corrections_since
from gamemaster.service.ledger.revealing import proofs
from gamemaster.service.reports.errata import known_wrong
from gamemaster.service.reports.onrecord import answered_by, claims_since, ratification, stated
from gamemaster.service.views.asked import still_open
from gamemaster.service.views.outcomes import (
    deed,
    message_of,
    owed,
    public_ruling,
    readings,
    stored_outcome,
    told,
)
from gamemaster.service.views.pledging import pledges
from gamemaster.service.views.ruled import amending
from gamemaster.service.views.secrecy import came_privately, is_open, is_unseen
from gamemaster.service.views.shown import to_plain
from gamemaster.service.views.texts import text_of
from gamemaster.service.workspace.loaded import INSTANT, Live, standing_at
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store import reports
from gamemaster.store.corrections import list_corrections
from gamemaster.store.history import step_of, steps_between
from gamemaster.store.ledger import EntryRow, StepRow, load_entries, load_entry
from gamemaster.store.rulings import rulings_between


@dataclass(frozen=True, slots=True)
class Written:
    """A report as it would go out now. `digest` is the SHA-256 of its text, `picture` what goes with it."""

    report: Report
    text: str
    digest: str
    picture: Picture | None


def write_report(
    ws: Workspace, tx: Connection, live: Live, number: int, as_of: datetime, revises: int = 0
) -> Written:
    """Write the report of the moment `as_of`, following on the last one before it.

    `revises` is the number of the one whose place a report that is not kept yet takes.
    """
    previous = reports.report_before(tx, live.id, as_of, number)
    kept = reports.report(tx, live.id, number)
    revised = reports.revised_by(tx, kept) if kept else reports.report(tx, live.id, revises)
    since = live.game.starts_at if previous is None else previous.at
    standing = standing_at(tx, live, as_of)
    steps = steps_between(tx, live.id, since, as_of + INSTANT)
    deeds = [d for step in steps if step.at < as_of for d in _deeds(tx, live, step)]
    found = Report(
        game=live.id,
        title=live.game.title,
        contract_title=live.contract.title,
        gm=standing.conduct.gm,
        number=number,
        as_of=as_of,
        previous=None if previous is None else previous.at,
        week=week_number(live.game.starts_at, as_of - INSTANT),
        lists=live.game.public,
        bot=ws.config.mail.address,
        view=live.contract.view(standing.state, PUBLIC),
        deeds=tuple(deeds),
        ticks=_ticks(live, steps, None if previous is None else previous.at),
        questions=tuple(one for one in still_open(tx, live, public=True) if one.at <= as_of),
        changes=() if previous is None else _changes(tx, live, previous.at, standing),
        owed=owed(owed_by(obligations(live.contract, standing), as_of), PUBLIC),
        readings=readings(interpretations(live.contract.ambiguities, standing.settings)),
        notices=_notes(tx, live, since, as_of, standing),
        text=text_of(live, standing),
        amended=standing.text is not None,
        pledges=pledges(live),
        proofs=proofs(_to_prove(tx, live, steps, as_of, previous)),
        examples=live.contract.phrasebook.examples,
        corrections=() if previous is None else _corrections(tx, live, previous),
        office=live.contract.office,
        revises=0 if revised is None else revised.number,
        revised=() if revised is None else revisions(tx, live, revised.number, standing),
        claims=(
            *claims_since(standing, since),
            *(answered_by(live.head, revised.number) if revised is not None else ()),
        ),
        ratification=ratification(live, standing, since, as_of, known_wrong(tx, live)),
    )
    draw = live.contract.picture
    return _written(ws, live, found, None if draw is None else draw(standing.state))


def revisions(tx: Connection, live: Live, number: int, now: Standing) -> tuple[Change, ...]:
    """What published report `number` states otherwise than it would be stated now."""
    before = stated(tx, live, number)
    present = to_plain(covered(live.contract, now.state))
    return tuple(
        change
        for section in present
        for subject in sorted({*before.get(section, {}), *present[section]})
        for change in _differing(
            subject, before.get(section, {}).get(subject, {}), present[section].get(subject, {})
        )
    )


def _written(ws: Workspace, live: Live, found: Report, picture: Picture | None) -> Written:
    text = ws.renderer.report(live.contract.id, found, live.contract.templates)
    return Written(found, text, hashlib.sha256(text.encode()).hexdigest(), picture)


def _deeds(tx: Connection, live: Live, step: StepRow) -> list[Deed]:
    if step.kind not in (Kind.MESSAGE, Kind.RULING):
        return []
    if step.kind == Kind.RULING and not public_ruling(live.contract, step.outcomes):
        return []
    message_id, private = message_of(step.entry), came_privately(tx, live, step)
    entry = load_entry(tx, live.id, step.entry) if step.kind == Kind.RULING else None
    ratifies = entry is not None and entry.body["decision"]["does"] == "ratify"
    found = [
        deed(live.contract, step.at, stored_outcome(live.contract, row), message_id, PUBLIC)
        for row in step.outcomes
        # a ratification is told where it becomes so; at the moment it speaks of only what it sets right is
        if is_open(live, step, row, private) and (row.events or not ratifies)
    ]
    if step.kind == Kind.RULING:
        ruled = {"author": "", "because": ""} if entry is None else entry.body
        cites = f" ({ruled['cites']})" if ruled.get("cites") else ""
        because = f"Ruled because: {ruled['because']}{cites}"
        found = [replace(d, who=d.who or ruled["author"], words="", told=(*d.told, because)) for d in found]
    return found


def _ticks(
    live: Live, steps: list[StepRow], after: datetime | None
) -> tuple[tuple[datetime, tuple[str, ...]], ...]:
    """What the clock did, without the tick that the last report showed already.

    What came of attempts that nobody may know of stands there, too: it happened, whoever brought it about.
    """
    found = []
    for step in steps:
        if step.kind == Kind.TICK and (step.at == after or is_unseen(step)):
            continue
        events = [
            live.contract.load_event(event.body)
            for outcome in step.outcomes
            if step.kind == Kind.TICK or not is_open(live, step, outcome, private=False)
            for event in outcome.events
            if event.seen_by is None
        ]
        if events or step.kind == Kind.TICK:
            found.append((step.at, told(live.contract, events, PUBLIC)))
    return tuple(found)


def _changes(tx: Connection, live: Live, since: datetime, now: Standing) -> tuple[Change, ...]:
    """What the public sees otherwise than at the last report."""
    old = live.contract.view(standing_at(tx, live, since).state, PUBLIC)
    new = live.contract.view(now.state, PUBLIC)
    names = sorted({*old["people"], *new["people"]})
    return tuple(
        change
        for name in names
        for change in _differing(name, old["people"].get(name, {}), new["people"].get(name, {}))
        # whoever comes or goes has had nothing of many things
        if not (None in (change.old, change.new) and plain(change.old) == plain(change.new))
    )


def _differing(subject: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> list[Change]:
    return [
        Change(subject, name, old.get(name), new.get(name))
        for name in sorted({*old, *new})
        if old.get(name) != new.get(name)
    ]


def _to_prove(
    tx: Connection, live: Live, steps: list[StepRow], as_of: datetime, previous: reports.Report | None
) -> list[StepRow]:
    """The steps whose draws no report has shown: those since the last one, and those that came in late."""
    after = None if previous is None else previous.at
    new = [step for step in steps if (step.at < as_of if step.kind != Kind.TICK else step.at != after)]
    if previous is None:
        return new
    late = (step_of(tx, live.id, row.id) for row in _known_late(tx, live, previous))
    return [*(step for step in late if step is not None), *new]


def _known_late(tx: Connection, live: Live, previous: reports.Report) -> list[EntryRow]:
    """What became known after the last report was drafted, but belongs before it.

    Of private mail in a game with secrets nobody is told when it was written.
    """
    return [
        row
        for row in load_entries(tx, live.id)
        if row.arrived_at > previous.drafted_at
        and row.kind in (Kind.MESSAGE, Kind.RULING)
        and row.at < previous.at
        and not (live.contract.keeps_secrets and row.body.get("public") is False)
    ]


def _notes(
    tx: Connection, live: Live, since: datetime, until: datetime, standing: Standing
) -> tuple[str, ...]:
    """The pause in force, what the game warns of, and the rulings of the week on what was announced."""
    paused = standing.conduct.paused
    notes = [] if paused is None else [f"The game has been paused since {spoken(paused)}."]
    notes += [f"{player} plays the part of {part}." for part, player in standing.conduct.seats]
    unusual = _unusual(live, standing.settings)
    notes += [f"Settings that differ from the usual ones: {unusual}."] if unusual else []
    notes += live.contract.warnings(standing.state, standing.settings)
    rows = rulings_between(tx, live.id, since, until)
    notes += [ruling.line for _, ruling in amending(tx, live, rows) if ruling.public]
    return tuple(notes)


def _unusual(live: Live, settings: Settings) -> str:
    """The settings that are not the game's usual ones, but for those that a reading in force tells of.

    Those that are not for all eyes do not stand there either.
    """
    told = {point.setting for point in live.contract.ambiguities} | settings.withheld
    return ", ".join(
        f"{name} = {plain(getattr(settings, name))}"
        for name, field in type(settings).model_fields.items()
        if name not in told and getattr(settings, name) != field.get_default(call_default_factory=True)
    )


def _corrections(tx: Connection, live: Live, previous: reports.Report) -> tuple[str, ...]:
    """What became known since the last report was drafted and makes published ones wrong."""
    found = list_corrections(tx, live.id, previous.drafted_at)
    if not found:
        return ()
    return corrections_since(
        found, {report.number: report.at for report in reports.list_reports(tx, live.id)}
    )
