"""Dice by mail: throwing them at the program's dice address, and taking in what other dice servers send.

What must stay true: only known people are answered, and only known people and lists get the answer; a request
is answered once, whatever copies of it arrive; a throw is fixed by the request's Message-ID and the secret of
the month, which is told when the month is over.
"""

import secrets
from datetime import datetime, timedelta

from sqlalchemy import Connection

from gamemaster.core.action import Attempt
from gamemaster.core.chance import Draw, KeyedChance
from gamemaster.core.dice import Dice
from gamemaster.core.reading import Reading
from gamemaster.mail.compose import Attachment
from gamemaster.mail.dice_mail import BadRequest, DiceRequest, DiceResult, read_request, read_result
from gamemaster.mail.message import Message
from gamemaster.reports.data import DiceAnswer, DiceThrow, Pledge, Proof
from gamemaster.reports.layout import wrapped
from gamemaster.reports.measure import COLUMNS
from gamemaster.reports.render import Letter
from gamemaster.service.ledger.revealing import CHECKER, checker_text
from gamemaster.service.letters.letters import post, registered, replyable
from gamemaster.service.messages.sorting import Addressed
from gamemaster.service.workspace.loaded import Live, all_lists
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.facts import fact, set_fact
from gamemaster.store.limits import count_up, counted
from gamemaster.store.messages import same_messages

NAME = "dice"
"""What stands for the game in the names of these draws."""

_MASTER = "dice master"
_GAP = 2
_IMPORT = "import_roll"


def asks_for_dice(ws: Workspace, message: Message) -> bool:
    """Whether the message went to the dice address."""
    address = ws.config.dice.address.casefold()
    return bool(address) and address in message.recipients


def from_dice_server(ws: Workspace, message: Message) -> bool:
    """Whether a dice server that is believed sent the message."""
    return message.sender.address in {server.casefold() for server in ws.config.dice.servers}


def answer_dice(
    ws: Workspace, tx: Connection, number: int, message: Message, sender: str
) -> DiceResult | None:
    """Throw what was asked for and answer all witnesses; the result, if it was asked for by directives."""
    if same_messages(tx, message.message_id, message.digest, number):
        return None
    asked = read_request(message.text)
    why = (
        asked.why if isinstance(asked, BadRequest) else "no dice are asked for in it" if asked is None else ""
    )
    day, limit = ws.clock().date(), ws.config.dice.daily_limit
    if not why and not count_up(tx, sender, day, NAME, limit):
        why = f"that is more than {limit} requests today"
    if why or not isinstance(asked, DiceRequest):
        _turn_down(ws, tx, message, sender, why)
        return None
    chance, now = _chance(tx), ws.clock()
    draws = _draws(chance, message, asked, now)
    to, left_out = _witnesses(ws, tx, message, sender, asked)
    shown = DiceAnswer(
        NAME, sender, asked.subject, asked.comment, _throws(asked, draws), now,
        counted(tx, sender, day, NAME), day.isoformat(), left_out, _pledges(chance, now),
        tuple(Proof(*draw) for draw in draws),
    )  # fmt: skip
    letter = ws.renderer.dice(shown)
    reply_to = replyable(message.message_id)
    month = day.replace(day=1)
    first = count_up(tx, sender, month, "dice checker", 1)
    files = (Attachment(CHECKER, "x-python", checker_text()),) if first else ()
    post(
        ws, tx, "notice", to, letter, cause=f"dice {message.message_id}", in_reply_to=reply_to,
        attachments=files,
    )  # fmt: skip
    if asked.plain or any(one.plus for one in asked.dice):
        return None
    (dice,) = asked.dice
    results = tuple(draw.result for draw in draws)
    return DiceResult(dice.sides, dice.number, asked.rolls, results, " ".join(asked.comment))


def with_roll(
    live: Live, message: Message, place: Addressed, sender: str, reading: Reading, result: DiceResult | None
) -> Reading:
    """The reading with the throw that was made for the same message, where the game takes such throws."""
    if result is None or not takes_rolls(live):
        return reading
    return Reading(
        (*reading.items, _attempt(live, message, sender, result, place.delivery.public)),
        reading.ignored,
        reading.reader,
    )


def takes_rolls(live: Live) -> bool:
    """Whether dice of a mail server count in the game now."""
    return (
        _IMPORT in live.contract.vocabulary.by_name and getattr(live.settings, "dice_source", "") == "import"
    )


def imported(
    ws: Workspace, tx: Connection, message: Message, place: Addressed, person: str = ""
) -> tuple[str, Reading] | None:
    """Whose throw a dice server reports, and the act that follows; None when that is not certain.

    `person` is whose it is where the game master has said so.
    """
    result = read_result(message.text)
    if result is None or not takes_rolls(place.live):
        return None
    who = person or _whose(ws, tx, message, place.live, result)
    if who is None:
        return None
    gm = registered(ws, tx, place.live.game.gm)
    witnessed = place.delivery.public or gm in message.recipients
    return who, Reading((_attempt(place.live, message, who, result, witnessed),), (), "dice")


def _whose(ws: Workspace, tx: Connection, message: Message, live: Live, result: DiceResult) -> str | None:
    """The one participant whom the comment names, or else the one who got the answer."""
    roster = ws.roster(tx)
    players = set(live.contract.participants(live.head.state))
    words = set(result.comment.replace(",", " ").replace(".", " ").split())
    named = {
        person.name
        for person in roster.people
        if person.name in players
        and (words & {person.name, *person.aliases} or person.name in result.comment)
    }
    got = {person.name for a in message.recipients if (person := roster.by_address(a))} & players
    found = named or got
    return next(iter(found)) if len(found) == 1 else None


def _attempt(live: Live, message: Message, who: str, result: DiceResult, witnessed: bool) -> Attempt:
    params = {
        "sides": result.sides,
        "dice": result.dice,
        "rolls": result.rolls,
        "results": result.results,
        "comment": result.comment[:500],
        "witnessed": witnessed,
    }
    action = live.contract.vocabulary.action(_IMPORT, params)
    return Attempt(action, who, " ".join(message.text.split())[:100], (0, 0))


def _turn_down(ws: Workspace, tx: Connection, message: Message, sender: str, why: str) -> None:
    to = registered(ws, tx, sender)
    if to is None or not count_up(tx, sender, ws.clock().date(), "request", ws.config.mail.daily_limit):
        return
    body = (
        wrapped(f"To {sender}: no dice were thrown for your message, because {why}.") + "\n\n"
        "A request has lines like these (sides, dice, rolls, and what it is for):\n\n"
        "  | #S 100\n  | #D 1\n  | #R 1\n  | #C encounter of Ondine on dungeon level 1\n\n"
        "or names dice in plain text, for example 3d6+1.\n"
    )
    letter = Letter("Dice: not thrown", body)
    post(ws, tx, "notice", (to,), letter, in_reply_to=replyable(message.message_id))


def _witnesses(
    ws: Workspace, tx: Connection, message: Message, sender: str, asked: DiceRequest
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who gets the answer, the sender first, and which addresses do not because nobody here knows them."""
    roster, lists = ws.roster(tx), all_lists(ws.all_live(tx))
    own = {ws.config.dice.address.casefold(), ws.config.mail.address.casefold()}
    wanted = [a for a in (*message.recipients, *asked.players) if a not in own]
    known = {a.casefold() for a in lists} | {a for person in roster.people for a in person.addresses}
    first = registered(ws, tx, sender)
    to = dict.fromkeys([*([first] if first else ()), *(a for a in wanted if a in known)])
    return tuple(to), tuple(dict.fromkeys(a for a in wanted if a not in known))


def _draws(chance: KeyedChance, message: Message, asked: DiceRequest, now: datetime) -> list[Draw]:
    """The throws in order; those of the same sides count on."""
    secret, entry = _month(now), f"msg:{message.message_id}"
    found: list[Draw] = []
    for dice in asked.dice:
        purpose = f"d{dice.sides}"
        first = sum(draw.purpose == purpose for draw in found)
        for counter in range(first, first + dice.number * asked.rolls):
            result = chance.draw(entry, purpose, counter, dice.sides, secret)
            found.append(Draw(entry, purpose, counter, dice.sides, result, secret))
    return found


def _throws(asked: DiceRequest, draws: list[Draw]) -> tuple[DiceThrow, ...]:
    found, place = [], 0
    for dice in asked.dice:
        count = dice.number * asked.rolls
        results = [draw.result for draw in draws[place : place + count]]
        place += count
        found.append(_throw(dice, asked, results))
    return tuple(found)


def _throw(dice: Dice, asked: DiceRequest, results: list[int]) -> DiceThrow:
    rolls = [results[start : start + dice.number] for start in range(0, len(results), dice.number)]
    texts = [_roll(dice, roll) for roll in rolls]
    longest = max(map(len, texts))
    # as many on a line as were asked for, if the page is wide enough
    step = max(1, min(asked.per_line, (COLUMNS + _GAP) // (longest + _GAP)))
    texts = [text.rjust(longest) for text in texts] if len(texts) > 1 else texts
    lines = tuple((" " * _GAP).join(texts[start : start + step]) for start in range(0, len(texts), step))
    return DiceThrow(str(dice), dice.sides, dice.number, asked.rolls, step, lines)


def _roll(dice: Dice, roll: list[int]) -> str:
    if len(roll) == 1 and not dice.plus:
        return str(roll[0])
    added = f" {'+' if dice.plus > 0 else '-'} {abs(dice.plus)}" if dice.plus else ""
    return f"{' + '.join(map(str, roll))}{added} = {dice.total(tuple(roll))}"


def _pledges(chance: KeyedChance, now: datetime) -> tuple[Pledge, ...]:
    last, this = _month(now.replace(day=1) - timedelta(days=1)), _month(now)
    following = _month(now.replace(day=1) + timedelta(days=32))
    return (
        Pledge(last, chance.commitment(last), chance.sealed(last).hex()),
        Pledge(this, chance.commitment(this)),
        Pledge(following, chance.commitment(following)),
    )


def _month(now: datetime) -> str:
    return f"month {now:%Y-%m}"


def _chance(tx: Connection) -> KeyedChance:
    """The dice's own chance; its master is made when the first dice are thrown."""
    known = fact(tx, _MASTER)
    if not isinstance(known, str):
        known = secrets.token_hex(32)
        set_fact(tx, _MASTER, known)
    return KeyedChance(bytes.fromhex(known), NAME)
