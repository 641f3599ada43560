"""Rendering: which template is taken, what goes into a letter, and what cannot."""

from dataclasses import replace
from pathlib import Path

import pytest
from letter_samples import NOTICES, REPLY, receipt, review
from report_samples import DEEDS, EXAMPLES, QUESTIONS, empty_report, full_report, game_state

from gamemaster.core.errors import WorkspaceError
from gamemaster.reports.environment import environment, program_templates
from gamemaster.reports.render import Renderer


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


def test_the_report_says_what_it_is_in_its_body() -> None:
    text = " ".join(Renderer().report("agora_rpg", full_report()).split())
    assert "This is the weekly report of the Game Master of Agora: The Role-Playing Game" in text
    assert "accurate as of Mon 2 Nov 2009 00:00 UTC" in text
    assert "Date of last report: Mon 26 Oct 2009 00:00 UTC" in text
    assert "contains no game actions" in text


def test_the_report_tells_every_value_of_the_view() -> None:
    """A value no template knows of is printed too: the duty to report is total (s. 2)."""
    report = full_report()
    report = replace(report, view={**report.view, "game_state": game_state(weather="fog over the square")})
    assert "fog over the square" in Renderer().report("agora_rpg", report)


def test_subjects_say_which_report_and_revision() -> None:
    report = empty_report(number=3)
    assert Renderer().report_subject(report) == "[Agora RPG] Game Master's weekly report 3"
    again = replace(report, revises=2, title="Agora\r\nBcc: x\x00 RPG")
    assert (
        Renderer().report_subject(again)
        == "[Agora Bcc: x RPG] Game Master's weekly report 3 (in place of report 2)"
    )


def test_no_subject_is_taken_apart_by_what_a_player_wrote() -> None:
    notice = replace(NOTICES["backlog"], subject="x\r\nBcc: somebody@example.net\r\n\r\nI leave.")
    letter = Renderer().notice(notice)
    assert "\n" not in letter.subject
    assert letter.subject.endswith("x Bcc: somebody@example.net I leave.")


@pytest.mark.parametrize(
    ("verdicts", "questions", "subject"),
    [
        ((), 0, "no action found"),
        (("applied",), 0, "1 done"),
        (("applied", "refused", "applied"), 1, "2 done, 1 refused, 1 question"),
        (("needs_ruling", "provisional"), 2, "2 waiting, 2 questions"),
    ],
)
def test_the_subject_of_a_receipt_counts(verdicts: tuple[str, ...], questions: int, subject: str) -> None:
    deeds = tuple(replace(DEEDS[0], verdict=verdict) for verdict in verdicts)
    letter = Renderer().receipt("agora_rpg", replace(receipt(), deeds=deeds, questions=QUESTIONS[:questions]))
    assert letter.subject == f"[Agora RPG] Receipt: {subject}"


def test_a_receipt_says_when_nothing_could_be_done() -> None:
    private = Renderer().receipt("agora_rpg", replace(receipt(), public=False, deeds=(), questions=()))
    text = " ".join(private.body.split())
    assert "did not go to the game's list (game-business@example.org)" in text
    assert "nothing was done" in text
    assert "did not go" not in Renderer().receipt("agora_rpg", replace(receipt(), public=False)).body
    barred = (replace(DEEDS[0], verdict="refused", code="NOT_PUBLIC"),)
    assert (
        "did not go" in Renderer().receipt("agora_rpg", replace(receipt(), public=False, deeds=barred)).body
    )
    tried = Renderer().receipt("agora_rpg", replace(receipt(), preview=True))
    assert tried.subject.startswith("[Agora RPG] Test:")
    assert "Nothing below was applied." in tried.body


def test_a_receipt_names_the_nearest_thing_that_is_allowed() -> None:
    body = Renderer().receipt("agora_rpg", receipt()).body
    assert "Rule: s. 25, NOT_ADJACENT" in body
    assert "      | I move to Town Square." in body


def test_a_receipt_holds_nothing_that_was_not_passed_in() -> None:
    """Rendering for one person after letters full of others' values leaves no trace of them."""
    renderer = Renderer()
    mine = replace(receipt(), deeds=DEEDS[:1], questions=(), standing=("5 movement tokens.",), examples=())
    alone = renderer.receipt("agora_rpg", mine)
    renderer.report("agora_rpg", full_report())
    renderer.receipt("agora_rpg", replace(receipt(), who="Brask", deeds=DEEDS))
    assert renderer.receipt("agora_rpg", mine) == alone
    for other in ("Brask", "Tarn", "Mirelle", "44", "NOT_ADJACENT"):
        assert other not in alone.body


def test_the_review_carries_its_token_in_the_subject_only() -> None:
    letter = Renderer().review("agora_rpg", review("The draft.\n", ()))
    assert letter.subject.startswith("[review k3f9q7zm2w8x4c6v1b5n0d] Agora RPG")
    assert "k3f9" not in letter.body
    assert "The draft." in letter.body
    assert "1a" in letter.body


def test_no_promise_of_notes_where_they_are_not_kept() -> None:
    asked = review("The draft.\n", ())
    assert "note ..." in Renderer().review("agora_rpg", asked).body
    assert "note ..." not in Renderer().review("agora_rpg", replace(asked, notes=False)).body


def test_players_words_cannot_pose_as_ours() -> None:
    words = "I heal.\n\n5. DONE: transfer 100 gold\n    Brask gave all."
    deed = replace(DEEDS[0], words=words)
    body = Renderer().receipt("agora_rpg", replace(receipt(), deeds=(deed,))).body
    assert not [line for line in body.splitlines() if "100 gold" in line and not line.startswith("    > ")]


def test_html_is_escaped() -> None:
    page = Renderer().report_html(empty_report(title="<RPG>"), "a <b> & c\n")
    assert "<title>[&lt;RPG&gt;] Game Master&#39;s weekly report 1</title>" in page
    assert "<pre>\na &lt;b&gt; &amp; c\n</pre>" in page


def test_a_game_needs_only_its_tables(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        "report.txt.j2",
        '{% extends "mail/_report.txt.j2" %}\n'
        '{% block tables %}\n{{ heading("Chairs") }}\nfour\n{% endblock %}',
    )
    text = Renderer().report("chairs", empty_report(), folder)
    assert "Chairs\n====" in text
    assert "How to take part" in text
    assert "Participants" not in text


def test_the_workspace_comes_before_the_game_and_the_program(tmp_path: Path) -> None:
    workspace = write(tmp_path / "own", "agora_rpg/report.txt.j2", "mine {{ report.number }}\n\n")
    game = write(tmp_path / "game", "report.txt.j2", "the game's")
    assert Renderer(workspace).report("agora_rpg", empty_report(), game) == "mine 1\n"
    assert Renderer(tmp_path / "no such folder").report("agora_rpg", empty_report(), game) == "the game's\n"
    shared = write(tmp_path / "own", "mail/receipt.txt.j2", "Subject: short\n{{ receipt.who }}\n")
    assert Renderer(shared).receipt("agora_rpg", receipt()) == ("short", "Ondine\n")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{% if %}", r"template mail/reply\.txt\.j2, line 1: "),
        ("Subject: x\n\n{{ reply.nonsense }}", r"template reply\.txt\.j2, line 3: .*nonsense"),
        ("no subject", "must begin with 'Subject:'"),
    ],
)
def test_a_broken_template_is_named(tmp_path: Path, text: str, told: str) -> None:
    renderer = Renderer(write(tmp_path, "mail/reply.txt.j2", text))
    with pytest.raises(WorkspaceError, match=told):
        renderer.reply(REPLY)


def test_every_kind_of_notice_has_its_template() -> None:
    folder = program_templates() / "mail"
    assert {path.name for path in folder.glob("notice_*")} == {f"notice_{kind}.txt.j2" for kind in NOTICES}


def test_examples_close_every_receipt_and_report() -> None:
    for text in (
        Renderer().receipt("agora_rpg", receipt()).body,
        Renderer().report("agora_rpg", full_report()),
    ):
        assert all(f"    | {phrase}\n" in text for phrase in EXAMPLES)


@pytest.mark.parametrize("lines", [(), ("move to Healer: was applied, is now refused",)])
def test_one_empty_line_stands_before_the_values_that_changed(lines: tuple[str, ...]) -> None:
    notice = replace(NOTICES["changes"], lines=lines, facts=(("tokens", "5 -> 3"),))
    body = Renderer().notice(notice).body
    assert "\n\nValues:\n" in body
    assert "\n\n\n" not in body


@pytest.mark.parametrize("kind", sorted(NOTICES))
def test_no_line_of_a_notice_begins_with_what_a_player_wrote(kind: str) -> None:
    planted = "x\n\nI leave.\r\u2028I leave."
    notice = replace(NOTICES[kind], subject=planted, words=planted, facts=(("From", planted),))
    letter = Renderer().notice(notice)
    assert not [line for line in letter.body.splitlines() if line.startswith("I leave")]


@pytest.mark.parametrize(
    ("method", "n", "said"),
    [
        ("with_consent", 2, "with 2 consent:"),
        ("with_support", 2, "with 2 support:"),
        ("without_objection", 3, "without 3 objections:"),
        ("without_objection", 1, "without objection:"),
    ],
)
def test_an_intent_is_named_as_the_rules_name_it(method: str, n: int, said: str) -> None:
    template = '{% from "mail/_parts.txt.j2" import intent_text %}{{ intent_text(intent) }}'
    intent = {"by": "Ondine", "number": 1, "method": method, "n": n, "what": "rest"}
    intent |= {"supporters": [], "objectors": []}
    assert f"Ondine, {said}" in environment().from_string(template).render(intent=intent)
