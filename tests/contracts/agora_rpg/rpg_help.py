"""A small bench for the role-playing game's tests: a state to act on, without ledger or mail."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from contracts.agora_rpg.contract import CONTRACT
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.state import Character, Encounter, State
from gamemaster.core.action import Action
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.contract import Start
from gamemaster.core.course import Course
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.testing.dice import ScriptedChance

START = datetime(2009, 10, 26, tzinfo=UTC)
HOST = "Mirelle"


class Table:
    """A running game: two Player Characters, a non-Player one, and dice that fall as told."""

    def __init__(self, **settings: Any) -> None:
        self.settings = RpgSettings().changed(settings)
        start = Start("rpg", CONTRACT.title, START, "Sir Hale")
        self.state: State = CONTRACT.setup(start, self.settings)
        self.at = START
        self.dice = ScriptedChance(KeyedChance(b"tests", "rpg"))
        self.remarks: list[str] = []
        self.does("Sir Hale", "set_class", gm=True, person=HOST, character="non_player")
        for name in ("Ondine", "Brask", HOST):
            self.does(name, "join")

    def tries(
        self, person: str, name: str, /, gm: bool = False, ruled: str | None = None, **params: Any
    ) -> Course[State] | Refused | NeedsRuling:
        """What becomes of the attempt; the game stays as it is."""
        self.at += timedelta(minutes=1)
        action: Action = CONTRACT.vocabulary.action(name, params)
        entry = f"e{self.at:%d%H%M}"
        ctx = Context(self.at, entry, self.settings, self.dice, person, ruled=ruled, gm=gm)
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

    def put(self, person: str, **changes: Any) -> Character:
        """Change somebody directly."""
        changed = replace(self.state.characters[person], **changes)
        self.state = self.state.with_character(person, changed)
        return changed

    def meets(self, person: str, level: int = 1, health: int = 5) -> None:
        """Put a monster before somebody."""
        self.put(person, encounter=Encounter("monster", level, health, self.at))

    def character(self, person: str = "Ondine") -> Character:
        """Somebody as e is now."""
        return self.state.characters[person]
