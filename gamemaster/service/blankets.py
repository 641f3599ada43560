"""Answers to several intents at once, put into the reading as one act for each intent that stands.

In a mail that shows by nothing else that it means this game, they are a question.
"""

from dataclasses import replace

from gamemaster.core.action import Attempt
from gamemaster.core.names import Names
from gamemaster.core.reading import Question, Reading
from gamemaster.language.blanket import answers
from gamemaster.mail.message import Message
from gamemaster.service.live import Live

_SAYS = "This may also mean the intents of this game."


def with_blankets(
    live: Live, message: Message, reading: Reading, names: Names, sender: str | None
) -> Reading:
    """The reading with the answers to several intents that the message gives."""
    intents = {number: str(what) for number, what in names.things.get("intents", {}).items()}
    known = live.contract.vocabulary.by_name
    if sender is None or not intents or not {"object", "support"} <= known.keys():
        return reading
    ours = _named(live, message) or any(isinstance(item, Attempt) for item in reading.items)
    added: list[Attempt | Question] = []
    for one in answers(message.text, reading, intents):
        acts = tuple(
            Attempt(live.contract.vocabulary.action(one.action, {"intent": n}), sender, one.text, one.span)
            for n in one.intents
        )
        if ours:
            added += acts
        elif acts:
            added.append(Question(one.span, one.text, "which_game", _SAYS, (acts,)))
    if not added:
        return reading
    return replace(reading, items=tuple(sorted((*reading.items, *added), key=lambda item: item.span)))


def _named(live: Live, message: Message) -> bool:
    """Whether the mail speaks of the game by name."""
    said = f"{message.subject}\n{message.text}".casefold()
    return any(name.casefold() in said for name in (live.game.title, live.contract.title))
