"""GuildNomic by mail: an adopted proposal acts, its prose is owed, and entering it notes that it is done."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from service_kit import Desk, new_game, outcomes

from gamemaster.core.errors import UsageError
from gamemaster.service.rounds.duties import duties
from gamemaster.service.ruling.changing import change_settings, change_text
from gamemaster.service.views import queries, texts

GUILD, BOARD = "guild", "guild@lists.example.org"
ADOPTED = datetime(2009, 11, 2, tzinfo=UTC)
PROPOSAL = """I submit the following proposal to GuildNomic: {
Aiming is encouraged.

Effects:
  set hit_above = 8
  Brask.level = 2
}"""


@pytest.fixture
def hall(desk: Desk) -> Desk:
    """A guild of two, with a proposal that took effect when the week turned."""
    new_game(desk.ws, GUILD, contract="guild_nomic", title="GuildNomic", lists=(BOARD,), discussion=())
    for who, class_ in (("Ondine", "Knight"), ("Brask", "Ranger")):
        text = f"I join the Adventurer's Guild as a {class_}."
        assert outcomes(desk.mail(who, text, to=BOARD)) == ["applied join_guild"]
    assert outcomes(desk.mail("Ondine", PROPOSAL, to=BOARD)) == ["applied propose"]
    assert outcomes(desk.mail("Brask", "In GuildNomic, I vote for proposal 1.", to=BOARD)) == ["applied vote"]
    desk.turn()
    return desk


def value(desk: Desk, name: str) -> object:
    found: dict[str, object] = queries.state(desk.ws, GUILD, None, "", False).data
    return found[name]


def owed(desk: Desk) -> list[object]:
    return [shown.data["kind"] for shown in duties(desk.ws, GUILD)]


def test_what_a_proposal_sets_holds_from_its_moment_on_and_is_listed(hall: Desk) -> None:
    settings, people = value(hall, "settings"), value(hall, "people")
    assert settings["hit_above"] == 8  # type: ignore[index]
    assert people["Brask"]["level"] == 2  # type: ignore[index]
    (change,) = [shown.data for shown in texts.settings_history(hall.ws, GUILD)]
    assert (change["from"], change["changes"]) == ("2009-11-02T00:00:00Z", {"hit_above": 8})
    assert (change["author"], change["because"]) == ("the rules", "proposal 1")
    hall.proven()


def test_the_text_that_carries_a_proposal_out_cites_it(hall: Desk, tmp_path: Path) -> None:
    assert "enactment" in owed(hall)
    file = tmp_path / "text.md"
    file.write_text("18. Aiming is encouraged.\n", encoding="utf-8")
    change_text(hall.ws, GUILD, file, ADOPTED, "adopted", proposal=1)
    assert "enactment" not in owed(hall)
    newest = texts.text_versions(hall.ws, GUILD)[-1].data
    assert (newest["cites"], newest["from"]) == ("proposal 1", "2009-11-02T00:00:00Z")
    hall.proven()


def test_a_setting_may_carry_it_out_too_but_only_once(hall: Desk) -> None:
    change_settings(hall.ws, GUILD, {"quorum": 1}, None, "adopted", proposal=1)
    assert "enactment" not in owed(hall)
    with pytest.raises(UsageError, match="Nothing of proposal 1 waits"):
        change_settings(hall.ws, GUILD, {"quorum": 2}, None, "adopted", proposal=1)
    assert value(hall, "settings")["quorum"] == 1  # type: ignore[index]


def test_a_game_without_proposals_carries_none_out(desk: Desk) -> None:
    new_game(desk.ws, "c", contract="commune", title="Commune", lists=(BOARD,), discussion=())
    with pytest.raises(UsageError, match="keeps no list of proposals"):
        change_settings(desk.ws, "c", {"place_limit": 1}, None, "adopted", proposal=1)
