"""A small bench for GuildNomic's tests: a game to act in, without ledger or mail."""

from datetime import UTC, datetime, timedelta
from typing import Any

from contracts.guild_nomic.contract import CONTRACT
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.state import State
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.contract import Start
from gamemaster.core.course import Course
from gamemaster.core.mechanics.amending import amended
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.testing.dice import ScriptedChance

START = datetime(2022, 3, 7, tzinfo=UTC)
MASTER = "Sir Hale"
CLASS_OF = {"Ondine": "Knight", "Brask": "Ranger", "Tarn": "Cleric", "Mirelle": "Mage"}


class Table:
    """A running game with the people named, who act a minute after one another."""

    def __init__(self, *people: str, **settings: Any) -> None:
        self.settings = GuildSettings().changed(settings)
        self.state: State = CONTRACT.setup(Start("guild", "GuildNomic", START, MASTER), self.settings)
        self.at = START
        self.chance = ScriptedChance(KeyedChance(b"tests", "guild"))
        self.remarks: list[str] = []
        self.acts = 0
        for person in people or ("Ondine", "Brask", "Tarn"):
            self.does(person, "join", **{"as": CLASS_OF.get(person, "Ranger")})

    def tries(
        self, person: str, name: str, /, gm: bool = False, ruled: str | None = None, **params: Any
    ) -> Course[State] | Refused | NeedsRuling:
        """What becomes of the attempt; the game stays as it is."""
        self.at += timedelta(minutes=1)
        self.acts += 1
        action = CONTRACT.vocabulary.action(name, params)
        ctx = Context(self.at, f"e{self.acts}", self.settings, self.chance, person, ruled=ruled, gm=gm)
        ruling = CONTRACT.decide(self.state, action, ctx)
        self.remarks = [remark.code for remark in ctx.remarks]
        return ruling

    def does(self, person: str, name: str, /, gm: bool = False, **params: Any) -> Course[State]:
        """The attempt, which must succeed; the game goes on after it."""
        ruling = self.tries(person, name, gm, **params)
        assert isinstance(ruling, Course), ruling
        self.state = ruling.state
        return ruling

    def fails(self, person: str, name: str, /, gm: bool = False, **params: Any) -> Refused:
        """The attempt, which must be refused."""
        ruling = self.tries(person, name, gm, **params)
        assert isinstance(ruling, Refused), ruling
        return ruling

    def adjusts(self, person: str, value: str, to: int | str) -> Course[State]:
        """Let the game master set a value."""
        return self.does(MASTER, "adjust", gm=True, person=person, value=value, to=to)

    def rolls(self, purpose: str, *results: int) -> None:
        """The next draws for `purpose` give these numbers."""
        self.chance.queue(purpose, *results)

    def monster(self, name: str = "Marsh Wight", level: int = 1, **strengths: int) -> None:
        """Let Ondine post a quest against a monster with these strengths."""
        for element in ("Earth", "Water", "Air", "Fire"):
            self.rolls(element, strengths.get(element, 0) + 3)
        self.does("Ondine", "add_quest", monster=name)
        self.adjusts(name, "level", level)
        self.adjusts(name, "hp", level)

    def waits(self, phases: int = 1) -> list[str]:
        """Let the clock run through so many ends of phases; the names of what happened."""
        happened: list[str] = []
        for _ in range(phases):
            happened += self.until(self.state.calendar.ends)
        return happened

    def until(self, moment: datetime) -> list[str]:
        """Let the clock run; the names of what happened."""
        happened: list[str] = []
        self.at = moment
        while (due := CONTRACT.next_tick(self.state, self.settings)) is not None and due.at <= moment:
            name = f"tick:{due.kind}:{due.at}"
            course = CONTRACT.tick(self.state, due, Context(due.at, name, self.settings, self.chance))
            self.state = course.state
            changed = amended(self.settings, course.events)
            assert isinstance(changed, GuildSettings)
            self.settings = changed
            happened += [event.name for event in course.events]
        return happened

    def values(self, subject: str = "game") -> dict[str, Any]:
        """The values of somebody, or of the game."""
        return CONTRACT.view(self.state)["people"].get(subject) or CONTRACT.view(self.state)["game_state"]
