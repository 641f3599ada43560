"""Reading messages again: with the reader of now, or as the game master says they are to be read.

A new reading never takes the place of the pinned one by itself; a ruling puts it there.
"""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from gamemaster.core.calendar import iso
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import InForce, Kind, MessageBody, Reread, in_force
from gamemaster.core.reading import Question, Reading
from gamemaster.core.stamp import Stamps, effective_time
from gamemaster.mail.identity import Identified
from gamemaster.mail.message import Message
from gamemaster.service.ledger.entering import enter_ruling
from gamemaster.service.ledger.recording import add_entry
from gamemaster.service.messages import sorting
from gamemaster.service.messages.judging import read
from gamemaster.service.messages.kept import read_kept
from gamemaster.service.ruling.decisions import attempts
from gamemaster.service.views.asked import is_private
from gamemaster.service.views.outcomes import doer
from gamemaster.service.views.shown import Shown
from gamemaster.service.workspace.loaded import Live, load_live, standing_at
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.ledger import load_entry
from gamemaster.store.messages import Known, Status, message, raw_message, same_messages, settle_message
from gamemaster.store.types import short_name

BY_HAND = "by hand"
"""The reader of a reading that a game master gave."""


def read_again(ws: Workspace, tx: Connection, live: Live, entry: str) -> Reading:
    """How the reader of now reads the message of an entry, by the names of its time; raises UsageError."""
    row = load_entry(tx, live.id, entry)
    number = None if row is None or row.kind != Kind.MESSAGE else row.message
    known, raw = (None, None) if number is None else (message(tx, number), raw_message(tx, number))
    if row is None or known is None or raw is None:
        raise UsageError(f"{entry} is no message, so it cannot be read again")
    read_mail = read_kept(ws, known, raw)
    place = _place(ws, tx, live, read_mail)
    standing = standing_at(tx, live, max(row.at, live.game.starts_at))
    then = replace(live.names(ws.roster(tx)), things=live.contract.things(standing.state))
    return read(ws, tx, read_mail, place, row.body["sender"], then)


def accepted(live: Live, body: MessageBody, words: Sequence[str]) -> Reading:
    """The reading in which a message says what the words (ACTION JSON ...) say."""
    return Reading(attempts(live, body.sender, words), (), BY_HAND)


def message_in_force(tx: Connection, live: Live, entry: str) -> InForce:
    """A message's entry as rulings have left it; raises UsageError when it is none or was voided."""
    row = load_entry(tx, live.id, entry)
    if row is None or row.kind != Kind.MESSAGE:
        raise UsageError(f"{entry} is no message")
    for timeline in (live.timeline, load_live(tx, live.id, whole=True).timeline):
        for item in in_force(timeline.entries):
            if item.entry.id == entry:
                return item
    raise UsageError(f"{entry} was voided; void that ruling first")


def enter_ignored(ws: Workspace, tx: Connection, live: Live, message_id: str) -> str:
    """Enter a stored message in which nothing was found, as saying nothing yet; its entry.

    Raises UsageError when there is no such message, or when nobody knows who sent it.
    """
    bare = message_id.removeprefix("msg:").strip("<>")
    known = [one for one in same_messages(tx, bare, "") if one.status is Status.IGNORED]
    raw = raw_message(tx, known[0].id) if known else None
    if raw is None:
        hint = f"gamemaster history {live.id} --json shows them"
        raise UsageError(f"{live.id} has no entry {message_id!r}; {hint}")
    read_mail = read_kept(ws, known[0], raw)
    who = sorting.sender(ws, tx, read_mail)
    if not isinstance(who, Identified):
        raise UsageError(f"it is not known who sent {message_id}: {who.reason}")
    return _enter_empty(ws, tx, live, known[0], read_mail, who.person)


def _enter_empty(
    ws: Workspace, tx: Connection, live: Live, known: Known, read_mail: Message, sender: str
) -> str:
    stamps = Stamps(read_mail.date, read_mail.arrived, known.stored, known.received_at)
    effective = effective_time(stamps, live.settings)
    if effective.at < live.game.starts_at:
        raise UsageError(f"that message takes effect at {iso(effective.at)}, before {live.id} began")
    public = _place(ws, tx, live, read_mail).delivery.public
    body = MessageBody(read_mail.message_id, sender, public, Reading((), (), BY_HAND))
    entry = short_name(f"msg:{read_mail.message_id}")
    add_entry(tx, live, entry, effective.at, Kind.MESSAGE, body, ws.clock(), known.id)
    settle_message(tx, known.id, Status.DONE, "the game master let it count")
    return entry


def reread(
    ws: Workspace, game: str, entries: Sequence[str], because: str, dry_run: bool, gm: bool = False
) -> list[Shown]:
    """What the reader of now reads otherwise than is pinned, in all messages or in these entries.

    Unless `dry_run`, each becomes a ruling that pins the new reading. What private mail says is shown only
    with `gm`.
    """
    if not dry_run and not because.strip():
        raise UsageError("a new reading needs a reason: --because TEXT (or look first: --dry-run)")
    found = []
    with ws.write() as tx:
        live = ws.live(tx, game)
        whole = load_live(tx, game, whole=True).timeline
        for item in in_force(whole.entries):
            body = item.entry.body
            if not isinstance(body, MessageBody) or (entries and item.entry.id not in entries):
                continue
            row = load_entry(tx, game, item.entry.id)
            if row is None or row.message is None or message(tx, row.message) is None:
                continue
            if body.reading.reader == BY_HAND:
                continue
            again = read_again(ws, tx, live, item.entry.id)
            if again.items == body.reading.items:
                continue
            hidden = is_private(live, body) and not gm
            found.append(_HIDDEN if hidden else _difference(live, item.entry.id, body, again))
            if not dry_run:
                enter_ruling(ws, tx, live, Reread(item.entry.id, again), because)
    return found


_WITHHELD = "a private message; --gm shows it"
_HIDDEN = Shown({"entry": "", "sender": "", "was": [], "now": [], "private": True}, _WITHHELD)


def _difference(live: Live, entry: str, body: MessageBody, again: Reading) -> Shown:
    was, now = _lines(live, body.reading), _lines(live, again)
    data = {"entry": entry, "sender": body.sender, "was": was, "now": now}
    lines = [f"{entry} ({body.sender})", *(f"  - {line}" for line in was), *(f"  + {line}" for line in now)]
    return Shown(data, "\n".join(lines))


def _lines(live: Live, reading: Reading) -> list[str]:
    return [
        f"question: {item.say}"
        if isinstance(item, Question)
        else f"{doer(item)}: {live.contract.say(item.action)}"
        for item in reading.items
    ]


def _place(ws: Workspace, tx: Connection, live: Live, read_mail: Message) -> sorting.Addressed:
    for place in sorting.addressed(ws, tx, read_mail):
        if place.live.id == live.id:
            return place
    raise UsageError(f"message {read_mail.message_id} did not reach a list of {live.id}")
