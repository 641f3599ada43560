"""Questions to the game master: asked when something is not certain, dropped when history settles them.

A question's JSON (`asked`) holds all that is needed to show it and to carry out its answer: `who`, `at`,
`words`, `say`, `options` (texts), `hint`, `message_id`, and for readings `candidates` (attempts per option).
"""

from collections.abc import Container
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import iso
from gamemaster.core.ledger import Entry, Kind, MessageBody, Redate, RulingBody, in_force, standing_rulings
from gamemaster.core.outcome import Outcome, Verdict
from gamemaster.core.reading import Question
from gamemaster.core.timeline import Refold
from gamemaster.reports.data import OpenQuestion
from gamemaster.service.views.asked import is_private, open_question
from gamemaster.service.views.outcomes import doer, option, options
from gamemaster.service.workspace.loaded import Live
from gamemaster.store.ledger import load_entry
from gamemaster.store.questions import About, ask, drop_questions, open_questions

Json = dict[str, Any]


def ask_readings(
    tx: Connection,
    live: Live,
    entry: Entry,
    body: MessageBody,
    message: int | None,
    now: datetime,
    answered: Container[int] = (),
) -> list[int]:
    """Ask what the uncertain parts of a message mean, but for those `answered`; the questions' numbers."""
    return [
        ask(
            tx,
            live.id,
            About("reading", entry.id, item, 0, message),
            _reading(live, entry, body, found),
            now,
            is_private(live, body),
        )
        for item, found in enumerate(body.reading.items)
        if isinstance(found, Question) and item not in answered
    ]


def follow(tx: Connection, live: Live, refold: Refold, now: datetime) -> list[int]:
    """Ask what the rules left open in the new steps, and drop what is settled; numbers of the new ones."""
    wanting = {
        (step.entry.id, outcome.position): (step.entry, outcome)
        for step in refold.new
        for outcome in step.outcomes
        if outcome.verdict is Verdict.NEEDS_RULING
    }
    if not wanting and not refold.old:
        return []
    touched = {step.entry.id for step in (*refold.old, *refold.new)}
    standing = {
        (asked.entry, (asked.item, asked.sub)): asked.number
        for asked in open_questions(tx, live.id)
        if asked.kind == "rules" and asked.entry in touched
    }
    settled = [number for place, number in standing.items() if place not in wanting]
    drop_questions(tx, live.id, settled, now)
    return [
        ask(
            tx,
            live.id,
            About("rules", entry.id, *position),
            _rules(entry, outcome),
            now,
            _hidden(live, entry),
        )
        for (_, position), (entry, outcome) in wanting.items()
        if (entry.id, position) not in standing
    ]


def _hidden(live: Live, entry: Entry) -> bool:
    """Whether a question about the entry `is_private`: what a ruling is about may be secret, too."""
    body = entry.body
    return is_private(live, body) if isinstance(body, MessageBody) else live.contract.keeps_secrets


def settle(tx: Connection, live: Live, entry: str, now: datetime) -> None:
    """Ask what a message leaves uncertain now that a ruling has changed it, and drop what is settled.

    `entry` may be a ruling on the message (or on such a ruling), which was taken back.
    """
    row = load_entry(tx, live.id, entry)
    while row is not None and row.kind == Kind.RULING and (of := row.body["decision"].get("of")) is not None:
        row = load_entry(tx, live.id, of)
    if row is None:
        return
    found = next((i for i in in_force(live.timeline.entries) if i.entry.id == row.id), None)
    about = [asked for asked in open_questions(tx, live.id) if asked.entry == row.id]
    if found is None:
        drop_questions(tx, live.id, [asked.number for asked in about], now)
        return
    body = found.entry.body
    items = body.reading.items if isinstance(body, MessageBody) else ()
    wanted = {
        item
        for item, uncertain in enumerate(items)
        if isinstance(uncertain, Question) and item not in found.answers
    }
    redated = any(
        ruling.body.decision.of == row.id  # type: ignore[union-attr]
        for ruling in standing_rulings(live.timeline.entries)
        if isinstance(ruling.body.decision, Redate)  # type: ignore[union-attr]
    )
    settled = [asked.number for asked in about if asked.kind == "reading" and asked.item not in wanted]
    settled += [asked.number for asked in about if asked.kind == "stamp" and redated]
    drop_questions(tx, live.id, settled, now)
    if isinstance(body, MessageBody):
        ask_readings(tx, live, found.entry, body, row.message, now, found.answers)


def previewed(live: Live, entry: Entry, body: MessageBody) -> tuple[OpenQuestion, ...]:
    """The questions that a message would raise, numbered from 1 within it."""
    found = [item for item in body.reading.items if isinstance(item, Question)]
    return tuple(
        open_question(number, _reading(live, entry, body, item)) for number, item in enumerate(found, 1)
    )


def _reading(live: Live, entry: Entry, body: MessageBody, question: Question) -> Json:
    candidates = options(question)
    words = " ".join(question.text.split())
    return {
        "who": body.sender,
        "at": iso(entry.at),
        "words": words,
        "say": _without(question.say, words),
        "options": [option(live.contract, candidate) for candidate in candidates],
        "hint": question.hint,
        "message_id": body.message,
        "candidates": [[attempt.to_json() for attempt in candidate] for candidate in candidates],
    }


def _without(say: str, words: str) -> str:
    """`say` without the words in brackets that the reader ends it with: letters quote them in full."""
    stem, _, said = say.partition(" (")
    shown = said.removesuffix(")").removesuffix("...")
    return stem if shown and said.endswith(")") and words.startswith(shown) else say


def _rules(entry: Entry, outcome: Outcome) -> Json:
    attempt, question = outcome.attempt, outcome.question
    assert question is not None  # noqa: S101 - a verdict of NEEDS_RULING carries its question
    section = f" (section {question.section})" if question.section else ""
    return {
        "who": doer(attempt) if attempt else entry.body.author if isinstance(entry.body, RulingBody) else "",
        "at": iso(entry.at),
        "words": " ".join(attempt.text.split()) if attempt else "",
        "say": question.text + section,
        "options": list(question.candidates),
        "hint": "",
        "message_id": entry.body.message if isinstance(entry.body, MessageBody) else "",
    }
