"""What a game master's reply to a review mail says: `approve`, `hold`, answers such as `1a 2c`, and rulings.

A ruling is a line of its own: the words of `gamemaster rule`, then `because` and the reason, for example
`redate msg:... 2009-10-26T14:05Z because the list was down`. The whole reply is understood or nothing of it
is done: half-obeyed orders are worse than a question back. Only the first block of the master's own lines
counts, so that a signature or a quoted draft never orders anything; other words below it are second thoughts.
"""

import json
import re
from dataclasses import dataclass
from typing import NamedTuple

from gamemaster.service.messages.below import beside_the_point
from gamemaster.service.workspace.inputs import RULING_WORDS

HOW_TO_ORDER = (
    "Orders stand in the first lines, one a line, with nothing else: approve, hold, an answer such as 1a, or "
    'a ruling with its reason behind "because".'
)

_ANSWER = re.compile(r"(?:q(?:uestion)?\s*)?(\d{1,6})\s*[:.)=-]?\s*([a-z])\b", re.IGNORECASE)
_WORDS = re.compile(r"[\s,;]+")
_APPROVE = frozenset({"approve", "approved"})
_HOLD = frozenset({"hold", "held"})
_BECAUSE = re.compile(r"\s+because\s+", re.IGNORECASE)
_CITING = re.compile(r"\s+citing\s+", re.IGNORECASE)
_FROM = re.compile(r"\s+(?:at|from)\s+(\d{4}-\d\d-\d\d\S*)$", re.IGNORECASE)
_WORD = re.compile(r'\s*(?:"([^"]*)"|(\S+))')
_DATED = re.compile(r"On .*\d")
_ATTRIBUTION = re.compile(r"^(On .*:|.*\bwrote:)$")
# over how many lines a mail program may break one
_BROKEN = 3
_END = re.compile(r"^(-{2,}.*Original Message.*|-- ?|_{5,})$")


class RulingLine(NamedTuple):
    """A ruling as it stands in a reply; `at` is a time as it was written, or ""."""

    words: tuple[str, ...]
    because: str
    at: str = ""
    cites: str = ""


@dataclass(frozen=True, slots=True)
class Orders:
    """What the master wants done. `answers` pairs question numbers with the index of the answer (a = 0)."""

    approve: bool = False
    hold: bool = False
    answers: tuple[tuple[int, int], ...] = ()
    rulings: tuple[RulingLine, ...] = ()


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """The words that are no order; nothing may be done."""

    words: str


def read_orders(own_lines: list[str]) -> Orders | NotUnderstood:
    """Read the orders in the first block of `own_lines` (the master's own words, line by line)."""
    plain: list[str] = []
    rulings: list[RulingLine] = []
    block, below = _first_block(own_lines)
    for line in _joined(block):
        ruling = _ruling(line)
        if isinstance(ruling, NotUnderstood):
            return ruling
        if ruling is None:
            plain.append(line)
        else:
            rulings.append(ruling)
    found = _simple("\n".join(plain), tuple(rulings))
    if isinstance(found, Orders) and not beside_the_point(below):
        words = " ".join(" ".join(below).split())
        return NotUnderstood(f"{words[:160]} (an empty line ends the orders; only a signature may follow)")
    return found


def _simple(block: str, rulings: tuple[RulingLine, ...]) -> Orders | NotUnderstood:
    """The orders in lines that are no rulings, joined with the rulings."""
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
    if not (approve or hold or answers or rulings):
        return NotUnderstood("nothing")
    return Orders(approve, hold, tuple(answers), rulings)


def _ruling(line: str) -> RulingLine | NotUnderstood | None:
    """The ruling that a line makes; None when it makes none."""
    if line.split(maxsplit=1)[0].lower() not in RULING_WORDS:
        return None
    order, *reasons = _BECAUSE.split(line, maxsplit=1)
    if not reasons:
        return NotUnderstood(f"{line[:160]} (a ruling ends with: because ...)")
    because, *cited = _CITING.split(reasons[0], maxsplit=1)
    dated = _FROM.search(order)
    words = _words(order if dated is None else order[: dated.start()])
    return RulingLine(words, because.strip(), dated[1] if dated else "", cited[0].strip() if cited else "")


def _words(text: str) -> tuple[str, ...]:
    """The words of an order; what stands in quotation marks, and a JSON object, is one word."""
    found: list[str] = []
    place = 0
    while text[place:].strip():
        start = place + len(text[place:]) - len(text[place:].lstrip())
        if text[start] == "{":
            try:
                _, place = json.JSONDecoder().raw_decode(text, start)
            except json.JSONDecodeError:
                pass
            else:
                found.append(text[start:place])
                continue
        word = _WORD.match(text, place)
        if word is None:
            break
        found.append(word[2] if word[1] is None else word[1])
        place = word.end()
    return (found[0].lower(), *found[1:]) if found else ()


def _joined(block: str) -> list[str]:
    """The lines of a block; what goes on a ruling that a mail program has broken is joined to it."""
    lines: list[str] = []
    for line in block.split("\n"):
        first = line.split(maxsplit=1)[0].lower() if line.split() else ""
        begins = first.rstrip(".!") in RULING_WORDS | _APPROVE | _HOLD or _ANSWER.match(line) is not None
        if lines and not begins and lines[-1].split(maxsplit=1)[0].lower() in RULING_WORDS:
            lines[-1] = f"{lines[-1]} {line}"
        elif line.strip():
            lines.append(line)
    return lines


def _first_block(lines: list[str]) -> tuple[str, list[str]]:
    """The lines up to an empty one, and those below it."""
    start = next((at for at, line in enumerate(lines) if line.strip()), len(lines))
    end = next((at for at in range(start, len(lines)) if not lines[at].strip()), len(lines))
    return "\n".join(line.strip() for line in lines[start:end]), lines[end:]


def own_lines(text: str) -> list[str]:
    """The lines above the first quotation or signature; where a quotation stands first, those below it."""
    lines = [line.rstrip() for line in text.split("\n")]
    kept: list[str] = []
    for at, line in enumerate(lines):
        if _END.match(line):
            break
        if not (line.startswith(">") or _attribution(lines[at : at + _BROKEN])):
            kept.append(line)
        elif any(kept):
            break
    return kept


def _attribution(lines: list[str]) -> bool:
    """Whether words such as `On Monday Hale wrote:` begin with the first of these lines."""
    broken = _DATED.match(lines[0]) is not None and any(line.endswith("wrote:") for line in lines[1:])
    return broken or _ATTRIBUTION.match(lines[0]) is not None
