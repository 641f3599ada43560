"""What the tests of the review look at: drafts, what was published, and what the game master is told."""

from service_kit import Desk

from gamemaster.store.tables import reports


def status(desk: Desk) -> list[str]:
    return [row["status"] for row in desk.rows(reports)]


def published(desk: Desk) -> list[tuple[str, ...]]:
    return [letter.recipients for letter in desk.every_letter("report")]


def answered(desk: Desk) -> str:
    """What the latest answer to the game master says."""
    return [mail for mail in desk.every_letter("review") if "[review" not in mail.subject[:8]][-1].words
