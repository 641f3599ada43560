"""What an entry was to make or name, where that came to nothing, and the further acts that are about it.

`I create a party called the Owls. I join it.`: where the Owls are another's, the first act is refused, and
the second must not reach them for bearing the name. It is about the thing that the game knows to be meant
all the same (`Contract.stand_in`: the community that did not get the name); without any it is not done, or
it waits where the earlier act does.
"""

from collections.abc import Sequence
from typing import TypeVar

from gamemaster.core.action import Action, Attempt
from gamemaster.core.contract import Contract
from gamemaster.core.outcome import Outcome, Position, Refused, Verdict
from gamemaster.core.people import fold

S = TypeVar("S")


def about_unmade(
    contract: Contract[S], state: S, place: Position, attempt: Attempt, before: Sequence[Outcome]
) -> Attempt | Outcome:
    """The act as it is meant behind those `before` it, or what comes of it if nothing can be meant."""
    if all(outcome.verdict is Verdict.APPLIED for outcome in before):
        return attempt
    action = attempt.action
    for key, value in action.params().items():
        maker = _unmade(value, before) if isinstance(value, str) and key != action.makes else None
        if maker is None or maker.attempt is None:
            continue
        pointed = _plain(value) not in fold(attempt.text)
        meant = contract.stand_in(state, maker.attempt.action, attempt.actor, pointed)
        if meant:
            named = contract.vocabulary.action(action.name, {**action.params(), key: meant})
            return attempt._replace(action=named)
        if maker.verdict is not Verdict.REFUSED:
            return Outcome(place, attempt, Verdict.PROVISIONAL, hangs_on_undecided(contract.office))
        text = f"{value} is what an earlier action of the message was to make or name, and it was refused."
        refusal = Refused("NOT_MADE", "", text, {"name": value})
        return Outcome(place, attempt, Verdict.REFUSED, text, refusal=refusal)
    return attempt


def _unmade(name: str, before: Sequence[Outcome]) -> Outcome | None:
    """The last act that was to give something that name, unless it was done."""
    for outcome in reversed(before):
        action = None if outcome.attempt is None else outcome.attempt.action
        if action is not None and action.makes and _plain(_made(action)) == _plain(name):
            return None if outcome.verdict is Verdict.APPLIED else outcome
    return None


def _made(action: Action) -> str:
    return str(action.params().get(action.makes, ""))


def _plain(name: str) -> str:
    return fold(name[4:] if name[:4].lower() == "the " else name)


def hangs_on_undecided(office: str) -> str:
    """What a player is told of an act that hangs on one before it that is not decided."""
    return f"This hangs on an earlier action of the message that the {office} has yet to decide."
