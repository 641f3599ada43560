"""Readings that compete: those of one clause, and what is told once more behind a colon."""

from collections.abc import Sequence

from gamemaster.language.frames.acts import Built
from gamemaster.language.frames.matching import Filling
from gamemaster.language.vocabulary.scene import Act


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


def puts_otherwise(text: str, before: Sequence[Act], acts: Sequence[Act]) -> bool:
    """`I give Tarn 3 gold: I give Tarn 2 gold`: the act just done, told behind a colon in other words."""
    if not before or before[-1].action.name != acts[0].action.name:
        return False
    return text[before[-1].end : acts[0].start].strip() == ":"
