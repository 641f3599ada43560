"""Mails of moves with remarks around them, by writers who never saw the reader: `whole_mails.txt`.

`+` is in front of those whose moves are certain, every one in the words of `MOVES`, and nothing else is done;
`-` in front of those in which none may be carried out. A `/` between spaces breaks the line, `//` the
paragraph.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from announcement_tables import done, lots, names_of, reader

from gamemaster.core.reading import Reading
from gamemaster.language.layout.letter import Letter

MAILS = (Path(__file__).parent / "whole_mails.txt").read_text(encoding="utf-8").splitlines()
SUBJECTS = {
    "agora_rpg": "[RPG] a walk",
    "commune": "[Commune] week 4",
    "werewolves": "[Werewolves] day 2",
    "agora_fluxx": "[Fluxx] my turn",
    "guild_nomic": "[GuildNomic] the usual",
}
MOVES = {
    "agora_rpg": (
        "I explore",
        "I move to Town Square",
        "I give Tarn 3 gold",
        "I heal",
        "I go to Dungeon Level 2",
        "I attack the goblin",
    ),
    "commune": (
        "I place a tile at F6",
        "I invest in Mauve",
        "I set my left constructor to B",
        "I withdraw offer 23",
    ),
    "werewolves": ("I vote for Joss", "I vote to lynch Joss"),
    "agora_fluxx": (
        "I play Goldfish",
        "I discard Marmalade",
        "I end my turn",
        "I object to intent 6",
        "I start my turn",
    ),
    "guild_nomic": (
        "I vote for proposal 52",
        "I vote against proposal 51",
        "I join the Lanterns",
        "I leave my party",
    ),
}
NAMES = names_of(
    {
        "people": {
            **dict.fromkeys(("Brask", "Tarn", "Joss", "Imke", "Ludo"), ()),
            "Ondine": ("On",),
            "Wendeline": ("Wendy",),
        },
        "gm": ["Sir Hale"],
        "names": {
            "communities": ["Mauve", "Teal"],
            "cards": ["Goldfish", "Marmalade", "Lighthouse", "Draw 2"],
            "parties": ["Lanterns", "Copper Kettles"],
            "quests": {"3": "Moss Giant"},
            "proposals": {"51": "Quiet Hours", "52": "More Quests"},
            "offers": {
                "21": {"by": "Tarn", "token": "3", "wanted": ["A"]},
                "22": {"by": "Brask", "token": "4", "wanted": ["B"]},
                "23": {"by": "Ondine", "token": "5", "wanted": ["C"]},
            },
            "non_player_characters": ["Old Ferris"],
            "intents": {"6": "add the card Weathercock"},
        },
    }
)


@cache
def read(game: str, text: str) -> Reading:
    return reader(game).read(Letter("<mail>", "Ondine", SUBJECTS[game], text, True), NAMES)


def told(line: str) -> tuple[str, str]:
    """The game of a line, and its mail."""
    game, _, words = line[2:].partition(" | ")
    return game, words.replace(" // ", "\n\n").replace(" / ", "\n") + "\n"


def moves_in(game: str, text: str) -> list[object]:
    """The acts of all the moves that stand in a mail, in their order."""
    low = re.sub(r"\bhereby ", "", text.lower())
    found = [
        (match.start(), move)
        for move in MOVES[game]
        for match in re.finditer(rf"{re.escape(move.lower())}(?!\w)", low)
    ]
    return [act for _, move in sorted(found) for act in done(read(game, f"{move}.\n"))]


@pytest.mark.parametrize("lines", lots([line for line in MAILS if line[0] == "+"]))
def test_moves_with_remarks_around_them_are_carried_out(lines: Sequence[str]) -> None:
    mails = [told(line) for line in lines]
    assert [(read(*mail).verdict, done(read(*mail))) for mail in mails] == [
        ("acts", moves_in(*mail)) for mail in mails
    ]


@pytest.mark.parametrize("lines", lots([line for line in MAILS if line[0] == "-"]))
def test_moves_that_the_rest_of_a_mail_unsettles_are_not(lines: Sequence[str]) -> None:
    assert not [line for line in lines if read(*told(line)).attempts]
