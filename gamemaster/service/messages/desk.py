"""Mail to the program's own address that asks it something: `help`, `status`, `what can I do?`, or a test of
an announcement.

Only people of the roster are answered, at their registered address. A test is read and ruled on as it would
be now, in public, and changes nothing.
"""

import re
from dataclasses import replace

from sqlalchemy import Connection

from gamemaster.core.action import Attempt
from gamemaster.core.calendar import spoken
from gamemaster.core.contract import Viewer
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Entry, InForce, Kind, MessageBody
from gamemaster.core.outcome import Outcome
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Step
from gamemaster.core.stamp import Effective
from gamemaster.language.layout.letter import Letter
from gamemaster.mail.message import Message
from gamemaster.reports.data import Offers, Reply
from gamemaster.service.ledger.asking import previewed
from gamemaster.service.letters.answering import answer_sender
from gamemaster.service.letters.letters import replyable, tell
from gamemaster.service.messages.private import all_attempts
from gamemaster.service.messages.results import Fate
from gamemaster.service.messages.subjects import as_own
from gamemaster.service.views.legality import legal_now, listed
from gamemaster.service.views.why import explain
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import Status

_WORDS = re.compile(r"[^a-z ]+")
_HELP = frozenset({"help", "info", "commands"})
_STATUS = frozenset({"status", "where am i"})
_LEGAL = frozenset({"what can i do", "what may i do", "what can i do now", "what may i do now", "legal"})
_WHY = re.compile(r"\s*(?:re:\s*)*why\s+([^.\n?]{1,60}\.[^\s?]+)\s*\??\s*", re.IGNORECASE)
_SAMPLE = "Ondine.health"
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
        _reply(ws, tx, message, sender, games, [line for live in games for line in _status(ws, live, sender)])
    elif asked in _LEGAL:
        text = [line for live in games for line in _status(ws, live, sender)]
        _reply(ws, tx, message, sender, games, text, tuple(_offers(ws, live, sender) for live in games))
    elif asked.startswith("why "):
        told = [line for live in games for line in _why(ws, tx, live, sender, asked[4:])]
        _reply(ws, tx, message, sender, games, told)
    else:
        return None
    return Fate(Status.DONE, f"a request: {asked}")


def beside_request(message: Message) -> int | None:
    """Where the text goes on besides a request; None without one, and for a test, which is all request."""
    if _TEST.match(message.subject) or not _asked(message):
        return None
    first = message.text.strip().partition("\n")[0]
    return message.text.index(first) + len(first) if _request(first) else 0


def _asked(message: Message) -> str:
    """The request in the first line of the body, or in the subject."""
    return _request(message.text.strip().partition("\n")[0]) or _request(message.subject)


def _request(text: str) -> str:
    if found := _WHY.fullmatch(text):
        return f"why {found[1]}"
    words = " ".join(_WORDS.sub(" ", text.lower()).split()).removeprefix("re ")
    return words if words in _HELP | _STATUS | _LEGAL else ""


def _help(ws: Workspace, games: list[Live]) -> list[str]:
    lists = ", ".join(sorted({address for live in games for address in live.game.public}))
    announce = f"Announce your moves in plain English on the list ({lists}); several are done in order."
    ask = (
        f'Write "status" to {ws.config.mail.address} to learn where you stand, "what can I do?" for a list '
        'of what you may do now, or an announcement under a subject that begins with "test" to learn how it '
        "would be read, without effect."
    )
    reason = f'Write "why {_SAMPLE}" there to learn how a value came to be what it is.'
    return [announce, ask, reason]


def _status(ws: Workspace, live: Live, sender: str) -> list[str]:
    state, settings = live.head.state, live.settings
    # not the game's own clock: that would tell when somebody last wrote
    at = spoken(ws.clock())
    part = live.conduct.part(sender)
    if part is None or part not in live.contract.participants(state):
        return [f"{live.game.title}: you do not take part (as of {at})."]
    return [f"{live.game.title}, as of {at}:", *live.contract.standing(state, part, settings)]


def _why(ws: Workspace, tx: Connection, live: Live, sender: str, value: str) -> list[str]:
    """Why a value is what it is, as the sender may see it."""
    try:
        shown = explain(ws, tx, live, value, None, Viewer(live.conduct.part(sender) or sender))
    except UsageError as error:
        return [f"{live.game.title}: {error}."]
    return [" ".join(line.split()) for line in shown.text.split("\n") if line.strip()]


def _offers(ws: Workspace, live: Live, sender: str) -> Offers:
    """What the sender may do now, under the name of the game."""
    heading, lines = listed(legal_now(live, sender, ws.now(live)))
    return Offers(f"{live.game.title}. {heading}", lines)


def _reply(
    ws: Workspace,
    tx: Connection,
    message: Message,
    sender: str,
    games: list[Live],
    text: list[str],
    offers: tuple[Offers, ...] = (),
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
        office=games[0].contract.office if len(games) == 1 else "game master",
        offers=offers,
    )
    reply_to = replyable(message.message_id)
    letter = ws.renderer.reply(reply)
    tell(ws, tx, sender, "receipt", letter, cause=f"message {message.message_id}", in_reply_to=reply_to)


def _preview(ws: Workspace, tx: Connection, message: Message, sender: str, live: Live) -> None:
    """Send the receipt that the message would get on the list now."""
    now = ws.now(live)
    public, reading = _as_it_would_be_sent(ws, tx, message, sender, live)
    body = MessageBody(message.message_id, sender, public, reading)
    entry = Entry(f"test:{message.message_id}", now, live.stored.arrivals + 1, Kind.MESSAGE, body)
    step = _tried(live, entry, body)
    questions = previewed(live, entry, body)
    answer_sender(ws, tx, live, message, step, Effective(now, "processed", ""), questions, preview=True)


def _as_it_would_be_sent(
    ws: Workspace, tx: Connection, message: Message, sender: str, live: Live
) -> tuple[bool, Reading]:
    """Whether the message belongs on the list, which one with a secret act does not, and its reading."""
    # that it is a test is said to us, and is no part of what would be sent
    subject = _TEST.sub("", message.subject, count=1).strip(" :-")
    names, cap = live.names(ws.roster(tx)), live.settings.repetition_cap
    for public in (False, True):
        headed = as_own(live, subject, public)
        letter = Letter(message.message_id, sender, headed, message.text, public)
        reading = live.reader.read(letter, names, repetition_cap=cap)
        if public or any(attempt.action.secret for attempt in all_attempts(reading)):
            break
    return public, reading


def _tried(live: Live, entry: Entry, body: MessageBody) -> Step:
    """What the message would come to now.

    In a game with secrets that itself would tell some: whom a vote would lynch, or what the Seer would see.
    There each act is judged alone, and only whether it is allowed is told.
    """
    referee = live.timeline.referee
    if not live.contract.keeps_secrets:
        *_, step = referee.fold(live.head, [InForce(entry)])
        return step
    base = live.head
    for ticked in referee.fold(base, (), entry.at):
        base = ticked.after
    found: list[Outcome] = []
    for item in body.reading.items:
        if isinstance(item, Attempt):
            alone = replace(entry, body=body._replace(reading=replace(body.reading, items=(item,))))
            *_, step = referee.fold(base, [InForce(alone)])
            found += [o._replace(events=(), draws=(), position=(len(found), 0)) for o in step.outcomes]
    return Step(entry, tuple(found), base, base)
