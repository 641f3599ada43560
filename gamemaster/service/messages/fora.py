"""Announcements that must reach several fora: they count once a list of each group has them (s. 1g there).

Which groups there are, the game says (`Contract.fora`); most have one. A message that has reached only some
waits for its other copies, under the same Message-ID or in the same words, and counts when the last comes in.
"""

from datetime import timedelta

from sqlalchemy import Connection

from gamemaster.core.reading import Reading
from gamemaster.mail.forum import classify
from gamemaster.mail.message import Message, parse
from gamemaster.reports.data import Notice
from gamemaster.service.letters.letters import notify
from gamemaster.service.messages.private import all_attempts, needs_list
from gamemaster.service.messages.results import Fate
from gamemaster.service.messages.sorting import Addressed
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import (
    Known,
    Status,
    raw_message,
    same_messages,
    same_wording,
    settle_message,
)

WAITS = "it waits for a list of each nomic"
_PATIENCE = timedelta(days=7)


def awaited(
    ws: Workspace,
    tx: Connection,
    number: int,
    message: Message,
    place: Addressed,
    person: str,
    reading: Reading,
) -> Fate | None:
    """The fate of an announcement that has not reached every group of lists yet; None once it counts."""
    live = place.live
    groups = live.contract.fora(live.settings, live.game.public)
    if len(groups) < 2 or not place.delivery.public or not needs_list(all_attempts(reading)):
        return None
    earlier = _earlier(ws, tx, number, message)
    forums = _forums(live, message) | _seen(tx, live, earlier)
    if all(group & forums for group in groups):
        for known in earlier:
            settle_message(tx, known.id, Status.DUPLICATE, f"counted with message {number}", number)
        return None
    if not all(group & (forums | set(message.recipients)) for group in groups):
        _tell(ws, tx, live, message, person, [group for group in groups if not group & forums])
    return Fate(Status.HELD, WAITS)


def waited_for(
    ws: Workspace, tx: Connection, number: int, message: Message, reached: list[Addressed]
) -> bool:
    """Whether the message is a copy that one held back waits for."""
    places = [place for place in reached if place.delivery.public]
    if not any(len(p.live.contract.fora(p.live.settings, p.live.game.public)) > 1 for p in places):
        return False
    earlier = _earlier(ws, tx, number, message)
    return any(not _forums(p.live, message) <= _seen(tx, p.live, earlier) for p in places if earlier)


def _seen(tx: Connection, live: Live, earlier: list[Known]) -> set[str]:
    found: set[str] = set()
    for known in earlier:
        found |= _forums(live, parse(raw_message(tx, known.id) or b""))
    return found


def _earlier(ws: Workspace, tx: Connection, number: int, message: Message) -> list[Known]:
    """The copies of the message that wait."""
    same = same_messages(tx, message.message_id, message.digest, number)
    same += same_wording(tx, message.wording, ws.clock() - _PATIENCE, number)
    waiting = {known.id: known for known in same if known.status is Status.HELD and known.reason == WAITS}
    return list(waiting.values())


def _forums(live: Live, message: Message) -> set[str]:
    """The public lists that have the message, by its marks or, where it bears none, by its address lines."""
    public = frozenset(live.game.public)
    if message.list_post or message.list_id:
        delivery = classify(message, public, frozenset(), "")
        return {delivery.forum} - {""}
    return {address for address in public if address.casefold() in message.recipients}


def _tell(
    ws: Workspace,
    tx: Connection,
    live: Live,
    message: Message,
    person: str,
    missing: list[frozenset[str]],
) -> None:
    notify(
        ws,
        tx,
        live,
        Notice(
            kind="other_list",
            to=person,
            at=message.date or message.arrived or ws.clock(),
            subject=message.subject,
            lists=tuple(" or ".join(sorted(group)) for group in missing),
        ),
        cause=f"message {message.message_id}",
    )
