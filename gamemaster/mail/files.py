"""Mail from files: single messages, mbox archives, Maildir folders and folders of `.eml` files.

Everything streams: one message is in memory at a time, so that an archive may be of any size. A
message is passed on byte for byte. In mbox archives that includes `>From` at the start of a line:
whether it was the sender's `From` or a quote cannot be known, and a quote must never become a move.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, NamedTuple

from gamemaster.core.errors import UsageError

# mail beyond this size is only counted: nobody reads it, and a broken archive may be one such mail
_LARGEST = 16 * 1024 * 1024
_FROM_LINE = re.compile(rb"From .*\b(\w{3} +\d{1,2} \d{2}:\d{2}(?::\d{2})?)\b.*\b(\d{4})\b")


class RawMail(NamedTuple):
    """The bytes of one message, where they came from, and when they arrived there if that is known."""

    raw: bytes
    source: str
    received: datetime | None


def read_all(paths: Iterable[str], stdin: BinaryIO) -> Iterator[RawMail]:
    """Yield the messages in every path, `-` being standard input; raises UsageError as `read_path` does."""
    for path in paths:
        yield from read_stream(stdin) if path == "-" else read_path(Path(path))


def read_path(path: Path) -> Iterator[RawMail]:
    """Yield the messages in `path`; raises UsageError, when asked for the first, if it cannot be read
    or is a folder without mail."""
    if _is_folder(path):
        yield from _read_folder(path)
        return
    with _opened(path) as file:
        yield from read_stream(file, str(path))


def size_of(path: Path) -> int:
    """About how many bytes of mail `read_path` is going to read; 0 for what is not there."""
    if _is_folder(path):
        folders = (path / "new", path / "cur") if (path / "cur").is_dir() else (path,)
        return sum(entry.stat().st_size for folder in folders for entry in folder.glob("*"))
    return path.stat().st_size if path.exists() else 0


def read_stream(file: BinaryIO, source: str = "standard input") -> Iterator[RawMail]:
    """Yield the one message in `file`, or all of them when it begins like an mbox archive."""
    first = file.readline()
    if first.startswith(b"From "):
        yield from _read_mbox(first, file, source)
        return
    raw = first + file.read(_LARGEST)
    if raw.strip():
        yield RawMail(raw, source, None)


def _read_folder(path: Path) -> Iterator[RawMail]:
    try:
        if (path / "cur").is_dir() and (path / "new").is_dir():
            yield from _read_maildir(path)
            return
        files = sorted(entry for entry in path.iterdir() if entry.suffix.lower() == ".eml")
    except OSError as error:
        raise _unreadable(path, error) from error
    if not files:
        raise UsageError(f"{path} holds no .eml files and is no Maildir (no cur and new in it)")
    for file in files:
        yield from read_path(file)


def _read_maildir(path: Path) -> Iterator[RawMail]:
    """All messages of a Maildir, by the time they were delivered."""
    found: list[tuple[float, str, Path]] = []
    for folder in (path / "new", path / "cur"):
        mails = (entry for entry in folder.iterdir() if not entry.name.startswith("."))
        found.extend((entry.stat().st_mtime, entry.name, entry) for entry in mails)
    for delivered, name, entry in sorted(found):
        # a mail reader that looks at the folder meanwhile moves the file from new to cur
        file = entry if entry.exists() else next((path / "cur").glob(f"{name}*"), entry)
        with _opened(file) as opened:
            raw = opened.read(_LARGEST)
        yield RawMail(raw, str(file), datetime.fromtimestamp(delivered, UTC))


def _read_mbox(first: bytes, file: BinaryIO, source: str) -> Iterator[RawMail]:
    separator = first
    lines: list[bytes] = []
    size = number = 0
    blank = False
    for line in file:
        if blank and line.startswith(b"From ") and _FROM_LINE.match(line):
            number += 1
            yield _from_mbox(separator, lines, f"{source}#{number}")
            separator, lines, size, blank = line, [], 0, False
            continue
        blank = not line.strip(b"\r\n")
        size += len(line)
        if size <= _LARGEST:
            lines.append(line)
    yield _from_mbox(separator, lines, f"{source}#{number + 1}")


def _from_mbox(separator: bytes, lines: list[bytes], source: str) -> RawMail:
    if lines and not lines[-1].strip(b"\r\n"):
        lines = lines[:-1]  # the blank line belongs to the archive
    return RawMail(b"".join(lines), source, _delivered(separator))


def _delivered(separator: bytes) -> datetime | None:
    """The time in a separator line, in UTC (RFC 4155 appendix A)."""
    match = _FROM_LINE.match(separator)
    if not match:
        return None
    day, year = match.group(1).decode("ascii", "replace"), match.group(2).decode("ascii")
    text = " ".join(f"{day} {year}".split())
    for form in ("%b %d %H:%M:%S %Y", "%b %d %H:%M %Y"):
        try:
            return datetime.strptime(text, form).replace(tzinfo=UTC)
        except ValueError:
            continue
    return None


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError as error:  # a name that is too long
        raise _unreadable(path, error) from error


def _opened(path: Path) -> BinaryIO:
    try:
        return path.open("rb")
    except OSError as error:
        raise _unreadable(path, error) from error


def _unreadable(path: Path, error: OSError) -> UsageError:
    return UsageError(f"cannot read {path}: {error.strerror or error}")
