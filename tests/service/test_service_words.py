"""What people read: questions without repetition, acts for others under both names, even columns."""

import pytest
from service_kit import GAME, Desk, outcomes

from gamemaster.service.reports.reporting import show
from gamemaster.service.views import queries


@pytest.fixture
def behalf(played: Desk) -> Desk:
    taken = played.mail("Brask", "On behalf of Ondine, I move to Healer.")
    assert outcomes(taken) == ["needs_ruling move ON_BEHALF"]
    return played


def test_a_question_shows_the_words_once(played: Desk) -> None:
    words = "I give Brask some gold (if I have any)."
    played.mail("Ondine", words)
    (question,) = played.questions()
    assert question["words"] == words
    assert "(" not in question["say"]
    assert question["say"].endswith(".")
    (letter,) = played.letters("receipt", "Ondine")
    assert letter.words.count("some gold") == 1


def test_a_question_without_a_reading_names_the_way_out(played: Desk) -> None:
    played.mail("Ondine", "I give Brask some gold (if I have any).")
    (asked,) = queries.open_questions(played.ws, GAME)
    (letter,) = played.letters("notice", "hale@example.org")
    for text in (asked.text, letter.words):
        assert f"gamemaster rule {GAME} act-for Ondine ACTION" in text


def test_whoever_acts_for_another_is_named_beside_em(behalf: Desk) -> None:
    (question,) = behalf.questions()
    assert question["who"] == "Brask for Ondine"
    assert question["options"] == ["Brask may act for Ondine", "Brask may not act for Ondine"]
    assert "Brask for Ondine: move to Healer" in behalf.history()[-1]
    assert "Brask for Ondine [" in show(behalf.ws, GAME, None, "text")
    (receipt,) = behalf.letters("receipt", "Brask")
    assert "move to Healer (for Ondine)" in receipt.words


def test_the_game_master_is_told_whether_the_rest_of_the_message_waits(played: Desk) -> None:
    played.letters()
    ruled = played.mail("Brask", "On behalf of Ondine, I move to Healer. I move to Healer.")
    assert outcomes(ruled) == ["needs_ruling move ON_BEHALF", "provisional move"]
    (letter,) = played.letters("notice", "hale@example.org")
    assert "What follows it in the same message waits for your answer too." in letter.words
    held = played.mail("Brask", "I give Ondine some gold (if I have any). I move to Town Square.")
    assert outcomes(held) == ["provisional move"]
    (letter,) = played.letters("notice", "hale@example.org")
    assert "What follows it in the same message waits for your answer too." in letter.words


def test_the_history_of_either_holds_what_one_did_for_the_other(behalf: Desk) -> None:
    for person in ("Ondine", "Brask"):
        found = [line.data for line in queries.history(behalf.ws, GAME, person, None)]
        assert (found[-1]["who"], found[-1]["by"]) == ("Ondine", "Brask")


@pytest.mark.parametrize(("answer", "verdict"), [("a", "applied"), ("b", "refused")])
def test_the_answer_about_acting_for_another_is_kept(behalf: Desk, answer: str, verdict: str) -> None:
    behalf.letters()
    behalf.rule("1", answer)
    assert f"{verdict:12}  Brask for Ondine: move to Healer" in behalf.history()[-1]
    told = {letter.recipients: letter.words for letter in behalf.letters("notice")}
    for person in ("ondine@example.org", "brask@example.org"):
        assert f"was needs ruling, is now {verdict}" in told[person,]
    assert "move to Healer (for Ondine): was" in told["brask@example.org",]
    behalf.turn()
    (letter,) = behalf.letters("review")
    assert ("Mon 26 Oct 00:" in letter.words and "Brask for Ondine: move" in letter.words) is (answer == "b")


def test_a_stranger_is_asked_about_with_lettered_answers(played: Desk) -> None:
    played.letters()
    played.mail("Fen", "I join.", subject="Agora RPG", sender="Fen <fen@elsewhere.example>")
    (letter,) = played.letters("notice")
    lines = letter.body.splitlines()
    assert "  1a) a new person: Fen <fen@elsewhere.example>" in lines
    assert "  1b) nobody: leave the message out" in lines
    assert any(line.startswith("  Message: ") and "@example.org>" in line for line in lines)
    assert 'a reply such as "1a" answers it' in letter.words


def test_a_stranger_is_let_in_by_mail(played: Desk) -> None:
    played.mail("Fen", "I join.", subject="Agora RPG", sender="Fen <fen@elsewhere.example>")
    played.turn()
    played.reply("1a")
    assert "Fen" in played.people()


def test_the_values_of_a_state_stand_in_one_column(played: Desk) -> None:
    text = queries.state(played.ws, GAME, None, "", False).text
    lines = [line for line in text.split("\n") if line.startswith("  ")]
    starts = {len(line) - len(line[2:].split(" ", 1)[1].lstrip()) for line in lines if len(line.split()) > 1}
    assert len(starts) == 1
