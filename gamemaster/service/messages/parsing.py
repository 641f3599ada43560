"""`gamemaster parse`: how messages would be read, in a game or with names from a file; nothing is stored."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from gamemaster.core.errors import UsageError
from gamemaster.core.names import Names
from gamemaster.core.people import Person, Roster
from gamemaster.core.reading import Reading, question_to_json
from gamemaster.core.settings import Settings
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader
from gamemaster.mail.files import read_all
from gamemaster.mail.forum import Delivery, classify, untagged, words_of
from gamemaster.mail.identity import Identified, identify
from gamemaster.mail.message import Message, parse
from gamemaster.service.messages.doubts import doubt, unread
from gamemaster.service.messages.private import not_announced
from gamemaster.service.messages.subjects import subject_for
from gamemaster.service.workspace.loaded import all_lists, reader_of
from gamemaster.service.workspace.registry import find_speech
from gamemaster.service.workspace.workspace import Workspace

Json = dict[str, Any]


class _Fora:
    """Who may have sent a message and which lists make it public."""

    def __init__(self, roster: Roster, public: frozenset[str], discussion: frozenset[str], own: str) -> None:
        self.roster, self.public, self.discussion, self.own = roster, public, discussion, own

    def delivery(self, message: Message) -> Delivery:
        """Which of the lists delivered the message, if any."""
        return classify(message, self.public, self.discussion, self.own)

    def elsewhere(self, message: Message, delivery: Delivery) -> bool:
        """Whether a list delivered it that makes nothing public."""
        marked = bool(message.list_post or message.list_id)
        return not delivery.public and bool(delivery.forum or (marked and self.public))

    def letter(self, message: Message, subject: str, public: bool, earlier: dict[str, Letter]) -> Letter:
        """The message as the reader takes it; `earlier` holds the letters it may quote, by Message-ID."""
        who = identify(message, self.roster, self.public | self.discussion)
        wanted = dict.fromkeys([message.in_reply_to, *reversed(message.references)])
        thread = tuple(earlier[name] for name in wanted if name in earlier)
        sender = who.person if isinstance(who, Identified) else None
        return Letter(message.message_id, sender, subject, message.text, public, thread)


def parse_in_game(ws: Workspace, game: str, paths: Iterable[str], stdin: BinaryIO) -> Iterator[Json]:
    """How the messages would be read in `game` as it stands."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        roster, lists = ws.roster(tx), all_lists(ws.all_live(tx))
    public = frozenset(live.game.public)
    fora = _Fora(roster, public, lists - public, ws.config.mail.address)
    cap = live.settings.repetition_cap
    yield from _parsed(live.reader, live.names(roster), fora, cap, partial(subject_for, live), paths, stdin)


def parse_alone(
    contract_id: str, context: Path | None, paths: Iterable[str], stdin: BinaryIO
) -> Iterator[Json]:
    """How the messages would be read for a contract, with the people, lists and things of a context file."""
    reader = reader_of(contract_id)
    found = _context(context)
    try:
        names, fora = _named_in(found)
    except (AttributeError, TypeError, ValueError) as error:
        raise UsageError(f"the context file {context} is not laid out as it should be: {error}") from None
    called = words_of(contract_id, find_speech(contract_id).title)

    def subject(message: Message, _public: bool) -> str:
        return untagged(message, called)

    yield from _parsed(reader, names, fora, Settings().repetition_cap, subject, paths, stdin)


def _named_in(found: Json) -> tuple[Names, _Fora]:
    """What a context file says of people, things and lists."""
    people: dict[str, list[str]] = found.get("people", {})
    aliases: dict[str, list[str]] = found.get("aliases", {})
    roster = Roster(
        tuple(
            Person(name, tuple(a.casefold() for a in addresses), tuple(aliases.get(name, ())))
            for name, addresses in people.items()
        )
    )
    masters = {name for address in found.get("gm", ()) if (name := _named(roster, address))}
    names = Names({p.name: p.aliases for p in roster.people}, frozenset(masters), _things(found))
    lists = found.get("lists", {})
    public = frozenset(address.casefold() for address in lists.get("public", ()))
    discussion = frozenset(address.casefold() for address in lists.get("discussion", ()))
    return names, _Fora(roster, public, discussion, str(found.get("bot", "")))


def _parsed(
    reader: Reader,
    names: Names,
    fora: _Fora,
    cap: int,
    subject: Callable[[Message, bool], str],
    paths: Iterable[str],
    stdin: BinaryIO,
) -> Iterator[Json]:
    def read(letter: Letter, text: str) -> Reading:
        return reader.read(replace(letter, text=text), names, repetition_cap=cap)

    earlier: dict[str, Letter] = {}
    for raw in read_all(paths, stdin):
        message = parse(raw.raw)
        delivery = fora.delivery(message)
        public = delivery.public
        letter = fora.letter(message, subject(message, public), public, earlier)
        earlier[letter.message_id] = letter
        reading = read(letter, letter.text)
        if message.automatic:
            yield _told(letter, Reading(reader=reading.reader))
            continue
        reading = doubt(message, reading, partial(read, letter), known=False) or unread(
            message, reading, letter.public
        )
        if fora.elsewhere(message, delivery):
            reading = not_announced(reading, delivery)
        yield _told(letter, reading)


def _told(letter: Letter, reading: Reading) -> Json:
    return {
        "message_id": letter.message_id,
        "sender": letter.sender,
        "public": letter.public,
        "verdict": reading.verdict,
        "actions": [attempt.shown() for attempt in reading.attempts],
        "questions": [question_to_json(question) for question in reading.questions],
        "ignored": [{"span": list(ignored.span), "why": ignored.why} for ignored in reading.ignored],
    }


def _named(roster: Roster, address: str) -> str | None:
    person = roster.by_address(address)
    return None if person is None else person.name


def _things(found: Json) -> dict[str, dict[str, Any]]:
    """Kinds of things by name; a plain list of names stands for things without facts."""
    things = found.get("names", {})
    return {
        kind: dict(known) if isinstance(known, dict) else {str(name): {} for name in known}
        for kind, known in things.items()
    }


def _context(path: Path | None) -> Json:
    if path is None:
        return {}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise UsageError(f"the context file {path} cannot be read: {error}") from None
    if not isinstance(found, dict):
        raise UsageError(f"the context file {path} must hold one JSON object")
    return found
