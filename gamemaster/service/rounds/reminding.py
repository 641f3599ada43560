"""Reminders: whoever owes something hears of it before it is due, and once more when it was not done.

An intent that has become ripe is told at once, too. Each reminder goes out once, whatever happens between,
and nobody gets two at one moment: what e and others owe stands in one letter. Where a game reminds its own
people (`Duty.reminded`), only the game master hears of it from here.
"""

import hashlib
from collections.abc import Iterator
from datetime import datetime, timedelta

from sqlalchemy import Connection

from gamemaster.core.calendar import iso
from gamemaster.core.contract import Duty
from gamemaster.core.mechanics.intent_duties import INTENT
from gamemaster.reports.data import Notice, Owed
from gamemaster.service.letters.letters import notify
from gamemaster.service.rounds.duties import owing
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.facts import fact, reminder_key, set_fact

# the review mail itself asks for the report, and lists what is due
_ASKED_ANYWAY = frozenset({"report"})

# what was missed longer ago than this is no news to anybody (a workspace taken up again, history imported)
_STALE = timedelta(days=14)

_OVER, _SOON, _NOW = "the time is up", "it is due soon", "it can be done now"


def remind(ws: Workspace, tx: Connection, live: Live) -> list[str]:
    """Send the reminders that are due now; what was sent, in words that tell nobody's secrets."""
    if live.conduct.paused is not None:
        return []
    letters: dict[str, list[tuple[str, Duty]]] = {}
    for duty in owing(tx, live, ws.clock()):
        if duty.kind in _ASKED_ANYWAY:
            continue
        for stage in _stages(live, duty, ws.clock()):
            if _first(tx, live, duty, stage):
                for person in _people(live, duty):
                    letters.setdefault(person, []).append((stage, duty))
    return [
        f"{live.id}: {_called(live, person, owed)} is reminded: {_gravest(owed)}."
        for person, owed in letters.items()
        if _tell(ws, tx, live, person, owed)
    ]


def _stages(live: Live, duty: Duty, now: datetime) -> Iterator[str]:
    """The reminder that the duty has come to, if any; a later one makes those before it needless."""
    before = timedelta(hours=live.settings.remind_hours)
    if duty.due is not None:
        # what is to be done within a day is not due soon from its first moment on
        before = min(before, (duty.due - duty.since) / 2)
    if duty.due is not None and now > duty.due:
        if now - duty.due <= _STALE:
            yield _OVER
    elif duty.due is not None and before and now >= duty.due - before:
        yield _SOON
    elif duty.kind == INTENT and now - duty.since <= _STALE:
        yield _NOW


def _people(live: Live, duty: Duty) -> tuple[str, ...]:
    """Whom to tell: whoever owes it, unless the game does that, and the game master."""
    owner = () if duty.reminded else (live.conduct.player(duty.owner),)
    return tuple(dict.fromkeys((*owner, live.game.gm)))


def _called(live: Live, person: str, owed: list[tuple[str, Duty]]) -> str:
    """The name of whoever is reminded, if that e owes something is no secret."""
    public = all(duty.seen_by is None for _, duty in owed)
    return person if public or person == live.game.gm else "somebody"


def _gravest(owed: list[tuple[str, Duty]]) -> str:
    stages = {stage for stage, _ in owed}
    return next(stage for stage in (_OVER, _SOON, _NOW) if stage in stages)


def _first(tx: Connection, live: Live, duty: Duty, stage: str) -> bool:
    """Whether this reminder was not sent before; it is noted as sent."""
    # the words of a duty may change while it stands (who objects, what is left to do), when it began does not
    what = duty.section if duty.reminded else duty.what.partition(":")[0]
    told = "|".join((duty.owner, duty.kind, what, iso(duty.since), stage))
    key = reminder_key(live.id, hashlib.sha256(told.encode()).hexdigest()[:32])
    if fact(tx, key) is not None:
        return False
    set_fact(tx, key, True)
    return True


def _tell(ws: Workspace, tx: Connection, live: Live, person: str, owed: list[tuple[str, Duty]]) -> bool:
    notice = Notice(
        kind="reminder",
        to=person,
        at=ws.clock(),
        subject=_gravest(owed),
        owed=tuple(Owed(d.owner, d.what, d.due, d.default or "nothing", d.section) for _, d in owed),
    )
    # each goes out once: one that was kept back would be lost
    return notify(ws, tx, live, notice, cause=f"duties: {_gravest(owed)}", share=None)
