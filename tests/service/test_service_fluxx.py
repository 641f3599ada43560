"""A game of Agora Fluxx by mail: hands go to their owners alone, and no screen or report tells one."""

import json
import re
from datetime import timedelta
from pathlib import Path

import pytest
from checker import check, save
from service_kit import MONDAY, NEXT_MONDAY, SECRET, Desk, address, hour, outcomes

from gamemaster.core.contract import GAME_MASTER, Viewer
from gamemaster.core.errors import UsageError
from gamemaster.service.games.creating import NewGame, create_game
from gamemaster.service.games.roster import add_person
from gamemaster.service.ledger import revealing
from gamemaster.service.reports import reporting
from gamemaster.service.ruling.rulings import Order, decide, rule
from gamemaster.service.views import queries
from gamemaster.service.views.why import why

PLAYERS = ("Ondine", "Brask", "Tarn")
FLUXX_LIST = "fluxx@lists.example.org"


@pytest.fixture
def table(desk: Desk) -> Desk:
    """A game of three, in Ondine's turn."""
    create_game(
        desk.ws,
        NewGame(
            "fluxx",
            "agora_fluxx",
            title="Agora Fluxx",
            gm="Sir Hale <hale@example.org>",
            lists=(FLUXX_LIST,),
            discussion=(),
            starts=MONDAY,
            secret=SECRET + "33" * 32,
        ),
    )
    add_person(desk.ws, f"Tarn <{address('Tarn')}>", (), ())
    for name in PLAYERS:
        assert outcomes(desk.mail(name, "I join Agora Fluxx.", to=FLUXX_LIST)) == ["applied join"]
    desk.now = hour(1)
    begun = desk.mail(
        "Sir Hale",
        "I start a New Game with the play order Ondine, Brask, Tarn.",
        to=FLUXX_LIST,
        subject="[Fluxx]",
    )
    assert outcomes(begun) == ["applied new_game"]
    desk.now = hour(2)
    return desk


def hand(desk: Desk, name: str) -> list[str]:
    """The cards that somebody has, as the game master sees them."""
    with desk.ws.read() as tx:
        live = desk.ws.live(tx, "fluxx")
    values = live.contract.values(live.head.state, name, GAME_MASTER)
    return list(values["hand"])


def history(desk: Desk) -> str:
    """What everybody may read of the game's course."""
    return "\n".join(shown.text for shown in queries.history(desk.ws, "fluxx", "", None))


def test_each_hand_is_mailed_to_its_owner_alone(table: Desk) -> None:
    letters = {
        letter.recipients: letter for letter in table.every_letter("notice") if "your hand" in letter.subject
    }
    assert set(letters) == {(address(name),) for name in PLAYERS}
    for name in PLAYERS:
        words = letters[(address(name),)].words
        assert all(card in words for card in hand(table, name))
        others = [card for one in PLAYERS if one != name for card in hand(table, one)]
        assert not [card for card in others if f" {card} (" in words]


def test_the_announcement_tells_order_deck_and_commitment(table: Desk) -> None:
    (news,) = [letter for letter in table.every_letter() if FLUXX_LIST in letter.recipients]
    assert "1. Ondine 2. Brask 3. Tarn" in news.words
    assert "Initial Deck" in news.words
    assert "game 1, SHA-256:" in news.words


def test_what_was_drawn_is_in_the_receipt_and_on_no_screen(table: Desk) -> None:
    before = set(hand(table, "Ondine"))
    taken = table.mail("Ondine", "I take a TT and start my turn.", to=FLUXX_LIST, subject="[Fluxx] go")
    assert outcomes(taken) == ["applied take_turn_token", "applied start_turn"]
    (drawn,) = set(hand(table, "Ondine")) - before
    (receipt,) = [letter for letter in table.every_letter("receipt") if "start a turn" in letter.words]
    assert receipt.recipients == (address("Ondine"),)
    assert drawn in receipt.words
    assert drawn not in taken.text
    assert drawn not in json.dumps(taken.data)
    assert drawn in taken.whole_text
    assert "for_all" not in json.dumps(taken.whole)
    assert drawn not in history(table)


def test_the_report_tells_counts_and_no_card_of_a_hand(table: Desk) -> None:
    table.mail("Ondine", "I take a TT and start my turn.", to=FLUXX_LIST, subject="[Fluxx] go")
    table.now = NEXT_MONDAY
    text = reporting.show(table.ws, "fluxx", None, "text")
    assert "Cards in hand" in text
    for name in PLAYERS:
        assert not [card for card in hand(table, name) if card in text]


def test_another_sees_no_hand(table: Desk) -> None:
    with table.ws.read() as tx:
        live = table.ws.live(tx, "fluxx")
    view = live.contract.view(live.head.state, Viewer("Brask"))
    assert "hand" in view["people"]["Brask"]
    assert "hand" not in view["people"]["Ondine"]


def test_preparing_a_deck_is_told_to_nobody(table: Desk) -> None:
    cards = json.dumps({"cards": [{"name": "Secret Owl", "kind": "Keeper", "text": "Hoo."}]})
    rule(table.ws, "fluxx", ("act", "prepare_cards", cards), "for the next game", None)
    table.now = NEXT_MONDAY
    assert "Secret Owl" not in reporting.show(table.ws, "fluxx", None, "text")
    assert "Secret Owl" not in history(table)
    assert not [letter for letter in table.every_letter() if "Secret Owl" in letter.words]


def test_a_late_mail_draws_from_no_secret_that_was_told_before_it_came(table: Desk, tmp_path: Path) -> None:
    before = table.now
    table.now += timedelta(hours=1)
    won = json.dumps({"winners": ["Brask"]})
    rule(table.ws, "fluxx", ("act", "declare_winner", won), "by the Goal of honour", None)
    revealing.reveal_now(table.ws, "fluxx", "game 1")
    with pytest.raises(UsageError, match=r"there are: season 1$"):
        revealing.reveal_now(table.ws, "fluxx", "game 1 (2)")

    words = "I take a TT and start my turn."
    late = table.mail("Tarn", words, to=FLUXX_LIST, subject="[Fluxx] go", date=before)
    assert outcomes(late) == ["applied take_turn_token", "applied start_turn"]
    with table.ws.read() as tx:
        drawn = revealing.draws_of(tx, "fluxx")
    of_late = {draw.secret for draw in drawn if f"m{table.count}@" in draw.entry}
    assert of_late == {"game 1 (2)"}
    assert {draw.secret for draw in drawn if f"m{table.count}@" not in draw.entry} == {"game 1"}

    assert "game 1 (2)" in revealing.reveal_now(table.ws, "fluxx", "")
    assert "no secret is due" in revealing.reveal_now(table.ws, "fluxx", "")
    save(table, tmp_path / "mails", FLUXX_LIST)
    status, said = check(tmp_path / "mails")
    assert (status, said.count("WRONG")) == (0, 0), said
    assert re.search(r"[1-9]\d* recomputed, 0 hang on", said)


def test_the_state_says_yes_and_no(table: Desk) -> None:
    lines = queries.state(table.ws, "fluxx", None, "", False).text.splitlines()
    assert ["in_progress", "yes"] in [line.split() for line in lines]
    assert not any(line.endswith((" True", " False")) for line in lines)


@pytest.mark.parametrize("late", [timedelta(minutes=3), timedelta(days=1)])
def test_a_new_game_that_comes_late_deals_no_hand_anew_before_the_game_master_says_so(
    table: Desk, late: timedelta
) -> None:
    table.mail("Ondine", "I take a TT.", to=FLUXX_LIST, minutes=-59)
    dealt = [hand(table, name) for name in PLAYERS]
    table.now = hour(1) + late
    taken = table.mail("Sir Hale", "I start a New Game.", to=FLUXX_LIST, date=hour(0.9), subject="[Fluxx]")
    assert taken.data["status"] == "held"
    assert [hand(table, name) for name in PLAYERS] == dealt
    (question,) = taken.whole["questions"]
    assert "it would have everything of that drawn anew" in question["say"]
    rule(table.ws, "fluxx", (str(question["number"]), "a"), "it was sent in time", None)
    with table.ws.read() as tx:
        assert table.ws.live(tx, "fluxx").head.state.playing.number == 2
    assert [hand(table, name) for name in PLAYERS] != dealt


def test_other_late_mail_counts_at_its_time_without_a_question(table: Desk) -> None:
    table.mail("Ondine", "I take a TT.", to=FLUXX_LIST)
    table.now += timedelta(days=1)
    taken = table.mail("Brask", "I take a TT.", to=FLUXX_LIST, date=hour(1.5))
    assert (outcomes(taken), taken.data["status"]) == (["applied take_turn_token"], "done")


def test_handing_over_to_a_player_says_what_e_loses_by_it(table: Desk) -> None:
    shown = decide(table.ws, "fluxx", Order(("hand-over", "Brask"), "as agreed"), dry_run=True)
    assert "Brask is Contestmaster from now on, in place of Sir Hale." in shown.text
    assert "Brask left; eir hand is destroyed." in shown.text


def test_the_number_of_cards_is_explained_though_the_cards_are_hidden(table: Desk) -> None:
    assert outcomes(table.mail("Ondine", "I take a TT and start my turn.", to=FLUXX_LIST)) == [
        "applied take_turn_token",
        "applied start_turn",
    ]
    shown = why(table.ws, "fluxx", "Ondine.hand_count", None, "Brask", gm=False)
    steps = [(link["before"], link["after"], link["told"]) for link in shown.data["chain"]]
    assert steps[-2:] == [("0", "3", "Ondine drew 3 cards."), ("3", "4", "Ondine drew 1 card.")]
    assert not any(card in shown.text for card in hand(table, "Ondine"))
