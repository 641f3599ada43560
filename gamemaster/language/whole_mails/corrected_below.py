"""Words for somebody else's move, put right below that move as quoted: `> I expolre.` above `You mean:`.

The quoted line is said by somebody of emself (`I hate my party and I'm off.`). In front of the move stands
what presents a better wording (`You mean:`, `In plain English:`, a star or an arrow), or behind it stands a
remark on letters and wording (`Fixed that for you.`, `Capital I, Tarn.`).
"""

import re
from typing import Final

_OF_ONESELF: Final = re.compile(r"(?:i|ich|je)\b", re.IGNORECASE)
_PRESENTS: Final = re.compile(
    r"^(?:\*|s/|[-=]+>|→|⇒|ftfy\b|spell)|\b(?:you|he|she|e|that|which|it) (?:mean|means|meant)\b"
    r"|\w+ means:$|\bsurely\b|\b(?:plainly|properly|correctly|correction)\b[\s:,]*$|\bwhatever happened to\b"
    r"|\bin (?:the usual|the official|plain|proper|other|our) (?:notation|words|english|form|spelling)\b"
    r"|\b(?:you|he|she) (?:forgot|missed|left out)\b|\bthe bot (?:missed|won't|doesn't|cannot|can't)\b"
    r"|\bwho (?:has|have|speaks|reads|knows) no\b|\bshould (?:be|read|have been)\b[\s:]*$",
    re.IGNORECASE,
)
_ON_LETTERS: Final = re.compile(
    r"^[\s.!\-(]*(?:there, )?(?:fixed (?:that|it)|ftfy\b|corrected\b|capital \w\b|spelling\b"
    r"|is how (?:it's|you|one)\b|that's how (?:it's|you|one)"
    r"|(?:one|two|three) (?:letters?|words?)(?:,| (?:swapped|missing|off|more|less|too)))",
    re.IGNORECASE,
)
_LETTER_FOR_LETTER: Final = re.compile(r"^[\s.!\-(]*(?:there\b|you're welcome\b)", re.IGNORECASE)


def corrects(quoted: str, lead: str, done: str, behind: str) -> bool:
    """Whether `done`, below the quoted line and `lead`, is a better wording for it, as `behind` may say."""
    if not _OF_ONESELF.match(quoted):
        return False
    letters = _letters(quoted)
    near = letters != _letters(done) and sorted(letters) == sorted(_letters(done))
    return bool(
        _PRESENTS.search(lead) or _ON_LETTERS.match(behind) or (near and _LETTER_FOR_LETTER.match(behind))
    )


def _letters(line: str) -> list[str]:
    return [letter for letter in line.lower() if letter.isalnum()]
