"""An intent taken back in its own words ("I retract my intent to amend section 40"), or by a number of none.

Words that begin just one intent that stands mean it; anything else is put to the game master, and its author
told, where the mail speaks of the game.
"""

import re
from dataclasses import replace

from gamemaster.core.action import Attempt
from gamemaster.core.names import Names
from gamemaster.core.reading import Question, Reading, Span
from gamemaster.language.layout.disclaimers import disclaimers
from gamemaster.service.live import Live

_SAID = re.compile(
    r"(?m)(?:^|(?<=[.!?:;,]\s))[ \t]*(?P<said>I\s+(?:hereby\s+)?"
    r"(?:retract|withdraw|take\s+back|rescind|cancel|drop|abandon)\s+(?:my\s+(?:own\s+)?|the\s+)?"
    r"(?:(?:intent|intention)\s+(?:to\s+|of\s+)(?P<what>[^.!?;]{3,300})"
    r"|intent\s+(?:number\s+|no\.?\s*)?(?P<number>\d{1,6})))\s*(?:[.!;]|\Z)",
    re.IGNORECASE,
)
_LONGEST = 200_000
_SETTLED = frozenset({"statement", "other_business"})
_WHICH = "An intent is taken back, and it is not certain which."
_HINT = "I retract intent 1."


def with_retractions(
    live: Live, text: str, reading: Reading, names: Names, sender: str | None, ours: bool
) -> Reading:
    """The reading with the intents that the message takes back in other words than the reader knows.

    `ours` says that the mail speaks of the game; else only words that fit an intent of it are asked about.
    """
    known = live.contract.vocabulary.by_name.get("retract")
    if sender is None or known is None or "intent" not in text.casefold() or len(text) > _LONGEST:
        return reading
    intents = {int(number): str(what) for number, what in names.things.get("intents", {}).items()}
    found = []
    for match in _SAID.finditer(text):
        span = match.span("said")
        if _settled(reading, span) and (one := _one(live, match, intents, sender, ours)) is not None:
            found.append(one)
    if not found or disclaimers(text, 0, len(text)):
        return reading
    kept = [item for item in reading.items if not any(_overlap(item.span, one.span) for one in found)]
    return replace(reading, items=tuple(sorted((*kept, *found), key=lambda item: item.span)))


def _one(
    live: Live, match: re.Match[str], intents: dict[int, str], sender: str, ours: bool
) -> Attempt | Question | None:
    span, said = match.span("said"), match["said"]

    def retracts(number: int) -> Attempt:
        action = live.contract.vocabulary.action("retract", {"of": "intent", "ref": number})
        return Attempt(action, sender, said, span)

    if match["number"]:
        number = int(match["number"])
        return retracts(number) if ours and number not in intents else None
    meant = [
        number for number, what in sorted(intents.items()) if _words(what).startswith(_words(match["what"]))
    ]
    if ours and len(meant) == 1:
        return retracts(meant[0])
    if not ours and not meant:
        return None
    candidates = tuple((retracts(number),) for number in (meant or sorted(intents))[:9])
    return Question(span, said, "which_intent", _WHICH, candidates, _HINT)


def _words(what: str) -> str:
    """What is intended, for comparing: its words in lower case, each with a blank behind it."""
    return "".join(f"{word} " for word in re.findall(r"\w+", what.casefold().removeprefix("to ")))


def _settled(reading: Reading, span: Span) -> bool:
    """Whether the reader took the words for a mere statement, or could not make out all of them."""
    statements = (one.span for one in reading.ignored if one.why in _SETTLED)
    unclear = (item.span for item in reading.items if isinstance(item, Question) and _retracting(item))
    return any(first <= span[0] and span[1] <= last + 1 for first, last in (*statements, *unclear))


def _retracting(question: Question) -> bool:
    """Whether nothing else is on offer for the words than taking an intent back."""
    return all(attempt.action.name == "retract" for found in question.candidates for attempt in found)


def _overlap(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]
