"""Sentences behind acts by which something else of the game is to come before them.

`(I explore.) Before that a potion, please.`, `(I heal.) Put the walk to Town in front of it.`, `Beforehand I
leave my party.`, `I exchange 4 gold before that.`, `Right after playing Rum.`: an act that is to follow
another one is not done as it stands. What must stay true: what comes before is a deed of the game, or nothing
but a thing; what was before (`Before that I was a tailor.`, `I had never won before that.`) changes nothing.
"""

import re
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import forms

_GATE: Final = words_in("before beforehand previously front prior after ahead")
_PUT: Final = re.compile(
    r"\b(?:put|add|insert|squeeze|slip|count|counts|let|do|place|comes?|goes|belongs?|happens?|is meant) "
    r"(?:.* )?(?:before|in front of|ahead of|prior to) (?:that|this|it|them|all that|all this)\b(?! (?:is|"
    r"was|s|gets|becomes|had|were|happened)\b)"
    r"|\b(?:put|add|insert|squeeze|slip) (?:it|that|this|them|one|an? \w+|the \w+) (?:in )?(?:in front(?! "
    r"of (?:me|us|you)\b)|ahead|before|beforehand)\b"
    r"|^(?:but |and |so |oh |ah |sorry |just )*(?:before|prior to) (?:that|this|it) (?:an?|one|some|my|"
    r"the) (?:\w+ ){0,6}\w+$"
)
_DONE_BEFORE: Final = re.compile(
    r"(?:^|.* )(?:beforehand|previously(?: to (?:that|this|it))?|(?:before|prior to|ahead of) (?:that|"
    r"this|it)) (?:of course |though |however |please )?i "
    r"(?:also |then )?(\w+)\b"
    r"|.*\bi (?:also |then |of course )?(\w+) .*\b(?:beforehand|before (?:that|this|it|i do|i go|doing "
    r"(?:so|that|it))(?: (?:so|"
    r"because|as|in) .*)?)$"
)
_AFTER: Final = re.compile(
    r"(?:right |just |only |directly |straight |immediately )?after (\w+ing)\b(?!.*\b(?:i|we|you)\b).*"
)
_DO_AFTER: Final = re.compile(r"i (?:do|ll do|will do|shall do) (?:that|this|it|so) after (\w+ing)\b.*")
_MOST: Final = 18


def puts_before(tokens: Tokens, verbs: frozenset[str], within: bool = False) -> bool:
    """Whether a sentence behind acts, or what ends theirs, puts something before them; `verbs` are those of
    acts."""
    if len(tokens) > _MOST or _GATE.isdisjoint([token.low for token in tokens]) or tokens[-1].low == "?":
        return False
    said = as_said(plain_lows(tokens))
    if _PUT.search(said) is not None:
        return True
    if (done := _DONE_BEFORE.match(said)) is not None:
        return not {done[1], done[2]}.isdisjoint(verbs - _PLAIN)
    if within:
        # "I explore after reading all of your letters"
        return False
    after = _AFTER.fullmatch(said) or _DO_AFTER.fullmatch(said)
    return after is not None and any(forms(verb).gerund == after[1] for verb in verbs)


_PLAIN: Final = words_in("have be see know think say hope")
