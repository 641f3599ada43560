"""Plain sentences behind acts that certainly leave them done: why one withdrew, whether that is enough.

`(I withdraw my objection.) You convinced me, Tarn.`, `(I withdraw proposal 33.) It had a typo, new one
soon.`, `(I unvote.) I need to sleep on it.`: behind another act these might take it back, and behind a
withdrawal they are what it was made for. `(I explore.) Is that enough, or do I have to say where?` asks after
the form of what is done, and `(I end my turn.) Nothing to play.` tells what is not done besides.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.plain_grounds import named_lows
from gamemaster.language.vocabulary.scene import Act, Scene

_MOST: Final = 20
_WITHDRAWING: Final = words_in("withdraw_objection withdraw_support retract")
_HEADS: Final = words_in(
    "convinced persuaded answered explained cleared mistake mistakes typo typos error errors wrong ready "
    "new better think thinking sleep time point points quick hasty misread misunderstood consider read "
    "reread enough nothing how"
)


def plainly_behind(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence without an act, behind `acts`, leaves the last of them done for certain."""
    if not acts or len(tokens) > _MOST or _HEADS.isdisjoint([token.low for token in tokens]):
        return False
    said = named_lows(scene, tokens)
    if said.endswith("?"):
        return _ENOUGH.fullmatch(said) is not None
    if said.startswith("nothing"):
        left = _NOTHING.fullmatch(said)
        return left is not None and all(act.action.name != left["verb"] for act in acts)
    return _withdraws(acts[-1]) and _WHY.fullmatch(said) is not None


def _withdraws(act: Act) -> bool:
    params = act.action.params()
    unvotes = act.action.name == "vote" and "target" in params and params["target"] is None
    return unvotes or act.action.name in _WITHDRAWING


_ENOUGH: Final = re.compile(
    r"(?:so )?(?:is|was) (?:that|this|it) (?:enough|how (?:it works|one does it|it is done|it 's done"
    r"|this works|you do it|this is done)|all(?: i (?:have|need) to (?:say|do|write))?)"
    r"(?: (?:like that|like this|for (?:you|now|today)))?"
    r"(?: ,? ?or (?:do|must|should) i (?:also )?(?:have to |need to )?"
    r"(?:say|write|add|tell you|specify|mention|give) (?:more|where|how|why|when|anything else"
    r"|something else|anything more|a place|the place|a reason|which one))? \?"
)
_NOTHING: Final = re.compile(
    r"nothing (?:else |more |left )?(?:(?:that )?i (?:can|want to|could) |to "
    r")(?P<verb>play|discard|draw|add|sell|buy|"
    r"offer|place)(?: (?:this time|this turn|now|today|tonight|for now|at the moment|here|this week))?"
)


_SORRY: Final = (
    r"(?: ,? ?(?:sorry|my apologies|apologies|my mistake|my fault|my bad)"
    r"(?: everyone| all| NAME| about that)?)?"
)
_WHO: Final = r"(?:you|NAME|NAME and NAME|he|she|they|you all|somebody|someone)"
_DEFECT: Final = (
    r"(?:(?:a|an|one|some|two|several|too many)(?: "
    r"(?:silly|bad|small|stupid|big|nasty|little|spelling|serious))* "
    r"(?:mistakes?|typos?|errors?|loopholes?|holes?|flaws?))(?: in (?:it|the text|section [a-z0-9]+|the "
    r"title))?"
)
_SOON: Final = (
    r"(?:(?:a |the )?(?:new|better|corrected|clearer|fixed) (?:one|version|text|draft)(?: (?:is|will be))?"
    r"(?: (?:coming|to come|to follow|follows|on its way|on the way|will follow|in the works))?"
    r"(?: (?:soon|shortly|tomorrow|later|tonight|next week|this week|later today))?)"
)
_THINK: Final = (
    r"i (?:need|have|want|would like|'d like|'ll need) (?:to (?:(?:think|sleep)(?: (?:on|about|over))? "
    r"?(?:it|this|"
    r"that|things|everything)?(?: (?:over|through|again|first|more|some more|a bit|a bit more|a "
    r"while|properly|"
    r"tonight|carefully|for a day))*|(?:read|reread|consider|study) (?:it|this|that|everything|the "
    r"(?:thread|text))"
    r"(?: (?:again|first|once more|properly|carefully|more carefully))*)|(?:some |more |some more |a "
    r"little )?time"
    r"(?: to (?:think|read|consider)(?: (?:about )?(?:it|this|that))?)?)"
    r"|let me (?:think|sleep|read)(?: (?:about|on|over))?(?: (?:it|this))?(?: (?:first|again|over|a "
    r"bit|some more))*"
)
_WHY: Final = re.compile(
    rf"(?:(?:sorry|oh|well|yes|ok|okay|all right|thanks|right) ,? ?)?(?:"
    rf"{_WHO} (?:have |has |'ve |'s )?(?:now |just |really |fully |completely |quite "
    rf")?(?:convinced|persuaded) (?:me|us)"
    rf"(?: ,? ?(?:NAME|now|completely|after all|there|well done))*"
    rf"|{_WHO} (?:have |has |'ve |'s )?(?:now )?(?:answered|explained|cleared up|cleared) "
    rf"(?:it|this|that|everything|"
    rf"all (?:of )?my (?:questions|doubts)|my (?:questions?|doubts?|point|concerns?))(?: (?:up|well|very "
    rf"well|nicely|"
    rf"to me|now|,|NAME))*"
    rf"|{_WHO} (?:has|have|made|raised|had|'ve|makes) (?:a |some |such a )?(?:very |really )?(?:good |fair "
    rf"|strong )?"
    rf"points?(?: there| ,? ?NAME)?"
    rf"|(?:it|that|this|there) (?:had|has|was|is|turned out to have|contained) {_DEFECT}{_SORRY}(?: ,? "
    rf"?(?:and )?{_SOON})?"
    rf"|(?:it|this|that) (?:was|is) (?:not ready|not ready yet|badly worded|badly written|too hasty|not "
    rf"good enough|"
    rf"not yet ready)(?: yet)?{_SORRY}(?: ,? ?(?:and )?{_SOON})?"
    rf"|{_SOON}"
    rf"|i (?:was|have been|'ve been) (?:a bit |a little |much |far |rather )?(?:too |over "
    rf")?(?:quick|hasty)(?: there| with it)?{_SORRY}"
    rf"|i (?:had |have |'d |'ve )?(?:misread|misunderstood|read) (?:it|this|that|the text|the intent|the "
    rf"proposal)"
    rf"(?: (?:wrong|wrongly|too quickly|the first time))?{_SORRY}"
    rf"|{_THINK})"
)
