"""Which words of a mail its readers see: the one text that announcements are looked for in.

Plain text that is no attachment; only where there is none, the HTML part as text. Attachments and
forwarded messages publish nothing, so they are noted and left out.
"""

import re
from dataclasses import dataclass
from typing import Literal, NamedTuple

from gamemaster.mail import html
from gamemaster.mail.breaks import ODD_BREAKS, plain_breaks
from gamemaster.mail.charset import as_shown, decode
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
    other: str = ""
    """The HTML as text, where it says something else than the plain text."""


class _Version(NamedTuple):
    """The text of one leaf, and the choice that it is offered in."""

    choice: int | None
    text: str


def read_body(found: list[Leaf]) -> Body:
    """Choose and decode the text among a mail's leaves."""
    notes: list[Note] = []
    plain: list[_Version] = []
    rich: list[_Version] = []
    second: list[_Version] = []
    for leaf in found:
        if leaf.kind == "text/plain" and not leaf.attached:
            again = leaf.choice is not None and any(leaf.choice == other.choice for other in plain)
            (second if again else plain).append(_Version(leaf.choice, _plain(leaf, notes)))
        elif leaf.kind == "text/html" and not leaf.attached:
            rich.append(_Version(leaf.choice, _rich(leaf, notes)))
        elif leaf.digested:
            notes.append(Note("digest_ignored", _described(leaf)))
        elif leaf.kind not in _SILENT and (leaf.attached or leaf.choice is None):
            notes.append(Note("attachment_ignored", _described(leaf)))
    differs = any(not _same(plain, others) for others in (rich, second))
    return _choose(_join(plain), _join(rich) or _join(second), differs, notes)


def _same(plain: list[_Version], others: list[_Version]) -> bool:
    """Whether other versions of the text say the same, each in the choice that it is offered in.

    What stands beside a choice, like the footer that a list adds as a part of its own, has but one version.
    """
    told = {
        choice: _join([version for version in others if version.choice == choice])
        for choice in {version.choice for version in others}
    }
    return all(
        _own_words(text) == _own_words(_join([version for version in plain if version.choice == choice]))
        for choice, text in told.items()
        if text.strip()
    )


def _choose(text: str, other: str, differs: bool, notes: list[Note]) -> Body:
    if text.strip():
        if differs:
            notes.append(Note("html_differs", "its plain text and its HTML do not say the same"))
        return Body(text, "plain", tuple(notes), other if differs else "")
    if other.strip():
        notes.append(Note("html_only", "it has no plain text; its HTML was read instead"))
        return Body(other, "html", tuple(notes))
    notes.append(Note("no_text", "it holds no text"))
    return Body("", "nothing", tuple(notes))


def _join(versions: list[_Version]) -> str:
    return "\n".join(version.text for version in versions if version.text.strip())


def _plain(leaf: Leaf, notes: list[Note]) -> str:
    text = _decoded(leaf, notes)
    if leaf.param("format").lower() == "flowed":
        text = unflow(text, leaf.param("delsp").lower() == "yes")
    return text


def _rich(leaf: Leaf, notes: list[Note]) -> str:
    source = _decoded(leaf, notes)
    if len(source) > html.LONGEST:
        notes.append(Note("too_large", f"only the first {html.LONGEST} characters of its HTML"))
    return as_shown(html.to_text(source))


def _decoded(leaf: Leaf, notes: list[Note]) -> str:
    text, trouble = decode(leaf.data(), leaf.param("charset") or None)
    if trouble:
        notes.append(Note("charset_unknown", trouble))
    if leaf.cut_short:
        notes.append(Note("cut_short", "the end of its text is missing"))
    return as_shown(plain_breaks(text.replace("\r\n", "\n"), ODD_BREAKS))


def _own_words(text: str) -> list[str]:
    own = _NOT_WORDS.sub(" ", _QUOTED.sub("", text))
    return [word.strip("_").casefold() for word in _WORD.findall(own)]


def _described(leaf: Leaf) -> str:
    name = decode(leaf.filename.encode("utf-8", "surrogateescape"), "utf-8")[0][:80]
    kind = leaf.kind[:60]
    return f"{name!a} ({kind})" if name else kind
