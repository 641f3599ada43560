"""Blanks that nobody filled in: `I explore. Signed: ______`, `Dear [first name], I vote for Tarn.`

A mail that holds one beside its acts was made from a form, and went out before it was finished.
"""

import re
from typing import Final

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
_SIGNING: Final = re.compile(r"(?im)^(?:signed|signature|name|date)(?: by)?[ \t]*:?[ \t]*_{2,}")
_BREAK: Final = re.compile(r"\n[ \t\r]*\n")
_RULE: Final = re.compile(r"[\s_]*")


def left_blank(scene: Scene, act: Act) -> bool:
    """Whether a blank stands in the paragraph of an act that takes no text, or where the mail is signed."""
    text = scene.text
    if act.action.name in scene.lexicon.takes_texts or not ("__" in text or "[" in text or "<" in text):
        return False
    gaps = list(_BREAK.finditer(text))
    begin = max((gap.end() for gap in gaps if gap.end() <= act.start), default=0)
    end = min((gap.start() for gap in gaps if gap.start() >= act.end), default=len(text))
    near = (found for found in _BLANK.finditer(text, begin, end) if _stands_open(text, found))
    return next(near, None) is not None or _SIGNING.search(text) is not None


def _stands_open(text: str, found: re.Match[str]) -> bool:
    """Whether its line is neither quoted nor a rule of underscores."""
    begin = text.rfind("\n", 0, found.start()) + 1
    end = text.find("\n", found.end())
    line = text[begin : end if end >= 0 else len(text)]
    return not line.startswith(">") and _RULE.fullmatch(line) is None
