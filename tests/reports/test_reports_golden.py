"""Whole letters, kept as files. `UPDATE_GOLDEN=1` writes them anew; read the difference before keeping it."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from letter_samples import NOTICES, REPLY, receipt, review
from report_samples import crowd, empty_report, full_report, long_names

from gamemaster.reports.difference import differences
from gamemaster.reports.measure import COLUMNS, width
from gamemaster.reports.render import Renderer

GOLDEN = Path(__file__).parent / "golden"
RENDERER = Renderer()


def _review() -> tuple[str, str]:
    old = RENDERER.report("agora_rpg", empty_report())
    new = RENDERER.report("agora_rpg", full_report())
    return RENDERER.review("agora_rpg", review(new, differences(old, new)))


def _mail(letter: tuple[str, str]) -> str:
    return f"Subject: {letter[0]}\n\n{letter[1]}"


LETTERS: dict[str, Callable[[], str]] = {
    "report_full": lambda: RENDERER.report("agora_rpg", full_report()),
    "report_empty": lambda: RENDERER.report("agora_rpg", empty_report()),
    "report_long_names": lambda: RENDERER.report("agora_rpg", long_names()),
    "report_crowd": lambda: RENDERER.report("agora_rpg", crowd()),
    "report_other_game": lambda: RENDERER.report("some_other_game", full_report()),
    "receipt": lambda: _mail(RENDERER.receipt("agora_rpg", receipt())),
    "review": lambda: _mail(_review()),
    "reply": lambda: _mail(RENDERER.reply(REPLY)),
    **{
        f"notice_{kind}": (lambda notice=notice: _mail(RENDERER.notice(notice)))  # type: ignore[misc]
        for kind, notice in NOTICES.items()
    },
}


@pytest.mark.parametrize("name", sorted(LETTERS))
def test_letter_is_as_kept(name: str) -> None:
    text = LETTERS[name]()
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(LETTERS))
def test_letter_keeps_to_the_page(name: str) -> None:
    text = LETTERS[name]()
    body = text.partition("\n\n")[2] if text.startswith("Subject:") else text
    wide = [line for line in body.split("\n") if width(line) > COLUMNS]
    assert all("@" in line and " " not in line.strip("[0123456789]>|+- ") for line in wide)
    assert not [line for line in body.split("\n") if line != line.rstrip()]
    assert body.endswith("\n")
    assert not body.endswith("\n\n")
    assert "\n\n\n" not in body


@pytest.mark.parametrize("name", sorted(LETTERS))
def test_letter_announces_nothing(name: str) -> None:
    """In our own mail the first person stands only behind `>` (quotes) and `|` (examples)."""
    unmarked = [
        line for line in LETTERS[name]().splitlines() if not line.lstrip(" +-").startswith((">", "|"))
    ]
    assert not [line for line in unmarked if re.search(r"\b(I|[Ww]e|hereby)\b", line)]


def test_every_golden_file_belongs_to_a_letter() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(LETTERS)
