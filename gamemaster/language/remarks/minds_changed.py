"""Why a vote or an answer was withdrawn, or changed: doubts about it are of what stands no longer.

`(I withdraw my vote.) I'd like to hear from Rutger first.`, `(I retract my vote on 32.) I have my doubts now,
and there is time.`: behind any other act who still wants to think has not done it yet, and behind a
withdrawal that is what it is made for. `(I change my vote to Tarn.) Jun's answer convinced me.` tells what
changed it. What speaks of the withdrawal itself (`whether I want that`, `I'd rather let it stand`, `with that
I'll wait`) or sets a condition is judged elsewhere.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.plain_grounds import named_lows
from gamemaster.language.vocabulary.scene import Act, Scene

_MOST: Final = 32
_WITHDRAWING: Final = words_in("withdraw_objection withdraw_support")
_CHANGING: Final = re.compile(r"\b(?:chang|switch|mov|shift|transfer)\w*\b", re.IGNORECASE)
_HEADS: Final = words_in(
    "think thinking sleep read reread consider wait hear see look check discuss talk understand know time "
    "doubt doubts reservations reservation concerns questions thoughts sure certain convinced persuaded "
    "undecided unsure wrong mistaken confused torn hasty quick rash harsh early premature unfair unjust "
    "misread misunderstood misjudged overlooked missed forgot mind believe trust suspect noticed "
    "realised realized seen point points argument arguments reason reasons case explanation answer answered "
    "explained clears cleared pause eyes error mistake misunderstanding misreading vote again decide "
    "believed "
    "trusted won talked swayed makes made comments comment right problem problems concern "
    "worry worries question objection objections typo typos mistakes loophole loopholes hole holes"
)
"""Without one of these nothing of the kind is said."""
_DANGERS: Final = re.compile(
    r"\b(?:if|unless|whether|provided|otherwise|else|keep|keeps|keeping|kept|stand|stands|standing|let|"
    r"leave|leaves|left (?:it|that|as)|ignore|scratch|forget|cancel|undo|jok\w+|kidding|jest|test\w*|maybe|"
    r"perhaps|probably|might|could|instead|mean|means|meant|intend\w*|withdraw\w*|retract\w*|unvot\w+|"
    r"reinstate|restore|revert|nothing|never|nobody|rather not|better not|on second|not yet|with (?:it|"
    r"that|this)|(?:do|did|doing|done|does) (?:it|so|that|this)|the withdrawal|it back|that back|please|"
    r"count\w*|hold|register|record\w*|act on|pretend\w*|suppos\w+|imagin\w+|dream\w*|sarcas\w+|iron\w+|ha|"
    r"haha|lol|(?:this|that) (?:move|step|mail|message|change)|(?:change|decide) (?:it|that|this)|same|as "
    r"well|also|too ,|before (?:i|we|doing|that|this)\b(?! (?:vote|decide|commit|make))|but (?:first|"
    r"before)|gm|referee|moderator|allowed|permission|permitted|legal|legally|rules?|how (?:it|that|this)|"
    r"of (?:that|this)|about (?:that|this)(?! any)|both|confirm\w*|one of|half|part|partly|only)\b|\?|[/%+=]"
)
"""What would speak of the withdrawal itself, of a condition, or of one vote among several."""
_WHEN: Final = r"(?: .*)?"
_VERY: Final = (
    r"(?:really|just|simply|still|now|first|much|far|so|that|quite|rather|all|a_bit|a_little|too|very|way|"
    r"over|completely|totally|clearly|obviously|frankly|perhaps|entirely|fully|badly|as|no_longer|not|n_'t|"
    r"never_quite)"
).replace("_", " ")
_LOOKING: Final = (
    r"(?:think|sleep|read|reread|consider|reconsider|wait|hear|see|look|check|discuss|talk|study|go "
    r"(?:over|through)|listen|understand|know|ask|find out|give (?:it|this|that|him|her|them|NAME)|take "
    r"(?:some|a|more)|make up my mind)"
)
_OWN: Final = "|".join(
    (
        # "I'd like to hear from Rutger first", "I need more time", "I'd rather wait"
        (
            rf"(?:i )?(?:{_VERY} )*(?:need|want|wish|prefer|'d like|would like|'d love|would love|'d prefer|"
            rf"would prefer)(?: {_VERY})* to (?:{_VERY} )*{_LOOKING}\b{_WHEN}"
        ),
        rf"(?:i )?(?:{_VERY} )*(?:need|want|'d like|would like) (?:\w+ )?(?:\w+ )?time\b{_WHEN}",
        rf"i(?: 'd| would) (?:much )?(?:rather|sooner) (?:\w+ly )?{_LOOKING}\b{_WHEN}",
        (
            r"i (?:'ll|will) (?:\w+ )?(?:vote (?:again|anew|afresh)|decide|make up my mind|make my mind up|"
            r"be back|come back to (?:it|this|you))\b.*"
        ),
        # "I have my doubts now", "I've had second thoughts"
        (
            rf"i (?:{_VERY} )*(?:have|'ve got|have got|had|'ve had|have had|'ve|get|got)(?: \w+){{0,2}}? "
            rf"(?:doubts|reservations|questions|concerns)\b{_WHEN}"
        ),
        rf"i (?:had|'ve had|have had) (?:\w+ )?second thoughts\b{_WHEN}",
        # "I'm not so sure any more", "I was too quick"
        (
            rf"i (?:am|'m|was|feel|felt|'ve been|have been|'ve become)(?: {_VERY})* (?:sure|certain|"
            rf"convinced|undecided|unsure|uncertain|persuaded)(?: (?:any ?more|any longer|now|enough|at "
            rf"all|after all|about (?:him|her|them|NAME|NAME 's \w+|the \w+(?: \w+)?)|of (?:him|her|NAME|"
            rf"it)|(?:that )?(?:NAME|he|she|they) .*|,? and .*))*"
        ),
        (
            rf"i (?:am|'m|was|have been|'ve been)(?: {_VERY})* (?:wrong|mistaken|hasty|quick|rash|harsh|"
            rf"unfair|torn|confused|impatient|hot-headed)(?: (?:about|on|to|with|with it|there|by|between) "
            rf".*| there| yesterday| earlier)?(?: ,? ?(?:honestly|frankly|really|actually|sorry))*(?: ?,? "
            rf"(?:and|but|,) .*)?"
        ),
        # "I misread it", "I hadn't seen the second paragraph"
        (
            rf"i (?:{_VERY} |have |had |'ve |must have )*(?:misread|misunderstood|misjudged|overlooked|"
            rf"missed|forgot|forgotten|mistook|got (?:it|him|her|them|that) wrong)\b{_WHEN}"
        ),
        (
            r"i (?:did|had|have)(?: not|n 't| n't| 't)? (?:\w+ )?(?:read|seen|noticed|realised|realized|"
            r"understood|understand|realise|realize|notice|thought (?:it|that|this) through|see)\b(?: .*)?"
        ),
        r"i (?:should|ought to) have (?:read|looked|checked|asked|listened|thought)\b.*",
        (
            r"i (?:do not|don 't|no longer) (?:\w+ly |quite |even )?(?:know (?:enough|who|whom|what to|"
            r"which|NAME|how to vote)|trust|believe (?:NAME|he|she|they|it was|it 's|it is)|suspect|"
            r"understand|think (?:NAME|he|she|they|it was|it 's|it is))\b.*"
        ),
        r"i (?:'ve |have |had )?changed my mind (?:about|on) (?:him|her|them|NAME)",
        # "That was too hasty of me"
        (
            rf"(?:it|that|this|my vote) was (?:{_VERY} |a |an |my |just )*(?:hasty|rash|premature|early|"
            rf"quick|unfair|unjust|error|mistake|misunderstanding|misreading|haste)(?: (?:of me|on my part|"
            rf"from me|to (?:him|her|NAME)))?"
        ),
    )
)
_THEIRS: Final = "|".join(
    (
        (
            r".*\b(?:convinced|persuaded|swayed|reassured) (?:me|us)\b.*|.*\b(?:talked me (?:round|over|"
            r"out of it|into it)|won me over|changed my mind|opened my eyes)\b.*"
        ),
        (
            r".*\b(?:has|have|had|makes?|made|raised?|raises|gave|gives|'s|'ve)(?: \w+){0,3} (?:points?|"
            r"arguments?|reasons?|case|explanation|answer)\b(?! of)(?: (?:there|NAME|here|now))*(?:,? and "
            r"i .*)?"
        ),
        (
            r"(?:NAME 's|his|her|their|your|the|that)(?: \w+){1,6} (?:is|was|are|were|makes?|made|sounds?|"
            r"sounded|looks?|rings?) (?:\w+ )?(?:good|sound|fair|convincing|sense|persuasive|right|true|"
            r"reasonable|solid|strong|enough|plausible|valid|better|honest)\b(?:,? and i .*)?"
        ),
        (
            r".*\b(?:gave|gives|given) (?:me|us) (?:pause|doubts|something to think about|food for thought|"
            r"second thoughts)\b.*"
        ),
        r".*\b(?:clears|cleared) (?:him|her|them|NAME)\b.*",
        (
            r"(?:NAME 's|his|her|their|your|the|that)(?: \w+){1,4} (?:solves?|solved|fixes|fixed|addresses|"
            r"meets|met|settles|settled|removes|removed|answers|covers|dispels) (?:\w+ ){0,3}(?:problems?|"
            r"concerns?|points?|worry|worries|questions?|doubts?|objections?|typos?|mistakes?|loopholes?|"
            r"holes?)\b.*"
        ),
        (
            r"(?:NAME|he|she|they|you) (?:has |have |had |'s |'ve )?(?:\w+ly |now )?(?:answered|explained|"
            r"cleared up) .*"
        ),
    )
)
_LEAD: Final = (
    r"(?:(?:sorry|oh|well|yes|ok|okay|all right|thanks|right|after all|frankly|honestly|to be honest|on "
    r"reflection|having (?:read|slept|thought|heard|seen)(?: \w+){1,6}?|on (?:a )?second reading) ,? "
    r"?)?(?:(?:and|but|as|because) )?"
)
_REASON: Final = re.compile(rf"{_LEAD}(?:{_OWN}|{_THEIRS})")
_WHAT_CHANGED: Final = re.compile(rf"{_LEAD}(?:{_THEIRS})")


def tells_why_changed(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind acts is no more than a reason why the last of them takes back or changes what
    was said before."""
    if not acts or len(tokens) > _MOST or _HEADS.isdisjoint([token.low for token in tokens]):
        return False
    withdrawn = _withdraws(acts[-1])
    if not (withdrawn or changes(scene, acts[-1])):
        return False
    values = {str(value) for act in acts for value in act.values}
    if any(token.low.isdecimal() and token.low not in values for token in tokens):
        return False
    said = named_lows(scene, tokens)
    if _DANGERS.search(said) is not None:
        return False
    return (_REASON if withdrawn else _WHAT_CHANGED).fullmatch(said) is not None


def lets_it_stand(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """`(I withdraw my vote.) I'd rather let it stand.`, `I'll wait with that until tomorrow.`: what was taken
    back is left after all, or not taken back yet."""
    if not acts or len(tokens) > _MOST or _STANDING.isdisjoint([token.low for token in tokens]):
        return False
    if not (_withdraws(acts[-1]) or changes(scene, acts[-1])):
        return False
    return _LEFT.search(named_lows(scene, tokens)) is not None


_STANDING: Final = words_in("let leave keep stays stands remains wait hold delay confirmed rules works")
_LEFT: Final = re.compile(
    r"\b(?:'d|would|will|'ll|want to|better|rather|prefer to|shall|think i|let 's) (?:rather |better |just "
    r"|still |to )*(?:let|leave|keep) (?:it|that|this|my vote)\b(?! (?:go|be|at that|to (?!stand|count)|up "
    r"to|secret|short|known|simple))|\b(?:otherwise|or|so|after all|else) (?:it|that|my vote) (?:stays|"
    r"stands|remains)\b|\b(?:it|that|my vote) (?:stays|stands|remains)(?: (?:as it (?:is|was)|put|after "
    r"all|where it is))?$|\b(?:wait|hold off|delay) with (?:it|that|this)\b|\bsee (?:it|this|that) "
    r"confirmed\b"
)


def changes(scene: Scene, act: Act) -> bool:
    """`I change my vote on 32 to FOR`, `I switch my vote from Brask to Lowri`: something else stood
    before."""
    return act.action.name == "vote" and _CHANGING.search(scene.text[act.start : act.end]) is not None


def _withdraws(act: Act) -> bool:
    params = act.action.params()
    if act.action.name == "vote":
        return "target" in params and params["target"] is None
    return act.action.name in _WITHDRAWING or (
        act.action.name == "retract" and str(params.get("of", "")) in {"vote", ""}
    )
