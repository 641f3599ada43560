"""How simulated players announce intents, and answer and act on those of others."""

from collections.abc import Sequence
from random import Random

from gamemaster.core.action import Action
from gamemaster.core.mechanics import intents as dep

WEIGHTS = {
    "intend": 0.05,
    "support": 0.3,
    "object": 0.2,
    "withdraw_support": 0.05,
    "withdraw_objection": 0.1,
    "resolve": 5,
    "retract": 0.05,
}
"""How much players like each of these beside their moves."""

_WORDS = {
    "without_objection": "without {n} objections",
    "with_support": "with {n} support",
    "with_consent": "with {n} consent",
    "with_notice": "with notice",
}


def amending(method: dep.Method, n: int, wishes: Sequence[str], random: Random) -> Action:
    """The intent to amend by that method, in the words of one of `wishes`."""
    return dep.Intend(method=method, n=n, what=random.choice(wishes))


def petition_phrases(action: Action) -> Sequence[str]:
    """Ways to say what has to do with intents; none for any other action."""
    match action:
        case dep.Intend(method=method, n=n, what=what):
            how = _WORDS[method].format(n=n)
            return (f"I intend, {how}, to {what}.", f"I hereby intend, {how}, to {what}.")
        case dep.Support(intent=number):
            return (f"I support intent {number}.", f"I hereby support intent {number}.")
        case dep.Object(intent=number):
            return (f"I object to intent {number}.", f"I hereby object to intent {number}.")
        case dep.WithdrawSupport(intent=number):
            return (f"I withdraw my support for intent {number}.",)
        case dep.WithdrawObjection(intent=number):
            return (f"I withdraw my objection to intent {number}.",)
        case dep.Retract(intent=number):
            return (f"I retract intent {number}.", f"I withdraw my intent {number}.")
        case dep.Resolve(intent=number):
            return (f"I resolve intent {number}.",)
    return ()
