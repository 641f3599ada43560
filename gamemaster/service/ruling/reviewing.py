"""Review by mail: the draft goes to the game master, eir reply decides on it.

Nothing happens without a valid token from the game master's registered address. A reply is carried out whole
or not at all, and a draft that has changed since it was mailed is never published by a reply to the old one.
"""

import re
from typing import NamedTuple

from sqlalchemy import Connection

from gamemaster.core.errors import UsageError
from gamemaster.mail.identity import Identified
from gamemaster.mail.message import Message
from gamemaster.mail.subaddress import reaches
from gamemaster.reports.data import Reply
from gamemaster.service.letters.letters import answer
from gamemaster.service.messages import queueing, sorting
from gamemaster.service.messages.doubts import UNREADABLE, unreadable
from gamemaster.service.messages.judging import Mail, judge
from gamemaster.service.messages.orders import HOW_TO_ORDER, NotUnderstood, Orders, own_lines, read_orders
from gamemaster.service.messages.results import Fate
from gamemaster.service.reports import reporting
from gamemaster.service.reports.drafting import send_review
from gamemaster.service.ruling import rulings
from gamemaster.service.workspace.inputs import moment
from gamemaster.service.workspace.loaded import Live, all_lists
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store import reports
from gamemaster.store.messages import Status

_TWO_VERSIONS = "The plain text and the HTML of your reply give different orders"
_TOKEN = re.compile(r"\[review ([0-9a-z]{16,64})\]", re.IGNORECASE)


def is_review(message: Message) -> bool:
    """Whether the message bears the mark of a review."""
    return _TOKEN.search(message.subject) is not None


class _Marked(NamedTuple):
    """A mail under a mark that holds: the mark, and the draft of which game it would decide on."""

    message: Message
    token: str
    live: Live
    kept: reports.Report


def review(ws: Workspace, tx: Connection, mail: Mail) -> Fate:
    """Carry out a game master's decision."""
    message = mail.message
    if sorting.refused_unread(tx, message) is not None:
        return judge(ws, tx, mail)
    marked, games = _marked(ws, tx, message), ws.all_live(tx)
    who = sorting.sender(ws, tx, message)
    masters = {live.game.gm for live in games if marked is None or live.id == marked.live.id}
    listed = message.list_post is not None or message.list_id is not None
    # whatever else than From names em, no list has written it
    sure = isinstance(who, Identified) and (listed or who.how == "From")
    if not isinstance(who, Identified) or not sure or who.person not in masters:
        return _not_the_masters(ws, tx, mail, marked)
    early = sorting.known_copy(ws, tx, mail.number, message, frozenset())
    if early is not None and early.status is Status.HELD:
        say = f"{early.reason[:1].upper()}{early.reason[1:]}, so it may be a mistake. Nothing was done."
        _reply(ws, tx, who.person, "", message, failed=say)
        return Fate(Status.IGNORED, "a decision under the Message-ID of another message")
    if early is not None:
        return early
    if marked is None:
        say = (
            "The mark in the subject is not valid: it was used already, is too old, or its draft "
            "has changed. Nothing was done."
        )
        _reply(ws, tx, who.person, "", message, failed=say)
        return Fate(Status.IGNORED, "a decision on a report, but its token is not valid")
    if listed or _other_readers(ws, tx, marked) & all_lists(games):
        say = "Your reply went to a list, so its mark is void now, and nothing was done. A new draft follows."
        _tell(ws, tx, marked, say)
        _renew(ws, tx, marked)
        return Fate(Status.DONE, "a decision that was sent to a list")
    if any(note.code == "resent" for note in message.notes):
        say = "Somebody else has sent your reply on, so its mark is void now, and nothing was done."
        _tell(ws, tx, marked, f"{say} A new draft follows.")
        _renew(ws, tx, marked)
        return Fate(Status.DONE, "a decision that somebody else has sent on")
    if queueing.is_behind(tx, marked.live, mail.number):
        return queueing.put_by(ws, tx, mail.number, [marked.live], public=True)
    return _ordered(ws, tx, marked)


def _marked(ws: Workspace, tx: Connection, message: Message) -> _Marked | None:
    found = _TOKEN.search(message.subject)
    token = found[1] if found else ""
    kept = reports.find_token(tx, token, ws.clock())
    return None if kept is None else _Marked(message, token, ws.live(tx, kept.game), kept)


def _not_the_masters(ws: Workspace, tx: Connection, mail: Mail, marked: _Marked | None) -> Fate:
    """The fate of somebody else's mail under the mark: it decides nothing. One that came by a list, where the
    thread of a draft sent there by mistake goes on, is heard like any other.

    Whoever knows a mark could write in the game master's name, so it is void from then on.
    """
    if marked is not None:
        sender = mail.message.sender.address or "nobody who is named"
        say = (
            f"A mail from {sender} bears the mark of your draft, so others may know it, and it is void now. "
            "Nothing was done. A new draft follows; if it was you, answer that from your registered address."
        )
        if _tell(ws, tx, marked, say):
            _renew(ws, tx, marked)
    if any(place.delivery.forum for place in sorting.addressed(ws, tx, mail.message)):
        return judge(ws, tx, mail)
    return Fate(Status.IGNORED, "a decision on a report, but not from its game master's address")


def _ordered(ws: Workspace, tx: Connection, marked: _Marked) -> Fate:
    """Read what the reply orders, and do it where that is certain."""
    message = marked.message
    if unreadable(message):
        return _refuse(ws, tx, marked, "that could not be read", f"Your reply is {UNREADABLE}", HOW_TO_ORDER)
    orders = read_orders(own_lines(message.text))
    if message.other_text and read_orders(own_lines(message.other_text)) != orders:
        return _refuse(ws, tx, marked, "that is not certain", _TWO_VERSIONS, HOW_TO_ORDER)
    if any(note.code == "cut_short" for note in message.notes):
        return _refuse(ws, tx, marked, "that is not whole", "The end of your reply is missing", HOW_TO_ORDER)
    if isinstance(orders, NotUnderstood):
        why = f'This was not understood: "{orders.words}"'
        return _refuse(ws, tx, marked, "that was not understood", why, HOW_TO_ORDER)
    return _decide(ws, tx, marked, orders)


def _decide(ws: Workspace, tx: Connection, marked: _Marked, orders: Orders) -> Fate:
    live, gm, title = marked.live, marked.live.game.gm, marked.live.game.title
    try:
        for number, index in orders.answers:
            rulings.check_answer(tx, live, number, index)
    except UsageError as error:
        return _refuse(ws, tx, marked, "that cannot be carried out", str(error))
    if reporting.refresh(ws, tx, live, marked.kept.number):
        send_review(ws, tx, live, marked.kept.number)
        say = "The draft has changed since it was sent to you, so nothing was done. The new one follows."
        _tell(ws, tx, marked, say)
        return Fate(Status.DONE, "a decision on a draft that has changed")
    try:
        with tx.begin_nested():
            done = _carry_out(ws, tx, marked, orders)
    except UsageError as error:
        ws.forget()
        marked = marked._replace(live=ws.live(tx, live.id))
        return _refuse(ws, tx, marked, "that cannot be carried out", str(error))
    _reply(ws, tx, gm, title, marked.message, done=done, waits=not orders.approve)
    return Fate(Status.DONE, "a decision of the game master")


def _carry_out(ws: Workspace, tx: Connection, marked: _Marked, orders: Orders) -> tuple[str, ...]:
    """Do all that is ordered, and use the mark up; what was done. Raises UsageError where it cannot be."""
    live, number, gm = marked.live, marked.kept.number, marked.live.game.gm
    reports.use_token(tx, marked.token, ws.clock())
    done = [
        rulings.answer(ws, tx, live, question, index, f"reply to the draft of report {number}")
        for question, index in orders.answers
    ]
    for line in orders.rulings:
        at = moment(line.at) if line.at else None
        order = rulings.Order(line.words, line.because, at, line.cites)
        done.append(rulings.make(ws, tx, live, order).said)
    if live.game.gm != gm:
        return (*done, f"{live.game.gm} has got the draft, and decides on the report.")
    reporting.refresh(ws, tx, live, number)
    if orders.approve:
        done.append(reporting.publish(ws, tx, live, number))
        return tuple(done)
    if orders.hold:
        done.append(reporting.hold(tx, live, number))
    send_review(ws, tx, live, number)
    return tuple(done)


def _refuse(ws: Workspace, tx: Connection, marked: _Marked, what: str, why: str, *how: str) -> Fate:
    """Tell the game master why nothing was done, and `how` it can be. Eir mark goes on unless others could
    read it."""
    others = _other_readers(ws, tx, marked)
    holds = "Others could read the mark, so it is void now. A new draft follows."
    if not others:
        holds = "For another reply the mark still holds."
    _tell(ws, tx, marked, f"{why.rstrip('.')}. Nothing was done. {holds}", how)
    if others:
        _renew(ws, tx, marked)
    return Fate(Status.DONE, f"a decision {what}")


def _renew(ws: Workspace, tx: Connection, marked: _Marked) -> None:
    """Void a mark that others could read, and mail the draft with a new one."""
    reports.use_token(tx, marked.token, ws.clock())
    send_review(ws, tx, marked.live, marked.kept.number)


def _other_readers(ws: Workspace, tx: Connection, marked: _Marked) -> set[str]:
    """To whom the message is addressed besides the program and the game master."""
    message, master = marked.message, ws.roster(tx).get(marked.live.game.gm)
    known = () if master is None else master.addresses
    named = {mailbox.address for mailbox in (*message.to, *message.cc) if mailbox.address}
    return {a for a in named if a not in known and not reaches(a, ws.config.mail.address)}


def _tell(ws: Workspace, tx: Connection, marked: _Marked, say: str, how: tuple[str, ...] = ()) -> bool:
    """Tell the game master what was not done; False when e has had eir share of that."""
    game = marked.live.game
    return _reply(ws, tx, game.gm, game.title, marked.message, failed=say, how=how)


def _reply(
    ws: Workspace,
    tx: Connection,
    to: str,
    title: str,
    message: Message,
    *,
    done: tuple[str, ...] = (),
    failed: str = "",
    how: tuple[str, ...] = (),
    waits: bool = False,
) -> bool:
    """Answer the game master; False when e has had eir share of answers to what did nothing."""
    reply = Reply(
        title=title or "gamemaster",
        to=to,
        subject=message.subject,
        at=ws.clock(),
        bot=ws.config.mail.address,
        done=done,
        failed=(failed,) if failed else (),
        pending=("The report waits; a new draft with a new mark follows.",) if waits else how,
    )
    # a machine that answers in the game master's name must not be answered for ever
    return answer(ws, tx, message, reply, "review", None if done else "refusal")
