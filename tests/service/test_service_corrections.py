"""How the next report tells what was wrong in those before."""

from typing import Any

import pytest
from service_kit import MONDAY, hour

from gamemaster.core.difference import Change
from gamemaster.service.ledger.consequences import PRIVATE, corrections_since, spelled
from gamemaster.store.corrections import Correction

REPORTED = {1: hour(24)}


def correction(public: str = "a ruling of Sir Hale: so", **facts: Any) -> Correction:
    known: dict[str, Any] = {"flips": [], "values": [], "shown": [], "people": [], "reports": [1], **facts}
    return Correction(hour(30), MONDAY, "ruling:3", public, public, **known)


def flip(what: str, public: bool = True) -> dict[str, Any]:
    return {"who": "Ondine", "what": what, "entry": "msg:1", "public": public}


def test_what_is_otherwise_is_told_in_sentences_that_end_once() -> None:
    shown = [{"subject": "game", "what": "week 2 -> 3"}]
    (told,) = corrections_since(
        [correction(flips=[flip("join: is now refused: You play.")], shown=shown)], REPORTED
    )
    assert told.endswith("What is different: Ondine: join: is now refused: You play; The game: week 2 -> 3.")
    assert told.startswith("A ruling of Sir Hale: so became known after the last report, on Tue 27 Oct 2009")


@pytest.mark.parametrize(
    "found",
    [
        correction(),
        correction(flips=[flip("see: is now refused", public=False)]),
        correction(reports=[], flips=[flip("join: is now refused")]),
    ],
    ids=["nothing", "nothing for all eyes", "no report"],
)
def test_where_no_report_told_anything_else_nothing_is_said(found: Correction) -> None:
    assert corrections_since([found], REPORTED) == ()


def test_of_a_private_message_only_that_there_was_one() -> None:
    (told,) = corrections_since([correction(PRIVATE)], REPORTED)
    assert "A private message came late" in told
    assert "No value is different now." in told


def test_of_a_large_value_only_what_differs() -> None:
    old = {"Ochre": {"size": 3, "founder": "Ondine"}, "Slate": {"size": 1, "founder": "Brask"}}
    new = {"Ochre": {"size": 4, "founder": "Ondine"}, "Slate": {"size": 1, "founder": "Brask"}}
    assert spelled(Change("game", "communities", old, new)) == "communities Ochre size 3 -> 4"
