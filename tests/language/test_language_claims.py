"""Claims of error and answers to many intents, found among a message's own words."""

import pytest

from gamemaster.core.action import Attempt
from gamemaster.core.mechanics.claims import ClaimError
from gamemaster.core.reading import Ignored, Reading
from gamemaster.language.layout.claims import claims
from gamemaster.language.reading.blanket import answers

NOTHING = Reading()


def quoted(text: str) -> Reading:
    """A reading that has set aside the lines that begin with a >."""
    spans, place = [], 0
    for line in text.splitlines(keepends=True):
        if line.startswith(">"):
            spans.append(Ignored((place, place + len(line)), "quote"))
        place += len(line)
    return Reading((), tuple(spans))


@pytest.mark.parametrize(
    ("text", "what", "report"),
    [
        ("CoE: my gold is 4.", "my gold is 4.", None),
        ("COE - my gold is 4.", "my gold is 4.", None),
        ("Claim of Error: my gold is 4, not 5.", "my gold is 4, not 5.", None),
        ("CoE on report 3: my gold is 4.", "my gold is 4.", 3),
        ("CoE against your report #3: my gold is 4.", "my gold is 4.", 3),
        ("I CoE this report: my gold is 4.", "my gold is 4.", None),
        ("I submit a claim of error against report 2: gold.", "gold.", 2),
        ("I hereby claim an error in the last report: gold.", "gold.", None),
        ("I claim an error in last week's report: gold.", "gold.", None),
        ("CoE on the week 23 report: I own 8 gold, not 6.", "I own 8 gold, not 6.", "week 23 report"),
        ("CoE against the Phase IV report: I am level 3.", "I am level 3.", "Phase IV report"),
        ("Thanks for the work. CoE: it is 4.", "it is 4.", None),
        ("CoE: the first line\nand the second.\n\nI explore.", "the first line and the second.", None),
    ],
)
def test_a_headed_claim_is_certain(text: str, what: str, report: int | str | None) -> None:
    (found,) = claims(text, NOTHING, perhaps=False)
    assert (found.what, found.report, found.sure) == (what, report, True)
    assert text[found.span[0] : found.span[1]] == found.text


@pytest.mark.parametrize(
    "text",
    [
        "> CoE: my gold is 4.\nDenied.",
        "I will CoE: that is wrong.",
        "If you do not fix it, I CoE: my gold.",
        "A CoE is a claim of error.",
        "The gold coe: x",
        "CoE:",
    ],
)
def test_what_is_quoted_intended_or_talked_about_is_none(text: str) -> None:
    assert claims(text, quoted(text), perhaps=False) == ()


def test_several_in_one_mail() -> None:
    found = claims("CoE: gold.\nCoE on report 2: tokens.", NOTHING, perhaps=False)
    assert [(one.what, one.report) for one in found] == [("gold.", None), ("tokens.", 2)]


def test_a_claim_ends_where_a_move_begins() -> None:
    text = "CoE: my gold is 4. I explore."
    move = Attempt(ClaimError(what="stands for any move"), "Ondine", "I explore.", (19, 29))
    (found,) = claims(text, Reading((move,)), perhaps=False)
    assert found.what == "my gold is 4."


def test_the_line_quoted_above_is_kept_with_it() -> None:
    text = "> Brask   Healer\n> Ondine  Town Square   5\nCoE: it is 4."
    (found,) = claims(text, quoted(text), perhaps=False)
    assert found.beside == "Ondine  Town Square   5"


@pytest.mark.parametrize("text", ["This should be 4.", "My gold is wrong.", "You forgot my move."])
def test_a_correction_is_perhaps_one_where_it_answers_a_report(text: str) -> None:
    assert claims(text, NOTHING, perhaps=False) == ()
    (found,) = claims(text, NOTHING, perhaps=True)
    assert (found.what, found.sure) == (text, False)


def test_talk_is_none() -> None:
    assert claims("Nice report, thanks. See you on Monday.", NOTHING, perhaps=True) == ()


def test_a_disclaimer_takes_its_certainty() -> None:
    """A disclaimer defeats what depends on asserting a truth."""
    (found,) = claims("This message contains no game actions.\n\nCoE: gold.", NOTHING, perhaps=False)
    assert not found.sure


def test_a_flood_is_one_question() -> None:
    (found,) = claims("CoE: gold.\n" * 60, NOTHING, perhaps=False)
    assert not found.sure


INTENTS = {"1": "amend section 4", "2": "end the season", "11": "amend section 40"}


def said(text: str) -> Reading:
    return Reading((), (Ignored((0, len(text)), "statement"),))


@pytest.mark.parametrize(
    ("text", "action", "numbers"),
    [
        ("I object to all intents.", "object", (1, 2, 11)),
        ("I object to all intents to amend.", "object", (1, 11)),
        ("I object to every intent to amend the contract.", "object", (1, 11)),
        ("I hereby object to any open intents", "object", (1, 2, 11)),
        ("I support intents 1 and 11.", "support", (1, 11)),
        ("I object to intents 1, 2 and 11!", "object", (1, 2, 11)),
        ("I object to all intents to register.", "object", ()),
    ],
)
def test_an_answer_to_many_is_one_to_each(text: str, action: str, numbers: tuple[int, ...]) -> None:
    (found,) = answers(text, said(text), INTENTS)
    assert (found.action, found.intents) == (action, numbers)
    assert text[found.span[0] : found.span[1]] == found.text == text.strip()


@pytest.mark.parametrize(
    "text",
    [
        "I might object to all intents.",
        "I object to all intents of that sort, as a rule.",
        "You object to all intents.",
        "I oppose all intents.",
        "This message contains no actions. I object to all intents.",
    ],
)
def test_what_is_no_such_answer_is_left_alone(text: str) -> None:
    assert answers(text, said(text), INTENTS) == ()


def test_what_the_reader_has_set_aside_is_settled() -> None:
    text = "> I object to all intents."
    assert answers(text, quoted(text), INTENTS) == ()
