"""Telling people what a change of the past changed for them."""

from sqlalchemy import Connection

from gamemaster.core.action import Attempt
from gamemaster.core.calendar import spoken
from gamemaster.core.difference import final_differences, flips
from gamemaster.core.event import GAME
from gamemaster.core.outcome import Position
from gamemaster.core.replay import Step
from gamemaster.core.stamp import Effective
from gamemaster.core.timeline import Refold
from gamemaster.reports.data import Notice
from gamemaster.reports.wording import plain
from gamemaster.service.letters import moment_words, notify
from gamemaster.service.live import Live
from gamemaster.service.workspace import Workspace


def tell_touched(
    ws: Workspace, tx: Connection, live: Live, refold: Refold, cause: str, but: str = ""
) -> tuple[str, ...]:
    """Write to everyone for whom something came out otherwise, and to the game master.

    `cause` says what became known. Outcomes of the entry `but` are left out: its sender gets a receipt.
    Returns the sentences that the game master gets.
    """
    lines: dict[str, list[str]] = {}
    attempts = {**_attempts(refold.old), **_attempts(refold.new)}
    for flip in flips(refold.old, refold.new):
        attempt = attempts.get((flip.entry.id, flip.position))
        if flip.entry.id == but or attempt is None:
            continue
        before = "not tried" if flip.before is None else flip.before.value.replace("_", " ")
        after = "gone" if flip.after is None else flip.after.value.replace("_", " ")
        why = f": {flip.after_text}" if flip.after_text else ""
        what = f"{live.contract.say(attempt.action)}: was {before}, is now {after}{why}"
        lines.setdefault(attempt.actor, []).append(what)
    values = _values(live, refold) if lines or not but else {}
    told = [f"{who}: {line}" for who, some in sorted(lines.items()) for line in some]
    for who in sorted(lines):
        _tell(ws, tx, live, who, cause, lines[who], values.get(who, ()))
    if told and live.game.gm not in lines:
        _tell(ws, tx, live, live.game.gm, cause, told, ())
    return tuple(told)


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
    _tell(ws, tx, live, live.game.gm, f"a late message of {sender}", [line], ())


def _attempts(steps: tuple[Step, ...]) -> dict[tuple[str, Position], Attempt]:
    return {
        (step.entry.id, outcome.position): outcome.attempt
        for step in steps
        for outcome in step.outcomes
        if outcome.attempt is not None
    }


def _values(live: Live, refold: Refold) -> dict[str, list[tuple[str, str]]]:
    """Each person's values that stand otherwise now than they did before the change."""
    if not refold.old or not refold.new:
        return {}
    changed: dict[str, list[tuple[str, str]]] = {}
    old, new = refold.old[-1].after.state, refold.new[-1].after.state
    for change in final_differences(live.contract, old, new):
        if change.subject != GAME:
            found = changed.setdefault(change.subject, [])
            found.append((change.name, f"{plain(change.old)} -> {plain(change.new)}"))
    return changed


def _tell(
    ws: Workspace,
    tx: Connection,
    live: Live,
    who: str,
    cause: str,
    lines: list[str],
    facts: list[tuple[str, str]] | tuple[()],
) -> None:
    notice = Notice(
        kind="changes",
        game=live.id,
        title=live.game.title,
        to=who,
        at=ws.clock(),
        bot=ws.config.mail.address,
        subject=cause,
        lines=tuple(lines),
        facts=tuple(facts),
    )
    notify(ws, tx, notice, cause=cause)
