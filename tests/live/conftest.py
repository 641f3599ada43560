"""Servers from the operating system's packages, started privately for these tests."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from dovecot import Dovecot, missing


@pytest.fixture(scope="session")
def dovecot() -> Iterator[Dovecot]:
    """One running Dovecot for all tests; each uses a mailbox of its own."""
    reason = missing()
    if reason and os.environ.get("CI") == "true":
        pytest.fail(f"{reason}, and live tests may not be skipped here")
    if reason:
        pytest.skip(reason)
    with tempfile.TemporaryDirectory(prefix="dovecot-") as folder:
        server = Dovecot(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
