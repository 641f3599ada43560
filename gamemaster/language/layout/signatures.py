"""The end of a mail: signatures, list footers, and what mail programs add.

A line of two hyphens and a blank opens a signature when what follows is short. A bare pair of hyphens may
as well be a rule between two sections, so that words below it which plainly go on stay own.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.layout.letter import signed_names
from gamemaster.language.layout.lines import Piece, Sort, own_places

_DASHES: Final = re.compile(r"(?:- )?-- ?$")
_SHORT_LINES: Final = 8
_SHORT: Final = 600
_SAYING_LINES: Final = 3
_FOOTER: Final = re.compile(
    r"[ \t]*(?:Sent from (?:my|the)\b|Get Outlook for|Sent with\b|Sent via\b|Reply via email to"
    r"|To unsubscribe|To leave the list|Unsubscribe:|"
    r"You (?:are receiving|received) this|This e-?mail(?: message)? (?:and|is|has|may)\b"
    r"|Virus-free|CONFIDENTIALITY"
    r"|No virus(?:es)?\b[^.\n]{0,40}\b(?:found|detected)\b|(?:Virus )?(?:scanned|checked) by\b"
    r"|Outgoing mail is certified"
    r"|This (?:e-?mail|message|mail) (?:has been|was) (?:scanned|checked)\b)",
    re.IGNORECASE,
)
_UNDERLINE: Final = re.compile(r"[ \t]*(?:_{8,}|-{20,}|={20,})[ \t]*$")
_LIST: Final = re.compile(r"mailing list|https?://|\S+@\S+|unsubscribe|listinfo", re.IGNORECASE)
_GOES_ON: Final = re.compile(
    r"[ \t]*(?:(?:part|section|card|half|action|step|move|turn|act)\b[ \t]*(?:\w+)?"
    r"|then|next|now|also|and|second(?:ly)?|finally|later|continued?|p\.?s)\b",
    re.IGNORECASE,
)
_PGP_SIGNED: Final = re.compile(r"-----BEGIN PGP SIGNED MESSAGE-----")
_PGP: Final = re.compile(r"-----BEGIN PGP (?:SIGNATURE|PUBLIC KEY|MESSAGE)[^\n]*-----")


def mark_endings(text: str, lines: list[Piece], sender: str | None = None) -> list[Piece]:
    """The pieces with signature and footers told apart; `sender` is whose name signs."""
    found = list(lines)
    if "-----BEGIN PGP" in text:
        _armour(text, found)
    _footers(text, found)
    _dashes(text, found, sender)
    if sender:
        _below_name(text, found, sender)
    return found


def _dashes(text: str, lines: list[Piece], sender: str | None) -> None:
    own = own_places(lines)
    dashes = [
        p for p in own if text[lines[p].start] == "-" and _DASHES.match(text[lines[p].start : lines[p].end])
    ]
    for place in dashes:
        lines[place] = lines[place].sorted_as(Sort.BLANK)
    if len(dashes) > 1 and not any(text[lines[p].start : lines[p].end].endswith(" ") for p in dashes):
        # several bare pairs of hyphens part sections
        return
    if dashes:
        _signature(text, lines, dashes[-1], sender)


def _signature(text: str, lines: list[Piece], place: int, sender: str | None) -> None:
    below = [line for line in lines[place + 1 :] if line.sort is Sort.OWN]
    bare = not text[lines[place].start : lines[place].end].endswith(" ")
    long = len(below) > _SHORT_LINES or sum(line.end - line.start for line in below) > _SHORT
    if long and bare:
        return
    first = text[below[0].start : below[0].end] if below else ""
    goes_on = bool(_GOES_ON.match(first)) and (first.rstrip().endswith((":", ".")) or len(below) > 1)
    if bare and (goes_on or (first.rstrip().endswith(":") and len(below) > 1)):
        return
    if (bare and _parts(text, lines, place, sender)) or _announced(text[: lines[place].start]):
        return
    if bare and len(below) <= _FEW_BELOW and _headed(text[: lines[place].start], text, below, sender):
        return
    signed = not bare or _is_motto([text[line.start : line.end] for line in below], sender)
    sort = Sort.DOUBTFUL if not signed or goes_on or long else Sort.SIGNATURE
    lines[place] = lines[place].sorted_as(Sort.SIGNATURE)
    for index in range(place + 1, len(lines)):
        if lines[index].sort is Sort.OWN:
            lines[index] = lines[index]._replace(
                sort=sort, doubt="maybe_signature" if sort is Sort.DOUBTFUL else ""
            )


def _is_motto(below: list[str], sender: str | None) -> bool:
    """`Ondine` above `Trust no one`: whether the sender's own name and a short saying stand below, which
    takes nothing back and says nothing of emself."""
    own = signed_names(sender) if sender is not None else frozenset[str]()
    if len(below) != len(("name", "motto")) or not own or not own.issuperset(_words(below[0])):
        return False
    lows = _words(below[1])
    return 1 < len(lows) <= _LONGEST_MOTTO and _NO_MOTTO.isdisjoint(lows) and _NAMING.search(below[1]) is None


_LONGEST_MOTTO: Final = 7
_NAMING: Final = re.compile(r"\d|\s[A-Z]|^\s*[Nn]o\b[^\w ]")
_NO_MOTTO: Final = words_in(
    "i me my mine we ps p.s not never just only kidding joking joke jk lol draft test void ignore disregard "
    "cancel scratch wait sorry oops correction actually instead if unless when until maybe perhaps later "
    "tomorrow behalf for from by sent dictated written as this that above was were"
)


def _parts(text: str, lines: list[Piece], place: int, sender: str | None) -> bool:
    """Whether a bare pair of hyphens stands between blank lines, with prose of the sender's below that is no
    saying: a rule between two parts. Below a name, and above one, stands what is signed."""
    around = [lines[p].sort for p in (place - 1, place + 1) if 0 <= p < len(lines)]
    if around != [Sort.BLANK, Sort.BLANK]:
        return False
    above = text[: lines[place].start].rstrip().rpartition("\n")[2]
    below = _BLANK_LINE.split(text[lines[place].end :].strip())
    said = below[:-1] if len(below) > 1 and _SIGNED.fullmatch(below[-1].rstrip()) else below
    own = signed_names(sender) if sender is not None else frozenset[str]()
    if _SIGNED.fullmatch(above) or not own.isdisjoint(_words(said[0])):
        return False
    opens = said[0].rstrip()
    prose = opens[-1:] in _CLOSED and _OF_ONESELF.search("\n".join(said)) is not None
    headed = len(said) > 1 and "\n" not in opens and not any(mark in opens for mark in _ADDRESSING)
    return (prose or headed) and opens[:1] not in _QUOTING and said[-1].rstrip()[-1:] in _CLOSED


def _headed(above: str, text: str, below: list[Piece], sender: str | None) -> bool:
    """Whether both parts have a heading of the same kind (`Votes.`, and below `Party business.`), or the
    upper one is called a mere preamble, so that the rest of the mail is still to come."""
    lines = [line.strip() for line in above.splitlines() if line.strip()]
    said = [text[line.start : line.end].strip() for line in below]
    if not lines or not said or _SIGNED.fullmatch(lines[-1]) or _END_OF_SENTENCE.search(said[-1]) is None:
        return False
    own = signed_names(sender) if sender is not None else frozenset[str]()
    if not own.isdisjoint(_words(said[0])) or said[0][:1] in _QUOTING:
        return False
    if _PREAMBLE.match(lines[0]) and _OF_ONESELF.match(said[0]):
        return True
    heads = [_HEADING.fullmatch(line) for line in (lines[0], said[0])]
    alike = all(heads) and lines[0][-1] == said[0][-1] and not _GREETING.match(said[0])
    return alike and len(lines) > 1 and len(said) > 1 and _OF_ONESELF.match(said[1]) is not None


_FEW_BELOW: Final = 5
_END_OF_SENTENCE: Final = re.compile(r"[.!:)]$|^[~– -]{0,3}(?:[A-Z]\w+(?: \w+)?, ?)?[A-Z]\w+$")
_PREAMBLE: Final = re.compile(
    r"(?:preamble|intro(?:duction)?|foreword|preface|small talk|chat|chatter|prologue|(?:first|part) (?:part"
    r"|one|1|i)"
    r"|off[- ]topic|gossip|weather)\b[^.!?\n]{0,3}[:.]",
    re.IGNORECASE,
)
_HEADING: Final = re.compile(r"(?!I\b)[A-Z1-9][\w']*(?: [\w'&]+){0,3}[.:]")
_GREETING: Final = re.compile(
    r"(?:best|kind|warm|yours|regards|greetings|love|cheers|thanks|thank|cordially|sincerely|see|take|your"
    r"|the"
    r"|sent|from|with)\b",
    re.IGNORECASE,
)


def _announced(above: str) -> bool:
    """Whether the last words above say that acts stand below the line (`one more action below the rule`)."""
    said = _SENTENCE_END.split(above.rstrip())[-1]
    return _ACTS_BELOW.search(said) is not None and _NO_ACTS.search(said) is None


_SENTENCE_END: Final = re.compile(r"(?<=[.!?:])\s+|\n[ \t\r]*\n\s*")
_ACTS_BELOW: Final = re.compile(
    r"\b(?:more|another|further|one|two|three|an|some|second|other|my|last)\b(?:\s+[\w-]+){0,2}?"
    r"\s+(?:act|acts|actions?|moves?|votes?)\b(?:\s+[\w']+){0,3}?\s+(?:below|under|beneath|underneath|past"
    r"|after)\s+"
    r"(?:the|this|that|my)\s+(?:[\w-]+\s+)?(?:rule|line|dashes|bar|break|signature|sig|hyphens|divider)\b",
    re.IGNORECASE,
)
_NO_ACTS: Final = re.compile(
    r"\b(?:no|not|never|none|nothing|ignore|disregard|joke|jokes|draft|drafts|sample|example|would|could"
    r"|might|may"
    r"|if|skip|quot\w+|used)\b|n't\b",
    re.IGNORECASE,
)


_CLOSED: Final = frozenset(".!:)")
_QUOTING: Final = frozenset("\"'“‘«*~")
_ADDRESSING: Final = frozenset("@/,+")
_BLANK_LINE: Final = re.compile(r"\n[ \t\r]*\n\s*")
# a name on a line of its own, perhaps with its greeting above: `Yours,` and `Delphine`
_SIGNED: Final = re.compile(
    r"(?:[^\W_][\w ]{1,30},?\n)?[~– -]{0,3}(?!I\b)[A-Z][\w'-]*[a-z.][\w.'-]*(?: [A-Z][\w.'-]*){0,2}[,.]?"
)
_OF_ONESELF: Final = re.compile(r"\bI\b")
_WORD: Final = re.compile(r"[^\W_]+")


def _words(words: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(words.partition("\n")[0])]


def _below_name(text: str, lines: list[Piece], sender: str) -> None:
    """A few lines right below the sender's name, at the very end, may be no words of this mail."""
    filled = own_places(lines)
    last = filled[-_SAYING_LINES - 1 :]
    names = signed_names(sender)
    signed = next((p for p in last if _bare(text[lines[p].start : lines[p].end]) in names), None)
    if signed is None or signed == filled[0] or signed == filled[-1]:
        return
    if any(line.sort is not Sort.OWN for line in lines[signed : filled[-1] + 1]):
        return
    if _GOES_ON.match(text, lines[signed + 1].start):
        return
    for place in range(signed + 1, filled[-1] + 1):
        lines[place] = lines[place]._replace(sort=Sort.DOUBTFUL, doubt="maybe_signature")


def _bare(words: str) -> str:
    """A line as a name would stand in it, without marks around it."""
    return words.strip(" \t-–—~,.").casefold()


def _footers(text: str, lines: list[Piece]) -> None:
    for place in own_places(lines):
        line = lines[place]
        words = text[line.start : line.end]
        first = words.lstrip()[:1]
        if first in "STGRYUVCNO" and _FOOTER.match(words):
            _mark(lines, place, _footer_end(text, lines, place))
        elif first in "_-=" and _UNDERLINE.match(words):
            below = [other for other in lines[place + 1 :] if other.sort is not Sort.BLANK]
            if below and len(below) <= 7 and any(_LIST.search(text[o.start : o.end]) for o in below):
                _mark(lines, place, len(lines))


def _footer_end(text: str, lines: list[Piece], place: int) -> int:
    """Where a footer ends that begins at `place`: with its paragraph, unless its writer speaks there.

    `Sent from my phone, so I ...` is no footer, and of `Sent from my phone` above `I explore.` the first
    line.
    """
    end = next((p for p in range(place, len(lines)) if lines[p].sort is Sort.BLANK), len(lines))
    if text[lines[place].start : lines[place].end].lstrip()[:4].lower() != "sent":
        return end
    spoken = next((p for p in range(place, end) if _OWN.search(text[lines[p].start : lines[p].end])), None)
    if spoken is None:
        return end
    whole = lines[place].end - lines[place].start <= _SHORT_FOOTER
    return place + 1 if spoken > place and whole else place


_OWN: Final = re.compile(r"(?:[:.!?;\u2013\u2014]|\bso\b|^)\s*(?:\w+\s+){0,2}?I\b")
_SHORT_FOOTER: Final = 40


def _mark(lines: list[Piece], start: int, end: int) -> None:
    for place in range(start, end):
        if lines[place].sort is Sort.OWN:
            lines[place] = lines[place].sorted_as(Sort.FOOTER)


def _armour(text: str, lines: list[Piece]) -> None:
    """PGP: the lines of the armour are no words; a signed text between them stays own."""
    inside = header = False
    for place, line in enumerate(lines):
        words = text[line.start : line.end]
        if line.sort is not Sort.OWN:
            header = header and line.sort is not Sort.BLANK
            continue
        if _PGP_SIGNED.match(words):
            header = True
        elif _PGP.match(words):
            inside = True
        if header or inside:
            lines[place] = line._replace(sort=Sort.FOOTER)
        if words.startswith("-----END PGP"):
            inside = False
