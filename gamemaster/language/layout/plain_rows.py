"""Rows told as lines: forms with leaders of dots, tables of what the sender does, arrows before items.

A person who does things row by row means what e would mean by a list. The marks that part the columns become
blanks or a colon, so that every line keeps its length and its place, and a row is read as any other line is.
A table is left as it is unless the line above it speaks of what its sender does; what that line makes of the
rows is for the reading of lists to say.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import holds_any, words_in
from gamemaster.language.layout.lines import BULLETS

_ARROW: Final = re.compile(r"^([ \t]*)([-=]{0,2})[>»](?<=[-=]>)[ \t]", re.MULTILINE)
_LEADER: Final = re.compile(
    r"(?:(?<=[^\W_])|(?<=[)\]#]))[ \t]?(?:\.{3,}|(?:\. ){2,}\.|_{3,}|·{3,})[ \t]?(?=[^\s,;.])"
)
_GAP: Final = re.compile(r"(?<=\S)(?: {2,}|[ \t]*\t[ \t]*)(?=\S)")
_PIPES: Final = re.compile(r"[ \t]*\|[ \t]*")
# nothing is given back: a long rule with a word behind it could be parted in more ways than can be tried
_UNDERLINE: Final = re.compile(r"[ \t]*+[|+]?(?:[ \t]*+:?+[-=]{2,}+:?+[ \t]*+[|+]?)+[ \t]*")
_TABBED: Final = re.compile(r"^([ \t])(\d{1,2})\t")
_OWN_ROW: Final = re.compile(r"[ \t]*\|?[ \t]*\d{1,2}[ \t]*\|[ \t]*I [a-z]")
_COUNTED: Final = re.compile(r"([ \t]*)(\d{1,2}):([ \t\xa0]+)(?=\S)")
_BULLET: Final = re.compile(rf"[ \t]*(?:[{BULLETS}]|\(?(?!No\.)\w{{1,4}}[.)])[ \t]+")
_ANNOUNCED: Final = re.compile(
    r"(\bI (?:hereby |now )?(?:do|perform) (?:these|this|the following|all of the|the things|both"
    r"|two|three|four|five|as follows)"
    rf"\b[^\n.!?:;]{{0,60}})\.(?=[ \t]*\n(?:[ \t]*\n)?[ \t]*(?:[{BULLETS}]|\(?\w{{1,3}}[.)])[ \t])"
)
_AS_FOLLOWS: Final = re.compile(r"(?<=\bas follows)\.(?=[ \t]*\n)")
BLOCK: Final = re.compile(r"(?:^[^\n]*\S[^\n]*\n?)+", re.MULTILINE)
_SPEAKING: Final = words_in("i i'm my mine we our us me here this these following below")
_AGAINST: Final = words_in(
    "did was were had has have been would could should might may can will 'll shall if unless when "
    "planned plan plans planning think thinks suppose guess expect hope wish want wanted remember know "
    "see saw said wrote gave took voted played moved went made invested offered set yesterday last ago "
    "previous earlier tomorrow later next then example examples instance sample draft idea ideas option "
    "options possible maybe perhaps not never no nothing none how who whose everybody everyone each "
    "nobody others his her their your you he she they so far state states status report summary tally "
    "score scores standing stand stands history log list recommend suggest count counts counted books "
    "case compare wants own owns hold holds holding holdings inventory stock stocks except excluding "
    "apart save but before leanings suspects expected owe owes friday monday tuesday wednesday thursday "
    "saturday sunday ? one either"
)
_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)?|\?")
_ANSWERS: Final = words_in("for against yes no aye nay pro contra present abstain")
# a paragraph without one of these holds no rows
_SIGNS: Final = ("|", "..", "  ", "\t", "__", "··", ". .", "1:")
# nor a line without one of these a leader
_LEADING: Final = ("..", "__", "··", ". .")
MOST_BLOCKS: Final = 60
_LONGEST_LEAD: Final = 240


def plain_rows(text: str) -> str:
    """`text`, of the same length, with its rows as plain lines."""
    if "I " in text and (" do " in text or " perform " in text):
        text = _ANNOUNCED.sub(lambda m: f"{m[1]}:" if speaks(m[1]) else m[0], text)
    if "follows." in text:
        # whatever the sentence makes of the rows below it, it opens them
        text = _AS_FOLLOWS.sub(":", text)
    if not ("|" in text or "..." in text or "   " in text or "\t" in text or "> " in text or "__" in text):
        return text
    if "> " in text and ("->" in text or "=>" in text):
        text = _ARROW.sub(lambda m: f"{m[1]}{' ' * (len(m[0]) - len(m[1]) - 2)}- ", text)
    if not holds_any(text, _SIGNS):
        return text
    lead = ""
    pieces: list[str] = []
    place = 0
    for number, block in enumerate(BLOCK.finditer(text)):
        if number == MOST_BLOCKS:
            break
        pieces.append(text[place : block.start()])
        said = block.group()
        lines = said.split("\n")
        pieces.append("\n".join(_told(lead, lines)) if holds_any(said, _SIGNS) else said)
        place = block.end()
        lead = " ".join(lines)[-_LONGEST_LEAD:].strip() if lines[0][:1] != ">" else ""
    return "".join([*pieces, text[place:]])


def _told(lead: str, lines: list[str]) -> list[str]:
    """The lines of one paragraph, `lead` being the one above it."""
    tabbed = [_TABBED.sub(r"\2:\t", line) if "\t" in line else line for line in lines]
    lines = _counted(_leaders(tabbed))
    first = next((n for n, line in enumerate(lines) if _in_columns(line)), len(lines))
    if first == len(lines):
        return lines
    heading = " ".join(lines[:first]) or lead
    if not speaks(heading) and (heading or not all(_OWN_ROW.match(line) for line in lines if line.strip())):
        return lines
    return [*lines[:first], *_columns(lines[first:])]


def _in_columns(line: str) -> bool:
    if line[:1] == ">" or not ("|" in line or "  " in line or "\t" in line):
        return False
    return "|" in line or bool(_GAP.search(line, _past_bullet(line)))


def _past_bullet(line: str) -> int:
    bullet = _BULLET.match(line)
    return bullet.end() if bullet is not None else 0


def speaks(heading: str) -> bool:
    """Whether the last sentence above rows speaks of its sender, and nothing in it belies that e does it
    now."""
    said = re.split(r"[.!](?:\s|$)", heading.rstrip(" .!"))[-1]
    lows = [word.lower().replace("’", "'") for word in _WORD.findall(said)]
    # "I set" may be past as well, but not above rows that say what it is set to
    against = {low for before, low in pairwise(["", *lows]) if (before, low) not in _SETTING}
    return not _SPEAKING.isdisjoint(lows) and _AGAINST.isdisjoint(against)


def belied(heading: str) -> bool:
    """Whether the last sentence above rows says that they are no acts of now: `My ideas so far.`"""
    said = re.split(r"[.!](?:\s|$)", heading.rstrip(" .!\n"))[-1]
    return not _AGAINST.isdisjoint(word.lower().replace("’", "'") for word in _WORD.findall(said))


_SETTING: Final = frozenset({("i", "set"), ("hereby", "set"), ("now", "set")})


def _leaders(lines: list[str]) -> list[str]:
    """`Target ..... Ludo`: a leader of dots is a colon, or parts the number of a row from its words."""
    led = [line[:1] != ">" and holds_any(line, _LEADING) for line in lines]
    if not any(led):
        return lines
    matches = [_LEADER.search(line) if may else None for line, may in zip(lines, led, strict=True)]
    several = len(matches) - matches.count(None) > 1
    found: list[str] = []
    for line, match in zip(lines, matches, strict=True):
        dots = match.group().strip() if match else ""
        if match is None or not (several or len(dots) > len("...")):
            found.append(line)
            continue
        label, rest = line[: match.start()], line[match.end() :]
        found.append(_labelled(label, match.end() - match.start(), rest))
    return found


def _labelled(label: str, width: int, rest: str) -> str:
    """A label, a colon and what it is the label of."""
    if label.rstrip()[-1:] in ".):":
        return f"{label}{' ' * width}{rest}"
    return f"{label}:{_blank(width - 1)}{rest}"


def _blank(width: int) -> str:
    """Blanks that make no column."""
    return "".join("\xa0" if place % 2 else " " for place in range(width))


def _columns(lines: list[str]) -> list[str]:
    """The rows of a table without the marks of its columns, its head and its rules."""
    rule = next((n for n, line in enumerate(lines) if _UNDERLINE.fullmatch(line)), -1)
    if rule < 0 and len(lines) > _FEWEST and _is_head(lines):
        rule = 0
    found: list[str] = []
    for number, line in enumerate(lines):
        if number <= min(rule, 1) or _UNDERLINE.fullmatch(line):
            found.append(" " * len(line))
        else:
            found.append(_row(line))
    return _counted(found)


_FEWEST: Final = 2


def _is_head(lines: list[str]) -> bool:
    """Whether the first line of a table without rules names its columns: the others begin with a number."""
    numbered = [line.lstrip(" \t|(")[:1].isdigit() for line in lines if line.strip()]
    return not any(map(str.isdigit, lines[0])) and all(numbered[1:])


def _row(line: str) -> str:
    """One row with a colon behind its first cell."""
    body = line
    if "|" in body:
        front = re.match(r"[ \t]*\|", body)
        body = " " * front.end() + body[front.end() :] if front else body
        body = re.sub(r"\|[ \t]*$", lambda m: " " * len(m[0]), body)
        begun = len(body) - len(body.lstrip())
        first = _PIPES.search(body, begun)
        if first is None:
            return body
        rest = _PIPES.sub(lambda m: _blank(len(m[0])), body[first.end() :])
        return _labelled(body[: first.start()], first.end() - first.start(), _spaced(rest))
    gap = _GAP.search(body, _past_bullet(body))
    if gap is None:
        return body
    if (titled := _TITLED.fullmatch(body)) is not None and titled[4].lower() in _ANSWERS:
        # a number, a title and an answer
        before, behind = len(titled[2]) - 2, titled.start(4) - titled.end(3) - 1
        return f"{titled[1]}, {_blank(before)}{titled[3]}:{_blank(behind)}{body[titled.start(4) :]}"
    return _labelled(body[: gap.start()], gap.end() - gap.start(), _spaced(body[gap.end() :]))


_TITLED: Final = re.compile(r"([ \t]*\d{1,5})([ \t]{2,})(\S+(?: \S+)*)[ \t]{2,}([^\W\d_]+)([ \t]*)")


def _spaced(rest: str) -> str:
    return _GAP.sub(lambda m: _blank(len(m[0])), rest)


def _counted(lines: list[str]) -> list[str]:
    """Rows that are counted from one, as items of a list."""
    marks = [_COUNTED.match(line) if ":" in line else None for line in lines]
    numbers = [int(match[2]) for match in marks if match is not None]
    if len(numbers) < 2 or numbers != list(range(1, len(numbers) + 1)):
        return lines
    if any(
        m is not None and line[m.end() :].split()[0].lower() in _ANSWERS
        for m, line in zip(marks, lines, strict=True)
    ):
        return lines
    return [
        line
        if mark is None
        else f"{mark[1]}{'-':>{len(mark[2])}}{' ' * (1 + len(mark[3]))}{line[mark.end() :]}"
        for mark, line in zip(marks, lines, strict=True)
    ]
