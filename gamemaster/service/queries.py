"""Questions about a game: where it stands, what happened, what is open."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from gamemaster.core.calendar import iso, spoken, week_number
from gamemaster.core.contract import PUBLIC, Viewer
from gamemaster.core.errors import UsageError
from gamemaster.core.settings import interpretations
from gamemaster.reports.data import OpenQuestion
from gamemaster.reports.wording import by_hand, letters
from gamemaster.service import asking
from gamemaster.service.deeds import deed, message_of, stored_outcome
from gamemaster.service.live import Live
from gamemaster.service.plain import Shown, to_plain
from gamemaster.service.reporting import INSTANT, standing_at
from gamemaster.service.workspace import Workspace
from gamemaster.store.games import list_games
from gamemaster.store.history import steps_between


def state(ws: Workspace, game: str, at: datetime | None, person: str, gm: bool) -> Shown:
    """Where the game stands at `at` (default: now), as the public, a person or the game master sees it.

    What is dated exactly then is included.
    """
    viewer = Viewer(person or None, gm)
    with ws.read() as tx:
        if person and ws.roster(tx).get(person) is None:
            raise UsageError(f"nobody is called {person!r}; gamemaster person list shows everybody")
        live = ws.live(tx, game)
        moment = at or max(ws.clock(), live.stored.clock)
        standing = standing_at(tx, live, moment + INSTANT) if moment != live.stored.clock else live.head
    view = live.contract.view(standing.state, viewer)
    data = {
        "game": live.id,
        "contract": live.game.contract,
        "at": iso(moment),
        "week": week_number(live.game.starts_at, moment),
        "people": view["people"],
        "game_state": view["game_state"],
        "settings": standing.settings.model_dump(mode="json"),
        "interpretations": to_plain(interpretations(live.contract.ambiguities, standing.settings)),
    }
    return Shown(data, _state_text(live, moment, view))


def history(ws: Workspace, game: str, person: str, since: datetime | None) -> Iterator[Shown]:
    """What was done and what became of it, in the order of the ledger."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        steps = steps_between(tx, live.id, since)
    for step in steps:
        message_id = message_of(step.entry)
        for row in step.outcomes:
            found = deed(live.contract, step.at, stored_outcome(live.contract, row), message_id, PUBLIC)
            if person and person not in (found.who, found.by):
                continue
            data = to_plain(found) | {"entry": step.entry, "kind": step.kind}
            who = f"{found.name}: {found.said}" if found.said else "(the clock)"
            came = " ".join(found.told) or found.why
            line = f"{iso(step.at)}  {found.verdict:12}  {who}" + (f" -- {came}" if came else "")
            yield Shown(data, line)


def open_questions(ws: Workspace, game: str) -> list[Shown]:
    """What waits for a game master, in one game or in all."""
    with ws.read() as tx:
        names = [game] if game else [found.id for found in list_games(tx)]
        return [
            Shown(to_plain(question) | {"game": name}, _question_text(name, question))
            for name in names
            for question in asking.still_open(tx, ws.live(tx, name))
        ]


def _question_text(game: str, question: OpenQuestion) -> str:
    lines = [f"{game} {question.number}: {question.who}, {spoken(question.at)}: {question.say}"]
    if question.words:
        lines.append(f'    "{question.words}"')
    lines += [f"    {letters(i)}) {text}" for i, text in enumerate(question.options)]
    if question.unreadable:
        lines.append(f"    or, if something was meant by it: {by_hand(game)}")
    return "\n".join(lines)


def _state_text(live: Live, moment: datetime, view: dict[str, Any]) -> str:
    lines = [f"{live.game.title} at {spoken(moment)}"]
    shown = (*view["people"].items(), ("game", view["game_state"]))
    column = max((len(key) for _, values in shown for key in values), default=0)
    for name, values in shown:
        lines += ["", name, *(f"  {key:{column}}  {_value(value)}" for key, value in values.items())]
    return "\n".join(lines)


def _value(value: Any) -> str:
    if value is None or value in ({}, []):
        return "-"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_value(item)}" for key, item in value.items())
    if isinstance(value, list):
        return "; ".join(_value(item) for item in value)
    return str(value)
