"""Mail that the program writes: into the outbox, in the transaction that causes it.

Private mail goes to the registered address of a known person and nowhere else, at a bounded rate; it is
never an answer to whatever address a message came from.
"""

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal

from sqlalchemy import Connection

from gamemaster.mail.compose import Attachment, Outgoing, Picture, compose
from gamemaster.mail.message import Message
from gamemaster.reports.data import Notice, Reply
from gamemaster.reports.render import Letter
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store import outbox
from gamemaster.store.facts import instance_id
from gamemaster.store.limits import count_up, counted

Kind = Literal["receipt", "notice", "review", "report"]
Share = Literal["receipt", "request", "notice", "question", "stranger", "refusal"]
"""What a mail counts as: its reader gets so many of each on a day, of receipts so many in each game. What
strangers and forgers set off, or somebody asks for, takes nothing from what the players' own moves do."""

_KEPT: frozenset[Share] = frozenset({"receipt", "notice"})
"""What is told by nothing else: what is too much for a day comes on the next."""
_DAYS = 7
"""For so many days at most; by then a machine writes, and nobody reads what answers it."""


def post(
    ws: Workspace,
    tx: Connection,
    kind: Kind,
    to: tuple[str, ...],
    letter: Letter,
    *,
    game: str | None = None,
    cause: str = "",
    in_reply_to: str | None = None,
    html: str | None = None,
    attachments: tuple[Attachment, ...] = (),
    reply_to: str | None = None,
    pictures: tuple[Picture, ...] = (),
    due: datetime | None = None,
) -> None:
    """Write a mail to the addresses `to` into the outbox, to go out when it is `due` (None: now)."""
    now = ws.clock()

    def write(message_id: str) -> bytes:
        return compose(
            Outgoing(
                message_id=message_id.strip("<>"),
                sender=ws.address,
                to=to,
                subject=letter.subject,
                body=letter.body,
                date=due or now,
                in_reply_to=in_reply_to,
                references=(in_reply_to,) if in_reply_to else (),
                auto="replied" if in_reply_to else "generated",
                html=html,
                attachments=attachments,
                reply_to=reply_to,
                pictures=pictures,
            )
        )

    mail = outbox.Letter(game, kind, to, ws.config.mail.address, cause)
    mark = ws.config.mail.instance or instance_id(tx)
    outbox.enqueue(tx, mail, write, instance=mark, now=now, due=due)


def tell(
    ws: Workspace,
    tx: Connection,
    person: str,
    kind: Kind,
    letter: Letter,
    *,
    game: str | None = None,
    cause: str = "",
    in_reply_to: str | None = None,
    reply_to: str | None = None,
    share: Share | None,
) -> bool:
    """Write to a person's registered address; False when e has none or has had eir share.

    A receipt or a notice beyond today's share goes out on a later day. `share` is None for what no mail can
    set off again and again.
    """
    address = registered(ws, tx, person)
    day = None if address is None else _day_for(ws, tx, person, share, game)
    if address is None or day is None:
        return False
    due = None if day == ws.clock().date() else datetime.combine(day, time(), UTC)
    post(
        ws,
        tx,
        kind,
        (address,),
        letter,
        game=game,
        cause=cause,
        in_reply_to=in_reply_to,
        reply_to=reply_to,
        due=due,
    )
    return True


def _day_for(
    ws: Workspace, tx: Connection, person: str, share: Share | None, game: str | None
) -> date | None:
    """The day on which a mail may go out by its share, counted there; None for none."""
    today, limit = ws.clock().date(), ws.config.mail.daily_limit
    if share is None:
        return today
    days = (today + timedelta(days=n) for n in range(_DAYS if share in _KEPT else 1))
    return next((day for day in days if count_up(tx, person, day, _pot(share, game), limit)), None)


def left_today(ws: Workspace, tx: Connection, person: str, share: Share, game: str | None) -> int:
    """How many mails of a share may still go out to a person today."""
    had = counted(tx, person, ws.clock().date(), _pot(share, game))
    return ws.config.mail.daily_limit - had


def _pot(share: Share, game: str | None) -> str:
    return f"receipt {game}" if share == "receipt" else share


def answer(
    ws: Workspace, tx: Connection, message: Message, reply: Reply, kind: Kind, share: Share | None
) -> bool:
    """Answer a message to the program, at the registered address of its sender; False as in `tell`."""
    return tell(
        ws,
        tx,
        reply.to,
        kind,
        ws.renderer.reply(reply),
        cause=f"message {message.message_id}",
        in_reply_to=replyable(message.message_id),
        share=share,
    )


def registered(ws: Workspace, tx: Connection, person: str) -> str | None:
    """The address private mail to this person goes to."""
    known = ws.roster(tx).get(person)
    return known.addresses[0] if known is not None and known.addresses else None


def notify(
    ws: Workspace,
    tx: Connection,
    live: Live,
    notice: Notice,
    *,
    cause: str = "",
    share: Share | None = "notice",
) -> bool:
    """Write a notice about a matter of this game to the person it addresses."""
    letter = ws.renderer.notice(headed(ws, live, notice))
    return tell(ws, tx, notice.to, "notice", letter, game=live.id, cause=cause, share=share)


def headed(ws: Workspace, live: Live, notice: Notice) -> Notice:
    """The notice with what all that are about this game have in common."""
    return replace(
        notice,
        game=live.id,
        title=live.game.title,
        bot=notice.bot or ws.config.mail.address,
        office=live.contract.office,
    )


def replyable(message_id: str) -> str | None:
    """The identifier if a mail may refer to it; one that no mail program would take is left out."""
    usable = message_id.isascii() and message_id.isprintable() and not set(message_id) & set(" <>")
    return message_id if usable and 0 < len(message_id) <= 250 else None


def moment_words(source: str) -> str:
    """Which stamp gave the effective time, in words."""
    return _STAMPS.get(source, source)


_STAMPS = {
    "date": "its Date",
    "arrival": "its arrival",
    "stored": "its arrival in the mailbox",
    "processed": "the moment it was read",
    "ruling": "a ruling",
    "late": "the moment it came",
}
