"""Second thoughts behind an act: `Or Ruby.`, `By middle I mean the idle one.`, `That changes everything.`

They name another choice, say what a word of the act means, own up to news that came too late, leave it to
others whether the act counts, or hang it on the answer to a question (`Then I'd rather keep it.`, `Please
tell me first.`). Whether it stands is for a human to say.
"""

import re
from collections.abc import Sequence
from typing import Final

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
            # "I play Rum, and now for another", which nobody says what it is
            (
                r"(?:(?:and )?(?:now|then|next) )?for (?:another|one more|(?:the|a) (?:next|other|second))"
                r"(?: one)?"
            ),
            (
                r"i (?:now |do )?(?:reckon|think|believe|feel|suspect|fancy) (?:that )?"
                r"(?!it|this|that|he|she|they|you|we|everything|there)\w+ (?:is|s|would be|d be) (?:the )?"
                r"(?:better|likelier)(?: (?:one|choice|target|bet|pick|guess))?"
            ),
            r"(?:i )?(?:have|ve|had) (?:\w+ )?cooled (?:\w+ )?on\b.*",
            r"i (?:am|m) (?:only |merely |just )?inclined to(?! think| believe| say| agree| trust)\b.*",
        )
    )
)
_LONGEST: Final = 24
_NO_MATTER: Final = r"(?! (?:not )?(?:think|look|say|talk|know|hear|sleep|be|see|go|have|eat|read|dream)\b)"
_ON_AN_ANSWER: Final = re.compile(
    "|".join(
        (
            (
                r"(?:but |and |well )?then (?:please )?(?:"
                rf"i (?:would|d) (?:much |far )?(?:rather|sooner|prefer){_NO_MATTER}\b.*"
                r"|i (?:would not|wouldnt|will not|wont)|i ll (?:keep|save) (?:it|this|that)\b.*"
                r"|no|(?:rather|better|of course) not|never mind|(?:leave|forget|skip) (?:it|this|that)"
                r"|(?:dont|do not)(?: \w+){0,3})"
            ),
            (
                r"(?:please |kindly |but |so )*(?:(?:tell|ask|warn|inform|advise|answer) (?:me |us )?|"
                r"let me know |(?:check|confirm|verify|clarify|settle) (?:with \w+ )?)(?:that |this |it )?"
                r"(?:first|before (?:you|it|this|that|anything) (?:is )?(?:count|enter|record|process|do|"
                r"apply|execut|book|register|resolve|put|take|happen)\w*(?: \w+){0,4})(?: please)?"
            ),
        )
    )
)
"""What makes an act hang on the answer to a question beside it."""


_HANGING_ON: Final = words_in("then first before")


def has_second_thoughts(lows: Sequence[str], said: str, asks: bool) -> bool:
    """Whether the words, all of a sentence behind an act, think again; `said` are those behind openers,
    `asks` that it is a question."""
    if not 1 < len(lows) <= _LONGEST:
        return False
    if lows[0] == "or":
        return not (asks and lows[1] in _ASKED) and list(lows) not in _ALIKE
    hangs = not _HANGING_ON.isdisjoint(lows) and _ON_AN_ANSWER.fullmatch(as_said(lows)) is not None
    return hangs or _THOUGHTS.fullmatch(said) is not None
