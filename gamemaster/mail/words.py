"""Encoded words (RFC 2047) in header fields, decoded without ever raising."""

import base64
import binascii
import re

from gamemaster.mail.charset import clean, decode

_CONTROL = re.compile(r"[\x00-\x1f\x7f\u0085\u2028\u2029]+")
_WORD = re.compile(r"=\?([^?*\s]{1,40})(?:\*[^?\s]{0,20})?\?([bBqQ])\?([^?\s]*)\?=")


def one_line(text: str) -> str:
    """`text` with line ends and control characters turned into single blanks."""
    return _CONTROL.sub(" ", text).strip()


def decode_words(value: str) -> str:
    """Decode the encoded words of RFC 2047 in `value`; what is malformed stays as it stands.

    Neighbouring words in one character set are joined as bytes first: many programs cut them in the
    middle of a character.
    """
    if "=?" not in value:
        return value
    out: list[str] = []
    pending: tuple[str, bytes] | None = None
    end = 0
    for match in _WORD.finditer(value):
        data = _word_bytes(match.group(2), match.group(3))
        if data is None:
            continue
        between = value[end : match.start()]
        label = match.group(1)
        if pending and not between.strip() and pending[0].lower() == label.lower():
            pending = (label, pending[1] + data)
        else:
            out.append(decode(pending[1], pending[0])[0] if pending else "")
            # blanks between two encoded words are not part of the text
            out.append("" if pending and not between.strip() else between)
            pending = (label, data)
        end = match.end()
    if pending:
        out.append(decode(pending[1], pending[0])[0])
    out.append(value[end:])
    return clean("".join(out))


def _word_bytes(encoding: str, text: str) -> bytes | None:
    data = text.encode("ascii", "replace")
    try:
        if encoding in "qQ":
            return binascii.a2b_qp(data, header=True)
        return base64.b64decode(data + b"=" * (-len(data) % 4))
    except (binascii.Error, ValueError):
        return None
