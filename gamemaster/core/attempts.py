"""The attempts of a message: which are ruled on now, which wait, and how one ends without a rule."""

from collections.abc import Mapping

from gamemaster.core.action import Attempt
from gamemaster.core.mechanics.claims import ClaimError
from gamemaster.core.outcome import Outcome, Position, Refused, Verdict
from gamemaster.core.reading import Question


def places(
    items: tuple[Attempt | Question, ...], answers: Mapping[int, tuple[Attempt, ...]]
) -> tuple[list[tuple[Position, Attempt]], list[tuple[Position, Attempt]]]:
    """The attempts to rule on now, and those that wait because an open question stands before them."""
    certain: list[tuple[Position, Attempt]] = []
    held: list[tuple[Position, Attempt]] = []
    waiting = False
    for index, item in enumerate(items):
        if not isinstance(item, Question):
            (held if waiting else certain).append(((index, 0), item))
        elif index in answers:
            meant = [((index, i), attempt) for i, attempt in enumerate(answers[index])]
            (held if waiting else certain).extend(meant)
        else:
            waiting = True
    return certain, held


def refused(place: Position, attempt: Attempt, refusal: Refused) -> Outcome:
    """What comes of an attempt that is refused."""
    return Outcome(place, attempt, Verdict.REFUSED, refusal.text, refusal=refusal)


def undone(outcome: Outcome) -> Outcome:
    """The outcome where a game does all or none and another act failed; a claim of error stands."""
    attempt = outcome.attempt
    if outcome.verdict is not Verdict.APPLIED or attempt is None or isinstance(attempt.action, ClaimError):
        return outcome
    return refused(outcome.position, attempt, _UNDONE)


def waits(office: str) -> str:
    """What a player is told of an act that stands behind an open question."""
    return f"This waits for the {office}'s answer to a question earlier in the message."


_UNDONE = Refused("BATCH_UNDONE", "", "Another action of the message failed, and this game does all or none.")
