"""Sentences in front of acts in which these are another's, or of another time: `In your shoes I'd not wait.`,
`Let me guess what comes next from Casimir.`, `Ten years ago, my very first meeting.`, `I'm dead, mind you.`

Somebody is imagined, foretold, remembered or out of the game. `I'd rather have waited.`, `Brask will like
this.` and `A year ago I joined.` leave the acts below them alone.
"""

import re
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_WHO: Final = r"(?!i\b|we\b|it\b|this\b|that\b|there\b|you\b)\w+"
_WOULD: Final = r"(?:d|would|could|might)"
_DEED: Final = r"(?:mail|move|vote|post|turn|answer|ballot|message|play|line|reply)"
_DAY: Final = r"(?:\w+day|week|morning|evening|turn|mail|life|month)"
_IMAGINED: Final = (
    rf"\bin (?:your|his|her|their|{_WHO} s) (?:shoes|boots|place|position|seat|chair|skin)\b.*\bi {_WOULD}\b",
    (
        r"^(?:were|had) i (?:in|to be in|to stand in) \w+(?: s)? (?:shoes|boots|place|position|seat|chair|"
        r"skin)\b"
    ),
    (
        rf"^with (?:your|his|her|their|{_WHO} s) (?:hand|cards|gold|luck|nerve|letters|courage|board)\b.*\bi "
        rf"{_WOULD}\b"
    ),
    (
        rf"^if (?:i|they|he|she|you|the \w+|{_WHO}) (?:were|was|had|paid|asked|let|leaned|forced|made|dared|"
        rf"wanted)\b"
        rf".*\bi {_WOULD} (?:\w+ )?(?:say|mumble|whisper|shout|mutter|stammer)\b"
    ),
    rf"^(?:an? )(?:braver|better|wiser|smarter|bolder|nobler|richer|younger|weaker|stronger) \w+ {_WOULD}\b",
    r"^(?:picture|imagine|think of) (?:me|us|him|her|them|nn) (?:with|as|in|on|at)\b",
    rf"\b(?:let me|i can|can you|anyone can) (?:\w+ )?guess {_WHO} s\b|\bguess what comes\b",
    (
        rf"^(?:i|we|you all|everybody) (?:\w+ )?knows? (?:exactly |already |just )?what {_WHO} (?:will|would|"
        rf"ll|is going "
        r"to|s going to|wants to) (?:say|do|write|play|answer|come up with)(?: next| now)?$"
    ),
    (
        rf"^(?:here|now|there) (?:comes|goes|is|s) (?:nn|{_WHO}) s (?:usual|next|old|standard|eternal|daily|"
        rf"weekly|line|"
        rf"song|speech|{_DEED})\b"
    ),
    (
        r"^what (?:will|would|does|did|might) (?!i\b|we\b|it\b|this\b|that\b|you\b|the\b|one\b)\w+ (?:do|"
        r"say|play|vote|write|"
        r"answer|mail)\b"
    ),
    rf"^(?:nn|{_WHO}) s (?:\w+ )?{_DAY} in (?:a nutshell|short|brief|one \w+|two \w+|three \w+)\b",
    (
        rf"^(?!why|how|what|who|when|where)(?:nn|{_WHO}) does (?:all of us|everybody|me|us|impressions)\b|"
        rf"\bdo(?:es)? impressions\b"
    ),
    rf"^every \w+ (?:in|of|on) (?:his|her|the|their|my|{_WHO} s) \w+ (?:has|says|shouts|uses|gets)\b",
)
_REMEMBERED: Final = (
    (
        r"^(?:\w+ ){1,3}(?:years?|winters?|summers?|months?|decades?|springs?|seasons?) (?:ago|back)(?: "
        r"(?:today|now|"
        r"this week))?$"
    ),
    r"^(?:session|season|episode|meeting|match) (?:one|two|three|zero|\d+)$",
    r"^(?:last|previous) (?:spring|summer|autumn|winter|year|season|month) s \w+$",
    (
        r"^(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|"
        r"october|november|"
        r"december|easter|christmas) (?:of )?\d{4}$|^(?:back )?in \d{4}$"
    ),
    (
        rf"^(?:my|our|the) (?:very )?first (?:ever )?(?:game night|meeting|session|table|game|match|vote)(?: "
        rf"(?:at|with|in) "
        rf"{_WHO}(?: s)?)?$|^first (?:game night|session|meeting|game)(?: ever)? (?:at|with|in) {_WHO}(?: "
        rf"s)?$"
    ),
)
_OUT: Final = (
    (
        r"^(?:remember )?(?:i m|i am|i ve been|i was|i got) (?:already |long |now |sadly |still )*(?:dead|"
        r"hanged|hung|"
        r"lynched|eliminated|knocked out|killed|murdered|eaten|out of (?:the|this) (?:game|running))\b"
        r"(?! (?:tired|serious|sure|certain|right|set|chuffed|on my feet|beat|keen|curious|broke|last))"
    ),
    (
        r"^i (?:left|quit|resigned from|dropped out of) (?:the|this|your) (?:guild|game|village|group|club|"
        r"commune|list)\b"
    ),
)
_SELVES: Final = Sought((*_IMAGINED, *_OUT))
_SCENES: Final = re.compile("|".join(_REMEMBERED))
_HEADS: Final = words_in(
    "'d would could might shoes boots place position seat chair skin guess picture imagine think knows know "
    "comes goes "
    "here what nutshell short brief one two three does do impressions every dead hanged hung lynched "
    "eliminated knocked "
    "killed murdered eaten out left quit resigned dropped"
)
_DATES: Final = words_in(
    "ago back session game week day round season year episode meeting match last previous spring summer "
    "autumn winter "
    "january february march april may june july august september october november december easter christmas "
    "first in"
)


def is_another_self(said: Remark) -> bool:
    """Whether a sentence in front of acts gives them to one imagined, foretold, remembered or out of it."""
    if not _HEADS.isdisjoint(said.lows) and _SELVES.search(said.said) is not None:
        return True
    if _DATES.isdisjoint(said.lows) or not said.parts:
        return False
    # a date alone in front of its comma, and no statement of what was then
    return _SCENES.match(said.parts[0]) is not None and len(said.parts) > 1
