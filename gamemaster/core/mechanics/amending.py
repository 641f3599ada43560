"""Settings that a game's own rules change: an adopted proposal that says which setting becomes what.

The clock's turn that tells the event below puts the settings in force from its moment on, exactly as an entry
of the ledger does; a later entry changes them again.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from gamemaster.core.event import Event
from gamemaster.core.settings import Settings


@dataclass(frozen=True, slots=True)
class SettingsAmended(Event):
    """Settings of the game are others from now on: pairs of a name and its value as JSON text.

    The values must be possible for the settings in force (`Settings.changed`); `because` says what did it.
    """

    name: ClassVar[str] = "settings_amended"
    changes: tuple[tuple[str, str], ...]
    because: str

    @property
    def values(self) -> dict[str, Any]:
        """What each setting becomes."""
        return {key: json.loads(value) for key, value in self.changes}

    @property
    def told(self) -> str:
        """The event as a sentence."""
        what = ", ".join(f"{key} = {value}" for key, value in self.changes)
        return f"By {self.because}, {what} from now on."


def amendment(changes: Mapping[str, Any], because: str) -> SettingsAmended:
    """The event that puts `changes` in force."""
    return SettingsAmended(tuple((key, json.dumps(value)) for key, value in changes.items()), because)


def amended(settings: Settings, events: Iterable[Event]) -> Settings:
    """The settings after `events`; raises BadSetting for a value that cannot be."""
    for event in events:
        if isinstance(event, SettingsAmended):
            settings = settings.changed(event.values)
    return settings


def told(event: Event) -> str:
    """The event of an amendment as a sentence, "" for any other."""
    return event.told if isinstance(event, SettingsAmended) else ""
