"""Typed actions as scripts write them: `move {"to": "Healer"} ; explore {} for Brask`."""

import json
import re
from typing import Any, NamedTuple

from pydantic import ValidationError

from gamemaster.core.action import Attempt, Vocabulary

_NAME = re.compile(r"\s*([a-z]\w*)\s*")
_FOR = re.compile(r"\s*for\s+([^;]+?)\s*(?=;|$)")
_NEXT = re.compile(r"\s*;\s*")


class Typed(NamedTuple):
    """One action by name; `person` is who does it when that is not the sender."""

    name: str
    params: dict[str, Any]
    person: str | None


def read_acts(text: str) -> list[Typed]:
    """Read actions with JSON parameters (`{}` may be left out), separated by `;`. Raises ValueError."""
    found, place = [], 0
    while place < len(text):
        name = _NAME.match(text, place)
        if name is None:
            raise ValueError(f"an action's name should stand here: {text[place:]!r}")
        place = name.end()
        params: dict[str, Any] = {}
        if text[place : place + 1] == "{":
            params, place = json.JSONDecoder().raw_decode(text, place)
        person = _FOR.match(text, place)
        if person is not None:
            place = person.end()
        found.append(Typed(name[1], params, person[1] if person else None))
        between = _NEXT.match(text, place)
        if between is None and text[place:].strip():
            raise ValueError(f"after an action stands `;`, `for NAME` or nothing, not {text[place:]!r}")
        place = between.end() if between else len(text)
    if not found:
        raise ValueError("no action is named")
    return found


def attempts_of(text: str, sender: str, vocabulary: Vocabulary) -> tuple[Attempt, ...]:
    """The attempts that `read_acts` text makes when `sender` writes it. Raises ValueError."""
    return tuple(_attempt(typed, sender, vocabulary) for typed in read_acts(text))


def attempts_from(found: Any, sender: str, vocabulary: Vocabulary) -> tuple[Attempt, ...]:
    """The attempts of a JSON list of `{"action", "params"?, "actor"?}`. Raises ValueError."""
    if not isinstance(found, list) or not all(isinstance(item, dict) and "action" in item for item in found):
        raise ValueError('attempts are written [{"action": ..., "params": {...}}]')
    typed = (Typed(item["action"], item.get("params", {}), item.get("actor")) for item in found)
    return tuple(_attempt(one, sender, vocabulary) for one in typed)


def _attempt(typed: Typed, sender: str, vocabulary: Vocabulary) -> Attempt:
    try:
        action = vocabulary.action(typed.name, typed.params)
    except KeyError:
        known = ", ".join(sorted(vocabulary.by_name))
        raise ValueError(f"no action is called {typed.name!r}; there are: {known}") from None
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise ValueError(f"{typed.name} {where}: {first['msg']}") from None
    if typed.person is None or typed.person == sender:
        return Attempt(action, sender, typed.name, (0, 0))
    return Attempt(action, typed.person, typed.name, (0, 0), sender)
