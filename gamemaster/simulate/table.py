"""A game in memory: mail in English goes through the game's reader, rulings and the clock to its referee.

Nothing is stored or sent. `steps` of one entry may be many: those of a late mail are the whole refold.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from gamemaster.core.chance import KeyedChance
from gamemaster.core.contract import Contract, Start
from gamemaster.core.ledger import Decision, Entry, Kind, MessageBody, RulingBody
from gamemaster.core.names import Names
from gamemaster.core.outcome import Outcome
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Referee, Standing
from gamemaster.core.timeline import Timeline
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader

_KEPT = 32


@dataclass(frozen=True, slots=True)
class Posted:
    """A mail that was taken in: its entry, its reading and what became of it."""

    entry: Entry
    reading: Reading
    outcomes: tuple[Outcome, ...]


class Table:
    """One game of `contract` among `people`, ruled by `gm`; the same seed draws the same numbers."""

    def __init__(
        self,
        contract: Contract[Any],
        reader: Reader,
        people: Sequence[str],
        gm: str,
        start: datetime,
        settings: Mapping[str, Any],
        seed: int,
    ) -> None:
        self.contract, self.people, self.gm, self.seed = contract, tuple(people), gm, seed
        secret = hashlib.sha256(f"simulated game {seed}".encode()).digest()
        facts = Start(contract.id, contract.title, start, gm)
        chosen = contract.settings().changed(settings)
        self.referee = Referee(contract, KeyedChance(secret, contract.id), facts, chosen)
        self.timeline = Timeline(self.referee, every=_KEPT)
        self._reader = reader
        self._everybody: dict[str, tuple[str, ...]] = dict.fromkeys((*self.people, gm), ())
        self._masters = frozenset({gm})

    @property
    def head(self) -> Standing:
        """Where the game stands."""
        return self.timeline.head

    @property
    def now(self) -> datetime:
        """The moment the game has come to."""
        return self.timeline.clock

    def advance(self, until: datetime) -> None:
        """Let the clock run."""
        self.timeline.advance(until)

    def mail(self, sender: str, text: str, at: datetime, public: bool, subject: str = "") -> Posted:
        """Take in a mail that takes effect at `at`, which may lie in the past."""
        seq = len(self.timeline.entries) + 1
        message_id = f"<m{seq}.{self.seed}@simulated.example>"
        standing = self.head
        names = Names(self._everybody, self._masters, self.contract.things(standing.state))
        letter = Letter(message_id, sender, subject, text, public)
        cap = standing.settings.repetition_cap
        reading = self._reader.read(letter, names, repetition_cap=cap)
        entry = Entry(f"m{seq}", at, seq, Kind.MESSAGE, MessageBody(message_id, sender, public, reading))
        return Posted(entry, reading, self._take(entry))

    def rule(self, decision: Decision, because: str) -> tuple[Outcome, ...]:
        """Take in a ruling of the game master, now."""
        seq = len(self.timeline.entries) + 1
        body = RulingBody(decision, self.gm, because)
        return self._take(Entry(f"r{seq}", self.now, seq, Kind.RULING, body))

    def _take(self, entry: Entry) -> tuple[Outcome, ...]:
        refold = self.timeline.append(entry)
        return next((step.outcomes for step in refold.new if step.entry.id == entry.id), ())
