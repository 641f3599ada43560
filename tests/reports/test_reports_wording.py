"""Times, amounts, lists and letters in words."""

from datetime import UTC, datetime
from typing import Any

import pytest

from gamemaster.core.wording import counted
from gamemaster.reports.wording import (
    amounts,
    by_hand,
    changed,
    cite,
    differing,
    holdings,
    lettered,
    letters,
    message_key,
    moment,
    plain,
    ready,
    spaced,
    when,
)

MONDAY = datetime(2009, 11, 2, 14, 5, tzinfo=UTC)


def test_times_do_not_follow_the_locale() -> None:
    assert when(MONDAY) == "Mon 2 Nov 14:05"
    assert moment(MONDAY) == "Mon 2 Nov 2009 14:05 UTC"
    assert moment("2009-11-02T14:05:00Z") == "Mon 2 Nov 2009 14:05 UTC"
    assert moment(None) == "none"


def test_letters_go_on_after_z() -> None:
    assert [letters(n) for n in (0, 1, 25, 26, 27, 51, 52, 701, 702)] == [
        "a", "b", "z", "aa", "ab", "az", "ba", "zz", "aaa",
    ]  # fmt: skip
    assert lettered(["yes", "no"]) == [("a", "yes"), ("b", "no")]


def test_amounts_go_by_level_not_by_digit() -> None:
    assert amounts({"10": 1, "2": 3, "1": 0}) == "3 x L2, 1 x L10"
    assert holdings({"gold": 3, "weapons": {"1": 1}, "armor": {}, "potions": 0}) == "gold 3; weapons 1 x L1"
    assert holdings({"gold": 0, "weapons": {}}) == ""


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "-"),
        ("", "-"),
        ([], "-"),
        ({}, "-"),
        (True, "yes"),
        (0, "0"),
        ([1, 2], "1, 2"),
        ({"1": 2}, "2 x L1"),
        ({"level": 2, "max_health": 5}, "level 2, max health 5"),
        ({"kind": "monster", "level": 2}, "monster, level 2"),
        ("2009-11-02T14:05:00Z", "Mon 2 Nov 2009 14:05 UTC"),
        (MONDAY, "Mon 2 Nov 2009 14:05 UTC"),
        ("2009 was a year", "2009 was a year"),
    ],
)
def test_values_read_like_words(value: Any, text: str) -> None:
    assert plain(value) == text


def test_changes_name_what_is_new_and_what_is_gone() -> None:
    assert changed(3, 0) == "3 -> 0"
    assert changed({}, {"1": 1}) == "none -> 1 x L1"
    assert changed(None, "Healer") == "new: Healer"
    assert changed([], [{"number": 1}]) == changed(None, [{"number": 1}]) == "changed, see above"
    assert changed(7, None) == "gone (it was 7)"


def test_small_words() -> None:
    assert (cite("26"), cite(""), cite("s. 26")) == ("s. 26", "", "s. 26")
    assert (counted(1, "question"), counted(2, "question"), counted(2, "reply", "replies")) == (
        "1 question",
        "2 questions",
        "2 replies",
    )
    assert (message_key("a@b"), message_key(" <a@b> "), message_key("")) == ("<a@b>", "<a@b>", "")
    assert spaced("max_health") == "max health"


def test_a_ready_announcement_is_kept_apart_from_the_duty() -> None:
    assert ready("Publish the report.") == ("Publish the report.", "")
    assert ready("Announce: I award Brask 4 points.") == ("Announce", "I award Brask 4 points.")


def community(size: int) -> dict[str, Any]:
    return {"mark": "O", "size": size, "investments": {"Ondine": 1}}


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        (3, 5, "3 -> 5"),
        (None, "Healer", "none -> Healer"),
        ([1], [1, 2], "1 -> 1, 2"),
        ([1, 2, 3], [1, 2, 4], "1, 2, 3 -> 1, 2, 4"),
        ({"A": 1, "B": 2}, {"A": 1, "B": 3}, "B 2 -> 3"),
        ({"A": 1}, {}, "A 1 -> none"),
        ({}, {"1": 2}, "none -> 2 x L1"),
        ({"1": 1}, {"1": 1, "2": 1}, "1 x L1 -> 1 x L1, 1 x L2"),
        ({}, {}, "none -> none"),
        ({"Ochre": community(3)}, {"Ochre": community(0)}, "Ochre size 3 -> 0"),
        (["xx", "xO", "xx"], ["xx", "x*", "xx"], "1 xO -> x*"),
        (["Ondine", "Brask", "Tarn"], ["Ondine", "Brask"], "Ondine, Brask, Tarn -> Ondine, Brask"),
    ],
    ids=str,
)
def test_of_what_differs_only_the_parts_that_do_are_told(old: Any, new: Any, text: str) -> None:
    assert differing(old, new) == text


def test_what_the_game_master_enters_is_done_by_whoever_wrote() -> None:
    assert by_hand("rpg", "Ondine").startswith("gamemaster rule rpg act-for Ondine ACTION '{...}' --because")
    assert " act-for 'D. Voss' ACTION" in by_hand("rpg", "D. Voss")
