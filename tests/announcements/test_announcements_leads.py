"""Words in front of a colon: `leads.txt` holds some that leave the acts behind them alone, `belying.txt` some
that say of what follows that it is not done. Each stands before an act, above a list, and above a paragraph.
`fronts.txt` and `belying_fronts.txt` hold the same of words with marks of their own in front of acts.
"""

from pathlib import Path

import pytest
from announcement_tables import reader

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


@pytest.mark.parametrize("lead", LEADS)
def test_words_that_lead_up_to_acts_leave_them_alone(lead: str) -> None:
    assert all(told.endswith(": acts") for told in verdicts(lead)), verdicts(lead)


@pytest.mark.parametrize("lead", BELYING)
def test_words_that_belie_acts_let_none_stand(lead: str) -> None:
    assert not any(told.endswith(": acts") for told in verdicts(lead)), verdicts(lead)


def behind(front: str) -> list[str]:
    """What comes of an act of three games behind the words."""
    found = []
    for game, (subject, (act, _)) in ACTS.items():
        text = f"{front} {act}".replace("\\n", "\n").replace("\n ", "\n")
        read = reader(game).read(Letter("<today>", "Ondine", subject, text, True), NAMES)
        found.append(f"{game}: {len(read.attempts)} {read.verdict}")
    return found


@pytest.mark.parametrize("front", FRONTS)
def test_words_in_front_of_an_act_leave_it_alone(front: str) -> None:
    assert all(told.endswith(": 1 acts") for told in behind(front)), behind(front)


@pytest.mark.parametrize("front", BELYING_FRONTS)
def test_words_in_front_that_belie_an_act_let_it_not_stand(front: str) -> None:
    assert not any(told.endswith(" acts") for told in behind(front)), behind(front)
