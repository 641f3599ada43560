"""Mail that was set aside can be tried again or discarded; a clock behind the game takes nothing in."""

from datetime import timedelta

import pytest
from service_kit import BOT, LIST, Desk, new_game, outcomes

from gamemaster.core.errors import UsageError, WorkspaceError
from gamemaster.service.rounds.quarantine import requeue, set_aside
from gamemaster.store.tables import messages


@pytest.fixture
def broken(played: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    def failing(*_: object, **__: object) -> None:
        raise ValueError("no receipt today")

    with monkeypatch.context() as patched:
        patched.setattr("gamemaster.service.messages.judging.answer_sender", failing)
        played.mail("Ondine", "I move to Healer.")
    return played


TOWER = "tower@lists.example.org"


class TestWhoIsTold:
    """Three games, two of them Mirelle's; every mail breaks the program."""

    @pytest.fixture
    def three(self, played: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
        for game, lists in (("tower", (TOWER,)), ("cellar", ("cellar@lists.example.org",))):
            new_game(played.ws, game, gm="Mirelle <mirelle@example.org>", lists=lists, discussion=())

        def failing(*_: object, **__: object) -> None:
            raise ValueError("no mail today")

        monkeypatch.setattr("gamemaster.service.rounds.intake.judge", failing)
        played.letters()
        return played

    def told(self, desk: Desk) -> list[str]:
        return sorted(letter.recipients[0] for letter in desk.letters("notice"))

    @pytest.mark.parametrize(
        ("to", "who"),
        [
            (LIST, ["hale@example.org"]),
            (TOWER, ["mirelle@example.org"]),
            (f"{LIST}, {TOWER}", ["hale@example.org", "mirelle@example.org"]),
            ("talk@nowhere.example", ["hale@example.org", "mirelle@example.org"]),
        ],
    )
    def test_the_masters_of_the_games_on_its_lists_once_each_or_everybody(
        self, three: Desk, to: str, who: list[str]
    ) -> None:
        assert three.mail("Ondine", "I move to Healer.", to=to).data["status"] == "quarantined"
        assert self.told(three) == who

    def test_a_list_that_delivered_it_decides_alone(self, three: Desk) -> None:
        three.mail("Ondine", "I move to Healer.", to=f"{LIST}, {TOWER}", by_list=TOWER)
        assert self.told(three) == ["mirelle@example.org"]

    def test_mail_that_cannot_even_be_sorted_is_told_to_all(
        self, three: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def failing(*_: object) -> None:
            raise ValueError("no list today")

        monkeypatch.setattr("gamemaster.service.rounds.intake.classify", failing)
        assert three.mail("Ondine", "I move to Healer.", to=TOWER).data["status"] == "quarantined"
        assert self.told(three) == ["hale@example.org", "mirelle@example.org"]


def test_who_wrote_privately_is_not_told_to_the_master_of_a_game_without_secrets(
    played: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    wolves = {"contract": "werewolves", "gm": "Mirelle <mirelle@example.org>", "discussion": ()}
    new_game(played.ws, "wolves", lists=("wolves@lists.example.org",), **wolves)

    def failing(*_: object, **__: object) -> None:
        raise ValueError("no mail today")

    monkeypatch.setattr("gamemaster.service.rounds.intake.judge", failing)
    played.letters()
    played.mail("Ondine", "I attack Tarn.", to=BOT, subject="Tarn tonight")
    letters = {letter.recipients[0]: letter for letter in played.letters("notice")}
    assert set(letters) == {"hale@example.org", "mirelle@example.org"}
    assert "ondine" not in letters["hale@example.org"].words.casefold()
    assert "ondine@example.org" in letters["mirelle@example.org"].words
    assert not any("Tarn" in letter.subject + letter.words for letter in letters.values())


def test_it_is_listed_with_its_reason(broken: Desk) -> None:
    (aside,) = set_aside(broken.ws)
    assert aside.data["reason"] == "the program failed on it: ValueError"
    assert "no receipt today" in aside.data["traceback"]
    assert aside.text.startswith(f"{aside.data['number']}  ")


def test_taken_in_anew_it_takes_effect_at_its_own_time(broken: Desk) -> None:
    (aside,) = set_aside(broken.ws)
    sent = broken.now
    broken.now += timedelta(hours=5)
    taken = requeue(broken.ws, aside.data["number"], discard=False)
    assert outcomes(taken) == ["applied move"]
    assert taken.fate.ruled[0].at == sent.strftime("%Y-%m-%dT%H:%M:%SZ")
    assert set_aside(broken.ws) == []
    broken.proven()


def test_discarded_it_never_takes_effect(broken: Desk) -> None:
    (aside,) = set_aside(broken.ws)
    assert requeue(broken.ws, aside.data["number"], discard=True).data["status"] == "ignored"
    assert set_aside(broken.ws) == []
    assert broken.state("Ondine")["location"] == "Town Square"
    with pytest.raises(UsageError, match="not in quarantine"):
        requeue(broken.ws, aside.data["number"], discard=False)


def test_with_the_clock_behind_the_game_nothing_is_taken_in(played: Desk) -> None:
    before = len(played.rows(messages))
    played.now -= timedelta(days=2)
    with pytest.raises(UsageError, match="the clock says"):
        played.mail("Ondine", "I move to Healer.")
    assert len(played.rows(messages)) == before


def test_a_broken_template_of_the_workspace_is_no_fault_of_the_mail(played: Desk) -> None:
    folder = played.folder / "templates" / "mail"
    folder.mkdir(parents=True)
    (folder / "receipt.txt.j2").write_text("Subject: {{ receipt.nonsense }}\n", encoding="utf-8")
    before = len(played.rows(messages))
    whole, played.ws.renderer = played.ws.renderer, type(played.ws.renderer)(played.folder / "templates")
    with pytest.raises(WorkspaceError, match=r"receipt\.txt\.j2"):
        played.mail("Ondine", "I move to Healer.")
    assert len(played.rows(messages)) == before
    played.ws.renderer = whole
    assert outcomes(played.mail("Ondine", "I move to Healer.")) == ["applied move"]
