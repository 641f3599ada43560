"""Mails that make somebody else's move without saying so: `Tarn moves to the Healer. He said I may post it.`

To tell what another player does is talk. Where the mail says as well that e asked for it, agreed to it or
cannot send it emself, it may be meant to be done on eir behalf; whether it is, a human has to say.
"""

import re
from collections.abc import Callable
from typing import Final

from gamemaster.language.about.moves_of_others import moves_of_named
from gamemaster.language.english.joined import any_of
from gamemaster.language.english.tokens import tokenize
from gamemaster.language.layout.clauses import sentences
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Doubt, Scene

_LONGEST: Final = 1_000
_E: Final = r"(?:he|she|they|e|\w+)"
_LINE: Final = r"(?:modem|e-?mail|mail|internet|connection|computer|phone|laptop|keyboard|account|signal)"
_LEAVE: Final = re.compile(
    any_of(
        (
            r"\b(?:has|have|had) (?:agreed|consented|nodded) to\b",
            rf"\b{_E} (?:asked|asks|begged|told|instructed|authori[sz]ed|allowed) (?:me|us)\b",
            rf"\b{_E} (?:wants|wanted|wishes|wished) (?:it|this|that|them|me|the|his|her|their)\b",
            (
                rf"\b{_E} (?:said|says) (?:that )?(?:it|this|that) (?:was|is) (?:quite )?(?:fine|okay|"
                rf"ok|alright|all right)\b"
            ),
            rf"\b{_E} (?:said|says) (?:that )?i (?:may|can|could|might|should)\b",
            r"\b(?:is|'s) (?:sitting |standing )?(?:next to|beside|with) me\b",
            (
                rf"\b{_E} (?:can ?not|can't|couldn't|could not|is unable to|isn't able to) "
                r"(?:post|send|write|mail|reach|get|be here|come|log|type)\b"
            ),
            rf"\b{_E} (?:has|have) (?:no|lost|got no) (?:\w+ )?{_LINE}\b",
            rf"\b(?:his|her|their|\w+'s) {_LINE} (?:is|was|has|'s)\b",
            (
                r"\b(?:with|by|at|on) (?:his|her|their|\w+'s) (?:permission|leave|consent|blessing|"
                r"request|orders?)\b"
            ),
            r"\b(?:by|over the) phone\b",
        )
    ),
    re.IGNORECASE,
)


def told_for_others(look: Callable[[], Scene], text: str, own: str, bears: Bearing) -> list[Doubt]:
    """A question for each sentence in which a player who gave leave to tell it makes a move; `look` gives
    what sentences are read with."""
    if bears < Bearing.SIGNED or not own or len(own) > _LONGEST or _LEAVE.search(own) is None:
        return []
    start = text.find(own)
    if start < 0:
        return []
    scene = look()
    cuts = sentences(text, start, start + len(own), scene.referents, scene.lexicon.base_words)
    return [
        Doubt("on_behalf_of_whom", cut.start, cut.end, (), True)
        for cut in cuts
        if moves_of_named(scene, tokenize(text, cut.start, cut.end))
    ]
