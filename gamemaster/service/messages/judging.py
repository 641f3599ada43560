"""One message on its way: sorted, read for each game it reached, entered in the ledger, answered.

Everything happens in the caller's transaction. What is not certain changes nothing and becomes a question.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy import Connection

from gamemaster.core.calendar import iso
from gamemaster.core.ledger import Kind, MessageBody
from gamemaster.core.mechanics.claims import ClaimError
from gamemaster.core.names import Names
from gamemaster.core.outcome import Verdict
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Step
from gamemaster.core.stamp import Effective, Stamps, effective_time
from gamemaster.core.timeline import Refold
from gamemaster.mail.dice_mail import DiceResult
from gamemaster.mail.identity import Identified, Unidentified
from gamemaster.mail.message import ADMINISTRATION, Message, is_digest
from gamemaster.service.ledger import asking, boundaries
from gamemaster.service.ledger.consequences import tell_late, tell_touched
from gamemaster.service.ledger.recording import add_entry
from gamemaster.service.letters.answering import answer_nothing_found, answer_sender, ask_master
from gamemaster.service.letters.dispatching import dispatch
from gamemaster.service.messages import dicing, fora, lateness, queueing, sorting, trusting
from gamemaster.service.messages.belonging import ask_which, settled
from gamemaster.service.messages.claiming import tell_claims, with_claims
from gamemaster.service.messages.desk import answer_request, beside_request, is_request
from gamemaster.service.messages.doubts import doubt, unread
from gamemaster.service.messages.intents import with_blankets
from gamemaster.service.messages.lateness import LATE, Late
from gamemaster.service.messages.private import takes_part, takes_private, without_idle_questions
from gamemaster.service.messages.results import Fate, Ruled, action_data
from gamemaster.service.messages.sorting import Addressed
from gamemaster.service.messages.strangers import (
    ask_about_digest,
    ask_about_list,
    ask_whether_again,
    ask_whether_copy,
    ask_whether_genuine,
    ask_who,
    ask_whose_throw,
)
from gamemaster.service.messages.subjects import subject_for
from gamemaster.service.messages.unmarked import answer_idle, answer_orders
from gamemaster.service.views.asked import numbered
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.ledger import has_entry
from gamemaster.store.messages import Status
from gamemaster.store.types import short_name

# a mail that takes effect longer ago than this when it is read is put to the game master's notice
_LATE = timedelta(hours=6)


@dataclass(frozen=True, slots=True)
class Mail:
    """A stored message with the stamps it carries. `number` is that of its row.

    `game` and `person` are set when the game master has said which game it is for, or who sent it; `anew`
    when e has said that it is no copy of another. `late` is what e said of one that came late
    (`service.messages.lateness`). `seen` is when a held one was first seen (None: now).
    """

    number: int
    message: Message
    stored: datetime | None
    game: str = ""
    person: str = ""
    anew: bool = False
    late: str = ""
    seen: datetime | None = None


def judge(ws: Workspace, tx: Connection, mail: Mail) -> Fate:
    """Bring a message to its end; the caller writes the fate down."""
    reached = trusting.narrowed(ws, tx, mail.message, sorting.addressed(ws, tx, mail.message))
    waits = queueing.unready(tx, mail.number, reached)
    going = _without_waiting(ws, tx, mail, reached, waits) if waits else reached
    if waits and not going:
        public = any(place.delivery.public for place in waits)
        return queueing.put_by(ws, tx, mail.number, [place.live for place in waits], public)
    return _judged(ws, tx, mail, going)


def _judged(ws: Workspace, tx: Connection, mail: Mail, reached: list[Addressed]) -> Fate:
    message = mail.message
    early = _early(ws, tx, mail, reached)
    if early is not None:
        return early
    reached = [place for place in reached if not mail.game or place.live.id == mail.game]
    if not reached and not dicing.asks_for_dice(ws, message):
        return Fate(Status.IGNORED, sorting.NOWHERE)
    who = Identified(mail.person, "ruling") if mail.person else sorting.sender(ws, tx, message)
    sender = who.person if isinstance(who, Identified) else None
    relayed = _relayed(ws, tx, mail, reached, sender)
    if relayed is not None:
        return relayed
    dice = sender is not None and dicing.asks_for_dice(ws, message)
    thrown = dicing.answer_dice(ws, tx, mail.number, message, sender) if dice and sender else None
    direct = sender is not None and all(place.delivery.direct for place in reached)
    if sender is not None and direct and not _acts_besides(ws, tx, message, reached, sender):
        games = [place.live for place in reached]
        answered = answer_request(ws, tx, message, sender, games)
        listed = any(place.delivery.forum for place in reached)
        if answered is None and not listed:
            answered = answer_orders(ws, tx, message, sender, games)
        if answered is not None:
            return answered
    claims = [
        (place, reading)
        for place in reached
        if (reading := read(ws, tx, message, place, sender, thrown=thrown)).items
    ]
    if not claims and dice:
        return Fate(Status.DONE, "a request for dice")
    if not claims:
        _tell_nothing_found(ws, tx, message, reached, sender)
        return Fate(Status.IGNORED, "nothing in it is for a game")
    if len(claims) > 1:
        claims = settled(message, claims, sender)
    if len(claims) > 1:
        return ask_which(ws, tx, mail.number, message, claims, sender)
    place, reading = claims[0]
    if isinstance(who, Unidentified):
        return ask_who(ws, tx, mail.number, message, place.live, who, reading)
    return _held(ws, tx, mail, place, who, reading) or _enter(ws, tx, mail, place, who.person, reading)


def _without_waiting(
    ws: Workspace, tx: Connection, mail: Mail, reached: list[Addressed], waits: list[Addressed]
) -> list[Addressed]:
    """The games that need not wait for the beacon of another: none where the message may be for that one."""
    message = mail.message
    rolls = dicing.from_dice_server(ws, message)
    if not rolls and sorting.refused_unread(tx, message) is not None:
        return reached
    who = sorting.sender(ws, tx, message)
    sender = who.person if isinstance(who, Identified) else None
    direct = sender is not None and all(place.delivery.direct for place in reached)
    if sender and direct and is_request(message) and not _acts_besides(ws, tx, message, reached, sender):
        return reached

    def concerns(place: Addressed) -> bool:
        if rolls:
            return dicing.takes_rolls(place.live)
        return place.live.id == mail.game or bool(read(ws, tx, message, place, sender).items)

    return queueing.ready(reached, waits, concerns)


def _acts_besides(
    ws: Workspace, tx: Connection, message: Message, reached: list[Addressed], sender: str
) -> bool:
    """Whether a mail that asks something has moves in it, too: it is answered by their receipt."""
    start = beside_request(message)
    if start is None or not message.text[start:].strip():
        return False
    readings = (read(ws, tx, message, place, sender) for place in reached)
    return any(item.span[0] >= start for reading in readings for item in reading.items)


def _tell_nothing_found(
    ws: Workspace, tx: Connection, message: Message, reached: list[Addressed], sender: str | None
) -> None:
    """Answer a mail to the program itself that only one game can be meant by: silence would seem assent."""
    if sender is None or not all(place.delivery.direct for place in reached):
        return
    games = _may_act(reached, sender)
    if not games:
        answer_idle(ws, tx, message, sender, [place.live for place in reached])
    elif len(games) == 1 and not games[0].conduct.paused:
        answer_nothing_found(ws, tx, games[0], message, sender)


def _may_act(reached: list[Addressed], person: str) -> list[Live]:
    """The games in which a mail of this person to the program itself may do something."""
    return [place.live for place in reached if takes_private(place) and takes_part(place.live, person)]


def _held(
    ws: Workspace, tx: Connection, mail: Mail, place: Addressed, who: Identified, reading: Reading
) -> Fate | None:
    """The fate of a message that may be forged, has not reached every list yet, or was sent before."""
    message, number = mail.message, mail.number
    if not mail.person:
        why = trusting.mistrusted(ws, tx, message, place, who, reading)
        if why is not None:
            return ask_whether_genuine(ws, tx, number, message, place.live, who.person, why)
        awaited = fora.awaited(ws, tx, number, message, place, who.person, reading)
        if awaited is not None:
            return awaited
    return None if mail.anew else _repeated(ws, tx, mail, place)


def _early(ws: Workspace, tx: Connection, mail: Mail, reached: list[Addressed]) -> Fate | None:
    """The fate of what need not be read: a machine's mail, or a copy of one that was."""
    message = mail.message
    early = None if dicing.from_dice_server(ws, message) else sorting.refused_unread(tx, message)
    if early is not None:
        return sorting.bounced(ws, tx, mail.number, message) or _administered(ws, tx, mail, reached) or early
    if early is None and not mail.anew:
        public = frozenset(address for place in reached for address in place.live.game.public)
        early = sorting.known_copy(ws, tx, mail.number, message, public)
        if early is not None and fora.waited_for(ws, tx, mail.number, message, reached):
            early = None
    if early is not None and early.status is Status.HELD and reached:
        return ask_whether_copy(ws, tx, mail.number, message, reached[0].live, early)
    return early


def _administered(ws: Workspace, tx: Connection, mail: Mail, reached: list[Addressed]) -> Fate | None:
    """The fate of what the server of a game's list writes to the program: its subscription may have ended."""
    message = mail.message
    if message.automatic != ADMINISTRATION or not reached:
        return None
    known = sorting.known_copy(ws, tx, mail.number, message, frozenset())
    return known or ask_about_list(ws, tx, mail.number, message, reached[0].live)


def _repeated(ws: Workspace, tx: Connection, mail: Mail, place: Addressed) -> Fate | None:
    """The fate of a message that says what an earlier one of the sender said, word for word."""
    match sorting.resent(ws, tx, mail.number, mail.message, mail.stored, place):
        case "copy":
            return Fate(Status.DUPLICATE, "the same message, sent again")
        case "unclear":
            return ask_whether_again(ws, tx, mail.number, mail.message, place.live)
    return None


def _relayed(
    ws: Workspace, tx: Connection, mail: Mail, reached: list[Addressed], sender: str | None
) -> Fate | None:
    """The fate of what others' machines send that is no answer: a dice server's throw, a list's digest."""
    if dicing.from_dice_server(ws, mail.message):
        return _thrown_elsewhere(ws, tx, mail, reached)
    public = [place.live for place in reached if place.delivery.public]
    if sender is None and public and is_digest(mail.message):
        return ask_about_digest(ws, tx, mail.number, mail.message, public[0])
    return None


def _thrown_elsewhere(ws: Workspace, tx: Connection, mail: Mail, reached: list[Addressed]) -> Fate:
    """The fate of a dice server's mail: an act of whoever asked for the throw, or a question whose it is."""
    taking = [place for place in reached if dicing.takes_rolls(place.live)]
    if not taking:
        return Fate(Status.IGNORED, "a dice server's mail, and no game takes such throws")
    for place in taking:
        found = dicing.imported(ws, tx, mail.message, place, mail.person)
        if found is not None:
            return _enter(ws, tx, mail, place, *found)
    return ask_whose_throw(ws, tx, mail.number, mail.message, taking[0].live)


def read(
    ws: Workspace,
    tx: Connection,
    message: Message,
    place: Addressed,
    sender: str | None,
    names: Names | None = None,
    thrown: DiceResult | None = None,
) -> Reading:
    """Read the message for one game. What is not public and no private act either raises no question.

    `names` are what it may refer to (None: what there is now), `thrown` is what the program's own dice came
    to for the same message.
    """
    live, delivery = place.live, place.delivery
    letter = sorting.letter(ws, tx, message, sender, delivery.public)
    letter = replace(letter, subject=subject_for(live, message, delivery.public))
    names = names or live.names(ws.roster(tx))

    def as_read(text: str) -> Reading:
        words = letter if text == letter.text else replace(letter, text=text)
        return live.reader.read(words, names, repetition_cap=live.settings.repetition_cap)

    heard = delivery.public or takes_private(place)
    reading = with_blankets(live, message, as_read(message.text), names, sender)
    if not delivery.public and sender is not None:
        reading = without_idle_questions(place, reading)
    reading = with_claims(tx, live, message, reading, sender, delivery)
    reading = doubt(message, reading, as_read, sender is not None) or unread(message, reading, heard)
    if thrown is not None and sender is not None:
        reading = dicing.with_roll(live, message, place, sender, reading, thrown)
    if delivery.public or sender is None:
        return reading
    return without_idle_questions(place, reading)


def _enter(
    ws: Workspace, tx: Connection, mail: Mail, place: Addressed, sender: str, reading: Reading
) -> Fate:
    live, message, now = place.live, mail.message, ws.clock()
    stamps = Stamps(message.date, message.arrived, mail.stored, mail.seen or now)
    effective = effective_time(stamps, live.settings)
    if effective.at < live.game.starts_at:
        return Fate(Status.IGNORED, f"it is dated before {live.id} began")
    body = MessageBody(message.message_id, sender, place.delivery.public, reading)
    entry_id = _entry_id(tx, live, mail)
    decided = lateness.decide(
        ws, tx, live, Late(entry_id, body, mail.number, message.subject, effective), mail.late
    )
    if isinstance(decided, Fate):
        return decided
    effective = decided
    refold = add_entry(tx, live, entry_id, effective.at, Kind.MESSAGE, body, now, mail.number)
    return Fate(
        Status.DONE,
        effective.doubt,
        ruled=(_answered(ws, tx, mail, live, entry_id, body, effective, refold, stamps),),
    )


def _answered(
    ws: Workspace,
    tx: Connection,
    mail: Mail,
    live: Live,
    entry_id: str,
    body: MessageBody,
    effective: Effective,
    refold: Refold,
    stamps: Stamps,
) -> Ruled:
    """Ask, answer and tell whoever the message touches."""
    now = ws.clock()
    step = next(step for step in refold.new if step.entry.id == entry_id)
    dispatch(ws, tx, live, refold)
    asked = asking.ask_readings(tx, live, step.entry, body, mail.number, now)
    asked += asking.follow(tx, live, refold, now)
    questions = numbered(tx, live, asked)
    answer_sender(ws, tx, live, mail.message, step, effective, questions)
    tell_claims(ws, tx, live, step)
    if questions:
        ask_master(ws, tx, live, questions, held=_rest_waits(body, step))
    hidden = live.contract.keeps_secrets and not body.public
    if refold.old:
        cause = "a private message" if hidden else f"a message of {body.sender}"
        tell_touched(ws, tx, live, refold, cause, but=entry_id)
    if effective.source != LATE and not mail.late:
        flagged = boundaries.flag_new(ws, tx, live, step.entry, mail.number, stamps, refold)
        questions += numbered(tx, live, flagged)
    if mail.stored is not None and now - effective.at > _LATE:
        tell_late(ws, tx, live, body.sender, effective, len(refold.old))
    return Ruled(
        live.id,
        body.sender,
        iso(effective.at),
        tuple(action_data(live, outcome) for outcome in step.outcomes),
        tuple({"number": q.number, "say": q.say, "words": q.words} for q in questions),
        private=hidden,
    )


def _rest_waits(body: MessageBody, step: Step) -> bool:
    """Whether what follows in the message waits for an answer: a claim of error holds up nothing."""
    acts = (one.attempt for one in step.outcomes if one.verdict is Verdict.NEEDS_RULING)
    return bool(body.reading.questions) or any(act and type(act.action) is not ClaimError for act in acts)


def _entry_id(tx: Connection, live: Live, mail: Mail) -> str:
    """The entry's stable name: draws hang on it. A public copy of a private message gets one of its own."""
    name = short_name(f"msg:{mail.message.message_id}")
    # no Message-ID holds a blank, so `message_of` finds it again
    names = (name, f"{name} list", f"{name} {mail.number}")
    return next((free for free in names if not has_entry(tx, live.id, free)), names[-1])
