"""Cutting the sender's own words into sentences: full stops of names, abbreviations and levels end none of
them.

A sentence is a stretch of the text. Items of lists are sentences of their own, and so are short lines that
begin a new clause; a line that was merely wrapped goes on.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from gamemaster.language.english.tokens import holds_any, words_in
from gamemaster.language.english.words import ABBREVIATIONS
from gamemaster.language.layout.lines import BULLETS
from gamemaster.language.vocabulary.referents import Referents


class Region(NamedTuple):
    """A stretch of the text that holds own words; `doubt` is why they may not be the sender's."""

    start: int
    end: int
    doubt: str = ""


class Sentence(NamedTuple):
    """One sentence: its half-open range, whether it is an item of a list, and how it ends.

    `paragraph` counts paragraphs, `mark` is the item's number or bullet, `asks` that it ends in a question
    mark, `opens` that it ends in a colon. `indent` is the column it begins in.
    """

    start: int
    end: int
    paragraph: int
    item: bool = False
    asks: bool = False
    opens: bool = False
    indent: int = 0


_BULLETS: Final = frozenset(f"o§{BULLETS}")
_PART_NUMBER: Final = r"(?P<part>(?:(?:\.(?:\d{1,2}|[a-z]))+[.)]?|[a-z][.)])(?=[ \t]+(?-i:[A-Z])))"
"""`1.2 I heal`, `1b) I heal`: a part's number. A capital opens what it counts, and `1.5 gold` is none."""
ITEM: Final = re.compile(
    rf"[ \t]*(?:[{BULLETS}]|[o§](?=\t|  )"
    rf"|\(?(?:(?P<n>\d{{1,3}})(?:{_PART_NUMBER}|[.)])|(?:[a-z]|[ivx]{{1,4}})[.)]))[ \t]+(?=\S)",
    re.IGNORECASE,
)
# all begin with one class, so that the search can leap from sign to sign
_STOP: Final = re.compile(
    r"[.!?…:;=<^](?:(?<![:;=<^])[.!?…]*[\"'”’)\]}]*(?=\s|$)|(?<=[a-z]\.)(?=I\s)|(?<=:)[ \t]*(?=\n|$|\{)"
    # a face between two sentences: `Nice work everyone :) I explore.`
    r"|(?<=\s[:;=])-?[)(DPp|](?=\s+[A-Z])|(?<=\s<)3(?=\s+[A-Z])|(?<=\s\^)\^(?=\s+[A-Z]))"
)
_PARAGRAPH: Final = re.compile(r"\n[ \t\r]*\n\s*")
_LAST_WORD: Final = re.compile(r"(?:[^\W_]\.)*[^\W_]*$")
_WORD_AT_END: Final = re.compile(r"[^\W_]+$")
_MAY_END: Final = words_in("no nos prop props sec min max etc art s")
_NUMBER_SIGNS: Final = ("no. ", "nr. ", "nos. ")
_LONG_WORD: Final = 1 + max(map(len, ABBREVIATIONS))
"""Letters of a word that is no abbreviation."""
_CLOSERS: Final = "\"'”’)]} \t"
_SHORT_LINE: Final = 50
_ROW: Final = re.compile(r"\s*#?\d{1,5}[ \t]+\S{1,8}\s*$")
_DASHED: Final = re.compile(r"\s*[#\[(]?\d{1,5}[\])]?\s*[-–—=:]+\s*[A-Za-z]")
_GOES_ON: Final = words_in(
    "to the a an and then from of for with my at in on by level or into that than no not i we is are be up "
    "down off against than onto upon without within between during because unless which whose their his her "
    "our your its as but under over about after before when while if who whom where town gold dungeon "
    "health vitality weapon armor one two three there here hereby also wish guess suppose imagine that "
    "how why whether until till whenever lest"
)
_NAME_ALONE: Final = re.compile(r"\s*[A-Z][\w.]*\s*$")
_FIRST_WORD: Final = re.compile(r"\s*([^\W\d_]+)")
_LABELLED: Final = re.compile(r"[ \t]*[A-Z]\w*(?: \w+)?:[ \xa0]*\S")
_ROWS: Final = (_ROW, _LABELLED, _DASHED)
_BEGINS: Final = re.compile(
    r"\s*(?:I\b|We\b|[A-Z]|then\s+I\b|[\[#]?\d{1,5}\]?(?:[):]|[ \t]+[A-Z]{2}|[ \t]+\S{1,8}[ \t]*$))"
)


def sentences(
    text: str, start: int, end: int, referents: Referents, verbs: frozenset[str]
) -> Iterator[Sentence]:
    """The sentences of `text[start:end]`, which holds own words only; `verbs` may open an item without
    bullet."""
    for number, (first, last) in enumerate(_paragraphs(text, start, end)):
        for left, right, item in _blocks(text, first, last, verbs):
            yield from _split(text, left, right, item, number, referents)


def _paragraphs(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    place = start
    for match in _PARAGRAPH.finditer(text[start:end]):
        yield place, start + match.start()
        place = start + match.end()
        # the indent of the next paragraph belongs to it
        while place > start and text[place - 1] in " \t":
            place -= 1
    yield place, end


def _blocks(text: str, start: int, end: int, verbs: frozenset[str]) -> Iterator[tuple[int, int, bool]]:
    """Items and lines that stand for themselves, or several wrapped lines."""
    opened, item = start, False
    previous, number = "", 0
    place = start
    while place < end:
        stop = text.find("\n", place, end)
        stop = end if stop < 0 else stop
        line = text[place:stop]
        mark = ITEM.match(line)
        if mark and _is_item(mark, previous, item, number):
            if place > opened:
                yield opened, place, item
            number = int(mark["n"]) if mark["n"] else 0
            opened, item = place + mark.end(), True
        elif previous and _breaks(previous, line, verbs):
            yield opened, place, item
            opened, item = place, False
        # all of the line, where what is read begins in the middle of it
        previous, place = text[text.rfind("\n", 0, place) + 1 : stop], stop + 1
    if opened < end:
        yield opened, end, item


def _is_item(mark: re.Match[str], previous: str, item: bool, number: int) -> bool:
    """A figure that opens a line is an item's number unless a sentence was wrapped just before it."""
    if mark["n"] is None:
        return (
            mark.group().strip()[:1] in _BULLETS or not previous or previous.rstrip()[-1:] in ".:;!?)" or item
        )
    before = previous.rstrip()
    if not before or before[-1] in ".:;!?,)":
        return True
    counted = int(mark["n"]) - number
    return item and (counted == 1 or (counted == 0 and mark["part"] is not None))


_ORDERED: Final = re.compile(r"[a-z]+: ?[^\W_][\w.]*[!.]?$")


def _breaks(previous: str, line: str, verbs: frozenset[str]) -> bool:
    before = previous.rstrip()
    if line.startswith("##") or (_LABELLED.match(before) and _LABELLED.match(line)):
        return True
    if not before or len(before) > _SHORT_LINE:
        return False
    if not line.lstrip()[:1].islower() and any(rows.match(line) and rows.match(previous) for rows in _ROWS):
        return True
    last = _WORD_AT_END.search(before, before.rfind(" ") + 1)
    if before[-1] == "," and not _NAME_ALONE.match(line):
        return False
    if last and last.group().lower() in _GOES_ON and not (last.group().isupper() and len(last.group()) > 1):
        return False
    if last and last.group().lower() in verbs and not before.endswith((".", "!", ":", ";")):
        return False
    if _BEGINS.match(line):
        return True
    word = _FIRST_WORD.match(line)
    if word is None:
        return False
    # an order in one line, typed without capitals: `vote: tarn`
    ordered = _ORDERED.match(before) is not None and word.start() == 0
    return (word[1] in verbs and before[-1] != ",") or (ordered and word[1] not in _GOES_ON - {"no"})


def _split(
    text: str, start: int, end: int, item: bool, paragraph: int, referents: Referents
) -> Iterator[Sentence]:
    named = referents.stops(text, start, end)
    may_take_back = holds_any(text[start:end], _THAT)
    place = start
    for match in _STOP.finditer(text, start, end):
        if not _ends(text, match, named, place, end):
            continue
        if may_take_back and (cut := _taken_back(text, place, match.end())):
            yield from _parts(text, place, cut, match.end(), paragraph, item)
            place = match.end()
            continue
        if (found := _sentence(text, place, match.end(), paragraph, item)) is not None:
            yield found
        place = match.end()
    if place == end:
        return
    cut = _taken_back(text, place, end) if may_take_back else 0
    yield from _parts(text, place, cut or end, end, paragraph, item)


_LONGEST_PART: Final = 24
_NEAR_TITLE: Final = 200
_PART: Final = re.compile(r"(?:\A|\n)[ \t]*(?:part|section|chapter|scene|half) [^\W_]{1,5}\Z", re.IGNORECASE)
_TITLE: Final = re.compile(r"[ \t]+(?!I\b|We\b)[^\n.!?:;,]{1,40}\Z")
"""`Part B. Return`, a paragraph of its own: the title behind a heading's number."""
_SPEAKS: Final = re.compile(r"\bI\b")


def _parts(text: str, start: int, cut: int, end: int, paragraph: int, item: bool) -> Iterator[Sentence]:
    """`I heal -- no, scratch that, I explore.`: what is taken back, and what takes it back."""
    for first, last in ((start, cut), (cut, end)):
        if (found := _sentence(text, first, last, paragraph, item)) is not None:
            yield found


def _taken_back(text: str, start: int, end: int) -> int:
    """Where a sentence takes back what it has said itself so far, 0 where it does not."""
    if not holds_any(text[start:end], _THAT):
        return 0
    match = _REVOKED.search(text, start, end) or _CORRECTED.search(text, start, end)
    return match.end() if match is not None and not _NO.fullmatch(text, start, match.start()) else 0


_HALTING: Final = "(?:ah|oh|ach|gah|bah|ugh|no|wait|oops|whoops|sorry|er|hm+|um|argh|actually|well)"
_NO: Final = re.compile(rf"\s*(?:{_HALTING}[ ,.!]{{0,4}}){{0,6}}", re.IGNORECASE)
_THAT: Final = (" that", " THAT", " That", "orrection", "rratum", " wait", "ait, no")
_REVOKED: Final = re.compile(
    r"(?<=\S)(?:,|\.{3}|\s*(?:--?|[–—])|\s*…)\s*"
    rf"(?=(?:{_HALTING},?\s+){{0,4}}(?:scratch|strike|scrap|belay|cancel|undo) that\b)",
    re.IGNORECASE,
)
_CORRECTED: Final = re.compile(
    rf"(?<=\S)(?:[,;]|\.{{3}}|\s*(?:--?|[–—])|\s*…)\s*(?=(?:{_HALTING},?\s+){{0,4}}"
    r"(?:correction|erratum|no,? wait|wait,? no)[,:;!]? (?:wrong \w+,? )?I (?!mean))",
    re.IGNORECASE,
)
"""`I play the Cat - no, wait, wrong card, I play the Dog`: it is put right by a whole clause."""


def _sentence(text: str, start: int, end: int, paragraph: int, item: bool) -> Sentence | None:
    """What stands between two stops; None when that is nothing."""
    if start >= end:
        return None
    column = start - (text.rfind("\n", 0, start) + 1)
    while start < end and text[start].isspace():
        column = 0 if text[start] == "\n" else column + 1
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    if start >= end:
        return None
    tail = text[max(start, end - 6) : end].rstrip(_CLOSERS)
    opens = tail.endswith(":") and not text.endswith(_SMILES, start, end)
    return Sentence(start, end, paragraph, item, "?" in tail[-3:], opens, column)


_EYES: Final = frozenset(":;=<^")
_HELD: Final = re.compile(
    r"\A\s*(?:what|quote|imagine|if|when|unless|once|should|suppose|in case|as|while|after|before|until|"
    r"since|because|had)\b|\b(?:says?|said|saying|writes?|wrote|ask|asks|asked|think|thinks|thought|goes|"
    r"went|tells?|"
    r"told|means?|meant|yesterday|calls?|called|answers?|answered|reply|replies|replied|shouts?|shouted|"
    r"like|be)"
    r"(?:\s\w+)?\s*\Z",
    re.IGNORECASE,
)
"""Behind these words the sentence goes on, whatever face stands there: `If Jun agrees :) I explore`."""
_SMILES: Final = (" :)", " :(", ":-)", ":-(", " ;)", ";-)")


def _ends(text: str, match: re.Match[str], named: dict[int, bool], start: int, end: int) -> bool:
    stop, after = match.span()
    sign = match.group()
    following = text[after : min(end, after + 12)].lstrip()
    if sign[-1] in '"”’)]' and following[:1].islower():
        # "..." cried the bard
        return False
    if text[stop] in _EYES and sign[-1] not in _EYES and not sign[-1].isspace():
        return not _HELD.search(text[start:stop])
    if text[stop] != ".":
        return True
    if stop in named and sign == ".":
        if not named[stop]:
            return False
        return not following or following[0].isupper() or not following[0].isalnum()
    if sign.startswith(".."):
        return not following or not following[0].islower()
    if _TITLE.match(text, after, end) and _PART.search(text, max(0, stop - _LONGEST_PART), stop):
        # of what the sender does below it, where e speaks
        return _SPEAKS.search(text, end, end + _NEAR_TITLE) is None
    if stop >= _LONG_WORD and text[stop - _LONG_WORD : stop].isalpha():
        return True
    word = _LAST_WORD.search(text[max(0, stop - 12) : stop])
    low = word.group().lower() if word else ""
    if (
        following
        and (following[0].islower() or following[0].isdigit())
        and word
        and 0 < len(low) <= 3
        and low.isalpha()
        and (len(low) > 1 or following[0].isdigit() or not following[:2].isalpha())
        and "\n" not in text[after : after + 2]
        and word.group()[0].isupper()
    ):
        # a short form with a stop of its own ("Os. 3 gold")
        return False
    if low in ABBREVIATIONS:
        # "no." and "min." may also end a sentence
        return (
            bool(following)
            and following[0].isupper()
            and low in _MAY_END
            and not following.lower().startswith(_NUMBER_SIGNS)
        )
    return True


def paragraph_end(text: str, start: int, end: int) -> int:
    """Where the paragraph that holds `start` ends, at the latest at `end`."""
    place = start
    while (place := text.find("\n", place, end)) >= 0:
        following = text.find("\n", place + 1, end)
        if not text[place + 1 : following if following >= 0 else end].strip():
            return place
        place += 1
    return end
