"""Settings in the environment that name no key: a misspelt one would be passed over without a word."""

from collections.abc import Iterable
from difflib import get_close_matches

from pydantic import BaseModel

from gamemaster.service.workspace.config import Config

PREFIX = "GAMEMASTER_"

# read by the command line before there is a workspace
_OF_COMMANDS = ("DIR", "NOW")


def strange_keys(names: Iterable[str]) -> list[str]:
    """What to say of each of these names of the environment that is meant for us and means nothing."""
    known = {*_OF_COMMANDS, *_keys()}
    ours = sorted(name for name in names if name.upper().startswith(PREFIX))
    strange = [name for name in ours if name.upper().removeprefix(PREFIX) not in known]
    said = "in the environment is no setting and does nothing"
    return [f"{name} {said}{_perhaps(name, known)}" for name in strange]


def _keys() -> Iterable[str]:
    """What may stand behind the prefix."""
    for section, field in Config.model_fields.items():
        # a whole section may be given as JSON
        yield section.upper()
        inner = field.annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            yield from (f"{section}__{key}".upper() for key in inner.model_fields)


def _perhaps(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name.upper().removeprefix(PREFIX), known, 1)
    return f"; did you mean {PREFIX}{near[0]}?" if near else ""
