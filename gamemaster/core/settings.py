"""Settings every game shares, and the ambiguities of a contract that settings decide.

A setting holds from a moment on: the ledger keeps each change as an entry, replay uses what was in force.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from gamemaster.core.calendar import spoken
from gamemaster.core.errors import BadSetting
from gamemaster.core.mechanics.intent_profiles import PROFILES, Era, Profile, Window


class Settings(BaseModel):
    """Base of every game's settings (mechanics X-1 to X-15); a game adds its own fields.

    `max_skew` is in minutes, `timely_days` in days, `repetition_cap` in repetitions of one sentence.
    `reveal_weeks` is how long the secret of everyday draws is kept (0: until the season is over).
    `late_policy` says what becomes of a mail that came after others which it precedes; one that reaches back
    further than `late_window` days is inserted only when the game master says so. `own_list` says that the
    game's public lists carry nothing else, so that mail on them needs no sign of whose business it is.

    `intent_era` is the procedure of dependent actions (`mechanics.intent_profiles`), `intent_electors` whose
    support and objections count, `speaker` who holds that office; an intent can be acted on from
    `intent_opens_hours` to `intent_closes_hours` after it was announced. A section of a report is ratified
    `ratify_days` after it was published (0: never by itself); `claim_denied` says whether denying a claim of
    error begins that time anew or lets it run on. An error that nobody contests ratifies itself (CFJ 3525);
    where the report is known to be wrong before that, `ratify_corrected` says whether it `waits` for a
    revision or a ruling, or time alone `ratifies` it all the same.

    Whoever owes something is reminded `remind_hours` before it is due; for the kinds of duties in
    `wait_for_ever` no time is set and nothing happens by default. While a game is paused its limits and
    windows `stop` (as a break's do, mechanics F-24) or `run`; weeks always run.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    time_source: Literal["date", "arrival"] = "date"
    max_skew: int = Field(15, ge=0, le=24 * 60)
    late_policy: Literal["insert", "apply_now", "ignore"] = "insert"
    late_window: int = Field(7, ge=0, le=3_650)
    batch_mode: Literal["independent", "stop", "all_or_nothing"] = "independent"
    own_list: bool = False
    misdirected: Literal["refuse", "accept"] = "refuse"
    timely_days: int = Field(7, ge=1, le=90)
    repetition_cap: int = Field(100, ge=1, le=10_000)
    reveal_weeks: int = Field(0, ge=0, le=520)
    intent_era: Era = "2023"
    intent_electors: Literal["players", "members"] = "players"
    speaker: str = ""
    intent_opens_hours: int = Field(96, ge=0, le=24 * 90)
    intent_closes_hours: int = Field(336, ge=1, le=24 * 365)
    ratify_days: int = Field(7, ge=0, le=365)
    claim_denied: Literal["restarts", "runs_on"] = "restarts"
    ratify_corrected: Literal["waits", "ratifies"] = "waits"
    remind_hours: int = Field(48, ge=0, le=24 * 30)
    wait_for_ever: tuple[str, ...] = ()
    pause_clocks: Literal["stop", "run"] = "stop"

    @model_validator(mode="after")
    def _windows(self) -> Self:
        if self.intent_opens_hours > self.intent_closes_hours:
            raise ValueError("intent_opens_hours is above intent_closes_hours: no intent could succeed")
        return self

    @property
    def withheld(self) -> frozenset[str]:
        """The settings that only the game master may know of as long as these hold."""
        return frozenset()

    @cached_property
    def intent_profile(self) -> Profile:
        """How intents work in this game, with its own windows."""
        opens, closes = (timedelta(hours=h) for h in (self.intent_opens_hours, self.intent_closes_hours))
        return PROFILES[self.intent_era]._replace(window=Window(opens, closes))

    def changed(self, changes: Mapping[str, Any]) -> Self:
        """These settings with `changes` applied, checked together; raises BadSetting."""
        unknown = sorted(set(changes) - set(type(self).model_fields))
        if unknown:
            known = ", ".join(sorted(type(self).model_fields))
            raise BadSetting(f"no setting is called {unknown[0]!r}; there are: {known}")
        try:
            return type(self).model_validate({**self.model_dump(), **changes})
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"]) or "settings"
            raise BadSetting(f"{where}: {first['msg']}") from None


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """A point the contract leaves open, the readings on offer and the one that is the default.

    `id` as in the catalogue of mechanics (`R-1`), `setting` the field that decides it ("" when only one
    reading is offered), `options` each value of that field with the reading it stands for. `house` marks a
    default that departs from the letter and is therefore always printed. `other` is the reading of any
    other value, with `{}` where the value stands.
    """

    id: str
    section: str
    problem: str
    setting: str
    options: Mapping[Any, str]
    house: bool = False
    other: str = ""

    def reading(self, value: Any) -> str:
        """The reading that this value of the setting stands for."""
        told = self.options.get(value) or self.other or f"Here {self.setting} is {{}}."
        return told.replace("{}", spoken(value) if isinstance(value, datetime) else str(value))


@dataclass(frozen=True, slots=True)
class Series:
    """The points that a contract leaves open, numbered behind its letter: `Series("R").point(12, ...)` is
    R-12."""

    letter: str

    def point(
        self,
        number: int,
        section: str,
        problem: str,
        setting: str,
        options: Mapping[Any, str],
        house: bool = False,
        other: str = "",
    ) -> Ambiguity:
        """A point that a setting decides; `options`, `house` and `other` as of an `Ambiguity`."""
        return Ambiguity(f"{self.letter}-{number}", section, problem, setting, options, house, other)

    def settled(self, number: int, section: str, problem: str, reading: str) -> Ambiguity:
        """A point with one reading, which no setting changes."""
        return self.point(number, section, problem, "", {"": reading})


@dataclass(frozen=True, slots=True)
class Interpretation:
    """One reading in force, as reports print it."""

    id: str
    section: str
    setting: str
    value: Any
    reading: str
    house: bool
    default: bool


def interpretations(ambiguities: tuple[Ambiguity, ...], settings: Settings) -> tuple[Interpretation, ...]:
    """The readings a player must be told of: house rules and whatever is not the default."""
    found = []
    for point in ambiguities:
        if not point.setting:
            continue
        value = getattr(settings, point.setting)
        default = value == type(settings).model_fields[point.setting].default
        house = point.house and default
        if house or not default:
            told = point.reading(value)
            found.append(Interpretation(point.id, point.section, point.setting, value, told, house, default))
    return tuple(found)
