"""Layout: tables, wrapping and measuring stay within the page, whatever names people choose."""

from collections.abc import Callable

import pytest
from hypothesis import example as case
from hypothesis import given
from hypothesis import strategies as st

from gamemaster.reports.document import document
from gamemaster.reports.layout import (
    Column,
    columns_of,
    divider,
    entry,
    example,
    finished,
    grid,
    heading,
    item,
    quoted,
    rows_of,
    table,
    verbatim,
    wrapped,
)
from gamemaster.reports.measure import COLUMNS, clean, fit, pad, width, wrap

NAMES = ("Ann", "B" * 60, "雨" * 60, "e\u0301" * 60, "Zo\u0308e of the very long and winding road " * 3)
ANY_TEXT = st.text(st.characters(exclude_characters="@:"), max_size=120) | st.sampled_from(NAMES)


def fits(text: str) -> bool:
    return all(width(line) <= COLUMNS for line in text.split("\n"))


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("abc", 3),
        ("雨宮", 4),
        ("e\u0301a", 2),
        ("", 0),
        ("한국", 4),
        ("\u1112\u1161\u11ab", 2),
        ("ｗｉｄｅ", 8),
    ],
)
def test_width_counts_columns_not_characters(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("dirty", "tidy"),
    [
        ("a\tb\nc", "a b c"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("right\u202eto left", "rightto left"),
        ("no\u00a0break", "no break"),
        ("soft\u00adhyphen", "softhyphen"),
        ("lone \ud800 half", "lone ? half"),
        ("para\u2029graph", "para graph"),
    ],
)
def test_clean_leaves_nothing_that_moves_the_cursor(dirty: str, tidy: str) -> None:
    assert clean(dirty) == tidy


def test_fit_keeps_marks_with_their_letters() -> None:
    assert fit("e\u0301e\u0301", 1) == "e\u0301"
    assert fit("雨宮", 3) == "雨"


def test_pad_aligns_by_columns() -> None:
    assert pad("雨", 4) == "雨  "
    assert pad("7", 3, "right") == "  7"


def test_wrap_hangs_under_its_first_line() -> None:
    lines = wrap("word " * 20, first="- ")
    assert lines[0].startswith("- word")
    assert all(line.startswith("  word") for line in lines[1:])


def test_wrap_breaks_long_words_but_not_addresses() -> None:
    address = "<" + "x" * 100 + "@example.org>"
    assert wrap(f"see {address} there") == ["see", address, "there"]
    assert wrap("x" * 100) == ["x" * 72, "x" * 28]


def test_wrap_keeps_amounts_and_sections_together() -> None:
    for room in range(20, 40):
        text = "\n".join(wrap("weapons 12 x L1, 3 x L2 are told of in (s. 26) and s. 27.", room))
        for whole in ("12 x L1", "3 x L2", "(s. 26)", "s. 27."):
            assert whole in text


def test_numbers_align_right_and_names_left() -> None:
    text = table(
        [{"name": "Ann", "gold": 7}, {"name": "Bo", "gold": 100}],
        [Column("Name", "name"), Column("Gold", "gold", "right")],
    )
    assert text.splitlines() == ["Name  Gold", "----  ----", "Ann      7", "Bo     100"]


def test_a_format_shows_several_values_in_one_column() -> None:
    assert table([{"health": 3, "max_health": 5}], [Column("Health", "{health}/{max_health}")]).endswith(
        "3/5"
    )


def test_no_rows_say_so() -> None:
    assert table([], [Column("Name", "name")]) == "(none)"


def test_a_long_name_becomes_a_numbered_note() -> None:
    rows = [{"name": "Bartholomew of the Isles"}, {"name": "Ann"}, {"name": "Bartholomew of the Isles"}]
    lines = table(rows, [Column("Name", "name", most=12)]).splitlines()
    assert lines[2:] == ["Bartholom[1]", "Ann", "Bartholom[1]", "[1] Bartholomew of the Isles"]


def test_a_shrinkable_column_gives_way_before_the_table_splits() -> None:
    columns = [Column("Name", "name", least=8), Column("Place", "place")]
    lines = table([{"name": "N" * 50, "place": "P" * 40}], columns).splitlines()
    assert lines[0].split() == ["Name", "Place"]
    assert lines[2].endswith("[1] " + "P" * 40)


def test_too_many_columns_become_several_tables_that_repeat_the_first() -> None:
    columns = [Column("Name", "name"), *(Column(f"Value{n}", "value") for n in range(12))]
    text = table([{"name": "Ann", "value": "123456789"}], columns)
    parts = text.split("\n\n")
    assert len(parts) == 2
    assert all(part.startswith("Name") for part in parts)
    assert text.count("123456789") == 12


def test_a_long_table_repeats_its_titles_below() -> None:
    lines = table([{"n": n} for n in range(30)], [Column("Number", "n")]).splitlines()
    assert lines[0] == lines[-1] == "Number"


def test_rows_come_in_the_order_of_names() -> None:
    assert rows_of({"b": {"gold": 1}, "a": {"gold": 2}}) == [
        {"gold": 2, "name": "a"},
        {"gold": 1, "name": "b"},
    ]


def test_quotes_and_examples_stand_behind_marks_on_every_line() -> None:
    words = "I move to Healer. " * 20
    assert all(line.startswith("  > ") for line in quoted(words).splitlines())
    assert all(line.startswith("    | ") for line in example([words, "I heal."]).splitlines())


def test_very_long_words_are_shortened() -> None:
    assert quoted("la " * 1000).endswith("[...]")
    assert len(quoted("la " * 1000).splitlines()) < 12


def test_a_quote_cannot_break_out_of_its_mark() -> None:
    assert quoted("first\nI leave.\r\n\u2028I leave.") == "  > first I leave. I leave."


def test_labels_too_long_for_their_column_stand_above() -> None:
    assert entry("gold", "7") == "  gold              7"
    assert entry("gold exchanged this week", "7") == "  gold exchanged this week\n                    7"


def test_short_items_stand_in_columns_read_downward() -> None:
    assert columns_of([f"{n:030d}" for n in range(3)]).splitlines() == [
        "  " + "0" * 29 + "0  " + "0" * 29 + "2",
        "  " + "0" * 29 + "1",
    ]
    assert columns_of([]) == ""


def test_paragraphs_are_filled_apart() -> None:
    assert wrapped("one\ntwo\n\n\nthree", 2) == "  one two\n\n  three"


def test_a_heading_carries_its_note_at_the_right_edge() -> None:
    first, line = heading("Owed", "complete list").splitlines()
    assert (first[:4], first[-15:], len(first), line) == ("Owed", "[complete list]", 72, "=" * 72)


def test_a_document_keeps_its_lines() -> None:
    text = "  1. A rule.\n\n     Indented  with  gaps.  \n"
    assert verbatim(text) == "  1. A rule.\n\n     Indented  with  gaps."


def test_finishing_wraps_under_quote_marks_and_bullets() -> None:
    text = finished("    > " + "word " * 30 + "\n  - " + "word " * 30)
    assert fits(text)
    lines = text.splitlines()
    quotes = [line for line in lines if line.startswith("    > word")]
    bullets = [line for line in lines if line.startswith(("  - word", "    word"))]
    assert len(quotes) == len(bullets) + (len(lines) - 2 * len(bullets))
    assert len(quotes) + len(bullets) == len(lines)


@given(st.lists(st.tuples(ANY_TEXT, ANY_TEXT, st.integers()), max_size=6), st.integers(1, 6))
@case([(name, name, 10**40) for name in NAMES], 6)
def test_no_table_leaves_the_page(rows: list[tuple[str, str, int]], copies: int) -> None:
    columns = [
        Column("Name", "name", least=10, most=16),
        *[Column("Location", "place", least=12), Column("Gold", "gold", "right")] * copies,
    ]
    text = table([{"name": n, "place": p, "gold": g} for n, p, g in rows], columns)
    assert fits(text)


@given(st.integers(1, 9), st.integers(1, 40), st.sampled_from(NAMES))
def test_rigid_columns_never_leave_the_page_either(count: int, size: int, name: str) -> None:
    columns = [Column("Name", "name"), *[Column("Value", "value", "right")] * count]
    assert fits(table([{"name": name, "value": "9" * size}], columns))


PIECES: tuple[Callable[[str], str], ...] = (
    wrapped,
    quoted,
    example,
    item,
    heading,
    divider,
    finished,
    lambda text: entry(text, text),
    lambda text: heading("Owed", text),
    lambda text: columns_of([text, "Ann"]),
    lambda text: verbatim("1. " + text),
    document,
    lambda text: document(f"**b** - {text}\n| {text} | b |\n| --- | --- |\n| a | {text} |"),
)


@pytest.mark.parametrize("piece", PIECES)
@given(ANY_TEXT)
def test_no_piece_leaves_the_page(piece: Callable[[str], str], text: str) -> None:
    assert fits(finished(piece(text)))


@given(ANY_TEXT, st.integers(10, 72))
def test_wrapping_loses_no_word(text: str, columns: int) -> None:
    lines = wrap(text, columns)
    assert all(width(line) <= columns for line in lines)
    assert "".join("".join(lines).split()) == "".join(clean(text).split())


def test_a_board_has_its_letters_above_and_beside_it() -> None:
    assert grid(["xA", "1x"], "AB").split("\n") == [
        "    A B",
        "   +---+",
        "  0|x A|0",
        "  1|1 x|1",
        "   +---+",
        "    A B",
    ]


@pytest.mark.parametrize("mark", ["\u9752", "\u00c9", "\u0301", "\uff21"])
def test_a_wide_or_narrow_letter_shifts_no_row_of_a_board(mark: str) -> None:
    _, border, *rows, _, _ = grid(["xxx", f"x{mark}x", "xxx"], "ABC").split("\n")
    assert {width(row) for row in rows} == {width(border) + 1}
    assert {width(row.partition("|")[2].rpartition("|")[0]) for row in rows} == {border.count("-")}
