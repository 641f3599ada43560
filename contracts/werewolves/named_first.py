"""`Tarn is the one I check tonight`: whom an act is done to, named before it or at the end."""

from collections.abc import Iterable

from gamemaster.core.frame import joined, phrases

_ONE = phrases("the one; the one that; the one whom; the person; the townsperson; the villager; whom; who")
_WHEN = ("", "tonight", "today")


def is_whom(subjects: Iterable[str], verbs: Iterable[str]) -> tuple[str, ...]:
    """What says behind a name that e is meant: `is the one I check`."""
    return joined(("is",), _ONE, subjects, verbs)


def whom_is(subjects: Iterable[str], verbs: Iterable[str]) -> tuple[str, ...]:
    """What says before a name that e is meant: `the one I check tonight is`."""
    return joined(_ONE, subjects, verbs, _WHEN, ("is", ":"))


def that_is(subjects: Iterable[str], verbs: Iterable[str]) -> tuple[str, ...]:
    """What closes a clause that opens with `it is` and a name: `that I check`."""
    return joined(("", "that", "whom"), subjects, verbs, _WHEN)


IT_IS = phrases("it is; it 's")
