"""What is measured without a database: one function a figure, each giving a row for the table."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from gamemaster.bench import floors
from gamemaster.bench.measure import Load, each, ready, runs
from gamemaster.bench.samples import Mail, Post
from gamemaster.bench.table import Row, Unit, timed
from gamemaster.bench.worlds import World
from gamemaster.core.chance import KeyedChance
from gamemaster.core.codec import decode_entry, encode_entry
from gamemaster.core.ledger import Entry
from gamemaster.core.names import Names
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader
from gamemaster.mail.message import parse
from gamemaster.reports.render import Renderer
from gamemaster.service.workspace.registry import find_speech, speech_ids

_REPORT_DEEDS = 100
_PARSE = "compat32 parse"


def replay(world: World) -> Row:
    """The fold of a game from its opening; one operation is one action."""

    def load(n: int) -> Callable[[], object]:
        entries = world.entries(-(-n // 2))
        return lambda: world.replay(entries)

    return Row(
        "replay",
        "replay of readings",
        Unit.RATE,
        100_000,
        "pydantic: one stored action",
        timed(lambda: ready(load), floors.validate, Unit.RATE),
        "18xx 1,800 actions/s, boardgame.io 10,000-16,000 moves/s",
    )


def replay_stored(world: World) -> Row:
    """The same from the ledger as it is stored: every entry decoded from JSON before it is folded."""

    def load(n: int) -> Callable[[], object]:
        texts = stored(world.entries(-(-n // 2)))
        return lambda: world.replay([decoded(text, world) for text in texts])

    return Row(
        "replay_stored",
        "replay, decoded from stored JSON",
        Unit.RATE,
        None,
        "pydantic: one stored action",
        timed(lambda: ready(load), floors.validate, Unit.RATE),
    )


def stored(entries: Sequence[Entry]) -> list[str]:
    """Entries as a database keeps them."""
    return [json.dumps(encode_entry(entry)) for entry in entries]


def decoded(text: str, world: World) -> Entry:
    """An entry as it comes back."""
    return decode_entry(json.loads(text), world.contract.vocabulary)


def read(world: World) -> Row:
    """The reader alone, on the own text of a mail."""

    @contextmanager
    def subject() -> Iterator[Load]:
        reader, names = reader_of(world)
        yield each(lambda mail: reader.read(letter_of(mail), names), Post().take)

    return Row(
        "read",
        "read a mail: text to actions",
        Unit.RATE,
        3_000,
        _PARSE,
        timed(subject, floors.parse, Unit.RATE),
    )


def reader_of(world: World) -> tuple[Reader, Names]:
    """The game's reader, and whom its mails may speak of."""
    return Reader(world.contract.phrasebook, world.contract.vocabulary), world.names()


def letter_of(mail: Mail) -> Letter:
    """A sample mail as the reader gets it."""
    return Letter(mail.message_id, mail.sender, "a walk through the town", mail.text, True)


def parse_mail() -> Row:
    """The mail alone: header, charset, own text, digest."""
    return Row(
        "parse",
        "parse a mail: bytes to text",
        Unit.RATE,
        None,
        _PARSE,
        timed(
            lambda: ready(each(lambda mail: parse(mail.raw), Post().take)),
            floors.parse,
            Unit.RATE,
        ),
    )


def draw() -> Row:
    """One keyed die of a hundred sides."""
    chance = KeyedChance(bytes(32), "bench")

    def run(n: int) -> None:
        for i in range(n):
            chance.draw("entry#0", "encounter", i, 100)

    return Row(
        "draw",
        "draw a number",
        Unit.RATE,
        None,
        "HMAC-SHA256 of its name",
        timed(lambda: ready(runs(run)), floors.hmac_draw, Unit.RATE),
    )


def report(world: World) -> Row:
    """The weekly report from its data to its text."""
    value, renderer, contract = world.report(_REPORT_DEEDS), Renderer(), world.contract

    def run(n: int) -> None:
        for _ in range(n):
            renderer.report(contract.id, value, contract.templates)

    lines = renderer.report(contract.id, value, contract.templates).count("\n")
    timing = timed(lambda: ready(runs(run)), floors.jinja, Unit.MILLISECONDS)
    return Row(
        "report",
        "weekly report",
        Unit.MILLISECONDS,
        10,
        "Jinja alone, 200 lines",
        lambda budget: timing(budget)._replace(note=f"it has {lines} lines, 72 columns, the contract's text"),
    )


def frames() -> Row:
    """Every game's verb frames made ready for the first mail."""
    speeches = [find_speech(name) for name in speech_ids()]

    def run(n: int) -> None:
        for _ in range(n):
            for speech in speeches:
                Reader(speech.phrasebook, speech.vocabulary)

    return Row(
        "frames",
        f"frames of {len(speeches)} games compiled",
        Unit.MILLISECONDS,
        200,
        "a bare interpreter",
        timed(lambda: ready(runs(run)), floors.interpreter, Unit.MILLISECONDS),
    )


def help_start() -> Row:
    """The command line from nothing to its list of commands."""
    return Row(
        "help",
        "gamemaster --help",
        Unit.MILLISECONDS,
        300,
        "a bare interpreter",
        timed(
            lambda: ready(floors.start_of("-m", "gamemaster", "--help")),
            floors.interpreter,
            Unit.MILLISECONDS,
        ),
    )


def rows(world: World) -> list[Row]:
    """Every row of this module."""
    return [
        replay(world),
        replay_stored(world),
        report(world),
        parse_mail(),
        read(world),
        draw(),
        frames(),
        help_start(),
    ]
