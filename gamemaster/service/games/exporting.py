"""A game as a folder that people can read without the program, and that `importing` makes the game of again.

Without `secrets` the folder holds what everybody may see, and nothing else. With them it holds everything,
the secret that the game's chance hangs on among it, and only its owner may open it; only such a folder can be
imported, for without the secret nobody could draw again what was drawn.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.codec import decode_body, encode_time
from gamemaster.core.contract import GAME_MASTER, PUBLIC
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Kind, RulingBody
from gamemaster.service.games.folder import time_out, write_json, write_rows, write_text
from gamemaster.service.games.mailed import sent_files, told_file
from gamemaster.service.views.queries import open_history, state_of
from gamemaster.service.views.ruled import spoken_ruling
from gamemaster.service.views.secrecy import is_open_decision
from gamemaster.service.views.texts import text_of
from gamemaster.service.workspace.loaded import Live, load_live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.archive import Mail, all_mail, all_questions
from gamemaster.store.corrections import list_corrections
from gamemaster.store.games import game_count, game_secrets
from gamemaster.store.ledger import EntryRow, load_entries
from gamemaster.store.reports import ReportStatus, list_reports
from gamemaster.store.rulings import rulings_between
from gamemaster.store.waiting import waiting_messages

FORMAT = 1
"""The layout of the folder; a program that knows a later one still reads this one."""

_ABOUT = """\
{title}, a game refereed by mail under the contract "{contract}".

This folder can be read without any program. Times are UTC.

  history.txt    what was done and what came of it, oldest first
  rulings.txt    every decision of the game master, with its reason
  text.txt       the contract's text in force
  reports/       the weekly reports, as they went out
  messages/      the mail, each as it came in (messages.json lists it)
  sent/          what was mailed (sent.json: to whom, why and when), without the marks of one-use replies
  state.json     where the game stands
  entries.json   the ledger, one entry a line in the order of arrival: messages with what was read in them,
                 rulings, settings and reports; everything else follows from it
  game.json, people.json, questions.json, corrections.json, told.json
                 what else belongs to the game

{secrets}
"""
_WITH = """\
THIS FOLDER HOLDS SECRETS: private mail, everything hidden, and the number from which every draw of the
game, past and future, can be computed. Give it to nobody but the next game master, who makes the game of it
again with:

    gamemaster import DIR
"""
_WITHOUT = """\
It holds only what everybody may see. To hand the game over, its game master exports it with --with-secrets.
"""


def export(ws: Workspace, game: str, folder: Path, secrets: bool) -> str:
    """Write a game into a new or empty folder; what was written, in a sentence. Raises UsageError.

    All of it is the game as it stood at one moment, whatever comes in meanwhile.
    """
    _make(folder, secrets)
    try:
        return _export(ws, game, folder, secrets)
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(f"{folder} is not whole, for it cannot be written: {why}") from None


def _export(ws: Workspace, game: str, folder: Path, secrets: bool) -> str:
    with ws.read() as tx:
        live = load_live(tx, game, whole=True)
        rows = sorted(load_entries(tx, game), key=lambda row: row.seq)
        kept = rows if secrets else [row for row in rows if _public(live, row, rows)]
        numbers = _messages(tx, live, folder, kept, secrets)
        write_json(folder / "game.json", _game(tx, live, secrets))
        if secrets:
            people = ws.roster(tx).people
            found = [{"name": p.name, "addresses": p.addresses, "aliases": p.aliases} for p in people]
            write_json(folder / "people.json", found)
            write_json(folder / "questions.json", _questions(tx, live, numbers))
        write_rows(folder / "entries.json", (_entry(row, numbers) for row in kept))
        write_json(folder / "corrections.json", _corrections(tx, live, secrets))
        _reports(tx, live, folder, secrets)
        _sent(ws, tx, live, folder, secrets)
        write_text(folder / "text.txt", text_of(live, live.head))
        _rulings(tx, live, folder, secrets)
        lines = (line.text for line in open_history(tx, live))
        write_text(folder / "history.txt", "\n".join(lines) + "\n")
        eyes = GAME_MASTER if secrets else PUBLIC
        write_json(folder / "state.json", state_of(tx, live, live.stored.clock, eyes).data)
    about = _ABOUT.format(
        title=live.game.title, contract=live.contract.title, secrets=_WITH if secrets else _WITHOUT
    )
    write_text(folder / "README.txt", about)
    what = "with all secrets" if secrets else "without any secret, so it cannot be imported"
    return f"{game}: {len(kept)} entries and {len(numbers)} messages are in {folder}, {what}."


def _make(folder: Path, secrets: bool) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise UsageError(f"{folder} is not empty; name a new folder")
        if secrets:
            folder.chmod(0o700)
        for name in ("messages", "reports", "sent"):
            (folder / name).mkdir()
    except OSError as error:
        raise UsageError(f"{folder} cannot be written: {error.strerror}") from None


def _public(live: Live, row: EntryRow, rows: Iterable[EntryRow]) -> bool:
    """Whether everybody may read an entry."""
    if row.kind == Kind.MESSAGE:
        return bool(row.body["public"])
    if row.kind == Kind.SETTING:
        return live.settings.withheld.isdisjoint(row.body["changes"])
    if row.kind != Kind.RULING:
        return True
    body = decode_body(Kind.RULING, row.body, live.contract.vocabulary)
    assert isinstance(body, RulingBody)  # noqa: S101 - that is what a ruling holds
    by_itself = is_open_decision(live, body.decision)
    if by_itself is not None:
        return by_itself
    of = row.body["decision"].get("of")
    target = next((other for other in rows if other.id == of), None)
    return target is None or _public(live, target, rows)


def _messages(
    tx: Connection, live: Live, folder: Path, kept: list[EntryRow], secrets: bool
) -> dict[int, int]:
    """Write the mail of the game; the number of each in the folder, by its number in the database."""
    wanted = {row.message for row in kept if row.message is not None}
    if secrets:
        wanted |= {number for number, games in waiting_messages(tx) if live.id in games}
        wanted |= {asked.message for asked in all_questions(tx, live.id) if asked.message is not None}
    alone = game_count(tx) == 1
    lists = [address.casefold().encode() for address in (*live.game.public, *live.game.discussion)]
    numbers: dict[int, int] = {}
    index = []
    for mail in all_mail(tx):
        ours = secrets and (alone or any(address in mail.raw.lower() for address in lists))
        if mail.id not in wanted and not ours:
            continue
        number = numbers[mail.id] = len(numbers) + 1
        (folder / "messages" / f"{number:06}.eml").write_bytes(mail.raw)
        index.append(_mail(mail, number, numbers, secrets))
    write_rows(folder / "messages.json", index)
    return numbers


def _mail(mail: Mail, number: int, numbers: Mapping[int, int], secrets: bool) -> dict[str, Any]:
    found = {
        "number": number,
        "file": f"messages/{number:06}.eml",
        "message_id": mail.message_id,
        "date": time_out(mail.date),
        "arrived": time_out(mail.arrived),
        "stored": time_out(mail.stored),
        "received_at": time_out(mail.received_at),
        "status": mail.status.value,
    }
    if not secrets:
        return found
    return found | {
        "digest": mail.digest,
        "wording": mail.wording,
        "source": mail.source,
        "reason": mail.reason,
        "attempts": mail.attempts,
        "traceback": mail.traceback,
        "duplicate_of": None if mail.duplicate_of is None else numbers.get(mail.duplicate_of),
    }


def _game(tx: Connection, live: Live, secrets: bool) -> dict[str, Any]:
    game = live.created
    found: dict[str, Any] = {
        "format": FORMAT,
        "game": game.id,
        "contract": game.contract,
        "title": game.title,
        "game_master": game.gm,
        "created_at": encode_time(game.created_at),
        "starts_at": encode_time(game.starts_at),
        "settings": game.settings,
        "lists": list(game.public),
        "discussion": list(game.discussion),
        "clock": encode_time(live.stored.clock),
        "commitment": live.commitment,
    }
    return found | (_secrets(tx, live) if secrets else {})


def _secrets(tx: Connection, live: Live) -> dict[str, Any]:
    """What the draws hang on, and what of it has been told."""
    own = game_secrets(tx, live.id)
    return {
        "secret": own.master.hex(),
        "first_secret": None if own.first is None else own.first.hex(),
        "told": [[one.secret, encode_time(one.at), one.seq] for one in live.told],
        "beacons": [list(beacon) for beacon in live.beacons.values()],
    }


def _entry(row: EntryRow, numbers: Mapping[int, int]) -> dict[str, Any]:
    return {
        "id": row.id,
        "seq": row.seq,
        "kind": row.kind,
        "at": encode_time(row.at),
        "arrived_at": encode_time(row.arrived_at),
        "message": None if row.message is None else numbers.get(row.message),
        "reader": row.reader,
        "body": row.body,
    }


def _questions(tx: Connection, live: Live, numbers: Mapping[int, int]) -> list[dict[str, Any]]:
    return [
        asked._asdict()
        | {
            "message": None if asked.message is None else numbers.get(asked.message),
            "asked_at": encode_time(asked.asked_at),
            "answered_at": time_out(asked.answered_at),
        }
        for asked in all_questions(tx, live.id)
    ]


def _corrections(tx: Connection, live: Live, secrets: bool) -> list[dict[str, Any]]:
    found = []
    for one in list_corrections(tx, live.id):
        fields = one._asdict() | {"known_at": encode_time(one.known_at), "since": encode_time(one.since)}
        if not secrets:
            fields |= {"cause": one.public, "values": [], "people": []}
            fields["flips"] = [flip for flip in one.flips if flip["public"]]
            if one.cause != one.public:
                fields["entry"] = ""
        found.append(fields)
    return found


def _reports(tx: Connection, live: Live, folder: Path, secrets: bool) -> None:
    index = []
    for report in list_reports(tx, live.id):
        if not secrets and report.status is not ReportStatus.PUBLISHED:
            continue
        name = f"reports/{report.number:04}.txt"
        write_text(folder / name, report.body)
        fields = report._asdict() | {
            "at": encode_time(report.at),
            "drafted_at": encode_time(report.drafted_at),
            "published_at": time_out(report.published_at),
            "status": report.status.value,
            "body": name,
        }
        index.append({key: value for key, value in fields.items() if key != "game"})
    write_json(folder / "reports.json", index)


def _sent(ws: Workspace, tx: Connection, live: Live, folder: Path, secrets: bool) -> None:
    index = []
    for name, text, fields in sent_files(tx, live, ws.config.mail.address, secrets):
        write_text(folder / name, text)
        index.append(fields)
    write_rows(folder / "sent.json", index)
    if secrets:
        write_json(folder / "told.json", told_file(tx, live.id))


def _rulings(tx: Connection, live: Live, folder: Path, secrets: bool) -> None:
    lines = []
    for row in rulings_between(tx, live.id):
        spoken = spoken_ruling(tx, live, row)
        if secrets or (spoken.public and _public(live, row, ())):
            lines.append(f"{encode_time(row.at)}  {spoken.line}\n")
    write_text(folder / "rulings.txt", "".join(lines))
