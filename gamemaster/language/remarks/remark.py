"""A sentence beside acts in the forms that patterns are held against, each made once."""

import re
from typing import NamedTuple

from gamemaster.language.after.remark_words import PLAIN_OPENERS
from gamemaster.language.english.joined import MARKS, as_said, parts_said
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import Tokens, plain_lows


class Remark(NamedTuple):
    """The words of a sentence: `lows` without its marks, `said` as one string behind what opens it.

    `parts` are the same of each stretch between its marks: of `Oh, Tarn, that's a pity` they are
    `["oh", "tarn", "that s a pity"]`.
    """

    tokens: Tokens
    lows: list[str]
    said: str
    parts: list[str]

    def holds(self, sought: Sought) -> bool:
        """Whether one of the patterns is found in the whole, or in a part that it may begin or end with."""
        return any(sought.search(words) for words in dict.fromkeys((self.said, *self.parts)))

    def is_wholly(self, pattern: re.Pattern[str] | Sought, heads: frozenset[str]) -> bool:
        """Whether a pattern that never does without one of the words `heads` is all of it, marks left out."""
        return not heads.isdisjoint(self.lows) and pattern.fullmatch(" ".join(self.parts)) is not None


def remark(tokens: Tokens) -> Remark:
    """The forms of a sentence; of one without words `said` is empty and there are no parts."""
    lows = plain_lows(tokens)
    said = as_said(lows, PLAIN_OPENERS)
    if MARKS.isdisjoint([token.low for token in tokens]):
        # a part is what stands between marks
        return Remark(tokens, lows, said, [said] if lows else [])
    return Remark(tokens, lows, said, list(parts_said(tokens, PLAIN_OPENERS)))
