"""The demonstration keeps what it promises: each kind of mail has its effect, and nothing else happens."""

import re
import socket
from datetime import UTC, datetime
from pathlib import Path

import pytest

from gamemaster.core.errors import UsageError
from gamemaster.demo import cast, show, story
from gamemaster.demo.play import Play
from gamemaster.mail.message import parse
from gamemaster.service.ledger.verifying import verify
from gamemaster.service.views.queries import history, open_questions, state
from gamemaster.service.workspace.workspace import Workspace, open_workspace

AFTER = datetime(2009, 11, 16, 12, tzinfo=UTC)

# what became of each letter in the end, act by act; letters that are not named here did nothing
OUTCOMES = {
    "ondine-joins": ["join", "move", "explore"],
    "brask-joins": ["join", "move", "explore", "explore", "explore ENCOUNTER_PENDING"],
    "marn-joins": ["join"],
    "tarn-joins": ["join", "move", "explore"],
    "mirelle-joins": ["join", "move", "explore"],
    "quillon-joins": ["join", "move", "explore"],
    "voss-wrong": ["join NOT_PUBLIC", "move NOT_PUBLIC"],
    "voss-again": ["join", "move"],
    "ondine-fights": ["attack", "explore"],
    "quillon-fights": ["attack"],
    "voss-explores": ["explore"],
    "brask-fights": ["attack"],
    "ondine-again": ["attack", "explore"],
    "voss-again-in": ["explore"],
    "tarn-down": ["move", "explore"],
    "mirelle-html": ["explore"],
    "quillon-lament": ["explore NOT_IN_DUNGEON"],
    "brask-heals": ["move", "move", "heal"],
    "ondine-surfaces": ["move"],
    "fenwick-joins": ["join"],
    "tarn-ambiguous": ["explore"],
    "voss-late": ["explore"],
    "voss-walks": ["move ENCOUNTER_PENDING", "move ENCOUNTER_PENDING", "transfer NOT_TOGETHER"],
    "ondine-exchanges": ["move", "exchange"],
    "quillon-returns": ["move", "explore"],
    "tarn-climbs": ["drink", "move"],
    "fenwick-starts": ["move", "explore", "explore"],
    "voss-fights": ["attack", "explore"],
    "mirelle-trades": ["transfer", "explore"],
    "ondine-dives": ["move", "move", "explore"],
    "voss-third-hunt": ["explore"],
    "brask-back": ["move", "move", "explore", "explore"],
    "tarn-explores": ["explore"],
    "voss-prowls": ["attack", "explore"],
    "ondine-on": ["explore"],
    "quillon-on": ["explore"],
    "fenwick-fights": ["attack", "explore"],
    "mirelle-on": ["explore"],
    "brask-strikes": ["attack"],
    "tarn-strikes": ["attack"],
    "ondine-buys": ["transfer"],
    "mirelle-sells": ["transfer", "transfer"],
    "voss-monday": ["attack", "explore"],
    "ondine-refreshed": ["drink", "explore"],
    "tarn-again": ["attack NO_MONSTER", "explore"],
    "quillon-deep": ["move", "explore"],
    "voss-tenth": ["attack", "move", "move"],
    "brask-list": ["explore", "explore"],
    "ondine-strikes": ["attack", "explore"],
    "fenwick-again": ["explore"],
    "voss-marn": ["transfer", "transfer"],
    "marn-pays": ["transfer"],
    "fenwick-on": ["attack"],
    "mirelle-week-three": ["move STAIRS_UNKNOWN"],
    "quillon-descends": ["explore"],
}


@pytest.fixture
def first_week(monkeypatch: pytest.MonkeyPatch) -> tuple[story.Letter, ...]:
    """The story up to its first report, for tests that need no more."""
    told = story.letters()
    end = next(n for n, letter in enumerate(told) if letter.label == "gm-approves-1")
    short = told[: end + 1]
    monkeypatch.setattr(story, "letters", lambda: short)
    return short


def _deeds(ws: Workspace) -> dict[str, list[dict[str, object]]]:
    """What each entry of the ledger did, by entry."""
    found: dict[str, list[dict[str, object]]] = {}
    for line in history(ws, cast.GAME, "", None):
        found.setdefault(line.data["entry"], []).append(line.data)
    return found


def _outcome(deed: dict[str, object]) -> str:
    words = {"transfer": "transfer", "hand": "transfer"}
    verb = str(deed["said"]).split()[0]
    return " ".join(filter(None, (words.get(verb, verb), str(deed["code"]))))


def _mails(folder: Path, pattern: str) -> list[Path]:
    return sorted((folder / "mail").glob(pattern))


def test_the_story_comes_true(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "demo"
    show.show(folder, keep=False)
    screen = capsys.readouterr().out
    with open_workspace(folder / "game", lambda: AFTER) as ws:
        _every_letter_has_its_effect(ws)
        _luck_is_as_told(ws)
        assert open_questions(ws, cast.GAME) == []
        (proof,) = verify(ws, cast.GAME)
        assert not proof.wrong, proof.text
    _answers_went_where_they_should(folder)
    _reports_are_published(folder, screen)


def _every_letter_has_its_effect(ws: Workspace) -> None:
    labels = {f"msg:{letter.message_id}": letter for letter in story.letters()}
    deeds = _deeds(ws)
    assert {entry for entry in deeds if entry.startswith("msg:")} <= labels.keys()
    for entry, letter in labels.items():
        became = [_outcome(deed) for deed in deeds.get(entry, [])]
        assert became == OUTCOMES.get(letter.label, []), letter.label
        for deed in deeds.get(entry, []):
            assert deed["who"] == letter.by, letter.label
            assert deed["verdict"] == ("refused" if deed["code"] else "applied"), letter.label
    late = next(letter for letter in story.letters() if letter.arrives)
    (deed,) = deeds[f"msg:{late.message_id}"]
    assert str(deed["at"]).startswith(f"{late.at:%Y-%m-%d}T{late.at:%H:%M}")


def _luck_is_as_told(ws: Workspace) -> None:
    events = " ".join(str(deed["told"]) for deeds in _deeds(ws).values() for deed in deeds)
    assert "Quillon died" in events
    assert "D. Voss reached level 2" in events
    assert "Fenwick got 5 movement tokens and lost 6" in events
    people = state(ws, cast.GAME, None, "", False).data["people"]
    assert people["D. Voss"]["level"] == 2
    assert people["D. Voss"]["location"] == "Old Marn"
    assert people["Old Marn"]["health_potions"] == {"1": 1}
    assert people["Ondine"]["score"] == 2
    assert people["Quillon"]["location"] == "Dungeon Level 2"
    assert people["Tarn"]["vitality_potions"] == people["Mirelle"]["vitality_potions"] == {}


def _answers_went_where_they_should(folder: Path) -> None:
    assert _mails(folder, "*_from-fenwick_may-a-stranger-play.eml")
    to_fenwick = _mails(folder, "*_to-fenwick_*.eml")
    joined = _mails(folder, "*2009-11-02_0830_from-sir-hale_*.eml")[0].name
    assert to_fenwick
    assert min(path.name for path in to_fenwick) > joined, "a stranger is not answered"
    assert _mails(folder, "*2009-11-03_1031_to-d-voss_*correction*.eml"), "the late mail's effect is told"
    for label in ("mirelle-vacation", "tarn-chat", "marn-chat", "brask-away", "gm-opens"):
        letter = next(letter for letter in story.letters() if letter.label == label)
        for path in _mails(folder, "*_to-*.eml"):
            assert parse(path.read_bytes()).in_reply_to != letter.message_id, label
    copies = _mails(folder, "*_from-ondine_daylight.eml")
    receipts = _mails(folder, "*2009-10-30*_to-ondine_*.eml")
    assert (len(copies), len(receipts)) == (2, 1)


def _reports_are_published(folder: Path, screen: str) -> None:
    texts = [path.read_text() for path in sorted((folder / "reports").iterdir())]
    assert len(texts) == len(_mails(folder, "*_to-list_*.eml")) == 3
    for number, text in enumerate(texts, 1):
        assert f"(report {number})" in text
        assert max(map(len, text.splitlines())) <= 72
    assert "became known after the last report" in " ".join(texts[1].split())
    assert texts[2].split("{{{")[0].rstrip() in screen
    assert "3 approved by mail" in screen
    every = "".join(path.read_text() for path in _mails(folder, "*")) + "".join(texts) + screen
    assert cast.SECRET[:64] not in every
    assert cast.SECRET[64:] not in every


def test_it_plays_the_same_way_again(
    tmp_path: Path, first_week: tuple[story.Letter, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "demo"
    show.show(folder, keep=False)
    names = [path.name for path in _mails(folder, "*")]
    report = (folder / "reports" / "report-1.txt").read_text()
    (folder / "mail" / "left-over.eml").write_text("from the last time")
    (folder / "notes.txt").write_text("the user's own")
    show.show(folder, keep=False)
    assert [path.name for path in _mails(folder, "*")] == names
    assert (folder / "reports" / "report-1.txt").read_text() == report
    assert (folder / "notes.txt").read_text() == "the user's own"
    assert "applied" in capsys.readouterr().out


def test_keep_leaves_the_server_running_until_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opening = story.letters()[:2]
    monkeypatch.setattr(story, "letters", lambda: opening)
    ports: list[int] = []

    def use_it() -> None:
        ports.extend(int(port) for port in re.findall(r"127\.0\.0\.1 port (\d+)", capsys.readouterr().out))
        for port in ports:
            socket.create_connection(("127.0.0.1", port), timeout=5).close()
        raise KeyboardInterrupt

    monkeypatch.setattr(show, "until_interrupted", use_it)
    show.show(tmp_path / "demo", keep=True)
    assert len(ports) == 2
    for port in ports:
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.1", port), timeout=5)


def test_foreign_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "thesis.txt").write_text("years of work")
    with pytest.raises(UsageError, match="not empty"):
        show.prepare(tmp_path)
    assert (tmp_path / "game" / "thesis.txt").read_text() == "years of work"
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(UsageError, match="is a file"):
        show.prepare(file)


def test_the_story_shows_every_kind_of_mail() -> None:
    shown = [letter.shows for letter in story.letters() if letter.shows]
    assert len(shown) == len(set(shown)) >= 20
    ids = [letter.message_id for letter in story.letters()]
    assert len(ids) == len(set(ids)) >= 45


def test_a_draft_is_needed_before_orders(tmp_path: Path) -> None:
    order = next(letter for letter in story.letters() if letter.orders)
    early = story.Letter("too-early", cast.START, "Sir Hale", to=("program",), orders=True, text=order.text)
    with Play(tmp_path / "demo", [early]) as play, pytest.raises(RuntimeError, match="never got"):
        list(play.scenes())
