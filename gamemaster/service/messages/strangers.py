"""Messages that only a human can place: its sender is unknown, two games claim it, or it may be a copy.

Such a message is held; the game master's answer sends it on its way again. Its sender is not answered, but
for one who wrote privately and is known.
"""

from collections.abc import Sequence
from dataclasses import replace
from shlex import quote
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import iso, parse_time
from gamemaster.core.people import Roster
from gamemaster.core.reading import Reading
from gamemaster.mail.addresses import Mailbox
from gamemaster.mail.compose import is_address
from gamemaster.mail.dice_mail import read_result
from gamemaster.mail.forum import classify
from gamemaster.mail.identity import Unidentified
from gamemaster.mail.message import Message
from gamemaster.reports.data import Notice
from gamemaster.reports.wording import message_key
from gamemaster.service.games.roster import may_be_named
from gamemaster.service.letters.answering import ask_master
from gamemaster.service.letters.letters import notify
from gamemaster.service.letters.reply_address import reply_address
from gamemaster.service.messages.private import takes_part
from gamemaster.service.messages.results import Fate, Ruled
from gamemaster.service.views.asked import numbered
from gamemaster.service.workspace.loaded import Live, all_lists
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.messages import Status
from gamemaster.store.questions import About, ask

_LEAVE = {"does": "ignore"}
_WITHHELD = "(a private message: it may be meant for another game)"


def ask_who(
    ws: Workspace,
    tx: Connection,
    number: int,
    message: Message,
    live: Live,
    who: Unidentified,
    reading: Reading,
) -> Fate:
    """Hold a message with moves whose sender is not known, and ask who it is."""
    shown = f"{who.name} <{who.address}>" if who.name else who.address
    answers, texts = _possible(who, ws.roster(tx), all_lists(ws.all_live(tx)), message.co_senders)
    withheld = _withheld(ws, tx, message, live)
    words = _WITHHELD if withheld else " ".join(reading.items[0].text.split())
    say = f"Who sent this? {who.reason[:1].upper()}{who.reason[1:]}."
    asked = _asked(ws, message, shown, words, say, texts) | {"answers": answers}
    count, ruled = _ask(ws, tx, live, About("identity", message=number), message, asked)
    mark = (("Message", message_key(message.message_id)),) if message.message_id else ()
    notify(
        ws,
        tx,
        live,
        Notice(
            kind="unknown_sender",
            to=live.game.gm,
            at=parse_time(asked["at"]),
            subject="" if withheld else message.subject,
            words=words,
            facts=(("From", shown), *mark, ("Why", who.reason)),
            questions=tuple(numbered(tx, live, [count])),
            examples=(f'gamemaster rule {live.id} {count} a --because "..."',),
        ),
        cause=f"question {count}",
        share="stranger",
    )
    return Fate(Status.HELD, f"its sender is not known: {who.reason}", ruled=(ruled,))


def ask_whether_genuine(
    ws: Workspace, tx: Connection, number: int, message: Message, live: Live, person: str, why: str
) -> Fate:
    """Hold a message that may be forged: ask the game master, and tell the person in whose name it came."""
    say = f"Did {person} send this? In eir name it came, but {why}."
    texts = [f"{person} did: take it as eirs, this time", "somebody else did: leave it out"]
    ruled = _put(ws, tx, number, message, live, say, texts, [{"does": "person", "name": person}, _LEAVE])
    notify(
        ws,
        tx,
        live,
        Notice(
            kind="unproven",
            to=person,
            at=message.date or message.arrived or ws.clock(),
            bot=reply_address(ws, tx, live, person),
            subject=message.subject,
            lines=(f"Why: {why}.",),
        ),
        cause=f"message {message.message_id}",
        share="stranger",
    )
    return Fate(Status.HELD, "it is not certain who sent it", ruled=(ruled,))


def ask_which_game(
    ws: Workspace,
    tx: Connection,
    number: int,
    message: Message,
    games: Sequence[Live],
    live: Live,
    person: str | None,
) -> Fate:
    """Hold a message that could be a move in several games, and ask the master of `live` which it means.

    `person` is its sender, where e is to be told that nothing was done.
    """
    texts = [f"{other.id} ({other.game.title})" for other in games] + ["none of them"]
    answers: list[dict[str, str]] = [{"does": "game", "game": other.id} for other in games]
    answers.append(_LEAVE)
    names = " or ".join(other.id for other in games)
    say = f"Is this a move in {names}?"
    ruled = _put(ws, tx, number, message, live, say, texts, answers, person=person)
    if person is not None:
        notice = Notice(
            kind="which_game",
            to=person,
            at=message.date or message.arrived or ws.clock(),
            bot=reply_address(ws, tx, live, person),
            subject=message.subject,
            lists=tuple(other.game.title for other in games),
            examples=tuple(f"[{other.id}]" for other in games),
        )
        notify(ws, tx, live, notice, cause=f"message {message.message_id}", share="stranger")
    return Fate(Status.HELD, f"it could belong to {names}", ruled=(ruled,))


def ask_whether_copy(
    ws: Workspace, tx: Connection, number: int, message: Message, live: Live, held: Fate
) -> Fate:
    """Ask whether a message held because it looks like another one counts for itself."""
    say = f"Is this a message of its own? {held.reason[:1].upper()}{held.reason[1:]}."
    texts = ["another message: take it as it stands", "a copy, or a mistake: leave it out"]
    ruled = _put(ws, tx, number, message, live, say, texts, [{"does": "again"}, _LEAVE])
    return replace(held, ruled=(ruled,))


def _possible(
    who: Unidentified, roster: Roster, lists: frozenset[str], others: Sequence[Mailbox]
) -> tuple[list[dict[str, str]], list[str]]:
    """Who may have sent it, as answers and in words; `others` stand beside em in From. The address of a list
    is never anybody's."""
    answers: list[dict[str, str]] = []
    texts: list[str] = []
    owner = None if who.address in lists else roster.by_address(who.address)
    if owner is not None:
        answers.append({"does": "person", "name": owner.name})
        texts.append(f"{owner.name}, this time")
    elif who.address and who.address not in lists:
        if is_address(who.address):
            newcomer = _newcomer(who, roster)
            answers.append({"does": "add", "name": newcomer, "address": who.address})
            texts.append(f"a new person: {newcomer} <{who.address}>")
        else:
            add = f"gamemaster person add 'NAME <another address>' --address {quote(who.address)}"
            answers.append({"does": "again"})
            texts.append(f"a new person, to whom no mail can be written there: first {add}")
        if who.suggestion:
            answers.append({"does": "address", "name": who.suggestion, "address": who.address})
            texts.append(f"{who.suggestion}, who also writes from {who.address}")
    elif who.suggestion:
        answers.append({"does": "person", "name": who.suggestion})
        texts.append(f"{who.suggestion}, this time")
    for other in others:
        person = None if other.address in lists else roster.by_address(other.address)
        if person is not None and {"does": "person", "name": person.name} not in answers:
            answers.append({"does": "person", "name": person.name})
            texts.append(f"{person.name}, this time")
    return [*answers, _LEAVE], [*texts, "nobody: leave the message out"]


def _newcomer(who: Unidentified, roster: Roster) -> str:
    """What to call the sender, if e is somebody new."""
    names = [name for name in (who.name, who.address.partition("@")[0]) if name]
    return next((name for name in names if may_be_named(roster, name)), names[0])


def ask_whether_again(ws: Workspace, tx: Connection, number: int, message: Message, live: Live) -> Fate:
    """Hold a message that repeats an earlier one, and ask whether it announces its moves a second time."""
    say = "This repeats an earlier message word for word. Does it announce its moves a second time?"
    texts = ["yes, a second time", "no, it was only sent again"]
    ruled = _put(ws, tx, number, message, live, say, texts, [{"does": "again"}, _LEAVE])
    return Fate(Status.HELD, "it repeats an earlier message", ruled=(ruled,))


def ask_about_digest(ws: Workspace, tx: Connection, number: int, message: Message, live: Live) -> Fate:
    """Hold a digest of a game's list: whose mails are in it, and what they say, is not read."""
    say = (
        "This is a digest of the list, and the mails in it were not read. Let the program's address get each "
        "mail by itself (subscribe it without digests); those in the digest can be taken in from an archive, "
        "with gamemaster ingest."
    )
    ruled = _put(ws, tx, number, message, live, say, ["noted: leave the digest out"], [_LEAVE])
    return Fate(Status.HELD, "a digest, whose mails are not read", ruled=(ruled,))


def ask_about_list(ws: Workspace, tx: Connection, number: int, message: Message, live: Live) -> Fate:
    """Ask the game master to see to what a list's server has written: no mail comes where it has given up."""
    say = (
        "The server of a list has written to the program. If it was about its subscription, mail of the list "
        "may not come any more: see to that, and take in from an archive what was missed, with gamemaster "
        "ingest."
    )
    # its text may hold the password of the subscription
    ruled = _put(ws, tx, number, message, live, say, ["noted"], [_LEAVE], message.subject)
    return Fate(Status.HELD, "the server of a list wrote it", ruled=(ruled,))


def ask_whose_throw(ws: Workspace, tx: Connection, number: int, message: Message, live: Live) -> Fate:
    """Ask whose throw a dice server's mail reports; what cannot be read, the game master enters by hand."""
    players = live.contract.participants(live.head.state) if read_result(message.text) else ()
    texts = [*players, "nobody's: leave it out (a result can be entered as record_roll)"]
    answers = [*({"does": "person", "name": name} for name in players), _LEAVE]
    ruled = _put(ws, tx, number, message, live, "Whose throw is this?", texts, answers)
    return Fate(Status.HELD, "it is not certain whose throw it is", ruled=(ruled,))


def _put(
    ws: Workspace,
    tx: Connection,
    number: int,
    message: Message,
    live: Live,
    say: str,
    texts: list[str],
    answers: list[dict[str, str]],
    words: str = "",
    person: str | None = None,
) -> Ruled:
    """Ask about a held message, and tell the game master at once; `words` are shown of it ("": it begins).

    `person` is given where it is sure who wrote it, and so whose secrets it may hold.
    """
    shown = message.sender.name or message.sender.address
    words = words or " ".join(message.text.split())[:200]
    if _withheld(ws, tx, message, live, person):
        words = _WITHHELD
    asked = _asked(ws, message, shown, words, say, texts) | {"answers": answers}
    count, ruled = _ask(ws, tx, live, About("game", message=number), message, asked)
    ask_master(ws, tx, live, numbered(tx, live, [count]), share="stranger")
    return ruled


def _ask(
    ws: Workspace, tx: Connection, live: Live, about: About, message: Message, asked: dict[str, Any]
) -> tuple[int, Ruled]:
    """Keep a question about a held message; its number, and what there is to say of the message so far."""
    private = _is_private(message, live)
    count = ask(tx, live.id, about, asked, ws.clock(), private)
    question = {"number": count, "say": asked["say"], "words": asked["words"]}
    return count, Ruled(live.id, "", iso(ws.clock()), (), (question,), private)


def _is_private(message: Message, live: Live) -> bool:
    """Whether nobody but the program has read it, in a game where that matters."""
    public = classify(message, frozenset(live.game.public), frozenset(), "").public
    return live.contract.keeps_secrets and not public


def _withheld(ws: Workspace, tx: Connection, message: Message, live: Live, person: str | None = None) -> bool:
    """Whether it may hold a secret of a game that somebody else conducts, and that `person` takes part in."""
    if classify(message, frozenset(live.game.public), frozenset(), "").public:
        return False
    others = [one for one in ws.all_live(tx) if one.contract.keeps_secrets]
    others = [one for one in others if person is None or takes_part(one, person)]
    return any(one.game.gm != live.game.gm for one in others)


def _asked(
    ws: Workspace, message: Message, who: str, words: str, say: str, options: list[str]
) -> dict[str, Any]:
    return {
        "who": who,
        "at": iso(message.date or message.arrived or ws.clock()),
        "words": words,
        "say": say,
        "options": options,
        "hint": "",
        "message_id": message.message_id,
    }
