"""Mail whose body cannot be trusted to show what its sender meant: it is read, but it never acts.

What only HTML shows, what two alternatives say differently, and what hides in an attachment goes to the game
master as a question (nomic-procedure: CFJ 2441, 3572, 3581).
"""

from collections.abc import Callable
from dataclasses import replace

from gamemaster.core.action import Attempt
from gamemaster.core.reading import Question, Reading
from gamemaster.mail.message import Message

_DOUBTS = {
    "html_only": "The message has no plain text; this is what its HTML seems to say.",
    "html_differs": "The plain text and the HTML of the message say different things.",
    "several_senders": "Several people stand in the message's From.",
    "resent": "Somebody else has sent this message on.",
    "cut_short": "The end of the message is missing.",
    "unaddressed": "The message bears the marks of a list but is not addressed to it.",
}
_UNREADABLE = frozenset({"too_large", "too_many_parts", "too_deep", "unreadable"})
UNREADABLE = "too large or too broken to be read"


def doubt(message: Message, reading: Reading, read: Callable[[str], Reading], known: bool) -> Reading | None:
    """The reading with every act turned into a question, if the mail is doubtful; else None.

    `read` reads other words of the same mail: what only its HTML says is asked about, too. `known` is whether
    it is certain who sent it.
    """
    codes = [note.code for note in message.notes if note.code in _DOUBTS]
    if known:
        # the game master has said which of them it was
        codes = [code for code in codes if code != "several_senders"]
    if not _addressed(message):
        # whoever writes to us alone can write a list's marks into the header, too
        codes.append("unaddressed")
    if not codes:
        return None
    code = codes[0]
    items = tuple(
        Question(item.span, item.text, code, _DOUBTS[code], ((item,),)) if isinstance(item, Attempt) else item
        for item in reading.items
    )
    if message.other_text and not items:
        items = tuple(_elsewhere(message, read(message.other_text)))
    return replace(reading, items=items)


def _addressed(message: Message) -> bool:
    """Whether the list whose marks the message bears, if any, is among its recipients."""
    if message.list_post is not None:
        return message.list_post in message.recipients
    # a List-Id is commonly the list's address with a dot for the at sign
    return message.list_id is None or any(
        message.list_id in (address, address.replace("@", ".")) for address in message.recipients
    )


def _elsewhere(message: Message, reading: Reading) -> list[Question]:
    """One question about each act that a version of the text holds which is not the one read."""
    whole = (0, len(message.text))
    say = _DOUBTS["html_differs"]
    return [
        Question(whole, item.text, "html_differs", say, ((item._replace(span=whole),),))
        if isinstance(item, Attempt)
        else item._replace(span=whole)
        for item in reading.items
    ]


def unreadable(message: Message) -> bool:
    """Whether the message may say something, and nobody knows what."""
    return not message.text.strip() and any(note.code in _UNREADABLE for note in message.notes)


def unread(message: Message, reading: Reading, public: bool) -> Reading:
    """The reading, with a question added when all there is of a public message could not be read."""
    if message.text.strip() or reading.items or not public:
        return reading
    if unreadable(message):
        why, say = "unreadable", f"The message is {UNREADABLE}."
    elif any(note.code == "attachment_ignored" for note in message.notes):
        why, say = "attachment", "The message has no text, only an attachment, and attachments are not read."
    else:
        return reading
    return replace(reading, items=(Question((0, 0), message.subject, why, say),))
