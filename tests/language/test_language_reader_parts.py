"""The sentence reader is put together from parts: none may replace a method of another unawares."""

import pytest

from gamemaster.language.reading import body
from gamemaster.language.reading.body import BodyReader
from gamemaster.language.sentences.sentences import SentenceReader


@pytest.mark.skipif(
    not body.__file__.endswith(".py"), reason="compiled, a method does not tell that it was left open"
)
def test_the_parts_of_a_reader_share_no_name_but_what_is_left_open_to_them():
    for reader in (SentenceReader, BodyReader):
        made_by: dict[str, type] = {}
        for part in reversed(reader.__mro__[:-1]):
            for name, value in vars(part).items():
                if name.startswith("__") or not callable(getattr(value, "fget", value)):
                    continue
                before = made_by.get(name)
                left_open = before is None or getattr(vars(before)[name], "__isabstractmethod__", False)
                assert left_open, f"{part.__name__}.{name} would replace {before.__name__}.{name}"
                made_by[name] = part
