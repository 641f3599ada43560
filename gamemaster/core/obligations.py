"""Everything that is owed in a game: what its contract asks for, and the answers to claims of error.

Settings may say of a kind of duty that it is waited for for ever: it is still owed, but no time runs out and
nothing happens by default.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

from gamemaster.core.contract import Contract, Duty
from gamemaster.core.mechanics.intent_duties import INTENT
from gamemaster.core.replay import Standing

CLAIM, REVISION = "claim", "revision"
"""The kinds of duties that every game has: to answer a claim, and to publish the revision it led to."""

REQUEST = "request"
"""The kind of a duty to publish a report that somebody asked for: the next one that goes out fulfils it."""

_FOR_EVER = "nothing happens by default: it is waited for"


def obligations(contract: Contract[Any], standing: Standing) -> tuple[Duty, ...]:
    """What is owed or, where `since` is still to come, will be."""
    owed = (*_asked_for(contract, standing), *_claims(standing))
    patient = standing.settings.wait_for_ever
    return tuple(
        duty._replace(due=None, default=_FOR_EVER) if duty.kind and duty.kind in patient else duty
        for duty in owed
    )


def _asked_for(contract: Contract[Any], standing: Standing) -> Iterator[Duty]:
    """What the contract asks for, but for reports that were asked for and have gone out since."""
    reports = [report.at for report in standing.conduct.record.reports if not report.revises]
    latest = max(reports, default=None)
    for duty in contract.due(standing.state, standing.settings):
        if duty.kind != REQUEST or latest is None or latest < duty.since:
            yield duty


def owed_by(duties: tuple[Duty, ...], at: datetime) -> tuple[Duty, ...]:
    """Those of the duties that have begun at `at`, what is due first before the rest.

    An intent that has lapsed by then is no longer one.
    """
    begun = (
        duty
        for duty in duties
        if duty.since <= at and not (duty.kind == INTENT and duty.due is not None and duty.due < at)
    )
    return tuple(sorted(begun, key=lambda duty: (duty.due is None, duty.due or duty.since)))


def _claims(standing: Standing) -> Iterator[Duty]:
    conduct, days = standing.conduct, timedelta(days=standing.settings.timely_days)
    for claim in conduct.record.claims:
        where = f"report {claim.report}" + (f", {claim.section}" if claim.section else "")
        said = f'claim {claim.number} of {claim.by} against {where}: "{" ".join(claim.what.split())}"'
        if claim.reply is None:
            what = f"Deny, revise or refer {said}"
            default = "the claim stays open and the section is not ratified"
            yield Duty(conduct.gm, what, "", claim.at, claim.at + days, default, kind=CLAIM)
        elif claim.reply == "accepted" and claim.replied is not None:
            what = f"Publish the revision that answers {said}"
            default = "the revision stays owed and the section is not ratified"
            yield Duty(conduct.gm, what, "", claim.replied, claim.at + days, default, kind=REVISION)
