"""The files of an exported game: what `exporting` writes, `importing` reads back as it was.

Mail may hold what no encoding knows, and no line end may be changed: so files are written and read as bytes.
"""

import json
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

from gamemaster.core.codec import decode_time, encode_time

_ODD = "surrogatepass"


def write_text(path: Path, text: str) -> None:
    """Write a text as it stands."""
    path.write_bytes(text.encode("utf-8", _ODD))


def write_json(path: Path, data: Any) -> None:
    """Write one JSON value so that people can read it."""
    write_text(path, json.dumps(data, indent=2, ensure_ascii=False, sort_keys=True) + "\n")


def write_rows(path: Path, rows: Iterable[Any]) -> None:
    """Write JSON with each row on a line of its own, so that a long ledger can be read and compared."""
    shown = ",\n".join(json.dumps(row, ensure_ascii=False, sort_keys=True) for row in rows)
    write_text(path, f"[\n{shown}\n]\n" if shown else "[]\n")


def read_text(path: Path) -> str:
    """What `write_text` wrote; raises OSError and ValueError."""
    return path.read_bytes().decode("utf-8", _ODD)


def read_json(path: Path) -> Any:
    """What `write_json` or `write_rows` wrote; raises OSError and ValueError."""
    return json.loads(read_text(path))


def time_out(moment: datetime | None) -> str | None:
    """A moment that may be missing, as it is written."""
    return None if moment is None else encode_time(moment)


def time_in(text: str | None) -> datetime | None:
    """The moment that `time_out` wrote; raises ValueError."""
    return None if text is None else decode_time(text)
