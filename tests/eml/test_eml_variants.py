"""The raw mails in other shapes: other line ends change nothing, and no damage makes the program fail."""

import io
import json
import random
from pathlib import Path

import pytest

from gamemaster.mail.files import read_path
from gamemaster.mail.message import parse
from gamemaster.service.messages.parsing import parse_alone

HERE = Path(__file__).parent
MAILS = sorted(HERE.glob("*/*.eml"))
FOLDERS = sorted({path.parent for path in MAILS})
DAMAGES = 2
"""Damaged forms of each mail."""


def raw_of(path: Path) -> bytes:
    (mail,) = read_path(path)
    return mail.raw


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_line_ends_change_nothing(folder: Path) -> None:
    for path in sorted(folder.glob("*.eml")):
        raw = raw_of(path)
        if b"\r" in raw.replace(b"\r\n", b""):
            continue
        unix = raw.replace(b"\r\n", b"\n")
        network = unix.replace(b"\n", b"\r\n")
        if path.stem == "too_large":
            # carriage returns count as bytes, and so does what they push over the cap
            unix, network = unix[:1000], network[:1000]
        one, other = parse(unix), parse(network)
        assert (one.text, one.automatic, one.sender) == (other.text, other.automatic, other.sender), path
        assert one.digest == other.digest, path


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_damaged_mail_never_fails_and_is_read_the_same_twice(folder: Path, tmp_path: Path) -> None:
    chance = random.Random(folder.name)
    file = tmp_path / "damaged.eml"
    for path in sorted(folder.glob("*.eml")):
        raw = raw_of(path)
        if len(raw) > 30_000:
            raw = raw[:3_000] + raw[-500:]
        for _ in range(DAMAGES):
            file.write_bytes(b"X-Damaged: yes\n" + damaged(raw, chance))
            once, again = (
                list(parse_alone("agora_rpg", HERE / "context.json", [str(file)], io.BytesIO()))
                for _ in range(2)
            )
            assert json.dumps(once) == json.dumps(again), path
            assert len(once) == 1


def damaged(raw: bytes, chance: random.Random) -> bytes:
    """The mail with some bytes lost, doubled, moved or changed."""
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(raw) + 1)
        end = min(len(raw), start + chance.randint(0, 60))
        piece = raw[start:end]
        match chance.randrange(5):
            case 0:
                raw = raw[:start] + raw[end:]
            case 1:
                raw = raw[:end] + piece + raw[end:]
            case 2:
                raw = raw[:start] + bytes(chance.randrange(256) for _ in piece[:5]) + raw[end:]
            case 3:
                place = chance.randrange(len(raw) + 1)
                raw = raw[:place] + piece + raw[place:]
            case _:
                raw = raw[: max(1, end)]
    return raw
