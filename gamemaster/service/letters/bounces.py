"""Mail of ours that did not arrive: an item for the game master, who alone can find out another address.

It names the person, never what the mail said or was about.
"""

import re
from shlex import quote

from sqlalchemy import Connection

from gamemaster.core.calendar import iso
from gamemaster.reports.data import Notice
from gamemaster.service.letters.letters import notify
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.outbox import Mail
from gamemaster.store.questions import About, ask, open_questions

KIND = "bounce"
_CODE = re.compile(r"\b5\.\d{1,3}\.\d{1,3}\b")


def came_back(
    ws: Workspace, tx: Connection, mail: Mail, recipients: tuple[str, ...], answer: str = ""
) -> None:
    """Put it to the game master that `mail` did not reach `recipients`; `answer` is what the server said."""
    code = _CODE.search(answer)
    for address in recipients:
        person = ws.roster(tx).by_address(address)
        for live in _games(ws, tx, mail, person.name if person else ""):
            _item(ws, tx, live, person.name if person else address, address, code[0] if code else "")


def _games(ws: Workspace, tx: Connection, mail: Mail, person: str) -> list[Live]:
    """The games that it matters to: its own, or those the person takes part in or conducts."""
    every = ws.all_live(tx)
    if mail.game is not None:
        return [live for live in every if live.id == mail.game]
    return [live for live in every if person in (*live.contract.participants(live.head.state), live.game.gm)]


def _item(ws: Workspace, tx: Connection, live: Live, who: str, address: str, code: str) -> None:
    known = [asked for asked in open_questions(tx, live.id) if asked.kind == KIND]
    if any(asked.asked["who"] == who for asked in known):
        return
    now = ws.clock()
    asked = {
        "who": who,
        "at": iso(now),
        "words": "",
        "say": f"Mail to {who} at {address} came back{f' ({code})' if code else ''}; e did not get it.",
        "options": ["noted: e has been reached, or another address is registered"],
        "hint": "",
        "message_id": "",
        "answers": [{"does": "noted"}],
    }
    number = ask(tx, live.id, About(KIND, f"{KIND}:{who}"), asked, now, live.contract.keeps_secrets)
    if who == live.game.gm:
        # a mail about it would come back, too
        return
    notify(
        ws,
        tx,
        live,
        Notice(
            kind="bounced",
            to=live.game.gm,
            at=now,
            facts=(("Person", who), ("Address", address), *((("Code", code),) if code else ())),
            examples=(
                f"gamemaster person add {quote(f'{who} <new address>')} --first",
                f'gamemaster rule {live.id} {number} a --because "e has another address now"',
            ),
        ),
        cause=f"mail to {who} came back",
    )
