"""What one asks of the others in the words of an act: `Vote Tarn before it's too late, friends.`

A vote without `I` on a line that addresses everybody is a slogan, and `I move to play Rum` brings a motion.
What must stay true: `Vote: Tarn` by itself is a ballot, and `Hi folks, I vote for Tarn.` is one, too.
"""

import re
from typing import Final

from gamemaster.language.layout.lines import line_end
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Finding, ask_where

_ALL: Final = (
    r"(?:friends|everyone|everybody|folks|villagers|people|comrades|citizens|fellow \w+|guys|neighbou?rs|"
    r"countrymen|"
    r"voters|townsfolk)"
)
_IN_FRONT: Final = re.compile(
    rf"(?:^|[.!?] )(?!(?:hi|hello|hey|dear|good|morning|evening)\b)[^.!?\n]{{0,20}}\b{_ALL}[ \t]*[,:!–—-]+ $",
    re.IGNORECASE,
)
_BEHIND: Final = re.compile(
    rf"[ \t]?,? (?:my |dear )?{_ALL}[ \t]*[.!]|,? before it(?:'s| is) too late|,? for a better|,? like i do",
    re.IGNORECASE,
)
_OWN: Final = re.compile(r"\b(?:i|my|me)\b", re.IGNORECASE)
_MOTION: Final = re.compile(r"i (?:hereby )?move to (?P<verb>\w+)", re.IGNORECASE)
_SLOGAN: Final = re.compile(r"vote\b", re.IGNORECASE)


def without_slogans(text: str, lexicon: Lexicon, findings: list[Finding]) -> list[Finding]:
    """The findings, with such acts asked about."""
    return ask_where(findings, "mention", lambda act: _calls_upon(text, lexicon, act))


def _calls_upon(text: str, lexicon: Lexicon, act: Act) -> bool:
    motion = _MOTION.match(text, act.start, act.end)
    if motion is not None:
        return motion["verb"].lower() in lexicon.base_words
    if _SLOGAN.match(text, act.start) is None:
        return False
    begin = text.rfind("\n", 0, act.start) + 1
    if _OWN.search(text[begin : act.start]):
        return False
    behind = _BEHIND.match(text[act.end : line_end(text, act.end)])
    return behind is not None or _IN_FRONT.search(text[begin : act.start]) is not None
