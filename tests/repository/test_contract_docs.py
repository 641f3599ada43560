"""docs/contracts.md tells what is true: its script plays, its names exist, its links lead somewhere."""

import importlib
import re
from pathlib import Path

from gamemaster.core.settings import Settings
from gamemaster.testing.runner import run_file

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "contracts.md").read_text(encoding="utf-8")


def test_the_script_on_the_page_plays(tmp_path: Path) -> None:
    lines = PAGE[PAGE.index("    # A move from anywhere") :].splitlines()
    script = tmp_path / "page.game"
    script.write_text("\n".join(line[4:] for line in lines) + "\n", encoding="utf-8")
    run_file(script)


def test_what_the_test_file_on_the_page_imports_is_there() -> None:
    imports = re.findall(r"^from (gamemaster\S*) import (.+)$", PAGE, re.MULTILINE)
    assert len(imports) == 2
    for module, names in imports:
        for name in names.split(", "):
            assert hasattr(importlib.import_module(module), name)


def test_every_setting_that_all_games_have_is_on_its_page() -> None:
    page = (DOCS / "settings.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    told = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert told == set(Settings.model_fields)


def test_links_between_the_pages_lead_somewhere() -> None:
    for page in DOCS.glob("*.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
    for target in re.findall(r"\]\((docs/[^)#]+)\)", (DOCS.parent / "README.md").read_text(encoding="utf-8")):
        assert (DOCS.parent / target).exists(), f"README.md: {target}"
