"""Boundary flags: where the choice among a mail's stamps would change an outcome, the game master is asked.

Until e answers, the stamp that the settings choose counts. The pick is a ruling that re-dates the message,
also when it keeps its time, so that it is on record.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection

from gamemaster.core.boundary import Otherwise, otherwise, same_outcomes
from gamemaster.core.calendar import WEEK, iso, spoken
from gamemaster.core.event import GAME
from gamemaster.core.ledger import Entry, InForce, MessageBody, Redate, in_force, standing_rulings
from gamemaster.core.outcome import Outcome
from gamemaster.core.replay import Step
from gamemaster.core.stamp import Effective, Stamps, possible_times
from gamemaster.core.timeline import BeforeBase, Refold
from gamemaster.reports.data import Notice
from gamemaster.service.ledger.consequences import spelled
from gamemaster.service.letters.letters import moment_words, notify
from gamemaster.service.views.asked import numbered
from gamemaster.service.workspace.loaded import Live, load_live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.questions import About, ask
from gamemaster.store.stamps import Stamped, stamps_of


def flag_new(
    ws: Workspace, tx: Connection, live: Live, entry: Entry, number: int, stamps: Stamps, refold: Refold
) -> list[int]:
    """Ask about a message that was just entered, or about one it may race with, where a stamp matters.

    The numbers of the questions; the game master is told of them.
    """
    mine = _Stamped(entry, number, possible_times(stamps, live.settings))
    rivals = _rivals(tx, live, mine)
    if not rivals and _plainly_alike(live, entry, mine.times, refold):
        return []
    return _flag(ws, tx, live, mine, rivals)


def flag_again(ws: Workspace, tx: Connection, live: Live, entry: str) -> list[int]:
    """Ask about a message whose re-dating was taken back."""
    found = next((i.entry for i in in_force(live.timeline.entries) if i.entry.id == entry), None)
    stamped = stamps_of(tx, live.id, [entry])
    if found is None or not stamped or _picked(live, entry):
        return []
    mine = _stamped(live, found, stamped[0])
    return _flag(ws, tx, live, mine, _rivals(tx, live, mine))


class _Stamped(NamedTuple):
    """A message with the moments at which it might take effect; the first is where it stands."""

    entry: Entry
    number: int
    times: tuple[Effective, ...]

    def by(self, source: str) -> datetime | None:
        """The moment that the stamp `source` gives."""
        return next((one.at for one in self.times if one.source == source), None)

    @property
    def span(self) -> tuple[datetime, datetime]:
        """The earliest and the latest of the moments."""
        return min(one.at for one in self.times), max(one.at for one in self.times)


def _stamped(live: Live, entry: Entry, mail: Stamped) -> _Stamped:
    stamps = Stamps(mail.date, mail.arrived, mail.stored, mail.received_at)
    return _Stamped(entry, mail.message, possible_times(stamps, live.settings))


def _plainly_alike(live: Live, entry: Entry, times: tuple[Effective, ...], refold: Refold) -> bool:
    """Whether one may see without folding anything again that the stamps of a new message do not matter."""
    if len(times) < 2:
        return True
    step = refold.new[-1]
    last = step.before.last
    lowest = min(one.at for one in times)
    # something follows the message, or happened between its stamps: order matters
    if step.entry.id != entry.id or (last is not None and last[0] > lowest):
        return False
    for other in times[1:]:
        moved = Entry(entry.id, other.at, entry.seq, entry.kind, entry.body)
        again = list(live.timeline.referee.fold(step.before, [InForce(moved)]))
        if len(again) > 1 or not same_outcomes(live.contract, step, again[0]):
            return False
    return True


def _rivals(tx: Connection, live: Live, mine: _Stamped) -> list[_Stamped]:
    """The messages of others that, by one stamp or another, come before or after this one."""
    body, skew = mine.entry.body, timedelta(minutes=live.settings.max_skew)
    lowest, highest = mine.span
    near = {
        other.id: other
        for other in live.timeline.between(lowest - skew, highest + skew)
        if isinstance(other.body, MessageBody)
        and isinstance(body, MessageBody)
        and other.body.sender != body.sender
    }
    if not near:
        return []
    found = [_stamped(live, near[mail.entry], mail) for mail in stamps_of(tx, live.id, sorted(near))]
    return [
        rival
        for rival in found
        if rival.span[0] <= highest and lowest <= rival.span[1] and not _picked(live, rival.entry.id)
    ]


def _flag(ws: Workspace, tx: Connection, live: Live, mine: _Stamped, rivals: list[_Stamped]) -> list[int]:
    """Ask about a message if the stamps of one source, taken for all that race, change something."""
    asked_of = next((one for one in (mine, *rivals) if len(one.times) > 1), None)
    if asked_of is None:
        return []
    entry = asked_of.entry
    matters: list[tuple[Effective, Otherwise]] = []
    here: tuple[Outcome, ...] = ()
    for other in asked_of.times:
        if other.at == entry.at or other.at < live.game.starts_at:
            continue
        moments = {entry.id: other.at}
        for rival in (mine, *rivals):
            at = rival.by(other.source)
            if at is not None and at != rival.entry.at and at >= live.game.starts_at:
                moments[rival.entry.id] = at
        old, new = _folds(tx, live, moments)
        here = next((step.outcomes for step in old if step.entry.id == entry.id), here)
        if (different := otherwise(live.contract, entry.id, old, new)) is not None:
            matters.append((other, different))
    if not matters:
        return []
    own = next((one for one in asked_of.times if one.at == entry.at), Effective(entry.at, "ruling", ""))
    asked = _question(live, entry, own, here, matters)
    about = About("stamp", entry.id, 0, 0, asked_of.number)
    # the answers spell out what others did and what would differ, as the game master sees it
    hidden = live.contract.keeps_secrets
    count = ask(tx, live.id, about, asked, ws.clock(), hidden)
    _tell(ws, tx, live, count, asked)
    return [count]


def _folds(
    tx: Connection, live: Live, moments: Mapping[str, datetime]
) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """The present fold and the one with the entries at these moments, both up to the same moment."""
    timeline = live.timeline
    try:
        refold = timeline.supposed(moments)
    except BeforeBase:
        timeline = load_live(tx, live.id, whole=True).timeline
        refold = timeline.supposed(moments)
    until = max(timeline.clock, *moments.values())
    if refold.old:
        # what two people race for may be shared out only when the week or phase ends
        ends = refold.old[-1].after
        tick = live.contract.next_tick(ends.state, ends.settings)
        until = until if tick is None or tick.at > until + WEEK else max(until, tick.at)
    return _prolonged(live, refold.old, until), _prolonged(live, refold.new, until)


def _prolonged(live: Live, steps: tuple[Step, ...], until: datetime) -> tuple[Step, ...]:
    return (*steps, *live.timeline.referee.fold(steps[-1].after, (), until)) if steps else steps


def _question(
    live: Live,
    entry: Entry,
    own: Effective,
    here: tuple[Outcome, ...],
    matters: list[tuple[Effective, Otherwise]],
) -> dict[str, Any]:
    body = entry.body
    assert isinstance(body, MessageBody)  # noqa: S101 - only messages have stamps
    words = [f"{_when(own)}, as it counts now: {_outcomes(live, here)}"]
    words += [f"{_when(one)}: {_different(live, other)}" for one, other in matters]
    return {
        "who": body.sender,
        "at": iso(entry.at),
        "words": "",
        "say": "The stamps of this message differ, and it matters which of them counts.",
        "options": words,
        "moments": [own.at.isoformat(), *(one.at.isoformat() for one, _ in matters)],
        "hint": "",
        "message_id": body.message,
    }


def _different(live: Live, other: Otherwise) -> str:
    parts = [_outcomes(live, other.own)]
    parts += [f"{_who(o)}{_outcomes(live, (o,))}" for _, o in other.others]
    parts += [
        f"{'the game' if change.subject == GAME else change.subject}: {spelled(change)}"
        for change in other.values
    ]
    if other.at_ticks and not other.values and not other.others:
        parts.append("and it falls into another week or phase")
    return "; ".join(part for part in parts if part)


def _outcomes(live: Live, outcomes: tuple[Outcome, ...]) -> str:
    """Outcomes in a few words: `move to Healer: applied`."""
    told = [
        f"{live.contract.say(o.attempt.action)}: {o.verdict.value.replace('_', ' ')}"
        + (f" ({o.text})" if o.text else "")
        for o in outcomes
        if o.attempt is not None
    ]
    return "; ".join(told)


def _who(outcome: Outcome) -> str:
    return f"{outcome.attempt.actor}'s " if outcome.attempt else ""


def _when(one: Effective) -> str:
    day = spoken(one.at).removesuffix(" UTC")
    return f"{day}:{one.at:%S} UTC ({moment_words(one.source)})"


def _picked(live: Live, entry: str) -> bool:
    """Whether the game master has decided about the message's time already."""
    decisions = (ruling.body.decision for ruling in standing_rulings(live.timeline.entries))  # type: ignore[union-attr]
    return any(isinstance(decision, Redate) and decision.of == entry for decision in decisions)


def _tell(ws: Workspace, tx: Connection, live: Live, number: int, asked: dict[str, Any]) -> None:
    notify(
        ws,
        tx,
        live,
        Notice(
            kind="stamp",
            to=live.game.gm,
            at=ws.clock(),
            subject=asked["who"],
            questions=tuple(numbered(tx, live, [number])),
            examples=(f'gamemaster rule {live.id} {number} a --because "..."',),
        ),
        cause=f"question {number}",
        share="question",
    )
