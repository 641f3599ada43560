"""Reminders: whoever owes something hears of it before it is due, and once more when it was not done.

An intent that has become ripe is told at once, too. Each reminder goes out once, whatever happens between.
"""

import hashlib
from collections.abc import Iterator
from datetime import datetime, timedelta

from sqlalchemy import Connection

from gamemaster.core.calendar import iso, spoken
from gamemaster.core.contract import Duty
from gamemaster.core.mechanics.intent_duties import INTENT
from gamemaster.reports.data import Notice
from gamemaster.service.letters import notify
from gamemaster.service.live import Live
from gamemaster.service.owing import owing
from gamemaster.service.workspace import Workspace
from gamemaster.store.facts import fact, reminder_key, set_fact

# the review mail itself asks for the report, and lists what is due
_ASKED_ANYWAY = frozenset({"report"})

# what was missed longer ago than this is no news to anybody (a workspace taken up again, history imported)
_STALE = timedelta(days=14)


def remind(ws: Workspace, tx: Connection, live: Live) -> list[str]:
    """Send the reminders that are due now; what was sent."""
    if live.conduct.paused is not None:
        return []
    now = ws.clock()
    return [
        f"{live.id}: {person} is reminded: {stage}."
        for duty in owing(tx, live, now)
        if duty.kind not in _ASKED_ANYWAY
        for stage in _stages(live, duty, now)
        if _first(tx, live, duty, stage)
        for person in _people(live, duty)
        if _tell(ws, tx, live, duty, person, stage)
    ]


def _stages(live: Live, duty: Duty, now: datetime) -> Iterator[str]:
    """The reminder that the duty has come to, if any; a later one makes those before it needless."""
    before = timedelta(hours=live.settings.remind_hours)
    if duty.due is not None and now > duty.due:
        if now - duty.due <= _STALE:
            yield "the time is up"
    elif duty.due is not None and before and now >= duty.due - before:
        yield "it is due soon"
    elif duty.kind == INTENT and now - duty.since <= _STALE:
        yield "it can be done now"


def _people(live: Live, duty: Duty) -> tuple[str, ...]:
    """Whom to tell: whoever owes it, and the game master."""
    return tuple(dict.fromkeys((live.conduct.player(duty.owner), live.game.gm)))


def _first(tx: Connection, live: Live, duty: Duty, stage: str) -> bool:
    """Whether this reminder was not sent before; it is noted as sent."""
    # the words of a duty may change while it stands (who objects), the moment it began does not
    what = duty.what.partition(":")[0]
    told = "|".join((duty.owner, duty.kind, what, iso(duty.since), stage))
    key = reminder_key(live.id, hashlib.sha256(told.encode()).hexdigest()[:32])
    if fact(tx, key) is not None:
        return False
    set_fact(tx, key, True)
    return True


def _tell(ws: Workspace, tx: Connection, live: Live, duty: Duty, person: str, stage: str) -> bool:
    due = "no limit" if duty.due is None else spoken(duty.due)
    notice = Notice(
        kind="reminder",
        game=live.id,
        title=live.game.title,
        office=live.contract.office,
        to=person,
        at=ws.clock(),
        bot=ws.config.mail.address,
        subject=stage,
        lines=(f"{duty.owner}: {duty.what}",),
        facts=(("Due", due), ("After that", duty.default or "nothing")),
    )
    return notify(ws, tx, notice, cause=f"a duty of {duty.owner}: {stage}")
