"""Which of several games a message belongs to, where more than one of them reads something in it."""

from sqlalchemy import Connection

from gamemaster.core.action import Attempt
from gamemaster.core.reading import Reading
from gamemaster.mail.message import Message
from gamemaster.service.messages.private import all_attempts, takes_part
from gamemaster.service.messages.results import Fate
from gamemaster.service.messages.sorting import Addressed
from gamemaster.service.messages.strangers import ask_which_game
from gamemaster.service.workspace.workspace import Workspace

Claim = tuple[Addressed, Reading]
"""A game that a message reached, and what it reads there."""


def settled(message: Message, claims: list[Claim], sender: str | None) -> list[Claim]:
    """The claims that are left: those of the games that the subject names in brackets, and of these not the
    ones of games that are less sure of an act than another one, and that the sender has no part in."""
    claims = _tagged(message, claims)
    most = max(_sureness(reading) for _, reading in claims)
    return [one for one in claims if _sureness(one[1]) == most or takes_part(one[0].live, sender)]


def ask_which(
    ws: Workspace, tx: Connection, number: int, message: Message, claims: list[Claim], sender: str | None
) -> Fate:
    """Hold a message that several games claim. Whose secrets it may hold, that game's master is asked."""

    def weight(claim: Claim) -> tuple[bool, bool, int]:
        place, reading = claim
        hidden = place.live.contract.keeps_secrets and not place.delivery.public
        return hidden and takes_part(place.live, sender), hidden, _sureness(reading) if hidden else 0

    games = [place.live for place, _ in claims]
    asked = max(claims, key=weight)[0].live
    told = sender if all(place.delivery.direct and not place.delivery.public for place, _ in claims) else None
    return ask_which_game(ws, tx, number, message, games, asked, told)


def _sureness(reading: Reading) -> int:
    """2 where the game reads an act, 1 where it asks about one, 0 where it only wonders what is meant."""
    if any(isinstance(item, Attempt) for item in reading.items):
        return 2
    return 1 if all_attempts(reading) else 0


def _tagged(message: Message, claims: list[Claim]) -> list[Claim]:
    """The claims of the games that the subject names in brackets; all of them when it names none."""
    subject = message.subject.casefold()
    named = [
        (place, reading)
        for place, reading in claims
        if any(f"[{name.casefold()}]" in subject for name in (place.live.id, place.live.game.title))
    ]
    return named or claims
