"""Sentences that call what stands beside them a plan, or forbid that it be carried out.

`This is only a plan, please do not carry any of it out yet.` says both, and nothing below it is done.
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.english.joined import parts_said
from gamemaster.language.english.tokens import Tokens, words_in

_BELOW: Final = (
    r"(?:what follows|what (?:is|stands|comes) below|the (?:following|below)"
    r"|(?:all|everything|the (?:steps|lines|moves|list)) (?:that follows|below))"
)
_POINTING: Final = r"(?:(?:all|everything) (?:of )?)?(?:this|these)"
_BEHIND: Final = r"(?:(?:all|everything) (?:of )?)?(?:this|these|that|those|it|the above|everything above)"
_MERELY: Final = (
    r"(?:only|just|merely|simply|nothing but|(?:nothing|no) more than|at (?:most|best|this (?:stage|point))"
    r"|still|so far|for now|as yet)"
)
_PLAN: Final = (
    r"(?:plan|plans|planning|idea|ideas|outline|thoughts|suggestion|suggestions|sketch|intention|intentions"
    r"|thinking aloud|thinking out loud|roadmap)"
)
_STILL: Final = (
    r"(?: (?:so far|for now|as yet|yet|still|at this (?:stage|point)|of mine|for (?:\w+ ){0,2}\w+"
    r"|(?:and|with) (?:nothing|no)\b.*))*"
)
_ONE: Final = r"(?:(?:a|an|my|our|some|the) )?(?:(?:first|rough|vague|little|possible|bare|mere) )*"
_CALLS: Final = rf"(?:is|s|are) (?:all )?(?:{_MERELY} )+{_ONE}{_PLAN}{_STILL}"
_PLAIN: Final = rf"(?:is|s|are) (?:all )?{_ONE}{_PLAN}{_STILL}"
_CALLED: Final = rf"(?:is|s|are|was|were) (?:all )?(?:{_MERELY} )+{_ONE}{_PLAN}{_STILL}"
_NO_MORE: Final = (
    r"(?:and )?(?:nothing|no) more(?: than that)?|(?:and )?(?:not (?:yet )?|no )(?:(?:a|an|my|any) )?"
    r"(?:real |actual )?(?:moves?|orders?|actions?|announcements?|turn)(?: yet)?"
)
_NOT: Final = r"(?:please |kindly )*(?:do not|dont|never)(?: please| yet)?"
_TIMES: Final = (
    r"(?: (?:yet|just yet|for now|now|today|at this (?:stage|point)|please|thanks|for the moment"
    r"|until i (?:say|tell|write|confirm|give)\b.*))*"
)
_ANY: Final = r"(?:any|anything|one word|a word|either|all)"
_DOES: Final = r"(?:carry|act (?:up)?on|execute|process|apply|enter|record|resolve|implement|perform)"
_FORBIDS_ANY: Final = (
    rf"{_NOT} (?:{_DOES}|do|count|play) {_ANY}(?: of)? (?:this|these|it|them|that|those|{_BELOW})(?: out)?"
    rf"{_TIMES}|{_NOT} (?:carry out|do anything (?:with|about)) (?:{_ANY} of )?"
    rf"(?:this|these|it|them|that|those|{_BELOW}){_TIMES}"
    rf"|{_NOT} {_DOES} (?:this|these|{_BELOW})(?: out)?{_TIMES}"
)
_LABEL: Final = (
    r"(?:(?:just|only|still) )*(?:(?:a|the|my|first|rough) )*(?:draft|sketch|proto)(?: only)?"
    r"(?: of (?:my|the|this|a) (?:\w+ )?(?:turn|moves?|week|mail|ballot|votes?)(?: .*)?)?"
    rf"|(?:it|this|that) is (?:all )?(?:{_MERELY} )+(?:(?:a|the|my|first|rough) )*(?:draft|sketch|proto)"
)
_NOT_YET: Final = (
    r"(?:and )?(?:nothing|none|no word|not a word)(?: (?:here|below|(?:in|of) (?:it|this|these)))? "
    r"(?:counts|is (?:played|done|meant|sent|made|real|official)|has been (?:played|done|made|sent))"
    r"(?: (?:yet|so far|for now|till then|until then))*"
)
_FORBIDS_IT: Final = rf"{_NOT} {_DOES} (?:it|them|that|those)(?: out)?{_TIMES}"
_PENCILLED: Final = (
    r"(?:here|this|that|these|below) (?:is|s|are) "
    r"(?:(?:the|my|a|an|some|all) (?:\w+ ){1,3}(?:that |which )?|what )"
    r"(?:i|we) (?:have|ve|had|d)(?: (?:got|just|so far|roughly|loosely|already))* "
    r"(?:pencill?ed in|sketched|mapped out|lined up|planned|dreamt up|dreamed up|scribbled|in store)\b.*"
)
_FRONT: Final = re.compile(rf"(?:{_BELOW}|{_POINTING}) {_CALLS}|{_PENCILLED}")
_AFTER: Final = re.compile(rf"{_BEHIND} {_CALLED}")
_SOME_PLAN: Final = re.compile(rf"(?:{_BELOW}|{_POINTING}) {_PLAIN}")
_DRAFT: Final = re.compile(_LABEL)
_UNDONE: Final = re.compile(rf"{_NOT_YET}|{_NO_MORE}")
_MORE: Final = re.compile(_NO_MORE)
_FORBIDS: Final = re.compile(_FORBIDS_ANY)
_FORBIDS_THAT: Final = re.compile(_FORBIDS_IT)
_PARTING: Final = words_in(", ; : -- ( ) . ! and but so")
PLANNING: Final = words_in(
    "plan plans planning idea ideas outline thoughts suggestion suggestions sketch intention intentions "
    "thinking roadmap carry act execute process apply enter record resolve implement perform do count play "
    "draft proto pencilled penciled sketched mapped lined planned dreamt dreamed scribbled store"
)
"""Without one of these no sentence says so."""


def plans_below(tokens: Tokens) -> bool:
    """Whether what stands below the sentence is called a mere plan there, or must not be carried out."""
    said = list(parts_said(tokens, OPENERS, _PARTING))
    return _calls_plan(said) or _forbids(said) or _both(said)


def surely_planned(tokens: Tokens) -> bool:
    """Whether a sentence does both, and leaves nothing to ask about: `This is a plan, don't act on it.`"""
    return _both(list(parts_said(tokens, OPENERS, _PARTING)))


def _both(said: list[str]) -> bool:
    if any(_DRAFT.fullmatch(clause) for clause in said):
        # "Draft, nothing here is played yet."
        return any(_FORBIDS.fullmatch(c) or _UNDONE.fullmatch(c) for c in said)
    plan = _calls_plan(said) or any(_SOME_PLAN.fullmatch(clause) for clause in said)
    return plan and any(_FORBIDS.fullmatch(c) or _FORBIDS_THAT.fullmatch(c) for c in said)


def planned_above(tokens: Tokens) -> bool:
    """Whether a sentence behind acts calls them a mere plan, or forbids that they be carried out."""
    said = list(parts_said(tokens, OPENERS, _PARTING))
    return any(_AFTER.fullmatch(clause) for clause in said) or _forbids(said)


def _calls_plan(said: list[str]) -> bool:
    if any(_FRONT.fullmatch(clause) for clause in said):
        return True
    named = any(_SOME_PLAN.fullmatch(clause) for clause in said)
    return named and any(_MORE.fullmatch(clause) for clause in said)


def _forbids(said: list[str]) -> bool:
    """`Don't act on this yet`; of `it` only where nothing else is said that it could be."""
    if any(_FORBIDS.fullmatch(clause) for clause in said):
        return True
    return len(said) == 1 and _FORBIDS_THAT.fullmatch(said[0]) is not None
