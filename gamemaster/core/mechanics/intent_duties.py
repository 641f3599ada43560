"""What an open intent asks of whoever announced it: to act on it once it is ripe, before it lapses.

Nobody owes this, but it is listed with what is owed, so that e is reminded; if nothing is done the intent
lapses, and nothing is ever done for em.
"""

from collections.abc import Callable, Collection, Iterator

from gamemaster.core.contract import Duty
from gamemaster.core.mechanics.intent_profiles import EARLIEST, Profile
from gamemaster.core.mechanics.intent_rules import tally
from gamemaster.core.mechanics.intents import Intent, Intents

INTENT = "intent"
"""The kind of these duties."""


def intent_duties(
    intents: Intents,
    section_of: Callable[[Intent], str],
    profile: Profile = EARLIEST,
    electors: Collection[str] | None = None,
    speaker: str = "",
) -> Iterator[Duty]:
    """A duty for each intent that still can be acted on, from the moment it is ripe."""
    for intent in intents.pending():
        counted = tally(intent, intent.opens, profile, electors, speaker)
        stands = f"{_people('support', counted.supporters)}, {_people('objections', counted.objectors)}"
        if counted.uncounted:
            stands += f", not counted: {', '.join(counted.uncounted)}"
        bars = f" As it stands it cannot be acted on: {counted.unmet}" if counted.code else ""
        what = f"Act on intent {intent.number}, if it is still wanted: {intent.what} ({stands}).{bars}"
        default = f"intent {intent.number} lapses, and nothing is done"
        yield Duty(intent.by, what, section_of(intent), intent.opens, intent.closes, default, kind=INTENT)


def _people(label: str, names: tuple[str, ...]) -> str:
    return f"{label}: {', '.join(names) or 'none'}"
