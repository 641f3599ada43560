"""The header of a mail inside the text of another, in whatever language the mail program speaks.

Programs that quote without marks put one above what they quote. It is told by its labels where these are
known, and by its shape where they are not: fields one below the other, an address in one, a time in another.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from gamemaster.language.english.tokens import fold_word
from gamemaster.language.layout.lines import Piece, Sort

_FIELD: Final = re.compile(
    r"[ \t\xa0\u200e\u200f\u202a-\u202e\u2067*_>]{0,8}"
    r"([^\W\d_]{1,24}(?:[ '’/-][^\W\d_]{1,20}){0,3})[ \t\xa0]?[*_]{0,2}[:：](.*)"
)
_ENGLISH_FIELD: Final = re.compile(r"(?:From|To|Cc|Date|Sent|Subject|Reply-To):(?:\s|$)")
_ADDRESS: Final = re.compile(r"[\w.+-]{1,64}@[\w-]{1,63}\.\w")
_YEAR: Final = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d\d(?!\d)")
_TIME: Final = re.compile(r"(?<!\d)\d{1,2}[:.]\d\d(?!\d)")
_FIGURES: Final = re.compile(r"\d\d")
_HOUR: Final = re.compile(r"(?<!\d)\d{1,2}:\d\d(?!\d)")
_MOST: Final = 12
_FEW: Final = 3
_LONGEST: Final = 400
"""Characters of a line that are looked at."""

_ROLES: Final[Mapping[str, str]] = {
    "from": "from von de van da od fra från lähettäjä от від 发件人 寄件者 寄件人 发送人 差出人 送信者 送信元"
    " 보낸사람 gönderen kimden feladó από מאת من expéditeur remitente mittente"
    " afsender avsender nadawca odesílatel odosielateľ expeditor pošiljatelj"
    " pošiljalac šalje nuo siuntėjas sūtītājs saatja pengirim dari",
    "when": "sent date gesendet datum envoyé enviado enviada el fecha data verzonden"
    " inviato sendt skickat dato lähetetty päiväys wysłano odesláno odoslané"
    " отправлено дата надіслано 发送时间 日期 寄件日期 发送日期 時間 傳送日期 送信日時 日付 日時 보낸날짜"
    " 날짜 gönderildi gönderme tarih elküldve dátum poslano trimis στάλθηκε ημερομηνία"
    " נשלח תאריך تاريخ saadetud išsiųsta nosūtīts",
    "to": "to an à a pour para aan til till per vastaanottaja do komu кому 收件人 收件者 宛先"
    " 받는사람 alıcı kime címzett prima προς אל إلى către catre destinatario kellele"
    " kam kepada",
    "about": "subject betreff objet sujet asunto assunto onderwerp oggetto emne ämne aihe"
    " temat předmět predmet тема 主题 主旨 主題 件名 제목 konu tárgy θέμα נושא الموضوع"
    " subiect teema tema perihal",
    "also": "cc kopie kopia копия 抄送 副本 reply-to antwort-an bcc",
}
_LABELS: Final = {fold_word(label): role for role, labels in _ROLES.items() for label in labels.split()}


class Header(NamedTuple):
    """The lines `start` to `end` (half-open) that are the header; it is not `sure` when it may be a list of
    the sender's own."""

    start: int
    end: int
    sure: bool = True


class _Field(NamedTuple):
    role: str
    value: str


class HeaderBlocks:
    """Finds them among the lines of one text; each line is looked at once. `other` says whether words name a
    player other than the sender."""

    def __init__(self, text: str, lines: list[Piece], other: Callable[[str], bool]) -> None:
        self._text = text
        self._lines = lines
        self._other = other
        self._told: dict[int, tuple[str, str] | None] = {}

    def at(self, place: int) -> Header | None:
        """The header that begins in the own line at `place`."""
        if not self._opens(place):
            return None
        fields, end = self._fields(place)
        roles = {field.role for field in fields}
        if "from" in roles and roles & {"when", "about"}:
            return Header(place, end)
        if len(fields) >= _FEW and _shaped(fields):
            return Header(place, end)
        if {"from", "to"} <= roles or self._alone(place, fields):
            return Header(place, end, False)
        return None

    def _alone(self, place: int, fields: list[_Field]) -> bool:
        """Whether nothing but who wrote stands above, in a paragraph of its own."""
        if len(fields) != 1 or fields[0].role != "from":
            return False
        if any(self._lines[p].sort is Sort.OWN for p in (place - 1, place + 1) if 0 <= p < len(self._lines)):
            return False
        return addressed(fields[0].value) or self._other(fields[0].value)

    def _opens(self, place: int) -> bool:
        """Whether a header may begin here: at the first field of a list, or where it says who wrote."""
        field = self._field(place)
        if field is None:
            return False
        return field[0] == "from" or place == 0 or self._field(place - 1) is None

    def _field(self, place: int) -> tuple[str, str] | None:
        """The role ("" for any other) and the value of the field in a line."""
        line = self._lines[place]
        if line.sort is not Sort.OWN:
            return None
        if place not in self._told:
            self._told[place] = _field(self._text[line.start : min(line.end, line.start + _LONGEST)])
        return self._told[place]

    def _fields(self, place: int) -> tuple[list[_Field], int]:
        """The fields one below the other from `place` on, and the line after them."""
        lines = self._lines
        found: list[_Field] = []
        at = end = place
        while at < min(len(lines), place + 2 * _MOST) and len(found) < _MOST:
            told = self._field(at)
            if lines[at].sort is Sort.BLANK:
                # some programs leave a blank line below each field
                below = self._field(at + 1) if at + 1 < len(lines) and at == end else None
                if below is None or not below[0]:
                    break
                at += 1
                continue
            words = self._text[lines[at].start : min(lines[at].end, lines[at].start + _LONGEST)]
            if told is not None:
                found.append(_Field(*told))
            elif lines[at].sort is Sort.OWN and found and (not found[-1].value or _goes_on(words)):
                found[-1] = found[-1]._replace(value=f"{found[-1].value} {words.strip()}".strip())
            else:
                break
            at += 1
            end = at
        return found, end


def _field(words: str) -> tuple[str, str] | None:
    if ":" not in words and "：" not in words:
        return None
    match = _FIELD.match(words)
    if match is None:
        return None
    return _role(match[1]), match[2].strip(" \t\xa0*_")


@lru_cache(maxsize=512)
def _role(label: str) -> str:
    """What the field of that label tells, "" where its language or its meaning is not known."""
    return _LABELS.get(fold_word(label).replace(" ", "")) or _LABELS.get(
        fold_word(label.split(maxsplit=1)[0]), ""
    )


def _goes_on(words: str) -> bool:
    """Whether a line is the rest of a folded field: indented, or nothing but addresses."""
    return words[:1] in " \t" or (addressed(words) and " I " not in words)


def _shaped(fields: list[_Field]) -> bool:
    """Whether fields with labels of no known language look like a header."""
    return any(_ADDRESS.search(field.value) for field in fields) and any(
        dated(field.value) for field in fields
    )


def is_header_field(words: str) -> bool:
    """Whether a line of a quotation is a field of an English header."""
    return _ENGLISH_FIELD.match(words) is not None


def day_in(words: str) -> bool:
    """Whether a year, or a day in figures, stands in words."""
    return _YEAR.search(words) is not None


def hour_in(words: str) -> bool:
    """Whether a time of day stands in words, its hours and minutes parted by a colon."""
    return ":" in words and _HOUR.search(words) is not None


def dated(words: str) -> bool:
    """Whether words tell a day and a time of day, in figures."""
    return bool(_FIGURES.search(words)) and bool(_YEAR.search(words)) and bool(_TIME.search(words))


def addressed(words: str) -> bool:
    """Whether words hold the address of a mailbox."""
    return "@" in words and bool(_ADDRESS.search(words))
