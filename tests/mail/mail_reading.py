"""A mail to read, and short ways to read one and to look at what was noted."""

from datetime import UTC, datetime

from gamemaster.mail.limits import Limits
from gamemaster.mail.message import Message, parse

HEAD = (
    "From: Ondine <ondine@example.org>\n"
    "To: game-business@example.org\n"
    "Subject: my turn\n"
    "Date: Mon, 26 Oct 2009 14:05:00 +0000\n"
    "Message-ID: <turn-1@example.org>\n"
)


def read(text: str, **limits: int) -> Message:
    return parse(text.encode("utf-8", "surrogateescape"), Limits(**limits))


def codes(message: Message) -> list[str]:
    return [note.code for note in message.notes]


def at(hour: int, minute: int, second: int = 0, day: int = 26) -> datetime:
    return datetime(2009, 10, day, hour, minute, second, tzinfo=UTC)
