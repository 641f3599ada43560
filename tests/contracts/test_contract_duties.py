"""What is owed is called the same in every game, so that settings and reminders can speak of it."""

from datetime import UTC, datetime

import pytest
from test_contract_scripts import GAMES

from gamemaster.core.contract import Start

START = datetime(2009, 10, 26, tzinfo=UTC)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_weekly_report_is_owed_as_a_report(game: str) -> None:
    contract, settings = GAMES[game], GAMES[game].settings()
    state = contract.setup(Start("game", contract.title, START, "Sir Hale"), settings)
    owed = [duty for duty in contract.due(state, settings) if duty.what.startswith("Publish")]
    assert [duty.kind for duty in owed] == ["report"] * len(owed)
    # the Werewolves' contract asks for announcements, and for no weekly report
    assert bool(owed) is (game != "werewolves")
