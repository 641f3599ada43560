"""pytest plugin: every `*.game` file is a test.

Enable it with `pytest_plugins = ["gamemaster.testing.plugin"]` in the topmost conftest.py.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gamemaster.testing.runner import run_file
from gamemaster.testing.script import ScriptError


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    """Collect game scripts."""
    if file_path.suffix != ".game":
        return None
    found: pytest.File = _ScriptFile.from_parent(parent, path=file_path)
    return found


class _ScriptFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        yield _ScriptItem.from_parent(self, name=self.path.stem)


class _ScriptItem(pytest.Item):
    def runtest(self) -> None:
        run_file(self.path)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:  # noqa: ARG002
        """The line of the script with what was expected, instead of our own frames."""
        error = excinfo.value
        if not isinstance(error, ScriptError):
            return str(super().repr_failure(excinfo))
        lines = self.path.read_text(encoding="utf-8").splitlines()
        shown = [
            f"{'>' if number == error.line else ' '} {number:4} {lines[number - 1]}"
            for number in range(max(1, error.line - 6), min(len(lines), error.line + 2) + 1)
        ]
        return "\n".join([*shown, "", str(error)])

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"script: {self.path.name}"
