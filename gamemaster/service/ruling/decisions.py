"""The decisions that a game master's words ask for, checked but not yet entered.

Whatever cannot be is a UsageError that says what would be.
"""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from pydantic import ValidationError
from sqlalchemy import Connection

from gamemaster.core.action import Attempt
from gamemaster.core.contract import GAME_MASTER
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Act, ActFor, Assert, HandOver, SettingBody, Substitute
from gamemaster.core.presiding import adjustment
from gamemaster.core.settings import Ambiguity
from gamemaster.service.workspace.loaded import Live, standing_at
from gamemaster.service.workspace.naming import (
    kept_as,
    part_named,
    person_named,
    unknown_value,
    value_given,
    value_named,
    values_of,
)
from gamemaster.service.workspace.workspace import Workspace


def act(live: Live, action: str, params: str = "{}") -> Act | HandOver:
    """The game master performs an action of eir own."""
    attempt = _attempt(live, action, params, live.game.gm, masters=True)
    if action == "hand_over" and "to" in attempt.action.params():
        return HandOver(attempt.action.params()["to"])
    return Act((attempt,))


def act_for(ws: Workspace, tx: Connection, live: Live, who: str, action: str, params: str = "{}") -> ActFor:
    """Somebody is taken to have done something."""
    try:
        actor = part_named(ws, tx, live, who)
    except UsageError:
        raise UsageError(f"nobody is called {who!r}, for whom one could act") from None
    return ActFor((_attempt(live, action, params, actor),))


def adjust(ws: Workspace, tx: Connection, live: Live, path: str, to: str) -> Act:
    """A value is set to what it should be."""
    subject, name = value_named(ws, tx, live, path)
    value = value_given(to)
    action = adjustment(live.contract.vocabulary, subject, name, value)
    if action is None:
        raise UsageError(
            f"{live.contract.title} has no way to set {subject}.{name} to {to}; see rule ... act"
        )
    return Act((Attempt(action, live.game.gm, "", (0, 0)),))


def state_value(
    ws: Workspace, tx: Connection, live: Live, path: str, value: str, at: datetime | None
) -> Assert:
    """A value is stated to be so, now or at `at`; it must be one that the game keeps."""
    named = value_named(ws, tx, live, path)
    state = (live.head if at is None else standing_at(tx, live, at)).state
    if kept_as(values_of(live.contract, state, named.subject, GAME_MASTER), named.name) is None:
        raise UsageError(unknown_value(live, state, named, GAME_MASTER))
    return Assert(named.subject, named.name, value_given(value))


def hand_over(ws: Workspace, tx: Connection, live: Live, to: str) -> HandOver:
    """Somebody else becomes game master: a person whose address is eirs alone."""
    person, roster = person_named(ws, tx, to), ws.roster(tx)
    known = roster.get(person)
    if person == live.game.gm:
        raise UsageError(f"{person} is the game master of {live.id} already")
    if known is None or not known.addresses:
        raise UsageError(f"{person} has no address to which a game master's mail could go")
    if any(roster.by_address(address) != known for address in known.addresses):
        raise UsageError(f"an address of {person} is somebody else's too, so nobody could tell eir orders")
    return HandOver(person)


def substitute(ws: Workspace, tx: Connection, live: Live, part: str, player: str) -> Substitute:
    """Somebody plays the part of somebody else from now on."""
    whose, who = part_named(ws, tx, live, part), person_named(ws, tx, player)
    taking_part = live.contract.participants(live.head.state)
    if whose not in taking_part:
        raise UsageError(f"{whose} does not take part in {live.id}, so nobody can stand in for em")
    if live.conduct.player(whose) == who:
        raise UsageError(f"{who} plays the part of {whose} already")
    other = live.conduct.part(who)
    if who != whose and other is not None and other in taking_part:
        raise UsageError(f"{who} takes part in {live.id} already, as {other}")
    return Substitute(whose, who)


class Chosen(NamedTuple):
    """An option of an ambiguity: the setting that decides it, the value, and the reading it stands for."""

    changes: dict[str, Any]
    reading: str


def choose(live: Live, point: str, option: str) -> Chosen:
    """An option of an ambiguity, named by its id (R-1) or by its setting."""
    known = [one for one in live.contract.ambiguities if one.setting]
    found = next((one for one in known if _same(one, point)), None)
    if found is None:
        ids = ", ".join(one.id for one in known) or "none"
        raise UsageError(f"{live.id} has no open point {point!r} with options; there are: {ids}")
    value = next(
        (key for key in found.options if str(key).casefold() == option.casefold()), value_given(option)
    )
    changes = {found.setting: value}
    live.settings.changed(changes)
    return Chosen(changes, found.reading(value))


def choice(live: Live, chosen: Chosen, because: str, cites: str) -> SettingBody:
    """The entry that puts a choice in force."""
    return SettingBody(chosen.changes, None, live.game.gm, because, cites)


def attempts(live: Live, who: str, words: Sequence[str]) -> tuple[Attempt, ...]:
    """Attempts of `who` from ACTION JSON ACTION JSON ...; JSON that is `{}` may be left out."""
    found: list[tuple[str, str]] = []
    for word in words:
        if word.startswith("{") and found:
            found[-1] = (found[-1][0], word)
        else:
            found.append((word, "{}"))
    return tuple(_attempt(live, name, params, who) for name, params in found)


def _attempt(live: Live, name: str, params: str, actor: str, masters: bool = False) -> Attempt:
    known = live.contract.vocabulary.by_name
    if name not in known:
        fitting = sorted(action.name for action in known.values() if action.gm_only or not masters)
        whose = "the game master's" if masters else "they"
        raise UsageError(f"no action is called {name!r}; {whose} are: {', '.join(fitting)}")
    if known[name].gm_only and not masters:
        raise UsageError(f"{name} is the game master's own; see rule ... act")
    try:
        action = live.contract.vocabulary.action(name, json.loads(params))
    except json.JSONDecodeError:
        raise UsageError(f'{params!r} is no JSON; write for example \'{{"person": "Ondine"}}\'') from None
    except (ValidationError, TypeError) as error:
        first = error.errors()[0] if isinstance(error, ValidationError) else None
        where = f"{'.'.join(str(p) for p in first['loc'])}: {first['msg']}" if first else str(error)
        raise UsageError(f"{name}: {where}") from None
    return Attempt(action, actor, "", (0, 0))


def _same(point: Ambiguity, text: str) -> bool:
    """Whether `text` names the point: R-1 and R-01 are one."""
    return text == point.setting or _plain(point.id) == _plain(text)


def _plain(name: str) -> tuple[str, str]:
    letters, _, number = name.upper().partition("-")
    return letters, number.lstrip("0")
