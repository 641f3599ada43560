"""Who and what the demonstration consists of: people, lists, the calendar and the game's secret.

The secret is public and fixed, so the same letters meet the same luck on every run. No real game may use it.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

GAME = "rpg"
CONTRACT = "agora_rpg"
TITLE = "Agora RPG"
SECRET = (
    "330ec1901eebb918d1a3d7e400674e7884a01f4eb2280dad36741958ff3457df"  # noqa: S105
    "c4d19b60a7f2835e0d1c6b94f3a87e25916dbc02e84f7a5310d9c6e2b8f4a173"
)  # fmt: skip

LIST = "rpg@lists.example.org"
TALK = "talk@lists.example.org"
PROGRAM = "gamemaster@example.org"
FOOTER = "A mailing list of lists.example.org\nTo leave it, write to leave@lists.example.org"
PASSWORD = "demo"  # noqa: S105 - guards a server on loopback that lives for seconds

START = datetime(2009, 10, 26, tzinfo=UTC)
WEEKS = 3

# a few minutes after midnight, as cron would have it
TURN = timedelta(minutes=5)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who writes. `zone` is eir hours from UTC, `agent` what eir mail program calls itself."""

    name: str
    address: str
    zone: int
    agent: str
    aliases: tuple[str, ...] = ()

    @property
    def mailbox(self) -> str:
        """The person as a mail field writes em."""
        name = f'"{self.name}"' if "." in self.name else self.name
        return f"{name} <{self.address}>"


GAME_MASTER = Person("Sir Hale", "hale@example.org", 0, "Mutt/1.5.20 (2009-06-14)")

PLAYERS = (
    Person("Ondine", "ondine@example.org", 1, "Thunderbird 2.0.0.23 (X11/20090817)", ("On",)),
    Person("Brask", "brask@example.net", -5, "Pine 4.64"),
    Person("Tarn", "tarn@example.com", 0, "KMail/1.12.2 (Linux/2.6.31)"),
    Person("Mirelle", "mirelle@example.org", 1, "Windows Mail 6.0.6001", ("Mir",)),
    Person("Quillon", "quillon@example.net", -8, "Apple Mail (2.1077)"),
    Person("D. Voss", "d.voss@example.com", 11, "Gnus/5.13 (Gnus v5.13)", ("Voss",)),
)

NON_PLAYER = Person("Old Marn", "marn@example.org", 0, "Alpine 2.00")

# reads the list, and nobody has told the program of em
STRANGER = Person("Fenwick", "fenwick@example.com", -6, "webmail")

EVERYBODY = (GAME_MASTER, *PLAYERS, NON_PLAYER, STRANGER)

_BY_NAME = {person.name: person for person in EVERYBODY}


def person(name: str) -> Person:
    """The person called `name`; raises KeyError."""
    return _BY_NAME[name]


class Turn(NamedTuple):
    """The end of week `week` of the game, dealt with at `at`."""

    week: int
    at: datetime


def turns() -> tuple[Turn, ...]:
    """When the weeks of the story end."""
    return tuple(Turn(week, START + timedelta(weeks=week) + TURN) for week in range(1, WEEKS + 1))
