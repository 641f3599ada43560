"""Before a message is read: is it a machine's, a copy of one we know, ours at all, and whose?"""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from sqlalchemy import Connection

from gamemaster.core.ledger import MessageBody
from gamemaster.core.people import Roster
from gamemaster.language.layout.letter import Letter
from gamemaster.mail.bounce import read_bounce
from gamemaster.mail.forum import Delivery, classify
from gamemaster.mail.identity import Identified, Unidentified, identify
from gamemaster.mail.limits import Limits
from gamemaster.mail.message import Message, parse
from gamemaster.service.letters.bounces import came_back
from gamemaster.service.messages.results import Fate
from gamemaster.service.workspace.loaded import Live, all_lists
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.ledger import load_entry
from gamemaster.store.messages import Known, Status, raw_message, same_messages, same_wording
from gamemaster.store.outbox import is_ours, mail_by_message_id

NOWHERE = "it went to no list of a game, nor to us"
"""Why a message is ignored that no game of the workspace has to do with."""

# mails that a message may quote; more than this many generations are not looked for
_THREAD = 4
_RESENDS = timedelta(days=7)
_SAME_DAY = timedelta(hours=24)
_WORRIED = timedelta(minutes=5)
_RESENT = re.compile(
    r"\bre-?send(?:ing)?\b|\bsent (?:this )?again\b|\bsecond (?:try|attempt)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Addressed:
    """A game that a message reached, and how."""

    live: Live
    delivery: Delivery


def refused_unread(tx: Connection, message: Message) -> Fate | None:
    """The fate of mail that no person wrote: a machine's, or our own come back without its marks."""
    if message.automatic:
        return Fate(Status.IGNORED, f"automatic mail: {message.automatic}")
    if is_ours(tx, f"<{message.message_id}>"):
        return Fate(Status.IGNORED, "automatic mail: own mail")
    return None


def bounced(ws: Workspace, tx: Connection, number: int, message: Message) -> Fate | None:
    """The fate of a bounce of our own mail; None where the message is none."""
    raw = raw_message(tx, number) if message.automatic == "bounce" else None
    if raw is None:
        return None
    for known in same_messages(tx, message.message_id, message.digest, number):
        # servers write alike, so only the same bytes are the same bounce: a mailbox is read once more
        if raw_message(tx, known.id) == raw:
            return Fate(Status.DUPLICATE, f"a copy of message {known.id}", known.id)
    found = read_bounce(raw, ws.limits)
    ours = (mail_by_message_id(tx, f"<{name}>") for name in found.message_ids)
    mail = next((mail for mail in ours if mail is not None), None)
    if mail is None:
        return None
    if found.final:
        came_back(ws, tx, mail, mail.recipients, found.status)
    return Fate(Status.DONE, "a mail of ours came back" if found.final else "a mail of ours is delayed")


def known_copy(
    ws: Workspace, tx: Connection, number: int, message: Message, lists: frozenset[str]
) -> Fate | None:
    """The fate of a message that was taken in before, by whatever way it came this time.

    One Message-ID with two contents is held for a human. A copy that came by a public list counts after
    all when the first one had not (the sender wrote to the list and, privately, to us).
    """
    earlier = same_messages(tx, message.message_id, message.digest, number)
    earlier = [known for known in earlier if known.status is not Status.DUPLICATE]
    earlier = [known for known in earlier if _proved(tx, known, number, message)]
    if lists:
        # it reaches a game now: one that was made meanwhile, or whose list was
        earlier = [known for known in earlier if known.reason != NOWHERE]
    if not earlier:
        return None
    first = earlier[0]
    if first.digest != message.digest:
        return Fate(Status.HELD, f"another message bears the Message-ID {message.message_id} too", first.id)
    if _listed(message, lists) and not _was_public(ws, tx, earlier, lists):
        return None
    return Fate(Status.DUPLICATE, f"a copy of message {first.id}", first.id)


def _proved(tx: Connection, known: Known, number: int, message: Message) -> bool:
    """Whether a stored message is surely the one that `message` is. Without a Date the same words may as well
    be said anew: then only its own Message-ID, or the same bytes, tell."""
    if message.date is not None:
        return True
    derived = any(note.code == "no_message_id" for note in message.notes)
    if known.message_id == message.message_id and not derived:
        return True
    return raw_message(tx, known.id) == raw_message(tx, number)


def _listed(message: Message, lists: frozenset[str]) -> bool:
    """Whether the message bears the marks of one of these lists."""
    marked = message.list_post is not None or message.list_id is not None
    return marked and classify(message, lists, frozenset(), "").public


def addressed(ws: Workspace, tx: Connection, message: Message) -> list[Addressed]:
    """The games that the message reached, by their lists or directly."""
    own = ws.config.mail.address
    found = []
    for live in ws.all_live(tx):
        delivery = classify(message, frozenset(live.game.public), frozenset(live.game.discussion), own)
        if delivery.forum or delivery.direct:
            found.append(Addressed(live, delivery))
    return found


def letter(ws: Workspace, tx: Connection, message: Message, sender: str | None, public: bool) -> Letter:
    """The message as the reader takes it, with the mails it answers as far as we have them."""
    thread = tuple(_thread(ws, tx, message)) if message.in_reply_to or message.references else ()
    return Letter(message.message_id, sender, message.subject, message.text, public, thread)


def _thread(ws: Workspace, tx: Connection, message: Message) -> list[Letter]:
    wanted = [message.in_reply_to, *reversed(message.references)]
    letters: list[Letter] = []
    roster, games = ws.roster(tx), ws.all_live(tx)
    for message_id in dict.fromkeys(wanted):
        if message_id is None or len(letters) == _THREAD:
            continue
        parent = _stored(ws, tx, message_id)
        if parent is not None:
            letters.append(_parent(parent, roster, games))
    return letters


def _stored(ws: Workspace, tx: Connection, message_id: str) -> Message | None:
    if message_id in ws.recent:
        return ws.recent[message_id]
    for known in same_messages(tx, message_id, ""):
        raw = raw_message(tx, known.id)
        if raw is not None:
            return parse(raw)
    return None


def _parent(message: Message, roster: Roster, games: list[Live]) -> Letter:
    who = identify(message, roster, all_lists(games))
    public = frozenset(a for live in games for a in live.game.public)
    delivery = classify(message, public, frozenset(), "")
    return Letter(
        message.message_id,
        who.person if isinstance(who, Identified) else None,
        message.subject,
        message.text,
        delivery.public,
    )


def sender(ws: Workspace, tx: Connection, message: Message) -> Identified | Unidentified:
    """Who sent the message."""
    return identify(message, ws.roster(tx), all_lists(ws.all_live(tx)))


# a mail too large for these is read without its body, which says nothing of where it went
_HEADER_ONLY = Limits(max_bytes=0)


def resent(
    ws: Workspace,
    tx: Connection,
    number: int,
    message: Message,
    stored: datetime | None,
    place: Addressed,
) -> Literal["", "copy", "unclear"]:
    """Whether the message repeats an earlier one of the same sender word for word.

    Sent to another list, or under words that say so, it is a copy (CFJ 2800, 3221) on the same day, while
    its sender has announced nothing else; where only one of the two holds, that is asked. Right after the
    other on the same list it may be a second announcement or a worried sender; otherwise it is announced anew
    (""). Without a Date, by any way, it may be one that was delivered twice.
    """
    earlier = same_wording(tx, message.wording, ws.clock() - _RESENDS, number)
    known = next((k for k in reversed(earlier) if k.status is Status.DONE), None)
    raw = None if known is None else raw_message(tx, known.id)
    if known is None or raw is None:
        return ""
    last = _is_last(place.live, known.message_id)
    if last is None:
        return ""
    lists = frozenset(place.live.game.public), frozenset(place.live.game.discussion)
    before = classify(parse(raw, _HEADER_ONLY), *lists, ws.config.mail.address)
    first = known.date or known.arrived or known.stored or known.received_at
    apart = abs((message.date or message.arrived or stored or ws.clock()) - first)
    near = apart <= _SAME_DAY
    said = _RESENT.search(message.text) is not None
    if said or (before.public == place.delivery.public and before.forum != place.delivery.forum):
        if last and near:
            return "copy"
        return "unclear" if said or last or near else ""
    if apart > _WORRIED:
        return ""
    return "unclear" if (before == place.delivery and last) or message.date is None else ""


def _is_last(live: Live, message_id: str) -> bool | None:
    """Whether the message is the last that its sender announced anything in; None where it has no entry in
    the game, for what did nothing there cannot be repeated."""
    bodies = [entry.body for entry in live.timeline.entries if isinstance(entry.body, MessageBody)]
    sender = next((body.sender for body in bodies if body.message == message_id), None)
    if sender is None:
        return None
    return next(body.message for body in reversed(bodies) if body.sender == sender) == message_id


def _was_public(ws: Workspace, tx: Connection, copies: list[Known], lists: frozenset[str]) -> bool:
    """Whether one of these copies was public: by what it did, or, where none did anything, by its list."""
    names = {f"msg:{known.message_id}{way}" for known in copies for way in ("", " list")}
    found = [load_entry(tx, live.id, name) for live in ws.all_live(tx) for name in sorted(names)]
    entries = [entry for entry in found if entry is not None]
    if entries:
        return any(entry.body["public"] for entry in entries)
    raws = (raw_message(tx, known.id) for known in copies)
    return any(
        classify(parse(raw, _HEADER_ONLY), lists, frozenset(), "").public for raw in raws if raw is not None
    )
