"""Running commands as the installed program does, without the cost of a new process each."""

import io
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gamemaster.cli.app import run


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """The lines of JSON it printed."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def data(self) -> Any:
        """The one JSON value it printed."""
        return json.loads(self.out)


class Program:
    """Call it with the words of a command; `now` is what --now is given."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        self.folder, self.monkeypatch, self.capfd = folder, monkeypatch, capfd
        self.now = "2009-10-26T09:00Z"

    def __call__(self, *words: str, stdin: bytes = b"") -> Ran:
        return self.bare("--dir", str(self.folder), "--now", self.now, *words, stdin=stdin)

    def bare(self, *words: str, stdin: bytes = b"") -> Ran:
        """Without any global option."""
        self.capfd.readouterr()
        code = 0
        with self.monkeypatch.context() as patched:
            patched.setattr(sys, "argv", ["gamemaster", *words])
            patched.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
            try:
                run()
            except SystemExit as ended:
                code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        out, err = self.capfd.readouterr()
        return Ran(code, out, err)

    def fails(self, *words: str, stdin: bytes = b"") -> str:
        """The one clear line that a command which cannot be carried out prints; it must end with 1."""
        ran = self(*words, stdin=stdin)
        assert ran.code == 1, ran
        return clear_line(ran)


def clear_line(ran: Ran) -> str:
    """What a failed command printed: one line, nothing else, and no traceback."""
    assert ran.out == "", ran
    assert ran.err.startswith("gamemaster: "), ran
    assert ran.err.count("\n") == 1, ran
    assert "Traceback" not in ran.err
    return ran.err.strip()
