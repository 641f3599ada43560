"""The sample mail as a game: its ledger, its people as the reader knows them, and its weekly report.

Everything is built through the interfaces that any game has, so that the figures hold for the program and not
for one set of rules.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from typing import Any

from gamemaster.bench import samples
from gamemaster.core.action import Attempt
from gamemaster.core.calendar import week_number
from gamemaster.core.chance import FIRST_SEASON, KeyedChance
from gamemaster.core.contract import PUBLIC, Contract, Start
from gamemaster.core.ledger import Entry, Kind, MessageBody, in_force
from gamemaster.core.names import Names
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Referee, Step
from gamemaster.reports.data import Deed, Pledge, Report
from gamemaster.service.workspace.registry import find_contract

# a secret only for measuring; games in play get theirs from the operating system
_SECRET = bytes(range(32))

# long enough that everybody has joined and been through the town and the dungeon
_REPORTED_MAILS = 240


@dataclass(frozen=True)
class World:
    """The sample game under one contract, without a database."""

    contract: Contract[Any]

    @property
    def referee(self) -> Referee[Any]:
        """The contract at work on the sample game, with its default settings."""
        start = Start(samples.GAME, self.contract.title, samples.START, samples.GAME_MASTER)
        return Referee(self.contract, KeyedChance(_SECRET, samples.GAME), start, self.contract.settings())

    def entries(self, mails: int) -> list[Entry]:
        """The ledger after the first `mails` mails, each with its reading."""
        return [self._entry(number) for number in range(mails)]

    def replay(self, entries: Sequence[Entry]) -> Step | None:
        """Fold the whole game from its opening; the last step."""
        referee = self.referee
        last = deque(referee.fold(referee.opening(), in_force(entries)), maxlen=1)
        return last[0] if last else None

    def names(self) -> Names:
        """Whom a message may refer to once everybody has joined."""
        last = self.replay(self.entries(len(samples.PEOPLE)))
        things = self.contract.things(last.after.state) if last else {}
        people = dict.fromkeys((*samples.PEOPLE, samples.GAME_MASTER), ())
        return Names(people, frozenset([samples.GAME_MASTER]), things)

    def report(self, deeds: int) -> Report:
        """A weekly report on the sample game that tells its last `deeds` attempts."""
        referee = self.referee
        steps = list(referee.fold(referee.opening(), in_force(self.entries(_REPORTED_MAILS))))
        state = steps[-1].after.state
        as_of = steps[-1].entry.at + timedelta(seconds=1)
        told = [deed for step in steps for deed in self._deeds(step)]
        return Report(
            game=samples.GAME,
            title=self.contract.title,
            contract_title=self.contract.title,
            gm=samples.GAME_MASTER,
            number=2,
            as_of=as_of,
            previous=as_of - timedelta(days=7),
            week=week_number(samples.START, as_of),
            lists=(samples.LIST,),
            bot="gamemaster@example.org",
            view=self.contract.view(state, PUBLIC),
            deeds=tuple(told[-deeds:]),
            text=self._text,
            pledges=(Pledge(FIRST_SEASON, KeyedChance(_SECRET, samples.GAME).commitment(FIRST_SEASON)),),
        )

    @cached_property
    def _text(self) -> str:
        return self.contract.text.read_text(encoding="utf-8")

    def _entry(self, number: int) -> Entry:
        message_id, sender, at, turn = samples.plan(number)
        said = turn.said[0]
        items = tuple(
            Attempt(self.contract.vocabulary.action(name, dict(params)), sender, said, (0, len(said)))
            for name, params in turn.acts
        )
        body = MessageBody(message_id, sender, True, Reading(items, (), "1"))
        return Entry(f"m{number}", at, number + 1, Kind.MESSAGE, body)

    def _deeds(self, step: Step) -> list[Deed]:
        return [
            Deed(
                at=step.entry.at,
                who=outcome.attempt.actor,
                words=outcome.attempt.text,
                said=self.contract.say(outcome.attempt.action),
                verdict=outcome.verdict.value,
                told=tuple(self.contract.tell(event) for event in outcome.events),
                why=outcome.text,
                code=outcome.refusal.code if outcome.refusal else "",
                section=outcome.refusal.section if outcome.refusal else "",
                draws=tuple(f"{draw.purpose} d{draw.sides}: {draw.result}" for draw in outcome.draws),
                message_id=step.entry.id,
            )
            for outcome in step.outcomes
            if outcome.attempt is not None
        ]


def sample_world() -> World:
    """The world of the sample mails, under the contract they were written for."""
    return World(find_contract(samples.CONTRACT))
