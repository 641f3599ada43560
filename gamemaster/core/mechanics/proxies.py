"""Who may act at all: nobody unknown, and nobody for somebody else unless the game master says so.

No text of a game that comes with the program says whether one can act on behalf of another by mail, and so
the game master is asked each time.
"""

from typing import TypeVar

from gamemaster.core.context import Context
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.settings import Settings

St = TypeVar("St", bound=Settings)


def barring(ctx: Context[St], section: str, silent: str) -> Refused | NeedsRuling | None:
    """What bars a player's action whatever it is: `section` is cited.

    `silent` says which text tells nothing of it: `the contract does not say that one can`.
    """
    if not ctx.actor:
        return Refused("WHO_IS_THIS", section, "It is not known who does this.")
    if ctx.by is None or ctx.by == ctx.actor:
        return None
    never = f"{ctx.by} may not act for {ctx.actor}"
    if ctx.ruled is None:
        text = f"{ctx.by} acts on behalf of {ctx.actor}; {silent}."
        return NeedsRuling("ON_BEHALF", section, text, (f"{ctx.by} may act for {ctx.actor}", never))
    if ctx.ruled == never:
        return Refused("ON_BEHALF", section, f"{ctx.by} cannot do this on behalf of {ctx.actor}.")
    return None
