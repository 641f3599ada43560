"""Words around an announcement that take it back, suppose it, date it or give it to somebody else.

Every plain announcement of the tables is put into every frame; none may act there.
"""

import random
import re
from functools import cache

import pytest
from announcement_tables import Case, cases, read, reader

from gamemaster.language.layout.letter import Letter

BEFORE = (
    *(
        "Suppose",
        "If Tarn were here,",
        "Maybe",
        "Draft:",
        "For example:",
        "In a dream,",
        "Tarn said:",
        "What if",
    ),
    *("My plan for next week:", "Tomorrow", "Next week", "I was wondering:", "Yesterday:", "Every Monday"),
    *(
        "Unless someone objects,",
        "In theory",
        "In the story,",
        "Once I have more tokens,",
        "Sometimes",
        "Proto:",
    ),
    *(
        "Someone might write",
        "Imagine:",
        "A bot posted this:",
        "Quote of the day:",
        "Reminder to self:",
        "TODO:",
    ),
    *(
        "My character in another game:",
        "Meanwhile in a parallel universe,",
        "Nobody says",
        "If only.",
        "Test:",
    ),
    *("He told me:", "If I were you:", "It is said that", "It would be funny if", "Had I a token,", "I wish"),
    *(
        "Provided Tarn agrees,",
        "Assuming it works,",
        "Not that",
        "I pretend that",
        "I dream that",
        "I doubt that",
    ),
    *(
        "It is false that",
        "In my last game",
        "Possible moves:\n\n",
        "You wrote:",
        "Your move was:",
        "Last month:",
    ),
    *("Would this work?", "The correct wording is:", "Things I will not do:\n\n-", "At the end of the week,"),
    *(
        "When Tarn comes back,",
        "As soon as it works,",
        "I promise that",
        "Let me guess:",
        "Perhaps",
        "On Friday,",
    ),
)
AFTER = (
    *(
        "Just kidding.",
        "Scratch that.",
        "Not really.",
        "Ignore that.",
        "I didn't mean that.",
        "That was a joke.",
    ),
    *(
        "On second thought, no.",
        "Only if Brask agrees.",
        "Hypothetically, of course.",
        "Unless Tarn objects.",
    ),
    *("That was last week.", "No, wait.", "Wait, no.", "Actually, no.", "Never mind.", "Cancel that."),
    *(
        "I take that back.",
        "I changed my mind.",
        "Sorry, wrong list.",
        "This is only a test.",
        "(just testing)",
    ),
    *(
        "Not seriously, of course.",
        "Don't process this.",
        "To be executed on Friday.",
        "Effective next Monday.",
    ),
    *("I will do so tomorrow.", "Or should I?", "Would that be legal?", "Haha, no.", "April fool!"),
)
ENOUGH = 40
LONGEST = 90


MINDED = re.compile(r"\b(?:withdraw|retract|unvote|(?:move|switch|change|shift) my vote)\b", re.IGNORECASE)


@cache
def plain() -> list[Case]:
    """Announcements of one plain sentence that act; joining is left out, for a wish to join is enough, and so
    is what stands behind a `but`, which parts it from all before it.
    """
    found = []
    for case in cases(heldout=False):
        text = case.told["text"].strip()
        one = text.startswith("I ") and text.endswith(".") and text.count(".") == 1 and "\n" not in text
        tame = len(text) <= LONGEST and not any(words in text for words in (" not ", "n't", ";", " but "))
        lonely = not case.told.get("parent") and not case.told.get("subject")
        joins = any(action["action"].startswith("join") for action in case.told.get("actions", ()))
        if one and tame and lonely and not joins and case.told["verdict"] == "acts" and read(case).attempts:
            found.append(case)
    return found


@pytest.mark.parametrize(
    "frame", [*(f"{words} {{}}" for words in BEFORE), *(f"{{}} {words}" for words in AFTER)]
)
def test_framed_announcements_do_not_act(frame: str) -> None:
    for case in random.Random(frame).sample(plain(), ENOUGH):
        if "changed my mind" in frame and MINDED.search(case.told["text"]):
            # the reason for what is done, and no word against it
            continue
        text = frame.replace("{}", case.told["text"].strip())
        letter = Letter("<m>", case.told.get("sender", "Ondine"), "", text)
        found = reader(case.game).read(letter, case.names).attempts
        assert not found, (text, found)
