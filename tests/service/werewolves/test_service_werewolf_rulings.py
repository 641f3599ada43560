"""What a ruling of the contestmaster tells, and to whom: roles that are not made public, parts set right."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from service_kit import copied, hour
from werewolf_desk import PARTS, WOLF, WW, WolfDesk, dealt, prepare_town, to

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


class TestPartsSetRight:
    def test_a_new_werewolf_and_the_pack_are_told_of_each_other(self, day: WolfDesk) -> None:
        day.of_game("adjust", "Mirelle.side", "werewolf", because="the deal was wrong")
        letters = day.letters()
        (new,) = to(letters, "Mirelle")
        (old,) = to(letters, WOLF)
        assert f"You are a werewolf, with {WOLF}." in new.words
        assert "You are a werewolf, with Mirelle." in old.words
        assert [one for one in letters if not set(one.recipients) & {*new.recipients, *old.recipients}] == []
        assert "the deal was wrong" not in new.words + old.words

    def test_a_role_that_moves_is_told_to_both(self, day: WolfDesk) -> None:
        day.of_game("adjust", "Quillon.role", "Seer")
        letters = day.letters()
        (new,) = to(letters, "Quillon")
        (old,) = to(letters, "Ondine")
        assert "You are a villager, and the Seer." in new.words
        assert "You are a villager." in old.words
        assert len(letters) == 2

    def test_what_is_set_right_twice_is_told_twice(self, day: WolfDesk) -> None:
        for used in ("used", "unused", "used"):
            day.of_game("adjust", "Tarn.heal", used)
        letters = to(day.letters(), "Tarn")
        assert ["You can still poison once." in one.words for one in letters] == [True, False, True]
        assert all("by a ruling" in one.words for one in letters)
