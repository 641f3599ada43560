"""The lines above another's words: who wrote them and when, or that they are forwarded.

Mail programs write them in the language of their owner, so they are told by what every language puts
there: an address or a name, a day and a time, a colon at the end, and a quotation below.
"""

import re
from typing import Final, NamedTuple

from gamemaster.language.english.tokens import fold_word, words_in
from gamemaster.language.layout.bylines import Other, byline
from gamemaster.language.layout.header_blocks import HeaderBlocks, addressed, dated
from gamemaster.language.layout.lines import ODD_MARK, Piece, Sort, next_filled

_ATTRIBUTION: Final = re.compile(
    r"""[ \t]*(?:
        (?:---[ ]?)?On\b.{2,160}\b(?:wrote|writes|said)[ \t]*:
      | (?:---[ ]?)?[^\s:>]{1,30}(?:[ ][^\s:>]{1,40}){0,6}[ ](?:wrote|writes)[ \t]*(?:\([^)]{0,60}\)|on[
      ].{1,40})?: | (?:At|Am|Le|El)\b.{2,120}\b(?:wrote|schrieb|a[ ]écrit|escribió)\b.{0,40}:
    )[ \t]*$""",
    re.VERBOSE,
)
_ATTRIBUTION_OPENS: Final = re.compile(r"[ \t]*(?:---[ ]?)?On\b(?=.*[\d,]).{5,120}$")
_ATTRIBUTION_CLOSES: Final = re.compile(r"(?:^|.*\W)(?:wrote|writes|said)[ \t]*:[ \t]*$")
_WROTE: Final = re.compile(
    r"\b(?:wrote|writes|schrieb(?:en)?|geschrieben|(?:a[ ])?écrit|écrivait|escribió|escribio|escribe"
    r"|escreveu|escreve|scritto|scrive|scrisse|schreef|geschreven|skrev|skrifaði|kirjoitti|napsala?"
    r"|napísala?|napisała?|napisao|napisala|pisze|piše|írta|yazdı|написала?|пишет|писав|написав|έγραψε|scris|rašė"
    r"|kirjutas|menulis|viết)\b|写道|寫道|写到|さんは書きました|のメッセージ|님이[ ]작성|כתב|كتب",
    re.IGNORECASE,
)
_FIRST_PERSON: Final = re.compile(r"\b(?:I|I['’]\w+|my|we)\b")
_FORWARD: Final = re.compile(
    r"[ \t]*(?:-{2,}[ ]?(?:Original|Forwarded)[ ]Message[ ]?-*|-+[ ]Forwarded[ ]message.*"
    r"|Begin[ ]forwarded[ ]message:)",
    re.IGNORECASE,
)
_UNDERSCORES: Final = re.compile(r"[ \t]*_{20,}[ \t]*$")
_MESSAGES: Final = words_in(
    "message nachricht mail e-mail meddelande melding meddelelse besked messaggio mensaje mensagem bericht"
    " wiadomosc zprava sprava viesti сообщение письмо повідомлення 邮件 郵件 メッセージ uzenet"
    " ileti mesaj mesajul μηνυμα הודעה رسالة poruka sporocilo pesan kiri zinute"
) | {fold_word(word) for word in ("メッセージ", "메시지", "메일")}
_ENGLISH: Final = words_in("message mail e-mail")
_ORIGINALS: Final = words_in("original forwarded fwd quoted")
_ENDS: Final = words_in("end ende fin fine einde slut slutt koniec konec loppu fim конец kraj vege")
_LONGEST: Final = 300
_WIDEST: Final = 4
_SHORT: Final = 4
# a line that tells the day and no more, or leaves a comma for who wrote
_DAY_ALONE: Final = re.compile(r"[ \t]*\d|.*,[ \t]*$")
_NAMED: Final = re.compile(r"[ \t]*[^\W\d_]")
_NEAR: Final = 2


class Below(NamedTuple):
    """From line `begin` on everything is somebody else's; all of it in doubt when that is not `sure`.

    `dated` says that the line above tells a time, as no person writes it. `ruled` says that a rule opened
    it, so that a rule may close it.
    """

    begin: int
    dated: bool = True
    sure: bool = True
    ruled: bool = False


_PLAIN: Final = re.compile(r"(?![-\u2013\u2014B\s])[^\d:\uff1a@<]*")
"""A line without a number, an address, a colon or a rule: nobody else's words begin with it."""


def mark_attributions(text: str, lines: list[Piece], other: Other, start: int = 0) -> Below | None:
    """Turn attributions from line `start` on into their class; below which of them others' words stand
    unmarked, if any.

    They do so below a rule or a header of a forwarded mail, and below an attribution that no marked quote
    follows. `other` says whether words name a player other than the sender.
    """
    ended = start
    headers = HeaderBlocks(text, lines, other)
    own = Sort.OWN
    for place in range(start, len(lines)):
        line = lines[place]
        if line.level > 1 and text[line.end - 1] == ">" and _framed(text, lines, place):
            lines[place] = line._replace(sort=Sort.ATTRIBUTION, level=0)
            return Below(place + 1)
        if place < ended or line.sort is not own or _PLAIN.fullmatch(text, line.start, line.end):
            continue
        ended, below = _opened(text, lines, place, headers, other)
        if below is not None:
            return below
    return None


def _opened(
    text: str, lines: list[Piece], place: int, headers: HeaderBlocks, other: Other
) -> tuple[int, Below | None]:
    """Mark what opens another's words at `place`: the line after it, and what it says of unmarked words."""
    line = lines[place]
    words = text[line.start : line.end]
    if forwards(words):
        lines[place] = line._replace(sort=Sort.FORWARD)
        return place, Below(place + 1, ruled=True)
    header = headers.at(place) if ":" in words or "：" in words else None
    if header is not None and header.sure:
        _mark_rule_above(text, lines, place)
        return place, Below(place)
    if header is not None:
        for index in range(place, len(lines)):
            if lines[index].sort is Sort.OWN:
                lines[index] = lines[index]._replace(sort=Sort.DOUBTFUL, doubt="unmarked_header")
        return len(lines), None
    width, below = _attribution(text, lines, place, words)
    if not width:
        said = byline(text, lines, place, other)
        if said is None or not _unmarked(lines, place + said.width):
            return place, None
        below = Below(place + said.width, sure=said.sure)
        width = said.width if said.sure else 0
    for inner in range(place, place + width):
        lines[inner] = lines[inner].sorted_as(Sort.ATTRIBUTION)
    return place + width, below


def _framed(text: str, lines: list[Piece], place: int) -> bool:
    """Whether a line between quote marks, `>>> Tarn <t@example.org> 3/3/2026 >>>`, opens unmarked words."""
    words = text[lines[place].start : lines[place].end]
    return (addressed(words) or dated(words)) and _unmarked(lines, place + 1)


def _unmarked(lines: list[Piece], place: int) -> bool:
    """Whether the next words from `place` on bear no marks."""
    below = next_filled(lines, place)
    return below is not None and lines[below].sort is Sort.OWN


def forwards(words: str) -> bool:
    """Whether a line opens words of another mail, as `-----Original Message-----` does in any language."""
    first = words.lstrip()[:1]
    if not first or first not in "-–—B":
        return False
    if _FORWARD.match(words):
        return True
    told = _ruled(words)
    if told & _ENDS or not (told & _MESSAGES or told & _ORIGINALS):
        return False
    return bool(told & _MESSAGES - _ENGLISH or (told & _ORIGINALS and (told & _ENGLISH or len(told) == 1)))


def ends_forward(words: str) -> bool:
    """Whether a line closes the words of another mail: `----- End forwarded message -----`."""
    told = _ruled(words)
    return bool(told & _ENDS) and bool(told & _MESSAGES)


def _ruled(words: str) -> frozenset[str]:
    """The words of a line that stand between dashes."""
    words = words.strip()
    if (
        len(words) > 120
        or "PGP" in words
        or not (words[:2] in {"--", "——", "––"} and words[-2:] in {"--", "——", "––"})
    ):
        return frozenset()
    return frozenset(fold_word(word.strip("()[]:")) for word in words.strip("-–— ").split())


def _mark_rule_above(text: str, lines: list[Piece], place: int) -> None:
    """The rule, or `Start of the forwarded message:`, right above a header."""
    above = next(
        (p for p in range(place - 1, max(-1, place - 1 - _NEAR), -1) if lines[p].sort is not Sort.BLANK), None
    )
    if above is None or lines[above].sort is not Sort.OWN:
        return
    words = text[lines[above].start : lines[above].end].strip()
    told = {fold_word(word.strip(":")) for word in words.split()}
    opens = words.endswith(":") and len(told) <= _WIDEST + 1 and _MESSAGES & told and "i" not in told
    if opens or _ruled(words) or _UNDERSCORES.match(words):
        lines[above] = lines[above]._replace(sort=Sort.FORWARD)


def _attribution(text: str, lines: list[Piece], place: int, words: str) -> tuple[int, Below | None]:
    """How many lines the attribution at `place` takes, 0 when there is none; and what it says of what is
    below when no quote marks do."""
    if len(words) > _LONGEST:
        return 0, None
    if _closed(words):
        return _told(lines, place, 1, words)
    if not _may_open(words):
        return 0, None
    whole = bool(_DAY_ALONE.match(words)) or words.lstrip().startswith(("On ", "---"))
    for last in range(place + 1, min(place + _WIDEST, len(lines))):
        more = text[lines[last].start : lines[last].end]
        if lines[last].sort is not Sort.OWN or len(words) + len(more) > _LONGEST:
            return 0, None
        words = f"{words.rstrip()} {more.lstrip()}"
        if _closed(more):
            if not whole and _NAMED.match(more) and _WROTE.search(more):
                return 0, None
            return _told(lines, place, last + 1 - place, words)
    return 0, None


def _closed(words: str) -> bool:
    """Whether a line ends an attribution: with a colon, or having said it all."""
    words = words.rstrip()
    if words[-1:] in {":", "："}:
        return True
    return words[-1:].isalpha() and addressed(words) and dated(words) and _WROTE.search(words) is not None


def _may_open(words: str) -> bool:
    """Whether an attribution may begin in a line that does not end it."""
    if words.lstrip().startswith(("On ", "---")) and _ATTRIBUTION_OPENS.match(words):
        return True
    told = dated(words) or addressed(words) or words.rstrip()[-1:] == "<"
    return told and not _FIRST_PERSON.search(words) and words.rstrip()[-1:] not in {".", "!", "?", ";"}


def _told(lines: list[Piece], place: int, width: int, words: str) -> tuple[int, Below | None]:
    """What an attribution of `width` lines says, if `words` are one."""
    after = place + width
    below = next_filled(lines, after)
    marked = below is not None and _oddly_marked(lines, below)
    found = _attributed(words, width, marked)
    if found is None:
        return 0, None
    if below is not None and lines[below].sort is Sort.OWN:
        return width, found._replace(begin=after)
    if not marked and not found.sure:
        return 0, None
    if below is not None:
        for index in range(below, len(lines)):
            if lines[index].doubt != ODD_MARK:
                break
            lines[index] = lines[index]._replace(sort=Sort.QUOTE, level=1, doubt="")
    return width, None


def _oddly_marked(lines: list[Piece], place: int) -> bool:
    """Whether a quotation begins there, strange as its marks may be."""
    return lines[place].sort is Sort.QUOTE or lines[place].doubt == ODD_MARK


def _attributed(words: str, width: int, marked: bool) -> Below | None:
    """What `words` say of unmarked words below them; None where they are no attribution. `marked` tells
    that a quotation stands below."""
    english = words.lstrip().startswith(("On ", "---"))
    short = len(words.split()) <= _SHORT
    if width == 1 and _ATTRIBUTION.match(words):
        exact = english or "<" in words or any(c.isdigit() for c in words)
        return Below(0, exact) if exact or "@" in words or marked or short else None
    if width > 1 and english and _ATTRIBUTION_CLOSES.match(words):
        return Below(0)
    if _FIRST_PERSON.search(words):
        return None
    wrote = _WROTE.search(words) is not None
    by, at = addressed(words), dated(words)
    if wrote + by + at >= 2 or (marked and (wrote or by or at)):
        return Below(0)
    if width > 1 or len(words.split()) > 3 * _SHORT:
        return None
    return Below(0, sure=wrote and short, dated=False) if wrote or by else None
