"""Why the past is another: who may read the reason, and whose message it is about.

In a game with secrets a reason may give one away, so that of a private message, or of a ruling on one, is for
its writer and the game master alone.
"""

from collections.abc import Mapping

from gamemaster.core.ledger import Amending, Body, MessageBody, RulingBody
from gamemaster.service.views.secrecy import is_open_decision
from gamemaster.service.workspace.loaded import Live

PRIVATE = "a private message"


def public_cause(live: Live, entry: str, cause: str) -> str:
    """What became known, in words for all eyes: of what was private only that there was something."""
    known = {one.id: one.body for one in live.timeline.entries}
    body = known.get(entry)
    if isinstance(body, RulingBody):
        about = _about(known, entry)
        by_itself = is_open_decision(live, body.decision)
        public = (about is None or about.public) if by_itself is None else by_itself
        return cause if public else f"a ruling of {body.author}"
    return PRIVATE if isinstance(body, MessageBody) and not body.public else cause


def _about(known: Mapping[str, Body], entry: str) -> MessageBody | None:
    """The message that a ruling is about, or the ruling that it takes back."""
    body = known.get(entry)
    while isinstance(body, RulingBody):
        body = known.get(body.decision.of) if isinstance(body.decision, Amending) else None
    return body if isinstance(body, MessageBody) else None


def author_of(live: Live, entry: str) -> str:
    """Who wrote the message that a ruling is about; "" where it is about none."""
    about = _about({one.id: one.body for one in live.timeline.entries}, entry)
    return "" if about is None else about.sender
