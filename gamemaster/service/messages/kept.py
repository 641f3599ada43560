"""Messages as they are kept, read anew: what was too large to be fetched stays unread."""

from gamemaster.mail.message import Message, parse
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import Known

_HEADER_ONLY = "; header only"


def source_of(source: str, whole: bool) -> str:
    """Where a message came from, with the mark of one of which no more than the header was fetched."""
    return source if whole else source + _HEADER_ONLY


def read_kept(ws: Workspace, known: Known, raw: bytes) -> Message:
    """The stored message `known`, whose bytes are `raw`."""
    return parse(raw, ws.limits, whole=not known.source.endswith(_HEADER_ONLY))
