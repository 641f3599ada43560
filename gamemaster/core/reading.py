"""What was read in a message: certain acts and open questions, in the order they stand there.

A reading is pinned in the ledger with the version of the reader that made it; a newer reader never
rewrites it by itself.
"""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from gamemaster.core.action import Attempt, Vocabulary

Span = tuple[int, int]


class Question(NamedTuple):
    """Something in a message that may be an action and that only a human may decide.

    `reason` is a stable code, `say` a sentence for people. `candidates` are the readings on offer, each the
    attempts it would make (an empty one means: no action). `hint` is a phrase the reader would have
    known, or "".
    """

    span: Span
    text: str
    reason: str
    say: str
    candidates: tuple[tuple[Attempt, ...], ...] = ()
    hint: str = ""


class Ignored(NamedTuple):
    """Words that certainly perform nothing, and why."""

    span: Span
    why: str


@dataclass(frozen=True, slots=True)
class Reading:
    """The reading of one message for one game. `items` keeps the order of the message."""

    items: tuple[Attempt | Question, ...] = ()
    ignored: tuple[Ignored, ...] = ()
    reader: str = ""

    @property
    def attempts(self) -> tuple[Attempt, ...]:
        """The certain acts that precede the first question."""
        certain: list[Attempt] = []
        for item in self.items:
            if isinstance(item, Question):
                break
            certain.append(item)
        return tuple(certain)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Everything that must be decided by a human, in order."""
        return tuple(item for item in self.items if isinstance(item, Question))

    @property
    def verdict(self) -> Literal["acts", "none", "ask"]:
        """`ask` when anything is open, else `acts` or `none`."""
        if not self.items:
            return "none"
        return "ask" if self.questions else "acts"

    def to_json(self) -> dict[str, Any]:
        """The pinned form; `reading_from_json` reads it back."""
        return {
            "reader": self.reader,
            "items": [_item_to_json(item) for item in self.items],
            "ignored": [{"span": list(i.span), "why": i.why} for i in self.ignored],
        }


def question_to_json(question: Question) -> dict[str, Any]:
    """The form that `gamemaster parse --json` prints for a question."""
    return {
        "span": list(question.span),
        "text": question.text,
        "reason": question.reason,
        "say": question.say,
        "candidates": [[a.to_json() for a in c] for c in question.candidates],
        "hint": question.hint,
    }


def reading_from_json(found: dict[str, Any], vocabulary: Vocabulary) -> Reading:
    """Read back what `Reading.to_json` wrote."""
    return Reading(
        tuple(_item_from_json(item, vocabulary) for item in found["items"]),
        tuple(Ignored((i["span"][0], i["span"][1]), i["why"]) for i in found["ignored"]),
        found["reader"],
    )


def _item_to_json(item: Attempt | Question) -> dict[str, Any]:
    return {"ask": question_to_json(item)} if isinstance(item, Question) else item.to_json()


def _item_from_json(found: dict[str, Any], vocabulary: Vocabulary) -> Attempt | Question:
    if "ask" not in found:
        return vocabulary.attempt(found)
    asked = found["ask"]
    candidates = tuple(tuple(vocabulary.attempt(a) for a in c) for c in asked["candidates"])
    span = (asked["span"][0], asked["span"][1])
    return Question(span, asked["text"], asked["reason"], asked["say"], candidates, asked["hint"])
