"""The demonstration in numbers, counted from what is stored once it is over."""

from typing import NamedTuple

from gamemaster.core.outcome import Verdict
from gamemaster.demo import cast
from gamemaster.demo.play import Play
from gamemaster.service.views.queries import history, open_questions


class Tally(NamedTuple):
    """Mails, moves by outcome as history has them now, questions ever asked, and reports published."""

    mails_in: int
    mails_out: int
    applied: int
    refused: int
    asked: int
    answered: int
    reports: int


def tally(play: Play) -> Tally:
    """Count what happened in `play`."""
    moves = [
        line.data["verdict"]
        for line in history(play.workspace, cast.GAME, "", None)
        if line.data["kind"] == "message"
    ]
    still_open = len(open_questions(play.workspace, cast.GAME))
    return Tally(
        play.postbag.mails_in,
        play.postbag.mails_out,
        moves.count(Verdict.APPLIED),
        moves.count(Verdict.REFUSED),
        play.asked,
        play.asked - still_open,
        len(play.postbag.published),
    )
