"""A contract's text in the report: plain text as written, wide text filled anew, Markdown without marks."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.agora_fluxx.contract import CONTRACT as FLUXX
from contracts.agora_rpg.contract import CONTRACT
from gamemaster.core.contract import Contract
from gamemaster.reports.document import document
from gamemaster.reports.measure import COLUMNS, width

PLAIN = """\
Agora: The Role-Playing Game

 1. This is a contract. Its lines are broken by hand, as its
    authors left them, at whatever column
    seemed good.

    (a) Gold   5 * 3 * 2
    (b) Silver      2

    | not a | table |

#1 and *stars* mean nothing here.
"""

LINE = st.text(st.sampled_from("ab 12.-()>_"), max_size=COLUMNS).map(str.rstrip)


def test_a_plain_text_that_fits_comes_out_as_it_is() -> None:
    assert document(PLAIN) == PLAIN.rstrip("\n")


@given(st.lists(LINE, max_size=12))
def test_no_plain_text_that_fits_is_touched(lines: list[str]) -> None:
    text = "\n".join(lines).strip("\n")
    assert document(text) == text


def test_paragraphs_that_are_too_wide_are_filled_anew() -> None:
    wide = "A long line that " + "goes on and on " * 6 + "and\nends here.\n\nShort\nlines."
    first, second = document(wide).split("\n\n")
    assert first.split() == wide.partition("\n\n")[0].split()
    assert [width(line) > 55 for line in first.split("\n")] == [True, False]
    assert second == "Short\nlines."


def test_items_are_filled_one_by_one_under_their_own_indent() -> None:
    wide = "1. " + "word " * 20 + "\n   last\n    - " + "deep " * 20 + "\n      end\n2. short"
    lines = document(wide).split("\n")
    assert lines[0].startswith("1. word")
    assert lines[1].endswith("word last")
    assert lines[1].startswith("   word")
    assert [line[:7] for line in lines[2:]] == ["    - d", "      d", "2. shor"]
    assert lines[3].endswith("deep end")


@pytest.mark.parametrize(
    ("marked", "shown"),
    [
        ("**Name.** This is *House:* 2*3*4.", "Name. This is House: 2*3*4."),
        ("# The Game", "The Game\n--------"),
        ("**b**\n* one\n* two", "b\n* one\n* two"),
        (
            "  | roll | what |\n  | --- | :---: |\n  | 1 | **gold** |",
            "  roll  what\n  ----  ----\n  1     gold",
        ),
        ("**two\nlines** and **more**", "two\nlines and more"),
    ],
)
def test_markdown_is_shown_without_its_marks(marked: str, shown: str) -> None:
    assert document(marked) == shown


def test_a_table_that_is_too_wide_becomes_a_list() -> None:
    text = document(f"| a | b |\n| --- | --- |\n| one | {'long ' * 20}|\n| two | x |")
    assert [line[:6] for line in text.split("\n")] == ["- a: b", "- one:", "  long", "- two:"]


@pytest.mark.parametrize("contract", [CONTRACT, FLUXX])
def test_the_rules_that_come_with_the_program_leave_no_stubs(contract: Contract[Any]) -> None:
    lines = document(contract.text.read_text(encoding="utf-8")).split("\n")
    assert all(width(line) <= COLUMNS for line in lines)
    assert not [line for line in lines if "**" in line or "| " in line or line.startswith("#")]
    for line, below in pairwise(lines):
        # a line is short only where a paragraph, an item or a table's row ends
        if line and below and not below.lstrip().startswith(("-", "1", "2", "3", "5")):
            assert width(line) + 1 + width(below.split()[0]) > COLUMNS or "  " in line.strip()
