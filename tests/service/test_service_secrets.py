"""What must not be told is in nothing that goes to a list: no vote, no part, no draw, no private duty."""

import json

import pytest
from service_kit import LIST, MONDAY, NEXT_MONDAY, SECRET, Desk, address, outcomes

from gamemaster.service.games.creating import NewGame, create_game
from gamemaster.service.games.roster import add_person
from gamemaster.service.reports import reporting
from gamemaster.service.ruling.rulings import rule

TOWN = ("Ondine", "Brask", "Tarn", "Mirelle", "Quillon", "Fenwick")
WW_LIST = "wolves@lists.example.org"


@pytest.fixture
def night(desk: Desk) -> Desk:
    """A session of six, in its first night."""
    ws = desk.ws
    create_game(
        ws,
        NewGame(
            "ww",
            "werewolves",
            title="Werewolves",
            gm="Sir Hale <hale@example.org>",
            lists=(WW_LIST,),
            discussion=(),
            starts=MONDAY,
            # the second half decides the deal: Fenwick, who is lynched, is no werewolf
            secret=SECRET + "22" * 32,
        ),
    )
    for name in TOWN[2:]:
        add_person(ws, f"{name} <{address(name)}>", (), ())
    for name in TOWN:
        assert outcomes(desk.mail(name, "I join the Werewolves contest.", to=WW_LIST)) == ["applied join"]
    roles = json.dumps({"roles": ["Seer", "Witch"]})
    rule(ws, "ww", ("act", "start_session", roles), "it is time", None)
    for name in TOWN[:4]:
        target = "Fenwick" if name != "Fenwick" else "Ondine"
        taken = desk.mail(name, f"I vote to lynch {target}.", to=WW_LIST, subject="[ww] vote")
        assert outcomes(taken) == ["applied vote"]
    return desk


def test_the_report_tells_no_vote_no_part_no_draw_and_no_private_duty(night: Desk) -> None:
    night.now = NEXT_MONDAY
    text = reporting.show(night.ws, "ww", None, "text")
    happened = text[text.index("History since") : text.index("Interpretations")]
    assert "Fenwick was lynched." in happened
    assert "Session 1 began" in happened
    for secret in ("votes to lynch", "vote to lynch", "werewolf d", "Seer d", "looks at", "attack"):
        assert secret not in happened
    owed = text[text.index("Owed") : text.index("Open questions")]
    assert not any(name in owed for name in TOWN)


def test_the_master_sees_every_duty_and_the_receipt_only_ones_own(night: Desk) -> None:
    receipts = [letter for letter in night.every_letter("receipt") if "DONE: vote to lynch" in letter.words]
    assert {letter.recipients for letter in receipts} == {(address(name),) for name in TOWN[:4]}
    for letter in receipts:
        others = [name for name in TOWN if letter.recipients != (address(name),)]
        assert not any(f"{name} votes to lynch" in letter.words for name in others)
    assert LIST not in {to for letter in night.every_letter() for to in letter.recipients}
