"""Sentences behind two acts by which only one of them holds, or nobody knows which: `Never mind the
latter.`

`One at a time.`, `The first stands; the second is void.`, `One for real, one for show.`, `These are my
options.`, `Roll for it.`, `Which of these would you take?`; and words that begin anew, alone or in front of
another act: `Let me rephrase.`, `Better idea: I heal.`, `In lieu of that, I heal.` What must stay true:
what is told of one of two acts otherwise (`The second hurts less.`) and `Here we go again: I heal.` leave
both as they are.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.reordering import strikes_lines
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, once_each

_LEAD: Final = (
    r"(?:(?:hm|hmm|oh|ah|no|well|sorry|but|and|or|so|please|actually|wait|ps|just|now|still|on second "
    r"thoughts?|"
    r"of course) )*"
)
_RANK: Final = r"(?:first|second|third|last|latter|former|other|later|earlier|upper|lower|top|bottom)"
_NTH: Final = (
    rf"(?:the |my |that )?{_RANK}(?: (?:one|ones|half|part|bit|act|move|line|sentence|item|statement|vote|"
    rf"thing))?"
)
_THEM: Final = (
    r"(?:these|those|them|the (?:two|three|above)(?: \w+)?|both|(?:these|those) (?:two |three )?(?:\w+s|"
    r"sentences))"
)
_BE: Final = r"(?:is|was|s|are|were|will be|shall be)(?: (?:only|just|merely|really|in fact|actually))*"
_ONE: Final = Sought(
    (
        (
            rf"^{_LEAD}(?:never mind|forget|ignore|skip|drop|scrap|leave out|omit|strike|cancel|"
            rf"disregard|"
            rf"scratch|withdraw|"
            rf"undo|take back|retract|remove|delete|minus|without|except|not) {_NTH}(?: though| please| "
            rf"then| after all)*$"
        ),
        (
            rf"^{_LEAD}(?:i |i ll |i hereby )?(?:take|want|have|withdraw|retract) {_NTH} (?:back|out|"
            rf"off)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:i )?(?:keep|only keep|keep only|count only|only|just|take only|do only|do "
            rf"just) "
            rf"{_NTH}"
            rf"(?: counts?| stands?| please| then)*$"
        ),
        (
            rf"^{_LEAD}{_NTH} (?:{_BE} )?(?:stands|counts|holds|valid)\b.*{_RANK}\b.*\b(?:void|off|not|"
            rf"doesnt|falls|dropped|"
            r"out|null)\b.*$"
        ),
        rf"^{_LEAD}{_NTH} (?:one )?(?:only )?(?:with|if|when|once|after|unless|subject to|provided) .+$",
        (
            rf"^{_LEAD}{_NTH} {_BE} (?:subject to|conditional|void|null|off|optional|a fallback|my "
            rf"fallback|for show|a joke|"
            rf"dependent|pending|what \w+ (?:should|would|does|did|wants?)|something \w+ (?:should|"
            rf"would)|"
            rf"\w+ s(?: i\b.*)?$|"
            r"for later|not meant|not for real|a decoy|a feint|a bluff)\b.*$"
        ),
        (
            rf"^{_LEAD}one at a time\b.*$|^{_LEAD}(?:in )?(?:whichever|whatever|any|either) order "
            rf".*\bonly "
            rf"one\b.*$"
        ),
        (
            rf"^{_LEAD}one (?:\w+ )?(?:for real|in earnest|is real|counts|is meant|is true)\b.*\b(?:one|"
            rf"the other)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:(?:only|just) )?one of {_THEM} (?:{_BE} )?(?:false|a lie|untrue|wrong|not "
            rf"meant|"
            rf"a joke|a bluff|not "
            r"true|a feint|counts?|holds?|stands?|at most|only)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:listed|ranked|sorted|ordered|given) (?:by|in|in order of|in the order of) "
            rf"(?:\w+ "
            rf")?preference\b.*$"
        ),
        rf"^{_LEAD}(?:one only|only one|just one|either one|one or the other|only one of the two)\b.*$",
        (
            rf"^{_LEAD}(?:these|those|they) (?:are|were) (?:just |only |merely )?(?:my|the|your|all "
            rf"my)(?: "
            rf"\w+)? (?:options|"
            r"choices|alternatives|possibilities|candidates|ideas)$"
        ),
        (
            rf"^{_LEAD}(?:i am |i m |im )?(?:undecided|torn|wavering|hesitating|in two minds) (?:between|"
            rf"about|over) "
            rf"(?:{_THEM}|which)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:which|which one) of {_THEM} (?:would|should|do|shall|is|will|looks|sounds|"
            rf"seems)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:what to do|which one|which is it(?: to be)?|which to choose|what do you "
            rf"think)(?: now| then)?$"
        ),
        (
            rf"^{_LEAD}(?:roll (?:a die |dice |the dice |for )(?:for )?(?:it|that|them)?|(?:decide|"
            rf"choose|"
            rf"pick) (?:it )?by (?:a )?"
            r"(?:die|dice|lot|coin|coin toss|roll)|(?:flip|toss) a coin|let the (?:dice|die|coin) "
            r"decide)\b.*$"
        ),
        rf"^{_LEAD}(?:odd|even|heads|tails) (?:it s |means |for )?{_NTH} (?:odd|even|heads|tails) .+$",
        rf"^{_LEAD}only (?:whichever|what|whatever) .+$",
    )
)
_ANEW: Final = (
    r"(?:let me (?:rephrase|reword|start (?:over|again|afresh|anew)|try (?:that |this )?again|begin "
    r"(?:again|anew)|redo that|correct (?:myself|that)|put that differently)|i (?:ll |will )?(?:start "
    r"(?:over|again|afresh|anew)|begin again|rephrase|reword|take that again)|start(?:ing)? (?:over|again|"
    r"afresh|anew)|from the top|rewind|undo|take two|second (?:try|attempt|take)|another (?:try|attempt|"
    r"take)|correcting myself|correction|better idea|better still|new (?:idea|version|plan|try)|change of "
    r"(?:plan|mind)|in lieu of that|rather than (?:that|this|do that)|instead of (?:that|this)|replace "
    r"(?:that|this|it) (?:by|with)|make that)"
)
_STARTS: Final = re.compile(rf"^{_LEAD}{_ANEW}$")
_STARTS_ACT: Final = re.compile(rf"^{_LEAD}{_ANEW}(?: then)? (?:i|we)\b")
_HEADS: Final = words_in(
    "first second third last latter former other later earlier upper lower top bottom one only listed "
    "ranked sorted ordered "
    "given options choices alternatives possibilities candidates ideas undecided torn wavering hesitating "
    "which what roll "
    "decide choose pick flip toss let odd even heads tails"
)
_ANEW_HEADS: Final = words_in(
    "rephrase reword start starting begin over again afresh anew rewind undo two try attempt take "
    "correcting correction idea "
    "still version plan mind lieu place rather instead replace make stead redo correct differently top"
)
_STEADS: Final = words_in("stead place")
_IN_ITS_STEAD: Final = re.compile(r" in (?:its|their|that s|the former s|the first s) (?:stead|place)$")
"""`I vote FOR 31. I join the Nightjars in its stead.`"""
_LONGEST: Final = 18


def picks_one(acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind two or more acts lets only one of them hold."""
    if len(tokens) > _LONGEST or _HEADS.isdisjoint([token.low for token in tokens]):
        return False
    return len(once_each(tuple(acts))) > 1 and _ONE.search(as_said(plain_lows(tokens))) is not None


def starts_over(tokens: Tokens) -> bool:
    """Whether a sentence behind an act begins it anew, and says no more."""
    if len(tokens) > _LONGEST or _ANEW_HEADS.isdisjoint([token.low for token in tokens]):
        return False
    return _STARTS.fullmatch(as_said(plain_lows(tokens))) is not None


def undoes_above(lows: Sequence[str], ended: bool) -> bool:
    """Whether a sentence behind acts strikes some of them, or puts an act of its own in their place.

    What these only `ended` stays so: `(I withdraw offer 7.) Instead of that I offer an A.`
    """
    return strikes_lines(lows) or (not ended and _puts_instead(lows))


def _puts_instead(lows: Sequence[str]) -> bool:
    if not _STEADS.isdisjoint(lows[-1:]) and _IN_ITS_STEAD.search(as_said(lows)):
        return True
    if lows[:3] == ["either", "that", "or"] or lows[:2] == ["or", "else"]:
        # "Either that or I vote AGAINST 32."
        return "i" in lows
    return not _ANEW_HEADS.isdisjoint(lows) and _STARTS_ACT.match(as_said(lows)) is not None
