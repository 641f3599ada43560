"""What a game fills in: one `Contract` value, found through the entry-point group `gamemaster.contracts`.

All functions are pure: same arguments, same result, nothing kept. `decide` and `tick` answer with a
`Course` (what happened) or with the reason why nothing did.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from pydantic import TypeAdapter

from gamemaster.core.action import Action, Vocabulary
from gamemaster.core.calendar import iso
from gamemaster.core.context import Context
from gamemaster.core.course import Course
from gamemaster.core.event import GAME, Event
from gamemaster.core.frame import Phrasebook
from gamemaster.core.mechanics import amending, pausing
from gamemaster.core.mechanics.claims import COMMON_ACTIONS, said
from gamemaster.core.option import Option
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.picture import Picture
from gamemaster.core.settings import Ambiguity, Settings
from gamemaster.core.speech import Speech

S = TypeVar("S")


class Start(NamedTuple):
    """The facts a game begins with. `gm` is the game master's canonical name."""

    game: str
    title: str
    at: datetime
    gm: str


class Tick(NamedTuple):
    """A moment at which the game changes by itself. `kind` and `at` identify it.

    `again` is one that other settings call for: it can come more than once with the same `at`.
    """

    kind: str
    at: datetime
    again: bool = False

    def entry(self, at: datetime, after: int, taken: Collection[str]) -> str:
        """The id of its entry, when it happens `at`, after entry number `after`; none of those `taken`."""
        name = f"tick:{self.kind}:{iso(at)}:{after}" if self.again else f"tick:{self.kind}:{iso(self.at)}"
        others = (f"{name}:{number}" for number in count(2))
        return name if name not in taken else next(other for other in others if other not in taken)


class Duty(NamedTuple):
    """Something somebody owes from `since` on. `default` says what happens when `due` (None: never) passes.

    `seen_by` says who may know of it beside the game master; None is everybody. `kind` is one word for what
    kind of thing is owed ("report"), by which settings speak of it; one whose `since` is still to come is
    not owed yet. `reminded` is one whose owner the game itself reminds, by its own notices.
    """

    owner: str
    what: str
    section: str
    since: datetime
    due: datetime | None
    default: str
    seen_by: frozenset[str] | None = None
    kind: str = ""
    reminded: bool = False


@dataclass(frozen=True, slots=True)
class Dispatch:
    """Something the game itself has to tell at once: a mail to one person, or to the game's lists.

    `key` names the occasion, the same in every replay: one is sent once for each key, and again (as a
    correction) only when its facts have changed. `to` is a person, None the lists. `kind` names the template
    `notice_<kind>.txt.j2` of the game, `facts` are plain JSON data for it; a "reminder" is not sent after its
    `deadline`, nor when another follows at once. `secrets` names those that draws
    hang on from here on: their commitments are printed in it.
    """

    key: str
    to: str | None
    kind: str
    facts: Mapping[str, Any]
    secrets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A section of the weekly report: which values of people and of the game it tells ("*": all).

    `called` gives further words by which players speak of a value. A section that is only `informative` is
    not ratified by the passing of time.
    """

    title: str
    people: tuple[str, ...] = ()
    game: tuple[str, ...] = ()
    called: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    informative: bool = False

    def covers(self, subject: str, name: str) -> bool:
        """Whether the value called `name` of `subject` is told in this section."""
        names = self.game if subject == GAME else self.people
        return "*" in names or name in names


class Viewer(NamedTuple):
    """Whose eyes a state is shown to: the public (`Viewer()`), a person, or the game master."""

    person: str | None = None
    gm: bool = False


PUBLIC = Viewer()
GAME_MASTER = Viewer(gm=True)

Values = Mapping[str, Any]
"""Values of one subject under names a player would use, all plain JSON data."""


def _told_of_all(event: Event) -> str:
    """What every game can tell: pauses, and settings that its own rules changed."""
    return pausing.told(event) or amending.told(event)


def _nothing_to_mail(*_: object) -> tuple[Dispatch, ...]:
    return ()


def _nothing_to_warn_of(*_: object) -> tuple[str, ...]:
    return ()


def _only_season(_: object) -> int:
    return 1


def _one_forum(_: object, lists: tuple[str, ...]) -> tuple[frozenset[str], ...]:
    return (frozenset(lists),)


def _nothing_meant(*_: object) -> str:
    return ""


def _no_seals(_: object) -> Mapping[str, bool]:
    return {}


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
    warnings         (state, settings) -> what the report warns everybody of; nothing but what is public
    say              action -> what was understood, as receipts put it ("move to Healer")
    tell             event -> what happened, one sentence ("Ondine moved from Town Square to Healer.")
    dispatches       (state before, events, state after, settings) -> what has to be mailed because of them
    season           (state) -> number of the season in play; the secret of one that is over is told
    seals            (state) -> secrets of hidden draws (`Context.roll`): those that were, are or will soon be
                     in use, and whether each may be told now
    fora             (settings, addresses of its public lists) -> groups of lists: an announcement counts once
                     a list of each group has it
    office           what the game master is called in this game
    legal            (state, person, settings, now) -> what that person may do, from what e knows emself; None
                     where the game has no such list
    picture          (state) -> what reports show of it as a picture, nothing but what is public; None where
                     there is nothing to draw
    reported         the sections of its report that hold values (empty: participants, and the game)
    restore          (state, subject, name, value) -> the game master's actions that set a public value, as
                     `values` shows it; None: the action `adjust`, where there is one
    stand_in         (state, action that was to give a name and came to nothing, actor, whether a pronoun is
                     what points at it) -> what a further act of the entry with this name is about, or ""

    What every game can do (`mechanics.claims`) need not be among its actions; `say` knows it, too.
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
    dispatches: Callable[[S, tuple[Event, ...], S, Any], tuple[Dispatch, ...]] = _nothing_to_mail
    warnings: Callable[[S, Any], tuple[str, ...]] = _nothing_to_warn_of
    season: Callable[[S], int] = _only_season
    seals: Callable[[S], Mapping[str, bool]] = _no_seals
    fora: Callable[[Any, tuple[str, ...]], tuple[frozenset[str], ...]] = _one_forum
    office: str = "Game Master"
    legal: Callable[[S, str, Any, datetime], tuple[Option, ...]] | None = None
    picture: Callable[[S], Picture] | None = None
    reported: tuple[ReportSection, ...] = ()
    restore: Callable[[S, str, str, Any], tuple[Action, ...]] | None = None
    stand_in: Callable[[S, Action, str, bool], str] = _nothing_meant

    def __post_init__(self) -> None:
        own = self.say
        object.__setattr__(self, "say", lambda action: said(action) or own(action))
        tell = self.tell
        object.__setattr__(self, "tell", lambda event: _told_of_all(event) or tell(event))

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The game's actions, and those of every game, by name."""
        return Vocabulary((*COMMON_ACTIONS, *self.actions))

    @cached_property
    def keeps_secrets(self) -> bool:
        """Whether anything of the game is not for all eyes: private acts, or events that only some see."""
        hidden = any(event.seen_by is not Event.seen_by for event in self.events)
        return hidden or any(action.is_confidential() for action in self.actions)

    @property
    def speech(self) -> Speech:
        """What the reader needs of the game."""
        return Speech(self.id, self.title, self.actions, self.phrasebook)

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
