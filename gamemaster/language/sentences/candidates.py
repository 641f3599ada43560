"""Readings of one clause that compete: which of them take a name whole, and which come to the same."""

from gamemaster.language.frames.acts import Built
from gamemaster.language.frames.matching import Filling


def in_full(fillings: list[Filling]) -> list[Filling]:
    """The readings without those that take single words of a name (`Keeper Limit Three`) for names of their
    own, where another reading of the same act takes it whole."""
    sure = {f.ready.frame.action for f in fillings if f.filled and not any(v and v.doubt for v in f.values)}

    def in_parts(filling: Filling) -> bool:
        unsure = any(v and v.doubt == "ambiguous_name" for v in filling.values)
        return unsure and filling.ready.frame.action in sure

    return [f for f in fillings if not in_parts(f)]


def same(one: Built, other: Built) -> bool:
    """Whether two readings come to the same, whatever wording they go by."""
    acts = [act.deed for act in one.acts] == [act.deed for act in other.acts]
    return acts and one.doubt == other.doubt
