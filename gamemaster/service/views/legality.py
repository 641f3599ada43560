"""What somebody may do now, for the command line and for answers by mail."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from gamemaster.core.option import Option
from gamemaster.reports.data import Listing
from gamemaster.service.workspace.loaded import Live

_MOST = 40
"""Options of one kind that a list shows; a Cupid of thirty has 435 pairs to choose from."""


def legal_now(live: Live, person: str, now: datetime) -> tuple[Option, ...] | None:
    """What `person` may do at `now`, the ticks due by then done; None where the game has no such list."""
    if live.contract.legal is None:
        return None
    standing = live.head
    for step in live.timeline.referee.fold(standing, (), now):
        standing = step.after
    return live.contract.legal(standing.state, person, standing.settings, now)


def listed(options: Sequence[Option] | None) -> Listing:
    """A heading, and a line for each option: the sentence to write, and what comes of it."""
    if options is None:
        return Listing("This game has no list of what may be done; its contract says it.")
    if not options:
        return Listing("There is nothing that you may do now.")
    lines, shown = list[str](), Counter[str]()
    for option in options:
        shown[option.action.name] += 1
        if shown[option.action.name] <= _MOST:
            lines.append(_line(option))
    left = (f"({count - _MOST} more of {name})" for name, count in shown.items() if count > _MOST)
    return Listing("You may do this now:", (*lines, *left))


def _line(option: Option) -> str:
    effects = [option.leads_to] if option.leads_to else []
    if option.private:
        effects.append("by private mail to the program")
    return f"{option.say} ({'; '.join(effects)})" if effects else option.say
