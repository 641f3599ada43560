"""What a game master's reply to a review mail says: `approve`, `hold`, or answers such as `1a 2c`.

The whole reply is understood or nothing of it is done: half-obeyed orders are worse than a question back.
Only the first block of the master's own lines counts, so that a signature or a quoted draft never orders
anything.
"""

import re
from dataclasses import dataclass

_ANSWER = re.compile(r"(?:q(?:uestion)?\s*)?(\d{1,6})\s*[:.)=-]?\s*([a-z])\b", re.IGNORECASE)
_WORDS = re.compile(r"[\s,;]+")
_APPROVE = frozenset({"approve", "approved"})
_HOLD = frozenset({"hold", "held"})


@dataclass(frozen=True, slots=True)
class Orders:
    """What the master wants done. `answers` pairs question numbers with the index of the answer (a = 0)."""

    approve: bool = False
    hold: bool = False
    answers: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """The words that are no order; nothing may be done."""

    words: str


def read_orders(own_lines: list[str]) -> Orders | NotUnderstood:
    """Read the orders in the first block of `own_lines` (the master's own words, line by line)."""
    block = _first_block(own_lines)
    answers: list[tuple[int, int]] = []

    def take(found: re.Match[str]) -> str:
        answers.append((int(found[1]), ord(found[2].lower()) - ord("a")))
        return " "

    rest = [word.lower().rstrip(".!") for word in _WORDS.split(_ANSWER.sub(take, block)) if word]
    unknown = [word for word in rest if word not in _APPROVE | _HOLD and word]
    approve, hold = any(word in _APPROVE for word in rest), any(word in _HOLD for word in rest)
    numbers = [number for number, _ in answers]
    if unknown:
        return NotUnderstood(" ".join(unknown)[:200])
    if approve and hold:
        return NotUnderstood("approve and hold")
    if len(set(numbers)) != len(numbers):
        return NotUnderstood("two answers to one question")
    if not (approve or hold or answers):
        return NotUnderstood("nothing")
    return Orders(approve, hold, tuple(answers))


def _first_block(lines: list[str]) -> str:
    block: list[str] = []
    for line in lines:
        if line.strip():
            block.append(line.strip())
        elif block:
            break
    return "\n".join(block)
