"""What a private mail may do: whether a game listens to it, and which doubts about it are worth asking.

Mail that is not public does nothing in a game without private acts; there it raises no question either.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import compress

from gamemaster.core.action import Action, Attempt
from gamemaster.core.reading import Ignored, Question, Reading
from gamemaster.mail.forum import Delivery
from gamemaster.service.messages.claiming import INFORMAL
from gamemaster.service.messages.sorting import Addressed
from gamemaster.service.workspace.loaded import Live


def takes_private(place: Addressed) -> bool:
    """Whether the message came to the program itself, and the game has acts that may come so."""
    return place.delivery.direct and any(map(may_be_private, place.live.contract.actions))


def takes_part(live: Live, person: str | None) -> bool:
    """Whether this person takes part in the game, or plays the part of somebody who does."""
    return person is not None and live.conduct.part(person) in live.contract.participants(live.head.state)


def may_be_private(action: type[Action]) -> bool:
    """Whether an action of this type counts when nobody but the program reads of it."""
    return action.secret or action.anywhere


def needs_list(attempts: Iterable[Attempt]) -> bool:
    """Whether any of these has to be announced."""
    return any(not may_be_private(type(attempt.action)) for attempt in attempts)


def all_attempts(reading: Reading) -> tuple[Attempt, ...]:
    """Every act that the message may mean, certain or not."""
    found: list[Attempt] = []
    for item in reading.items:
        if isinstance(item, Question):
            found += (attempt for candidate in item.candidates for attempt in candidate)
        else:
            found.append(item)
    return tuple(found)


def not_announced(reading: Reading, delivery: Delivery) -> Reading:
    """What mail does that only a list for talk, or another game's list, has delivered: nothing but what may
    be sent to the program itself, where it went there, too. The rest is ignored as not public."""
    heard = [delivery.direct and _could_be_private(item) for item in reading.items]
    ignored = [
        Ignored(item.span, "not_public") for item, kept in zip(reading.items, heard, strict=True) if not kept
    ]
    return replace(
        reading,
        items=tuple(compress(reading.items, heard)),
        ignored=tuple(sorted((*reading.ignored, *ignored))),
    )


def without_idle_questions(place: Addressed, reading: Reading) -> Reading:
    """The reading of a message that was not public, without questions whose answers could change nothing."""
    listens = takes_private(place)
    kept = tuple(
        item
        for item in reading.items
        if not isinstance(item, Question) or item.reason == INFORMAL or (listens and _could_be_private(item))
    )
    return replace(reading, items=kept)


def _could_be_private(item: Attempt | Question) -> bool:
    if not isinstance(item, Question):
        return may_be_private(type(item.action))
    offered = [attempt for candidate in item.candidates for attempt in candidate]
    return not offered or any(may_be_private(type(attempt.action)) for attempt in offered)
