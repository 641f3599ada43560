"""Mail from files of every kind, streamed, with clear words where there is none."""

import io
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from gamemaster.core.errors import UsageError
from gamemaster.mail.files import read_path, read_stream

ONE = b"From: ondine@example.org\nSubject: one\n\nI rest.\n"
TWO = (
    b"From: brask@example.org\nSubject: two\n\n>From afar\n\nFrom the shop I buy a lamp.\n"
    b"It was written so:\nFrom tarn Mon Oct 26 14:05:00 2009\n"
)


def test_one_eml(tmp_path: Path) -> None:
    file = tmp_path / "one.eml"
    file.write_bytes(ONE)
    (mail,) = read_path(file)
    assert mail == (ONE, str(file), None)


def test_an_mbox(tmp_path: Path) -> None:
    file = tmp_path / "archive.mbox"
    file.write_bytes(
        b"From ondine@example.org Mon Oct 26 14:05:00 2009\n"
        + ONE
        + b"\nFrom brask at example.org  Tue Oct  7 14:05 2009\n"
        + TWO
        + b"\n"
    )
    first, second = read_path(file)
    assert first == (ONE, f"{file}#1", datetime(2009, 10, 26, 14, 5, tzinfo=UTC))
    # neither a sentence that begins with "From" nor such a line inside a paragraph divides anything
    assert second == (TWO, f"{file}#2", datetime(2009, 10, 7, 14, 5, tzinfo=UTC))


def test_an_mbox_is_not_read_into_memory() -> None:
    class Endless(io.RawIOBase):
        """An archive without end."""

        def __init__(self) -> None:
            self.asked = 0

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
            self.asked += 1
            chunk = (b"From x Mon Oct 26 14:05:00 2009\n" + ONE + b"\n")[: len(buffer)]
            buffer[: len(chunk)] = chunk
            return len(chunk)

    source = Endless()
    mails = read_stream(io.BufferedReader(source, 256))
    assert [next(mails).raw for _ in range(3)] == [ONE] * 3
    assert source.asked < 20


def test_a_maildir(tmp_path: Path) -> None:
    for folder in ("new", "cur", "tmp"):
        (tmp_path / folder).mkdir()
    for name, raw, moment in (("cur/1.a:2,S", TWO, 2000), ("new/2.b", ONE, 1000)):
        (tmp_path / name).write_bytes(raw)
        os.utime(tmp_path / name, (moment, moment))
    (tmp_path / "tmp" / "3.c").write_bytes(b"half")
    (tmp_path / "new" / ".hidden").write_bytes(b"x")
    mails = list(read_path(tmp_path))
    assert [mail.raw for mail in mails] == [ONE, TWO]
    assert mails[0].received == datetime(1970, 1, 1, 0, 16, 40, tzinfo=UTC)


def test_a_maildir_that_a_reader_opens_meanwhile(tmp_path: Path) -> None:
    for folder in ("new", "cur"):
        (tmp_path / folder).mkdir()
    for name in ("1.a", "2.b"):
        (tmp_path / "new" / name).write_bytes(ONE)
    mails = read_path(tmp_path)
    next(mails)
    left = next((tmp_path / "new").glob("2.b"))
    left.rename(tmp_path / "cur" / "2.b:2,S")
    assert next(mails).raw == ONE


def test_a_folder_of_eml_files(tmp_path: Path) -> None:
    (tmp_path / "b.eml").write_bytes(TWO)
    (tmp_path / "a.EML").write_bytes(ONE)
    (tmp_path / "notes.txt").write_bytes(b"no mail")
    assert [mail.raw for mail in read_path(tmp_path)] == [ONE, TWO]


def test_standard_input() -> None:
    assert list(read_stream(io.BytesIO(ONE))) == [(ONE, "standard input", None)]
    assert list(read_stream(io.BytesIO(b"\n"))) == []
    archive = b"From x Mon Oct 26 14:05:00 2009\n" + ONE
    assert [mail.raw for mail in read_stream(io.BytesIO(archive))] == [ONE]


def test_what_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"cannot read .*missing\.eml: No such file"):
        list(read_path(tmp_path / "missing.eml"))
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(UsageError, match=r"cannot read .*loop"):
        list(read_path(loop))
    (tmp_path / "empty").mkdir()
    with pytest.raises(UsageError, match=r"holds no \.eml files"):
        list(read_path(tmp_path / "empty"))
