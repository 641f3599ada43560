"""Paragraphs that open with saying that they are off topic: `Off topic, and a cry for help. My bathroom. ...`

What such a paragraph leaves half said, and names nothing of the game, is told of something else; a full act
in it stands as it would anywhere.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.vocabulary.scene import Doubt, Finding, Skip

_OPENS: Final = re.compile(
    r"(?:\A|\n[ \t]*\n)[ \t>]*(?:(?:this|completely|totally|wholly|entirely|utterly|way|very|quite|rather"
    r"|slightly|somewhat|is|a|bit|little|sorry|warning)\b[,:]?[ ]+)*off[- ]topic\b"
    r"(?P<rest>.*?)(?=\n[ \t]*\n|\Z)",
    re.IGNORECASE | re.DOTALL,
)
_BACK_AGAIN: Final = words_in(
    "anyway anyhow back meanwhile topic game games moves mail vote votes hereby gm finally lastly business"
)


def without_chat(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings without the questions about what such a paragraph tells."""
    if "ff topic" not in text and "ff-topic" not in text:
        return findings
    spans = [
        match.span()
        for match in _OPENS.finditer(text)
        if _BACK_AGAIN.isdisjoint(token.low for token in tokenize(match["rest"]))
    ]
    return [
        Skip("other_business", finding.start, finding.end)
        if isinstance(finding, Doubt)
        and any(first <= finding.start < last for first, last in spans)
        and _names_nothing(finding)
        else finding
        for finding in findings
    ]


def _names_nothing(doubt: Doubt) -> bool:
    """Whether none of the acts it may be about has anything to be done to."""
    params = (act.action.params().values() for acts in doubt.candidates for act in acts)
    return all(value is None for values in params for value in values)
