"""Turns the values of `data` into letters: subject and body, finished to 72 columns.

A game's template stands under its contract's id and falls back on the shared one in `mail/`, so a new game is
readable before it has a single template of its own.
"""

from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb
from typing import NamedTuple

from jinja2 import Environment, Template, TemplateError, TemplateSyntaxError

from gamemaster.core.errors import WorkspaceError
from gamemaster.core.picture import Picture
from gamemaster.reports.data import (
    DiceAnswer,
    GameNotice,
    Image,
    Notice,
    Pledge,
    Receipt,
    Reply,
    Report,
    Reveal,
    Review,
)
from gamemaster.reports.environment import environment
from gamemaster.reports.layout import SUBJECT, finished
from gamemaster.reports.measure import clean, fit

_LONGEST_SUBJECT = 150


class Letter(NamedTuple):
    """A subject (one line) and a body (72 columns, one newline at the end)."""

    subject: str
    body: str


class Renderer:
    """Renders every kind of letter; `workspace_templates` is a folder whose templates come first.

    Errors in a template (its syntax, an unknown value) raise WorkspaceError naming the template.
    """

    def __init__(self, workspace_templates: Path | None = None) -> None:
        self._workspace = workspace_templates
        self._environments: dict[tuple[str, Path | None], Environment] = {}
        self._chosen: dict[tuple[str, Path | None, str], Template] = {}

    def report(self, contract_id: str, report: Report, templates: Path | None = None) -> str:
        """The whole text of a weekly report."""
        return finished(self._text("report.txt.j2", contract_id, templates, report=report))

    def report_subject(self, report: Report) -> str:
        """The subject under which a report is published."""
        again = f" (in place of report {report.revises})" if report.revises else ""
        return _subject(f"[{report.title}] {report.office}'s weekly report {report.number}{again}")

    def report_html(self, report: Report, text: str, image: Image | None = None) -> str:
        """The report's finished `text` as a page of its own, with a picture above it where there is one."""
        subject = self.report_subject(report)
        return self._text("report.html.j2", "mail", None, subject=subject, text=text, image=image)

    def board(self, contract_id: str, picture: Picture, templates: Path | None = None) -> str:
        """A game's picture as an SVG document."""
        return self._text("board.svg.j2", contract_id, templates, picture=picture)

    def receipt(self, contract_id: str, receipt: Receipt, templates: Path | None = None) -> Letter:
        """The private answer to one message."""
        return _letter(self._text("receipt.txt.j2", contract_id, templates, receipt=receipt))

    def review(self, contract_id: str, review: Review, templates: Path | None = None) -> Letter:
        """A draft report for the game master to decide on."""
        return _letter(self._text("review.txt.j2", contract_id, templates, review=review))

    def dice(self, dice: DiceAnswer) -> Letter:
        """The answer to a request for dice."""
        return _letter(self._text("dice.txt.j2", "mail", None, dice=dice))

    def reveal(self, reveal: Reveal) -> Letter:
        """The public mail that tells secrets."""
        return _letter(self._text("reveal.txt.j2", "mail", None, reveal=reveal))

    def pledged(self, game: str, pledges: Sequence[Pledge]) -> str:
        """What players need to check draws later, for the notice that opens a game."""
        return finished(self._text("pledged.txt.j2", "mail", None, game=game, pledges=pledges))

    def notice(self, notice: Notice) -> Letter:
        """A short letter about one matter."""
        return _letter(self._text(f"notice_{notice.kind}.txt.j2", "mail", None, notice=notice))

    def game_notice(self, contract_id: str, notice: GameNotice, templates: Path | None = None) -> Letter:
        """What a game tells at once, by the game's own template for it."""
        return _letter(self._text(f"notice_{notice.kind}.txt.j2", contract_id, templates, notice=notice))

    def reply(self, reply: Reply) -> Letter:
        """The answer to a mail that was sent to the program itself."""
        return _letter(self._text("reply.txt.j2", "mail", None, reply=reply))

    def _text(self, name: str, contract_id: str, templates: Path | None, **values: object) -> str:
        try:
            return self._template(name, contract_id, templates).render(values)
        except (TemplateError, AttributeError, KeyError, TypeError, ValueError) as error:
            place = _place(error) or f"{contract_id}/{name}"
            raise WorkspaceError(f"template {place}: {error}") from error

    def _template(self, name: str, contract_id: str, templates: Path | None) -> Template:
        key = (contract_id, templates, name)
        found = self._chosen.get(key)
        if found is None:
            found = self._environment(contract_id, templates).select_template(
                [f"{contract_id}/{name}", f"mail/{name}"]
            )
            self._chosen[key] = found
        return found

    def _environment(self, contract_id: str, templates: Path | None) -> Environment:
        key = (contract_id if templates else "", templates)
        found = self._environments.get(key)
        if found is None:
            found = environment(self._workspace, contract_id, templates)
            self._environments[key] = found
        return found


def _place(error: Exception) -> str:
    """Where in which template it went wrong; Jinja puts template lines into the traceback."""
    if isinstance(error, TemplateSyntaxError):
        return f"{error.name}, line {error.lineno}"
    frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename.endswith(".j2")]
    return f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""


def _letter(text: str) -> Letter:
    """Part the subject, which a mail's template gives in its first line, from the body."""
    first, _, body = text.lstrip("\n").partition("\n")
    if not first.startswith(SUBJECT):
        raise WorkspaceError(f"a mail's template must begin with {SUBJECT.strip()!r}, not {first[:40]!r}")
    return Letter(_subject(first.removeprefix(SUBJECT)), finished(body))


def _subject(text: str) -> str:
    return fit(" ".join(clean(text).split()), _LONGEST_SUBJECT)
