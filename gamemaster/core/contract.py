"""What a game fills in: one `Contract` value, found through the entry-point group `gamemaster.contracts`.

All functions are pure: same arguments, same result, nothing kept. `decide` and `tick` answer with a
`Course` (what happened) or with the reason why nothing did.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from pydantic import TypeAdapter

from gamemaster.core.action import Action, Vocabulary
from gamemaster.core.context import Context
from gamemaster.core.course import Course
from gamemaster.core.event import Event
from gamemaster.core.frame import Phrasebook
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.settings import Ambiguity, Settings

S = TypeVar("S")


class Start(NamedTuple):
    """The facts a game begins with. `gm` is the game master's canonical name."""

    game: str
    title: str
    at: datetime
    gm: str


class Tick(NamedTuple):
    """A moment at which the game changes by itself. `kind` and `at` identify it."""

    kind: str
    at: datetime


class Duty(NamedTuple):
    """Something somebody owes. `default` says what happens when `due` (None: never) passes."""

    owner: str
    what: str
    section: str
    since: datetime
    due: datetime | None
    default: str


class Viewer(NamedTuple):
    """Whose eyes a state is shown to: the public (`Viewer()`), a person, or the game master."""

    person: str | None = None
    gm: bool = False


PUBLIC = Viewer()
GAME_MASTER = Viewer(gm=True)

Values = Mapping[str, Any]
"""Values of one subject under names a player would use, all plain JSON data."""


@dataclass(frozen=True)
class Contract(Generic[S]):
    """One game, whole.

    id, title        short identifier and the contract's name
    sections         every section number with its heading; refusals cite the numbers
    settings         the game's settings model
    ambiguities      every open point of the text, decided by settings
    actions, events  every type of each
    state            the frozen dataclass of its state
    announcing       the section that says actions are announced in public
    text             file with the contract's text in our own words
    templates        folder of the game's Jinja templates, or None for `templates/<id>` of the program
    phrasebook       how its actions are said
    setup            facts at the start -> first state
    decide           (state, action, ctx) -> Course, Refused or NeedsRuling
    evolve           (state, event) -> state
    next_tick        the next moment at which the state changes by itself, or None
    tick             (state, tick, ctx) -> Course
    due              (state, settings) -> what is owed
    participants     names of those who take part now, sorted
    values           (state, subject, viewer) -> values of a participant, or of `GAME`
    things           (state) -> what the reader may refer to (`Names.things`)
    standing         (state, person, settings) -> closing lines of a receipt: what is left, warnings
    say              action -> what was understood, as receipts put it ("move to Healer")
    tell             event -> what happened, one sentence ("Ondine moved from Town Square to Healer.")
    """

    id: str
    title: str
    sections: Mapping[str, str]
    settings: type[Settings]
    ambiguities: tuple[Ambiguity, ...]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    state: type[S]
    announcing: str
    text: Path
    templates: Path | None
    phrasebook: Phrasebook
    setup: Callable[[Start, Any], S]
    decide: Callable[[S, Action, Context[Any]], Course[S] | Refused | NeedsRuling]
    evolve: Callable[[S, Event], S]
    next_tick: Callable[[S, Any], Tick | None]
    tick: Callable[[S, Tick, Context[Any]], Course[S]]
    due: Callable[[S, Any], tuple[Duty, ...]]
    participants: Callable[[S], tuple[str, ...]]
    values: Callable[[S, str, Viewer], Values]
    things: Callable[[S], Mapping[str, Mapping[str, Any]]]
    standing: Callable[[S, str, Any], tuple[str, ...]]
    say: Callable[[Action], str]
    tell: Callable[[Event], str]

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The game's actions by name."""
        return Vocabulary(self.actions)

    @cached_property
    def _state_codec(self) -> TypeAdapter[S]:
        return TypeAdapter(self.state)

    @cached_property
    def _event_codecs(self) -> dict[str, TypeAdapter[Event]]:
        return {event.name: TypeAdapter(event) for event in self.events}

    def dump_state(self, state: S) -> bytes:
        """The state as JSON; `load_state` reads it back to an equal state."""
        return self._state_codec.dump_json(state)

    def load_state(self, stored: bytes | str) -> S:
        """Read back what `dump_state` wrote."""
        return self._state_codec.validate_json(stored)

    def dump_event(self, event: Event) -> dict[str, Any]:
        """The event as plain data, with its name under `event`."""
        codec = self._event_codecs[event.name]
        return {"event": event.name, **codec.dump_python(event, mode="json")}

    def load_event(self, stored: dict[str, Any]) -> Event:
        """Read back what `dump_event` wrote."""
        fields = dict(stored)
        return self._event_codecs[fields.pop("event")].validate_python(fields)

    def view(self, state: S, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        """What `viewer` may see of the state: `{"people": {name: values}, "game_state": values}`."""
        people = {name: dict(self.values(state, name, viewer)) for name in self.participants(state)}
        return {"people": people, "game_state": dict(self.values(state, "game", viewer))}
