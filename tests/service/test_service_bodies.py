"""Where in a mail a move may stand (nomic-procedure, case 6): elsewhere it is not done, and flagged."""

import io
from pathlib import Path

import pytest
from service_kit import BOT, GAME, LIST, UNCLEAR, Desk, asked, outcomes

from gamemaster.service.messages.parsing import parse_in_game

HTML = "Content-Type: text/html; charset=utf-8"
BOUNDARY = "MIME-Version: 1.0\nContent-Type: multipart/{kind}; boundary=cut"


def parts(*found: tuple[str, str]) -> str:
    return "".join(f"--cut\n{head}\n\n{text}\n" for head, text in found) + "--cut--"


def flags(desk: Desk, raw: bytes, folder: Path) -> list[str]:
    """Why the reader left words of the mail out."""
    file = folder / "one.eml"
    file.write_bytes(raw)
    (found,) = parse_in_game(desk.ws, GAME, [str(file)], io.BytesIO())
    assert found["actions"] == []
    return [ignored["why"] for ignored in found["ignored"]]


def unmoved(desk: Desk) -> bool:
    return desk.state("Ondine")["location"] == "Town Square"


def test_case_6_html_alone_is_asked_about_with_the_move_on_offer(played: Desk) -> None:
    taken = played.mail("Ondine", "<p>I move to <b>Healer</b>.</p>", fields=[HTML])
    assert (outcomes(taken), unmoved(played)) == ([], True)
    (number,) = asked(taken)
    assert "no plain text" in played.questions()[0]["say"]
    assert {letter.recipients[0] for letter in played.letters()} == {"ondine@example.org", "hale@example.org"}
    played.rule(str(number), played.letter_of(number, "move to Healer"))
    assert played.state("Ondine")["location"] == "Healer"
    played.proven()


def test_case_6_html_alone_to_the_program_alone_does_nothing(played: Desk) -> None:
    taken = played.mail("Ondine", "<p>I move to Healer.</p>", to=BOT, fields=[HTML])
    assert (outcomes(taken), asked(taken), unmoved(played)) == ([], [], True)


def test_text_and_html_that_say_different_things_are_asked_about(played: Desk) -> None:
    text = parts(("Content-Type: text/plain", "I move to Healer."), (HTML, "<p>I move to Town Square.</p>"))
    taken = played.mail("Ondine", text, fields=[BOUNDARY.format(kind="alternative")])
    assert (outcomes(taken), len(asked(taken)), unmoved(played)) == ([], 1, True)


def test_text_and_html_that_say_the_same_act(played: Desk) -> None:
    text = parts(("Content-Type: text/plain", "I move to Healer."), (HTML, "<p>I move to <i>Healer</i>.</p>"))
    taken = played.mail("Ondine", text, fields=[BOUNDARY.format(kind="alternative")])
    assert outcomes(taken) == ["applied move"]


def test_case_6_an_attachment_alone_is_asked_about(played: Desk) -> None:
    attached = (
        'Content-Type: text/plain; name="moves.txt"\nContent-Disposition: attachment; filename="moves.txt"'
    )
    text = parts((attached, "I move to Healer."))
    taken = played.mail("Ondine", text, subject="[rpg] moves", fields=[BOUNDARY.format(kind="mixed")])
    assert (outcomes(taken), unmoved(played)) == ([], True)
    (question,) = played.questions()
    assert "attachment" in question["say"]
    assert question["options"] == ["no action"]
    played.rule(str(question["number"]), "a")
    assert (played.questions(), unmoved(played)) == ([], True)


def test_an_attachment_beside_text_is_left_out(played: Desk) -> None:
    attached = 'Content-Type: text/plain\nContent-Disposition: attachment; filename="x.txt"'
    text = parts(("Content-Type: text/plain", "I move to Healer."), (attached, "I move to Town Square."))
    taken = played.mail("Ondine", text, fields=[BOUNDARY.format(kind="mixed")])
    assert outcomes(taken) == ["applied move"]


def test_case_6_the_subject_alone_is_asked_about(played: Desk) -> None:
    taken = played.mail("Ondine", "", subject="I move to Healer.")
    assert (outcomes(taken), unmoved(played)) == ([], True)
    (number,) = asked(taken)
    played.rule(str(number), played.letter_of(number, "move to Healer"))
    assert played.state("Ondine")["location"] == "Healer"


def test_case_6_a_signature_is_flagged_and_does_nothing(played: Desk, tmp_path: Path) -> None:
    raw = played.compose("Ondine", "Good morning.\n\n-- \nOndine\nI move to Healer.")
    assert "signature" in flags(played, raw, tmp_path)
    assert (outcomes(played.deliver(raw)), unmoved(played)) == ([], True)


def test_case_6_a_quotation_is_flagged_and_does_nothing(played: Desk, tmp_path: Path) -> None:
    raw = played.compose("Ondine", "Brask wrote:\n> I move to Healer.\n\nI like that.")
    assert "quote" in flags(played, raw, tmp_path)
    assert (outcomes(played.deliver(raw)), unmoved(played)) == ([], True)


def test_what_follows_an_unclear_sentence_waits_and_what_precedes_it_counts(played: Desk) -> None:
    taken = played.mail("Ondine", f"I move to Dungeon Level 1. {UNCLEAR} I move to Town Square.")
    assert outcomes(taken) == ["applied move", "provisional move"]
    assert len(asked(taken)) == 1
    assert played.state("Ondine")["location"] == "Dungeon Level 1"


@pytest.mark.parametrize("subject", ["test", "Test: what if", "TEST"])
def test_a_test_to_the_program_is_ruled_on_and_not_applied(played: Desk, subject: str) -> None:
    taken = played.mail("Ondine", "I move to Healer.", to=BOT, subject=subject)
    assert (outcomes(taken), unmoved(played)) == ([], True)
    (letter,) = played.letters()
    assert letter.recipients == ("ondine@example.org",)
    assert "move to Healer" in letter.words
    played.proven()


def test_a_test_on_the_list_is_an_announcement(played: Desk) -> None:
    assert outcomes(played.mail("Ondine", "I move to Healer.", subject="test")) == ["applied move"]


@pytest.mark.parametrize("asked_for", ["help", "status", "What can I do?"])
def test_requests_are_answered_at_the_registered_address(played: Desk, asked_for: str) -> None:
    taken = played.mail("Ondine", asked_for, to=BOT, fields=["Reply-To: trap@elsewhere.example"])
    assert taken.data["status"] == "done"
    (letter,) = played.letters()
    assert letter.recipients == ("ondine@example.org",)
    assert (LIST if asked_for == "help" else "Town Square") in letter.words
    assert len(played.history()) == 2


@pytest.mark.parametrize(
    ("subject", "text"),
    [
        ("Re: status", "I move to Healer."),
        ("moves", "Status?\n\nI move to Healer."),
        ("moves", "Help!\nI move to Healer.\n\n> I explore."),
    ],
    ids=["under a request", "below a request", "between a request and a quotation"],
)
def test_a_move_beside_a_request_is_not_lost(played: Desk, subject: str, text: str) -> None:
    taken = played.mail("Ondine", text, to=BOT, subject=subject)
    assert outcomes(taken) == ["refused move NOT_PUBLIC"]
    (letter,) = played.letters()
    assert LIST in letter.words
    assert "You are at Town Square" in letter.words


@pytest.mark.parametrize("text", ["Status?\n-- \nOndine", "status\n\nThanks,\nOndine\n\n> I move to Healer."])
def test_what_is_no_move_beside_a_request_does_not_matter(played: Desk, text: str) -> None:
    assert played.mail("Ondine", text, to=BOT).data["reason"] == "a request: status"


def test_a_strangers_request_is_not_answered(played: Desk) -> None:
    played.mail("Quillon", "help", to=BOT)
    assert played.letters(to="Quillon") == []
