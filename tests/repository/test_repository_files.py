"""The files around the code are what they claim to be."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def composed(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What docker-compose says of a file with `text`, beside nothing else."""
    file = folder / "docker-compose.yml"
    file.write_text(text, encoding="utf-8")
    return subprocess.run(
        ["docker-compose", "-f", str(file), "config", "-q"], capture_output=True, text=True, check=False
    )


@pytest.fixture
def compose_file() -> str:
    if shutil.which("docker-compose") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("docker-compose is missing, and this run may not skip")
        pytest.skip("docker-compose is not installed")
    return (ROOT / "docker-compose.yml").read_text(encoding="utf-8")


def test_the_compose_file_is_valid(compose_file: str, tmp_path: Path) -> None:
    found = composed(compose_file, tmp_path)
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")


def test_a_misspelt_key_would_be_found(compose_file: str, tmp_path: Path) -> None:
    spoilt = compose_file.replace("    restart:", "    restrat:", 1)
    assert spoilt != compose_file
    assert composed(spoilt, tmp_path).returncode == 1


def test_the_compose_file_sets_only_keys_that_the_program_has() -> None:
    from gamemaster.service.workspace.config import Config

    text = (ROOT / "docker-compose.yml").read_text(encoding="utf-8")
    keys = re.findall(r"GAMEMASTER_([A-Z]+)__([A-Z_]+):", text)
    assert len(keys) > 10
    for section, key in keys:
        model = Config.model_fields[section.lower()].annotation
        assert model is not None
        assert key.lower() in model.model_fields, f"{section}__{key}"


def test_make_help_names_every_command() -> None:
    found = _make(ROOT, "help")
    assert found.returncode == 0
    for command in ("demo", "test", "bench", "lint", "fmt", "clean"):
        assert f"make {command} " in found.stdout


@pytest.mark.parametrize("script", ["run", "check-wheel"])
def test_the_scripts_can_be_run(script: str) -> None:
    path = ROOT / ".ci" / script
    assert os.access(path, os.X_OK)
    assert subprocess.run(["bash", "-n", str(path)], check=False).returncode == 0


@pytest.mark.parametrize(
    ("python", "complaint"),
    [
        ("no-such-python", "There is no no-such-python here"),
        ("./old-python", "gamemaster needs Python 3.11 or newer, and ./old-python is Python 3.9.18"),
        ("./bare-python", "its venv module is missing"),
    ],
)
def test_make_says_what_is_wrong_with_an_interpreter(tmp_path: Path, python: str, complaint: str) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    _fake(tmp_path / "old-python", 'case "$*" in --version) echo Python 3.9.18;; *) exit 1;; esac')
    _fake(tmp_path / "bare-python", 'case "$*" in *ensurepip*) exit 1;; esac')
    found = _make(tmp_path, "demo", f"PYTHON={python}")
    assert found.returncode == 2
    assert complaint in found.stderr
    assert not (tmp_path / ".venv").exists()


def _make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What make says there, whatever options the make has that these tests may run under."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--no-print-directory", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def _fake(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def test_every_entry_point_of_the_project_can_be_loaded() -> None:
    from importlib.metadata import distribution

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = {(p.group, p.name): p for p in distribution("gamemaster").entry_points}
    wanted = {("console_scripts", name) for name in project["scripts"]}
    for group, points in project["entry-points"].items():
        wanted |= {(group, name) for name in points}
    assert set(installed) == wanted
    for point in installed.values():
        assert point.load() is not None


def test_every_contract_is_an_entry_point_and_has_its_text() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folders = {path.parent.name for path in (ROOT / "contracts").glob("*/__init__.py")}
    contracts = set(project["entry-points"]["gamemaster.contracts"])
    # what has no rules yet can be read
    assert folders - contracts == set(project["entry-points"].get("gamemaster.speech", ()))
    for folder in contracts:
        assert (ROOT / "contracts" / folder / "CONTRACT.md").is_file()
        assert (ROOT / "templates" / folder).is_dir()
