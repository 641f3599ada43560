"""Conditions and repetitions on their way: through the store, into receipts, histories and reports."""

import io
from datetime import timedelta
from pathlib import Path

from service_kit import GAME, Desk, asked, hour, outcomes

from gamemaster.service.messages.parsing import parse_in_game
from gamemaster.service.reports import reporting

HELD = 'Done under the condition "I have at least 3 gold": Ondine\'s gold is 5.'
NOT_HELD = 'under the condition "not (I have at least 3 gold)", which did not hold: Ondine\'s gold is 5.'
WORDS = "If I have at least 3 gold, I give Brask 3 gold; otherwise I move to the Healer."


def test_receipt_history_and_report_say_what_a_condition_came_to(played: Desk) -> None:
    played.adjust("Ondine", "gold", 5)
    played.letters()
    taken = played.mail("Ondine", WORDS)
    assert outcomes(taken) == ["applied transfer", "refused move CONDITION_FALSE"]
    assert [action["if"] for action in taken.data["actions"]] == [
        "I have at least 3 gold",
        "not (I have at least 3 gold)",
    ]
    (receipt,) = [letter for letter in played.letters() if letter.kind == "receipt"]
    assert HELD in receipt.words
    assert NOT_HELD in receipt.words
    history = "\n".join(played.history())
    assert HELD in history
    assert NOT_HELD in history
    played.now += timedelta(hours=1)
    report = " ".join(reporting.show(played.ws, GAME, played.now, "text").split())
    assert HELD in report
    played.proven()


def test_each_act_that_one_becomes_has_its_own_line(played: Desk) -> None:
    played.adjust("Ondine", "health potion level 1", 3)
    played.letters()
    taken = played.mail("Ondine", "I drink all my level 1 health potions.")
    assert outcomes(taken) == ["applied drink"] * 3
    (receipt,) = [letter for letter in played.letters() if letter.kind == "receipt"]
    assert receipt.words.count("DONE: drink a level 1 health potion") == 3
    assert "Done 3 times, then no more" in receipt.words
    played.proven()


def test_a_late_mail_turns_a_condition_over_and_those_concerned_are_told(played: Desk) -> None:
    played.adjust("Ondine", "gold", 5)
    played.now = max(played.now, hour(5))
    played.mail("Ondine", WORDS)
    played.letters()
    played.now += timedelta(minutes=10)
    late = played.compose("Ondine", "I give Brask 4 gold.", date=hour(4))
    assert outcomes(played.deliver(late)) == ["applied transfer"]
    assert played.state("Ondine")["location"] == "Healer"
    assert any(
        "was done, is now refused" in letter.words or "is now" in letter.words for letter in played.letters()
    )
    played.proven()


def test_an_answer_keeps_the_condition_of_what_was_asked_about(played: Desk) -> None:
    played.adjust("Ondine", "gold", 5)
    # the number of times stands before the condition, so that somebody must say what is repeated
    taken = played.mail(
        "Ondine", "I do the following twice:\n- If I have at least 3 gold, I give Brask 2 gold."
    )
    (number,) = asked(taken)
    (question,) = played.questions()
    assert "if I have at least 3 gold" in question["options"][0]
    played.rule(str(number), "a")
    assert played.state("Ondine")["gold"] == 3
    assert HELD in "\n".join(played.history())
    played.proven()


def test_parse_prints_the_words_of_a_condition_and_not_its_tree(played: Desk, tmp_path: Path) -> None:
    file = tmp_path / "one.eml"
    file.write_bytes(played.compose("Ondine", f"{WORDS} I explore until my health is below 3."))
    (found,) = parse_in_game(played.ws, GAME, [str(file)], io.BytesIO())
    first, second, third = found["actions"]
    assert first["if"] == "I have at least 3 gold"
    assert second["if"] == "not (I have at least 3 gold)"
    assert (third["times"], third["until"]) == ("max", "my health is below 3")
    assert all({"condition", "spread"}.isdisjoint(action) for action in found["actions"])
