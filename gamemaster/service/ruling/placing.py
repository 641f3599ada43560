"""Carrying out what the game master says of a held message: who sent it, which game it is for, or nothing."""

from collections.abc import Mapping
from dataclasses import replace
from shlex import quote

from sqlalchemy import Connection

from gamemaster.core.errors import NotYet, UsageError
from gamemaster.core.people import Person
from gamemaster.service.games.roster import named, save
from gamemaster.service.messages.judging import Mail, judge
from gamemaster.service.messages.kept import read_kept
from gamemaster.service.messages.results import Fate
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import Status, message, raw_message, settle_message


def place_message(ws: Workspace, tx: Connection, number: int, answer: Mapping[str, str]) -> Fate:
    """Send the held message on its way as `answer` says (`service.messages.strangers` made it up)."""
    if answer["does"] == "noted":
        return Fate(Status.DONE, "noted")
    known, raw = message(tx, number), raw_message(tx, number)
    if known is None or raw is None:
        raise UsageError(f"message {number} is not in the database")
    read = read_kept(ws, known, raw)
    mail = Mail(number, read, known.stored, anew=True, seen=known.received_at)
    match answer["does"]:
        case "ignore":
            fate = Fate(Status.IGNORED, "the game master left it out")
        case "game":
            fate = judge(ws, tx, replace(mail, game=answer["game"]))
        case "again":
            fate = judge(ws, tx, mail)
        case "late":
            late = replace(mail, game=answer["game"], person=answer["name"], late=answer["how"])
            fate = judge(ws, tx, late)
        case "person":
            fate = judge(ws, tx, replace(mail, person=answer["name"]))
        case _:
            person = _learn(ws, tx, answer)
            fate = judge(ws, tx, replace(mail, person=person))
    if fate.status is Status.WAITING:
        raise NotYet(f"{fate.reason}; answer when it is out")
    settle_message(tx, number, fate.status, fate.reason, fate.duplicate_of)
    return fate


def _learn(ws: Workspace, tx: Connection, answer: Mapping[str, str]) -> str:
    """Enter the sender into the roster; eir name."""
    name, address = answer["name"], answer["address"]
    roster = ws.roster(tx)
    if answer["does"] != "add":
        return save(ws, tx, Person(name, (address,))).name
    owner = roster.by_address(address)
    if owner is not None:
        # the game master has added em meanwhile, under whatever name
        return owner.name
    way_out = f"use: gamemaster person add {quote(f'NAME <{address}>')}, then answer again"
    if roster.by_name(name):
        raise UsageError(f"somebody is called {name} already; {way_out}")
    try:
        return save(ws, tx, named(name, address)).name
    except UsageError as error:
        raise UsageError(f"{error}; {way_out}") from None
