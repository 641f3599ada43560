"""Which words of a mail its readers see: the one text that announcements are looked for in.

Plain text that is no attachment; only where there is none, the HTML part as text. Attachments and
forwarded messages publish nothing, so they are noted and left out.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Literal

from gamemaster.mail import html
from gamemaster.mail.charset import decode
from gamemaster.mail.flowed import unflow
from gamemaster.mail.limits import Note
from gamemaster.mail.parts import Leaf

TextFrom = Literal["plain", "html", "nothing"]

_SILENT = frozenset(
    {"application/pgp-signature", "application/pkcs7-signature", "application/x-pkcs7-signature"}
)
_NOT_WORDS = re.compile(r"<?(?:https?://|mailto:)[^\s>]*>?|\[(?:image|cid):[^\[\]\n]*\]")
_WORD = re.compile(r"\w+")
_QUOTED = re.compile(r"^[ \t]*>.*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Body:
    """The text with LF line ends, where it came from, and what there is to say about it."""

    text: str
    origin: TextFrom
    notes: tuple[Note, ...]


def read_body(found: list[Leaf]) -> Body:
    """Choose and decode the text among a mail's leaves."""
    notes: list[Note] = []
    plain: list[str] = []
    rich: list[str] = []
    choices: set[int] = set()
    for leaf in found:
        if leaf.kind == "text/plain" and not leaf.attached:
            if leaf.choice is None or leaf.choice not in choices:
                plain.append(_plain(leaf, notes))
            if leaf.choice is not None:
                choices.add(leaf.choice)
        elif leaf.kind == "text/html" and not leaf.attached:
            rich.append(_rich(leaf, notes))
        elif leaf.kind not in _SILENT and (leaf.attached or leaf.choice is None):
            notes.append(Note("attachment_ignored", _described(leaf)))
    return _choose(_join(plain), _join(rich), notes)


def _choose(text: str, from_html: str, notes: list[Note]) -> Body:
    if text.strip():
        if from_html.strip() and _own_words(text) != _own_words(from_html):
            notes.append(Note("html_differs", "its plain text and its HTML do not say the same"))
        return Body(text, "plain", tuple(notes))
    if from_html.strip():
        notes.append(Note("html_only", "it has no plain text; its HTML was read instead"))
        return Body(from_html, "html", tuple(notes))
    notes.append(Note("no_text", "it holds no text"))
    return Body("", "nothing", tuple(notes))


def _join(texts: list[str]) -> str:
    return "\n".join(text for text in texts if text.strip())


def _plain(leaf: Leaf, notes: list[Note]) -> str:
    text = _decoded(leaf, notes)
    if leaf.param("format").lower() == "flowed":
        text = unflow(text, leaf.param("delsp").lower() == "yes")
    return text


def _rich(leaf: Leaf, notes: list[Note]) -> str:
    source = _decoded(leaf, notes)
    if len(source) > html.LONGEST:
        notes.append(Note("too_large", f"only the first {html.LONGEST} characters of its HTML"))
    return html.to_text(source)


def _decoded(leaf: Leaf, notes: list[Note]) -> str:
    text, trouble = decode(leaf.data(), leaf.param("charset") or None)
    if trouble:
        notes.append(Note("charset_unknown", trouble))
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _own_words(text: str) -> Counter[str]:
    own = _NOT_WORDS.sub(" ", _QUOTED.sub("", text))
    return Counter(word.strip("_").casefold() for word in _WORD.findall(own))


def _described(leaf: Leaf) -> str:
    name = decode(leaf.filename.encode("utf-8", "surrogateescape"), "utf-8")[0][:80]
    kind = leaf.kind[:60]
    return f"{name!a} ({kind})" if name else kind
