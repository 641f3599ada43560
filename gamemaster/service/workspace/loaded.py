"""A game loaded from the store: its facts, its referee, its timeline and its reader.

Loading begins at the last stored checkpoint; what lies before it is only loaded when a change reaches back
that far.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.beacon import time_of
from gamemaster.core.calendar import spoken
from gamemaster.core.chance import KeyedChance, Told, is_season
from gamemaster.core.codec import decode_body
from gamemaster.core.conduct import Conduct, conduct_from_json
from gamemaster.core.contract import PUBLIC, Contract, Start, Viewer
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Entry, Key, Kind
from gamemaster.core.names import Names
from gamemaster.core.people import Roster
from gamemaster.core.replay import Referee, Standing
from gamemaster.core.settings import Settings
from gamemaster.core.timeline import BeforeBase, Timeline
from gamemaster.language.reading.reader import Reader
from gamemaster.language.vocabulary.common_frames import with_claims
from gamemaster.service.workspace.registry import find_contract, find_speech
from gamemaster.store.checkpoints import Checkpoint, latest_checkpoint
from gamemaster.store.games import Game, Secrets, game_secrets, load_game
from gamemaster.store.ledger import EntryRow, Head, load_entries, load_head
from gamemaster.store.secrets import Beacon, beacons_of, told_secrets

INSTANT = timedelta(microseconds=1)
"""By so much one moment comes after another at the least."""


@dataclass
class Live:
    """One game in memory. `stored` is the head in the database that `timeline` stands for."""

    created: Game
    contract: Contract[Any]
    chance: KeyedChance
    told: tuple[Told, ...]
    beacons: Mapping[str, Beacon]
    timeline: Timeline
    stored: Head
    _names: tuple[Roster, Conduct, Names] | None = None

    @property
    def id(self) -> str:
        """The game's short name."""
        return self.created.id

    @property
    def game(self) -> Game:
        """The game's facts, with the person who is game master now."""
        gm = self.timeline.head.conduct.gm
        return self.created if gm == self.created.gm else self.created._replace(gm=gm)

    @property
    def conduct(self) -> Conduct:
        """Who conducts the game, and how, at the head."""
        return self.timeline.head.conduct

    def viewer(self, person: str) -> Viewer:
        """Whose eyes somebody has in this game: those of the part e plays. Who was replaced in eirs sees no
        more of it than everybody does."""
        part = self.conduct.part(person)
        return PUBLIC if part is None else Viewer(part)

    @property
    def reader(self) -> Reader:
        """The contract's reader, compiled once in a process."""
        return reader_of(self.created.contract)

    @property
    def head(self) -> Standing:
        """Where the game stands."""
        return self.timeline.head

    @property
    def season(self) -> int:
        """The number of the secret that everyday draws hang on now."""
        return 1 + sum(is_season(one.secret) for one in self.told)

    @property
    def commitment(self) -> str:
        """The SHA-256 of that secret."""
        return self.chance.commitment(f"season {self.season}")

    @property
    def waiting(self) -> Beacon | None:
        """The beacon that must be out before the next draw."""
        beacon = self.beacons.get(f"season {self.season}")
        return None if beacon is None or beacon.randomness else beacon

    @property
    def settings(self) -> Settings:
        """The settings in force at the head."""
        return self.timeline.head.settings

    def names(self, roster: Roster) -> Names:
        """What a message of this game may refer to; the same object as long as nothing of it has changed."""
        things, conduct = self.contract.things(self.head.state), self.conduct
        known = self._names
        if known is None or known[0] is not roster or known[1] != conduct or known[2].things != things:
            names = Names(_people(roster, conduct), frozenset({conduct.gm}), things)
            known = self._names = (roster, conduct, names)
        return known[2]


def awaited(live: Live) -> str:
    """What the game waits for before anything may be drawn in it, "" where it waits for nothing."""
    if live.waiting is None:
        return ""
    out = spoken(time_of(live.waiting.round))
    return f"{live.id}: its draws wait for round {live.waiting.round} of the beacon, which comes out on {out}"


def clock_behind(live: Live, now: datetime) -> str:
    """What to say when the clock shows less than the game has seen, by more than servers' clocks differ.

    "" where it does not.
    """
    begun = live.stored.steps > 0
    if not begun or now >= live.stored.clock - timedelta(minutes=live.settings.max_skew):
        return ""
    return (
        f"{live.id}: the clock says {spoken(now)}, but the game has come to {spoken(live.stored.clock)}. "
        "Nothing was done; set the clock right (or --now) and try again."
    )


@cache
def reader_of(game_id: str) -> Reader:
    """The reader of a game; compiling its frames is done once in a process."""
    speech = find_speech(game_id)
    return Reader(with_claims(speech.phrasebook), speech.vocabulary)


def _people(roster: Roster, conduct: Conduct) -> dict[str, tuple[str, ...]]:
    """Everybody's names; whoever plays another's part is called by that part, and may be named either way."""
    people = {person.name: person.aliases for person in roster.people}
    for part, player in conduct.seats:
        names = people.pop(player, ())
        people[part] = (*people.get(part, ()), player, *names)
    return people


def load_live(tx: Connection, game_id: str, whole: bool = False, before: Key | None = None) -> Live:
    """Load a game, from its last checkpoint (the last `before` an entry's key) or `whole`.

    Raises UsageError when there is no such game.
    """
    game, stored = load_game(tx, game_id), load_head(tx, game_id)
    try:
        contract = find_contract(game.contract)
    except UsageError:
        raise UsageError(
            f"the contract {game.contract!r} of the game {game_id} is not installed; install its package"
        ) from None
    told = told_secrets(tx, game_id)
    beacons = beacons_of(tx, game_id)
    chance = chance_of(game_id, game_secrets(tx, game_id), told, beacons)
    point = None if whole else latest_checkpoint(tx, game_id, before)
    base = None if point is None else _standing(contract, point)
    rows = load_entries(tx, game_id, 0 if point is None or base is None else point.step)
    timeline = Timeline(referee(game, contract, chance), [entry_of(contract, row) for row in rows], base)
    timeline.advance(stored.clock)
    return Live(game, contract, chance, told, beacons, timeline, stored)


def standing_at(tx: Connection, live: Live, moment: datetime) -> Standing:
    """Where the game stood at `moment`: after its ticks, before any message dated exactly then.

    Raises UsageError for a moment before the game began.
    """
    if moment < live.game.starts_at:
        raise UsageError(f"{live.id} begins at {spoken(live.game.starts_at)}, after {spoken(moment)}")
    try:
        return live.timeline.opening_of(moment)
    except BeforeBase:
        return load_live(tx, live.id, whole=True).timeline.opening_of(moment)


def all_lists(games: list[Live]) -> frozenset[str]:
    """The addresses of every list that a game is played on."""
    return frozenset(a for live in games for a in (*live.game.public, *live.game.discussion))


def chance_of(
    game: str, secrets: Secrets, told: Iterable[Told], beacons: Mapping[str, Beacon]
) -> KeyedChance:
    """What the draws of a game hang on: its secrets, those told, and the beacons that are known."""
    random = {name: beacon.randomness for name, beacon in beacons.items() if beacon.randomness}
    return KeyedChance(secrets.master, game, told, random, secrets.first)


def referee(game: Game, contract: Contract[Any], chance: KeyedChance) -> Referee[Any]:
    """The contract at work on this game."""
    start = Start(game.id, game.title, game.starts_at, game.gm)
    settings = contract.settings().changed(game.settings)
    return Referee(contract, chance, start, settings)


def entry_of(contract: Contract[Any], row: EntryRow) -> Entry:
    """A stored entry as the core knows it."""
    kind = Kind(row.kind)
    return Entry(row.id, row.at, row.seq, kind, decode_body(kind, row.body, contract.vocabulary))


def _standing(contract: Contract[Any], point: Checkpoint) -> Standing | None:
    """Where the game stood at a checkpoint; None where another version of the program has made it, whose
    states are not ours: it is a cache, and the ledger says it all."""
    key = (point.at, point.rank, point.seq)
    try:
        settings = contract.settings().changed(point.settings)
        conduct = conduct_from_json(point.conduct or Conduct().to_json())
        return Standing(contract.load_state(point.state), settings, point.text, key, conduct)
    except (ValueError, TypeError, LookupError, UsageError):
        return None
