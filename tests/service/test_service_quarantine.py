"""Mail that was set aside can be tried again or discarded; a clock behind the game takes nothing in."""

from datetime import timedelta

import pytest
from service_kit import Desk, outcomes

from gamemaster.core.errors import UsageError, WorkspaceError
from gamemaster.service.quarantine import requeue, set_aside
from gamemaster.store.tables import messages


@pytest.fixture
def broken(played: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    def failing(*_: object, **__: object) -> None:
        raise ValueError("no receipt today")

    with monkeypatch.context() as patched:
        patched.setattr("gamemaster.service.judging.answer_sender", failing)
        played.mail("Ondine", "I move to Healer.")
    return played


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
