"""A game loaded from the store: its facts, its referee, its timeline and its reader.

Loading begins at the last stored checkpoint; what lies before it is only loaded when a change reaches back
that far.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import spoken
from gamemaster.core.chance import KeyedChance, commitment
from gamemaster.core.codec import decode_body
from gamemaster.core.contract import Contract, Start
from gamemaster.core.ledger import Entry, Kind
from gamemaster.core.names import Names
from gamemaster.core.people import Roster
from gamemaster.core.replay import Referee, Standing
from gamemaster.core.settings import Settings
from gamemaster.core.timeline import Timeline
from gamemaster.language.reader import Reader
from gamemaster.service.registry import find_contract
from gamemaster.store.checkpoints import Checkpoint, latest_checkpoint
from gamemaster.store.games import Game, game_secret, load_game
from gamemaster.store.ledger import EntryRow, Head, load_entries, load_head


@dataclass
class Live:
    """One game in memory. `stored` is the head in the database that `timeline` stands for."""

    game: Game
    contract: Contract[Any]
    commitment: str
    timeline: Timeline
    stored: Head
    _names: tuple[Roster, Names] | None = None

    @property
    def id(self) -> str:
        """The game's short name."""
        return self.game.id

    @property
    def reader(self) -> Reader:
        """The contract's reader, compiled once in a process."""
        return reader_of(self.game.contract)

    @property
    def head(self) -> Standing:
        """Where the game stands."""
        return self.timeline.head

    @property
    def settings(self) -> Settings:
        """The settings in force at the head."""
        return self.timeline.head.settings

    def names(self, roster: Roster) -> Names:
        """What a message of this game may refer to; the same object as long as nothing of it has changed."""
        things = self.contract.things(self.head.state)
        if self._names is None or self._names[0] is not roster or self._names[1].things != things:
            people = {person.name: person.aliases for person in roster.people}
            self._names = (roster, Names(people, frozenset({self.game.gm}), things))
        return self._names[1]


def clock_behind(live: Live, now: datetime) -> str:
    """What to say when the clock shows less than the game has seen, by more than servers' clocks differ."""
    begun = live.stored.steps > 0
    if not begun or now >= live.stored.clock - timedelta(minutes=live.settings.max_skew):
        return ""
    return (
        f"{live.id}: the clock says {spoken(now)}, but the game has come to {spoken(live.stored.clock)}. "
        "Nothing was done; set the clock right (or --now) and try again."
    )


@cache
def reader_of(contract_id: str) -> Reader:
    """The reader of a contract; compiling its frames is done once in a process."""
    contract = find_contract(contract_id)
    return Reader(contract.phrasebook, contract.vocabulary)


def load_live(tx: Connection, game_id: str, whole: bool = False) -> Live:
    """Load a game, from its last checkpoint or `whole`; raises UsageError when there is none."""
    game, stored, secret = load_game(tx, game_id), load_head(tx, game_id), game_secret(tx, game_id)
    contract = find_contract(game.contract)
    point = None if whole else latest_checkpoint(tx, game_id)
    rows = load_entries(tx, game_id, 0 if point is None else point.step)
    timeline = Timeline(
        referee(game, contract, secret),
        [entry_of(contract, row) for row in rows],
        None if point is None else _standing(contract, point),
    )
    timeline.advance(stored.clock)
    return Live(game, contract, commitment(secret), timeline, stored)


def referee(game: Game, contract: Contract[Any], secret: bytes) -> Referee[Any]:
    """The contract at work on this game."""
    start = Start(game.id, game.title, game.starts_at, game.gm)
    settings = contract.settings().changed(game.settings)
    return Referee(contract, KeyedChance(secret, game.id), start, settings)


def entry_of(contract: Contract[Any], row: EntryRow) -> Entry:
    """A stored entry as the core knows it."""
    kind = Kind(row.kind)
    return Entry(row.id, row.at, row.seq, kind, decode_body(kind, row.body, contract.vocabulary))


def _standing(contract: Contract[Any], point: Checkpoint) -> Standing:
    settings = contract.settings().changed(point.settings)
    key = (point.at, point.rank, point.seq)
    return Standing(contract.load_state(point.state), settings, point.text, key)
