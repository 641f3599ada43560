"""Human decisions: answers to questions, voiding and re-dating, acting as game master.

Each becomes an entry of the ledger, honoured by every replay; a later ruling can take it back.
"""

import json
from collections.abc import Sequence
from datetime import datetime

from pydantic import ValidationError
from sqlalchemy import Connection

from gamemaster.core.action import Attempt
from gamemaster.core.calendar import parse_time
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Act, Answer, Choose, Decision, Kind, Redate, RulingBody, Void
from gamemaster.core.outcome import Verdict
from gamemaster.core.timeline import Refold
from gamemaster.service import asking
from gamemaster.service.consequences import tell_touched
from gamemaster.service.live import Live
from gamemaster.service.placing import place_message
from gamemaster.service.recording import add_entry, not_ahead
from gamemaster.service.workspace import Workspace
from gamemaster.store.ledger import has_entry
from gamemaster.store.questions import Asked, State, answer_question, question


def rule(ws: Workspace, game: str, words: Sequence[str], because: str, at: datetime | None) -> str:
    """Make the ruling that `words` ask for, now or (for `act`) at `at`; what came of it, in a sentence.

    Raises UsageError when the words make no ruling.
    """
    if not because.strip():
        raise UsageError("a ruling needs a reason: --because TEXT")
    with ws.write() as tx:
        live = ws.live(tx, game)
        match list(words):
            case [number, letter] if number.isdigit():
                return answer(ws, tx, live, int(number), option_index(letter), because)
            case ["void", of]:
                return _change(ws, tx, live, Void(_known(tx, live, of)), because)
            case ["redate", of, moment]:
                to = not_ahead(live, _moment(moment), ws.clock())
                return _change(ws, tx, live, Redate(_known(tx, live, of), to), because)
            case ["act", action, *params] if len(params) < 2:
                attempt = _master_act(live, action, params[0] if params else "{}")
                return _act(ws, tx, live, attempt, because, at)
    raise UsageError(
        "a ruling is: QUESTION ANSWER (such as 3 b), void ENTRY, redate ENTRY TIME, or act ACTION JSON"
    )


def answer(ws: Workspace, tx: Connection, live: Live, number: int, index: int, because: str) -> str:
    """Answer a question with its option number `index` (a = 0); raises UsageError when that is impossible."""
    asked = check_answer(tx, live, number, index)
    now = ws.clock()
    answer_question(tx, live.id, number, {"option": index, "because": because}, now)
    chosen = asked.asked["options"][index] if asked.asked["options"] else "noted"
    match asked.kind:
        case "reading":
            found = asked.asked["candidates"][index]
            attempts = tuple(live.contract.vocabulary.attempt(attempt) for attempt in found)
            _enter(ws, tx, live, Answer(asked.entry or "", asked.item, attempts), because)
        case "rules":
            position = (asked.item, asked.sub)
            _enter(ws, tx, live, Choose(asked.entry or "", position, chosen), because)
        case _:
            place_message(ws, tx, asked.message or 0, asked.asked["answers"][index])
    return f"Question {number} is answered: {chosen}."


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


def _enter(ws: Workspace, tx: Connection, live: Live, decision: Decision, because: str) -> Refold:
    """Put a decision into the ledger, ask and drop what follows, tell who is touched."""
    refold = enter_ruling(ws, tx, live, decision, because, ws.clock())
    asking.follow(tx, live, refold, ws.clock())
    tell_touched(ws, tx, live, refold, f"a ruling of {live.game.gm}: {because}")
    return refold


def enter_ruling(
    ws: Workspace, tx: Connection, live: Live, decision: Decision, because: str, at: datetime
) -> Refold:
    """Put a decision into the ledger, without telling anybody."""
    body = RulingBody(decision, live.game.gm, because)
    entry_id = f"ruling:{live.stored.arrivals + 1}"
    return add_entry(tx, live, entry_id, at, Kind.RULING, body, ws.clock())


def _change(ws: Workspace, tx: Connection, live: Live, decision: Void | Redate, because: str) -> str:
    refold = _enter(ws, tx, live, decision, because)
    if isinstance(decision, Void):
        asking.drop_about(tx, live, decision.of, ws.clock())
        asking.ask_again(tx, live, decision.of, ws.clock())
        did = f"{decision.of} has no effect now"
    else:
        did = f"{decision.of} takes effect at {decision.at:%Y-%m-%d %H:%M:%S} UTC now"
    return f"{did}; worked out again: {len(refold.new)} steps."


def _act(
    ws: Workspace, tx: Connection, live: Live, attempt: Attempt, because: str, at: datetime | None
) -> str:
    refold = enter_ruling(ws, tx, live, Act((attempt,)), because, at or ws.clock())
    asking.follow(tx, live, refold, ws.clock())
    entry = f"ruling:{live.stored.arrivals}"
    step = next(step for step in refold.new if step.entry.id == entry)
    outcome = step.outcomes[0]
    if outcome.verdict is not Verdict.APPLIED:
        raise UsageError(f"that cannot be done: {outcome.text}")
    if refold.old:
        tell_touched(ws, tx, live, refold, f"a ruling of {live.game.gm}: {because}", but=entry)
    told = [live.contract.tell(event) for event in outcome.events]
    return " ".join(told) or f"Done: {live.contract.say(attempt.action)}."


def _master_act(live: Live, name: str, params: str) -> Attempt:
    known = live.contract.vocabulary.by_name
    if name not in known:
        masters = sorted(action.name for action in known.values() if action.gm_only)
        raise UsageError(f"no action is called {name!r}; the game master's are: {', '.join(masters)}")
    try:
        action = live.contract.vocabulary.action(name, json.loads(params))
    except json.JSONDecodeError:
        raise UsageError(f'{params!r} is no JSON; write for example \'{{"person": "Ondine"}}\'') from None
    except (ValidationError, TypeError) as error:
        first = error.errors()[0] if isinstance(error, ValidationError) else None
        where = f"{'.'.join(str(p) for p in first['loc'])}: {first['msg']}" if first else str(error)
        raise UsageError(f"{name}: {where}") from None
    return Attempt(action, live.game.gm, "", (0, 0))


def _known(tx: Connection, live: Live, name: str) -> str:
    """The entry that `name` means: an entry id, or a Message-ID with or without brackets."""
    for candidate in (name, f"msg:{name.strip('<>')}"):
        if has_entry(tx, live.id, candidate):
            return candidate
    raise UsageError(f"{live.id} has no entry {name!r}; gamemaster history {live.id} shows them")


def _moment(text: str) -> datetime:
    try:
        return parse_time(text)
    except ValueError:
        raise UsageError(f"{text!r} is no time; write for example 2009-10-26T14:05Z") from None
