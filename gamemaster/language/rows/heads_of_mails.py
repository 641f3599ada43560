"""Lines that head somebody else's mail, right above an act: `>>> Brask 03.03. 18:22 >>>`, `,----[ Brask ]`.

However a chat, a forum or a mailer marks what somebody wrote, its head is a name with a time, a date or marks
around it, and nothing else; the time may stand on a line of its own. What must stay true: a name with a comma
(`Brask,`) addresses em, and the sender's own head is the sender's.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.scene import Act, Finding, ask_where

_TIMES: Final = words_in(
    "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun "
    "january "
    "february march april may june july august september october november december jan feb mar apr jun jul "
    "aug "
    "sep sept oct nov dec morning evening afternoon night noon midnight yesterday am pm a.m p.m cet cest "
    "gmt utc "
    "at on of the st nd rd th last wrote said writes says o'clock h"
)
_DATED: Final = re.compile(r"\d|day\b|evening|morning|night|yesterday")
_MARKED: Final = re.compile(r"[\[\](){}<>=*#~|_]|--")
_BULLET: Final = re.compile(r"[ \t>*+•-]*")


def under_others_heads(
    referents: Referents, sender: str, text: str, findings: list[Finding]
) -> list[Finding]:
    """The findings, with a question for each act that stands right below the head of another's mail."""
    if "\n" not in text:
        return findings
    return ask_where(findings, "speech", lambda act: _headed(referents, sender, text, act))


def _headed(referents: Referents, sender: str, text: str, act: Act) -> bool:
    begin = text.rfind("\n", 0, act.start) + 1
    if not begin or _BULLET.fullmatch(text, begin, act.start) is None:
        return False
    above = text.rfind("\n", 0, begin - 1) + 1
    said = _heads(referents, sender, text, above, begin - 1)
    if said == "time" and above:
        return _heads(referents, sender, text, text.rfind("\n", 0, above - 1) + 1, above - 1) in {
            "dated",
            "name",
        }
    return said == "dated"


def _heads(referents: Referents, sender: str, text: str, start: int, end: int) -> str:
    """Whether a line is another's name with a time or marks (`dated`), alone (`name`), or a time alone."""
    line = text[start:end].strip()
    if not line or len(line) > _LONGEST or (line[0] == ">" and line[-1] != ">"):
        # what is quoted is answered below
        return ""
    tokens = tokenize(text, start, end)
    who, place = "", 0
    while place < len(tokens):
        token = tokens[place]
        named = referents.at(text, tokens, place) if token.capital and not who else None
        if named is not None:
            if len(named.who) != 1 or sender in named.who:
                return ""
            who, place = named.who[0], named.end
            continue
        if token.low[0].isalpha() and token.low not in _TIMES:
            return ""
        place += 1
    if not who:
        return "time" if _DATED.search(line.lower()) else ""
    rest = line.lower().replace(who.lower(), "", 1)
    return "dated" if _DATED.search(rest) or _MARKED.search(rest) else "name"


_LONGEST: Final = 60
