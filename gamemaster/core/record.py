"""What is on record of a game's reports: which went out, what is claimed against them, what is ratified.

A pure fold over the ledger like everything else. A section's clock runs from its publication; an open claim
stops it, and a revised report takes the place of the one before it, with a clock of its own. Nothing here
knows a value: that is in the ledger's entries.
"""

from collections.abc import Container, Mapping
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from gamemaster.core.calendar import utc
from gamemaster.core.settings import Settings

Reply = Literal["denied", "accepted", "referred", "revised"]
"""What became of a claim: denied; accepted, the revision being due; put to a judge; settled by a revision."""

EVERYTHING = ""
"""The section of a claim while it is not known which one it speaks of: it stops the clock of all."""

ELSEWHERE = "another part of the report"
"""The section of a claim against what is not ratified anyway."""


class Published(NamedTuple):
    """A report that went out `at` that time and shows the game `as_of` another; it may revise an earlier."""

    number: int
    as_of: datetime
    at: datetime
    sections: tuple[str, ...]
    revises: int = 0


class Claim(NamedTuple):
    """A claim of error. `entry` and `item` say where it was made; its number is for people."""

    number: int
    entry: str
    item: int
    by: str
    report: int
    section: str
    what: str
    at: datetime
    reply: Reply | None = None
    replied: datetime | None = None
    case: str = ""

    @property
    def open(self) -> bool:
        """Whether it stands against the section: not denied, nor settled by a revision."""
        return self.reply not in ("denied", "revised")


class Ratification(NamedTuple):
    """A section that was ratified, and when that became so; `undoubted`: by the passing of time alone."""

    report: int
    section: str
    since: datetime
    undoubted: bool = False


class Record(NamedTuple):
    """Everything on record, each in the order of the ledger."""

    reports: tuple[Published, ...] = ()
    claims: tuple[Claim, ...] = ()
    ratified: tuple[Ratification, ...] = ()

    def report(self, number: int | None) -> Published | None:
        """The report with this number, or the last one published (None)."""
        if number is None:
            return self.reports[-1] if self.reports else None
        return next((one for one in self.reports if one.number == number), None)

    def current(self) -> tuple[Published, ...]:
        """The reports that no later one revises."""
        revised = {one.revises for one in self.reports}
        return tuple(one for one in self.reports if one.number not in revised)

    def published(self, report: Published) -> "Record":
        """The record after a report went out: one that it revises is settled where its claims were accepted.

        Claims that nobody has accepted go on against the revision.
        """
        claims = tuple(_carried(claim, report) for claim in self.claims)
        return self._replace(reports=(*self.reports, report), claims=claims)

    def claimed(self, claim: Claim) -> "Record":
        """The record with one more claim."""
        return self._replace(claims=(*self.claims, claim))

    def claim(self, entry: str, item: int) -> Claim | None:
        """The claim made at that place of the ledger."""
        return next((one for one in self.claims if (one.entry, one.item) == (entry, item)), None)

    def replied(self, claim: Claim, reply: Reply, at: datetime, case: str = "") -> "Record":
        """The record after a claim was answered."""
        answered = claim._replace(reply=reply, replied=at, case=case)
        return self._replace(claims=tuple(answered if one == claim else one for one in self.claims))

    def ratifies(self, report: int, section: str) -> Ratification | None:
        """The ratification of that section, if there is one."""
        return next((one for one in self.ratified if (one.report, one.section) == (report, section)), None)

    def to_json(self) -> dict[str, Any]:
        """The stored form; `record_from_json` reads it back."""
        return {
            "reports": [_stored(one) for one in self.reports],
            "claims": [_stored(one) for one in self.claims],
            "ratified": [_stored(one) for one in self.ratified],
        }


def against(record: Record, report: int, section: str) -> tuple[Claim, ...]:
    """Every claim that ever spoke of that section of that report."""
    return tuple(
        one for one in record.claims if one.report == report and one.section in (section, EVERYTHING)
    )


def ripe(
    record: Record, report: Published, section: str, settings: Settings, wrong: Container[int] = ()
) -> datetime | None:
    """When the section is ratified by the passing of time; None when it will not be as things stand.

    `wrong` are the numbers of the reports that are known to be wrong.
    """
    if not settings.ratify_days or report not in record.current() or section not in report.sections:
        return None
    if settings.ratify_corrected == "waits" and report.number in wrong:
        return None
    claims = against(record, report.number, section)
    if any(claim.open for claim in claims):
        return None
    days = timedelta(days=settings.ratify_days)
    denied = [claim.replied for claim in claims if claim.replied is not None]
    if settings.claim_denied == "restarts":
        return max([report.at, *denied]) + days
    return max([report.at + days, *denied])


def record_from_json(found: Mapping[str, Any]) -> Record:
    """Read back what `Record.to_json` wrote."""
    return Record(
        tuple(
            Published(r["number"], _time(r["as_of"]), _time(r["at"]), tuple(r["sections"]), r["revises"])
            for r in found["reports"]
        ),
        tuple(
            Claim(**{**c, "at": _time(c["at"]), "replied": c["replied"] and _time(c["replied"])})
            for c in found["claims"]
        ),
        tuple(
            Ratification(r["report"], r["section"], _time(r["since"]), r["undoubted"])
            for r in found["ratified"]
        ),
    )


def _carried(claim: Claim, revision: Published) -> Claim:
    if not revision.revises or claim.report != revision.revises or not claim.open:
        return claim
    if claim.reply == "accepted":
        return claim._replace(reply="revised", replied=revision.at)
    return claim._replace(report=revision.number)


def _stored(found: Published | Claim | Ratification) -> dict[str, Any]:
    return {
        name: value.isoformat()
        if isinstance(value, datetime)
        else list(value)
        if isinstance(value, tuple)
        else value
        for name, value in found._asdict().items()
    }


def _time(text: str) -> datetime:
    return utc(datetime.fromisoformat(text))
