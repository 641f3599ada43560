"""Telling people of a ruling on the game's conduct: who is game master, who plays what, if it goes on."""

from sqlalchemy import Connection

from gamemaster.core.conduct import Conduct
from gamemaster.core.ledger import HandOver, Pause, Resume, Substitute
from gamemaster.reports.data import Notice
from gamemaster.service.letters.letters import notify
from gamemaster.service.reports.drafting import hand_drafts_over
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace


def announce(
    ws: Workspace,
    tx: Connection,
    live: Live,
    decision: HandOver | Substitute | Pause | Resume,
    before: Conduct,
    said: str,
) -> None:
    """Tell everyone concerned; a new game master gets the drafts that wait for a decision."""
    match decision:
        case HandOver(to):
            people = [before.gm, to]
            hand_drafts_over(ws, tx, live)
        case Substitute(part, player):
            people = [before.player(part), player]
        case _:
            parts = live.contract.participants(live.head.state)
            people = [live.conduct.player(part) for part in parts]
    for person in dict.fromkeys(people):
        tell(ws, tx, live, person, said)


def tell(ws: Workspace, tx: Connection, live: Live, person: str, said: str) -> None:
    """Tell one person of a ruling that concerns em."""
    notice = Notice(
        kind="ruling",
        to=person,
        at=ws.clock(),
        lines=(said,),
    )
    # the game master sets these off, and no mail does
    notify(ws, tx, live, notice, cause="a ruling", share=None)
