"""Acts on lines of their own that a sentence shows: `A line such as`, `I vote for Tarn.`, `will do.`

The words above break off before what they speak of, or those below go on with a verb whose subject the line
is. Whoever has both around a line only shows it; one of them alone leaves it in doubt.
"""

import re
from typing import Final

from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.reading.found_so_far import doubted
from gamemaster.language.vocabulary.scene import Finding, Skip, acts_in

_FAR: Final = 400
_LINES: Final = r"(?:lines?|sentences?|mails?|messages?|phrases?|words|notes?)"
_TEXTS: Final = rf"(?:{_LINES}|votes?|moves?|announcements?)"
_BREAKS_OFF: Final = re.compile(
    r"\b(?:such (?:\w+ )?as|of the (?:form|type|sort)|something (?:like|along the lines of)"
    r"|e\.g\.,?|for (?:example|instance),?|compare|between|versus|vs\.?|than|with"
    rf"|(?:the|these|those|a|any) (?:\w+ )?{_LINES}"
    rf"|{_TEXTS} (?:like|saying|to the effect of)"
    rf"|{_TEXTS}\b[^.!?;:]{{0,60}} (?:ran|runs|reads?|went|goes|says|said))[ \t]*\Z",
    re.IGNORECASE,
)
# no words break off but at one of these, and the pattern above is dear
_LAST_WORD: Final = re.compile(
    rf"\b(?:as|form|type|sort|like|of|g\.|example|instance|compare|between|versus|vs|than|with|{_LINES}"
    r"|saying|ran|runs|reads?|went|goes|says|said)[.,]{0,2}\Z",
    re.IGNORECASE,
)
_LONGEST_LAST: Final = 16
_WORTH: Final = (
    r"(?:enough|sufficient|plenty|all|what|how|fine|valid|perfect|correct|legal|acceptable|okay|ok)"
)
_MODAL: Final = r"(?:will|would|should|might|may|could)"
_GOES_ON: Final = re.compile(
    rf"\s+(?:and (?:that )?)?(?:"
    rf"(?:is|are|was|were|{_MODAL} (?:be|have been))(?: \w+)? {_WORTH}\b"
    r"|(?:is|are) (?:not|an?|the)\b"
    rf"|(?:{_MODAL} )?(?:suffices?|counts?|qualif(?:y|ies))\b|means that\b|{_MODAL} (?:do|serve|work)\b"
    r"|(?:does|did) (?:it|the (?:trick|job)|nicely|fine|well)\b"
    r")(?![^.!?\n]*\?)"
)


def as_shown(text: str, sentence: Sentence, findings: list[Finding]) -> list[Finding]:
    """The findings of a sentence with acts, for the words right above and below these."""
    acts = acts_in(findings)
    above = bool(acts) and _breaks_off(text, acts[0].start)
    below = bool(acts) and _GOES_ON.match(text, sentence.end) is not None
    if above and below:
        return [Skip("hypothetical", acts[0].start, sentence.end)]
    return doubted(findings, "mention") if above or below else findings


def _breaks_off(text: str, start: int) -> bool:
    """Whether the words above the line that begins at `start` break off before an example."""
    before = text[max(0, start - _FAR) : start].rstrip(" \t*-\"'“‘")
    if not before.endswith("\n"):
        return False
    said = before.rstrip()
    line = said[said.rfind("\n") + 1 :]
    if line.startswith((">", "|")) or _LAST_WORD.search(said, max(0, len(said) - _LONGEST_LAST)) is None:
        return False
    return _BREAKS_OFF.search(said) is not None
