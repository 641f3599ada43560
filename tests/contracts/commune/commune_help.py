"""A small bench for Commune's tests: a tournament to act on, without ledger or mail."""

from datetime import UTC, datetime, timedelta
from typing import Any

from contracts.commune.contract import CONTRACT
from contracts.commune.settings import CommuneSettings
from contracts.commune.state import State
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.contract import Start
from gamemaster.core.course import Course
from gamemaster.core.outcome import NeedsRuling, Refused

START = datetime(2023, 5, 1, tzinfo=UTC)
SURVEYOR = "Sir Hale"


class Table:
    """A running tournament with the people named, who act a minute after one another."""

    def __init__(self, *people: str, **settings: Any) -> None:
        self.settings = CommuneSettings().changed(settings)
        self.state: State = CONTRACT.setup(Start("commune", "Commune", START, SURVEYOR), self.settings)
        self.at = START
        self.remarks: list[str] = []
        for person in people or ("Ondine", "Brask", "Tarn"):
            self.does(person, "join")

    def tries(
        self, person: str, name: str, /, gm: bool = False, ruled: str | None = None, **params: Any
    ) -> Course[State] | Refused | NeedsRuling:
        """What becomes of the attempt; the tournament stays as it is."""
        self.at += timedelta(minutes=1)
        action = CONTRACT.vocabulary.action(name, params)
        chance = KeyedChance(b"tests", "commune")
        ctx = Context(self.at, f"e{self.at:%d%H%M}", self.settings, chance, person, ruled=ruled, gm=gm)
        ruling = CONTRACT.decide(self.state, action, ctx)
        self.remarks = [remark.code for remark in ctx.remarks]
        return ruling

    def does(self, person: str, name: str, /, gm: bool = False, **params: Any) -> Course[State]:
        """The attempt, which must succeed; the tournament goes on after it."""
        ruling = self.tries(person, name, gm, **params)
        assert isinstance(ruling, Course), ruling
        self.state = ruling.state
        return ruling

    def fails(self, person: str, name: str, /, gm: bool = False, **params: Any) -> Refused:
        """The attempt, which must be refused."""
        ruling = self.tries(person, name, gm, **params)
        assert isinstance(ruling, Refused), ruling
        return ruling

    def gives(self, person: str, tokens: str) -> None:
        """Add these tokens to what somebody has."""
        for symbol in tokens:
            held = self.state.participants[person].tokens.get(symbol, 0)
            self.does(SURVEYOR, "adjust", gm=True, person=person, value=f"token {symbol}", to=held + 1)

    def places(self, person: str, *squares: str) -> None:
        """Let somebody place tiles, giving em the tokens."""
        for square in squares:
            self.gives(person, square)
            self.does(person, "place", square=square)

    def holds(self, person: str, community: str, count: int) -> None:
        """Let somebody hold that many investments."""
        self.does(SURVEYOR, "adjust", gm=True, person=person, value=f"investment {community}", to=count)

    def values(self, subject: str) -> dict[str, Any]:
        """The values of somebody, or of the game."""
        return CONTRACT.view(self.state)["people"].get(subject) or CONTRACT.view(self.state)["game_state"]
