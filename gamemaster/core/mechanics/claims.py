"""The claim of error, which every game knows: somebody says that a published report is wrong.

A claim is no move. It changes no value; it is put on record (`core.record`), and until it is answered the
section of the report that it speaks of is not ratified.
"""

from typing import Annotated, ClassVar

from pydantic import Field

from gamemaster.core.action import Action


class ClaimError(Action):
    """Claim that a report is wrong, and how; `section` names where.

    `report` is its number, or its subject where that is all the words tell (None: the last one).
    """

    name: ClassVar[str] = "claim_error"
    report: Annotated[int, Field(ge=1)] | str | None = None
    what: str
    section: str | None = None


COMMON_ACTIONS: tuple[type[Action], ...] = (ClaimError,)
"""What can be announced in every game, beside its own actions."""


def said(action: Action) -> str | None:
    """What a common action says, as receipts put it; None for an action of a game's own."""
    if not isinstance(action, ClaimError):
        return None
    report = (
        f"report {action.report}" if isinstance(action.report, int) else action.report or "the last report"
    )
    where = f", {action.section}" if action.section else ""
    return f'claim an error in {report}{where}: "{" ".join(action.what.split())}"'
