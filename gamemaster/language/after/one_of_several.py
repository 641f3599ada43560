"""Sentences beside several acts that leave open which of them are done: `Pick one.`, `The latter can wait.`

They count the acts or choose among them, before the acts or behind them. What was meant may be clear; which
of the acts then stands is for a human to decide.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import words_in

_THEM: Final = r"(?:them|these|those|both|the (?:two|three|four|five|above|following|lot))"
_COUNTED: Final = (
    r"(?:the )?(?:first|second|third|fourth|fifth|last|former|latter|other|top|bottom)(?: (?:one|"
    r"two|ones|of " + _THEM + r"|line|lines|act|action|move|item|row|vote|order))?"
)
_SOME: Final = (
    r"(?:one|two|three|half|some|any|either|neither|none|which|whichever|not all|not both|a few|each)"
)
_MERELY: Final = r"(?:(?:just|only|merely|exactly|at most|at least|no more than|any|actually|in fact) )*"
_UNREAL: Final = (
    r"(?:is|s|are|was|were) (?:(?:only|just|surely|not|really) )*(?:an? )?"
    r"(?:lie|lies|joke|jokes|bluff|bluffs|jest|trick|test|draft|decoy|void|true|real|false|fake|"
    r"meant|serious|"
    r"genuine|binding|final|enough|optional|conditional|hypothetical|wrong|right)"
)
_IDEAS: Final = (
    r"(?:ideas|options|scenarios|alternatives|possibilities|choices|suggestions|candidates|drafts|variants|"
    r"versions|plans|thoughts)"
)
_CHOOSING: Final = re.compile(
    "|".join(
        (
            (
                rf"{_MERELY}{_SOME} of {_THEM}(?: (?:please|then|really|at random|that is|"
                r"at least|at most|at any rate|anyway|anyhow|in any case|first|tops|perhaps|maybe|probably))?"
                r"(?: (?:you|your) (?:pick|choose|decide|choice))?"
            ),
            (
                rf"{_MERELY}{_SOME} of {_THEM} (?:counts?|stands?|appl(?:y|ies)|holds?|goes|happens?|will do|"
                rf"is fine|works?|{_UNREAL})(?: \w+){{0,4}}"
            ),
            (
                r"(?:please )?(?:pick|choose|select|take|guess|draw)(?: (?:just|only|any))?"
                r" (?:one|either|which|whichever|for me|at random|between them|between these)(?: \w+){0,4}"
            ),
            (
                rf"{_MERELY}one(?: \w+)? you (?:pick|choose|decide)|(?:please )?(?:flip|"
                rf"toss) a coin(?: \w+){{0,3}}"
            ),
            (
                r"you (?:pick|choose|decide)(?: which(?: \w+){0,3}| for me| then| please)?"
                r"|your (?:pick|choice)|one or the other"
            ),
            (
                r"whichever(?: \w+){1,5}|whatever (?:is|works|fits|you (?:like|prefer))(?: \w+){0,3}"
                r"|either (?:one|will do|is fine|works|or)"
            ),
            rf"only {_COUNTED} (?:counts?|stands?|appl(?:y|ies)|holds?|matters?|{_UNREAL})(?: \w+){{0,3}}",
            (
                r"(?:process|count|read|treat|take|do|apply|execute|record|perform|use|consider) "
                rf"(?:only {_COUNTED}|{_COUNTED} only)"
            ),
            rf"(?:forget|ignore|skip|drop|scrap|strike|disregard|scratch|cancel|undo|omit) {_COUNTED}",
            rf"{_COUNTED} (?:only (?:if|when|once|after|in case)|if|unless|when|once|provided)\b.*",
            (
                rf"(?!(?:the )?other\b){_COUNTED} (?:can|may|might|must|should|will|ll|could|would|has to|"
                r"have to) (?:wait|come|follow|be)\b.*"
            ),
            (
                rf"{_COUNTED} (?:(?:is|s) for (?:later|tomorrow|next)\b.*|{_UNREAL})|"
                rf"{_COUNTED} (?:waits|later|tomorrow)"
            ),
            (
                r"(?:please )?(?:delete|strike|cross out|ignore|drop|skip|omit|pick|choose|take|keep) "
                r"(?:whichever|whatever) .*"
            ),
            r"i (?:cant|cannot|can not) (?:decide|choose|make up my mind)(?: (?:yet|between)\b.*)?",
            (
                rf"(?:i have |here are |there are )?(?:two|three|four|several|some|a few|"
                rf"a couple of) {_IDEAS}"
                r"(?: (?:in mind|for (?:today|tonight|this week|now)|so far|here))?"
            ),
            (
                r"(?:scenario|option|variant|alternative|version|possibility|choice|plan) (?:[a-z]|"
                r"one|two|three|\d)"
            ),
        )
    )
)
_LONGEST: Final = 14
_FIRST_OF_TWO: Final = words_in("first sooner earlier soonest")


def leaves_choice(lows: Sequence[str], said: str = "") -> bool:
    """Whether the words of a sentence leave it open which of the acts beside it are done; `said` are those
    behind openers, where they are at hand."""
    if len(lows) > 1 and lows[0] == "whichever" and lows[-1] in _FIRST_OF_TWO:
        # "until it is dead or I am, whichever comes sooner"
        return False
    return 1 < len(lows) <= _LONGEST and _CHOOSING.fullmatch(said or as_said(lows, OPENERS)) is not None
