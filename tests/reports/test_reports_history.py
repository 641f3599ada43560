"""The history section, and what changed between two reports."""

from dataclasses import replace

from report_samples import DEEDS, at, empty_report, full_report

from gamemaster.reports.difference import differences
from gamemaster.reports.history import CLOCK, history, newest_first


def test_newest_message_first_but_acts_of_one_message_in_their_order() -> None:
    past = history(full_report())
    assert [h.at for h in past.happenings] == sorted((h.at for h in past.happenings), reverse=True)
    assert [line.text.partition(":")[0] for line in past.happenings[-1].lines] == [
        "move to Dungeon Level 1",
        "explore",
    ]


def test_message_ids_are_keyed_in_order_of_appearance() -> None:
    past = history(full_report())
    assert past.sources[0] == "<fourth@example.org>"
    assert [h.key for h in past.happenings] == [0, 1, 2, 3, 4]


def test_identical_acts_are_folded_and_different_ones_are_not() -> None:
    past = history(full_report())
    (failure,) = past.failures
    assert failure.times == 3
    explored = [replace(DEEDS[1], draws=(f"encounter d100: {n}",)) for n in (24, 24, 25)]
    (once,) = history(empty_report(deeds=tuple(explored))).happenings
    assert [line.text.startswith("explore x 2:") for line in once.lines] == [True, False]


def test_the_clock_comes_first_at_one_instant() -> None:
    deed = replace(DEEDS[0], at=at(2, month=11))
    past = history(empty_report(deeds=(deed,), ticks=((at(2, month=11), ("Week 2 began.",)),)))
    assert [h.who for h in past.happenings] == ["Ondine", CLOCK]


def test_what_a_ruling_says_is_followed_by_its_reason_as_a_sentence() -> None:
    ruled = replace(DEEDS[0], said="The game stands still.", told=("Ruled because: of the snow.",), draws=())
    asked = replace(ruled, said="A discrepancy.", verdict="needs_ruling")
    done = replace(ruled, said="The game goes on.", told=())
    (found,) = history(empty_report(deeds=(ruled, asked, done))).happenings
    assert [line.text for line in found.lines] == [
        "The game stands still. Ruled because: of the snow.",
        "A discrepancy. It waits for the Game Master's ruling.",
        "The game goes on.",
    ]


def test_a_tick_in_which_nothing_happened_is_not_told() -> None:
    assert history(empty_report(ticks=((at(26), ()),))).happenings == ()


OLD = """\
A report.

Possessions      [complete list]
==========
  Ann  1
  Bo   2

Notes
==========
 - x
"""


def test_equal_reports_do_not_differ() -> None:
    assert differences(OLD, OLD) == ()


def test_changed_lines_stand_under_their_heading() -> None:
    assert differences(OLD, OLD.replace("Bo   2", "Bo   3")) == ("@ Possessions", "-  Bo   2", "+  Bo   3")


def test_what_is_new_in_every_report_is_no_difference() -> None:
    assert differences(OLD, OLD.replace("- x", "- y")) == ()


def test_a_section_that_came_or_went_is_told() -> None:
    assert differences(OLD, OLD + "\nOdds\n==========\n 1 in 3\n") == ("@ Odds", "+ 1 in 3")
    assert differences(OLD + "\nOdds\n==========\n 1 in 3\n", OLD) == ("@ Odds", "- 1 in 3")


def test_many_differences_are_cut_with_a_count() -> None:
    found = differences("", "\n".join(map(str, range(100))), most=10, passing=frozenset())
    assert len(found) == 11
    assert found[-1] == "... and 91 more lines"


def test_failures_stand_newest_message_first_in_the_order_of_each_message() -> None:
    refused = [
        replace(DEEDS[2], said=said, at=at(day), message_id=f"<m{day}@example.org>")
        for day, said in ((27, "first"), (27, "second"), (28, "third"), (28, "fourth"))
    ]
    past = history(empty_report(deeds=tuple(refused)))
    assert [failure.deed.said for failure in past.failures] == ["third", "fourth", "first", "second"]
    assert [deed.said for deed in newest_first(refused)] == ["third", "fourth", "first", "second"]


def test_acts_for_others_bear_both_names_and_keep_their_place() -> None:
    own = replace(DEEDS[0], who="Brask")
    deeds = (own, replace(DEEDS[1], by="Brask"), replace(own, said="heal"))
    past = history(empty_report(deeds=deeds)).happenings
    assert [(h.who, h.key) for h in past] == [("Brask", 1), ("Brask for Ondine", 1), ("Brask", 1)]
    assert [h.lines[0].text.partition(":")[0] for h in past] == ["move to Dungeon Level 1", "explore", "heal"]


def test_a_changed_line_as_wide_as_the_page_keeps_its_columns() -> None:
    line = "  Ann   " + "x" * 64
    assert differences("", line, passing=frozenset()) == ("@ Top of the report", "+" + line[1:])
