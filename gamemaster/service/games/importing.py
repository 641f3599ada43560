"""Making a game of an exported folder again: the same entries, folded from the beginning.

What must stay true: the game that comes out is the one that went in. Its reports are kept as they were, what
follows from its ledger is worked out anew, and nothing is written when anything in the folder is missing.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.chance import Told, is_season
from gamemaster.core.codec import decode_time
from gamemaster.core.errors import LedgerError, UsageError
from gamemaster.core.ledger import in_force
from gamemaster.core.people import Person
from gamemaster.service.games.folder import read_json, read_text, time_in
from gamemaster.service.games.mailed import index_of, take_back
from gamemaster.service.games.roster import check_lists, save
from gamemaster.service.ledger.recording import keep_checkpoints, step_row
from gamemaster.service.workspace.loaded import chance_of, entry_of, referee
from gamemaster.service.workspace.registry import find_contract
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.archive import Mail, write_mail, write_question, write_report
from gamemaster.store.corrections import Correction, add_correction
from gamemaster.store.games import Game, Secrets, create_game
from gamemaster.store.ledger import EntryRow, load_head, record
from gamemaster.store.messages import Status
from gamemaster.store.reports import Report, ReportStatus
from gamemaster.store.secrets import Beacon, fix_beacon, tell
from gamemaster.store.waiting import wait_for

Json = dict[str, Any]

# facts come after the clock's ticks at one instant (`core.ledger`)
_RANK = 1


def import_game(ws: Workspace, folder: Path) -> str:
    """Make the game of an exported folder; what was made, in a sentence.

    Raises UsageError when the folder is none, holds no secrets, or the game is there already.
    """
    try:
        with ws.write() as tx:
            made = _import(ws, tx, folder)
    except (KeyError, TypeError, ValueError, OSError, LedgerError) as error:
        raise UsageError(f"{folder} is no whole exported game: {_shown(error)}") from None
    ws.forget()
    return made


def _import(ws: Workspace, tx: Connection, folder: Path) -> str:
    facts = read_json(folder / "game.json")
    if "secret" not in facts:
        raise UsageError(
            f"{folder} was exported without its secrets, so no draw could be made again; "
            "ask its game master for: gamemaster export GAME DIR --with-secrets"
        )
    game, own = _game(facts), _secrets(facts)
    told = tuple(Told(name, decode_time(at), seq) for name, at, seq in facts["told"])
    beacons = {found[0]: Beacon(*found) for found in facts["beacons"]}
    chance = chance_of(game.id, own, told, beacons)
    if chance.commitment(_season(told)) != facts["commitment"]:
        raise UsageError(f"{folder}: the secret is not the one that was committed to")
    for person in read_json(folder / "people.json"):
        save(ws, tx, Person(person["name"], tuple(person["addresses"]), tuple(person["aliases"])))
    check_lists(ws, tx, (*game.public, *game.discussion))
    create_game(tx, game, own)
    for one in told:
        tell(tx, game.id, one)
    for beacon in beacons.values():
        fix_beacon(tx, game.id, beacon)
    numbers = _messages(tx, game.id, folder)
    rows = [_entry(found, numbers) for found in read_json(folder / "entries.json")]
    contract = find_contract(game.contract)
    rules = referee(game, contract, chance)
    clock = decode_time(facts["clock"])
    entries = in_force(entry_of(contract, row) for row in rows)
    steps = list(rules.fold(rules.opening(), entries, clock))
    done = [step_row(contract, step) for step in steps]
    record(tx, load_head(tx, game.id), entries=rows, steps=done, clock=clock)
    keep_checkpoints(tx, game.id, contract, steps, 1)
    for asked in read_json(folder / "questions.json"):
        write_question(tx, _question(asked, numbers))
    reports = read_json(folder / "reports.json")
    for report in reports:
        write_report(tx, _report(folder, game.id, report))
    for correction in read_json(folder / "corrections.json"):
        moments = {name: decode_time(correction[name]) for name in ("known_at", "since")}
        add_correction(tx, game.id, Correction(**(correction | moments)))
    take_back(tx, game.id, folder, *index_of(folder))
    waiting = sum(report["status"] in (ReportStatus.DRAFT, ReportStatus.HELD) for report in reports)
    decide = f" {waiting} drafts wait: gamemaster report {game.id} approve." if waiting else ""
    return f"{game.id}: {len(rows)} entries and {len(numbers)} messages were imported.{decide}"


def _secrets(facts: Json) -> Secrets:
    first = facts["first_secret"]
    return Secrets(bytes.fromhex(facts["secret"]), None if first is None else bytes.fromhex(first))


def _season(told: tuple[Told, ...]) -> str:
    """The secret of everyday draws after these were told."""
    return f"season {1 + sum(is_season(one.secret) for one in told)}"


def _game(facts: Json) -> Game:
    return Game(
        facts["game"],
        facts["contract"],
        facts["title"],
        facts["game_master"],
        decode_time(facts["created_at"]),
        decode_time(facts["starts_at"]),
        facts["settings"],
        tuple(facts["lists"]),
        tuple(facts["discussion"]),
    )


def _messages(tx: Connection, game: str, folder: Path) -> dict[int, int]:
    """Store the mail; the number of each in the database, by its number in the folder."""
    numbers: dict[int, int] = {}
    for found in read_json(folder / "messages.json"):
        known = found["duplicate_of"]
        mail = Mail(
            0,
            found["message_id"],
            found["digest"],
            found["wording"],
            (folder / "messages" / f"{int(found['number']):06}.eml").read_bytes(),
            decode_time(found["received_at"]),
            time_in(found["date"]),
            time_in(found["arrived"]),
            time_in(found["stored"]),
            found["source"],
            Status(found["status"]),
            found["reason"],
            found["attempts"],
            found["traceback"],
            None if known is None else numbers[known],
        )
        numbers[found["number"]] = write_mail(tx, mail)
        if mail.status is Status.WAITING:
            wait_for(tx, game, numbers[found["number"]])
    return numbers


def _entry(found: Json, numbers: Mapping[int, int]) -> EntryRow:
    message = found["message"]
    return EntryRow(
        found["id"],
        found["seq"],
        found["kind"],
        decode_time(found["at"]),
        _RANK,
        found["body"],
        decode_time(found["arrived_at"]),
        None if message is None else numbers[message],
        found["reader"],
    )


def _question(found: Json, numbers: Mapping[int, int]) -> Json:
    message = found["message"]
    return found | {
        "message": None if message is None else numbers[message],
        "asked_at": decode_time(found["asked_at"]),
        "answered_at": time_in(found["answered_at"]),
    }


def _report(folder: Path, game: str, found: Json) -> Report:
    number = int(found["number"])
    body = read_text(folder / "reports" / f"{number:04}.txt")
    moments = {name: decode_time(found[name]) for name in ("at", "drafted_at")}
    published, status = time_in(found["published_at"]), ReportStatus(found["status"])
    return Report(
        **(found | moments | {"published_at": published, "game": game, "body": body, "status": status})
    )


def _shown(error: Exception) -> str:
    """What is wrong, without quoting what the folder holds: it may be secret."""
    if isinstance(error, OSError):
        return f"{Path(error.filename or '?').name}: {error.strerror}"
    if isinstance(error, KeyError):
        return f"{error} is missing"
    return str(error) if isinstance(error, LedgerError) else type(error).__name__
