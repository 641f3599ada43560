"""The subject of a message as one game's reader takes it: whose business the mail is, it often says alone."""

import re

from gamemaster.mail.forum import untagged, words_of
from gamemaster.mail.message import Message
from gamemaster.service.workspace.loaded import Live


def subject_for(live: Live, message: Message, public: bool) -> str:
    """The subject with the game's own tag put into words that its reader knows, and without the tags of
    lists and filters; other tags stay.

    Where the game has its lists to itself (setting `own_list`), what they deliver is tagged as its own.
    """
    own = (live.id, live.game.title)
    subject = untagged(message, words_of(*own, live.contract.id, live.contract.title))
    if "[" in subject:
        names = "|".join(re.escape(name) for name in own)
        return re.sub(rf"\[(?:{names})\]", lambda _: live.contract.title, subject, flags=re.IGNORECASE)
    return as_own(live, subject, public)


def as_own(live: Live, subject: str, public: bool) -> str:
    """A subject, tagged with the game's title where its lists carry nothing else and it bears no tag."""
    ours = public and live.settings.own_list and "[" not in subject
    return f"[{live.contract.title}] {subject}" if ours else subject
