"""Answers to several intents at once: "I object to all intents to amend", "I support intents 1 and 3".

Such an answer is one to each intent that stands when it is read, in the order of their numbers; never to one
that comes later (CFJ 2316).
"""

import re
from collections.abc import Mapping
from itertools import islice
from typing import Final, NamedTuple

from gamemaster.core.reading import Reading, Span
from gamemaster.language.layout.disclaimers import disclaimers

_SAID: Final = re.compile(
    r"(?m)(?:^|(?<=[.!?:;,]\s)|(?<=\band\s))[ \t]*I\s+(?:hereby\s+)?(?P<verb>object\s+to|support)\s+"
    r"(?:(?:all|each|every|any)\s+(?:of\s+)?(?:the\s+|those\s+|these\s+|other\s+)?"
    r"(?:open\s+|pending\s+|existing\s+|current\s+|standing\s+|announced\s+)*intents?"
    r"(?P<about>\s+to\s+(?P<act>[a-z-]+)(?:\s+(?:it|them|anything|things|the\s+\S+(?:\s+contract)?))?)?"
    r"|(?:the\s+)?intents\s+(?:numbered\s+|numbers?\s+|nos?\.?\s*)?(?P<numbers>\d+(?:\s*(?:,|and|&|,\s*and)\s*\d+)+))"
    r"\s*(?:[.!;]|$|\n)",
    re.IGNORECASE,
)


_LONGEST: Final = 200_000
_MOST: Final = 20


class Answered(NamedTuple):
    """One answer to several intents: where and in what words, which action, to which intents."""

    span: Span
    text: str
    action: str
    intents: tuple[int, ...]


def answers(text: str, reading: Reading, intents: Mapping[str, str]) -> tuple[Answered, ...]:
    """The answers to several of `intents` (number -> what is intended) in the message's own words.

    Only what the reading took for a mere statement is looked at: quotations and all else are settled. A mail
    that disclaims anything gives none.
    """
    said = [one.span for one in reading.ignored if one.why in ("statement", "other_business")]
    found: list[Answered] = []
    if _SAID.search(text[:_LONGEST]) is None or disclaimers(text, 0, min(len(text), _LONGEST)):
        return ()
    for match in islice(_SAID.finditer(text[:_LONGEST]), _MOST):
        start = match.start("verb")
        if any(first <= start < last for first, last in said):
            numbers = _meant(match, intents)
            first = text.rfind("I", match.start(), start)
            verb = "object" if match["verb"].lower().startswith("object") else "support"
            span = (first, match.end() - (len(match[0]) - len(match[0].rstrip())))
            found.append(Answered(span, text[span[0] : span[1]], verb, numbers))
    return tuple(found)


def _meant(match: re.Match[str], intents: Mapping[str, str]) -> tuple[int, ...]:
    standing = sorted(int(number) for number in intents)
    if match["numbers"]:
        return tuple(int(number) for number in re.findall(r"\d+", match["numbers"]))
    if not match["act"]:
        return tuple(standing)
    begins = re.compile(rf"(?:to\s+)?{re.escape(match['act'])}\b", re.IGNORECASE)
    return tuple(number for number in standing if begins.match(intents[str(number)]))
