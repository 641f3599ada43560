"""Signs, tags and pointers beside an act by which it is struck, denied, quoted, dated or somebody else's.

A sign that forbids or crosses out (`🚫 I explore`), a tag that says no (`I play Rum (n/a)`, `(no) I vote FOR
31`), an arrow back at the act (`<-- Brask's idea`), carets on the line below it (`^ wrong`), and brackets in
front that date it or tell how it is spoken (`(2019)`, `(quoting)`, `(with a heavy accent)`). What must stay
true: `(yawning)`, `<3` and `^_^` say nothing of it.
"""

import re
from typing import Final

from gamemaster.language.layout.lines import line_end
from gamemaster.language.vocabulary.scene import Act, Finding, ask_where

_SIGNS: Final = frozenset("🚫❌❎✖✗✘⛔👎🙅🛑✕☒")
_NO: Final = (
    r"(?:n|no|nope|nay|not|n/?a|not applicable|none|nil|void|false|wrong|off|cancelled|canceled|negative|"
    r"never|nah|"
    r"not me|not mine|not now|not today|not yet|denied|rejected|invalid|deleted|removed|undone|skipped?)"
)
_TAG: Final = re.compile(rf"[ \t.!;,]*[\[({{] ?{_NO} ?[.!]?[\])}}]", re.IGNORECASE)
_TYPO: Final = re.compile(
    r"[ \t.!;,]*[\[(] ?(?:typo|misprint|mistake|slip|error|read)\b[^\])\n]{0,60}[\])]", re.IGNORECASE
)
_ARROW: Final = re.compile(r"[ \t.!;]*(?:<-+|<=+|←|⟵|⬅)[ \t]*(?P<said>[^\n]*)")
_OWN: Final = re.compile(
    r"(?:(?:this|that|it)(?:'s| is)? )?(?:(?:my|me|mine|the|a|an) ?)+(?:real|actual|official|final|only|"
    r"last|first)? ?"
    r"(?:move|vote|action|turn|play|act|ballot|order)?s?[ .!]*$|(?:this|here|there|official|done|final|"
    r"move|vote)"
    r"[ .!]*$",
    re.IGNORECASE,
)
_CARETS: Final = re.compile(r"[ \t]*\n[ \t]*(?:\^+|↑+|⬆)[ \t]*(?P<said>[A-Za-z][^\n]*)")
_MONTH: Final = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|"
    r"oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter)"
)
_IN_FRONT: Final = re.compile(
    rf"[\[(] ?(?:(?:circa |c\. ?|in |back in |from |anno )?(?:\d{{1,2}}\.? )?(?:{_MONTH},? )?(?:19|20)\d\d|"
    rf"{_NO}"
    r"|(?:re-?)?(?:quoting|quote|quoted|citing|reading (?:aloud|out)|imitating|mimicking|impersonating|"
    r"parroting|"
    r"dreaming|sleep-?talking|asleep|pretending|rehearsing|practi[sc]ing|testing|acting|role-?playing|joking|"
    r"kidding|lying|translating|forwarding|copying)\b[^\])\n]{0,40}"
    r"|(?:in|with|doing) [^\])\n]{0,40}\b(?:accent|voice|impression|imitation|style|words|manner)) ?[\])][ "
    r"\t:,]*$",
    re.IGNORECASE,
)


def without_crossed_out(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act that stands beside such a mark."""
    return ask_where(findings, "doubtful", lambda act: _crossed(text, act))


def _crossed(text: str, act: Act) -> bool:
    begin, end = text.rfind("\n", 0, act.start) + 1, line_end(text, act.end)
    front, behind = text[begin : act.start], text[act.end : end]
    if not _SIGNS.isdisjoint(front.strip()[-3:]) or not _SIGNS.isdisjoint(behind.strip(" \t.!")[:1]):
        return True
    if _TAG.match(text, act.end) or _TYPO.match(text, act.end) or _IN_FRONT.search(front):
        return True
    arrow = _ARROW.match(behind)
    if arrow is not None and arrow["said"] and not _OWN.match(arrow["said"]):
        return True
    caret = _CARETS.match(text, end)
    return caret is not None and not _OWN.match(caret["said"])
