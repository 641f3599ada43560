"""Questions about a game: where it stands, what happened, what is open."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import iso, spoken, week_number
from gamemaster.core.contract import GAME_MASTER, PUBLIC, Viewer
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Kind
from gamemaster.core.settings import interpretations
from gamemaster.reports.data import OpenQuestion
from gamemaster.reports.wording import by_hand, letters
from gamemaster.service.views.asked import still_open
from gamemaster.service.views.legality import legal_now, listed
from gamemaster.service.views.outcomes import deed, message_of, public_ruling, stored_outcome, told
from gamemaster.service.views.secrecy import WARNING, came_privately, is_open, is_unseen
from gamemaster.service.views.shown import Shown, to_plain
from gamemaster.service.workspace.loaded import INSTANT, Live, standing_at
from gamemaster.service.workspace.naming import eyes_of, part_named, value_named
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.corrections import corrected_reports
from gamemaster.store.history import steps_between, steps_numbered
from gamemaster.store.ledger import StepRow
from gamemaster.store.questions import PRIVATE_FROM
from gamemaster.store.reports import list_reports
from gamemaster.store.values import Value, value_history


def state(ws: Workspace, game: str, at: datetime | None, person: str, gm: bool) -> Shown:
    """Where the game stands at `at` (default: now), as the public, a person or the game master sees it.

    What is dated exactly then is included.
    """
    with ws.read() as tx:
        live = ws.live(tx, game)
        return state_of(tx, live, at or ws.now(live), eyes_of(ws, tx, live, person, gm), person)


def state_of(tx: Connection, live: Live, moment: datetime, viewer: Viewer, person: str = "") -> Shown:
    """The same in the caller's transaction; `person` is who `viewer` is, where that is a person."""
    standing = standing_at(tx, live, moment + INSTANT) if moment != live.stored.clock else live.head
    view = live.contract.view(standing.state, viewer)
    withheld = set() if viewer.gm else set(standing.settings.withheld)
    data = {
        "game": live.id,
        "contract": live.game.contract,
        "at": iso(moment),
        "week": week_number(live.game.starts_at, moment),
        "people": view["people"],
        "game_state": view["game_state"],
        "settings": standing.settings.model_dump(mode="json", exclude=withheld),
        "interpretations": to_plain(interpretations(live.contract.ambiguities, standing.settings)),
    }
    return Shown(data, _state_text(live, moment, view, _for_whom(live, viewer, person)))


def _for_whom(live: Live, viewer: Viewer, person: str) -> str:
    """Whose eyes a view is for, "" where it is for all."""
    if viewer.gm:
        return WARNING if live.contract.keeps_secrets else ""
    if viewer.person is None:
        return f"(somebody else plays for {person} now: this is what everybody may see)" if person else ""
    if not live.contract.keeps_secrets:
        return ""
    player = live.conduct.player(viewer.person)
    whose = viewer.person if player == viewer.person else f"{player}, who plays for {viewer.person},"
    return f"(with what only {whose} may see)"


def legal(ws: Workspace, game: str, person: str) -> Shown:
    """What `person` may do now, as e emself may know it: an option a line."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        viewer = eyes_of(ws, tx, live, person)
    now = ws.now(live)
    data = {"game": live.id, "person": person, "at": iso(now)}
    found = () if viewer.person is None else legal_now(live, viewer.person, now)
    heading, lines = listed(found)
    options = [option.to_json() for option in found or ()]
    whose = _for_whom(live, viewer, person)
    text = "\n".join([*([whose] if whose else []), heading, *(f"  {line}" for line in lines)])
    return Shown(data | {"options": options}, text)


def history(
    ws: Workspace,
    game: str,
    person: str,
    since: datetime | None,
    until: datetime | None = None,
    value: str = "",
    gm: bool = False,
) -> Iterator[Shown]:
    """What was done and what became of it, in the order of the ledger; with `gm` what is secret, too.

    `person` takes what somebody did or announced, `value` (such as `Ondine.health`) what changed that value,
    `since` and `until` (both included) what took effect between them.
    """
    with ws.read() as tx:
        live = ws.live(tx, game)
        if person:
            person = part_named(ws, tx, live, person)
        if value:
            numbers = [row.step for row in _changes_of(ws, tx, live, value)]
            steps = [s for s in steps_numbered(tx, live.id, numbers) if since is None or s.at >= since]
        else:
            steps = steps_between(tx, live.id, since, None if until is None else until + INSTANT)
        private = set() if gm else _came_privately(tx, live, steps)
    if until is not None:
        steps = [step for step in steps if step.at <= until]
    yield from _told_of(live, steps, private, person, gm)


def open_history(tx: Connection, live: Live) -> Iterator[Shown]:
    """All that was done, as everybody may know it, in the caller's transaction."""
    steps = steps_between(tx, live.id, None, None)
    return _told_of(live, steps, _came_privately(tx, live, steps), "", gm=False)


def _came_privately(tx: Connection, live: Live, steps: Iterable[StepRow]) -> set[str]:
    return {step.entry for step in steps if came_privately(tx, live, step)}


def _told_of(
    live: Live, steps: Iterable[StepRow], private: set[str], person: str, gm: bool
) -> Iterator[Shown]:
    viewer = GAME_MASTER if gm else PUBLIC
    for step in steps:
        if gm or _is_told(live, step):
            yield from _lines_of(live, step, step.entry in private, person, viewer)


def _is_told(live: Live, step: StepRow) -> bool:
    """Whether the public hears of the step at all."""
    if step.kind == Kind.RULING:
        return public_ruling(live.contract, step.outcomes)
    return step.kind != Kind.TICK or not is_unseen(step)


def _lines_of(live: Live, step: StepRow, private: bool, person: str, viewer: Viewer) -> Iterator[Shown]:
    """What `viewer` may know of what came of each attempt in the step, or of those of `person` alone."""
    for row in step.outcomes:
        outcome = stored_outcome(live.contract, row)
        hidden = not viewer.gm and not is_open(live, step, row, private)
        if hidden:
            # what it brought about in public stands for itself
            outcome = outcome._replace(attempt=None, text="", refusal=None, question=None, remarks=())
            if not told(live.contract, outcome.events, PUBLIC):
                continue
        found = deed(live.contract, step.at, outcome, "" if hidden else message_of(step.entry), viewer)
        if person and person not in (found.who, found.by):
            continue
        data = to_plain(found) | {"entry": "" if hidden else step.entry, "kind": step.kind}
        doer = f"{found.name}: " if found.name else "(a ruling) "
        who = f"{doer}{found.said}" if found.said else _nobody(step)
        came = " ".join(found.told) or found.why
        line = f"{iso(step.at)}  {found.verdict:12}  {who}" + (f" -- {came}" if came else "")
        yield Shown(data, line)


def _changes_of(ws: Workspace, tx: Connection, live: Live, value: str) -> list[Value]:
    """The changes of a value; raises UsageError when it is none that everybody may see."""
    named = value_named(ws, tx, live, value)
    top = named.name.partition(".")[0]
    rows = value_history(tx, live.id, named.subject, top)
    if not rows:
        raise UsageError(f"nothing has ever changed a value {named.subject}.{named.name}")
    if live.contract.keeps_secrets and top not in live.contract.values(
        live.head.state, named.subject, PUBLIC
    ):
        raise UsageError(f"{named.subject}.{named.name} is not for all eyes; see gamemaster why --gm")
    return rows


def all_reports(ws: Workspace, game: str) -> list[Shown]:
    """Every report of a game, by number, with the corrections that became known since it went out."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        found, wrong = list_reports(tx, live.id), corrected_reports(tx, live.id)
    shown = []
    for report in found:
        corrections = wrong.get(report.number, [])
        data = {
            "number": report.number,
            "as_of": iso(report.at),
            "status": report.status.value,
            "published_at": None if report.published_at is None else iso(report.published_at),
            "corrections": corrections,
        }
        mark = f"  corrected since ({len(corrections)})" if corrections else ""
        shown.append(Shown(data, f"{report.number:4}  {spoken(report.at)}  {report.status.value}{mark}"))
    return shown


def _nobody(step: StepRow) -> str:
    return "(the clock)" if step.kind == Kind.TICK else "(the game)"


def open_questions(ws: Workspace, game: str, gm: bool = False) -> list[Shown]:
    """What waits for a game master, in one game or in all; with `gm` what private mail says, too."""
    with ws.read() as tx:
        names = ws.game_names(tx, game)
        return [
            Shown(to_plain(question) | {"game": name}, _question_text(name, question))
            if gm or question.number < PRIVATE_FROM
            else _private_question(name, question.number)
            for name in names
            for question in still_open(tx, ws.live(tx, name))
        ]


def _private_question(game: str, number: int) -> Shown:
    say = "it is about something private; --gm shows it"
    return Shown({"game": game, "number": number, "say": say}, f"{game} {number}: {say}")


def _question_text(game: str, question: OpenQuestion) -> str:
    lines = [f"{game} {question.number}: {question.who}, {spoken(question.at)}: {question.say}"]
    if question.words:
        lines.append(f'    "{question.words}"')
    lines += [f"    {letters(i)}) {text}" for i, text in enumerate(question.options)]
    if question.unreadable:
        lines.append(f"    or, if something was meant by it: {by_hand(game, question.who)}")
    return "\n".join(lines)


def _state_text(live: Live, moment: datetime, view: dict[str, Any], warning: str) -> str:
    lines = [f"{live.game.title} at {spoken(moment)}", *([warning] if warning else [])]
    shown = (*view["people"].items(), ("game", view["game_state"]))
    column = max((len(key) for _, values in shown for key in values), default=0)
    for name, values in shown:
        lines += ["", name]
        for key, value in values.items():
            first, *more = _value_lines(value)
            lines += [f"  {key:{column}}  {first}", *(f"  {'':{column}}  {line}" for line in more)]
    return "\n".join(lines)


def _value_lines(value: Any) -> list[str]:
    """A value as lines: one for each thing that has values of its own, and for each row of a board."""
    if isinstance(value, dict) and any(isinstance(part, dict) and part for part in value.values()):
        return [f"{key}: {_value(part)}" for key, part in value.items()]
    if isinstance(value, list) and len(value) > 1 and not all(isinstance(part, int) for part in value):
        return [_value(part) for part in value]
    return [_value(value)]


def _value(value: Any) -> str:
    if value is None or value in ({}, [], ""):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_value(item)}" for key, item in value.items())
    if isinstance(value, list):
        return "; ".join(_value(item) for item in value)
    return str(value)
