"""Why a value is what it is: the chain of what changed it, each link with all that stands behind it.

It is read off the stored steps, so it answers at once however long the game is. Nobody is told by it what e
may not see: in a game with secrets, whoever is not its game master gets the values as e saw them each time.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import iso, spoken
from gamemaster.core.contract import GAME_MASTER, Contract, Viewer
from gamemaster.core.errors import UsageError
from gamemaster.core.event import Event
from gamemaster.core.ledger import Kind, in_force
from gamemaster.core.presiding import lead_into, missing, shown
from gamemaster.reports.wording import cite, message_key
from gamemaster.service.views.outcomes import deed, may_see, message_of, stored_outcome
from gamemaster.service.views.ruled import spoken_ruling
from gamemaster.service.views.secrecy import came_privately, is_open
from gamemaster.service.views.shown import Shown, to_plain
from gamemaster.service.workspace.loaded import INSTANT, Live, load_live, standing_at
from gamemaster.service.workspace.naming import (
    Named,
    eyes_of,
    kept_as,
    unknown_value,
    value_named,
    values_of,
)
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.history import steps_numbered
from gamemaster.store.ledger import EntryRow, OutcomeRow, StepRow, load_entry
from gamemaster.store.rulings import rulings_between
from gamemaster.store.values import Value, value_history

MOST = 20
"""Links shown unless all are asked for: the latest ones."""


@dataclass(frozen=True, slots=True)
class Link:
    """One change of the value. `before` and `after` are words; empty is what does not apply or is secret."""

    at: datetime
    before: str
    after: str
    told: str
    who: str
    sentence: str
    said: str
    message: str
    section: str
    draws: tuple[str, ...]
    rulings: tuple[str, ...]
    entry: str
    kind: str


def why(
    ws: Workspace, game: str, value: str, at: datetime | None, person: str, gm: bool, everything: bool = False
) -> Shown:
    """The chain of events behind a value such as `Ondine.health`, up to `at` (None: now)."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        return explain(ws, tx, live, value, at, eyes_of(ws, tx, live, person, gm), everything)


def explain(
    ws: Workspace,
    tx: Connection,
    live: Live,
    value: str,
    at: datetime | None,
    viewer: Viewer,
    everything: bool = False,
) -> Shown:
    """The same in the caller's transaction; raises UsageError for a value that is not there to be seen."""
    named = value_named(ws, tx, live, value)
    standing = live.head if at is None else standing_at(tx, live, at + INSTANT)
    held = lead_into(values_of(live.contract, standing.state, named.subject, viewer), named.name)
    top = _top(live.contract, standing.state, named, held)
    rows = [row for row in value_history(tx, live.id, named.subject, top) if at is None or row.at <= at]
    rest = named.name[len(top) + 1 :]
    rows, befores = _differing(rows, rest)
    if missing(held) and not (rows and viewer.gm):
        raise UsageError(unknown_value(live, standing.state, named, viewer))
    hidden = max(0, len(rows) - MOST) if not everything else 0
    rows, befores = rows[hidden:], befores[hidden:]
    links = _links(tx, live, rows, befores, rest, viewer, top)
    data = {
        "game": live.id,
        "value": f"{named.subject}.{named.name}",
        "is": None if missing(held) else held,
        "at": iso(at or ws.now(live)),
        "earlier": hidden,
        "chain": to_plain(links),
    }
    return Shown(data, _text(live, named, held, at, hidden, links))


def _top(contract: Contract[Any], state: Any, named: Named, held: Any) -> str:
    """The name under which the value is stored, which may be longer than up to the first dot."""
    kept = kept_as(values_of(contract, state, named.subject, GAME_MASTER), named.name)
    return kept or (named.name.partition(".")[0] if missing(held) else named.name)


def _differing(rows: Sequence[Value], rest: str) -> tuple[list[Value], list[Any]]:
    """The changes that changed what `rest` leads to, each with what was there before."""
    kept: list[Value] = []
    befores: list[Any] = []
    before: Any = lead_into({}, "nothing")
    for row in rows:
        now = lead_into({}, "nothing") if row.gone else lead_into(row.value, rest)
        if (missing(now), now) != (missing(before), before):
            kept.append(row)
            befores.append(before)
        before = now
    return kept, befores


def _links(
    tx: Connection,
    live: Live,
    rows: Sequence[Value],
    befores: Sequence[Any],
    rest: str,
    viewer: Viewer,
    top: str,
) -> list[Link]:
    steps = {step.n: step for step in steps_numbered(tx, live.id, [row.step for row in rows])}
    rulings = rulings_between(tx, live.id) if rows else []
    seen = None if viewer.gm or not live.contract.keeps_secrets else _seen(tx, live, rows, viewer, top, rest)
    links = []
    told: set[int] = set()
    for row, before in zip(rows, befores, strict=True):
        after = lead_into({}, "nothing") if row.gone else lead_into(row.value, rest)
        change = (before, after) if seen is None else seen.get(row.step)
        link = _link(tx, live, row, steps[row.step], viewer, rulings)
        if link is None and seen is not None and change is not None and row.step not in told:
            # the value shows it, though not what happened
            link = _of_nobody(live, steps[row.step], _beside(live.contract, steps[row.step], row, viewer))
        told.add(row.step)
        if change is not None and link is not None:
            links.append(replace(link, before=shown(change[0]), after=shown(change[1])))
    return links


def _link(
    tx: Connection, live: Live, row: Value, step: StepRow, viewer: Viewer, rulings: Sequence[EntryRow]
) -> Link | None:
    """One change with what stands behind it; None when the viewer may not know of it."""
    outcome, event = _cause(live.contract, step, row.event)
    if event is not None and not may_see(event.seen_by, viewer):
        return None
    entry = load_entry(tx, live.id, step.entry)
    public = entry is None or entry.kind != Kind.MESSAGE or entry.body["public"]
    private = came_privately(tx, live, step)
    found = (
        None
        if outcome is None
        else deed(
            live.contract, step.at, stored_outcome(live.contract, outcome), message_of(step.entry), viewer
        )
    )
    mine = found is not None and viewer.person in (found.who, found.by)
    if outcome is not None and not (mine or viewer.gm or is_open(live, step, outcome, private)):
        # what it brought about in public stands for itself
        return _of_nobody(live, step, event)
    spoken_for = [spoken_ruling(tx, live, one) for one in rulings if _concerns(one, step.entry)]
    return Link(
        at=step.at,
        before="",
        after="",
        told="" if event is None else live.contract.tell(event),
        who="the clock" if step.kind == Kind.TICK else found.name if found else "",
        sentence=found.words if found is not None and (public or mine or viewer.gm) else "",
        said=found.said if found else "",
        message=message_key(message_of(step.entry)),
        section="" if event is None else event.section,
        draws=found.draws if found else (),
        rulings=tuple(ruling.line for ruling in spoken_for if ruling.public or viewer.gm),
        entry=step.entry,
        kind=step.kind,
    )


def _of_nobody(live: Live, step: StepRow, event: Event | None) -> Link:
    """A change with nothing of the secret act that brought it about."""
    told, section = ("", "") if event is None else (live.contract.tell(event), event.section)
    return Link(step.at, "", "", told, "(the game)", "", "", "", section, (), (), "", step.kind)


def _beside(contract: Contract[Any], step: StepRow, row: Value, viewer: Viewer) -> Event | None:
    """What the viewer may know of the same act about the same subject, next in front of a hidden event."""
    outcome, _ = _cause(contract, step, row.event)
    events = [] if outcome is None else [contract.load_event(told.body) for told in outcome.events]
    known = [one for one in events if may_see(one.seen_by, viewer) and row.subject in one.subjects]
    return known[-1] if known else None


def _cause(contract: Contract[Any], step: StepRow, index: int) -> tuple[OutcomeRow | None, Event | None]:
    """The outcome and the event of a step that made its change number `index`."""
    count = 0
    for outcome in step.outcomes:
        if index < count + len(outcome.events):
            event = outcome.events[index - count]
            return outcome, contract.load_event(event.body)
        count += len(outcome.events)
    return (step.outcomes[0] if step.outcomes else None), None


def _concerns(ruling: EntryRow, entry: str) -> bool:
    """Whether a ruling is this entry, or speaks of it."""
    return entry in (ruling.id, ruling.body["decision"].get("of"))


def _seen(
    tx: Connection, live: Live, rows: Sequence[Value], viewer: Viewer, top: str, rest: str
) -> dict[int, tuple[Any, Any]]:
    """What the viewer saw before and after each of these steps, where that differs."""
    wanted = {row.step: row.subject for row in rows}
    whole = load_live(tx, live.id, whole=True).timeline
    steps = whole.referee.fold(whole.referee.opening(), in_force(whole.entries), live.stored.clock)
    found: dict[int, tuple[Any, Any]] = {}
    name = f"{top}.{rest}" if rest else top
    for n, step in enumerate(steps, 1):
        if n in wanted:
            before, after = (
                lead_into(values_of(live.contract, at.state, wanted[n], viewer), name)
                for at in (step.before, step.after)
            )
            if (missing(before), before) != (missing(after), after):
                found[n] = (before, after)
    return found


def _text(
    live: Live, named: Named, held: Any, at: datetime | None, hidden: int, links: Sequence[Link]
) -> str:
    when = "" if at is None else f" at {spoken(at)}"
    lines = [f"{live.game.title}: {named.subject}.{named.name} is {shown(held)}{when}."]
    if not links:
        lines.append("It has been so since the game began.")
    if hidden:
        lines.append(f"({hidden} earlier changes; --all shows them)")
    for link in links:
        lines += ["", f"{spoken(link.at)}: {link.before} -> {link.after}", *_behind(link)]
    return "\n".join(lines)


def _behind(link: Link) -> list[str]:
    section = f" ({cite(link.section)})" if link.section else ""
    by = f"{link.who}: {link.said}" if link.said and link.who else link.who or link.said
    parts = [
        ("happened", f"{link.told}{section}" if link.told else ""),
        ("by", by),
        ("words", f'"{link.sentence}"' if link.sentence else ""),
        ("message", link.message),
        *(("draw", draw) for draw in link.draws),
        *(("ruling", ruling) for ruling in link.rulings),
        ("entry", link.entry),
    ]
    return [f"  {label:9} {text}" for label, text in parts if text]
