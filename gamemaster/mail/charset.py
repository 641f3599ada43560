"""Bytes to text, whatever the mail claims about its character set.

Always returns text that can be stored and printed: no NUL, no lone surrogate.
"""

import codecs
import re
import unicodedata

# codecs that are no character sets: slow on purpose-made input, or decoding to something else
_NOT_CHARSETS = frozenset(
    {"punycode", "idna", "unicode-escape", "raw-unicode-escape", "undefined", "mbcs", "oem"}
)
_LABEL = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:+-]{0,39}")
_ASCII_KIN = frozenset({"ascii", "iso8859-1"})
# a letter with accents as characters of their own; more than a few are no letter of any language
_DECOMPOSED = re.compile(r"[^\W\d_][\u0300-\u036f]{1,4}")
# soft hyphen, zero-width blanks and joiners, marks and isolates that turn nothing round
_INVISIBLE = re.compile("[\u00ad\u200b-\u200e\u2060\u2066\u2068\u2069\ufeff]+")


def decode(data: bytes, declared: str | None) -> tuple[str, str]:
    """Decode `data`; the second value says what was wrong with `declared` ("" if nothing was).

    Tried in turn: the declared set, UTF-8, Windows-1252, Windows-1252 with replacement characters.
    Latin-1 is read as Windows-1252, as every mail reader does.
    """
    name = _known(declared)
    if name is None:
        text = _guess(data)
        return text, f"the character set {_shown(declared)} is unknown"
    if name not in _ASCII_KIN:
        try:
            return clean(data.decode(name)), ""
        except (ValueError, LookupError, TypeError):
            return _guess(data), f"the text is not valid {_shown(declared)}"
    return _guess(data), ""


def clean(text: str) -> str:
    """`text` without what databases and terminals cannot take: NULs and lone surrogates."""
    if "\0" in text:
        text = text.replace("\0", "\N{REPLACEMENT CHARACTER}")
    if text.isascii():
        return text
    return text.encode("utf-8", "replace").decode("utf-8")


def as_shown(text: str) -> str:
    """`text` with what every mail reader shows alike made the same: letters composed, and without characters
    that nobody sees. What turns the direction of writing round stays, for it changes what is shown."""
    if text.isascii():
        return text
    return _DECOMPOSED.sub(lambda m: unicodedata.normalize("NFC", m.group()), _INVISIBLE.sub("", text))


def from_surrogates(text: str) -> str:
    """Repair a header value in which the parser kept raw 8-bit bytes as lone surrogates."""
    if text.isascii():
        return clean(text)
    return _guess(text.encode("utf-8", "surrogateescape"))


def _known(label: str | None) -> str | None:
    """Python's name of the character set, or None when it is none we can use."""
    if not label:
        return "ascii"
    if not _LABEL.fullmatch(label):
        return None
    try:
        name = codecs.lookup(label).name
    except (LookupError, ValueError, TypeError):
        return None
    return None if name in _NOT_CHARSETS else name


def _guess(data: bytes) -> str:
    try:
        return clean(data.decode("utf-8"))
    except UnicodeDecodeError:
        return clean(data.decode("cp1252", "replace"))


def _shown(label: str | None) -> str:
    return ascii((label or "")[:40])
