"""Words behind an act in its sentence: `tails.txt` holds some that leave the act alone, `belying_tails.txt`
some by which it is not done, not now, or not by the sender. Each begins with the mark that joins it.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest
from announcement_tables import lots, reader

from gamemaster.core.names import Names
from gamemaster.language.layout.letter import Letter

HERE = Path(__file__).parent
TAILS = (HERE / "tails.txt").read_text(encoding="utf-8").splitlines()
BELYING = (HERE / "belying_tails.txt").read_text(encoding="utf-8").splitlines()
ACTS = {
    "agora_rpg": ("[RPG] today", ("I explore", "I move to Town Square")),
    "commune": ("[Commune] today", ("I place a tile at G4", "I withdraw my offer")),
    "werewolves": ("[Werewolves] today", ("I vote to lynch Tarn", "I attack Brask")),
}
NAMES = Names(people={"Ondine": (), "Brask": (), "Tarn": ()}, things={"offers": {"7": "Ondine: A for 3"}})


def verdicts(tail: str) -> list[str]:
    """What comes of each act with the words behind it."""
    stop = "" if tail[-1] in "!?.)]" else "."
    found = []
    for game, (subject, acts) in ACTS.items():
        for act in acts:
            read = reader(game).read(Letter("<today>", "Ondine", subject, f"{act}{tail}{stop}", True), NAMES)
            found.append(f"{act}: {read.verdict}")
    return found


@pytest.mark.parametrize("tails", lots(TAILS))
def test_words_behind_an_act_leave_it_alone(tails: Sequence[str]) -> None:
    told = {tail: verdicts(tail) for tail in tails}
    assert not [tail for tail in tails if not all(one.endswith(": acts") for one in told[tail])], told


@pytest.mark.parametrize("tails", lots(BELYING))
def test_words_that_belie_the_act_before_them_let_it_not_stand(tails: Sequence[str]) -> None:
    told = {tail: verdicts(tail) for tail in tails}
    assert not [tail for tail in tails if any(one.endswith(": acts") for one in told[tail])], told
