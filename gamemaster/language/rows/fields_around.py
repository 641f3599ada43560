"""Fields and tags around acts that take them out of the game: `Game: chess`, `Confirmed: no`, `[joke]`.

* A field says of what stands with it that it is of another game or day, not certain, not confirmed, or
  somebody else's (`Probability: 30%`, `Date: 3 March 2019`, `By: Brask`).
* A subject line within the mail (`Subject: joke of the day`) or a tag in brackets heads what stands below it.
* A place in a greeting or behind a closing that was never filled in (`Dear [GM],`, `Thanks, ____`) makes a
  blank form of the whole mail.
"""

import re
from collections.abc import Iterator
from typing import Final

from gamemaster.language.english.joined import parts_said
from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.layout.subjects import BELYING_SUBJECT
from gamemaster.language.remarks.other_headings import heads
from gamemaster.language.remarks.out_of_play import is_out_of_play
from gamemaster.language.remarks.remark import remark
from gamemaster.language.remarks.titled import titles
from gamemaster.language.rows.bare_lines import Line, above_it, asked_within
from gamemaster.language.rows.name_lines import others_in
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.scene import Finding, acts_in

_FIELD: Final = re.compile(r"[\W_]*([A-Za-z][A-Za-z' -]{1,24}?)[ \t]*[:=][ \t]*(\S[^\n]{0,80})")
_TAG: Final = re.compile(r"[ \t]*[\[(<]([A-Za-z][\w' -]{1,30})[\])>][ \t]*:?[ \t]*(\S)?")
_UNFILLED: Final = re.compile(
    r"(?:<[a-z][\w ]*>|\[[a-z][\w ]*\]|\{[a-z][\w ]*\}|_{3,}|\.{6,})(?P<last>[ \t.]*(?:\n|$))?", re.IGNORECASE
)
_UNFILLED_MARKS: Final = ("<", "[", "{", "_" * 3, "." * 6)
_GREETING: Final = re.compile(r"(?:dear|hi|hello|hey|greetings)\b[ \t]*$", re.IGNORECASE)
_CLOSING: Final = re.compile(
    r"(?:regards|yours|thanks|cheers|love|best|sincerely|signed|thank you)[,.!]?\s*$", re.IGNORECASE
)
_NEAR: Final = 40
"""In how many signs in front of a place for a name a greeting or a closing stands."""
_SUBJECTS: Final = words_in(
    "subject re fw fwd betreff topic heading headline genre type tag category mode context"
)
_TEXTS: Final = words_in(
    "idea ideas thought thoughts joke jokes test tests testing fiction fanfic fanfiction ooc poll polls "
    "quiz satire parody humor humour draft drafts proto copy quote quotes quotation poem poetry song "
    "lyrics story archive archived repost old spam nonsense rumor rumour roleplay rp flavor flavour irony "
    "sarcasm hypothetical example sample template spoof rehearsal dream riddle chat offtopic unofficial "
    "meme lol"
)
"""What a tag or a subject of few words names as a text that performs nothing."""
_BESIDE: Final = words_in(
    "a an the my some only just of day week mail text copy post message another and or ot topic"
)
_GAMES: Final = words_in("game list group campaign forum board table server league club")
_OTHER_GAME: Final = re.compile(
    r"(?:(?:my|our|the|a|an|your|from) )*(?:other|another|second|different|practi[cs]e|test|training|demo|"
    r"private|solo|chess|checkers|draughts|bridge|poker|scrabble|monopoly|catan|backgammon|charades|bingo|old|"
    r"last (?:season|year)|sister)\b",
    re.IGNORECASE,
)
_CHANCES: Final = words_in(
    "probability likelihood chance chances odds certainty confidence likely sure certain"
)
_CERTAIN: Final = re.compile(
    r"100|full|certain|absolute|total|complete|high|yes|very|one\b|1\b", re.IGNORECASE
)
_CONFIRMED: Final = words_in(
    "confirmed final binding official approved valid real serious meant sent done counts live executed "
    "signed active effective sure certain decided"
)
_NO: Final = re.compile(
    r"(?:no|not?|nope|not yet|pending|maybe|tbc|tbd|never|false|n|later|open|undecided|unsure|perhaps|"
    r"on hold)\b(?!thing)",
    re.IGNORECASE,
)
_DATES: Final = words_in("date when day session week written sent season year time")
_PAST: Final = re.compile(
    r"(?:[^\n]*\b(?:19\d\d|20[01]\d|202[0-4])\b|"
    r"(?:last|next) (?:week|month|year|session|season|time|round)\b|(?:yesterday|tomorrow)\b)",
    re.IGNORECASE,
)
_PERSONS: Final = words_in("by player actor author speaker sender who words text voice writer character")
_LETTERED: Final = ":=[(<_.{"


def beside_fields(
    referents: Referents, sender: str, text: str, lines: list[Line], findings: list[Finding]
) -> list[Finding]:
    """The findings, with a question for each act that a field, a tag or an unfilled place takes out."""
    acts = acts_in(findings)
    if not acts or not any(mark in text for mark in _LETTERED):
        return findings
    spans = list(_taken_out(referents, sender, text, lines))
    if any(mark in text for mark in _UNFILLED_MARKS) and _is_blank_form(text):
        spans.append((0, len(text)))
    return asked_within(findings, spans, "mention", lambda f: f not in acts) if spans else findings


def _is_blank_form(text: str) -> bool:
    """Whether the place of a name in a greeting or behind a closing was left as it was."""
    for place in _UNFILLED.finditer(text):
        before = text[max(0, place.start() - _NEAR) : place.start()]
        if _GREETING.search(before) or (place["last"] is not None and _CLOSING.search(before)):
            return True
    return False


def _taken_out(referents: Referents, sender: str, text: str, lines: list[Line]) -> Iterator[tuple[int, int]]:
    """The stretches in which acts are not done here and now."""
    for place, line in enumerate(lines):
        said = text[line.start : line.end]
        tag = _TAG.match(said)
        if tag is not None and _names_text(tag[1]):
            yield line.start, line.end if tag[2] else len(text)
            continue
        field = _FIELD.match(said)
        if field is None:
            continue
        label, value = field[1].lower().split(), field[2].strip(" .!*_\"'")
        if len(label) == 1 and label[0] in _SUBJECTS:
            if _names_text(value) or BELYING_SUBJECT.match(value):
                yield line.end, len(text)
        elif _takes_out(label, value) or (label[-1] in _PERSONS and _is_anothers(referents, sender, value)):
            yield above_it(lines, place), _end_of_form(text, lines, place)


def _takes_out(label: list[str], value: str) -> bool:
    """Whether a field says that the acts beside it are another game's or day's, or not certain."""
    if len(label) > _MOST_LABEL:
        return False
    name = label[-1]
    return (
        (name in _GAMES and _OTHER_GAME.match(value) is not None)
        or (name in _CHANCES and _CERTAIN.match(value) is None)
        or (name in _CONFIRMED and _NO.match(value) is not None)
        or (name in _DATES and _PAST.match(value) is not None)
    )


_MOST_LABEL: Final = 2


def _names_text(value: str) -> bool:
    """Whether a subject or a tag names a text that performs nothing: `joke of the day`, `archive copy`."""
    tokens = tokenize(value)
    lows = [token.low for token in tokens if token.low[0].isalnum()]
    if not lows:
        return False
    if not _TEXTS.isdisjoint(lows) and all(low in _TEXTS or low in _BESIDE for low in lows):
        return True
    parts = parts_said(tokens, frozenset())
    said = remark(tokens)
    return titles(list(parts), ".") or is_out_of_play(said.parts, ".") or heads(said)


def _is_anothers(referents: Referents, sender: str, value: str) -> bool:
    return len(value.split()) <= _MOST_LABEL and bool(others_in(referents, sender, value))


def _end_of_form(text: str, lines: list[Line], place: int) -> int:
    """Where the paragraph of a line ends, or the next one where nothing else stands in its own."""
    alone = lines[place].opens and (place + 1 == len(lines) or lines[place + 1].opens)
    for below in range(place + 1, len(lines)):
        if lines[below].opens and not (alone and below == place + 1):
            return lines[below].start
    return len(text)
