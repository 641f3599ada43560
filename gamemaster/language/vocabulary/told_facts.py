"""Facts of things told in one line (`Brask: 3 for A or B`), taken apart so that they can be looked up."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from gamemaster.core.names import Names

_LINE: Final = re.compile(r"\s*(?P<by>[^:\n]{1,60}): (?P<token>\S{1,20}) for (?P<wanted>[^\n]{1,200}?)\.?\s*")
_OR: Final = re.compile(r"\s*,\s*(?:or\s+)?|\s+or\s+")


def with_facts(names: Names) -> Names:
    """The names, with the facts of every kind of things of which each is told in such a line."""
    told = {key: facts for key, things in names.things.items() if (facts := _told(things, names)) is not None}
    return replace(names, things={**names.things, **told}) if told else names


def _told(things: Mapping[str, Any], names: Names) -> dict[str, Any] | None:
    found: dict[str, Any] = {}
    for name, facts in things.items():
        match = _LINE.fullmatch(facts) if isinstance(facts, str) else None
        if match is None or match["by"] not in names.people:
            return None
        wanted = _OR.split(match["wanted"])
        if any(" " in one for one in wanted):
            return None
        found[name] = {"by": match["by"], "token": match["token"], "wanted": wanted}
    return found or None
