"""Tables of announcements: what a mail says, and what the reader must make of it.

Every case of an open table is a test of its own. The cases in `misses.txt` are not read as they should be:
they ask, or find nothing, where a person would have known; never do they act wrongly. A case that is read
comes off the list. Of the tables held out (`*_heldout.toml`) only two numbers
are shown for each game: `read`, the share of mails whose verdict and acts are exactly right, and `wrong
acts`, acts that the sender did not certainly perform.
"""

import sys
from collections import Counter
from pathlib import Path

import pytest
from announcement_tables import Case, cases, done, games, read, wanted

from gamemaster.service.workspace.registry import find_speech

OPEN = cases(heldout=False)
LEAST_READ = 0.92
MOST_WRONG = 0
MISSES = frozenset((Path(__file__).parent / "misses.txt").read_text(encoding="utf-8").split())


def test_every_folder_is_a_game() -> None:
    for game in games():
        assert find_speech(game).id == game


@pytest.mark.parametrize("case", OPEN, ids=[case.id for case in OPEN])
def test_announcement(case: Case) -> None:
    reading = read(case)
    acts, expected = done(reading), wanted(case)
    exact = (reading.verdict, acts) == (case.told["verdict"], expected)
    if case.id in MISSES:
        assert not exact, "this is read now: take it off the list of misses"
        assert not [act for act in acts if act not in expected], reading.to_json()
        return
    assert exact, reading.to_json()


def test_every_miss_is_a_case() -> None:
    assert {case.id for case in OPEN} >= MISSES


def test_heldout_announcements(capsys: pytest.CaptureFixture[str]) -> None:
    total, right, wrong = Counter[str](), Counter[str](), Counter[str]()
    for case in cases(heldout=True):
        reading = read(case)
        acts, expected = done(reading), wanted(case)
        exact = (reading.verdict, acts) == (case.told["verdict"], expected)
        for key in (case.game, "all games"):
            total[key] += 1
            right[key] += exact
            wrong[key] += sum(1 for act in acts if act not in expected)
    assert total
    lines = [
        f"held-out announcements, {game}: {total[game]}, read {right[game] / total[game]:.3f}, "
        f"wrong acts {wrong[game]}\n"
        for game in sorted(total, key=lambda game: (game == "all games", game))
    ]
    with capsys.disabled():
        sys.stdout.write("\n" + "".join(lines))
    assert wrong["all games"] <= MOST_WRONG
    assert right["all games"] / total["all games"] >= LEAST_READ
