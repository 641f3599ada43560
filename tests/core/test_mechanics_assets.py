"""Holdings: counts by asset, which never turn negative and never stay at nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamemaster.core.errors import LedgerError
from gamemaster.core.mechanics.assets import NOTHING, from_pairs, gain, lose, pairs

counts = st.dictionaries(st.sampled_from(["gold", "armor", "potion"]), st.integers(1, 9))


@given(counts, st.sampled_from(["gold", "armor"]), st.integers(0, 9))
def test_what_is_gained_can_be_lost_again(held: dict[str, int], asset: str, quantity: int) -> None:
    before = from_pairs(held.items())
    assert lose(gain(before, asset, quantity), asset, quantity) == before


def test_an_asset_that_is_used_up_is_gone() -> None:
    assert lose(from_pairs([("gold", 2)]), "gold", 2) == NOTHING
    assert gain(NOTHING, "gold", 0) == NOTHING


def test_too_much_cannot_be_lost() -> None:
    with pytest.raises(LedgerError):
        lose(from_pairs([("gold", 2)]), "gold", 3)


def test_pairs_are_sorted_and_add_up() -> None:
    assert pairs(from_pairs([("b", 1), ("a", 2), ("b", 3)])) == (("a", 2), ("b", 4))
