"""Persistent maps for game states: setting one key shares the rest with the map before.

Their iteration order depends on hashes, so whatever is shown, drawn or told in order goes through
`in_order`; rules never iterate over a map directly.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, TypeVar

from immutables import Map
from pydantic import GetPydanticSchema
from pydantic_core import core_schema

K = TypeVar("K")
V = TypeVar("V")


def _schema(source: Any, handler: Any) -> core_schema.CoreSchema:
    plain = handler.generate_schema(dict.__class_getitem__(source.__args__))
    return core_schema.no_info_after_validator_function(
        Map,
        plain,
        serialization=core_schema.wrap_serializer_function_ser_schema(
            lambda m, nxt: nxt(dict(sorted(m.items()))), schema=plain
        ),
    )


PersistentMap = Annotated[Map[K, V], GetPydanticSchema(_schema)]
"""`immutables.Map` as a field type that pydantic can write to JSON and read back."""


def in_order(items: Mapping[K, V]) -> Iterator[tuple[K, V]]:
    """Yield the (key, value) pairs of `items` in key order, the same in every process."""
    return iter(sorted(items.items(), key=lambda pair: pair[0]))  # type: ignore[arg-type,return-value]


__all__ = ["Map", "PersistentMap", "in_order"]
