"""Blanks that nobody filled in: `I explore. Signed: ______`, `Dear [first name], I vote for Tarn.`

A mail that holds one beside its acts was made from a form, and went out before it was finished.
"""

import re
from bisect import bisect_left, bisect_right
from functools import lru_cache
from typing import Final, NamedTuple

from gamemaster.language.vocabulary.scene import Act, Scene

_NAMED: Final = (
    r"(?:your|my|their|the|a|first|last|full|real)[ ](?:\w+[ ])?(?:names?|reasons?|date|signature|address"
    r"|number|target|place|card|player|title)"
)
_BLANK: Final = re.compile(
    rf"(?<![\w*/])_{{2,}}(?![\w*/])"
    rf"|[\[<](?:insert|enter|add|put|write)[ ][^\]>\n]{{1,40}}[\]>]"
    rf"|[\[<](?:{_NAMED}|[\w ]{{1,30}}[ ]goes|names?|reasons?|date|signature|tbd|todo|xxx+)(?:[ ]here)?[\]>]",
    re.IGNORECASE,
)
_SIGNS: Final = ("__", "[", "<")
"""What a blank begins with."""
_SIGNING: Final = re.compile(r"(?im)^(?:signed|signature|name|date)(?: by)?[ \t]*:?[ \t]*_{2,}")
_BREAK: Final = re.compile(r"\n[ \t\r]*\n")
_RULE: Final = re.compile(r"[\s_]*")


class _Form(NamedTuple):
    """What a text leaves to be filled in: where its paragraphs end and begin, where its blanks begin, in
    order, and whether it has one where it is to be signed."""

    ends: tuple[int, ...]
    begins: tuple[int, ...]
    blanks: tuple[int, ...]
    unsigned: bool


def left_blank(scene: Scene, act: Act) -> bool:
    """Whether a blank stands in the paragraph of an act that takes no text, or where the mail is signed."""
    if act.action.name in scene.lexicon.takes_texts:
        return False
    form = _form(scene.text)
    if form.unsigned or not form.blanks:
        return form.unsigned
    before, behind = bisect_right(form.begins, act.start), bisect_left(form.ends, act.end)
    begin = form.begins[before - 1] if before else 0
    end = form.ends[behind] if behind < len(form.ends) else len(scene.text)
    return any(begin <= place < end for place in form.blanks[bisect_left(form.blanks, begin) :][:1])


@lru_cache(maxsize=1)  # each act of a mail asks for the same text
def _form(text: str) -> _Form:
    # most mails have no such sign but in the rule above the list's footer
    signs = [place for place in map(text.find, _SIGNS) if place >= 0]
    found = _BLANK.finditer(text, min(signs)) if signs else ()
    blanks = tuple(one.start() for one in found if _stands_open(text, one))
    gaps = [gap.span() for gap in _BREAK.finditer(text)] if blanks else []
    ends, begins = tuple(first for first, _ in gaps), tuple(last for _, last in gaps)
    return _Form(ends, begins, blanks, "__" in text and _SIGNING.search(text) is not None)


def _stands_open(text: str, found: re.Match[str]) -> bool:
    """Whether its line is neither quoted nor a rule of underscores."""
    begin = text.rfind("\n", 0, found.start()) + 1
    end = text.find("\n", found.end())
    line = text[begin : end if end >= 0 else len(text)]
    return not line.startswith(">") and _RULE.fullmatch(line) is None
