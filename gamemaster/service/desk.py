"""Mail to the program's own address that asks it something: `help`, `status`, or a test of an announcement.

Only people of the roster are answered, at their registered address. A test is read and ruled on as it would
be now, in public, and changes nothing.
"""

import re

from sqlalchemy import Connection

from gamemaster.core.calendar import spoken
from gamemaster.core.ledger import Entry, InForce, Kind, MessageBody
from gamemaster.core.stamp import Effective
from gamemaster.language.letter import Letter
from gamemaster.mail.message import Message
from gamemaster.reports.data import Reply
from gamemaster.service.answering import answer_sender
from gamemaster.service.asking import previewed
from gamemaster.service.fates import Fate
from gamemaster.service.letters import replyable, tell
from gamemaster.service.live import Live
from gamemaster.service.workspace import Workspace
from gamemaster.store.messages import Status

_WORDS = re.compile(r"[^a-z ]+")
_HELP = frozenset({"help", "info", "commands"})
_STATUS = frozenset({"status", "what can i do", "where am i"})
_TEST = re.compile(r"\s*test\b", re.IGNORECASE)


def answer_request(
    ws: Workspace, tx: Connection, message: Message, sender: str, games: list[Live]
) -> Fate | None:
    """Answer a request to the program itself; None when the message is none."""
    asked = _asked(message)
    if _TEST.match(message.subject):
        for live in games:
            _preview(ws, tx, message, sender, live)
        return Fate(Status.DONE, "a test; nothing was applied")
    if asked in _HELP:
        _reply(ws, tx, message, sender, games, _help(ws, games))
    elif asked in _STATUS:
        _reply(ws, tx, message, sender, games, [line for live in games for line in _status(live, sender)])
    else:
        return None
    return Fate(Status.DONE, f"a request: {asked}")


def _asked(message: Message) -> str:
    """The request in the first line of the body, or in the subject of an empty or unmarked one."""
    first = next((line for line in message.text.split("\n") if line.strip()), "")
    for text in (first, message.subject):
        words = " ".join(_WORDS.sub(" ", text.lower()).split()).removeprefix("re ")
        if words in _HELP | _STATUS:
            return words
    return ""


def _help(ws: Workspace, games: list[Live]) -> list[str]:
    lists = ", ".join(sorted({address for live in games for address in live.game.public}))
    announce = f"Announce your moves in plain English on the list ({lists}); several are done in order."
    ask = (
        f'Write "status" to {ws.config.mail.address} to learn where you stand, or an announcement under a '
        'subject that begins with "test" to learn how it would be read, without effect.'
    )
    return [announce, ask]


def _status(live: Live, sender: str) -> list[str]:
    state, settings = live.head.state, live.settings
    at = spoken(live.stored.clock)
    if sender not in live.contract.participants(state):
        return [f"{live.game.title}: you do not take part (as of {at})."]
    return [f"{live.game.title}, as of {at}:", *live.contract.standing(state, sender, settings)]


def _reply(
    ws: Workspace, tx: Connection, message: Message, sender: str, games: list[Live], text: list[str]
) -> None:
    examples = dict.fromkeys(e for live in games for e in live.contract.phrasebook.examples)
    reply = Reply(
        title=games[0].game.title if len(games) == 1 else "gamemaster",
        to=sender,
        subject=message.subject,
        at=ws.clock(),
        bot=ws.config.mail.address,
        text=tuple(text),
        examples=tuple(examples),
    )
    reply_to = replyable(message.message_id)
    letter = ws.renderer.reply(reply)
    tell(ws, tx, sender, "receipt", letter, cause=f"message {message.message_id}", in_reply_to=reply_to)


def _preview(ws: Workspace, tx: Connection, message: Message, sender: str, live: Live) -> None:
    """Send the receipt that the message would get on the list now."""
    now = max(ws.clock(), live.stored.clock)
    letter = Letter(message.message_id, sender, message.subject, message.text, public=True)
    reading = live.reader.read(letter, live.names(ws.roster(tx)), repetition_cap=live.settings.repetition_cap)
    body = MessageBody(message.message_id, sender, True, reading)
    entry = Entry(f"test:{message.message_id}", now, live.stored.arrivals + 1, Kind.MESSAGE, body)
    *_, step = live.timeline.referee.fold(live.head, [InForce(entry)])
    questions = previewed(live, entry, body)
    answer_sender(ws, tx, live, message, step, Effective(now, "processed", ""), questions, preview=True)
