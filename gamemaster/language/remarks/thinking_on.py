"""Remarks behind acts, as people type them every day, that leave them unsettled: a thought is still going on.

`(I heal.) idk man`, `lemme check w jun`, `Can't make up my mind.`; `Name still up in the air.`, `Ballpark
figure.`; `Closer to the deadline.`, `Pencil that in.`; `At a pinch.`, `Worst case.`; `Lowri is still deciding
whether we go.`, `Let the dice decide.`; `Keeping it.`, `Not going anywhere.`, `Bad idea.`; `Did that in
March.` What must stay true: what is told of something else (`Lowri is still deciding what to wear.`) leaves
the act be.
"""

from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_VALUE: Final = r"(?:numbers?|names?|rows?|columns?|letters?|amounts?|sums?|figures?|spelling|squares?|price)"
_TOLD: Final = Sought(
    (
        # still thinking
        (
            r"(?:^|\b(?:hmm|hm|er|erm|um|well|tbh|honestly) )(?:idk|dunno)\b(?: (?:man|tho|though|"
            r"really|yet|tbh))*$"
        ),
        r"^(?:hmm |hm |er |erm |um )*(?:gimme|give me) (?:a|one|another) (?:sec|second|minute|moment)$",
        r"\blemme (?:just )?(?:check|think|ask|see|look|reread|sleep on)\b",
        (
            r"^(?:(?:brb|i m|i am|hm|hmm) )*(?:gonna|going to|need to|have to) (?:think|reread|"
            r"mull|sleep on)\b"
        ),
        r"^(?:i )?can ?t (?:tell|say|decide) yet\b|\b(?:n|and) (?:then )?i ?ll decide$",
        (
            r"^(?:i )?can ?t (?:quite )?make up my mind$|^(?:still )?going back and forth (?:on|"
            r"about) (?:this|it)\b"
        ),
        r"^(?:still )?on the fence(?: about (?:it|this))?$|^still 50 50\b",
        # what it comes to
        (
            rf"^(?:the |my )?{_VALUE}(?: \w+){{0,8}} (?:may be wrong|may (?:still )?change|up in "
            r"the air|placeholders?|still open|(?:still )?to be (?:agreed|confirmed|checked|"
            r"decided|fixed))\b"
        ),
        rf"^{_VALUE} from memory\b",
        r"^(?:which|what) .*\b(?:i ll tell you|i m leaving open)\b",
        r"^what i (?:want|offer|give|take|pay)\b.* (?:is|are) (?:still )?open$",
        r"^ballpark (?:figure|number|sum)$|\ba stand in (?:name|number|figure|square)\b",
        # when
        r"^(?:closer to|towards|nearer) the (?:deadline|weekend|end(?: of \w+(?: \w+)?)?)$",
        r"^in a (?:couple of|few) (?:days|hours|weeks)$|^end of this (?:week|month)(?: i think)?$",
        r"^tomorrow (?:morning|evening|night|afternoon)(?: (?:give or take|probably|or so|i think))?$",
        r"^(?:\w+ )?minutes? before (?:close|closing|the deadline|midnight)$|^bit by bit over\b",
        # for the drawer
        r"^sealed envelope\b|^don t open (?:it |this )?(?:before|until|till)\b|\bon the back burner$",
        r"^note to self$|^(?:please )?pencil (?:that|it|this|me) in$",
        # only if need be
        r"^(?:only )?at a (?:pinch|push)$|^(?:in the )?worst case$|^push comes to shove\b",
        (
            r"^short of (?:a|an|any|something|anything) .* turning up$|^depends who asks$|\belse "
            r"i (?:hold|keep) it$"
        ),
        # whose it is
        r"^let the (?:dice|die|coin|cards|fates?|stars) decide$|^up to \w+ really$",
        (
            r"\b(?:is|are) still (?:deciding|discussing) (?:whether|if|who|which)\b|\bhas to "
            r"(?:say ok|okay it)$"
        ),
        (
            r"\bhasn ?t signed off on it$|\bvotes together and hasn ?t met$|\bgets the (?:last|"
            r"final) word$"
        ),
        r"\bdecides for (?:our|my) \w+$|\bvoting on whether to let me$",
        # not before
        r"^before anything else \w+ (?:has|have) to\b|^that comes first$|^wait for .* then count it$",
        r"\b(?:vote|offer|amendment|proposal|motion)\b.* (?:has|have) to .*\b(?:before that|by then)$",
        r"^(?:i ve |i have )?got to .* beforehand$|^i d like an answer .* before$",
        # done, or never
        r"^did (?:that|it|this) (?:in|last|on) \w+\b|^and i m the (?:queen|king|pope|emperor)\b",
    )
)
_TURNED: Final = Sought(
    (
        r"(?:i m |i am )?not going anywhere",
        (
            r"(?:i m |i am )?(?:better )?(?:keeping|saving|keep|hold|holding on to) (?:it|him|her|"
            r"them|the bottle)"
        ),
        r"(?:bad idea|no way|off the table|carrying on|wouldn t dare)",
        r"(?:i )?lost my (?:enthusiasm|nerve)",
        (
            r"(?:much |far |way |a bit )?too (?:steep|dear|hot) for me|much too \w+ to "
            r"(?:hurt|kill|attack)"
        ),
        r"(?:okay |ok )*you convinced me|i need that \w+|i like (?:him|her|it|them) too much",
        r"we re (?:good again|friends now)|not my (?:sort|kind) of (?:people|crowd)",
        r"(?:i m )?happy where i am(?: after all)?|heart s not in it",
    )
)
_HEADS: Final = words_in(
    "idk dunno gimme sec second minute minutes moment lemme gonna going need have can decide mind fence "
    "50 wrong change air placeholder placeholders open agreed confirmed checked decided fixed memory tell "
    "ballpark stand closer towards nearer couple few end tomorrow bit sealed burner note pencil pinch "
    "push worst short depends else let up still say okay signed met word decides voting before first then "
    "beforehand did queen king pope emperor keeping saving keep hold holding bad way off carrying wouldn "
    "lost too convinced re my happy heart not"
)
"""Without one of these no sentence says so."""


def thinks_on(said: Remark) -> bool:
    """Whether a sentence behind acts leaves them so."""
    if _HEADS.isdisjoint(said.lows):
        return False
    return _TOLD.search(" ".join(said.parts)) is not None or any(map(_TURNED.fullmatch, said.parts))
