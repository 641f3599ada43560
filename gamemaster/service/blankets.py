"""Answers to several intents at once, put into the reading as one act for each intent that stands; and
intents that are taken back.

In a mail that shows by nothing else that it means this game, they are a question.
"""

from dataclasses import replace

from gamemaster.core.action import Attempt
from gamemaster.core.names import Names
from gamemaster.core.reading import Question, Reading
from gamemaster.language.reading.blanket import answers
from gamemaster.mail.message import Message
from gamemaster.service.live import Live
from gamemaster.service.retracting import with_retractions

_SAYS = "This may also mean the intents of this game."
_NONE = "This answers several intents at once, and no intent of that kind stands."
_HINT = "An answer reaches the intents that stand when it is given, and none that comes later."


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
    return with_retractions(live, message.text, reading, names, sender, ours)


def _named(live: Live, message: Message) -> bool:
    """Whether the mail speaks of the game by name."""
    said = f"{message.subject}\n{message.text}".casefold()
    return any(name.casefold() in said for name in (live.game.title, live.contract.title))
