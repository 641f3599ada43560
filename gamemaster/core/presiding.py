"""Rulings that are no actions: who conducts the game, whose part is whose, and what is true at a moment."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from gamemaster.core.action import Action, Attempt, Vocabulary
from gamemaster.core.calendar import spoken
from gamemaster.core.conduct import Conduct
from gamemaster.core.contract import GAME_MASTER, Contract
from gamemaster.core.ledger import Assert, HandOver, Pause, Presiding, Resume, Substitute
from gamemaster.core.outcome import NeedsRuling, Outcome, Refused, Verdict

KEPT = "the ledger is right: nothing changes"
"""The answer to a discrepancy that leaves everything as it is."""

_MISSING = object()


def conducted(conduct: Conduct, decision: Presiding, at: datetime) -> Conduct:
    """The conduct after `decision`, which takes effect at `at`."""
    match decision:
        case HandOver(to):
            return conduct._replace(gm=to)
        case Substitute(part, player):
            return conduct.seated(part, player)
        case Pause():
            return conduct if conduct.paused is not None else conduct._replace(paused=at)
        case Resume():
            return conduct._replace(paused=None)
        case Assert():
            return conduct


def told(decision: Presiding, author: str, office: str, since: datetime | None = None) -> str:
    """What a decision does, as a sentence; `since` is named where it does not begin now."""
    start = "from now on" if since is None else f"from {spoken(since)} on"
    match decision:
        case HandOver(to):
            return f"{to} is {office} {start}, in place of {author}."
        case Substitute(part, player):
            return f"{player} plays the part of {part} {start}."
        case Pause():
            return f"The game stands still {start}: no move counts and nothing falls due."
        case Resume():
            if since is None:
                return "The game goes on; weeks that ended meanwhile end now."
            return f"The game goes on {start}; weeks that ended meanwhile end then."
        case Assert(subject, name, value):
            return f"{subject}.{name} is {shown(value)}, as {author} states."


def checked(contract: Contract[Any], state: Any, asserted: Assert, chosen: str | None) -> Outcome | Action:
    """What comes of an assertion: an outcome, or the adjustment that the game master chose."""
    subject, name, value = asserted
    held = value_at(contract, state, subject, name)
    stated = told(asserted, f"the {contract.office}", contract.office)
    if held is not _MISSING and held == value:
        return Outcome((0, 0), None, Verdict.APPLIED, f"{subject}.{name} is {shown(value)}, as stated.")
    action = adjustment(contract.vocabulary, subject, name, value)
    if chosen == _setting(asserted) and action is not None:
        return action
    if chosen == KEPT:
        text = f"{subject}.{name} is {shown(held)} and not {shown(value)}; it stays as it is."
        return Outcome((0, 0), None, Verdict.APPLIED, text)
    text = f"A discrepancy: {stated.rstrip('.')}, but the ledger makes it {shown(held)}."
    candidates = (KEPT,) if action is None else (KEPT, _setting(asserted))
    question = NeedsRuling("DISCREPANCY", "", text, candidates)
    return Outcome((0, 0), None, Verdict.NEEDS_RULING, text, question=question)


def value_at(contract: Contract[Any], state: Any, subject: str, name: str) -> Any:
    """The value called `name` of `subject` as the game master sees it, dots leading into it.

    `missing` tells whether there is none.
    """
    try:
        return lead_into(contract.values(state, subject, GAME_MASTER), name)
    except KeyError:
        return _MISSING


def lead_into(found: Any, rest: str) -> Any:
    """What `rest` (names and numbers with dots between) leads to inside a value."""
    while rest:
        step = _step(found, rest)
        if step is None:
            return _MISSING
        found, rest = step
    return found


def missing(value: Any) -> bool:
    """Whether `value_at` found nothing."""
    return value is _MISSING


def shown(value: Any) -> str:
    """A value in a sentence."""
    if value is _MISSING:
        return "no value at all"
    return "nothing" if value is None or value in ({}, []) else str(value)


def adjustment(vocabulary: Vocabulary, subject: str, name: str, value: Any) -> Action | None:
    """The contract's own `adjust` for one value; None where it has none, or not for this value."""
    if "adjust" not in vocabulary.by_name:
        return None
    try:
        return vocabulary.action("adjust", {"person": subject, "value": name, "to": value})
    except ValidationError:
        return None


def seated(attempt: Attempt, conduct: Conduct) -> Attempt | Refused:
    """The attempt with people in the parts they play; refused when its sender has been replaced."""
    if not conduct.seats:
        return attempt
    sender = attempt.by or attempt.actor
    part = conduct.part(sender)
    if part is None:
        text = f"{conduct.player(sender)} plays the part of {sender} now."
        return Refused("REPLACED", "", text)
    if attempt.by is None:
        return attempt._replace(actor=part)
    return attempt._replace(actor=conduct.part(attempt.actor) or attempt.actor, by=part)


def standing_still(since: datetime) -> Refused:
    """Why no move counts while the game is paused."""
    text = f"The game has been paused since {spoken(since)}, and nothing counts until it goes on."
    return Refused("PAUSED", "", f"{text} Announce it again when the game goes on.")


def _setting(asserted: Assert) -> str:
    return f"set {asserted.subject}.{asserted.name} to {shown(asserted.value)}"


def _step(found: Any, rest: str) -> tuple[Any, str] | None:
    """One step into a mapping or list; keys may hold dots themselves, so the longest that fits is taken."""
    if isinstance(found, Mapping):
        for key in sorted((str(k) for k in found), key=len, reverse=True):
            if rest == key or rest.startswith(f"{key}."):
                return found[key], rest[len(key) + 1 :]
        return None
    head, _, tail = rest.partition(".")
    if isinstance(found, list | tuple) and head.isdigit() and int(head) < len(found):
        return found[int(head)], tail
    return None
