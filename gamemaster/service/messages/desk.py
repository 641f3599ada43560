"""Mail to the program's own address that asks it something: `help`, `status`, `what can I do?`, or a test of
an announcement.

Only people of the roster are answered, at their registered address. A test is read and ruled on as it would
be now, in public, and changes nothing.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from gamemaster.core.action import Attempt
from gamemaster.core.calendar import spoken
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Entry, InForce, Kind, MessageBody
from gamemaster.core.outcome import Outcome
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Step
from gamemaster.core.stamp import Effective
from gamemaster.language.layout.letter import Letter
from gamemaster.mail.message import Message
from gamemaster.reports.data import Listing, Reply
from gamemaster.service.ledger.asking import previewed
from gamemaster.service.letters.answering import answer_sender
from gamemaster.service.letters.letters import answer
from gamemaster.service.messages.private import all_attempts
from gamemaster.service.messages.results import Fate
from gamemaster.service.messages.subjects import as_own
from gamemaster.service.views.legality import legal_now, listed
from gamemaster.service.views.why import explain
from gamemaster.service.workspace.loaded import Live, awaited
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import Status

_WORDS = re.compile(r"[^a-z ]+")
_HELP = frozenset({"help", "info", "commands"})
_STATUS = frozenset({"status", "where am i"})
_LEGAL = frozenset({"what can i do", "what may i do", "what can i do now", "what may i do now", "legal"})
_WHY = re.compile(r"\s*(?:re:\s*)*why\s+([^.\n?]{1,60}\.[^\s?]+)\s*\??\s*", re.IGNORECASE)
_LABELLED = re.compile(r"^ +(\w+) +")
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
        _reply(ws, tx, message, sender, games, text=_help(ws, games, sender))
    elif asked in _STATUS:
        _reply(ws, tx, message, sender, games, [_status(ws, live, sender) for live in games])
    elif asked in _LEGAL:
        listings = [_status(ws, live, sender) for live in games]
        listings += [_legal(ws, live, sender) for live in games]
        _reply(ws, tx, message, sender, games, listings)
    elif asked.startswith("why "):
        told = [one for live in games for one in _why(ws, tx, live, sender, asked[4:])]
        _reply(ws, tx, message, sender, games, told)
    else:
        return None
    return Fate(Status.DONE, f"a request: {asked}")


def is_request(message: Message) -> bool:
    """Whether the mail asks how things stand; a test of an announcement does not."""
    return not _TEST.match(message.subject) and bool(_asked(message))


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


def _help(ws: Workspace, games: list[Live], sender: str) -> list[str]:
    lists = ", ".join(sorted({address for live in games for address in live.game.public}))
    announce = f"Announce your moves in plain English on the list ({lists}); several are done in order."
    ask = (
        f'Write "status" to {ws.config.mail.address} to learn where you stand, "what can I do?" for a list '
        'of what you may do now, or an announcement under a subject that begins with "test" to learn how it '
        "would be read, without effect."
    )
    reason = f'Write "why {_sample(games[0], sender)}" there to learn how a value came to be what it is.'
    return [announce, ask, reason]


def _sample(live: Live, sender: str) -> str:
    """A value that can be asked about: a number of the sender's own, or one of the game."""
    part = live.conduct.part(sender)
    subject = part if part in live.contract.participants(live.head.state) else None
    values = live.contract.values(live.head.state, subject or "game", live.viewer(sender))
    numbers = [name for name, value in values.items() if isinstance(value, int)]
    return f"{subject or 'game'}.{(numbers or [*values])[0]}"


def _status(ws: Workspace, live: Live, sender: str) -> Listing:
    state, settings = live.head.state, live.settings
    # not the game's own clock: that would tell when somebody last wrote
    at = spoken(ws.clock())
    waits = (f"{awaited(live)}; until then mail of the game waits, in its order.",) if live.waiting else ()
    part = live.conduct.part(sender)
    if part is None or part not in live.contract.participants(state):
        return Listing(f"{live.game.title}: you do not take part (as of {at}).", waits)
    stands = tuple(live.contract.standing(state, part, settings))
    return Listing(f"{live.game.title}, as of {at}:", (*waits, *stands))


def _why(ws: Workspace, tx: Connection, live: Live, sender: str, value: str) -> list[Listing]:
    """Why a value is what it is, as the sender may see it: one list for each change of it."""
    try:
        shown = explain(ws, tx, live, value, None, live.viewer(sender))
    except UsageError as error:
        return [Listing(f"{live.game.title}: {error}.")]
    found = []
    for block in shown.text.split("\n\n"):
        heading, *lines = block.split("\n")
        found.append(Listing(heading, tuple(_LABELLED.sub(r"\1: ", line) for line in lines)))
    return found


def _legal(ws: Workspace, live: Live, sender: str) -> Listing:
    """What the sender may do now, under the name of the game."""
    part = live.conduct.part(sender)
    heading, lines = listed(() if part is None else legal_now(live, part, ws.now(live)))
    return Listing(f"{live.game.title}. {heading}", lines)


def _reply(
    ws: Workspace,
    tx: Connection,
    message: Message,
    sender: str,
    games: list[Live],
    listings: Sequence[Listing] = (),
    text: Sequence[str] = (),
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
        listings=tuple(listings),
    )
    answer(ws, tx, message, reply, "receipt", "request")


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
