"""What people may do now, told by mail and on the command line; and what the one who rules is called."""

import pytest
from service_kit import BOT, GAME, NEXT_MONDAY, Desk, new_game, outcomes

from gamemaster.core.calendar import DAY
from gamemaster.core.errors import UsageError
from gamemaster.mail.message import parse
from gamemaster.service.reports import reporting
from gamemaster.service.rounds.duties import duties
from gamemaster.service.rounds.turning import tick
from gamemaster.service.ruling.rulings import rule
from gamemaster.service.views import queries

COMMUNE = "commune"


@pytest.fixture
def table(desk: Desk) -> Desk:
    """A workspace with a tournament of Commune beside the other game."""
    create = {"title": "Commune", "lists": ("commune@lists.example.org",), "discussion": ()}
    new_game(desk.ws, COMMUNE, contract="commune", **create)
    for who in ("Ondine", "Brask"):
        assert outcomes(desk.mail(who, "I join Commune.", to="commune@lists.example.org")) == ["applied join"]
    desk.letters()
    return desk


def test_options_by_mail(played: Desk) -> None:
    played.mail("Ondine", "What can I do?", to=BOT)
    (letter,) = played.letters()
    assert "You are at Town Square" in letter.words
    assert "- I move to Healer. (costs 1 movement token (4 left) and 1 vitality (9 left))" in letter.words
    assert "I explore." not in letter.words.split("Sentences that are understood")[0]


def test_who_takes_no_part_is_told_how_to_join(played: Desk) -> None:
    shown = queries.legal(played.ws, GAME, "Sir Hale")
    assert [option["say"] for option in shown.data["options"]] == ["I join the RPG."]
    assert shown.text == "You may do this now:\n  I join the RPG. (you begin with 5 movement tokens)"


def test_nobody_unknown_is_told_anything(played: Desk) -> None:
    with pytest.raises(UsageError, match="nobody is called"):
        queries.legal(played.ws, GAME, "Quillon")


def test_options_take_the_week_into_account_that_has_begun_since(played: Desk) -> None:
    for place in ("Healer", "Gold Exchanger", "Healer"):
        played.mail("Ondine", f"I move to {place}.", subject=f"off to {place}")
        played.mail("Ondine", "I move to Town Square.", subject=f"back from {place}")
    moves = "I move to Town Square."
    assert played.state("Ondine")["tokens"] == 0
    before = [option["say"] for option in queries.legal(played.ws, GAME, "Ondine").data["options"]]
    played.now = NEXT_MONDAY.replace(hour=1)
    after = [option["say"] for option in queries.legal(played.ws, GAME, "Ondine").data["options"]]
    assert (moves in before, moves in after) == (False, True)


def test_a_picture_goes_with_the_published_report(table: Desk) -> None:
    table.now = NEXT_MONDAY.replace(minute=5)
    table.turn()
    table.letters()
    reporting.order(table.ws, COMMUNE, "approve")
    (letter,) = table.letters("report")
    raw = letter.stored.raw
    assert b"Content-Type: image/png" in raw
    assert b"cid:board-1.png@gamemaster" in raw.replace(b"=\r\n", b"").replace(b"=3D", b"=")
    assert "A B C D E F G H I J" in parse(raw).text
    assert "weekly report of the Surveyor of Commune" in letter.words


def test_a_game_without_a_picture_sends_none(played: Desk) -> None:
    played.turn()
    reporting.order(played.ws, GAME, "approve")
    assert b"image/" not in played.letters("report")[-1].stored.raw
    with pytest.raises(UsageError, match="draws no picture"):
        reporting.draw(played.ws, GAME, None, "png")


def test_pictures_as_files(table: Desk) -> None:
    assert reporting.draw(table.ws, COMMUNE, None, "png").startswith(b"\x89PNG")
    assert reporting.draw(table.ws, COMMUNE, None, "svg").startswith(b"<svg ")
    assert "data:image/svg+xml;base64," in reporting.show(table.ws, COMMUNE, None, "html")


def test_without_pillow_the_mail_carries_the_picture_as_svg(
    table: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "PIL", None)
    monkeypatch.setitem(__import__("sys").modules, "PIL.Image", None)
    with pytest.raises(UsageError, match="Pillow"):
        reporting.draw(table.ws, COMMUNE, None, "png")
    table.turn()
    reporting.order(table.ws, COMMUNE, "approve")
    assert b"Content-Type: image/svg+xml" in table.letters("report")[-1].stored.raw


def test_the_one_who_rules_has_eir_title(table: Desk) -> None:
    table.mail("Ondine", "I place a tile at D7.", to="commune@lists.example.org")
    (receipt,) = table.letters("receipt")
    assert "tell the Surveyor, whose ruling prevails" in receipt.words
    table.mail("Ondine", "help", to=BOT)
    assert "the game master's ruling prevails" in table.letters()[-1].words


def test_an_intent_of_any_game_is_listed_with_what_is_owed_once_it_is_ripe(table: Desk) -> None:
    table.mail("Ondine", "I intend, with 2 consent, to amend Commune.", to="commune@lists.example.org")
    table.letters()
    kinds = [one.data["kind"] for one in duties(table.ws, COMMUNE)]
    assert "intent" not in kinds
    table.now += 4 * DAY
    tick(table.ws)
    assert "it can be done now" in table.letters("notice", "Ondine")[0].subject
    (duty,) = [one.data for one in duties(table.ws, COMMUNE, "Ondine")]
    assert "Intent 1 needs 1 in support" in duty["what"]


def test_in_every_letter_of_the_game(table: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object, **__: object) -> None:
        raise ValueError("no")

    one, board = table.ws, "commune@lists.example.org"
    rule(one, COMMUNE, ("pause",), "a holiday", None)
    assert outcomes(table.mail("Ondine", "I place a tile at D7.", to=board)) == ["refused place PAUSED"]
    rule(one, COMMUNE, ("resume",), "it is over", None)
    rule(one, COMMUNE, ("hand-over", "Brask"), "as agreed", None)
    assert "Brask is Surveyor from now on" in table.every_letter("notice")[-1].words
    taken = table.mail("Ondine", "I hereby void message 3, or rather place a tile at D7.", to=board)
    assert taken.data["status"] == "done"
    with monkeypatch.context() as broken:
        broken.setattr("gamemaster.service.messages.judging.answer_sender", failing)
        assert table.mail("Ondine", "I place a tile at D7.", to=board).data["status"] == "quarantined"
    ours = [mail for mail in table.every_letter() if "Commune" in mail.subject]
    assert len(ours) > 6
    assert [mail.subject for mail in ours if "game master" in f"{mail.subject} {mail.words}".casefold()] == []
