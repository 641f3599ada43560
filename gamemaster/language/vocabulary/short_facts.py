"""Facts told in a few words: `Brask: 3 for A or B` is an offer by Brask, of a 3 for an A or a B.

They are read as the act that makes such a thing (`I offer 3 for A or B`), and kept as that act's parameters.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from gamemaster.core.frame import Kind
from gamemaster.core.names import Names

ParamsOf = Callable[[str, str], Mapping[str, Any] | None]
"""What a sentence by somebody would do, by its parameters; None where it does not do just one thing."""


def with_short_facts(names: Names, kinds: Iterable[Kind], params_of: ParamsOf) -> Names:
    """The names with such facts spelled out; the same names where there are none."""
    told = {
        kind.things: spelled
        for kind in kinds
        if kind.things and kind.called and (spelled := _spelled(names, kind, params_of))
    }
    return replace(names, things={**names.things, **told}) if told else names


def _spelled(names: Names, kind: Kind, params_of: ParamsOf) -> dict[str, Any]:
    """The things of a kind with their facts, where at least one of them was told in short."""
    known: Mapping[str, Any] = names.things.get(kind.things, {})
    found: dict[str, Any] = {}
    for name, facts in known.items():
        owner, _, rest = facts.partition(":") if isinstance(facts, str) else ("", "", "")
        if not rest.strip() or owner.strip() not in names.people:
            continue
        params = params_of(f"I {kind.called[0]} {rest.strip()}.", owner.strip())
        if params:
            found[name] = {"by": owner.strip(), **params}
    return {**known, **found} if found else {}
