"""Values of the program as plain JSON, for `--json`."""

import json
from dataclasses import dataclass, fields, is_dataclass
from datetime import datetime
from typing import Any

from gamemaster.core.calendar import iso


@dataclass(frozen=True, slots=True)
class Shown:
    """Something shown: as data, and as text."""

    data: Any
    text: str


def to_json(value: object) -> str:
    """`value` as indented JSON text with a final newline."""
    return json.dumps(to_plain(value), indent=2, ensure_ascii=False) + "\n"


def to_plain(value: Any) -> Any:
    """`value` with dataclasses and named tuples as objects, times as ISO text."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: to_plain(item) for name, item in value._asdict().items()}
    if isinstance(value, dict):
        return {str(key): to_plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [to_plain(item) for item in value]
    return iso(value) if isinstance(value, datetime) else value
