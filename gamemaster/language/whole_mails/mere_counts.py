"""Numbers and labels that look like one more act of the kind before: `I give Brask 3 gold and 2 cheers.`

What is counted there is no thing of the game (`2 cheers`), agrees with somebody (`+1` on a line of its
own), or is of another time (`Next vote: Jun`). What must stay true: `and Tarn 2`, `and 2 more`, `and to
Tarn 2, please` leave out what has just been said.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Finding, asked_about

_COUNT: Final = re.compile(
    r"(?:^|[^\w.])(?:\d{1,4}|[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|six|seven|eight|nine|ten)"
    r"(?: {1,2}(?P<noun>[a-z]{3,})\b|$)"
)
_COUNTED: Final = re.compile(r" {1,2}(?P<noun>[a-z]{3,})")
_PLUS: Final = re.compile(r"(?:^|\n)[ \t>]*\+[ \t]?$")
_LABEL: Final = re.compile(r"[A-Za-z]+(?: for)?[ \t]*:")
_OTHER_TIME: Final = re.compile(
    r"(?:^|[.!?\n(])[ \t]*(?:(?:my|our|the|for) )?(?:next|future|coming|later|following|upcoming|"
    r"tomorrow's) $",
    re.IGNORECASE,
)
_NO_NOUN: Final = words_in(
    "and but for from too also more please then now each with again because since thanks thank who which "
    "that "
    "instead back only just today here into onto apiece respectively both all extra additional not per via "
    "so "
    "total altogether later if unless when once before after until while though plus minus through are "
    "were was "
    "has have had will would can"
)


def without_mere_counts(text: str, lexicon: Lexicon, findings: list[Finding]) -> list[Finding]:
    """The findings, with such acts asked about; none is where no act stands before it."""
    acted = False
    kept: list[Finding] = []
    for found in findings:
        if not isinstance(found, Act):
            kept.append(found)
            continue
        doubted = acted and (_counts_else(text, lexicon, found) or _of_another_time(text, found))
        kept.append(asked_about(found, "leftover") if doubted else found)
        acted = True
    return kept


def _counts_else(text: str, lexicon: Lexicon, act: Act) -> bool:
    """`... and 2 cheers`, `... and Tarn 3 cheers`, `+1`: a number without a verb, of something else."""
    if _HOW_MUCH.isdisjoint(act.action.params()):
        return False
    said = text[act.start : act.end]
    count = _COUNT.search(said) if len(said) <= _SHORT and said[:2].lower() != "i " else None
    if count is None or not lexicon.base_words.isdisjoint(said.lower().split()):
        return False
    if _PLUS.search(text, 0, act.start) and said.lstrip("+ ")[:1].isdecimal():
        return True
    noun = count["noun"]
    if noun is None:
        behind = _COUNTED.match(text, act.end)
        noun = behind["noun"] if behind is not None else "and"
    known = noun in _NO_NOUN or noun in lexicon.entities or noun in lexicon.nouns_of_things
    told = {str(value) for value in act.values}
    return not (known or noun in told or noun.removesuffix("s") in told)


_HOW_MUCH: Final = words_in("amount quantity count")
_SHORT: Final = 30


def _of_another_time(text: str, act: Act) -> bool:
    """`Next vote: Jun`."""
    if _LABEL.match(text, act.start, act.end) is None:
        return False
    begin = max(text.rfind("\n", 0, act.start), act.start - _SHORT, 0)
    return _OTHER_TIME.search(text[begin : act.start]) is not None
