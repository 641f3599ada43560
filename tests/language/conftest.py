"""Fixtures of the language tests."""

from collections.abc import Callable

import pytest
from language_support import brief, read_text

from gamemaster.core.reading import Reading


@pytest.fixture
def read() -> Callable[..., Reading]:
    return read_text


@pytest.fixture
def said() -> Callable[..., str]:
    return lambda *args, **kwargs: brief(read_text(*args, **kwargs))
