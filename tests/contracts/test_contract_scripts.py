"""Every point that a contract leaves open has a script for its default and for each other reading."""

import json
import re
from pathlib import Path

import pytest

from contracts.agora_fluxx.contract import CONTRACT as AGORA_FLUXX
from contracts.agora_rpg.contract import CONTRACT as AGORA_RPG
from contracts.commune.contract import CONTRACT as COMMUNE
from contracts.guild_nomic.contract import CONTRACT as GUILD_NOMIC
from contracts.werewolves.contract import CONTRACT as WEREWOLVES
from gamemaster.core.settings import Ambiguity

GAMES = {game.id: game for game in (AGORA_FLUXX, AGORA_RPG, COMMUNE, GUILD_NOMIC, WEREWOLVES)}


def scripts(game: str, point: str) -> list[str]:
    """The texts of the scripts of one point."""
    letter, number = point.split("-")
    name = f"{letter}-{int(number):02}"
    folder = Path(__file__).parent / game / "scripts"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"{name}[._]*"))]


def is_set(text: str, setting: str, value: object) -> bool:
    written = value if isinstance(value, str) else json.dumps(value)
    return re.search(rf"\b{setting}={re.escape(written)}(?!\w)", text) is not None


def missing(game: str, point: Ambiguity) -> list[object]:
    """The readings of a point that no script of it plays."""
    texts = scripts(game, point.id)
    if not point.setting:
        return [] if texts else [""]
    default = getattr(GAMES[game].settings(), point.setting)
    return [
        option
        for option in point.options
        if not any(
            is_set(text, point.setting, option) or (option == default and f"{point.setting}=" not in text)
            for text in texts
        )
    ]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_reading_of_every_open_point_is_played(game: str) -> None:
    found = [(point.id, point.setting, missing(game, point)) for point in GAMES[game].ambiguities]
    assert [point for point in found if point[-1]] == []


def test_a_reading_without_a_script_would_be_found() -> None:
    (point,) = [p for p in AGORA_RPG.ambiguities if p.id == "R-1"]
    more = Ambiguity("R-1", point.section, "", point.setting, {**point.options, "coin": "A coin is thrown."})
    assert missing("agora_rpg", more) == ["coin"]
    assert missing("agora_rpg", Ambiguity("R-99", "1", "", "", {"": "?"})) == [""]
