"""A workspace that takes the raw mails in: a game of RPG with the lists and people of `context.json`."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from gamemaster.mail.files import read_path
from gamemaster.service.games.creating import NewGame, create_game
from gamemaster.service.games.roster import add_person
from gamemaster.service.messages.results import Taken
from gamemaster.service.rounds.intake import take
from gamemaster.service.workspace.workspace import init_workspace, open_workspace

Table = dict[str, Any]

CONTEXT = Path(__file__).parent / "context.json"
START = datetime(2026, 3, 2, tzinfo=UTC)
NOW = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)
"""When the mails are taken in; most are of the day before."""

GAME = "rpg"
TARGETS = ("acts", "ask")


class Intake:
    """The workspace, open; `take` brings a file's message to its end."""

    def __init__(self, folder: Path) -> None:
        self.ws = open_workspace(folder, lambda: NOW)

    def take(self, path: Path) -> Taken:
        (mail,) = read_path(path)
        return take(self.ws, mail)

    def close(self) -> None:
        self.ws.close()


def prepare(folder: Path) -> Path:
    """A workspace with the people and the game of the fixtures."""
    context: Table = json.loads(CONTEXT.read_text(encoding="utf-8"))
    lists: dict[str, list[str]] = context["lists"]
    init_workspace(folder)
    file = folder / "gamemaster.toml"
    told, found = re.subn(
        r"^#? ?address = .*$",
        f'address = "{context["bot"]}"',
        file.read_text(encoding="utf-8"),
        count=1,
        flags=re.MULTILINE,
    )
    assert found
    file.write_text(told, encoding="utf-8")
    with open_workspace(folder, lambda: START) as ws:
        create_game(
            ws,
            NewGame(
                GAME,
                "agora_rpg",
                title="Agora RPG",
                gm="Sir Hale <hale@example.org>",
                lists=tuple(lists["public"]),
                discussion=tuple(lists["discussion"]),
                starts=START,
                secret="22" * 32,
            ),
        )
        for name, addresses in context["people"].items():
            if name != "Sir Hale":
                add_person(ws, f"{name} <{addresses[0]}>", tuple(context["aliases"].get(name, ())), ())
    return folder
