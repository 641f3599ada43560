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


def distinct(readings: Sequence[Built]) -> list[Built]:
    """The readings without those that come to the same, whatever wording they go by.

    Of two that do the same a certain one stands: what is in doubt in the other makes no difference.
    """
    found: dict[tuple[object, ...], Built] = {}
    for one in readings:
        deeds = tuple(str(act.deed) for act in one.acts)
        key = deeds or (one.doubt,)
        if key not in found or (found[key].doubt and not one.doubt):
            found[key] = one
    return list(found.values())


def puts_otherwise(text: str, before: Sequence[Act], acts: Sequence[Act]) -> bool:
    """`I give Tarn 3 gold: I give Tarn 2 gold`: the act just done, told behind a colon in other words."""
    if not before or before[-1].action.name != acts[0].action.name:
        return False
    return text[before[-1].end : acts[0].start].strip() == ":"
