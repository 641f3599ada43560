"""The address at which one player answers in one game: the program's own, or one that only e was told.

What must stay true: a token goes to its owner's registered address and nowhere else, it is compared in
constant time, and one that others may have read is void.
"""

import hmac

from sqlalchemy import Connection

from gamemaster.core.errors import UsageError
from gamemaster.mail.message import Message
from gamemaster.mail.subaddress import tag_of, tagged
from gamemaster.reports.data import Notice
from gamemaster.service.letters.letters import notify, registered
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.reply_tokens import new_reply_token, reply_token


def reply_address(ws: Workspace, tx: Connection, live: Live, person: str) -> str:
    """Where `person` writes to in this game."""
    own = ws.config.mail.address
    if ws.config.mail.direct_trust != "token" or not live.contract.keeps_secrets:
        return own
    return tagged(own, reply_token(tx, live.id, person) or new_reply_token(tx, live.id, person))


def bears_token(ws: Workspace, tx: Connection, live: Live, person: str, message: Message) -> bool:
    """Whether the message was sent to the address that only `person` was told."""
    tags = [tag for address in message.recipients if (tag := tag_of(address, ws.config.mail.address))]
    known = reply_token(tx, live.id, person) if tags else ""
    return bool(known) and any(hmac.compare_digest(tag.encode(), known.encode()) for tag in tags)


def renew(ws: Workspace, tx: Connection, live: Live, person: str, why: str) -> bool:
    """Void the token of `person`, and tell em the new address; False where e has no address registered."""
    new_reply_token(tx, live.id, person)
    return notify(
        ws,
        tx,
        live,
        Notice(
            kind="reply_address",
            to=person,
            at=ws.clock(),
            bot=reply_address(ws, tx, live, person),
            subject=why,
        ),
        cause="a new reply address",
        # a mail needs the address of now to void it, so none does it twice
        share=None,
    )


def renew_now(ws: Workspace, game: str, person: str) -> str:
    """The command: give `person` another address in `game`; raises UsageError."""
    if ws.config.mail.direct_trust != "token":
        raise UsageError('reply addresses are in use where gamemaster.toml says direct_trust = "token"')
    with ws.write() as tx:
        live = ws.live(tx, game)
        if not live.contract.keeps_secrets:
            raise UsageError(f"{game} is a game without secrets; it needs no reply addresses")
        if registered(ws, tx, person) is None:
            raise UsageError(f"nobody with an address is called {person!r}; see gamemaster person list")
        told = renew(ws, tx, live, person, f"{live.game.gm} asked for it")
    mailed = (
        "the new one is mailed to em" if told else "e has had all eir mail of today; run this again tomorrow"
    )
    return f"{person}'s reply address in {game} is void; {mailed}."
