"""Human decisions: each becomes an entry of the ledger with its author, reason and citation.

Every replay honours them, a later ruling can take each back (`void ruling:N`), and what one would come to can
be seen before it is made: it is made, shown and undone in one transaction.
"""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from gamemaster.core import presiding
from gamemaster.core.calendar import parse_time, spoken
from gamemaster.core.contract import PUBLIC
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import (
    Act,
    ActFor,
    Answer,
    AnswerClaim,
    Choose,
    HandOver,
    MessageBody,
    Pause,
    Presiding,
    Redate,
    Reread,
    Resume,
    Substitute,
    Void,
)
from gamemaster.core.outcome import Verdict
from gamemaster.core.record import Reply
from gamemaster.service.ledger.consequences import Consequences
from gamemaster.service.ledger.entering import Entered, enter_ruling, enter_setting
from gamemaster.service.ledger.recording import not_ahead
from gamemaster.service.reports import ratification, reporting
from gamemaster.service.reports.drafting import send_review
from gamemaster.service.ruling import decisions, rereading
from gamemaster.service.ruling.changing import carried_out
from gamemaster.service.ruling.officiating import announce, tell
from gamemaster.service.ruling.placing import place_message
from gamemaster.service.views.outcomes import told
from gamemaster.service.views.shown import Shown
from gamemaster.service.workspace.inputs import RULINGS, is_number, moment
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.naming import entry_named
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.questions import Asked, State, answer_question, question

_INTENT = re.compile(r"intent (\d+)", re.IGNORECASE)
_REPLIES: dict[str, Reply] = {"deny": "denied", "revise": "accepted", "refer": "referred"}
_ANSWER = re.compile(r"(\d+)([a-z])", re.IGNORECASE)


class Order(NamedTuple):
    """A ruling as it was asked for: its words, why, from when on (None: now), and what it rests on."""

    words: tuple[str, ...]
    because: str
    at: datetime | None = None
    cites: str = ""


class Done(NamedTuple):
    """A ruling that was made: what was done, in a sentence, and what else is different because of it.

    `entry` is its entry, "" where it only sent a held message on its way.
    """

    said: str
    found: Consequences | None = None
    entry: str = ""


class _Undone(Exception):
    """Ends the transaction of a ruling that was only to be shown."""


def rule(ws: Workspace, game: str, words: Sequence[str], because: str, at: datetime | None) -> str:
    """Make the ruling that `words` ask for, now or at `at`; what came of it, in a sentence.

    Raises UsageError when the words make no ruling.
    """
    return decide(ws, game, Order(tuple(words), because, at)).text


def decide(ws: Workspace, game: str, order: Order, dry_run: bool = False) -> Shown:
    """Make a ruling, or show what it would come to; raises UsageError when the words make none."""
    try:
        with ws.write() as tx:
            done = make(ws, tx, ws.live(tx, game), order)
            if dry_run:
                raise _Undone
    except _Undone:
        pass
    found = done.found
    data = {
        "said": done.said,
        "entry": "" if dry_run else done.entry,
        "dry_run": dry_run,
        "consequences": None if found is None else found.data,
    }
    return Shown(data, _preview(done) if dry_run else done.said)


def make(ws: Workspace, tx: Connection, live: Live, order: Order) -> Done:
    """Make a ruling in the caller's transaction."""
    if not order.because.strip():
        raise UsageError("a ruling needs a reason: --because TEXT")
    match _parted(order.words):
        case (number, letter) if is_number(number):
            return _answered(ws, tx, live, int(number), letter, order)
        case ("accept", number, letter) if is_number(number):
            return _answered(ws, tx, live, int(number), letter, order)
        case ("accept", of, *words):
            return _accept(ws, tx, live, of, words, order)
        case ("void", of):
            made = _enter(ws, tx, live, Void(entry_named(tx, live, of)), order)
            said = f"{entry_named(tx, live, of)} has no effect now; {_again(made)}"
            return Done(said, made.found, made.entry)
        case ("redate", of, time):
            to = not_ahead(live, moment(time), ws.clock())
            if to < live.game.starts_at:
                raise UsageError(f"{live.id} begins at {spoken(live.game.starts_at)}, after {spoken(to)}")
            name = entry_named(tx, live, of)
            made = _enter(ws, tx, live, Redate(name, to), order)
            said = f"{name} takes effect at {to:%Y-%m-%d %H:%M:%S} UTC now; {_again(made)}"
            return Done(said, made.found, made.entry)
        case ("act", action, *params) if len(params) < 2:
            return _act(ws, tx, live, decisions.act(live, action, *params), order)
        case ("act-for", who, action, *params) if len(params) < 2:
            return _act(ws, tx, live, decisions.act_for(ws, tx, live, who, action, *params), order)
        case ("adjust", path, to):
            return _act(ws, tx, live, decisions.adjust(ws, tx, live, path, to), order)
        case ("choose", point, option):
            return _choose(ws, tx, live, point, option, order)
    return _on_reports(ws, tx, live, order) or _preside(ws, tx, live, _presiding(ws, tx, live, order), order)


def _parted(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words, with an answer that was written in one (`3b`, `accept 3b`) in two."""
    found = _ANSWER.fullmatch(words[-1]) if words and words[:-1] in ((), ("accept",)) else None
    return words if found is None else (*words[:-1], found[1], found[2])


def answer(ws: Workspace, tx: Connection, live: Live, number: int, index: int, because: str) -> str:
    """Answer a question with its option number `index` (a = 0); raises UsageError when that is impossible."""
    return _answer(ws, tx, live, number, index, Order((), because)).said


def check_answer(tx: Connection, live: Live, number: int, index: int) -> Asked:
    """The open question that can be answered so; raises UsageError when there is none."""
    asked = question(tx, live.id, number)
    if asked is None or asked.state is not State.OPEN:
        what = "does not exist" if asked is None else f"is {asked.state.value} already"
        hint = f"gamemaster questions {live.id} lists what is open"
        raise UsageError(f"question {number} {what} in {live.id}; {hint}")
    if not 0 <= index < max(1, len(asked.asked["options"])):
        last = chr(ord("a") + len(asked.asked["options"]) - 1)
        raise UsageError(f"question {number} has the answers a to {last}")
    return asked


def option_index(letter: str) -> int:
    """The index of a lettered answer; raises UsageError when it is no letter."""
    if len(letter) != 1 or not "a" <= letter.lower() <= "z":
        raise UsageError(f"{letter!r} is no answer; answers are letters, such as 3 b")
    return ord(letter.lower()) - ord("a")


def _answered(ws: Workspace, tx: Connection, live: Live, number: int, letter: str, order: Order) -> Done:
    return _answer(ws, tx, live, number, option_index(letter), order)


def _answer(ws: Workspace, tx: Connection, live: Live, number: int, index: int, order: Order) -> Done:
    asked = check_answer(tx, live, number, index)
    now = ws.clock()
    answer_question(tx, live.id, number, {"option": index, "because": order.because}, now)
    chosen = asked.asked["options"][index] if asked.asked["options"] else "noted"
    made: Entered | None = None
    of = asked.entry or ""
    match asked.kind:
        case "reading":
            candidate = asked.asked["candidates"][index]
            attempts = tuple(live.contract.vocabulary.attempt(attempt) for attempt in candidate)
            made = _enter(ws, tx, live, Answer(of, asked.item, attempts), order)
        case "rules":
            made = _enter(ws, tx, live, Choose(of, (asked.item, asked.sub), chosen), order)
        case "stamp":
            to = parse_time(asked.asked["moments"][index])
            made = _enter(ws, tx, live, Redate(of, to), order)
        case _:
            place_message(ws, tx, asked.message or 0, asked.asked["answers"][index])
    said = f"Question {number} is answered: {chosen}."
    return Done(said) if made is None else Done(said, made.found, made.entry)


def _accept(ws: Workspace, tx: Connection, live: Live, of: str, words: Sequence[str], order: Order) -> Done:
    """Pin another reading: the one given, or the one that the reader of now makes of the message."""
    try:
        entry = entry_named(tx, live, of)
    except UsageError:
        entry = rereading.enter_ignored(ws, tx, live, of)
    if words:
        body = rereading.message_in_force(tx, live, entry).entry.body
        assert isinstance(body, MessageBody)  # noqa: S101 - narrows the type
        reading = rereading.accepted(live, body, words)
    else:
        reading = rereading.read_again(ws, tx, live, entry)
    made = _enter(ws, tx, live, Reread(entry, reading), order)
    meant = "; ".join(live.contract.say(attempt.action) for attempt in reading.attempts) or "nothing certain"
    return Done(f"{entry} says now: {meant}; {_again(made)}", made.found, made.entry)


def _act(ws: Workspace, tx: Connection, live: Live, decision: Act | ActFor | HandOver, order: Order) -> Done:
    if isinstance(decision, HandOver):
        return _preside(ws, tx, live, decisions.hand_over(ws, tx, live, decision.to), order)
    made = _enter(ws, tx, live, decision, order)
    outcome = made.outcomes[0]
    if outcome.verdict is Verdict.NEEDS_RULING:
        return Done(f"{outcome.text} Question {made.asked[0]} asks which.", made.found, made.entry)
    if outcome.verdict is not Verdict.APPLIED:
        raise UsageError(f"that cannot be done: {outcome.text}")
    # what only some may know is not printed: gamemaster history --gm shows it
    seen = told(live.contract, outcome.events, PUBLIC)
    attempt = decision.attempts[0]
    said = " ".join(seen) or f"Done: {live.contract.say(attempt.action)}."
    if isinstance(decision, ActFor) and not made.refold.old:
        text = f"For you it was done: {live.contract.say(attempt.action)}. Reason: {order.because}"
        tell(ws, tx, live, live.conduct.player(attempt.actor), text)
    return Done(said, made.found, made.entry)


def _choose(ws: Workspace, tx: Connection, live: Live, point: str, option: str, order: Order) -> Done:
    chosen = decisions.choose(live, point, option)
    at = order.at or ws.clock()
    made = enter_setting(ws, tx, live, decisions.choice(live, chosen, order.because, order.cites), at)
    ((setting, value),) = chosen.changes.items()
    return Done(f"From {spoken(at)} on: {chosen.reading} ({setting} = {value})", made.found, made.entry)


def _on_reports(ws: Workspace, tx: Connection, live: Live, order: Order) -> Done | None:
    """A ruling about published reports; None when the words make none."""
    match order.words:
        case ("deny" | "revise", claim) | ("refer", claim, _):
            return _claim(ws, tx, live, claim, order)
        case ("ratify", report, *section) if is_number(report):
            return _ratify(ws, tx, live, int(report), " ".join(section), order)
    return None


def _claim(ws: Workspace, tx: Connection, live: Live, number: str, order: Order) -> Done:
    """Answer a claim of error; one that is accepted gets the revision it asks for drafted."""
    claim = next((one for one in live.conduct.record.claims if str(one.number) == number), None)
    if claim is None or claim.reply == "revised":
        waiting = [str(one.number) for one in live.conduct.record.claims if one.open]
        raise UsageError(
            f"{live.id} has no claim {number} to answer; open are: {', '.join(waiting) or 'none'}"
        )
    reply: Reply = _REPLIES[order.words[0]]
    case = order.words[2] if reply == "referred" else ""
    made = _enter(ws, tx, live, AnswerClaim(claim.entry, claim.item, reply, case), order)
    outcome = made.outcomes[0]
    if outcome.verdict is not Verdict.APPLIED:
        raise UsageError(f"that cannot be done: {outcome.text}")
    if reply == "accepted":
        drafted = reporting.draft_revision(ws, tx, live, claim.report)
        send_review(ws, tx, live, drafted)
        return Done(f"{outcome.text} Its draft is report {drafted}.", made.found, made.entry)
    return Done(outcome.text, made.found, made.entry)


def _ratify(ws: Workspace, tx: Connection, live: Live, number: int, section: str, order: Order) -> Done:
    """Ratify a report or a section of it; what an intent asked for is carried out by it."""
    made = ratification.ratify(ws, tx, live, number, section, order.at, order.because, order.cites)
    intent = _INTENT.fullmatch(order.cites.strip())
    if intent is not None:
        carried_out(ws, tx, live, int(intent[1]), order.because)
    last = made[-1]
    return Done(" ".join(one.outcomes[0].text for one in made), last.found, last.entry)


def _presiding(ws: Workspace, tx: Connection, live: Live, order: Order) -> Presiding:
    match order.words:
        case ("assert", path, value):
            return decisions.state_value(ws, tx, live, path, value, order.at)
        case ("hand-over", to):
            return decisions.hand_over(ws, tx, live, to)
        case ("substitute", part, player):
            return decisions.substitute(ws, tx, live, part, player)
        case ("pause",):
            if live.conduct.paused is not None:
                raise UsageError(f"{live.id} has been paused since {spoken(live.conduct.paused)}")
            return Pause()
        case ("resume",):
            if live.conduct.paused is None:
                raise UsageError(f"{live.id} is not paused")
            return Resume()
    raise UsageError(f"a ruling is: {', '.join(RULINGS)}")


def _preside(ws: Workspace, tx: Connection, live: Live, decision: Presiding, order: Order) -> Done:
    before = live.conduct
    made = _enter(ws, tx, live, decision, order)
    outcome = made.outcomes[0]
    if outcome.verdict is Verdict.NEEDS_RULING:
        said = f"{outcome.text} Question {made.asked[0]} asks which is right."
        return Done(said, made.found, made.entry)
    if isinstance(decision, HandOver | Substitute | Pause | Resume):
        since = None if order.at is None else max(order.at, live.game.starts_at)
        said = presiding.told(decision, before.gm, live.contract.office, since)
        came = told(live.contract, outcome.events, PUBLIC)
        if isinstance(decision, HandOver) and len(came) > 1:
            # what the game's own rules make of it, beside the office itself
            said = " ".join((said, *came))
        announce(ws, tx, live, decision, before, f"{said} Reason: {order.because}")
        return Done(said, made.found, made.entry)
    return Done(outcome.text, made.found, made.entry)


def _enter(
    ws: Workspace,
    tx: Connection,
    live: Live,
    decision: Answer | Choose | Void | Redate | Reread | Act | ActFor | Presiding | AnswerClaim,
    order: Order,
) -> Entered:
    return enter_ruling(ws, tx, live, decision, order.because, order.at, order.cites)


def _again(made: Entered) -> str:
    return f"worked out again: {len(made.refold.new)} steps."


def _preview(done: Done) -> str:
    """What a ruling would do, in lines."""
    lines = list(done.found.lines) if done.found is not None else []
    return "\n".join(
        [
            f"Only a trial, nothing is stored: {done.said}",
            *(["Different because of it:"] if lines else ["Nothing else is different because of it."]),
            *(f"  {line}" for line in lines),
        ]
    )
