"""Sentences beside acts: `remarks.txt` holds some that leave the act alone, before it or behind it, and
`owning_up.txt` some behind an act by which it must not stand as certain, `foreshadowing.txt` such in front.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest
from announcement_tables import lots, reader

from gamemaster.core.names import Names
from gamemaster.language.layout.letter import Letter

HERE = Path(__file__).parent
REMARKS = (HERE / "remarks.txt").read_text(encoding="utf-8").splitlines()
OWNING_UP = (HERE / "owning_up.txt").read_text(encoding="utf-8").splitlines()
FORESHADOWING = (HERE / "foreshadowing.txt").read_text(encoding="utf-8").splitlines()
ACTS = {
    "agora_rpg": ("[RPG] today", "I explore."),
    "commune": ("[Commune] today", "I place a tile at G4."),
    "werewolves": ("[Werewolves] today", "I vote to lynch Tarn."),
}
GAMES = tuple(ACTS)
NAMES = Names(people={"Ondine": (), "Brask": (), "Tarn": ()}, things={"offers": {"7": "Ondine: A for 3"}})
BEHIND = ("{act} {said}", "{act}\n\n{said}")
BEFORE = ("{said} {act}", "{said}\n\n{act}")


def beside(said: str, layouts: Sequence[str], first: int) -> list[str]:
    """What comes of an act beside the sentence in each layout, by turns the act of one game and the next."""
    found = []
    for turn, layout in enumerate(layouts, first + len(said)):
        game = GAMES[turn % len(GAMES)]
        subject, act = ACTS[game]
        text = layout.format(act=act, said=said)
        read = reader(game).read(Letter("<today>", "Ondine", subject, text, True), NAMES)
        found.append(f"{game}: {len(read.attempts)} {read.verdict}")
    return found


def acting(lines: Sequence[str], layouts: Sequence[str], first: int) -> list[str]:
    """The sentences beside which an act stands in one of the layouts."""
    return [said for said in lines if any(one.endswith(" acts") for one in beside(said, layouts, first))]


# a sentence stands in a layout beside the act of one game; by night also beside those of the other two
FIRST = [0, *(pytest.param(n, marks=pytest.mark.nightly) for n in (1, 2))]


@pytest.mark.parametrize("first", FIRST)
@pytest.mark.parametrize("lines", lots(REMARKS))
def test_remarks_leave_the_act_alone(lines: Sequence[str], first: int) -> None:
    told = {said: beside(said, BEHIND + BEFORE, first) for said in lines}
    assert not [said for said in lines if any(not one.endswith(": 1 acts") for one in told[said])]


@pytest.mark.parametrize("first", FIRST)
@pytest.mark.parametrize("lines", lots(OWNING_UP))
def test_what_is_owned_up_to_lets_no_act_stand(lines: Sequence[str], first: int) -> None:
    assert not acting(lines, BEHIND, first)


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("lines", lots(FORESHADOWING))
def test_what_is_foreshadowed_lets_no_act_stand(lines: Sequence[str], first: int) -> None:
    assert not acting(lines, BEFORE[:1], first)
