"""The private answer to a message, and the notice to the game master of what it left open."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from gamemaster.core.replay import Standing, Step
from gamemaster.core.stamp import Effective, Stamps, effective_time
from gamemaster.mail.message import Message
from gamemaster.reports.data import Notice, OpenQuestion, Receipt
from gamemaster.service.letters.letters import Share, left_today, moment_words, notify, replyable, tell
from gamemaster.service.letters.reply_address import reply_address
from gamemaster.service.views.asked import is_private
from gamemaster.service.views.outcomes import deed
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace


def answer_sender(
    ws: Workspace,
    tx: Connection,
    live: Live,
    message: Message,
    step: Step,
    effective: Effective,
    questions: Sequence[OpenQuestion],
    preview: bool = False,
) -> None:
    """Send the receipt: how the message was understood, what came of it, what is left to the sender.

    A `preview` is of a test, which was asked for and is answered whatever was found in it.
    """
    if not preview and (not ws.config.mail.receipts or (not step.outcomes and not questions)):
        return
    who = step.entry.body.sender  # type: ignore[union-attr]
    contract, head = live.contract, step.after if preview else live.head
    viewer = live.viewer(who)
    left = left_today(ws, tx, who, "receipt", live.id)
    receipt = replace(
        _receipt(ws, live, message, who, effective, head),
        last_of_day=not preview and left == 1,
        public=step.entry.body.public,  # type: ignore[union-attr]
        deeds=tuple(
            deed(contract, effective.at, outcome, message.message_id, viewer) for outcome in step.outcomes
        ),
        questions=tuple(questions),
        ignored_note=_doubt_note(effective, contract.office),
        preview=preview,
    )
    if is_private(live, step.entry.body):  # type: ignore[arg-type]
        # the numbers of private questions are the game master's own
        receipt = replace(receipt, questions=tuple(replace(q, number=n) for n, q in enumerate(questions, 1)))
    _send(ws, tx, live, message, receipt, "request" if preview else "receipt")


def answer_nothing_found(ws: Workspace, tx: Connection, live: Live, message: Message, who: str) -> None:
    """Tell the sender of a private mail that no act was found in it: e may take it for done."""
    effective = effective_time(Stamps(message.date, message.arrived, None, ws.clock()), live.settings)
    _send(ws, tx, live, message, _receipt(ws, live, message, who, effective, live.head), "request")


def _receipt(
    ws: Workspace, live: Live, message: Message, who: str, effective: Effective, head: Standing
) -> Receipt:
    """A receipt for a private message in which nothing was found; `head` is what is left to the sender."""
    contract, part = live.contract, live.conduct.part(who)
    return Receipt(
        game=live.id,
        title=live.game.title,
        contract_title=contract.title,
        who=who,
        subject=message.subject,
        at=effective.at,
        effective_from=moment_words(effective.source),
        public=False,
        deeds=(),
        questions=(),
        ignored_note="",
        standing=() if part is None else contract.standing(head.state, part, head.settings),
        examples=contract.phrasebook.examples,
        bot=ws.config.mail.address,
        lists=live.game.public,
        message_id=message.message_id,
        office=contract.office,
    )


def _send(
    ws: Workspace, tx: Connection, live: Live, message: Message, receipt: Receipt, share: Share
) -> None:
    answer_at = reply_address(ws, tx, live, receipt.who)
    letter = ws.renderer.receipt(live.contract.id, receipt, live.contract.templates)
    tell(
        ws,
        tx,
        receipt.who,
        "receipt",
        letter,
        game=live.id,
        cause=f"message {message.message_id}",
        in_reply_to=replyable(message.message_id),
        reply_to=None if answer_at == ws.config.mail.address else answer_at,
        share=share,
    )


_HELD = "What follows it in the same message waits for your answer too."
_RULED = (
    "Whatever else the message says was ruled on as far as it does not hang on that, and is worked out again "
    "when you have answered."
)


def ask_master(
    ws: Workspace,
    tx: Connection,
    live: Live,
    questions: Sequence[OpenQuestion],
    held: bool = True,
    share: Share = "question",
) -> None:
    """Tell the game master at once what waits for em; the next review asks again.

    `held` is whether what follows in the message waits as well.
    """
    first = questions[0]
    notify(
        ws,
        tx,
        live,
        Notice(
            kind="master_question",
            to=live.game.gm,
            at=first.at,
            subject=first.who,
            lines=(_HELD if held else _RULED,),
            questions=tuple(questions),
            examples=(f'gamemaster rule {live.id} {first.number} a --because "..."',),
        ),
        cause=f"question {first.number}",
        share=share,
    )


def _doubt_note(effective: Effective, office: str) -> str:
    if not effective.doubt:
        return ""
    return (
        f"About its time: {effective.doubt}, so {moment_words(effective.source)} counts. "
        f"If that changes anything for you, tell the {office}."
    )
