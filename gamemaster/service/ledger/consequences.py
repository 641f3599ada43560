"""What a change of the past comes to: worked out, kept, marked on reports, and told to whom it touches.

Everybody learns only what e may know: eir own outcomes and values as e sees them. What goes into the next
report is what the public sees.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection

from gamemaster.core.action import Attempt
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.contract import PUBLIC, Viewer
from gamemaster.core.difference import Change, Flip, final_differences, flips, touched
from gamemaster.core.event import GAME
from gamemaster.core.ledger import Entry, MessageBody, Ratify, RulingBody
from gamemaster.core.outcome import Position, Verdict
from gamemaster.core.replay import Step
from gamemaster.core.stamp import Effective
from gamemaster.core.timeline import Refold
from gamemaster.reports.data import Notice
from gamemaster.reports.wording import differing, plain
from gamemaster.service.ledger.reasons import PRIVATE, author_of, public_cause
from gamemaster.service.letters.letters import moment_words, notify
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.corrections import Correction, add_correction
from gamemaster.store.reports import ReportStatus, list_reports


class Flipped(NamedTuple):
    """An attempt of `who` that came out otherwise; `line` says how, `public` whether everybody may know.

    `by` made it for em ("": nobody did), and is told `by_line`.
    """

    who: str
    line: str
    entry: str
    at: datetime
    public: bool
    by: str = ""
    by_line: str = ""


@dataclass(frozen=True, slots=True)
class Consequences:
    """What differs after a change of the past.

    `values` are as the game master sees them, `public` as everybody does, `mine` each person's own as e does.
    `reports` are the published reports that were wrong.
    """

    since: datetime
    flips: tuple[Flipped, ...] = ()
    values: tuple[Change, ...] = ()
    public: tuple[Change, ...] = ()
    mine: tuple[Change, ...] = ()
    reports: tuple[int, ...] = ()
    steps: int = 0

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it, for the game master: one sentence each."""
        return (
            *(f"{flip.who}: {flip.line}" for flip in self.flips),
            *_in_lines(self.values),
            *(f"report {number}, which is published, was wrong" for number in self.reports),
        )

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody for whom something is different."""
        people = {flip.who for flip in self.flips} | {change.subject for change in self.mine}
        return tuple(sorted(people))

    @property
    def data(self) -> dict[str, Any]:
        """The same as JSON data."""
        return {
            "since": iso(self.since),
            "outcomes": [{"who": f.who, "what": f.line, "entry": f.entry} for f in self.flips],
            "values": [_stored(change) for change in self.values],
            "people": list(self.people),
            "reports": list(self.reports),
            "steps": self.steps,
        }


def _in_lines(values: Sequence[Change]) -> Iterator[str]:
    """Each value that differs in a line; those that somebody has no longer, all in one."""
    for subject, of_one in groupby(values, key=lambda change: change.subject):
        changes = list(of_one)
        # what somebody has none of yet, or none of any more, looks the same as no value
        shown = [one for one in changes if not one.gone and plain(one.old) != plain(one.new)]
        yield from (f"{subject}: {spelled(change)}" for change in shown)
        if gone := [f"{one.name.replace('_', ' ')} ({plain(one.old)})" for one in changes if one.gone]:
            yield f"{subject}: has no longer: {', '.join(gone)}"


def spelled(change: Change) -> str:
    """A value that differs, in words: `tokens 5 -> 3`."""
    return f"{change.name.replace('_', ' ')} {differing(change.old, change.new)}"


def consequences(tx: Connection, live: Live, refold: Refold, but: str = "") -> Consequences | None:
    """What the change comes to; None when it took nothing back. Outcomes of the entry `but` are left out."""
    if not refold.old:
        return None
    old, new = refold.old, refold.new
    since = min(step.entry.at for step in (*old[:1], *new[:1]))
    every = flips(old, new)
    attempts = {**_attempts(old), **_attempts(new)}
    found = [
        _flipped(live, flip, attempts[flip.entry.id, flip.position])
        for flip in every
        if flip.entry.id != but and (flip.entry.id, flip.position) in attempts
    ]
    found += [
        Flipped(live.game.gm, flip.after_text, flip.entry.id, flip.entry.at, public=True)
        for flip in every
        if flip.entry.id != but and flip.after is not None and _ratifies(flip.entry)
    ]
    before, after = old[-1].after.state, (new[-1] if new else old[0]).after.state
    if not new:
        after = old[0].before.state
    contract, among = live.contract, touched((*old, *new))
    values = final_differences(contract, before, after, among=among)
    public = final_differences(contract, before, after, PUBLIC, among)
    mine = [
        change
        for subject in sorted({change.subject for change in values} - {GAME})
        for change in final_differences(contract, before, after, Viewer(subject), [subject])
    ]
    return Consequences(
        since,
        tuple(found),
        tuple(values),
        tuple(public),
        tuple(mine),
        # that something is ratified is told where it becomes so; of the moment it speaks of only values count
        _wrong_reports(tx, live, refold, [f.entry.at for f in every if not _ratifies(f.entry)], among),
        len(new),
    )


def tell_touched(
    ws: Workspace, tx: Connection, live: Live, refold: Refold, cause: str, but: str = ""
) -> Consequences | None:
    """What a change of the past came to: it is kept, and everyone it touches is written to, and the game
    master; None where it took nothing back.

    `cause` says what became known. Outcomes of the entry `but`, and the values of its sender, are left out:
    e gets a receipt.
    """
    found = consequences(tx, live, refold, but)
    if found is not None:
        _tell_of(ws, tx, live, found, cause, _sender(refold, but), but or live.timeline.entries[-1].id)
    return found


def _tell_of(
    ws: Workspace,
    tx: Connection,
    live: Live,
    found: Consequences,
    cause: str,
    sender: str | None,
    entry: str,
) -> None:
    lines: dict[str, list[str]] = {}
    for flip in found.flips:
        lines.setdefault(flip.who, []).append(flip.line)
        if flip.by_line:
            lines.setdefault(flip.by, []).append(flip.by_line)
    others = [change for change in found.values if change.subject != sender or sender in lines]
    if not (lines or found.reports or any(change.subject != GAME for change in others)):
        return
    facts: dict[str, list[tuple[str, str]]] = {}
    for change in found.mine:
        if change.subject != sender or sender in lines:
            shown = differing(change.old, change.new)
            facts.setdefault(change.subject, []).append((change.name, shown))
    _keep(ws, tx, live, found, cause, entry)
    gm, author = live.game.gm, author_of(live, entry)
    # in a game with secrets, why a private message was ruled on is for its writer alone
    hidden = public_cause(live, entry, cause) if live.contract.keeps_secrets else cause
    for who in sorted({*lines, *facts}):
        if who != gm:
            person = live.conduct.player(who)
            why = cause if author in (who, person) else hidden
            _tell(ws, tx, live, person, why, lines.get(who, []), facts.get(who, []))
    _tell_master(ws, tx, live, cause, found.lines)


def tell_late(
    ws: Workspace, tx: Connection, live: Live, sender: str, effective: Effective, behind: int
) -> None:
    """Tell the game master of a mail that came long after the moment at which it takes effect."""
    after = f"; {behind} later steps were worked out again" if behind else ""
    stamp = f"{spoken(effective.at)} ({moment_words(effective.source)})"
    line = (
        f"{sender}'s message takes effect at {stamp} and was read only now{after}. "
        "If that stamp is wrong, re-date the message or void it."
    )
    _tell_master(ws, tx, live, f"a late message of {sender}", (line,))


def corrections_since(found: Sequence[Correction], reported: dict[int, datetime]) -> tuple[str, ...]:
    """Corrections to published reports as the next one prints them; `reported` gives their as-of times."""
    lines = []
    for one in found:
        wrong = [number for number in one.reports if number in reported]
        if not wrong:
            continue
        which = ", ".join(f"{number} (as of {spoken(reported[number])})" for number in wrong)
        if not is_told(one):
            continue
        told = [f"{flip['who']}: {flip['what']}" for flip in one.flips if flip["public"]]
        told += [f"{_whose(change['subject'])}: {change['what']}" for change in one.shown]
        came = (
            # when a private mail was written or came is its writer's own affair
            "A private message came late, and changes what happened before; everything since"
            if one.public == PRIVATE
            else f"{one.public[:1].upper()}{one.public[1:]} became known after the last report, on "
            f"{spoken(one.known_at)}, and changes what happened from {spoken(one.since)} on; everything since"
        )
        lines.append(
            f"{came} was worked out again. Reports that were wrong: {which}. "
            + (
                "What is different: " + "; ".join(line.rstrip(".") for line in told) + "."
                if told
                else "No value is different now."
            )
        )
    return tuple(lines)


def is_told(one: Correction) -> bool:
    """Whether reports tell of the correction: not where nothing that they told is otherwise."""
    return bool(one.shown) or any(flip["public"] for flip in one.flips) or one.public == PRIVATE


def _flipped(live: Live, flip: Flip, attempt: Attempt) -> Flipped:
    before = "not tried" if flip.before is None else flip.before.value.replace("_", " ")
    after = "gone" if flip.after is None else flip.after.value.replace("_", " ")
    why = f": {flip.after_text}" if flip.after_text else ""
    said, became = live.contract.say(attempt.action), f"was {before}, is now {after}{why}"
    body = flip.entry.body
    secret = attempt.action.is_confidential(ruled=isinstance(body, RulingBody))
    public = not secret and (not isinstance(body, MessageBody) or body.public)
    by = attempt.by if attempt.by and attempt.by != attempt.actor else ""
    by_line = f"{said} (for {attempt.actor}): {became}" if by else ""
    if by and secret:
        # what comes of somebody's secret act shows eir part, and is told to nobody else
        answered = f"{said} (for {attempt.actor}): the question is answered; e alone is told what comes of it"
        by_line = answered if flip.before is Verdict.NEEDS_RULING else ""
    return Flipped(attempt.actor, f"{said}: {became}", flip.entry.id, flip.entry.at, public, by, by_line)


def _ratifies(entry: Entry) -> bool:
    """Whether the entry makes a section of a report true, whatever came to light."""
    return isinstance(entry.body, RulingBody) and isinstance(entry.body.decision, Ratify)


def _attempts(steps: tuple[Step, ...]) -> dict[tuple[str, Position], Attempt]:
    return {
        (step.entry.id, outcome.position): outcome.attempt
        for step in steps
        for outcome in step.outcomes
        if outcome.attempt is not None
    }


def _wrong_reports(
    tx: Connection, live: Live, refold: Refold, moments: Sequence[datetime], among: set[str]
) -> tuple[int, ...]:
    """The published reports that told of an outcome, or of public values, that are others now."""
    wrong, before, previous = [], live.game.starts_at, live.game.starts_at
    for report in sorted(list_reports(tx, live.id), key=lambda one: (one.at, one.number)):
        if report.at > previous:
            before, previous = previous, report.at
        since = before
        if report.status is not ReportStatus.PUBLISHED:
            continue
        told = any(since <= moment < report.at for moment in moments)
        old, new = _state_at(refold.old, report.at), _state_at(refold.new, report.at)
        if old is None and new is None:
            continue
        opening = refold.old[0].before.state
        old, new = (opening if state is None else state for state in (old, new))
        if told or final_differences(live.contract, old, new, PUBLIC, among):
            wrong.append(report.number)
    return tuple(wrong)


def _state_at(steps: Sequence[Step], moment: datetime) -> Any:
    """The state after the ticks of `moment` and before its messages; None when no step is that early."""
    state = None
    for step in steps:
        if (step.entry.key[0], step.entry.key[1]) > (moment, 0):
            break
        state = step.after.state
    return state


def _sender(refold: Refold, entry: str) -> str | None:
    for step in refold.new:
        if step.entry.id == entry and isinstance(step.entry.body, MessageBody):
            return step.after.conduct.part(step.entry.body.sender)
    return None


def _keep(ws: Workspace, tx: Connection, live: Live, found: Consequences, cause: str, entry: str) -> None:
    add_correction(
        tx,
        live.id,
        Correction(
            ws.clock(),
            found.since,
            entry,
            cause,
            public_cause(live, entry, cause),
            [{"who": f.who, "what": f.line, "entry": f.entry, "public": f.public} for f in found.flips],
            [_stored(change) for change in found.values],
            [_stored(change) for change in found.public],
            list(found.people),
            list(found.reports),
        ),
    )


def _stored(change: Change) -> dict[str, Any]:
    return {
        "subject": change.subject,
        "name": change.name,
        "old": change.old,
        "new": change.new,
        "what": spelled(change),
    }


def _whose(subject: str) -> str:
    return "The game" if subject == GAME else subject


def _tell(
    ws: Workspace,
    tx: Connection,
    live: Live,
    who: str,
    cause: str,
    lines: list[str],
    facts: list[tuple[str, str]],
) -> None:
    notice = _notice(ws, "changes", who, cause, lines)
    notify(ws, tx, live, replace(notice, facts=tuple(facts)), cause=cause)


def _tell_master(ws: Workspace, tx: Connection, live: Live, cause: str, lines: Sequence[str]) -> None:
    """The same to the game master, who wants to know all of it, and has no moves of eir own in it."""
    notify(ws, tx, live, _notice(ws, "past", live.game.gm, cause, lines), cause=cause)


def _notice(
    ws: Workspace, kind: Literal["changes", "past"], who: str, cause: str, lines: Sequence[str]
) -> Notice:
    return Notice(kind=kind, to=who, at=ws.clock(), subject=cause, lines=tuple(lines))
