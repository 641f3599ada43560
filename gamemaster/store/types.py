"""How values are stored: moments, JSON and text that come back from both databases as they went in.

What must stay true: equality and order in SQL are those in Python. Moments are ISO text of fixed width in
SQLite and `timestamptz` in PostgreSQL. Text sorts by code point in both. No text a mail can hold makes an
insert fail: what PostgreSQL cannot keep (NUL) or no database can (lone surrogates) becomes U+FFFD in both.
"""

import hashlib
import json
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

from sqlalchemy import Text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator, TypeEngine

T = TypeVar("T")

JsonObject = dict[str, Any]
"""A JSON object as plain Python data."""

# with room for three names in one row of a PostgreSQL index, which may not exceed 2,704 bytes
_NAME_BYTES = 600
_NAME_PREFIX = 128

_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")

_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


class _Stored(TypeDecorator[T]):
    """A type whose values SQLite takes as `process_bind_param` gives them."""

    impl = Text
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> Callable[[Any], Any] | None:
        """In SQLite no type below has anything to add, and a message binds a hundred values."""
        if dialect.name != "sqlite":
            return super().bind_processor(dialect)
        return self.text_of

    # a plain function of the value alone, since it is run for every value of every row
    @staticmethod
    def text_of(value: Any) -> Any:
        """The value as SQLite keeps it."""
        return value


class UtcTime(_Stored[datetime]):
    """An aware datetime, exact to the microsecond, given back in UTC. A naive one raises ValueError."""

    impl = Text
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """`timestamptz` where there is one, else text."""
        return _ZONED if dialect.name == "postgresql" else self.impl_instance

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:
        """`2009-10-26T14:05:00.000000+00:00`: the width never varies, so text order is time order."""
        if dialect.name != "postgresql":
            return self.text_of(value)
        return None if value is None else _aware(value).astimezone(UTC)

    @staticmethod
    def text_of(value: Any) -> Any:
        """The moment as SQLite keeps it."""
        if value is None:
            return None
        moment = value if value.tzinfo is UTC else _aware(value).astimezone(UTC)
        return moment.isoformat(timespec="microseconds")

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """The moment, with `datetime.UTC` as its zone."""
        if value is None:
            return None
        return value.astimezone(UTC) if isinstance(value, datetime) else datetime.fromisoformat(value)


class Json(_Stored[Any]):
    """Plain JSON data; None is SQL NULL. Text in SQLite, `json` (which keeps the text) in PostgreSQL."""

    impl = Text
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """A type for which queries have JSON operators, where the database tells the two apart."""
        return _JSON if dialect.name == "postgresql" else self.impl_instance

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        """ASCII, so that every string Python can hold survives; PostgreSQL's type encodes by itself."""
        return value if dialect.name == "postgresql" else self.text_of(value)

    @staticmethod
    def text_of(value: Any) -> Any:
        """The JSON text, as SQLite keeps it."""
        if value is None:
            return None
        # most values of a game are plain numbers, for which an encoder need not be made
        return str(value) if type(value) is int else _encode(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """What was stored."""
        return value if value is None or dialect.name == "postgresql" else json.loads(value)


class Prose(_Stored[str]):
    """Text of any length and content."""

    impl = Text
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """Collated by code point in PostgreSQL, as SQLite does by itself."""
        return _TEXT if dialect.name == "postgresql" else self.impl_instance

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        """The text with U+FFFD for what cannot be stored."""
        kept: str | None = self.text_of(value)
        return kept

    @staticmethod
    def text_of(value: Any) -> Any:
        """The same for SQLite."""
        if value is None or (value.isascii() and "\0" not in value):
            return value
        return storable(value)


class Name(Prose):
    """Text that identifies something (a Message-ID, an address, a name); see `short_name`."""

    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        """The text as `short_name` gives it."""
        kept: str | None = self.text_of(value)
        return kept

    @staticmethod
    def text_of(value: Any) -> Any:
        """The same for SQLite."""
        # what nearly every name is, told without another call
        if value is None or (len(value) <= _NAME_PREFIX and value.isascii() and "\0" not in value):
            return value
        return short_name(value)


def _aware(moment: datetime) -> datetime:
    if moment.tzinfo is None:
        raise ValueError(f"{moment} has no time zone")
    return moment


def storable(text: str) -> str:
    """`text` with U+FFFD in place of NUL and of surrogates that stand alone."""
    if text.isascii() and "\0" not in text:
        return text
    return _UNSTORABLE.sub("\ufffd", text)


def short_name(text: str) -> str:
    """`text`, or when it is absurdly long (over 600 bytes) its beginning and its SHA-256.

    What identifies something is stored in this form, so an entry made from a hostile Message-ID keeps one id.
    """
    if len(text) <= _NAME_PREFIX and text.isascii() and "\0" not in text:
        return text
    name = storable(text)
    if len(name) <= _NAME_PREFIX or len(name.encode()) <= _NAME_BYTES:
        return name
    return f"{name[:_NAME_PREFIX]}...{hashlib.sha256(name.encode()).hexdigest()}"


def dump_json(value: Any) -> str:
    """The JSON text that is stored for `value`; raises TypeError or ValueError where it is no JSON data."""
    return _encode(value)


# not adapted with `type_descriptor`, which would make VARCHAR of TEXT
_ZONED = postgresql.TIMESTAMP(timezone=True)
_JSON = postgresql.JSON(none_as_null=True)
_TEXT = postgresql.TEXT(collation="C")
