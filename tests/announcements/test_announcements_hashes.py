"""The same mail is read alike in every process, whatever seed its hashes have."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

HERE = Path(__file__).parent

_READ_ALL = """
import hashlib
from announcement_tables import cases, read
told = hashlib.sha256()
for case in cases(heldout=False):
    if case.game in {"commune", "guild_nomic"}:
        told.update(repr(read(case).to_json()).encode())
print(told.hexdigest())
"""


def _digest(seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", _READ_ALL]
    return subprocess.run(
        command, cwd=HERE, env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("seeds", [("1", "2"), pytest.param("34567", marks=pytest.mark.nightly)])
def test_no_reading_hangs_on_hashes(seeds: Sequence[str]) -> None:
    digests = {_digest(seed) for seed in seeds}
    assert len(digests) == 1
