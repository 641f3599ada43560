"""What a ruling of the contestmaster tells, and to whom: roles that are not made public."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from service_kit import copied, hour
from werewolf_desk import PARTS, WOLF, WW, WolfDesk, dealt, prepare_town

from gamemaster.service.games.exporting import export
from gamemaster.service.reports import reporting
from gamemaster.service.views import queries
from gamemaster.service.views.why import why


@pytest.fixture(scope="module")
def silent_town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return prepare_town(
        tmp_path_factory.mktemp("silent") / "ws", {"roles_public": False, "default_roles": ["Seer", "Witch"]}
    )


@pytest.fixture
def silent(silent_town: Path, tmp_path: Path) -> Iterator[WolfDesk]:
    """A game in which it is not told which roles are in play."""
    with dealt([WOLF], PARTS):
        made = WolfDesk(copied(silent_town, tmp_path / "ws"), hour(1))
        made.letters()
        yield made
        made.close()


def printed(desk: WolfDesk) -> str:
    """What is printed for all eyes."""
    found = [reporting.show(desk.ws, WW, None, form) for form in ("text", "html", "json")]
    found += [f"{line.text} {line.data}" for line in queries.history(desk.ws, WW, "", None)]
    shown = queries.state(desk.ws, WW, None, "", False)
    return "\n".join([*found, shown.text, str(shown.data)])


class TestRolesThatAreNotMadePublic:
    def test_a_ruling_that_starts_a_session_names_none_of_them(
        self, silent: WolfDesk, tmp_path: Path
    ) -> None:
        silent.of_game("act", "start_session", '{"roles": ["Seer", "Witch"]}', because="the Seer is due")
        (news,) = silent.public(silent.letters("notice"))
        chain = why(silent.ws, WW, "game.session", None, "", gm=False)
        shown = printed(silent) + news.words + chain.text
        export(silent.ws, WW, tmp_path / "out", secrets=False)
        shown += (tmp_path / "out" / "entries.json").read_text()
        assert "Session 1 began with 6 townspersons; which roles are in play is not told." in shown
        for named in ("Seer, Witch", "'Seer'", '"Seer"', "Seer is due"):
            assert named not in shown
        assert "Seer" in queries.state(silent.ws, WW, None, "", True).text

    def test_roles_of_the_next_session_are_no_setting_for_all_eyes(self, silent: WolfDesk) -> None:
        text = reporting.show(silent.ws, WW, None, "text")
        assert "default_roles" not in text
        assert "day_limit" in text
        assert "default_roles" not in silent.view()["settings"]
        assert silent.view(gm=True)["settings"]["default_roles"] == ["Seer", "Witch"]
