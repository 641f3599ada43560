"""A game master's mail to the program itself that decides nothing, as it bears no mark of a draft.

What it lacks is told em at eir registered address. Without a mark nothing is ever done: anybody could write
in eir name.
"""

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection

from gamemaster.mail.message import Message
from gamemaster.mail.subaddress import reaches
from gamemaster.reports.data import Reply
from gamemaster.service.letters.letters import answer
from gamemaster.service.messages.orders import HOW_TO_ORDER, Orders, own_lines, read_orders
from gamemaster.service.messages.results import Fate
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import Status
from gamemaster.store.outbox import causes
from gamemaster.store.reports import ReportStatus, list_reports

_SHOWN = 100


def answer_orders(
    ws: Workspace, tx: Connection, message: Message, sender: str, games: Sequence[Live]
) -> Fate | None:
    """Answer orders as they belong below a draft's mark; None where the mail holds none, or no master's."""
    mastered = [live for live in games if live.game.gm == sender]
    lines = own_lines(message.text)
    if not mastered or not isinstance(read_orders(lines), Orders):
        return None
    words = " ".join(" ".join(lines).split())[:_SHOWN]
    _tell(ws, tx, message, sender, mastered, f'"{words}" decides nothing')
    return Fate(Status.IGNORED, "a decision without the mark of a draft")


def answer_idle(ws: Workspace, tx: Connection, message: Message, sender: str, games: Sequence[Live]) -> None:
    """Tell a game master that nothing was found in eir mail: e may take it for done.

    Once: what a machine in eir name answers to that, without saying so, is not answered again.
    """
    mastered = [live for live in games if live.game.gm == sender]
    if mastered and _to_nobody_else(ws, message) and not _answers_an_answer(tx, message):
        _tell(ws, tx, message, sender, mastered, "No move was found in your message, and no decision")


def _to_nobody_else(ws: Workspace, message: Message) -> bool:
    """Whether the mail is for the program alone, and no part of a conversation that it is shown."""
    return all(reaches(mailbox.address, ws.config.mail.address) for mailbox in (*message.to, *message.cc))


def _answers_an_answer(tx: Connection, message: Message) -> bool:
    replied = [f"<{name}>" for name in (message.in_reply_to, *message.references[-1:]) if name]
    return any(cause.startswith("message ") for _, _, cause in causes(tx, replied))


def _tell(
    ws: Workspace, tx: Connection, message: Message, sender: str, mastered: Sequence[Live], what: str
) -> None:
    reply = Reply(
        title=mastered[0].game.title if len(mastered) == 1 else "gamemaster",
        to=sender,
        subject=message.subject,
        at=ws.clock(),
        bot=ws.config.mail.address,
        failed=(f"{what}: its subject bears no mark of a draft ([review ...]). Nothing was done.",),
        pending=tuple(_ways_out(tx, mastered)),
        office=mastered[0].contract.office,
    )
    answer(ws, tx, message, reply, "receipt", "request")


def _ways_out(tx: Connection, mastered: Sequence[Live]) -> Iterator[str]:
    """Where each game's decisions are taken now, and how."""
    waiting = (ReportStatus.DRAFT, ReportStatus.HELD)
    for live in mastered:
        drafts = [kept.number for kept in list_reports(tx, live.id) if kept.status in waiting]
        if drafts:
            names = " or ".join(f'"draft of report {number}"' for number in drafts)
            yield f"{live.game.title}: reply to the mail {names}, and leave its subject as it is."
        else:
            yield (
                f"{live.game.title}: no draft waits for you; until the next comes, questions are answered at "
                f'the command line: gamemaster rule {live.id} QUESTION ANSWER --because "..."'
            )
    yield HOW_TO_ORDER
