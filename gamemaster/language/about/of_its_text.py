"""Words behind an answer that are of a part, or of another wording, of what it answers.

`(I vote for proposal 31.) With the amendment Brask suggested.`, `, but against its last paragraph`, `(I
support intent 3.) Not the part about the goal.`, `Consider it renewed at 4.`: what is answered is not the
text as it stands. What must stay true: no clause of its own is told (`In the last version I missed a
comma`), and the noun is one of texts; `With the change of weather`, `for my part` leave the answer alone.
"""

import re
from typing import Final

_TEXT: Final = (
    r"(?:amendments?|changes|change(?! of)|version|wording|parts?|paragraphs?|sections?|clauses?|sentences?|"
    r"articles?|modifications?|revisions?|rewording|draft|rider|proviso|bits?|half|subsection|footnote)"
)
_ASIDE: Final = r"(?:and |but |though |well |or |rather |, )*(?:only |just |not |at least )*"
_PART: Final = re.compile(
    rf"{_ASIDE}(?:with|without|minus|except(?: for)?|save(?: for)?|bar(?:ring)?|less|against|for|to|in|as|on|"
    rf"subject to|ELSE|including|excluding) (?:(?:only|just) )?"
    rf"(?:the|its|his|her|their|a|an|one|some|those|that|this|\w+ s)(?: (?!my\b)\w+){{0,3}} {_TEXT}"
    rf"(?! (?:is|was|are|were|has|please)\b)(?: \w+){{0,6}}(?: , (?:though|not|and not|please|that is)\b.*)?"
    rf"|(?:and |but |though )*(?:only|just|not|except|minus|bar|save) (?:the|its|his|her) "
    rf"(?:\w+ ){{0,2}}{_TEXT}(?: (?:about|on|of|with|where|that)\b.*)?"
    rf"|(?:and |but |though )*(?:ELSE|against|for|to|without|only) (?:its )?(?:section|paragraph|clause|"
    rf"article|"
    rf"part|point|item) (?:ELSE|OWN|\w+)(?: ,? ?(?:though|only|alone|please|that is))*"
    r"|first \w+ed , then \w+ed\b.*"
    r"|(?:please )?(?:consider|count|treat|regard|take) (?:it|this|that|OWN|(?:the|my) \w+) (?:as |to be )?"
    r"(?:renewed|reopened|replaced|raised|lowered|extended|reduced|increased|doubled|halved|swapped|amended|"
    r"changed)\b.*"
    r"|make it ELSE\b.*|OWN or ELSE\b.*|ELSE or OWN\b.*"
)
_MINE: Final = re.compile(r"\b(?:my|you|your)\b")
_CLOSING: Final = " .!,"
_MOST: Final = 110


def is_of_its_text(said: str) -> bool:
    """Whether the marked words, behind an answer or in its sentence, are such a part."""
    told = said.strip(_CLOSING)
    if told.endswith("for a change"):
        # "I support intent 3, for a change"
        return False
    return len(told) <= _MOST and _PART.fullmatch(told) is not None and _MINE.search(told) is None
