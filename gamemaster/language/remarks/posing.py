"""Sentences in front of acts that put a case to somebody, as in a question about the rules.

`Rules question. I explore. A monster comes. Must I fight?`: a heading announces a question, a statement
stands behind it, and the paragraph ends with the question: the statement is the case. Where the question
follows at once (`Question about the report. When is it due? I explore.`) the heading is of that, and the acts
behind it stand.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_POSED: Final = Grammar(
    {
        "A": (
            "an? one the my just some also quick short small little brief stupid silly simple honest "
            "newbie (?:a_)?beginner_s tricky"
        ),
        "RULED": "rules? timing procedural technical theoretical hypothetical legal odd edge interesting",
        "QUESTION": "questions? quer(?:y|ies) puzzles? riddles? doubts? problems? case scenario situation",
        "OF": "about on regarding concerning re of for",
        "CLEARING": "clarifications? advice help explanation ruling judgement interpretation",
        "WANTED": "needed wanted please requested sought required",
    },
    (
        "A* RULED* QUESTION $",
        "A* RULED* QUESTION OF",
        "A* CLEARING WANTED* $",
        "what_(?:if|happens_(?:if|when)) $",
        "(?:i_have|i_ve_got|i_ve|here_s|here_is|here_comes|there_is)_an? .? RULED* QUESTION",
        "(?:consider|take|suppose|imagine)_(?:this|the_following)",
    ),
)
_THEN_ASKED: Final = re.compile(r"\s*[^.!?\n]+[.!](?:[^?\n]|\n(?![ \t]*\n))*\?\s*(?:$|\n[ \t]*\n)")
POSING: Final = words_in(
    "question questions query queries puzzle puzzles riddle riddles doubt doubts problem problems case "
    "scenario situation clarification clarifications advice help explanation ruling judgement "
    "interpretation if when consider take suppose imagine cost"
)
"""Without one of these no sentence puts a case."""
_COSTS: Final = frozenset(
    f"what {would} it cost{whom}" for would in ("does", "would", "will", "s") for whom in ("", " me", " us")
)


def poses(parts: Sequence[str], text: str, end: int) -> bool:
    """Whether a sentence that ends at `end` of the text makes a case of what follows it."""
    if parts and parts[-1] in _COSTS:
        return True
    return _POSED.fits_any(parts[:1]) and _THEN_ASKED.match(text, end) is not None
