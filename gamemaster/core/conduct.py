"""How a game is conducted: who its game master is, who plays whose part, and whether it is paused.

It belongs to no contract, changes by rulings only, and holds from a moment on like everything else.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple

from gamemaster.core.calendar import utc
from gamemaster.core.record import Record, record_from_json


class Conduct(NamedTuple):
    """The conduct in force. `seats` pairs the part of somebody with the person who plays it now.

    A part keeps the name of whoever joined: values, events and reports go by it. `paused` is since when
    nothing happens, None while the game goes on. `record` is what is on record of its reports.
    """

    gm: str = ""
    seats: tuple[tuple[str, str], ...] = ()
    paused: datetime | None = None
    record: Record = Record()

    def player(self, part: str) -> str:
        """The person who plays the part, and who gets its private mail."""
        return dict(self.seats).get(part, part)

    def part(self, person: str) -> str | None:
        """The part that a person plays: eir own unless a ruling says otherwise; None once e was replaced."""
        for part, player in self.seats:
            if player == person:
                return part
        return None if person in dict(self.seats) else person

    def seated(self, part: str, player: str) -> "Conduct":
        """The same with `player` playing `part` from now on."""
        seats = {**dict(self.seats), part: player}
        return self._replace(seats=tuple(sorted((p, who) for p, who in seats.items() if p != who)))

    def to_json(self) -> dict[str, Any]:
        """The stored form; `conduct_from_json` reads it back."""
        paused = None if self.paused is None else self.paused.isoformat()
        found = {"gm": self.gm, "seats": [list(seat) for seat in self.seats], "paused": paused}
        return found | ({"record": self.record.to_json()} if self.record != Record() else {})


def conduct_from_json(found: Mapping[str, Any]) -> Conduct:
    """Read back what `Conduct.to_json` wrote."""
    paused = found["paused"]
    return Conduct(
        found["gm"],
        tuple((part, player) for part, player in found["seats"]),
        None if paused is None else utc(datetime.fromisoformat(paused)),
        record_from_json(found["record"]) if "record" in found else Record(),
    )
