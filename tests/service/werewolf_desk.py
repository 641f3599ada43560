"""A session of the Werewolves to try the service on: six townspersons, lists of two nomics, known parts.

`dealt` makes chance deal as it is told, so that worlds can differ in nothing but who is what.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from service_kit import BOT, GM, MONDAY, SECRET, Desk, Letter, address, outcomes

from gamemaster.core.action import Action
from gamemaster.core.chance import FIRST_SEASON, KeyedChance
from gamemaster.service.games.creating import NewGame, create_game
from gamemaster.service.games.roster import add_person
from gamemaster.service.messages.results import Taken
from gamemaster.service.ruling.rulings import rule
from gamemaster.service.views import queries
from gamemaster.service.workspace import loaded
from gamemaster.service.workspace.workspace import init_workspace, open_workspace

WW = "ww"
AGORA = "agora@lists.example.org"
SPOON = "spoon@b.example.net"
LISTS = (AGORA, SPOON)
TOWN = ("Brask", "Fenwick", "Mirelle", "Ondine", "Quillon", "Tarn")
PARTS = {"Seer": "Ondine", "Witch": "Tarn"}
WOLF = "Brask"
LIMITS = {"day_limit": 2, "night_limit": 2, "hunter_limit": 24, "cupid_limit": 24}


class DealtChance(KeyedChance):
    """Chance that deals as it is told, and draws everything else as always."""

    deal: dict[tuple[str, int, int], int] = {}  # noqa: RUF012 - one deal at a time, set by `dealt`

    def draw(self, entry: str, purpose: str, counter: int, sides: int, secret: str = FIRST_SEASON) -> int:
        wanted = self.deal.get((purpose, counter, sides))
        return super().draw(entry, purpose, counter, sides, secret) if wanted is None else wanted


@contextmanager
def dealt(wolves: Sequence[str], roles: dict[str, str], town: Sequence[str] = TOWN) -> Iterator[None]:
    """Every session that starts meanwhile has these werewolves and these holders of roles."""
    pool, deal = sorted(town), {}
    wanted = [("werewolf", n, wolf) for n, wolf in enumerate(wolves)]
    for purpose, counter, person in (*wanted, *((role, 0, who) for role, who in roles.items())):
        deal[purpose, counter, len(pool)] = pool.index(person) + 1
        pool.remove(person)
    with patch.object(loaded, "KeyedChance", DealtChance), patch.object(DealtChance, "deal", deal):
        yield


def prepare_town(
    folder: Path, settings: dict[str, Any] | None = None, town: Sequence[str] = TOWN, secret: str = SECRET
) -> Path:
    """A workspace in which everybody has joined and no session has started."""
    init_workspace(folder)
    with open_workspace(folder, lambda: MONDAY) as ws:
        create_game(
            ws,
            NewGame(
                WW,
                "werewolves",
                title="Werewolves",
                gm=f"{GM} <{address(GM)}>",
                lists=LISTS,
                starts=MONDAY,
                settings=LIMITS | (settings or {}),
                secret=secret,
            ),
        )
        for name in town:
            add_person(ws, f"{name} <{address(name)}>", (), ())
    desk = WolfDesk(folder)
    # the Message-IDs of whoever goes on here begin at 1
    desk.count = 9000
    for n, name in enumerate(town):
        one = LISTS[n % 2]
        taken = desk.mail(name, "I join the Werewolves contest.", to=one, by_list=one)
        assert outcomes(taken) == ["applied join"]
    desk.close()
    return folder


class WolfDesk(Desk):
    """One workspace with a session in it. People `say` things on a list and `whisper` to the program."""

    def say(self, who: str, text: str, to: str = AGORA, **how: Any) -> Taken:
        return self.mail(who, text, to=to, by_list=to, **how)

    def whisper(self, who: str, text: str, **how: Any) -> Taken:
        how.setdefault("to", BOT)
        return self.mail(who, text, **how)

    def start(self, *roles: str) -> None:
        """The contestmaster starts a session by mail."""
        with_roles = f"with the roles {' and '.join(roles)}" if roles else "without optional roles"
        taken = self.say(GM, f"I start a session {with_roles}.")
        assert outcomes(taken) == ["applied start_session"]

    def lynch(self, whom: str, *voters: str) -> None:
        for voter in voters:
            assert outcomes(self.whisper(voter, f"I vote to lynch {whom}.")) == ["applied vote"]

    def of_game(self, *words: str, because: str = "it is so") -> str:
        return rule(self.ws, WW, words, because, None)

    def view(self, who: str = "", gm: bool = False) -> dict[str, Any]:
        found: dict[str, Any] = queries.state(self.ws, WW, None, who, gm).data
        return found

    @property
    def phase(self) -> str:
        shown = self.view()["game_state"]
        return f"{shown['phase']} {shown['day']}" if shown["session"] else "none"

    def public(self, letters: Sequence[Letter]) -> list[Letter]:
        """Those of the letters that went to lists."""
        return [letter for letter in letters if set(letter.recipients) & set(LISTS)]


def to(letters: list[Letter], who: str) -> list[Letter]:
    return [letter for letter in letters if letter.recipients == (address(who),)]


def words_of(act: Action) -> str:
    """A sentence that means this act."""
    of: dict[str, Any] = act.params()
    target = of.get("target")
    match act.name:
        case "vote":
            return f"I vote to lynch {target}." if target else "I withdraw my vote."
        case "attack":
            return f"We attack {target}." if target else "I withdraw my attack."
        case "see":
            return f"I look at {target} tonight."
        case "save":
            return "I heal the victim."
        case "poison":
            return f"I poison {target}."
        case "link":
            return f"I link {of['lovers'][0]} and {of['lovers'][1]} as lovers."
        case "shoot" if of.get("standing"):
            return f"If I die, I shoot {target}." if target else "I withdraw my standing choice."
        case "shoot":
            return f"I shoot {target}."
        case "pass" if of.get("power"):
            return f"I pass on {of['power']}ing."
    return "I pass tonight."
