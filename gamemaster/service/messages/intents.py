"""Answers to several intents at once, put into the reading as one act for each intent that stands; and
intents that are taken back in their own words ("I retract my intent to amend section 40"), or by a number
of none.

Words that begin just one intent that stands mean it. Anything else is put to the game master where the mail
speaks of the game, and its author told; where it shows by nothing else that it means this game, both are
a question.
"""

import re
from dataclasses import replace

from gamemaster.core.action import Attempt
from gamemaster.core.names import Names
from gamemaster.core.reading import Question, Reading, Span
from gamemaster.language.layout.disclaimers import disclaimers
from gamemaster.language.reading.blanket import answers
from gamemaster.mail.message import Message
from gamemaster.service.workspace.loaded import Live

_SAYS = "This may also mean the intents of this game."
_NONE = "This answers several intents at once, and no intent of that kind stands."
_HINT = "An answer reaches the intents that stand when it is given, and none that comes later."

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
_FOR_EXAMPLE = "I retract intent 1."


def with_blankets(
    live: Live, message: Message, reading: Reading, names: Names, sender: str | None
) -> Reading:
    """The reading with the answers to several intents that the message gives."""
    known = live.contract.vocabulary.by_name
    # most mail speaks of no intent, and this looks at every mail
    if sender is None or "intent" not in message.text.casefold() or not {"object", "support"} <= known.keys():
        return reading
    intents = {number: str(what) for number, what in names.things.get("intents", {}).items()}
    ours = _named(live, message) or any(isinstance(item, Attempt) for item in reading.items)
    added: list[Attempt | Question] = []
    for one in answers(message.text, reading, intents):
        acts = tuple(
            Attempt(live.contract.vocabulary.action(one.action, {"intent": n}), sender, one.text, one.span)
            for n in one.intents
        )
        if ours and not acts:
            added.append(Question(one.span, one.text, "no_such_intent", _NONE, (), _HINT))
        elif ours:
            added += acts
        elif any(str(n) in intents for n in one.intents):
            added.append(Question(one.span, one.text, "which_game", _SAYS, (acts,)))
    if added:
        reading = replace(reading, items=tuple(sorted((*reading.items, *added), key=lambda item: item.span)))
    return _with_retractions(live, message.text, reading, names, sender, ours)


def _named(live: Live, message: Message) -> bool:
    """Whether the mail speaks of the game by name."""
    said = f"{message.subject}\n{message.text}".casefold()
    return any(name.casefold() in said for name in (live.game.title, live.contract.title))


def _with_retractions(
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
    return Question(span, said, "which_intent", _WHICH, candidates, _FOR_EXAMPLE)


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
