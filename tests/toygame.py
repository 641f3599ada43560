"""Short ways to write the ledger of a toy game in tests."""

from datetime import UTC, datetime, timedelta
from typing import Any

from toy import TOY, ToySettings, ToyState

from gamemaster.core.action import Attempt
from gamemaster.core.chance import Chance, KeyedChance
from gamemaster.core.contract import Contract, Start
from gamemaster.core.ledger import (
    Decision,
    Entry,
    InForce,
    Kind,
    MessageBody,
    RulingBody,
    SettingBody,
    in_force,
)
from gamemaster.core.reading import Question, Reading
from gamemaster.core.replay import Referee, Step

MONDAY = datetime(2009, 10, 26, tzinfo=UTC)
"""When every toy game starts: a Monday, 00:00 UTC."""


def hour(n: float) -> datetime:
    """`n` hours after the start."""
    return MONDAY + timedelta(hours=n)


def referee(
    chance: Chance | None = None, contract: Contract[ToyState] | None = None, **settings: Any
) -> Referee[ToyState]:
    """A toy game, or one like it, with these settings."""
    start = Start("toy", "Toy", MONDAY, "Sir Hale")
    return Referee(contract or TOY, chance or KeyedChance(b"s" * 32, "toy"), start, ToySettings(**settings))


def attempt(name: str, actor: str = "Ondine", by: str | None = None, **params: Any) -> Attempt:
    return Attempt(TOY.vocabulary.action(name, params), actor, name, (0, len(name)), by)


def question(*candidates: tuple[Attempt, ...]) -> Question:
    return Question((0, 3), "hm?", "doubt", "Something is in doubt.", candidates, "I add 1.")


def mail(
    seq: int, at: datetime, *items: Attempt | Question, sender: str = "Ondine", public: bool = True
) -> Entry:
    body = MessageBody(f"<{seq}@list.example>", sender, public, Reading(items, (), "test"))
    return Entry(f"m{seq}", at, seq, Kind.MESSAGE, body)


def ruling(seq: int, at: datetime, decision: Decision) -> Entry:
    return Entry(f"r{seq}", at, seq, Kind.RULING, RulingBody(decision, "Sir Hale", "because"))


def setting(seq: int, at: datetime, text: str | None = None, **changes: Any) -> Entry:
    return Entry(f"s{seq}", at, seq, Kind.SETTING, SettingBody(changes, text, "Sir Hale", "because"))


def fold(entries: list[Entry], until: datetime | None = None, **settings: Any) -> list[Step]:
    """Everything in force, from the opening of a game with these settings."""
    game = referee(**settings)
    return list(game.fold(game.opening(), in_force(entries), until))


def plain(entries: list[Entry]) -> list[InForce]:
    return [InForce(entry) for entry in entries]


def verdicts(step: Step) -> list[str]:
    """The outcomes of a step, each as verdict and code."""
    told = []
    for outcome in step.outcomes:
        reason = outcome.refusal or outcome.question
        told.append(f"{outcome.verdict} {reason.code}" if reason else str(outcome.verdict))
    return told
