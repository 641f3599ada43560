"""Second thoughts behind an act: `Or Ruby.`, `By middle I mean the idle one.`, `That changes everything.`

They name another choice, say what a word of the act means, own up to news that came too late, or leave it to
others whether the act counts. Whether it stands is for a human to say.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import words_in

_ASKED: Final = words_in("is are was were am do does did has have had can could should will would shall may")
_ALIKE: Final = (["or", "something", "like", "it"], ["or", "something", "like", "that"])
_THOUGHTS: Final = re.compile(
    "|".join(
        (
            r"by (?!the time)(?:\w+ ){1,4}i (?:mean|meant|understand)\b.*",
            (
                r"(?:this|that|it|which|all that|the news) (?:rather |really |quite )?"
                r"(?:changes|alters|upsets|ruins|spoils|complicates) "
                r"(?:everything|things|matters|all|it all|my mind|my plans?|my vote|"
                r"(?:\w+ )?(?:the|my) (?:\w+ )?(?:picture|situation|calculations?|plans?|game))\b.*"
            ),
            (
                r"(?:you may |you can )?(?:count|accept|honour|honor|treat|record|read) "
                r"(?:it|this|that) or (?:don t|don|do not|not)\b.*"
            ),
            r"(?:i )?(?:have|ve|had) (?:\w+ )?cooled (?:\w+ )?on\b.*",
            r"i (?:am|m) (?:only |merely |just )?inclined to(?! think| believe| say| agree| trust)\b.*",
        )
    )
)
_LONGEST: Final = 24


def has_second_thoughts(lows: Sequence[str], asks: bool) -> bool:
    """Whether the words, all of a sentence behind an act, think again; `asks` that it is a question."""
    if not 1 < len(lows) <= _LONGEST:
        return False
    if lows[0] == "or":
        return not (asks and lows[1] in _ASKED) and list(lows) not in _ALIKE
    return _THOUGHTS.fullmatch(as_said(lows, OPENERS)) is not None
