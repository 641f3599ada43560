"""Damage of GuildNomic: who takes how many of its points, in which order (s. 15, G-21, G-26)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.guild_nomic.damage import shares


@pytest.mark.parametrize(
    ("hp", "order", "points", "taken"),
    [
        ({"a": 3, "b": 2}, (), 1, {"a": 1}),
        ({"a": 3, "b": 2}, (), 4, {"a": 3, "b": 1}),
        ({"a": 2, "b": 2}, (), 3, {"a": 2, "b": 1}),
        ({"a": 1, "b": 1}, (), 3, {"a": 2, "b": 1}),
        ({"a": 1, "b": 1}, (), 9, {"a": 2, "b": 2}),
        ({"a": 3, "b": 2}, ("b", "a"), 3, {"b": 2, "a": 1}),
        ({"a": 3, "b": 2}, ("b", "a"), 6, {"b": 3, "a": 3}),
        ({"a": 3, "b": 2}, ("b", "b", "a"), 3, {"b": 3}),
        ({"a": 3, "b": 2}, ("b", "a", "b"), 6, {"b": 3, "a": 3}),
        ({"a": 3, "b": 2, "c": 5}, ("b",), 5, {"b": 2, "c": 2, "a": 1}),
        ({"a": 0, "b": 0}, ("b", "a"), 1, {"b": 1}),
        ({"a": 1}, ("gone", "a"), 1, {"a": 1}),
        ({"a": 1}, (), 0, {}),
    ],
)
def test_damage_is_dealt_point_by_point(
    hp: dict[str, int], order: tuple[str, ...], points: int, taken: dict[str, int]
) -> None:
    assert shares(hp, order, points, lowest=-1) == taken


def test_where_zero_is_the_end_nobody_is_hit_to_zero_while_others_can_take_it() -> None:
    assert shares({"a": 2, "b": 2}, (), 2, lowest=0) == {"a": 1, "b": 1}
    assert shares({"a": 2, "b": 2}, (), 3, lowest=0) == {"a": 2, "b": 1}
    assert shares({"a": 2, "b": 2}, (), 9, lowest=0) == {"a": 2, "b": 2}


_HP = st.dictionaries(st.sampled_from("abcd"), st.integers(0, 6), min_size=1)
_ORDER = st.lists(st.sampled_from("abcde"), max_size=6)


@given(_HP, _ORDER, st.integers(0, 40))
def test_all_points_are_dealt_and_nobody_falls_below_one_under_zero(
    hp: dict[str, int], order: list[str], points: int
) -> None:
    taken = shares(hp, order, points, lowest=-1)
    assert sum(taken.values()) == min(points, sum(held + 1 for held in hp.values()))
    assert all(0 < count <= hp[name] + 1 for name, count in taken.items())
    twice = {name for name in order if order.count(name) > 1}
    fallen = {name for name, count in taken.items() if count > hp[name]} - twice
    standing = {name for name, held in hp.items() if held - taken.get(name, 0) > 0}
    assert not (fallen and standing)


def test_those_who_take_damage_come_in_the_order_in_which_they_fall() -> None:
    assert list(shares({"a": 0, "b": 1}, (), 3, lowest=-1)) == ["a", "b"]
    assert list(shares({"a": 1, "b": 1}, (), 4, lowest=-1)) == ["a", "b"]
    assert list(shares({"a": 1, "b": 1}, ("b", "a"), 4, lowest=-1)) == ["b", "a"]
