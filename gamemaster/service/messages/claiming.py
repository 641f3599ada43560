"""Claims of error found in mail: put into the reading, or, where they are informal, to the game master.

A claim counts where it is public and it is certain which game's report it speaks of: it answers the report,
or stands in a mail about the game. What somebody says on a discussion list, or without the words, may be one,
and is offered to the game master as such. What is said in private is none.
"""

from dataclasses import replace

from sqlalchemy import Connection

from gamemaster.core.action import Attempt
from gamemaster.core.covered import sections
from gamemaster.core.mechanics.claims import ClaimError
from gamemaster.core.outcome import Verdict
from gamemaster.core.reading import Question, Reading
from gamemaster.core.replay import Step
from gamemaster.language.layout.claims import Found, claims, may_claim
from gamemaster.mail.forum import Delivery
from gamemaster.mail.message import Message
from gamemaster.reports.data import Notice
from gamemaster.reports.difference import section_of
from gamemaster.service.letters.letters import notify
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.outbox import causes
from gamemaster.store.reports import report

INFORMAL = "informal_claim"
"""Why such a question is asked."""

_SOUNDS = "This sounds like a correction of a report. Is it a claim of error?"
_HINT = "CoE: ..."


def with_claims(
    tx: Connection, live: Live, message: Message, reading: Reading, sender: str | None, delivery: Delivery
) -> Reading:
    """The reading with the claims of error that the message makes."""
    if sender is None or not may_claim(message.text):
        return reading
    number = _answered(tx, live, message)
    ours = number is not None or _names(live, message) or any(_is_move(i) for i in reading.items)
    if not ours:
        return reading
    reading = _without_subjects(reading)
    found = claims(message.text, reading, perhaps=number is not None)
    items = [_item(tx, live, one, sender, number, delivery) for one in found if one.sure or delivery.forum]
    if not items:
        return reading
    taken = [item.span for item in items]
    kept = [item for item in reading.items if isinstance(item, Attempt) or not _overlaps(item.span, taken)]
    return replace(reading, items=tuple(sorted((*kept, *items), key=lambda item: item.span)))


def _without_subjects(reading: Reading) -> Reading:
    """The reading without claims that know their report by its subject alone, which is known better here."""
    items = tuple(item for item in reading.items if not _by_subject(item))
    return reading if len(items) == len(reading.items) else replace(reading, items=items)


def _is_move(item: Attempt | Question) -> bool:
    return isinstance(item, Attempt) and not _by_subject(item)


def _by_subject(item: Attempt | Question) -> bool:
    if not isinstance(item, Attempt) or not isinstance(item.action, ClaimError):
        return False
    return isinstance(item.action.report, str)


def tell_claims(ws: Workspace, tx: Connection, live: Live, step: Step) -> None:
    """Tell the game master of the claims that a message put on record."""
    record = step.after.conduct.record
    for outcome in step.outcomes:
        claim = record.claim(step.entry.id, outcome.position[0])
        made = outcome.attempt is not None and isinstance(outcome.attempt.action, ClaimError)
        if claim is None or not made or outcome.verdict is not Verdict.APPLIED:
            continue
        notice = Notice(
            kind="claim",
            to=live.game.gm,
            at=claim.at,
            words=claim.what,
            facts=(
                ("claim", str(claim.number)),
                ("by", claim.by),
                ("against", f"report {claim.report}, {claim.section}"),
            ),
            examples=answers(live.id, claim.number),
        )
        notify(ws, tx, live, notice, cause=f"claim {claim.number}")


def answers(game: str, number: int) -> tuple[str, ...]:
    """The commands by which a claim is answered."""
    return (
        f'gamemaster rule {game} deny {number} --because "..."',
        f'gamemaster rule {game} revise {number} --because "..."',
        f'gamemaster rule {game} refer {number} CASE --because "..."',
    )


def _item(
    tx: Connection, live: Live, found: Found, sender: str, number: int | None, delivery: Delivery
) -> Attempt | Question:
    # a mail that answers a report means that one, whatever it calls it
    which = found.report if isinstance(found.report, int) or number is None else number
    beside = f' (on: "{found.beside}")' if found.beside else ""
    action = ClaimError(report=which, what=found.what + beside, section=_place(tx, live, which, found.beside))
    attempt = Attempt(action, sender, found.text, found.span)
    if found.sure and (delivery.public or not delivery.forum):
        # what was said to us alone may be meant for nobody else: it is refused, with the reason
        return attempt
    return Question(found.span, found.text, INFORMAL, _SOUNDS, ((attempt,),), _HINT)


def _place(tx: Connection, live: Live, which: int | str | None, line: str) -> str | None:
    """The section of the report in which the quoted line stands, if there is one such."""
    kept = report(tx, live.id, which) if isinstance(which, int) and line else None
    found = section_of(kept.body, line) if kept is not None else None
    titles = {section.title for section in sections(live.contract)}
    return found if found in titles else None


def _answered(tx: Connection, live: Live, message: Message) -> int | None:
    """The number of the report of this game that the message answers."""
    replied = [name for name in (message.in_reply_to, *reversed(message.references)) if name]
    for game, kind, cause in causes(tx, [f"<{name}>" for name in replied]):
        word, _, number = cause.partition(" ")
        if game == live.id and kind == "report" and word == "report" and number.isdigit():
            return int(number)
    return None


def _names(live: Live, message: Message) -> bool:
    """Whether the subject names the game."""
    subject = message.subject.casefold()
    return any(name.casefold() in subject for name in (live.game.title, live.contract.title))


def _overlaps(span: tuple[int, int], taken: list[tuple[int, int]]) -> bool:
    return any(span[0] < last and first < span[1] for first, last in taken)
