"""HTML to plain text for reading announcements: paragraphs, lists and quotes survive, looks do not.

Quoted text (`blockquote`) keeps its level as `> ` at the start of the line, for what another person
wrote must never read as the sender's own words. What a mail reader hides is left out; what it strikes out is
said to be, for that is not meant.

The tags are cut by own linear code: the standard library's HTMLParser takes minutes for some mails of
a hundred kilobytes and raises on others (a character reference of thousands of digits).
"""

import html
import re
from collections.abc import Iterator
from typing import NamedTuple

LONGEST = 131_072
"""How many characters of one HTML part are read."""

_DEEPEST_QUOTE = 20
_RAW = frozenset({"script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes"})
_SKIPPED = frozenset({"head", "template", "noscript", "svg", "select"})
_VOID = frozenset({"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "wbr"})
_BLOCKS = frozenset(
    {"address", "article", "aside", "center", "dd", "div", "dl", "dt", "fieldset", "figure"}
    | {"footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav"}
    | {"ol", "section", "table", "tr", "ul"}
)
_PARAGRAPHS = frozenset({"p", "blockquote", "pre"})
_STRUCK = frozenset({"s", "strike", "del"})

# comments and declarations: no reader shows them
_UNSEEN = re.compile(r"<!--.*?(?:-->|\Z)|<[!?][^>]*(?:>|\Z)", re.DOTALL)
_OPENING = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9:-]{0,30})")
# the possessive parts keep a tag without an end from being read more than once
_REST = re.compile(r"""((?>[^>=]+|=\s*+(?:"[^"]*"|'[^']*')?)*+)>""")
_ATTRIBUTE = re.compile(r"""([^\s=/"'>]+)(?:\s*+=\s*+(?>"([^"]*)"|'([^']*)'|([^\s"'>]*)))?""")
_HIDING = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?<![\w-])color\s*:\s*transparent"
    r"|(?:font-size|opacity|max-height)\s*:\s*0(?![\d.])|(?:left|top|text-indent)\s*:\s*-\d{3}"
)
_STRIKING = re.compile(r"text-decoration[\w-]{0,20}\s{0,9}:[^;]{0,200}line-through")
_ENDLESS = re.compile(r"&#[xX]?[0-9a-fA-F]{9,};?")
_BLANKS = re.compile(r"[ \t\n\r\f\xa0]+")


class _Token(NamedTuple):
    """A stretch of text (`tag` is ""), or one tag with its attributes as they stand."""

    tag: str
    text: str
    closing: bool = False


def to_text(source: str) -> str:
    """The visible text of the HTML `source` (its first 131,072 characters), one line a block."""
    writer = _Writer()
    for token in _tokens(_UNSEEN.sub("", source[:LONGEST])):
        writer.take(token)
    return writer.result()


def _tokens(source: str) -> Iterator[_Token]:
    at = start = 0
    while (at := source.find("<", at)) >= 0:
        opening = _OPENING.match(source, at)
        if not opening:
            at += 1
            continue
        if at > start:
            yield _Token("", _unescaped(source[start:at]))
        name, closing = opening[2].lower(), bool(opening[1])
        if source.startswith(">", opening.end()):
            # most tags have no attributes
            yield _Token(name, "", closing)
            at = start = opening.end() + 1
        else:
            rest = _REST.match(source, opening.end())
            if not rest:
                return  # a tag that never ends swallows what follows, as in a browser
            yield _Token(name, rest[1], closing)
            at = start = rest.end()
        if name in _RAW and not closing:
            end = re.compile(rf"</{name}(?=[\s/>])", re.IGNORECASE).search(source, at)
            if not end:
                return
            at = start = end.start()
    yield _Token("", _unescaped(source[start:]))


def _unescaped(text: str) -> str:
    if "&" not in text:
        return text
    return html.unescape(_ENDLESS.sub("\N{REPLACEMENT CHARACTER}", text))


class _Writer:
    """Collects the text of tokens line by line."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._words: list[str] = []
        self._quotes = 0
        self._pre = 0
        self._lists: list[int | None] = []
        self._hidden = ""  # the tag that began a hidden stretch
        self._hidden_depth = 0
        self._struck = ""  # the tag that began a struck-out stretch
        self._struck_depth = 0

    def take(self, token: _Token) -> None:
        """Go on with the next token."""
        tag = token.tag
        if self._hidden:
            if tag == self._hidden:
                self._hidden_depth += -1 if token.closing else 1
                self._hidden = self._hidden if self._hidden_depth else ""
        elif not tag:
            self._say(token.text)
        elif not token.closing and (tag in _SKIPPED or (tag not in _VOID and _hides(token.text))):
            self._hidden, self._hidden_depth = tag, 1
        elif tag == self._struck and token.closing:
            self._strike(-1)
            self._lay_out(token)
        else:
            self._lay_out(token)
            if tag == self._struck or (not token.closing and self._begins_striking(token)):
                self._struck = tag
                self._strike(1)

    def _lay_out(self, token: _Token) -> None:
        tag = token.tag
        if tag == "br":
            self._break()
        elif tag in _BLOCKS or tag in _PARAGRAPHS:
            self._block(tag, token.closing)
        elif tag in ("td", "th") and self._words:
            self._words.append(" ")

    def _begins_striking(self, token: _Token) -> bool:
        tag = token.tag
        return not self._struck and tag not in _VOID and (tag in _STRUCK or _strikes(token.text))

    def _strike(self, step: int) -> None:
        self._struck_depth += step
        if not self._struck_depth:
            self._struck = ""
            self._words.append("]")
        elif step > 0 and self._struck_depth == 1:
            self._words.append("[struck out: ")

    def result(self) -> str:
        """Everything taken so far, without blank lines at either end."""
        self._finish_line()
        while self._lines and not self._lines[-1].strip("> "):
            self._lines.pop()
        return re.sub(r"\n{3,}", "\n\n", "\n".join(self._lines)).strip("\n")

    def _say(self, text: str) -> None:
        if not self._pre:
            self._words.append(_BLANKS.sub(" ", text))
            return
        first, *rest = text.replace("\xa0", " ").split("\n")
        self._words.append(first)
        for line in rest:
            self._break()
            self._words.append(line)

    def _block(self, tag: str, closing: bool) -> None:
        self._finish_line()
        step = -1 if closing else 1
        if tag in _PARAGRAPHS and not closing:
            self._blank_line()
        if tag == "blockquote":
            self._quotes = max(0, self._quotes + step)
        elif tag == "pre":
            self._pre = max(0, self._pre + step)
        elif tag in ("ul", "ol"):
            self._list(tag, closing)
        elif tag == "li" and not closing:
            self._words.append(self._bullet())
        if tag in _PARAGRAPHS and closing:
            self._blank_line()

    def _list(self, tag: str, closing: bool) -> None:
        if not closing:
            self._lists.append(0 if tag == "ol" else None)
        elif self._lists:
            self._lists.pop()

    def _bullet(self) -> str:
        number = self._lists[-1] if self._lists else None
        if number is None:
            return "- "
        self._lists[-1] = number + 1
        return f"{number + 1}. "

    def _prefix(self) -> str:
        return "> " * min(self._quotes, _DEEPEST_QUOTE)

    def _break(self) -> None:
        text = "".join(self._words)
        self._words.clear()
        # blanks at the start of a line mean something only in preformatted text
        text = text.rstrip() if self._pre else " ".join(text.split())
        self._lines.append((self._prefix() + text).rstrip())

    def _finish_line(self) -> None:
        if "".join(self._words).strip():
            self._break()
        self._words.clear()

    def _blank_line(self) -> None:
        if self._lines and self._lines[-1].strip("> "):
            self._lines.append(self._prefix().rstrip())


def _strikes(attributes: str) -> bool:
    """Whether the attributes of a tag strike its content out."""
    if "line-through" not in attributes:
        return False
    found = _ATTRIBUTE.finditer(attributes)
    values = (m.group(2) or m.group(3) or m.group(4) or "" for m in found if m.group(1).lower() == "style")
    return any(_STRIKING.search(value.lower()) for value in values)


def _hides(attributes: str) -> bool:
    """Whether the attributes of a tag keep its content from being shown."""
    if "=" not in attributes and "hidden" not in attributes:
        return False
    for match in _ATTRIBUTE.finditer(attributes):
        name = match.group(1).lower()
        value = match.group(2) or match.group(3) or match.group(4) or ""
        if name == "hidden" or (name == "style" and _HIDING.search(value.lower())):
            return True
    return False
