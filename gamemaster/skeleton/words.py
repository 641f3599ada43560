"""Words for what was announced and for what happened, as receipts and reports use them."""

from gamemaster.core.action import Action
from gamemaster.core.calendar import spoken
from gamemaster.core.event import Event
from gamemaster.skeleton import actions as act
from gamemaster.skeleton import events as ev


def say(action: Action) -> str:
    """What was understood."""
    match action:
        case act.Pick(count=count):
            return f"pick {apples(count)}"
        case act.Adjust(person=person, value=value, to=to):
            return f"set {person}'s {value.replace('_', ' ')} to {to}"
        case act.HandOver(to=to):
            return f"make {to} Game Master"
        case _:
            return f"{action.name} the game"


def tell(event: Event) -> str:
    """What happened, in one sentence."""
    match event:
        case ev.Joined(person):
            return f"{person} became a player."
        case ev.Left(person, returned):
            return f"{person} left the game." + (
                f" {apples(returned)} went back to the tree." if returned else ""
            )
        case ev.Picked(person, count):
            return f"{person} picked {apples(count)}."
        case ev.Won(person):
            return f"{person} has won."
        case ev.Adjusted(person, value, to):
            return f"{person}'s {value.replace('_', ' ')} is {to} now."
        case ev.WeekBegan(at, grown):
            return f"A week began on {spoken(at)}, and {apples(grown)} grew on the tree."
        case ev.HandedOver(to):
            return f"{to} is Game Master now."
        case _:
            raise TypeError(event)


def apples(count: int) -> str:
    """So many apples."""
    return f"{count} apple" if count == 1 else f"{count} apples"
