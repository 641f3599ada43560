"""Changing what holds in a game: its settings and its text, and the intents that asked for it."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import spoken
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import SettingBody
from gamemaster.core.outcome import Verdict
from gamemaster.service.ledger.entering import enter_ruling, enter_setting
from gamemaster.service.ruling.decisions import act
from gamemaster.service.workspace.inputs import text_in
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.naming import person_named
from gamemaster.service.workspace.workspace import Workspace


def change_settings(
    ws: Workspace,
    game: str,
    changes: Mapping[str, Any],
    start: datetime | None,
    because: str,
    intent: int | None = None,
    proposal: int | None = None,
) -> str:
    """Change settings from `start` on (default: now).

    By this the resolved `intent` or adopted `proposal` that asked for it is carried out, if one is named.
    """
    _with_reason(because)
    with ws.write() as tx:
        live = ws.live(tx, game)
        if changes.get("speaker"):
            # a name that nobody bears would hold the office for no one
            changes = {**changes, "speaker": person_named(ws, tx, str(changes["speaker"]))}
        live.settings.changed(changes)
        body = SettingBody(dict(changes), None, live.game.gm, because, _cited(intent, proposal))
        at = _change(ws, tx, live, body, start)
        carried_out(ws, tx, live, intent, because)
        applied(ws, tx, live, proposal, because)
    what = ", ".join(f"{key} = {value}" for key, value in changes.items())
    return f"{game}: {what}, from {spoken(at)} on."


def change_text(
    ws: Workspace,
    game: str,
    file: Path,
    start: datetime | None,
    because: str,
    intent: int | None = None,
    proposal: int | None = None,
) -> str:
    """Put another text of the contract in force from `start` on (default: now).

    By this the resolved `intent` or adopted `proposal` that asked for it is carried out, if one is named.
    """
    _with_reason(because)
    text = text_in(file)
    with ws.write() as tx:
        live = ws.live(tx, game)
        body = SettingBody({}, text, live.game.gm, because, _cited(intent, proposal))
        at = _change(ws, tx, live, body, start)
        carried_out(ws, tx, live, intent, because)
        applied(ws, tx, live, proposal, because)
    return f"{game}: the text of {file.name} is the contract's from {spoken(at)} on."


def carried_out(ws: Workspace, tx: Connection, live: Live, intent: int | None, because: str) -> None:
    """Note that what a resolved intent asked for is entered; raises UsageError when it has not succeeded."""
    if intent is None:
        return
    if "enact" not in live.contract.vocabulary.by_name:
        raise UsageError(f"{live.contract.title} keeps no list of intents that wait to be carried out")
    _noted(ws, tx, live, "enact", f'{{"intent": {intent}}}', because)


def applied(ws: Workspace, tx: Connection, live: Live, proposal: int | None, because: str) -> None:
    """Note that what an adopted proposal asked for is entered; UsageError where nothing waits."""
    if proposal is None:
        return
    if "apply" not in live.contract.vocabulary.by_name:
        raise UsageError(f"{live.contract.title} keeps no list of proposals that wait to be carried out")
    _noted(ws, tx, live, "apply", f'{{"proposal": {proposal}}}', because)


def _noted(ws: Workspace, tx: Connection, live: Live, action: str, params: str, because: str) -> None:
    made = enter_ruling(ws, tx, live, act(live, action, params), because)
    if made.outcomes[0].verdict is not Verdict.APPLIED:
        raise UsageError(made.outcomes[0].text)


def _cited(intent: int | None, proposal: int | None = None) -> str:
    named = (("intent", intent), ("proposal", proposal))
    return ", ".join(f"{what} {number}" for what, number in named if number is not None)


def _with_reason(because: str) -> None:
    if not because.strip():
        raise UsageError("a change of what holds in the game needs a reason: --because TEXT")


def _change(ws: Workspace, tx: Connection, live: Live, body: SettingBody, start: datetime | None) -> datetime:
    at = max(start or ws.clock(), live.game.starts_at)
    enter_setting(ws, tx, live, body, at)
    return at
