"""What a game tells by itself: parts dealt, a day that begins, an answer owed in the night.

What must stay true: every occasion is mailed once, in the transaction that brought it about, to the lists or
to one person's registered address and to nobody else; when history changes, whoever was told something else
before is told again. Whom mail cannot reach, the game master hears of, without what stood in it.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from datetime import datetime
from shlex import quote

from sqlalchemy import Connection

from gamemaster.core.calendar import parse_time
from gamemaster.core.contract import Dispatch
from gamemaster.core.replay import Step
from gamemaster.core.timeline import Refold
from gamemaster.mail.compose import Attachment
from gamemaster.reports.data import GameNotice, Notice
from gamemaster.reports.deadline import calendar_file
from gamemaster.reports.render import Letter
from gamemaster.service.letters.letters import notify, post, registered
from gamemaster.service.letters.reply_address import reply_address
from gamemaster.service.views.pledging import pledge
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.dispatched import dispatched_as, forget_dispatch, note_dispatch


def dispatch(ws: Workspace, tx: Connection, live: Live, refold: Refold) -> None:
    """Mail what the new steps call for, and take back what only the old ones did."""
    new = _occasions(live, refold.new)
    for key, old in _occasions(live, refold.old).items():
        if key not in new and dispatched_as(tx, live.id, key) is not None:
            _take_back(ws, tx, live, old)
    stale = _stale(new, ws.clock())
    for found in new.values():
        digest = hashlib.sha256(json.dumps([found.kind, found.facts], sort_keys=True).encode()).hexdigest()
        known = dispatched_as(tx, live.id, found.key)
        if known == digest:
            continue
        note_dispatch(tx, live.id, found.key, digest, ws.clock())
        if found.key not in stale:
            _mail(ws, tx, live, found, again=known is not None)


def _stale(new: Mapping[str, Dispatch], now: datetime) -> set[str]:
    """The reminders that came too late to be sent, as the clock was not asked for a while: those of what is
    over by now, and all but the last to one person."""
    last: dict[str | None, str] = {}
    over = set()
    for found in new.values():
        if found.kind != "reminder":
            continue
        deadline = _deadline(found)
        if deadline is not None and deadline <= now:
            over.add(found.key)
        elif found.to in last:
            over.add(last[found.to])
        if found.key not in over:
            last[found.to] = found.key
    return over


def _occasions(live: Live, steps: Iterable[Step]) -> dict[str, Dispatch]:
    """What the steps call for, by key; of two that have one key the later holds."""
    found: dict[str, Dispatch] = {}
    for step in steps:
        events = tuple(event for outcome in step.outcomes for event in outcome.events)
        if events:
            after = step.after
            for each in live.contract.dispatches(step.before.state, events, after.state, after.settings):
                found[each.key] = each
    return found


def _mail(ws: Workspace, tx: Connection, live: Live, found: Dispatch, again: bool) -> None:
    to = _to(ws, tx, live, found)
    if not to:
        return
    notice = _notice(ws, tx, live, found)
    letter = ws.renderer.game_notice(live.contract.id, notice, live.contract.templates)
    if again:
        letter = Letter(f"Correction: {letter.subject}", f"{_CORRECTED}\n\n{letter.body}")
    files = _calendar(ws.clock(), live, found, letter.subject)
    post(
        ws, tx, "notice", to, letter, game=live.id, cause=f"occasion {found.key}", attachments=files,
        reply_to=_reply_to(ws, notice),
    )  # fmt: skip


def _to(ws: Workspace, tx: Connection, live: Live, found: Dispatch) -> tuple[str, ...]:
    """The addresses it goes to; where there is none, the game master is told."""
    if found.to is None:
        return live.game.public
    address = registered(ws, tx, live.conduct.player(found.to))
    if address is None:
        _unreachable(ws, tx, live, found.to)
        return ()
    return (address,)


def _notice(ws: Workspace, tx: Connection, live: Live, found: Dispatch) -> GameNotice:
    title = live.game.title
    bot = (
        ws.config.mail.address
        if found.to is None
        else reply_address(ws, tx, live, live.conduct.player(found.to))
    )
    return GameNotice(
        found.kind, live.id, title, found.to, ws.clock(), bot, found.facts, live.game.public,
        tuple(pledge(live, name) for name in found.secrets), live.contract.office,
        own_addresses=ws.config.mail.direct_trust == "token",
    )  # fmt: skip


def _reply_to(ws: Workspace, notice: GameNotice) -> str | None:
    """The address to answer at, where it is not the one the notice comes from."""
    return None if notice.bot == ws.config.mail.address else notice.bot


def _calendar(now: datetime, live: Live, found: Dispatch, subject: str) -> tuple[Attachment, ...]:
    """The deadline that the mail names, as a file for calendars."""
    deadline = _deadline(found)
    if deadline is None or deadline <= now:
        return ()
    # every mail to the same reader about the same deadline is one entry in eir calendar
    what = found.facts.get("deadline_of") or found.key
    uid = hashlib.sha256(f"{live.id}\n{found.to}\n{what}".encode()).hexdigest()[:32]
    summary = f"{live.game.title}: deadline of {what}" if "deadline_of" in found.facts else subject
    text = calendar_file(f"{uid}@gamemaster", summary, deadline, now)
    return (Attachment("deadline.ics", "calendar", text),)


def _deadline(found: Dispatch) -> datetime | None:
    said = found.facts.get("deadline")
    return parse_time(said) if isinstance(said, str) else None


def _take_back(ws: Workspace, tx: Connection, live: Live, old: Dispatch) -> None:
    """Say that what was told has not come about after all; what it was, its readers know."""
    forget_dispatch(tx, live.id, old.key)
    to = _to(ws, tx, live, old)
    if not to:
        return
    before = ws.renderer.game_notice(live.contract.id, _notice(ws, tx, live, old), live.contract.templates)
    letter = Letter(f"Withdrawn: {before.subject}", f"{_WITHDRAWN}\n")
    post(ws, tx, "notice", to, letter, game=live.id, cause=f"occasion {old.key}, withdrawn")


def _unreachable(ws: Workspace, tx: Connection, live: Live, person: str) -> None:
    notify(
        ws,
        tx,
        live,
        Notice(
            kind="unreachable",
            to=live.game.gm,
            at=ws.clock(),
            facts=(("Person", person),),
            examples=(f"gamemaster person add {quote(f'{person} <address>')}",),
        ),
        cause=f"{person} has no address",
    )


_CORRECTED = (
    "This takes the place of an earlier mail on the same occasion: a message\n"
    "or a ruling has changed what happened."
)
_WITHDRAWN = (
    "What the mail of this subject told has not come about after all: a\n"
    "message or a ruling has changed what happened. Please take it for not\n"
    "written."
)
