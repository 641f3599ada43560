"""What somebody may do about the intents that stand, for a game's list of what is legal."""

from collections.abc import Collection, Iterator
from datetime import datetime

from gamemaster.core.mechanics.intent_profiles import EARLIEST, Profile
from gamemaster.core.mechanics.intent_rules import answer, resolve
from gamemaster.core.mechanics.intents import (
    Intents,
    Object,
    Resolve,
    Response,
    Retract,
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
    (Retract, "I retract intent {}."),
)


def intent_options(
    intents: Intents,
    person: str,
    at: datetime,
    profile: Profile = EARLIEST,
    electors: Collection[str] | None = None,
    successor: str = "",
    speaker: str = "",
) -> Iterator[Option]:
    """Every answer to an intent and every resolution that `intent_rules` lets `person` make at `at`."""
    for intent in intents.pending():
        number, facts = intent.number, {"intent": intent.number}
        effect = f"{intent.by} intends: {intent.what}"
        for response, say in _SAID:
            answering = response(intent=number)
            if not isinstance(answer(intents, answering, person, at, "", profile), Refused):
                yield Option(answering, say.format(number), effect, facts)
        resolving = Resolve(intent=number)
        ruling = resolve(intents, resolving, person, at, "", profile, electors, successor, speaker)
        # whether a condition is met only the game master can say
        if not isinstance(ruling, Refused) and not intent.condition:
            yield Option(resolving, f"I resolve intent {number}.", f"you intended: {intent.what}", facts)
