"""Mail of the kind the program lives on: announcements of the RPG as a list delivers them.

The same seed gives the same mails in every process. A mail has some 3 kB: nineteen header fields, three
Received lines among them, a quoted answer, chat, one or two sentences that announce something, a signature
and the list's footer. Forty people write by turns, often enough to use up their movement tokens, not more.
"""

import random
import string
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any, NamedTuple

GAME = "bench"
CONTRACT = "agora_rpg"
GAME_MASTER = "Sir Hale"
LIST = "game@lists.example.org"
DISCUSSION = "talk@lists.example.org"
START = datetime(2009, 10, 26, tzinfo=UTC)

# two actions a mail, one mail each in 84 hours: four of the five tokens that a week brings
_PACE = timedelta(hours=84)

# from the sender's machine into our mailbox
_WAY = timedelta(seconds=9)

Act = tuple[str, Mapping[str, Any]]
"""An action's name and parameters."""


class Delivery(NamedTuple):
    """A mail as it arrives: its bytes, and the moment at which it does."""

    raw: bytes
    at: datetime


class Mail(NamedTuple):
    """One mail with what it says: who wrote it, when, its text, and the actions that its text announces."""

    raw: bytes
    message_id: str
    sender: str
    at: datetime
    text: str
    acts: tuple[Act, ...]

    @property
    def delivery(self) -> Delivery:
        """The mail as the program gets it."""
        return Delivery(self.raw, self.at + _WAY)


class Turn(NamedTuple):
    """What somebody does in one mail: the actions, and some ways to say them."""

    acts: tuple[Act, ...]
    said: tuple[str, ...]


_JOIN = Turn(
    (("join", {}), ("move", {"to": "Healer"})),
    ("I join the RPG. I move to Healer.", "I become a party to the RPG. I go to Healer."),
)

# from Healer round the town and back; whether there is a monster to attack only the die knows
_ROUND = (
    Turn(
        (("move", {"to": "Town Square"}), ("move", {"to": "Dungeon Level 1"})),
        (
            "I move to Town Square. I move to Dungeon Level 1.",
            "I go to Town Square, then to Dungeon Level 1.",
            "I hereby move to Town Square.\nI move to Dungeon Level 1.",
        ),
    ),
    Turn(
        (("explore", {}), ("attack", {})),
        ("I explore. I attack.", "I explore the dungeon. I attack the monster.", "I explore, and I attack."),
    ),
    Turn(
        (("move", {"to": "Town Square"}), ("move", {"to": "Gold Exchanger"})),
        ("I move to Town Square. I move to Gold Exchanger.", "I go to Town Square, then to Gold Exchanger."),
    ),
    Turn(
        (("move", {"to": "Town Square"}), ("move", {"to": "Healer"})),
        ("I move to Town Square. I move to Healer.", "I go to Town Square, and then to Healer."),
    ),
)

_FIRST = ("Al", "Bren", "Cor", "Dag", "Eri", "Fen", "Gal", "Hest", "Ild", "Jor")
_LAST = ("amond", "wick", "ella", "ovar")
PEOPLE = tuple(first + last for last in _LAST for first in _FIRST)
"""Who writes, in the order of eir turns."""

_CHAT = (
    "Thanks to everyone who took part in last week's discussion.",
    "The last report was a pleasure to read, as always.",
    "That proposal still needs a few words changed, in my opinion.",
    "It rained the whole weekend here, so there was time to read.",
    "Does anybody know when the next voting period ends?",
    "The archive of the list seems to be working again.",
    "Somebody asked about the history of this rule some months ago.",
    "More about that when the judgement is in.",
    "The wording of the second paragraph is better than the first.",
    "Nobody seems to object, which is a good sign.",
)


def address(person: str) -> str:
    """The address that `person` writes from."""
    return f"{person.lower()}@example.org"


class Plan(NamedTuple):
    """What a mail is about, before it is written."""

    message_id: str
    sender: str
    at: datetime
    turn: Turn


def plan(number: int, seed: int = 1) -> Plan:
    """What mail `number` (from 0) of the stream `seed` is about."""
    turn, place = divmod(number, len(PEOPLE))
    at = START + timedelta(hours=1) + (_PACE * number) / len(PEOPLE)
    return Plan(
        f"{number}.{seed}@mail.example.org",
        PEOPLE[place],
        at.replace(microsecond=0),
        _JOIN if turn == 0 else _ROUND[(turn - 1) % len(_ROUND)],
    )


class Post:
    """An endless stream of mails, one after the other in time; never the same mail twice."""

    def __init__(self, seed: int = 1) -> None:
        self._seed = seed
        self._random = random.Random(seed)
        self._count = 0

    def take(self, n: int) -> list[Mail]:
        """The next `n` mails."""
        return [self._next() for _ in range(n)]

    def _next(self) -> Mail:
        number = self._count
        self._count += 1
        message_id, sender, at, turn = plan(number, self._seed)
        text = self._text(sender, self._random.choice(turn.said))
        raw = f"{self._head(number, sender, at, message_id)}\n{text}".replace("\n", "\r\n").encode()
        return Mail(raw, message_id, sender, at, text, turn.acts)

    def _text(self, sender: str, said: str) -> str:
        other = self._random.choice([person for person in PEOPLE if person != sender])
        # most of a list's mail is what it quotes; its writer adds a remark or two, and eir moves
        quoted = [f"> {line}" for line in self._random.sample(_CHAT, 9)]
        quoted += [f"> > {line}" for line in self._random.sample(_CHAT, 6)]
        chat = self._random.sample(_CHAT, 2)
        lines = [
            f"On {self._random.randint(1, 28)} October 2009, {other} wrote:",
            *quoted,
            "",
            chat[0],
            "",
            said,
            "",
            chat[1],
            "",
            "Best wishes,",
            sender,
            "",
            "-- ",
            f"{sender}, reader of reports since 2008",
            "_______________________________________________",
            "game mailing list",
            LIST,
            "https://lists.example.org/listinfo/game",
        ]
        return "\n".join(lines) + "\n"

    def _noise(self, length: int) -> str:
        return "".join(self._random.choices(string.ascii_letters + string.digits, k=length))

    def _head(self, number: int, sender: str, at: datetime, message_id: str) -> str:
        date = format_datetime(at)
        arrived = format_datetime(at + timedelta(seconds=4))
        stored = format_datetime(at + _WAY)
        token = f"{self._random.getrandbits(40):010X}"
        earlier = f"<{max(number - 1, 0)}.{self._seed}@mail.example.org>"
        return f"""\
Return-Path: <game-bounces@lists.example.org>
Delivered-To: gamemaster@example.org
Received: from lists.example.org (lists.example.org [192.0.2.7])
\tby mx.example.org (Postfix) with ESMTPS id {token}1
\tfor <gamemaster@example.org>; {stored}
Received: from lists.example.org (localhost [127.0.0.1])
\tby lists.example.org (Postfix) with ESMTP id {token}2
\tfor <{LIST}>; {arrived}
Received: from [198.51.100.{number % 250 + 1}] (unknown [198.51.100.{number % 250 + 1}])
\tby mail.example.org (Postfix) with ESMTPSA id {token}3
\tfor <{LIST}>; {date}
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.org; s=mail;
\th=from:to:subject:date:message-id:in-reply-to:references:mime-version;
\tbh={self._noise(43)}=;
\tb={self._noise(64)}
\t {self._noise(64)}
\t {self._noise(42)}==
From: {sender} <{address(sender)}>
To: {LIST}
Subject: [game] Re: a walk through the town, part {number}
Date: {date}
Message-ID: <{message_id}>
In-Reply-To: {earlier}
References: {earlier}
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit
List-Id: The game <game.lists.example.org>
List-Post: <mailto:{LIST}>
Precedence: list
"""
