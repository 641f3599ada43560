"""Mail about dice: requests to a dice server, and the answers that such servers send.

Requests come as directives, one a line (`#S` sides of every die, `#D` dice for every roll, `#R` rolls, `#L`
rolls on a line, `#C` a line of comment, `#P` who gets the answer too, `#T` its subject), or as dice in plain
text (`3d6+1`). Of answers two layouts are known, nomic.net's and that of pbegames.com; of anything else
nothing is guessed.
"""

import re
from typing import NamedTuple

from gamemaster.core.dice import MOST_DICE, MOST_SIDES, Dice, dice_in
from gamemaster.mail.addresses import addresses

_MOST_ON_A_LINE = 20
_MOST_COMMENT = 100
_MOST_PLAYERS = 10
_MOST_LINES = 2_000

_DIRECTIVE = re.compile(r"\s*#\s*([SDRLCPTsdrlcpt])\b[ \t:]*(.*)")
_NUMBERS = {"S": "sides", "D": "dice", "R": "rolls", "L": "rolls on a line"}
_MOST = {"S": MOST_SIDES, "D": MOST_DICE, "R": MOST_DICE, "L": _MOST_ON_A_LINE}


class DiceRequest(NamedTuple):
    """`rolls` times `dice` each, `per_line` on a line; `plain` where it was asked for in plain text.

    `comment` are its lines, `players` addresses in lower case that get the answer too, `subject` is "" where
    none was asked for.
    """

    dice: tuple[Dice, ...]
    rolls: int
    per_line: int
    comment: tuple[str, ...]
    players: tuple[str, ...] = ()
    subject: str = ""
    plain: bool = False


class BadRequest(NamedTuple):
    """A request that cannot be met, and why, for the one who made it."""

    why: str


def read_request(text: str) -> DiceRequest | BadRequest | None:
    """The request in the text of a mail; None when it asks for no dice."""
    lines = [line for line in text.split("\n", _MOST_LINES)[:_MOST_LINES] if not line.startswith(">")]
    found: dict[str, list[str]] = {}
    for line in lines:
        directive = _DIRECTIVE.match(line)
        if directive:
            found.setdefault(directive[1].upper(), []).append(" ".join(directive[2].split()))
    return _directed(found) if found.keys() & _NUMBERS.keys() else _inline(lines)


def _directed(found: dict[str, list[str]]) -> DiceRequest | BadRequest:
    numbers = {"S": 6, "D": 1, "R": 1, "L": 1}
    for letter, said in found.items():
        if letter not in _NUMBERS:
            continue
        if len(said) > 1 or not said[0].isdecimal() or len(said[0]) > 9:
            return BadRequest(f"#{letter} must stand once, with one whole number ({_NUMBERS[letter]})")
        numbers[letter] = int(said[0])
        if not 1 <= numbers[letter] <= _MOST[letter]:
            return BadRequest(f"#{letter} {said[0]}: there may be 1 to {_MOST[letter]} {_NUMBERS[letter]}")
    if numbers["D"] * numbers["R"] > MOST_DICE:
        return BadRequest(f"that is {numbers['D'] * numbers['R']} dice; {MOST_DICE} are the most in one mail")
    comment = tuple(found.get("C", ()))
    if len(comment) > _MOST_COMMENT:
        return BadRequest(f"the comment has {len(comment)} lines; {_MOST_COMMENT} are the most")
    players = tuple(box.address for line in found.get("P", ()) for box in addresses(line) if box.address)
    if len(players) > _MOST_PLAYERS:
        return BadRequest(f"#P names {len(players)} addresses; {_MOST_PLAYERS} are the most")
    dice = (Dice(numbers["D"], numbers["S"]),)
    subject = found.get("T", [""])[0]
    return DiceRequest(dice, numbers["R"], numbers["L"], comment, players, subject)


def _inline(lines: list[str]) -> DiceRequest | BadRequest | None:
    dice = tuple(one for line in lines for one in dice_in(line))
    if not dice:
        return None
    for one in dice:
        if one.oversize:
            return BadRequest(f"{one}: {one.oversize}")
    if sum(one.number for one in dice) > MOST_DICE:
        return BadRequest(
            f"that is {sum(one.number for one in dice)} dice; {MOST_DICE} are the most in one mail"
        )
    comment = tuple(" ".join(line.split()) for line in lines if dice_in(line))[:_MOST_COMMENT]
    return DiceRequest(dice, 1, 1, comment, plain=True)


class DiceResult(NamedTuple):
    """What a dice server says it threw: `rolls` of `dice` dice with `sides` sides, for `comment`."""

    sides: int
    dice: int
    rolls: int
    results: tuple[int, ...]
    comment: str


_LABELS = {
    "sides": re.compile(r"^\s*No\. of sides on every die\s*:\s*(\d{1,9})\s*$", re.MULTILINE),
    "dice": re.compile(r"^\s*No\. of dice for every roll\s*:\s*(\d{1,9})\s*$", re.MULTILINE),
    "rolls": re.compile(r"^\s*No\. of dice rolls requested\s*:\s*(\d{1,9})\s*$", re.MULTILINE),
    "lines": re.compile(r"^\s*No\. of rolls per line\s*:\s*(\d{1,9})\s*$", re.MULTILINE),
}
_COMMENT = re.compile(r"^# ?(.*)$", re.MULTILINE)
_ROLLS = re.compile(r"\s*((?:\d{1,9}[ \t]*)+(?:\n[ \t]*(?:\d{1,9}[ \t]*)+)*)(?=\n\s*\n|\s*\Z|\n\s*\D)")
_GENERATING = re.compile(
    r"^\s*Generating (\d{1,9}) rolls? of (\d{0,9})d(\d{1,9}), \d{1,9} per line\.?\s*$",
    re.MULTILINE | re.IGNORECASE,
)
_SAID = re.compile(r"^\s*Comment:[ \t]*(.*(?:\n[ \t]*[^\d\s].*)*)", re.MULTILINE)


def read_result(text: str) -> DiceResult | None:
    """What a known layout says was thrown; None for every other mail, and for two throws in one mail."""
    return _nomic_net(text) or _pbegames(text)


def _nomic_net(text: str) -> DiceResult | None:
    found = {name: list(label.finditer(text)) for name, label in _LABELS.items()}
    if any(len(hits) != 1 for hits in found.values()):
        return None
    first = min(hits[0].start() for hits in found.values())
    last = max(hits[0].end() for hits in found.values())
    comment = " ".join(line.strip() for line in _COMMENT.findall(text[:first]))
    numbers = {name: int(hits[0][1]) for name, hits in found.items()}
    return DiceResult(numbers["sides"], numbers["dice"], numbers["rolls"], _thrown(text, last), comment)


def _pbegames(text: str) -> DiceResult | None:
    found = list(_GENERATING.finditer(text))
    if len(found) != 1 or "Roll Two" in text:
        return None
    rolls, dice, sides = found[0].groups()
    said = _SAID.search(text, found[0].end())
    comment = "" if said is None else " ".join(said[1].split())
    after = found[0].end() if said is None else said.end()
    return DiceResult(int(sides), int(dice or 1), int(rolls), _thrown(text, after), comment)


def _thrown(text: str, start: int) -> tuple[int, ...]:
    """The block of numbers that follows; anything but numbers in it is no result."""
    block = _ROLLS.match(text, start)
    return () if block is None else tuple(int(number) for number in block[1].split())
