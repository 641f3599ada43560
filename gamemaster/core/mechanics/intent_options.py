"""What somebody may do about the intents that stand, for a game's list of what is legal."""

from collections.abc import Iterator
from datetime import datetime

from gamemaster.core.mechanics.intent_rules import answer, resolve
from gamemaster.core.mechanics.intents import (
    Intents,
    Object,
    Resolve,
    Response,
    Support,
    WithdrawObjection,
    WithdrawSupport,
)
from gamemaster.core.option import Option
from gamemaster.core.outcome import Refused

_SAID: tuple[tuple[type[Response], str], ...] = (
    (Support, "I support intent {}."),
    (Object, "I object to intent {}."),
    (WithdrawSupport, "I withdraw my support for intent {}."),
    (WithdrawObjection, "I withdraw my objection to intent {}."),
)


def intent_options(intents: Intents, person: str, at: datetime) -> Iterator[Option]:
    """Every answer to an intent and every resolution that `intent_rules` lets `person` make at `at`."""
    for intent in intents.pending():
        number, facts = intent.number, {"intent": intent.number}
        effect = f"{intent.by} intends: {intent.what}"
        for response, say in _SAID:
            answering = response(intent=number)
            if not isinstance(answer(intents, answering, person, at, ""), Refused):
                yield Option(answering, say.format(number), effect, facts)
        resolving = Resolve(intent=number)
        if not isinstance(resolve(intents, resolving, person, at, ""), Refused):
            yield Option(resolving, f"I resolve intent {number}.", f"you intended: {intent.what}", facts)
