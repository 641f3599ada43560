"""Mail that came after others which it precedes (mechanics X-4): inserted, applied now, or left out.

The settings say which; but what would turn over more than `late_window` days of history, or what has been
dealt unseen, is inserted only when the game master says so, who is shown beforehand what would be different.
Its sender is told in any case.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import Connection

from gamemaster.core.calendar import iso, spoken
from gamemaster.core.ledger import Entry, Kind, MessageBody
from gamemaster.core.replay import Step
from gamemaster.core.stamp import Effective
from gamemaster.core.timeline import BeforeBase, Refold
from gamemaster.reports.data import Notice
from gamemaster.service.ledger.consequences import Consequences, consequences
from gamemaster.service.letters.answering import ask_master
from gamemaster.service.letters.letters import moment_words, notify
from gamemaster.service.messages.results import Fate, Ruled
from gamemaster.service.views.asked import is_private, numbered
from gamemaster.service.workspace.loaded import Live, load_live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import Status
from gamemaster.store.questions import About, ask

LATE = "late"
"""The source of the time of a message that was applied when it came."""

_MOST_LINES = 40


class Late(NamedTuple):
    """A message about to be entered: its entry, the number of its mail, and when it would take effect."""

    entry: str
    body: MessageBody
    number: int
    subject: str
    effective: Effective


def decide(ws: Workspace, tx: Connection, live: Live, late: Late, said: str) -> Effective | Fate:
    """When the message takes effect; or its fate, where it does not take effect (yet).

    `said` is what the game master answered about it: `insert`, `now`, or "" when e was not asked.
    """
    latest = live.timeline.latest((Kind.MESSAGE, Kind.REPORT))
    behind = timedelta() if latest is None else latest - late.effective.at
    settings = live.settings
    if said == "insert" or behind <= timedelta():
        return late.effective
    redeals = live.contract.keeps_secrets and _redeals(tx, live, late)
    if behind <= timedelta(minutes=settings.max_skew) and not redeals:
        return late.effective
    if said == "now" or settings.late_policy == "apply_now":
        doubt = f"it came late, so it counts from when it came and not from {spoken(late.effective.at)}"
        return Effective(max(ws.clock(), latest or ws.clock()), LATE, doubt)
    if settings.late_policy == "ignore":
        _tell(ws, tx, live, late, "Messages that come so late do not count in this game; nothing was done.")
        why = "it came late, and late messages do not count in this game"
        return Fate(Status.IGNORED, why, ruled=(_withheld(live, late),))
    if redeals or behind > timedelta(days=settings.late_window):
        return _ask(ws, tx, live, late, behind, redeals)
    return late.effective


def _ask(ws: Workspace, tx: Connection, live: Live, late: Late, behind: timedelta, redeals: bool) -> Fate:
    """Hold the message and ask the game master, with what would be different."""
    found = _foreseen(tx, live, late)
    stamp = f"{spoken(late.effective.at)} ({moment_words(late.effective.source)})"
    much = f", {behind.days} days behind what is known" if behind.days else ""
    say = f"This message takes effect at {stamp} and came only now{much}."
    if redeals:
        say += " Before what has been drawn unseen since, it would have everything of that drawn anew."
    insert = "at its own time; everything since is worked out again"
    answers = [
        {"does": "late", "how": how, "game": live.id, "name": late.body.sender} for how in ("insert", "now")
    ]
    asked = {
        "who": late.body.sender,
        "at": iso(late.effective.at),
        "words": " ".join(item.text for item in late.body.reading.items)[:200],
        "say": f"{say} {_what_if(found)}",
        "options": [insert, "now, when it came", "not at all"],
        "answers": [*answers, {"does": "ignore"}],
        "hint": "",
        "message_id": late.body.message,
    }
    # what would be different is told as the game master sees it, secrets and all
    hidden = live.contract.keeps_secrets
    count = ask(tx, live.id, About("late", message=late.number), asked, ws.clock(), hidden)
    ask_master(ws, tx, live, numbered(tx, live, [count]))
    _tell(ws, tx, live, late, f"The {live.contract.office} decides whether it counts, and from when on.")
    # what would be different is for the game master alone, and what is said here may be logged
    question = {"number": count, "say": say, "words": asked["words"]}
    return Fate(
        Status.HELD, "it came so late that the game master decides", ruled=(_withheld(live, late, question),)
    )


def _withheld(live: Live, late: Late, *questions: dict[str, object]) -> Ruled:
    """What there is to say of a message that is not entered; of a private one only the game master hears."""
    private = is_private(live, late.body)
    return Ruled(live.id, late.body.sender, iso(late.effective.at), (), questions, private)


def _foreseen(tx: Connection, live: Live, late: Late) -> Consequences | None:
    """What would be different if the message counted at its time."""
    live, refold = _supposed(tx, live, late)
    return consequences(tx, live, refold, late.entry)


def _supposed(tx: Connection, live: Live, late: Late) -> tuple[Live, Refold]:
    """The game, in memory as far back as that takes, and what it would come to."""
    seq = live.stored.arrivals + 1
    entry = Entry(late.entry, late.effective.at, seq, Kind.MESSAGE, late.body)
    try:
        return live, live.timeline.suppose(entry)
    except BeforeBase:
        earlier = load_live(tx, live.id, before=entry.key)
        return replace(live, timeline=earlier.timeline), earlier.timeline.suppose(entry)


def _redeals(tx: Connection, live: Live, late: Late) -> bool:
    """Whether draws that were made would hang on other secrets: then a game or a session has been put before
    the one they belong to, and whatever was dealt in it would be dealt anew."""
    _, refold = _supposed(tx, live, late)
    before, after = _secrets_of(refold.old), _secrets_of(refold.new)
    return any(after.get(draw, secret) != secret for draw, secret in before.items())


def _secrets_of(steps: Iterable[Step]) -> dict[tuple[str, str, int], str]:
    draws = (draw for step in steps for draw in step.draws)
    return {(draw.entry, draw.purpose, draw.counter): draw.secret for draw in draws}


def _what_if(found: Consequences | None) -> str:
    lines = [] if found is None else list(found.lines)
    if not lines:
        return "Nothing else would be different if it counted then."
    more = [f"and {len(lines) - _MOST_LINES} more"] if len(lines) > _MOST_LINES else []
    return "If it counted then, this would be different: " + "; ".join([*lines[:_MOST_LINES], *more]) + "."


def _tell(ws: Workspace, tx: Connection, live: Live, late: Late, what: str) -> None:
    """Tell the sender."""
    stamp = f"It bears {spoken(late.effective.at)} and came when later messages had been ruled on already."
    notice = Notice(
        kind="late",
        to=late.body.sender,
        at=ws.clock(),
        subject=late.subject,
        lines=(stamp, what),
    )
    notify(ws, tx, live, notice, cause=f"message {late.number}")
