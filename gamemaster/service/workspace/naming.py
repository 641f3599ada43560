"""What a game master names in an order or a question: a person, an entry, a value such as `Ondine.health`."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection

from gamemaster.core.contract import PUBLIC, Contract, Viewer
from gamemaster.core.errors import UsageError
from gamemaster.core.event import GAME
from gamemaster.core.people import fold
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.ledger import has_entry
from gamemaster.store.types import short_name


class Named(NamedTuple):
    """A value: whose it is, and its name, in which dots lead into it (`encounter.level`)."""

    subject: str
    name: str


def person_named(ws: Workspace, tx: Connection, text: str) -> str:
    """The one person of the roster called `text`; raises UsageError."""
    found = ws.roster(tx).by_name(text)
    if len(found) == 1:
        return found[0]
    what = f"{text!r} could be {' or '.join(found)}" if found else f"nobody is called {text!r}"
    raise UsageError(f"{what}; gamemaster person list shows everybody")


def part_named(ws: Workspace, tx: Connection, live: Live, text: str) -> str:
    """The part that `text` means: a participant by name or alias, or whoever plays one; raises UsageError."""
    parts = {fold(name): name for name in live.contract.participants(live.head.state)}
    if fold(text) in parts:
        return parts[fold(text)]
    person = person_named(ws, tx, text)
    return live.conduct.part(person) or person


def eyes_of(ws: Workspace, tx: Connection, live: Live, text: str, gm: bool = False) -> Viewer:
    """Whose eyes the person called `text` has ("": the public's); raises UsageError when nobody is called so.

    Whoever plays another's part sees all of it, and whoever was replaced no more than everybody.
    """
    seen = live.viewer(person_named(ws, tx, text)) if text else PUBLIC
    return seen._replace(gm=gm)


def value_named(ws: Workspace, tx: Connection, live: Live, text: str) -> Named:
    """The value that `text` means; raises UsageError when it is not of the form WHOSE.VALUE."""
    things = live.contract.things(live.head.state)
    subjects = {
        GAME,
        *live.contract.participants(live.head.state),
        *(n for kind in things.values() for n in kind),
    }
    fits = [name for name in subjects if text.casefold().startswith(f"{name}.".casefold())]
    if fits:
        subject = max(fits, key=len)
        name = text[len(subject) + 1 :]
    else:
        whose, _, name = text.partition(".")
        if not name.strip():
            raise UsageError(f"{text!r} names no value; write for example Ondine.health or game.week")
        subject = part_named(ws, tx, live, whose)
    if not name.strip():
        raise UsageError(f"{text!r} names no value of {subject}; write for example {subject}.health")
    return Named(subject, name.strip())


def values_of(contract: Contract[Any], state: Any, subject: str, viewer: Viewer) -> Mapping[str, Any]:
    """The values of somebody or something by name, as a viewer sees them; none of a stranger's."""
    try:
        return contract.values(state, subject, viewer)
    except KeyError:
        return {}


def kept_as(values: Mapping[str, Any], name: str) -> str | None:
    """Under which of their names `values` keep what `name` leads into; the longest, None where none does."""
    fits = [kept for kept in values if name == kept or name.startswith(f"{kept}.")]
    return max(fits, key=len, default=None)


def unknown_value(live: Live, state: Any, named: Named, viewer: Viewer) -> str:
    """Why there is no such value to be seen, and which there are."""
    known = sorted(values_of(live.contract, state, named.subject, viewer))
    if not known:
        return f"{named.subject} has no values in {live.id} that could be seen"
    return f"{named.subject} has no value {named.name!r} that could be seen; there are: {', '.join(known)}"


def entry_named(tx: Connection, live: Live, text: str) -> str:
    """The entry that `text` means: an entry's id, or a Message-ID with or without brackets."""
    bare = text.removeprefix("msg:").strip("<>")
    for candidate in (text, f"msg:{bare}", short_name(f"msg:{bare}")):
        if has_entry(tx, live.id, candidate):
            return candidate
    raise UsageError(f"{live.id} has no entry {text!r}; gamemaster history {live.id} --json shows them")


def value_given(text: str) -> Any:
    """A value as people type it: JSON where it is such, else the text itself."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text
