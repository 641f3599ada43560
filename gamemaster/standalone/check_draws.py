#!/usr/bin/env python3
"""Check every draw of a game from the mails it sent, and from nothing else.

    python3 check_draws.py FILE_OR_FOLDER ...

Give it the reports and the mails that tell secrets, as you received them (.eml, mbox, Maildir, plain text).
It reads them all, recomputes each draw whose secret has been told, and names those that differ. Exit status:
0 all is well, 1 something is wrong, 2 nothing could be checked. It needs Python 3.9 or newer, nothing else.

How a draw is computed is specified in docs/chance.md of gamemaster; the lines of `throw` are all of it.
"""

from __future__ import annotations

import email
import email.policy
import hashlib
import hmac
import mailbox
import re
import struct
import sys
from collections import defaultdict
from email.message import EmailMessage
from pathlib import Path
from typing import Iterator, NamedTuple

GAME = re.compile(r"^ *Short name of the game: (\S+)$", re.MULTILINE)
SAID = re.compile(r"^ *(\S.*), (SHA-256|the secret|beacon round \d+):\n+ +([0-9a-f]{64})$", re.MULTILINE)
THROWN = re.compile(r"^ *(\S.*(?:\n {4,5}\S.*)*)\n {6,}of\s+(\S.*(?:\n {6,}\S.*)*)$", re.MULTILINE)
DRAW = re.compile(r"(\S.*), throw (\d+), d(\d+): (\d+) \[([^\]]+)\]")


def throw(secret: bytes, game: str, entry: str, purpose: str, counter: int, sides: int) -> int:
    """The draw of that name: 1 to `sides`."""
    limit = 2**64 // sides * sides
    block = 0
    while True:
        name = f"{game}\n{entry}\n{purpose}\n{counter}\n{block}"
        digest = hmac.new(secret, name.encode("utf-8"), hashlib.sha256).digest()
        for word in struct.unpack(">4Q", digest):
            if word < limit:
                return int(word % sides) + 1
        block += 1


def mixed(secret: bytes, randomness: str) -> bytes:
    """The secret with the randomness of a public beacon mixed in."""
    return hmac.new(secret, f"beacon\n{randomness}".encode(), hashlib.sha256).digest()


class Draw(NamedTuple):
    """What a draw is called."""

    game: str
    secret: str
    entry: str
    purpose: str
    counter: int
    sides: int


class Findings:
    """What the mails say, and where they contradict each other or the function."""

    def __init__(self) -> None:
        self.mails = 0
        self.results: dict[Draw, set[int]] = defaultdict(set)
        # by game and name of the secret, all in hexadecimal
        self.pledged: dict[tuple[str, str], set[str]] = defaultdict(set)
        self.told: dict[tuple[str, str], set[str]] = defaultdict(set)
        self.beacons: dict[tuple[str, str], set[str]] = defaultdict(set)

    def read(self, text: str) -> None:
        """Take in the text of one mail."""
        text = text.replace("\r\n", "\n").replace("\xa0", " ")
        named = GAME.search(text)
        if named is None:
            return
        game = named[1]
        self.mails += 1
        for name, what, value in SAID.findall(text):
            kept = {"SHA-256": self.pledged, "the secret": self.told}.get(what, self.beacons)
            kept[game, name].add(value)
        for said, entry in THROWN.findall(text):
            found = DRAW.fullmatch(" ".join(said.split()))
            if found is None:
                continue
            purpose, counter, sides, result, secret = found.groups()
            draw = Draw(game, secret, " ".join(entry.split()), purpose, int(counter), int(sides))
            self.results[draw].add(int(result))

    def wrong(self) -> Iterator[str]:
        """Everything that is wrong, a line each."""
        for (game, name), commitments in sorted(self.pledged.items()):
            if len(commitments) > 1:
                yield f"{game}: {name} was committed to as {' and as '.join(sorted(commitments))}"
        for (game, name), secrets in sorted(self.told.items()):
            for secret in secrets:
                digest = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
                if digest not in self.pledged.get((game, name), ()):
                    yield f"{game}: the secret told for {name} is not the one committed to"
        for draw, results in sorted(self.results.items()):
            title = f"{draw.game}: {draw.purpose} (throw {draw.counter}) of {draw.entry}"
            if len(results) > 1:
                yield f"{title} was reported as {' and as '.join(map(str, sorted(results)))}"
            for key in self.keys(draw):
                due = throw(key, draw.game, draw.entry, draw.purpose, draw.counter, draw.sides)
                for result in sorted(results - {due}):
                    yield f"{title} was reported as {result}, but is {due}"

    def keys(self, draw: Draw) -> list[bytes]:
        """What the draw is computed with: nothing while its secret has not been told."""
        place = (draw.game, draw.secret)
        secrets = [bytes.fromhex(secret) for secret in sorted(self.told.get(place, ()))]
        beacons = sorted(self.beacons.get(place, ()))
        return [mixed(secret, beacon) for secret in secrets for beacon in beacons] if beacons else secrets

    def checked(self) -> int:
        """How many draws could be recomputed."""
        return sum(bool(self.keys(draw)) for draw in self.results)


def texts(path: Path) -> Iterator[str]:
    """The text of every mail in a file or folder."""
    if path.is_dir():
        if (path / "cur").is_dir():
            yield from (text_of(bytes(mail)) for mail in mailbox.Maildir(str(path), create=False))
            return
        for inner in sorted(path.iterdir()):
            yield from texts(inner)
        return
    raw = path.read_bytes()
    if raw.startswith(b"From "):
        yield from (text_of(bytes(mail)) for mail in mailbox.mbox(str(path), create=False))
    else:
        yield text_of(raw)


def text_of(raw: bytes) -> str:
    """The plain text of a mail, or of a text file."""
    mail = email.message_from_bytes(raw, policy=email.policy.default)
    assert isinstance(mail, EmailMessage)
    if not mail.keys():
        return raw.decode("utf-8", "replace")
    part = mail.get_body(("plain",))
    if part is None:
        return ""
    try:
        return str(part.get_content())
    except (LookupError, ValueError):
        return str(part.get_payload())


def main(paths: list[str]) -> int:
    """Read, check and say what was found; the exit status."""
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    findings = Findings()
    for path in paths:
        for text in texts(Path(path)):
            findings.read(text)
    wrong = list(findings.wrong())
    for line in wrong:
        print(f"WRONG  {line}")
    checked, every = findings.checked(), len(findings.results)
    print(
        f"{findings.mails} mails, {every} draws: {checked} recomputed, "
        f"{every - checked} hang on secrets not told yet, {len(wrong)} things wrong"
    )
    if wrong:
        return 1
    return 0 if checked else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
