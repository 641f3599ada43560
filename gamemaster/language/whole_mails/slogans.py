"""What one asks of the others in the words of an act: `Vote Tarn before it's too late, friends.`

A vote without `I` on a line that addresses everybody is a slogan, and `I move to play Rum` brings a motion.
What must stay true: `Vote: Tarn` by itself is a ballot, and `Hi folks, I vote for Tarn.` is one, too.
"""

import re
from typing import Final

from gamemaster.language.layout.lines import line_end
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Finding, asked_about

_TO_ALL: Final = re.compile(
    r"\b(?:friends|everyone|everybody|folks|villagers|people|comrades|citizens|fellows?|guys|ladies|"
    r"neighbou?rs|"
    r"countrymen|voters|townsfolk|before it(?:'s| is) too late|for a better|like i do)\b",
    re.IGNORECASE,
)
_OWN: Final = re.compile(r"\b(?:i|my|me)\b", re.IGNORECASE)
_MOTION: Final = re.compile(r"i (?:hereby )?move to (?P<verb>\w+)", re.IGNORECASE)
_SLOGAN: Final = re.compile(r"vote\b", re.IGNORECASE)


def without_slogans(text: str, lexicon: Lexicon, findings: list[Finding]) -> list[Finding]:
    """The findings, with such acts asked about."""
    return [
        asked_about(f, "mention") if isinstance(f, Act) and _calls_upon(text, lexicon, f) else f
        for f in findings
    ]


def _calls_upon(text: str, lexicon: Lexicon, act: Act) -> bool:
    motion = _MOTION.match(text, act.start, act.end)
    if motion is not None:
        return motion["verb"].lower() in lexicon.base_words
    if _SLOGAN.match(text, act.start) is None:
        return False
    line = text[text.rfind("\n", 0, act.start) + 1 : line_end(text, act.end)]
    return _TO_ALL.search(line) is not None and _OWN.search(line) is None
