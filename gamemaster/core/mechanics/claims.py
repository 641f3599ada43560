"""The claim of error, which every game knows: somebody says that a published report is wrong.

A claim is no move. It changes no value; it is put on record (`core.record`), and until it is answered the
section of the report that it speaks of is not ratified.
"""

from typing import ClassVar

from pydantic import Field

from gamemaster.core.action import Action


class ClaimError(Action):
    """Claim that report number `report` (None: the last one) is wrong, and how; `section` names where."""

    name: ClassVar[str] = "claim_error"
    report: int | None = Field(None, ge=1)
    what: str
    section: str | None = None


COMMON_ACTIONS: tuple[type[Action], ...] = (ClaimError,)
"""What can be announced in every game, beside its own actions."""


def said(action: Action) -> str | None:
    """What a common action says, as receipts put it; None for an action of a game's own."""
    if not isinstance(action, ClaimError):
        return None
    report = "the last report" if action.report is None else f"report {action.report}"
    where = f", {action.section}" if action.section else ""
    return f'claim an error in {report}{where}: "{" ".join(action.what.split())}"'
