"""Words in front of a colon: `leads.txt` holds some that leave the acts behind them alone, `belying.txt` some
that say of what follows that it is not done. Each stands before an act, above a list, and above a paragraph.
`fronts.txt` and `belying_fronts.txt` hold the same of words with marks of their own in front of acts.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest
from announcement_tables import lots, reader

from gamemaster.core.names import Names
from gamemaster.language.layout.letter import Letter

HERE = Path(__file__).parent
LEADS = (HERE / "leads.txt").read_text(encoding="utf-8").splitlines()
FRONTS = (HERE / "fronts.txt").read_text(encoding="utf-8").splitlines()
BELYING_FRONTS = (HERE / "belying_fronts.txt").read_text(encoding="utf-8").splitlines()
BELYING = (HERE / "belying.txt").read_text(encoding="utf-8").splitlines()
ACTS = {
    "agora_rpg": ("[RPG] today", ("I explore.", "I move to Town Square.")),
    "commune": ("[Commune] today", ("I place a tile at G4.", "I withdraw my offer.")),
    "werewolves": ("[Werewolves] today", ("I vote to lynch Tarn.", "I vote to lynch Brask.")),
}
NAMES = Names(people={"Ondine": (), "Brask": (), "Tarn": ()}, things={"offers": {"7": "Ondine: A for 3"}})


def verdicts(lead: str) -> list[str]:
    """What comes of the acts of three games behind the words, in each layout."""
    found = []
    for game, (subject, (one, other)) in ACTS.items():
        for text in (f"{lead}: {one}", f"{lead}:\n\n1. {one}\n2. {other}", f"{lead}:\n\n{one}"):
            read = reader(game).read(Letter("<today>", "Ondine", subject, text, True), NAMES)
            found.append(f"{game}: {read.verdict}")
    return found


@pytest.mark.parametrize("leads", lots(LEADS))
def test_words_that_lead_up_to_acts_leave_them_alone(leads: Sequence[str]) -> None:
    told = {lead: verdicts(lead) for lead in leads}
    assert not [lead for lead in leads if not all(one.endswith(": acts") for one in told[lead])], told


@pytest.mark.parametrize("leads", lots(BELYING))
def test_words_that_belie_acts_let_none_stand(leads: Sequence[str]) -> None:
    told = {lead: verdicts(lead) for lead in leads}
    assert not [lead for lead in leads if any(one.endswith(": acts") for one in told[lead])], told


def behind(front: str) -> list[str]:
    """What comes of an act of three games behind the words."""
    found = []
    for game, (subject, (act, _)) in ACTS.items():
        text = f"{front} {act}".replace("\\n", "\n").replace("\n ", "\n")
        read = reader(game).read(Letter("<today>", "Ondine", subject, text, True), NAMES)
        found.append(f"{game}: {len(read.attempts)} {read.verdict}")
    return found


@pytest.mark.parametrize("fronts", lots(FRONTS))
def test_words_in_front_of_an_act_leave_it_alone(fronts: Sequence[str]) -> None:
    told = {front: behind(front) for front in fronts}
    assert not [front for front in fronts if not all(one.endswith(": 1 acts") for one in told[front])], told


@pytest.mark.parametrize("fronts", lots(BELYING_FRONTS))
def test_words_in_front_that_belie_an_act_let_it_not_stand(fronts: Sequence[str]) -> None:
    told = {front: behind(front) for front in fronts}
    assert not [front for front in fronts if any(one.endswith(" acts") for one in told[front])], told
