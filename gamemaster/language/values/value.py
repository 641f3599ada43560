"""What was read for a slot: the parts of a value, where it ends, and what keeps it from being certain."""

from typing import NamedTuple

Plain = str | int | None
Part = Plain | tuple[Plain, ...]
"""One parameter: a word, a number, nobody (None), or a list of these."""

Parts = tuple[Part, ...]


class Value(NamedTuple):
    """What was read: where it ends and its parts.

    `others` are further values joined to it by commas and `and`; `each` that the words said each of them.
    `doubt` names what keeps it from being certain, `choice` what it may be then. `listed` marks a list that
    is one value.
    """

    end: int
    parts: Parts
    others: tuple[Parts, ...] = ()
    each: bool = False
    doubt: str = ""
    choice: tuple[Parts, ...] = ()
    listed: bool = False
