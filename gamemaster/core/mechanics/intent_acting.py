"""Acting on an intent, by the procedure that a game's settings name."""

from collections.abc import Collection
from typing import Any

from gamemaster.core.context import Context
from gamemaster.core.mechanics.intent_rules import conditional, resolve
from gamemaster.core.mechanics.intents import IntentResolved, Intents, Resolve
from gamemaster.core.outcome import NeedsRuling, Refused


def acted_on(
    intents: Intents,
    action: Resolve,
    ctx: Context[Any],
    section: str,
    electors: Collection[str] | None,
    successor: str = "",
) -> IntentResolved | NeedsRuling | Refused:
    """Rule on whoever acts now doing what was intended, the stated condition included.

    `electors` are those whose answers count (None: everybody's), `successor` holds the position in which it
    was announced.
    """
    settings = ctx.settings
    done = resolve(
        intents,
        action,
        ctx.actor,
        ctx.at,
        section,
        settings.intent_profile,
        electors,
        successor,
        settings.speaker,
    )
    if isinstance(done, Refused):
        return done
    return conditional(intents.standing[action.intent], section, ctx.ruled) or done
