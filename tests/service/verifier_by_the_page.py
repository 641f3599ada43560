"""A second verifier of draws, written from docs/chance.md alone: it shares no line with the program's own.

It is the page that this tests: where it is not exact enough, the two verifiers differ.
"""

import hashlib
import hmac
from collections.abc import Iterable
from email import message_from_bytes

HEXADECIMAL = set("0123456789abcdef")


def result_of(key: bytes, name: tuple[str, str, str, str], sides: int) -> int:
    """The function of the page, step by step. `name` is game, entry, purpose and counter."""
    limit = sides * (2**64 // sides)
    block = 0
    while True:
        text = "\n".join((*name, str(block)))
        digits = hmac.new(key, text.encode("utf-8"), hashlib.sha256).hexdigest()
        for word in (int(digits[i : i + 16], 16) for i in range(0, 64, 16)):
            if word < limit:
                return 1 + word % sides
        block += 1


def plain_texts(raw: bytes) -> Iterable[str]:
    """The plain text of a mail, decoded as mail programs do."""
    for part in message_from_bytes(raw).walk():
        if part.get_content_type() == "text/plain" and part.get_filename() is None:
            payload = part.get_payload(decode=True)
            assert isinstance(payload, bytes)
            text = payload.decode(str(part.get_content_charset("utf-8")))
            yield text.replace("\r\n", "\n").replace("\xa0", " ")


def indent(line: str) -> int:
    """How many blanks the line begins with."""
    return len(line) - len(line.lstrip(" ")) if line.strip() else 0


class Book:
    """What a pile of mails says, by game."""

    def __init__(self) -> None:
        self.commitments: dict[tuple[str, str], set[str]] = {}
        self.secrets: dict[tuple[str, str], set[str]] = {}
        self.beacons: dict[tuple[str, str], set[str]] = {}
        self.throws: dict[tuple[str, str, str, str, int, str], set[int]] = {}

    def take(self, text: str) -> None:
        lines = text.split("\n")
        heads = [line.strip() for line in lines if line.strip().startswith("Short name of the game: ")]
        if not heads:
            return
        game = heads[0].rpartition(" ")[2]
        following = [*lines[1:], ""]
        for n, line in enumerate(lines):
            self._pair(game, line.strip(), following[n].strip())
            if indent(line) >= 6 and line.split(maxsplit=1)[0] == "of" and n:
                self._throw(game, lines[:n], lines[n:])

    def _pair(self, game: str, label: str, value: str) -> None:
        if len(value) != 64 or not set(value) <= HEXADECIMAL or not label.endswith(":"):
            return
        name, _, kind = label[:-1].rpartition(", ")
        book = {"SHA-256": self.commitments, "the secret": self.secrets}.get(kind)
        if book is None and kind.startswith("beacon round "):
            book = self.beacons
        if book is not None:
            book.setdefault((game, name), set()).add(value)

    def _throw(self, game: str, above: list[str], below: list[str]) -> None:
        line = ""
        while above:
            said = above[-1]
            above = above[:-1]
            line = f"{said.strip()} {line}".strip()
            if indent(said) not in (4, 5):
                break
        if not line.endswith("]"):
            return
        head, _, tail = line.rpartition(": ")
        result, _, secret = tail.removesuffix("]").partition(" [")
        purpose, throw, die = head.rsplit(", ", 2)
        counter = throw.removeprefix("throw ")
        entry = below[0].strip()
        for more in below[1:]:
            if indent(more) < 6 or not more.strip():
                break
            entry += f" {more.strip()}"
        entry = entry.removeprefix("of ")
        name = (game, entry, purpose, counter, int(die.removeprefix("d")), secret)
        self.throws.setdefault(name, set()).add(int(result))

    def wrong(self) -> list[str]:
        """Everything that is not as the page says it must be."""
        found = [f"two commitments to {name}" for name, said in self.commitments.items() if len(said) > 1]
        for name, secrets in self.secrets.items():
            digests = {hashlib.sha256(bytes.fromhex(one)).hexdigest() for one in secrets}
            if digests != self.commitments.get(name):
                found.append(f"another secret for {name}")
        for (game, entry, purpose, counter, sides, secret), results in self.throws.items():
            if len(results) > 1:
                found.append(f"two results of {purpose} of {entry}")
            for told in self.secrets.get((game, secret), ()):
                key = bytes.fromhex(told)
                for beacon in self.beacons.get((game, secret), ()):
                    key = hmac.new(key, f"beacon\n{beacon}".encode(), hashlib.sha256).digest()
                due = result_of(key, (game, entry, purpose, counter), sides)
                found += [f"{one} instead of {due}: {purpose} of {entry}" for one in results if one != due]
        return found

    def checked(self) -> int:
        """How many throws could be computed."""
        return sum((game, secret) in self.secrets for game, *_, secret in self.throws)


def read_mails(mails: Iterable[bytes]) -> Book:
    """A book of all these mails."""
    book = Book()
    for raw in mails:
        for text in plain_texts(raw):
            book.take(text)
    return book
