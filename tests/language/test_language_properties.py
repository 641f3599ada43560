"""What holds of every text: reading ends, never raises, is deterministic, and quoted words never act."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from language_support import brief, parent, read_text

from gamemaster.core.reading import Question

PIECES = st.sampled_from(
    [
        "I explore",
        "I move to Town Square",
        "to Healer",
        "and heal",
        "then back",
        "I give Tarn 3 gold",
        ", ",
        ". ",
        "; ",
        "\n",
        "\n\n",
        "> ",
        ">> ",
        "if ",
        "unless ",
        "not ",
        "three times",
        "twice",
        "x3",
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        '"',
        "'",
        "-- \n",
        "--\n",
        "-----\n",
        "On behalf of ",
        "Brask",
        "Oskar Z.",
        "D. Voss",
        "Old Marn",
        "level 1 health potion",
        "I drink a ",
        "all my gold",
        "TTttPF",
        "I do the following:\n- ",
        "Scratch that",
        "actually ",
        "as follows:\n",
        "On 3 Mar 2025, Tarn wrote:\n",
        "I intend, without 2 objections, to ",
        "I object",
        "\t",
        "é",
        "😀",
        "0",
        "-3",
        ":",
        "?",
        "From: Tarn\nDate: today\n",
        "I ",
        "we ",
        "hereby ",
        "\\begin{x}\n",
        "because ",
        "me too",
        "1) ",
        "2. ",
        "each of ",
        "from ",
        "\r\n",
        "\x00",
        "'s",
        "'t",
    ]
)
TEXTS = st.lists(PIECES | st.text(max_size=6), max_size=30).map("".join)


@settings(max_examples=400, deadline=None)
@given(TEXTS, TEXTS, st.sampled_from(["", "RPG", "Re: [Commune] tiles", "I explore"]))
def test_reading_ends_and_is_deterministic(text: str, other: str, subject: str) -> None:
    first = read_text(text, parent(other), subject=subject)
    assert first == read_text(text, parent(other), subject=subject)
    for item in first.items:
        start, end = item.span
        assert 0 <= start <= end <= len(text)
        if not isinstance(item, Question):
            assert item.text == text[start:end]


def act_count(text: str) -> int:
    return len(read_text(text).attempts)


BEFORE = "I explore.\n\n"


@settings(max_examples=250, deadline=None)
@given(TEXTS)
def test_words_inside_a_quote_add_no_act(words: str) -> None:
    quoted = "".join(f"> {line}\n" for line in words.replace("\r", "").split("\n"))
    assert act_count(BEFORE + quoted) <= 1


@settings(max_examples=250, deadline=None)
@given(TEXTS.filter(lambda text: "{" not in text and "}" not in text))
def test_words_inside_a_document_add_no_act(words: str) -> None:
    assert act_count(f"{BEFORE}I submit this proposal: {{{{\n{words}\n}}}}\n") <= 1


@settings(max_examples=250, deadline=None)
@given(TEXTS)
def test_words_after_a_signature_line_add_no_act(words: str) -> None:
    body = words.replace("-- \n", "").replace("--", "")
    assert act_count(f"{BEFORE}-- \n{body}") <= 1


ADVERSARIAL = [
    "I explore. ",
    "I give Tarn and ",
    "{",
    "{}",
    "(",
    "()",
    '"',
    ">",
    "> I explore\n",
    "On 1, x\n",
    "On 1 x wrote:\n",
    "-----\nI explore\n",
    "I ",
    "and ",
    "I, ",
    "- I explore\n",
    ":\n",
    "I do the following:\n",
    "if I explore, ",
    "D. Voss ",
    "TTttPF ",
    "From: x\nDate: y\n\n",
    "I move to ",
    "as follows:\n",
    "I explore " * 90 + ".\n",
    "twenty ",
    "'A ",
    "\n",
]


@pytest.mark.parametrize("piece", ADVERSARIAL)
def test_long_mails_end_soon(piece: str) -> None:
    text = (piece * (256 * 1024 // len(piece) + 1))[: 256 * 1024]
    begun = time.process_time()
    read_text(text, parent(text))
    # the budget is a quarter of a second; four times that keeps slow machines from failing
    assert time.process_time() - begun < 1.0


@pytest.mark.parametrize("rule", ["-" * 80, "=" * 80, "--  " * 20, "--:" * 20, "|--" * 20])
def test_a_rule_with_a_word_behind_it_is_soon_known_for_none(rule: str) -> None:
    begun = time.process_time()
    read_text(f"I do these:\n1 | explore\n{rule} and so on\n2 | explore\n")
    assert time.process_time() - begun < 1.0


def test_a_mail_too_long_to_read_is_asked_about() -> None:
    assert brief(read_text("Nothing here.\n" * 5_000 + "I explore.\n")) == "?too_long"


@pytest.mark.parametrize("act", ["I explore.\n", "If I have 2 gold, I explore. "])
def test_what_a_mail_does_beyond_all_measure_is_asked_about(act: str) -> None:
    few, many = brief(read_text(act * 10)).split("; "), brief(read_text(act * 2_000)).split("; ")
    assert "?too_long" not in few
    assert many[-1] == "?too_long"
    assert many[: len(few)] == few


def test_sixty_acts_of_one_mail_are_done() -> None:
    assert brief(read_text("I explore.\n" * 60)) == "; ".join(["explore"] * 60)
