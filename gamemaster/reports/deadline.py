"""A deadline as a calendar file (iCalendar, RFC 5545), for notices that somebody has to answer in time.

It holds no more than its arguments, so it is as secret as the mail it goes with.
"""

from datetime import UTC, datetime

_OCTETS = 75


def calendar_file(uid: str, summary: str, due: datetime, written: datetime, description: str = "") -> str:
    """One event at the moment `due`, which takes no time, with an alarm a day before; lines end with CRLF.

    The same `uid` replaces the entry when a later file moves the deadline; `written` is when the file was
    made.
    """
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//gamemaster//deadlines//EN",
        "BEGIN:VEVENT",
        f"UID:{_text(uid)}",
        f"DTSTAMP:{_stamp(written)}",
        f"SEQUENCE:{int(written.timestamp()) & 0x7FFFFFFF}",
        f"DTSTART:{_stamp(due)}",
        f"SUMMARY:{_text(summary)}",
        *([f"DESCRIPTION:{_text(description)}"] if description else []),
        "TRANSP:TRANSPARENT",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_text(summary)}",
        "TRIGGER:-P1D",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _stamp(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    """A value of type TEXT (s. 3.3.11); control characters become blanks."""
    plain = "".join(c if c.isprintable() or c == "\n" else " " for c in text.replace("\r\n", "\n"))
    for raw, escaped in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        plain = plain.replace(raw, escaped)
    return plain


def _folded(line: str) -> str:
    """The line in pieces of at most 75 octets, never inside a character (s. 3.1)."""
    pieces, piece, size = [], "", 0
    for char in line:
        octets = len(char.encode())
        if size + octets > _OCTETS:
            pieces.append(piece)
            # the blank that marks a continuation counts, too
            piece, size = "", 1
        piece, size = piece + char, size + octets
    return "\r\n ".join([*pieces, piece])
