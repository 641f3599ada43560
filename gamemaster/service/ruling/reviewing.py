"""Review by mail: the draft goes to the game master, eir reply decides on it.

Nothing happens without a valid token from the game master's registered address. A reply is carried out whole
or not at all, and a draft that has changed since it was mailed is never published by a reply to the old one.
"""

import re

from sqlalchemy import Connection

from gamemaster.core.errors import UsageError
from gamemaster.mail.identity import Identified
from gamemaster.mail.message import Message
from gamemaster.mail.subaddress import reaches
from gamemaster.reports.data import Reply
from gamemaster.service.letters.letters import Share, replyable, tell
from gamemaster.service.messages import sorting
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

_TWO_VERSIONS = "The plain text and the HTML of your reply give different orders."
_TOKEN = re.compile(r"\[review ([0-9a-z]{16,64})\]", re.IGNORECASE)


def is_review(message: Message) -> bool:
    """Whether the message bears the mark of a review."""
    return _TOKEN.search(message.subject) is not None


def review(ws: Workspace, tx: Connection, mail: Mail) -> Fate:
    """Carry out a game master's decision."""
    message, now = mail.message, ws.clock()
    if sorting.refused_unread(tx, message) is not None:
        return judge(ws, tx, mail)
    found = _TOKEN.search(message.subject)
    token = found[1] if found else ""
    who = sorting.sender(ws, tx, message)
    kept = reports.find_token(tx, token, now)
    games = ws.all_live(tx)
    masters = {live.game.gm for live in games if kept is None or live.id == kept.game}
    if not isinstance(who, Identified) or who.person not in masters:
        return _not_the_masters(ws, tx, mail, token, kept)
    early = sorting.known_copy(ws, tx, mail.number, message, frozenset())
    if early is not None and early.status is Status.HELD:
        say = f"{early.reason[:1].upper()}{early.reason[1:]}, so it may be a mistake. Nothing was done."
        _reply(ws, tx, who.person, "", message, Orders(), failed=(say,))
        return Fate(Status.IGNORED, "a decision under the Message-ID of another message")
    if early is not None:
        return early
    if kept is None:
        say = (
            "The mark in the subject is not valid: it was used already, is too old, or its draft has changed."
        )
        _reply(ws, tx, who.person, "", message, Orders(), failed=(f"{say} Nothing was done.",))
        return Fate(Status.IGNORED, "a decision on a report, but its token is not valid")
    live = ws.live(tx, kept.game)
    others = _other_readers(ws, tx, live, message)
    if message.list_post is not None or message.list_id is not None or others & all_lists(games):
        return _gone_public(ws, tx, live, message, token, kept)
    if unreadable(message):
        _refuse(ws, tx, live, message, token, kept, f"Your reply is {UNREADABLE}.", HOW_TO_ORDER)
        return Fate(Status.DONE, "a decision that could not be read")
    orders = read_orders(own_lines(message.text))
    if message.other_text and read_orders(own_lines(message.other_text)) != orders:
        _refuse(ws, tx, live, message, token, kept, _TWO_VERSIONS, HOW_TO_ORDER)
        return Fate(Status.DONE, "a decision that is not certain")
    if isinstance(orders, NotUnderstood):
        why = f'This was not understood: "{orders.words}"'
        _refuse(ws, tx, live, message, token, kept, why, HOW_TO_ORDER)
        return Fate(Status.DONE, "a decision that was not understood")
    return _decide(ws, tx, live, message, token, kept, orders)


def _not_the_masters(
    ws: Workspace, tx: Connection, mail: Mail, token: str, kept: reports.Report | None
) -> Fate:
    """The fate of somebody else's mail under the mark: it decides nothing. One that came by a list, where the
    thread of a draft sent there by mistake goes on, is heard like any other.

    Whoever knows a mark could write in the game master's name, so it is void from then on.
    """
    if kept is not None:
        _known_to_others(ws, tx, mail.message, token, kept)
    if any(place.delivery.forum for place in sorting.addressed(ws, tx, mail.message)):
        return judge(ws, tx, mail)
    return Fate(Status.IGNORED, "a decision on a report, but not from its game master's address")


def _known_to_others(
    ws: Workspace, tx: Connection, message: Message, token: str, kept: reports.Report
) -> None:
    live, sender = ws.live(tx, kept.game), message.sender.address or "nobody who is named"
    say = (
        f"A mail from {sender} bears the mark of your draft, so others may know it, and it is void now. "
        "Nothing was done. A new draft follows; if it was you, answer that from your registered address."
    )
    if _reply(ws, tx, live.game.gm, live.game.title, message, Orders(), failed=(say,)):
        reports.use_token(tx, token, ws.clock())
        send_review(ws, tx, live, kept.number)


def _decide(
    ws: Workspace,
    tx: Connection,
    live: Live,
    message: Message,
    token: str,
    kept: reports.Report,
    orders: Orders,
) -> Fate:
    gm, title = live.game.gm, live.game.title
    try:
        for number, index in orders.answers:
            rulings.check_answer(tx, live, number, index)
    except UsageError as error:
        _refuse(ws, tx, live, message, token, kept, str(error))
        return Fate(Status.DONE, "a decision that cannot be carried out")
    if reporting.refresh(ws, tx, live, kept.number):
        send_review(ws, tx, live, kept.number)
        say = "The draft has changed since it was sent to you, so nothing was done. The new one follows."
        _reply(ws, tx, gm, title, message, orders, failed=(say,))
        return Fate(Status.DONE, "a decision on a draft that has changed")
    try:
        with tx.begin_nested():
            done = _carry_out(ws, tx, live, token, kept, orders)
    except UsageError as error:
        ws.forget()
        _refuse(ws, tx, ws.live(tx, live.id), message, token, kept, str(error))
        return Fate(Status.DONE, "a decision that cannot be carried out")
    _reply(ws, tx, gm, title, message, orders, done=done)
    return Fate(Status.DONE, "a decision of the game master")


def _carry_out(
    ws: Workspace, tx: Connection, live: Live, token: str, kept: reports.Report, orders: Orders
) -> tuple[str, ...]:
    """Do all that is ordered, and use the token up; what was done. Raises UsageError where it cannot be."""
    gm = live.game.gm
    reports.use_token(tx, token, ws.clock())
    done = [
        rulings.answer(ws, tx, live, number, index, f"reply to the draft of report {kept.number}")
        for number, index in orders.answers
    ]
    for line in orders.rulings:
        at = moment(line.at) if line.at else None
        order = rulings.Order(line.words, line.because, at, line.cites)
        done.append(rulings.make(ws, tx, live, order).said)
    if live.game.gm != gm:
        return (*done, f"{live.game.gm} has got the draft, and decides on the report.")
    reporting.refresh(ws, tx, live, kept.number)
    if orders.approve:
        done.append(reporting.publish(ws, tx, live, kept.number))
        return tuple(done)
    if orders.hold:
        done.append(reporting.hold(tx, live, kept.number))
    send_review(ws, tx, live, kept.number)
    return tuple(done)


def _refuse(
    ws: Workspace,
    tx: Connection,
    live: Live,
    message: Message,
    token: str,
    kept: reports.Report,
    why: str,
    *how: str,
) -> None:
    """Tell the game master why nothing was done, and how it can be. Eir mark goes on unless others could
    read it."""
    others = _other_readers(ws, tx, live, message)
    holds = "Others could read the mark, so it is void now. A new draft follows."
    if not others:
        holds = "For another reply the mark still holds."
    say = f"{why.rstrip('.')}. Nothing was done. {holds}"
    _reply(ws, tx, live.game.gm, live.game.title, message, Orders(), failed=(say,), pending=how)
    if others:
        reports.use_token(tx, token, ws.clock())
        send_review(ws, tx, live, kept.number)


def _other_readers(ws: Workspace, tx: Connection, live: Live, message: Message) -> set[str]:
    """To whom the message is addressed besides the program and the game master."""
    master = ws.roster(tx).get(live.game.gm)
    known = () if master is None else master.addresses
    named = {mailbox.address for mailbox in (*message.to, *message.cc) if mailbox.address}
    return {a for a in named if a not in known and not reaches(a, ws.config.mail.address)}


def _gone_public(
    ws: Workspace, tx: Connection, live: Live, message: Message, token: str, kept: reports.Report
) -> Fate:
    """Void a mark that everybody on a list has read, and send a new one."""
    reports.use_token(tx, token, ws.clock())
    say = "Your reply went to a list, so its mark is void now, and nothing was done. A new draft follows."
    _reply(ws, tx, live.game.gm, live.game.title, message, Orders(), failed=(say,))
    send_review(ws, tx, live, kept.number)
    return Fate(Status.DONE, "a decision that was sent to a list")


def _reply(
    ws: Workspace,
    tx: Connection,
    to: str,
    title: str,
    message: Message,
    orders: Orders,
    done: tuple[str, ...] = (),
    failed: tuple[str, ...] = (),
    pending: tuple[str, ...] = (),
) -> bool:
    """Answer the game master; False when e has had eir share of answers to what did nothing."""
    waits = done and not orders.approve
    reply = Reply(
        title=title or "gamemaster",
        to=to,
        subject=message.subject,
        at=ws.clock(),
        bot=ws.config.mail.address,
        done=done,
        failed=failed,
        pending=("The report waits; a new draft with a new mark follows.",) if waits else pending,
    )
    letter = ws.renderer.reply(reply)
    reply_to = replyable(message.message_id)
    cause = f"message {message.message_id}"
    # a machine that answers in the game master's name must not be answered for ever
    share: Share | None = None if done else "refusal"
    return tell(ws, tx, to, "review", letter, cause=cause, in_reply_to=reply_to, share=share)
