"""The contract's text and the settings as dated entries: every version, from when on it holds and since when
it is known, by whom and why.

A repair that reaches back is a new version with an earlier date, never a change of an old one.
"""

from collections.abc import Iterator
from datetime import datetime
from difflib import unified_diff
from typing import NamedTuple

from sqlalchemy import Connection

from gamemaster.core.calendar import iso, spoken
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Entry, SettingBody, in_force
from gamemaster.core.mechanics.amending import SettingsAmended
from gamemaster.core.replay import Standing
from gamemaster.service.views.shown import Shown
from gamemaster.service.workspace.loaded import Live, load_live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.ledger import load_entry


class Version(NamedTuple):
    """A text of the contract: in force from `since` on, known from `known` on. 0 came with the game."""

    number: int
    text: str
    since: datetime
    known: datetime
    author: str
    because: str
    cites: str
    entry: str


def text_versions(ws: Workspace, game: str) -> list[Shown]:
    """Every version of the text, by the time it became known; the one in force now is marked."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        found = versions(tx, live)
        now = in_force_at(found, ws.now(live))
    return [Shown(_data(one) | {"in_force": one == now}, _line(one, one == now)) for one in found]


def text_version(ws: Workspace, game: str, number: int) -> str:
    """The text of a version."""
    with ws.read() as tx:
        return _numbered(versions(tx, ws.live(tx, game)), number).text


def text_difference(ws: Workspace, game: str, old: int, new: int) -> str:
    """What differs between two versions, as a unified diff; empty when nothing does."""
    with ws.read() as tx:
        found = versions(tx, ws.live(tx, game))
    before, after = _numbered(found, old), _numbered(found, new)
    lines = unified_diff(
        before.text.splitlines(),
        after.text.splitlines(),
        f"version {old} (from {iso(before.since)})",
        f"version {new} (from {iso(after.since)})",
        lineterm="",
    )
    return "\n".join(lines)


def settings_history(ws: Workspace, game: str) -> list[Shown]:
    """Every change of settings, by the game master or the game's own rules, in the order of taking effect."""
    with ws.read() as tx:
        live = load_live(tx, ws.live(tx, game).id, whole=True)
        changed = [(entry, _known(tx, live, entry.id), body) for entry, body in _changes(live)]
    changed += [(entry, entry.at, body) for entry, body in _amendments(live)]
    changed.sort(key=lambda change: change[0].key)
    return [_setting(entry, known, body) for entry, known, body in changed if body.changes]


def text_in_force(ws: Workspace, game: str) -> str:
    """The contract's text in force now."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        return text_of(live, live.head)


def text_of(live: Live, standing: Standing) -> str:
    """The contract's text in force."""
    return live.contract.text.read_text(encoding="utf-8") if standing.text is None else standing.text


def versions(tx: Connection, live: Live) -> list[Version]:
    """Every version of the text that no ruling has voided, numbered by the time it became known."""
    whole = load_live(tx, live.id, whole=True)
    first = live.contract.text.read_text(encoding="utf-8")
    start = live.game.starts_at
    found = [Version(0, first, start, start, "", "the text that comes with the program", "", "")]
    changed = sorted(_changes(whole), key=lambda pair: pair[0].seq)
    for entry, body in changed:
        if body.text is not None:
            known = _known(tx, live, entry.id)
            told = (body.author, body.because, body.cites, entry.id)
            found.append(Version(len(found), body.text, entry.at, known, *told))
    return found


def in_force_at(found: list[Version], at: datetime) -> Version:
    """The version that holds at a moment: of those in force by then the one dated last."""
    return max((one for one in found if one.since <= at or not one.number), key=_dated)


def _dated(version: Version) -> tuple[bool, datetime, int]:
    # any amendment, even one dated at the very beginning, takes the place of the text that came with the game
    return (version.number > 0, version.since, version.number)


def _changes(live: Live) -> Iterator[tuple[Entry, SettingBody]]:
    for item in in_force(live.timeline.entries):
        if isinstance(item.entry.body, SettingBody):
            yield item.entry, item.entry.body


def _amendments(live: Live) -> Iterator[tuple[Entry, SettingBody]]:
    """What the rules of the game changed by themselves, each as an entry of its moment."""
    if SettingsAmended not in live.contract.events:
        return
    referee, timeline = live.timeline.referee, live.timeline
    for step in referee.fold(referee.opening(), in_force(timeline.entries), timeline.clock):
        for event in (event for outcome in step.outcomes for event in outcome.events):
            if isinstance(event, SettingsAmended):
                yield step.entry, SettingBody(event.values, None, "the rules", event.because)


def _known(tx: Connection, live: Live, entry: str) -> datetime:
    row = load_entry(tx, live.id, entry)
    return live.game.starts_at if row is None else row.arrived_at


def _numbered(found: list[Version], number: int) -> Version:
    if not 0 <= number < len(found):
        raise UsageError(f"there is no version {number} of the text; there are 0 to {len(found) - 1}")
    return found[number]


def _setting(entry: Entry, known: datetime, body: SettingBody) -> Shown:
    data = {"entry": entry.id, "from": iso(entry.at), "known": iso(known), "changes": dict(body.changes)}
    data |= {"author": body.author, "because": body.because, "cites": body.cites}
    what = ", ".join(f"{key} = {value}" for key, value in body.changes.items())
    cites = f" ({body.cites})" if body.cites else ""
    text = f"from {spoken(entry.at)}: {what}\n    {body.author}, {spoken(known)}: {body.because}{cites}"
    return Shown(data, text)


def _data(version: Version) -> dict[str, object]:
    return {
        "version": version.number,
        "from": iso(version.since),
        "known": iso(version.known),
        "author": version.author,
        "because": version.because,
        "cites": version.cites,
        "entry": version.entry,
        "characters": len(version.text),
    }


def _line(version: Version, now: bool) -> str:
    mark = "*" if now else " "
    by = f" by {version.author}, known {spoken(version.known)}" if version.author else ""
    cites = f" ({version.cites})" if version.cites else ""
    return f"{mark} {version.number:>3}  from {spoken(version.since)}{by}: {version.because}{cites}"
