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
NAMES = Names(people={"Ondine": (), "Brask": (), "Tarn": ()}, things={"offers": {"7": "Ondine: A for 3"}})
BEHIND = ("{act} {said}", "{act}\n\n{said}")
BEFORE = ("{said} {act}", "{said}\n\n{act}")


def verdicts(said: str, layouts: tuple[str, ...]) -> list[str]:
    """What comes of an act of three games beside the sentence, in each layout."""
    found = []
    for game, (subject, act) in ACTS.items():
        for layout in layouts:
            text = layout.format(act=act, said=said)
            read = reader(game).read(Letter("<today>", "Ondine", subject, text, True), NAMES)
            found.append(f"{game}: {len(read.attempts)} {read.verdict}")
    return found


def acting(lines: Sequence[str], layouts: tuple[str, ...]) -> list[str]:
    """The sentences beside which an act stands in one of the layouts."""
    return [said for said in lines if any(told.endswith(" acts") for told in verdicts(said, layouts))]


@pytest.mark.parametrize("lines", lots(REMARKS))
def test_remarks_leave_the_act_alone(lines: Sequence[str]) -> None:
    told = {said: verdicts(said, BEHIND + BEFORE) for said in lines}
    assert not [said for said in lines if any(not one.endswith(": 1 acts") for one in told[said])]


@pytest.mark.parametrize("lines", lots(OWNING_UP))
def test_what_is_owned_up_to_lets_no_act_stand(lines: Sequence[str]) -> None:
    assert not acting(lines, BEHIND)


@pytest.mark.parametrize("lines", lots(FORESHADOWING))
def test_what_is_foreshadowed_lets_no_act_stand(lines: Sequence[str]) -> None:
    assert not acting(lines, BEFORE[:1])
