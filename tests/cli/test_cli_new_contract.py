"""`gamemaster new-contract`: a game that is whole at once, by its own tests and at play."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import Program

from gamemaster.core.contract import Contract
from gamemaster.skeleton.contract import CONTRACT
from gamemaster.testing.conformance import check_declarations


def run(folder: Path, *words: str, paths: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"}
    env.pop("PYTEST_ADDOPTS", None)
    command = [sys.executable, "-m", *words]
    return subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.fixture
def made(program: Program, tmp_path: Path) -> Path:
    ran = program.bare("new-contract", "hide-and-seek")
    assert ran.code == 0
    assert "Made a game in hide_and_seek;" in ran.out
    return tmp_path / "hide_and_seek"


def test_its_own_tests_pass_at_once(made: Path) -> None:
    ran = run(made, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert " passed" in ran.stdout


def test_its_own_tests_can_fail(made: Path) -> None:
    rules = made / "hide_and_seek" / "rules.py"
    text = rules.read_text()
    assert "settings.weekly_limit - player.picked" in text
    rules.write_text(text.replace("settings.weekly_limit - player.picked", "settings.weekly_limit"))
    ran = run(made, "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/scripts")
    assert ran.returncode == 1
    assert "first_week.game" in ran.stdout


def test_it_bears_its_own_name_throughout(made: Path) -> None:
    texts = {path: path.read_text() for path in made.rglob("*") if path.is_file()}
    assert not [path for path, text in texts.items() if "my_game" in f"{path}{text}" or "My Game" in text]
    assert not [path for path, text in texts.items() if "gamemaster.skeleton" in text]
    assert "I join Hide And Seek." in texts[made / "hide_and_seek" / "frames.py"]
    assert not list(made.rglob("*.in"))
    assert not list(made.rglob("beside"))


def test_it_is_played_as_soon_as_it_is_installed(made: Path, tmp_path: Path) -> None:
    """What `pip install` would write about it, and then a week by mail."""
    about = tmp_path / "site" / "hide_and_seek-0.1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hide-and-seek\nVersion: 0.1.0\n")
    points = (made / "pyproject.toml").read_text().partition("[project.entry-points.")[2].splitlines()[1]
    (about / "entry_points.txt").write_text(f"[gamemaster.contracts]\n{points.replace(chr(34), '')}\n")
    paths = (made, tmp_path / "site")

    def play(*words: str) -> str:
        ran = run(tmp_path, "gamemaster", "--dir", "town", "--now", "2009-10-27T09:00Z", *words, paths=paths)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    play("init", "town")
    play(
        *("game", "create", "g", "--contract", "hide_and_seek", "--gm", "Sir Hale <hale@example.org>"),
        *("--list", "g@lists.example.org", "--start", "2009-10-26"),
    )
    play("person", "add", "Ondine <ondine@example.org>")
    (tmp_path / "a.eml").write_text(
        "From: Ondine <ondine@example.org>\nTo: g@lists.example.org\nSubject: apples\n"
        "Date: Tue, 27 Oct 2009 08:00:00 +0000\nMessage-ID: <1@example.org>\n\n"
        "I join Hide and Seek, and pick three apples.\n"
    )
    assert "applied: Ondine: pick 3 apples" in play("ingest", "a.eml")
    assert "I pick 1 apple." in play("legal", "g", "Ondine")
    report = play("report", "g")
    assert max(map(len, report.splitlines())) <= 72
    assert "apples on it" in report
    assert "is the replay of its history" in play("verify")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("agora_rpg", "a game called agora_rpg already"),
        ("json", "another Python package"),
        ("class", "cannot name a game"),
        ("9lives", "cannot name a game"),
        ("schach!", "cannot name a game"),
    ],
)
def test_names_that_will_not_do(program: Program, name: str, said: str, tmp_path: Path) -> None:
    ran = program.bare("new-contract", name)
    assert ran.code == 1
    assert said in ran.err
    assert not (tmp_path / name).exists()


def test_nothing_is_overwritten(program: Program, made: Path) -> None:
    ran = program.bare("new-contract", "hide_and_seek")
    assert ran.code == 1
    assert "is there already" in ran.err
    assert program.bare("new-contract", "seek", "elsewhere").code == 0
    assert (made.parent / "elsewhere" / "seek" / "contract.py").exists()


def test_what_it_is_made_of_is_a_contract() -> None:
    assert isinstance(CONTRACT, Contract)
    check_declarations(CONTRACT)
